"""How much work each question of a player at a table may take: less where searches run interpreted.

Counts are states, moves, samples and simulations, never time, so an answer is the same on every
machine of its kind. A smaller effort leaves more undecided; it makes no verdict wrong. The library
(``advise``, ``chance``, ``fate``, ``review``) does not look here: its defaults are the same
everywhere.
"""

from dataclasses import dataclass, replace
from typing import Final

from ..law.rules import Family, Rules
from ..players import USUAL, Strength
from ..solver import COMPILED, Limits
from .chances import LIMITS, SAMPLES
from .endings import NODES
from .judging import BUDGETS, Budget


@dataclass(frozen=True, slots=True)
class Effort:
    """The work for each question of one family of games."""

    strength: Strength
    """For a hint, and for the chance of a strong player."""
    samples: int
    """Worlds for a chance."""
    world: Limits
    """For one of these worlds."""
    ending: int
    """States to find out after a move what is certain, and as many to offer the finish."""
    thinking: Limits
    """For the truth and the oracle."""
    par: Limits | None
    """For the shortest win after a review; None: it is not searched for."""
    budget: Budget
    """For a review."""
    dealing: int
    """States of the search for a winnable deal of rules without a catalogue."""

    @property
    def chance(self) -> tuple[int, Limits, int]:
        """What ``chances.estimate`` takes besides the view."""
        return self.samples, self.world, self.strength.simulations


_COMPILED: Final = {
    family: Effort(
        USUAL,
        SAMPLES[family],
        LIMITS[family],
        NODES[family],
        Limits(nodes=2_000_000),
        Limits(nodes=1_000_000, memory=64),  # one or two seconds
        BUDGETS[family],
        5_000_000,
    )
    for family in Family
}
_WEAK: Final = Strength(
    simulations=60, worlds=12, nodes=500, states=12_000, dives=2, certain=3_000, lost=5_000
)
_INTERPRETED: Final = {
    # An interpreted search visits 20,000 to 40,000 states a second.
    Family.KLONDIKE: Effort(
        _WEAK,
        40,
        Limits(500, memory=64),
        3_000,
        Limits(40_000, memory=64),
        None,
        Budget(20_000, 60_000, 500, 2_000, 12, 16, 60_000, 60_000, 3_000, _WEAK),
        70_000,
    ),
    Family.SOLITARIO: Effort(
        USUAL,  # its hints take 0.1 seconds
        40,
        Limits(200, memory=64),
        3_000,
        Limits(20_000, memory=64),
        None,
        replace(BUDGETS[Family.SOLITARIO], shortening=3_000),
        70_000,
    ),
}


EFFORTS: Final = _COMPILED if COMPILED else _INTERPRETED
"""The efforts of this installation."""


def effort(rules: Rules) -> Effort:
    """Returns the effort of this installation for games of these rules."""
    return EFFORTS[rules.family]
