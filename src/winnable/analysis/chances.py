"""Chance: the share of worlds of a view that can still be won.

A world is a position that looks like the view; ``worlds`` samples worlds by putting the unseen
cards into random places. The solver decides each world with all cards known, so the share is an
upper bound of what a player can reach.
"""

from collections import Counter
from dataclasses import dataclass

from ..law.errors import check_number, check_type
from ..law.view import View
from ..law.worlds import sample, world
from ..players import USUAL, winning_chance
from ..players.advice import interval, percent
from ..solver import Limits, Verdict, own_solver
from .efforts import usual_effort
from .endings import Fate, fate


@dataclass(frozen=True, slots=True)
class Chance:
    """The verdicts of the sampled worlds, and the share of them that can be won."""

    won: int
    lost: int
    undecided: int
    """Worlds whose search reached its limit."""
    complete: bool
    """Whether a proof or the counts cover every possible world; then there is no sampling error."""
    share: float
    """From 0 to 1; an undecided world counts half."""
    low: float
    high: float
    """Upper end of the 95 % interval (Wilson, 1927). Undecided worlds count as lost for ``low`` and
    as won for ``high``.
    """

    def __str__(self) -> str:
        return percent(self.share, self.low, self.high)


def chance(view: View, samples: int | None = None, limits: Limits | None = None) -> Chance:
    """Estimates the share of the worlds of ``view`` that can be won with all cards known.

    ``samples`` is the number of worlds to decide (200; 100 in solitario). ``limits`` bounds each
    search. The result depends on the view only: the same view has the same chance, whatever the
    unseen cards are. Raises ``ValueError`` unless ``samples`` is positive.
    """
    if samples is not None:
        check_number("samples", samples, 1, 1_000_000)
    check_type("limits", "Limits", limits, Limits | None)
    certain = fate(view)
    if certain:
        is_won = certain is Fate.WON
        return chance_of(int(is_won), int(not is_won), 0, complete=True)
    effort = usual_effort(view.rules)
    limits = limits or effort.world
    orders, complete = sample(view, samples or effort.samples)
    solver = own_solver()
    counts = Counter(solver.decide(world(view, order), limits).verdict for order in orders)
    return chance_of(
        counts[Verdict.WINNABLE],
        counts[Verdict.UNWINNABLE],
        counts[Verdict.UNDECIDED],
        complete=complete,
    )


def fair_chance(view: View, bound: Chance, simulations: int = USUAL.simulations) -> float | None:
    """Estimates the chance that a strong player wins who sees no more than the view.

    ``bound`` is the chance of the view with all cards known; the result is not higher. None if the
    outcome is certain, and where ``players.winning_chance`` has no answer with ``simulations``.
    """
    if bound.complete and bound.share in (0, 1):
        return None
    found = winning_chance(view, simulations)
    return None if found is None else min(found, bound.share)


def estimate(
    view: View,
    samples: int | None = None,
    limits: Limits | None = None,
    simulations: int = USUAL.simulations,
) -> tuple[Chance, float | None]:
    """Returns the ``chance`` of a view and its ``fair_chance``."""
    bound = chance(view, samples, limits)
    return bound, fair_chance(view, bound, simulations)


def chance_of(won: int, lost: int, undecided: int, *, complete: bool) -> Chance:
    """Makes the chance of these counts, whose sum must be at least 1."""
    count = won + lost + undecided
    low, high = interval(won, lost, count, complete=complete)
    return Chance(won, lost, undecided, complete, (won + undecided / 2) / count, low, high)
