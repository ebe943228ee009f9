"""Advice: what a fair player would do next, and what for. Values only."""

from dataclasses import dataclass
from enum import StrEnum

from ..cards import Card
from ..position import Move


class Aim(StrEnum):
    """What a plan is for."""

    OUT = "out"
    """A card goes to its foundation."""
    TURNS = "turns"
    """The last face-up cards leave a column, and the card below is turned over."""
    EMPTIES = "empties"
    """The last cards leave a column."""
    PLAYS = "plays"
    """A card of the stock (solitario: of the deck) comes to the table."""
    DRAWS = "draws"
    """Cards of the stock are drawn to be seen."""
    PLACES = "places"
    """Solitario: a card of the discards goes to the table, or a lifted one back."""
    DISCARDS = "discards"
    """Solitario: a card goes to the discards."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do next, worked out from a view alone."""

    plan: tuple[Move, ...]
    """Moves, legal one after the other whatever the unseen cards are. The first is to be made now;
    the last is what they are for."""
    aim: Aim
    card: Card | None = None
    """The card that the plan plays; None if it only draws or turns."""
    column: int | None = None
    """The column, from 1, that the card leaves."""
    share: float | None = None
    """Share of the sampled orders of the unseen cards in which the plan keeps a win for who knows
    them all; None if there was nothing to choose between."""

    @property
    def move(self) -> Move:
        """The move to be made now."""
        return self.plan[0]


@dataclass(frozen=True, slots=True)
class Strength:
    """How much work an advice may cost; counted, so that it is the same on every machine."""

    worlds: int = 60
    """Orders of the unseen cards that every choice is tried in."""
    nodes: int = 1500
    """States for each choice in each of them."""
    states: int = 80_000
    """States after which no other order is begun."""
    dives: int = 4
    """Draw one: games that a plain player plays from each choice in each of them."""
    certain: int = 10_000
    """States for each choice when nothing is unseen, and to see that all is lost."""


USUAL = Strength()
