"""The shapes of a table of the player's own: what the editor sends and shows."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .contest import Short

Words = Annotated[str, Meta(max_length=5_000)]


class PlaceWords(Struct, forbid_unknown_fields=True):
    """A place and the words for its cards."""

    place: Short
    """``p`` the pass, ``s`` stock, ``w`` waste, ``h`` hand, ``f`` foundations, ``1``..``9``."""
    text: Words


class Description(Struct, forbid_unknown_fields=True):
    """What the player has described so far."""

    game: Short
    """The name of a game or the text of rules; empty: the game on the table."""
    places: Annotated[list[PlaceWords], Meta(max_length=20)]
    text: Words = ""
    """A text or words for several places, which replace theirs."""
    current: bool = False
    """Begin with the table of the current game."""


class Place(Struct):
    """A field of the editor."""

    place: str
    name: str
    text: str


class Layout(Struct):
    """What is understood of a description."""

    said: str
    """The fault, how many cards are unknown, or what to do while there are no cards."""
    table: str
    """The text of the table if it is possible, else empty."""
    fault: str
    """The place that the fault names, or ``text``: the text for several places; empty if none."""
    game: str
    """The text of its rules."""
    preset: str
    """The name of the preset with these rules; empty if there is none."""
    deck: Literal["french", "italian"]
    places: list[Place]
    left: list[int]
    """The cards that are in no place."""


class Asked(Struct):
    """A card that the player is asked for, because a move shows it."""

    said: str
    cards: list[int]
    """The cards that it may be."""
