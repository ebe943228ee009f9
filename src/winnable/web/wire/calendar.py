"""The shapes of the daily deals of a month."""

from msgspec import Struct

from ...law.difficulty import Difficulty


class Day(Struct):
    """A day of a month, with its daily deals."""

    day: str
    """As 2026-11-22."""
    number: int
    name: str
    won: list[Difficulty]
    """The levels that the player has won."""
    open: bool
    """Whether its deals may be played."""


class Month(Struct):
    """The daily deals of a month."""

    title: str
    game: str
    """The name of the game."""
    weekdays: list[str]
    """Short names, Monday first."""
    first: int
    """The weekday of the first day: 0 for Monday."""
    days: list[Day]
    today: str
    """The current day, which may be in another month."""
    streak: str
    before: str | None
    """A day of the month before, if it has daily deals."""
    after: str | None
