"""The components of the Klondike search: the foundation vectors that a configuration can have.

A *vector* is the heights of the four foundations. Loose cards that go up or come down change the
vector; the vectors that can be reached from each other in this way are a *component*. ``layout``
draws the bits of a vector.
"""

from ..bits import compiled, ctz, popcount
from .layout import EVEN, LAST_GEN, MEMBERS
from .state import State


class Components(State):
    """Components, places on the table, safe cards."""

    def make_components(self) -> None:
        """Allocates the arrays and sets the switch."""
        if not compiled:  # the compiled class has C arrays
            self.stamp = [0] * 65536
            self.member = [0] * MEMBERS
            self.m_fits = [0] * MEMBERS
            self.m_next = [0] * MEMBERS
            self.m_bare = [0] * MEMBERS
        self.gen = 0
        self.won_vector = 0
        self.use_safe = 1

    def flood(self, t: int) -> int:
        """Lists the component of the vector ``f_entry[t]`` as ``member`` and returns its size. A
        safe card goes up and never comes down.
        """
        self.fresh()
        self.first_gen = self.gen
        f = self.f_entry[t]
        self.member[0] = f
        self.stamp[f] = self.gen
        count = 1
        i = 0
        while i < count:
            f = self.member[i]
            self.look(t, f, i)
            ups = self.m_next[i] & self.m_bare[i] & self.f_loose[t]
            safe = self.safe(f, 0) & ups if ups and self.use_safe else 0
            if safe:
                # The vectors collected so far are dominated: start again with this card up.
                f += self.step(ctz(safe))
                self.gen += 1
                self.member[0] = f
                self.stamp[f] = self.gen
                count = 1
                i = 0
                continue
            i += 1
            if not self.returns:
                break
            downs = self.m_fits[i - 1] & self.of_each(self.top, f)
            if downs and self.use_safe:
                downs &= ~self.safe(f, 1)
            while ups:
                e = f + self.step(ctz(ups))
                ups &= ups - 1
                if self.stamp[e] != self.gen:
                    self.stamp[e] = self.gen
                    self.member[count] = e
                    count += 1
            while downs:
                e = f - self.step(ctz(downs))
                downs &= downs - 1
                if self.stamp[e] != self.gen:
                    self.stamp[e] = self.gen
                    self.member[count] = e
                    count += 1
        # The lowest vector identifies the component; the relaxation starts from the one with the
        # most cards on the foundations.
        lowest = self.member[0]
        best = lowest
        most = 0
        for i in range(count):
            f = self.member[i]
            lowest = min(lowest, f)
            height = (f & 15) + ((f >> 4) & 15) + ((f >> 8) & 15) + (f >> 12)
            if height > most:
                most = height
                best = f
        self.f_canon[t] = lowest
        self.f_best[t] = best
        return count

    def is_won(self, t: int, count: int) -> int:
        """Whether frame ``t`` is won: no card is face down, and every stock card can be taken when
        it is needed; with ``wanted``, whether so many cards can be on the foundations at once.
        """
        if not self.wanted:
            return self.f_down[t] == 0 and (self.always or self.f_left[t] == 0)
        for i in range(count):
            if self.height(self.not_out(t, self.member[i])) >= self.wanted:
                self.won_vector = self.member[i]
                return 1
        return 0

    def not_out(self, t: int, f: int) -> int:
        """The cards of frame ``t`` that are not on the foundations at vector ``f``, without the
        stock cards if each can go up from there at any time.
        """
        found = (self.f_loose[t] & ~self.out(f)) | self.f_roots[t] | self.f_down[t] | self.sentinel
        return found if self.always else found | self.f_stock[t]

    def height(self, fixed: int) -> int:
        """Returns how many cards are on the foundations if each suit ends below its lowest card
        that is ``fixed``.
        """
        return (
            (ctz(fixed & self.suit[0]) >> 2)
            + (ctz(fixed & self.suit[1]) >> 2)
            + (ctz(fixed & self.suit[2]) >> 2)
            + (ctz(fixed & self.suit[3]) >> 2)
        )

    def fresh(self) -> None:
        """Starts a new generation, so that stamps of older generations are ignored. A flood uses up
        to 53 generations; the stamps are cleared well before the 32-bit number overflows.
        """
        if self.gen > LAST_GEN:
            for i in range(65536):
                self.stamp[i] = 0
            self.gen = 0
        self.gen += 1

    def step(self, card: int) -> int:
        """Returns the difference of the vectors after and before a card goes up."""
        return 1 << (4 * ((card & 3) ^ (((card >> 2) & 1) << 1)))

    def look(self, t: int, f: int, i: int) -> None:
        """Computes, for frame ``t`` at vector ``f``, the cards that fit, are bare and are next on
        their foundation; stores them for member ``i``.
        """
        placed = self.f_loose[t] & ~self.out(f)
        fits = self.places(placed, self.f_roots[t])
        self.m_bare[i] = (fits << 4) | 15
        self.m_fits[i] = fits | self.empty_places(placed, self.f_empty[t])
        self.m_next[i] = self.all & self.of_each(self.single, f)

    def out(self, f: int) -> int:
        """Returns the cards on the foundations at vector ``f``."""
        return self.of_each(self.below, f)

    def of_each(self, sets: list[int], f: int) -> int:
        """Returns the union of the ``sets`` of each suit at its height in vector ``f``."""
        return (
            sets[f & 15]
            | sets[16 + ((f >> 4) & 15)]
            | sets[32 + ((f >> 8) & 15)]
            | sets[48 + (f >> 12)]
        )

    def empty_places(self, placed: int, empty: int) -> int:
        """The cards that have an open place on an empty column: more columns are ``empty`` than
        heads are placed. Only kings are heads, and a king lies nowhere else, so each placed king
        takes one column.
        """
        if empty > popcount(placed & self.heads):
            return self.heads
        return 0

    def places(self, placed: int, roots: int) -> int:
        """The cards that have an open place on a visible card: more of the two cards that accept
        them are visible than cards of their rank and colour are placed.
        """
        up = (placed | roots) >> 4
        g = (
            ((up | (up >> 1)) & ~(placed | (placed >> 1)))
            | (up & (up >> 1) & ~(placed & (placed >> 1)))
        ) & EVEN
        return g | (g << 1)

    def is_safe(self, rank: int, other: int, mate: int) -> int:
        """Whether a card of ``rank`` is safe: it need never lie in the tableau again. ``other`` is
        the lower height of the foundations of the other colour, ``mate`` the height of the other
        foundation of its own colour.
        """
        return other >= rank - 1 and mate >= rank - 2

    def safe(self, f: int, back: int) -> int:
        """Returns the safe cards among those that are next on their foundations at vector ``f``;
        with ``back`` = 1, among the top cards of the foundations.

        A card is safe if both foundations of the other colour hold every card two ranks below it,
        and the other foundation of its colour every card three ranks below (Blake & Gent, theorem
        1). Without foundation returns it is also safe if every card that could lie on it is on its
        foundation. That second rule is not valid in the relaxation, where cards always return:
        with draw 1, no returns, 6 ranks and 5 columns it loses
        5S4D6S5H4C6H6C5D5C2CASAD2SAH2D2HAC4S3S3D3H3C6D4H, which is winnable.
        """
        h0 = f & 15
        h1 = (f >> 4) & 15
        h2 = (f >> 8) & 15
        h3 = f >> 12
        red = min(h0, h1)
        black = min(h2, h3)
        found = 0
        if self.is_safe(h0 - back, black, h1) or (not self.returns and black >= h0):
            found |= self.top[h0] if back else self.single[h0]
        if self.is_safe(h1 - back, black, h0) or (not self.returns and black >= h1):
            found |= self.top[16 + h1] if back else self.single[16 + h1]
        if self.is_safe(h2 - back, red, h3) or (not self.returns and red >= h2):
            found |= self.top[32 + h2] if back else self.single[32 + h2]
        if self.is_safe(h3 - back, red, h2) or (not self.returns and red >= h3):
            found |= self.top[48 + h3] if back else self.single[48 + h3]
        return found
