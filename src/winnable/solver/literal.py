"""The search for rules without one of their own: depth first, by the readable law."""

from collections.abc import Iterator
from typing import Final

from ..law.moves import legal_moves, play
from ..law.position import FOUNDATION, Move, Position

_STATE: Final = 2_000
"""Bytes of a state, roughly."""


class Search:
    """A search with the interface of the compiled ones. Not thread-safe."""

    def __init__(self) -> None:
        self.stop = self.why = self.states = self.wanted = 0
        self.moves: list[Move] = []
        """The win that was found."""

    def load(self, position: Position) -> None:
        """Loads the position to decide. Clears ``wanted``."""
        self._start, self.wanted = position, 0

    def run(self, nodes: int, memory: int) -> int:
        """Returns 1 for a win, 0 for a loss; 2 if a limit is reached, which ``why`` names."""
        met, line = {_state(self._start)}, [(self._start, _choices(self._start))]
        self.moves, self.why = [], 0
        while line:
            position, choices = line[-1]
            out = sum(position.foundations)
            if out >= self.wanted if self.wanted else position.is_won:
                return 1
            self.states = len(met)
            self.why = 3 if self.stop else 1 if len(met) > nodes else 0
            if len(met) * _STATE > memory:
                self.why = 2
            if self.why:
                return 2
            for move in choices:
                after = play(position, move).after
                if (state := _state(after)) not in met:
                    met.add(state)
                    self.moves.append(move)
                    line.append((after, _choices(after)))
                    break
            else:
                line.pop()
                del self.moves[-1:]
        return 0


def _state(position: Position) -> Position:
    """Returns the position as far as it matters: only limited passes are counted."""
    return position if position.rules.passes else position._replace(passes=1)


def _choices(position: Position) -> Iterator[Move]:
    """Yields the legal moves, those to a foundation first."""
    return iter(sorted(legal_moves(position), key=lambda move: move.target != FOUNDATION))
