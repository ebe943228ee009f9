"""Plain hints: every useful move of a card that the player can see, draws excluded.

A move is useful if it plays a card to its foundation, turns a card over, empties a column, or plays
the card of the waste or of the hand. Hints use the view only and do not look ahead.
"""

from dataclasses import dataclass

from ..law.errors import check_type
from ..law.position import FOUNDATION, HAND, STOCK, WASTE, Move, is_column
from ..law.view import View
from ..players.advice import Aim


@dataclass(frozen=True, slots=True)
class Hint:
    """A useful move."""

    move: Move
    aim: Aim


def hints(view: View) -> tuple[Hint, ...]:
    """Returns the useful moves, ordered by aim: to a foundation, turn, empty a column, others."""
    check_type("view", "a View", view, View)
    found = [Hint(move, aim) for move in view.legal if (aim := _aim(view, move)) is not None]
    order = list(Aim)
    return tuple(sorted(found, key=lambda hint: order.index(hint.aim)))


def _aim(view: View, move: Move) -> Aim | None:
    if move.is_turn:
        return Aim.TURNS
    if move.target == FOUNDATION:
        return Aim.OUT
    if view.rules.kind.has_hand:
        return _aim_through_hand(view, move)
    if not is_column(move.target):
        return None
    if is_column(move.source):
        column, down = view.columns[move.source - 1], view.down[move.source - 1]
        if move.count < len(column) - down:
            return None
        if down:
            return Aim.TURNS
        # A king that is alone in its column gains nothing from another empty column.
        return Aim.EMPTIES if view.columns[move.target - 1] else None
    return Aim.PLAYS if move.source == WASTE else None


def _aim_through_hand(view: View, move: Move) -> Aim | None:
    """Returns the aim of a move in solitario: the card in the hand fits a column, or a card would
    fit one once it is in the hand.
    """
    if move.source == HAND:
        back = view.hand is not None and move.target == view.hand.origin
        return Aim.PLACES if is_column(move.target) and not back else None
    if move.source == STOCK:
        return None
    is_table = is_column(move.source)
    pile = view.columns[move.source - 1] if is_table else view.waste
    card, tops = pile[-1], [column[-1] for column in view.columns if column]
    if card is None or all(
        top is None or view.rules.kind.misfit(view.rules, card, top) for top in tops
    ):
        return None
    if not is_table:
        return Aim.PLACES
    return Aim.EMPTIES if len(pile) == 1 else None
