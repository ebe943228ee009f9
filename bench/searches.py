"""Measures what the searches of one player cost another: moves while 64 windows ask for reviews.

scripts/bench searches [WINDOWS] [SECONDS]   answers to the moves of another player; memory
scripts/bench searches games [SIZE]          the same while that player opens games whose text has
                                             SIZE characters

The server is open to others, with its own data; all of it runs on this machine.
"""

import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import websockets
from names import check_names

from winnable.analysis.hints import hints
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.variants import VARIANTS

_PAUSE = 0.1
"""Seconds between two moves of the other player."""


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    """Runs a server open to others; yields its address and the number of its process."""
    with (
        tempfile.TemporaryDirectory() as folder,
        subprocess.Popen(
            [
                *(sys.executable, "-m", "winnable", "serve", "--no-browser"),
                *("--host", "0.0.0.0", "--port", "0"),
            ],
            env={**os.environ, "XDG_DATA_HOME": folder},
            stdout=subprocess.PIPE,
            text=True,
        ) as process,
    ):
        assert process.stdout is not None
        try:
            found = re.search(r"http://[^ ]+?:[0-9]+", process.stdout.readline())
            assert found is not None
            yield found[0], process.pid
        finally:
            process.send_signal(signal.SIGTERM)


class Player:
    """A visitor with a cookie."""

    def __init__(self, url: str) -> None:
        self.url, self.cookie = url, ""

    def begin(self, **asked: object) -> str:
        """Starts a game and returns its name."""
        request = urllib.request.Request(  # a local server
            f"{self.url}/api/games",
            json.dumps(asked).encode(),
            {"content-type": "application/json", "origin": self.url, "cookie": self.cookie},
        )
        with urllib.request.urlopen(request) as answer:
            self.cookie = (answer.headers["set-cookie"] or self.cookie).partition(";")[0]
            name: str = json.load(answer)["id"]
        return name

    def window(self, game: str) -> websockets.connect:
        """A window on a game."""
        return websockets.connect(
            f"{self.url.replace('http', 'ws')}/api/games/{game}",
            origin=self.url,  # type: ignore[arg-type]
            additional_headers={"cookie": self.cookie},
            max_size=None,
        )


async def ask(socket: websockets.ClientConnection, **asked: object) -> dict[str, Any]:
    """The answer to a request."""
    await socket.send(json.dumps({"id": 1, **asked}))
    told: dict[str, Any] = json.loads(await socket.recv())
    while told["id"] is None:
        told = json.loads(await socket.recv())
    return told


def random_game(number: int, moves: int) -> Game:
    """A game of three passes whose review takes a second or two."""
    variant, chance = VARIANTS["three-passes"], random.Random(number)
    game = Game(variant.rules, numbered_deal(number, variant.rules), variant.scoring)
    for _ in range(moves):
        useful = hints(game.view)
        if not game.legal:
            break
        game.play(useful[0].move if useful and chance.random() < 0.7 else chance.choice(game.legal))
    return game


async def _review(player: Player, game: str, counts: dict[str, int]) -> None:
    """Asks for one review after the other."""
    async with player.window(game) as socket:
        await ask(socket, do="hello")
        while True:
            told = await ask(socket, do="review")
            counts["reviews" if told["review"] else "refused"] += 1
            await asyncio.sleep(0.5)


async def _open(player: Player, text: str, counts: dict[str, int]) -> None:
    """Opens one long game after the other."""
    while True:
        try:
            game = await asyncio.to_thread(player.begin, text=text)
            async with player.window(game) as socket:
                await ask(socket, do="hello")
            counts["opened"] += 1
        except urllib.error.HTTPError:
            counts["refused"] += 1
            await asyncio.sleep(0.5)


async def _moves(player: Player, seconds: float) -> list[float]:
    """Plays random moves; returns the times of the answers in seconds."""
    times: list[float] = []
    chance, end = random.Random(1), time.monotonic() + seconds
    number = 0
    while time.monotonic() < end:
        number += 1
        game = await asyncio.to_thread(player.begin, game="draw-three", number=str(number))
        async with player.window(game) as socket:
            table = (await ask(socket, do="hello"))["table"]
            for _ in range(60):
                if not table["legal"] or time.monotonic() > end:
                    break
                move = chance.choice(table["legal"])["move"]
                start = time.perf_counter()
                table = (await ask(socket, do="play", move=move))["table"]
                times.append(time.perf_counter() - start)
                await asyncio.sleep(_PAUSE * chance.uniform(0.5, 1.5))
    return times


async def _memory(pid: int, peak: list[float]) -> None:
    """Notes the most memory of the server and the processes below it, in megabytes."""
    while True:
        peak[0] = max(peak[0], sum(_resident(each) for each in _family(pid)))
        await asyncio.sleep(0.2)


def _family(pid: int) -> Iterator[int]:
    yield pid
    for thread in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            for child in thread.read_text("ascii").split():
                yield from _family(int(child))


def _resident(pid: int) -> float:
    with suppress(OSError):
        found = re.search(r"Pss:\s+([0-9]+)", Path(f"/proc/{pid}/smaps_rollup").read_text("ascii"))
        return int(found[1]) / 1024 if found else 0.0
    return 0.0


async def _measure(what: str, number: int, seconds: float) -> None:
    with server() as (url, pid):
        one, other = Player(url), Player(url)
        counts, peak = {"reviews": 0, "opened": 0, "refused": 0}, [0.0]
        quiet = await _moves(other, 5)
        tasks = [asyncio.create_task(_memory(pid, peak))]
        if what == "games":
            text = long_text(number)
            one.begin()
            tasks += [asyncio.create_task(_open(one, text, counts)) for _ in range(16)]
        else:
            texts = [random_game(n, 120).text for n in range(number)]
            games = [await asyncio.to_thread(one.begin, text=text) for text in texts]
            tasks += [asyncio.create_task(_review(one, game, counts)) for game in games]
        await asyncio.sleep(2)
        busy = await _moves(other, seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for name, times in (("alone", sorted(quiet)), ("with the other", sorted(busy))):
        print(
            f"{name}: {len(times)} moves, p50 {_ms(times, 50)}, p99 {_ms(times, 99)}, "
            f"worst {times[-1] * 1e3:.1f} ms"
        )
    print(f"{counts}; memory of all processes {peak[0]:.0f} MB")


def long_text(size: int) -> str:
    """A game text of about so many characters, most of its moves undone."""
    variant, chance = VARIANTS["draw-one"], random.Random(1)
    game = Game(variant.rules, numbered_deal(7, variant.rules), variant.scoring)
    made = 0
    while made * 3.5 < size:
        if not game.legal or len(game.steps) > 150 or chance.random() < 0.1:
            for _ in range(chance.randint(1, 100)):
                game.undo()
        elif (move := chance.choice(game.legal)) not in {step.move for step in game.lines}:
            game.play(move)
            made += 1
        else:
            game.play(move)
    return game.text


def _ms(times: list[float], percent: int) -> str:
    return f"{times[min(len(times) - 1, len(times) * percent // 100)] * 1e3:.1f} ms"


def main() -> None:
    """Runs a measurement."""
    what, *rest = sys.argv[1:] or ["reviews"]
    if what == "games":
        asyncio.run(_measure(what, int(rest[0]) if rest else 390_000, 20))
    else:
        if not what.isdecimal():
            check_names([what], ("reviews", "games"))
        words = [what, *rest] if what.isdecimal() else rest
        windows, seconds = (*map(int, words), *(64, 30)[len(words) :])
        asyncio.run(_measure("reviews", windows, seconds))


if __name__ == "__main__":
    main()
