"""Finds the moves that a command asks for in a view.

Typed commands are ambiguous: "3 5" does not say how many cards. These functions resolve them from
what the player sees, or refuse the command with the most informative reason.
"""

from typing import NamedTuple

from ..law.cards import Card, rank_of, suit_of
from ..law.moves import draw_move, play, refusal
from ..law.position import (
    FOUNDATION,
    HAND,
    STOCK,
    WASTE,
    IllegalMove,
    Move,
    Place,
    Position,
    Refusal,
    foundation,
    is_column,
)
from ..law.reasons import Reason
from ..law.solitario import select
from ..law.view import View
from ..law.worlds import any_world
from ..speech.acts import Act
from ..speech.commands import Command

_FOR_ALL = {Reason.GAME_WON, Reason.NO_RETURNS, Reason.NO_SUCH_PILE, Reason.TURN_FIRST}
"""Reasons that refuse a return from a foundation whatever the card is."""


def moves_meant(view: View, command: Command) -> list[tuple[Move, ...]]:
    """Returns the ways to carry out ``command``, which asks for moves, each as moves in order.

    If several ways are returned, the player has to choose. If none is returned, the command lacks
    an argument, or names a card that cannot be lifted. A way of one move may be illegal; a way of
    several moves is legal. Raises ``IllegalMove`` if no move matches the command.
    """
    position = any_world(view)  # refusals do not depend on unseen cards
    source, target, number = command.source, command.target, command.number
    hand = position.hand
    match command.name:
        case Act.DRAW:
            return [(draw_move(position.rules),)]
        case Act.TURN:
            if number is not None:
                return [(_turn(view, number),)]
            return [(move,) for move in view.legal if move.is_turn]
        case Act.DISCARD:
            return [(Move(HAND, WASTE),)]
        case Act.DECK:
            return [(Move(HAND, STOCK),)]
        case Act.BACK:
            return [(Move(HAND, WASTE if hand is None else hand.origin),)]
        case Act.TO:
            return [] if target is None else [(Move(HAND, target),)]
        case Act.TAKE:
            return [] if target is None else [(_take(position, target),)]
    if command.card is not None:
        lifted = _lifted(view, command.card)
        if lifted is None:
            return []
        source, number = lifted
        alone = position.rules.kind.has_hand or target == FOUNDATION
        if number > 1 and (alone or source == WASTE):
            raise _refused(Reason.BURIED, source, command.card, _over(view, source, number))
    if source is None or target is None:
        return []
    if position.rules.kind.has_hand:
        return [_through_hand(position, Move(source, target, 1 if number is None else number))]
    return _between_piles(position, view, source, target, number)


class Held(NamedTuple):
    """A run that is lifted: its place and its number of cards."""

    source: Place
    cards: int


def lifted(view: View, source: Place, count: int | None) -> Held:
    """Returns what is lifted from a pile: ``count`` cards, or the longest run. Raises
    ``IllegalMove``.
    """
    if is_column(source):
        if source > len(view.columns) or not view.columns[source - 1]:
            raise _refused(Reason.EMPTY, source)
        up = len(view.columns[source - 1]) - view.down[source - 1]
        return Held(source, up if count is None else max(1, min(count, up)))
    if source != WASTE and source <= FOUNDATION:
        raise _refused(Reason.NOT_A_MOVE, source)
    if source > FOUNDATION and not view.rules.returns:
        raise _refused(Reason.NO_RETURNS, source)
    if not (view.waste if source == WASTE else view.foundations[source - FOUNDATION - 1]):
        raise _refused(Reason.EMPTY, source)
    return Held(source, 1)


def best_moves(view: View, held: Held) -> list[Move]:
    """Returns where a run may go: its foundation if possible, else the columns that take it. Of
    several empty columns, only the first counts.
    """
    moves = [m for m in view.legal if m.source == held.source and m.count == held.cards]
    out = [move for move in moves if move.target == FOUNDATION]
    if out:
        return out
    bare = [m for m in moves if is_column(m.target) and not view.columns[m.target - 1]]
    return [move for move in moves if move not in bare[1:]]


def _take(position: Position, source: Place) -> Move:
    """Returns the move that takes a pile's top card, or that puts a lifted discard back."""
    hand = position.hand
    if source == WASTE and hand is not None and hand.origin == WASTE:
        return Move(HAND, WASTE)
    if is_column(source) and hand is None:
        return select(position, source)
    return Move(source, HAND)


def _through_hand(position: Position, move: Move) -> tuple[Move, ...]:
    """Solitario: moves a card from pile to pile through the hand, both moves or none."""
    if move.source == HAND or move.target == FOUNDATION or move.count != 1:
        return (move,)
    if move.source == move.target:
        raise _refused(Reason.SAME_PILE, move.source)
    first = _take(position, move.source)
    refused = refusal(position, first)
    if refused is None and first.target == HAND:
        second = Move(HAND, move.target)
        refused = refusal(play(position, first).after, second)
        if refused is None:
            return first, second
    if refused is not None:
        raise IllegalMove(refused)
    return (first,)  # the card goes to its foundation in one move


def _between_piles(
    position: Position, view: View, source: Place, target: Place, number: int | None
) -> list[tuple[Move, ...]]:
    if source == target:
        raise _refused(Reason.SAME_PILE, source)
    if source == FOUNDATION:
        return _returns(position, view, target)
    if number is None and is_column(source) and is_column(target):
        legal = [(move,) for move in view.legal if (move.source, move.target) == (source, target)]
        return list(legal) or [(_most_telling(position, view, source, target),)]
    return [(Move(source, target, 1 if number is None else number),)]


def _returns(position: Position, view: View, target: Place) -> list[tuple[Move, ...]]:
    """Returns the legal returns to ``target``; if there are none, raises their common reason."""
    back: list[tuple[Move, ...]] = [
        (move,) for move in view.legal if move.source > FOUNDATION and move.target == target
    ]
    if back:
        return back
    suits = [suit for suit, height in enumerate(view.foundations) if height] or [0]
    refused = [refusal(position, Move(foundation(suit), target)) for suit in suits]
    reasons = {each.reason for each in refused if each is not None}
    if is_column(target) and len(suits) > 1 and not reasons & _FOR_ALL:
        raise _refused(Reason.NONE_FITS, target)
    return [(Move(foundation(suits[0]), target),)]


def _turn(view: View, number: int) -> Move:
    if not 1 <= number <= len(view.columns):
        refused = Refusal(Reason.NO_SUCH_PILE, count=len(view.columns))
        raise IllegalMove(refused)
    return Move(number, number)


def _refused(
    reason: Reason, place: Place, card: Card | None = None, onto: Card | None = None
) -> IllegalMove:
    return IllegalMove(Refusal(reason, card=card, onto=onto, place=place))


def _over(view: View, source: Place, depth: int) -> Card | None:
    """Returns the card on top of the one at ``depth``, counted from the top."""
    pile = view.waste if source == WASTE else view.columns[source - 1]
    return pile[1 - depth]


def _most_telling(position: Position, view: View, source: Place, target: Place) -> Move:
    """Of the moves of a run, none of which is legal, returns the one whose refusal says most."""
    moves = [Move(source, target)]
    if source <= len(view.columns):
        up = len(view.columns[source - 1]) - view.down[source - 1]
        moves = [Move(source, target, count) for count in range(up, 0, -1)] or moves
    for move in moves:
        refused = refusal(position, move)
        if refused is not None and refused.reason is Reason.COLOUR:
            return move
    return moves[0]


def _lifted(view: View, card: Card) -> tuple[Place, int] | None:
    """Returns where a visible card lies, and how many cards lie from it to the top."""
    if view.hand is not None and view.hand.card == card:
        return HAND, 1
    if card in view.waste:
        return WASTE, view.waste[::-1].index(card) + 1
    for pile, column in enumerate(view.columns, 1):
        shown = column[view.down[pile - 1] :]
        if card in shown:
            return pile, len(shown) - shown.index(card)
    if view.foundations[suit_of(card)] == rank_of(card):
        return foundation(suit_of(card)), 1
    return None
