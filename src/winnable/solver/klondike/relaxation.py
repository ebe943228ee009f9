# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, annotation_typing=False, infer_types=True
"""The relaxation of the Klondike search: proves a node lost without searching it.

It ignores the position of the waste and lets every foundation card return. This over-approximates
reachability: a node that is lost in the relaxation is lost. ``docs/solver.md`` has the argument,
``layout`` the bits of the table. A *call* is one question to the relaxation about a node.
"""

try:
    from cython import compiled
except ImportError:  # interpreted, and Cython is not installed
    from ..bits import compiled

if not compiled:  # C types and constants when compiled (setup.py)
    from ..bits import ONE, ctz, popcount
    from .layout import (
        ALIVE,
        CARDS,
        DEAD,
        HEIGHT,
        IDS,
        IS_ALIVE,
        IS_DEAD,
        LATE,
        LIMIT,
        LOCKS,
        MET_LIMIT,
        NONE,
        REFUTED,
        RELAX_CHILDREN,
        RELAX_DEPTH,
        RELAX_OPEN,
        TAINTED,
        open_low,
        pack_call,
        pack_open,
        pack_relaxed,
        relaxed_call,
    )
    from .results import Results

COMPILED = compiled


class Relaxation(Results):
    """Proofs of loss."""

    def make_relaxation(self) -> None:
        """Allocates the arrays and sets the switches."""
        if not compiled:  # the compiled class has C arrays
            self.left_open = [0] * RELAX_OPEN
            self.left_ck = [0] * RELAX_OPEN
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
        self.root_asked = 0
        self.call = 0
        self.open_top = 0
        self.use_relax = 1
        self.use_locks = 1
        self.use_alive = 1
        self.use_easier = 1
        self.use_plan = 1
        self.use_closing = 1
        self.occupy = 1
        # Nodes before the first call of the relaxation, and the most states of a call.
        self.relax_from = 100
        self.relax_limit = 100_000
        # States of the search before it is first asked without locks.
        self.easier_from = 5000
        self.first_state = 0
        self.first_node = 0

    def refuted(self, t: int) -> int:
        """Whether a relaxation proves frame ``t`` lost."""
        if self.nodes < self.relax_from:
            return 0
        locks = self.use_locks and not self.always
        # 1. Once per search, try to prove the root lost.
        if not self.root_asked:
            self.root_asked = 1
            if self.relax_frame(0, locks) == DEAD:
                self.abort = REFUTED
                return 1
        # 2. Try to prove this frame lost.
        return self.relax_frame(t, locks) == DEAD

    def relax_frame(self, t: int, locks: int) -> int:
        """Searches the relaxation of frame ``t``. DEAD proves that the frame is lost."""
        left = self.max_nodes - self.nodes
        self.relax_stop = min(self.relaxed_nodes + self.relax_limit, left)
        states = self.nodes + self.relaxed_nodes - self.first_state
        self.is_easier = self.use_easier and self.unlimited and states >= self.easier_from
        self.call_base = 0
        self.open_top = 0
        if locks and self.is_easier:
            self.find_locks(t, 0)
            self.load_relaxed(t)
            if self.relax(0) == DEAD:
                return DEAD
        self.find_locks(t, locks)
        self.load_relaxed(t)
        return self.relax(0)

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

    def relax(self, t: int) -> int:
        """Searches frame ``t`` of the relaxation.

        Returns ALIVE (perhaps winnable), DEAD (lost), TAINTED (lost, if the states visited earlier
        in this call are lost) or LIMIT (not known).
        """
        # 1. Bring the state to its normal form.
        self.settle(t)
        low = self.g_low[t]
        lock = self.lock[low]
        placed = self.g_placed[t]
        if self.g_down[t] == 0 and (lock == 0 or not self.use_alive):
            return ALIVE
        if self.unseen & ~self.g_down[t]:
            return ALIVE
        # 2. Look it up in the table.
        key = pack_relaxed(self.g_ck[t], self.lock_number(low))
        i = self.relax_entry(placed, key)
        two = self.relaxed[2 * i + 1]
        if two:
            known = self.relaxed[2 * i]
            if known & IS_DEAD:
                return DEAD
            if known & IS_ALIVE:
                return ALIVE
            if t > self.call_base and relaxed_call(two) == self.call:
                return TAINTED
            if t == self.call_base and two & MET_LIMIT:
                return LIMIT  # it met the limit before
        elif self.is_lost_easier(self.g_ck[t], placed, self.lock_word[low]):
            return DEAD
        elif lock and self.is_easier:
            emptied = self.emptied
            if self.lost_without_locks(t):
                return DEAD
            if self.emptied != emptied:
                return LIMIT
            i = self.relax_entry(placed, key)
        # 3. Check the limits. The first frame of a call gives it a number, which marks the visited
        # states.
        if self.relaxed_nodes >= self.relax_stop or t + 2 >= RELAX_DEPTH:
            return LIMIT
        if t == self.call_base:
            if self.last_call + 1 >= IDS or self.lock_top + 1024 >= LOCKS:
                return self.renumber()
            self.last_call += 1
            self.call = self.last_call
        if two:
            self.relaxed[2 * i + 1] = key | pack_call(self.call) | (two & MET_LIMIT)
        else:
            self.relaxed[2 * i] = placed
            self.relaxed[2 * i + 1] = key | pack_call(self.call)
            if not self.make_room():
                return self.renumber()
        self.relaxed_nodes += 1
        # 4. List the children.
        start = self.relax_child_top
        opened = self.open_top
        if not self.expand(t):
            self.relax_child_top = start
            return LIMIT
        end = self.relax_child_top
        if self.use_plan or self.has_families:
            self.sort_children(start, end)
        # 5. Search them.
        result = DEAD
        for k in range(start, end):
            self.descend(t, k)
            outcome = self.relax(t + 1)
            if outcome in (ALIVE, LIMIT):
                result = outcome
                if outcome == ALIVE:
                    self.plan[self.c_card[k]] = (t + 1) | (self.last_call << 10)
                break
            if outcome == TAINTED:
                result = TAINTED
        self.relax_child_top = start
        # 6. Store the result.
        if result == TAINTED:
            if t > self.call_base and not (self.use_closing and self.g_ck[t] < self.g_ck[t - 1]):
                self.leave_open(t)
                return TAINTED
            self.close(opened)
            result = DEAD
        self.open_top = opened
        i = self.relax_entry(placed, key)  # the table may have grown or been emptied
        two = self.relaxed[2 * i + 1]
        if two == 0:
            return result
        if result == DEAD:
            self.relaxed[2 * i] = placed | IS_DEAD
            self.add_lost(self.g_ck[t], placed, self.lock_word[low])
        elif result == ALIVE:
            self.relaxed[2 * i] = placed | IS_ALIVE
        elif t == self.call_base:
            self.relaxed[2 * i + 1] = two | MET_LIMIT
        return result

    def leave_open(self, t: int) -> None:
        """Notes the state of frame ``t``: it is lost if those visited before in this call are."""
        if self.open_top < RELAX_OPEN:
            self.left_open[self.open_top] = pack_open(self.g_placed[t], self.g_low[t])
            self.left_ck[self.open_top] = self.g_ck[t]
            self.open_top += 1

    def close(self, opened: int) -> None:
        """Stores the states left open from index ``opened`` as lost. None of them can return to an
        earlier state: those have more cards in their columns.
        """
        for k in range(opened, self.open_top):
            low = open_low(self.left_open[k])
            placed = self.left_open[k] & CARDS
            i = self.relax_entry(placed, pack_relaxed(self.left_ck[k], self.lock_number(low)))
            if self.relaxed[2 * i + 1]:
                self.relaxed[2 * i] = placed | IS_DEAD
            self.add_lost(self.left_ck[k], placed, self.lock_word[low])

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

    def lost_without_locks(self, t: int) -> int:
        """Whether frame ``t``, a new state, is lost even without locks: a call of its own."""
        call, base = self.call, self.call_base
        self.call_base = t + 1
        self.copy_relaxed(t)
        self.g_placed[t + 1] = self.g_placed[t]
        self.g_low[t + 1] = 0
        result = self.relax(t + 1)
        self.call = call
        self.call_base = base
        return result == DEAD

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

    def descend(self, t: int, k: int) -> None:
        """Makes frame ``t + 1`` of the relaxation from child ``k``."""
        u = t + 1
        self.copy_relaxed(t)
        self.g_placed[u] = self.c_placed[k]
        self.g_low[u] = self.c_meta[k] >> 4
        j = self.c_meta[k] & 15
        if j != NONE:
            self.turn(u, j)

    def copy_relaxed(self, t: int) -> None:
        """Copies the columns of frame ``t`` of the relaxation to frame ``t + 1``."""
        u = t + 1
        self.g_roots[u] = self.g_roots[t]
        self.g_down[u] = self.g_down[t]
        self.g_cols[u] = self.g_cols[t]
        self.g_ck[u] = self.g_ck[t]
        self.g_empty[u] = self.g_empty[t]

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
