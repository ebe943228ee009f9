"""Shortens wins, for people to follow.

The method is local search (descent). A win is a list of plays; the draws follow from them. A list
that differs by one change is accepted if it still wins under the law in fewer moves. The changes
are: omit a play; merge two plays of one card into one; make a play earlier or later. The search
ends when no change helps or the budget is used up. The result need not be the shortest win.
"""

from collections.abc import Iterable, Iterator

from ..law.errors import check_number, check_type
from ..law.position import HasPosition, Move, Position, position_of
from ..law.possible import check_position
from .encoding import MODEL, load_piles
from .plays import check_win, plays_of
from .replay import Replay

BUDGET = 60_000
"""Moves that may be tried; 10 to 25 milliseconds."""
REACH = 12
"""Places by which a play may move forward or back."""


class _Win:
    """A list of plays that wins. Frame ``k + 1`` of the replay is the game before play ``k``."""

    def __init__(self, position: Position, moves: tuple[Move, ...]) -> None:
        self.position = position
        self.plays = plays_of(position, moves)
        self.tried = 0
        self.replay = Replay()
        self.replay.hold(len(self.plays) + 2)
        load_piles(self.replay, position)
        self.replay.begin()
        self.replay.keep(1)
        self.ends = [len(self.replay.made)]
        """The moves made before each play, and after the last."""
        self._follow(0)

    def take(self, at: int, plays: list[int]) -> bool:
        """Accepts a list that differs from index ``at`` on, if it wins in fewer moves."""
        most = self.ends[-1] - self.ends[at]
        self.replay.back(at + 1)
        is_won = self.replay.attempt(plays[at:], most)
        self.tried += len(self.replay.made) + 1
        if not is_won or len(self.replay.made) >= most:
            return False
        self.plays = plays
        self._follow(at)
        return True

    def moves(self) -> tuple[Move, ...]:
        """Returns the moves of the win."""
        load_piles(self.replay, self.position)
        self.replay.begin()
        self.replay.attempt(self.plays, self.ends[-1])  # plays after the win are impossible
        return tuple(self.replay.made)

    def _follow(self, at: int) -> None:
        del self.ends[at + 1 :]
        self.replay.back(at + 1)
        start = self.ends[at]
        for k in range(at, len(self.plays)):
            if not self.replay.is_won(0):
                self.replay.make_play(self.plays[k])
            self.ends.append(start + len(self.replay.made))
            self.replay.keep(k + 2)


def shorten(
    position: Position | HasPosition, moves: Iterable[Move], budget: int = BUDGET
) -> tuple[Move, ...]:
    """Returns a win from the same position, never longer and often shorter.

    A ``Game`` stands for its current position. ``budget`` limits the moves that may be tried.
    Raises ``ImpossiblePosition``, ``IllegalMove`` for a move that the law refuses, and
    ``ValueError`` if the moves do not win.
    """
    check_type("moves", "Moves", moves, Iterable)
    check_number("budget", budget, 0)
    moves = tuple(moves)
    for move in moves:
        check_type("moves", "Moves", move, Move)
    position = position_of(position)
    check_position(position)
    if MODEL.kind_of(position.rules) is None:
        check_win(position, moves)
        return moves
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
    if win.ends[-1] >= len(moves):
        return moves
    shorter = win.moves()
    check_win(position, shorter)
    return shorter


def _with_omission(plays: list[int], i: int) -> Iterator[tuple[int, list[int]]]:
    """Yields lists without play ``i``, each with the index of its first difference."""
    rest = plays[i + 1 :]
    yield i, plays[:i] + rest
    again = next((k for k, other in enumerate(rest) if other >> 6 == plays[i] >> 6), None)
    if again is not None:  # a move and its reversal, or two moves of one card
        yield i, plays[:i] + rest[:again] + rest[again + 1 :]
        yield i, [*plays[:i], rest[again], *rest[:again], *rest[again + 1 :]]


def _with_shift(plays: list[int], i: int) -> Iterator[tuple[int, list[int]]]:
    """Yields lists with play ``i`` made earlier or later."""
    without = plays[:i] + plays[i + 1 :]
    for k in range(max(0, i - REACH), min(len(without), i + REACH) + 1):
        if k != i:
            yield min(i, k), [*without[:k], plays[i], *without[k:]]
