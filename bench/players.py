"""Measures how well the fair player plays: ``bench/players.py d3 1 2000 [--jobs 2] [--log FILE]``.

Plays numbered deals by ``winnable.players.advise``, which sees only what a player sees. Prints the
wins with the 95 % Wilson interval, CPU seconds a game, and the time of one advice. ``--log`` writes
each game as a line of the file, and skips the games that are already in it. ``--simulations 0``
values the choices by sampled worlds, as where no net was trained.
"""

import argparse
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path

from winnable.chances import chance_of
from winnable.deals import numbered_deal
from winnable.law import play, start
from winnable.players import USUAL, Strength, advise
from winnable.rules import parse_rules
from winnable.view import shown_at_start, shown_by, view_of


@dataclass(frozen=True)
class Played:
    """One game."""

    number: int
    is_won: bool
    moves: int
    cpu_s: float
    p50_ms: float
    p95_ms: float
    worst_ms: float
    chances: tuple[float, ...] = ()
    """The chance of each decision (``Advice.chance``)."""

    def __str__(self) -> str:
        times = f"{self.cpu_s:.3f} {self.p50_ms:.2f} {self.p95_ms:.2f} {self.worst_ms:.2f}"
        chances = ",".join(f"{chance:.4f}" for chance in self.chances) or "-"
        return f"{self.number} {int(self.is_won)} {self.moves} {times} {chances}"


def parse_played(line: str) -> Played:
    number, won, moves, cpu_s, p50, p95, worst, chances = line.split()
    return Played(
        int(number),
        won == "1",
        int(moves),
        float(cpu_s),
        float(p50),
        float(p95),
        float(worst),
        tuple(map(float, chances.split(","))) if chances != "-" else (),
    )


def game(text: str, number: int, strength: Strength) -> Played:
    """Plays one deal to its end."""
    rules = parse_rules(text)
    position = start(rules, numbered_deal(number, rules))
    seen = shown_at_start(position)
    times: list[float] = []
    chances: list[float] = []
    moves = 0
    began = time.process_time()
    while True:
        view = view_of(position, seen)
        asked = time.process_time()
        advice = advise(view, strength)
        times.append(1000 * (time.process_time() - asked))
        if advice is None:
            break
        if advice.chance is not None:
            chances.append(advice.chance)
        for move in advice.plan:  # asking again inside a plan returns the rest of it
            step = play(position, move)
            seen |= shown_by(step)
            position = step.after
            moves += 1
    cpu_s, times = time.process_time() - began, sorted(times)
    p50, p95 = times[len(times) // 2], times[len(times) * 95 // 100]
    return Played(number, position.is_won, moves, cpu_s, p50, p95, times[-1], tuple(chances))


def report(text: str, games: list[Played]) -> str:
    """Formats one line about the games so far."""
    wins, count = sum(game.is_won for game in games), len(games)
    share = chance_of(wins, count - wins, 0, complete=False)
    p95 = sorted(game.p95_ms for game in games)[count // 2]
    return (
        f"{text}: {wins} of {count} won, {share.share:.2%} ({share.low:.2%} to {share.high:.2%}); "
        f"CPU s a game {sum(game.cpu_s for game in games) / count:.3f}; "
        f"p95 ms of an advice, median game {p95:.1f}; worst {max(g.worst_ms for g in games):.0f}"
    )


def play_all(text: str, numbers: list[int], strength: Strength, jobs: int) -> Iterator[Played]:
    with ProcessPoolExecutor(jobs) as pool:
        n = len(numbers)
        yield from pool.map(game, [text] * n, numbers, [strength] * n)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rules")
    parser.add_argument("first", type=int)
    parser.add_argument("last", type=int)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--simulations", type=int, default=USUAL.simulations)
    parser.add_argument("--worlds", type=int, default=USUAL.worlds)
    parser.add_argument("--nodes", type=int, default=USUAL.nodes)
    parser.add_argument("--states", type=int, default=USUAL.states)
    parser.add_argument("--dives", type=int, default=USUAL.dives)
    parser.add_argument("--log", type=Path)
    wish = parser.parse_args()
    strength = Strength(wish.simulations, wish.worlds, wish.nodes, wish.states, wish.dives)
    done: list[Played] = []
    if wish.log and wish.log.exists():
        done = [parse_played(line) for line in wish.log.read_text().splitlines()]
    had = {each.number for each in done}
    numbers = [n for n in range(wish.first, wish.last + 1) if n not in had]
    with wish.log.open("a") if wish.log else nullcontext() as log:
        for each in play_all(wish.rules, numbers, strength, wish.jobs):
            done.append(each)
            if log:
                print(each, file=log, flush=True)
            if len(done) % 50 == 0:
                print(report(wish.rules, done), flush=True)
    print(report(wish.rules, done))


if __name__ == "__main__":
    main()
