"""The four fair players of the ladder, for solitario.

They play on a board (``solver.board``), to which ``setup.py`` joins them, and do not use
``Position``.

Every player moves cards to foundations as soon as possible. The players differ in where they put a
drawn card. The *beginner* picks a column that takes it at random, or discards it if there is none.
The *casual* player prefers a card to lie on, keeps empty columns for high cards, and sometimes
plays as the beginner does. The *careful* player also keeps the discards in an order in which they
can return. The *patient* player tries every place in a few sampled worlds, and lets the careful
player finish each.
"""

from ..solver.bits import ALL64, ONE, compiled, nogil, pick, roll, sow
from ..solver.board import (
    DECK,
    FOUNDATION,
    FRAME,
    HEAP,
    HEIGHT,
    PILE,
    PILES,
    SIZE,
    STOCK,
    STOCKED,
    WASTE,
    WASTED,
    Board,
)

BEGINNER, CASUAL, CAREFUL, PATIENT = 0, 1, 2, 3

COMPILED = compiled


class SolitarioPlayers(Board):
    """The players in one game, with an empty hand; ``load`` replaces it. Not thread-safe."""

    def __init__(self) -> None:
        if not compiled:  # in compiled code, the arrays are part of the object
            self.hidden = [0] * 64
            self.score = [0] * 16
        self.hold(4)
        self.rng = 1
        # Worlds that the patient player samples for a decision.
        self.worlds = 8
        # The casual player makes one decision in ``slip`` at random.
        self.slip = 8

    def below(self, n: int) -> int:
        """Returns a random number 0 .. n - 1."""
        self.rng = roll(self.rng)
        return pick(self.rng, n)

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
        or ``WASTE``. The stock must not be empty.
        """
        with nogil:
            self.rng = sow(seed)
            self.copied(0, FRAME)
            place = self.place(FRAME, rung)
        return place

    def play_out(self, b: int, rung: int) -> int:
        """Plays a rung's player to the end of the game; returns the cards on the foundations."""
        self.settle(b, rung)
        while self.st[b + STOCKED]:
            place = FOUNDATION
            if not self.is_next(b, self.top(b, STOCK)):
                place = self.place(b, rung)
            self.transfer(b, STOCK, place)
            self.settle(b, rung)
        return self.out(b)

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
                    if self.is_next(b, card):
                        self.st[b + HEIGHT + (card & 3)] += 1
                        self.st[b + SIZE + j] -= 1
                        again = 1
            card = self.top(b, WASTE)
            if card >= 0 and not again:
                place = FOUNDATION
                if not self.is_next(b, card):
                    place = self.taker(b, card, 9) + 1
                    if not place and rung >= CAREFUL:
                        place = self.hole(b, card) + 1
                if place:
                    self.transfer(b, WASTE, place)
                    again = 1
            if not again:
                for k in range(self.columns):
                    if self.st[b + SIZE + k] == 1:
                        j = self.taker(b, self.st[b + PILES + PILE * k], k)
                        if j >= 0:
                            self.transfer(b, k + 1, j + 1)
                            again = 1
                            break

    def taker(self, b: int, card: int, but: int) -> int:
        """Returns the first non-empty column that takes ``card``, other than column ``but``; -1 if
        there is none.
        """
        for j in range(self.columns):
            if j != but and self.st[b + SIZE + j] > 0 and self.takes(b, card, j):
                return j
        return -1

    def hole(self, b: int, card: int) -> int:
        """Returns the empty column to which the careful player moves the top discard, because the
        discard below then goes to its foundation or onto a card; -1 if there is none.
        """
        n = self.st[b + WASTED]
        if n < 2:
            return -1
        for j in range(self.columns):
            if self.st[b + SIZE + j] == 0:
                under = self.st[b + HEAP + n - 2]
                if self.is_next(b, under):
                    return j
                if (under >> 2) == (card >> 2) - 1 and (under & 3) != (card & 3):
                    return j
                if self.taker(b, under, 9) >= 0:
                    return j
                return -1
        return -1

    def place(self, b: int, rung: int) -> int:
        """Returns where a rung's player puts the drawn card."""
        card = self.top(b, STOCK)
        if rung == PATIENT:
            return self.patient(b, card)
        if rung == BEGINNER or (rung == CASUAL and self.below(self.slip) == 0):
            n = 0
            place = WASTE
            for j in range(self.columns):
                if self.takes(b, card, j):
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
            return WASTE
        rank = card >> 2
        if rung == CASUAL:
            return empty if rank >= 4 or holes > 1 else WASTE
        n = self.st[b + WASTED]
        if n == 0:
            return WASTE if rank >= self.ranks - 3 or holes < 2 else empty
        top = self.st[b + HEAP + n - 1] >> 2
        if rank > top:  # as a discard it would block a lower card
            return empty
        return WASTE if rank < top - 2 or holes < 2 else empty

    def patient(self, b: int, card: int) -> int:
        """Tries every place in a few sampled worlds, and lets the careful player finish each."""
        usual = self.tasteful(b, card, CAREFUL)
        n = 0
        tried = 0
        for place in range(1, WASTE + 1):
            self.score[place] = -1
            if place == WASTE:
                self.score[place] = 0
            elif place <= self.columns and self.takes(b, card, place - 1):
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
            for place in range(1, WASTE + 1):
                if self.score[place] >= 0:
                    self.copied(2 * FRAME, 3 * FRAME)
                    self.transfer(3 * FRAME, STOCK, place)
                    out = self.play_out(3 * FRAME, CAREFUL)
                    self.score[place] += 200 if out == 4 * self.ranks else out
        best = usual
        for place in range(1, WASTE + 1):
            if self.score[place] > self.score[best]:
                best = place
        return best

    def imagine(self, b: int) -> None:
        """Samples a world: puts the unseen cards, those of the stock below its next card, into
        their places at random. The result does not depend on their real places, because they are
        collected lowest first. ``worlds`` uses the same rule; a test compares the two.
        """
        mask = 0
        unseen = self.st[b + STOCKED] - 1
        for i in range(unseen):
            mask |= ONE << self.st[b + DECK + i]
        n = 0
        for card in range(4 * self.ranks):
            if (mask >> card) & 1:
                self.hidden[n] = card
                n += 1
        for i in range(unseen):
            k = self.below(n)
            n -= 1
            self.st[b + DECK + unseen - 1 - i] = self.hidden[k]
            self.hidden[k] = self.hidden[n]
