"""Odd surroundings of the page: translation, colours, keyboards, time zones."""

import re
from datetime import UTC, datetime, timedelta
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.support.browser.players import Clicker
from tests.support.browser.seat import Seat
from tests.support.browser.wins import GAMES, KLONDIKE, NUMBERS, win
from tests.support.clocks import begin_a_day
from tests.support.length import some
from winnable.catalogues.dailies import current_day

from .conftest import Sits, Visits
from .test_looks import box_around, dressed, look, stand_out

TRANSLATE: Final = """
const translate = (node) => {
  if (node.nodeType === 1) {
    if (node.translate && !/^(script|style|font)$/i.test(node.tagName))
      [...node.childNodes].forEach(translate)
  } else if (node.nodeType === 3 && node.data.trim() && node.parentElement?.translate) {
    const font = document.createElement("font")
    font.innerHTML = "<font>tradotto</font>"
    node.replaceWith(font)
  }
}
addEventListener("DOMContentLoaded", () => {
  translate(document.body)
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(translate)
  }).observe(document.body, { subtree: true, childList: true })
})
"""
"""What browsers do that translate a page: they put elements in the place of text nodes."""


def words(seat: Seat) -> list[str]:
    """What the page says of the game, by itself and on its buttons, without the clock."""
    shown = seat.page.locator("main :is(h1, #status, #table button, .facts, [role=toolbar] button)")
    return [re.sub(r"\d:\d\d", "", text).strip() for text in shown.all_text_contents()]


@pytest.mark.parametrize("game", some(GAMES, 2, 6))
def test_a_translated_page_names_the_cards_as_they_are(visit: Visits, game: str) -> None:
    seats = []
    for script in ("", TRANSLATE):
        visitor = visit()
        visitor.context.add_init_script(script)
        seat = visitor.sit(game=game, number=str(NUMBERS[game]))
        Clicker(seat).make_all(win(game)[:6])
        seats.append(seat)
    plain, translated = seats
    assert words(translated) == words(plain)
    assert len(words(plain)) > 10
    translated.page.keyboard.press("?")
    dialog = translated.page.locator("dialog")
    expect(dialog).to_contain_text("tradotto")  # what does not change may be translated
    translated.press("Escape")
    expect(dialog).to_have_count(0)


def test_to_pull_the_page_down_does_not_load_it_again(visit: Visits) -> None:
    seat = visit(touch=True, size=(390, 844)).open()
    seat.wait_for_table()
    kept = "getComputedStyle(document.documentElement).overscrollBehaviorY"
    assert seat.page.evaluate(kept) == "none"


# Keyboards

PRESSED: Final = """([key, code, more]) => document.activeElement.dispatchEvent(
  new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true, ...more }))"""
"""Presses a key as a keyboard of another layout does."""
DRAWN_AND_NOT: Final[tuple[tuple[str, str, dict[str, bool]], ...]] = (
    ("в", "KeyD", {}),
    ("я", "KeyZ", {}),
    ("Я", "KeyZ", {"shiftKey": True}),
    ("я", "KeyZ", {"ctrlKey": True}),
    ("Я", "KeyZ", {"ctrlKey": True, "shiftKey": True}),
    ("z", "KeyW", {"ctrlKey": True}),  # French
    ("н", "KeyY", {"ctrlKey": True}),
    ("ζ", "KeyZ", {}),
    ("ג", "KeyD", {}),
)
"""Keys that draw, undo and redo by turns. The first table has no other move to redo."""


def test_a_game_is_played_on_keyboards_of_other_scripts(visit: Visits) -> None:
    seat = visit().sit(**KLONDIKE)

    def press(key: str, code: str, **more: bool) -> None:
        seat.page.evaluate(PRESSED, [key, code, more])

    for count, (key, code, more) in enumerate(DRAWN_AND_NOT):
        seat.do(lambda: press(key, code, **more))  # noqa: B023
        assert seat.moves == ("" if count % 2 else "sw"), key
    press("è", "Digit7")  # French
    assert seat.focus.startswith("7.")
    assert "Pile 7" in seat.after(lambda: press("/", "Digit7", shiftKey=True))  # German
    press("?", "Digit7", shiftKey=True)
    dialog = seat.page.locator("dialog")
    expect(dialog).to_have_count(1)
    seat.press("Escape")
    expect(dialog).to_have_count(0)
    seat.button(seat.words["options"]).click()
    press("к", "KeyR")
    assert seat.focused == seat.words["restart"]


# Time zones


@pytest.mark.parametrize(
    ("zone", "days"), some([("Pacific/Auckland", 1), ("Pacific/Honolulu", -1)], 1)
)
def test_one_day_is_today_everywhere(visit: Visits, zone: str, days: int) -> None:
    """In the calendar, on the first page, in a link and for the typed word; also if the clock of
    the browser is wrong.
    """
    begin_a_day()
    today = current_day()
    shown = f"({today.day} {today:%B} {today.year})"
    seat = visit(zone=zone).sit(**KLONDIKE)
    seat.page.clock.set_fixed_time(datetime.now(UTC) + timedelta(days=days))
    deal = seat.page.locator(".facts .deal")
    assert f"{today.day} {today:%B} {today.year}" in seat.command("daily")
    seat.command("daily easy")
    expect(deal).to_have_text(f"Daily, easy {shown}")
    seat.choose(seat.words["options"], seat.words["daily"])
    day = seat.page.locator(".days [aria-current=date]")
    expect(day).to_have_attribute("data-day", str(today))
    expect(day).to_have_attribute("data-chosen", "true")
    seat.page.locator(".of-day button").nth(1).click()
    expect(deal).to_have_text(f"Daily, normal {shown}")
    seat.go(seat.words["daily-hard"])
    expect(deal).to_have_text(f"Daily, hard {shown}")
    seat.page.evaluate("location.hash = 'daily=easy'")
    expect(deal).to_have_text(f"Daily, easy {shown}")


# Colours

PIP: Final = """([place, suit]) => {
  document.querySelector(`[data-pile='${place}'] .slot:last-of-type .art`).innerHTML =
    `<use href="#french-pip-${suit}" transform="translate(120 168) scale(2)"/>`
}"""
"""Shows a large suit in place of the top card of a pile."""


@pytest.mark.parametrize("theme", some(["forced", "forced dark"], 1))
def test_red_suits_are_hollow_where_all_suits_have_one_colour(visit: Visits, theme: str) -> None:
    seat = dressed(visit, theme, KLONDIKE)
    ink = []
    for suit in range(4):
        seat.page.evaluate(PIP, ["1", suit])
        ink.append(stand_out(seat, look(seat, box_around(seat.slot("1"), -6)), 4.5))
    assert max(ink[:2]) < 0.75 * min(ink[2:]), ink
    assert min(ink[:2]) > 0.2 * max(ink[2:]), ink


def test_dark_reader_leaves_the_page_to_its_own_dark_theme(sit: Sits) -> None:
    """Otherwise it makes the black suits nearly as light as the cards."""
    assert sit(**KLONDIKE).page.locator("head meta[name=darkreader-lock]").count() == 1
