"""Targets of clicks and touches are large enough."""

import pytest

from tests.support.browser.players import Finger
from tests.support.browser.seat import Seat, box_of
from tests.support.browser.wins import KLONDIKE, SOLITARIO, said_of, win
from winnable.speech.messages import Voice
from winnable.speech.messages.answers import say_option

from .conftest import Visits

PHONE = (320, 640)
ENLARGED = (320, 256)
"""A window of 1280 by 1024 pixels at 400 per cent."""
DESK = (1280, 900)


@pytest.mark.parametrize("asked", [KLONDIKE, SOLITARIO], ids=["klondike", "solitario"])
def test_every_stop_is_large_enough(visit: Visits, asked: dict[str, str]) -> None:
    """44 pixels where the piles are rows, 24 where cards overlap."""
    game = asked["game"]
    seat = visit().sit(**asked, moves=said_of(win(game)[: len(win(game)) // 2]))
    for size in (
        ENLARGED,
        PHONE,
        (360, 640),
        (390, 780),
        (480, 800),
        (768, 1024),
        (844, 390),
        DESK,
    ):
        seat.resize(*size)
        in_rows = seat.table.get_attribute("data-layout") == "rows"
        assert in_rows == (size == ENLARGED)
        assert small_stops(seat, 44 if in_rows else 24) == [], size


def small_stops(seat: Seat, least: int) -> list[str]:
    found: list[str] = seat.page.evaluate(
        """(least) => [...document.querySelectorAll(".slot")]
          .map((slot) => [slot, slot.getBoundingClientRect()])
          .filter(([, { width, height }]) => width < least || height < least)
          .map(([slot, { width, height }]) => `${slot.dataset.slot}: ${width} x ${height}`)""",
        least,
    )
    return found


@pytest.mark.parametrize("size", [(360, 640), (390, 780), (480, 800)], ids=lambda size: size[0])
def test_where_cards_overlap_every_move_also_has_a_large_target(
    visit: Visits, size: tuple[int, int]
) -> None:
    """Top cards and empty places are large. Buttons move runs, whose visible strips are narrow."""
    steps = win("draw-three")
    at = next(n for n, step in enumerate(steps) if step.move.count > 1)
    seat = visit(size=size, touch=True).sit(**KLONDIKE, moves=said_of(steps[:at]))
    assert seat.table.get_attribute("data-layout") == "grid"
    tell, do = seat.button("Show moves"), seat.button("Play it")
    tops = seat.table.locator(".slot:last-of-type").all()
    boxes = [box_of(each) for each in (*tops, tell, do)]
    assert all(box["width"] >= 44 and box["height"] >= 44 for box in boxes)
    game = seat.saved
    finger = Finger(seat)
    told = [seat.do(lambda: finger.tap(tell)) for _ in game.view.legal]
    (wanted,) = [
        n
        for n, text in enumerate(told)
        if text.endswith(say_option(Voice(game.rules), game.view, steps[at].move, n + 1))
    ]
    for _ in range(wanted + 1):
        seat.do(lambda: finger.tap(tell))
    seat.do(lambda: finger.tap(do))
    assert seat.moves == said_of(steps[: at + 1])
