# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, annotation_typing=False, infer_types=True
"""Solitario, played fast: its ladder of fair players.

It knows piles and cards (numbered as in ``cards``), no ``Position``. ``quick_solitario.pxd`` gives
every name its C type; without a compiler the same file runs interpreted. A state is ``FRAME``
bytes: heights, sizes of the columns, cards drawn, cards on the discards, columns, discards, deck.

Every player puts out what can go out. For a card that is drawn the *beginner* takes any column
that takes it, by chance, else discards it; the *casual* one rather takes a card to lie on, keeps
empty columns for high cards, and now and then does as the beginner; the *careful* one also keeps
the discards in an order in which they come back; the *patient* one tries every place in a few
worlds that look the same, played on carefully.
"""

try:
    from cython import compiled, nogil
except ImportError:  # interpreted, and Cython is not installed
    from ..solver._interpreted import compiled, nogil

if not compiled:  # the compiled module takes these from quick_solitario.pxd
    SIZE, DRAWN, GONE, PILES, PILE, HEAP, DECK = 4, 13, 14, 15, 12, 123, 163
    FRAME = 208
    HAND = 0
    DISCARD = 10
    BEGINNER, CASUAL, CAREFUL, PATIENT = 0, 1, 2, 3
    ALL64 = 0xFFFFFFFFFFFFFFFF
    MIX = 0x9E3779B97F4A7C15
    STAR = 0x2545F4914F6CDD1D
    ONE = 1

COMPILED = compiled


class Quick:
    """One game, loaded again and again. Not for two threads at once."""

    def __init__(self) -> None:
        self.interpret()
        self.rng = 1
        self.worlds = 8
        self.slip = 8

    def interpret(self) -> None:
        """Interpreted, the object's arrays are lists; compiled, they are inside it."""
        if not compiled:
            self.st = [0] * (FRAME * 4)
            self.hidden = [0] * 64
            self.score = [0] * 16

    def load(
        self,
        piles: list[list[int]],
        heights: list[int],
        deck: list[int],
        discards: list[int],
        ranks: int,
        by_colour: int,
    ) -> None:
        """Takes a position with an empty hand as state 0. ``deck``: next drawn first."""
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
        """State at ``c`` becomes that at ``b``."""
        for i in range(FRAME):
            self.st[c + i] = self.st[b + i]

    def seed(self, seed: int) -> None:
        """Starts the stream of chance (xorshift64*)."""
        self.rng = ((seed ^ MIX) * STAR) & ALL64
        if self.rng == 0:
            self.rng = MIX
        self.below(2)

    def below(self, n: int) -> int:
        """Chance: 0 .. n - 1."""
        x = self.rng
        x ^= x >> 12
        x ^= (x << 25) & ALL64
        x ^= x >> 27
        self.rng = x
        return ((((x * STAR) & ALL64) >> 32) * n) >> 32

    def fits(self, b: int, card: int, j: int) -> int:
        """Whether ``card`` can be put on column ``j``, which may be empty."""
        n = self.st[b + SIZE + j]
        if n == 0:
            return 1
        onto = self.st[b + PILES + PILE * j + n - 1]
        if (onto >> 2) != (card >> 2) + 1 or (onto & 3) == (card & 3):
            return 0
        return not self.by_colour or ((onto ^ card) & 2) != 0

    def wins(self, rung: int, plays: int, seed: int) -> int:
        """Games that the player of a rung wins of ``plays`` from state 0."""
        won = 0
        with nogil:
            for i in range(plays):
                self.seed((seed * 1_000_003 + i) & ALL64)
                self.copied(0, FRAME)
                won += self.play_out(FRAME, rung) == 4 * self.ranks
        return won

    def choose(self, rung: int, seed: int) -> int:
        """Where the player of a rung puts the card of state 0 that is drawn next, once all that
        can has gone out: a column from 1, or ``DISCARD``. The deck must not be empty.
        """
        with nogil:
            self.seed(seed)
            self.copied(0, FRAME)
            self.settle(FRAME, rung)
            place = self.place(FRAME, rung)
        return place

    def play_out(self, b: int, rung: int) -> int:
        """Plays to the end; the cards out."""
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
        """The next card of the deck goes to a place; ``HAND``: to its foundation."""
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
        """What can go out does; discards and piles of one card go onto cards that take them."""
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
        """The first column with a card that takes ``card``, not column ``but``; or -1."""
        for j in range(self.columns):
            if j != but and self.st[b + SIZE + j] > 0 and self.fits(b, card, j):
                return j
        return -1

    def hole(self, b: int, card: int) -> int:
        """The empty column that the careful player gives to a discard, or -1: it lays free a
        discard that goes out or onto a card.
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
        """Where a rung puts the card that is drawn."""
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
        """The casual and the careful player's place."""
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
        if rank > top:  # on the discards it would keep a lower card from coming back
            return empty
        return DISCARD if rank < top - 2 or holes < 2 else empty

    def patient(self, b: int, card: int) -> int:
        """Every place is tried out in a few worlds, played on carefully."""
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
        """Shuffles what is in the deck below its next card; how it lies does not matter."""
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
