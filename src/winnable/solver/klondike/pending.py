"""Stock cards in time: with draw one and unlimited passes, a stock card waits until it is needed.

Every stock card can be taken at any time, so it need not lie on the table before something needs
its place there, nor go up before the next card of its suit does. A stock card on the table that
nothing needs yet is *pending*: only moves that need it are searched. ``docs/solver.md`` has the
argument.
"""

from ..bits import ONE, compiled, ctz
from .components import Components
from .layout import ANY, DEPTH, EVEN, TIMELY


class Pending(Components):
    """Which stock cards are needed at a vector, and which moves need a pending card."""

    def make_pending(self) -> None:
        """Allocates the array and sets the switch."""
        if not compiled:  # the compiled class has C arrays
            self.f_pending = [0] * DEPTH
        self.use_pending = 1
        self.is_timely = 0

    def begin_pending(self, t: int) -> None:
        """Decides whether the search of frame ``t``, which begins, lets stock cards wait: only if
        each can be taken at any time, and none of them is to be shown (``unseen``).
        """
        self.is_timely = 0
        if self.use_pending and self.always and not self.unseen & self.f_stock[t]:
            self.is_timely = 1
        self.f_pending[t] = TIMELY

    def scope(self, t: int, count: int) -> int:
        """Returns which moves of frame ``t`` to search: ANY of them, those whose stock cards are
        TIMELY, or, as its number, those that need the pending card.
        """
        if not self.is_timely:
            return ANY
        card = self.f_pending[t]
        if card == TIMELY:
            return TIMELY
        b = ONE << card
        for i in range(count):
            if not self.m_bare[i] & b or self.out(self.member[i]) & b:
                return TIMELY
        return card

    def on_time(self, t: int, i: int) -> int:
        """The stock cards that a next move may need on the table at member ``i``: no place on their
        class is left, and there is a card for it or a twin that can go up.
        """
        f = self.member[i]
        roots = self.f_roots[t]
        cards = roots | self.f_stock[t] | self.of_each(self.top, f)
        cards = (cards | cards >> 1) & EVEN
        twins = self.m_next[i] & (roots | (self.f_loose[t] & ~self.out(f)))
        twins = (twins & EVEN) << 1 | (twins >> 1 & EVEN)
        return ~self.m_bare[i] & ((cards | cards << 1) << 4 | twins)

    def up_on_time(self, t: int, i: int) -> int:
        """The stock cards that are next at member ``i`` and let another card go up: the first card
        of their suit that is not in the stock is visible, and bare or with its twin in the stock.
        """
        stock = self.f_stock[t]
        out = self.out(self.member[i])
        ready = (self.f_roots[t] | (self.f_loose[t] & ~out)) & (
            self.m_bare[i] | (stock & EVEN) << 1 | (stock >> 1 & EVEN)
        )
        found = 0
        ups = self.m_next[i] & stock
        while ups:
            b = ups & -ups
            ups ^= b
            card = ctz(b)
            later = self.suit_of(card) & self.all & ~stock & ~(b - 1)
            if later & -later & ready:
                found |= b
        return found

    def needing(self, t: int, i: int, card: int) -> int:
        """The cards that need the pending ``card`` at member ``i``: those that lie on it, because
        without it they have no place, and its twin, which goes up and leaves them to it.
        """
        b = ONE << card
        placed = self.f_loose[t] & ~self.out(self.member[i]) & ~b
        both = ONE * 3 << (card & ~1)
        if self.places(placed, self.f_roots[t]) & both >> 4:
            return 0
        return both >> 4 | (both ^ b)

    def suit_of(self, card: int) -> int:
        """The cards of the suit of ``card``."""
        return self.suit[(card & 3) ^ ((card >> 2 & 1) << 1)]
