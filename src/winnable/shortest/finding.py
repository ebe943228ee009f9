"""Proven shortest wins: the search, its limits, and what it proves before it ends."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ..native import tell_interpreted
from ..position import HasPosition, Move, Position, position_of
from ..possible import check_position
from ..rules import Family
from ..solver import Limits, Verdict, shorten, solve
from ..solver.answers import Limit
from ..solver.stopping import stoppable
from .klondike import COMPILED, Search
from .replaying import Count, Line, length
from .words import COSTS, ENDED, FOUND, FULL, SPENT

USUAL_LIMITS: Final = Limits(nodes=20_000_000, memory=256)
"""The limits of a search for a shortest win, unless others are asked for."""
STEPS: Final = 100_000
"""States between two reports."""


@dataclass(frozen=True, slots=True)
class Shortest:
    """What is known of the shortest win of a position."""

    verdict: Verdict
    """Whether the position can be won."""
    least: int
    """No win has fewer moves. If there is no win, 0."""
    most: int | None
    """The length of ``moves``; None if no win is known."""
    moves: tuple[Move, ...] | None
    """The shortest win that is known, played under the law."""
    count: Count
    nodes: int
    """States expanded; the same for the same position and limits on every machine."""
    cpu_s: float
    """CPU seconds in total."""
    limit: Limit | None = None
    """The limit that was reached; None if the length is proven."""

    @property
    def is_proven(self) -> bool:
        """Whether no win is shorter than ``moves``, or there is none."""
        return self.least == self.most or self.verdict is Verdict.UNWINNABLE


def shortest(
    position: Position | HasPosition,
    count: Count = Count.MOVES,
    limits: Limits = USUAL_LIMITS,
    report: Callable[[Shortest], None] = lambda _: None,
) -> Shortest:
    """Finds a win with the fewest moves, or bounds of their number.

    A ``Game`` stands for its current position. Every card counts as known. ``report`` gets what is
    known so far, again and again; a ``Stop`` or Ctrl-C in it ends the search. Raises
    ``ImpossiblePosition``, ``TypeError`` and, under a ``Stop``, ``Cancelled``.

    >>> from winnable import VARIANTS, numbered_deal, start
    >>> rules = VARIANTS["draw-one"].rules
    >>> shortest(start(rules, numbered_deal(1, rules))).is_proven
    True
    """
    position = position_of(position)
    check_position(position)
    began = time.thread_time()
    # 1. Any win.
    answer = solve(position, Limits(memory=limits.memory))
    best = shorten(position, answer.moves) if answer.moves else None
    most = None if best is None else length(position, best, count)
    # 2. Better ones, and bounds.
    line = Line(position)
    free = length(position, line.moves, count)
    ...
