"""How much work each question about a game may take.

Counts are states, moves, samples and simulations, never time, so an answer is the same on every
machine of its kind. A smaller effort leaves more undecided; it makes no verdict wrong. At a table
(``effort``) the work is less where searches run interpreted. The library (``advise``, ``chance``,
``fate``, ``review``) has the same defaults everywhere (``usual_effort``).
"""

from dataclasses import dataclass, replace
from typing import Final

from ..law.kind import Kind
from ..law.klondike import KLONDIKE
from ..law.rules import Rules
from ..law.solitario import SOLITARIO
from ..players import USUAL, Strength
from ..solver import COMPILED, Limits
from ..solver.encoding import MODEL


@dataclass(frozen=True, slots=True)
class Budget:
    """How much work a review may do."""

    nodes: int
    """States for one position of the line played."""
    total: int
    """States for all positions of the line together."""
    world_nodes: int
    """States for one world."""
    hard_nodes: int
    """States for a world that is undecided after ``world_nodes``, if a judgement depends on it."""
    worlds: int
    """Worlds for a point of the graph."""
    options: int
    """Worlds to judge a move; twice as many to confirm the result."""
    spare: int
    """When the graph has taken this many states, fewer worlds are sampled."""
    judging: int
    """When judgements have taken this many states, no further moves are judged."""
    shortening: int = 15_000
    """Moves that may be tried to shorten the win."""
    strength: Strength = USUAL
    """For the plan of the fair player."""

    @property
    def longer(self) -> "Budget":
        """The budget that searches sixteen times as long for the losing step."""
        return replace(self, nodes=16 * self.nodes, total=16 * self.total)


@dataclass(frozen=True, slots=True)
class Effort:
    """The work for each question of one kind of game."""

    strength: Strength
    """For a hint, and for the chance of a strong player."""
    samples: int
    """Worlds for a chance."""
    world: Limits
    """For one of these worlds."""
    ending: int
    """States to find out after a move what is certain, and as many to offer the finish."""
    brief: int
    """States to find out what is certain without a pause; 0: such a search decides too little."""
    few: int
    """Unseen cards of which every order is tried, to find out what is certain."""
    few_to_win: int
    """Unseen cards for which a strategy is sought that wins in every order."""
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


_KLONDIKE: Final = Effort(
    strength=USUAL,
    samples=200,
    world=Limits(25_000),
    ending=40_000,  # about 25 ms
    brief=500,  # a third of a millisecond
    few=5,
    few_to_win=4,
    thinking=Limits(nodes=2_000_000),
    par=Limits(nodes=1_000_000, memory=64),  # one or two seconds
    budget=Budget(300_000, 1_500_000, 5_000, 40_000, 40, 60, 2_000_000, 2_000_000),
    dealing=5_000_000,
)
_SOLITARIO: Final = replace(
    _KLONDIKE,
    samples=100,
    world=Limits(500),
    ending=20_000,
    brief=0,  # every card moves among the known ones from the start
    few=3,
    few_to_win=3,
    budget=Budget(50_000, 250_000, 300, 600, 8, 12, 10_000, 6_000),
)
_WEAK: Final = Strength(
    simulations=60, worlds=12, nodes=500, states=12_000, dives=2, certain=3_000, lost=5_000
)
_INTERPRETED: Final = replace(  # 20,000 to 40,000 states a second
    _KLONDIKE,
    strength=_WEAK,
    samples=40,
    world=Limits(500, memory=64),
    ending=3_000,
    thinking=Limits(40_000, memory=64),
    par=None,
    budget=Budget(20_000, 60_000, 500, 2_000, 12, 16, 60_000, 60_000, 3_000, _WEAK),
    dealing=70_000,
)
_SOLITARIO_INTERPRETED: Final = replace(
    _SOLITARIO,  # its hints take 0.1 seconds
    samples=40,
    world=Limits(200, memory=64),
    ending=3_000,
    thinking=Limits(20_000, memory=64),
    par=None,
    budget=replace(_SOLITARIO.budget, nodes=3_000, total=15_000, shortening=3_000),
    dealing=70_000,
)
_LITERAL: Final = replace(  # 3,000 states a second
    _INTERPRETED,
    samples=10,
    ending=1_000,
    brief=0,
    few=3,
    few_to_win=0,
    thinking=Limits(3_000, memory=64),
    dealing=8_000,
    budget=Budget(1_000, 5_000, 100, 200, 4, 6, 2_000, 2_000, 1_000, _WEAK),
)
"""For rules that have no search of their own."""

USUAL_EFFORTS: Final[dict[Kind | None, Effort]] = {
    KLONDIKE: _KLONDIKE,
    SOLITARIO: _SOLITARIO,
    None: _LITERAL,
}
"""The efforts of the library."""
EFFORTS: Final[dict[Kind | None, Effort]] = (
    USUAL_EFFORTS.copy()
    if COMPILED
    else {KLONDIKE: _INTERPRETED, SOLITARIO: _SOLITARIO_INTERPRETED, None: _LITERAL}
)
"""The efforts of this installation at a table."""


def effort(rules: Rules) -> Effort:
    """Returns the effort of this installation for games of these rules."""
    return EFFORTS[MODEL.kind_of(rules)]


def usual_effort(rules: Rules) -> Effort:
    """Returns the effort of the library for games of these rules."""
    return USUAL_EFFORTS[MODEL.kind_of(rules)]
