"""Results of games and what they come to: values and a fold, no files."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Result:
    """A game that was won or left."""

    id: str
    name: str
    """The variant."""
    won: bool
    moves: int
    seconds: int
    points: int | None
    """The points of this deal alone, without a balance carried in."""
    level: str | None = None
    """The level that the deal was asked for by."""
    assisted: bool = False
    """The player was told something of cards that were not to be seen."""
    winnable: bool | None = None
    """Whether the deal can be won; None where nobody has decided it."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """What the results of one variant and level come to; streaks are of games won one after the
    other. Assisted games are counted apart, and in nothing else.
    """

    name: str
    level: str | None
    played: int
    won: int
    winnable: int
    """Games played with deals that are known to be winnable; ``won`` of them, at most."""
    won_winnable: int
    streak: int
    best_streak: int
    best_moves: int | None
    best_seconds: int | None
    best_points: int | None
    assisted: int
    assisted_won: int


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
}
_NEWER: Final = {"level": None, "assisted": False, "winnable": None}
"""What older results do not tell."""


def read_result(data: Any) -> Result:
    """The result that a mapping of its fields gives. Raises ``TypeError`` or ``KeyError``."""
    fields = {**_NEWER, **data}
    for name, kinds in _KINDS.items():
        if type(fields[name]) not in kinds:
            raise TypeError(name)
    return Result(**fields)


def statistics(results: Iterable[Result]) -> list[Statistics]:
    """The statistics of each variant and level that has results (oldest first), in the order of
    the first.
    """
    groups: dict[tuple[str, str | None], list[Result]] = {}
    for result in results:
        groups.setdefault((result.name, result.level), []).append(result)
    return [_statistics(name, level, each) for (name, level), each in groups.items()]


def _statistics(name: str, level: str | None, everything: list[Result]) -> Statistics:
    results = [result for result in everything if not result.assisted]
    assisted = [result for result in everything if result.assisted]
    streak = best = 0
    for result in results:
        streak = streak + 1 if result.won else 0
        best = max(best, streak)
    won = [result for result in results if result.won]
    winnable = [result for result in results if result.winnable]
    points = [result.points for result in results if result.points is not None]
    return Statistics(
        name,
        level,
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
