"""Proofs of loss for the solitario search: a discard that can never be popped."""

from ..bits import LOW32, ONE
from .layout import discard_card, discard_parent, discard_witness, pack_witness
from .memory import Memory


class Reach(Memory):
    """Checks that every discard can still be popped."""

    def make_reach(self) -> None:
        """Sets the limit of a proof."""
        self.reach_limit = 3000

    def reachable(self, d: int, t: int) -> int:
        """Whether each discard, taken by itself, can still be popped. False proves a loss.

        When a discard is popped, the discards below it are still in the pile. Every other card is
        in the deck, on a foundation or on the table. So the discard can be popped only if some
        later deck and foundations leave a table that fits the columns: with the popped card at the
        end of a column, or without it if it can go to its foundation. The deck and foundations
        found are stored with the node as its *witness*, so that later calls need not search again.
        """
        i = self.f_drawn[t]
        f = self.f_out[t]
        while d:
            w = discard_witness(self.arena[d])
            known = w != 0 and i <= w >> 16 and self.is_within(f, w & 0xFFFF)
            if not known and not self.find_witness(d, i, f):
                return 0
            d = discard_parent(self.arena[d])
        return 1

    def is_within(self, f: int, g: int) -> int:
        """Whether every height in ``f`` is at most that in ``g``."""
        return (
            f & 15 <= g & 15
            and f & 0xF0 <= g & 0xF0
            and f & 0xF00 <= g & 0xF00
            and f >> 12 <= g >> 12
        )

    def find_witness(self, d: int, i: int, f: int) -> int:
        """Searches for a later deck and foundations at which the top of ``d`` can be popped.
        Returns 1 if it finds them or reaches ``reach_limit``.
        """
        held = 0
        p = d
        while p:
            held |= ONE << discard_card(self.arena[p])
            p = discard_parent(self.arena[p])
        card = discard_card(self.arena[d])
        b = ONE << card
        tries = 0
        # Signed copies of the heights: the loops below end one below them.
        l0 = f & 15
        l1 = (f >> 4) & 15
        l2 = (f >> 8) & 15
        l3 = (f >> 12) & 15
        while i <= self.n_deck:
            gone = held | self.rest[i]
            c0 = self.highest(l0, 0, gone)
            c1 = self.highest(l1, 1, gone)
            c2 = self.highest(l2, 2, gone)
            c3 = self.highest(l3, 3, gone)
            free = self.everything & ~gone
            h0 = c0
            while h0 >= l0:
                h1 = c1
                while h1 >= l1:
                    h2 = c2
                    while h2 >= l2:
                        h3 = c3
                        while h3 >= l3:
                            g = h0 | h1 << 4 | h2 << 8 | h3 << 12
                            table = free & ~(
                                self.below[h0]
                                | self.below[16 + h1]
                                | self.below[32 + h2]
                                | self.below[48 + h3]
                            )
                            tries += 1
                            if tries > self.reach_limit:
                                self.note(d, pack_witness(63, 0xFFFF))
                                return 1
                            if self.is_end(table | b, card) or (
                                self.is_next(g, card) and self.chains(table) <= self.columns
                            ):
                                self.note(d, pack_witness(i, g))
                                return 1
                            h3 -= 1
                        h2 -= 1
                    h1 -= 1
                h0 -= 1
            i += 1
        return 0

    def note(self, d: int, witness: int) -> None:
        """Stores a witness with a node of the tree of discards."""
        self.arena[d] = (self.arena[d] & LOW32) | (witness << 32)
