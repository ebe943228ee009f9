"""Wins under the law: converts the plans of the search to moves, and plays them.

The Klondike search plans the kind of each move (to its foundation, back from it, to the tableau)
and not where the runs lie. A ``Table`` chooses the columns: it uncovers a card by moving the run on
it to its twin, and puts a card on any column that takes it.

A ``Play`` is a move of one card, independent of columns. Shortening changes a list of plays and
uses a table to test it.
"""

from dataclasses import dataclass
from typing import Final

from ..law.cards import Card, rank_of, suit_of
from ..law.fitting import fits_empty, misfit
from ..law.moves import draw_move, play
from ..law.position import (
    FOUNDATION,
    HAND,
    STOCK,
    WASTE,
    Move,
    Place,
    Position,
    foundation,
    is_column,
)
from ..law.rules import Family

_NO_WIN: Final = "the moves do not win from this position"


@dataclass(frozen=True, slots=True)
class Play:
    """A card, in Klondike with the run on it, moves to its foundation (``out``), to the discards of
    solitario (``discarded``), onto a card, or to an empty column.

    A play is independent of the places of the cards. Moves that only prepare a play are not plays:
    draws of Klondike, turns, taking a card into the hand and putting it back.
    """

    card: Card
    out: bool = False
    onto: Card | None = None
    discarded: bool = False


class Stuck(Exception):
    """A play is impossible: its card is out of reach, or no pile takes it."""


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

    def make(self, each: Play) -> None:
        """Carries out a play. Raises ``Stuck`` or ``IllegalMove``."""
        if self.position.rules.family is Family.SOLITARIO:
            self._carry(each)
            return
        source, count = self._reach(each.card)
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

    def _carry(self, each: Play) -> None:
        """Solitario: takes the card into the hand, if necessary, and moves it to its target."""
        hand = self.position.hand
        if hand is not None and hand.card != each.card:
            self.play(Move(HAND, hand.origin))
            hand = None
        target = self._target(each)
        if hand is None:
            source = self._place(each.card)
            if each.out and source != STOCK:
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

    def _target(self, each: Play) -> Place:
        """Returns the target of the play."""
        if each.out:
            return FOUNDATION
        if each.discarded:
            return WASTE
        hand = self.position.hand
        for target, column in enumerate(self.position.columns, 1):
            if (column[-1] if column else None) == each.onto and (
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
                if fits_empty(rules, card):
                    return i
            elif (
                self.position.down[i - 1] < len(column) and misfit(rules, card, column[-1]) is None
            ):
                return i
        raise Stuck


def check_win(position: Position, moves: tuple[Move, ...]) -> None:
    """Plays a win under the law. Raises ``IllegalMove``, and ``ValueError`` if it does not win."""
    for move in moves:
        position = play(position, move).after
    if not position.is_won:
        raise ValueError(_NO_WIN)


def plays_of(position: Position, moves: tuple[Move, ...]) -> list[Play]:
    """Converts moves to plays, which are independent of columns."""
    is_solitario = position.rules.family is Family.SOLITARIO
    plays = []
    for move in moves:
        step = play(position, move)
        if _plays_solitario(position, step.after, move) if is_solitario else _plays(move):
            onto = position.columns[move.target - 1][-1:] if is_column(move.target) else ()
            plays.append(
                Play(
                    step.cards[0],
                    out=not is_column(move.target) and move.target != WASTE,
                    onto=onto[0] if onto else None,
                    discarded=move.target == WASTE,
                )
            )
        position = step.after
    return plays


def _plays(move: Move) -> bool:
    """Klondike: whether the move is a play."""
    return move.source != STOCK and not move.is_turn


def _plays_solitario(before: Position, after: Position, move: Move) -> bool:
    """Solitario: whether the move completes a play. A drawn ace completes one at once."""
    if move.source == HAND:
        return before.hand is not None and move.target != before.hand.origin
    return after.hand is None
