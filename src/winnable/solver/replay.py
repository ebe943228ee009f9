"""Turns wins into legal moves: those of the searches, stored ones, and lists of plays.

The Klondike search plans the kind of each move and not where the runs lie. A ``Replay`` chooses the
columns: it uncovers a card by moving the run on it to its twin, and puts a card on the first column
that takes it. Every move passes ``Board.play``, so it is legal. Tests compare whole replays with
those of a table under ``law``.

Plays are those of ``goals``. ``setup.py`` joins the class to ``Board``.
"""

from ..law.position import Move
from .bits import compiled
from .board import (
    DOWN,
    FOUNDATION,
    FRAME,
    HAND,
    HEIGHT,
    HELD,
    ORIGIN,
    PILE,
    PILES,
    SIZE,
    STOCK,
    STOCKED,
    WASTE,
    WASTED,
    Board,
)
from .goals import DISCARDS, EMPTY, OUT
from .plays import MOVES, Stuck

COMPILED = compiled


class Replay(Board):
    """One game at a time, in frame 0; ``load`` replaces it. Not thread-safe.

    ``made`` lists the moves since ``begin`` or ``back``. A method that finds no legal move for its
    card raises ``Stuck``.
    """

    def __init__(self) -> None:
        self.moves = MOVES
        self.made: list[Move] = []
        self.hold(1)

    def begin(self) -> None:
        """Begins a list of moves with the turns of face-down cards that are uncovered."""
        self.made = []
        self.turn()

    def keep(self, t: int) -> None:
        """Copies the game to frame ``t``."""
        self.copied(0, t * FRAME)

    def back(self, t: int) -> None:
        """Goes back to the game of frame ``t``, and begins a list of moves."""
        self.copied(t * FRAME, 0)
        self.made = []

    # --- single moves -----------------------------------------------------------------------------

    def make(self, source: int, target: int, count: int) -> None:
        """Plays a move and records it. Turns an uncovered card if that is left to the player."""
        if not self.play(0, source, target, count):
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
        for j in range(self.columns):
            if self.turn_column(0, j):
                self.note(j + 1, j + 1, 1)

    def reach(self, card: int) -> int:
        """Klondike: returns the place of a card, plus 32 for each card of the run that begins with
        it. Draws until the card is on top of the waste if necessary.
        """
        for j in range(self.columns):
            n = self.st[SIZE + j]
            low = self.st[DOWN + j]
            if n > low:  # face-up cards are a run: their ranks say where in it the card would lie
                i = low + (self.st[PILES + PILE * j + low] >> 2) - (card >> 2)
                if low <= i < n and self.st[PILES + PILE * j + i] == card:
                    return j + 1 + 32 * (n - i)
        suit = card & 3
        if card >> 2 < self.st[HEIGHT + suit]:
            if card >> 2 < self.st[HEIGHT + suit] - 1:
                raise Stuck
            return FOUNDATION + 1 + suit + 32
        draws = 2 * (self.st[STOCKED] + self.st[WASTED]) + 2
        while self.top(0, WASTE) != card:
            if draws == 0 or not self.deal_on(0):
                raise Stuck
            draws -= 1
            self.note(STOCK, WASTE, 1)
        return WASTE + 32

    def taker(self, card: int) -> int:
        """Klondike: returns the first column that takes a card."""
        for j in range(self.columns):
            if self.takes(0, card, j):
                return j + 1
        raise Stuck

    def up(self, card: int) -> None:
        """Klondike: plays a card to its foundation, after moving the run on it to its twin."""
        found = self.reach(card)
        source = found & 31
        count = found >> 5
        if count > 1:
            above = self.st[PILES + PILE * (source - 1) + self.st[SIZE + source - 1] - count + 1]
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
        while not self.is_won(0):
            low = 0
            for s in range(1, 4):
                if self.st[HEIGHT + s] < self.st[HEIGHT + low]:
                    low = s
            self.up(4 * self.st[HEIGHT + low] + low)

    # --- plays ------------------------------------------------------------------------------------

    def make_play(self, play: int) -> None:
        """Carries out a play."""
        card = play >> 6
        goal = play & 63
        if self.is_solitario:
            self.carry_to(card, goal)
        else:
            found = self.reach(card)
            self.make(found & 31, self.place_of(goal), found >> 5)

    def attempt(self, plays: list[int], most: int) -> int:
        """Carries out plays until one is impossible or ``most`` moves are made; returns whether the
        game is then won.
        """
        try:
            for k in range(len(plays)):
                self.make_play(plays[k])
                if len(self.made) >= most:
                    break
        except Stuck:
            pass
        return self.is_won(0)

    def carry_to(self, card: int, goal: int) -> None:
        """Solitario: takes the card into the hand, if necessary, and moves it to its goal."""
        if self.st[HELD] and self.st[HELD] != card + 1:
            self.make(HAND, self.st[ORIGIN], 1)
        target = self.place_of(goal)
        if self.st[HELD] == 0:
            source = self.pile_of(card)
            if goal == OUT and source != STOCK:
                self.make(source, FOUNDATION, 1)
            else:
                self.make(source, HAND, 1)
        if self.st[HELD]:  # otherwise it was a drawn ace, now on its foundation
            self.make(HAND, target, 1)

    def pile_of(self, card: int) -> int:
        """Solitario: returns the pile whose top card it is."""
        for place in range(1, self.columns + 1):
            if self.top(0, place) == card:
                return place
        if self.top(0, WASTE) == card:
            return WASTE
        if self.top(0, STOCK) == card:
            return STOCK
        raise Stuck

    def place_of(self, goal: int) -> int:
        """Returns the place of a goal: putting a card back where it came from is not a play."""
        if goal == OUT:
            return FOUNDATION
        if goal == DISCARDS:
            return WASTE
        top = -1 if goal == EMPTY else goal
        for place in range(1, self.columns + 1):
            if self.top(0, place) == top and not (self.st[HELD] and self.st[ORIGIN] == place):
                return place
        raise Stuck

    # --- whole wins -------------------------------------------------------------------------------

    def walk(self, path: list[int]) -> None:
        """Klondike: plays steps of the search (``klondike.layout``), with its numbers of cards."""
        self.begin()
        for k in range(len(path)):
            step = path[k]
            card = step & 63 ^ (step >> 2 & 1) << 1
            if step >> 6 == 0:
                self.up(card)
            elif step >> 6 == 1:
                self.down_from(card)
            else:
                self.to_table(card)

    def follow(self, path: list[int]) -> None:
        """Klondike: plays a win of the search, and plays the rest out."""
        self.walk(path)
        self.finish()

    def walk_code(self, symbols: bytes, escape: int) -> None:
        """Klondike: plays the symbols of a stored win, in the code of ``catalogues.wins``."""
        self.begin()
        is_escaped = 0
        for k in range(len(symbols)):
            card = symbols[k]
            if card == escape:
                is_escaped = 1
                continue
            if self.st[HEIGHT + (card & 3)] > card >> 2:
                self.down_from(card)
            elif self.is_next(0, card) and not is_escaped:
                self.up(card)
            else:
                self.to_table(card)
            is_escaped = 0

    def follow_code(self, symbols: bytes, escape: int) -> None:
        """Klondike: plays a stored win, and plays the rest out."""
        self.walk_code(symbols, escape)
        self.finish()

    def walk_pairs(self, pairs: list[tuple[int, int]]) -> None:
        """Solitario: moves one card for each pair of source and target, through the hand.

        A card that goes from the table or the discards to its foundation goes directly. If the
        first source is the origin of the card in the hand, the first pair moves that card;
        otherwise that card goes back first.
        """
        self.begin()
        for source, target in pairs:
            if self.st[HELD] and self.st[ORIGIN] != source:
                self.make(HAND, self.st[ORIGIN], 1)
            if self.st[HELD] == 0:
                if target == FOUNDATION and source != STOCK:
                    self.make(source, FOUNDATION, 1)
                    continue
                self.make(source, HAND, 1)
            if self.st[HELD]:
                self.make(HAND, target, 1)

    def follow_pairs(self, pairs: list[tuple[int, int]]) -> None:
        """Solitario: moves the pairs of a win, as ``walk_pairs`` does."""
        self.walk_pairs(pairs)
        self.check_won()

    def follow_plays(self, plays: list[int]) -> None:
        """Carries out the plays of a win."""
        self.begin()
        for k in range(len(plays)):
            self.make_play(plays[k])
        self.check_won()

    def check_won(self) -> None:
        """Raises ``Stuck`` unless the game is won."""
        if not self.is_won(0):
            raise Stuck
