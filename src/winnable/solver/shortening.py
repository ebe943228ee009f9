"""Shortens wins, for people to follow.

The method is local search (descent). A win is a list of plays; the draws follow from them. A list
that differs by one change is accepted if it still wins under the law in fewer moves. The changes
are: omit a play; merge two plays of one card into one; make a play earlier or later. The search
ends when no change helps or the budget is used up. The result need not be the shortest win.
"""

from collections.abc import Iterator

from ..law.position import HasPosition, IllegalMove, Move, Position, position_of
from ..law.possible import check_position
from .literal import Play, Stuck, Table, check_win, plays_of

BUDGET = 60_000
"""Moves that may be tried under the law; about half a second."""
REACH = 12
"""Places by which a play may move forward or back."""


class _Win:
    """A list of plays that wins, with the table before each play and after the last."""

    def __init__(self, position: Position, moves: tuple[Move, ...]) -> None:
        self.plays = plays_of(position, moves)
        self.tables = [Table(position)]
        self.tried = 0
        self._replay(0)

    def take(self, at: int, plays: list[Play]) -> bool:
        """Accepts a list that differs from index ``at`` on, if it wins in fewer moves."""
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


def shorten(
    position: Position | HasPosition, moves: tuple[Move, ...], budget: int = BUDGET
) -> tuple[Move, ...]:
    """Returns a win from the same position, never longer and often shorter.

    A ``Game`` stands for its current position. ``budget`` limits the moves that may be tried.
    Raises ``ImpossiblePosition``, ``IllegalMove`` for a move that the law refuses, and
    ``ValueError`` if the moves do not win.
    """
    position = position_of(position)
    check_position(position)
    check_win(position, moves)
    win = _Win(position, moves)
    improved = True
    while improved and win.tried < budget:
        improved = False
        for changes in (_with_omission, _with_shift):
            for i in range(len(win.plays) - 1, -1, -1):
                if i < len(win.plays):
                    improved |= any(win.take(*change) for change in changes(win.plays, i))
                if win.tried >= budget:
                    break
    found = win.tables[-1].moves
    return tuple(found) if len(found) < len(moves) else moves


def _with_omission(plays: list[Play], i: int) -> Iterator[tuple[int, list[Play]]]:
    """Yields lists without play ``i``, each with the index of its first difference."""
    rest = plays[i + 1 :]
    yield i, plays[:i] + rest
    again = next((k for k, other in enumerate(rest) if other.card == plays[i].card), None)
    if again is not None:  # a move and its reversal, or two moves of one card
        yield i, plays[:i] + rest[:again] + rest[again + 1 :]
        yield i, [*plays[:i], rest[again], *rest[:again], *rest[again + 1 :]]


def _with_shift(plays: list[Play], i: int) -> Iterator[tuple[int, list[Play]]]:
    """Yields lists with play ``i`` made earlier or later."""
    without = plays[:i] + plays[i + 1 :]
    for k in range(max(0, i - REACH), min(len(without), i + REACH) + 1):
        if k != i:
            yield min(i, k), [*without[:k], plays[i], *without[k:]]
