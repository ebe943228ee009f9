"""Yukon, added as a file: the proof that a kind of game is one.

All cards are dealt. Any face-up card moves with all on top of it, in order or not, onto a card of
the other colour one rank higher, and kings onto empty columns. There is no stock.
"""

from collections.abc import Iterator
from typing import ClassVar, Final

from winnable.law.cards import rank_of, suit_of
from winnable.law.klondike import Klondike
from winnable.law.position import FOUNDATION, Move, Position, foundation


class Yukon(Klondike):
    """Klondike without a stock, whose columns are no runs."""

    name = "yukon"
    letter = "y"
    usual: ClassVar = {"passes": 1}
    fixed: ClassVar = {
        "draw": 1,
        "passes": 1,
        "columns": 7,
        "ranks": 13,
        "redeal_draws": False,
        "by_colour": False,
        "asks": False,
    }
    builds_runs = False
    scores = False

    def rows(self, columns: int) -> list[int]:
        """Deals as in Klondike, then four more cards to each column but the first."""
        return super().rows(columns) + [*range(1, columns)] * 4

    def candidates(self, position: Position) -> Iterator[Move]:
        """Yields every face-up card that fits by rank."""
        for source, column in enumerate(position.columns, 1):
            down = position.down[source - 1]
            if column and down == len(column):
                yield Move(source, source)
            if column and rank_of(column[-1]) == position.foundations[suit_of(column[-1])] + 1:
                yield Move(source, FOUNDATION)
            for count in range(len(column) - down, 0, -1):
                for target, onto in enumerate(position.columns, 1):
                    if not onto or rank_of(onto[-1]) == rank_of(column[-count]) + 1:
                        yield Move(source, target, count)
        if position.rules.returns:
            for suit, height in enumerate(position.foundations):
                if height:
                    yield from (Move(foundation(suit), n + 1) for n in range(7))

    def is_safe(self, position: Position, move: Move) -> bool:  # noqa: ARG002
        """Only a move by hand is known to be."""
        return move.is_turn


YUKON: Final = Yukon()
