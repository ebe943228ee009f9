"""Draw one as a relaxation: with unlimited passes, what is lost at draw one is lost at any draw.

Every line of play at draw two or more can be played at draw one, where each stock card can be taken
at any time. So a node is lost if the same node is lost at draw one, with foundation returns. A
*question* searches it there, exactly. What it proves is kept for the whole search, in a table of
its own; ``layout`` draws its entries.
"""

from ..bits import ALL64, MIX, NOTHING, alloc, compiled, dealloc
from .layout import (
    ANY,
    DEAD,
    FOUND,
    FOUND_LOST,
    FOUND_SHORT,
    FOUND_WON,
    LOST,
    MEMORY,
    NODES,
    REFUTED,
    STOP,
    STOPPED,
    WON,
)
from .relaxation import Relaxation


class DrawOne(Relaxation):
    """Proofs of loss at draw one."""

    def make_draw_one(self) -> None:
        """Makes an empty table and sets the switches."""
        if not compiled:  # the compiled class has C arrays
            self.solved: list[int] = []
        self.solved_used = 0
        self.use_draw_one = 1
        # Nodes of the search before the first question, and the most nodes of a question.
        self.draw_one_from = 4000
        self.draw_one_limit = 50_000

    def begin_draw_one(self, t: int) -> None:
        """Decides whether the search of frame ``t``, which begins, asks questions: only with
        unlimited passes, at draw two or more, and if the key of a node fits an entry.
        """
        bits = self.n_stock + 16
        while bits < 64 and self.f_ck[0] >> (bits - self.n_stock - 16):
            bits += 1
        self.asks = self.use_draw_one and self.unlimited and not self.always and bits <= 62
        self.asked_from = t
        self.asked = 0
        self.next_whole = 2 * self.draw_one_from

    def lost_at_draw_one(self, t: int) -> int:
        """Whether a question proves frame ``t`` lost, or the frame from which the search began;
        this ends the search.
        """
        if not self.asks:
            return 0
        nodes = self.nodes - self.first_node
        if nodes < self.draw_one_from:
            return 0
        # 1. Whenever the search has grown by a factor of four, ask about all of it.
        if nodes >= self.next_whole:
            self.next_whole = 4 * nodes
            if self.question(t, self.asked_from, 300 * nodes) == LOST:
                self.abort = REFUTED
                return 1
        # 2. Ask about this frame; only look it up if questions cost too much.
        limit = self.draw_one_limit if self.asked < 200 * nodes + 10 * self.draw_one_limit else 0
        return self.question(t, t, limit) == LOST

    def question(self, t: int, of: int, limit: int) -> int:
        """Searches frame ``of`` at draw one, in the frames after ``t``, with at most ``limit``
        nodes. Returns LOST, WON or STOPPED.
        """
        returns = self.returns
        self.returns = 1
        self.copy_frame(of, t + 1)
        self.f_canon[t + 1] = self.f_canon[of]
        if not returns:
            self.flood(t + 1)  # its component has more vectors
        key = self.solved_key(t + 1)
        found = self.found(key)
        is_asked = found == 0 or (found == FOUND_SHORT and of != t)
        result = LOST if found == FOUND_LOST else WON if found == FOUND_WON else STOPPED
        if is_asked and self.is_lost_with_less(t + 1):
            is_asked = False
            result = LOST
        if is_asked and limit:
            result = self.play_draw_one(t + 1, limit)
            if result == STOPPED and not self.abort:
                self.keep(key, FOUND_SHORT)
        self.returns = returns
        if is_asked or not returns:
            self.flood(t)  # the members of the component were overwritten
        return result

    def play_draw_one(self, t: int, limit: int) -> int:
        """Searches frame ``t`` at draw one, with at most ``limit`` nodes."""
        timely, direction, run_number = self.is_timely, self.direction, self.run_number
        self.always = 1
        self.begin_pending(t)
        self.direction = 1
        self.run_number = 0
        self.f_next[t - 1] = 0
        self.f_end[t - 1] = 0
        self.asked_end = self.asked + limit
        result = self.dfs_one(t)
        self.always = 0
        self.is_timely, self.direction, self.run_number = timely, direction, run_number
        return result

    def dfs_one(self, t: int) -> int:
        """Searches frame ``t`` at draw one. Returns LOST, WON or STOPPED: at a limit of the
        question, or of the search (``abort``).
        """
        # Step 1. Count the node and check the limits.
        self.relaxed_nodes += 1
        self.asked += 1
        if self.stop:
            self.give_up(STOP)
            return STOPPED
        if self.nodes + self.relaxed_nodes > self.max_nodes:
            self.give_up(NODES)
            return STOPPED
        if self.asked > self.asked_end:
            return STOPPED
        # Step 2. The component; won; a safe card.
        count = self.flood(t)
        self.strike(t)
        if self.is_won(t, count) or (self.f_roots[t] | self.f_loose[t]) & self.unseen:
            return WON
        if self.use_safe and self.commit(t, count):
            return self.dfs_one(t + 1)
        # Step 3. Look it up; ask the relaxation, without locks.
        scope = self.scope(t, count)
        key = self.solved_key(t)
        found = self.found(key)
        if found == FOUND_LOST:
            return LOST
        if found == FOUND_WON:
            return WON
        if self.is_lost_with_less(t):
            return LOST
        if self.use_relax and self.relax_frame(t, 0) == DEAD:
            self.keep(key, FOUND_LOST)
            self.add_lost_node(t)
            return LOST
        # Step 4. Search the moves.
        start = self.child_top
        if not self.generate(t, count, scope):
            self.give_up(MEMORY)
            return STOPPED
        end = self.child_top
        self.f_end[t] = end
        result = LOST
        for i in range(start, end):
            entry = self.child[i]
            if entry == 0:  # removed by strike
                continue
            self.f_next[t] = i + 1
            self.enter(t, entry)
            result = self.dfs_one(t + 1)
            if result != LOST:
                break
        self.child_top = start
        # Step 5. Keep what is proven. No node with a pending card: it was searched in part.
        if result == WON:
            self.keep(key, FOUND_WON)
        elif result == LOST and scope >= ANY:
            self.keep(key, FOUND_LOST)
            self.add_lost_node(t)
        return result

    def solved_key(self, t: int) -> int:
        """Packs the node of frame ``t`` for the table of questions."""
        left, canon, code = self.f_left[t], self.f_canon[t], self.f_ck[t]
        return left | canon << self.n_stock | code << (self.n_stock + 16)

    def found(self, key: int) -> int:
        """Returns what is known of a node: FOUND_LOST, FOUND_WON, FOUND_SHORT or 0."""
        if self.solved_size == 0:
            return 0
        return self.solved[self.solved_slot(key)] & FOUND

    def solved_slot(self, key: int) -> int:
        """Returns the index of the entry of a node, or of the empty entry for it."""
        mask = self.solved_size - 1
        h = (key * MIX) & ALL64
        i = (((h ^ (h >> 29)) * MIX & ALL64) >> 32) & mask
        while self.solved[i] and self.solved[i] & ~FOUND != key:
            i = (i + 1) & mask
        return i

    def keep(self, key: int, found: int) -> None:
        """Stores what was found of a node, unless memory does not allow it."""
        if self.solved_used * 5 >= self.solved_size * 3 and not self.grow_solved():
            return
        i = self.solved_slot(key)
        if self.solved[i] == 0:
            self.solved_used += 1
        self.solved[i] = key | found

    def grow_solved(self) -> int:
        """Makes the table four times as large, if memory allows: it gets at most an eighth of the
        memory. Returns whether it did.
        """
        old, size = self.solved, self.solved_size
        more = 4 * size if size else 1024
        fits = more * 64 <= self.max_memory and self.held() + 8 * more <= self.max_memory
        fresh = alloc(more) if fits else NOTHING
        if not fresh:
            return 0
        self.solved = fresh
        self.solved_size = more
        for i in range(size):
            if old[i]:
                self.solved[self.solved_slot(old[i] & ~FOUND)] = old[i]
        dealloc(old)
        return 1

    def reset_solved(self) -> None:
        """Empties the table."""
        if self.solved_used:
            dealloc(self.solved)
            self.solved = NOTHING
            self.solved_size = 0
            self.solved_used = 0
