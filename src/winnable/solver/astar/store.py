"""The states that a search for a shortest win has met, the queue of those to expand, and the loop.

Best-first search (A*, Hart, Nilsson & Raphael 1968) with a bucket for each estimate of the whole
length, last in, first out. Every state is stored whole, so no two are confused.
"""

from ..bits import ALL64, LOW32, MIX, alloc, compiled, dealloc, nogil
from .layout import BUCKETS, COSTS, ENDED, FOUND, FULL, HALTED, NODES, SPENT, WORDS


class Store:
    """The states met so far, each with its cost, its bound and the move that led to it."""

    def make_store(self) -> None:
        """Makes an empty store."""
        if not compiled:  # the compiled class has C arrays
            self.key = [0] * WORDS
            self.heads = [0] * BUCKETS
            self.keys: list[int] = []
            self.records: list[int] = []
            self.slots: list[int] = []
            self.entries: list[int] = []
        self.stop = 0
        self.most = 0
        self.used = 0
        self.expanded = 0
        self.ceiling = COSTS
        self.use_partial = 1
        self.postponed = BUCKETS
        self.weight = 4
        self.number = 0
        self.cost = 0
        self.goal = 0

    def __dealloc__(self) -> None:
        self.free_store()

    def free_store(self) -> None:
        """Frees the tables."""
        dealloc(self.keys)
        dealloc(self.records)
        dealloc(self.slots)
        dealloc(self.entries)
        if not compiled:
            self.keys, self.records, self.slots, self.entries = [], [], [], []
        self.most = 0

    def reset_store(self, width: int, ceiling: int, memory: int, weight: int) -> None:
        """Empties the store.

        ``width``: words of a key. ``ceiling``: no state is stored that cannot lead to a win of a
        lower cost. ``memory``: bytes of all tables. ``weight``: four times the factor of the bound
        in the estimate; above 4, ``floor`` is no lower bound, but a win is found sooner (weighted
        A*, Pohl 1970).

        A state takes its key, a record, an entry of the queue, and two slots of the hash table. The
        operating system gives the memory when it is first used.
        """
        self.free_store()
        self.width = width
        self.ceiling = ceiling
        self.weight = weight
        self.most = min(memory // (8 * (width + 4)), NODES - 2)
        self.keys = alloc((self.most + 1) * width)
        self.records = alloc(self.most + 1)
        self.entries = alloc(self.most + 1)
        self.n_slots = 4096
        self.slots = alloc(self.n_slots)
        self.used = 0
        self.n_entries = 0
        self.spare = 0
        self.expanded = 0
        self.why = 0
        self.floor = 0
        self.goal = 0
        self.postponed = BUCKETS
        for k in range(BUCKETS):
            self.heads[k] = 0

    def run(self, nodes: int) -> int:
        """Expands up to ``nodes`` states. Returns FOUND (``floor`` is the least cost; ``win``
        returns the moves), ENDED (no win costs less than ``ceiling``), FULL (memory), SPENT, or
        HALTED (``stop``). ``floor`` is a lower bound in every case, if ``weight`` is 4.
        """
        with nogil:
            return self.loop(nodes)

    def loop(self, nodes: int) -> int:
        """The loop of ``run``."""
        while nodes > 0:
            nodes -= 1
            if self.stop:
                return HALTED
            n = self.take()
            if n == 0:
                return ENDED
            if self.read(n):
                self.goal = n
                return FOUND
            self.expanded += 1
            self.number = n
            self.cost = (self.records[n] >> 27) & 1023
            self.postponed = BUCKETS
            self.expand()
            self.postpone(n)
            if self.why:
                return FULL
        return SPENT

    def win(self) -> list[int]:
        """Returns the moves of the win that was found, each as its word."""
        found = []
        n = self.goal
        while n > 1:
            word = self.records[n]
            found.append((word >> 47) & 0xFFFF)
            n = word & 0x7FFFFFF
        return found[::-1]

    def read(self, n: int) -> int:
        """Makes a state of the store the current one; returns whether it is won."""
        raise NotImplementedError

    def expand(self) -> None:
        """Stores the states one move away."""
        raise NotImplementedError

    def hash_at(self, at: int) -> int:
        """Returns the hash of the key at a place in ``keys``."""
        h = 0
        for i in range(self.width):
            h = ((h ^ self.keys[at + i]) * MIX) & ALL64
            h ^= h >> 31
        return (h * MIX) & ALL64

    def put(self, cost: int, bound: int, parent: int, move: int) -> int:
        """Stores the state in ``key`` and queues it, unless it is known at this cost or less, or
        cannot lead to a win below ``ceiling``. Returns its number, 0 if nothing was stored.
        """
        estimate = cost + bound
        if estimate >= self.ceiling or self.why:
            return 0
        bucket = (4 * cost + self.weight * bound) >> 2
        if self.use_partial and bucket > self.floor + 3 and self.used > self.most >> 1:
            self.postponed = min(self.postponed, bucket)
            return 0
        # 1. Find it.
        width = self.width
        at = (self.used + 1) * width
        if self.used >= self.most:
            self.why = FULL
            return 0
        for i in range(width):
            self.keys[at + i] = self.key[i]
        h = self.hash_at(at)
        mask = self.n_slots - 1
        k = (h >> 32) & mask
        tag = h & LOW32
        n = 0
        while self.slots[k]:
            if self.slots[k] >> 32 == tag:
                n = self.slots[k] & LOW32
                same = 1
                for i in range(width):
                    if self.keys[n * width + i] != self.key[i]:
                        same = 0
                        break
                if same:
                    break
                n = 0
            k = (k + 1) & mask
        # 2. Store it, or what is better about it.
        if n:
            if cost >= (self.records[n] >> 27) & 1023:
                return 0
        else:
            self.used += 1
            n = self.used
            self.slots[k] = (tag << 32) | n
        self.records[n] = self.record(cost, bound, parent, move)
        self.queue(n, max(bucket, self.floor))
        if self.used * 3 > self.n_slots * 2:
            self.grow_slots()
        return n

    def postpone(self, n: int) -> None:
        """Queues a state again if some of its successors were not stored.

        Once half of the memory is used, successors with larger estimates wait until it is
        their turn: partial expansion (Yoshizumi, Miura & Ishida 2000). Most never come.
        """
        if self.postponed < BUCKETS:
            word = 1
            self.records[n] &= ~(word << 63)
            self.queue(n, self.postponed)

    def record(self, cost: int, bound: int, parent: int, move: int) -> int:
        """Packs a record."""
        word = move
        word = (word << 10) | bound
        word = (word << 10) | cost
        return (word << 27) | parent

    def queue(self, n: int, bucket: int) -> None:
        """Puts a state into a bucket. Without room it is forgotten, and the search ends."""
        if self.spare:
            entry = self.spare
            self.spare = self.entries[entry] & LOW32
        elif self.n_entries < self.most:
            self.n_entries += 1
            entry = self.n_entries
        else:
            self.why = FULL
            return
        word = n
        self.entries[entry] = (word << 32) | self.heads[bucket]
        self.heads[bucket] = entry

    def take(self) -> int:
        """Takes a state with the least estimate, ``floor``. Returns 0 if none is left."""
        most = (self.ceiling * self.weight) >> 2
        while self.floor < most:
            entry = self.heads[self.floor]
            if entry == 0:
                self.floor += 1
                continue
            word = self.entries[entry]
            self.heads[self.floor] = word & LOW32
            self.entries[entry] = self.spare
            self.spare = entry
            n = word >> 32
            if self.records[n] >> 63 == 0:
                word = 1
                self.records[n] |= word << 63
                return n
        return 0

    def grow_slots(self) -> None:
        """Doubles the hash table."""
        dealloc(self.slots)
        self.n_slots *= 2
        self.slots = alloc(self.n_slots)
        mask = self.n_slots - 1
        for n in range(1, self.used + 1):
            h = self.hash_at(n * self.width)
            k = (h >> 32) & mask
            while self.slots[k]:
                k = (k + 1) & mask
            tag = h & LOW32
            self.slots[k] = (tag << 32) | n
