"""Levels, help that sees every card, certain endings, the review and the chance."""

import re

import pytest
from playwright.sync_api import Locator, expect

from winnable.catalogue import catalogue
from winnable.messages.voice import labels
from winnable.variants import VARIANTS

from .conftest import Sits, Visits
from .players import Keys
from .seat import Seat

LANGUAGES = pytest.mark.parametrize("language", ["en", "it"])
LOST = {"game": "draw-three", "number": "53", "moves": " ".join(["sw"] * 8)}
"""w7 loses it, and that is certain whatever is hidden; it could be won before."""


def choose(seat: Seat, menu: str, entry: str) -> None:
    seat.button(menu).click()
    seat.button(entry).last.click()


def dialog(seat: Seat) -> Locator:
    return seat.page.get_by_role("dialog")


@LANGUAGES
def test_a_game_of_a_level(visit: Visits, language: str) -> None:
    words = labels(language, "ui-")
    seat = visit(language=language).sit(**LOST)
    choose(seat, words["options"], words["level-hard"])
    expect(dialog(seat).get_by_role("radio", name=words["level-hard"])).to_be_checked()
    dialog(seat).get_by_role("button", name=words["new-play"], exact=True).click()
    deal = seat.page.locator(".facts .deal")
    expect(deal).to_have_text(re.compile(rf"{words['level-hard']} \(\d+\)"))
    number = int(re.sub(r"\D", "", deal.text_content() or ""))
    deals = catalogue(VARIANTS["draw-three"].rules)
    graded = deals and deals.graded(number)
    assert graded
    assert graded.level == "hard"
    seat.page.reload()
    seat.button(words["options"]).click()
    chosen = seat.page.locator("#menu-options [aria-current]")
    expect(chosen.first).to_have_text(words["level-hard"])


def test_the_solver_helps_and_the_game_says_so(sit: Sits) -> None:
    seat = sit(**LOST)
    helped = seat.page.get_by_text("With help", exact=True)
    expect(helped).to_have_count(0)
    choose(seat, "Help", "Can it still be won?")
    can, counts = "the game can still be won.", "From now on this game counts as one with help."
    assert seat.hear() == f"As the cards lie, {can} {counts}"
    expect(helped).to_be_visible()
    choose(seat, "Help", "Ask the solver")
    assert seat.hear().startswith("The solver, which sees all, ")
    before = seat.moves
    seat.do(seat.button("Do it").click)
    assert seat.moves.startswith(f"{before} ")
    assert seat.saved.assisted


@LANGUAGES
def test_a_lost_game_is_said_reviewed_and_played_on(visit: Visits, language: str) -> None:
    words = labels(language, "ui-")
    seat = visit(language=language, endings=True).sit(**LOST)
    bar = seat.page.get_by_role("region", name=words["end-surely-lost"])
    Keys(seat)
    seat.press(f"Shift+{words['key-waste']}")
    seat.do(lambda: seat.press("Space"))
    expect(bar).to_have_count(0)
    seat.press("7")
    seat.press("Space")
    _, lost = seat.hear_all(2)
    assert ("lost" if language == "en" else "persa") in lost
    assert seat.focus.startswith("7.")
    bar.get_by_role("button", name=words["review"]).click()
    expect(dialog(seat).get_by_role("status").first).to_have_text(re.compile(r"\b9: "))
    expect(dialog(seat).locator("tr.made td").first).to_have_text(words["verdict-unwinnable"])
    expect(dialog(seat).locator("details li").first).to_have_text(re.compile("^1: "))
    seat.press("Escape")
    expect(bar.get_by_role("button", name=words["review"])).to_be_focused()
    seat.press("Enter")
    seat.has_heard_nothing()
    dialog(seat).get_by_role("button", name=words["retry"]).click()
    seat.hear()
    expect(bar).to_have_count(0)
    assert seat.focus
    assert seat.moves == LOST["moves"]
    choose(seat, words["help"], words["winnable-still"])
    assert ("can still be won" if language == "en" else "si può ancora vincere") in seat.hear()


def test_undo_takes_back_a_lost_end(visit: Visits) -> None:
    seat = visit(endings=True).sit(**LOST)
    seat.enter("w 7")
    seat.hear_all(2)
    bar = seat.page.get_by_role("region", name="Lost, whatever is hidden")
    seat.do(bar.get_by_role("button", name="Undo").click)
    expect(bar).to_have_count(0)
    assert seat.focus, "the bar is gone, and the focus is at the table"


def test_the_chance_is_shown_and_never_spoken(visit: Visits) -> None:
    seat = visit(chance=True).sit(**LOST)
    chance = seat.page.get_by_role("region", name="Chance").get_by_role("paragraph")
    expect(chance).to_have_text(re.compile(r"^[1-9]\d* percent .* higher: "))
    seat.do(lambda: seat.enter("w 7"))
    expect(chance).to_have_text(re.compile("^0 percent "))
    seat.has_heard_nothing()
