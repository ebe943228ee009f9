"""Mouse and touch: tolerant drops, refusals, double clicks, one-click play."""

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.languages import SPEAKERS
from tests.support.browser.motions import HOLD
from tests.support.browser.players import Dragger, Finger
from tests.support.browser.seat import Seat, box_of
from tests.support.browser.touch import Chromium
from tests.support.browser.wins import NUMBERS, said_of, win
from tests.support.length import some
from winnable.speech.messages import LANGUAGES

from .conftest import Sits, Visits

DEAL = {"game": "draw-three", "number": "64"}
"""The piles end in 7 of hearts, king of diamonds, ace of clubs, jack of spades, 8 of diamonds,
6 of clubs, 3 of clubs.
"""
ACE_TO_3 = {
    "rules": "d1c3k4",
    "deal": "3H 4D 4H 3D AH 2S AS 2H 3S 4S AD AC 2D 2C 3C 4C",
}
"""The two of spades fits in two places: on the three of hearts and on the three of diamonds."""

DISCARDS = {
    "rules": "sk5",
    "deal": "4C 3D 2B 2S AD 4D | 3C AC 5B 2D AB 3B 4B 5C 2C 5D 3S 4S 5S AS",
    "moves": "sh hw sh sh hw sh hw",
}
"""The ace of denari is out, the two of denari is the top discard."""


LET_FLY = """held.map((motion) => {
  motion.play()
  return motion.effect.getTiming().duration
})"""
"""Releases the animations held so far; returns their lengths in milliseconds."""


def place_of(seat: Seat, name: str) -> tuple[float, float]:
    """The place of a card's face once nothing moves."""
    x, y = (
        seat.card(name)
        .locator(".face")
        .last.evaluate(
            """async (face) => {
          await Promise.allSettled(document.getAnimations().map((motion) => motion.finished))
          const { left, top } = face.getBoundingClientRect()
          return [left, top]
        }"""
        )
    )
    return x, y


def test_a_press_on_the_felt_puts_back_what_is_lifted(sit: Sits) -> None:
    """In solitario the hand keeps its card: to put it back is a move."""
    for asked, place in ((DEAL, "3"), (DISCARDS, "w")):
        seat = sit(**asked)
        seat.do(lambda: seat.click(place))  # noqa: B023
        before = seat.status.text_content()
        box = box_of(seat.table)
        seat.page.mouse.click(box["x"] + 5, box["y"] + box["height"] - 5)
        if asked is DEAL:
            assert "back on pile 3" in seat.hear()
        else:
            seat.page.evaluate("new Promise(requestAnimationFrame)")
            assert seat.status.text_content() == before


def test_a_card_dropped_next_to_its_pile_goes_there(sit: Sits) -> None:
    seat = sit(**DEAL)
    box = box_of(seat.slot("1"))
    dragger = Dragger(seat)
    six = seat.card("6 of clubs")
    # Now more than half of the card covers pile 2, which refuses it.
    assert seat.do(lambda: dragger.drag(six, "1", by=(box["width"] * 0.75, 30))) == (
        "6 of clubs to pile 1, on 7 of hearts. Ace of diamonds turned over."
    )
    assert seat.moves == "61"


def test_a_refused_drop_returns_the_card_and_says_why(
    visit: Visits,
) -> None:
    seat = visit(moves=True).sit(**DEAL)
    six = seat.card("6 of clubs")
    before = place_of(seat, "6 of clubs")
    assert seat.after(lambda: Dragger(seat).drag(six, "4")) == (
        "No. The 6 of clubs needs a red 7; pile 4 ends with the jack of spades."
    )
    assert place_of(seat, "6 of clubs") == before
    assert seat.after(lambda: Dragger(seat).drag(six, "4")) == (
        "No. The 6 of clubs needs a red 7; pile 4 ends with the jack of spades."
    )
    seat.has_heard_nothing()
    assert seat.moves == ""


def test_a_card_dropped_on_nothing_returns_silently(visit: Visits) -> None:
    seat = visit(moves=True).sit(**DEAL)
    before = place_of(seat, "6 of clubs")
    start = seat.middle(seat.card("6 of clubs"))
    Dragger(seat).go(start, (start[0] + 8, start[1] + 200))
    assert place_of(seat, "6 of clubs") == before
    seat.has_heard_nothing()


def test_messages_do_not_wait_for_animations(visit: Visits) -> None:
    seat = visit(moves=True).sit(**DEAL)
    seat.page.evaluate(HOLD)
    seat.click("6")
    seat.hear()
    seat.click("1")
    assert seat.hear().startswith("6 of clubs to pile 1")
    lengths = seat.page.evaluate(LET_FLY)
    assert lengths
    assert all(0 < length <= 200 for length in lengths)
    x, y = place_of(seat, "7 of hearts")
    there = place_of(seat, "6 of clubs")
    assert there[0] == x
    assert there[1] > y


def test_a_run_is_dragged_as_one(sit: Sits) -> None:
    steps = win("draw-three")
    first = next(n for n, step in enumerate(steps) if step.move.count > 1)
    seat = sit(**DEAL, moves=said_of(steps[:first]))
    Dragger(seat).make(steps[first])
    assert seat.moves == said_of(steps[: first + 1])


def test_touch_plays_like_the_mouse(visit: Visits) -> None:
    seat = visit(touch=True, size=(800, 1100)).sit(**DEAL)
    finger = Finger(seat)
    for step in win("draw-three")[:18]:
        finger.make(step)
    seat.has_heard_nothing()
    assert seat.moves == said_of(win("draw-three")[:18])


def test_touch_plays_solitario_on_a_phone(visit: Visits) -> None:
    seat = visit(touch=True, size=(390, 780)).sit(
        game="solitario", number=str(NUMBERS["solitario"])
    )
    finger = Finger(seat)
    for step in win("solitario")[:18]:
        finger.make(step)
    seat.has_heard_nothing()
    assert seat.moves == said_of(win("solitario")[:18])


def test_a_tap_after_a_flicked_drag_counts(visit: Visits) -> None:
    """The browser sends no click for a tap that soon follows a flick."""
    seat = visit(touch=True, size=(390, 844)).sit(**DEAL)
    finger = Finger(seat)
    six = seat.middle(seat.card("6 of clubs"))
    for tap in range(9):
        finger.go(six, (six[0], six[1] + 250))
        button = seat.slot("s") if tap % 2 else seat.button("Draw")
        assert seat.do(lambda button=button: finger.tap(button))  # type: ignore[misc]
    seat.has_heard_nothing()
    assert len(seat.moves.split()) == 9


def test_one_tap_plays_the_best_move_of_a_card(visit: Visits) -> None:
    seat = visit(touch=True, size=(390, 844), oneClick=True).sit(**DEAL)
    finger = Finger(seat)
    assert seat.do(lambda: finger.tap(seat.slot("6"))).startswith("6 of clubs to pile 1")
    seat.has_heard_nothing()


@pytest.mark.chromium("the WebDriver of Firefox cannot cancel a touch")
def test_a_cancelled_drag_leaves_the_card_in_its_place(visit: Visits) -> None:
    seat = visit(touch=True, moves=True).sit(**DEAL)
    before = place_of(seat, "6 of clubs")
    Chromium(seat.page).break_off(seat.middle(seat.card("6 of clubs")), seat.middle(seat.slot("1")))
    assert place_of(seat, "6 of clubs") == before
    seat.has_heard_nothing()
    assert seat.moves == ""


def test_a_double_click_plays_a_card_to_its_foundation(sit: Sits) -> None:
    seat = sit(**DEAL)
    seat.click("3", times=2)
    assert seat.hear_all(2)[1] == "Ace of clubs to foundation. 2 of clubs turned over."
    seat.click("1", times=2)
    said = seat.hear_all(2)
    assert said[1] == "No. Hearts begin with the ace."
    # The first click had lifted the card; a refused double click leaves the hand empty.
    expect(seat.card("7 of hearts")).to_be_visible()
    assert seat.moves == "3f"


def test_a_double_click_places_the_lifted_card_and_lifts_nothing(sit: Sits) -> None:
    seat = sit(**DEAL)
    seat.do(lambda: seat.click("6"))
    seat.click("1", times=2)
    assert seat.hear().startswith("6 of clubs to pile 1")
    expect(seat.table.locator(".slot.held")).to_have_count(0)
    seat.do(lambda: seat.click("3"))
    seat.click("4", times=2)
    assert seat.hear() == "No. The ace of clubs needs a red 2; pile 4 ends with the jack of spades."
    expect(seat.table.locator(".slot.held")).to_have_count(0)  # it went back
    seat.pause()
    seat.do(lambda: seat.click("3"))
    seat.click("fc", times=2)
    assert seat.hear().startswith("Ace of clubs to foundation")
    seat.has_heard_nothing()
    assert seat.moves == "61 3f"


def test_a_double_click_in_solitario_places_the_card_in_the_hand(sit: Sits) -> None:
    seat = sit(**DISCARDS)
    seat.do(lambda: seat.click("w"))
    assert seat.after(lambda: seat.click("fd", times=2)) == "2 of coins to the coins foundation."
    seat.has_heard_nothing()
    expect(seat.table.locator(".slot.held")).to_have_count(0)


def test_a_quick_click_on_another_card_of_a_pile_lifts_it(
    sit: Sits,
) -> None:
    seat = sit(**DEAL)
    seat.do(lambda: seat.click("6"))
    seat.do(lambda: seat.click("1"))
    assert seat.do(lambda: seat.click("1", 2)) == "In hand: 7 of hearts and 1 more, from pile 1."


def test_a_double_click_in_solitario_plays_a_card_out_or_puts_it_back(sit: Sits) -> None:
    seat = sit(**DISCARDS)
    seat.click("1", times=2)
    assert seat.hear_all(2) == [
        "In hand: 4 of cups, from pile 1. Pile 1 is empty.",
        "4 of cups back on pile 1.",
    ]
    seat.click("w", times=2)
    assert seat.hear_all(2)[1] == "2 of coins to the coins foundation."
    seat.has_heard_nothing()
    assert seat.moves.split()[-2:] == ["wh", "hf"]


def test_clicks_lift_and_put_back(sit: Sits) -> None:
    seat = sit(**DEAL)
    assert seat.do(lambda: seat.click("6")) == "In hand: 6 of clubs, from pile 6."
    expect(seat.card("6 of clubs, in hand")).to_be_visible()
    expect(seat.card("7 of hearts, fits here")).to_be_visible()
    seat.pause()
    assert seat.do(lambda: seat.click("6")) == "6 of clubs back on pile 6."
    expect(seat.card("6 of clubs")).to_be_visible()
    seat.pause()
    seat.do(lambda: seat.click("6"))
    assert seat.after(lambda: seat.click("2")) == (
        "No. The 6 of clubs needs a red 7; pile 2 ends with the king of diamonds."
    )
    expect(seat.table.locator(".slot.held")).to_have_count(0)
    seat.pause()
    seat.do(lambda: seat.click("6"))
    seat.do(lambda: seat.click("1"))
    assert seat.moves == "61"


def test_cards_can_be_played_by_accessible_names_alone(sit: Sits) -> None:
    seat = sit(**DEAL)
    assert seat.do(seat.card("6 of clubs").click) == "In hand: 6 of clubs, from pile 6."
    seat.do(seat.card("7 of hearts, fits here").click)
    seat.do(seat.button("Draw").click)
    assert seat.do(seat.card("Ace of clubs").click) == "In hand: ace of clubs, from pile 3."
    seat.do(seat.card("Clubs foundation, empty, fits here").click)
    seat.do(seat.button("Undo").click)
    assert seat.moves == "61 sw"


def test_a_click_below_a_pile_clicks_its_top_card(sit: Sits) -> None:
    seat = sit(**DEAL)
    x, y = seat.middle(seat.slot("6"))
    assert seat.do(lambda: seat.page.mouse.click(x, y + 200)) == "In hand: 6 of clubs, from pile 6."


def test_one_click_plays_the_best_move(visit: Visits) -> None:
    seat = visit(oneClick=True).sit(**DEAL)
    assert seat.do(lambda: seat.click("6")).startswith("6 of clubs to pile 1")
    assert seat.do(lambda: seat.click("3")).startswith("Ace of clubs to foundation")
    assert seat.after(lambda: seat.click("2")) == "The king of diamonds cannot go anywhere now."
    assert seat.moves == "61 3f"


def test_one_click_with_two_targets_marks_them(visit: Visits) -> None:
    seat = visit(oneClick=True).sit(**ACE_TO_3)
    assert seat.do(lambda: seat.click("3")).startswith("In hand: ")
    expect(seat.table.locator(".slot.fits")).to_have_count(2)
    seat.pause()
    seat.do(lambda: seat.click("2"))
    assert seat.moves == "32"


def test_hints_on_cards_are_a_setting(sit: Sits) -> None:
    seat = sit(**DEAL)
    marked = seat.table.locator(".slot.hint .face")

    def looks() -> object:
        return marked.first.evaluate("(face) => getComputedStyle(face).outlineStyle")

    expect(marked).to_have_count(2)
    assert looks() == "none"
    seat.choose("Help", "Highlight playable cards")
    assert looks() == "solid"
    seat.button("Help").click()
    expect(seat.entry("Highlight playable cards")).to_be_checked()
    seat.entry("Highlight playable cards").click()
    assert looks() == "none"
    seat.has_heard_nothing()


def test_a_foundation_card_of_solitario_returns_with_a_reason(visit: Visits) -> None:
    """A drag sends places: a player cannot type "fd 1" as a command."""
    for language in some(LANGUAGES, 1, 2):
        reason = SPEAKERS[language].said.cards_stay
        seat = visit(language=language).sit(**DISCARDS)
        dragger, moves = Dragger(seat), seat.moves
        assert seat.after(partial(seat.click, "fd")) == reason
        assert seat.after(partial(dragger.drag, seat.slot("fd"), "1")) == reason
        assert seat.moves == moves
