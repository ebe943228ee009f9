"""A cancelled drag does nothing more: to let go neither lifts a card nor plays one."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.support.browser.seat import Seat
from tests.support.browser.wins import KLONDIKE
from tests.support.length import some

from .conftest import Visits

LIFTED: Final = "document.querySelectorAll('#table .face.lifted').length"


def escape(seat: Seat) -> None:
    seat.press("Escape")


def open_a_dialog(seat: Seat) -> None:
    seat.press("?")
    seat.page.locator("dialog").wait_for()


def resize(seat: Seat) -> None:
    seat.resize(1200, 850)


def press_another_button(seat: Seat) -> None:
    seat.page.mouse.down(button="right")
    seat.page.mouse.up(button="right")


def move_it_elsewhere(seat: Seat) -> None:
    """Another window plays the card that is dragged."""
    other = seat.page.context.new_page()
    other.goto(seat.page.url)
    there = Seat(other, seat.server)
    there.wait_for_table()
    there.command("6 1")
    expect(seat.table.locator("[data-pile='6'] .face.lifted")).to_have_count(0)
    there.command("undo")
    other.close()
    seat.hear_all(2)


WAYS: Final[tuple[Callable[[Seat], None], ...]] = (
    escape,
    open_a_dialog,
    resize,
    press_another_button,
    move_it_elsewhere,
)


@pytest.mark.parametrize("is_dragged", [True, False])
def test_a_cancelled_drag_or_press_does_nothing_more(visit: Visits, *, is_dragged: bool) -> None:
    """A press, too, that a dialog or Escape comes before the end of."""
    seat = visit().sit(**KLONDIKE)
    mouse = seat.page.mouse
    for turn, way in enumerate(WAYS if is_dragged else WAYS[:3]):
        for place in some("16s", 1, turn) if is_dragged else "6":
            seat.resize(1280, 900)
            card, target = seat.middle(seat.slot("6")), seat.middle(seat.slot(place))
            mouse.move(*card)
            mouse.down()
            if is_dragged:
                mouse.move(card[0] - 60, card[1] + 40, steps=3)
                assert seat.page.evaluate(LIFTED) == 1
            way(seat)
            assert seat.page.evaluate(LIFTED) == 0, way.__name__
            if is_dragged:
                mouse.move(*target, steps=3)
            assert seat.page.evaluate(LIFTED) == 0, way.__name__
            mouse.up()
            if seat.page.locator("dialog").count():
                seat.press("Escape")
                expect(seat.page.locator("dialog")).to_have_count(0)
            seat.page.wait_for_timeout(200)
            expect(seat.table.locator(".held")).to_have_count(0)
            seat.has_heard_nothing()
            assert seat.moves == "", (way.__name__, place)
    seat.resize(1280, 900)
    seat.do(lambda: seat.click("6"))
    expect(seat.table.locator(".held")).to_have_count(1)
