"""Positions, moves and steps: the values that the law works on. The rules are elsewhere.

A place is a small int: the stock, the columns 1 to 9, the waste (solitario: the discards), the hand
(solitario), the foundations. A move goes from one place to another; the pair determines its kind:

=====================  ==========================================================
stock -> waste         draw; on an empty stock, redeal
stock -> hand          draw (solitario)
waste -> column        and so on for every other pair
column -> itself       turn its face-down top card
foundation -> column   worrying back; the source names the suit, ``foundation(suit)``
any -> FOUNDATION      the card goes to the foundation of its suit
=====================  ==========================================================
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol, TypeAlias, cast, runtime_checkable

from .cards import Card, Deck, Known, card_text
from .errors import ErrorOf, WinnableError, check_text, check_type
from .reasons import Reason

if TYPE_CHECKING:  # the rules have a kind, and kinds need positions
    from .rules import Rules


class MoveFault(StrEnum):
    """What can be wrong with the text of a move. Every language file has a sentence for it."""

    TEXT = "move-text"


class MoveError(ErrorOf[MoveFault], ValueError):
    """The text names no move."""


Place: TypeAlias = int

STOCK: Final = 0
WASTE: Final = 10
HAND: Final = 11
FOUNDATION: Final = 12

PLACES: Final = {
    **{str(pile): pile for pile in range(1, 10)},
    "s": STOCK,
    "w": WASTE,
    "h": HAND,
    "f": FOUNDATION,
    **{f"f{letter.lower()}": 13 + suit for suit, letter in enumerate(Deck.FRENCH.suits)},
}
"""Each place by its text; ``f`` alone is any foundation, ``fh`` that of the first suit."""
_TEXTS: Final = {place: text for text, place in PLACES.items()}
_MOVE: Final = re.compile(r"(f[hdcs]|[swh1-9])([swhf1-9])(?:x([1-9][0-9]?))?")


class HasPosition(Protocol):
    """A game: it stands at a position."""

    @property
    def position(self) -> "Position":
        """The current position."""

    def check_known(self) -> None:
        """Raises ``HiddenCard`` if ``position`` holds cards that are not known."""


def foundation(suit: int) -> Place:
    """Returns the foundation of a suit, as the source of a move."""
    return FOUNDATION + 1 + suit


def place_text(place: Place) -> str:
    """Writes a place as text: ``s``, ``w``, ``h``, ``1``, ``fh``."""
    return _TEXTS.get(place) or str(place)


def is_column(place: Place) -> bool:
    """Whether the place is one of the columns 1..9."""
    return 1 <= place <= 9


@dataclass(frozen=True, slots=True)
class Move:
    """Moves ``count`` cards from ``source`` to ``target``. Its text is two places, then ``x`` and a
    count above 1: ``sw``, ``w5``, ``35x2``, ``3f``, ``fh5`` (from the foundation of hearts).
    """

    source: Place
    target: Place
    count: int = 1

    def __str__(self) -> str:
        text = place_text(self.source) + place_text(self.target)
        return text if self.count == 1 else f"{text}x{self.count}"

    def __repr__(self) -> str:
        return f"parse_move({str(self)!r})"

    @property
    def is_turn(self) -> bool:
        """Whether the move turns a face-down card in its place."""
        return self.source == self.target


def parse_move(text: str) -> Move:
    """Parses a move, whether legal or not. Raises ``MoveError``."""
    check_text(text)
    return _move(text)


@lru_cache(2048)
def _move(text: str) -> Move:
    found = _MOVE.fullmatch(text)
    if found is None:
        raise MoveError(MoveFault.TEXT, text=text[:20])
    move = Move(PLACES[found[1]], PLACES[found[2]], int(found[3] or 1))
    if str(move) != text:  # ``x1`` is not canonical
        raise MoveError(MoveFault.TEXT, text=text[:20])
    return move


@dataclass(frozen=True, slots=True)
class Hand:
    """Solitario: the card in the hand and the place that it was taken from."""

    card: Card
    origin: Place


@runtime_checkable
class Layout(Protocol):
    """What a position and a view have in common: the piles, with None for an unseen card."""

    @property
    def rules(self) -> "Rules":
        """Its rules."""

    @property
    def stock(self) -> tuple[Known, ...]:
        """The next card to be drawn is the last."""

    @property
    def waste(self) -> tuple[Known, ...]:
        """The waste; the top card is the last."""

    @property
    def foundations(self) -> tuple[int, ...]:
        """Cards on each foundation."""

    @property
    def columns(self) -> tuple[tuple[Known, ...], ...]:
        """Bottom card first."""

    @property
    def down(self) -> tuple[int, ...]:
        """Face-down cards of each column."""

    @property
    def passes(self) -> int:
        """The number of the current pass, from 1."""

    @property
    def hand(self) -> Hand | None:
        """Solitario: the card in the hand, or None."""


def check_layout(argument: str, value: object) -> None:
    """Raises ``TypeError`` unless ``value`` has the piles of a view or a position."""
    if not hasattr(value, "columns") or not hasattr(value, "foundations"):
        check_type(argument, "a View or a Position", value, Position)


def layout_text(layout: Layout) -> str:
    """Writes the canonical text of a position or a view, on one line (``docs/formats.md``)."""
    deck = layout.rules.deck

    def cards(pile: Iterable[Known]) -> str:
        return "".join("??" if card is None else card_text(card, deck) for card in pile)

    foundations = "".join(
        card_text(4 * (height - 1) + suit, deck) if height else "--"
        for suit, height in enumerate(layout.foundations)
    )
    columns = [
        (f"({cards(column[:down])})" if down else "") + cards(column[down:])
        for column, down in zip(layout.columns, layout.down, strict=True)
    ]
    hand = layout.hand
    fields = (
        str(layout.rules),
        str(layout.passes),
        cards(reversed(layout.stock)) or "-",
        cards(layout.waste) or "-",
        foundations,
        "/".join(column or "-" for column in columns),
        "-" if hand is None else cards([hand.card]) + place_text(hand.origin),
    )
    return " ".join(fields)


class Position(NamedTuple):
    """Where every card lies. Equal positions have the same future under the same rules."""

    rules: "Rules"
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
    """The number of the current pass through the stock, from 1."""
    hand: Hand | None = None

    @property
    def is_won(self) -> bool:
        """Whether every card is on the foundations."""
        return sum(self.foundations) == 4 * self.rules.ranks

    @property
    def redeals_left(self) -> int | None:
        """Redeals still allowed; None is unlimited."""
        return None if self.rules.passes is None else self.rules.passes - self.passes

    @property
    def text(self) -> str:
        """The canonical text, on one line; ``parse_position`` parses it into an equal position."""
        return layout_text(self)

    def __str__(self) -> str:
        return layout_text(self)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is illegal: the rule that it breaks, and the cards and places involved."""

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


class IllegalMove(WinnableError, ValueError):
    """The law refuses the move; ``refusal`` says why and what would be needed."""

    code: Reason

    def __init__(self, refusal: Refusal, rules: "Rules | None" = None) -> None:
        super().__init__(refusal.reason, {})
        self.refusal = refusal
        self.rules = rules
        """The rules of the game; None if they are those of who asked."""

    def __str__(self) -> str:
        """Returns the move, the English sentence and the code."""
        said, move = super().__str__().removeprefix("No. "), self.refusal.move
        return said if move is None else f"{move} is illegal: {said[:1].lower()}{said[1:]}"


class Step(NamedTuple):
    """A move that was played, and its effects."""

    move: Move
    before: Position
    after: Position
    cards: tuple[Card, ...]
    """The cards that moved, in their order on the target pile (a draw: first drawn first)."""
    turned: Card | None = None
    """The card that this move turned face up in a column."""
    redealt: bool = False
    """The waste was turned over into the stock."""

    def __str__(self) -> str:
        """The move, the cards that it moved, and the card that it turned: ``4f AC, turns QS``."""
        deck = self.before.rules.deck
        said = " ".join([str(self.move), *(card_text(card, deck) for card in self.cards)])
        return said if self.turned is None else f"{said}, turns {card_text(self.turned, deck)}"

    def __repr__(self) -> str:
        return f"<Step {self}>"

    @property
    def shown(self) -> tuple[Card, ...]:
        """The cards that the player sees by this step: those that it moves or draws, the card that
        it turns, and the card of the waste below the one that it takes.
        """
        turned = () if self.turned is None else (self.turned,)
        bared = self.after.waste[-1:] if self.move.source == WASTE else ()
        return (*self.cards, *turned, *bared)

    @property
    def went_out(self) -> bool:
        """Whether the cards went to a foundation, by request or automatically."""
        return sum(self.after.foundations) > sum(self.before.foundations)


def position_of(value: Position | HasPosition) -> Position:
    """Returns a position, or the current position of a game. Raises ``TypeError``, and
    ``HiddenCard`` if the game started from a table with unknown cards.
    """
    if isinstance(value, Position):
        return value
    found = getattr(value, "position", value)
    check_type("position", "a Position or a Game", found, Position)
    value.check_known()
    return cast("Position", found)
