"""*Games and levels*, where a player begins; and the way back from a new game."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.support.length import some
from tests.support.serving import until
from winnable.law.variants import VARIANTS
from winnable.speech.messages import LANGUAGES
from winnable.speech.messages.voice import labels

from .conftest import Sits, Visits
from .test_dialogs import DEAL, dealt, dialog

DOUBLE: Final = 490
"""Milliseconds between the clicks of a double click, at most, and a few less (modal.tsx)."""
COUNT_CLICKS: Final = """() => {
  window.clicks = []
  addEventListener("click", () => clicks.push(performance.now()), true)
}"""


@pytest.mark.parametrize("language", some(LANGUAGES, 1, 4))
def test_the_first_page_starts_each_game_and_level_in_one_press(
    visit: Visits, language: str
) -> None:
    words = labels(language, "ui-")
    seat = visit(language=language).sit(**DEAL)

    first = seat.game_id
    for game in [name for name in VARIANTS if name != "draw-three"]:
        before = seat.game_id
        seat.go(words[f"game-{game}"])
        dealt(seat, before)
        assert seat.saved.variant.name == game
    before = seat.game_id
    seat.go(words["game-draw-three"])
    dealt(seat, before)
    assert seat.game_id == first, "it is kept"
    for level in ("hard", "easy"):
        before = seat.game_id
        seat.go(words[f"level-{level}"])
        dealt(seat, before)
        assert seat.saved.deal.difficulty == level
        seat.go("")
        chosen = dialog(seat).locator("[aria-current] b")
        expect(chosen).to_have_text([words[f"level-{level}"], words["game-draw-three"]])
        seat.press("Escape")


def test_a_double_click_that_opens_it_presses_nothing_in_it(visit: Visits) -> None:
    """Its second click comes when the page is there, which is within a moment."""
    visitor, is_quick = visit(size=(1280, 800)), False
    while not is_quick:  # a busy machine pauses longer
        seat = visitor.sit(**DEAL)
        seat.go("")  # loads it
        expect(dialog(seat)).to_be_visible()
        seat.press("Escape")
        expect(dialog(seat)).to_have_count(0)
        before = seat.game_id
        seat.button("Options").click()
        point = seat.middle(seat.entry("Games and levels"))
        seat.page.evaluate(COUNT_CLICKS)
        seat.page.mouse.click(*point)
        expect(dialog(seat)).to_be_visible()
        seat.page.mouse.down(click_count=2)
        seat.page.mouse.up(click_count=2)
        first, second = seat.page.evaluate("clicks")
        is_quick = second - first < DOUBLE
    expect(dialog(seat)).to_be_visible()
    seat.has_heard_nothing()
    assert seat.game_id == before
    seat.page.mouse.click(*point)  # one of its own counts: there is an entry under it
    dealt(seat, before)


@pytest.mark.parametrize(
    "entry", ["other", "own", "mine", "stats", "profile", "about", "rules", "daily"]
)
def test_the_first_page_leads_to_the_others_and_they_to_the_table(sit: Sits, entry: str) -> None:
    words = labels("en", "ui-")
    seat = sit(**DEAL)
    seat.go(words[entry])
    expect(dialog(seat)).to_have_accessible_name(words["new" if entry == "other" else entry])
    seat.press("Escape")
    expect(dialog(seat)).to_have_count(0)
    until(lambda: bool(seat.focus))


def test_the_first_page_continues_the_game_and_deals_the_next(sit: Sits) -> None:
    seat = sit(**DEAL)
    before = seat.game_id
    seat.command("draw")
    seat.go("Continue")
    expect(dialog(seat)).to_have_count(0)
    assert (seat.game_id, seat.moves) == (before, "sw")
    seat.go("New game")
    dealt(seat, before)


@pytest.mark.parametrize("entry", ["button", "menu", "level", "key", "typed"])
def test_undo_takes_back_a_new_game(sit: Sits, entry: str) -> None:
    seat = sit(**DEAL)
    seat.command("draw")
    before = seat.game_id
    match entry:
        case "button":
            seat.button("New game").last.click()
        case "menu":
            seat.choose("Options", "New game")
        case "key":
            seat.press("Escape", "n")
        case "level":
            seat.go("Hard")
        case "typed":
            seat.command("new")
    dealt(seat, before)
    expect(seat.status).to_contain_text("undo returns to it")
    seat.button("Undo").click()
    seat.page.wait_for_url(lambda url: before in url)
    expect(seat.status).to_contain_text("Resuming ")
    assert (seat.game_id, seat.moves) == (before, "sw")
    seat.forget()
    seat.command("undo")
    assert seat.moves == ""
