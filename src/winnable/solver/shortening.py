"""Shorter wins, for people to follow.

The method is descent: a win is a list of plays (a card and where it goes; the draws follow from
them), and a list that is one change away is taken if it still wins under the law in fewer moves.
The changes: a play is left out; a card goes at once where it went in two plays; a play is made
earlier or later. It ends when no change helps or the budget is spent. It is not claimed to be the
shortest.
"""

from collections.abc import Iterator

from ..errors import IllegalMove
from ..position import Move, Position
from .literal import Play, Stuck, Table, plays_of

BUDGET = 60_000
"""Moves under the law that may be tried, about half a second."""
REACH = 12
"""Places by which a play may move forward or back."""


class _Win:
    """A list of plays that wins, and the table before each of them and after the last."""

    def __init__(self, position: Position, moves: tuple[Move, ...]) -> None:
        self.plays = plays_of(position, moves)
        self.tables = [Table(position)]
        self.tried = 0
        self._replay(0)

    def take(self, at: int, plays: list[Play]) -> bool:
        """Takes a list that differs from place ``at`` on, if it wins in fewer moves."""
        table, best = self.tables[at].copy(), len(self.tables[-1].moves)
        start = len(table.moves)
        try:
            for each in plays[at:]:
                table.make(each)
                if len(table.moves) >= best:
                    break
        except (IllegalMove, Stuck):
            pass
        self.tried += len(table.moves) - start + 1
        if not table.position.is_won or len(table.moves) >= best:
            return False
        self.plays = plays
        self._replay(at)
        return True

    def _replay(self, at: int) -> None:
        del self.tables[at + 1 :]
        for each in self.plays[at:]:
            table = self.tables[-1].copy()
            if not table.position.is_won:
                table.make(each)
            self.tables.append(table)


def shorten(position: Position, moves: tuple[Move, ...], budget: int = BUDGET) -> tuple[Move, ...]:
    """A win from the same position, not longer and often shorter. The moves must win."""
    win = _Win(position, moves)
    improved = True
    while improved and win.tried < budget:
        improved = False
        for changes in (_less, _moved):
            for i in range(len(win.plays) - 1, -1, -1):
                if i < len(win.plays):
                    improved |= any(win.take(*change) for change in changes(win.plays, i))
                if win.tried >= budget:
                    break
    found = win.tables[-1].moves
    return tuple(found) if len(found) < len(moves) else moves


def _less(plays: list[Play], i: int) -> Iterator[tuple[int, list[Play]]]:
    """Lists without play ``i``, each with the place of its first difference."""
    rest = plays[i + 1 :]
    yield i, plays[:i] + rest
    again = next((k for k, other in enumerate(rest) if other.card == plays[i].card), None)
    if again is not None:  # there and back, or two moves of one card
        yield i, plays[:i] + rest[:again] + rest[again + 1 :]
        yield i, [*plays[:i], rest[again], *rest[:again], *rest[again + 1 :]]


def _moved(plays: list[Play], i: int) -> Iterator[tuple[int, list[Play]]]:
    """Lists with play ``i`` made earlier or later."""
    without = plays[:i] + plays[i + 1 :]
    for k in range(max(0, i - REACH), min(len(without), i + REACH) + 1):
        if k != i:
            yield min(i, k), [*without[:k], plays[i], *without[k:]]
