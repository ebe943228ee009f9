"""The states of the relaxation: their normal form, and their children.

A state says which dealt cards are left in the columns, which cards are placed on the table, and the
``low`` of ``locks``. ``relaxation`` searches them; ``docs/solver.md`` shows that the normal form
and these children lose nothing.
"""

from ..bits import ONE, compiled, ctz, popcount
from .layout import HEIGHT, LATE, NONE, RELAX_CHILDREN, RELAX_DEPTH
from .results import Results


class Relaxed(Results):
    """Frames of the relaxation."""

    def make_relaxed(self) -> None:
        """Allocates the arrays and sets the switches."""
        if not compiled:  # the compiled class has C arrays
            self.g_placed = [0] * RELAX_DEPTH
            self.g_roots = [0] * RELAX_DEPTH
            self.g_down = [0] * RELAX_DEPTH
            self.g_cols = [0] * RELAX_DEPTH
            self.g_ck = [0] * RELAX_DEPTH
            self.g_empty = [0] * RELAX_DEPTH
            self.g_low = [0] * RELAX_DEPTH
            self.g_fits = [0] * RELAX_DEPTH
            self.g_bare = [0] * RELAX_DEPTH
            self.g_next = [0] * RELAX_DEPTH
            self.c_placed = [0] * RELAX_CHILDREN
            self.c_meta = [0] * RELAX_CHILDREN
            self.c_card = [0] * RELAX_CHILDREN
            self.c_when = [0] * RELAX_CHILDREN
        self.use_plan = 1
        self.occupy = 1

    def load_relaxed(self, t: int) -> None:
        """Makes frame 0 of the relaxation from frame ``t`` of the search."""
        f = self.f_best[t]
        self.g_placed[0] = self.f_loose[t] & ~self.out(f)
        self.g_roots[0] = self.f_roots[t]
        self.g_down[0] = self.f_down[t]
        self.g_cols[0] = self.f_cols[t]
        self.g_ck[0] = self.f_ck[t]
        self.g_empty[0] = self.f_empty[t]
        self.g_low[0] = self.full
        self.relax_child_top = 0

    def copy_relaxed(self, t: int) -> None:
        """Copies the columns of frame ``t`` of the relaxation to frame ``t + 1``."""
        u = t + 1
        self.g_roots[u] = self.g_roots[t]
        self.g_down[u] = self.g_down[t]
        self.g_cols[u] = self.g_cols[t]
        self.g_ck[u] = self.g_ck[t]
        self.g_empty[u] = self.g_empty[t]

    def settle(self, t: int) -> None:
        """Brings frame ``t`` of the relaxation to its normal form: plays every move that costs
        nothing.
        """
        placed = self.g_placed[t]
        roots = self.g_roots[t]
        down = self.g_down[t]
        low = self.g_low[t]
        while True:
            lock = self.lock[low]
            fixed = placed | roots | down | lock | self.sentinel
            h0 = ctz(fixed & self.suit[0]) >> 2
            h1 = ctz(fixed & self.suit[1]) >> 2
            h2 = ctz(fixed & self.suit[2]) >> 2
            h3 = ctz(fixed & self.suit[3]) >> 2
            nexts = (
                self.single[h0] | self.single[16 + h1] | self.single[32 + h2] | self.single[48 + h3]
            ) & self.all
            fits = self.places(placed, roots)
            bare = (fits << 4) | 15
            free = nexts & placed & bare
            if free:
                placed ^= free & -free
                continue
            tops = nexts & roots & bare
            if tops:
                red = min(h1, h0)
                black = min(h3, h2)
                b = 0
                if tops & self.single[h0] and self.is_safe(h0, black, h1):
                    b = self.single[h0]
                elif tops & self.single[16 + h1] and self.is_safe(h1, black, h0):
                    b = self.single[16 + h1]
                elif tops & self.single[32 + h2] and self.is_safe(h2, red, h3):
                    b = self.single[32 + h2]
                elif tops & self.single[48 + h3] and self.is_safe(h3, red, h2):
                    b = self.single[48 + h3]
                if b:
                    self.g_placed[t] = placed
                    self.g_roots[t] = roots
                    self.g_down[t] = down
                    self.turn(t, self.home[ctz(b)])
                    placed = self.g_placed[t]
                    roots = self.g_roots[t]
                    down = self.g_down[t]
                    continue
            if lock:
                # Reachable stock cards whose lower cards are all free go up at no cost.
                gone = (
                    self.below[h0] | self.below[16 + h1] | self.below[32 + h2] | self.below[48 + h3]
                ) & self.stock_bits
                if not self.occupy:  # every reachable card unlocks at no cost
                    gone = self.stock_bits & ~fixed
                best = low
                while gone:
                    c = ctz(gone)
                    gone &= gone - 1
                    best = min(best, self.ordinal[c])
                if self.canon[best] < low:
                    low = self.canon[best]
                    continue
            break
        fits |= self.empty_places(placed, self.g_empty[t])
        self.g_placed[t] = placed
        self.g_roots[t] = roots
        self.g_down[t] = down
        self.g_low[t] = low
        self.g_fits[t] = fits
        self.g_bare[t] = bare
        self.g_next[t] = nexts

    def turn(self, t: int, j: int) -> None:
        """Removes the root of column ``j`` from frame ``t`` and turns the next card up."""
        k = (self.g_cols[t] >> (4 * j)) & 15
        self.g_roots[t] ^= ONE << self.dealt[j * HEIGHT + k - 1]
        k -= 1
        self.g_cols[t] -= ONE << (4 * j)
        self.g_ck[t] -= self.weight[j]
        if k == 0:
            self.g_empty[t] += 1
            return
        b = ONE << self.dealt[j * HEIGHT + k - 1]
        self.g_down[t] ^= b
        if k == 1 and b & self.heads:
            self.g_cols[t] -= ONE << (4 * j)
            self.g_ck[t] -= self.weight[j]
            self.g_placed[t] |= b
            self.g_empty[t] += 1
        else:
            self.g_roots[t] |= b

    def expand(self, t: int) -> int:
        """Lists the children of frame ``t``. Returns 0 if the list is full.

        A child makes progress: a root moves or goes up; a covered card goes up after its twin took
        over the cards on it; a stock card is placed to unlock others. Each is listed once for every
        shortest chain of free cards that gives the moved card a place.
        """
        placed = self.g_placed[t]
        roots = self.g_roots[t]
        low = self.g_low[t]
        nexts = self.g_next[t]
        bare = self.g_bare[t]
        lock = self.lock[low]
        self.x_fits = self.g_fits[t]
        self.x_free = self.all & ~(placed | roots | self.g_down[t] | lock)
        self.x_room = 1
        rest = roots
        while rest:
            b = rest & -rest
            rest ^= b
            card = ctz(b)
            j = self.home[card]
            self.x_card = card
            if b & nexts:
                if b & bare:
                    self.add(placed, j, low)
                    continue
                twin = ONE << (card ^ 1)
                if twin & self.x_free:
                    self.climb(twin, placed | twin, j, self.take(card ^ 1, low))
            self.climb(b, placed | b, j, low)
        rest = placed & nexts  # settle has played the bare ones up
        while rest:
            b = rest & -rest
            rest ^= b
            card = ctz(b)
            self.x_card = card
            twin = ONE << (card ^ 1)
            if twin & self.x_free:
                self.climb(twin, (placed | twin) ^ b, NONE, self.take(card ^ 1, low))
        if lock and self.occupy:
            rest = self.x_free & self.stock_bits
            while rest:
                b = rest & -rest
                rest ^= b
                card = ctz(b)
                self.x_card = card
                then = self.take(card, low)
                if then < low:
                    self.climb(b, placed | b, NONE, then)
        return self.x_room

    def climb(self, need: int, placed: int, j: int, low: int) -> None:
        """Adds a child for every shortest chain of free cards that gives ``need`` a place."""
        if self.x_fits & need:
            self.add(placed, j, low)
            return
        card = (ctz(need) & ~1) + 4
        if card >= 4 * self.ranks:
            return
        b = ONE << card
        if b & self.x_free:
            self.climb(b, placed | b, j, self.take(card, low))
        b = ONE << (card + 1)
        if b & self.x_free:
            self.climb(b, placed | b, j, self.take(card + 1, low))

    def add(self, placed: int, j: int, low: int) -> None:
        """Adds a child; clears ``x_room`` if the list is full."""
        if self.relax_child_top >= RELAX_CHILDREN:
            self.x_room = 0
            return
        self.c_placed[self.relax_child_top] = placed
        self.c_meta[self.relax_child_top] = (low << 4) | j
        self.c_card[self.relax_child_top] = self.x_card
        self.relax_child_top += 1

    def sort_children(self, start: int, end: int) -> None:
        """Sorts children: those with few placed cards first, because a loss of theirs decides
        larger sets too (``use_families``), then those of the last hopeful line, in its order
        (``use_plan``).
        """
        for i in range(start, end):
            when = self.plan[self.c_card[i]] ^ 1023 if self.use_plan else 0
            when = LATE - when
            if self.has_families:
                when += LATE * popcount(self.c_placed[i])
            self.c_when[i] = when
        for i in range(start + 1, end):
            when = self.c_when[i]
            placed, meta, card = self.c_placed[i], self.c_meta[i], self.c_card[i]
            k = i
            while k > start and self.c_when[k - 1] > when:
                self.c_when[k] = self.c_when[k - 1]
                self.c_placed[k] = self.c_placed[k - 1]
                self.c_meta[k] = self.c_meta[k - 1]
                self.c_card[k] = self.c_card[k - 1]
                k -= 1
            self.c_when[k] = when
            self.c_placed[k] = placed
            self.c_meta[k] = meta
            self.c_card[k] = card

    def descend(self, t: int, k: int) -> None:
        """Makes frame ``t + 1`` of the relaxation from child ``k``."""
        u = t + 1
        self.copy_relaxed(t)
        self.g_placed[u] = self.c_placed[k]
        self.g_low[u] = self.c_meta[k] >> 4
        j = self.c_meta[k] & 15
        if j != NONE:
            self.turn(u, j)
