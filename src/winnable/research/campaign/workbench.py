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
from ...proof.faults import CertificateError, CertificateFault
from ...proof.making import Certificate, make
from ...solver import Answer, Limits, Solver, Verdict, solitario
from ...solver.answers import USUAL_LIMITS
from ..grading.grading import Grader
from ..grading.trials import Trials

PRUNING: Final = tuple(each for each in solitario.SWITCHES if each != "use_table")
"""The switches of the search of solitario, but for its table of states."""
BARE_STATES: Final = 10_000_000
"""Most states of a search without pruning, which visits every state and component."""
CERTIFICATE_STATES: Final = 4_000_000
"""Most states of a certificate: about a minute."""
CHECKS: Final = {
    "replayed": "wins replayed by the compiled law, in the worker",
    "verified": "wins replayed by the independent checker",
    "certified": "losses with a certificate that the independent checker accepts",
    "bare": "losses proven again with all pruning rules off",
    "other": "losses proven again with some pruning rules off",
    "unchecked": "losses whose second proof reached its limit",
    "searched_again": "deals searched again with more states and memory",
}
"""What is checked of a deal: the names in ledgers and reports, and what they mean. Only ledgers of
earlier versions have ``other``.
"""
LOSSES: Final = ("certified", "bare", "other", "unchecked")
"""The checks of which every loss has one, if it is checked."""


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
        """A solver without pruning, for solitario: its losses have no certificates."""
        solver = Solver()
        for name in PRUNING:
            setattr(solver.search_solitario, name, 0)
        return solver

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
        multiple of ``check_every`` is checked by other programs: ``verify`` replays its win, or a
        certificate proves its loss. Raises ``Disagreement``.
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

    def certificate(self, dealt: Dealt) -> Certificate | None:
        """Makes the certificate of a loss; None if it would have more than ``CERTIFICATE_STATES``,
        and for solitario. Raises ``Disagreement`` if the deal can be won.
        """
        try:
            return make(dealt.position, CERTIFICATE_STATES)
        except CertificateError as error:
            if error.code is CertificateFault.WINNABLE:
                raise Disagreement(dealt.number, "certificate") from error
            return None

    def _decide_again(self, dealt: Dealt) -> None:
        """Proves a loss by another program, or solitario's by a search without pruning."""
        if not dealt.rules.kind.has_hand:
            is_proven = self.certificate(dealt) is not None
            self.checks["certified" if is_proven else "unchecked"] += 1
            return
        limits = Limits(BARE_STATES, self.limits.memory)
        verdict = self.bare.decide(dealt.position, limits).verdict
        if verdict is Verdict.WINNABLE:
            raise Disagreement(dealt.number, "bare")
        self.checks["bare" if verdict is Verdict.UNWINNABLE else "unchecked"] += 1
