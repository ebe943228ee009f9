"""The four fair players of the ladder, for the Klondike family.

``ladder`` describes them. They hold a whole deal, but decide only from what a player sees: face-up
cards, foundations, waste, and the stock if it was seen. The patient player puts the unseen cards
into a random order (``imagine``) before it looks ahead.
"""

from ..solver.bits import ALL64, ONE, compiled, nogil, pick, roll, sow
from ..solver.board import (
    DECK,
    DOWN,
    ENDLESS,
    FOUNDATION,
    FRAME,
    HEAP,
    HEIGHT,
    PILE,
    PILES,
    REDEALS,
    SIZE,
    STOCKED,
    WASTE,
    WASTED,
)
from .engine import DRAW, PLAYED, REACHED, SEEN, TRIED, WORLD, Engine

BEGINNER, CASUAL, CAREFUL, PATIENT = 0, 1, 2, 3

COMPILED = compiled


class KlondikePlayers(Engine):
    """The players in one game. Not thread-safe."""

    def __init__(self) -> None:
        self.make_engine()
        self.rng = ONE
        # Worlds that the patient player samples for a decision; three times as many if passes are
        # limited. There, 3 worlds hardly improved on the careful player, and 8 clearly did.
        self.worlds = 3
        # The casual player makes one move in ``slip`` at random.
        self.slip = 8
        # The patient player deviates from the careful player's move only if another move gains this
        # many sixteenths of a card in each world.
        self.habit = 100
        if not compiled:  # the compiled class has C arrays
            self.hidden = [0] * 64

    # Random numbers

    def below(self, n: int) -> int:
        """Returns a random number 0 .. n - 1."""
        self.rng = roll(self.rng)
        return pick(self.rng, n)

    def imagine(self, b: int) -> None:
        """Samples a world: puts the unseen cards of the state into their places at random,
        face-down cards first, then the stock unless it was seen. The result does not depend on
        their real places, because they are collected lowest first. ``worlds`` uses the same rule; a
        test compares the two.
        """
        mask = 0
        for j in range(self.columns):
            for i in range(self.st[b + DOWN + j]):
                mask |= ONE << self.st[b + PILES + PILE * j + i]
        if not self.st[b + SEEN]:
            for i in range(self.st[b + STOCKED]):
                mask |= ONE << self.st[b + DECK + i]
        n = 0
        for card in range(4 * self.ranks):
            if (mask >> card) & 1:
                self.hidden[n] = card
                n += 1
        for j in range(self.columns):
            for i in range(self.st[b + DOWN + j]):
                m = self.below(n)
                n -= 1
                self.st[b + PILES + PILE * j + i] = self.hidden[m]
                self.hidden[m] = self.hidden[n]
        if not self.st[b + SEEN]:
            for i in range(self.st[b + STOCKED] - 1, -1, -1):
                m = self.below(n)
                n -= 1
                self.st[b + DECK + i] = self.hidden[m]
                self.hidden[m] = self.hidden[n]

    # Games

    def wins(self, rung: int, plays: int, seed: int) -> int:
        """Plays ``plays`` games of a rung's player from state 0; returns the number of wins."""
        won = 0
        with nogil:
            for i in range(plays):
                self.rng = sow((seed * 1_000_003 + i) & ALL64)
                self.copied(0, PLAYED * FRAME)
                won += self.play_out(PLAYED * FRAME, rung)
        return won

    def choose(self, rung: int, idle: int, seed: int) -> int:
        """Returns the decision of a rung's player in state 0, ``idle`` draws after its last play: a
        move, ``DRAW``, or -1 if it gives up.
        """
        with nogil:
            self.rng = sow(seed)
            self.copied(0, PLAYED * FRAME)
            self.mv_base = 0
            move = self.decide(PLAYED * FRAME, rung, idle)
        return move

    def wander(self, seed: int, plays: int, rung: int) -> None:
        """Makes state ``REACHED`` from state 0 by ``plays`` plays of a rung's player, not counting
        draws.
        """
        self.rng = sow(seed)
        b = REACHED * FRAME
        self.copied(0, b)
        self.mv_base = 0
        idle = 0
        while plays and not self.is_won(b):
            move = self.decide(b, rung, idle)
            if move < 0:
                break
            self.make(b, move)
            idle = idle + 1 if move == DRAW else 0
            plays -= move != DRAW

    def play_out(self, b: int, rung: int) -> int:
        """Plays a rung's player to the end of the game; returns whether it wins."""
        idle = 0
        self.mv_base = 0
        while not self.is_won(b):
            move = self.decide(b, rung, idle)
            if move < 0:
                return 0
            self.make(b, move)
            idle = idle + 1 if move == DRAW else 0
        return 1

    def decide(self, b: int, rung: int, idle: int) -> int:
        """Returns the move of a rung's player, ``DRAW`` if it wants none, or -1 if it has seen the
        whole stock since its last play without finding a play.
        """
        self.mv_top = self.mv_base
        if rung == PATIENT:
            return self.patient(b, idle)
        if rung == CAREFUL:
            self.list_careful(b, self.laxness(b, idle))
            rest = 5 * self.cycle(b)
        else:
            self.list_useful(b)
            rest = 2 * self.cycle(b) + 2
            if rung == CASUAL:
                self.rate(b)
        n = self.mv_top - self.mv_base
        if n == 0:
            return DRAW if idle <= rest and self.can_deal(b) else -1
        if rung == BEGINNER or (rung == CASUAL and self.below(self.slip) == 0):
            return self.mv[self.mv_base + self.below(n)]
        return self.best()

    def can_deal(self, b: int) -> int:
        """Whether a draw or a redeal is possible."""
        return self.st[b + STOCKED] > 0 or (self.st[b + WASTED] > 0 and self.st[b + REDEALS] != 0)

    def best(self) -> int:
        """Returns a move of the highest score, chosen at random among equals."""
        most = -1
        n = 0
        chosen = -1
        for i in range(self.mv_base, self.mv_top):
            if self.mv_score[i] > most:
                most = self.mv_score[i]
                n = 0
            if self.mv_score[i] == most:
                n += 1
                if n == 1 or self.below(n) == 0:
                    chosen = self.mv[i]
        return chosen

    # The casual player

    def rate(self, b: int) -> None:
        """Scores the moves: aces and twos to foundations, a turn in a long column, other cards to
        foundations, emptying a column, cards of the waste.
        """
        for i in range(self.mv_base, self.mv_top):
            source = (self.mv[i] >> 8) & 255
            target = self.mv[i] & 255
            if target == FOUNDATION:
                card = self.source_card(b, source)
                score = 100 if card < 8 else 50
            elif source == WASTE:
                score = 20
            else:
                score = (
                    60 + self.st[b + DOWN + source - 1] if self.st[b + DOWN + source - 1] else 30
                )
            self.mv_score[i] = score

    def source_card(self, b: int, source: int) -> int:
        """Returns the top card of a column or of the waste."""
        if source == WASTE:
            return self.st[b + HEAP + self.st[b + WASTED] - 1]
        return self.st[b + PILES + PILE * (source - 1) + self.st[b + SIZE + source - 1] - 1]

    # The careful player

    def is_safe(self, b: int, card: int) -> int:
        """Whether no card in play needs ``card`` to lie on: aces, twos, and cards whose two
        possible successors in a column are on the foundations.
        """
        rank = card >> 2
        if rank <= 1:
            return 1
        other = 2 if card & 2 == 0 else 0
        return self.st[b + HEIGHT + other] >= rank and self.st[b + HEIGHT + other + 1] >= rank

    def laxness(self, b: int, idle: int) -> int:
        """Returns the careful player's risk level, 0 to 3: it rises with every pass without a play;
        if passes are limited, it is highest in the last one.
        """
        if self.st[b + REDEALS] == ENDLESS:
            return min(3, idle // self.cycle(b))
        if not self.can_deal(b):
            return 3
        return 2 if self.st[b + REDEALS] == 0 else 1

    def gives_place(self, b: int, card: int) -> int:
        """Whether ``card``, laid on a column, would take the run of a column with face-down cards
        that has no other target. Requires ``find_takers``.
        """
        for j in range(self.columns):
            if self.st[b + DOWN + j] == 0:
                continue
            base = self.st[b + PILES + PILE * j + self.st[b + DOWN + j]]
            is_rider = (base >> 2) + 1 == card >> 2 and (base ^ card) & 2
            if is_rider and not self.taking[base >> 1] & ~(1 << j):
                return 1
        return 0

    def king_waits(self, b: int) -> int:
        """Whether a visible card needs an empty column: a king."""
        waste = self.st[b + WASTED]
        if waste > 0 and (self.heads >> self.st[b + HEAP + waste - 1]) & 1:
            return 1
        if self.st[b + SEEN]:
            for i in range(self.st[b + WASTED]):
                if (self.heads >> self.st[b + HEAP + i]) & 1:
                    return 1
            for i in range(self.st[b + STOCKED]):
                if (self.heads >> self.st[b + DECK + i]) & 1:
                    return 1
        for j in range(self.columns):
            down = self.st[b + DOWN + j]
            if down > 0 and (self.heads >> self.st[b + PILES + PILE * j + down]) & 1:
                return 1
        return 0

    def list_careful(self, b: int, lax: int) -> None:
        """Lists and scores the careful player's moves; ``lax`` is the result of ``laxness``."""
        # 1. Cards to their foundations: safe ones at once, also if that turns a card; others late.
        next_cards = self.next_cards(b)
        self.find_takers(b)
        for j in range(self.columns):
            n = self.st[b + SIZE + j]
            if n == 0:
                continue
            card = self.st[b + PILES + PILE * j + n - 1]
            down = self.st[b + DOWN + j]
            if (next_cards >> card) & 1:
                move = (1 << 16) | ((j + 1) << 8) | FOUNDATION
                if self.is_safe(b, card):
                    self.add(move, 1000)
                elif down > 0 and n == down + 1:
                    self.add(move, 500 + down)
                elif lax >= 2:
                    self.add(move, 90)
        waste = self.st[b + WASTED]
        if waste > 0:
            card = self.st[b + HEAP + waste - 1]
            if (next_cards >> card) & 1:
                move = (1 << 16) | (WASTE << 8) | FOUNDATION
                if self.is_safe(b, card):
                    self.add(move, 900)
                else:
                    self.add(move, 110)
        # 2. Whole runs that turn a card, or that empty a column for a king.
        king = self.king_waits(b)
        for j in range(self.columns):
            n = self.st[b + SIZE + j]
            if n == 0:
                continue
            down = self.st[b + DOWN + j]
            base = self.st[b + PILES + PILE * j + down]
            tried = 0
            takers = self.taking[base >> 1] & ~(1 << j)
            for k in range(self.columns if takers else 0):
                if not (takers >> k) & 1:
                    continue
                if self.st[b + SIZE + k] == 0:
                    if down == 0 or tried:
                        continue
                    tried = 1
                move = ((n - down) << 16) | ((j + 1) << 8) | (k + 1)
                if down > 0:
                    self.add(move, 600 + 10 * down)
                elif king:
                    self.add(move, 300)
                elif lax >= 3:
                    self.add(move, 30)
            # 3. The upper part of a run, to free a card that then goes to its foundation.
            if lax >= 1:
                for i in range(down + 1, n):
                    under = self.st[b + PILES + PILE * j + i - 1]
                    if not (next_cards >> under) & 1:
                        continue
                    card = self.st[b + PILES + PILE * j + i]
                    takers = self.taking[card >> 1] & ~(1 << j)
                    for k in range(self.columns if takers else 0):
                        if (takers >> k) & 1:
                            move = ((n - i) << 16) | ((j + 1) << 8) | (k + 1) | (1 << 24)
                            self.add(move, 500 + down if down and i == down + 1 else 70)
                            break
        # 4. The top card of the waste.
        if waste > 0:
            card = self.st[b + HEAP + waste - 1]
            takers = self.taking[card >> 1]
            for k in range(self.columns if takers else 0):
                if (takers >> k) & 1:
                    move = (1 << 16) | (WASTE << 8) | (k + 1)
                    if self.gives_place(b, card):
                        self.add(move, 400)
                    elif (self.heads >> card) & 1:
                        self.add(move, 200)
                    elif lax >= 1 or self.draw > 1:
                        self.add(move, 80)
                    if self.st[b + SIZE + k] == 0:
                        break
        # 5. A return from a foundation, to take a run whose move turns a card.
        if lax >= 2 and self.returns:
            for s in range(4):
                if self.st[b + HEIGHT + s] < 2:
                    continue
                card = 4 * (self.st[b + HEIGHT + s] - 1) + s
                takers = self.taking[card >> 1]
                for k in range(self.columns if takers else 0):
                    if not (takers >> k) & 1:
                        continue
                    for j in range(self.columns):
                        down = self.st[b + DOWN + j]
                        if down == 0 or j == k:
                            continue
                        base = self.st[b + PILES + PILE * j + down]
                        if (base >> 2) + 1 == card >> 2 and (base ^ card) & 2:
                            source = FOUNDATION + 1 + s
                            move = (1 << 16) | (source << 8) | (k + 1) | ((j + 1) << 25)
                            self.add(move, 60 + down)
                    break

    # The patient player

    def patient(self, b: int, idle: int) -> int:
        """Returns the patient player's move. It tries every move in a few sampled worlds, lets the
        careful player finish each, and takes the move with the best results. The careful player's
        own move starts with an advantage (``habit``).
        """
        cycle = self.cycle(b)
        base = self.mv_base
        usual = self.decide(b, CAREFUL, idle)
        self.mv_top = base
        self.list_careful(b, 3)
        draws = self.can_deal(b)
        worlds = self.worlds if self.st[b + REDEALS] == ENDLESS else 3 * self.worlds
        n = self.mv_top - base
        if n == 0:
            return DRAW if draws and idle <= 2 * cycle + 2 else -1
        for i in range(base, self.mv_top):
            if self.mv_score[i] >= 1000:
                return self.mv[i]
        if draws and idle <= cycle:
            self.add(DRAW, 0)
            n += 1
        elif n == 1:
            return self.mv[base]
        for i in range(base, self.mv_top):
            self.mv_score[i] //= 64
            if self.mv[i] == usual:
                self.mv_score[i] += self.habit * worlds
        self.mv_base = self.mv_top
        for _ in range(worlds):
            self.copied(b, WORLD * FRAME)
            self.imagine(WORLD * FRAME)
            rng = self.rng
            for i in range(n):
                self.rng = rng
                self.copied(WORLD * FRAME, TRIED * FRAME)
                c = TRIED * FRAME
                self.make(c, self.mv[base + i])
                first = 1 if self.mv[base + i] == DRAW else 0
                self.mv_score[base + i] += 16 * self.value(c, idle + 1 if first else 0)
        self.mv_base = base
        self.mv_top = base + n
        return self.best()

    def value(self, c: int, idle: int) -> int:
        """Plays the careful player to the end; returns the cards on the foundations, or 200 for a
        win.
        """
        while not self.is_won(c):
            move = self.decide(c, CAREFUL, idle)
            if move < 0:
                return self.out(c)
            self.make(c, move)
            idle = idle + 1 if move == DRAW else 0
        return 200
