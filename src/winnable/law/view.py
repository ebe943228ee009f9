"""A view: exactly what the player may know of a position, and nothing else.

It has the visible cards, the cards seen earlier (for who played from the deal: the waste, every
stock card after the first pass, cards seen in moves that were undone), and the legal moves, which
depend on visible cards only. Code that answers, draws or advises takes a view, not a position.
"""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import chain
from typing import Self, TypeVar

from . import svg
from .cards import Card, Known
from .drawing import board_text
from .errors import check_type
from .moves import legal_moves
from .position import Hand, Move, Position, Step, layout_text
from .rules import Rules

C_co = TypeVar("C_co", bound=Known, covariant=True)


class Pile(tuple[C_co, ...]):
    """The cards of a pile as the player knows them, the bottom card first; None is an unseen card.

    It is a tuple with names for its parts.
    """

    _down: int

    def __new__(cls, cards: Iterable[C_co], down: int = 0) -> Self:
        """Makes a pile of ``cards``, of which the lowest ``down`` lie face down."""
        pile = super().__new__(cls, cards)
        pile._down = down
        return pile

    @property
    def top(self) -> C_co | None:
        """The top card; None if the pile is empty or the player has not seen that card."""
        return self[-1] if self else None

    @property
    def down(self) -> int:
        """Cards that lie face down, always the lowest ones."""
        return self._down

    @property
    def face_down(self) -> tuple[C_co, ...]:
        """The cards that lie face down, None for each that the player has not seen."""
        return self[: self._down]

    @property
    def face_up(self) -> tuple[C_co, ...]:
        """The cards that lie face up."""
        return self[self._down :]


@dataclass(frozen=True, slots=True, repr=False)
class View:
    """What the player may know. Piles as in ``Position``, with None for cards never seen."""

    rules: Rules
    stock: Pile[Known]
    """The next card to be drawn is the last."""
    waste: Pile[Known]
    """The top card is the last. It is visible; one below it is None if the player joined later."""
    foundations: tuple[int, int, int, int]
    columns: tuple[Pile[Known], ...]
    """Column n of the player is ``columns[n - 1]``."""
    down: tuple[int, ...]
    """Face-down cards of each column; one that is known was seen before."""
    passes: int
    redeals_left: int | None
    hand: Hand | None
    legal: tuple[Move, ...]
    is_won: bool

    @property
    def stock_is_known(self) -> bool:
        """Whether the player has seen every card of the stock."""
        return None not in self.stock

    @property
    def waste_is_known(self) -> bool:
        """Whether the player has seen every card of the waste."""
        return None not in self.waste

    @property
    def text(self) -> str:
        """The canonical text, on one line; ``parse_view`` parses it into an equal view."""
        return layout_text(self)

    def __str__(self) -> str:
        """The board, drawn as text."""
        return board_text(self)

    def __repr__(self) -> str:
        state = "won" if self.is_won else f"{len(self.legal)} legal moves"
        return f"<View {self.rules}, {state}>"

    def _repr_svg_(self) -> str:
        """The board as a picture."""
        return svg.board(self)

    def _repr_html_(self) -> str:
        """The board as a figure, with its text: what notebooks show."""
        return svg.figure(self)


def view_of(position: Position, seen: AbstractSet[Card] | None = None) -> View:
    """Makes the view of ``position`` for a player who has seen the cards ``seen``.

    Face-up cards of the columns and the top card of the waste are visible in any case, and so is
    every card in open play. None: the player has played from the deal and undone nothing
    (``seen_at``).
    """
    check_type("position", "a Position", position, Position)
    check_type("seen", "a set of cards", seen, AbstractSet | None)
    if seen is None:
        seen = seen_at(position)

    def pile(cards: tuple[Card, ...], hidden: int, down: int) -> Pile[Known]:
        """Makes a pile of which the lowest ``hidden`` cards are not visible."""
        if position.rules.is_open or not hidden:
            return Pile(cards, down)
        known = [card if card in seen else None for card in cards[:hidden]]
        return Pile([*known, *cards[hidden:]], down)

    stock, waste = position.stock, position.waste
    return View(
        rules=position.rules,
        stock=pile(stock, len(stock), len(stock)),
        waste=pile(waste, max(0, len(waste) - 1), 0),
        foundations=position.foundations,
        columns=tuple(
            pile(column, down, down)
            for column, down in zip(position.columns, position.down, strict=True)
        ),
        down=position.down,
        passes=position.passes,
        redeals_left=position.redeals_left,
        hand=position.hand,
        legal=legal_moves(position),
        is_won=position.is_won,
    )


def seen_at(position: Position) -> frozenset[Card]:
    """Returns the cards that every player has seen who has played from the deal: those that lie
    face up, the waste and, after the first pass, the stock.
    """
    up = (column[n:] for column, n in zip(position.columns, position.down, strict=True))
    out = (range(suit, 4 * height, 4) for suit, height in enumerate(position.foundations))
    hand = () if position.hand is None else (position.hand.card,)
    stock = position.stock if position.passes > 1 else ()
    return frozenset(chain(*up, *out, position.waste, stock, hand))


def shown_by(step: Step) -> frozenset[Card]:
    """Returns the cards that a step reveals: drawn, turned up, or next in the waste."""
    return frozenset(step.shown)
