"""The review of a game: where it was lost, what else was possible, what the player could know.

A review makes two separate judgements. The solver judges the actual cards: every position of the
line played is winnable, lost or undecided. A lost game stays lost, so bisection finds the losing
step. The second judgement uses only the view that the player had: of the worlds of that view, it
estimates the share that each move keeps winnable. A move is called a mistake only if another move
keeps clearly more worlds winnable.

Budgets count states and samples, so the same game has the same review on every machine.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import factorial, sqrt
from typing import Final

from .chances import chance_of
from .game import Game
from .law import play
from .position import Move, Position
from .rules import Family
from .solver import Limits, Verdict, own_solver, shorten, solve
from .view import View, shown_at_start, shown_by, view_of
from .worlds import Order, sample, unseen, world


@dataclass(frozen=True, slots=True)
class Budget:
    """How much work a review may do."""

    nodes: int
    """States for one position of the line played."""
    total: int
    """States for all positions of the line together."""
    world_nodes: int
    """States for one world."""
    worlds: int
    """Worlds for a point of the graph."""
    options: int
    """Worlds to compare the options at the losing step; twice as many to confirm the result."""
    spare: int
    """After this many states in worlds, fewer worlds are sampled and no further mistakes sought."""
    shortening: int = 15_000
    """Moves that may be tried to shorten the win."""


BUDGETS: Final = {
    Family.KLONDIKE: Budget(300_000, 1_500_000, 5_000, 40, 60, 2_000_000),
    Family.SOLITARIO: Budget(3_000, 15_000, 300, 8, 12, 10_000),
}
_PLANS: Final = 8
"""The number of worlds whose wins are examined for better plans."""
_MANY: Final = 3
"""A step is examined as a possible mistake if it loses more than this many of the ``worlds``."""
_SURE: Final = 2.5
"""A difference is reported if it exceeds zero by this many standard errors."""


class Blame(StrEnum):
    """Whether the losing move was a mistake, judged by what could be seen."""

    MISTAKE = "mistake"
    """Another plan was clearly better; ``Review.mistakes`` has it."""
    UNLUCKY = "unlucky"
    """No other plan was clearly better."""


@dataclass(frozen=True, slots=True)
class Option:
    """A move that was possible at the losing step."""

    move: Move
    verdict: Verdict
    """The verdict of the position after the move, with the actual cards."""
    share: float
    """The share of the worlds that the move keeps winnable."""


@dataclass(frozen=True, slots=True)
class Turning:
    """The step after which the game was lost."""

    step: int
    """Its number; the first step is 1."""
    move: Move
    options: tuple[Option, ...]
    """Every possible move, those that keep the win first. Of equivalent moves, only one is listed.
    """
    line: tuple[Move, ...]
    """The moves of a win from the position before the step."""
    blame: Blame


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the graph: the share of the worlds of a view that are winnable."""

    step: int
    """The number of steps played before it."""
    share: float
    low: float
    high: float
    """Upper end of the 95 % interval of the share."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A step that was clearly worse than another plan, judged by what could be seen."""

    step: int
    """Its number; the first step is 1."""
    plan: tuple[Move, ...]
    """The better plan, up to the next card that it reveals."""
    cost: float
    """The difference between the shares of worlds kept winnable."""


@dataclass(frozen=True, slots=True)
class Account:
    """Luck and skill: ``end`` equals ``start + luck - choices``."""

    start: float
    """The share of the worlds of the deal that are winnable."""
    end: float
    """1 for a game that is won or still winnable, 0 for a lost one."""
    choices: float
    """The sum of the costs of the mistakes."""
    luck: float
    """The remainder: how the hidden cards turned out."""


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a game, from its deal to its current position."""

    steps: int
    won: bool
    lines: int
    """The number of lines played, undone ones included; 1 if nothing was played."""
    verdicts: tuple[Verdict, ...]
    """The verdict of every position: ``verdicts[n]`` after ``n`` steps."""
    last_winnable: int | None
    """The largest number of steps after which the game is proven winnable."""
    first_lost: int | None
    """The smallest number of steps after which the game is proven lost; None if it never is."""
    turning: Turning | None
    """The losing step, if it is known; then ``first_lost`` is ``last_winnable + 1``."""
    mistakes: tuple[Mistake, ...]
    """Every step that was clearly worse than another plan, even if it did not lose the game."""
    points: tuple[Point, ...]
    account: Account


def review(game: Game, budget: Budget | None = None) -> Review:
    """Reviews the steps of ``game`` from the deal to its current position.

    Without ``budget``, the default ``Budget`` of its rules applies.
    """
    return _Line(game, budget or BUDGETS[game.rules.family]).review()


def loss_bounds(game: Game) -> tuple[int | None, int | None]:
    """Returns only ``last_winnable`` and ``first_lost`` of the review of ``game``."""
    return _Line(game, BUDGETS[game.rules.family]).verdicts()[1:]


def retry(game: Game, review: Review) -> Game | None:
    """Returns the game before its losing step; None if the review found no losing step.

    The review reveals hidden cards, so the new game is marked as assisted.
    """
    if review.turning is None:
        return None
    again = Game(game.rules, game.deal, game.scoring, opening=game.opening)
    for step in game.steps[: review.turning.step - 1]:
        again.play(step.move)
    again.assist()
    return again


class _Line:
    """The steps of a game and the positions between them."""

    def __init__(self, game: Game, budget: Budget) -> None:
        self.game, self.budget, self.steps = game, budget, game.steps
        self.positions = [step.before for step in self.steps[:1]] or [game.position]
        self.positions += [step.after for step in self.steps]
        self.mistakes: dict[int, Mistake] = {}
        self.spent = 0
        self.seen = [shown_at_start(self.positions[0])]
        for step in self.steps:
            self.seen.append(self.seen[-1] | shown_by(step))

    def review(self) -> Review:
        """Computes the review."""
        end = len(self.steps)
        verdicts, last_winnable, first_lost = self.verdicts()
        turning = None
        if first_lost is not None and last_winnable is not None and first_lost == last_winnable + 1:
            turning = self.turning(last_winnable)
        points = self.graph(turning)
        choices = sum(mistake.cost for mistake in self.mistakes.values())
        start = points[0].share
        final = {Verdict.WINNABLE: 1.0, Verdict.UNWINNABLE: 0.0}.get(
            verdicts[end], points[-1].share
        )
        return Review(
            steps=end,
            won=self.positions[end].is_won,
            lines=self.game.line_count,
            verdicts=verdicts,
            last_winnable=last_winnable,
            first_lost=first_lost,
            turning=turning,
            mistakes=tuple(self.mistakes[step] for step in sorted(self.mistakes)),
            points=points,
            account=Account(start, final, choices, final - start + choices),
        )

    def view(self, at: int) -> View:
        """Returns the player's view after ``at`` steps of this line."""
        return view_of(self.positions[at], self.seen[at])

    # --- the actual cards ----------------------------------------------------------------------

    def verdicts(self) -> tuple[tuple[Verdict, ...], int | None, int | None]:
        """Returns the verdict of every position, ``last_winnable`` and ``first_lost``."""
        end, left = len(self.steps), self.budget.total
        last_winnable, first_lost = -1, end + 1
        asked: set[int] = set()
        if self.positions[end].is_won:
            last_winnable = end
        while left > 0:
            at = _next_to_decide(last_winnable, first_lost, asked, end)
            if at is None:
                break
            asked.add(at)
            answer = own_solver().decide(self.positions[at], Limits(min(left, self.budget.nodes)))
            left -= answer.nodes
            if answer.verdict is Verdict.WINNABLE:
                last_winnable = at
            elif answer.verdict is Verdict.UNWINNABLE:
                first_lost = at
        found = (
            Verdict.WINNABLE
            if at <= last_winnable
            else Verdict.UNWINNABLE
            if at >= first_lost
            else Verdict.UNDECIDED
            for at in range(end + 1)
        )
        return (
            tuple(found),
            last_winnable if last_winnable >= 0 else None,
            first_lost if first_lost <= end else None,
        )

    def turning(self, at: int) -> Turning:
        """Describes the losing step, which follows ``at`` steps."""
        budget, position, made = self.budget, self.positions[at], self.steps[at].move
        view = self.view(at)
        moves = _distinct(position, view.legal, made)
        orders, complete = sample(view, budget.options)
        mistake = self.judge(at, orders, complete=complete)
        if mistake is not None:
            self.mistakes[at + 1] = mistake
        share = {move: _mean(self.scores_after(view, move, orders)) for move in moves}
        options = [
            Option(
                move,
                own_solver().decide(play(position, move).after, Limits(budget.nodes // 3)).verdict
                if move != made
                else Verdict.UNWINNABLE,
                share[move],
            )
            for move in moves
        ]
        order = [Verdict.WINNABLE, Verdict.UNDECIDED, Verdict.UNWINNABLE]
        options.sort(key=lambda option: (order.index(option.verdict), -option.share))
        win = solve(position).moves
        assert win is not None  # the position is known to be winnable
        line = shorten(position, win, budget.shortening)
        return Turning(
            step=at + 1,
            move=made,
            options=tuple(options),
            line=line,
            blame=Blame.UNLUCKY if mistake is None else Blame.MISTAKE,
        )

    # --- the player's view ---------------------------------------------------------------------

    def scores(self, view: View, positions: Sequence[Position]) -> list[float]:
        """Scores positions that may follow ``view``: 1 for winnable, 0 for lost, else 0.5."""
        limits, solver = self.limits(view), own_solver()
        answers = [solver.decide(each, limits) for each in positions]
        self.spent += sum(answer.nodes for answer in answers)
        return [_SCORE[answer.verdict] for answer in answers]

    def limits(self, view: View) -> Limits:
        """Returns the limits for each world of ``view``: the fewer worlds, the more states."""
        orders = factorial(min(len(unseen(view)), 9))
        return Limits(max(self.budget.world_nodes, self.budget.nodes // orders))

    def scores_after(self, view: View, move: Move, orders: Sequence[Order]) -> list[float]:
        """Scores the position after ``move`` for each order of the unseen cards."""
        return self.scores(view, [play(world(view, order), move).after for order in orders])

    def graph(self, turning: Turning | None) -> tuple[Point, ...]:
        """Computes the points of the graph, and collects all mistakes except ``turning``.

        The line splits into stretches that reveal no card, so the same worlds are possible
        throughout a stretch. Some worlds that are winnable at its start are lost at its end.
        Bisection finds the step that loses each of them. Where one step loses many, its
        alternatives are examined.
        """
        end = len(self.steps)
        cuts = [0, *(n + 1 for n in range(end) if self.seen[n + 1] != self.seen[n])]
        if cuts[-1] != end:
            cuts.append(end)
        points: list[Point] = []
        for start, stop in zip(cuts, [*cuts[1:], end], strict=True):
            view = self.view(start)
            spare = self.spent < self.budget.spare
            orders, complete = sample(view, self.budget.worlds // (1 if spare else 4))
            scores = self.scores(view, [world(view, order) for order in orders])
            points.append(_point(start, scores, complete=complete))
            if start == stop:
                break
            alive = [order for order, score in zip(orders, scores, strict=True) if score == 1]
            for at, count in self.losses(start, stop, alive).items():
                is_judged = turning is not None and turning.step == at + 1
                if not is_judged and (complete or (count > _MANY and spare)):
                    mistake = self.judge(at, orders, complete=complete)
                    if mistake is not None:
                        self.mistakes[at + 1] = mistake
        return tuple(points)

    def losses(self, start: int, stop: int, orders: Sequence[Order]) -> dict[int, int]:
        """Counts, for the steps of a stretch, how many worlds with these orders each one loses."""
        view = self.view(stop - 1)
        last = self.steps[stop - 1].move
        scores = self.scores_after(view, last, orders)
        found: dict[int, int] = {}
        for order, score in zip(orders, scores, strict=True):
            if score == 0:
                low, high = start, stop  # invariant: winnable after low steps, not after high
                while high - low > 1:
                    middle = (low + high) // 2
                    between = self.view(middle)
                    if self.scores(between, [world(between, order)]) == [0]:
                        high = middle
                    else:
                        low = middle
                found[low] = found.get(low, 0) + 1
        return found

    def judge(self, at: int, orders: Sequence[Order], *, complete: bool) -> Mistake | None:
        """Returns the step after ``at`` steps as a mistake if another plan was clearly better.

        The step gets an optimistic value: the share of worlds that it keeps winnable with all cards
        known. Alternatives are whole plans, up to the next card that they reveal, and must keep
        clearly more worlds. So a move that only postpones the choice is not an improvement.
        """
        view, step = self.view(at), self.steps[at]
        plans = self.plans(view, orders)
        if not plans:
            return None
        shares = [_mean(self.scores_of_plan(at, plan, orders)) for plan in plans]
        best = plans[shares.index(max(shares))]
        if not complete:
            # The best plan's value is biased upwards on the sample that selected it. A second
            # sample confirms it.
            orders = sample(view, 2 * len(orders), stream=1)[0]
        made = self.scores_after(view, step.move, orders)
        cost = _significant_gain(self.scores_of_plan(at, best, orders), made, complete=complete)
        return Mistake(at + 1, best, cost) if cost else None

    def plans(self, view: View, orders: Sequence[Order]) -> list[tuple[Move, ...]]:
        """Returns plans up to the next new card, taken from wins of some worlds."""
        found: dict[tuple[Move, ...], None] = {}
        hidden = frozenset(unseen(view))
        limits = self.limits(view)
        for order in orders[:_PLANS]:
            position, plan = world(view, order), []
            for move in solve(position, limits).moves or ():
                step = play(position, move)
                position = step.after
                plan.append(move)
                if not hidden.isdisjoint(shown_by(step)):
                    break
            if plan:
                found[tuple(plan)] = None
        return list(found)

    def scores_of_plan(
        self, at: int, plan: tuple[Move, ...], orders: Sequence[Order]
    ) -> list[float]:
        """Scores the position after ``plan``, played after ``at`` steps, for each order."""
        position = self.positions[at]  # the plan reveals no hidden card before its last move
        for move in plan[:-1]:
            position = play(position, move).after
        return self.scores_after(view_of(position, self.seen[at]), plan[-1], orders)


_SCORE: Final = {Verdict.WINNABLE: 1.0, Verdict.UNWINNABLE: 0.0, Verdict.UNDECIDED: 0.5}


def _next_to_decide(last_winnable: int, first_lost: int, asked: set[int], end: int) -> int | None:
    """Returns the position to decide next: the end, then the deal, then the middle of the longest
    stretch of positions that are neither decided nor tried.
    """
    first, last = max(last_winnable + 1, 0), min(first_lost - 1, end)
    open_ = [at for at in range(first, last + 1) if at not in asked]
    if not open_:
        return None
    for at in (end, 0):
        if at in open_:
            return at
    best: list[int] = []
    stretch: list[int] = []
    for at in open_:
        stretch = [*stretch, at] if stretch and stretch[-1] == at - 1 else [at]
        best = max(best, stretch, key=len)
    return best[len(best) // 2]


def _distinct(position: Position, moves: Sequence[Move], made: Move) -> list[Move]:
    """Returns ``made`` and then the other moves, only one of each set of equivalent moves."""
    found: dict[object, Move] = {}
    for move in (made, *moves):
        after = play(position, move).after
        columns = tuple(sorted(zip(after.columns, after.down, strict=True)))
        found.setdefault((after.stock, after.waste, after.foundations, columns, after.hand), move)
    return list(found.values())


def _significant_gain(better: Sequence[float], worse: Sequence[float], *, complete: bool) -> float:
    """Returns the mean difference of paired scores; 0 if it is not significant (``_SURE``)."""
    differences = [a - b for a, b in zip(better, worse, strict=True)]
    mean = _mean(differences)
    if mean <= 0 or complete:
        return max(mean, 0.0)
    variance = _mean([(each - mean) ** 2 for each in differences])
    return mean if mean > _SURE * sqrt(variance / len(differences)) else 0.0


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _point(step: int, scores: Sequence[float], *, complete: bool) -> Point:
    counts = [scores.count(score) for score in (1.0, 0.0, 0.5)]
    found = chance_of(*counts, complete=complete)
    return Point(step, found.share, found.low, found.high)
