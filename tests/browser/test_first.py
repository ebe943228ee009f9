"""The first frame: a table that is drawn before there is one, and the sentence below it."""

import re
import time
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, expect

from tests.support.browser.seat import Seat, box_of
from tests.support.length import pairs, some
from tests.support.serving import Server
from winnable.speech.messages import LANGUAGES

from .conftest import Visits

PLACES: Final = """(table) => [...document.querySelectorAll(`${table} .pile`)].map((pile) => {
  const { left, top, width, height } = pile.getBoundingClientRect()
  return [pile.dataset.pile, left, top, width, height]
})"""
SIZES: Final = ((1280, 900), (360, 640), (320, 640), (800, 360), (1024, 768))
NEW: Final[dict[str, Any]] = {"last": "", "toured": True}
"""Settings of a browser in which nobody has played."""
COVERED: Final = """() => {
  const [sentence] = document.querySelectorAll("#page .glance")
  const one = sentence.getBoundingClientRect()
  return [...document.querySelectorAll("#table .face, #page .tutor, .foot button, .facts span")]
    .filter((each) => {
      const other = each.getBoundingClientRect()
      return other.width && one.left < other.right && other.left < one.right &&
        one.top < other.bottom && other.top < one.bottom
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80))
}"""
"""What the sentence covers."""

SHIFTS: Final = """
window.shifts = []
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries())
    shifts.push([value, sources.map(({ node }) => node?.outerHTML?.slice(0, 80))])
}).observe({ type: "layout-shift", buffered: true })
"""
"""Notes each shift of what shows, and what has moved. Runs before the page's own scripts."""
PAINTED: Final = """new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))"""


def begun(
    visit: Visits, server: Server | None = None, **likes: Any
) -> tuple[Page, list[Route], Seat]:
    """A window whose script has not come yet."""
    visitor, held = visit(server, **likes), list[Route]()

    def hold(route: Route) -> None:
        held.append(route)

    visitor.context.route("**/app.js", hold)
    seat = visitor.open()
    seat.page.locator("#felt[data-layout]").wait_for()
    while not held:  # the first frame may come before the script is asked for
        seat.page.wait_for_timeout(20)
    return seat.page, held, seat


@pytest.mark.parametrize(("size", "left"), pairs(SIZES, [False, True]), ids=str)
def test_no_pile_moves_when_the_table_comes(
    own_server: Server, visit: Visits, size: tuple[int, int], left: bool
) -> None:
    page, held, seat = begun(visit, own_server, size=size, left=left)
    drawn = page.evaluate(PLACES, "#felt")
    held[0].continue_()
    seat.table.locator(".slot").first.wait_for()
    expect(page.locator("#first")).to_have_count(0)
    shown = page.evaluate(PLACES, "#table")
    rows = page.locator("#table").get_attribute("data-layout") == "rows"
    # Rows below the first screen depend on the texts of the piles.
    count = 6 if rows else len(shown)
    assert drawn[:count] == shown[:count]


def late(route: Route) -> None:
    """Lets a request wait, so that the window paints without its answer."""
    time.sleep(0.3)
    route.continue_()


@pytest.mark.chromium("only it counts layout shifts")
@pytest.mark.on_site
@pytest.mark.parametrize("size", [(1280, 800), (844, 390), (390, 844)], ids=str)
def test_nothing_that_shows_moves_while_the_page_loads(
    visit: Visits, size: tuple[int, int]
) -> None:
    """However late the scripts come: the window paints what there is before each of them."""
    visitor, held = visit(size=size, chooses=False, **NEW), list[Route]()
    visitor.context.add_init_script(SHIFTS)
    visitor.context.route("**/first.js", late)
    visitor.context.route(re.compile(r"/(app|site)\.js$"), lambda route: held.extend([route]))
    page = visitor.open().page
    page.locator("#felt[data-layout]").wait_for()
    while not held:
        page.wait_for_timeout(20)
    page.evaluate(PAINTED)
    drawn = page.evaluate(PLACES, "#felt"), box_of(page.locator("#first .glance"))
    held[0].continue_()
    page.locator("#table .slot").first.wait_for()
    expect(page.locator("#first")).to_have_count(0)
    page.evaluate(PAINTED)
    assert drawn == (page.evaluate(PLACES, "#table"), box_of(page.locator("#page .glance")))
    shifts = page.evaluate("shifts")
    assert sum(value for value, _ in shifts) <= 0.01, shifts


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_first_frame_has_the_theme_and_language_and_is_silent(
    visit: Visits, theme: str
) -> None:
    page, held, _ = begun(visit, theme=theme, language="it", **NEW)
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", theme)
    expect(root).to_have_attribute("lang", "it")
    expect(page.locator("#first .glance")).to_contain_text("dice la verità")
    assert page.locator("#first").get_attribute("aria-hidden") == "true"
    assert page.locator("#first :is(a, button, input, [tabindex], [data-card])").count() == 0
    held[0].continue_()


@pytest.mark.parametrize("last", ["", "klondike", "solitario"])
def test_only_a_first_deal_is_drawn(visit: Visits, last: str) -> None:
    """Which cards lie in a game in progress is not known yet; how many places there are is."""
    page, held, _ = begun(visit, last=last, toured=True)
    backs = page.locator("#felt .down").filter(visible=True).count()
    assert (backs > 0) == (last == "")
    assert page.locator("#felt .pile").count() == 13
    assert page.locator("#felt [data-kind=hand]").count() == (last == "solitario")
    held[0].continue_()


def test_the_sentence_stays_until_the_first_move_of_this_browser(visit: Visits) -> None:
    visitor = visit(**NEW)
    seat = visitor.sit(game="draw-three", number="64")
    pitch = seat.page.locator("#page .pitch")
    expect(pitch).to_contain_text("tells the truth")
    expect(seat.page.locator("#page .glance")).to_have_text(pitch.inner_text())
    assert not pitch.evaluate("(each) => each.closest('[aria-live]')")
    seat.command("draw")
    expect(pitch).to_have_count(0)
    other = visitor.sit(game="draw-three", number="65")
    expect(other.page.locator("#page .pitch")).to_have_count(0)


@pytest.mark.parametrize(
    ("toured", "language", "size"),
    [
        (toured, *each)
        for toured in (True, False)
        for each in some(pairs(LANGUAGES, [(320, 640), (1280, 900)]), 3, 2 * toured)
    ],
    ids=str,
)
def test_the_sentence_covers_nothing(
    visit: Visits, size: tuple[int, int], language: str, toured: bool
) -> None:
    seat = visit(size=size, language=language, last="", toured=toured).sit(
        game="draw-three", number="64"
    )
    expect(seat.page.locator("#page .glance")).to_contain_text("Klondike")
    assert seat.page.evaluate(COVERED) == []


@pytest.mark.on_site
@pytest.mark.parametrize(
    ("shortcut", "shown"),
    [
        ("new-game", "dialog[open]"),
        ("daily", "dialog[open] .days"),
        ("tutorial", ".tutor"),
    ],
)
def test_a_shortcut_opens_what_it_names(visit: Visits, shortcut: str, shown: str) -> None:
    seat = visit().open(f"/#{shortcut}")
    seat.page.locator(shown).first.wait_for()
    assert "#" not in seat.page.url
