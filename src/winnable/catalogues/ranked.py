"""Ranked deals: made from a secret that is committed to before and published afterwards.

Each day has a secret of 32 bytes: the hash of the secret of the next day of its season. So the
first secret that a server publishes fixes those of all later days of the season, and whoever has it
can check each of them. The commitment to a day is another hash of its secret; it is shown before
the day begins.

A deal is made from the secret, the name of the contest (the day, or the name of a race), the game
and a number from 0: ``shuffles.keyed_order(secret, "2026-11-23:draw-three:0", 52)``. It is the deal
of the first number that the solver proves winnable within ``STATES`` states. A limit of states is
the same on every machine, so everybody can repeat the choice (``verify_day``).

A day begins and ends at midnight UTC. Its secret is published ``GRACE`` later, so that a game begun
in the last minute can be finished. The module reads no files and no clock.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum
from functools import lru_cache
from hashlib import sha256
from itertools import count, islice
from typing import Any, Final

from ..law.deals import Deal
from ..law.errors import ErrorOf
from ..law.moves import start
from ..law.shuffles import keyed_order
from ..law.variants import VARIANTS, Variant
from ..solver import Limits, Verdict, solve

STATES: Final = 250_000
"""Most states of the search that decides whether a deal is dealt."""
GRACE: Final = timedelta(hours=1)
"""Time after the end of a day in which its games can be finished."""
FIRST: Final = date(2026, 1, 1)
"""The first day that has ranked deals."""
_NUMBERS: Final = 10_000
"""More deals than are ever tried. Of the hardest preset, about one deal in ten is winnable."""
_DIGITS: Final = re.compile(r"[0-9a-f]{64}")
"""A secret or a commitment."""


class RankedFault(StrEnum):
    """What can be wrong with a contest. Every language file has a sentence for each."""

    NO_CONTEST = "ranked-no-contest"
    OVER = "ranked-over"
    CLOCK = "ranked-clock"
    SECRET = "ranked-secret"  # noqa: S105  # the name of a message
    FILE = "ranked-file"


class RankedError(ErrorOf[RankedFault]):
    """The contest does not exist, is over, keeps its deal secret, or waits for the right time."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A ranked deal, and the number with which it was made."""

    number: int
    deal: Deal


def before(secret: bytes, days: int) -> bytes:
    """Returns the secret of the day so many days before."""
    for _ in range(days):
        secret = sha256(b"day before:" + secret).digest()
    return secret


def commitment(secret: bytes) -> str:
    """Returns the commitment to a secret, in hexadecimal digits. It tells nothing about it."""
    return sha256(b"commitment:" + secret).hexdigest()


def is_commitment(text: str) -> bool:
    """Whether a text has the form of a commitment."""
    return _DIGITS.fullmatch(text) is not None


def day_at(seconds: float) -> date:
    """Returns the day of a time in seconds since 1970."""
    return datetime.fromtimestamp(seconds, UTC).date()


def span(day: date) -> tuple[float, float]:
    """Returns when a day begins and when its secret is published, in seconds since 1970."""
    begin = datetime(day.year, day.month, day.day, tzinfo=UTC)
    return begin.timestamp(), (begin + timedelta(days=1) + GRACE).timestamp()


def deals_of(secret: bytes, contest: str, variant: Variant) -> Iterator[Deal]:
    """Yields the deals of a contest in a game, in the order of their numbers."""
    rules = variant.rules
    for number in count():
        label = f"{contest}:{variant.name}:{number}"
        yield Deal(rules.deck, keyed_order(secret, label, rules.deck_size))


@lru_cache(maxsize=64)
def ranked_deal(secret: bytes, contest: str, variant: Variant) -> Dealt:
    """Returns the first deal of a contest that is proven winnable."""
    for number, deal in enumerate(deals_of(secret, contest, variant)):
        answer = solve(start(variant.rules, deal), Limits(nodes=STATES))
        if answer.verdict is Verdict.WINNABLE:
            return Dealt(number, deal)
    raise AssertionError


class Checked(StrEnum):
    """What the check of a published deal can find."""

    RIGHT = "right"
    NOT_FIRST = "not-first"
    """The deal is made from the secret and winnable, but the solver of this version proves an
    earlier one winnable too.
    """
    WRONG = "wrong"
    """The deal is not the one of its number, or cannot be shown to be winnable."""


@dataclass(frozen=True, slots=True)
class Published:
    """A day as a server publishes it: everything that is needed to check its deals."""

    day: date
    secret: bytes
    commitment: str
    deals: Mapping[str, tuple[int, str]]
    """For each game the number of its deal and its cards."""
    season: date = FIRST
    """The first day whose secret follows from this one. Earlier versions had one season."""

    def written(self) -> dict[str, object]:
        """Returns the fields of its JSON."""
        return {
            "day": str(self.day),
            "season": str(self.season),
            "commitment": self.commitment,
            "secret": self.secret.hex(),
            "deals": {
                name: {"number": number, "deal": deal}
                for name, (number, deal) in self.deals.items()
            },
        }


def read_published(data: Any) -> Published:
    """Reads a published day from parsed JSON. Raises ``RankedError``."""
    what = "day"
    try:
        day = date.fromisoformat(data["day"])
        what = "season"
        season = date.fromisoformat(data.get("season", str(FIRST)))
        for what in ("secret", "commitment"):
            if not _DIGITS.fullmatch(data[what]):
                raise ValueError
        what, deals = "deals", {}
        for name, each in data["deals"].items():
            if name not in VARIANTS or each["number"] not in range(_NUMBERS):
                raise ValueError
            deals[name] = each["number"], str(each["deal"])
    except (ValueError, TypeError, KeyError, AttributeError):
        raise RankedError(RankedFault.FILE, what=what) from None
    return Published(day, bytes.fromhex(data["secret"]), data["commitment"], deals, season)


def verify_deal(published: Published, name: str) -> Checked:
    """Checks the deal of a game of a published day."""
    variant, (number, text) = VARIANTS[name], published.deals[name]
    found = ranked_deal(published.secret, str(published.day), variant)
    if number == found.number and text == str(found.deal):
        return Checked.RIGHT
    if number < found.number:
        return Checked.WRONG
    deals = deals_of(published.secret, str(published.day), variant)
    deal = next(islice(deals, number, None))
    answer = solve(start(variant.rules, deal), Limits(nodes=STATES))
    is_fine = text == str(deal) and answer.verdict is Verdict.WINNABLE
    return Checked.NOT_FIRST if is_fine else Checked.WRONG


def follows(later: Published, earlier: Published) -> bool | None:
    """Whether the secret of the later day leads to that of the earlier one; None if that is of
    another season.
    """
    if earlier.day < later.season:
        return None
    return before(later.secret, (later.day - earlier.day).days) == earlier.secret
