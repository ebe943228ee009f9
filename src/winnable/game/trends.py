"""The values that charts of results show: growth over time, shares of wins, distributions.

Every function takes the results of one game and level, oldest first, without assisted games.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import accumulate
from typing import Final

from .results import Result

DAYS: Final = 21
"""The longest span, in days, for which ``growth`` has a row for each day."""
WEEKS: Final = 200
"""The longest span, in days, for which it has a row for each week."""
LATELY: Final = (10, 50)
"""``shares`` has a row for each of these numbers of recent games."""
BINS: Final = 12
"""The maximum number of bins of a distribution."""
SECONDS: Final = (10, 20, 30, 60, 120, 300, 600, 1_200, 1_800, 3_600, 7_200, 21_600)
"""Widths of the bins of times, in seconds."""
COUNTS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000)
"""Widths of the bins of counts."""


@dataclass(frozen=True, slots=True)
class Growth:
    """All games up to the end of a period."""

    period: str
    """A day, the first day of a week (2026-11-23), or a month (2026-11)."""
    played: int
    won: int


@dataclass(frozen=True, slots=True)
class Share:
    """The share of wins of the last games."""

    games: int
    won: int
    decided: int
    """Games on deals that are proven winnable or unwinnable."""
    winnable: int
    """Games on deals that are proven winnable."""


@dataclass(frozen=True, slots=True)
class Bin:
    """How many values are in ``low`` to ``high``, both included."""

    low: int
    high: int
    count: int


def growth(results: Sequence[Result]) -> list[Growth]:
    """Returns the games played and won up to the end of each period, without gaps.

    The periods are days, weeks from Monday or months, so that there are few of them. Results
    without a day count in the first period.
    """
    days = [day for result in results if (day := result.day) is not None]
    if not days:
        return []
    first, last = min(days), max(days)
    span = (last - first).days + 1
    begins = _day if span <= DAYS else _monday if span <= WEEKS else _month
    played = {begins(first + timedelta(days)): 0 for days in range(span)}
    won = played.copy()
    for result in results:
        period = begins(result.day or first)
        played[period] += 1
        won[period] += result.won
    ends = zip(played, accumulate(played.values()), accumulate(won.values()), strict=True)
    return [Growth(*end) for end in ends]


def _day(day: date) -> str:
    return str(day)


def _monday(day: date) -> str:
    return str(day - timedelta(day.weekday()))


def _month(day: date) -> str:
    return f"{day:%Y-%m}"


def shares(results: Sequence[Result]) -> list[Share]:
    """Returns the share of wins of all games, then of the last 50 and of the last 10, if there are
    more games.
    """
    counts = [len(results), *(last for last in reversed(LATELY) if last < len(results))]
    return [_share(results[-count:]) for count in counts if count]


def _share(results: Sequence[Result]) -> Share:
    decided = [result for result in results if result.winnable is not None]
    return Share(
        games=len(results),
        won=sum(result.won for result in results),
        decided=len(decided),
        winnable=sum(bool(result.winnable) for result in decided),
    )


def streaks(results: Sequence[Result]) -> list[int]:
    """Returns the length of each run of consecutive wins, in order."""
    found, length = [], 0
    for result in results:
        if result.won:
            length += 1
        elif length:
            found.append(length)
            length = 0
    return [*found, length] if length else found


def spread(values: Sequence[int], widths: Sequence[int]) -> list[Bin]:
    """Counts values in at most ``BINS`` bins of equal width, empty ones included.

    The width is the smallest of ``widths`` that is large enough, or the largest of them.
    """
    if not values:
        return []
    least, most = min(values), max(values)
    width = next((w for w in widths if most // w - least // w < BINS), widths[-1])
    counts = [0] * (most // width - least // width + 1)
    for value in values:
        counts[value // width - least // width] += 1
    start = least // width * width
    return [
        Bin(start + at * width, start + (at + 1) * width - 1, count)
        for at, count in enumerate(counts)
    ]
