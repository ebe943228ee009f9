# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, annotation_typing=False, infer_types=True
"""A literal Klondike that plays fast: the ladder of fair players, and Tricky.

It knows piles and cards (numbered as in ``cards``), no ``Position``: ``ladder`` and ``catalogue``
load it. ``quick.pxd`` gives every name below its C type; without a compiler the same file runs
interpreted. Face-down cards turn by themselves; a redeal is one draw more.

A *useful* move is what the plain hint shows (``hints``): a card to its foundation; the whole
face-up run of a column if that turns a card or empties the column, except a king's to an empty one;
a card of the waste to a column. Of several empty columns only the first counts.

A state is ``FRAME`` bytes: heights, sizes and face-down cards of the columns, cards in the waste
and in waste and stock together (``CARDS`` in dealing order, the waste first), redeals, whether the
whole stock was seen, the columns. A move is ``source << 8 | target`` with the count of cards from
bit 16, or ``DRAW``; bit 24: then the card laid free goes to its foundation; from bit 25: then the
run of that column moves to the target.
"""

try:
    from cython import compiled, nogil
except ImportError:  # interpreted, and Cython is not installed
    from ..solver._interpreted import compiled, nogil

if not compiled:  # the compiled module takes these from quick.pxd
    from ..solver._interpreted import alloc, dealloc

    SIZE, DOWN, WASTE, DECK, REDEALS, SEEN, CARDS, PILES, PILE = 4, 13, 22, 23, 24, 25, 26, 78, 24
    FRAME = 296
    FRAMES = 160
    MOVES = 8192
    FROM_WASTE = 10
    TO_FOUNDATION = 12
    DRAW = 0
    ENDLESS = 255
    BEGINNER, CASUAL, CAREFUL, PATIENT = 0, 1, 2, 3
    LOST, WON, UNDECIDED = 0, 1, 2
    ESCAPE = 52
    NOTHING: list[int] = []
    ALL64 = 0xFFFFFFFFFFFFFFFF
    MIX = 0x9E3779B97F4A7C15
    STAR = 0x2545F4914F6CDD1D
    ONE = 1

COMPILED = compiled


class Quick:
    """One game, loaded again and again. Not for two threads at once."""

    def __init__(self) -> None:
        self.interpret()
        self.table_size = 0
        self.table_used = 0
        self.rng = ONE
        self.nodes = 0
        # Worlds that the patient player imagines for a decision, three times as many where passes
        # are limited: with 3 it was hardly better there than the careful one, with 8 clearly.
        # Of how many moves the casual player chooses one without looking. How much, in sixteenths
        # of a card, a world must bring more for the patient one to leave the careful one's move.
        self.worlds = 3
        self.slip = 8
        self.habit = 100

    def interpret(self) -> None:
        """Interpreted, the object's arrays are lists; compiled, they are inside it."""
        if not compiled:
            self.at = [0] * 64
            self.st = [0] * (FRAME * FRAMES)
            self.mv = [0] * MOVES
            self.mv_score = [0] * MOVES
            self.frame_next = [0] * FRAMES
            self.frame_end = [0] * FRAMES
            self.plays = [0] * 512
            self.keep = [0] * 512
            self.hidden = [0] * 64
        self.table = NOTHING

    def __dealloc__(self) -> None:
        dealloc(self.table)

    # The game

    def load(
        self,
        piles: list[list[int]],
        down: list[int],
        heights: list[int],
        deck: list[int],
        waste: int,
        draw: int,
        redeals: int,
        returns: int,
        ranks: int,
        seen: int,
    ) -> None:
        """Takes a position as state 0. ``deck``: the waste, then the stock, next drawn first;
        ``redeals``: left, or -1 for unlimited; ``seen``: whether the whole stock was.
        """
        self.columns = len(piles)
        self.draw = draw
        self.ranks = ranks
        self.returns = returns
        self.full = 4 * ranks
        for i in range(4):
            self.st[i] = heights[i]
        for j in range(9):
            self.st[SIZE + j] = 0
            self.st[DOWN + j] = 0
        for j in range(self.columns):
            self.st[SIZE + j] = len(piles[j])
            self.st[DOWN + j] = down[j]
            for i in range(len(piles[j])):
                self.st[PILES + PILE * j + i] = piles[j][i]
        self.st[WASTE] = waste
        self.st[DECK] = len(deck)
        self.st[REDEALS] = ENDLESS if redeals < 0 else redeals
        self.st[SEEN] = seen
        for i in range(len(deck)):
            self.st[CARDS + i] = deck[i]
            self.at[deck[i]] = i

    def state(
        self, t: int
    ) -> tuple[list[list[int]], list[int], list[int], list[int], int, int, int]:
        """State ``t`` as ``load`` takes it: columns, face-down cards, heights, waste and stock,
        cards in the waste, redeals left (-1 for unlimited), whether the whole stock was seen.
        """
        b = t * FRAME
        piles = [
            [self.st[b + PILES + PILE * j + i] for i in range(self.st[b + SIZE + j])]
            for j in range(self.columns)
        ]
        return (
            piles,
            [self.st[b + DOWN + j] for j in range(self.columns)],
            [self.st[b + j] for j in range(4)],
            [self.st[b + CARDS + j] for j in range(self.st[b + DECK])],
            self.st[b + WASTE],
            -1 if self.st[b + REDEALS] == ENDLESS else self.st[b + REDEALS],
            self.st[b + SEEN],
        )

    def useful(self, t: int) -> list[int]:
        """The useful moves in state ``t``."""
        self.mv_base = 0
        self.mv_top = 0
        self.list_useful(t * FRAME)
        return [self.mv[i] for i in range(self.mv_top)]

    def copy(self, t: int, u: int) -> None:
        """State ``u`` becomes that of ``t``."""
        self.copied(t * FRAME, u * FRAME)

    def play(self, t: int, move: int) -> None:
        """Makes a move in state ``t``; nothing happens if it is ``DRAW`` and none can be made."""
        self.make(t * FRAME, move)

    def copied(self, b: int, c: int) -> None:
        """The state at ``c`` becomes that at ``b``."""
        for i in range(FRAME):
            self.st[c + i] = self.st[b + i]

    def seed(self, seed: int) -> None:
        """Starts the stream of chance (xorshift64*); a seed of 0 is not itself."""
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
        """Whether ``card`` can be put on column ``j``."""
        n = self.st[b + SIZE + j]
        if n == 0:
            return (card >> 2) == self.ranks - 1
        onto = self.st[b + PILES + PILE * j + n - 1]
        return (onto >> 2) == (card >> 2) + 1 and ((onto ^ card) & 2) != 0

    def is_next(self, b: int, card: int) -> int:
        """Whether ``card`` is the next of its foundation."""
        return self.st[b + (card & 3)] == card >> 2

    def is_won(self, b: int) -> int:
        """Whether every card is out."""
        return self.st[b] + self.st[b + 1] + self.st[b + 2] + self.st[b + 3] == self.full

    def add(self, move: int, score: int) -> None:
        """Lists a move."""
        if self.mv_top < MOVES:
            self.mv[self.mv_top] = move
            self.mv_score[self.mv_top] = score
            self.mv_top += 1

    def list_useful(self, b: int) -> int:
        """Lists the useful moves from ``mv_top`` on; the number of them."""
        first = self.mv_top
        # 1. Cards to their foundations.
        for j in range(self.columns):
            n = self.st[b + SIZE + j]
            if n > 0 and self.is_next(b, self.st[b + PILES + PILE * j + n - 1]):
                self.add((1 << 16) | ((j + 1) << 8) | TO_FOUNDATION, 0)
        waste = self.st[b + WASTE]
        if waste > 0 and self.is_next(b, self.st[b + CARDS + waste - 1]):
            self.add((1 << 16) | (FROM_WASTE << 8) | TO_FOUNDATION, 0)
        # 2. Whole runs.
        for j in range(self.columns):
            n = self.st[b + SIZE + j]
            down = self.st[b + DOWN + j]
            if n == 0:
                continue
            card = self.st[b + PILES + PILE * j + down]
            tried = 0
            for k in range(self.columns):
                if k == j or not self.fits(b, card, k):
                    continue
                if self.st[b + SIZE + k] == 0:
                    if down == 0 or tried:
                        continue
                    tried = 1
                self.add(((n - down) << 16) | ((j + 1) << 8) | (k + 1), 0)
        # 3. The card of the waste.
        if waste > 0:
            card = self.st[b + CARDS + waste - 1]
            tried = 0
            for k in range(self.columns):
                if not self.fits(b, card, k):
                    continue
                if self.st[b + SIZE + k] == 0:
                    if tried:
                        continue
                    tried = 1
                self.add((1 << 16) | (FROM_WASTE << 8) | (k + 1), 0)
        return self.mv_top - first

    def deal_on(self, b: int) -> int:
        """Draws, or turns the waste over; False if neither can be done."""
        if self.st[b + WASTE] < self.st[b + DECK]:
            self.st[b + WASTE] = min(self.st[b + WASTE] + self.draw, self.st[b + DECK])
            return 1
        if self.st[b + DECK] == 0 or self.st[b + REDEALS] == 0:
            return 0
        if self.st[b + REDEALS] != ENDLESS:
            self.st[b + REDEALS] -= 1
        self.st[b + WASTE] = 0
        self.st[b + SEEN] = 1
        return 1

    def cycle(self, b: int) -> int:
        """Draws of a whole pass, the redeal counted."""
        return (self.st[b + DECK] + self.draw - 1) // self.draw + 1

    def make(self, b: int, move: int) -> None:
        """Makes a move."""
        if move == DRAW:
            self.deal_on(b)
            return
        source = (move >> 8) & 255
        target = move & 255
        count = (move >> 16) & 255
        if source == FROM_WASTE:
            n = self.st[b + WASTE] - 1
            card = self.st[b + CARDS + n]
            self.st[b + WASTE] = n
            self.st[b + DECK] -= 1
            for i in range(n, self.st[b + DECK]):
                self.st[b + CARDS + i] = self.st[b + CARDS + i + 1]
            self.put(b, card, target)
        elif source > TO_FOUNDATION:
            s = source - TO_FOUNDATION - 1
            self.st[b + s] -= 1
            self.put(b, 4 * self.st[b + s] + s, target)
        else:
            n = self.st[b + SIZE + source - 1] - count
            for i in range(count):
                self.put(b, self.st[b + PILES + PILE * (source - 1) + n + i], target)
            self.st[b + SIZE + source - 1] = n
            if n > 0 and n == self.st[b + DOWN + source - 1]:
                self.st[b + DOWN + source - 1] -= 1
        if move >> 25:
            source = move >> 25
            count = self.st[b + SIZE + source - 1] - self.st[b + DOWN + source - 1]
            self.make(b, (count << 16) | (source << 8) | target)
        elif (move >> 24) & 1:
            self.make(b, (1 << 16) | (source << 8) | TO_FOUNDATION)

    def put(self, b: int, card: int, target: int) -> None:
        """Lays a card down."""
        if target == TO_FOUNDATION:
            self.st[b + (card & 3)] += 1
        else:
            self.st[b + PILES + PILE * (target - 1) + self.st[b + SIZE + target - 1]] = card
            self.st[b + SIZE + target - 1] += 1

    # Tricky: the game of useful moves, draws only where there is none

    def plain(self, limit: int) -> int:
        """Whether state 0 is won by useful moves alone, with draws only where there is none:
        ``LOST``, ``WON``, or ``UNDECIDED`` after ``limit`` states. Every order is tried.
        """
        with nogil:
            result = self.search_plain(limit)
        return result

    def search_plain(self, limit: int) -> int:
        """Depth first; a state is met once."""
        self.nodes = 0
        self.mv_base = 0
        self.mv_top = 0
        self.empty_table()
        self.copied(0, FRAME)
        t = 1
        if self.is_won(FRAME):
            return WON
        self.open_frame(1)
        while t > 0:
            b = t * FRAME
            if self.frame_next[t] == self.frame_end[t]:
                self.mv_top = self.frame_next[t] if t == 1 else self.frame_end[t - 1]
                t -= 1
                continue
            if self.nodes >= limit:
                return UNDECIDED
            move = self.mv[self.frame_next[t]]
            self.frame_next[t] += 1
            c = b + FRAME
            self.copied(b, c)
            self.make(c, move)
            if self.is_won(c):
                return WON
            if self.open_frame(t + 1):
                t += 1
        return LOST

    def open_frame(self, t: int) -> int:
        """Deals on to the next useful move of frame ``t`` and lists the moves; False if there is
        none, or if the state was met before.
        """
        self.frame_next[t] = self.mv_top
        self.frame_end[t] = self.mv_top
        b = t * FRAME
        most = 2 * self.cycle(b) + 2
        while self.list_useful(b) == 0:
            most -= 1
            if most < 0 or not self.deal_on(b):
                return 0
        self.make_key(b)
        if self.is_known():
            self.mv_top = self.frame_next[t]
            return 0
        self.nodes += 1
        self.frame_end[t] = self.mv_top
        return 1

    def make_key(self, b: int) -> None:
        """All there is of a state, in three words: heights and, for every card that left its
        place, on which of two twins it lies; the cards left in the stock; the cards left where
        they were in state 0, waste and redeals. Columns with none left are the same.
        """
        self.key0 = 0
        self.key1 = 0
        self.key2 = 0
        for i in range(4):
            self.key0 |= (ONE * self.st[b + i]) << (4 * i)
        for i in range(self.st[b + DECK]):
            self.key1 |= ONE << self.at[self.st[b + CARDS + i]]
        for j in range(self.columns):
            n = self.st[b + SIZE + j]
            i = 0
            while (
                i < n
                and i < self.st[SIZE + j]
                and self.st[b + PILES + PILE * j + i] == self.st[PILES + PILE * j + i]
            ):
                i += 1
            self.key2 |= (ONE * i) << (4 * j)
            while i < n:
                card = self.st[b + PILES + PILE * j + i]
                if i > 0 and self.st[b + PILES + PILE * j + i - 1] & 1 and card < 48:
                    self.key0 |= ONE << (16 + card)
                i += 1
        self.key2 |= (ONE * self.st[b + WASTE]) << 36
        self.key2 |= (ONE * self.st[b + REDEALS]) << 44
        self.key2 |= ONE << 63

    def slot(self, one: int, two: int, three: int) -> int:
        """Where the search for a state begins."""
        h = (one * MIX) & ALL64
        h = ((h ^ (h >> 29) ^ two) * STAR) & ALL64
        h = ((h ^ (h >> 32) ^ three) * MIX) & ALL64
        return (h ^ (h >> 32)) & (self.table_size - 1)

    def empty_table(self) -> None:
        """An empty table of states; the last word of an entry is never 0."""
        size = 1 << 12
        if self.table_size != size:
            dealloc(self.table)
            self.table = alloc(3 * size)
            self.table_size = size
        else:
            for i in range(3 * size):
                self.table[i] = 0
        self.table_used = 0

    def is_known(self) -> int:
        """Whether the state of the key was met; it is from now on."""
        mask = self.table_size - 1
        i = self.slot(self.key0, self.key1, self.key2)
        while self.table[3 * i + 2]:
            if (
                self.table[3 * i + 2] == self.key2
                and self.table[3 * i] == self.key0
                and self.table[3 * i + 1] == self.key1
            ):
                return 1
            i = (i + 1) & mask
        self.table[3 * i] = self.key0
        self.table[3 * i + 1] = self.key1
        self.table[3 * i + 2] = self.key2
        self.table_used += 1
        if 2 * self.table_used > self.table_size:
            self.grow()
        return 0

    def grow(self) -> None:
        """Four times the room."""
        old = self.table
        size = self.table_size
        self.table_size = 4 * size
        self.table = alloc(12 * size)
        mask = self.table_size - 1
        for k in range(size):
            if old[3 * k + 2]:
                i = self.slot(old[3 * k], old[3 * k + 1], old[3 * k + 2])
                while self.table[3 * i + 2]:
                    i = (i + 1) & mask
                self.table[3 * i] = old[3 * k]
                self.table[3 * i + 1] = old[3 * k + 1]
                self.table[3 * i + 2] = old[3 * k + 2]
        dealloc(old)

    # The ladder

    def wins(self, rung: int, plays: int, seed: int) -> int:
        """Games that the player of a rung wins of ``plays`` from state 0."""
        won = 0
        with nogil:
            for i in range(plays):
                self.seed((seed * 1_000_003 + i) & ALL64)
                self.copied(0, 120 * FRAME)
                won += self.play_out(120 * FRAME, rung)
        return won

    def choose(self, rung: int, idle: int, seed: int) -> int:
        """What the player of a rung does in state 0, ``idle`` draws after the last play:
        a move, ``DRAW``, or -1 for nothing more.
        """
        with nogil:
            self.seed(seed)
            self.copied(0, 120 * FRAME)
            move = self.decide(120 * FRAME, rung, idle)
        return move

    def play_out(self, b: int, rung: int) -> int:
        """Plays to the end; whether it was won."""
        idle = 0
        self.mv_base = 0
        while not self.is_won(b):
            move = self.decide(b, rung, idle)
            if move < 0:
                return 0
            self.make(b, move)
            idle = idle + 1 if move == DRAW else 0
        return 1

    def can_deal(self, b: int) -> int:
        """Whether a draw or a redeal is left."""
        return self.st[b + WASTE] < self.st[b + DECK] or (
            self.st[b + DECK] > 0 and self.st[b + REDEALS] != 0
        )

    def decide(self, b: int, rung: int, idle: int) -> int:
        """The move of a rung, drawing where it wants none; -1 if it has seen the stock through and
        found nothing.
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

    def rate(self, b: int) -> None:
        """The casual player's taste: low cards out, long columns open, cards out, cards in."""
        for i in range(self.mv_base, self.mv_top):
            source = (self.mv[i] >> 8) & 255
            target = self.mv[i] & 255
            if target == TO_FOUNDATION:
                card = self.source_card(b, source)
                score = 100 if card < 8 else 50
            elif source == FROM_WASTE:
                score = 20
            else:
                score = (
                    60 + self.st[b + DOWN + source - 1] if self.st[b + DOWN + source - 1] else 30
                )
            self.mv_score[i] = score

    def source_card(self, b: int, source: int) -> int:
        """The top card of a column or the waste."""
        if source == FROM_WASTE:
            return self.st[b + CARDS + self.st[b + WASTE] - 1]
        return self.st[b + PILES + PILE * (source - 1) + self.st[b + SIZE + source - 1] - 1]

    def best(self) -> int:
        """A move of the highest score, by chance among equals."""
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

    def is_safe(self, b: int, card: int) -> int:
        """Whether nothing that is still to come can want to lie on ``card``."""
        rank = card >> 2
        if rank <= 1:
            return 1
        other = 2 if card & 2 == 0 else 0
        return self.st[b + other] >= rank and self.st[b + other + 1] >= rank

    def laxness(self, b: int, idle: int) -> int:
        """How much the careful player allows itself, 0 to 3: more with every pass without a play;
        where passes are few, more in the last one.
        """
        if self.st[b + REDEALS] == ENDLESS:
            return min(3, idle // self.cycle(b))
        if not self.can_deal(b):
            return 3
        return 2 if self.st[b + REDEALS] == 0 else 1

    def gives_place(self, b: int, card: int) -> int:
        """Whether the run of a column with face-down cards could lie on ``card`` and nowhere
        else.
        """
        for j in range(self.columns):
            if self.st[b + DOWN + j] == 0:
                continue
            base = self.st[b + PILES + PILE * j + self.st[b + DOWN + j]]
            if (base >> 2) + 1 == card >> 2 and (base ^ card) & 2:
                placed = 0
                for k in range(self.columns):
                    if k != j and self.fits(b, base, k):
                        placed = 1
                if not placed:
                    return 1
        return 0

    def king_waits(self, b: int) -> int:
        """Whether a king that can be seen wants an empty column."""
        waste = self.st[b + WASTE]
        if waste > 0 and (self.st[b + CARDS + waste - 1] >> 2) == self.ranks - 1:
            return 1
        if self.st[b + SEEN]:
            for i in range(self.st[b + DECK]):
                if (self.st[b + CARDS + i] >> 2) == self.ranks - 1:
                    return 1
        for j in range(self.columns):
            if (
                self.st[b + DOWN + j] > 0
                and (self.st[b + PILES + PILE * j + self.st[b + DOWN + j]] >> 2) == self.ranks - 1
            ):
                return 1
        return 0

    def list_careful(self, b: int, lax: int) -> None:
        """What the careful player would do, with scores."""
        # 1. Cards to their foundations: safe ones at once, others when they turn a card, else late.
        for j in range(self.columns):
            n = self.st[b + SIZE + j]
            if n == 0:
                continue
            card = self.st[b + PILES + PILE * j + n - 1]
            down = self.st[b + DOWN + j]
            if self.is_next(b, card):
                move = (1 << 16) | ((j + 1) << 8) | TO_FOUNDATION
                if self.is_safe(b, card):
                    self.add(move, 1000)
                elif down > 0 and n == down + 1:
                    self.add(move, 500 + down)
                elif lax >= 2:
                    self.add(move, 90)
        waste = self.st[b + WASTE]
        if waste > 0:
            card = self.st[b + CARDS + waste - 1]
            if self.is_next(b, card):
                move = (1 << 16) | (FROM_WASTE << 8) | TO_FOUNDATION
                if self.is_safe(b, card):
                    self.add(move, 900)
                else:
                    self.add(move, 110)
        # 2. Whole runs: a card turned; a column emptied, if a king waits.
        king = self.king_waits(b)
        for j in range(self.columns):
            n = self.st[b + SIZE + j]
            if n == 0:
                continue
            down = self.st[b + DOWN + j]
            base = self.st[b + PILES + PILE * j + down]
            tried = 0
            for k in range(self.columns):
                if k == j or not self.fits(b, base, k):
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
            # 3. A part of the run, to lay a card free that goes out.
            if lax >= 1:
                for i in range(down + 1, n):
                    under = self.st[b + PILES + PILE * j + i - 1]
                    if not self.is_next(b, under):
                        continue
                    card = self.st[b + PILES + PILE * j + i]
                    for k in range(self.columns):
                        if k != j and self.fits(b, card, k):
                            move = ((n - i) << 16) | ((j + 1) << 8) | (k + 1) | (1 << 24)
                            self.add(move, 500 + down if down and i == down + 1 else 70)
                            break
        # 4. The card of the waste.
        if waste > 0:
            card = self.st[b + CARDS + waste - 1]
            for k in range(self.columns):
                if self.fits(b, card, k):
                    move = (1 << 16) | (FROM_WASTE << 8) | (k + 1)
                    if self.gives_place(b, card):
                        self.add(move, 400)
                    elif (card >> 2) == self.ranks - 1:
                        self.add(move, 200)
                    elif lax >= 1 or self.draw > 1:
                        self.add(move, 80)
                    if self.st[b + SIZE + k] == 0:
                        break
        # 5. A card back from its foundation, for a run that turns a card.
        if lax >= 2 and self.returns:
            for s in range(4):
                if self.st[b + s] < 2:
                    continue
                card = 4 * (self.st[b + s] - 1) + s
                for k in range(self.columns):
                    if not self.fits(b, card, k):
                        continue
                    for j in range(self.columns):
                        down = self.st[b + DOWN + j]
                        if down == 0 or j == k:
                            continue
                        base = self.st[b + PILES + PILE * j + down]
                        if (base >> 2) + 1 == card >> 2 and (base ^ card) & 2:
                            source = TO_FOUNDATION + 1 + s
                            move = (1 << 16) | (source << 8) | (k + 1) | ((j + 1) << 25)
                            self.add(move, 60 + down)
                    break

    def patient(self, b: int, idle: int) -> int:
        """Every move is tried out in a few worlds that look the same, played on carefully; it is
        taken if it brings more than the careful player's own.
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
            self.copied(b, 140 * FRAME)
            self.imagine(140 * FRAME)
            rng = self.rng
            for i in range(n):
                self.rng = rng
                self.copied(140 * FRAME, 141 * FRAME)
                c = 141 * FRAME
                self.make(c, self.mv[base + i])
                first = 1 if self.mv[base + i] == DRAW else 0
                self.mv_score[base + i] += 16 * self.value(c, idle + 1 if first else 0)
        self.mv_base = base
        self.mv_top = base + n
        return self.best()

    def value(self, c: int, idle: int) -> int:
        """What a careful play from here brings: cards out, far more for a win."""
        while not self.is_won(c):
            move = self.decide(c, CAREFUL, idle)
            if move < 0:
                return self.st[c] + self.st[c + 1] + self.st[c + 2] + self.st[c + 3]
            self.make(c, move)
            idle = idle + 1 if move == DRAW else 0
        return 200

    def imagine(self, b: int) -> None:
        """Shuffles the cards that the player has not seen; how they lie does not matter to it."""
        mask = 0
        for j in range(self.columns):
            for i in range(self.st[b + DOWN + j]):
                mask |= ONE << self.st[b + PILES + PILE * j + i]
        if not self.st[b + SEEN]:
            for i in range(self.st[b + WASTE], self.st[b + DECK]):
                mask |= ONE << self.st[b + CARDS + i]
        n = 0
        for card in range(self.full):
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
            for i in range(self.st[b + WASTE], self.st[b + DECK]):
                m = self.below(n)
                n -= 1
                self.st[b + CARDS + i] = self.hidden[m]
                self.hidden[m] = self.hidden[n]

    # Samples of a game, for its grade

    def choices(self, t: int) -> list[tuple[int, int]]:
        """What cannot be taken back in state ``t``, each card once: draws to make first, and a
        move. The lowest face-up card of a column, with its run; cards that drawing brings up.
        """
        b = t * FRAME
        found = []
        for j in range(self.columns):
            n = self.st[b + SIZE + j]
            down = self.st[b + DOWN + j]
            if n == 0:
                continue
            card = self.st[b + PILES + PILE * j + down]
            if down == 0 and (card >> 2) == self.ranks - 1:
                continue
            target = self.taker(b, card)
            if not target and n == down + 1 and self.is_next(b, card):
                target = TO_FOUNDATION
            if target:
                found.append((0, ((n - down) << 16) | ((j + 1) << 8) | target))
        c = 142 * FRAME
        self.copied(b, c)
        tried = 0
        most = 2 * self.cycle(b) + 2 if self.st[b + REDEALS] == ENDLESS else 999
        for draws in range(most):
            waste = self.st[c + WASTE]
            if waste:
                card = self.st[c + CARDS + waste - 1]
                if not (tried >> card) & 1:
                    tried |= ONE << card
                    target = self.taker(c, card)
                    if not target and self.is_next(c, card):
                        target = TO_FOUNDATION
                    if target:
                        found.append((draws, (1 << 16) | (FROM_WASTE << 8) | target))
            if not self.deal_on(c):
                break
        return found

    def follow(self, plays: bytes, count: int) -> None:
        """State 150 becomes state 0 after the first ``count`` plays of a win, or one more."""
        n = len(plays)
        for i in range(n):
            self.plays[i] = plays[i]
            self.keep[i] = i < count or (i == count and self.plays[i - 1] == ESCAPE)
        self.replay(n)
        self.copied(131 * FRAME, 150 * FRAME)

    def wander(self, seed: int, plays: int, rung: int) -> None:
        """State 150 becomes state 0 after so many plays, draws not counted, of a rung's player."""
        self.seed(seed)
        b = 150 * FRAME
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

    # Wins as plays: a card alone comes back from its foundation if it lies there, goes there if it
    # is the next, else goes to the table; after ESCAPE it goes to the table though it is the next.

    def shorten(self, plays: bytes) -> bytes | None:
        """The plays that are left of a win when those that it does not need are taken out one by
        one, the last first; None if it is no win, or of more than 512 symbols. Played as
        ``literal.Table`` plays them.
        """
        n = len(plays)
        if n > 512:
            return None
        for i in range(n):
            self.plays[i] = plays[i]
            self.keep[i] = 1
        if not self.replay(n):
            return None
        for i in range(n - 1, -1, -1):
            if i > 0 and self.plays[i - 1] == ESCAPE:
                continue
            self.keep[i] = 0
            if self.plays[i] == ESCAPE:
                self.keep[i + 1] = 0
            if not self.replay(n):
                self.keep[i] = 1
                if self.plays[i] == ESCAPE:
                    self.keep[i + 1] = 1
        return bytes([self.plays[i] for i in range(n) if self.keep[i]])

    def replay(self, n: int) -> int:
        """Whether the plays kept win from state 0, the rest played up lowest first."""
        b = 130 * FRAME
        self.copied(0, b)
        away = 0
        for i in range(n):
            if not self.keep[i]:
                continue
            card = self.plays[i]
            if card == ESCAPE:
                away = 1
                continue
            if self.st[b + (card & 3)] > card >> 2:
                s = card & 3
                target = self.taker(b, card)
                if self.st[b + s] != (card >> 2) + 1 or target == 0 or not self.returns:
                    return 0
                self.make(b, (1 << 16) | ((TO_FOUNDATION + 1 + s) << 8) | target)
            elif self.is_next(b, card) and not away:
                if not self.up(b, card):
                    return 0
            elif not self.to_table(b, card):
                return 0
            away = 0
        self.copied(b, 131 * FRAME)
        while not self.is_won(b):
            low = 0
            for s in range(1, 4):
                if self.st[b + s] < self.st[b + low]:
                    low = s
            if not self.up(b, 4 * self.st[b + low] + low):
                return 0
        return 1

    def reach(self, b: int, card: int) -> int:
        """Where a card lies, as a move without target; it is drawn if it must be. 0: nowhere."""
        for j in range(self.columns):
            n = self.st[b + SIZE + j]
            for i in range(self.st[b + DOWN + j], n):
                if self.st[b + PILES + PILE * j + i] == card:
                    return ((n - i) << 16) | ((j + 1) << 8)
        most = 2 * self.st[b + DECK] + 2
        while self.st[b + WASTE] == 0 or self.st[b + CARDS + self.st[b + WASTE] - 1] != card:
            most -= 1
            if most < 0 or not self.deal_on(b):
                return 0
        return (1 << 16) | (FROM_WASTE << 8)

    def taker(self, b: int, card: int) -> int:
        """The first column that takes a card, or 0."""
        for j in range(self.columns):
            if self.fits(b, card, j):
                return j + 1
        return 0

    def up(self, b: int, card: int) -> int:
        """A card goes up, what lies on it to its twin first; False if it cannot."""
        move = self.reach(b, card)
        if move == 0:
            return 0
        count = move >> 16
        if count > 1:
            j = ((move >> 8) & 255) - 1
            above = self.st[b + PILES + PILE * j + self.st[b + SIZE + j] - count + 1]
            target = self.taker(b, above)
            if target == 0:
                return 0
            self.make(b, ((count - 1) << 16) | (move & 0xFF00) | target)
        self.make(b, (1 << 16) | (move & 0xFF00) | TO_FOUNDATION)
        return 1

    def to_table(self, b: int, card: int) -> int:
        """A card with its run goes to a column; False if it cannot."""
        move = self.reach(b, card)
        target = self.taker(b, card)
        if move == 0 or target == 0:
            return 0
        self.make(b, move | target)
        return 1
