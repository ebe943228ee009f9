"""Decides whether a deal is Tricky: whether the moves of the plain hint can win it.

A deal is *plain* if it can be won by useful moves (``engine``) alone, with draws only where no
useful move is left. A winnable deal that is not plain is Tricky. The search is exhaustive: it tries
every order of useful moves, with all cards known.
"""

from ..solver.bits import ALL64, MIX, NOTHING, ONE, STAR, alloc, compiled, dealloc, nogil
from ..solver.board import DECK, FRAME, HEAP, HEIGHT, PILE, PILES, REDEALS, SIZE, STOCKED, WASTED
from .engine import FRAMES, Engine

LOST, WON, UNDECIDED = 0, 1, 2

COMPILED = compiled


class Tricky(Engine):
    """The search for a plain win of one game. Not thread-safe."""

    def __init__(self) -> None:
        self.make_engine()
        self.table_size = 0
        self.table_used = 0
        self.nodes = 0
        if not compiled:  # the compiled class has C arrays
            self.at = [0] * 64
            self.frame_next = [0] * FRAMES
            self.frame_end = [0] * FRAMES
        self.table = NOTHING

    def __dealloc__(self) -> None:
        dealloc(self.table)

    def plain(self, limit: int) -> int:
        """Searches for a win from state 0 by useful moves alone, with draws only where there is
        none.

        Returns ``LOST``, ``WON``, or ``UNDECIDED`` after ``limit`` states. ``nodes`` counts the
        states.
        """
        with nogil:
            result = self.search_plain(limit)
        return result

    def search_plain(self, limit: int) -> int:
        """Implements ``plain`` without the interpreter lock: depth-first, each state once."""
        self.nodes = 0
        for i in range(self.st[WASTED]):
            self.at[self.st[HEAP + i]] = i
        for i in range(self.st[STOCKED]):
            self.at[self.st[DECK + i]] = self.st[WASTED] + i
        self.mv_base = 0
        self.mv_top = 0
        self.empty_table()
        self.copied(0, FRAME)
        t = 1
        if self.is_won(FRAME):
            return WON
        self.open_frame(1)
        while t > 0:
            b = t * FRAME
            if self.frame_next[t] == self.frame_end[t]:
                self.mv_top = self.frame_next[t] if t == 1 else self.frame_end[t - 1]
                t -= 1
                continue
            if self.nodes >= limit:
                return UNDECIDED
            move = self.mv[self.frame_next[t]]
            self.frame_next[t] += 1
            c = b + FRAME
            self.copied(b, c)
            self.make(c, move)
            if self.is_won(c):
                return WON
            if self.open_frame(t + 1):
                t += 1
        return LOST

    def open_frame(self, t: int) -> int:
        """Draws until frame ``t`` has a useful move, and lists its moves; returns 0 if there is
        none, or if the state is in the table.
        """
        self.frame_next[t] = self.mv_top
        self.frame_end[t] = self.mv_top
        b = t * FRAME
        most = 2 * self.cycle(b) + 2
        while self.list_useful(b) == 0:
            most -= 1
            if most < 0 or not self.draw_on(b):
                return 0
        self.make_key(b)
        if self.is_known():
            self.mv_top = self.frame_next[t]
            return 0
        self.nodes += 1
        self.frame_end[t] = self.mv_top
        return 1

    def make_key(self, b: int) -> None:
        """Packs the state into a key of three words, relative to state 0.

        ``key0``: bits 0-15 foundation heights, four each; bits 16-63, for every card that left its
        place and lies in a column, which of the two cards that take it is below. ``key1``: the
        cards left in waste and stock, by their places in state 0. ``key2``: bits 0-35 cards of each
        column that lie where they lay in state 0, four bits each; from bit 36 cards in the waste;
        from bit 44 redeals; bit 63 is set, so that the word is never 0. Empty columns are
        interchangeable.
        """
        self.key0 = 0
        self.key1 = 0
        self.key2 = 0
        for i in range(4):
            self.key0 |= (ONE * self.st[b + HEIGHT + i]) << (4 * i)
        for i in range(self.st[b + WASTED]):
            self.key1 |= ONE << self.at[self.st[b + HEAP + i]]
        for i in range(self.st[b + STOCKED]):
            self.key1 |= ONE << self.at[self.st[b + DECK + i]]
        for j in range(self.columns):
            n = self.st[b + SIZE + j]
            i = 0
            while (
                i < n
                and i < self.st[SIZE + j]
                and self.st[b + PILES + PILE * j + i] == self.st[PILES + PILE * j + i]
            ):
                i += 1
            self.key2 |= (ONE * i) << (4 * j)
            while i < n:
                card = self.st[b + PILES + PILE * j + i]
                if i > 0 and self.st[b + PILES + PILE * j + i - 1] & 1 and card < 48:
                    self.key0 |= ONE << (16 + card)
                i += 1
        self.key2 |= (ONE * self.st[b + WASTED]) << 36
        self.key2 |= (ONE * self.st[b + REDEALS]) << 44
        self.key2 |= ONE << 63

    def slot(self, one: int, two: int, three: int) -> int:
        """Returns the index in the transposition table at which the probe for a key begins."""
        h = (one * MIX) & ALL64
        h = ((h ^ (h >> 29) ^ two) * STAR) & ALL64
        h = ((h ^ (h >> 32) ^ three) * MIX) & ALL64
        return (h ^ (h >> 32)) & (self.table_size - 1)

    def empty_table(self) -> None:
        """Clears the transposition table. The last word of an entry in use is never 0."""
        size = 1 << 12
        if self.table_size != size:
            dealloc(self.table)
            self.table = alloc(3 * size)
            self.table_size = size
        else:
            for i in range(3 * size):
                self.table[i] = 0
        self.table_used = 0

    def is_known(self) -> int:
        """Whether the transposition table has the key; adds it if not."""
        mask = self.table_size - 1
        i = self.slot(self.key0, self.key1, self.key2)
        while self.table[3 * i + 2]:
            if (
                self.table[3 * i + 2] == self.key2
                and self.table[3 * i] == self.key0
                and self.table[3 * i + 1] == self.key1
            ):
                return 1
            i = (i + 1) & mask
        self.table[3 * i] = self.key0
        self.table[3 * i + 1] = self.key1
        self.table[3 * i + 2] = self.key2
        self.table_used += 1
        if 2 * self.table_used > self.table_size:
            self.grow()
        return 0

    def grow(self) -> None:
        """Enlarges the transposition table four times."""
        old = self.table
        size = self.table_size
        self.table_size = 4 * size
        self.table = alloc(12 * size)
        mask = self.table_size - 1
        for k in range(size):
            if old[3 * k + 2]:
                i = self.slot(old[3 * k], old[3 * k + 1], old[3 * k + 2])
                while self.table[3 * i + 2]:
                    i = (i + 1) & mask
                self.table[3 * i] = old[3 * k]
                self.table[3 * i + 1] = old[3 * k + 1]
                self.table[3 * i + 2] = old[3 * k + 2]
        dealloc(old)
