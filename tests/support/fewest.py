"""The fewest moves of small games, by exhaustive search from the nearest states on.

Klondike has the moves of ``brute``, solitario those of the law. Nothing is left out.
"""

from collections import deque
from collections.abc import Hashable, Iterator
from typing import TypeAlias

from tests.support.brute import Brute
from winnable.analysis.shortest import Count
from winnable.law.moves import legal_moves, play
from winnable.law.position import Position
from winnable.law.solitario import SOLITARIO

Next: TypeAlias = tuple[Hashable, int]
"""A state one move away, and what the move costs."""


class _Hands:
    """Solitario: positions whose columns are sorted."""

    def __init__(self, position: Position) -> None:
        self.start: Hashable = position

    def is_won(self, state: Hashable) -> bool:
        assert isinstance(state, Position)
        return state.is_won

    def nexts(self, state: Hashable) -> Iterator[Next]:
        assert isinstance(state, Position)
        for move in legal_moves(state):
            after = play(state, move).after
            if after.hand is None:  # a hand may come from a column: then their order counts
                after = after._replace(columns=tuple(sorted(after.columns)))
            yield after, 1


class _Klondike:
    """The states of ``brute``."""

    def __init__(self, position: Position, count: Count) -> None:
        self.game, self.count = Brute(position), count
        self.start: Hashable = self.game.start

    def is_won(self, state: Hashable) -> bool:
        assert isinstance(state, tuple)
        return bool(state[1] == self.game.won)

    def nexts(self, state: Hashable) -> Iterator[Next]:
        assert isinstance(state, tuple)
        columns, out, talon, at, _ = state
        for after in self.game.successors(state):
            is_free = self.count is Count.CARDS and after[1:3] == (out, talon)
            if after[0] == columns:
                is_free &= after[3] == 0 < at  # a redeal that draws nothing
            else:
                is_free &= after[3] == at and self.game.by_hand and _is_turn(columns, after[0])
            yield after, 0 if is_free else 1


def _is_turn(before: tuple[tuple[int, ...], ...], after: tuple[tuple[int, ...], ...]) -> bool:
    cards = [sorted(card for column in each for card in column) for each in (before, after)]
    sizes = [sorted(map(len, each)) for each in (before, after)]
    return cards[0] != cards[1] and sizes[0] == sizes[1]


def fewest(position: Position, count: Count, most: int = 40_000) -> int | None:
    """The fewest moves that win; -1 if none does, None if that takes more than ``most`` states."""
    is_solitario = position.rules.kind is SOLITARIO
    game = _Hands(position) if is_solitario else _Klondike(position, count)
    best, queue, done = {game.start: 0}, deque([game.start]), set()
    while queue:
        state = queue.popleft()
        if state in done:
            continue
        done.add(state)
        if game.is_won(state):
            return best[state]
        for after, cost in game.nexts(state):
            size = best[state] + cost
            if size < best.get(after, 10_000):
                best[after] = size
                (queue.append if cost else queue.appendleft)(after)
        if len(best) > most:
            return None
    return -1
