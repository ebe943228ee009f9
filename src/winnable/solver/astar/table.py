"""A Klondike state, unpacked: what lies where. ``layout`` draws the packed form."""

from ..bits import ONE, compiled, ctz
from .bounds import Bounds
from .layout import ACES, CARDS, COLUMNS, NONE


class Table(Bounds):
    """The game that is loaded, and one state of it."""

    def make_table(self) -> None:
        """Allocates the arrays."""
        if not compiled:  # the compiled class has C arrays
            self.left = [0] * COLUMNS
            self.root = [0] * COLUMNS
            self.built = [0] * COLUMNS
            self.onto = [0] * CARDS
            self.home = [0] * CARDS
            self.height = [0] * 4
            self.covers = [0] * 64

    def load(
        self,
        columns: list[list[int]],
        down: list[int],
        heights: list[int],
        talon: list[int],
        at: int,
        rules: tuple[int, int, int, int, int],
    ) -> None:
        """Loads a position without a face-down card on top of a column.

        ``columns``: bottom card first. ``talon``: the waste from its lowest card, then the stock
        from its first card; ``at`` of them are in the waste. ``rules``: ranks, draw, redeals left
        (-1: unlimited), returns, the cost of a redeal.
        """
        self.ranks, self.draw, self.redeals, self.returns, self.redeal_cost = rules
        self.n_columns = len(columns)
        self.n_talon = len(talon)
        self.start_at = at
        self.everything = (ONE << (4 * self.ranks)) - 1
        self.king = 4 * self.ranks - 4
        self.start_out = 0
        for s in range(4):
            self.start_out |= heights[s] << (4 * s)
        for i in range(self.n_talon):
            self.talon[i] = talon[i]
        # 1. The dealt cards of each column: those face down, and the lowest that is face up.
        self.start_counts = 0
        self.start_parents = 0
        at = 0
        shift = 0
        for j in range(self.n_columns):
            column = columns[j]
            n = min(down[j] + 1, len(column))
            if down[j] == 0 and n and column[0] >= self.king:
                n = 0  # a king at the bottom never moves to the table
            bits = n.bit_length()
            self.offset[j] = shift
            self.field[j] = (ONE << bits) - 1
            self.start_counts |= n << shift
            shift += bits
            self.first[j] = at
            for i in range(n):
                self.dealt[at + i] = column[i]
                self.over[at + i] = ((ONE << n) - (ONE << (i + 1))) << at
                # the cards of a column on a card: those above it
            self.covers[at] = 0
            for i in range(n):
                low = 0
                for k in range(i + 1):
                    card = column[k] + 4
                    while card < 4 * self.ranks:
                        low |= ONE << card
                        card += 4
                self.covers[at + i] = low
            at += n
            for i in range(max(n, 1), len(column)):
                if (column[i - 1] ^ column[i]) & 1:
                    self.start_parents |= ONE << (column[i] >> 1)
        for a in range(at):
            low = 0
            for b in range(at):
                card, other = self.dealt[a], self.dealt[b]
                if card & 3 == other & 3 and other <= card:
                    low |= ONE << b
            self.blocks[a] = low
        self.mark_shift = 50 if self.n_talon <= 37 else 0
        self.clear_bounds()

    def unload(self) -> None:
        """Goes back to the loaded position."""
        self.counts = self.start_counts
        self.out = self.start_out
        self.parents = self.start_parents
        self.rest = (ONE << self.n_talon) - 1
        self.at = self.start_at
        self.passed = 0
        self.mark = 0

    def unpack(self, n: int) -> None:
        """Reads the words of a state."""
        first, second = self.keys[2 * n], self.keys[2 * n + 1]
        self.rest = first & ((ONE << self.n_talon) - 1)
        self.at = (first >> self.n_talon) & 63
        self.passed = (first >> (self.n_talon + 6)) & 127
        self.out = second & 0xFFFF
        self.parents = (second >> 16) & 0xFFFFFF
        self.counts = (second >> 40) & 0xFFFFFF
        if self.mark_shift:
            self.mark = (first >> self.mark_shift) & 255
            self.counts |= (first >> 58) << 24
        else:
            self.mark = second >> 56
            self.counts &= 0xFFFF

    def pack(
        self, rest: int, at: int, passed: int, out: int, parents: int, counts: int, mark: int
    ) -> None:
        """Writes the words of a state to ``key``."""
        first = rest | (at << self.n_talon) | (passed << (self.n_talon + 6))
        second = out | (parents << 16)
        if self.mark_shift:
            first |= (mark << self.mark_shift) | ((counts >> 24) << 58)
            second |= (counts & 0xFFFFFF) << 40
        else:
            second |= (counts << 40) | (mark << 56)
        self.key[0] = first
        self.key[1] = second

    def lay_out(self) -> None:
        """Computes where every card lies."""
        # 1. The roots, and the cards that are loose: neither dealt, nor up, nor in the stock.
        loose = self.everything
        roots = 0
        self.empties = 0
        for j in range(self.n_columns):
            n = (self.counts >> self.offset[j]) & self.field[j]
            self.left[j] = n
            self.built[j] = 0
            self.root[j] = NONE
            if n == 0:
                self.empties += 1
                continue
            for i in range(n):
                loose &= ~(ONE << self.dealt[self.first[j] + i])
            card = self.dealt[self.first[j] + n - 1]
            self.root[j] = card
            roots |= ONE << card
            self.home[card] = j
        self.talon_cards = 0
        left = self.rest
        while left:
            self.talon_cards |= ONE << self.talon[ctz(left)]
            left &= left - 1
        loose &= ~self.talon_cards
        up = 0
        for s in range(4):
            n = (self.out >> (4 * s)) & 15
            self.height[s] = n
            up |= (((ONE << (4 * n)) - 1) & ACES) << s
        loose &= ~up
        self.loose = loose
        self.visible = loose | roots
        # 2. The cards on other cards, the highest first.
        bare = self.visible
        rank = self.ranks - 1
        while rank >= 0:
            cards = (loose >> (4 * rank)) & 15
            while cards:
                card = 4 * rank + ctz(cards)
                cards &= cards - 1
                if card >= self.king:
                    self.home[card] = NONE
                    self.empties -= 1
                    continue
                parent = self.parent_of(card)
                self.onto[parent] = card
                bare &= ~(ONE << parent)
                j = self.home[parent]
                self.home[card] = j
                if j != NONE:
                    self.built[j] |= ONE << card
            rank -= 1
        self.bare = bare
        self.blocked = 0
        for j in range(self.n_columns):
            if self.left[j] and self.is_blocked(j, self.left[j], self.built[j]):
                self.blocked |= 1 << j

    def parent_of(self, card: int) -> int:
        """Returns the card that a loose card lies on."""
        return self.taker(card) + (((self.parents >> (card >> 1)) ^ card) & 1)

    def taker(self, card: int) -> int:
        """Returns the first of the two cards that take a card; the other is its twin."""
        return 4 * (card >> 2) + 4 + ((card & 2) ^ 2)

    def is_blocked(self, j: int, left: int, run: int) -> int:
        """Whether a run on column ``j`` has a card above a lower dealt card of its suit."""
        return (run & self.covers[self.first[j] + left - 1]) != 0

    def is_safe(self, card: int) -> int:
        """Whether nothing that could still be put on the card needs to be.

        Both foundations of the other colour hold all cards two ranks lower, and the other one of
        its colour all cards three ranks lower (Blake & Gent 2026, Theorem 1).
        """
        rank = card >> 2
        suit = card & 3
        return (
            self.height[suit ^ 2] >= rank - 1
            and self.height[suit ^ 3] >= rank - 1
            and self.height[suit ^ 1] >= rank - 2
        )

    def is_next(self, card: int) -> int:
        """Whether the card is the next one of its foundation."""
        return self.height[card & 3] == card >> 2
