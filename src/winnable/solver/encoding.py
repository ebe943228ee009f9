"""The only encoder between ``Position`` and the numbers of the searches.

Klondike numbers its cards so that the two cards of one rank and colour are adjacent (``number``);
solitario uses the numbers of ``cards``.
"""

from collections.abc import Iterable
from dataclasses import fields
from typing import TYPE_CHECKING, Final

from ..law.cards import Card
from ..law.errors import check_type
from ..law.kind import Kind
from ..law.klondike import KLONDIKE
from ..law.position import Position
from ..law.possible import check_position
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
        if self.others:
            usual = usual_rules(rules.kind)
            if any(getattr(rules, name) != getattr(usual, name) for name in self.others):
                return None
        return rules.kind

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


_ACTS: Final = ("up", "down", "table")
"""The acts of ``choosing.Step``, in the order of the steps of the search."""


def packed_step(card: Card, act: str) -> int:
    """Converts a card and its act to a step of the search."""
    return number(card) | _ACTS.index(act) << 6


def unpacked_step(step: int) -> tuple[Card, str]:
    """Converts a step of the search to its card and act."""
    return number(step & 63), _ACTS[step >> 6]


def card_set(cards: Iterable[Card]) -> int:
    """Converts distinct cards to a set of the Klondike search: one bit for each card."""
    return sum(1 << number(card) for card in cards)


def load_klondike(search: "Klondike", position: Position) -> None:
    """Loads a position. Raises ``RulesError`` if the search does not play by its rules."""
    rules, redeals = position.rules, position.redeals_left
    MODEL.check(rules)
    search.load(
        position.columns,
        position.down,
        position.foundations,
        position.stock,
        position.waste,
        rules.draw,
        -1 if redeals is None else redeals,
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
    if board.adopted is rules:
        return
    check_type("rules", "Rules", rules, Rules)
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
    board.adopted = rules


def admit(board: "Board", position: Position) -> Kind | None:
    """Checks a position as ``check_position`` does, which names every fault, and loads it. Of a
    usual position, ``load_piles`` tells in compiled code that it has none.

    Returns the kind of game; None if the board does not play by its rules.
    """
    try:
        is_plain = load_piles(board, position)
    except (AttributeError, LookupError, OverflowError, TypeError, ValueError):
        is_plain = False
    if not is_plain:
        check_position(position)
    kind = MODEL.kind_of(position.rules)
    if not is_plain and kind is not None:
        load_piles(board, position)
    return kind


def load_piles(board: "Board", position: Position) -> bool:
    """Loads every card of a position where it lies into frame 0 of a board, and the rules. Returns
    whether the position is plainly possible (``Board.load``).
    """
    redeals, hand = position.redeals_left, position.hand
    adopt_rules(board, position.rules)
    is_plain = board.load(
        position.columns,
        position.down,
        position.foundations,
        position.stock,
        position.waste,
        -1 if redeals is None else redeals,
        -1 if hand is None else hand.card,
        -1 if hand is None else hand.origin,
    )
    if not is_plain or hand is not None or type(position.passes) is not int:
        return False
    return position.passes > 0 and (redeals is None or redeals >= 0)
