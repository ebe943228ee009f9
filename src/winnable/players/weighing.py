"""Evaluates the fair player's choices: a search in each of many sampled worlds.

``Weighing`` extends the Klondike search with one call for many worlds: it shuffles the unseen cards
in place, without loading the search again. ``expert`` describes how the results are used.
"""

from ..solver.bits import ALL64, ONE, STAR, compiled, ctz, nogil, popcount, roll
from ..solver.klondike.layout import ANY, CHOICES, DEAD, HEIGHT, LOST, NONE, WON
from ..solver.klondike.search import COMPILED as IS_COMPILED

if IS_COMPILED:  # then the players are compiled too: this source is only read
    from ..solver.klondike.choices import Choices as Search
else:
    from ..solver.klondike.search import Search


class Weighing(Search):
    """A search that evaluates the choices of a node in many worlds. Not thread-safe."""

    def weigh(
        self, seed: int, worlds: int, nodes: int, states: int, draw: int, dives: int
    ) -> list[tuple[int, int, int]]:
        """Counts the worlds won and lost by each choice of ``survey``, and the dives won.

        Samples up to ``worlds`` orders of the unseen cards, and starts none after ``states``
        states; ``weighed`` is their number. ``nodes`` limits each search. ``draw`` adds drawing as
        the last choice. ``dives`` is the number of games of the simple player of ``dive`` in each
        world.
        """
        self.make_weighing()
        self.max_memory = 1 << 26
        self.nodes = 0
        self.relaxed_nodes = 0
        self.dice = seed
        with nogil:
            self.weigh_all(worlds, nodes, states, draw, dives)
        return [(self.wins[k], self.losses[k], self.dived[k]) for k in range(self.n_choices + draw)]

    def make_weighing(self) -> None:
        """Allocates the arrays."""
        if not compiled:  # in compiled code, the arrays are part of the object
            self.wins = [0] * CHOICES
            self.losses = [0] * CHOICES
            self.dived = [0] * CHOICES
            self.hole = [0] * 64
            self.lot = [0] * 64

    def weigh_all(self, worlds: int, nodes: int, states: int, draw: int, dives: int) -> None:
        """Implements ``weigh`` without the interpreter lock."""
        hidden = self.unseen
        self.unseen = 0
        n = self.n_choices + draw
        for k in range(n):
            self.wins[k] = 0
            self.losses[k] = 0
            self.dived[k] = 0
        self.find_holes(0, hidden)
        self.weighed = 0
        while self.weighed < worlds:
            if self.weighed and self.nodes + self.relaxed_nodes >= states:
                break
            self.weighed += 1
            self.shuffle(0)
            self.begin(1024)
            self.max_nodes = self.nodes + self.relaxed_nodes + nodes
            self.flood(0)
            if self.relax_frame(0, self.use_locks and not self.always) == DEAD:
                for k in range(n):
                    self.losses[k] += 1
                continue
            for k in range(n):
                if k < self.n_choices:
                    self.enter(0, self.first_move[k])
                else:
                    self.deal(0)
                verdict = self.ask(nodes)
                if verdict == WON:
                    self.wins[k] += 1
                elif verdict == LOST:
                    self.losses[k] += 1
                    continue
                for i in range(dives):
                    self.run_number = i
                    self.child_top = self.n_moves
                    if self.dive(1):
                        self.dived[k] += 1
        self.unseen = hidden

    def dive(self, t: int) -> int:
        """Whether a simple player wins from frame ``t``. This player ignores hidden cards and
        always plays the first move: safe cards to their foundations, then in the order of
        ``generate``.
        """
        start = self.child_top
        while True:
            self.nodes += 1
            count = self.flood(t)
            if self.f_down[t] == 0 and (self.always or self.f_left[t] == 0):
                return 1
            if not self.commit(t, count):
                self.generate(t, count, ANY)
                if self.child_top == start:
                    return 0
                self.enter(t, self.child[start])
                self.child_top = start
            t += 1

    def find_holes(self, t: int, hidden: int) -> None:
        """Lists the places of the unseen cards of frame ``t``: indices of ``dealt``, or 128 plus an
        index of the stock.
        """
        self.n_holes = 0
        for j in range(self.n_columns):
            for i in range(HEIGHT):
                k = j * HEIGHT + i
                if i < (self.f_cols[t] >> (4 * j)) & 15 and (hidden >> self.dealt[k]) & 1:
                    self.hole[self.n_holes] = k
                    self.n_holes += 1
        for i in range(self.n_stock):
            if (self.f_left[t] >> i) & 1 and (hidden >> self.stock_card[i]) & 1:
                self.hole[self.n_holes] = 128 + i
                self.n_holes += 1
        k = 0
        while hidden:
            self.lot[k] = ctz(hidden)
            hidden &= hidden - 1
            k += 1

    def shuffle(self, t: int) -> None:
        """Shuffles the unseen cards of frame ``t`` among their places (xorshift64*)."""
        for i in range(self.n_holes - 1, 0, -1):
            self.dice = roll(self.dice)
            k = (((self.dice * STAR) & ALL64) >> 33) % (i + 1)
            card = self.lot[i]
            self.lot[i] = self.lot[k]
            self.lot[k] = card
        self.put_lot(t)

    def put_lot(self, t: int) -> None:
        """Puts the cards of ``lot`` into the places of ``hole``."""
        for i in range(self.n_holes):
            card = self.lot[i]
            k = self.hole[i]
            b = ONE << card
            if k < 128:
                self.dealt[k] = card
                self.home[card] = k // HEIGHT
                self.f_down[t] |= b
                self.f_stock[t] &= ~b
            else:
                self.stock_card[k - 128] = card
                self.stock_at[card] = k - 128
                self.home[card] = NONE
                self.f_stock[t] |= b
                self.f_down[t] &= ~b

    def deal(self, t: int) -> None:
        """Makes frame ``t + 1`` from frame ``t`` by one draw, or by a redeal that is limited."""
        u = t + 1
        n = popcount(self.f_left[t])
        self.copy_frame(t, u)
        self.f_via[u] = self.f_entry[t]
        self.f_card[u] = 63
        p = min(self.f_p[t] + self.draw, n)
        if self.f_p[t] == n and not self.unlimited:
            self.f_redeals[u] -= 1
            p = 0
        if self.unlimited and (p % self.draw == 0 or p == n):
            p = 0
        self.f_p[u] = p
