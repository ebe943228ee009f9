# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, annotation_typing=False, infer_types=True
"""The four fair players of the ladder, for solitario.

The module uses piles of card numbers (as in ``cards``), not ``Position``. ``ladder_solitario.pxd``
declares the C types; without a compiler the same file runs interpreted.

A state is ``FRAME`` bytes, and begins at byte ``b``: foundation heights; ``SIZE``: cards of each
column; ``DRAWN``: cards drawn so far; ``GONE``: discards; ``PILES``: columns of ``PILE`` bytes
each; ``HEAP``: the discards; ``DECK``: the stock, the first card drawn first.

Every player moves cards to foundations as soon as possible. The players differ in where they put a
drawn card. The *beginner* picks a column that takes it at random, or discards it if there is none.
The *casual* player prefers a card to lie on, keeps empty columns for high cards, and sometimes
plays as the beginner does. The *careful* player also keeps the discards in an order in which they
can return. The *patient* player tries every place in a few sampled worlds, and lets the careful
player finish each.
"""

try:
    from cython import compiled, nogil
except ImportError:  # interpreted, and Cython is not installed
    from ..solver.bits import compiled, nogil

if not compiled:  # C types and constants when compiled (setup.py)
    from ..solver.bits import ALL64, ONE, pick, roll, sow

    SIZE, DRAWN, GONE, PILES, PILE, HEAP, DECK = 4, 13, 14, 15, 12, 123, 163
    FRAME = 208
    HAND = 0
    DISCARD = 10
    BEGINNER, CASUAL, CAREFUL, PATIENT = 0, 1, 2, 3

COMPILED = compiled


class SolitarioPlayers:
    """The players in one game; ``load`` replaces the game. Not thread-safe."""

    def __init__(self) -> None:
        if not compiled:  # in compiled code, the arrays are part of the object
            self.st = [0] * (FRAME * 4)
            self.hidden = [0] * 64
            self.score = [0] * 16
        self.rng = 1
        # Worlds that the patient player samples for a decision.
        self.worlds = 8
        # The casual player makes one decision in ``slip`` at random.
        self.slip = 8

    def load(
        self,
        piles: list[list[int]],
        heights: list[int],
        deck: list[int],
        discards: list[int],
        ranks: int,
        by_colour: int,
    ) -> None:
        """Loads a position with an empty hand as state 0.

        ``piles``: cards of each column, the lowest first; ``heights``: foundation heights;
        ``deck``: the next card drawn first; ``discards``: the top card last; ``ranks``: cards of a
        suit; ``by_colour``: 1 if colours alternate, 0 if suits only have to differ.
        """
        self.columns = len(piles)
        self.ranks = ranks
        self.by_colour = by_colour
        self.n_deck = len(deck)
        for i in range(4):
            self.st[i] = heights[i]
        for j in range(self.columns):
            self.st[SIZE + j] = len(piles[j])
            for i in range(len(piles[j])):
                self.st[PILES + PILE * j + i] = piles[j][i]
        self.st[DRAWN] = 0
        self.st[GONE] = len(discards)
        for i in range(len(discards)):
            self.st[HEAP + i] = discards[i]
        for i in range(len(deck)):
            self.st[DECK + i] = deck[i]

    def copied(self, b: int, c: int) -> None:
        """Copies the state at ``b`` to ``c``."""
        for i in range(FRAME):
            self.st[c + i] = self.st[b + i]

    def below(self, n: int) -> int:
        """Returns a random number 0 .. n - 1."""
        self.rng = roll(self.rng)
        return pick(self.rng, n)

    def fits(self, b: int, card: int, j: int) -> int:
        """Whether column ``j``, which may be empty, takes ``card``."""
        n = self.st[b + SIZE + j]
        if n == 0:
            return 1
        onto = self.st[b + PILES + PILE * j + n - 1]
        if (onto >> 2) != (card >> 2) + 1 or (onto & 3) == (card & 3):
            return 0
        return not self.by_colour or ((onto ^ card) & 2) != 0

    def wins(self, rung: int, plays: int, seed: int) -> int:
        """Plays ``plays`` games of a rung's player from state 0; returns the number of wins."""
        won = 0
        with nogil:
            for i in range(plays):
                self.rng = sow((seed * 1_000_003 + i) & ALL64)
                self.copied(0, FRAME)
                won += self.play_out(FRAME, rung) == 4 * self.ranks
        return won

    def choose(self, rung: int, seed: int) -> int:
        """Returns where the player of a rung puts the next card drawn in state 0: a column from 1,
        or ``DISCARD``. The stock must not be empty.
        """
        with nogil:
            self.rng = sow(seed)
            self.copied(0, FRAME)
            place = self.place(FRAME, rung)
        return place

    def play_out(self, b: int, rung: int) -> int:
        """Plays a rung's player to the end of the game; returns the cards on the foundations."""
        self.settle(b, rung)
        while self.st[b + DRAWN] < self.n_deck:
            card = self.st[b + DECK + self.st[b + DRAWN]]
            place = HAND
            if self.st[b + (card & 3)] != card >> 2:
                place = self.place(b, rung)
            self.put(b, place)
            self.settle(b, rung)
        return self.st[b] + self.st[b + 1] + self.st[b + 2] + self.st[b + 3]

    def put(self, b: int, place: int) -> None:
        """Puts the next card of the stock on a pile; ``HAND``: on its foundation."""
        card = self.st[b + DECK + self.st[b + DRAWN]]
        self.st[b + DRAWN] += 1
        if place == HAND:
            self.st[b + (card & 3)] += 1
        elif place == DISCARD:
            self.st[b + HEAP + self.st[b + GONE]] = card
            self.st[b + GONE] += 1
        else:
            j = place - 1
            self.st[b + PILES + PILE * j + self.st[b + SIZE + j]] = card
            self.st[b + SIZE + j] += 1

    def settle(self, b: int, rung: int) -> None:
        """Plays every card that can go to its foundation; moves discards and single-card columns
        onto cards that take them.
        """
        again = 1
        while again:
            again = 0
            for j in range(self.columns):
                n = self.st[b + SIZE + j]
                if n > 0:
                    card = self.st[b + PILES + PILE * j + n - 1]
                    if self.st[b + (card & 3)] == card >> 2:
                        self.st[b + (card & 3)] += 1
                        self.st[b + SIZE + j] -= 1
                        again = 1
            n = self.st[b + GONE]
            if n > 0 and not again:
                card = self.st[b + HEAP + n - 1]
                if self.st[b + (card & 3)] == card >> 2:
                    self.st[b + (card & 3)] += 1
                    self.st[b + GONE] -= 1
                    again = 1
                else:
                    j = self.taker(b, card, 9)
                    if j < 0 and rung >= CAREFUL:
                        j = self.hole(b, card)
                    if j >= 0:
                        self.st[b + PILES + PILE * j + self.st[b + SIZE + j]] = card
                        self.st[b + SIZE + j] += 1
                        self.st[b + GONE] -= 1
                        again = 1
            if not again:
                for k in range(self.columns):
                    if self.st[b + SIZE + k] == 1:
                        card = self.st[b + PILES + PILE * k]
                        j = self.taker(b, card, k)
                        if j >= 0:
                            self.st[b + PILES + PILE * j + self.st[b + SIZE + j]] = card
                            self.st[b + SIZE + j] += 1
                            self.st[b + SIZE + k] = 0
                            again = 1
                            break

    def taker(self, b: int, card: int, but: int) -> int:
        """Returns the first non-empty column that takes ``card``, other than column ``but``; -1 if
        there is none.
        """
        for j in range(self.columns):
            if j != but and self.st[b + SIZE + j] > 0 and self.fits(b, card, j):
                return j
        return -1

    def hole(self, b: int, card: int) -> int:
        """Returns the empty column to which the careful player moves the top discard, because the
        discard below then goes to its foundation or onto a card; -1 if there is none.
        """
        n = self.st[b + GONE]
        if n < 2:
            return -1
        for j in range(self.columns):
            if self.st[b + SIZE + j] == 0:
                under = self.st[b + HEAP + n - 2]
                if self.st[b + (under & 3)] == under >> 2:
                    return j
                if (under >> 2) == (card >> 2) - 1 and (under & 3) != (card & 3):
                    return j
                if self.taker(b, under, 9) >= 0:
                    return j
                return -1
        return -1

    def place(self, b: int, rung: int) -> int:
        """Returns where a rung's player puts the drawn card."""
        card = self.st[b + DECK + self.st[b + DRAWN]]
        if rung == PATIENT:
            return self.patient(b, card)
        if rung == BEGINNER or (rung == CASUAL and self.below(self.slip) == 0):
            n = 0
            place = DISCARD
            for j in range(self.columns):
                if self.fits(b, card, j):
                    n += 1
                    if self.below(n) == 0:
                        place = j + 1
            return place
        return self.tasteful(b, card, rung)

    def tasteful(self, b: int, card: int, rung: int) -> int:
        """Returns where the casual and the careful player put the drawn card."""
        j = self.taker(b, card, 9)
        if j >= 0:
            return j + 1
        empty = 0
        holes = 0
        for j in range(self.columns):
            if self.st[b + SIZE + j] == 0:
                empty = j + 1
                holes += 1
        if not empty:
            return DISCARD
        rank = card >> 2
        if rung == CASUAL:
            return empty if rank >= 4 or holes > 1 else DISCARD
        n = self.st[b + GONE]
        if n == 0:
            return DISCARD if rank >= self.ranks - 3 or holes < 2 else empty
        top = self.st[b + HEAP + n - 1] >> 2
        if rank > top:  # as a discard it would block a lower card
            return empty
        return DISCARD if rank < top - 2 or holes < 2 else empty

    def patient(self, b: int, card: int) -> int:
        """Tries every place in a few sampled worlds, and lets the careful player finish each."""
        usual = self.tasteful(b, card, CAREFUL)
        n = 0
        tried = 0
        for place in range(1, DISCARD + 1):
            self.score[place] = -1
            if place == DISCARD:
                self.score[place] = 0
            elif place <= self.columns and self.fits(b, card, place - 1):
                if self.st[b + SIZE + place - 1] == 0:
                    if tried and place != usual:
                        continue
                    tried = 1
                self.score[place] = 0
            n += self.score[place] == 0
        if n == 1:
            return usual
        self.score[usual] = self.worlds
        for _ in range(self.worlds):
            self.copied(b, 2 * FRAME)
            self.imagine(2 * FRAME)
            for place in range(1, DISCARD + 1):
                if self.score[place] >= 0:
                    self.copied(2 * FRAME, 3 * FRAME)
                    self.put(3 * FRAME, place)
                    out = self.play_out(3 * FRAME, CAREFUL)
                    self.score[place] += 200 if out == 4 * self.ranks else out
        best = usual
        for place in range(1, DISCARD + 1):
            if self.score[place] > self.score[best]:
                best = place
        return best

    def imagine(self, b: int) -> None:
        """Samples a world: puts the unseen cards, those of the stock below its next card, into
        their places at random. The result does not depend on their real places, because they are
        collected lowest first. ``worlds`` uses the same rule; a test compares the two.
        """
        mask = 0
        for i in range(self.st[b + DRAWN] + 1, self.n_deck):
            mask |= ONE << self.st[b + DECK + i]
        n = 0
        for card in range(4 * self.ranks):
            if (mask >> card) & 1:
                self.hidden[n] = card
                n += 1
        for i in range(self.st[b + DRAWN] + 1, self.n_deck):
            k = self.below(n)
            n -= 1
            self.st[b + DECK + i] = self.hidden[k]
            self.hidden[k] = self.hidden[n]
