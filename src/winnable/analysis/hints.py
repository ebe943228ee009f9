"""Plain hints: every useful move of a card that the player can see, draws excluded.

A move is useful if it plays a card to its foundation, turns a card over, empties a column, or plays
the card of the waste or of the hand. Hints use the view only and do not look ahead.
"""

from dataclasses import dataclass
from enum import StrEnum

from ..law.errors import check_type
from ..law.fitting import misfit
from ..law.position import FOUNDATION, HAND, STOCK, WASTE, Move, is_column
from ..law.rules import Family
from ..law.view import View


class Use(StrEnum):
    """What a useful move does."""

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
    """Returns the useful moves, ordered by use: to a foundation, turn, empty a column, others."""
    check_type("view", "a View", view, View)
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
        # A king that is alone in its column gains nothing from another empty column.
        return Use.EMPTIES if view.columns[move.target - 1] else None
    return Use.PLAYS if move.source == WASTE else None


def _solitario_use(view: View, move: Move) -> Use | None:
    """Returns the use of a move in solitario: the card in the hand fits a column, or a card would
    fit one once it is in the hand.
    """
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
