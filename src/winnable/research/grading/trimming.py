# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, annotation_typing=False, infer_types=True
"""Replays Klondike wins on the fast engine, and removes the plays that they do not need.

A win is a sequence of symbols, as ``catalogues.wins`` stores it and ``solver.literal`` plays it. A
card on top of its foundation returns; a card that is next on its foundation goes there; any other
card goes to the tableau with its run. After ``ESCAPE`` the next card goes to the tableau even if it
is next on its foundation. Draws and targets follow from the cards. ``trimming.pxd`` declares the C
types; without a compiler the same file runs interpreted.
"""

try:
    from cython import compiled
except ImportError:  # interpreted, and Cython is not installed
    from ...solver.bits import compiled

from ...players.engine import Engine

if not compiled:  # C types and constants when compiled (setup.py)
    from ...players.engine import (
        CARDS,
        DECK,
        DOWN,
        FRAME,
        FROM_WASTE,
        KEPT,
        PILE,
        PILES,
        REACHED,
        REPLAYED,
        SIZE,
        TO_FOUNDATION,
        WASTE,
    )

    ESCAPE = 52
    MAX_PLAYS = 512

COMPILED = compiled


class Trimmer(Engine):
    """Trims the wins of one game. Not thread-safe."""

    def __init__(self) -> None:
        super().__init__()
        if not compiled:  # in compiled code, the arrays are part of the object
            self.plays = [0] * MAX_PLAYS
            self.keep = [0] * MAX_PLAYS

    def follow(self, plays: bytes, count: int) -> None:
        """Makes state ``REACHED`` from state 0 by the first ``count`` symbols of a win, or one more
        after ``ESCAPE``. Raises ``ValueError`` if there are more than ``MAX_PLAYS`` symbols.
        """
        n = len(plays)
        if n > MAX_PLAYS:
            raise ValueError(n)
        for i in range(n):
            self.plays[i] = plays[i]
            self.keep[i] = i < count or (0 < i == count and self.plays[i - 1] == ESCAPE)
        self.replay(n)
        self.copied(KEPT * FRAME, REACHED * FRAME)

    def trimmed(self, plays: bytes) -> bytes | None:
        """Removes superfluous plays of a win from state 0, one by one, the last first.

        Returns None if ``plays`` does not win, or has more than ``MAX_PLAYS`` symbols.
        """
        n = len(plays)
        if n > MAX_PLAYS:
            return None
        for i in range(n):
            self.plays[i] = plays[i]
            self.keep[i] = 1
        if not self.replay(n):
            return None
        for i in range(n - 1, -1, -1):
            if i > 0 and self.plays[i - 1] == ESCAPE:
                continue
            self.keep[i] = 0
            if self.plays[i] == ESCAPE:
                self.keep[i + 1] = 0
            if not self.replay(n):
                self.keep[i] = 1
                if self.plays[i] == ESCAPE:
                    self.keep[i + 1] = 1
        return bytes([self.plays[i] for i in range(n) if self.keep[i]])

    def replay(self, n: int) -> int:
        """Whether the kept symbols win from state 0. After them the remaining cards go to the
        foundations, lowest first. State ``KEPT`` is set to the position before these last moves.
        """
        b = REPLAYED * FRAME
        self.copied(0, b)
        away = 0
        for i in range(n):
            if not self.keep[i]:
                continue
            card = self.plays[i]
            if card == ESCAPE:
                away = 1
                continue
            if self.st[b + (card & 3)] > card >> 2:
                s = card & 3
                target = self.taker(b, card)
                if self.st[b + s] != (card >> 2) + 1 or target == 0 or not self.returns:
                    return 0
                self.make(b, (1 << 16) | ((TO_FOUNDATION + 1 + s) << 8) | target)
            elif self.is_next(b, card) and not away:
                if not self.up(b, card):
                    return 0
            elif not self.to_table(b, card):
                return 0
            away = 0
        self.copied(b, KEPT * FRAME)
        while not self.is_won(b):
            low = 0
            for s in range(1, 4):
                if self.st[b + s] < self.st[b + low]:
                    low = s
            if not self.up(b, 4 * self.st[b + low] + low):
                return 0
        return 1

    def reach(self, b: int, card: int) -> int:
        """Returns the place of a card as a move without target; draws until the card is on top of
        the waste if necessary. Returns 0 if the card is out of reach.
        """
        for j in range(self.columns):
            n = self.st[b + SIZE + j]
            for i in range(self.st[b + DOWN + j], n):
                if self.st[b + PILES + PILE * j + i] == card:
                    return ((n - i) << 16) | ((j + 1) << 8)
        most = 2 * self.st[b + DECK] + 2
        while self.st[b + WASTE] == 0 or self.st[b + CARDS + self.st[b + WASTE] - 1] != card:
            most -= 1
            if most < 0 or not self.deal_on(b):
                return 0
        return (1 << 16) | (FROM_WASTE << 8)

    def up(self, b: int, card: int) -> int:
        """Moves the run on a card away and plays the card to its foundation; 0 if impossible."""
        move = self.reach(b, card)
        if move == 0:
            return 0
        count = move >> 16
        if count > 1:
            j = ((move >> 8) & 255) - 1
            above = self.st[b + PILES + PILE * j + self.st[b + SIZE + j] - count + 1]
            target = self.taker(b, above)
            if target == 0:
                return 0
            self.make(b, ((count - 1) << 16) | (move & 0xFF00) | target)
        self.make(b, (1 << 16) | (move & 0xFF00) | TO_FOUNDATION)
        return 1

    def to_table(self, b: int, card: int) -> int:
        """Moves a card with its run to a column; returns 0 if impossible."""
        move = self.reach(b, card)
        target = self.taker(b, card)
        if move == 0 or target == 0:
            return 0
        self.make(b, move | target)
        return 1
