"""The solvers and players of one worker, and what is known of one deal while it is measured."""

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from ...game.game import Game
from ...law.deals import Deal, numbered_deal
from ...law.errors import WinnableError
from ...law.moves import start
from ...law.position import Move, Position
from ...law.rules import Rules
from ...proof.checker import verify
from ...solver import Answer, Limits, Solver, Verdict, klondike, solitario
from ...solver.answers import USUAL_LIMITS
from ..grading.grading import Grader
from ..grading.trials import Trials

PRUNING_SOLITARIO: Final = tuple(each for each in solitario.SWITCHES if each != "use_table")
"""The switches of the search of solitario, but for its table of states."""
BARE_STATES: Final = 10_000_000
"""Most states of a search without pruning, which visits every state and component."""
OTHER: Final = ("use_pending", "use_draw_one", "use_easier", "use_plan", "use_restarts")
"""The switches that are off where the search without pruning does not end."""
OTHER_SOLITARIO: Final = ("use_reach", "use_widening")
CHECKS: Final = {
    "replayed": "wins replayed by the compiled law, in the worker",
    "verified": "wins replayed by the independent checker",
    "bare": "losses proven again with all pruning rules off",
    "other": "losses proven again with some pruning rules off",
    "unchecked": "losses whose second proof reached its limit",
    "searched_again": "deals searched again with more states and memory",
}
"""What is checked of a deal: the names in ledgers and reports, and what they mean."""


class Disagreement(Exception):
    """Two ways to decide a deal give different answers."""

    def __init__(self, number: int, what: str) -> None:
        super().__init__(number, what)
        self.number = number
        self.what = what


@dataclass
class Dealt:
    """One deal while it is measured."""

    number: int
    rules: Rules
    deal: Deal
    position: Position
    answer: Answer | None = None
    """The verdict, once ``winnable`` is measured."""

    @property
    def win(self) -> tuple[Move, ...]:
        """The win that was found; empty without one."""
        return () if self.answer is None else self.answer.moves or ()


@dataclass
class Workbench:
    """What one worker needs, and how its question lets it search. Not thread-safe."""

    limits: Limits = USUAL_LIMITS
    more: Limits = USUAL_LIMITS
    """The limits of a second search, of what the first one leaves undecided."""
    check_every: int = 1000
    checks: Counter[str] = field(default_factory=Counter)
    """How often each of ``CHECKS`` was made."""

    @cached_property
    def solver(self) -> Solver:
        """The solver of every deal."""
        return Solver()

    @cached_property
    def bare(self) -> Solver:
        """A solver without pruning."""
        return _solver_without(klondike.SWITCHES, PRUNING_SOLITARIO)

    @cached_property
    def other(self) -> Solver:
        """A solver without some of the pruning."""
        return _solver_without(OTHER, OTHER_SOLITARIO)

    @cached_property
    def trials(self) -> Trials:
        """The players of the ladder."""
        return Trials()

    @cached_property
    def grader(self) -> Grader:
        """Grades deals for the catalogue."""
        return Grader()

    def deal(self, number: int, rules: Rules) -> Dealt:
        """Deals a number."""
        deal = numbered_deal(number, rules)
        return Dealt(number, rules, deal, start(rules, deal))

    def decide(self, dealt: Dealt) -> Answer:
        """Decides a deal, with the wider limits if necessary, and checks what it found.

        The compiled law replays every win before the solver returns it. A deal whose number is a
        multiple of ``check_every`` is checked again: ``verify`` replays its win, or a search with
        other switches proves its loss. Raises ``Disagreement``.
        """
        answer = self.solver.solve(dealt.position, self.limits)
        if answer.verdict is Verdict.UNDECIDED:
            # A solver of its own, whose large tables are freed at once.
            answer = Solver().solve(dealt.position, self.more)
            self.checks["searched_again"] += 1
        dealt.answer = answer
        if answer.verdict is Verdict.WINNABLE:
            self.checks["replayed"] += 1
        if dealt.number % self.check_every == 0:
            if answer.verdict is Verdict.WINNABLE:
                self._verify(dealt, answer)
            elif answer.verdict is Verdict.UNWINNABLE:
                self._decide_again(dealt)
        return answer

    def decide_position(self, position: Position) -> Answer:
        """Decides a position within the limits, without the moves of a win."""
        answer = self.solver.decide(position, self.limits)
        if answer.verdict is Verdict.UNDECIDED:
            answer = Solver().decide(position, self.more)
        return answer

    def _verify(self, dealt: Dealt, answer: Answer) -> None:
        game = Game(dealt.rules, dealt.deal)
        try:
            for move in answer.moves or ():
                game.play(move)
            is_won = verify(game.text).is_won
        except WinnableError:
            is_won = False
        if not is_won:
            raise Disagreement(dealt.number, "verify")
        self.checks["verified"] += 1

    def _decide_again(self, dealt: Dealt) -> None:
        """Decides an unwinnable deal without pruning, or if that takes too long with less."""
        for name, solver, limits in (
            ("bare", self.bare, Limits(BARE_STATES, self.limits.memory)),
            ("other", self.other, self.limits),
        ):
            verdict = solver.decide(dealt.position, limits).verdict
            if verdict is Verdict.WINNABLE:
                raise Disagreement(dealt.number, name)
            if verdict is Verdict.UNWINNABLE:
                self.checks[name] += 1
                return
        self.checks["unchecked"] += 1


def _solver_without(for_klondike: tuple[str, ...], for_solitario: tuple[str, ...]) -> Solver:
    solver = Solver()
    for name in for_klondike:
        setattr(solver.search, name, 0)
    for name in for_solitario:
        setattr(solver.search_solitario, name, 0)
    return solver
