"""Ratings: how strong a player is, with an interval, from the measured difficulty of the deals.

The method is Glicko-2: M. E. Glickman, "Example of the Glicko-2 system", 2012, revised 2022,
http://www.glicko.net/glicko/glicko2.pdf. A deal is an opponent: it wins if the player does not. Its
strength comes from the catalogue, is the same for every player and never changes. A rating period
is a day (UTC); longer days are split into periods of ten games. ``docs/rating.md`` says which games
count, and how often the intervals contain the true strength.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final

from ..game.results import Result, counting
from ..law.difficulty import Difficulty
from ..law.errors import WinnableError
from ..law.rules import Rules, parse_rules
from ..law.variants import VARIANTS
from . import catalogue
from .levels import PLAYS

CENTRE: Final = 1500.0
"""The rating of the patient player of the ladder, and of a player who has no rating yet."""
SCALE: Final = 400 / math.log(10)
"""Rating points per unit of log odds."""
DEVIATION: Final = 350.0
"""The standard deviation of a player who has no rating yet, and the largest one."""
VOLATILITY: Final = 0.02
"""The volatility of a player who has no rating yet: a drift of about 10 points a week."""
PERIOD: Final = 10
"""The maximum number of games in a rating period; Glickman recommends 10 to 15."""
TAU: Final = 0.5
"""The system constant: it limits changes of the volatility. Glickman recommends 0.3 to 1.2."""
WIDTH: Final = 1.959964
"""Standard deviations on each side of a 95 % interval."""
_PRECISE: Final = 1e-6
"""The precision of the volatility."""


@dataclass(frozen=True, slots=True)
class Opponent:
    """The strength of a deal in log odds: 0 if the patient player wins it in half of its games."""

    strength: float
    deviation: float
    """How far the strength of one deal may be from the strength that its measures predict."""


@dataclass(frozen=True, slots=True)
class Rating:
    """The rating of a player."""

    value: float = CENTRE
    deviation: float = DEVIATION
    """The standard deviation of ``value``, in rating points."""
    volatility: float = VOLATILITY
    games: int = 0

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.value - WIDTH * self.deviation

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return self.value + WIDTH * self.deviation


@dataclass(frozen=True, slots=True)
class _Measure:
    """How the patient player's chance depends on how often the weaker players of the ladder win.

    ``bench/ratings.py fit`` finds these values by maximum likelihood.
    """

    slope: float
    """Of the log odds of the mean share that beginner, casual and careful player win."""
    deviation: float
    levels: dict[Difficulty, float]
    """The patient player's log odds at each level, for a deal whose share is one half."""
    tricky: Opponent | None = None
    """The mean Tricky deal, for the deals of which the catalogue stores only that they are Tricky.
    """


_EASY, _NORMAL, _HARD, _TRICKY = Difficulty
MEASURES: Final = {
    "d3": _Measure(
        slope=0.262,
        deviation=1.471,
        levels={_EASY: 1.160, _NORMAL: 1.180, _HARD: 0.403, _TRICKY: -0.167},
        tricky=Opponent(1.861, 1.527),
    ),
    "d1": _Measure(
        slope=0.554,
        deviation=2.154,
        levels={_EASY: 2.656, _NORMAL: 2.176, _HARD: 0.984, _TRICKY: 2.142},
    ),
    "d1p3": _Measure(
        slope=0.521,
        deviation=1.605,
        levels={_EASY: 1.679, _NORMAL: 1.690, _HARD: 0.483, _TRICKY: 1.479},
    ),
    "d1p1": _Measure(
        slope=0.915,
        deviation=2.198,
        levels={_EASY: 0.142, _NORMAL: 0.665, _HARD: 0.647, _TRICKY: 0.948},
    ),
    "d3p3": _Measure(
        slope=0.433,
        deviation=1.580,
        levels={_EASY: -0.792, _NORMAL: 0.005, _HARD: -0.173, _TRICKY: -0.589},
    ),
    "s": _Measure(
        slope=0.345,
        deviation=1.698,
        levels={_EASY: 2.753, _NORMAL: 1.873, _HARD: 1.343},
    ),
}
"""For each solving set of the catalogue."""


def opponent(rules: Rules, number: int) -> Opponent | None:
    """Returns the strength of a numbered deal; None if it has no measure or cannot be won.

    Open play has no measure, because the ladder plays with hidden cards.
    """
    known = None if rules.is_open else catalogue(rules)
    if known is None:
        return None
    measure, graded = MEASURES[known.name], known.graded(number)
    if graded is not None and graded.difficulty is not None:
        easiness = measure.levels[graded.difficulty] + measure.slope * odds(graded.rates)
        return Opponent(-easiness, measure.deviation)
    return measure.tricky if known.difficulty(number) is Difficulty.TRICKY else None


def odds(rates: Sequence[float]) -> float:
    """Returns the log odds of the mean share of games that beginner, casual and careful player win.

    ``rates`` are the shares of the players of the ladder. Half a win and half a
    loss are added, so that the odds of shares of 0 and 1 are finite.
    """
    plays = sum(PLAYS[:3])
    won = plays * sum(rates[:3]) / 3
    return math.log((won + 0.5) / (plays - won + 0.5))


def rated(rating: Rating, games: Sequence[tuple[Opponent, bool]], idle: int = 0) -> Rating:
    """Returns the rating after a period with these games (opponent, whether the player won).

    ``idle`` is the number of periods without a game since the last one.
    """
    # Step 2: to the Glicko-2 scale. Idle periods widen the interval.
    mu, sigma = (rating.value - CENTRE) / SCALE, rating.volatility
    phi = math.hypot(rating.deviation / SCALE, sigma * math.sqrt(idle))
    # Steps 3 and 4: the information in the games, and the change that they suggest.
    information = surprise = 0.0
    for deal, won in games:
        weight = 1 / math.sqrt(1 + 3 * (deal.deviation / math.pi) ** 2)
        expected = 1 / (1 + math.exp(-weight * (mu - deal.strength)))
        information += weight**2 * expected * (1 - expected)
        surprise += weight * (won - expected)
    if information:
        variance = 1 / information
        # Step 5: the volatility.
        sigma = _volatility(sigma, phi, variance, variance * surprise)
        # Steps 6 and 7: the new deviation and rating.
        widened = math.hypot(phi, sigma)
        phi = 1 / math.sqrt(1 / widened**2 + 1 / variance)
        mu += phi**2 * surprise
    # Step 8: back to rating points.
    deviation = min(phi * SCALE, DEVIATION)
    return Rating(CENTRE + SCALE * mu, deviation, sigma, rating.games + len(games))


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Step 5 of the paper: the root of f by the Illinois algorithm."""
    a = math.log(sigma**2)

    def f(x: float) -> float:
        whole = phi**2 + variance + math.exp(x)
        return math.exp(x) * (delta**2 - whole) / (2 * whole**2) - (x - a) / TAU**2

    if delta**2 > phi**2 + variance:
        low, high = a, math.log(delta**2 - phi**2 - variance)
    else:
        low, high, k = a, a - TAU, 1
        while f(high) < 0:
            k += 1
            high = a - k * TAU
    at_low, at_high = f(low), f(high)
    while abs(high - low) > _PRECISE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)


def ratings(results: Iterable[Result]) -> dict[str, Rating]:
    """Returns the rating of each game in which a game counts, by the name of the game.

    A game counts if its deal has a strength and it counts in the statistics (``counting``).
    """
    days: dict[str, dict[date, list[tuple[Opponent, bool]]]] = {}
    for result in counting(results):
        number, day, rules = result.number, result.day, _rules_of(result.name)
        if number is None or day is None or rules is None:
            continue
        deal = opponent(rules, number)
        if deal is not None:
            days.setdefault(result.name, {}).setdefault(day, []).append((deal, result.won))
    return {name: _rating(each) for name, each in days.items()}


def _rating(days: dict[date, list[tuple[Opponent, bool]]]) -> Rating:
    rating, last = Rating(), min(days)
    for day, games in sorted(days.items()):
        idle = max(0, (day - last).days - 1)
        for first in range(0, len(games), PERIOD):
            rating = rated(rating, games[first : first + PERIOD], idle if first == 0 else 0)
        last = day
    return rating


def _rules_of(name: str) -> Rules | None:
    """The rules of a game; None if no such game exists any more."""
    if name in VARIANTS:
        return VARIANTS[name].rules
    try:
        return parse_rules(name.partition("-")[0])
    except WinnableError:
        return None
