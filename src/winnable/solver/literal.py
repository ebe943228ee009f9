"""Moves that a person can play: what the search found, played card by card through the law.

The search says which card goes where in kind (to its foundation, down from it, to the table);
where the runs lie it does not know. Here they lie somewhere: a card that is covered is uncovered by
moving the run on it to its twin, and a card is put on any column that takes it.
"""

from dataclasses import dataclass

from ..cards import Card, rank_of, suit_of
from ..law import draw_move, play
from ..position import FOUNDATION, STOCK, WASTE, Move, Place, Position, foundation


@dataclass(frozen=True, slots=True)
class Play:
    """A card, with what lies on it, goes to its foundation, onto a card, or to an empty column.

    The same play is the same wherever the cards lie; draws and turns are not plays, they follow.
    """

    card: Card
    out: bool = False
    onto: Card | None = None


class Stuck(Exception):
    """A play cannot be made: its card is not within reach or has nowhere to go."""


class Table:
    """A position that is played on, and the moves so far."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.moves: list[Move] = []
        self._turn()

    def copy(self) -> "Table":
        """Another table with the same cards and the same past."""
        other = Table(self.position)
        other.moves = self.moves.copy()
        return other

    def play(self, move: Move) -> None:
        """Plays a move, and turns what it left face down where the rules leave that to the
        player. Raises ``IllegalMove``.
        """
        self.position = play(self.position, move).after
        self.moves.append(move)
        self._turn()

    def _turn(self) -> None:
        if self.position.rules.by_hand:
            for i, column in enumerate(self.position.columns, 1):
                if column and self.position.down[i - 1] == len(column):
                    self.position = play(self.position, Move(i, i)).after
                    self.moves.append(Move(i, i))

    def up(self, card: Card) -> None:
        """Plays a card to its foundation; what lies on it moves to its twin first."""
        source, count = self._reach(card)
        if count > 1:
            above = self.position.columns[source - 1][1 - count]
            self.play(Move(source, self._taker(above), count - 1))
        self.play(Move(source, FOUNDATION))

    def down(self, card: Card) -> None:
        """Plays a card from its foundation back to the table."""
        self.play(Move(foundation(suit_of(card)), self._taker(card)))

    def table(self, card: Card) -> None:
        """Plays a card from the stock, or with its run from a column, to another column."""
        source, count = self._reach(card)
        self.play(Move(source, self._taker(card), count))

    def finish(self) -> None:
        """Plays up all cards, lowest first: nothing is face down and the stock is within reach."""
        while not self.position.is_won:
            heights = self.position.foundations
            suit = heights.index(min(heights))
            self.up(4 * heights[suit] + suit)

    def make(self, each: Play) -> None:
        """Makes a play. Raises ``Stuck`` or ``IllegalMove``."""
        source, count = self._reach(each.card)
        if each.out:
            self.play(Move(source, FOUNDATION, count))
            return
        for target, column in enumerate(self.position.columns, 1):
            if (column[-1] if column else None) == each.onto:
                self.play(Move(source, target, count))
                return
        raise Stuck

    def _reach(self, card: Card) -> tuple[Place, int]:
        """Where a card lies and how many cards move with it; draws until it is on the waste."""
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
        """A column whose top takes ``card``."""
        for i, column in enumerate(self.position.columns, 1):
            if not column:
                if rank_of(card) == self.position.rules.ranks:
                    return i
            elif (
                self.position.down[i - 1] < len(column)
                and rank_of(column[-1]) == rank_of(card) + 1
                and (column[-1] ^ card) & 2
            ):
                return i
        raise Stuck


def plays_of(position: Position, moves: tuple[Move, ...]) -> list[Play]:
    """The plays of a list of moves: what they do, whatever columns they do it in."""
    plays = []
    for move in moves:
        step = play(position, move)
        if move.source != STOCK and not move.is_turn:
            out = move.target == FOUNDATION
            pile = () if out else position.columns[move.target - 1]
            plays.append(Play(step.cards[0], out, pile[-1] if pile else None))
        position = step.after
    return plays
