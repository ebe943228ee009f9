"""The transposition table of the Klondike search.

``layout`` draws the bits of its entries.
"""

from ..bits import ALL64, MIX, NOTHING, alloc, compiled, dealloc
from .layout import (
    IS_WON,
    LOW38,
    MEMORY,
    PLACE,
    node_redeals,
    node_turns,
    pack_node,
    pack_place,
    pack_stock,
)
from .moves import Moves


class Memory(Moves):
    """The transposition table."""

    def make_memory(self) -> None:
        """Makes an empty table and sets the switches."""
        if not compiled:  # the compiled class has C arrays
            self.table: list[int] = []
        self.table_size = 0
        self.relax_size = 0
        self.solved_size = 0
        self.family_size = 0
        self.block_size = 0
        self.use_dominance = 1

    def reset_table(self, size: int) -> None:
        """Empties the table and gives it ``size`` entries."""
        if self.table_size != size:
            dealloc(self.table)
            self.table = alloc(2 * size)
            self.table_size = size
        else:
            for i in range(2 * size):
                self.table[i] = 0
        self.table_used = 0

    def seen(self, t: int, keep: int) -> int:
        """Looks up the node of frame ``t``. Returns 1 if a node that dominates it is lost, 2 if
        this node is won. Otherwise returns 0 and, with ``keep``, stores the node.

        A matching node is never an ancestor: ancestors have fewer loose cards or, without
        foundation returns, a lower vector. So the search of a matching node has ended.
        """
        rest = self.f_p[t] % self.draw
        turns = self.f_p[t] // self.draw
        redeals = self.f_redeals[t]
        one = pack_stock(self.f_left[t], rest)
        key = pack_node(self.f_ck[t], self.f_canon[t])
        two = key | pack_place(turns, redeals)
        mask = self.table_size - 1
        i = self.slot(one, key) & mask
        while self.table[2 * i + 1]:
            word = self.table[2 * i + 1]
            if self.table[2 * i] == one and word & ~PLACE == key:
                old_turns = node_turns(word)
                old_redeals = node_redeals(word)
                if word == two or self.earlier(rest, old_redeals, old_turns, redeals, turns):
                    return 1
                if keep and (
                    old_turns == 63 or self.earlier(rest, redeals, turns, old_redeals, old_turns)
                ):
                    self.table[2 * i + 1] = two
                    return 0
            elif word == two | IS_WON and self.table[2 * i] == one:
                return 2
            i = (i + 1) & mask
        if not keep:
            return 0
        self.table[2 * i] = one
        self.table[2 * i + 1] = two
        self.table_used += 1
        if self.table_used * 5 > self.table_size * 3:
            self.grow_table()
        return 0

    def earlier(self, rest: int, redeals: int, turns: int, then: int, later: int) -> int:
        """Whether one position of the waste dominates another, because drawing leads from the first
        to the second.

        The first has ``redeals`` left and is ``turns`` draws into its pass; the second has ``then``
        redeals left and is ``later`` draws into its pass. In both, ``rest`` is ``waste % draw``. A
        position with more redeals left reaches every position with ``rest`` 0.
        """
        if not self.use_dominance or turns == 63:
            return 0
        return (redeals >= then and turns <= later) or (rest == 0 and redeals > then)

    def slot(self, one: int, two: int) -> int:
        """Returns the hash of a node. It omits the fields that may differ in a dominating node."""
        h = ((one * MIX) & ALL64) ^ (two & LOW38)
        h = ((h ^ (h >> 29)) * MIX) & ALL64
        return h >> 32

    def held(self) -> int:
        """Returns the bytes of all tables of the search."""
        return (
            16 * (self.table_size + self.relax_size)
            + 8 * (self.solved_size + self.family_size)
            + 128 * self.block_size
        )

    def grow_table(self) -> None:
        """Makes the table four times as large. Ends the search if memory does not allow it."""
        old, size = self.table, self.table_size
        fresh = alloc(8 * size) if self.held() + 64 * size <= self.max_memory else NOTHING
        if not fresh:
            self.give_up(MEMORY)
            return
        self.table = fresh
        self.table_size = 4 * size
        mask = self.table_size - 1
        for i in range(size):
            word = old[2 * i + 1]
            if word:
                k = self.slot(old[2 * i], word) & mask
                while self.table[2 * k + 1]:
                    k = (k + 1) & mask
                self.table[2 * k] = old[2 * i]
                self.table[2 * k + 1] = word
        dealloc(old)

    def mark(self, t: int, mark: int) -> None:
        """Marks the node of frame ``t`` as won (``IS_WON``), or as unproven after an interrupted
        run (``PLACE``). An unproven entry prunes nothing.
        """
        one = pack_stock(self.f_left[t], self.f_p[t] % self.draw)
        key = pack_node(self.f_ck[t], self.f_canon[t])
        place = pack_place(self.f_p[t] // self.draw, self.f_redeals[t])
        mask = self.table_size - 1
        i = self.slot(one, key) & mask
        while self.table[2 * i + 1]:
            if self.table[2 * i] == one and self.table[2 * i + 1] == key | place:
                self.table[2 * i + 1] |= mark
                return
            i = (i + 1) & mask
