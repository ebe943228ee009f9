"""The only encoder between ``Position`` and the numbers of the searches.

Klondike numbers its cards so that the two cards of one rank and colour are adjacent (``number``);
solitario uses the numbers of ``cards``.
"""

from collections.abc import Iterable
from dataclasses import fields
from typing import TYPE_CHECKING, Final

from ..law.cards import Card
from ..law.kind import Kind
from ..law.klondike import KLONDIKE
from ..law.position import Position
from ..law.rules import Rules, RulesError, RulesFault, usual_rules
from ..law.solitario import SOLITARIO

if TYPE_CHECKING:  # in C these classes are joined to those that derive from them
    from .board import Board
    from .klondike.state import State as Klondike
    from .solitario.state import State as Solitario


class Model:
    """The rules that compiled code plays by: some kinds of game, and some fields of ``Rules``.

    Under all other rules it would compute something else without a word, so whoever loads it asks
    first. A new field of ``Rules`` is not in any model until the code has it.
    """

    def __init__(self, *names: str) -> None:
        self.others = tuple(each.name for each in fields(Rules) if each.name not in names)
        """The fields that the code does not have."""

    def kind_of(self, rules: Rules) -> Kind | None:
        """Returns the kind of game; None if the code does not play by these rules."""
        if rules.kind not in (KLONDIKE, SOLITARIO):
            return None
        usual = usual_rules(rules.kind) if self.others else rules
        differ = any(getattr(rules, name) != getattr(usual, name) for name in self.others)
        return None if differ else rules.kind

    def check(self, rules: Rules) -> None:
        """Raises ``RulesError`` if the code does not play by these rules."""
        if self.kind_of(rules) is None:
            raise RulesError(RulesFault.MODEL, rules=str(rules))


MODEL: Final = Model(
    *("kind", "draw", "passes", "columns", "ranks", "returns", "by_hand", "redeal_draws"),
    *("by_colour", "asks", "is_open", "undo"),
)
"""The compiled board and the searches: fields that they model, or that cannot change a verdict."""


def number(card: Card) -> int:
    """Converts a card to its number in the Klondike search. The inverse is the same function."""
    return card ^ (((card >> 2) & 1) << 1)


_NUMBERS: Final = bytes(map(number, range(256)))


def card_set(cards: Iterable[Card]) -> int:
    """Converts distinct cards to a set of the Klondike search: one bit for each card."""
    return sum(1 << number(card) for card in cards)


def load_klondike(search: "Klondike", position: Position) -> None:
    """Loads a position: columns down to the lowest face-up card that was dealt."""
    rules = position.rules
    MODEL.check(rules)
    columns = [
        list(bytes(column[: down + 1]).translate(_NUMBERS))
        for column, down in zip(position.columns, position.down, strict=True)
    ]
    stock = list(bytes((*position.waste, *position.stock[::-1])).translate(_NUMBERS))
    search.load(
        columns,
        list(position.foundations),
        stock,
        len(position.waste),
        rules.draw,
        -1 if position.redeals_left is None else position.redeals_left,
        rules.returns,
        rules.ranks,
    )


def load_solitario(search: "Solitario", position: Position) -> None:
    """Loads a position; the search treats a card in the hand as put back."""
    MODEL.check(position.rules)
    search.load(
        [list(column) for column in position.columns],
        list(position.foundations),
        list(reversed(position.stock)),
        list(position.waste),
        -1 if position.hand is None else position.hand.card,
        -1 if position.hand is None else position.hand.origin,
        position.rules.by_colour,
        position.rules.asks,
        position.rules.ranks,
    )


def adopt_rules(board: "Board", rules: Rules) -> None:
    """Sets the rules of a board. Raises ``RulesError`` if the board does not have them."""
    MODEL.check(rules)
    board.adopt(
        rules.kind.has_hand,
        rules.columns,
        rules.ranks,
        rules.draw,
        rules.returns,
        rules.by_hand,
        rules.redeal_draws,
        rules.by_colour,
        rules.asks,
    )


def load_piles(board: "Board", position: Position) -> None:
    """Loads every card of a position where it lies into frame 0 of a board, and the rules."""
    redeals, hand = position.redeals_left, position.hand
    adopt_rules(board, position.rules)
    board.load(
        position.columns,
        position.down,
        position.foundations,
        position.stock,
        position.waste,
        -1 if redeals is None else redeals,
        -1 if hand is None else hand.card,
        -1 if hand is None else hand.origin,
    )
