"""The search moves of the Klondike search: each makes one more card loose.

``layout`` draws the bits of a search move.
"""

from ..bits import LOW32, ONE, compiled, ctz, popcount
from .layout import (
    ANY,
    CHILDREN,
    DEPTH,
    HEIGHT,
    LAST,
    LOOSE,
    MEMBERS,
    REDEAL,
    TIMELY,
    UP,
    move_card,
    move_vector,
    pack_move,
)
from .pending import Pending


class Moves(Pending):
    """The search moves of a frame."""

    def make_moves(self) -> None:
        """Allocates the arrays."""
        if not compiled:  # the compiled class has C arrays
            self.f_next = [0] * DEPTH
            self.f_end = [0] * DEPTH
            self.from_member = [0] * MEMBERS
            self.from_card = [0] * MEMBERS
            self.from_down = [0] * MEMBERS
            self.child = [0] * CHILDREN
            self.order = [0] * 64
            self.noise = [0] * 4
        self.child_top = 0
        self.run_number = 0
        self.rng = 0
        # Weight of the random part of the move order in every fourth run.
        self.noise[0], self.noise[1], self.noise[2], self.noise[3] = 2, 100, 10, 40

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
        b = ONE << card
        self.copy_frame(t, u)
        self.f_via[u] = f
        if entry & UP:
            f += self.step(card)
        self.f_entry[u] = f
        self.f_card[u] = card
        self.f_pending[u] = TIMELY
        if entry & LOOSE:  # without returns: a loose card goes up
            return
        self.f_loose[u] |= b
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
        if not entry & UP:
            self.f_pending[u] = card
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

    def generate(self, t: int, count: int, scope: int) -> int:
        """Lists the search moves of frame ``t`` that are in the ``scope``, sorted. Returns 0 if the
        list is full.
        """
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
            tables = fits & either
            if scope != ANY:
                tables &= roots | self.on_time(t, i)
                if scope == TIMELY:
                    ups &= roots | self.up_on_time(t, i)
                else:
                    need = self.needing(t, i, scope)
                    tables &= need
                    ups &= need & roots
            goes = tables | ups
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
                if not tables & b:
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

    def route(self, t: int, target: int, between: int) -> int:
        """Searches the component of frame ``t`` breadth first from ``f_entry[t]`` for the vector
        ``target``. Returns its index in ``member``, or the number of members if it is not among
        them. ``from_member`` holds the predecessor of each member.

        With ``between``, first searches only the vectors between the two. If the target is reached
        there, no step leads away from it, so the way is the one that the whole search finds.
        """
        self.fresh()
        self.member[0] = self.f_entry[t]
        self.stamp[self.member[0]] = self.gen
        self.from_member[0] = -1
        count = 1
        i = 0
        if target == self.f_entry[t]:
            return 0
        while i < count:
            f = self.member[i]
            self.look(t, f, i)
            for s in range(4):
                h = (f >> (4 * s)) & 15
                goal = (target >> (4 * s)) & 15
                for down in range(2):
                    if between and (h <= goal if down else h >= goal):
                        continue
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
                        if e == target:
                            return count
                        count += 1
            i += 1
        return self.route(t, target, 0) if between else count
