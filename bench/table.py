"""Measures the table in the browser: time to the first deal, time of a move, many tables at once.

scripts/bench table page             in a browser: the start, the weight, a move
scripts/bench table board            opening the board of a day with 1,000 entries
scripts/bench table drag [SLOWDOWN]  frames while a finger drags a run on a slow phone
scripts/bench table motion [SLOWDOWN]  frames while cards are dealt, drawn, and go out in a won game
scripts/bench table load [OPTIONS]   a server open to others and its players (``load.py``)
"""

import asyncio
import json
import math
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import board
import load

from winnable.analysis.endings import finishing_moves
from winnable.law.deals import numbered_deal
from winnable.law.moves import play, start
from winnable.law.variants import VARIANTS
from winnable.law.view import view_of
from winnable.solver import solve


@contextmanager
def server(fill: Callable[[Path], None] | None = None) -> Iterator[tuple[str, float]]:
    """Runs a separate server with its own data, which ``fill`` may make; yields its address with
    the key, and its start-up time.
    """
    with tempfile.TemporaryDirectory() as folder:
        if fill is not None:
            fill(Path(folder))
        start = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, "-m", "winnable", "serve", "--no-browser", "--port", "0"],
            env={**os.environ, "XDG_DATA_HOME": folder},
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            assert process.stdout is not None
            try:
                found = re.search(r"http://[^ ]+:[0-9]+/\?key=[0-9a-f]+", process.stdout.readline())
                assert found is not None
                yield found[0], start
            finally:
                process.terminate()


def new_game(url: str, **asked: object) -> str:
    """Starts a new game and returns its address."""
    origin, _, key = url.partition("/?")
    request = urllib.request.Request(  # a local server
        f"{origin}/api/games",
        json.dumps(asked).encode(),
        {"content-type": "application/json", "origin": origin},
    )
    visitor = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    visitor.open(url).close()
    with visitor.open(request) as answer:
        name: str = json.load(answer)["id"]
    return f"{origin}/game/{name}?{key}"


def _ms(times: list[float], percent: int) -> str:
    return f"{times[min(len(times) - 1, len(times) * percent // 100)] * 1e3:.1f} ms"


# Page

BROWSER = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"),
    *("--disable-background-networking", "--disable-component-update"),
)
PAINTED = """(wait) => new Promise(done => setTimeout(() => {
    const start = performance.now()
    const painted = (part, changes) => new Promise(done => {
        new MutationObserver((_, watcher) => {
            watcher.disconnect()
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
        }).observe(document.querySelector(part), {subtree: true, ...changes})
    })
    const cards = painted('#table', {attributeFilter: ['href'], childList: true})
    const message = painted('#status', {characterData: true, childList: true})
    document.querySelector("[data-pile='s'] button").click()
    done(Promise.all([cards, message]))
}, wait))"""
"""Draws; returns the milliseconds until the cards and the message are painted. The message follows
one frame after the cards, for screen readers (page/src/shell/page.tsx).
"""


def _page() -> None:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  # only here

    with sync_playwright() as driver:
        browser = driver.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=list(BROWSER)
        )
        with server() as (url, start):
            page = browser.new_page()
            weights: dict[str, int] = {}
            page.on("response", lambda answer: weights.update({answer.url: len(answer.body())}))
            page.goto(url)
            page.wait_for_selector("[data-pile='7'] button, [data-pile='6'] button")
            print(f"first deal on the screen {time.perf_counter() - start:.2f} s after the command")
            page.wait_for_timeout(500)
            print(f"page weight {sum(weights.values()) / 1e3:.0f} kB in {len(weights)} files")
            for name, size in sorted(weights.items(), key=lambda item: -item[1])[:6]:
                print(f"    {size / 1e3:8.1f} kB  {name.removeprefix(url.partition('/?')[0])}")
            phase = random.Random(1)  # a click comes at any time between two frames
            waits = [1000 / 60 * phase.random() for _ in range(200)]
            drawn = [page.evaluate(PAINTED, wait) for wait in waits]
            for part, took in zip(
                ("cards are", "message is"), zip(*drawn, strict=True), strict=True
            ):
                times = sorted(each / 1e3 for each in took)
                print(
                    f"click till the {part} painted: median {_ms(times, 50)}, "
                    f"p95 {_ms(times, 95)}, worst {times[-1] * 1e3:.1f} ms"
                )
        browser.close()


def _board() -> None:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  # only here

    with sync_playwright() as driver, server(board.fill) as (url, _):
        browser = driver.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=list(BROWSER)
        )
        for name, times in zip(
            ("first", "later"), board.openings(browser.new_page(), url), strict=True
        ):
            print(
                f"board of {board.ENTRIES} entries, {name} opening: median {_ms(times, 50)}, "
                f"p95 {_ms(times, 95)}, worst {times[-1] * 1e3:.1f} ms"
            )
        browser.close()


# Motion

_FRAMES = """([selector, lasts]) => new Promise((done) => {
    const frames = []
    let last = 0
    ;[...document.querySelectorAll(selector)].at(-1).click()
    const frame = (now) => {
        if (last) frames.push(now - last)
        last = now
        if (frames.reduce((sum, each) => sum + each, 0) < lasts) requestAnimationFrame(frame)
        else done(frames)
    }
    requestAnimationFrame(frame)
})"""
"""Presses a button; returns the lengths of the frames in ms for a time."""
_ACTS = {
    "deal": (".actions button", 1300, 6),
    "draw": ("[data-pile='s'] button", 450, 12),
    "win": (".ended .main", 6700, 3),
}
"""The button of each act, its milliseconds, and how often it is measured. A win has its wreath."""


def _nearly(game: str, number: int) -> str:
    """Returns the moves of a deal until Auto-finish can win it."""
    rules = VARIANTS[game].rules
    position, moves = start(rules, numbered_deal(number, rules)), list[str]()
    for move in solve(position).moves or ():
        if finishing_moves(view_of(position)):
            break
        moves.append(str(move))
        position = play(position, move).after
    return " ".join(moves)


def _motion(slowdown: float) -> None:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415  # only here

    moves = _nearly("draw-one", 2980)
    with sync_playwright() as driver, server() as (url, _):
        browser = driver.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=list(BROWSER)
        )
        page = browser.new_context(
            viewport={"width": 1280, "height": 800}, reduced_motion="no-preference"
        ).new_page()
        screen = page.context.new_cdp_session(page)
        for act, (selector, lasts, times) in _ACTS.items():
            frames = list[float]()
            for turn in range(times):
                if act == "win":
                    page.goto(new_game(url, game="draw-one", number="2980", moves=moves))
                elif not turn:
                    page.goto(new_game(url, game="draw-three", number="64"))
                page.locator(selector).last.wait_for()
                page.wait_for_timeout(1000)
                screen.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
                frames += page.evaluate(_FRAMES, [selector, lasts])
                screen.send("Emulation.setCPUThrottlingRate", {"rate": 1})
            frames.sort()
            print(
                f"{act}, CPU {slowdown:g} times slower, {len(frames)} frames: "
                f"median {statistics.median(frames):.1f} ms, "
                f"p95 {frames[len(frames) * 95 // 100]:.1f} ms, worst {frames[-1]:.1f} ms"
            )
        browser.close()


# Drag

_DRAGS, _SECONDS, _HERTZ = 6, 1.5, 60
_COUNT_FRAMES = """() => {
    window.frames = []
    let last = 0
    const frame = (now) => {
        if (last) frames.push(now - last)
        last = now
        window.next = requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
}"""


def _longest_run() -> tuple[str, str, str, int]:
    """Returns a game, its moves up to the drag of its longest run, the run's column and length."""
    rules = VARIANTS["draw-three"].rules
    position = start(rules, numbered_deal(64, rules))
    moves = solve(position).moves
    assert moves is not None
    longest = max(range(len(moves)), key=lambda n: moves[n].count)
    run = moves[longest]
    return "64", " ".join(map(str, moves[:longest])), str(run.source), run.count


async def _drag(slowdown: float) -> None:
    from playwright.async_api import async_playwright  # noqa: PLC0415  # only here

    number, moves, column, cards = _longest_run()
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=list(BROWSER)
        )
        with server() as (url, _):
            phone = await browser.new_context(
                viewport={"width": 390, "height": 844}, has_touch=True, device_scale_factor=2
            )
            page = await phone.new_page()
            game = new_game(url, game="draw-three", number=number, moves=moves)
            await page.goto(game)
            card = page.locator(f"[data-pile='{column}'] .slot >> nth=-{cards}")
            await card.wait_for()
            await page.wait_for_timeout(1000)
            screen = await phone.new_cdp_session(page)
            await screen.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
            box = await card.bounding_box()
            assert box is not None
            home = box["x"] + box["width"] / 2, box["y"] + 8
            frames: list[float] = []
            for _ in range(_DRAGS):
                frames += await _circle(page, screen, home)
        await browser.close()
    frames.sort()
    print(
        f"drag of {cards} cards, CPU {slowdown:g} times slower, {len(frames)} frames: "
        f"median {statistics.median(frames):.1f} ms, p95 "
        f"{frames[len(frames) * 95 // 100]:.1f} ms, worst {frames[-1]:.1f} ms"
    )


async def _circle(page: Any, screen: Any, home: tuple[float, float]) -> list[float]:
    """Drags from ``home`` in a circle and back, with 60 touches a second that wait for no answer;
    returns the lengths of the frames in ms.
    """

    def touch(kind: str, *points: tuple[float, float]) -> asyncio.Task[Any]:
        points_of = {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        return asyncio.create_task(screen.send("Input.dispatchTouchEvent", points_of))

    await touch("touchStart", home)
    await page.evaluate(_COUNT_FRAMES)
    begin, steps, sent = time.perf_counter(), int(_SECONDS * _HERTZ), []
    for step in range(1, steps + 1):
        angle = math.tau * step / steps
        end = home[0] + 90 * math.sin(angle), home[1] - 160 * (1 - math.cos(angle))
        sent.append(touch("touchMove", end))
        await asyncio.sleep(max(0.0, begin + step / _HERTZ - time.perf_counter()))
    frames: list[float] = await page.evaluate("(cancelAnimationFrame(next), frames)")
    await asyncio.gather(*sent)
    await touch("touchEnd")
    await page.wait_for_timeout(600)
    return frames


if __name__ == "__main__":
    what, *rest = sys.argv[1:] or ["page"]
    if what == "page":
        _page()
    elif what == "board":
        _board()
    elif what == "drag":
        asyncio.run(_drag(float(rest[0]) if rest else 4))
    elif what == "motion":
        _motion(float(rest[0]) if rest else 4)
    elif what == "load":
        load.main(rest)
    else:
        sys.exit(__doc__)
