"""What can be wrong with a table that a player describes."""

from enum import StrEnum
from typing import TypedDict, Unpack

from ...law.cards import Deck
from ...law.possible import PositionError
from ...law.rules import Rules


class LayoutFault(StrEnum):
    """What can be wrong with a table. Every language file has a sentence for each."""

    EMPTY = "layout-empty"
    LONG = "layout-long"
    START = "layout-start"
    ITEM = "layout-item"
    LETTERS = "layout-letters"
    TWICE = "layout-twice"
    COLUMN = "layout-column"
    PASSES = "layout-pass"
    HIDDEN = "layout-hidden"
    SEEN = "layout-seen"
    SUIT = "layout-suit"
    HAND = "layout-hand"
    BRACKET = "layout-bracket"
    FEW = "layout-few"
    DRAWN = "layout-drawn"


class LayoutDetails(TypedDict, total=False):
    """What the sentences mention."""

    text: str
    """The words at fault."""
    place: str
    """``stock``, ``waste``, ``column``, ``hand``, ``foundations`` or ``pass``."""
    column: int
    """The number of the column; 0 for another place."""
    count: int
    need: int
    most: int
    draw: int
    game: str
    """The family of the game that the table names, which may be another than the player's."""
    deck: Deck
    """The deck of that game."""


class LayoutError(PositionError):
    """The words for a table cannot be read, or no game can reach the table."""

    details: LayoutDetails

    def __init__(self, code: LayoutFault, **details: Unpack[LayoutDetails]) -> None:
        super().__init__(code, details)


def tell_game(error: PositionError, rules: Rules) -> None:
    """Adds the game of the table to a fault: its sentence names the piles as that game does."""
    error.details = {**error.details, "game": rules.family.value, "deck": rules.deck}
