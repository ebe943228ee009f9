"""The table of the relaxation: what is known of its states. ``layout`` draws the bits."""

from ..bits import ALL64, MIX, NOTHING, alloc, compiled, dealloc
from .layout import CARDS, LIMIT, LOW42
from .locks import Locks


class Results(Locks):
    """The table of the relaxation."""

    def make_results(self) -> None:
        """Makes an empty table."""
        if not compiled:  # the compiled class has C arrays
            self.relaxed: list[int] = []
            self.plan = [0] * 64
        self.emptied = 0
        self.last_call = 0

    def make_room(self) -> int:
        """Counts a new entry. Returns 0 if the table is full and memory does not allow more."""
        self.relaxed_used += 1
        return self.relaxed_used * 5 <= self.relax_size * 3 or self.grow_relaxed()

    def renumber(self) -> int:
        """Empties the table, because the numbers of calls or locks, or its entries, are used up."""
        self.reset_relaxed(4096)
        self.emptied += 1
        return LIMIT

    def relax_entry(self, placed: int, key: int) -> int:
        """Returns the index of the entry of a state, or of the empty entry for it."""
        mask = self.relax_size - 1
        i = self.relax_slot(placed, key) & mask
        while self.relaxed[2 * i + 1] and (
            self.relaxed[2 * i] & CARDS != placed or self.relaxed[2 * i + 1] & LOW42 != key
        ):
            i = (i + 1) & mask
        return i

    def relax_slot(self, placed: int, key: int) -> int:
        """Returns the hash of a state."""
        h = ((placed * MIX) & ALL64) ^ key
        h = ((h ^ (h >> 29)) * MIX) & ALL64
        return h >> 32

    def reset_relaxed(self, size: int) -> None:
        """Empties the table and gives it ``size`` entries."""
        if self.relax_size != size:
            dealloc(self.relaxed)
            self.relaxed = alloc(2 * size)
            self.relax_size = size
        else:
            for i in range(2 * size):
                self.relaxed[i] = 0
        self.relaxed_used = 0
        self.last_call = 0
        for i in range(64):
            self.plan[i] = 0
        self.reset_locks()

    def grow_relaxed(self) -> int:
        """Makes the table four times as large, if memory allows. Returns whether it did."""
        old, size = self.relaxed, self.relax_size
        fresh = alloc(8 * size) if self.held() + 64 * size <= self.max_memory else NOTHING
        if not fresh:
            return 0
        self.relaxed = fresh
        self.relax_size = 4 * size
        mask = self.relax_size - 1
        for i in range(size):
            two = old[2 * i + 1]
            if two:
                k = self.relax_slot(old[2 * i] & CARDS, two & LOW42) & mask
                while self.relaxed[2 * k + 1]:
                    k = (k + 1) & mask
                self.relaxed[2 * k] = old[2 * i]
                self.relaxed[2 * k + 1] = two
        dealloc(old)
        return 1
