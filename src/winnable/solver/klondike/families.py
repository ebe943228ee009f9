"""Families: what is lost with some cards on the table is lost with more of them.

Two states with the same columns differ in their loose cards. If one has fewer cards on the table,
and no stock card is harder to reach, play leads from it to the other: free cards are placed. So if
it is lost, the other is lost. ``docs/solver.md`` has the argument.

A *family* keeps, for one key, elements that are proven lost: a set of cards, and the word of its
locks. The families of the relaxation have the column code as their key and the placed cards as the
set. Those of the search at draw one have the column code and the lowest vector as their key, and as
the set the stock cards taken. ``layout`` draws the bits.
"""

from ..bits import ALL64, LOW32, MIX, NOTHING, ONE, alloc, compiled, dealloc
from .layout import BLOCKS, FAMILIES, NODE, family_block, family_key, pack_family
from .memory import Memory


class Families(Memory):
    """The families of a search."""

    def make_families(self) -> None:
        """Makes empty tables and sets the switch."""
        if not compiled:  # the compiled class has C arrays
            self.family: list[int] = []
            self.block: list[int] = []
        self.family_used = 0
        self.block_used = 0
        self.use_families = 1
        self.has_families = 0

    def begin_families(self) -> None:
        """Empties the families. They are not used if the stock does not fit half a word."""
        self.has_families = self.use_families and self.n_stock <= 32
        if self.family_size or self.block_size:  # a kept table would count as memory in use
            dealloc(self.family)
            dealloc(self.block)
            self.family = NOTHING
            self.block = NOTHING
            self.family_size = 0
            self.block_size = 0
        self.family_used = 0
        self.block_used = 0

    def is_harder(self, i: int, cards: int, locks: int) -> int:
        """Whether element ``i`` is harder than a state with these cards and locks, or like it."""
        return (
            cards & ~self.block[i] == 0
            and locks & ~self.block[i + 1] == 0
            and self.unlocks(locks, self.block[i + 1])
        )

    def unlocks(self, easy: int, hard: int) -> int:
        """Whether the locks ``easy`` open whenever the locks ``hard`` do. Each locked card of
        ``easy`` is locked in ``hard``. A card that is left only in ``hard`` must not open one.
        """
        more = hard & ~easy & ~(hard >> 32) & LOW32
        return more == 0 or easy >> 32 < more & (~more + 1)

    def is_lost_easier(self, key: int, cards: int, locks: int) -> int:
        """Whether the family of ``key`` has an element that is easier than this state, so that the
        state is lost.
        """
        if self.family_used == 0:
            return 0
        k = family_block(self.family[self.family_slot(key)])
        while k:
            link = self.block[16 * k]
            for i in range(16 * k + 2, 16 * k + 2 + 2 * (link & 7), 2):
                if (
                    self.block[i] & ~cards == 0
                    and self.block[i + 1] & ~locks == 0
                    and self.unlocks(self.block[i + 1], locks)
                ):
                    return 1
            k = link >> 3
        return 0

    def add_lost(self, key: int, cards: int, locks: int) -> None:
        """Adds a lost state to the family of ``key``, in place of a harder one if there is one;
        does nothing if memory does not allow it.
        """
        if not self.has_families:
            return
        if self.family_used * 2 >= self.family_size and not self.grow_families():
            return
        # 1. In place of a harder one.
        at = self.family_slot(key)
        first = family_block(self.family[at])
        k = first
        while k:
            link = self.block[16 * k]
            for i in range(16 * k + 2, 16 * k + 2 + 2 * (link & 7), 2):
                if self.is_harder(i, cards, locks):
                    self.block[i] = cards
                    self.block[i + 1] = locks
                    return
            k = link >> 3
        # 2. In the first block.
        if first and self.block[16 * first] & 7 < 7:
            i = 16 * first + 2 + 2 * (self.block[16 * first] & 7)
            self.block[16 * first] += 1
        # 3. In a new one, which becomes the first.
        else:
            if self.block_used + 1 >= self.block_size and not self.grow_blocks():
                return
            if first == 0:
                self.family_used += 1
            self.block_used += 1
            self.family[at] = pack_family(key, self.block_used)
            self.block[16 * self.block_used] = first << 3 | 1
            i = 16 * self.block_used + 2
        self.block[i] = cards
        self.block[i + 1] = locks

    def is_lost_with_less(self, t: int) -> int:
        """Whether the node of frame ``t``, at draw one with unlimited passes, is lost because one
        with more cards in the stock is.
        """
        return self.has_families and self.is_lost_easier(self.node_key(t), self.taken(t), 0)

    def add_lost_node(self, t: int) -> None:
        """Adds the node of frame ``t``, lost at draw one with unlimited passes, to its family."""
        self.add_lost(self.node_key(t), self.taken(t), 0)

    def node_key(self, t: int) -> int:
        """Packs the key of the family of the node of frame ``t``."""
        vector = self.f_canon[t]
        return self.f_ck[t] | vector << 22 | NODE

    def taken(self, t: int) -> int:
        """The stock cards taken before frame ``t``, by their index in the stock."""
        return ((ONE << self.n_stock) - 1) ^ self.f_left[t]

    def family_slot(self, key: int) -> int:
        """Returns the index of the family of ``key``, or of the empty entry for it."""
        mask = self.family_size - 1
        i = (((key * MIX) & ALL64) >> 32) & mask
        while self.family[i] and family_key(self.family[i]) != key:
            i = (i + 1) & mask
        return i

    def grow_families(self) -> int:
        """Makes the table four times as large, if memory allows. Returns whether it did."""
        old, size = self.family, self.family_size
        more = 4 * size if size else FAMILIES
        fresh = alloc(more) if self.held() + 8 * more <= self.max_memory else NOTHING
        if not fresh:
            return 0
        self.family = fresh
        self.family_size = more
        for i in range(size):
            if old[i]:
                self.family[self.family_slot(family_key(old[i]))] = old[i]
        dealloc(old)
        return 1

    def grow_blocks(self) -> int:
        """Makes room for four times as many blocks, if memory allows. Returns whether it did."""
        old, size = self.block, self.block_size
        more = 4 * size if size else FAMILIES
        fits = more <= BLOCKS and self.held() + 128 * more <= self.max_memory
        fresh = alloc(16 * more) if fits else NOTHING
        if not fresh:
            return 0
        for i in range(16 * size):
            fresh[i] = old[i]
        self.block = fresh
        self.block_size = more
        dealloc(old)
        return 1
