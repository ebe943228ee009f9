"""Faults of games that start from a table with unknown cards."""

from enum import StrEnum
from typing import Unpack

from ..law.errors import Details, WinnableError


class GameFault(StrEnum):
    """What can be wrong with unknown cards. Every language file has a sentence for each."""

    HIDDEN = "game-hidden"
    GUESSED = "game-guessed"
    KNOWN = "game-known"


class HiddenCard(WinnableError, ValueError):
    """A move would show a card that is not named, the card named for it lies elsewhere, or a
    question needs cards that are not named.
    """

    def __init__(self, code: GameFault, **details: Unpack[Details]) -> None:
        super().__init__(code, details)
