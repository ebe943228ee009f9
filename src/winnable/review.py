"""The review of a game: where it was lost, what else was possible, whether it was to be seen.

Two judges, kept apart. What *was* so is decided by the solver from the cards as they lay: every
position of the line played is winnable, lost or undecided, and the step after which it was lost is
found by halving, since a lost game stays lost. What *could be seen* is judged from the view that
the player had then: of games that look the same, the share that a move keeps winnable. A move is
called a mistake only if another kept clearly more of them.

Budgets count states and samples, so that the same game has the same review everywhere.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from math import factorial, sqrt
from typing import Final, TypeAlias

from .cards import Card
from .chance import chance_of, sample
from .game import Game
from .law import play
from .position import Move, Position
from .record import parse_record
from .rules import Family
from .solver import Limits, Verdict, own_solver, shorten, solve
from .view import View, shown_at_start, shown_by, view_of
from .worlds import unseen, world


@dataclass(frozen=True, slots=True)
class Budget:
    """How far a review goes."""

    nodes: int
    """States for one position of the game itself."""
    total: int
    """States for all of them together."""
    world_nodes: int
    """States for one game that looks like it."""
    worlds: int
    """Such games for a point of the graph."""
    options: int
    """Such games for what else was possible at the losing step; to confirm it, twice as many."""
    spare: int
    """States of such games after which fewer are looked at, and no more mistakes looked for."""
    shortening: int = 15_000
    """Moves that may be tried to shorten the win."""


Order: TypeAlias = tuple[Card, ...]
"""Of the unseen cards, as ``world`` takes it."""

BUDGETS: Final = {
    Family.KLONDIKE: Budget(300_000, 1_500_000, 5_000, 40, 60, 2_000_000),
    Family.SOLITARIO: Budget(3_000, 15_000, 300, 8, 12, 10_000),
}
_PLANS: Final = 8
"""Games whose wins are looked at for better plans."""
_MANY: Final = 3
"""Games that a step loses before it is asked whether it was a mistake, out of the ``worlds``."""
_SURE: Final = 2.5
"""Standard errors by which a difference must exceed nothing to be told."""


class Blame(StrEnum):
    """What the losing move was, judged by what could be seen."""

    MISTAKE = "mistake"
    """Another way to go on was clearly better; ``Review.mistakes`` has it."""
    UNLUCKY = "unlucky"
    """None was."""


@dataclass(frozen=True, slots=True)
class Option:
    """A move that was possible."""

    move: str
    verdict: Verdict
    """Of the position after it, as the cards lay."""
    share: float
    """Of the games that looked the same, how many it keeps winnable."""


@dataclass(frozen=True, slots=True)
class Turning:
    """The step after which the game was lost."""

    step: int
    """Its number, the first is 1."""
    move: str
    options: tuple[Option, ...]
    """Every move that was possible, those that keep the win first; moves that come to the same
    count once."""
    line: tuple[str, ...]
    """A win from before the step."""
    blame: Blame


@dataclass(frozen=True, slots=True)
class Point:
    """A point of the graph: the share of games, looking the same, that were winnable."""

    step: int
    """Steps played before it."""
    share: float
    low: float
    high: float
    """95 % interval of the share."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A step that was clearly worse than another, by what could be seen."""

    step: int
    """Its number, the first is 1."""
    plan: tuple[str, ...]
    """The better way to go on, up to the next card that it brings to light."""
    cost: float
    """The share of games that looked the same by which it was better."""


@dataclass(frozen=True, slots=True)
class Account:
    """Luck and skill: ``start + luck - choices`` is ``end``."""

    start: float
    """The share of games looking like the deal that are winnable."""
    end: float
    """1 for a game that was won or still can be, 0 for one that was lost."""
    choices: float
    """What was given away by mistakes: the sum of their costs."""
    luck: float
    """All the rest: what the cards turned out to be."""


@dataclass(frozen=True, slots=True)
class Review:
    """What there is to say of a game, from its deal to where it stands."""

    steps: int
    won: bool
    lines: int
    """Lines that were played, those that were taken back too."""
    verdicts: tuple[Verdict, ...]
    """Of every position: ``verdicts[n]`` after ``n`` steps."""
    safe: int | None
    """The last number of steps after which it is proven that the game could be won."""
    lost: int | None
    """The first number of steps after which it is proven that it could not; None if it never is."""
    turning: Turning | None
    """The losing step, if it is known: ``lost`` is then ``safe + 1``."""
    mistakes: tuple[Mistake, ...]
    """Every step that was clearly worse than another; the game need not have been lost by it."""
    points: tuple[Point, ...]
    account: Account
    retry: str | None
    """The text of a game that stands before the losing step."""


def review(game: Game, budget: Budget | None = None) -> Review:
    """Reviews the steps of ``game`` from the deal to where it stands."""
    return _Line(game, budget or BUDGETS[game.rules.family]).review()


def lost_between(game: Game) -> tuple[int | None, int | None]:
    """``safe`` and ``lost`` of the review of ``game``, without the rest of it."""
    return _Line(game, BUDGETS[game.rules.family]).verdicts()[1:]


class _Line:
    """The steps of a game and all positions on the way."""

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
        """The review."""
        end = len(self.steps)
        verdicts, safe, lost = self.verdicts()
        turning = None
        if lost is not None and safe is not None and lost == safe + 1:
            turning = self.turning(safe)
        points = self.graph(turning)
        choices = sum(mistake.cost for mistake in self.mistakes.values())
        start = points[0].share
        final = {Verdict.WINNABLE: 1.0, Verdict.UNWINNABLE: 0.0}.get(
            verdicts[end], points[-1].share
        )
        return Review(
            steps=end,
            won=self.positions[end].is_won,
            lines=sum(not node.children for node in parse_record(self.game.text).root.walk()),
            verdicts=verdicts,
            safe=safe,
            lost=lost,
            turning=turning,
            mistakes=tuple(self.mistakes[step] for step in sorted(self.mistakes)),
            points=points,
            account=Account(start, final, choices, final - start + choices),
            retry=None if turning is None else self.again(turning.step - 1),
        )

    def view(self, at: int) -> View:
        """What the player knew after ``at`` steps of this line."""
        return view_of(self.positions[at], self.seen[at])

    def again(self, steps: int) -> str:
        """The text of a game with the first steps of this one; its player knows the cards."""
        game = Game(self.game.rules, self.game.deal, self.game.scoring, opening=self.game.opening)
        for step in self.steps[:steps]:
            game.play(step.move)
        game.assist()
        return game.text

    # --- what was so ---------------------------------------------------------------------------

    def verdicts(self) -> tuple[tuple[Verdict, ...], int | None, int | None]:
        """The verdict of every position, the last proven winnable, the first proven lost."""
        end, left = len(self.steps), self.budget.total
        safe, lost = -1, end + 1
        asked: set[int] = set()
        if self.positions[end].is_won:
            safe = end
        while left > 0:
            at = _middle(safe, lost, asked, end)
            if at is None:
                break
            asked.add(at)
            answer = own_solver().decide(self.positions[at], Limits(min(left, self.budget.nodes)))
            left -= answer.nodes
            if answer.verdict is Verdict.WINNABLE:
                safe = at
            elif answer.verdict is Verdict.UNWINNABLE:
                lost = at
        found = (
            Verdict.WINNABLE
            if at <= safe
            else Verdict.UNWINNABLE
            if at >= lost
            else Verdict.UNDECIDED
            for at in range(end + 1)
        )
        return tuple(found), safe if safe >= 0 else None, lost if lost <= end else None

    def turning(self, at: int) -> Turning:
        """What there is to say of the step after ``at`` steps, which loses the game."""
        budget, position, made = self.budget, self.positions[at], self.steps[at].move
        view = self.view(at)
        moves = _different(position, view.legal, made)
        orders, complete = sample(view, budget.options)
        mistake = self.judge(at, orders, complete=complete)
        if mistake is not None:
            self.mistakes[at + 1] = mistake
        share = {move: _mean(self.kept(view, move, orders)) for move in moves}
        options = [
            Option(
                str(move),
                own_solver().decide(play(position, move).after, Limits(budget.nodes // 3)).verdict
                if move != made
                else Verdict.UNWINNABLE,
                share[move],
            )
            for move in moves
        ]
        order = [Verdict.WINNABLE, Verdict.UNDECIDED, Verdict.UNWINNABLE]
        options.sort(key=lambda option: (order.index(option.verdict), -option.share))
        moves_won = solve(position).moves
        assert moves_won is not None  # it was decided before
        line = shorten(position, moves_won, budget.shortening)
        return Turning(
            step=at + 1,
            move=str(made),
            options=tuple(options),
            line=tuple(map(str, line)),
            blame=Blame.UNLUCKY if mistake is None else Blame.MISTAKE,
        )

    # --- what could be seen --------------------------------------------------------------------

    def hopes(self, view: View, positions: Sequence[Position]) -> list[float]:
        """For positions that may come of ``view``: 1 for winnable, 0 for lost, else a half."""
        limits, solver = self.limits(view), own_solver()
        answers = [solver.decide(each, limits) for each in positions]
        self.spent += sum(answer.nodes for answer in answers)
        return [_HOPE[answer.verdict] for answer in answers]

    def limits(self, view: View) -> Limits:
        """Of each game that looks like ``view``: the fewer there are, the more."""
        orders = factorial(min(len(unseen(view)), 9))
        return Limits(max(self.budget.world_nodes, self.budget.nodes // orders))

    def kept(self, view: View, move: Move, orders: Sequence[Order]) -> list[float]:
        """What is left to hope for after ``move``, for each order of the unseen cards."""
        return self.hopes(view, [play(world(view, order), move).after for order in orders])

    def graph(self, turning: Turning | None) -> tuple[Point, ...]:
        """The points of the graph; notes the mistakes, but at ``turning``, which is judged.

        The line falls into stretches in which nothing new is seen, so that the same games are
        possible all along. Of those that are winnable at its beginning, some are no more at its
        end; each is followed to the step that lost it, and where a step lost many, the other moves
        are tried.
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
            hopes = self.hopes(view, [world(view, order) for order in orders])
            points.append(_point(start, hopes, complete=complete))
            if start == stop:
                break
            alive = [order for order, hope in zip(orders, hopes, strict=True) if hope == 1]
            for at, count in self.losses(start, stop, alive).items():
                is_judged = turning is not None and turning.step == at + 1
                if not is_judged and (complete or (count > _MANY and spare)):
                    mistake = self.judge(at, orders, complete=complete)
                    if mistake is not None:
                        self.mistakes[at + 1] = mistake
        return tuple(points)

    def losses(self, start: int, stop: int, orders: Sequence[Order]) -> dict[int, int]:
        """For the steps of a stretch, how many of the games with these orders each one lost."""
        view = self.view(stop - 1)
        last = self.steps[stop - 1].move
        hopes = self.kept(view, last, orders)
        found: dict[int, int] = {}
        for order, hope in zip(orders, hopes, strict=True):
            if hope == 0:
                low, high = start, stop  # winnable after low steps, not after high
                while high - low > 1:
                    middle = (low + high) // 2
                    between = self.view(middle)
                    if self.hopes(between, [world(between, order)]) == [0]:
                        high = middle
                    else:
                        low = middle
                found[low] = found.get(low, 0) + 1
        return found

    def judge(self, at: int, orders: Sequence[Order], *, complete: bool) -> Mistake | None:
        """Whether the step after ``at`` steps was clearly worse than another way to go on.

        The step is given all that may still come of it: the games that it keeps winnable for one
        who knew the cards. The other ways are whole plans, up to the next card that they bring to
        light, and have to keep clearly more: so a move that only puts the choice off is no better.
        """
        view, step = self.view(at), self.steps[at]
        plans = self.plans(view, orders)
        if not plans:
            return None
        shares = [_mean(self.worth(at, plan, orders)) for plan in plans]
        best = plans[shares.index(max(shares))]
        if not complete:
            # The best of many is flattered by the sample that it was chosen by: another decides.
            orders = sample(view, 2 * len(orders), stream=1)[0]
        made = self.kept(view, step.move, orders)
        cost = _clear(self.worth(at, best, orders), made, complete=complete)
        return Mistake(at + 1, tuple(map(str, best)), cost) if cost else None

    def plans(self, view: View, orders: Sequence[Order]) -> list[tuple[Move, ...]]:
        """Ways to go on, up to the next card that is new: those by which some games are won."""
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

    def worth(self, at: int, plan: tuple[Move, ...], orders: Sequence[Order]) -> list[float]:
        """What is left to hope for when ``plan`` is played after ``at`` steps."""
        position = self.positions[at]  # nothing of it that is hidden is looked at before the end
        for move in plan[:-1]:
            position = play(position, move).after
        return self.kept(view_of(position, self.seen[at]), plan[-1], orders)


_HOPE: Final = {Verdict.WINNABLE: 1.0, Verdict.UNWINNABLE: 0.0, Verdict.UNDECIDED: 0.5}


def _middle(safe: int, lost: int, asked: set[int], end: int) -> int | None:
    """The position to ask about next: the end first, then the deal, then the middle of the longest
    stretch that is neither decided nor asked about.
    """
    open_ = [at for at in range(max(safe + 1, 0), min(lost, end + 1)) if at not in asked]
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


def _different(position: Position, moves: Sequence[Move], made: Move) -> list[Move]:
    """The moves, ``made`` first, without those that come to the same as another."""
    found: dict[object, Move] = {}
    for move in (made, *moves):
        after = play(position, move).after
        columns = tuple(sorted(zip(after.columns, after.down, strict=True)))
        found.setdefault((after.stock, after.waste, after.foundations, columns, after.hand), move)
    return list(found.values())


def _clear(better: Sequence[float], worse: Sequence[float], *, complete: bool) -> float:
    """By how much one is better than the other over the same games; 0 if that is not clear."""
    differences = [a - b for a, b in zip(better, worse, strict=True)]
    mean = _mean(differences)
    if mean <= 0 or complete:
        return max(mean, 0.0)
    variance = _mean([(each - mean) ** 2 for each in differences])
    return mean if mean > _SURE * sqrt(variance / len(differences)) else 0.0


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _point(step: int, hopes: Sequence[float], *, complete: bool) -> Point:
    counts = [hopes.count(hope) for hope in (1.0, 0.0, 0.5)]
    found = chance_of(*counts, complete=complete)
    return Point(step, found.share, found.low, found.high)
