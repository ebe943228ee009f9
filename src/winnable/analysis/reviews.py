"""The review of a game: where it was lost, what else was possible, what the player could know.

A review makes two separate judgements. The solver judges the actual cards: every position of the
line played is winnable, lost or undecided. A lost game stays lost, so bisection finds the losing
step. The second judgement uses only the view that the player had (``judging``): of the worlds of
that view, it estimates the share that each move keeps winnable.

Budgets count states and samples, so the same game has the same review on every machine.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ..game.game import Game
from ..law.errors import check_type
from ..law.moves import after, play
from ..law.position import Move
from ..law.view import View, seen_at, shown_by, view_of
from ..law.worlds import Order, sample
from ..solver import Limits, Verdict, own_solver, shorten, solve
from .chances import chance_of
from .efforts import Budget, usual_effort
from .judging import (
    Blame,
    Judge,
    Judgement,
    Mistake,
    distinct,
    mean,
    safe_plan,
)
from .searching import progressed

_MANY: Final = 0.075
"""A step is judged if it loses more than this share of the worlds."""
_DECIDED: Final = 0.1
"""The share of the work that the verdicts of the line take, usually."""
_TURNED: Final = 0.4
"""The share when the losing step has been described, too."""


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
class Account:
    """Luck and skill: ``end`` equals ``start + luck - choices - unclear``."""

    start: float
    """The share of the worlds of the deal that are winnable."""
    end: float
    """1 for a game that is won or still winnable, 0 for a lost one."""
    choices: float
    """The sum of the costs of the mistakes."""
    unclear: float
    """The share of worlds lost by moves of which it is not known whether another was better."""
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

    @property
    def is_exact(self) -> bool:
        """Whether it is known which step lost the game, or that none did."""
        return self.turning is not None or self.first_lost == 0 or self.last_winnable == self.steps

    def __str__(self) -> str:
        """The outcome, the losing step and the mistakes: ``23 steps, lost by 9; mistakes 4 9``."""
        outcome = "won" if self.won else "open"
        if self.turning is not None:
            outcome = f"lost by {self.first_lost}"
        elif self.first_lost is not None:
            first = "the deal" if self.last_winnable is None else self.last_winnable + 1
            outcome = f"lost between {first} and {self.first_lost}" if self.first_lost else "lost"
        said = f"{self.steps} steps, {outcome}"
        mistakes = " ".join(str(each.step) for each in self.mistakes)
        return f"{said}; mistakes {mistakes}" if mistakes else said


def review(game: Game, budget: Budget | None = None) -> Review:
    """Reviews the steps of ``game`` from the deal to its current position.

    Without ``budget``, the default ``Budget`` of its rules applies. Raises ``HiddenCard`` if the
    game started from a table with unknown cards.
    """
    check_type("game", "a Game", game, Game)
    check_type("budget", "a Budget", budget, Budget | None)
    game.check_known()
    return _Line(game, budget or usual_effort(game.rules).budget).review()


def loss_bounds(game: Game, budget: Budget | None = None) -> tuple[int | None, int | None]:
    """Returns only ``last_winnable`` and ``first_lost`` of the review of ``game``."""
    game.check_known()
    return _Line(game, budget or usual_effort(game.rules).budget).verdicts()[1:]


def retry(game: Game, review: Review) -> Game | None:
    """Returns the game before its losing step; None if the review found no losing step.

    The review reveals hidden cards, so the new game is marked as assisted.
    """
    check_type("game", "a Game", game, Game)
    check_type("review", "the Review of the game", review, Review)
    if review.turning is None:
        return None
    again = Game(game.rules, game.deal, game.scoring, opening=game.opening, table=game.table)
    for step in game.steps[: review.turning.step - 1]:
        again.play(step.move)
    again.assisted = True
    return again


class _Line:
    """The steps of a game and the positions between them."""

    def __init__(self, game: Game, budget: Budget) -> None:
        self.game, self.budget, self.steps = game, budget, game.steps
        self.positions = [step.before for step in self.steps[:1]] or [game.position]
        self.positions += [step.after for step in self.steps]
        self.judge = Judge(budget)
        self.mistakes: dict[int, Mistake] = {}
        self.turned = Judgement(Blame.UNKNOWN)
        """The judgement of the losing step."""
        self.unclear = 0.0
        self.doubt = 0.0
        """How much the undecided worlds add to the share at the deal."""
        self.seen = [seen_at(self.positions[0])]
        for step in self.steps:
            self.seen.append(self.seen[-1] | shown_by(step))

    def review(self) -> Review:
        """Computes the review."""
        end = len(self.steps)
        verdicts, last_winnable, first_lost = self.verdicts()
        progressed(_DECIDED)
        turning = None
        if first_lost is not None and last_winnable is not None and first_lost == last_winnable + 1:
            turning = self.turning(last_winnable)
        points = self.graph(turning)
        if turning is not None and turning.step in self.mistakes:
            turning = replace(turning, blame=Blame.MISTAKE)
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
            account=self.account(points[0].share, final),
        )

    def account(self, start: float, end: float) -> Account:
        """Returns the account. Worlds that were undecided at the deal do not count as bad luck."""
        choices = sum(mistake.cost for mistake in self.mistakes.values())
        luck = end - start + choices + self.unclear
        doubt = min(self.doubt, max(0.0, -luck))
        return Account(start, end, choices, self.unclear + doubt, luck + doubt)

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
            progressed(_DECIDED * (1 - left / self.budget.total))
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
        moves = distinct(position, view.legal, made)
        self.turned = self.judged(at)
        blame = self.turned.blame
        orders = sample(view, budget.options)[0]
        before = self.judge.scores_before(view, orders)
        scores: dict[Move, list[float]] = {}
        for number, move in enumerate(moves):
            progressed(_DECIDED + (_TURNED - _DECIDED) * (1 + number) / (1 + len(moves)))
            scores[move] = self.judge.scores_after(view, (move,), orders, before)
        plan = safe_plan(view, made)
        if blame is not Blame.MISTAKE and plan:
            limits = Limits(budget.nodes // 3)
            if own_solver().decide(after(position, plan), limits).verdict is Verdict.WINNABLE:
                # The plan keeps every world that the move keeps, and at least one more.
                kept = self.judge.scores_after(view, plan, orders, before)
                gained = list(zip(kept, scores[made], strict=True)).count((1, 0))
                self.mistakes[at + 1] = Mistake(at + 1, plan, gained / len(orders))
                blame = Blame.MISTAKE
        options = [
            Option(
                move,
                own_solver().decide(play(position, move).after, Limits(budget.nodes // 3)).verdict
                if move != made
                else Verdict.UNWINNABLE,
                mean(scores[move]),
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
            blame=blame,
        )

    # --- the player's view ---------------------------------------------------------------------

    def judged(self, at: int) -> Judgement:
        """Judges the step after ``at`` steps; keeps it in ``mistakes`` if it is one."""
        found = self.judge.judge(self.view(at), self.steps[at].move)
        if found.blame is Blame.MISTAKE:
            self.mistakes[at + 1] = Mistake(at + 1, found.plan, found.gain)
        return found

    def graph(self, turning: Turning | None) -> tuple[Point, ...]:
        """Computes the points of the graph, ``unclear``, and all mistakes except ``turning``.

        The line splits into stretches that reveal no card, so the same worlds are possible
        throughout a stretch. Some worlds that are not lost at its start are lost at its end.
        Bisection finds the step that loses each of them. A step that loses many is judged. As much
        of a loss is unclear as another plan might have saved.
        """
        end = len(self.steps)
        cuts = [0, *(n + 1 for n in range(end) if self.seen[n + 1] != self.seen[n])]
        if cuts[-1] != end:
            cuts.append(end)
        points: list[Point] = []
        for number, (start, stop) in enumerate(zip(cuts, [*cuts[1:], end], strict=True)):
            progressed(_TURNED + (1 - _TURNED) * number / len(cuts))
            view = self.view(start)
            has_spare = self.judge.spent < self.budget.spare
            orders, complete = sample(view, self.budget.worlds // (1 if has_spare else 4))
            scores = self.judge.scores_before(view, orders, hard=start == 0)
            points.append(_point(start, scores, complete=complete))
            if start == 0:
                self.doubt = scores.count(0.5) / 2 / len(scores)
            if start == stop:
                break
            for at, lost in self.losses(start, stop, orders, scores).items():
                share = sum(score for _, score in lost) / len(orders)
                if turning is not None and turning.step == at + 1:
                    found = self.turned
                elif self.judge.judged < self.budget.judging and (
                    complete or len(lost) > _MANY * len(orders)
                ):
                    found = self.judged(at)
                else:
                    found = Judgement(Blame.UNKNOWN)
                if not self.cost(at + 1):
                    self.omit(at, [order for order, _ in lost], len(orders))
                gain = self.cost(at + 1)
                self.unclear += max(0.0, min(share, found.most) - gain)
        return tuple(points)

    def cost(self, step: int) -> float:
        """Returns what a step cost, if it is a mistake, else 0."""
        mistake = self.mistakes.get(step)
        return mistake.cost if mistake else 0.0

    def omit(self, at: int, lost: Sequence[Order], count: int) -> None:
        """Keeps the step after ``at`` steps in ``mistakes`` if it omits safe moves that keep some
        of the worlds that it lost, of ``count`` worlds.
        """
        plan = safe_plan(self.view(at), self.steps[at].move)
        before = [1.0] * len(lost)
        kept = plan and self.judge.scores_after(self.view(at), plan, lost, before, hard=True)
        if kept and 1 in kept:
            self.mistakes[at + 1] = Mistake(at + 1, plan, kept.count(1) / count)

    def losses(
        self, start: int, stop: int, orders: Sequence[Order], scores: Sequence[float]
    ) -> dict[int, list[tuple[Order, float]]]:
        """Returns, for the steps of a stretch, the worlds that each one loses, with their scores.

        A world counts as lost only if it is proven lost after the step. It may have been undecided
        at the start of the stretch: a search proves more where fewer cards can be reached.
        """
        found: dict[int, list[tuple[Order, float]]] = {}
        last = (self.steps[stop - 1].move,)
        final = self.judge.scores_after(self.view(stop - 1), last, orders, scores)
        for order, score, left in zip(orders, scores, final, strict=True):
            if left > 0 or score == 0:
                continue
            low, high = start, stop  # invariant: not proven lost after low steps, lost after high
            while high - low > 1:
                middle = (low + high) // 2
                between = self.view(middle)
                if self.judge.scores_before(between, [order]) == [0]:
                    high = middle
                else:
                    low = middle
            found.setdefault(low, []).append((order, score))
        return found


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


def _point(step: int, scores: Sequence[float], *, complete: bool) -> Point:
    counts = [scores.count(score) for score in (1.0, 0.0, 0.5)]
    found = chance_of(*counts, complete=complete)
    return Point(step, found.share, found.low, found.high)
