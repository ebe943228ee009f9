"""Faults of games that start from a table with unknown cards."""

from enum import StrEnum

from ..law.errors import ErrorOf


class GameFault(StrEnum):
    """What can be wrong with unknown cards. Every language file has a sentence for each."""

    HIDDEN = "game-hidden"
    GUESSED = "game-guessed"
    KNOWN = "game-known"


class HiddenCard(ErrorOf[GameFault], ValueError):
    """A move would show a card that is not named, the card named for it lies elsewhere, or a
    question needs cards that are not named.
    """
