"""The rules of solitario: cards move one at a time through a hand that records the card's origin.

The hand is a place, so every cell of the table in ``docs/rules.md`` is a move: putting the card
back is ``hand -> origin``, Control P is ``hand -> stock``, discarding is ``hand -> waste``.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from .cards import ACE, Card, Deck, colour_of, rank_of, suit_of
from .kind import Kind
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
from .reasons import Reason

if TYPE_CHECKING:
    from .rules import Rules


class Solitario(Kind):
    """Forty Italian cards, six piles of one card that take any other suit, a single pass."""

    name = "solitario"
    letter = "s"
    deck = Deck.ITALIAN
    usual: ClassVar = {"passes": 1, "columns": 6, "ranks": 10, "returns": False}
    fixed: ClassVar = {
        "draw": 1,
        "passes": 1,
        "returns": False,
        "by_hand": False,
        "redeal_draws": False,
    }
    has_hand = True
    scores = False
    draw = Move(STOCK, HAND)

    def rows(self, columns: int) -> list[int]:
        """Deals one card to each column."""
        return list(range(columns))

    def start(self, position: Position) -> Position:
        """The dealt aces go to their foundations, and their columns are empty."""
        columns, foundations = list(position.columns), list(position.foundations)
        for i, (card,) in enumerate(position.columns):
            if rank_of(card) == ACE:
                foundations[suit_of(card)] = 1
                columns[i] = ()
        one, two, three, four = foundations
        return position._replace(foundations=(one, two, three, four), columns=tuple(columns))

    def misfit_of_suits(self, rules: "Rules", card: Card, onto: Card) -> Reason | None:
        """Any other suit fits or, if the game builds by colour, the other colour only."""
        if suit_of(onto) == suit_of(card):
            return Reason.SUIT
        if rules.by_colour and colour_of(onto) == colour_of(card):
            return Reason.COLOUR
        return None

    def fits_empty(self, rules: "Rules", card: Card) -> bool:  # noqa: ARG002
        """Any card does."""
        return True

    def candidates(self, position: Position) -> Iterator[Move]:
        """Yields moves as ``Kind`` says."""
        if position.hand is None:
            for source, pile in (*enumerate(position.columns, 1), (WASTE, position.waste)):
                if pile:
                    if fits_foundation(position, pile[-1]):
                        yield Move(source, FOUNDATION)
                    yield Move(source, HAND)
            yield self.draw
        else:
            piles = range(1, len(position.columns) + 1)
            yield from (Move(HAND, target) for target in (FOUNDATION, *piles, WASTE, STOCK))

    def refusal(self, position: Position, move: Move) -> Refusal | None:
        """Checks in this order: the game is not won, the places exist and can be combined, the hand
        is full or empty as the move needs, the target accepts the card.
        """
        source, target, hand = move.source, move.target, position.hand
        if position.is_won:
            return Refusal(Reason.GAME_WON, move)
        for place in (source, target):
            if is_column(place) and place > len(position.columns):
                return Refusal(Reason.NO_SUCH_PILE, move, place=place, count=len(position.columns))
        if move.count != 1:
            return Refusal(Reason.NOT_A_MOVE, move)
        if source >= FOUNDATION and (target == HAND or is_column(target)):
            return Refusal(Reason.NO_RETURNS, move)
        if not _go_together(source, target):
            return Refusal(Reason.NOT_A_MOVE, move)
        if source == HAND:
            return self._refuse_from_hand(position, move, hand)
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

    def _refuse_from_hand(
        self, position: Position, move: Move, hand: Hand | None
    ) -> Refusal | None:
        if hand is None:
            return Refusal(Reason.HAND_EMPTY, move)
        if move.target == hand.origin or move.target == WASTE:
            return None
        if move.target == STOCK:
            return Refusal(Reason.NOT_FROM_DECK, move, hand=hand)
        if move.target == FOUNDATION:
            return _refuse_foundation(position, move, hand.card)
        return self._refuse_column(position, move, hand.card)

    def _refuse_column(self, position: Position, move: Move, card: Card) -> Refusal | None:
        column = position.columns[move.target - 1]
        reason = self.misfit(position.rules, card, column[-1]) if column else None
        if reason is None:
            return None
        return Refusal(reason, move, card=card, onto=column[-1], place=move.target)

    def apply(self, position: Position, move: Move) -> Step:
        """Plays a move; a drawn ace goes to its foundation by itself."""
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
        # 2. It arrives at its target; a drawn ace goes to its foundation automatically.
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


SOLITARIO: Final = Solitario()


def select(position: Position, pile: int) -> Move:
    """Returns the move that selecting a table pile makes.

    With a card in the hand, the pile is its target. With an empty hand, the pile's top card goes to
    its foundation if it fits (unless the rules ask first), otherwise into the hand.
    """
    if position.hand is not None:
        return Move(HAND, pile)
    out = Move(pile, FOUNDATION)
    if not position.rules.asks and SOLITARIO.refusal(position, out) is None:
        return out
    return Move(pile, HAND)


def fits_foundation(position: Position, card: Card) -> bool:
    """Whether the card is the next one of its foundation."""
    return rank_of(card) == position.foundations[suit_of(card)] + 1


def _go_together(source: int, target: int) -> bool:
    if source == HAND:
        return target in (FOUNDATION, WASTE, STOCK) or is_column(target)
    if source == STOCK:
        return target == HAND
    return (source == WASTE or is_column(source)) and target in (HAND, FOUNDATION)


def _refuse_foundation(position: Position, move: Move, card: Card) -> Refusal | None:
    if fits_foundation(position, card):
        return None
    return Refusal(Reason.NOT_NEXT, move, card=card, count=position.foundations[suit_of(card)])
