"""The daily deals: three a day for each game, chosen from the date and the catalogue alone.

Everybody gets the same deals, without a network. Every daily deal is winnable. The module reads no
files of the player.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum
from functools import lru_cache
from typing import Final

from ..game.results import Result
from ..law.deals import NUMBERED, NUMBERS, Deal, deal_day, numbered_deal
from ..law.difficulty import Difficulty
from ..law.errors import ErrorOf, WinnableError
from ..law.rules import Rules
from ..law.shuffles import numbered_order
from ..law.variants import Variant
from . import catalogue_of

LEVELS: Final[tuple[Difficulty, ...]] = (Difficulty.EASY, Difficulty.NORMAL, Difficulty.HARD)
"""The difficulties of the three deals of a day."""
FIRST: Final = date(2026, 1, 1)
"""The first day with daily deals."""
_LAST: Final = {
    "d3": 150_000,
    "d1": 11_300,
    "d1p3": 11_400,
    "d1p1": 37_500,
    "d3p3": 16_100,
    "s": 10_100,
}
"""The highest number of a daily deal in each catalogue. A catalogue may grow beyond it: then the
daily deals stay the same.
"""
_DAY: Final = re.compile(r"(?<!\S)([0-9]{4})[- ]([0-9]{1,2})[- ]([0-9]{1,2})(?!\S)", re.ASCII)

Wins = Mapping[date, frozenset[Difficulty]]
"""The difficulties won, for each day with a win."""


class DailyFault(StrEnum):
    """What can be wrong with a requested day. Every language file has a sentence for each."""

    OUTSIDE = "daily-outside"
    LEVEL = "daily-level"


class DailyError(ErrorOf[DailyFault], ValueError):
    """There is no such daily deal."""


def daily_deal(rules: Rules, day: date, difficulty: Difficulty) -> Deal:
    """Returns the deal of a day and a difficulty, which its address names.

    The deals of a catalogue follow each other in a fixed random order, so none of them returns
    before all have been dealt. Raises ``CatalogueError`` if these rules have no catalogue, and
    ``DailyError`` if the day is before ``FIRST`` or has not begun, or if the difficulty is not one
    of ``LEVELS``.
    """
    catalogue_of(rules)
    if difficulty not in LEVELS:
        raise DailyError(DailyFault.LEVEL, text=difficulty)
    if not FIRST <= day <= current_day():
        raise DailyError(DailyFault.OUTSIDE, text=str(day))
    numbers = _numbers(replace(rules, undo=True), difficulty)  # the same deals without undo
    return numbered_deal(numbers[(day - FIRST).days % len(numbers)], rules, difficulty, day)


def current_day() -> date:
    """Returns the day in UTC, as for ranked deals: the same for every browser and server."""
    return datetime.now(UTC).date()


def read_daily(text: str, today: date) -> tuple[date, Difficulty | None]:
    """Parses a day as ``2026-11-03`` or ``2026 11 3``, and a word of ``LEVELS``, each optional.

    Without a day it is ``today``. Raises ``DealError`` or ``DailyError`` for any other text.
    """
    day, difficulty = today, None
    found = _DAY.search(text)
    if found is not None:
        year, month, of_month = map(int, found.groups())
        day = deal_day(f"{year:04}-{month:02}-{of_month:02}")
        text = text.replace(found[0], " ", 1)
    for word in text.split():
        if word not in LEVELS:
            raise DailyError(DailyFault.LEVEL, text=text.strip()[:20])
        difficulty = Difficulty(word)
    return day, difficulty


def asked_daily(text: str) -> tuple[date, Difficulty]:
    """Parses a day and a level as ``read_daily``; without a level it is the normal one."""
    day, difficulty = read_daily(text, current_day())
    return day, difficulty or Difficulty.NORMAL


def wins(results: Iterable[Result], variant: Variant) -> Wins:
    """Returns the daily deals of a variant that were won without help.

    The address of a deal may come from a link, so it must be that of the daily deal that it names.
    """
    found: dict[date, frozenset[Difficulty]] = {}
    for result in results:
        if not result.won or result.assisted or result.name != variant.name:
            continue
        named = re.fullmatch(NUMBERED, result.deal or "", re.ASCII)
        if named is None or named["day"] is None:
            continue
        try:
            day, difficulty = deal_day(named["day"]), Difficulty(named["difficulty"])
            is_daily = daily_deal(variant.rules, day, difficulty).address == result.deal
        except WinnableError:
            continue
        if is_daily:
            found[day] = found.get(day, frozenset()) | {difficulty}
    return found


def streak(won: Wins, today: date) -> int:
    """Returns the number of consecutive days with a win, up to today, or to yesterday if today has
    none yet.
    """
    day = today if today in won else today - timedelta(days=1)
    count = 0
    while day - timedelta(days=count) in won:
        count += 1
    return count


@lru_cache(maxsize=32)
def _numbers(rules: Rules, difficulty: Difficulty) -> tuple[int, ...]:
    """Returns the numbers of the daily deals of a game, in the order of their days.

    The seed is the text of the rules: games that share a catalogue have different daily deals, so
    that thoughtful does not show the cards of draw three.
    """
    found = catalogue_of(rules)
    last = _LAST.get(found.name, found.last)
    numbers = [number for number in found.numbers(difficulty) if number <= last]
    seed = int.from_bytes(str(rules).encode(), "little") % NUMBERS
    return tuple(numbers[at] for at in numbered_order(seed, len(numbers)))
