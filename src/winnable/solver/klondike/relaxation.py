"""The relaxation of the Klondike search: proves a node lost without searching it.

It ignores the position of the waste and lets every foundation card return. This over-approximates
reachability: a node that is lost in the relaxation is lost. ``docs/solver.md`` has the argument,
``layout`` the bits of the table. A *call* is one question to the relaxation about a node.
"""

from ..bits import compiled
from .layout import (
    ALIVE,
    CARDS,
    DEAD,
    IDS,
    IS_ALIVE,
    IS_DEAD,
    LIMIT,
    LOCKS,
    MET_LIMIT,
    REFUTED,
    RELAX_DEPTH,
    RELAX_OPEN,
    TAINTED,
    open_low,
    pack_call,
    pack_open,
    pack_relaxed,
    relaxed_call,
)
from .relaxed import Relaxed


class Relaxation(Relaxed):
    """Proofs of loss."""

    def make_relaxation(self) -> None:
        """Allocates the arrays and sets the switches."""
        if not compiled:  # the compiled class has C arrays
            self.left_open = [0] * RELAX_OPEN
            self.left_ck = [0] * RELAX_OPEN
        self.root_asked = 0
        self.call = 0
        self.open_top = 0
        self.use_relax = 1
        self.use_locks = 1
        self.use_alive = 1
        self.use_easier = 1
        self.use_closing = 1
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
        if self.wanted:
            fixed = placed | self.g_roots[t] | self.g_down[t] | lock | self.sentinel
            if self.height(fixed) >= self.wanted:
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
