"""A server far away: acts that are made before the answers come mean what they mean at leisure."""

from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.support.browser.seat import Seat
from tests.support.browser.wins import KLONDIKE, SOLITARIO
from tests.support.length import IS_LONG

from .conftest import Visits

FAR: Final = """
const Near = WebSocket
window.WebSocket = class extends Near {
  send(data) { setTimeout(() => super.send(data), %(half)d) }
  set onmessage(hear) { super.onmessage = (event) => setTimeout(hear, %(half)d, event) }
}
"""
"""Delays what a socket sends and hears. Runs in a page before its own script."""
KEYS: Final = ("Space", "Space", "Space", "Enter", "Shift+Enter", "d", "z", "Backspace", "Shift+W")
ACTS: Final = 60 if IS_LONG else 40


def hurry(seat: Seat, random: Random, number: str) -> str:
    """Makes acts without waiting for their answers; returns the moves of the saved game."""
    piles = [each for each in "1234567" if seat.pile(each).count()]
    for _ in range(ACTS):
        choice = random.random()
        if choice < 0.4:
            seat.page.keyboard.press(random.choice(piles))
        elif choice < 0.9:
            seat.page.keyboard.press(random.choice(KEYS))
        else:
            name = random.choice(["Draw", "Undo"])
            seat.button(name).first.evaluate("(button) => button.click()")
            seat.table.locator("[tabindex='0']").focus()
        seat.page.wait_for_timeout(random.choice([10, 30, 80, 200]))
    # What is asked last is answered last.
    seat.page.keyboard.press("i")
    expect(seat.status).to_contain_text(f"deal {number}.")
    return seat.moves


@pytest.mark.parametrize("asked", [KLONDIKE, SOLITARIO], ids=["klondike", "solitario"])
@pytest.mark.parametrize("seed", range(20 if IS_LONG else 1))
def test_acts_keep_their_order_and_meaning(visit: Visits, asked: dict[str, str], seed: int) -> None:
    played = []
    for trip in (0, 500):
        visitor = visit()
        if trip:
            visitor.context.add_init_script(FAR % {"half": trip // 2})
        seat = visitor.sit(**asked)
        seat.press("1")
        played.append(hurry(seat, Random(seed), asked["number"]))
    assert len(set(played)) == 1
