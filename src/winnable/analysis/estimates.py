"""Statistics: intervals for a share, and comparisons of two rules on the same deals.

An undecided deal is neither dropped nor guessed: every interval counts it as lost for its lower
end and as won for its upper end.

Sources:

- E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22
  (1927): the interval for a number of deals that was fixed beforehand.
- H. Robbins, "Statistical methods related to the law of the iterated logarithm", Annals of
  Mathematical Statistics 41 (1970); S. R. Howard, A. Ramdas, J. McAuliffe, J. Sekhon,
  "Time-uniform, nonparametric, nonasymptotic confidence sequences", Annals of Statistics 49 (2021):
  the mixture and the inequality behind the confidence sequence. I. Waudby-Smith and A. Ramdas,
  "Estimating means of bounded random variables by betting", JRSS B 86 (2024), read the same
  quantity as the wealth of a gambler.
- Q. McNemar, "Note on the sampling error of the difference between correlated proportions",
  Psychometrika 12 (1947); D. G. Bonett and R. M. Price, "Adjusted Wald confidence interval for a
  difference of binomial proportions based on paired data", Journal of Educational and Behavioral
  Statistics 37 (2012).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, inf, lgamma, log, sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

from .chances import chance_of

ALPHA: Final = 0.05
"""The risk of an interval: 95 % intervals."""
NORMAL: Final = 1.959964
"""Standard deviations on each side of a 95 % interval."""
_PRIOR: Final = 0.5
"""Both parameters of the mixing Beta distribution: Jeffreys' prior."""
_PRECISE: Final = 1e-16
_HALVINGS: Final = 60
"""Steps of a bisection; after 53 the ends are neighbouring floats."""


class Interval(NamedTuple):
    """An interval of shares, from 0 to 1, of differences, from -1 to 1, or of a mean."""

    low: float
    high: float

    @property
    def middle(self) -> float:
        """Its middle."""
        return (self.low + self.high) / 2


@dataclass(frozen=True, slots=True)
class Tally:
    """Verdicts of deals. Tallies add up."""

    won: int = 0
    lost: int = 0
    undecided: int = 0

    @property
    def count(self) -> int:
        """The number of deals."""
        return self.won + self.lost + self.undecided

    @property
    def share(self) -> float | None:
        """The winnable share; an undecided deal counts half. None without deals."""
        return (self.won + self.undecided / 2) / self.count if self.count else None

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(self.won + other.won, self.lost + other.lost, self.undecided + other.undecided)


def interval(tally: Tally) -> Interval:
    """Returns the 95 % Wilson interval: right if the number of deals was fixed beforehand.

    Who looks again and again, and stops when the result pleases, is wrong far more often.
    """
    if not tally.count:
        return Interval(0, 1)
    found = chance_of(tally.won, tally.lost, tally.undecided, complete=False)
    return Interval(found.low, found.high)


def mean_interval(values: Sequence[float]) -> Interval | None:
    """Returns the 95 % interval of the mean of many values, whose middle is their mean, for a
    number of values that was fixed beforehand; None for fewer than two.
    """
    if len(values) < 2:
        return None
    mean, width = fmean(values), NORMAL * stdev(values) / sqrt(len(values))
    return Interval(mean - width, mean + width)


def sequence(tally: Tally) -> Interval:
    """Returns the interval of the 95 % confidence sequence after these deals.

    With probability 95 % it is right at every moment, so anyone may look at any time and stop for
    any reason. The tally must hold the first deals of a fixed order: deals in the order in which
    they finish are biased, because unwinnable ones take longer.

    A share p is in the interval while the mixture of likelihoods, divided by the likelihood of p,
    is below 1 / alpha. That quotient is a martingale with mean 1 under p, so Ville's inequality
    bounds the chance that it ever reaches 1 / alpha.
    """
    least, most = tally.won, tally.won + tally.undecided
    low = _low_end(least, tally.count - least)
    return Interval(low, 1 - _low_end(tally.count - most, most))


def _low_end(won: int, lost: int) -> float:
    """Returns the lower end of the confidence sequence; the upper one follows by symmetry."""
    if not won:
        return 0.0
    bound, low, high = -log(ALPHA), 0.0, won / (won + lost)
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        if log_evidence(won, lost, middle) < bound:
            high = middle
        else:
            low = middle
    return low


def log_evidence(won: int, lost: int, share: float) -> float:
    """Returns the logarithm of the evidence against ``share``: the Beta mixture of the likelihoods
    of all shares, divided by the likelihood of this one.
    """
    mixture = _log_beta(_PRIOR + won, _PRIOR + lost) - _log_beta(_PRIOR, _PRIOR)
    try:
        return mixture - (won and won * log(share)) - (lost and lost * log(1 - share))
    except ValueError:  # the share is 0 or 1, and the deals refute it
        return inf


def _log_beta(a: float, b: float) -> float:
    return lgamma(a) + lgamma(b) - lgamma(a + b)


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two rules on the same deals."""

    deals: int
    both: int
    """Deals that are winnable under both rules; undecided deals are in none of these counts."""
    first: int
    """Deals that are winnable under the first rules only."""
    second: int
    neither: int
    undecided: int
    """Deals that are undecided under either."""
    difference: float
    """The first winnable share less the second; an undecided deal counts half."""
    interval: Interval
    """The 95 % interval of the difference, for a number of deals that was fixed beforehand."""
    p_value: float
    """McNemar's exact test, two-sided, for a number of deals that was fixed beforehand: the chance
    that the deals won under one of the rules only divide as unevenly, if both shares are equal.
    """
    p_value_anytime: float
    """The same for looking at any time: one divided by the evidence against an even division."""


def compare(pairs: Mapping[tuple[int, int], int]) -> Comparison:
    """Compares two rules.

    ``pairs`` gives the number of deals for each pair of verdicts, under the first and the second
    rules: 1 winnable, 0 unwinnable, -1 undecided. Both p-values are those of the least favourable
    verdicts that the undecided deals can have.
    """
    deals = sum(pairs.values())
    most = _alone(pairs, {-1: 1}, {-1: 0})
    least = _alone(pairs, {-1: 0}, {-1: 1})
    low, high = _difference(*least, deals).low, _difference(*most, deals).high
    nearest = least if least[0] > least[1] else most if most[0] < most[1] else (0, 0)
    first, second = nearest
    return Comparison(
        deals=deals,
        both=pairs.get((1, 1), 0),
        first=pairs.get((1, 0), 0),
        second=pairs.get((0, 1), 0),
        neither=pairs.get((0, 0), 0),
        undecided=sum(count for pair, count in pairs.items() if -1 in pair),
        difference=(most[0] - most[1] + least[0] - least[1]) / 2 / deals if deals else 0.0,
        interval=Interval(low, high),
        p_value=min(1.0, 2 * _tail(max(nearest), first + second)),
        p_value_anytime=min(1.0, exp(-log_evidence(first, second, 0.5))),
    )


def _alone(
    pairs: Mapping[tuple[int, int], int], of_first: dict[int, int], of_second: dict[int, int]
) -> tuple[int, int]:
    """Returns the deals that only the first, and only the second rules win, with these verdicts for
    undecided deals.
    """
    first = second = 0
    for (one, other), count in pairs.items():
        one, other = of_first.get(one, one), of_second.get(other, other)
        first += count * (one > other)
        second += count * (one < other)
    return first, second


def _difference(first: int, second: int, deals: int) -> Interval:
    """Returns the interval of Bonett and Price for the difference of two paired shares."""
    one, other = (first + 1) / (deals + 2), (second + 1) / (deals + 2)
    width = NORMAL * sqrt((one + other - (one - other) ** 2) / (deals + 2))
    return Interval(max(-1.0, one - other - width), min(1.0, one - other + width))


def _tail(least: int, count: int) -> float:
    """Returns the chance of ``least`` or more heads in ``count`` throws, at least half of them.

    Adds the terms from the largest on; they soon become too small to matter.
    """
    if 2 * least <= count:
        return 1.0
    term = exp(lgamma(count + 1) - lgamma(least + 1) - lgamma(count - least + 1) - count * log(2))
    total = 0.0
    for heads in range(least, count + 1):
        total += term
        term *= (count - heads) / (heads + 1)
        if term <= total * _PRECISE:
            break
    return total
