"""Results of games, and statistics computed from them. Does not read or write files."""

import csv
import io
import re
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import asdict, dataclass, fields
from datetime import date, datetime
from functools import lru_cache
from typing import Any, Final

from ..law.cards import Deck
from ..law.deals import address_number
from ..law.errors import WinnableError
from ..law.variants import variant_for

TIME: Final = "%Y-%m-%dT%H:%M:%SZ"
"""The format of ``Result.ended``."""
_TIME: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z")


@dataclass(frozen=True, slots=True)
class Result:
    """A game that was won or abandoned."""

    id: str
    name: str
    """The variant."""
    won: bool
    moves: int
    seconds: int
    points: int | None
    """The points of this deal alone, without the balance of previous games."""
    difficulty: str | None = None
    """The difficulty that was asked for; None for a random or given deal."""
    assisted: bool = False
    """The player was told about hidden cards, or opened the game with moves made elsewhere."""
    winnable: bool | None = None
    """Whether the deal is winnable; None if that was not decided."""
    ended: str | None = None
    """The time of the win or of the abandonment, UTC: ``2026-11-23T18:05:00Z``; None: unknown."""
    deal: str | None = None
    """The name of the deal, as in ``Deal.address``; None if it has none."""

    @property
    def number(self) -> int | None:
        """The number of the deal; None if it is unknown or the deal has none."""
        try:
            return address_number(self.deal)
        except ValueError:  # written by another program
            return None

    @property
    def day(self) -> date | None:
        """The day on which the game ended (UTC); None: unknown."""
        return None if self.ended is None else date.fromisoformat(self.ended[:10])


@dataclass(frozen=True, slots=True)
class Statistics:
    """The statistics of one variant and difficulty. A streak is a number of consecutive wins.

    Games that do not count (``counting``) are only in ``assisted`` and ``assisted_won``.
    """

    name: str
    difficulty: str | None
    played: int
    won: int
    winnable: int
    """Games played on deals that are proven winnable."""
    won_winnable: int
    streak: int
    best_streak: int
    best_moves: int | None
    best_seconds: int | None
    best_points: int | None
    assisted: int
    assisted_won: int


@dataclass(frozen=True, slots=True)
class Standing:
    """What a win means among the player's results of the same game and level."""

    statistics: Statistics
    fewest_moves: bool
    """Whether no other win had so few moves; False if it is the first win."""
    shortest: bool
    most_points: bool


_KINDS: Final[dict[str, set[type]]] = {
    "id": {str},
    "name": {str},
    "won": {bool},
    "moves": {int},
    "seconds": {int},
    "points": {int, type(None)},
    "level": {str, type(None)},
    "assisted": {bool},
    "winnable": {bool, type(None)},
    "ended": {str, type(None)},
    "deal": {str, type(None)},
}


def read_result(data: Any) -> Result:
    """Reads a result from a mapping of its fields.

    Raises ``TypeError``, ``KeyError``, or ``ValueError`` if ``ended`` is no time.
    """
    values = {**data}
    for name, kinds in _KINDS.items():
        if type(values[name]) not in kinds:
            raise TypeError(name)
    if values["ended"] is not None:
        if not _TIME.fullmatch(values["ended"]):
            why = f"no time: {values['ended']}"
            raise ValueError(why)
        datetime.fromisoformat(values["ended"])  # 20 times as fast as strptime
    difficulty = values.pop("level")
    return Result(**values, difficulty=difficulty)


def written(value: Result | Statistics) -> dict[str, object]:
    """The fields of a result as its file keeps them, or of statistics as ``--json`` prints them.

    Both call the difficulty ``level``.
    """
    return {
        "level" if name == "difficulty" else name: field for name, field in asdict(value).items()
    }


def as_csv(kind: type[Result | Statistics], values: Iterable[Result | Statistics]) -> str:
    """Writes results or statistics as CSV; the first line names the fields, as ``written`` does."""
    names = ["level" if each.name == "difficulty" else each.name for each in fields(kind)]
    text = io.StringIO()
    table = csv.DictWriter(text, names, lineterminator="\n")
    table.writeheader()
    table.writerows(written(value) for value in values)
    return text.getvalue()


def statistics(results: Iterable[Result]) -> list[Statistics]:
    """The statistics of each variant and difficulty in ``results``, which are ordered oldest first.

    The groups appear in the order of their first results.
    """
    results = list(results)
    counted = {*map(id, counting(results))}
    groups: dict[tuple[str, str | None], list[Result]] = {}
    for result in results:
        groups.setdefault((result.name, result.difficulty), []).append(result)
    return [_statistics(*kind, each, counted) for kind, each in groups.items()]


def counting(results: Iterable[Result]) -> list[Result]:
    """Returns the results that count, of those of a player, oldest first.

    An assisted game does not count, nor one on a deal that the player had played before, in any
    game: its cards are known.
    """
    found, known = list[Result](), set[tuple[Deck | None, str | int]]()
    for result in results:
        name = result.deal if result.number is None else result.number
        cards = None if name is None else (_deck(result.name), name)
        if cards not in known and not result.assisted:
            found.append(result)
        if cards is not None:
            known.add(cards)
    return found


@lru_cache(maxsize=256)
def _deck(name: str) -> Deck | None:
    """Returns the deck of a variant; None for one of another program."""
    try:
        return variant_for(name).rules.deck
    except WinnableError:
        return None


def of_kind(results: Iterable[Result], name: str, difficulty: str | None) -> list[Result]:
    """Returns the results of a game and level that count."""
    return [
        result
        for result in counting(results)
        if (result.name, result.difficulty) == (name, difficulty)
    ]


def standing(results: Iterable[Result], game_id: str) -> Standing | None:
    """Returns what the win of a game means; None if it is no result, was lost or does not count."""
    results = list(results)
    this = next((each for each in counting(results) if each.id == game_id), None)
    if this is None or not this.won:
        return None
    kind = of_kind(results, this.name, this.difficulty)
    wins = [each for each in kind if each.won and each.id != game_id]
    return Standing(
        _statistics(this.name, this.difficulty, kind, {*map(id, kind)}),
        fewest_moves=bool(wins) and this.moves < min(each.moves for each in wins),
        shortest=bool(wins) and this.seconds < min(each.seconds for each in wins),
        most_points=bool(wins)
        and this.points is not None
        and this.points > max(each.points or 0 for each in wins),
    )


def _statistics(
    name: str, difficulty: str | None, everything: list[Result], counted: AbstractSet[int]
) -> Statistics:
    results = [result for result in everything if id(result) in counted]
    assisted = [result for result in everything if id(result) not in counted]
    streak = best = 0
    for result in results:
        streak = streak + 1 if result.won else 0
        best = max(best, streak)
    won = [result for result in results if result.won]
    winnable = [result for result in results if result.winnable]
    points = [result.points for result in results if result.points is not None]
    return Statistics(
        name,
        difficulty,
        played=len(results),
        won=len(won),
        winnable=len(winnable),
        won_winnable=sum(result.won for result in winnable),
        streak=streak,
        best_streak=best,
        best_moves=min((result.moves for result in won), default=None),
        best_seconds=min((result.seconds for result in won), default=None),
        best_points=max(points, default=None),
        assisted=len(assisted),
        assisted_won=sum(result.won for result in assisted),
    )
