"""From what the search found to moves that a person can play: every one goes through the law.

The search says which card becomes loose and which loose card goes up or comes down; where the runs
lie it does not know. Here they lie somewhere: a card that is covered is uncovered by moving the run
on it to its twin, and a card is put on any column that takes it.
"""

from ..cards import Card, rank_of, suit_of
from ..law import draw_move, play
from ..position import FOUNDATION, WASTE, Move, Position, foundation


class Table:
    """A position that moves are played on, and the moves so far."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.moves: list[Move] = []
        self._turn()

    def play(self, move: Move) -> None:
        """Plays a move, and turns what it left face down where the rules leave that to the
        player."""
        self.position = play(self.position, move).after
        self.moves.append(move)
        self._turn()

    def _turn(self) -> None:
        while self.position.rules.by_hand:
            for i, column in enumerate(self.position.columns):
                if column and self.position.down[i] == len(column):
                    turn = Move(i + 1, i + 1)
                    self.position = play(self.position, turn).after
                    self.moves.append(turn)
                    break
            else:
                return

    def up(self, card: Card) -> None:
        """Plays a card to its foundation; what lies on it moves to its twin first."""
        place = self._column_of(card)
        if place is None:
            self._draw_to(card)
            place = WASTE
        else:
            column = self.position.columns[place - 1]
            above = len(column) - column.index(card) - 1
            if above:
                self.play(Move(place, self._taker(column[-above]), above))
        self.play(Move(place, FOUNDATION))

    def down(self, card: Card) -> None:
        """Plays a card from its foundation back to the table."""
        self.play(Move(foundation(suit_of(card)), self._taker(card)))

    def table(self, card: Card) -> None:
        """Plays a card from the stock, or with its run from the column where it was dealt, to
        another column."""
        place = self._column_of(card)
        if place is None:
            self._draw_to(card)
            self.play(Move(WASTE, self._taker(card)))
        else:
            column = self.position.columns[place - 1]
            self.play(Move(place, self._taker(card), len(column) - column.index(card)))

    def finish(self) -> None:
        """Plays up all cards, lowest first: nothing is face down and the stock is within reach."""
        while not self.position.is_won:
            heights = self.position.foundations
            suit = heights.index(min(heights))
            self.up(4 * heights[suit] + suit)

    def _draw_to(self, card: Card) -> None:
        while not self.position.waste or self.position.waste[-1] != card:
            self.play(draw_move(self.position.rules))

    def _column_of(self, card: Card) -> int | None:
        for i, column in enumerate(self.position.columns, 1):
            if card in column[self.position.down[i - 1] :]:
                return i
        return None

    def _taker(self, card: Card) -> int:
        """A column whose top takes ``card``; its own never does."""
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
        raise AssertionError(card)
