"""Advice: the plan of a fair player, its aim and its value. Values only."""

from dataclasses import dataclass
from enum import StrEnum
from math import sqrt
from typing import Final

from ..law.cards import Card
from ..law.errors import check_number
from ..law.position import Move


class Aim(StrEnum):
    """What a plan or a useful move achieves."""

    OUT = "out"
    """A card goes to its foundation."""
    TURNS = "turns"
    """The last face-up cards leave a column, and the card below is turned."""
    EMPTIES = "empties"
    """The last cards leave a column."""
    PLAYS = "plays"
    """A card of the stock goes to the tableau."""
    DRAWS = "draws"
    """Stock cards are drawn in order to see them."""
    PLACES = "places"
    """Solitario: a card of the discards or the hand goes to the tableau, or back to its origin."""
    DISCARDS = "discards"
    """Solitario: a card goes to the discards."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do next, computed from a view alone."""

    plan: tuple[Move, ...]
    """Moves to play in order, legal whatever the unseen cards are. The last one achieves the aim.
    """
    aim: Aim
    card: Card | None = None
    """The card that the plan plays; None if it only draws or turns a card."""
    column: int | None = None
    """The column, from 1, that the card leaves."""
    share: float | None = None
    """The share of the sampled worlds, 0 to 1, that are winnable after the plan with all cards
    known; None if there was no choice, or if ``chance`` is given.
    """
    chance: float | None = None
    """The chance, 0 to 1, that this player wins after the plan; None if there was no choice, or if
    it values choices by sampled worlds.
    """
    low: float | None = None
    high: float | None = None
    """The 95 % interval of ``share`` or ``chance`` (Wilson, 1927). It knows the error of the sample
    only: of the worlds, or of the simulations that tried the plan.
    """

    cards: float | None = None
    """How many cards can be on the foundations at once, the mean of the sampled worlds with all
    cards known; given if the plan does not win, but brings out more of them (``advise_cards``).
    """

    @property
    def move(self) -> Move:
        """The first move of the plan."""
        return self.plan[0]

    def __str__(self) -> str:
        """The plan, its aim and its value: ``sw sw w5 (plays, 45 %, 40 to 51)``."""
        value = self.share if self.chance is None else self.chance
        said = " ".join(map(str, self.plan))
        if value is None or self.low is None or self.high is None:
            return f"{said} ({self.aim})"
        return f"{said} ({self.aim}, {percent(value, self.low, self.high)})"


@dataclass(frozen=True, slots=True)
class Strength:
    """The work for one advice, counted in states so that it is the same on every machine."""

    simulations: int = 400
    """Simulations of the tree, where a net was trained for the rules: at most 8,000. With 0, and
    elsewhere, choices are valued by sampled worlds.
    """
    worlds: int = 60
    """Worlds in which every choice is tried."""
    nodes: int = 1500
    """States to search for each choice in each world."""
    states: int = 80_000
    """States after which no further world is sampled."""
    dives: int = 4
    """Draw one: games that a simple player plays from each choice in each world."""
    certain: int = 10_000
    """States to search for each choice when no card is unseen."""
    lost: int = 20_000
    """States to find out whether the game is lost, when every choice looks bad."""

    def __post_init__(self) -> None:
        for name in self.__slots__:
            most = 8_000 if name == "simulations" else (1 << 31) - 1
            check_number(name, getattr(self, name), int(name == "worlds"), most)


USUAL = Strength()


_Z: Final = 1.96


def percent(share: float, low: float, high: float) -> str:
    """Writes a share and its interval: ``45 %, 40 to 51``; without it if there is no error."""
    at, least, most = (round(100 * each) for each in (share, low, high))
    return f"{at} %" if least == most else f"{at} %, {least} to {most}"


def interval(won: int, lost: int, count: int, *, complete: bool = False) -> tuple[float, float]:
    """Returns the 95 % interval of the share of ``count`` worlds that can be won.

    An undecided world counts as lost for the lower end and as won for the upper end. With
    ``complete`` these are all worlds, and there is no error of a sample.
    """
    low, high = won / count, (count - lost) / count
    return (low, high) if complete else (wilson(low, count)[0], wilson(high, count)[1])


def wilson(share: float, count: int) -> tuple[float, float]:
    """Returns the 95 % Wilson score interval of a share of ``count``."""
    square = _Z * _Z / count
    centre, width = share + square / 2, _Z * sqrt(share * (1 - share) / count + square / count / 4)
    low, high = (centre - width) / (1 + square), (centre + width) / (1 + square)
    return max(0.0, round(low, 12)), min(1.0, round(high, 12))
