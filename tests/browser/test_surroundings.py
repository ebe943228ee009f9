"""Odd surroundings of the page: a browser that translates it."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.support.browser.players import Clicker
from tests.support.browser.seat import Seat
from tests.support.browser.wins import GAMES, NUMBERS, win
from tests.support.length import some

from .conftest import Visits

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
