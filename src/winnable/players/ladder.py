"""The ladder: four fair players of rising strength, cheap enough to play a deal many times.

=========  =====================================================================================
beginner   plays any useful move that the plain hint shows, by chance; draws if there is none
casual     the same moves by taste: low cards out, long columns open; one move in eight by chance
careful    remembers the stock; plays a card of the waste or empties a column for a reason, brings
           cards back from the foundations; allows itself more with every pass without a play
patient    tries every move out in a few worlds that look the same, and plays them on carefully
=========  =====================================================================================

In solitario the useful moves are places for the card that was drawn (``quick_solitario``). All of
them stop when the stock has shown nothing more to play. The beginner and the casual player play
what *Tricky* leaves out: a win exists, but none for who plays what the plain hint shows, in
whatever order, and draws only when it shows nothing.
"""

from enum import IntEnum
from typing import Final

from ..position import Position
from ..rules import Family
from . import quick, quick_solitario

PLAIN_LIMIT: Final = 300_000
"""States after which it stays open whether the plain hint can win a deal."""


class Rung(IntEnum):
    """The players, weakest first."""

    BEGINNER = 0
    CASUAL = 1
    CAREFUL = 2
    PATIENT = 3


class Ladder:
    """The players at one position; one thread at a time."""

    def __init__(self) -> None:
        self.klondike = quick.Quick()
        self.solitario = quick_solitario.Quick()
        self._is_solitario = False

    def load(self, position: Position) -> None:
        """Sits down at a position; in solitario with an empty hand."""
        rules = position.rules
        columns = [list(column) for column in position.columns]
        self._is_solitario = rules.family is Family.SOLITARIO
        if self._is_solitario:
            self.solitario.load(
                columns,
                list(position.foundations),
                list(reversed(position.stock)),
                list(position.waste),
                rules.ranks,
                rules.by_colour,
            )
            return
        self.klondike.load(
            columns,
            list(position.down),
            list(position.foundations),
            [*position.waste, *reversed(position.stock)],
            len(position.waste),
            rules.draw,
            -1 if position.redeals_left is None else position.redeals_left,
            rules.returns,
            rules.ranks,
            rules.is_open or position.passes > 1,
        )

    def wins(self, rung: Rung, plays: int, seed: int) -> int:
        """Games of ``plays`` that the player of a rung wins from here: the same for the same
        position and seed (0 .. 2**64 - 1) on every machine.
        """
        player = self.solitario if self._is_solitario else self.klondike
        return player.wins(rung, plays, seed)

    def is_plain(self, limit: int = PLAIN_LIMIT) -> bool | None:
        """Whether useful moves alone can win, with draws only where there is none, all cards
        known; None if ``limit`` states do not tell. What is winnable and not plain is Tricky.
        """
        found = self.klondike.plain(limit)
        return None if found == 2 else found == 1
