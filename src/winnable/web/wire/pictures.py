"""The shapes of small pictures: of the rules, and of games in progress."""

from typing import Literal

from msgspec import Struct


class RulePicture(Struct):
    """A picture of a rule: a card or run moves from the first pile to the second one."""

    text: str
    piles: list[list[int]]
    """The cards of both piles before the move, the top card last; ``-1`` is a card's back."""


class KeptGame(Struct):
    """A game in progress."""

    id: str
    game: str
    name: str
    text: str
    """How far it is."""
    counts: bool
    """Whether it counts as abandoned when it is deleted."""
    deck: Literal["french", "italian"]
    above: list[int | None]
    """The top cards of stock, waste or hand, and foundations, as in a ``RulePicture``; None: an
    empty place.
    """
    columns: list[list[int]]
