"""The end of a won game: the last cards, the celebration, the card of the win; the statistics."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.browser.motions import AT, HOLD, LOADED
from tests.support.browser.players import Typist
from tests.support.browser.seat import Seat, box_of
from tests.support.browser.wins import KLONDIKE, SOLITARIO, said_of, win
from tests.support.serving import Server, Window, until
from winnable.analysis.endings import finishing_moves
from winnable.law.view import view_of

from .conftest import Sits, Visits

STEPS = win("draw-three")
CERTAIN = next(n for n, step in enumerate(STEPS) if finishing_moves(view_of(step.before)))
NEARLY = {**KLONDIKE, "moves": said_of(STEPS[:CERTAIN])}
"""A game that Auto-finish can win."""
APPEARED = """([x, y]) => {
  window.appeared = null
  new MutationObserver((_, observer) => {
    if (!document.querySelector(".win")) return
    observer.disconnect()
    const begun = performance.now()
    requestAnimationFrame(() => {
      const button = document.elementFromPoint(x, y)?.closest(".win button")
      window.appeared = [!!button, performance.now() - begun]
    })
  }).observe(document.body, { subtree: true, childList: true })
}"""
"""Notes whether a button of the card is at a place in the next frame after the card appears, and
how many milliseconds later that is.
"""
HELD = 600
"""Milliseconds for which a button under the pointer cannot be pressed, and a few less (win.tsx)."""
REACHABLE = """() => {
  for (const part of document.querySelectorAll(".sky, .sky *")) part.style.pointerEvents = "auto"
}"""
"""Makes the celebration visible to ``elementFromPoint``."""
UNDER_THE_SKY = """() => [...document.querySelectorAll(".screen button:not(#table button)")]
  .filter((button) => {
    const { left, top, width, height } = button.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return width > 0 && hit?.closest(".sky")
  }).map((button) => button.textContent)"""
"""The buttons that the celebration covers."""
LATEST = """() => Math.max(0, ...document.getAnimations().map((motion) =>
  motion.effect.getComputedTiming().endTime))"""
"""When the last motion ends, in milliseconds from its beginning."""


def test_the_last_cards_fly_one_by_one_and_any_key_ends_that(visit: Visits) -> None:
    seat = visit(moves=True, celebrate=True).sit(**NEARLY)
    until(lambda: seat.page.evaluate(LOADED))
    seat.page.evaluate(HOLD)
    said = seat.do(lambda: seat.enter("finish"))
    assert re.fullmatch(
        r"The last \d+ cards went to their foundations automatically. You won in 103 moves!",
        said,
    )
    sky, card = seat.page.locator(".sky"), seat.page.locator(".win")
    expect(sky).to_have_attribute("aria-hidden", "true")
    faces = sky.locator(".face")
    assert faces.count() >= 52 - out()
    assert card.count() == 0
    assert seat.page.evaluate(LATEST) <= 4_500
    seat.page.keyboard.press("Shift")
    expect(sky).to_have_count(0)
    expect(card).to_be_visible()
    expect(seat.pile("fs").locator(".face[data-card]")).to_be_visible()
    seat.has_heard_nothing()


def out() -> int:
    """The cards that are out before Auto-finish."""
    return sum(STEPS[CERTAIN].before.foundations)


def test_the_celebration_is_short_covers_no_button_and_ends_at_any_press(visit: Visits) -> None:
    *steps, last = win("solitario")
    visitor = visit(size=(390, 844), moves=True, celebrate=True)
    seat = visitor.sit(**{**SOLITARIO, "moves": said_of(tuple(steps))})
    seat.page.evaluate(HOLD, 1000)  # not the flight of the last card
    seat.press(str(last.move)[0])  # by keys: the command line would scroll the page
    seat.do(lambda: seat.press("Shift+Enter"))
    sky = seat.page.locator(".sky")
    expect(sky).to_be_attached()
    assert sky.locator(".face").count() == 40
    assert seat.page.evaluate(LATEST) <= 4_000
    seat.page.evaluate(REACHABLE)
    for time in range(0, 4_000, 500):
        seat.page.evaluate(AT, time)
        assert seat.page.evaluate(UNDER_THE_SKY) == [], time
    seat.page.mouse.click(5, 300)
    expect(sky).to_have_count(0)
    expect(seat.page.locator(".win")).to_be_in_viewport(ratio=1)
    assert seat.page.evaluate("scrollY") == 0  # the card is in sight: nothing scrolls for it
    seat.has_heard_nothing()


@pytest.mark.off_site("no other window acts")
def test_no_button_of_the_card_appears_under_the_pointer(sit: Sits) -> None:
    """Wherever the last press was: at each place where a button of the card would be."""
    seat = sit(**NEARLY)
    seat.do(lambda: seat.enter("finish"))
    card = seat.page.locator(".win")
    assert card.locator("button").count() == 5
    seat.table.locator("[tabindex='0']").focus()
    with seat.server.window(seat.game_id) as other:
        for size in ((1280, 900), (390, 844)):
            seat.resize(*size)
            for box in map(box_of, card.locator("button").all()):
                at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
                assert not appears_at(seat, other, at), (size, at)


def appears_at(seat: Seat, other: Window, at: tuple[float, float]) -> bool:
    """Whether a button of the card appears under the pointer. Looks again where the machine was
    too busy to look in time.
    """
    card, passed = seat.page.locator(".win"), float("inf")
    while passed > HELD:
        other.act("undo")
        expect(card).to_have_count(0)
        seat.page.mouse.move(*at)
        seat.page.evaluate(APPEARED, list(at))
        other.act("redo")
        until(lambda: seat.page.evaluate("appeared !== null"))
        is_there, passed = seat.page.evaluate("appeared")
    return bool(is_there)


def test_the_card_is_a_region_whose_text_can_be_shared(visit: Visits) -> None:
    visitor = visit()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    seat = visitor.sit(**NEARLY)
    seat.do(seat.button("Auto-finish").first.click)
    region = seat.page.locator(".win")  # Firefox 153 crashes if it is looked for by role and name
    expect(region).to_have_role("region")
    expect(region).to_have_accessible_name("Game won")
    terms = region.get_by_role("term").all_inner_texts()
    assert terms[:3] == ["Time", "Moves", "Level"]
    assert region.locator("[aria-live]").count() == 0
    said = seat.do(region.get_by_role("button", name="Share").click)
    assert said == "Copied. Paste it wherever you like."
    text = seat.page.evaluate("navigator.clipboard.readText()")
    assert re.fullmatch(
        r"Draw three, deal 64, tricky: won in \d+:\d\d, 103 moves\.\n"
        rf"{seat.server.origin}/#rules=d3r&scoring=none&deal=64",
        text,
    )
    seat.do(seat.button("Undo").click)
    expect(region).to_have_count(0)
    assert seat.focus or seat.focused == "Undo"


def test_statistics_are_tables_and_charts(visit: Visits, own_server: Server) -> None:
    seat = visit(own_server).sit(**KLONDIKE)  # moves of another would not count
    Typist(seat).make_all(STEPS)
    seat.go("Statistics")
    dialog = seat.page.get_by_role("dialog", name="Statistics")
    shown = dialog.locator("details[open]")
    expect(shown).to_have_count(1)
    charts = shown.locator("figure")
    expect(charts).to_have_count(5)
    for chart in charts.all():
        name = chart.locator("figcaption").inner_text()
        table = shown.get_by_role("table", name=name)
        assert table.get_by_role("rowheader").count() == table.get_by_role("row").count() - 1
        assert chart.locator("svg").is_visible()
        assert chart.locator("[aria-hidden] svg").count() == 1
    with seat.page.expect_download() as begun:
        dialog.get_by_role("link", name="All games as CSV").click()
    assert begun.value.suggested_filename == "winnable-games.csv"
    assert begun.value.path().read_text("utf-8").startswith("id,name,won,")
    seat.press("Escape")
    seat.has_heard_nothing()
