"""Faults of games that start from a table with unknown cards."""

from enum import StrEnum
from typing import TypedDict, Unpack

from ..law.cards import Card, Deck
from ..law.errors import WinnableError


class GameFault(StrEnum):
    """What can be wrong with unknown cards. Every language file has a sentence for each."""

    HIDDEN = "game-hidden"
    GUESSED = "game-guessed"
    KNOWN = "game-known"


class GameDetails(TypedDict, total=False):
    """What the sentences mention."""

    pile: int
    """The column that has the card, or 0 for the stock."""
    card: Card
    deck: Deck
    """The deck of ``card``."""
    count: int
    """Cards that are not named."""


class HiddenCard(WinnableError, ValueError):
    """A move would show a card that is not named, the card named for it lies elsewhere, or a
    question needs cards that are not named.
    """

    details: GameDetails

    def __init__(self, code: GameFault, **details: Unpack[GameDetails]) -> None:
        super().__init__(code, details)
