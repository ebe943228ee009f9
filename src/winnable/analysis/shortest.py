"""Proven shortest wins: the search, its limits, and what it proves before it ends.

docs/shortest.md explains it.
"""

import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from ..game.game import Game
from ..law.moves import after
from ..law.position import HasPosition, Move, Position, position_of
from ..law.possible import check_position
from ..solver import COMPILED, Limits, Verdict, shorten, solve
from ..solver.answers import Limit
from ..solver.astar import COSTS, ENDED, FOUND, FULL, SPENT, loaded, openings, win
from ..solver.astar.replaying import Count, Line, length
from ..solver.extremes import fewest_passes
from ..solver.native import tell_interpreted
from ..solver.plays import check_win
from ..solver.stopping import stoppable

__all__ = ["USUAL_LIMITS", "Count", "Shortest", "length", "par", "shortest"]

USUAL_LIMITS: Final = Limits(nodes=20_000_000, memory=256)
"""The limits of a search for a shortest win, unless others are asked for."""
STEP: Final = 200_000
"""States between two reports."""
HASTE: Final = (8, 6, 5)
"""Weights of the searches for a short win before the one for a proof, four times the factor."""
SHARE: Final = 12
"""Each of them gets this part of the nodes, at most; so do all windows together, and each number of
passes.
"""
WINDOW: Final = 10
"""Moves between the places from which the end of a win is shortened."""
WEIGHTS: Final = (4, 5, 6, 8)
"""Weights of the searches for a shorter end, as those of ``HASTE``."""
PASSES: Final = 1_000_000
"""States to find out whether a number of passes is enough, at most."""
GLANCE: Final = 100_000
"""States of each of them."""


@dataclass(frozen=True, slots=True)
class Shortest:
    """What is known of the shortest win of a position."""

    verdict: Verdict
    """Whether the position can be won."""
    least: int
    """No win is shorter."""
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
    """The limit that was reached; None if the length is proven, or that there is no win."""

    @property
    def is_proven(self) -> bool:
        """Whether no win is shorter than ``moves``, or there is none."""
        return self.least == self.most or self.verdict is Verdict.UNWINNABLE


def shortest(
    position: Position | HasPosition,
    count: Count = Count.MOVES,
    limits: Limits = USUAL_LIMITS,
    report: Callable[[Shortest], None] = lambda _: None,
    off: Collection[str] = (),
    known: tuple[Move, ...] = (),
) -> Shortest:
    """Finds a win with the fewest moves, or bounds of their number.

    A ``Game`` stands for its current position. Every card counts as known. ``report`` gets what is
    known so far, about every second. ``off`` names switches of the searches to turn off, for tests.
    ``known`` is a win to begin with, if there is one. Raises ``ImpossiblePosition``, ``TypeError``,
    ``ValueError`` if ``known`` does not win, and, if a ``Stop`` ends the search, ``Cancelled``.

    >>> from winnable import VARIANTS, numbered_deal, start
    >>> rules = VARIANTS["draw-three"].rules
    >>> found = shortest(start(rules, numbered_deal(2, rules)))
    >>> found.is_proven, found.most
    (True, 91)
    """
    position = position_of(position)
    check_position(position)
    if not COMPILED:
        tell_interpreted()
    finder = _Finder(position, count, limits, report, off)
    answer = solve(position, Limits(memory=limits.memory))
    if answer.verdict is Verdict.UNWINNABLE:
        return replace(finder.tell(), verdict=answer.verdict)
    if answer.moves is not None:
        finder.learn(shorten(position, answer.moves))
    finder.try_few_passes()
    if known:
        check_win(position, known)
        finder.learn(known)
        finder.learn(shorten(position, known))
    bounds = [finder.search_from(line) for line in openings(position)]
    most = finder.known.most
    least = min(bounds)
    if least == most:
        finder.limit = None
    return replace(finder.tell(), least=least, limit=finder.limit)


def par(game: Game, limits: Limits = USUAL_LIMITS) -> tuple[Shortest, int | None]:
    """Returns the shortest win from the beginning of a game, and the length of the game's own win.

    A win that was played is where the search begins; None if the game is not won. Raises
    ``HiddenCard`` if the game started from a table with unknown cards.
    """
    game.check_known()
    first = game.steps[0].before if game.steps else game.position
    moves = tuple(step.move for step in game.steps) if game.position.is_won else ()
    found = shortest(first, limits=limits, known=moves)
    return found, length(first, moves, found.count) if moves else None


class _Finder:
    """The searches of one position, and what is known so far."""

    def __init__(
        self,
        position: Position,
        count: Count,
        limits: Limits,
        report: Callable[[Shortest], None],
        off: Collection[str],
    ) -> None:
        self.position, self.count, self.limits, self.report = position, count, limits, report
        self.off = off
        self.began = time.thread_time()
        self.known = Shortest(Verdict.UNDECIDED, 0, None, None, count, 0, 0.0)
        self.nodes = 0
        self.limit: Limit | None = None
        """The limit that a search for a proof has reached."""

    def tell(self) -> Shortest:
        """Returns what is known now."""
        return replace(self.known, nodes=self.nodes, cpu_s=time.thread_time() - self.began)

    def learn(self, moves: tuple[Move, ...]) -> None:
        """Takes a win that may be shorter than the best one so far."""
        size = length(self.position, moves, self.count)
        if self.known.most is None or size < self.known.most:
            self.known = replace(self.known, verdict=Verdict.WINNABLE, moves=moves, most=size)

    def try_few_passes(self) -> None:
        """Looks for a win with fewer passes, because most moves of a long win are draws."""
        rules = self.position.rules
        if "passes" in rules.kind.fixed:
            return
        nodes = min(self.limits.nodes // SHARE, PASSES)
        found = fewest_passes(self.position, Limits(nodes, self.limits.memory))
        self.nodes += found.nodes
        if found.moves and found.most and found.most <= (rules.passes or found.most):
            self.learn(shorten(self.position, found.moves))

    def shorten_ends(self) -> None:
        """Looks for shorter ends of the best win, from its last moves to its first ones."""
        spent, share = 0, self.limits.nodes // SHARE
        for at in reversed(range(WINDOW, len(self.known.moves or ()) - WINDOW, WINDOW)):
            moves = self.known.moves
            assert moves is not None
            position = after(self.position, moves[:at])
            if position.hand is not None:
                continue
            (line,) = openings(position)
            for weight in WEIGHTS:
                assert self.known.moves is not None
                rest = length(position, self.known.moves[at:], self.count)
                rest -= length(position, line.moves, self.count) + _turns(line.position, self.count)
                search = loaded(line.position, self.count)
                for name in self.off:
                    setattr(search, name, 0)
                search.begin(min(COSTS, rest), self.limits.memory << 20, weight)
                nodes = min(GLANCE, share - spent, self.limits.nodes - self.nodes)
                if nodes <= 0:
                    return
                code = stoppable(search, partial(search.run, nodes))
                self.nodes += search.expanded
                spent += search.expanded
                if code == FOUND:
                    self.learn((*moves[:at], *win(line, search.win())))
                if code == ENDED or (code == FOUND and weight == WEIGHTS[0]):
                    break

    def search_from(self, line: Line) -> int:
        """Searches for shorter wins that begin with a line; returns a lower bound of their length,
        or the length of the best win if none is shorter.
        """
        fixed = length(self.position, line.moves, self.count) + _turns(line.position, self.count)
        search = loaded(line.position, self.count)
        for name in self.off:
            setattr(search, name, 0)
        for weight in (*HASTE, 4):
            is_proof = weight == 4
            if is_proof:
                self.shorten_ends()
            most = self.known.most
            ceiling = COSTS if most is None else min(COSTS, most - fixed)
            bound = search.begin(ceiling, self.limits.memory << 20, weight)
            left = self.limits.nodes - self.nodes if is_proof else self.limits.nodes // SHARE
            while True:
                nodes = max(0, min(STEP, left, self.limits.nodes - self.nodes))
                before = search.expanded
                code = stoppable(search, partial(search.run, nodes))
                self.nodes += search.expanded - before
                left -= nodes
                if is_proof:
                    bound = max(bound, search.floor)
                    if len(line.moves) == 0:
                        least = bound + fixed
                        self.known = replace(
                            self.known, least=least if most is None else min(least, most)
                        )
                if code != SPENT or left <= 0 or self.nodes >= self.limits.nodes:
                    break
                self.report(self.tell())
            if code == FOUND:
                self.learn(win(line, search.win()))
            if code == ENDED or (code == FOUND and is_proof):
                break
        if code in (FOUND, ENDED):
            return ceiling + fixed if code == ENDED else bound + fixed
        self.limit = Limit.MEMORY if code == FULL else Limit.NODES
        return bound + fixed


def _turns(position: Position, count: Count) -> int:
    """Returns the cost of turning the face-down cards, which every win does."""
    return sum(position.down) if position.rules.by_hand and count is Count.MOVES else 0
