"""Measures how long the board of a day with 1,000 entries takes to open in the browser: used by
``table.py``.
"""

from pathlib import Path
from typing import Any, Final

from winnable.store import Boards, Store
from winnable.store.contests.players import Players

ENTRIES: Final = 1_000
OPENINGS: Final = 30
_OPEN: Final = """async () => {
    const menu = document.querySelector("[aria-haspopup='menu']")
    menu.click()
    await new Promise(done => setTimeout(done, 200))
    const named = (kind, text) => [...document.querySelectorAll(kind)]
        .find(each => each.textContent.trim().startsWith(text))
    named("[role='menuitem']", "Games and levels").click()
    await new Promise(done => setTimeout(done, 500))
    const entry = named(".home button", "Ranked")
    await new Promise(done => setTimeout(done, 16 * Math.random()))
    const start = performance.now()
    const painted = new Promise(done => {
        const watcher = new MutationObserver(() => {
            if (document.querySelectorAll("table.board tbody tr").length < 50) return
            watcher.disconnect()
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)))
        })
        watcher.observe(document.body, {subtree: true, childList: true})
    })
    entry.click()
    return painted
}"""
"""Opens the board; returns the milliseconds until 50 rows are painted."""


def fill(folder: Path) -> None:
    """Stores 1,000 wins of the deal of today in draw three, each of a player with a nickname."""
    store = Store(folder / "winnable")
    boards, players = Boards(store.database), Players(store.database)
    today = str(boards.today())
    boards.dealt(today, "draw-three")
    with store.database.writing() as execute:
        for at in range(ENTRIES):
            execute(
                "INSERT INTO attempts VALUES (?, 'draw-three', ?, 1, ?, ?, 'won', '', ?, ?, ?, "
                "NULL, 3, 0, 52)",
                *(
                    today,
                    f"player-{at:04}",
                    f"game-{at}",
                    at + 1,
                    0,
                    60_000 + 977 * at,
                    90 + at % 40,
                ),
            )
    for at in range(ENTRIES):
        players.call(f"player-{at:04}", f"Rival {_letters(at)}")
    store.database.close()


def _letters(number: int) -> str:
    """Returns letters that do not look alike, because no two players have names that do."""
    return "".join("ACEFHKMPRTUXYW"[number // 14**place % 14] for place in range(3))


def openings(page: Any, url: str) -> tuple[list[float], list[float]]:
    """Returns the seconds of each first opening after a load of the page, and of each later one."""
    first: list[float] = []
    later: list[float] = []
    for _ in range(OPENINGS):
        page.goto(url)
        page.wait_for_selector("[data-pile='7'] button")
        page.wait_for_timeout(300)
        for times in (first, later):
            times.append(page.evaluate(_OPEN) / 1e3)
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog", state="detached")
    return sorted(first), sorted(later)
