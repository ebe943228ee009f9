"""The deals of the arena: three splits by number, and of each the deals proven winnable, or all.

Game k of a split under some rules is its k-th number whose deal the solver proves winnable. The
solver's work is counted in states, so everybody finds the same deals. Deals that stay undecided
are skipped and counted. No split has a number that people play: the catalogue and its daily deals
end at 150,000, random deals at 1,000,000. The nets of the fair player were trained and tested on
numbers below 10,000,000.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import Final, NamedTuple

from ...law.deals import Deal, numbered_deal
from ...law.moves import start
from ...law.rules import Rules
from ...solver import Limits, Solver, Verdict
from .faults import ArenaError, ArenaFault

LIMITS: Final = Limits(nodes=5_000_000)
"""The work of a proof. A deal that needs more is skipped."""
PATIENCE: Final = 2_000
"""Numbers in a row without a winnable deal, after which a split has no further game."""


class Split(StrEnum):
    """The sets of deals: one to learn from, one to choose by, one to publish."""

    TRAIN = "train"
    VALIDATION = "validation"
    TEST = "test"


NUMBERS: Final = {
    Split.TRAIN: range(1_000_000_000, 2_000_000_000),
    Split.VALIDATION: range(2_000_000_000, 3_000_000_000),
    Split.TEST: range(3_000_000_000, 4_000_000_000),
}
"""The numbers of each split."""


class Deals(StrEnum):
    """Which deals of a split are played."""

    PROVEN = "proven"
    """Those that are proven winnable."""
    ALL = "all"
    """Every number, whether it can be won or not: for points, and for shares of random deals."""


class Dealt(NamedTuple):
    """A game of a split."""

    game: int
    """From 1."""
    deal: Deal
    number: int
    undecided: int
    """Numbers skipped so far because the solver did not decide them."""
    unwinnable: int
    """Numbers skipped so far because no play wins them."""


def dealt(rules: Rules, split: Split, deals: Deals) -> Iterator[Dealt]:
    """Yields the games of a split in order. Raises what ``proven`` raises."""
    if deals is Deals.PROVEN:
        yield from proven(rules, split)
        return
    for game, number in enumerate(NUMBERS[split], 1):
        yield Dealt(game, numbered_deal(number, rules), number, 0, 0)


def proven(rules: Rules, split: Split, limits: Limits = LIMITS) -> Iterator[Dealt]:
    """Yields the games of a split in order.

    Raises ``ArenaError`` if ``PATIENCE`` numbers in a row have no deal that is proven winnable.
    """
    solver, game, undecided, unwinnable, last = Solver(), 0, 0, 0, NUMBERS[split].start
    for number in NUMBERS[split]:
        deal = numbered_deal(number, rules)
        verdict = solver.decide(start(rules, deal), limits).verdict
        if verdict is Verdict.WINNABLE:
            game, last = game + 1, number
            yield Dealt(game, deal, number, undecided, unwinnable)
        elif verdict is Verdict.UNDECIDED:
            undecided += 1
        else:
            unwinnable += 1
        if number - last >= PATIENCE:
            raise ArenaError(ArenaFault.NO_DEALS, rules=str(rules), count=PATIENCE)
