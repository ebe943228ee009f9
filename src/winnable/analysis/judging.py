"""The judgement of moves by what the player could see: a mistake, bad luck, or not known.

Each move is judged by worlds of the player's view (``worlds``), which the solver decides with all
cards known. A world whose search reaches its limit is undecided, and counts against the conclusion:
a move is a mistake only if another plan is better even if every undecided world favours the move,
and a loss is bad luck only if no examined plan is clearly better even if they all favour the plan.

One kind of mistake needs no statistics: to lose a world by omitting safe moves (``safe_plan``).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import islice
from math import factorial, sqrt
from typing import Final

from ..law.moves import after, legal_moves, play
from ..law.position import WASTE, Move, Position
from ..law.view import View, shown_by
from ..law.worlds import Order, any_world, sample, unseen, world
from ..players import advise
from ..solver import Limits, Verdict, own_solver, solve
from .chances import chance_of
from .efforts import Budget

_PLANS: Final = 8
"""The number of wins that are examined for better plans."""
_FINALISTS: Final = 3
"""The number of plans that are compared in all worlds. They are the best in a quarter of them."""
_SURE: Final = 2.5
"""A difference is reported if it exceeds zero by this many standard errors."""
_CLEAR: Final = 0.1
"""A plan is clearly better if it keeps this much more of the worlds winnable than the move."""


class Blame(StrEnum):
    """The verdict on a move, by what could be seen."""

    MISTAKE = "mistake"
    """Another plan was better; ``Review.mistakes`` has it."""
    UNLUCKY = "unlucky"
    """No plan that was examined was clearly better."""
    LATE = "late"
    """Almost no world could be won before the move."""
    UNKNOWN = "unknown"
    """The evidence suffices for none of these."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A step that was worse than another plan, judged by what could be seen."""

    step: int
    """Its number; the first step is 1."""
    plan: tuple[Move, ...]
    """The better plan, up to the next card that it reveals."""
    cost: float
    """The difference between the shares of worlds kept winnable; undecided worlds count against
    the plan.
    """


@dataclass(frozen=True, slots=True)
class Judgement:
    """The verdict on a move, and what a better plan would have gained."""

    blame: Blame
    plan: tuple[Move, ...] = ()
    """The better plan, for a mistake."""
    gain: float = 0.0
    """A lower bound of the share of worlds that the plan keeps winnable and the move does not."""
    most: float = 1.0
    """The upper bound of the gain of the best plan examined."""


class Judge:
    """Decides worlds of views and judges moves by them."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.spent = 0
        """States searched so far, except for judgements."""
        self.judged = 0
        """States searched so far for judgements."""

    def scores(
        self, view: View, positions: Sequence[Position], *, hard: bool = False
    ) -> list[float]:
        """Scores positions that may follow ``view``: 1 for winnable, 0 for lost, else 0.5.

        With ``hard``, each search may take ``hard_nodes``.
        """
        nodes = self.budget.hard_nodes if hard else self.budget.world_nodes
        # The fewer orders exist, the more states each may take.
        orders = factorial(min(len(unseen(view)), 9))
        limits, solver = Limits(max(nodes, self.budget.nodes // orders)), own_solver()
        answers = [solver.decide(each, limits) for each in positions]
        self.spent += sum(answer.nodes for answer in answers)
        return [_SCORE[answer.verdict] for answer in answers]

    def scores_before(
        self, view: View, orders: Sequence[Order], *, hard: bool = False
    ) -> list[float]:
        """Scores ``view`` for each order of its unseen cards."""
        return self.scores(view, [world(view, order) for order in orders], hard=hard)

    def scores_after(
        self,
        view: View,
        plan: Sequence[Move],
        orders: Sequence[Order],
        before: Sequence[float],
        *,
        hard: bool = False,
    ) -> list[float]:
        """Scores the position after ``plan`` for each order of the unseen cards.

        ``before`` are the scores before the plan. A world that was lost stays lost.
        """
        alive = [order for order, score in zip(orders, before, strict=True) if score > 0]
        found = iter(
            self.scores(view, [after(world(view, order), plan) for order in alive], hard=hard)
        )
        return [next(found) if score > 0 else 0.0 for score in before]

    def judge(self, view: View, made: Move) -> Judgement:
        """Judges the move ``made``.

        The move gets an optimistic value: the share of worlds that it keeps winnable with all cards
        known. Alternatives are whole plans, up to the next card that they reveal; so a move that
        only postpones the choice does not count as better.
        """
        start = self.spent
        found = self._judge(view, made)
        self.judged += self.spent - start
        self.spent = start
        return found

    def _judge(self, view: View, made: Move) -> Judgement:
        # 1. Select the best plan.
        orders, complete = sample(view, self.budget.options)
        before = self.scores_before(view, orders)
        late = _late(before, complete=complete)
        best = self._best(view, self.plans(view, made, orders, before), orders, before)
        if not best:
            return Judgement(late or Blame.UNKNOWN)
        if not complete:
            # 2. On the sample that selected it, its value is biased upwards. Take a second sample.
            orders = sample(view, 2 * len(orders), stream=1)[0]
            before = self.scores_before(view, orders)
        # 3. Compare it with the move.
        is_safe = best == safe_plan(view, made)
        pairs = list(
            zip(
                self.scores_after(view, best, orders, before),
                self.scores_after(view, (made,), orders, before),
                strict=True,
            )
        )
        found = compare(pairs, complete=complete, is_safe=is_safe)
        if found.blame is Blame.UNKNOWN and not late and any(0.5 in pair for pair in pairs):
            # 4. Search undecided worlds further.
            pairs = self._searched_further(view, best, made, orders, pairs)
            found = compare(pairs, complete=complete, is_safe=is_safe)
        if found.blame is Blame.MISTAKE:
            return replace(found, plan=best)
        return replace(found, blame=late or found.blame)

    def _best(
        self,
        view: View,
        plans: Sequence[tuple[Move, ...]],
        orders: Sequence[Order],
        before: Sequence[float],
    ) -> tuple[Move, ...]:
        """Returns the best of ``plans``; an empty plan if there is none."""
        few = max(1, len(orders) // 4)
        for count, left in ((few, _FINALISTS), (len(orders), 1)):
            if len(plans) > left:
                value = {
                    plan: mean(self.scores_after(view, plan, orders[:count], before[:count]))
                    for plan in plans
                }
                plans = sorted(plans, key=value.__getitem__, reverse=True)[:left]
        return plans[0] if plans else ()

    def _searched_further(
        self,
        view: View,
        plan: tuple[Move, ...],
        made: Move,
        orders: Sequence[Order],
        pairs: Sequence[tuple[float, float]],
    ) -> list[tuple[float, float]]:
        """Returns the scores of ``plan`` and ``made`` after longer searches of undecided worlds.

        A quarter of the states for judgements is available.
        """
        limit, found = self.spent + self.budget.judging // 4, list(pairs)
        for at, order in enumerate(orders):
            if 0.5 not in found[at]:
                continue
            if self.spent > limit:
                break
            before = self.scores_before(view, [order], hard=True)
            further = (
                score
                if score != 0.5
                else self.scores_after(view, moves, [order], before, hard=True)[0]
                for moves, score in zip((plan, (made,)), found[at], strict=True)
            )
            found[at] = (next(further), next(further))
        return found

    def plans(
        self, view: View, made: Move, orders: Sequence[Order], scores: Sequence[float]
    ) -> list[tuple[Move, ...]]:
        """Returns plans up to the next new card: from wins of some worlds, the plan of the fair
        player, and each other move followed by the move ``made``.

        ``scores`` are those of ``orders``.
        """
        hidden = frozenset(unseen(view))
        winnable = (order for order, score in zip(orders, scores, strict=True) if score == 1)
        found: dict[tuple[Move, ...], None] = {}
        for order in islice(winnable, _PLANS):
            position = world(view, order)
            wins = solve(position, Limits(self.budget.nodes)).moves or ()
            found[_up_to_new_card(position, wins, hidden)] = None
        start = any_world(view)
        advice = advise(view, self.budget.strength)
        if advice:
            found[_up_to_new_card(start, advice.plan, hidden)] = None
        for move in distinct(start, view.legal, made)[1:]:
            step = play(start, move)
            if hidden.isdisjoint(shown_by(step)) and made in legal_moves(step.after):
                found[move, made] = None
        return [plan for plan in found if plan]


def safe_plan(view: View, made: Move) -> tuple[Move, ...]:
    """Returns a plan that keeps every world that the move ``made`` keeps, or an empty plan.

    It plays safe cards to their foundations and turns cards over, up to a new card. If these moves
    reveal none, ``made`` follows. Solitario knows no safe moves.
    """
    position, hidden = any_world(view), frozenset(unseen(view))
    is_safe = view.rules.kind.is_safe
    if is_safe(position, made):
        return ()
    plan: list[Move] = []
    while True:
        legal = legal_moves(position)
        safe = [each for each in legal if is_safe(position, each)]
        # The waste first: a draw can cover its card.
        move = min(safe, key=lambda each: each.source != WASTE, default=None)
        if move is None:
            return (*plan, made) if plan and made in legal else ()
        step = play(position, move)
        position = step.after
        plan.append(move)
        if not hidden.isdisjoint(shown_by(step)):
            return tuple(plan)


def compare(
    scores: Sequence[tuple[float, float]], *, complete: bool, is_safe: bool = False
) -> Judgement:
    """Compares paired scores of a plan and of the move made: ``(plan, move)`` of each world.

    Returns MISTAKE if the plan is better even if undecided worlds count against it; UNLUCKY if it
    is not clearly better even if they count for it; else UNKNOWN.
    ``complete`` says that there is no sampling error, ``is_safe`` that the plan keeps every world
    that the move keeps (``safe_plan``): then one world that only the plan keeps is a proof.
    """
    low = [float(plan == 1) - float(move > 0) for plan, move in scores]
    high = [float(plan > 0) - float(move == 1) for plan, move in scores]
    if is_safe:
        low = [max(0.0, each) for each in low]
    gain = mean(low)
    # The error of a sample without differences is not 0: one difference may have been missed.
    most = mean(high) + (0 if complete else 2 * max(_error(high), 1 / len(high)))
    if gain > (0 if complete or is_safe else _SURE * _error(low)):
        return Judgement(Blame.MISTAKE, gain=gain, most=most)
    is_unlucky = most < (1e-9 if complete else _CLEAR)
    return Judgement(Blame.UNLUCKY if is_unlucky else Blame.UNKNOWN, most=most)


def distinct(position: Position, moves: Sequence[Move], made: Move) -> list[Move]:
    """Returns ``made`` and then the other moves, only one of each set of equivalent moves."""
    found: dict[object, Move] = {}
    for move in (made, *moves):
        left = play(position, move).after
        columns = tuple(sorted(zip(left.columns, left.down, strict=True)))
        found.setdefault((left.stock, left.waste, left.foundations, columns, left.hand), move)
    return list(found.values())


def mean(values: Sequence[float]) -> float:
    """Returns the mean; ``values`` must not be empty."""
    return sum(values) / len(values)


_SCORE: Final = {Verdict.WINNABLE: 1.0, Verdict.UNWINNABLE: 0.0, Verdict.UNDECIDED: 0.5}


def _late(scores: Sequence[float], *, complete: bool) -> Blame | None:
    """Returns LATE if almost all worlds are lost before the move."""
    lost = scores.count(0)
    found = chance_of(len(scores) - lost, lost, 0, complete=complete)
    return Blame.LATE if found.high < _CLEAR else None


def _error(values: Sequence[float]) -> float:
    """Returns the standard error of the mean."""
    centre = mean(values)
    return sqrt(mean([(each - centre) ** 2 for each in values]) / len(values))


def _up_to_new_card(
    position: Position, moves: Iterable[Move], hidden: frozenset[int]
) -> tuple[Move, ...]:
    """Returns the first of ``moves``, up to one that reveals a card of ``hidden``."""
    plan: list[Move] = []
    for move in moves:
        step = play(position, move)
        position = step.after
        plan.append(move)
        if not hidden.isdisjoint(shown_by(step)):
            break
    return tuple(plan)
