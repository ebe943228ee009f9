"""Measures the arena.

scripts/bench arena [speed | gymnasium | entries FOLDER [GAMES] | table FOLDER]

``speed`` plays random games in the compiled batch and, if open_spiel is installed, in its game
``solitaire``, in turns; CPU seconds of one thread, and both cores together. ``gymnasium`` steps 256
random games in the environment for many games and in Gymnasium's ``SyncVectorEnv`` of the one for
one game, in turns; CPU seconds of ``step`` alone. Then two threads play random legal games in two
of the former, choosing the moves included. ``entries`` plays the reference entries of
docs/arena.md, and goes on where it was stopped: run it at idle priority (``chrt -i 0``). ``table``
prints them.
"""

import importlib
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from threading import Thread
from typing import Any, Final

import gymnasium
import msgspec
import numpy as np

from winnable.law.rules import parse_rules
from winnable.research.arena.environment import NAME, Solitaires
from winnable.research.arena.matches import Played
from winnable.research.arena.players import PLAYERS
from winnable.research.arena.results import Run, summary
from winnable.research.arena.vectors import ACTIONS, Games

RULES: Final = ("d3r", "s", "d1p1t", "d1p3", "d1")
"""The rules of the entries: the four main games, and draw one."""
TIME_S: Final = 3.0
"""CPU seconds of one measurement."""


def timed(work: Callable[[], int]) -> float:
    """Returns the steps of ``work`` for each second of CPU time."""
    began, steps = time.thread_time(), 0
    while time.thread_time() - began < TIME_S:
        steps += work()
    return steps / (time.thread_time() - began)


def ours(text: str, seed: int = 0) -> Callable[[], int]:
    """Random steps in the batch."""
    games = Games(parse_rules(text), 256, seed=seed)

    def work() -> int:
        for _ in range(50):
            games.step(games.sample())
        return 50 * 256

    return work


def many(text: str, seed: int) -> Callable[[], int]:
    """Random legal steps in the environment for many games."""
    envs = Solitaires(256, text, proven=False)
    envs.reset(seed=seed)

    def work() -> int:
        for _ in range(50):
            envs.step(envs.games.sample().astype(np.int64))
        return 50 * 256

    return work


def two_threads(make: Callable[[str, int], Callable[[], int]]) -> str:
    """Says how fast two threads work by the clock, and how much of the two cores they had."""
    steps = [0, 0]

    def one(at: int) -> None:
        work, until = make("d3", at), time.monotonic() + TIME_S
        while time.monotonic() < until:
            steps[at] += work()

    began, cpu = time.monotonic(), time.process_time()
    threads = [Thread(target=one, args=(at,)) for at in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    took, used = time.monotonic() - began, time.process_time() - cpu
    return (
        f"d3, two threads: {sum(steps) / took / 1e6:.2f} million steps a second by the clock; "
        f"{used / took:.2f} cores were free for it"
    )


def theirs(module: Any) -> Callable[[], int]:
    """Random decisions in OpenSpiel's solitaire, without its chance nodes."""
    game = module.load_game("solitaire")

    def work() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
        return steps

    return work


def speed() -> None:
    try:
        module = importlib.import_module("pyspiel")
    except ImportError:
        module = None
        print("open_spiel is not installed: pip install open_spiel")
    for text in RULES:
        here = timed(ours(text))
        line = f"{text}: {here / 1e6:.2f} million steps for each CPU second"
        if module is not None:
            there = timed(theirs(module))
            line += f"; OpenSpiel {there / 1e6:.3f} million decisions, ratio {here / there:.1f}"
        print(line, flush=True)
    print(two_threads(ours))


def stepped(mode: str, rules: str, steps: int) -> float:
    """Returns the CPU seconds of a step of one game among 256, without the choice of the moves."""
    envs = gymnasium.make_vec(NAME, 256, vectorization_mode=mode, rules=rules, proven=False)
    random, took = np.random.default_rng(1), 0.0
    info = envs.reset(seed=1)[1]
    for _ in range(steps):
        actions = (info["action_mask"] * random.random(ACTIONS)).argmax(1)
        began = time.thread_time()
        info = envs.step(actions)[4]
        took += time.thread_time() - began
    return took / steps / 256


def gymnasium_speed() -> None:
    for text in RULES:
        turns = [
            (stepped("vector_entry_point", text, 2000), stepped("sync", text, 20)) for _ in range(5)
        ]
        here, there = (median(times) for times in zip(*turns, strict=True))
        ratio = median(two / one for one, two in turns)
        print(
            f"{text}: {1e-6 / here:.2f} million steps for each CPU second; "
            f"SyncVectorEnv {1e-6 / there:.4f} million, ratio {ratio:.0f}",
            flush=True,
        )
    print(two_threads(many))


def entries(folder: Path, games: int) -> None:
    for text in RULES:
        for player in PLAYERS:
            bot = f"{sys.executable} -m winnable bot {player}"
            command = [
                *(sys.executable, "-m", "winnable", "arena", "--bot", bot, "--rules", text),
                *("--split", "test", "--games", str(games), "--workers", "4"),
                *("--seconds", "600", "--cpu", "600"),  # at idle priority answers take long
                *("--out", str(folder / f"{player}-{text}.jsonl")),
            ]
            subprocess.run(command, check=True)


def table(folder: Path) -> None:
    print("| rules | player | won | of | percent | 95 % | whenever one looks | moves | CPU ms |")
    print("|---|---|---|---|---|---|---|---|---|")
    for text in RULES:
        for player in PLAYERS:
            path = folder / f"{player}-{text}.jsonl"
            if not path.exists():
                continue
            lines = path.read_bytes().splitlines(keepends=True)
            run = msgspec.json.decode(lines[0], type=Run)
            played = [
                msgspec.json.decode(line, type=Played) for line in lines[1:] if line[-1:] == b"\n"
            ]
            told = summary({each.game: each for each in played})
            if told.share is None:
                continue
            ends = [f"{100 * e.low:.1f} to {100 * e.high:.1f}" for e in (told.wilson, told.anytime)]
            cells = [run.rules, run.bot, told.won, told.games, f"{100 * told.share:.1f}", *ends]
            cells += [f"{told.moves or 0:.0f}", f"{1000 * (told.cpu_s or 0):.0f}"]
            print("| " + " | ".join(map(str, cells)) + " |")


def main(words: list[str]) -> None:
    match words:
        case ["speed"]:
            speed()
        case ["gymnasium"]:
            gymnasium_speed()
        case ["entries", folder, *count]:
            Path(folder).mkdir(parents=True, exist_ok=True)
            entries(Path(folder), int(count[0]) if count else 1000)
        case ["table", folder]:
            table(Path(folder))
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
