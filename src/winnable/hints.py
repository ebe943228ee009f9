"""The plain hint of text 1: every card that can usefully be lifted, and never the stock.

Useful is a move that turns a card over or empties a column, a card that goes to a foundation, a
card of the waste (or the hand) that can be played. Only the view is looked at; nothing is promised.
"""

from dataclasses import dataclass
from enum import StrEnum

from .position import FOUNDATION, HAND, STOCK, WASTE, Move, is_column
from .rules import Family
from .solitario import misfit
from .view import View


class Use(StrEnum):
    """What a lifted card is good for."""

    OUT = "out"
    TURNS = "turns"
    EMPTIES = "empties"
    PLAYS = "plays"
    PLACES = "places"


@dataclass(frozen=True, slots=True)
class Hint:
    """A useful move."""

    move: Move
    use: Use


def hints(view: View) -> tuple[Hint, ...]:
    """The useful moves: foundation first, then cards turned, columns emptied, the rest."""
    found = [Hint(move, use) for move in view.legal if (use := _use(view, move)) is not None]
    order = list(Use)
    return tuple(sorted(found, key=lambda hint: order.index(hint.use)))


def _use(view: View, move: Move) -> Use | None:
    if move.is_turn:
        return Use.TURNS
    if move.target == FOUNDATION:
        return Use.OUT
    if view.rules.family is Family.SOLITARIO:
        return _solitario_use(view, move)
    if not is_column(move.target):
        return None
    if is_column(move.source):
        column, down = view.columns[move.source - 1], view.down[move.source - 1]
        if move.count < len(column) - down:
            return None
        if down:
            return Use.TURNS
        # a king that already has an empty pile of its own gains nothing by another
        return Use.EMPTIES if view.columns[move.target - 1] else None
    return Use.PLAYS if move.source == WASTE else None


def _solitario_use(view: View, move: Move) -> Use | None:
    """A card in the hand that fits the table; a card that would, once it is taken up."""
    if move.source == HAND:
        back = view.hand is not None and move.target == view.hand.origin
        return Use.PLACES if is_column(move.target) and not back else None
    if move.source == STOCK:
        return None
    is_table = is_column(move.source)
    pile = view.columns[move.source - 1] if is_table else view.waste
    card, tops = pile[-1], [column[-1] for column in view.columns if column]
    if card is None or all(top is None or misfit(view.rules, card, top) for top in tops):
        return None
    if not is_table:
        return Use.PLACES
    return Use.EMPTIES if len(pile) == 1 else None
