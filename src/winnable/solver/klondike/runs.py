"""The depth-first search of the Klondike kernel, with restarts.

If ``unseen`` is set, the search also returns WON as soon as one of those cards is turned up. LOST
then means that none of them can ever be turned up and that the game cannot be won without them.
The result holds for every order of the unseen cards: a face-down card accepts no card and cannot
move, so the search never depends on which unseen card lies where. The pruning rules remain sound,
because their arguments compare only which cards can become loose.

If ``wanted`` is set, the search returns WON as soon as that many cards can be on the foundations at
once. ``docs/solver.md`` says why each pruning rule holds for this goal too.
"""

from .draw_one import DrawOne
from .layout import (
    ANY,
    GO,
    IS_WON,
    LIMITED,
    LOST,
    MEMORY,
    NODES,
    PLACE,
    RESTART,
    STOP,
    STOPPED,
    WON,
)


class Runs(DrawOne):
    """The depth-first search of a frame, repeated until a run decides."""

    def make_runs(self) -> None:
        """Sets the switches."""
        self.use_restarts = 1

    def begin(self, size: int) -> None:
        """Empties the tables; they start with ``size`` entries."""
        self.rng = 12345
        self.first_state = self.nodes + self.relaxed_nodes
        self.reset_table(size)
        self.reset_relaxed(size)
        self.reset_solved()
        self.begin_families()

    def hunt(self, t: int, start: int) -> int:
        """Searches frame ``t`` in runs, each with another move order, until a run is completed or
        meets a limit. Stores search moves from index ``start``. Returns LOST, WON or STOPPED.
        """
        self.run_number = 0
        self.begin_pending(t)
        self.first_node = self.nodes
        self.begin_draw_one(t)
        while True:
            self.run_end = self.nodes + 500 * self.luby(self.run_number + 1)
            self.abort = GO
            self.child_top = start
            result = self.dfs(t)
            if self.abort != RESTART:
                break
            self.run_number += 1
        return STOPPED if self.abort == LIMITED else result

    def dfs(self, t: int) -> int:
        """Searches frame ``t``. Returns WON or LOST.

        If ``abort`` is set, LOST is not a proof, unless ``abort`` is REFUTED.
        """
        # Step 1. Count the node and check the limits.
        self.nodes += 1
        if self.stop:
            return self.give_up(STOP)
        if self.nodes + self.relaxed_nodes > self.max_nodes:
            return self.give_up(NODES)
        if self.use_restarts and self.nodes > self.run_end:
            self.abort = RESTART
            return LOST
        # Step 2. Compute the component.
        count = self.flood(t)
        if t > 0:
            self.strike(t)
        # Step 3. Is it won?
        if self.is_won(t, count) or (self.f_roots[t] | self.f_loose[t]) & self.unseen:
            self.won_depth = t
            return WON
        # Step 4. Play a safe root or stock card up, without branching.
        if self.use_safe and self.commit(t, count):
            return self.dfs(t + 1)
        # Step 5. Look the node up in the transposition table. A node with a pending card is not
        # stored: it is searched in part.
        scope = self.scope(t, count)
        whole = scope >= ANY
        known = self.seen(t, whole)
        if known:
            return WON if known == 2 else LOST
        if self.always and self.is_lost_with_less(t):
            return LOST
        # Step 6. Ask the relaxation for a proof of loss.
        if self.use_relax and self.refuted(t):
            if self.always and not self.abort:
                self.add_lost_node(t)
            return LOST
        if not self.abort and self.lost_at_draw_one(t):
            return LOST
        # Step 7. List the search moves, sorted.
        start = self.child_top
        if self.abort or not self.generate(t, count, scope):
            if whole:
                self.mark(t, PLACE)
            return LOST if self.abort else self.give_up(MEMORY)
        end = self.child_top
        self.f_end[t] = end
        # Step 8. Search each of them.
        for i in range(start, end):
            entry = self.child[i]
            if entry == 0:  # removed by strike
                continue
            self.f_next[t] = i + 1
            self.enter(t, entry)
            if self.dfs(t + 1) == WON:
                if whole:
                    self.mark(t, IS_WON)
                return WON
            if self.abort != GO:
                if whole:
                    self.mark(t, PLACE)
                break
        self.child_top = start
        if self.always and whole and not self.abort:
            self.add_lost_node(t)
        return LOST

    def luby(self, i: int) -> int:
        """Returns term ``i``, from 1, of 1 1 2 1 1 2 4 1 ... (Luby, Sinclair & Zuckerman 1993)."""
        k = 1
        while k < i + 1:
            k *= 2
        while k != i + 1:
            i -= k // 2 - 1
            k = 1
            while k < i + 1:
                k *= 2
        return k // 2
