"""Takes the pictures that links, app shops and the README show: ``python art/pictures.py ADDRESS``.

ADDRESS is what ``winnable serve`` prints; both need the same data folder, a new one
(``XDG_DATA_HOME``), where results are imported. Pillow makes the files small. Run it by hand after
a change of the table. The bytes depend on the browser, so no test compares them.
"""

import json
import random
import shutil
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from io import BytesIO
from itertools import product
from pathlib import Path
from typing import Final

from cards import STATIC
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from winnable.catalogues.dailies import LEVELS, daily_deal
from winnable.catalogues.new import new_game
from winnable.game.results import TIME, Result, written
from winnable.law.moves import start
from winnable.law.position import STOCK, place_text
from winnable.law.variants import VARIANTS
from winnable.solver import shorten, solve
from winnable.store.belongings import add_export, parse_export
from winnable.store.games import Store

FIGURES: Final = Path(__file__).parent.parent / "docs" / "figures"
PICTURES: Final = {"social": (1200, 630, 1), "wide": (1280, 800, 1), "narrow": (360, 640, 2)}
"""Width and height of each window in CSS pixels, and pixels of the picture to one of them."""
SETTINGS: Final = {"toured": True, "last": "klondike", "theme": "light", "celebrate": False}
GAME: Final = "rules=d3&scoring=foundation&deal=64"
MOVES: Final = 24
LOST: Final = "rules=d3r&scoring=none&deal=5&moves=" + (
    "62 63 61 63 3f 26x2 42 sw w2 sw sw w4 w5 sw wf 3f 5f sw sw sw wf 4f w2 w6 76 sw "
    "wf sw sw sw w6 sw wf 3f 5f sw sw sw w6 sw wf 7f 72 sw w1 sw w6 wf w2 w2"
).replace(" ", ".")
"""A game whose move 45 lost it."""


def take(browser: Browser, address: str, name: str) -> None:
    """Plays some advised moves in a window and takes its picture."""
    page = _open(browser, f"{address}#{GAME}", *PICTURES[name])
    for word in ("hint", "do") * MOVES:
        page.locator("#cmd").fill(word)
        page.locator("#cmd").press("Enter")
        page.wait_for_timeout(150)
    _save(page, STATIC / "pictures" / f"{name}.png")
    if name == "wide":
        shutil.copy(STATIC / "pictures" / "wide.png", FIGURES / "table.png")


def take_review(browser: Browser, address: str) -> None:
    """Takes a picture of the move that lost a game."""
    page = _open(browser, f"{address}#{LOST}", 1280, 800, 1)
    _review(page)
    _save(page, FIGURES / "review.png")


def take_film(browser: Browser, address: str) -> None:
    """Takes a film of a review: the move that lost a game, and the win that was there."""
    page = _open(browser, f"{address}#{LOST}", 1100, 720, 1)
    frames: list[Image.Image] = []
    times: list[int] = []

    def show(milliseconds: int, every: int) -> None:
        for _ in range(0, milliseconds, every):
            picture = Image.open(BytesIO(page.screenshot(caret="hide"))).convert("RGB")
            frames.append(picture.resize((715, 468), Image.Resampling.LANCZOS))
            times.append(every)
            page.wait_for_timeout(every)

    page.wait_for_timeout(1000)
    show(1000, 1000)
    _review(page)
    show(3000, 1000)
    page.get_by_role("combobox", name="Speed").select_option("fast")
    page.get_by_role("button", name="Show the win").click()
    page.mouse.move(0, 0)
    show(6000, 200)
    frames[0].save(
        FIGURES / "review.webp",
        save_all=True,
        append_images=frames[1:],
        duration=times,
        loop=0,
        quality=40,
        method=4,
        minimize_size=True,
    )
    page.context.close()


def _review(page: Page) -> None:
    """Shows the move that lost the game."""
    page.locator("#open-question").click()
    page.get_by_role("menuitem", name="Review", exact=True).click()
    page.locator("#table[data-mistake]").wait_for()
    page.mouse.move(0, 0)


def take_wins(browser: Browser, address: str) -> None:
    """Takes pictures of a win, also on a phone in Spanish; its moves are typed: it counts."""
    for number, name, size, language in (
        (1, "win", (1280, 800), "en"),
        (10, "phone", (390, 844), "es"),
    ):
        first = start(VARIANTS["draw-one"].rules, new_game("draw-one", number=number).deal)
        page = _open(browser, f"{address}#rules={first.rules}&deal={number}", *size, 1, language)
        for move in shorten(first, solve(first).moves or ()):
            words = f"{place_text(move.source)} {place_text(move.target)}"
            words += f" {move.count}" if move.count > 1 else ""
            page.locator("#cmd").fill("draw" if move.source == STOCK else words)
            page.keyboard.press("Enter")
        page.locator(".win").wait_for()
        page.mouse.click(5, 5)
        _save(page, FIGURES / f"{name}.png")


def take_home(browser: Browser, address: str) -> None:
    """Takes a picture of *Games and levels*."""
    page = _open(browser, f"{address}#rules=d1&deal=easy:64", 1280, 800, 1)
    _go_home(page)
    page.locator("#h-daily-today").wait_for()
    page.mouse.move(0, 0)
    _save(page, FIGURES / "home.png")


def take_results(browser: Browser, address: str) -> None:
    """Takes pictures of the statistics and of the calendar, for a player who has played a while."""
    export = {"winnable": "everything", "version": 1, "results": [*map(written, _results())]}
    add_export(Store(), parse_export(json.dumps(export)))
    for name, entry in ("statistics", "Statistics"), ("calendar", "Daily deals"):
        page = _open(browser, f"{address}#rules=d3r&scoring=none&deal=64", 1280, 800, 1)
        _go_home(page)
        page.locator(".home b").get_by_text(entry, exact=True).click()
        page.mouse.move(0, 0)
        _save(page, FIGURES / f"{name}.png")


def _go_home(page: Page) -> None:
    """Opens *Games and levels*."""
    page.locator("#open-options").click()
    page.get_by_role("menuitem", name="Games and levels", exact=True).click()


def _results() -> Iterator[Result]:
    """Three months of random deals; the daily deals of the last weeks."""
    chance = random.Random(7)
    now = datetime.now(UTC)
    for n in range(40):
        won = chance.random() < 0.3 + n / 100
        yield Result(
            f"random {n}",
            "draw-three",
            won,
            moves=chance.randrange(92, 156),
            seconds=chance.randrange(210, 840),
            points=None,
            winnable=won or chance.random() < 0.7,
            ended=f"{now - timedelta(days=84 - 2 * n):{TIME}}",
        )
    for ago, level in product(range(1, 26), LEVELS):
        if chance.random() < 0.9 - ago / 50:
            day = now - timedelta(days=ago)
            yield Result(
                f"daily {ago} {level}",
                "draw-three",
                won=True,
                moves=120,
                seconds=400,
                points=None,
                difficulty=level,
                winnable=True,
                ended=f"{day:{TIME}}",
                deal=daily_deal(VARIANTS["draw-three"].rules, day.date(), level).address,
            )


def _open(
    browser: Browser, address: str, width: int, height: int, scale: int, language: str = "en"
) -> Page:
    context = browser.new_context(
        viewport={"width": width, "height": height}, device_scale_factor=scale, locale=language
    )
    context.add_init_script(f"localStorage.setItem('winnable', {json.dumps(SETTINGS)!r})")
    page = context.new_page()
    page.goto(address)
    page.locator("#table .slot").first.wait_for()
    return page


def _save(page: Page, path: Path) -> None:
    page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    page.wait_for_timeout(500)
    picture = Image.open(BytesIO(page.screenshot(caret="hide"))).convert("RGB")
    picture.quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)
    page.context.close()


if __name__ == "__main__":
    with sync_playwright() as driver:
        path = shutil.which("chromium") or shutil.which("chromium-headless-shell")
        browser = driver.chromium.launch(executable_path=path, args=["--no-sandbox"])
        for name in PICTURES:
            take(browser, sys.argv[1], name)
        for each in (take_review, take_film, take_wins, take_home, take_results):
            each(browser, sys.argv[1])
