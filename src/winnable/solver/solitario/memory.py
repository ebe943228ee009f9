"""The memory of the solitario search: the tree of discards and the transposition table.

``layout`` draws the bits of their entries.
"""

from ..bits import ALL64, LOW32, MIX, alloc, compiled, dealloc
from .layout import NODES, entry_budget, entry_key, pack_discard, pack_entry
from .state import State


class Memory(State):
    """The tree of discards and the transposition table."""

    def make_memory(self) -> None:
        """Makes empty tables."""
        if not compiled:  # the compiled class has C arrays
            self.table: list[int] = []
            self.slots: list[int] = []
            self.arena: list[int] = []
        self.max_words = 0
        self.table_size = 0
        self.slots_size = 0
        self.arena_size = 0

    def __dealloc__(self) -> None:
        self.free_tables()

    def free_tables(self) -> None:
        """Frees the tables."""
        dealloc(self.table)
        dealloc(self.slots)
        dealloc(self.arena)

    def push(self, d: int, card: int) -> int:
        """Returns the node of the discards ``d`` with ``card`` on top; adds it if it is new.
        Returns 0 if memory runs out. Equal discards have equal nodes.
        """
        word = pack_discard(d, card)
        mask = self.slots_size - 1
        k = self.slot(word) & mask
        while self.slots[k]:
            if self.arena[self.slots[k]] & LOW32 == word:
                return self.slots[k]
            k = (k + 1) & mask
        if self.arena_used + 1 >= self.arena_size:
            if not self.grow_arena():
                self.why = 2
                return 0
            mask = self.slots_size - 1
            k = self.slot(word) & mask
            while self.slots[k]:
                k = (k + 1) & mask
        self.arena_used += 1
        self.arena[self.arena_used] = word
        self.slots[k] = self.arena_used
        return self.arena_used

    def slot(self, word: int) -> int:
        """Returns a hash; the tables compare whole words."""
        h = (word * MIX) & ALL64
        h = ((h ^ (h >> 29)) * MIX) & ALL64
        return h >> 32

    def reset_tables(self) -> None:
        """Empties the tables: room for 4096 states and 2048 nodes of discards."""
        self.free_tables()
        self.table_size = 4096
        self.slots_size = 4096
        self.arena_size = 2048
        self.table = alloc(self.table_size)
        self.slots = alloc(self.slots_size)
        self.arena = alloc(self.arena_size)
        self.table_used = 0
        self.arena_used = 0

    def grow_arena(self) -> int:
        """Doubles the tree of discards; returns 0 if memory runs out."""
        size = self.arena_size
        if self.table_size + 9 * size > self.max_words or 2 * size > NODES:
            return 0
        old = self.arena
        self.arena = alloc(2 * size)
        for k in range(size):
            self.arena[k] = old[k]
        dealloc(old)
        dealloc(self.slots)
        self.arena_size = 2 * size
        self.slots_size = 4 * size
        self.slots = alloc(self.slots_size)
        mask = self.slots_size - 1
        for n in range(1, self.arena_used + 1):
            k = self.slot(self.arena[n] & LOW32) & mask
            while self.slots[k]:
                k = (k + 1) & mask
            self.slots[k] = n
        return 1

    def look_up(self, key: int) -> int:
        """Returns the stored budget of a node (ALL: it is lost); -1 if it is not stored."""
        mask = self.table_size - 1
        k = self.slot(key) & mask
        while self.table[k]:
            if entry_key(self.table[k]) == key:
                return entry_budget(self.table[k])
            k = (k + 1) & mask
        return -1

    def remember(self, key: int, budget: int) -> int:
        """Stores a node and its budget. Returns 0 if memory runs out."""
        word = pack_entry(key, budget)
        mask = self.table_size - 1
        k = self.slot(key) & mask
        while self.table[k]:
            if entry_key(self.table[k]) == key:
                self.table[k] = word
                return 1
            k = (k + 1) & mask
        self.table[k] = word
        self.table_used += 1
        if self.table_used * 5 > self.table_size * 3:
            return self.grow_table()
        return 1

    def grow_table(self) -> int:
        """Doubles the transposition table; returns 0 if memory runs out."""
        size = self.table_size
        if 3 * size + self.arena_size + self.slots_size > self.max_words:
            self.why = 2
            return 0
        old = self.table
        self.table_size = 2 * size
        self.table = alloc(self.table_size)
        mask = self.table_size - 1
        for n in range(size):
            word = old[n]
            if word:
                k = self.slot(entry_key(word)) & mask
                while self.table[k]:
                    k = (k + 1) & mask
                self.table[k] = word
        dealloc(old)
        return 1
