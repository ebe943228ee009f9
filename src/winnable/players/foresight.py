"""The choices of a player who does not see every card, and the frames after them.

A choice leads to its *afterstate*, the node before the player sees what the choice reveals: the
turned card is missing from its column, or the drawn cards are unseen. ``follow`` makes the frame
with what it reveals.
"""

from ..solver.bits import ONE, compiled, ctz, popcount
from ..solver.klondike.layout import ANY, DEPTH, HEIGHT, UP, move_card, move_vector, pack_move
from .weighing import Weighing

DRAWN = 0  # the choice to draw, among search moves
AT_STOCK = 8  # upcoming: drawn cards, not a card of a column
KEY = (1 << 62) - 1


class Foresight(Weighing):
    """Choices without hidden information."""

    def make_foresight(self) -> None:
        """Allocates the arrays."""
        if not compiled:  # the compiled class has C arrays
            self.hidden = [0] * DEPTH
            self.upcoming = [0] * DEPTH

    def hide(self, t: int, hidden: int) -> None:
        """Makes ``hidden`` the unseen cards of frame ``t``."""
        self.hidden[t] = hidden
        self.upcoming[t] = 0

    def foresee(self, t: int, entry: int) -> None:
        """Makes frame ``t + 1`` by a choice: a search move, or ``DRAWN``. What it reveals stays
        unseen.
        """
        u = t + 1
        self.hidden[u] = self.hidden[t]
        self.upcoming[u] = 0
        if entry == DRAWN:
            self.deal(t)
            self.upcoming[u] = AT_STOCK
            return
        self.enter(t, entry)
        card = move_card(entry)
        if not (self.f_roots[t] >> card) & 1:
            return
        j = self.home[card]
        k = ((self.f_cols[t] >> (4 * j)) & 15) - 1
        if k == 0:
            return
        b = ONE << self.dealt[j * HEIGHT + k - 1]
        if not self.hidden[t] & b:
            return
        self.upcoming[u] = k
        self.f_down[u] |= b
        if self.f_loose[u] & b:  # the last card of its column, and a king
            self.f_loose[u] ^= b
            self.f_cols[u] += ONE << (4 * j)
            self.f_ck[u] += self.weight[j]
            self.f_empty[u] -= 1
        else:
            self.f_roots[u] ^= b

    def follow(self, t: int, entry: int) -> int:
        """Makes frame ``t + 1`` by a choice, as the cards lie. Returns the cards that it reveals,
        as a number that differs if they differ; 0 if there are none.
        """
        u = t + 1
        hidden = self.hidden[t]
        self.upcoming[u] = 0
        shown = 0
        if entry == DRAWN:
            self.deal(t)
            left = self.f_left[t]
            n = popcount(left)
            for i in range(self.f_p[t], min(self.f_p[t] + self.draw, n)):
                card = self.stock_card[self.nth(left, i)]
                if (hidden >> card) & 1:
                    hidden ^= ONE << card
                    shown = (shown * 53 + card + 1) & KEY
            self.hidden[u] = hidden
            return shown
        self.enter(t, entry)
        card = move_card(entry)
        if (self.f_roots[t] >> card) & 1:
            j = self.home[card]
            k = ((self.f_cols[t] >> (4 * j)) & 15) - 1
            if k > 0:
                turned = self.dealt[j * HEIGHT + k - 1]
                if (hidden >> turned) & 1:
                    hidden ^= ONE << turned
                    shown = turned + 1
        self.hidden[u] = hidden
        return shown

    def reachable(self, t: int) -> int:
        """Returns the stock cards that can be taken before an unseen card is drawn, with all others
        that are not in the stock.
        """
        veiled = self.hidden[t] & self.f_stock[t]
        found = ~self.f_stock[t] & self.all
        if not veiled:
            return self.all
        left = self.f_left[t]
        p = self.f_p[t]
        wait = p - 1 if p else self.draw - 1
        i = 0
        while left:
            b = ONE << self.stock_card[ctz(left)]
            left &= left - 1
            if b & veiled:
                break
            if i == wait:
                found |= b
                wait += self.draw
            i += 1
        return found

    def open_node(self, t: int) -> int:
        """Lists the choices of frame ``t`` as search moves from ``child_top`` on, each card and
        component once; a draw, if a stock card is unseen. Returns their number.
        """
        start = self.child_top
        self.run_number = 0
        count = self.flood(t)
        allowed = self.reachable(t)
        # 1. A card that is safe on its foundation is the only choice.
        goers = self.safe_stock(t) & allowed if self.use_safe else 0
        for i in range(count):
            ups = self.m_next[i] & ((self.f_roots[t] & self.m_bare[i]) | goers)
            if ups:
                ups &= self.safe(self.member[i], 0)
            if ups:
                self.child[start] = pack_move(ctz(ups), self.member[i]) | UP
                self.child_top = start + 1
                return 1
        # 2. The search moves.
        self.generate(t, count, ANY)
        end = self.child_top
        n = start
        for i in range(start, end):
            entry = self.child[i]
            if entry == 0 or not (allowed >> move_card(entry)) & 1:
                continue
            self.foresee(t, entry)
            self.flood(t + 1)
            for k in range(i + 1, end):
                other = self.child[k]
                if move_card(other) != move_card(entry):
                    break
                f = move_vector(other)
                if other & UP:
                    f += self.step(move_card(other))
                if other and self.stamp[f] >= self.first_gen:
                    self.child[k] = 0
            self.child[n] = entry
            n += 1
        # 3. The draw.
        if self.hidden[t] & self.f_stock[t]:
            self.child[n] = DRAWN
            n += 1
        self.child_top = n
        return n - start
