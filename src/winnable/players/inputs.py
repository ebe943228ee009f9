"""What the value net sees: an *afterstate*, as the list of its inputs that are 1.

An afterstate (``foresight``) never depends on an unseen card. Its inputs are computed at the vector
with the most cards on the foundations; a card *fits* if it fits at any vector of the component, and
is *next* if it can go out at any.

Suits are renamed: within a colour, and between colours, the suit with the higher foundation comes
first; ties are broken by the cards in sight. Columns have no order. ``card`` is here
``4 * rank + renamed suit``.
"""

from ..solver.bits import ONE, compiled, ctz, popcount
from .foresight import AT_STOCK, Foresight

# Inputs: the first index of each group
STATE = 0  # 28 states of each card
FITS = 1456  # what a card can do: 52 inputs each
GOES = 1508
FAR = 1560
VEILED_FITS = 1612
VEILED_NEXT = 1664
SOON = 1716
SOON_PLAYS = 1768
NEXT = 1820  # 8 places of the next card of each suit
PLACES = 1852  # of each rank and colour: any in the component, one, two
EMPTY = 1930
WAYS = 1935  # 8 ways of a root, 7 depths
GAP = 1991  # 13 gaps between a root and its foundation, 7 depths
N_HIDDEN = 2082
N_VEILED = 2128
N_STOCK = 2153
N_OUT = 2178
N_MOVING = 2231
UPCOMING = 2244
SHARE = 2254
N_TURNS = 2265
N_PLAYABLE = 2273
N_KINGS = 2281
N_AHEAD = 2286
REDEALS = 2311
INPUTS = 2315
ON = 240  # the most inputs that are set; with int8 weights the sums fit 16 bits
EVEN_RANKS = 0xF0F0F0F0F0F0F
ODD_RANKS = 0xF0F0F0F0F0F0


class Inputs(Foresight):
    """The inputs of afterstates."""

    def make_inputs(self) -> None:
        """Allocates the arrays."""
        if not compiled:  # the compiled class has C arrays
            self.on = [0] * ON
            self.suit_name = [0] * 4
            self.ordinal_card = [0] * 64
            self.depth = [0] * 64

    def put(self, index: int) -> None:
        """Sets an input."""
        if self.n_on < ON:
            self.on[self.n_on] = index
            self.n_on += 1

    def name_suits(self, sight: int, f: int) -> None:
        """Computes ``suit_name``: the renamed suits. ``sight``: the cards in sight."""
        key0 = self.suit_key(0, sight, f)
        key1 = self.suit_key(1, sight, f)
        key2 = self.suit_key(2, sight, f)
        key3 = self.suit_key(3, sight, f)
        red = max(key0, key1)
        black = max(key2, key3)
        first = 0 if red > black or (red == black and min(key0, key1) >= min(key2, key3)) else 2
        self.suit_name[0] = first + (key1 > key0)
        self.suit_name[1] = first + (key1 <= key0)
        self.suit_name[2] = 2 - first + (key3 > key2)
        self.suit_name[3] = 2 - first + (key3 <= key2)

    def suit_key(self, s: int, sight: int, f: int) -> int:
        """Returns the rank of a suit in the order of ``name_suits``."""
        cards = sight & self.suit[s] & self.all
        if s & 1:
            cards >>= 1
        if s & 2:
            cards = ((cards & EVEN_RANKS) >> 2) | ((cards & ODD_RANKS) << 2)
        return cards | (ONE * ((f >> (4 * s)) & 15) << 56)

    def named(self, pos: int) -> int:
        """Returns a card with its renamed suit."""
        return (pos & ~3) + self.suit_name[(pos & 3) ^ (((pos >> 2) & 1) << 1)]

    def put_cards(self, first: int, cards: int) -> None:
        """Sets one input for each card of a set."""
        while cards:
            self.put(first + self.named(ctz(cards)))
            cards &= cards - 1

    def list_inputs(self, t: int, count: int) -> None:
        """Lists the inputs of frame ``t`` in ``on``, after ``flood`` found ``count`` vectors."""
        self.n_on = 0
        f = self.f_best[t]
        out = self.out(f)
        roots = self.f_roots[t]
        placed = self.f_loose[t] & ~out
        hidden = self.hidden[t]
        stock = self.f_stock[t] & ~hidden
        fits = 0
        goes = 0
        nexts = 0
        for i in range(count):
            fits |= self.m_fits[i]
            nexts |= self.m_next[i]
            goes |= self.m_next[i] & self.m_bare[i]
        self.name_suits(placed | roots | stock, f)
        self.access(t)
        now = self.now & ~hidden
        later = self.later & ~hidden
        # 1. Where each card is.
        self.put_cards(STATE, hidden | self.f_down[t])
        self.put_cards(STATE + 52, out)
        self.put_cards(STATE + 104, placed)
        self.put_roots(t, roots)
        soon = self.put_stock(t, stock, now, later, fits | nexts)
        # 2. What each card can do.
        either = roots | now | later
        playable = (now | later) & (fits | nexts)
        ups = (roots & goes) | (playable & nexts)
        moving = (either & fits) | ups
        self.put_cards(FITS, either & fits)
        self.put_cards(GOES, ups)
        self.put_cards(FAR, stock & ~either & fits)
        self.put_cards(VEILED_FITS, hidden & fits)
        self.put_cards(VEILED_NEXT, hidden & nexts)
        soon &= ~either
        self.put_cards(SOON, soon)
        self.put_cards(SOON_PLAYS, soon & (fits | nexts))
        # 3. The next card of each foundation.
        for s in range(4):
            h = (f >> (4 * s)) & 15
            if h >= self.ranks:
                where = 0
            else:
                b = self.single[16 * s + h]
                if b & placed:
                    where = 2
                elif b & roots:
                    where = 3 if b & goes else 4
                elif b & now:
                    where = 5
                elif b & later:
                    where = 6
                elif b & stock:
                    where = 7
                else:
                    where = 1
            self.put(NEXT + 8 * self.suit_name[s] + where)
        # 4. Open places.
        self.put_places(placed, roots, fits)
        self.put(EMPTY + max(0, min(4, self.f_empty[t] - popcount(placed & self.heads))))
        # 5. The ways of the roots.
        self.put_ways(roots, fits, goes, now, later, playable, soon, stock, hidden)
        # 6. Counts.
        n = popcount(hidden)
        left = popcount(self.f_left[t])
        self.put(N_HIDDEN + min(45, n))
        self.put(N_VEILED + min(24, popcount(hidden & self.f_stock[t])))
        self.put(N_STOCK + min(24, left))
        self.put(N_OUT + popcount(out))
        self.put(N_MOVING + min(12, popcount(moving)))
        self.put(UPCOMING + min(AT_STOCK, self.upcoming[t]))
        if n:
            self.put(SHARE + 10 * popcount(hidden & (fits | nexts)) // n)
        self.put(N_TURNS + min(7, popcount(moving & roots)))
        self.put(N_PLAYABLE + min(7, popcount(playable)))
        self.put(N_KINGS + min(4, popcount(self.heads & either)))
        if not self.unlimited:
            self.put(N_AHEAD + min(24, left - self.f_p[t]))
            self.put(REDEALS + min(3, self.f_redeals[t]))

    def put_roots(self, t: int, roots: int) -> None:
        """Sets the inputs for the depth of each root, and the gap to its foundation."""
        f = self.f_best[t]
        while roots:
            pos = ctz(roots)
            roots &= roots - 1
            j = self.home[pos]
            k = min(6, ((self.f_cols[t] >> (4 * j)) & 15) - 1)
            self.put(STATE + 52 * (3 + k) + self.named(pos))
            s = (pos & 3) ^ (((pos >> 2) & 1) << 1)
            gap = (pos >> 2) - ((f >> (4 * s)) & 15)
            self.put(GAP + 7 * max(0, gap) + k)
            self.depth[pos] = k

    def put_stock(self, t: int, stock: int, now: int, later: int, useful: int) -> int:
        """Sets the inputs for the place of each stock card. Returns the cards that come within
        reach after one take: only if more than one card is drawn, and none of the stock is unseen.
        """
        left = self.f_left[t]
        p = self.f_p[t]
        n = popcount(left)
        d = min(3, self.draw)
        takes = 0
        i = 0
        while left:
            pos = self.stock_card[ctz(left)]
            left &= left - 1
            b = ONE << pos
            self.ordinal_card[i] = pos
            if b & stock:
                place = 0 if b & now else 6 if b & later else 12
                if i < p and not self.unlimited:
                    place += 3
                self.put(STATE + 52 * (10 + place + i % d) + self.named(pos))
                if b & (now | later) & useful:
                    takes |= ONE << i
            i += 1
        if self.draw == 1 or stock != self.f_stock[t]:
            return 0
        # The ordinals in reach after each take.
        reach = 0
        grid = 0
        k = self.draw - 1
        while k < n:
            grid |= ONE << k
            k += self.draw
        while takes:
            b = takes & -takes
            takes ^= b
            i = ctz(b)
            found = ONE << (n - 2) if n > 1 else 0
            if self.unlimited or self.f_redeals[t]:
                found |= grid
            k = i - 1 if i else self.draw - 1
            while k < n - 1:
                found |= ONE << k
                k += self.draw
            found &= (ONE << (n - 1)) - 1
            reach |= (found & (b - 1)) | ((found & ~(b - 1)) << 1)
        cards = 0
        while reach:
            cards |= ONE << self.ordinal_card[ctz(reach)]
            reach &= reach - 1
        return cards

    def put_places(self, placed: int, roots: int, fits: int) -> None:
        """Sets the inputs for the open places of each rank and colour."""
        up = (placed | roots) >> 4
        one = self.places(placed, roots)
        two = up & (up >> 1) & ~(placed | (placed >> 1))
        red = self.suit_name[0] >> 1  # 1 if black comes first
        for k in range(26):
            b = ONE << (2 * k)
            # Even ranks have red first, odd ranks black (``state``).
            name = k ^ red
            if fits & (b | (b << 1)):
                self.put(PLACES + name)
            if one & b:
                self.put(PLACES + 26 + name)
            if two & b:
                self.put(PLACES + 52 + name)

    def put_ways(
        self,
        roots: int,
        fits: int,
        goes: int,
        now: int,
        later: int,
        playable: int,
        soon: int,
        stock: int,
        hidden: int,
    ) -> None:
        """Sets an input for the way in which each root could move, with its depth."""
        while roots:
            pos = ctz(roots)
            b = roots & -roots
            roots ^= b
            onto = ONE * 3 << ((pos & 62) + 4)
            if b & fits:
                way = 0
            elif b & goes:
                way = 1
            elif onto & playable:
                way = 2
            elif onto & (now | later):
                way = 3
            elif onto & soon:
                way = 4
            elif onto & stock:
                way = 5
            elif onto & hidden:
                way = 6
            else:
                way = 7
            self.put(WAYS + 7 * way + self.depth[pos])
