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


@dataclass(frozen=True, slots=True)
class Statistics:
    """What the results of one variant come to; streaks are of games won one after the other."""

    name: str
    played: int
    won: int
    streak: int
    best_streak: int
    best_moves: int | None
    best_seconds: int | None
    best_points: int | None


_KINDS: Final[dict[str, set[type]]] = {
    "id": {str},
    "name": {str},
    "won": {bool},
    "moves": {int},
    "seconds": {int},
    "points": {int, type(None)},
}


def read_result(data: Any) -> Result:
    """The result that a mapping of its fields gives. Raises ``TypeError`` or ``KeyError``."""
    for name, kinds in _KINDS.items():
        if type(data[name]) not in kinds:
            raise TypeError(name)
    return Result(**data)


def statistics(results: Iterable[Result]) -> list[Statistics]:
    """The statistics of each variant that has results (oldest first), in the order of the first."""
    by_name: dict[str, list[Result]] = {}
    for result in results:
        by_name.setdefault(result.name, []).append(result)
    return [_statistics(name, each) for name, each in by_name.items()]


def _statistics(name: str, results: list[Result]) -> Statistics:
    streak = best = 0
    for result in results:
        streak = streak + 1 if result.won else 0
        best = max(best, streak)
    won = [result for result in results if result.won]
    points = [result.points for result in results if result.points is not None]
    return Statistics(
        name,
        played=len(results),
        won=len(won),
        streak=streak,
        best_streak=best,
        best_moves=min((result.moves for result in won), default=None),
        best_seconds=min((result.seconds for result in won), default=None),
        best_points=max(points, default=None),
    )
