"""The state of the Klondike search: a position as bits, and the stack of frames.

Cards. ``pos = 4 * rank + (suit ^ ((rank & 1) << 1))``, ranks from 0, suits 0 and 1 red. The two
cards of one rank and colour are neighbours (``pos ^ 1``, twins), and the two cards that may lie on
a card are the pair four below it. A set of cards is an integer with one bit for each card.

State. A *configuration* says which cards still lie where they were dealt: the cards left in each
column, the cards left in the stock, and the position of the waste. All other cards are *loose*:
they lie on their foundation or in a run that was built. The search does not store where a loose
card lies: twins can always exchange the runs on them, so counting decides what can move.

    roots    the lowest face-up dealt card of each column
    down     face-down cards
    placed   loose cards in the tableau; with the roots they are the visible cards
    fits     cards with an open place: more cards that accept them are visible than cards of their
             rank and colour are placed
    bare     cards that need not have a card on them: the two cards that they accept have an open
             place
    heads    cards that may lie on an empty column; one that lies there was not built on a card, but
             it is loose, dealt or not, and its column counts as empty
"""

from collections.abc import Sequence

from ..bits import ONE, compiled
from .layout import DEPTH, GO, HEIGHT, LIMITED, LOST, NONE, REFUTED


class State:
    """The position as bits, and the frames of the search."""

    def make_state(self) -> None:
        """Allocates the arrays and fills the tables of cards."""
        if not compiled:  # the compiled class has C arrays
            self.single = [0] * 64
            self.top = [0] * 64
            self.below = [0] * 64
            self.suit = [0] * 4
            self.dealt = [0] * 81
            self.home = [0] * 64
            self.weight = [0] * 9
            self.stock_card = [0] * 64
            self.stock_at = [0] * 64
            self.f_cols = [0] * DEPTH
            self.f_ck = [0] * DEPTH
            self.f_empty = [0] * DEPTH
            self.f_roots = [0] * DEPTH
            self.f_down = [0] * DEPTH
            self.f_loose = [0] * DEPTH
            self.f_left = [0] * DEPTH
            self.f_stock = [0] * DEPTH
            self.f_p = [0] * DEPTH
            self.f_redeals = [0] * DEPTH
            self.f_entry = [0] * DEPTH
            self.f_via = [0] * DEPTH
            self.f_canon = [0] * DEPTH
            self.f_best = [0] * DEPTH
            self.f_card = [0] * DEPTH
        self.stop = 0
        self.wanted = 0
        self.why = 0
        self.abort = GO
        self.nodes = 0
        self.relaxed_nodes = 0
        self.max_nodes = 0
        self.max_memory = 0
        self.make_tables()

    def make_tables(self) -> None:
        """Fills the sets of cards: single cards, the cards of a suit below a rank, suits."""
        for s in range(4):
            self.below[s * 16] = 0
            self.suit[s] = 0
            for rank in range(13):
                b = ONE << (4 * rank + (s ^ ((rank & 1) << 1)))
                self.single[s * 16 + rank] = b
                self.top[s * 16 + rank + 1] = b
                self.suit[s] |= b
                self.below[s * 16 + rank + 1] = self.below[s * 16 + rank] | b
            self.suit[s] |= ONE << (52 + s)

    def load(
        self,
        columns: Sequence[Sequence[int]],
        down: Sequence[int],
        heights: Sequence[int],
        stock: Sequence[int],
        waste: Sequence[int],
        draw: int,
        redeals: int,
        returns: int,
        ranks: int,
    ) -> None:
        """Loads a possible position, in the form of ``Position``.

        ``redeals``: redeals left, -1 for unlimited. ``draw``: cards drawn at a time. The cards of a
        column above its lowest face-up card are loose, as are all cards that lie nowhere. Clears
        ``unseen`` and ``wanted``; set them after loading.
        """
        self.ranks = ranks
        self.n_columns = len(columns)
        self.draw = draw
        self.returns = returns
        self.all = (ONE << (4 * ranks)) - 1
        self.heads = ONE * 15 << (4 * ranks - 4)  # kings
        self.sentinel = ONE * 15 << (4 * ranks)
        loose = self.all
        covered = 0
        roots = 0
        cols = 0
        ck = 0
        empty = 0
        weight = 1
        for pos in range(52):
            self.home[pos] = NONE
        b = 0
        for j in range(self.n_columns):
            hidden = down[j]
            self.weight[j] = weight
            k = 0
            for card in columns[j]:
                if k > hidden:
                    break
                pos = card ^ (((card >> 2) & 1) << 1)
                self.dealt[j * HEIGHT + k] = pos
                self.home[pos] = j
                b = ONE << pos
                loose &= ~b
                if k < hidden:
                    covered |= b
                k += 1
            covered &= ~b  # the last card counts as face up, even if no card of the column is
            weight *= k + 1
            if k == 1 and b & self.heads:
                loose |= b
                k = 0
            if k == 0:
                empty += 1
            else:
                roots |= b
            cols |= ONE * k << (4 * j)
            ck += k * self.weight[j]
        p = len(waste)
        n = p + len(stock)
        self.n_stock = n
        held = 0
        for i, card in enumerate(waste):
            pos = card ^ (((card >> 2) & 1) << 1)
            self.stock_card[i] = pos
            self.stock_at[pos] = i
            held |= ONE << pos
        i = n
        for card in stock:
            i -= 1
            pos = card ^ (((card >> 2) & 1) << 1)
            self.stock_card[i] = pos
            self.stock_at[pos] = i
            held |= ONE << pos
        loose &= ~held
        self.unlimited = redeals < 0 or redeals >= n
        f = 0
        for s in range(4):
            i = heights[s]
            f |= i << (4 * s)
        self.f_cols[0] = cols
        self.f_ck[0] = ck
        self.f_empty[0] = empty
        self.f_roots[0] = roots
        self.f_down[0] = covered
        self.f_loose[0] = loose
        self.f_left[0] = (ONE << n) - 1
        self.f_stock[0] = held
        self.f_redeals[0] = 0 if self.unlimited else redeals
        self.f_entry[0] = f
        self.f_via[0] = f
        self.f_card[0] = 0
        self.unseen = 0
        self.wanted = 0
        if self.unlimited and (p % draw == 0 or p == n):
            p = 0
        self.f_p[0] = p
        self.always = int(self.unlimited and draw == 1)
        self.direction = -1 if self.unlimited and draw > 1 else 1

    def copy_frame(self, t: int, u: int) -> None:
        """Copies the configuration and the vector of frame ``t`` to frame ``u``."""
        self.f_cols[u] = self.f_cols[t]
        self.f_ck[u] = self.f_ck[t]
        self.f_empty[u] = self.f_empty[t]
        self.f_roots[u] = self.f_roots[t]
        self.f_down[u] = self.f_down[t]
        self.f_loose[u] = self.f_loose[t]
        self.f_left[u] = self.f_left[t]
        self.f_stock[u] = self.f_stock[t]
        self.f_p[u] = self.f_p[t]
        self.f_redeals[u] = self.f_redeals[t]
        self.f_entry[u] = self.f_entry[t]

    def give_up(self, why: int) -> int:
        """Ends the search as undecided, for the reason ``why``."""
        if self.abort != REFUTED:
            self.abort = LIMITED
            self.why = why
        return LOST
