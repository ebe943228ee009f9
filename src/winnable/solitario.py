"""The law of solitario: one card at a time, through a hand that remembers where it came from.

A move is a pair of places, and the hand is one of them, so the cells of the table in
``docs/rules.md`` are moves: putting the card back is ``hand -> its origin``, Control P is
``hand -> stock``, discarding ``hand -> waste``.
"""

from collections.abc import Iterator

from .cards import ACE, Card, colour_of, rank_of, suit_of
from .errors import Reason
from .position import (
    FOUNDATION,
    HAND,
    STOCK,
    WASTE,
    Hand,
    Move,
    Position,
    Refusal,
    Step,
    is_column,
)
from .rules import Rules

DRAW = Move(STOCK, HAND)


def candidates(position: Position) -> Iterator[Move]:
    """Every move that might be legal, each once; ``refusal`` decides. Draw is the last."""
    piles = range(1, len(position.columns) + 1)
    if position.hand is None:
        for source in (*piles, WASTE):
            yield Move(source, FOUNDATION)
            yield Move(source, HAND)
        yield DRAW
    else:
        yield from (Move(HAND, target) for target in (FOUNDATION, *piles, WASTE, STOCK))


def select(position: Position, pile: int) -> Move:
    """What selecting a table pile means: with an empty hand its top card goes out by itself if it
    fits (unless the rules ask first), else comes into the hand; with a full hand it is the target.
    """
    if position.hand is not None:
        return Move(HAND, pile)
    out = Move(pile, FOUNDATION)
    if not position.rules.asks and refusal(position, out) is None:
        return out
    return Move(pile, HAND)


def refusal(position: Position, move: Move) -> Refusal | None:
    """The first rule that ``move`` breaks, or None if it is legal: the game is on, the places exist
    and go together, the hand is as the act needs it, the card may go there.
    """
    source, target, hand = move.source, move.target, position.hand
    if position.is_won:
        return Refusal(Reason.GAME_WON, move)
    for place in (source, target):
        if is_column(place) and place > len(position.columns):
            return Refusal(Reason.NO_SUCH_PILE, move, place=place, count=len(position.columns))
    if move.count != 1 or not _go_together(source, target):
        return Refusal(Reason.NOT_A_MOVE, move)
    if source == HAND:
        return _refuse_from_hand(position, move, hand)
    if hand is not None:
        return Refusal(Reason.HAND_FULL, move, hand=hand)
    if source == STOCK:
        return None if position.stock else Refusal(Reason.NO_STOCK, move)
    pile = position.waste if source == WASTE else position.columns[source - 1]
    if not pile:
        return Refusal(Reason.EMPTY, move, place=source)
    card = pile[-1]
    if target == FOUNDATION:
        return _refuse_foundation(position, move, card)
    if source != WASTE and not position.rules.asks and fits_foundation(position, card):
        return Refusal(Reason.GOES_OUT, move, card=card, place=source)
    return None


def fits_foundation(position: Position, card: Card) -> bool:
    """Whether the card is the next one of its suit."""
    return rank_of(card) == position.foundations[suit_of(card)] + 1


def _go_together(source: int, target: int) -> bool:
    if source == HAND:
        return target in (FOUNDATION, WASTE, STOCK) or is_column(target)
    if source == STOCK:
        return target == HAND
    return (source == WASTE or is_column(source)) and target in (HAND, FOUNDATION)


def _refuse_from_hand(position: Position, move: Move, hand: Hand | None) -> Refusal | None:
    if hand is None:
        return Refusal(Reason.HAND_EMPTY, move)
    if move.target == hand.origin or move.target == WASTE:
        return None
    if move.target == STOCK:
        return Refusal(Reason.NOT_FROM_DECK, move, hand=hand)
    if move.target == FOUNDATION:
        return _refuse_foundation(position, move, hand.card)
    return _refuse_column(position, move, hand.card)


def _refuse_foundation(position: Position, move: Move, card: Card) -> Refusal | None:
    if fits_foundation(position, card):
        return None
    return Refusal(Reason.NOT_NEXT, move, card=card, count=position.foundations[suit_of(card)])


def _refuse_column(position: Position, move: Move, card: Card) -> Refusal | None:
    column = position.columns[move.target - 1]
    reason = misfit(position.rules, card, column[-1]) if column else None
    if reason is None:
        return None
    return Refusal(reason, move, card=card, onto=column[-1], place=move.target)


def misfit(rules: Rules, card: Card, onto: Card) -> Reason | None:
    """Why ``card`` cannot lie on ``onto`` on the table; None if it can."""
    if rank_of(card) == rules.ranks:
        return Reason.KING_NEEDS_EMPTY
    if rank_of(onto) == ACE:
        return Reason.NOTHING_ON_ACE
    if rank_of(onto) != rank_of(card) + 1:
        return Reason.RANK
    if suit_of(onto) == suit_of(card):
        return Reason.SUIT
    if rules.by_colour and colour_of(onto) == colour_of(card):
        return Reason.COLOUR
    return None


def apply(position: Position, move: Move) -> Step:
    """The step of a legal move; the result is undefined for an illegal one."""
    stock, waste, columns = position.stock, position.waste, list(position.columns)
    foundations, hand = list(position.foundations), None
    # 1. The card leaves its place.
    if move.source == HAND:
        assert position.hand is not None
        card = position.hand.card
    elif move.source == STOCK:
        card, stock = stock[-1], stock[:-1]
    elif move.source == WASTE:
        card, waste = waste[-1], waste[:-1]
    else:
        pile = columns[move.source - 1]
        card, columns[move.source - 1] = pile[-1], pile[:-1]
    # 2. It comes to its target; an ace that is drawn goes out by itself.
    if move.target == FOUNDATION or (move.source == STOCK and rank_of(card) == ACE):
        foundations[suit_of(card)] += 1
    elif move.target == HAND:
        hand = Hand(card, move.source)
    elif move.target == WASTE:
        waste += (card,)
    elif move.target == STOCK:
        stock += (card,)
    else:
        columns[move.target - 1] += (card,)
    one, two, three, four = foundations
    after = position._replace(
        stock=stock,
        waste=waste,
        foundations=(one, two, three, four),
        columns=tuple(columns),
        hand=hand,
    )
    return Step(move, position, after, (card,))
