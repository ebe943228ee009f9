"""A fast Klondike engine on piles of card numbers: states, moves, the moves of the plain hint.

The engine uses no ``Position`` and contains no player. Two classes derive from ``Engine``:
``ladder_klondike`` (fair players) and ``tricky`` (the search for plain wins); ``setup.py`` joins it
to each of them. Cards have the numbers of ``cards``. Face-down cards turn automatically when they
are uncovered. A redeal is a draw from an empty stock.

A *useful* move is one that the plain hint shows (``hints``): a card to its foundation; the
whole face-up run of a column if that turns a card or empties the column; a card of the waste to a
column. A run that fills its column does not move to an empty one. Of several empty columns
only the first counts.

The states are the frames of a board (``solver.board``), whose first own byte, ``SEEN``, is 1 if the
player has seen the whole stock. Methods call the first byte of a state ``b``.

A move is one integer:

=========  =========================================================================================
bits 0-7   target: a column from 1, or ``FOUNDATION``
bits 8-15  source: a column from 1, ``WASTE``, or ``FOUNDATION + 1 + suit``
bits 16-23 number of cards
bit 24     then the top card of the source goes to its foundation
bits 25-   then the whole run of this column moves to the target; 0 for none
=========  =========================================================================================

``DRAW`` (0) draws, or redeals if the stock is empty.
"""

from ..solver.bits import ONE, compiled, ctz
from ..solver.board import (
    DOWN,
    ENDLESS,
    FOUNDATION,
    FRAME,
    HEAP,
    HEIGHT,
    OWN,
    PILE,
    PILES,
    REDEALS,
    SIZE,
    STOCKED,
    WASTE,
    WASTED,
    Board,
)

SEEN = OWN
FRAMES = 160
MOVES = 8192
DRAW = 0
PLAYED, WORLD, TRIED, AHEAD, REACHED, CHOSEN = 120, 140, 141, 142, 150, 151


class Engine(Board):
    """Holds one game at a time; ``load`` and ``begin`` replace it. Not thread-safe."""

    def make_engine(self) -> None:
        """Allocates the arrays."""
        if not compiled:  # the compiled class has C arrays
            self.mv = [0] * MOVES
            self.mv_score = [0] * MOVES
            self.taking = [0] * 32
        self.hold(FRAMES)

    def begin(self, seen: int) -> None:
        """Begins a game that was loaded. ``seen``: 1 if the player has seen the whole stock."""
        self.redeal_draws = 0
        # The cards that may lie on an empty column, as bits: kings.
        self.heads = ONE * 15 << (4 * self.ranks - 4)
        self.st[SEEN] = seen

    def has_seen(self, t: int) -> int:
        """Whether the player has seen the whole stock in state ``t``."""
        return self.st[t * FRAME + SEEN]

    def useful(self, t: int) -> list[int]:
        """Returns the useful moves in state ``t``."""
        self.mv_base = 0
        self.mv_top = 0
        self.list_useful(t * FRAME)
        return [self.mv[i] for i in range(self.mv_top)]

    def copy(self, t: int, u: int) -> None:
        """Copies state ``t`` to state ``u``."""
        self.copied(t * FRAME, u * FRAME)

    def move(self, t: int, move: int) -> None:
        """Makes a move in state ``t``. An impossible ``DRAW`` changes nothing."""
        self.make(t * FRAME, move)

    def find_takers(self, b: int) -> None:
        """Sets ``taking[card >> 1]`` to the columns that take the card: bit ``j`` for column ``j``.
        Cards of one rank and colour (a ``card >> 1``) have the same columns.

        This and ``heads`` are the only statements of the build rule in the engine: down in
        alternating colours. A test compares them with the law.
        """
        for i in range(32):
            self.taking[i] = 0
        for j in range(self.columns):
            n = self.st[b + SIZE + j]
            if n == 0:
                rest = self.heads
                while rest:
                    self.taking[ctz(rest) >> 1] |= 1 << j
                    rest &= rest - 1
                continue
            onto = self.st[b + PILES + PILE * j + n - 1]
            if onto >= 4:  # nothing goes on an ace
                self.taking[((onto >> 1) ^ 1) - 2] |= 1 << j

    def takers(self, t: int, card: int) -> int:
        """Returns the columns that take ``card`` in state ``t``, as a set of bits."""
        self.find_takers(t * FRAME)
        return self.taking[card >> 1]

    def taker(self, b: int, card: int) -> int:
        """Returns the first column, from 1, that takes ``card``; 0 if there is none."""
        self.find_takers(b)
        takers = self.taking[card >> 1]
        if takers:
            for j in range(self.columns):
                if (takers >> j) & 1:
                    return j + 1
        return 0

    def next_cards(self, b: int) -> int:
        """Returns the next card of each foundation, as a set of bits: bit ``card`` for a card."""
        found = 0
        for s in range(4):
            found |= ONE << (4 * self.st[b + HEIGHT + s] + s)
        return found

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
                self.add((1 << 16) | ((j + 1) << 8) | FOUNDATION, 0)
        waste = self.st[b + WASTED]
        if waste > 0 and self.is_next(b, self.st[b + HEAP + waste - 1]):
            self.add((1 << 16) | (WASTE << 8) | FOUNDATION, 0)
        # 2. Whole runs.
        self.find_takers(b)
        for j in range(self.columns):
            n = self.st[b + SIZE + j]
            down = self.st[b + DOWN + j]
            if n == 0:
                continue
            card = self.st[b + PILES + PILE * j + down]
            takers = self.taking[card >> 1] & ~(1 << j)
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
            card = self.st[b + HEAP + waste - 1]
            takers = self.taking[card >> 1]
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
                self.add((1 << 16) | (WASTE << 8) | (k + 1), 0)
        return self.mv_top - first

    def draw_on(self, b: int) -> int:
        """Draws, or redeals if the stock is empty; returns 0 if neither is possible."""
        seen = self.st[b + STOCKED] == 0
        if not self.deal_on(b):
            return 0
        self.st[b + SEEN] |= seen
        return 1

    def cycle(self, b: int) -> int:
        """Returns the number of draws in a whole pass, its redeal included."""
        return (self.st[b + STOCKED] + self.st[b + WASTED] + self.draw - 1) // self.draw + 1

    def make(self, b: int, move: int) -> None:
        """Makes a move, including its bits 24 and up and the turn of an uncovered card."""
        if move == DRAW:
            self.draw_on(b)
            return
        source = (move >> 8) & 255
        target = move & 255
        count = (move >> 16) & 255
        if source >= WASTE:
            self.transfer(b, source, target)
        else:
            n = self.st[b + SIZE + source - 1] - count
            for i in range(count):
                self.put(b, self.st[b + PILES + PILE * (source - 1) + n + i], target)
            self.st[b + SIZE + source - 1] = n
            self.turn_column(b, source - 1)
        if move >> 25:
            source = move >> 25
            count = self.st[b + SIZE + source - 1] - self.st[b + DOWN + source - 1]
            self.make(b, (count << 16) | (source << 8) | target)
        elif (move >> 24) & 1:
            self.make(b, (1 << 16) | (source << 8) | FOUNDATION)

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
                target = FOUNDATION
            if target:
                found.append((0, ((n - down) << 16) | ((j + 1) << 8) | target))
        c = AHEAD * FRAME
        self.copied(b, c)
        tried = 0
        most = 2 * self.cycle(b) + 2 if self.st[b + REDEALS] == ENDLESS else 999
        for draws in range(most):
            waste = self.st[c + WASTED]
            if waste:
                card = self.st[c + HEAP + waste - 1]
                if not (tried >> card) & 1:
                    tried |= ONE << card
                    target = self.taker(c, card)
                    if not target and self.is_next(c, card):
                        target = FOUNDATION
                    if target:
                        found.append((draws, (1 << 16) | (WASTE << 8) | target))
            if not self.draw_on(c):
                break
        return found
