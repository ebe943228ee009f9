"""The search for shortest wins of solitario, from positions with an empty hand.

It does not use ``Position``. A key has six bits for each card, ten in a word: the card below it,
``ON_TABLE`` or ``ON_DISCARDS`` for the lowest card of a pile, ``AWAY`` in the deck or on a
foundation. The top four bits of the first two words are the number of cards in the deck.
"""

from ..bits import compiled
from .layout import AWAY, DISCARDS, EMPTY, LAID, NONE, ON_DISCARDS, ON_TABLE, OUT, SLOTS
from .store import Store

COMPILED = compiled


class Search(Store):
    """A search, reused for many positions. Not thread-safe.

    Switches (1 or 0): ``use_safe`` (a card below which no card is left goes out at once),
    ``use_deck`` and ``use_discards`` (the parts of the lower bound).
    """

    def __init__(self) -> None:
        if not compiled:  # the compiled class has C arrays
            self.below = [0] * SLOTS
            self.above = [0] * SLOTS
            self.deck = [0] * SLOTS
            self.place = [0] * SLOTS
            self.height = [0] * 4
            self.lows = [0] * 4
            self.starts = [0] * SLOTS
        self.make_store()
        self.use_safe = 1
        self.use_deck = 1
        self.use_discards = 1

    def load(
        self,
        columns: list[list[int]],
        deck: list[int],
        discards: list[int],
        rules: tuple[int, int, int],
    ) -> None:
        """Loads a position. ``columns`` and ``discards``: lowest card first. ``deck``: the next
        card last. ``rules``: ranks, whether they build by colour, whether they ask.
        """
        self.ranks, self.by_colour, self.asks = rules
        self.n_columns = len(columns)
        self.start_left = len(deck)
        for card in range(SLOTS):
            self.starts[card] = AWAY
            self.place[card] = 0
        for i in range(len(deck)):
            self.deck[i] = deck[i]
            self.place[deck[i]] = i + 1
        for column in columns:
            last = ON_TABLE
            for card in column:
                self.starts[card] = last
                last = card
        last = ON_DISCARDS
        for card in discards:
            self.starts[card] = last
            last = card

    def begin(self, ceiling: int, memory: int, weight: int) -> int:
        """Begins a search of the loaded position; the arguments are those of ``reset_store``.
        Returns a lower bound of the cost of any win.
        """
        self.reset_store(4, ceiling, memory, weight)
        self.left = self.start_left
        for card in range(4 * self.ranks):
            self.below[card] = self.starts[card]
        self.pack()
        self.lay_out()
        bound = self.bound()
        self.put(0, bound, 0, 0)
        return bound

    def read(self, n: int) -> int:
        """Makes a state of the store the current one; returns whether it is won."""
        self.unpack(n)
        self.lay_out()
        return self.height[0] + self.height[1] + self.height[2] + self.height[3] == 4 * self.ranks

    # --- one state --------------------------------------------------------------------------------

    def pack(self) -> None:
        """Writes the words of the state to ``key``."""
        for i in range(4):
            word = 0
            if i < 2:
                word = (self.left >> (4 * i)) & 15
            for k in range(10):
                word = (word << 6) | self.below[10 * i + k]
            self.key[i] = word

    def unpack(self, n: int) -> None:
        """Reads the words of a state."""
        self.left = 0
        for i in range(4):
            word = self.keys[4 * n + i]
            for k in range(10):
                self.below[10 * i + 9 - k] = (word >> (6 * k)) & 63
            if i < 2:
                self.left |= (word >> 60) << (4 * i)

    def lay_out(self) -> None:
        """Computes what lies on what, the foundations, and the tops of the discards."""
        cards = 4 * self.ranks
        self.used_columns = 0
        lowest = NONE
        for card in range(cards):
            self.above[card] = NONE
        for s in range(4):
            self.height[s] = 0
        for card in range(cards):
            under = self.below[card]
            if under == ON_TABLE:
                self.used_columns += 1
            elif under == ON_DISCARDS:
                lowest = card
            elif under != AWAY:
                self.above[under] = card
            elif self.place[card] == 0 or self.place[card] > self.left:
                self.height[card & 3] += 1
        self.top = lowest
        self.lowest = lowest
        if lowest != NONE:
            while self.above[self.top] != NONE:
                self.top = self.above[self.top]

    def bound(self) -> int:
        """Returns a lower bound of the moves that this state still needs.

        A card on the table or the discards takes one move; a card of the deck two, an ace one. A
        card of the deck that comes before a lower one of its suit is laid down first: one more. A
        discard on a lower one of its suit goes through the hand to the table: two more.
        """
        found = 4 * self.ranks
        for s in range(4):
            found -= self.height[s]
            self.lows[s] = NONE
        for i in range(self.left):  # the last card to be drawn comes first
            card = self.deck[i]
            if card >= 4:
                found += 1
            if card > self.lows[card & 3]:
                found += self.use_deck
            else:
                self.lows[card & 3] = card
        if self.use_discards:
            for s in range(4):
                self.lows[s] = NONE
            card = self.lowest
            while card != NONE:
                if card > self.lows[card & 3]:
                    found += 2
                else:
                    self.lows[card & 3] = card
                card = self.above[card]
        return found

    def is_next(self, card: int) -> int:
        """Whether the card is the next one of its foundation."""
        return self.height[card & 3] == card >> 2

    def fits(self, card: int, onto: int) -> int:
        """Whether the card may be put on another one."""
        if onto >> 2 != (card >> 2) + 1:
            return 0
        if self.by_colour:
            return ((card ^ onto) & 2) != 0
        return ((card ^ onto) & 3) != 0

    # --- the moves --------------------------------------------------------------------------------

    def expand(self) -> None:
        """Stores the states one move of a card away."""
        cards = 4 * self.ranks
        if self.use_safe:
            least = min(self.height[0], self.height[1], self.height[2], self.height[3])
            for card in range(4 * least, min(4 * least + 4, cards)):
                if self.is_next(card) and self.below[card] != AWAY and self.above[card] == NONE:
                    self.lay(card, OUT, 1)
                    return
        if self.left:
            card = self.deck[self.left - 1]
            self.left -= 1
            if card < 4:
                self.lay(card, OUT, 1)
            else:
                if self.is_next(card):
                    self.lay(card, OUT, 2)
                self.lay_down(card, 2)
                self.lay(card, DISCARDS, 2)
            self.left += 1
            self.lay_out()
        for card in range(cards):
            if self.below[card] == AWAY or self.above[card] != NONE:
                continue
            if self.is_next(card):
                self.lay(card, OUT, 1)
                if card != self.top and not self.asks:
                    continue
            self.lay_down(card, 2)
            if card != self.top:
                self.lay(card, DISCARDS, 2)

    def lay_down(self, card: int, cost: int) -> None:
        """Lays a card on each card that takes it, and on an empty pile."""
        if self.used_columns < self.n_columns and self.below[card] != ON_TABLE:
            self.lay(card, EMPTY, cost)
        for onto in range(4 * (card >> 2) + 4, min(4 * (card >> 2) + 8, 4 * self.ranks)):
            if (
                self.below[onto] != AWAY
                and self.above[onto] == NONE
                and onto != self.top
                and self.fits(card, onto)
            ):
                self.lay(card, onto, cost)

    def lay(self, card: int, target: int, cost: int) -> None:
        """Stores the state after a card was laid on a target."""
        was = self.below[card]
        if target == OUT:
            to = AWAY
        elif target == EMPTY:
            to = ON_TABLE
        elif target != DISCARDS:
            to = target
        elif self.top == NONE:
            to = ON_DISCARDS
        else:
            to = self.top
        left = self.left
        self.below[card] = to
        self.pack()
        self.lay_out()
        move = (LAID << 12) | (card << 6) | target
        self.put(self.cost + cost, self.bound(), self.number, move)
        self.below[card] = was
        self.left = left
        self.lay_out()
