# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, annotation_typing=False, infer_types=True
"""The law in compiled form, for the replay of wins: piles of cards, and one move at a time.

A ``Replay`` turns what a search found into legal moves. It chooses the columns as ``literal.Table``
does, and makes each move by ``play``, which refuses what the law refuses. Tests compare ``play``
with ``law`` on every move of random games, and whole replays with those of ``literal.Table``.

It does not use ``Position``. Cards, places and moves are those of ``cards`` and ``position``.
``replay.pxd`` declares the C types; without a compiler the same file runs interpreted.
"""

from typing import Final

from ..law.position import Move
from .literal import Stuck

try:
    from cython import compiled
except ImportError:  # interpreted, and Cython is not installed
    from .bits import compiled

if not compiled:  # C types and constants when compiled (setup.py)
    COLUMNS, PILE, DECK = 9, 24, 52
    CODES = 1 << 14
    STOCK, WASTE, HAND, FOUNDATION = 0, 10, 11, 12

COMPILED = compiled

_MOVES: Final[list[Move | None]] = [None] * CODES
"""The moves made so far, by their code (``note``): equal moves are one object."""


class Replay:
    """One game at a time; ``load`` replaces it. Not thread-safe.

    ``made`` lists the moves made since ``load``. A method that finds no legal move for its card
    raises ``Stuck``.
    """

    def __init__(self) -> None:
        if not compiled:  # in compiled code, the arrays are part of the object
            self.pile = [0] * (COLUMNS * PILE)
            self.size = [0] * COLUMNS
            self.down = [0] * COLUMNS
            self.stock = [0] * DECK
            self.waste = [0] * DECK
            self.height = [0] * 4
        self.moves = _MOVES
        self.made: list[Move] = []

    def adopt(
        self,
        is_solitario: int,
        ranks: int,
        draw: int,
        returns: int,
        by_hand: int,
        redeal_draws: int,
        by_colour: int,
        asks: int,
    ) -> None:
        """Sets the rules of the next positions; the fields of ``Rules``."""
        self.is_solitario = is_solitario
        self.ranks = ranks
        self.draw = draw
        self.returns = returns
        self.by_hand = by_hand
        self.redeal_draws = redeal_draws
        self.by_colour = by_colour
        self.asks = asks

    def load(
        self,
        columns: tuple[tuple[int, ...], ...],
        down: tuple[int, ...],
        heights: tuple[int, ...],
        stock: tuple[int, ...],
        waste: tuple[int, ...],
        redeals: int,
        hand: int,
        origin: int,
    ) -> None:
        """Loads a possible position, in the form of ``Position``.

        ``redeals``: redeals left, -1 for unlimited. ``hand`` and ``origin``: -1 for none.
        """
        self.n_columns = len(columns)
        for j in range(self.n_columns):
            column = columns[j]
            self.size[j] = len(column)
            self.down[j] = down[j]
            for i in range(self.size[j]):
                self.pile[j * PILE + i] = column[i]
        for s in range(4):
            self.height[s] = heights[s]
        self.n_stock = len(stock)
        for i in range(self.n_stock):
            self.stock[i] = stock[i]
        self.n_waste = len(waste)
        for i in range(self.n_waste):
            self.waste[i] = waste[i]
        self.redeals = redeals
        self.hand = hand
        self.origin = origin
        self.made = []

    def state(
        self,
    ) -> tuple[list[list[int]], list[int], list[int], list[int], list[int], int, int, int]:
        """Returns the position in the form of ``load``."""
        columns = [
            [self.pile[j * PILE + i] for i in range(self.size[j])] for j in range(self.n_columns)
        ]
        return (
            columns,
            [self.down[j] for j in range(self.n_columns)],
            [self.height[s] for s in range(4)],
            [self.stock[i] for i in range(self.n_stock)],
            [self.waste[i] for i in range(self.n_waste)],
            self.redeals,
            self.hand,
            self.origin,
        )

    # --- the law ----------------------------------------------------------------------------------

    def is_won(self) -> int:
        """Whether every card is on the foundations."""
        return self.height[0] + self.height[1] + self.height[2] + self.height[3] == 4 * self.ranks

    def is_next(self, card: int) -> int:
        """Whether the card is the next one of its foundation."""
        return self.height[card & 3] == card >> 2

    def lies_on(self, card: int, j: int) -> int:
        """Whether the card may be put on column ``j``, from 0."""
        if self.size[j] == 0:
            return self.is_solitario or card >> 2 == self.ranks - 1
        if self.down[j] == self.size[j]:
            return 0
        onto = self.pile[j * PILE + self.size[j] - 1]
        if onto >> 2 != (card >> 2) + 1:
            return 0
        if self.is_solitario and not self.by_colour:
            return (onto & 3) != (card & 3)
        return (onto & 2) != (card & 2)

    def play(self, source: int, target: int, count: int) -> int:
        """Plays a move if the law allows it; returns whether it does."""
        if self.is_won() or count < 1 or not 0 <= source <= FOUNDATION + 4:
            return 0
        if not 0 <= target <= FOUNDATION:
            return 0
        if self.n_columns < source < WASTE or self.n_columns < target < WASTE:
            return 0
        if self.is_solitario:
            return count == 1 and self.carry(source, target)
        if source == STOCK:
            return target == WASTE and count == 1 and self.deal_on()
        if source == target:
            return source < WASTE and count == 1 and self.turn_column(source - 1)
        return self.shift(source, target, count)

    def deal_on(self) -> int:
        """Klondike: draws, or redeals if the stock is empty; returns whether that is possible."""
        if self.n_stock == 0:
            if self.n_waste == 0 or self.redeals == 0:
                return 0
            if self.redeals > 0:
                self.redeals -= 1
            while self.n_waste:
                self.n_waste -= 1
                self.stock[self.n_stock] = self.waste[self.n_waste]
                self.n_stock += 1
            if not self.redeal_draws:
                return 1
        for _ in range(min(self.draw, self.n_stock)):
            self.n_stock -= 1
            self.waste[self.n_waste] = self.stock[self.n_stock]
            self.n_waste += 1
        return 1

    def turn_column(self, j: int) -> int:
        """Klondike: turns the top card of column ``j``; returns whether it was face down."""
        if self.size[j] == 0 or self.down[j] < self.size[j]:
            return 0
        self.down[j] -= 1
        return 1

    def shift(self, source: int, target: int, count: int) -> int:
        """Klondike: moves cards to a column or the foundation; returns whether that is legal."""
        # 1. The lowest card that moves.
        j = -1
        if source == WASTE:
            if self.n_waste == 0 or count > 1:
                return 0
            card = self.waste[self.n_waste - 1]
        elif source > FOUNDATION:
            suit = source - FOUNDATION - 1
            if not self.returns or self.height[suit] == 0 or count > 1:
                return 0
            card = 4 * (self.height[suit] - 1) + suit
        elif source < WASTE:
            j = source - 1
            if count > self.size[j] - self.down[j]:
                return 0
            card = self.pile[j * PILE + self.size[j] - count]
        else:
            return 0
        # 2. It goes to the target.
        if target == FOUNDATION:
            if count > 1 or source > FOUNDATION or not self.is_next(card):
                return 0
            self.height[card & 3] += 1
        elif 0 < target < WASTE and self.lies_on(card, target - 1):
            k = target - 1
            self.pile[k * PILE + self.size[k]] = card
            for i in range(1, count):
                self.pile[k * PILE + self.size[k] + i] = self.pile[
                    j * PILE + self.size[j] - count + i
                ]
            self.size[k] += count
        else:
            return 0
        # 3. It leaves the source.
        if source == WASTE:
            self.n_waste -= 1
        elif source > FOUNDATION:
            self.height[card & 3] -= 1
        else:
            self.size[j] -= count
            if not self.by_hand:
                self.turn_column(j)
        return 1

    def carry(self, source: int, target: int) -> int:
        """Solitario: moves one card; returns whether that is legal."""
        # 1. The card, and whether it may move.
        if source == HAND:
            card = self.hand
            if card < 0 or target == HAND:
                return 0
            if target != self.origin:
                if target == STOCK or (target == FOUNDATION and not self.is_next(card)):
                    return 0
                if 0 < target < WASTE and not self.lies_on(card, target - 1):
                    return 0
        elif self.hand >= 0 or source >= FOUNDATION:
            return 0
        elif source == STOCK:
            if target != HAND or self.n_stock == 0:
                return 0
            card = self.stock[self.n_stock - 1]
        else:
            if source == WASTE:
                if self.n_waste == 0:
                    return 0
                card = self.waste[self.n_waste - 1]
            else:
                if self.size[source - 1] == 0:
                    return 0
                card = self.pile[(source - 1) * PILE + self.size[source - 1] - 1]
            if target == FOUNDATION:
                if not self.is_next(card):
                    return 0
            elif target != HAND:
                return 0
            elif source != WASTE and not self.asks and self.is_next(card):
                return 0  # it goes out as soon as it is selected
        # 2. It leaves the source.
        if source == HAND:
            self.hand = -1
        elif source == STOCK:
            self.n_stock -= 1
        elif source == WASTE:
            self.n_waste -= 1
        else:
            self.size[source - 1] -= 1
        # 3. It arrives at the target; a drawn ace goes to its foundation.
        if target == FOUNDATION or (source == STOCK and card < 4):
            self.height[card & 3] += 1
        elif target == HAND:
            self.hand = card
            self.origin = source
        elif target == WASTE:
            self.waste[self.n_waste] = card
            self.n_waste += 1
        elif target == STOCK:
            self.stock[self.n_stock] = card
            self.n_stock += 1
        else:
            self.pile[(target - 1) * PILE + self.size[target - 1]] = card
            self.size[target - 1] += 1
        return 1

    # --- moves of a replay ------------------------------------------------------------------------

    def make(self, source: int, target: int, count: int) -> None:
        """Plays a move and records it. Turns an uncovered card if that is left to the player."""
        if not self.play(source, target, count):
            raise Stuck
        self.note(source, target, count)
        if self.by_hand:
            self.turn()

    def note(self, source: int, target: int, count: int) -> None:
        """Adds a move to ``made``."""
        code = (count << 10) | (target << 5) | source
        move = self.moves[code]
        if move is None:
            move = Move(source, target, count)
            self.moves[code] = move
        self.made.append(move)

    def turn(self) -> None:
        """Turns the top card of each column that is face down."""
        for j in range(self.n_columns):
            if self.turn_column(j):
                self.note(j + 1, j + 1, 1)

    def reach(self, card: int) -> int:
        """Klondike: returns the place of a card, plus 32 for each card of the run that begins with
        it. Draws until the card is on top of the waste if necessary.
        """
        for j in range(self.n_columns):
            for i in range(self.down[j], self.size[j]):
                if self.pile[j * PILE + i] == card:
                    return j + 1 + 32 * (self.size[j] - i)
        suit = card & 3
        if card >> 2 < self.height[suit]:
            if card >> 2 < self.height[suit] - 1:
                raise Stuck
            return FOUNDATION + 1 + suit + 32
        draws = 2 * (self.n_stock + self.n_waste) + 2
        while self.n_waste == 0 or self.waste[self.n_waste - 1] != card:
            if draws == 0:
                raise Stuck
            draws -= 1
            self.make(STOCK, WASTE, 1)
        return WASTE + 32

    def taker(self, card: int) -> int:
        """Klondike: returns the first column that takes a card."""
        for j in range(self.n_columns):
            if self.lies_on(card, j):
                return j + 1
        raise Stuck

    def up(self, card: int) -> None:
        """Klondike: plays a card to its foundation, after moving the run on it to its twin."""
        found = self.reach(card)
        source = found & 31
        count = found >> 5
        if count > 1:
            above = self.pile[(source - 1) * PILE + self.size[source - 1] - count + 1]
            self.make(source, self.taker(above), count - 1)
        self.make(source, FOUNDATION, 1)

    def down_from(self, card: int) -> None:
        """Klondike: returns a card from its foundation to the tableau."""
        self.make(FOUNDATION + 1 + (card & 3), self.taker(card), 1)

    def to_table(self, card: int) -> None:
        """Klondike: plays a card from the stock, or with its run from a column, to a column."""
        found = self.reach(card)
        self.make(found & 31, self.taker(card), found >> 5)

    def finish(self) -> None:
        """Klondike: plays all cards out, lowest first. No card may be face down, and every stock
        card must be in reach.
        """
        while not self.is_won():
            low = 0
            for s in range(1, 4):
                if self.height[s] < self.height[low]:
                    low = s
            self.up(4 * self.height[low] + low)

    # --- whole wins -------------------------------------------------------------------------------

    def follow(self, path: list[tuple[int, str]]) -> None:
        """Klondike: plays a win of the search (``klondike.Search.path``), with its numbers of
        cards, and plays the rest out.
        """
        self.turn()
        for pos, act in path:
            card = pos ^ (((pos >> 2) & 1) << 1)
            if act == "up":
                self.up(card)
            elif act == "down":
                self.down_from(card)
            else:
                self.to_table(card)
        self.finish()

    def follow_code(self, symbols: bytes, escape: int) -> None:
        """Klondike: plays a stored win, in the code of ``catalogues.wins``, and the rest out."""
        self.turn()
        is_escaped = 0
        for k in range(len(symbols)):
            card = symbols[k]
            if card == escape:
                is_escaped = 1
                continue
            if self.height[card & 3] > card >> 2:
                self.down_from(card)
            elif self.is_next(card) and not is_escaped:
                self.up(card)
            else:
                self.to_table(card)
            is_escaped = 0
        self.finish()

    def follow_pairs(self, pairs: list[tuple[int, int]]) -> None:
        """Solitario: moves one card for each pair of source and target, through the hand.

        A card that goes from the table or the discards to its foundation goes directly. If the
        first source is the origin of the card in the hand, the first pair moves that card;
        otherwise that card goes back first.
        """
        for source, target in pairs:
            if self.hand >= 0 and self.origin != source:
                self.make(HAND, self.origin, 1)
            if self.hand < 0:
                if target == FOUNDATION and source != STOCK:
                    self.make(source, FOUNDATION, 1)
                    continue
                self.make(source, HAND, 1)
            if self.hand >= 0:  # otherwise it was a drawn ace, now on its foundation
                self.make(HAND, target, 1)
        if not self.is_won():
            raise Stuck
