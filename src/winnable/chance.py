"""Chance: in how many of the games that look like this one a win is still possible.

The unseen cards are dealt anew into their places, as ``worlds`` deals them, and each such game is
solved with all its cards known. So it is an upper bound of what a player may hope for: the solver
knows in every one of them what the player does not.
"""

import zlib
from collections import Counter
from dataclasses import dataclass
from itertools import permutations
from math import factorial, sqrt
from random import Random
from typing import Final

from .cards import Card
from .endings import Fate, fate
from .rules import Family
from .solver import Limits, Verdict, own_solver
from .view import View
from .worlds import unseen, world

SAMPLES: Final = {Family.KLONDIKE: 200, Family.SOLITARIO: 100}
LIMITS: Final = {Family.KLONDIKE: Limits(25_000), Family.SOLITARIO: Limits(500)}
"""Of one sample."""
_Z: Final = 1.96


@dataclass(frozen=True, slots=True)
class Chance:
    """What became of the games that were sampled, and the share of them that can be won."""

    won: int
    lost: int
    undecided: int
    """Games that met the limit of the search."""
    complete: bool
    """It is known of every game that looks like this one: the share is no estimate."""
    share: float
    """Between 0 and 1; of the undecided ones half."""
    low: float
    high: float
    """95 % interval (Wilson); undecided games count as lost for ``low``, as won for ``high``."""


def chance(view: View, samples: int | None = None, limits: Limits | None = None) -> Chance:
    """The share of the games looking like ``view`` that a player who knew every card could win.

    The same view has the same chance, whatever its hidden cards are.
    """
    certain = fate(view)
    if certain:
        is_won = certain is Fate.WON
        return chance_of(int(is_won), int(not is_won), 0, complete=True)
    family = view.rules.family
    limits = limits or LIMITS[family]
    orders, complete = sample(view, samples or SAMPLES[family])
    solver = own_solver()
    counts = Counter(solver.decide(world(view, order), limits).verdict for order in orders)
    return chance_of(
        counts[Verdict.WINNABLE],
        counts[Verdict.UNWINNABLE],
        counts[Verdict.UNDECIDED],
        complete=complete,
    )


def sample(view: View, count: int, stream: int = 0) -> tuple[list[tuple[Card, ...]], bool]:
    """Orders of the unseen cards for ``world``, and whether they are all that there are.

    Another ``stream`` has other orders.
    """
    cards = unseen(view)
    if len(cards) < 10 and factorial(len(cards)) <= count:
        return list(permutations(cards)), True
    seed = zlib.crc32(repr((str(view.rules), stream, *_places(view))).encode())
    random = Random(seed)
    return [tuple(random.sample(cards, len(cards))) for _ in range(count)], False


def _places(view: View) -> tuple[object, ...]:
    """What the eye sees, as values that have one text."""
    return view.stock, view.waste, view.foundations, view.columns, view.passes


def chance_of(won: int, lost: int, undecided: int, *, complete: bool) -> Chance:
    """The chance that these counts give; there is at least one."""
    count = won + lost + undecided
    low, high = won / count, (won + undecided) / count
    if not complete:
        low, high = _wilson(low, count)[0], _wilson(high, count)[1]
    return Chance(won, lost, undecided, complete, (won + undecided / 2) / count, low, high)


def _wilson(share: float, count: int) -> tuple[float, float]:
    """The interval of Wilson for a share of ``count``."""
    square = _Z * _Z / count
    centre, width = share + square / 2, _Z * sqrt(share * (1 - share) / count + square / count / 4)
    low, high = (centre - width) / (1 + square), (centre + width) / (1 + square)
    return max(0.0, round(low, 12)), min(1.0, round(high, 12))
