"""The shapes of what an analysis found: a review of the game, and the chance of a win."""

from typing import Literal

from msgspec import Struct


class Point(Struct):
    """The share of winnable worlds after step ``at``."""

    at: int
    share: float


class Choice(Struct):
    """A possible move at the losing step."""

    text: str
    verdict: Literal["winnable", "unwinnable", "undecided"]
    share: float
    """The share of the worlds of the view that it keeps winnable."""
    made: bool


class Mistake(Struct):
    """A step that was clearly worse than another plan, or the losing one."""

    step: int
    said: str


class ReviewReport(Struct):
    """A review, for display."""

    said: list[str]
    steps: int
    last_winnable: int | None
    """The largest number of steps after which the game is proven winnable; None: unknown."""
    first_lost: int | None
    """The smallest number of steps after which the game is proven lost; None: unknown."""
    moves: list[int]
    """The number of moves, as players count them, after each number of steps."""
    mistakes: list[Mistake]
    """In their order."""
    points: list[Point]
    choices: list[Choice]
    line: list[str]
    """A win from there, move by move."""
    longer: bool
    """Whether another review searches longer for the losing step."""


class ChanceEstimate(Struct):
    """The chance of a strong player, and the upper bound with its 95 % interval."""

    said: str
    fair: float | None
    """What a strong player would win who sees no more; None: not known."""
    share: float
    low: float
    high: float
