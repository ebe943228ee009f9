"""Wins under the law alone: what ``solver.replay`` does compiled, once more, to compare the two.

The Klondike search plans the kind of each move and not where the runs lie. A ``Table`` chooses the
columns: it uncovers a card by moving the run on it to its twin, and puts a card on any column that
takes it. It carries out plays (``solver.goals``) too.
"""

from winnable.law.cards import Card, rank_of, suit_of
from winnable.law.moves import draw_move, play
from winnable.law.position import (
    FOUNDATION,
    HAND,
    STOCK,
    WASTE,
    Move,
    Place,
    Position,
    foundation,
)
from winnable.law.solitario import SOLITARIO
from winnable.solver.goals import DISCARDS, EMPTY, OUT
from winnable.solver.plays import Stuck


class Table:
    """A current position, and the moves that led to it."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.moves: list[Move] = []
        self._turn()

    def copy(self) -> "Table":
        """Returns another table with the same cards and moves."""
        other = Table(self.position)
        other.moves = self.moves.copy()
        return other

    def play(self, move: Move) -> None:
        """Plays a move, and turns an uncovered card if the rules leave that to the player. Raises
        ``IllegalMove``.
        """
        self.position = play(self.position, move).after
        self.moves.append(move)
        self._turn()

    def make(self, each: int) -> None:
        """Carries out a play. Raises ``Stuck`` or ``IllegalMove``."""
        if self.position.rules.kind is SOLITARIO:
            self._carry(each)
            return
        source, count = self._reach(each >> 6)
        self.play(Move(source, self._target(each), count))

    # --- plans of the Klondike search ---------------------------------------------------------

    def act(self, card: Card, act: str) -> None:
        """Plays a card "up" to its foundation, "down" from it, or to the "table"."""
        if act == "up":
            self.up(card)
        elif act == "down":
            self.down(card)
        else:
            self.table(card)

    def up(self, card: Card) -> None:
        """Plays a card to its foundation, after moving the run on it to its twin."""
        source, count = self._reach(card)
        if count > 1:
            above = self.position.columns[source - 1][1 - count]
            self.play(Move(source, self._taker(above), count - 1))
        self.play(Move(source, FOUNDATION))

    def down(self, card: Card) -> None:
        """Returns a card from its foundation to the tableau."""
        self.play(Move(foundation(suit_of(card)), self._taker(card)))

    def table(self, card: Card) -> None:
        """Plays a card from the stock, or with its run from a column, to another column."""
        source, count = self._reach(card)
        self.play(Move(source, self._taker(card), count))

    def finish(self) -> None:
        """Plays all cards out, lowest first. No card may be face down, and every stock card must be
        in reach.
        """
        while not self.position.is_won:
            heights = self.position.foundations
            suit = heights.index(min(heights))
            self.up(4 * heights[suit] + suit)

    # --- moves of a play ----------------------------------------------------------------------

    def _turn(self) -> None:
        if self.position.rules.by_hand:
            for i, column in enumerate(self.position.columns, 1):
                if column and self.position.down[i - 1] == len(column):
                    self.position = play(self.position, Move(i, i)).after
                    self.moves.append(Move(i, i))

    def _carry(self, each: int) -> None:
        """Solitario: takes the card into the hand, if necessary, and moves it to its target."""
        hand = self.position.hand
        if hand is not None and hand.card != each >> 6:
            self.play(Move(HAND, hand.origin))
            hand = None
        target = self._target(each)
        if hand is None:
            source = self._place(each >> 6)
            if each & 63 == OUT and source != STOCK:
                self.play(Move(source, FOUNDATION))
                return
            self.play(Move(source, HAND))
        if self.position.hand is not None:  # otherwise it was a drawn ace, now on its foundation
            self.play(Move(HAND, target))

    def _place(self, card: Card) -> Place:
        """Solitario: returns the pile whose top card it is."""
        position = self.position
        for i, column in enumerate(position.columns, 1):
            if column and column[-1] == card:
                return i
        if position.waste and position.waste[-1] == card:
            return WASTE
        if position.stock and position.stock[-1] == card:
            return STOCK
        raise Stuck

    def _target(self, each: int) -> Place:
        """Returns the target of the play."""
        if each & 63 == OUT:
            return FOUNDATION
        if each & 63 == DISCARDS:
            return WASTE
        hand = self.position.hand
        for target, column in enumerate(self.position.columns, 1):
            if (column[-1] if column else None) == (None if each & 63 == EMPTY else each & 63) and (
                hand is None or hand.origin != target  # putting it back is not a play
            ):
                return target
        raise Stuck

    def _reach(self, card: Card) -> tuple[Place, int]:
        """Returns the place of a card and the size of its run; draws first if necessary."""
        for i, column in enumerate(self.position.columns):
            if card in column[self.position.down[i] :]:
                return i + 1, len(column) - column.index(card)
        if rank_of(card) <= self.position.foundations[suit_of(card)]:
            if rank_of(card) < self.position.foundations[suit_of(card)]:
                raise Stuck
            return foundation(suit_of(card)), 1
        draws = 2 * len(self.position.stock + self.position.waste) + 2
        while not self.position.waste or self.position.waste[-1] != card:
            if not draws:
                raise Stuck
            draws -= 1
            self.play(draw_move(self.position.rules))
        return WASTE, 1

    def _taker(self, card: Card) -> Place:
        """Returns a column that takes ``card``."""
        rules = self.position.rules
        for i, column in enumerate(self.position.columns, 1):
            if not column:
                if rules.kind.fits_empty(rules, card):
                    return i
            elif (
                self.position.down[i - 1] < len(column)
                and rules.kind.misfit(rules, card, column[-1]) is None
            ):
                return i
        raise Stuck
