"""Measures the site (docs/site.md) in Chromium: starts, moves, hints, reviews, memory.

scripts/bench site [starts | play | memory]   without an argument: all three

The files come from a file server that compresses. ``cold``: an empty browser behind a line of
10 Mbit/s with 40 ms; ``warm``: the same browser again. ``slow`` runs Chromium with all its workers
on a quarter of two cores (a control group of version 1; needs root).
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import psutil
import table
from names import check_names
from playwright.sync_api import BrowserContext, Page, sync_playwright

SITE: Final = Path("dist/site")
GROUP: Final = Path("/sys/fs/cgroup/cpu/winnable-slow")
PHONE: Final = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}
MOVES: Final = 200
GAMES: Final = 50
REVIEWS: Final = 10
_CARDS: Final = "[data-pile='7'] button"
_TOLD: Final = """(key) => new Promise(done => {
    const start = performance.now()
    new MutationObserver((_, watcher) => {
        watcher.disconnect()
        done(performance.now() - start)
    }).observe(document.querySelector('#status'),
               {subtree: true, characterData: true, childList: true})
    document.activeElement.dispatchEvent(
        new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}))
})"""
"""Presses a key; returns the milliseconds until its message is written."""

_WATCH: Final = """
window.answered = []
const Original = Worker
window.Worker = class extends Original {
  constructor(...given) {
    super(...given)
    this.addEventListener("message", ({ data }) => {
      if (data.did !== "text" || !this.asked) return
      answered.push(performance.now() - this.asked)
      this.asked = 0
    })
  }
  postMessage(message, ...rest) {
    if (message.do === "text") this.asked = performance.now()
    super.postMessage(message, ...rest)
  }
}
"""
"""Lists the milliseconds of each answer of the worker in ``answered``."""


@contextmanager
def hosted(megabits: float = 0) -> Iterator[str]:
    """The address of the site behind a line."""
    command = [sys.executable, "bench/hosted_files.py", str(SITE), str(megabits)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip()
        finally:
            process.kill()


@contextmanager
def opened(driver: Any, folder: str, *, slow: bool = False, **likes: Any) -> Iterator[Page]:
    """A window of a browser with its data in a folder."""
    program = os.environ.get("CHROMIUM", "/usr/bin/chromium")
    if slow:
        (GROUP / "cpu.cfs_period_us").write_text("20000")
        (GROUP / "cpu.cfs_quota_us").write_text("10000")
        wrapper = Path(folder) / "slow-chromium"
        text = f'#!/bin/sh\necho $$ > {GROUP}/cgroup.procs\nexec {program} "$@"\n'
        wrapper.write_text(text)
        wrapper.chmod(0o755)
        program = str(wrapper)
    context: BrowserContext = driver.chromium.launch_persistent_context(
        f"{folder}/profile", executable_path=program, args=list(table.BROWSER), **likes
    )
    try:
        yield context.pages[0]
    finally:
        context.close()


@contextmanager
def alone() -> Iterator[tuple[Page, str, str]]:
    """A window of a fresh browser, the address of the site, and the folder of the browser."""
    with (
        sync_playwright() as driver,
        hosted() as url,
        tempfile.TemporaryDirectory() as folder,
        opened(driver, folder) as page,
    ):
        yield page, url, folder


def started(page: Page, url: str) -> tuple[float, float]:
    """Opens a deal; returns the seconds until the shell and until the first move is answered."""
    began = time.perf_counter()
    page.goto(f"{url}#rules=d3r&scoring=none&deal=64", wait_until="commit")
    page.wait_for_selector("#shell progress, " + _CARDS, state="attached")
    shell = time.perf_counter() - began
    page.wait_for_selector(_CARDS)
    page.evaluate(table.PAINTED, 0)
    return shell, time.perf_counter() - began


def starts() -> None:
    """Cold and warm starts."""
    kinds: list[tuple[str, dict[str, Any]]] = [("desktop", {}), ("phone", PHONE)]
    if GROUP.parent.is_dir() and os.geteuid() == 0:
        GROUP.mkdir(exist_ok=True)
        kinds += [("desktop, slow", {"slow": True}), ("phone, slow", {"slow": True, **PHONE})]
    with sync_playwright() as driver, hosted(10) as url:
        for name, likes in kinds:
            with tempfile.TemporaryDirectory() as folder:
                for kind in ("cold", "warm", "warm"):
                    with opened(driver, folder, **likes) as page:
                        shell, move = started(page, url)
                        page.wait_for_function(
                            "navigator.serviceWorker.ready.then(found => !!found.active)"
                        )
                        page.wait_for_timeout(3000)
                    print(f"{name}, {kind}: shell {shell:.2f} s, first move {move:.2f} s")


def play() -> None:
    """Moves, hints and a review."""
    with alone() as (page, url, _):
        page.add_init_script(_WATCH)
        started(page, url)
        painted = [page.evaluate(table.PAINTED, 3)[0] for _ in range(MOVES)]
        page.evaluate("answered.length = 0")
        told = [page.evaluate(_TOLD, "d") for _ in range(MOVES)]
        answered = page.evaluate("answered")
        page.evaluate(_TOLD, "h")
        hints = []
        for _ in range(MOVES // 4):
            page.evaluate(_TOLD, "d")
            hints.append(page.evaluate(_TOLD, "h"))
        for name, times in (
            ("draw till the answer of the worker", answered),
            ("draw till the message", told),
            ("draw till painted", painted),
            ("hint till the message", hints),
        ):
            times.sort()
            print(
                f"{name}: median {times[len(times) // 2]:.1f} ms,"
                f" p95 {times[len(times) * 95 // 100]:.1f} ms, worst {times[-1]:.1f} ms"
            )


def memory() -> None:
    """The memory of the tab after many games and reviews."""
    with alone() as (page, url, folder):
        started(page, url)
        print(f"first game: {tab_megabytes(folder):.0f} MB")
        for game in range(GAMES):
            before = page.url
            page.locator("#cmd").fill("new")
            page.locator("#cmd").press("Enter")
            page.wait_for_function("before => location.href !== before", arg=before)
            page.wait_for_timeout(300)
            for _ in range(20):
                page.evaluate(table.PAINTED, 0)
            if game % (GAMES // REVIEWS) == 0:
                page.locator("#open-question").click()
                page.get_by_role("menuitem", name="Review", exact=True).click()
                page.wait_for_selector(".replay progress", state="attached")
                page.wait_for_selector(".replay progress", state="detached", timeout=300_000)
                page.keyboard.press("Escape")
                page.wait_for_selector(".replay", state="detached")
        print(f"after {GAMES} games and {REVIEWS} reviews: {tab_megabytes(folder):.0f} MB")


def tab_megabytes(folder: str) -> float:
    """The proportional memory (PSS) of the process of the tab, with its workers."""
    sizes = [
        process.memory_full_info().pss
        for process in psutil.process_iter(["cmdline"])
        if "--type=renderer" in (process.info["cmdline"] or [])
        and any(folder in each for each in process.parent().parent().cmdline())
    ]
    return max(sizes, default=0) / 1e6


if __name__ == "__main__":
    wanted = sys.argv[1:] or ["starts", "play", "memory"]
    measures = {"starts": starts, "play": play, "memory": memory}
    check_names(wanted, measures)
    for each in wanted:
        measures[each]()
