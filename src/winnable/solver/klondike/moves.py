# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, annotation_typing=False, infer_types=True
"""The moves of the Klondike search: components of foundation vectors, and search moves.

A *vector* is the heights of the four foundations. Loose cards that go up or come down change the
vector; the vectors that can be reached from each other in this way are a *component*. A *search
move* makes one more card loose. ``words`` draws the layout of both.
"""

try:
    from cython import compiled
except ImportError:  # interpreted, and Cython is not installed
    from ..bits import compiled

if not compiled:  # C types and constants when compiled (setup.py)
    from ..bits import LOW32, ONE, ctz, popcount
    from .state import State
    from .words import (
        CHILDREN,
        DEPTH,
        EVEN,
        HEIGHT,
        LAST,
        LAST_GEN,
        LOOSE,
        MEMBERS,
        REDEAL,
        UP,
        move_card,
        move_vector,
        pack_move,
    )

COMPILED = compiled


class Moves(State):
    """Components, safe cards and search moves of a frame."""

    def make_moves(self) -> None:
        """Allocates the arrays and sets the switches."""
        if not compiled:  # the compiled class has C arrays
            self.f_next = [0] * DEPTH
            self.f_end = [0] * DEPTH
            self.stamp = [0] * 65536
            self.member = [0] * MEMBERS
            self.m_fits = [0] * MEMBERS
            self.m_next = [0] * MEMBERS
            self.m_bare = [0] * MEMBERS
            self.from_member = [0] * MEMBERS
            self.from_card = [0] * MEMBERS
            self.from_down = [0] * MEMBERS
            self.child = [0] * CHILDREN
            self.order = [0] * 64
            self.noise = [0] * 4
        self.gen = 0
        self.child_top = 0
        self.run_number = 0
        self.rng = 0
        self.use_safe = 1
        # Weight of the random part of the move order in every fourth run.
        self.noise[0], self.noise[1], self.noise[2], self.noise[3] = 2, 100, 10, 40

    def flood(self, t: int) -> int:
        """Lists the component of the vector ``f_entry[t]`` as ``member`` and returns its size. A
        safe card goes up and never comes down.
        """
        self.fresh()
        self.first_gen = self.gen
        f = self.f_entry[t]
        self.member[0] = f
        self.stamp[f] = self.gen
        count = 1
        i = 0
        while i < count:
            f = self.member[i]
            self.look(t, f, i)
            ups = self.m_next[i] & self.m_bare[i] & self.f_loose[t]
            safe = self.safe(f, 0) & ups if ups and self.use_safe else 0
            if safe:
                # The vectors collected so far are dominated: start again with this card up.
                f += self.step(ctz(safe))
                self.gen += 1
                self.member[0] = f
                self.stamp[f] = self.gen
                count = 1
                i = 0
                continue
            i += 1
            if not self.returns:
                break
            downs = self.m_fits[i - 1] & (
                self.top[f & 15]
                | self.top[16 + ((f >> 4) & 15)]
                | self.top[32 + ((f >> 8) & 15)]
                | self.top[48 + (f >> 12)]
            )
            if downs and self.use_safe:
                downs &= ~self.safe(f, 1)
            while ups:
                e = f + self.step(ctz(ups))
                ups &= ups - 1
                if self.stamp[e] != self.gen:
                    self.stamp[e] = self.gen
                    self.member[count] = e
                    count += 1
            while downs:
                e = f - self.step(ctz(downs))
                downs &= downs - 1
                if self.stamp[e] != self.gen:
                    self.stamp[e] = self.gen
                    self.member[count] = e
                    count += 1
        # The lowest vector identifies the component; the relaxation starts from the one with the
        # most cards on the foundations.
        lowest = self.member[0]
        best = lowest
        most = 0
        for i in range(count):
            f = self.member[i]
            lowest = min(lowest, f)
            height = (f & 15) + ((f >> 4) & 15) + ((f >> 8) & 15) + (f >> 12)
            if height > most:
                most = height
                best = f
        self.f_canon[t] = lowest
        self.f_best[t] = best
        return count

    def fresh(self) -> None:
        """Starts a new generation, so that stamps of older generations are ignored. A flood uses up
        to 53 generations; the stamps are cleared well before the 32-bit number overflows.
        """
        if self.gen > LAST_GEN:
            for i in range(65536):
                self.stamp[i] = 0
            self.gen = 0
        self.gen += 1

    def step(self, card: int) -> int:
        """Returns the difference of the vectors after and before a card goes up."""
        return 1 << (4 * ((card & 3) ^ (((card >> 2) & 1) << 1)))

    def look(self, t: int, f: int, i: int) -> None:
        """Computes, for frame ``t`` at vector ``f``, the cards that fit, are bare and are next on
        their foundation; stores them for member ``i``.
        """
        placed = self.f_loose[t] & ~self.out(f)
        fits = self.places(placed, self.f_roots[t])
        self.m_bare[i] = (fits << 4) | 15
        self.m_fits[i] = fits | self.empty_places(placed, self.f_empty[t])
        self.m_next[i] = self.all & (
            self.single[f & 15]
            | self.single[16 + ((f >> 4) & 15)]
            | self.single[32 + ((f >> 8) & 15)]
            | self.single[48 + (f >> 12)]
        )

    def out(self, f: int) -> int:
        """Returns the cards on the foundations at vector ``f``."""
        return (
            self.below[f & 15]
            | self.below[16 + ((f >> 4) & 15)]
            | self.below[32 + ((f >> 8) & 15)]
            | self.below[48 + (f >> 12)]
        )

    def empty_places(self, placed: int, empty: int) -> int:
        """The cards that have an open place on an empty column: more columns are ``empty`` than
        heads are placed. Only kings are heads, and a king lies nowhere else, so each placed king
        takes one column.
        """
        if empty > popcount(placed & self.heads):
            return self.heads
        return 0

    def places(self, placed: int, roots: int) -> int:
        """The cards that have an open place on a visible card: more of the two cards that accept
        them are visible than cards of their rank and colour are placed.
        """
        up = (placed | roots) >> 4
        g = (
            ((up | (up >> 1)) & ~(placed | (placed >> 1)))
            | (up & (up >> 1) & ~(placed & (placed >> 1)))
        ) & EVEN
        return g | (g << 1)

    def is_safe(self, rank: int, other: int, mate: int) -> int:
        """Whether a card of ``rank`` is safe: it need never lie in the tableau again. ``other`` is
        the lower height of the foundations of the other colour, ``mate`` the height of the other
        foundation of its own colour.
        """
        return other >= rank - 1 and mate >= rank - 2

    def safe(self, f: int, back: int) -> int:
        """Returns the safe cards among those that are next on their foundations at vector ``f``;
        with ``back`` = 1, among the top cards of the foundations.

        A card is safe if both foundations of the other colour hold every card two ranks below it,
        and the other foundation of its colour every card three ranks below (Blake & Gent, theorem
        1). Without foundation returns it is also safe if every card that could lie on it is on its
        foundation. That second rule is not valid in the relaxation, where cards always return:
        with draw 1, no returns, 6 ranks and 5 columns it loses
        5S4D6S5H4C6H6C5D5C2CASAD2SAH2D2HAC4S3S3D3H3C6D4H, which is winnable.
        """
        h0 = f & 15
        h1 = (f >> 4) & 15
        h2 = (f >> 8) & 15
        h3 = f >> 12
        red = min(h0, h1)
        black = min(h2, h3)
        found = 0
        if self.is_safe(h0 - back, black, h1) or (not self.returns and black >= h0):
            found |= self.top[h0] if back else self.single[h0]
        if self.is_safe(h1 - back, black, h0) or (not self.returns and black >= h1):
            found |= self.top[16 + h1] if back else self.single[16 + h1]
        if self.is_safe(h2 - back, red, h3) or (not self.returns and red >= h2):
            found |= self.top[32 + h2] if back else self.single[32 + h2]
        if self.is_safe(h3 - back, red, h2) or (not self.returns and red >= h3):
            found |= self.top[48 + h3] if back else self.single[48 + h3]
        return found

    def strike(self, t: int) -> None:
        """Removes the later siblings of frame ``t`` that lead into the same component."""
        for i in range(self.f_next[t - 1], self.f_end[t - 1]):
            entry = self.child[i]
            if entry == 0:
                continue
            if move_card(entry) != self.f_card[t]:
                return
            f = move_vector(entry)
            if entry & UP:
                f += self.step(self.f_card[t])
            if self.stamp[f] >= self.first_gen:
                self.child[i] = 0

    def commit(self, t: int, count: int) -> int:
        """Makes frame ``t + 1`` by playing a safe root or stock card up, if there is one. Returns
        whether it did.
        """
        goers = self.safe_stock(t)
        for i in range(count):
            ups = self.m_next[i] & ((self.f_roots[t] & self.m_bare[i]) | goers)
            if ups:
                ups &= self.safe(self.member[i], 0)
            if ups:
                self.f_next[t] = 0
                self.f_end[t] = 0
                self.enter(t, pack_move(ctz(ups), self.member[i]) | UP)
                return 1
        return 0

    def safe_stock(self, t: int) -> int:
        """Returns the stock cards that can be taken now without putting another out of reach."""
        left = self.f_left[t]
        if left == 0:
            return 0
        if self.always:
            return self.f_stock[t]
        if self.unlimited:
            return 0
        p = self.f_p[t]
        b = 0
        if p > 0 and (self.draw == 1 or self.f_redeals[t] == 0):
            b = ONE << self.stock_card[self.nth(left, p - 1)]
        if self.draw == 1 and p < popcount(left):
            b |= ONE << self.stock_card[self.nth(left, p)]
        return b

    def nth(self, left: int, i: int) -> int:
        """Returns the index in the stock of the ``i``-th card that is left."""
        while i > 0:
            left &= left - 1
            i -= 1
        return ctz(left)

    def enter(self, t: int, entry: int) -> None:
        """Makes frame ``t + 1`` by the search move ``entry``: its card becomes loose."""
        u = t + 1
        card = move_card(entry)
        f = move_vector(entry)
        self.f_via[u] = f
        if entry & UP:
            f += self.step(card)
        self.f_entry[u] = f
        self.f_card[u] = card
        b = ONE << card
        self.f_roots[u] = self.f_roots[t]
        self.f_down[u] = self.f_down[t]
        self.f_cols[u] = self.f_cols[t]
        self.f_ck[u] = self.f_ck[t]
        self.f_empty[u] = self.f_empty[t]
        self.f_left[u] = self.f_left[t]
        self.f_stock[u] = self.f_stock[t]
        self.f_p[u] = self.f_p[t]
        self.f_redeals[u] = self.f_redeals[t]
        if entry & LOOSE:  # without returns: a loose card goes up
            self.f_loose[u] = self.f_loose[t]
            return
        self.f_loose[u] = self.f_loose[t] | b
        if self.f_roots[t] & b:
            # A root: the next card of its column is turned up.
            j = self.home[card]
            k = ((self.f_cols[t] >> (4 * j)) & 15) - 1
            self.f_cols[u] -= ONE << (4 * j)
            self.f_ck[u] -= self.weight[j]
            self.f_roots[u] ^= b
            if k > 0:
                turned = self.dealt[j * HEIGHT + k - 1]
                b = ONE << turned
                self.f_down[u] ^= b
                if k == 1 and b & self.heads:
                    self.f_cols[u] -= ONE << (4 * j)
                    self.f_ck[u] -= self.weight[j]
                    self.f_loose[u] |= b
                    self.f_empty[u] += 1
                else:
                    self.f_roots[u] |= b
            else:
                self.f_empty[u] += 1
            return
        # A stock card: the waste now ends with the card below it.
        at = self.stock_at[card]
        left = self.f_left[t]
        i = popcount(left & ((ONE << at) - 1))
        left ^= ONE << at
        self.f_left[u] = left
        self.f_stock[u] ^= b
        if entry & REDEAL:
            self.f_redeals[u] -= 1
        if self.unlimited and (i % self.draw == 0 or left >> at == 0):
            i = 0
        self.f_p[u] = i

    def access(self, t: int) -> None:
        """Computes the sets of stock cards that can come to the top of the waste: ``now`` in this
        pass, ``later`` only after a redeal.
        """
        self.now = 0
        self.later = 0
        left = self.f_left[t]
        if self.always or left == 0:
            self.now = self.f_stock[t]
            return
        d = self.draw
        p = self.f_p[t]
        redeals = self.f_redeals[t]
        n = popcount(left)
        wait = p - 1 if p else d - 1  # ordinal of the next card on top of the waste
        grid = d - 1
        i = 0
        while left:
            b = ONE << self.stock_card[ctz(left)]
            left &= left - 1
            if i == wait or i == n - 1:
                self.now |= b
            elif i == grid:
                if self.unlimited:
                    self.now |= b
                elif redeals:
                    self.later |= b
            if i == wait:
                wait += d
            if i == grid:
                grid += d
            i += 1

    def generate(self, t: int, count: int) -> int:
        """Lists the search moves of frame ``t``, sorted. Returns 0 if the list is full."""
        self.access(t)
        roots = self.f_roots[t]
        stock = self.now | self.later
        either = roots | stock
        start = self.child_top
        end = start
        noise = self.noise[self.run_number & 3]
        first = 0
        for i in range(count):
            fits = self.m_fits[i]
            nexts = self.m_next[i]
            ups = nexts & (stock | (roots & self.m_bare[i]))
            goes = (fits & either) | ups
            f = self.member[i]
            while goes:
                b = goes & -goes
                goes ^= b
                card = ctz(b)
                if not first & b:
                    first |= b
                    if b & roots:
                        order = 9 - self.home[card]
                    elif b & nexts:
                        order = 80 + self.direction * self.stock_at[card]
                    else:
                        order = 190 + self.direction * self.stock_at[card]
                    order *= 30
                    if self.run_number:
                        self.rng = (self.rng * 1664525 + 1013904223) & LOW32
                        order += ((self.rng >> 8) % 100) * noise
                    self.order[card] = order
                entry = (self.order[card] << 32) | pack_move(card, f)
                # A card that could do both goes to the table, and can go up from there: this leads
                # to the same component. It needs a rule: whatever lies on an empty column lies
                # nowhere else. A queen there could take the column that the run on a king needs.
                if not fits & b:
                    entry |= UP
                if b & self.later:
                    entry |= REDEAL
                self.child[end] = entry
                end += 1
                if end + 8 > CHILDREN:
                    return 0
            if not self.returns:
                placed = self.f_loose[t] & nexts & self.m_bare[i]
                while placed:
                    b = placed & -placed
                    placed ^= b
                    card = ctz(b)
                    self.child[end] = LAST | pack_move(card, f) | LOOSE | UP
                    end += 1
        # Insertion sort: the list is short and nearly sorted.
        for i in range(start + 1, end):
            entry = self.child[i]
            k = i
            while k > start and self.child[k - 1] > entry:
                self.child[k] = self.child[k - 1]
                k -= 1
            self.child[k] = entry
        self.child_top = end
        return 1

    def route(self, t: int, target: int) -> int:
        """Searches the component of frame ``t`` breadth first from ``f_entry[t]`` for the vector
        ``target``. Returns its index in ``member``, or the number of members if it is not among
        them. ``from_member`` holds the predecessor of each member.
        """
        self.fresh()
        self.member[0] = self.f_entry[t]
        self.stamp[self.member[0]] = self.gen
        self.from_member[0] = -1
        count = 1
        i = 0
        while i < count and self.member[i] != target:
            f = self.member[i]
            self.look(t, f, i)
            for s in range(4):
                h = (f >> (4 * s)) & 15
                for down in range(2):
                    if down:
                        b = self.top[16 * s + h] & self.m_fits[i] if self.returns else 0
                        e = f - (1 << (4 * s))
                    else:
                        b = self.m_next[i] & self.single[16 * s + h]
                        b &= self.m_bare[i] & self.f_loose[t]
                        e = f + (1 << (4 * s))
                    if b and self.stamp[e] != self.gen:
                        self.stamp[e] = self.gen
                        self.member[count] = e
                        self.from_member[count] = i
                        self.from_card[count] = ctz(b)
                        self.from_down[count] = down
                        count += 1
            i += 1
        return i
