"""A kind of game to copy: it deals and plays, and nothing in it is worth playing.

To add a kind, copy this file, change what differs, and list the kind in ``KINDS`` (``rules``). It
then plays in the terminal, on the page and in Python, with undo, saved games and plain hints, and a
simple search decides small positions. Afterwards it can be given what the other kinds have, each in
its own table by kind: a search (``solver.solving``), a fair player (``players``), efforts
(``analysis.efforts``), words (a variant ``[null]`` of ``$game`` in ``speech/messages``), a preset
(``variants``).
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar, Final

from .cards import Card, Deck, rank_of, suit_of
from .kind import Kind
from .position import FOUNDATION, STOCK, WASTE, Move, Position, Refusal, Step, is_column
from .reasons import Reason

if TYPE_CHECKING:
    from .rules import Rules


class Null(Kind):
    """Four piles of one card. Cards are drawn one at a time, and go to the foundations only."""

    name = "null"
    letter = "z"
    deck = Deck.FRENCH
    usual: ClassVar = {"passes": 1, "columns": 4, "returns": False}
    fixed: ClassVar = {
        "draw": 1,
        "passes": 1,
        "returns": False,
        "by_hand": False,
        "redeal_draws": False,
        "by_colour": False,
        "asks": False,
    }
    scores = False
    draw = Move(STOCK, WASTE)

    def rows(self, columns: int) -> list[int]:
        """Deals one card to each column."""
        return list(range(columns))

    def misfit_of_suits(self, rules: "Rules", card: Card, onto: Card) -> Reason | None:  # noqa: ARG002
        """No card fits another."""
        return Reason.SUIT

    def fits_empty(self, rules: "Rules", card: Card) -> bool:  # noqa: ARG002
        """No card does."""
        return False

    def candidates(self, position: Position) -> Iterator[Move]:
        """Yields the top card of every pile to its foundation, then the draw."""
        for source in (*range(1, len(position.columns) + 1), WASTE):
            yield Move(source, FOUNDATION)
        yield self.draw

    def refusal(self, position: Position, move: Move) -> Refusal | None:
        """Checks the draw, the places, and the foundation."""
        if position.is_won:
            return Refusal(Reason.GAME_WON, move)
        if move == self.draw:
            return None if position.stock else Refusal(Reason.NO_STOCK, move)
        source = move.source
        if is_column(source) and source > len(position.columns):
            return Refusal(Reason.NO_SUCH_PILE, move, place=source, count=len(position.columns))
        if move.target != FOUNDATION or not (is_column(source) or source == WASTE):
            return Refusal(Reason.NOT_A_MOVE, move)
        if move.count != 1:
            return Refusal(Reason.ONE_CARD, move)
        pile = position.waste if source == WASTE else position.columns[source - 1]
        if not pile:
            return Refusal(Reason.EMPTY, move, place=source)
        height = position.foundations[suit_of(pile[-1])]
        if rank_of(pile[-1]) != height + 1:
            return Refusal(Reason.NOT_NEXT, move, card=pile[-1], count=height)
        return None

    def apply(self, position: Position, move: Move) -> Step:
        """Moves one card, and shares with the position before what stays."""
        if move == self.draw:
            card = position.stock[-1]
            waste = (*position.waste, card)
            after = position._replace(stock=position.stock[:-1], waste=waste)
            return Step(move, position, after, (card,))
        columns, waste = list(position.columns), position.waste
        if move.source == WASTE:
            card, waste = waste[-1], waste[:-1]
        else:
            pile = columns[move.source - 1]
            card, columns[move.source - 1] = pile[-1], pile[:-1]
        one, two, three, four = (
            height + (suit == suit_of(card)) for suit, height in enumerate(position.foundations)
        )
        after = position._replace(
            waste=waste, foundations=(one, two, three, four), columns=tuple(columns)
        )
        return Step(move, position, after, (card,))


NULL: Final = Null()
