"""The locks of the relaxation: the stock cards that are out of reach.

Of the stock cards taken since the frame in question, the relaxation remembers the *low*: the lowest
ordinal (place in the stock, from 0). It tells which cards are still locked.
"""

from ..bits import ALL64, MIX, ONE, compiled, ctz, popcount
from .families import Families
from .layout import SHARED


class Locks(Families):
    """Which stock cards are within reach."""

    def make_locks(self) -> None:
        """Allocates the arrays and sets the switch."""
        if not compiled:  # the compiled class has C arrays
            self.known_key = [0] * SHARED
            self.known_id = [0] * SHARED
            self.lock_id = [0] * 64
            self.lock_key = [0] * 64
            self.lock = [0] * 64
            self.lock_word = [0] * 64
            self.canon = [0] * 64
            self.ordinal = [0] * 64
        self.use_sharing = 1
        self.lock_top = 0
        self.lock_floor = 0
        # Two to this power numbers are kept, so that equal locks get the same one.
        self.lock_bits = 15

    def reset_locks(self) -> None:
        """Forgets the numbers of locks: those up to ``lock_floor`` are not valid any more."""
        self.lock_floor += self.lock_top
        self.lock_top = 0
        if self.lock_floor >> 31:
            for i in range(SHARED):
                self.known_id[i] = 0
            self.lock_floor = 0

    def find_locks(self, t: int, locks: int) -> None:
        """Computes ``lock[u]``: the stock cards that are locked if ``u`` is the lowest ordinal of a
        stock card taken since frame ``t``.

        A stock card is within reach if it can come to the top of the waste in frame ``t``, if a
        card drawn before it has been taken (the groups shift), or if the card drawn just after it
        has been taken (it then lies on top). All others are locked. This over-approximates
        reachability, so a proof of loss stays sound.
        """
        self.full = 0
        self.lock[0] = 0
        self.lock_word[0] = 0
        self.lock_id[0] = 0
        self.stock_bits = 0
        if not locks:
            return
        left = self.f_left[t]
        self.access(t)
        reach = self.now | self.later
        n = popcount(left)
        p = self.f_p[t]
        more = self.unlimited or self.f_redeals[t] > 0
        below = 0
        prefix = 0
        shut = 0
        last = 0  # the lowest u with the same locks
        self.canon[0] = 0
        for u in range(1, n + 1):
            at = left & (~left + 1)
            left ^= at
            prefix |= at
            c = self.stock_card[ctz(at)]
            self.ordinal[c] = u - 1
            self.lock[u] = below & ~reach
            self.lock_word[u] = prefix | shut << 32 if shut else 0
            if not reach >> c & 1:
                shut |= at
            below |= ONE << c
            if self.lock[u] != self.lock[last]:
                last = u
            self.canon[u] = last
            self.lock_id[u] = 0
            # The key: the cards before u, the position of the waste if it is below u, and whether
            # a redeal is left.
            place = p if p < u else 0 if more else 63
            self.lock_key[u] = prefix | (ONE * place << 52) | (ONE * more << 58)
        self.full = last
        self.stock_bits = self.f_stock[t]

    def lock_number(self, low: int) -> int:
        """Returns the number that identifies the locks at ``low``; 0 if nothing is locked. Equal
        locks over equal lower cards have the same number, whatever lies above.
        """
        if low == 0 or self.lock_id[low]:
            return self.lock_id[low]
        if not self.use_sharing:
            self.lock_top += 1
            self.lock_id[low] = self.lock_top
            return self.lock_top
        key = self.lock_key[low]
        h = ((key * MIX) & ALL64) >> (64 - self.lock_bits)
        if self.known_key[h] != key or self.known_id[h] <= self.lock_floor:
            self.lock_top += 1
            self.known_key[h] = key
            self.known_id[h] = self.lock_floor + self.lock_top
        self.lock_id[low] = self.known_id[h] - self.lock_floor
        return self.lock_id[low]

    def take(self, card: int, low: int) -> int:
        """Returns the lowest ordinal taken after ``card`` is taken."""
        b = ONE << card
        if low and b & self.stock_bits:
            i = self.canon[self.ordinal[card]]
            if i < low:
                return i
        return low
