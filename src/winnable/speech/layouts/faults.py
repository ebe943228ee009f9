"""What can be wrong with a table that a player describes."""

from enum import StrEnum

from ...law.errors import ErrorOf
from ...law.possible import PositionError


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


class LayoutError(PositionError, ErrorOf[LayoutFault]):
    """The words for a table cannot be read, or no game can reach the table."""
