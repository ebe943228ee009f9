"""From the plays of a search for shortest wins to moves under the law, and the length of a game."""

from collections.abc import Iterable
from enum import StrEnum

from ...law import moves as law
from ...law.cards import Card, rank_of, suit_of
from ...law.position import FOUNDATION, HAND, STOCK, WASTE, Move, Position, foundation
from .layout import BACK, DEAL_ON, DEAL_UP, DISCARDS, EMPTY, LAID, OUT, RUN, SPLIT


class Count(StrEnum):
    """What counts as a move."""

    MOVES = "moves"
    """Every move of the law, also a redeal and turning a card by hand."""
    CARDS = "cards"
    """Every draw and every move of cards, as MinimalKlondike counts: redeals and turned cards are
    free.
    """


def length(position: Position, moves: Iterable[Move], count: Count) -> int:
    """Returns the length of a line of play. Raises ``IllegalMove``."""
    found = 0
    for move in moves:
        step = law.play(position, move)
        is_free = move.is_turn or (step.redealt and not step.cards)
        found += 1 if count is Count.MOVES else not is_free
        position = step.after
    return found


class Line:
    """A line of play under the law, made card by card. It turns face-down cards at once."""

    def __init__(self, position: Position, made: Iterable[Move] = ()) -> None:
        """Begins at a position, after the moves that were ``made``."""
        self.position = position
        self.moves = list(made)
        self.turn()

    def make(self, move: Move) -> None:
        """Plays a move. Raises ``IllegalMove``."""
        self.position = law.play(self.position, move).after
        self.moves.append(move)
        self.turn()

    def turn(self) -> None:
        """Turns what is face down on top of a column, if the rules leave that to the player."""
        for j, column in enumerate(self.position.columns, 1):
            if column and self.position.down[j - 1] == len(column):
                self.position = law.play(self.position, Move(j, j)).after
                self.moves.append(Move(j, j))

    def follow(self, word: int) -> None:
        """Makes the play of a word of the Klondike search. Raises ``IllegalMove``."""
        kind, card, target = word >> 12, word >> 6 & 63, word & 63
        if kind == LAID:
            self.lay(card, target)
        elif kind in (DEAL_UP, DEAL_ON):
            while not self.position.waste or self.position.waste[-1] != card:
                self.make(Move(STOCK, WASTE))
            goal = FOUNDATION if kind == DEAL_UP else self.column_on(target)
            self.make(Move(WASTE, goal))
        elif kind == BACK:
            self.make(Move(foundation(suit_of(card)), self.column_on(target)))
        elif kind in (RUN, SPLIT):
            source, count = self.place_of(card)
            self.make(Move(source, self.column_on(target), count))
            if kind == SPLIT:
                self.make(Move(source, FOUNDATION))
        else:
            self.make(Move(self.place_of(card)[0], FOUNDATION))

    def lay(self, card: Card, target: int) -> None:
        """Solitario: takes a card and lays it on a card, an empty pile, the discards or out."""
        goals = {OUT: FOUNDATION, DISCARDS: WASTE}
        goal = goals[target] if target in goals else self.column_on(target)
        if self.position.stock[-1:] == (card,):
            self.make(Move(STOCK, HAND))
            source = HAND
        else:
            source = WASTE if self.position.waste[-1:] == (card,) else self.place_of(card)[0]
            if target != OUT:
                self.make(Move(source, HAND))
                source = HAND
        if self.position.hand is not None or source != HAND:
            self.make(Move(source, goal))

    def place_of(self, card: Card) -> tuple[int, int]:
        """Returns the column of a card, and how many cards lie from it to the top."""
        for j, column in enumerate(self.position.columns, 1):
            if card in column:
                return j, len(column) - column.index(card)
        raise AssertionError(card, rank_of(card))

    def column_on(self, target: int) -> int:
        """Returns the column whose top card is ``target``, or an empty one."""
        for j, column in enumerate(self.position.columns, 1):
            if column[-1:] == (() if target == EMPTY else (target,)):
                return j
        raise AssertionError(target)
