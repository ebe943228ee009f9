"""A fast Klondike engine on piles of card numbers: states, moves, the moves of the plain hint.

The engine uses no ``Position`` and contains no player. Two classes derive from ``Engine``:
``ladder_klondike`` (fair players) and ``tricky`` (the search for plain wins); ``setup.py`` joins it
to each of them. Cards have the numbers of ``cards``. Face-down cards turn automatically when they
are uncovered. A redeal is a draw from an empty stock.

A *useful* move is one that the plain hint shows (``hints``): a card to its foundation; the
whole face-up run of a column if that turns a card or empties the column; a card of the waste to a
column. A run that fills its column does not move to an empty one. Of several empty columns
only the first counts.

An engine holds ``FRAMES`` states in one array, ``FRAME`` bytes each. State ``t`` begins at byte
``t * FRAME``, which methods call ``b``:

=======================  ===========================================================================
``b + suit``             foundation heights
``b + SIZE + j``         cards in column ``j``, from 0
``b + DOWN + j``         face-down cards in column ``j``
``b + WASTE``            cards in the waste
``b + DECK``             cards in waste and stock together
``b + REDEALS``          redeals left; ``ENDLESS`` if they are unlimited
``b + SEEN``             1 if the player has seen the whole stock
``b + CARDS + i``        waste and stock in dealing order: the waste first, then the next card drawn
``b + PILES + PILE * j`` cards of column ``j``, the lowest first
=======================  ===========================================================================

A move is one integer:

=========  =========================================================================================
bits 0-7   target: a column from 1, or ``TO_FOUNDATION``
bits 8-15  source: a column from 1, ``FROM_WASTE``, or ``TO_FOUNDATION + 1 + suit``
bits 16-23 number of cards
bit 24     then the top card of the source goes to its foundation
bits 25-   then the whole run of this column moves to the target; 0 for none
=========  =========================================================================================

``DRAW`` (0) draws, or redeals if the stock is empty.
"""

from ..solver.bits import ONE, compiled, ctz

SIZE, DOWN, WASTE, DECK, REDEALS, SEEN, CARDS, PILES, PILE = 4, 13, 22, 23, 24, 25, 26, 78, 24
FRAME = 296
FRAMES = 160
MOVES = 8192
FROM_WASTE = 10
TO_FOUNDATION = 12
DRAW = 0
ENDLESS = 255
PLAYED, WORLD, TRIED, AHEAD, REACHED, CHOSEN = 120, 140, 141, 142, 150, 151


class Engine:
    """Holds one game at a time; ``load`` replaces it. Not thread-safe."""

    def make_engine(self) -> None:
        """Allocates the arrays."""
        if not compiled:  # the compiled class has C arrays
            self.st = [0] * (FRAME * FRAMES)
            self.mv = [0] * MOVES
            self.mv_score = [0] * MOVES
            self.takes = [0] * 32

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
        """Loads a position as state 0.

        ``piles``: cards of each column, the lowest first; ``down``: face-down cards of each;
        ``heights``: foundation heights; ``deck``: the waste, then the stock, next drawn first;
        ``waste``: cards of ``deck`` in the waste; ``draw``: cards of a draw; ``redeals``: redeals
        left, or -1 for unlimited; ``returns``: 1 if cards may return from a foundation; ``ranks``:
        cards of a suit; ``seen``: 1 if the player has seen the whole stock.
        """
        self.columns = len(piles)
        self.draw = draw
        self.ranks = ranks
        self.returns = returns
        self.full = 4 * ranks
        # The cards that may lie on an empty column, as bits: kings.
        self.heads = ONE * 15 << (4 * ranks - 4)
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

    def state(
        self, t: int
    ) -> tuple[list[list[int]], list[int], list[int], list[int], int, int, int]:
        """Returns state ``t`` in the form of ``load``: columns, face-down cards, heights, waste and
        stock, cards in the waste, redeals left (-1 for unlimited), whether the whole stock was
        seen.
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
        """Returns the useful moves in state ``t``."""
        self.mv_base = 0
        self.mv_top = 0
        self.list_useful(t * FRAME)
        return [self.mv[i] for i in range(self.mv_top)]

    def copy(self, t: int, u: int) -> None:
        """Copies state ``t`` to state ``u``."""
        self.copied(t * FRAME, u * FRAME)

    def play(self, t: int, move: int) -> None:
        """Plays a move in state ``t``. An impossible ``DRAW`` changes nothing."""
        self.make(t * FRAME, move)

    def copied(self, b: int, c: int) -> None:
        """Copies the state at ``b`` to ``c``."""
        for i in range(FRAME):
            self.st[c + i] = self.st[b + i]

    def find_takers(self, b: int) -> None:
        """Sets ``takes[card >> 1]`` to the columns that take the card: bit ``j`` for column ``j``.
        Cards of one rank and colour (a ``card >> 1``) have the same columns.

        This and ``heads`` are the only statements of the build rule in the engine: down in
        alternating colours. A test compares them with the law.
        """
        for i in range(32):
            self.takes[i] = 0
        for j in range(self.columns):
            n = self.st[b + SIZE + j]
            if n == 0:
                rest = self.heads
                while rest:
                    self.takes[ctz(rest) >> 1] |= 1 << j
                    rest &= rest - 1
                continue
            onto = self.st[b + PILES + PILE * j + n - 1]
            if onto >= 4:  # nothing goes on an ace
                self.takes[((onto >> 1) ^ 1) - 2] |= 1 << j

    def takers(self, t: int, card: int) -> int:
        """Returns the columns that take ``card`` in state ``t``, as a set of bits."""
        self.find_takers(t * FRAME)
        return self.takes[card >> 1]

    def taker(self, b: int, card: int) -> int:
        """Returns the first column, from 1, that takes ``card``; 0 if there is none."""
        self.find_takers(b)
        takers = self.takes[card >> 1]
        if takers:
            for j in range(self.columns):
                if (takers >> j) & 1:
                    return j + 1
        return 0

    def is_next(self, b: int, card: int) -> int:
        """Whether ``card`` is the next card of its foundation."""
        return self.st[b + (card & 3)] == card >> 2

    def next_cards(self, b: int) -> int:
        """Returns the next card of each foundation, as a set of bits: bit ``card`` for a card."""
        found = 0
        for s in range(4):
            found |= ONE << (4 * self.st[b + s] + s)
        return found

    def is_won(self, b: int) -> int:
        """Whether every card is on its foundation."""
        return self.st[b] + self.st[b + 1] + self.st[b + 2] + self.st[b + 3] == self.full

    def add(self, move: int, score: int) -> None:
        """Appends a move to the list."""
        if self.mv_top < MOVES:
            self.mv[self.mv_top] = move
            self.mv_score[self.mv_top] = score
            self.mv_top += 1

    def list_useful(self, b: int) -> int:
        """Lists the useful moves from ``mv_top`` on; returns their number."""
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
        self.find_takers(b)
        for j in range(self.columns):
            n = self.st[b + SIZE + j]
            down = self.st[b + DOWN + j]
            if n == 0:
                continue
            card = self.st[b + PILES + PILE * j + down]
            takers = self.takes[card >> 1] & ~(1 << j)
            if not takers:
                continue
            tried = 0
            for k in range(self.columns):
                if not (takers >> k) & 1:
                    continue
                if self.st[b + SIZE + k] == 0:
                    if down == 0 or tried:
                        continue
                    tried = 1
                self.add(((n - down) << 16) | ((j + 1) << 8) | (k + 1), 0)
        # 3. The card of the waste.
        if waste > 0:
            card = self.st[b + CARDS + waste - 1]
            takers = self.takes[card >> 1]
            if not takers:
                return self.mv_top - first
            tried = 0
            for k in range(self.columns):
                if not (takers >> k) & 1:
                    continue
                if self.st[b + SIZE + k] == 0:
                    if tried:
                        continue
                    tried = 1
                self.add((1 << 16) | (FROM_WASTE << 8) | (k + 1), 0)
        return self.mv_top - first

    def deal_on(self, b: int) -> int:
        """Draws, or redeals if the stock is empty; returns 0 if neither is possible."""
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
        """Returns the number of draws in a whole pass, its redeal included."""
        return (self.st[b + DECK] + self.draw - 1) // self.draw + 1

    def make(self, b: int, move: int) -> None:
        """Makes a move, including its bits 24 and up and the turn of an uncovered card."""
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
        """Puts a card on a pile."""
        if target == TO_FOUNDATION:
            self.st[b + (card & 3)] += 1
        else:
            self.st[b + PILES + PILE * (target - 1) + self.st[b + SIZE + target - 1]] = card
            self.st[b + SIZE + target - 1] += 1

    def choices(self, t: int) -> list[tuple[int, int]]:
        """Returns the irreversible moves in state ``t``, one for each card: the number of draws
        that precede the move, and the move. They play the lowest face-up card of a column with its
        run, or a stock card that drawing brings to the top of the waste.
        """
        b = t * FRAME
        found = []
        for j in range(self.columns):
            n = self.st[b + SIZE + j]
            down = self.st[b + DOWN + j]
            if n == 0:
                continue
            card = self.st[b + PILES + PILE * j + down]
            if down == 0 and (self.heads >> card) & 1:
                continue  # it is loose: the move could be taken back
            target = self.taker(b, card)
            if not target and n == down + 1 and self.is_next(b, card):
                target = TO_FOUNDATION
            if target:
                found.append((0, ((n - down) << 16) | ((j + 1) << 8) | target))
        c = AHEAD * FRAME
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
