# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, annotation_typing=False, infer_types=True
"""The law on bytes, for many games at once: legal actions and moves. ``layout`` has the places."""

try:
    from cython import compiled
except ImportError:  # interpreted, and Cython is not installed
    from ...solver.bits import compiled

if not compiled:  # C types and constants when compiled (setup.py)
    from .layout import (
        ACTIONS,
        BACK,
        DOWN,
        DRAW,
        ENDLESS,
        FRAME,
        FROM_STOCK,
        FROM_WASTE,
        HAND,
        HAND_OUT,
        HAND_STOCK,
        HAND_WASTE,
        HEAP,
        HEIGHT,
        KNOWN,
        LIFT,
        MADE,
        ORIGIN,
        OUT,
        PASSES,
        PILE,
        PILES,
        PUT,
        REDEALS,
        SHIFT,
        SIZE,
        STOCK,
        STOCKED,
        WASTE_OUT,
        WASTE_TO,
        WASTED,
    )

COMPILED = compiled


class Tables:
    """The games of a batch."""

    def adopt(
        self,
        is_solitario: int,
        places: list[int],
        columns: int,
        ranks: int,
        draw: int,
        passes: int,
        returns: int,
        by_hand: int,
        redeal_draws: int,
        by_colour: int,
        asks: int,
        is_open: int,
    ) -> None:
        """Sets the rules: the fields of ``Rules``. ``places``: the column, from 0, of each card
        that is dealt to the table. ``passes``: 0 for unlimited.
        """
        self.is_solitario = is_solitario
        self.columns = columns
        self.ranks = ranks
        self.draw = draw
        self.passes = passes
        self.returns = returns
        self.by_hand = by_hand
        self.redeal_draws = redeal_draws
        self.by_colour = by_colour
        self.asks = asks
        self.is_open = is_open
        self.n_table = len(places)
        self.places = bytearray(places)

    def hold(self, count: int) -> None:
        """Makes the arrays of ``count`` games."""
        self.st = bytearray(FRAME * count)
        self.legal = bytearray(ACTIONS * count)

    def state(
        self, i: int
    ) -> tuple[list[list[int]], list[int], list[int], list[int], list[int], int, int, int]:
        """Returns game ``i``, hidden cards included: columns, face-down cards, heights, stock and
        waste as in ``Position``, the pass, the card in the hand (-1 for none) and its origin.
        """
        b = i * FRAME
        columns = [
            [self.st[b + PILES + PILE * j + k] for k in range(self.st[b + SIZE + j])]
            for j in range(self.columns)
        ]
        return (
            columns,
            [self.st[b + DOWN + j] for j in range(self.columns)],
            [self.st[b + HEIGHT + j] for j in range(4)],
            [self.st[b + STOCK + j] for j in range(self.st[b + STOCKED])],
            [self.st[b + HEAP + j] for j in range(self.st[b + WASTED])],
            self.st[b + PASSES],
            self.st[b + HAND] - 1,
            self.st[b + ORIGIN],
        )

    def out(self, b: int) -> int:
        """Returns the number of cards on the foundations."""
        return (
            self.st[b + HEIGHT]
            + self.st[b + HEIGHT + 1]
            + self.st[b + HEIGHT + 2]
            + self.st[b + HEIGHT + 3]
        )

    def is_next(self, b: int, card: int) -> int:
        """Whether ``card`` is the next one of its foundation."""
        return self.st[b + HEIGHT + (card & 3)] == card >> 2

    def takes(self, b: int, card: int, k: int) -> int:
        """Whether ``card`` may lie on column ``k``."""
        n = self.st[b + SIZE + k]
        if n == 0:
            return self.is_solitario or card >> 2 == self.ranks - 1
        if self.st[b + DOWN + k] == n:
            return 0
        onto = self.st[b + PILES + PILE * k + n - 1]
        if onto >> 2 != (card >> 2) + 1:
            return 0
        if self.is_solitario and not self.by_colour:
            return (onto & 3) != (card & 3)
        return (onto & 2) != (card & 2)

    def find_legal(self, i: int) -> int:
        """Lists the legal actions of game ``i``; returns their number."""
        a = i * ACTIONS
        b = i * FRAME
        for k in range(ACTIONS):
            self.legal[a + k] = 0
        if self.out(b) == 4 * self.ranks:
            return 0
        if self.is_solitario:
            return self.find_solitario(a, b)
        found = 0
        # 1. The draw.
        if self.st[b + STOCKED] or (self.st[b + WASTED] and self.st[b + REDEALS]):
            self.legal[a + DRAW] = 1
            found = 1
        # 2. The top card of the waste.
        n = self.st[b + WASTED]
        if n:
            card = self.st[b + HEAP + n - 1]
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
        if self.st[b + HAND]:
            card = self.st[b + HAND] - 1
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
            if origin == FROM_STOCK:
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
        n = self.st[b + WASTED]
        if n:
            if self.is_next(b, self.st[b + HEAP + n - 1]):
                self.legal[a + WASTE_OUT] = 1
                found += 1
            self.legal[a + LIFT + 9] = 1
            found += 1
        if self.st[b + STOCKED]:
            self.legal[a + DRAW] = 1
            found += 1
        return found

    def move(self, b: int, action: int) -> int:
        """Plays a legal action; returns the cards that went to the foundations, or came back as a
        negative number.
        """
        before = self.out(b)
        self.st[b + MADE] = (self.st[b + MADE] + 1) & 255
        if self.st[b + MADE] == 0:
            self.st[b + MADE + 1] += 1
        if action == DRAW:
            if self.is_solitario:
                self.draw_card(b)
            else:
                self.draw_cards(b)
        elif action < OUT:
            self.st[b + WASTED] -= 1
            card = self.st[b + HEAP + self.st[b + WASTED]]
            if action == WASTE_OUT:
                self.st[b + HEIGHT + (card & 3)] += 1
            else:
                self.put(b, card, action - WASTE_TO)
        elif action < SHIFT:
            card = self.take(b, action - OUT)
            self.st[b + HEIGHT + (card & 3)] += 1
        elif action < BACK:
            self.shift(b, (action - SHIFT) // 9, (action - SHIFT) % 9)
        elif action < LIFT:
            j = (action - BACK) // 9
            self.st[b + HEIGHT + j] -= 1
            self.put(b, 4 * self.st[b + HEIGHT + j] + j, (action - BACK) % 9)
        elif action < LIFT + 9:
            self.st[b + HAND] = self.take(b, action - LIFT) + 1
            self.st[b + ORIGIN] = action - LIFT + 1
        elif action == LIFT + 9:
            self.st[b + WASTED] -= 1
            self.st[b + HAND] = self.st[b + HEAP + self.st[b + WASTED]] + 1
            self.st[b + ORIGIN] = FROM_WASTE
        else:
            self.lay(b, action)
        return self.out(b) - before

    def put(self, b: int, card: int, k: int) -> None:
        """Puts a card on column ``k``."""
        self.st[b + PILES + PILE * k + self.st[b + SIZE + k]] = card
        self.st[b + SIZE + k] += 1

    def take(self, b: int, j: int) -> int:
        """Takes the top card of column ``j``; turns the next one if the rules do."""
        self.st[b + SIZE + j] -= 1
        n = self.st[b + SIZE + j]
        if n and self.st[b + DOWN + j] == n and not self.by_hand:
            self.st[b + DOWN + j] -= 1
        return self.st[b + PILES + PILE * j + n]

    def shift(self, b: int, j: int, k: int) -> None:
        """Klondike: moves the run of column ``j`` that column ``k`` takes, or turns a card."""
        if j == k:
            self.st[b + DOWN + j] -= 1
            return
        count = self.run(b, j, k)
        n = self.st[b + SIZE + j] - count
        for i in range(count):
            self.put(b, self.st[b + PILES + PILE * j + n + i], k)
        self.st[b + SIZE + j] = n
        if n and self.st[b + DOWN + j] == n and not self.by_hand:
            self.st[b + DOWN + j] -= 1

    def draw_cards(self, b: int) -> None:
        """Klondike: draws, or redeals."""
        if self.st[b + STOCKED] == 0:
            n = self.st[b + WASTED]
            for i in range(n):
                self.st[b + STOCK + n - 1 - i] = self.st[b + HEAP + i]
            self.st[b + STOCKED] = n
            self.st[b + WASTED] = 0
            if self.st[b + PASSES] < 255:
                self.st[b + PASSES] += 1
            if self.st[b + REDEALS] != ENDLESS:
                self.st[b + REDEALS] -= 1
            if not self.redeal_draws:
                return
        for _ in range(self.draw):
            if self.st[b + STOCKED] == 0:
                return
            self.st[b + STOCKED] -= 1
            self.st[b + HEAP + self.st[b + WASTED]] = self.st[b + STOCK + self.st[b + STOCKED]]
            self.st[b + WASTED] += 1

    def draw_card(self, b: int) -> None:
        """Solitario: takes the next card into the hand; an ace goes to its foundation."""
        self.st[b + STOCKED] -= 1
        self.st[b + KNOWN] = 0
        card = self.st[b + STOCK + self.st[b + STOCKED]]
        if card < 4:
            self.st[b + HEIGHT + card] += 1
            return
        self.st[b + HAND] = card + 1
        self.st[b + ORIGIN] = FROM_STOCK

    def lay(self, b: int, action: int) -> None:
        """Solitario: the card leaves the hand."""
        card = self.st[b + HAND] - 1
        self.st[b + HAND] = 0
        self.st[b + ORIGIN] = 0
        if action == HAND_OUT:
            self.st[b + HEIGHT + (card & 3)] += 1
        elif action == HAND_WASTE:
            self.st[b + HEAP + self.st[b + WASTED]] = card
            self.st[b + WASTED] += 1
        elif action == HAND_STOCK:
            self.st[b + STOCK + self.st[b + STOCKED]] = card
            self.st[b + STOCKED] += 1
            self.st[b + KNOWN] = 1
        else:
            self.put(b, card, action - PUT)
