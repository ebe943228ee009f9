"""The marks of *Hint* on the page, compared with the law at each step of a won game."""

from collections.abc import Callable
from functools import partial
from typing import Final

from tests.support.browser.players import Typist
from tests.support.browser.seat import Seat
from tests.support.browser.wins import NUMBERS, said_of, win
from winnable.analysis.hints import hints
from winnable.law.position import PLACES, STOCK
from winnable.law.view import view_of

PARTS: Final = 8
"""Of a game. The usual run looks at one."""
_FIND: Final = """(table, among) => [...table.querySelectorAll(".slot" + among)]
  .filter((slot) => {
    const face = slot.querySelector(".face:not(.under)")
    return getComputedStyle(face, "::before").content !== "none"
  })
  .map((slot) => {
    const [place, index] = slot.dataset.slot.split(".")
    return [place, slot.parentElement.querySelectorAll(".slot").length - index]
  })"""


def check_marks(open_page: Callable[..., Seat], game: str, part: int) -> None:
    """Marked are the cards from where legal moves begin, and no others; never the stock. Those
    whose move is useful have another mark.
    """
    steps = win(game)
    size = -(-len(steps) // PARTS)
    before = said_of(steps[: part * size])
    seat = open_page({"hints": True}, number=str(NUMBERS[game]), moves=before)
    for step in steps[part * size :][:size]:
        view = view_of(step.before)
        legal = {(move.source, move.count) for move in view.legal if move.source != STOCK}
        assert marked(seat) == legal
        assert marked(seat, ".hint") == {(h.move.source, h.move.count) for h in hints(view)}
        seat.do(partial(seat.enter, Typist.words(step)))


def marked(seat: Seat, among: str = "") -> set[tuple[int, int]]:
    """The cards with a visible mark: their piles, and the number of cards from there to the top."""
    return {(PLACES[place], count) for place, count in seat.table.evaluate(_FIND, among)}
