"""Many games on one board: legal actions and moves. ``layout`` has the actions."""

from ...solver.board import (
    DOWN,
    FRAME,
    HAND,
    HEIGHT,
    HELD,
    ORIGIN,
    PILE,
    PILES,
    REDEALS,
    SIZE,
    STOCK,
    STOCKED,
    WASTE,
    WASTED,
    Board,
)
from .layout import (
    ACTIONS,
    BACK,
    DRAW,
    HAND_OUT,
    HAND_STOCK,
    HAND_WASTE,
    KNOWN,
    LIFT,
    MADE,
    OUT,
    PASSES,
    PUT,
    SHIFT,
    WASTE_OUT,
    WASTE_TO,
)


class Tables(Board):
    """The games of a batch: game ``i`` is frame ``i`` of the board."""

    def arrange(
        self, places: bytes, passes: int, is_open: int, sources: bytes, targets: bytes
    ) -> None:
        """Sets what the board does not know, after ``adopt``.

        ``places``: the column, from 0, of each card that is dealt to the table. ``passes``: 0 for
        unlimited. ``sources`` and ``targets``: those of each action.
        """
        self.passes = passes
        self.is_open = is_open
        self.n_table = len(places)
        self.places = bytearray(places)
        self.sources = bytearray(sources)
        self.targets = bytearray(targets)

    def hold_games(self, count: int) -> None:
        """Makes the arrays of ``count`` games."""
        self.hold(count)
        self.legal = bytearray(ACTIONS * count)

    def passed(self, i: int) -> int:
        """Returns the number of the pass of game ``i``."""
        return self.st[i * FRAME + PASSES]

    def find_legal(self, i: int) -> int:
        """Lists the legal actions of game ``i``; returns their number."""
        a = i * ACTIONS
        b = i * FRAME
        for k in range(ACTIONS):
            self.legal[a + k] = 0
        if self.is_won(b):
            return 0
        if self.is_solitario:
            return self.find_solitario(a, b)
        found = 0
        # 1. The draw.
        if self.st[b + STOCKED] or (self.st[b + WASTED] and self.st[b + REDEALS]):
            self.legal[a + DRAW] = 1
            found = 1
        # 2. The top card of the waste.
        card = self.top(b, WASTE)
        if card >= 0:
            if self.is_next(b, card):
                self.legal[a + WASTE_OUT] = 1
                found += 1
            for k in range(self.columns):
                if self.takes(b, card, k):
                    self.legal[a + WASTE_TO + k] = 1
                    found += 1
        # 3. Cards and runs of the columns.
        for j in range(self.columns):
            n = self.st[b + SIZE + j]
            if n == 0:
                continue
            up = n - self.st[b + DOWN + j]
            if up == 0:
                self.legal[a + SHIFT + 10 * j] = 1
                found += 1
                continue
            if self.is_next(b, self.st[b + PILES + PILE * j + n - 1]):
                self.legal[a + OUT + j] = 1
                found += 1
            for k in range(self.columns):
                if k != j and self.run(b, j, k):
                    self.legal[a + SHIFT + 9 * j + k] = 1
                    found += 1
        # 4. Cards from the foundations.
        if self.returns:
            for j in range(4):
                n = self.st[b + HEIGHT + j]
                for k in range(self.columns if n else 0):
                    if self.takes(b, 4 * (n - 1) + j, k):
                        self.legal[a + BACK + 9 * j + k] = 1
                        found += 1
        return found

    def run(self, b: int, j: int, k: int) -> int:
        """Klondike: returns the cards of the run of column ``j`` that column ``k`` takes; 0 for
        none. One length can fit: face-up cards descend by one.
        """
        n = self.st[b + SIZE + j]
        up = n - self.st[b + DOWN + j]
        if self.st[b + SIZE + k] == 0:
            count = up
        else:
            count = (self.st[b + PILES + PILE * k + self.st[b + SIZE + k] - 1] >> 2) - (
                self.st[b + PILES + PILE * j + n - 1] >> 2
            )
        if count < 1 or count > up:
            return 0
        return count if self.takes(b, self.st[b + PILES + PILE * j + n - count], k) else 0

    def find_solitario(self, a: int, b: int) -> int:
        """Lists the legal actions of a game of solitario; returns their number."""
        found = 0
        if self.st[b + HELD]:
            card = self.st[b + HELD] - 1
            origin = self.st[b + ORIGIN]
            if self.is_next(b, card):
                self.legal[a + HAND_OUT] = 1
                found += 1
            for k in range(self.columns):
                if origin == k + 1 or self.takes(b, card, k):
                    self.legal[a + PUT + k] = 1
                    found += 1
            self.legal[a + HAND_WASTE] = 1
            found += 1
            if origin == STOCK:
                self.legal[a + HAND_STOCK] = 1
                found += 1
            return found
        for j in range(self.columns):
            n = self.st[b + SIZE + j]
            if n == 0:
                continue
            if self.is_next(b, self.st[b + PILES + PILE * j + n - 1]):
                self.legal[a + OUT + j] = 1
                found += 1
                if not self.asks:
                    continue
            self.legal[a + LIFT + j] = 1
            found += 1
        card = self.top(b, WASTE)
        if card >= 0:
            if self.is_next(b, card):
                self.legal[a + WASTE_OUT] = 1
                found += 1
            self.legal[a + LIFT + 9] = 1
            found += 1
        if self.st[b + STOCKED]:
            self.legal[a + DRAW] = 1
            found += 1
        return found

    def count_move(self, b: int) -> None:
        """Counts a move."""
        self.st[b + MADE] = (self.st[b + MADE] + 1) & 255
        if self.st[b + MADE] == 0:
            self.st[b + MADE + 1] += 1

    def move(self, b: int, action: int) -> int:
        """Plays a legal action; returns the cards that went to the foundations, or came back as a
        negative number.
        """
        before = self.out(b)
        self.count_move(b)
        source = self.sources[action]
        target = self.targets[action]
        count = 1
        if action == DRAW:
            self.st[b + KNOWN] = 0
            if self.is_solitario:
                target = HAND
            elif self.st[b + STOCKED] == 0 and self.st[b + PASSES] < 255:
                self.st[b + PASSES] += 1
        elif action == HAND_STOCK:
            self.st[b + KNOWN] = 1
        elif SHIFT <= action < BACK and source != target:
            count = self.run(b, source - 1, target - 1)
        self.play(b, source, target, count)
        return self.out(b) - before
