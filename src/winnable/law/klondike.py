"""The rules of Klondike."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from .cards import Card, Deck, colour_of, make_card, rank_of, suit_of
from .kind import Kind
from .position import (
    FOUNDATION,
    STOCK,
    WASTE,
    Move,
    Place,
    Position,
    Refusal,
    Step,
    foundation,
    is_column,
)
from .reasons import Reason

if TYPE_CHECKING:
    from .rules import Rules


class Klondike(Kind):
    """Runs of alternating colours, kings on empty columns, and a waste that may be turned over."""

    name = "klondike"
    letter = "d"
    deck = Deck.FRENCH
    fixed: ClassVar = {"by_colour": False, "asks": False}
    draw = Move(STOCK, WASTE)

    def rows(self, columns: int) -> list[int]:
        """Deals row by row; each row begins a column further right."""
        return [column for row in range(columns) for column in range(row, columns)]

    def down(self, column: int) -> int:
        """All its cards but the last."""
        return column

    def misfit_of_suits(self, rules: "Rules", card: Card, onto: Card) -> Reason | None:  # noqa: ARG002
        """Colours alternate."""
        return Reason.COLOUR if colour_of(onto) == colour_of(card) else None

    def fits_empty(self, rules: "Rules", card: Card) -> bool:
        """A king does."""
        return rank_of(card) == rules.ranks

    def candidates(self, position: Position) -> Iterator[Move]:
        """Yields moves as ``Kind`` says.

        A run fits a given card at one length only; on an empty column it may start with any card
        that fits there, the longest run first.
        """
        columns = position.columns
        for source, column in enumerate(columns, 1):
            if not column:
                continue
            up = len(column) - position.down[source - 1]
            if up == 0:
                yield Move(source, source)
                continue
            low = rank_of(column[-1])
            if low == position.foundations[suit_of(column[-1])] + 1:
                yield Move(source, FOUNDATION)
            for target, onto in enumerate(columns, 1):
                if target == source:
                    continue
                if not onto:
                    for count in range(up, 0, -1):
                        if self.fits_empty(position.rules, column[-count]):
                            yield Move(source, target, count)
                    continue
                count = rank_of(onto[-1]) - low
                if 1 <= count <= up:
                    yield Move(source, target, count)
        if position.waste:
            card = position.waste[-1]
            if rank_of(card) == position.foundations[suit_of(card)] + 1:
                yield Move(WASTE, FOUNDATION)
            yield from _to_columns(position, WASTE, rank_of(card))
        if position.rules.returns:
            for suit, height in enumerate(position.foundations):
                if height:
                    yield from _to_columns(position, foundation(suit), height)
        yield self.draw

    def refusal(self, position: Position, move: Move) -> Refusal | None:
        """Checks in this order: the game is not won, the places exist and can be combined, the
        source has a card that may be lifted, the target accepts it.
        """
        if position.is_won:
            return Refusal(Reason.GAME_WON, move)
        source, target = move.source, move.target
        for place in (source, target):
            if is_column(place) and place > len(position.columns):
                return Refusal(Reason.NO_SUCH_PILE, move, place=place, count=len(position.columns))
        if move.count < 1 or (move.count > 1 and not is_column(source)):
            return Refusal(Reason.NOT_A_MOVE, move)
        if source == STOCK and target == WASTE:
            return _refuse_draw(position, move)
        if is_column(source) and source == target:
            return _refuse_turn(position, move)
        if source == WASTE:
            if not position.waste:
                return Refusal(Reason.EMPTY, move, place=WASTE)
            run = position.waste[-1:]
        elif FOUNDATION < source <= FOUNDATION + 4 and is_column(target):
            if not position.rules.returns:
                return Refusal(Reason.NO_RETURNS, move)
            suit = source - FOUNDATION - 1
            if not position.foundations[suit]:
                return Refusal(Reason.EMPTY, move, place=source)
            run = (make_card(position.foundations[suit], suit),)
        elif is_column(source):
            column, down = position.columns[source - 1], position.down[source - 1]
            if not column:
                return Refusal(Reason.EMPTY, move, place=source)
            if down == len(column):
                return Refusal(Reason.TURN_FIRST, move, place=source)
            if move.count > len(column) - down:
                return Refusal(Reason.FACE_DOWN, move, place=source, count=len(column) - down)
            run = column[-move.count :]
        else:
            return Refusal(Reason.NOT_A_MOVE, move)
        if target == FOUNDATION:
            return _refuse_foundation(position, move, run)
        if is_column(target):
            return self._refuse_column(position, move, run[0])
        return Refusal(Reason.NOT_A_MOVE, move)

    def _refuse_column(self, position: Position, move: Move, card: Card) -> Refusal | None:
        target = move.target
        column = position.columns[target - 1]
        if not column:
            if not self.fits_empty(position.rules, card):
                return Refusal(Reason.KINGS_ONLY, move, card=card, place=target)
            return None
        if position.down[target - 1] == len(column):
            return Refusal(Reason.TURN_FIRST, move, card=card, place=target)
        onto = column[-1]
        reason = self.misfit(position.rules, card, onto)
        if reason is None:
            return None
        return Refusal(reason, move, card=card, onto=onto, place=target)

    def apply(self, position: Position, move: Move) -> Step:
        """Plays a move; only a move by hand leaves the card below face down."""
        if move.source == STOCK:
            return _draw(position, move)
        columns, down = list(position.columns), list(position.down)
        foundations, waste = list(position.foundations), position.waste
        turned: Card | None = None
        if move.is_turn:
            cards: tuple[Card, ...] = ()
        elif move.source == WASTE:
            cards, waste = waste[-1:], waste[:-1]
        elif move.source > FOUNDATION:
            suit = move.source - FOUNDATION - 1
            cards = (make_card(foundations[suit], suit),)
            foundations[suit] -= 1
        else:
            column = columns[move.source - 1]
            cards, columns[move.source - 1] = column[-move.count :], column[: -move.count]
        if is_column(move.source):
            i = move.source - 1
            turns = move.is_turn or not position.rules.by_hand
            if turns and columns[i] and down[i] == len(columns[i]):
                down[i] -= 1
                turned = columns[i][-1]
        if move.target == FOUNDATION:
            foundations[suit_of(cards[0])] += 1
        else:
            columns[move.target - 1] += cards
        one, two, three, four = foundations
        is_out = move.target == FOUNDATION or move.source > FOUNDATION
        after = Position(  # shares what did not change with the position before
            position.rules,
            position.stock,
            waste,
            (one, two, three, four) if is_out else position.foundations,
            tuple(columns),
            position.down if turned is None else tuple(down),
            position.passes,
        )
        return Step(move, position, after, cards, turned)

    def is_safe(self, position: Position, move: Move) -> bool:
        """Turning a card over is safe, and so is playing a safe card up.

        A card is safe if both foundations of the other colour hold every card two ranks below it,
        and the other foundation of its colour every card three ranks below (Blake & Gent, theorem
        1). A card of the waste must also leave the other cards in reach: when one card is drawn at
        a time, or in the last pass.
        """
        if move.is_turn:
            return True
        if move.target != FOUNDATION:
            return False
        if move.source == WASTE:
            if position.rules.draw > 1 and position.redeals_left != 0:
                return False
            card = position.waste[-1]
        else:
            card = position.columns[move.source - 1][-1]
        heights, rank, suit = position.foundations, rank_of(card), suit_of(card)
        others = [heights[each] for each in range(4) if colour_of(each) != colour_of(card)]
        return min(others) >= rank - 2 and heights[suit ^ 1] >= rank - 3


KLONDIKE: Final = Klondike()


def _to_columns(position: Position, source: Place, rank: int) -> Iterator[Move]:
    """Yields the moves of one card to the columns that are empty or end one rank higher."""
    for target, column in enumerate(position.columns, 1):
        if not column or rank_of(column[-1]) == rank + 1:
            yield Move(source, target)


def _refuse_draw(position: Position, move: Move) -> Refusal | None:
    if position.stock:
        return None
    if not position.waste:
        return Refusal(Reason.NO_STOCK, move)
    if position.redeals_left == 0:
        return Refusal(Reason.NO_REDEAL, move)
    return None


def _refuse_turn(position: Position, move: Move) -> Refusal | None:
    column, down = position.columns[move.source - 1], position.down[move.source - 1]
    if not column:
        return Refusal(Reason.EMPTY, move, place=move.source)
    if down < len(column):
        return Refusal(Reason.NOTHING_TO_TURN, move, card=column[-1], place=move.source)
    return None if move.count == 1 else Refusal(Reason.NOT_A_MOVE, move)


def _refuse_foundation(position: Position, move: Move, run: tuple[Card, ...]) -> Refusal | None:
    if len(run) > 1:
        return Refusal(Reason.ONE_CARD, move)
    height = position.foundations[suit_of(run[0])]
    if rank_of(run[0]) != height + 1:
        return Refusal(Reason.NOT_NEXT, move, card=run[0], count=height)
    return None


def _draw(position: Position, move: Move) -> Step:
    stock, waste, passes = position.stock, position.waste, position.passes
    redealt = not stock
    if redealt:
        stock, waste, passes = waste[::-1], (), passes + 1
    cards: tuple[Card, ...] = ()
    if not redealt or position.rules.redeal_draws:
        count = min(position.rules.draw, len(stock))
        cards = stock[-count:][::-1]
        stock, waste = stock[:-count], waste + cards
    after = Position(
        position.rules,
        stock,
        waste,
        position.foundations,
        position.columns,
        position.down,
        passes,
    )
    return Step(move, position, after, cards, redealt=redealt)
