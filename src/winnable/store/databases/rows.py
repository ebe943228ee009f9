"""What the store returns of a saved game besides the game."""

from typing import Final, NamedTuple

NEVER_PLAYED: Final = "%\nmoves\n"
"""The end of the text of a game without a move, for ``LIKE``."""


class Listed(NamedTuple):
    """A saved game in a list."""

    name: str
    variant: str
    state: str
    """``open``, ``left`` or ``won``."""
    saved: str
    """The time of the last save, UTC: ``2026-11-23T18:05:00Z``."""


class Stale(Exception):
    """Another process has saved, left or deleted the game since this one read it."""


class Stored(NamedTuple):
    """What is stored of a game."""

    text: str
    state: str
    """``open``, ``left`` or ``won``."""
    version: int
    """Grows with every change of the game."""
