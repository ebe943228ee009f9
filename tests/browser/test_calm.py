"""Two densities of one page: for the eye, and in words. A screen reader has the same in both."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.support.browser.seat import Seat

from .conftest import Sits, Visits

DEAL: Final = {"game": "draw-three", "number": "64"}


def is_told(seat: Seat) -> bool:
    """Whether the eye reads the status line, too."""
    return bool(seat.status.evaluate("(line) => getComputedStyle(line).opacity === '1'"))


def test_the_eye_reads_answers_and_refusals_and_sees_moves(sit: Sits) -> None:
    seat = sit(**DEAL)
    glance = seat.page.locator(".glance")
    expect(glance).to_have_text("Klondike, draw three, deal 64.")
    assert not is_told(seat), "the rest of the greeting"
    for act, told in (
        (lambda: seat.click("s"), False),
        (lambda: seat.click("6"), False),
        (lambda: seat.click("5"), True),  # refused
        (lambda: seat.press("Backspace"), True),
        (seat.button("Undo").click, False),
        (seat.button("Hint").click, True),
        (seat.button("Play it").click, False),
        (lambda: seat.press("d"), True),
        (lambda: seat.click("s"), False),
    ):
        assert seat.after(act)
        assert is_told(seat) is told
        expect(glance).to_be_hidden()


def test_each_move_is_told_on_request(visit: Visits) -> None:
    seat = visit(words=True).sit(**DEAL)
    seat.do(lambda: seat.click("s"))
    assert is_told(seat)


@pytest.mark.parametrize("words", [True, False])
def test_the_texts_are_there_for_a_screen_reader(visit: Visits, *, words: bool) -> None:
    """With a key they are in sight as well, and the table stays where it is."""
    seat = visit(words=words).sit(**DEAL)
    box = seat.page.get_by_role("textbox", name="Command")
    expect(box).to_have_count(1)
    expect(seat.page.get_by_role("heading", name="Table in words")).to_have_count(1)
    sizes = "() => ['.command', '.below'].map((part) => document.querySelector(part).clientWidth)"
    table = "() => JSON.stringify(document.querySelector('#table').getBoundingClientRect())"
    before = seat.page.evaluate(table)
    assert all(each > 100 for each in seat.page.evaluate(sizes)) is words
    seat.press("d")
    assert all(each > 100 for each in seat.page.evaluate(sizes))
    assert seat.page.evaluate(table) == before
