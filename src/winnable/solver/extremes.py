"""How far a position can be played: the most cards out, and the fewest passes that win.

Every card of a position counts as known, and a view may have unseen ones. Each answer is an
interval: what a line of play reaches, and what is proven to be out of reach. docs/solver.md
explains why the search proves it.
"""

import time
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Final

from ..law.cards import Card
from ..law.errors import check_type
from ..law.moves import after, play
from ..law.position import FOUNDATION, STOCK, HasPosition, Move, Position, Step, position_of
from ..law.possible import check_view
from ..law.rules import RulesError, RulesFault
from ..law.scoring import vegas
from ..law.view import View, view_of
from ..law.worlds import sample, unseen, world
from .answers import USUAL_LIMITS, Answer, Limit, Limits, Verdict
from .solving import own_solver

FEW: Final = 120
"""Orders of the unseen cards of a view that are all tried: those of five cards."""
SOME: Final = 12
"""Orders that are tried otherwise."""
EFFORT: Final = 10_000
"""States of the first attempts. Each round of attempts gets four times as many."""


@dataclass(frozen=True, slots=True)
class MostCards:
    """How many cards of a position or a view can be on the foundations at once."""

    least: int
    """So many can be there, wherever the unseen cards of a view lie."""
    most: int
    """No line of play has more, wherever they lie."""
    moves: tuple[Move, ...]
    """The way there, or to an unseen card that tells how to go on."""
    nodes: int
    """States searched; the same for the same position and limits on every machine."""
    cpu_s: float
    """CPU seconds in total."""
    limit: Limit | None = None
    """The limit that was reached; None if the number is proven."""

    @property
    def is_proven(self) -> bool:
        """Whether no line of play has more cards there than ``moves``."""
        return self.least == self.most

    @property
    def money(self) -> int:
        """What ``least`` cards are worth by the scores of Vegas, from a full deck."""
        return vegas(self.least)


@dataclass(frozen=True, slots=True)
class FewestPasses:
    """How many passes through the stock a win needs, those before the position included."""

    verdict: Verdict
    """Whether the position can be won with unlimited passes."""
    least: int
    """No win has fewer passes."""
    most: int | None
    """The passes of ``moves``; None if no win is known."""
    moves: tuple[Move, ...] | None
    nodes: int
    """States searched; the same for the same position and limits on every machine."""
    cpu_s: float
    """CPU seconds in total."""
    limit: Limit | None = None
    """The limit that was reached; None if the number is proven, or that there is no win."""

    @property
    def is_proven(self) -> bool:
        """Whether no win has fewer passes than ``moves``, or there is none."""
        return self.least == self.most or self.verdict is Verdict.UNWINNABLE


def most_cards(position: Position | HasPosition | View, limits: Limits = USUAL_LIMITS) -> MostCards:
    """Finds how many cards can be on the foundations at once, or bounds of the number.

    A ``Game`` stands for its current position. All searches together get the ``limits``. Raises
    ``ImpossiblePosition`` and ``TypeError``.

    >>> from winnable import VARIANTS, numbered_deal, start
    >>> rules = VARIANTS["draw-three"].rules
    >>> found = most_cards(start(rules, numbered_deal(8, rules)))
    >>> found.is_proven, found.most
    (True, 20)
    """
    check_type("limits", "Limits", limits, Limits)
    if isinstance(position, View):
        return _most_of_view(position, limits)
    position = position_of(position)
    count = _Count(limits)
    least, most = sum(position.foundations), position.rules.deck_size
    moves: tuple[Move, ...] = ()
    effort = EFFORT
    while least < most:
        # 1. From above, where a proof is easiest: fewer and fewer cards, until an attempt fails.
        while (answer := count.reach(position, most, effort)).verdict is Verdict.UNWINNABLE:
            most -= 1
            if least == most:
                return MostCards(least, most, moves, count.nodes, count.cpu_s)
        # 2. From below: more and more cards.
        if answer.verdict is Verdict.UNDECIDED:
            answer = count.reach(position, least + 1, effort)
        while answer.verdict is Verdict.WINNABLE:
            moves = answer.moves or ()
            least = sum(after(position, moves).foundations)
            if least == most:
                return MostCards(least, most, moves, count.nodes, count.cpu_s)
            answer = count.reach(position, least + 1, effort)
        if answer.verdict is Verdict.UNWINNABLE:
            most = least
        elif count.is_spent or answer.limit is not Limit.NODES:
            return MostCards(least, most, moves, count.nodes, count.cpu_s, answer.limit)
        effort *= 4
    return MostCards(least, most, moves, count.nodes, count.cpu_s)


def _most_of_view(view: View, limits: Limits) -> MostCards:
    """The upper bound is that of all worlds of the view, if they are few; else a search proves it
    in which an unseen card that is shown is a success.
    """
    check_view(view)
    cards = unseen(view)
    if len(cards) <= 1:
        return most_cards(world(view, cards), limits)
    orders, complete = sample(view, FEW)
    positions = [world(view, order) for order in (orders if complete else orders[:SOME])]
    count, hidden = _Count(limits, limits.nodes // len(positions)), frozenset(cards)
    found = [count.most(position) for position in positions]
    cases: dict[Position, int] | None = {} if complete else None
    least, moves = sum(view.foundations), tuple[Move, ...]()
    ceiling = min(one.most for one in found)  # nothing more is certain
    for position, one in zip(positions, found, strict=True):
        if least >= ceiling:
            break
        certain = _certain(position, one.moves, hidden, count, cases)
        if certain[0] > least:
            least, moves = certain
    most = max(one.most for one in found)
    limit = next((one.limit for one in found if one.limit is not None), None)
    if not complete:
        most = view.rules.deck_size
        while most > least:
            left = max(0, min(limits.nodes - count.nodes, limits.nodes // 10))
            answer = own_solver().solve_known(view, Limits(left, limits.memory), most)
            if count.add(answer).verdict is not Verdict.UNWINNABLE:
                limit = answer.limit
                break
            most -= 1
    limit = None if least == most else limit or Limit.UNSEEN
    return MostCards(least, most, moves, count.nodes, count.cpu_s, limit)


def _certain(
    position: Position,
    moves: tuple[Move, ...],
    hidden: AbstractSet[Card],
    count: "_Count",
    cases: dict[Position, int] | None,
) -> tuple[int, tuple[Move, ...]]:
    """How many cards a player has out for certain who begins with a line, and the part of the line
    that leads there, or to the card of ``hidden`` that tells how to go on. With ``cases``, the
    answers so far, each card that can be shown there is a case of its own.
    """
    best, end = sum(position.foundations), 0
    for at, move in enumerate(moves, 1):
        step = play(position, move)
        shows = not hidden.isdisjoint(step.shown)
        if not shows:
            out = sum(step.after.foundations)
        elif cases is not None:
            steps = outcomes(position, move, hidden)
            for each in steps:
                if each.after not in cases:
                    line, rest = count.most(each.after).moves, hidden - {*each.shown}
                    cases[each.after] = _certain(each.after, line, rest, count, cases)[0]
            out = min(cases[each.after] for each in steps)
        else:  # the card above goes out, wherever the hidden cards lie
            goes_out = move.target == FOUNDATION and move.source != STOCK
            out = sum(position.foundations) + goes_out
        if out > best:
            best, end = out, at
        if shows:
            break
        position = step.after
    return best, moves[:end]


def outcomes(position: Position, move: Move, hidden: AbstractSet[Card]) -> tuple[Step, ...]:
    """Returns what a move that shows a card of ``hidden`` can be: a step for each card that it can
    show. ``position`` holds the hidden cards in one order.
    """
    view = view_of(position, frozenset(range(position.rules.deck_size)) - hidden)
    shown: dict[tuple[Card, ...], Step] = {}
    for order in permutations(unseen(view)):
        step = play(world(view, order), move)
        shown.setdefault(step.shown, step)
    return tuple(shown.values())


def fewest_passes(position: Position | HasPosition, limits: Limits = USUAL_LIMITS) -> FewestPasses:
    """Finds how many passes a win needs, or bounds of the number, whatever the rules allow.

    A ``Game`` stands for its current position. Each number of passes gets the ``limits``. Raises
    ``ImpossiblePosition``, ``TypeError``, and ``RulesError`` for a game without passes.

    >>> from winnable import VARIANTS, numbered_deal, start
    >>> rules = VARIANTS["draw-three"].rules
    >>> found = fewest_passes(start(rules, numbered_deal(2, rules)))
    >>> found.is_proven, found.most
    (True, 2)
    """
    check_type("limits", "Limits", limits, Limits)
    position = position_of(position)
    rules = position.rules
    if "passes" in rules.kind.fixed:
        raise RulesError(RulesFault.MODEL, rules=str(rules))
    count = _Count(limits)

    def solved(passes: int | None) -> Answer:
        allowed = position._replace(rules=replace(rules, passes=passes))
        return count.add(own_solver().solve(allowed, limits))

    answer = solved(None)
    least = position.passes
    if answer.moves is None:
        verdict, limit = answer.verdict, answer.limit
        return FewestPasses(verdict, least, None, None, count.nodes, count.cpu_s, limit)
    moves, limit = answer.moves, None
    endless = position._replace(rules=replace(rules, passes=None))
    most = after(endless, moves).passes
    for passes in range(least, most):
        answer = solved(passes)
        if answer.moves is not None:
            moves, most = answer.moves, passes
            break
        if answer.verdict is Verdict.UNDECIDED:
            limit = limit or answer.limit
        elif limit is None:
            least = passes + 1
    limit = None if least == most else limit
    return FewestPasses(Verdict.WINNABLE, least, most, moves, count.nodes, count.cpu_s, limit)


class _Count:
    """The states and the time of the searches for one answer."""

    def __init__(self, limits: Limits, share: int = 0) -> None:
        self.limits, self.share = limits, share
        self.nodes, self._began = 0, time.thread_time()

    @property
    def cpu_s(self) -> float:
        return time.thread_time() - self._began

    @property
    def is_spent(self) -> bool:
        return self.nodes >= self.limits.nodes

    def add(self, answer: Answer) -> Answer:
        self.nodes += answer.nodes
        return answer

    def most(self, position: Position) -> MostCards:
        """The most cards of a position, by at most ``share`` states."""
        left = max(0, min(self.share, self.limits.nodes - self.nodes))
        found = most_cards(position, Limits(left, self.limits.memory))
        self.nodes += found.nodes
        return found

    def reach(self, position: Position, wanted: int, effort: int) -> Answer:
        """Whether so many cards can be on the foundations, with ``effort`` states at most."""
        nodes = max(0, min(effort, self.limits.nodes - self.nodes))
        return self.add(own_solver().reach(position, wanted, Limits(nodes, self.limits.memory)))
