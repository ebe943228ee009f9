"""The lower bound: moves that every win of a Klondike state still needs.

Each card goes up once. To this add the moves to the table that the columns need (``columns_bound``)
and the draws and moves that the stock needs (``stock_bound``). docs/shortest.md has the arguments.
"""

from ..bits import ALL64, MIX, ONE, compiled, ctz, popcount
from .layout import CACHE, CARDS, COLUMNS, EFFORT, SLOTS
from .store import Store


class Bounds(Store):
    """Lower bounds on the rest of a game."""

    def make_bounds(self) -> None:
        """Allocates the arrays and sets the switches."""
        if not compiled:  # the compiled class has C arrays
            self.talon = [0] * CARDS
            self.dealt = [0] * SLOTS
            self.first = [0] * COLUMNS
            self.offset = [0] * COLUMNS
            self.field = [0] * COLUMNS
            self.needs = [0] * SLOTS
            self.blocks = [0] * SLOTS
            self.over = [0] * SLOTS
            self.order = [0] * SLOTS
            self.columns_keys = [0] * CACHE
            self.columns_values = [0] * CACHE
            self.stock_keys = [0] * CACHE
            self.stock_values = [0] * CACHE
        self.n_columns = 0
        self.draw = 1
        self.redeal_cost = 0
        self.effort = 0
        self.use_columns = 1
        self.use_stock = 1

    def clear_bounds(self) -> None:
        """Forgets the values of another game."""
        for k in range(CACHE):
            self.columns_keys[k] = ALL64
            self.stock_keys[k] = ALL64

    # --- the columns ------------------------------------------------------------------------------

    def columns_bound(self, counts: int, blocked: int) -> int:
        """Returns the least number of dealt cards that must move to the table.

        ``counts``: the cards left of each column, packed as in a key. ``blocked``: a bit for each
        column whose built run has a card above a lower card of its suit.
        """
        if not self.use_columns:
            return 0
        word = (counts << 9) | blocked
        k = ((word * MIX) & ALL64) >> 47
        if self.columns_keys[k] != word:
            self.columns_keys[k] = word
            self.columns_values[k] = self.count_columns(counts, blocked)
        return self.columns_values[k]

    def count_columns(self, counts: int, blocked: int) -> int:
        """Computes ``columns_bound``: a least feedback vertex set.

        ``needs`` of a dealt card are the dealt cards that must leave before it can go up: those on
        it and on lower cards of its suit. If every card of a cycle of needs left its place by going
        up, each would do so before itself. So of each cycle one must move to the table.
        """
        there = self.need_columns(counts)
        self.effort = EFFORT
        return popcount(blocked) + self.cut(there & ~self.under_runs(counts, blocked))

    def need_columns(self, counts: int) -> int:
        """Computes ``needs`` of the dealt cards by dealt cards; returns the set of the cards."""
        there = 0
        for j in range(self.n_columns):
            n = (counts >> self.offset[j]) & self.field[j]
            there |= ((ONE << n) - 1) << self.first[j]
        cards = there
        while cards:
            a = ctz(cards)
            cards &= cards - 1
            self.needs[a] = self.over_lower(there & self.blocks[a]) & there
        return there

    def over_lower(self, lower: int) -> int:
        """Returns the dealt cards that lie on some dealt cards."""
        found = 0
        while lower:
            b = ctz(lower)
            lower &= lower - 1
            found |= self.over[b]
        return found

    def under_runs(self, counts: int, blocked: int) -> int:
        """Returns the lowest face-up cards of the ``blocked`` columns. The run on such a card must
        move, or the card with it: that is one move more, whatever the others do.
        """
        found = 0
        for j in range(self.n_columns):
            if (blocked >> j) & 1:
                n = (counts >> self.offset[j]) & self.field[j]
                found |= ONE << (self.first[j] + n - 1)
        return found

    def cut(self, cards: int) -> int:
        """Returns the least number of cards whose removal leaves no cycle of needs, or less."""
        found = 0
        # 1. Cards on no cycle go; cards that need themselves must be removed.
        changed = 1
        while changed:
            changed = 0
            needed = 0
            rest = cards
            while rest:
                a = ctz(rest)
                rest &= rest - 1
                need = self.needs[a] & cards
                if (need >> a) & 1:
                    cards &= ~(ONE << a)
                    found += 1
                    changed = 1
                elif need == 0:
                    cards &= ~(ONE << a)
                    changed = 1
                else:
                    needed |= need
            if cards & ~needed:
                cards &= needed
                changed = 1
        if cards == 0:
            return found
        # 2. A shortest cycle through two cards, or any cycle.
        cycle = 0
        rest = cards
        while rest and cycle == 0:
            a = ctz(rest)
            rest &= rest - 1
            need = self.needs[a] & rest
            while need:
                b = ctz(need)
                need &= need - 1
                if (self.needs[b] >> a) & 1:
                    cycle = (ONE << a) | (ONE << b)
                    break
        if cycle == 0:
            a = ctz(cards)
            seen = 0
            while (seen >> a) & 1 == 0:
                seen |= ONE << a
                a = ctz(self.needs[a] & cards)
            while (cycle >> a) & 1 == 0:
                cycle |= ONE << a
                a = ctz(self.needs[a] & cards)
        # 3. One of its cards must be removed.
        self.effort -= 1
        if self.effort < 0:
            return found + 1 + self.cut(cards & ~cycle)
        best = SLOTS
        while cycle:
            a = ctz(cycle)
            cycle &= cycle - 1
            best = min(best, 1 + self.cut(cards & ~(ONE << a)))
        return found + best

    # --- the stock and the waste ------------------------------------------------------------------

    def stock_bound(self, left: int, at: int, last: int) -> int:
        """Returns the least number of draws, redeals and moves to the table that the stock needs.

        ``left``: the cards left in stock and waste. ``at``: how many of them are in the waste.
        ``last``: no redeal is left.
        """
        if not self.use_stock:
            return 0
        word = left | ((at | (last << 6)) << 52)
        k = ((word * MIX) & ALL64) >> 47
        if self.stock_keys[k] != word:
            self.stock_keys[k] = word
            self.stock_values[k] = self.count_stock(left, at, last)
        return self.stock_values[k]

    def count_stock(self, left: int, at: int, last: int) -> int:
        """Computes ``stock_bound``.

        Each card of the stock is drawn. ``needs`` of a card are the cards that must leave before it
        can go up without being dealt again: lower cards of its suit, and the cards that lie on it
        then. These are the cards of the waste above it, or drawn with it, and, if a lower card of
        its suit comes later, all cards until then. Of each cycle of needs one card moves to the
        table or is dealt again.
        """
        n = self.need_stock(left, at)
        draws = (n - at + self.draw - 1) // self.draw
        self.effort = EFFORT
        found = self.cut((ONE << n) - 1)
        # Dealing again gives several cards at a time.
        again = self.redeal_cost + (found + self.draw - 1) // self.draw
        if found > again and not last:
            found = again
        return draws + found

    def need_stock(self, left: int, at: int) -> int:
        """Computes ``needs`` of the cards of stock and waste, in the order of drawing; returns
        their number.
        """
        n = 0
        while left:
            self.order[n] = self.talon[ctz(left)]
            left &= left - 1
            n += 1
        for i in range(n):
            card = self.order[i]
            last_needed = i
            need = 0
            for k in range(n):
                if (self.order[k] ^ card) & 3 == 0 and self.order[k] < card:
                    need |= ONE << k
                    last_needed = max(last_needed, k)
            if last_needed < at:
                top = at - 1
            else:
                top = at + ((last_needed - at) // self.draw + 1) * self.draw - 1
                top = min(top, n - 1)
            need |= (ONE << (top + 1)) - (ONE << (i + 1))
            self.needs[i] = need
        return n
