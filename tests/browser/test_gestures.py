"""Presses, double presses and drags: every row of the page's table of gestures."""

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.support.browser.gestures import (
    BY_HAND,
    CASES,
    SOLITARIO,
    TURNING,
    TURNING_ACE,
    Case,
    Outcome,
    Spot,
)
from tests.support.browser.players import Finger
from tests.support.browser.seat import Seat, box_of
from tests.support.browser.visitors import Visitor
from tests.support.gestures import ROWS
from tests.support.length import pairs, some

from .conftest import Visits

DOUBLE: Final = 400
"""Milliseconds between the two presses of a double press, at most."""
PAUSES: Final = (50, 200, 400, 800)
COUNT_PRESSES: Final = """() => {
  window.presses = []
  addEventListener("pointerup", ({ timeStamp }) => presses.push(timeStamp), true)
}"""
LIFTED: Final = "[...document.querySelectorAll('#table .face.lifted')].length"


class Hand:
    """A mouse or a finger. It presses points: a card may be gone when the next press comes."""

    def __init__(self, seat: Seat, *, touch: bool) -> None:
        self.seat, self._finger = seat, Finger(seat) if touch else None

    def point(self, at: Spot) -> tuple[float, float]:
        place, count = at
        if place:
            return self.seat.middle(self.seat.slot(place, count))
        box = box_of(self.seat.table)
        return box["x"] + 5, box["y"] + box["height"] - 5

    def press(self, point: tuple[float, float], times: int = 1) -> None:
        """Presses a point, several times in quick succession."""
        if self._finger:
            self._finger.screen.tap(point, times)
        else:
            self.seat.page.mouse.click(*point, click_count=times)

    def press_twice(self, at: Spot, pause: int) -> bool:
        """Presses twice. Returns whether it was a double press: a busy machine pauses longer."""
        point = self.point(at)
        self.seat.page.evaluate(COUNT_PRESSES)
        self.press(point)
        self.seat.page.wait_for_timeout(pause)
        self.press(point)
        first, second = self.seat.page.evaluate("presses")
        return bool(second - first < DOUBLE)


def begin(visitor: Visitor, case: Case, *, touch: bool) -> Hand:
    """Opens the table of a case and lifts what it lifts."""
    hand = Hand(visitor.sit(**case.game, moves=case.moves), touch=touch)
    if case.lifted:
        hand.seat.do(lambda: hand.press(hand.point(case.lifted or case.at)))
        hand.seat.page.wait_for_timeout(DOUBLE)
    return hand


def check(hand: Hand, case: Case, expected: Outcome) -> None:
    """Compares the table and the messages, once nothing more can come, with those expected."""
    seat = hand.seat
    if expected.said:
        seat.hear_all(expected.said)
    held = seat.table.locator(".slot.held >> nth=0")
    place = re.compile(rf"^{expected.held}\.")
    for pause in (0, DOUBLE + 50):  # cards go back without a message
        seat.page.wait_for_timeout(pause)
        if expected.held:
            expect(held, str(case)).to_have_attribute("data-slot", place)
        else:
            expect(held, str(case)).to_have_count(0)
    seat.has_heard_nothing()
    assert seat.moves.removeprefix(case.moves).strip() == expected.moves, case


def test_every_row_is_tried() -> None:
    assert {(row.has_hand, row.place) for row in ROWS} == {case[:2] for case in CASES}


@pytest.mark.parametrize("touch", [False, True])
def test_a_press_does_what_the_table_says(visit: Visits, *, touch: bool) -> None:
    visitor = visit(touch=touch)
    for case in some(CASES, 6, touch):
        hand = begin(visitor, case, touch=touch)
        hand.press(hand.point(case.at))
        check(hand, case, case.once)
        hand.seat.page.close()


@pytest.mark.parametrize(
    ("turn", "touch", "pause"),
    [(turn, touch, pause) for turn, (pause, touch) in enumerate(pairs(PAUSES, [False, True]))],
)
def test_two_presses_do_what_the_table_says(
    visit: Visits, turn: int, pause: int, *, touch: bool
) -> None:
    visitor = visit(touch=touch)
    for case in some(CASES, 3, turn):
        hand = begin(visitor, case, touch=touch)
        is_double = hand.press_twice(case.at, pause)
        check(hand, case, case.double if is_double else case.apart)
        hand.seat.page.close()


def test_a_drag_moves_what_the_table_says(visit: Visits) -> None:
    moved = {(row.has_hand, row.place): row.drag for row in ROWS}
    visitor = visit()
    for case in some(CASES, 8):
        hand = begin(visitor, case, touch=False)
        mouse, (x, y) = hand.seat.page.mouse, hand.point(case.at)
        has_card = bool(hand.seat.slot(*case.at).locator("[data-card]").count())
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 30, y, steps=3)
        cards = {"nothing": 0, "card": int(has_card), "run": case.at[1]}[moved[case[:2]]]
        assert hand.seat.page.evaluate(LIFTED) == cards, case
        mouse.up()
        hand.seat.page.close()


@pytest.mark.on_site
@pytest.mark.parametrize("touch", [False, True])
def test_double_presses_throw_nothing_away(visit: Visits, *, touch: bool) -> None:
    """In solitario two of them in a row: the first one leaves nothing in the hand to discard."""
    hand = Hand(visit(touch=touch).sit(**SOLITARIO, moves="sh hw"), touch=touch)
    for point in hand.point(("1", 1)), hand.point(("w", 1)):
        hand.press(point, 2)
    assert hand.seat.hear_all(4) == [
        "In hand: 4 of cups, from pile 1. Pile 1 is empty.",
        "4 of cups back on pile 1.",
        "In hand: 3 of cups, from the discards.",
        "3 of cups back on the discards.",
    ]
    assert hand.seat.moves == "sh hw 1h h1 wh hw"


@pytest.mark.on_site
@pytest.mark.parametrize("touch", [False, True])
def test_a_double_press_soon_after_a_card_was_turned_sends_it_out(
    visit: Visits, *, touch: bool
) -> None:
    """The press that turned the card is not the first one of a double press."""
    for moves, sent in ((TURNING_ACE, " 7f"), (TURNING, "")):
        hand = Hand(visit(touch=touch).sit(**BY_HAND, moves=moves), touch=touch)
        hand.press(hand.point(("7", 1)), 3)
        hand.seat.hear_all(2)
        expect(hand.seat.table.locator(".slot.held")).to_have_count(0)
        assert hand.seat.moves == f"{moves} 77{sent}"
        hand.seat.has_heard_nothing()
