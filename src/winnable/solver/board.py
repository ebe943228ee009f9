"""The law in compiled form: a board of bytes, and one move at a time.

The replay of wins, the batch of the arena and the players of the ladder derive from ``Board``;
``setup.py`` joins it to each of them. It does not use ``Position``. Cards, places and moves are
those of ``cards`` and ``position``. Tests compare ``play`` with ``law`` on every move of random
games.

A board has frames of ``FRAME`` bytes, each with a position. Methods call the first byte ``b``:

=======================  ===========================================================================
``b + SIZE + j``         cards in column ``j``, from 0
``b + DOWN + j``         face-down cards in column ``j``
``b + HEIGHT + suit``    foundation heights
``b + STOCKED``          cards of the stock
``b + WASTED``           cards of the waste
``b + REDEALS``          redeals left; ``ENDLESS`` if they are unlimited
``b + HELD``             1 + the card in the hand, or 0
``b + ORIGIN``           the place that it was taken from
``b + OWN``              four bytes for the class that derives from ``Board``
``b + DECK + i``         the stock, the next card last
``b + HEAP + i``         the waste, the top card last
``b + PILES + PILE * j`` cards of column ``j``, the lowest first
=======================  ===========================================================================
"""

from collections.abc import Sequence

from .bits import ONE, alloc_bytes, compiled, copy_bytes, dealloc_bytes

SIZE, DOWN, HEIGHT, STOCKED, WASTED, REDEALS, HELD, ORIGIN = 0, 9, 18, 22, 23, 24, 25, 26
OWN, DECK, HEAP, PILES, PILE, FRAME = 28, 32, 84, 136, 24, 352
ENDLESS = 255
STOCK, WASTE, HAND, FOUNDATION = 0, 10, 11, 12


def check_sequence(value: object, *, is_pile: bool) -> None:
    """Raises ``TypeError`` unless the value is a tuple or a list, and of no type derived from it:
    compiled code reads it without asking again how long it is. A pile has whole numbers only.
    """
    if type(value) is not tuple and type(value) is not list:
        message = f"piles must be tuples or lists, not {type(value).__name__}"
        raise TypeError(message)
    for number in value if is_pile else ():
        if not isinstance(number, int):
            message = f"a card must be a number, not {type(number).__name__}"
            raise TypeError(message)


class Board:
    """Positions under the same rules: first ``adopt``, ``hold`` and ``load``. Not thread-safe."""

    st: bytearray
    adopted: object = None
    """The rules that ``encoding.adopt_rules`` has set."""

    def adopt(
        self,
        is_solitario: int,
        columns: int,
        ranks: int,
        draw: int,
        returns: int,
        by_hand: int,
        redeal_draws: int,
        by_colour: int,
        asks: int,
    ) -> None:
        """Sets the rules of the positions; the fields of ``Rules``."""
        self.is_solitario = is_solitario
        self.columns = columns
        self.ranks = ranks
        self.draw = draw
        self.returns = returns
        self.by_hand = by_hand
        self.redeal_draws = redeal_draws
        self.by_colour = by_colour
        self.asks = asks

    def __dealloc__(self) -> None:
        dealloc_bytes(self.st)

    def hold(self, count: int) -> None:
        """Makes ``count`` frames of zeros, in place of those it had. Raises ``MemoryError``."""
        if compiled:
            dealloc_bytes(self.st)
        self.st = alloc_bytes(FRAME * count)
        if not self.st:
            raise MemoryError

    def copied(self, b: int, c: int) -> None:
        """Copies the frame at ``b`` to ``c``."""
        copy_bytes(self.st, b, c, FRAME)

    def load(
        self,
        columns: Sequence[Sequence[int]],
        down: Sequence[int],
        heights: Sequence[int],
        stock: Sequence[int],
        waste: Sequence[int],
        redeals: int,
        hand: int,
        origin: int,
    ) -> int:
        """Loads a position into frame 0, in the form of ``Position``. Returns whether it is plainly
        possible: whether the law allows its piles, without a card in the hand and a column that is
        all face down. Every position that the law allows is loaded, and of others a part.

        ``redeals``: redeals left, -1 for unlimited. ``hand`` and ``origin``: -1 for none. Raises
        ``TypeError`` unless everything is a tuple or a list of whole numbers.
        """
        check_sequence(columns, is_pile=False)
        for pile in (down, heights, stock, waste, *columns):
            check_sequence(pile, is_pile=True)
        if len(columns) != self.columns or len(down) != self.columns or len(heights) != 4:
            return 0
        plain: int = hand < 0
        seen = 0
        total = 0
        size = 4 * self.ranks
        for j, column in enumerate(columns):
            hidden = down[j]
            self.st[DOWN + j] = hidden & 255
            n = 0
            for card in column:
                if n == PILE or not 0 <= card < size:
                    return 0
                self.st[SIZE + j] = n
                plain = plain and (n <= hidden or self.takes(0, card, j))
                self.st[PILES + PILE * j + n] = card
                seen |= ONE << card
                n += 1
            self.st[SIZE + j] = n
            total += n
            dealt = 0 if self.is_solitario else j
            plain = plain and 0 <= hidden <= dealt and (hidden < n or hidden == 0)
        for j in range(4):
            n = heights[j]
            if not 0 <= n <= self.ranks:
                return 0
            self.st[HEIGHT + j] = n
            total += n
            for i in range(n):
                seen |= ONE << (4 * i + j)
        n = 0
        for card in stock:
            if n == size or not 0 <= card < size:
                return 0
            self.st[DECK + n] = card
            seen |= ONE << card
            n += 1
        self.st[STOCKED] = n
        total += n
        n = 0
        for card in waste:
            if n == size or not 0 <= card < size:
                return 0
            self.st[HEAP + n] = card
            seen |= ONE << card
            n += 1
        self.st[WASTED] = n
        total += n
        self.st[REDEALS] = ENDLESS if redeals < 0 else redeals
        self.st[HELD] = hand + 1
        self.st[ORIGIN] = origin if hand >= 0 else 0
        return plain and total == size and seen == (ONE << size) - 1

    def state(
        self, t: int
    ) -> tuple[list[list[int]], list[int], list[int], list[int], list[int], int, int, int]:
        """Returns the position of frame ``t`` in the form of ``load``; without a card in the hand,
        its origin is 0.
        """
        b = t * FRAME
        columns = [
            [self.st[b + PILES + PILE * j + i] for i in range(self.st[b + SIZE + j])]
            for j in range(self.columns)
        ]
        return (
            columns,
            [self.st[b + DOWN + j] for j in range(self.columns)],
            [self.st[b + HEIGHT + j] for j in range(4)],
            [self.st[b + DECK + i] for i in range(self.st[b + STOCKED])],
            [self.st[b + HEAP + i] for i in range(self.st[b + WASTED])],
            -1 if self.st[b + REDEALS] == ENDLESS else self.st[b + REDEALS],
            self.st[b + HELD] - 1,
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

    def is_won(self, b: int) -> int:
        """Whether every card is on the foundations."""
        return self.out(b) == 4 * self.ranks

    def is_next(self, b: int, card: int) -> int:
        """Whether the card is the next one of its foundation."""
        return self.st[b + HEIGHT + (card & 3)] == card >> 2

    def takes(self, b: int, card: int, j: int) -> int:
        """Whether the card may be put on column ``j``, from 0."""
        n = self.st[b + SIZE + j]
        if n == 0:
            return self.is_solitario or card >> 2 == self.ranks - 1
        onto = self.st[b + PILES + PILE * j + n - 1]
        if onto >> 2 != (card >> 2) + 1 or self.st[b + DOWN + j] == n:
            return 0
        if self.is_solitario and not self.by_colour:
            return (onto & 3) != (card & 3)
        return (onto & 2) != (card & 2)

    # --- piles ------------------------------------------------------------------------------------

    def top(self, b: int, place: int) -> int:
        """Returns the top card of a pile; -1 if it is empty."""
        if 0 < place < WASTE:
            n = self.st[b + SIZE + place - 1]
            return self.st[b + PILES + PILE * (place - 1) + n - 1] if n else -1
        if place == STOCK:
            n = self.st[b + STOCKED]
            return self.st[b + DECK + n - 1] if n else -1
        if place == WASTE:
            n = self.st[b + WASTED]
            return self.st[b + HEAP + n - 1] if n else -1
        if place == HAND:
            return self.st[b + HELD] - 1
        n = self.st[b + HEIGHT + place - FOUNDATION - 1]
        return 4 * (n - 1) + place - FOUNDATION - 1 if n else -1

    def lift(self, b: int, place: int) -> None:
        """Removes the top card of a pile."""
        if 0 < place < WASTE:
            self.st[b + SIZE + place - 1] -= 1
        elif place == STOCK:
            self.st[b + STOCKED] -= 1
        elif place == WASTE:
            self.st[b + WASTED] -= 1
        elif place == HAND:
            self.st[b + HELD] = 0
            self.st[b + ORIGIN] = 0
        else:
            self.st[b + HEIGHT + place - FOUNDATION - 1] -= 1

    def put(self, b: int, card: int, place: int) -> None:
        """Puts a card on a pile, or on its foundation."""
        if 0 < place < WASTE:
            self.st[b + PILES + PILE * (place - 1) + self.st[b + SIZE + place - 1]] = card
            self.st[b + SIZE + place - 1] += 1
        elif place == STOCK:
            self.st[b + DECK + self.st[b + STOCKED]] = card
            self.st[b + STOCKED] += 1
        elif place == WASTE:
            self.st[b + HEAP + self.st[b + WASTED]] = card
            self.st[b + WASTED] += 1
        elif place == HAND:
            self.st[b + HELD] = card + 1
        else:
            self.st[b + HEIGHT + (card & 3)] += 1

    def transfer(self, b: int, source: int, target: int) -> None:
        """Moves the top card of a pile, whatever the law says."""
        card = self.top(b, source)
        self.lift(b, source)
        self.put(b, card, target)

    # --- moves ------------------------------------------------------------------------------------

    def play(self, b: int, source: int, target: int, count: int) -> int:
        """Plays a move if the law allows it; returns whether it does."""
        if count < 1 or not 0 <= source <= FOUNDATION + 4 or not 0 <= target <= FOUNDATION:
            return 0
        if self.columns < source < WASTE or self.columns < target < WASTE:
            return 0
        if source == FOUNDATION or self.is_won(b):
            return 0
        if self.is_solitario:
            return count == 1 and self.carry(b, source, target)
        if source == STOCK:
            return target == WASTE and count == 1 and self.deal_on(b)
        if source == target:
            return source < WASTE and count == 1 and self.turn_column(b, source - 1)
        return self.shift(b, source, target, count)

    def deal_on(self, b: int) -> int:
        """Klondike: draws, or redeals if the stock is empty; returns whether that is possible."""
        n = self.st[b + STOCKED]
        if n == 0:
            n = self.st[b + WASTED]
            if n == 0 or self.st[b + REDEALS] == 0:
                return 0
            if self.st[b + REDEALS] != ENDLESS:
                self.st[b + REDEALS] -= 1
            for i in range(n):
                self.st[b + DECK + n - 1 - i] = self.st[b + HEAP + i]
            self.st[b + STOCKED] = n
            self.st[b + WASTED] = 0
            if not self.redeal_draws:
                return 1
        count = min(self.draw, n)
        waste = self.st[b + WASTED]
        for i in range(count):
            self.st[b + HEAP + waste + i] = self.st[b + DECK + n - 1 - i]
        self.st[b + STOCKED] = n - count
        self.st[b + WASTED] = waste + count
        return 1

    def turn_column(self, b: int, j: int) -> int:
        """Klondike: turns the top card of column ``j``; returns whether it was face down."""
        if self.st[b + SIZE + j] == 0 or self.st[b + DOWN + j] < self.st[b + SIZE + j]:
            return 0
        self.st[b + DOWN + j] -= 1
        return 1

    def shift(self, b: int, source: int, target: int, count: int) -> int:
        """Klondike: moves cards to a column or the foundation; returns whether that is legal."""
        # 1. The lowest card that moves.
        j = source - 1
        n = 0
        if source < WASTE:
            n = self.st[b + SIZE + j] - count
            if n < self.st[b + DOWN + j]:
                return 0
            card = self.st[b + PILES + PILE * j + n]
        else:
            card = self.top(b, source)
            if card < 0 or count > 1 or (source > FOUNDATION and not self.returns):
                return 0
        # 2. Whether the target takes it.
        if target == FOUNDATION:
            if count > 1 or source > FOUNDATION or not self.is_next(b, card):
                return 0
        elif not 0 < target < WASTE or not self.takes(b, card, target - 1):
            return 0
        # 3. The cards move.
        if source >= WASTE:
            self.transfer(b, source, target)
            return 1
        for i in range(count):
            self.put(b, self.st[b + PILES + PILE * j + n + i], target)
        self.st[b + SIZE + j] = n
        if not self.by_hand:
            self.turn_column(b, j)
        return 1

    def carry(self, b: int, source: int, target: int) -> int:
        """Solitario: moves one card; returns whether that is legal."""
        # 1. The card, and whether it may move.
        if source > HAND or (source != HAND and self.st[b + HELD]):
            return 0
        card = self.top(b, source)
        if card < 0:
            return 0
        if source == HAND:
            if target == HAND:
                return 0
            if target != self.st[b + ORIGIN]:
                if target == STOCK or (target == FOUNDATION and not self.is_next(b, card)):
                    return 0
                if 0 < target < WASTE and not self.takes(b, card, target - 1):
                    return 0
        elif target == FOUNDATION:
            if source == STOCK or not self.is_next(b, card):
                return 0
        elif target != HAND:
            return 0
        elif 0 < source < WASTE and not self.asks and self.is_next(b, card):
            return 0  # it goes out as soon as it is selected
        # 2. It moves; a drawn ace goes to its foundation.
        if source == STOCK and card < 4:
            target = FOUNDATION
        self.transfer(b, source, target)
        if target == HAND:
            self.st[b + ORIGIN] = source
        return 1
