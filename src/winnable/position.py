"""Positions, moves and steps: the values that the law works on. No rules are here.

A place is a small int: the stock, the columns 1 to 9, the waste (solitario: the discards), the hand
(solitario), the foundations. A move goes from one place to another; that pair says all of it:

=====================  ==========================================================
stock -> waste         draw; on an empty stock, redeal
stock -> hand          draw (solitario)
waste -> column        and so on for every other pair
column -> itself       turn its face-down top card
foundation -> column   the source names the suit, ``foundation(suit)``
any -> FOUNDATION      the card goes to the foundation of its own suit
=====================  ==========================================================
"""

import re
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from .cards import Card, Deck
from .errors import Fault, MoveError, Reason
from .rules import Rules

Place: TypeAlias = int

STOCK: Final = 0
WASTE: Final = 10
HAND: Final = 11
FOUNDATION: Final = 12

_LETTERS: Final = {STOCK: "s", WASTE: "w", HAND: "h", FOUNDATION: "f"}
_PLACES: Final = {letter: place for place, letter in _LETTERS.items()}
_MOVE: Final = re.compile(r"(f[hdcs]|[swh1-9])([swhf1-9])(?:x([1-9][0-9]?))?")


def foundation(suit: int) -> Place:
    """The foundation of a suit, as the source of a move."""
    return FOUNDATION + 1 + suit


def is_column(place: Place) -> bool:
    """Whether the place is one of the columns 1..9."""
    return 1 <= place <= 9


@dataclass(frozen=True, slots=True)
class Move:
    """``count`` cards from ``source`` to ``target``; as text two places, then ``x`` and a count if
    it is more than 1: ``sw``, ``w5``, ``35x2``, ``3f``, ``fh5`` (from the foundation of hearts).
    """

    source: Place
    target: Place
    count: int = 1

    def __str__(self) -> str:
        if self.source > FOUNDATION:
            source = "f" + Deck.FRENCH.suits[self.source - FOUNDATION - 1].lower()
        else:
            source = _LETTERS.get(self.source, str(self.source))
        target = _LETTERS.get(self.target, str(self.target))
        return source + target + (f"x{self.count}" if self.count != 1 else "")

    @property
    def is_turn(self) -> bool:
        """Whether it turns a face-down card in its place."""
        return self.source == self.target


def parse_move(text: str) -> Move:
    """The move that ``text`` names, whether legal or not. Raises ``MoveError``."""
    found = _MOVE.fullmatch(text)
    if found is None:
        raise MoveError(Fault.MOVE_TEXT, text=text[:20])
    source, target, count = found[1], found[2], found[3]
    if len(source) == 2:
        start = foundation(Deck.FRENCH.suits.index(source[1].upper()))
    else:
        start = _PLACES[source] if source in _PLACES else int(source)
    move = Move(
        start, _PLACES[target] if target in _PLACES else int(target), int(count) if count else 1
    )
    if str(move) != text:  # ``x1`` is not written
        raise MoveError(Fault.MOVE_TEXT, text=text[:20])
    return move


@dataclass(frozen=True, slots=True)
class Hand:
    """Solitario: the one card in the hand and the place that it came from."""

    card: Card
    origin: Place


class Position(NamedTuple):
    """Where every card lies. Equal positions have the same future under the same rules."""

    rules: Rules
    stock: tuple[Card, ...]
    """The next card to be drawn is the last."""
    waste: tuple[Card, ...]
    """The top card is the last. In solitario the discards."""
    foundations: tuple[int, int, int, int]
    """Cards on the foundation of each suit."""
    columns: tuple[tuple[Card, ...], ...]
    """Bottom card first; column n of the player is ``columns[n - 1]``."""
    down: tuple[int, ...]
    """Face-down cards of each column, always the lowest ones."""
    passes: int = 1
    """The pass through the stock that is going on, from 1."""
    hand: Hand | None = None

    @property
    def is_won(self) -> bool:
        """Whether every card is on the foundations."""
        return sum(self.foundations) == 4 * self.rules.ranks

    @property
    def redeals_left(self) -> int | None:
        """Redeals still allowed; None is unlimited."""
        return None if self.rules.passes is None else self.rules.passes - self.passes


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is illegal: the rule, and what the player needs to know to see it."""

    reason: Reason
    move: Move | None = None
    card: Card | None = None
    """The card that would have moved."""
    onto: Card | None = None
    """The card that it would have been put on."""
    place: Place | None = None
    """The place at fault."""
    count: int = 0
    """Piles on the table, face-up cards, or cards on the foundation, as the reason tells."""
    hand: Hand | None = None


class Step(NamedTuple):
    """A move that was played."""

    move: Move
    before: Position
    after: Position
    cards: tuple[Card, ...]
    """The cards that moved, in their order on the pile they came to (a draw: first drawn first)."""
    turned: Card | None = None
    """The card that this move turned face up in a column."""
    redealt: bool = False
    """The waste was turned over into the stock."""

    @property
    def went_out(self) -> bool:
        """Whether the cards went to a foundation, told to or by themselves."""
        return sum(self.after.foundations) > sum(self.before.foundations)
