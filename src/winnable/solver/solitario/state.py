"""The state of the solitario search: a position as sets of cards, and the stack of frames.

Every column is a run: each card lies on a card one rank higher. Any arrangement of the same table
cards can be reached from any other without touching the discards below. Discard all table cards,
lowest ranks first: the cards on a card have lower ranks, so each card is bare when it is
discarded. Then take them back, highest first: each finds the card that it is to lie on. So the
search stores which cards are on the table, not where they lie:

    table     a set of cards. It fits the columns if chains(table) <= columns, where ``chains`` is
              the sum over the ranks of: the cards of the rank, less the most of them that can lie
              on cards of the rank above
    drawn     the number of deck cards drawn
    out       the four foundation heights
    discards  their exact order, as a number: a node of a tree in which each child adds a card

Every other card is on the table, so (drawn, out, discards) is the whole state. A card is an *end*
if it lies bare in some arrangement that fits the columns.
"""

from ..bits import ONE, compiled, ctz
from .layout import DEPTH, STOCK, WASTE


class State:
    """The position as sets of cards, and the frames of the search."""

    def make_state(self) -> None:
        """Allocates the arrays and sets the switches."""
        if not compiled:  # the compiled class has C arrays
            self.heads = [0] * 256
            self.below = [0] * 64
            self.deck = [0] * 64
            self.rest = [0] * 65
            self.f_table = [0] * DEPTH
            self.f_drawn = [0] * DEPTH
            self.f_out = [0] * DEPTH
            self.f_discards = [0] * DEPTH
            self.f_act = [0] * DEPTH
        self.heads_for = -1
        self.wanted = 0
        self.stop = 0
        self.nodes = 0
        self.greedy = 0
        self.use_safe = 1
        self.found: list[tuple[int, int]] | None = None

    @property
    def states(self) -> int:
        """The states of the last run."""
        return self.nodes

    def load(
        self,
        columns: list[list[int]],
        heights: list[int],
        deck: list[int],
        discards: list[int],
        hand: int,
        origin: int,
        by_colour: int,
        asks: int,
        ranks: int,
    ) -> None:
        """Loads a position. Cards and places are those of ``winnable.law.cards`` and ``position``.

        ``columns``: lists of cards, lowest first. ``heights``: the four foundation heights.
        ``deck``: next drawn first. ``discards``: lowest first. ``hand``: the card in the hand,
        which is put back to its place ``origin``; -1 for none. ``asks``: whether a table card may
        be lifted although it could go to its foundation. Clears ``wanted``.
        """
        columns = [list(column) for column in columns]
        deck, discards = list(deck), list(discards)
        if hand >= 0:
            if origin == STOCK:
                deck.insert(0, hand)
            elif origin == WASTE:
                discards.append(hand)
            else:
                columns[origin - 1].append(hand)
        self.start_columns, self.start_heights = columns, list(heights)
        self.start_discards, self.start_asks = discards, asks
        self.columns = len(columns)
        self.ranks = ranks
        self.by_colour = by_colour
        if self.heads_for != by_colour:
            for i in range(256):
                # The cards of a rank that find no place on the rank above, and so need a column.
                self.heads[i] = (i & 15).bit_count() - self.matching(i >> 4, i & 15)
            self.heads_for = by_colour
        for s in range(4):
            self.below[16 * s] = 0
            for rank in range(ranks):
                b = ONE << (4 * rank + s)
                self.below[16 * s + rank + 1] = self.below[16 * s + rank] | b
        self.everything = (ONE << (4 * ranks)) - 1
        self.n_deck = len(deck)
        self.rest[self.n_deck] = 0
        for i in range(len(deck) - 1, -1, -1):
            self.deck[i] = deck[i]
            self.rest[i] = self.rest[i + 1] | (ONE << deck[i])
        table = 0
        for column in columns:
            for card in column:
                table |= 1 << card
        self.first_table = table
        self.first_out = sum([heights[s] << (4 * s) for s in range(4)])
        self.found = None
        self.wanted = 0

    def matching(self, above: int, children: int) -> int:
        """Returns how many suits of ``children`` can each lie on a different suit of ``above``."""
        if children == 0:
            return 0
        s = ctz(children)
        children &= children - 1
        best = self.matching(above, children)
        for parent in range(4):
            if above >> parent & 1 and (
                (s >> 1) != (parent >> 1) if self.by_colour else s != parent
            ):
                best = max(best, 1 + self.matching(above & ~(1 << parent), children))
        return best

    def has_wanted(self, f: int) -> int:
        """Whether ``wanted`` is set and so many cards are on the foundations."""
        out = (f & 15) + ((f >> 4) & 15) + ((f >> 8) & 15) + (f >> 12)
        return self.wanted and out >= self.wanted

    def is_next(self, f: int, card: int) -> int:
        """Whether the card is the next one of its foundation."""
        return (f >> (4 * (card & 3))) & 15 == card >> 2

    def is_safe(self, f: int, card: int) -> int:
        """Whether a card that can go out is safe: it need never stay in play.

        The only reason to keep a card is to lay a card of the rank below on it. That card can go
        out as soon as it is reached, if every card that could lie on it is out or safe. So a card
        is safe if the foundations of the suits that may lie on it hold every card two ranks
        below it; under build by colour also, if the other foundation of its colour holds every card
        three ranks below (the theorem of Blake and Gent). Heights never fall, so a safe card stays
        safe, and removing a card from the table or the discards never blocks another.
        """
        if self.greedy:
            return 1
        if not self.use_safe:
            return 0
        rank = card >> 2
        s = card & 3
        for z in range(4):
            h = (f >> (4 * z)) & 15
            if z == s:
                continue
            if self.by_colour and z >> 1 == s >> 1:
                if h + 2 < rank:
                    return 0
            elif h + 1 < rank:
                return 0
        return 1

    def chains(self, table: int) -> int:
        """Returns the fewest columns that hold these cards."""
        n = 0
        above = 0
        shift = 4 * self.ranks - 4
        while shift >= 0:
            here = (table >> shift) & 15
            n += self.heads[above << 4 | here]
            above = here
            shift -= 4
        return n

    def is_end(self, table: int, card: int) -> int:
        """Whether some arrangement of ``table`` fits the columns and has ``card`` bare."""
        n = self.chains(table)
        if n > self.columns:
            return 0
        rank = card >> 2
        if rank == 0:
            return 1
        here = (table >> (4 * rank)) & 15
        under = (table >> (4 * rank - 4)) & 15
        n += self.heads[(here & ~(1 << (card & 3))) << 4 | under] - self.heads[here << 4 | under]
        return n <= self.columns

    def lowest_fit(self, f: int, table: int) -> int:
        """Returns the lowest rank of a table card that can go out; ``ranks`` if there is none."""
        lowest = self.ranks
        for s in range(4):
            rank = (f >> (4 * s)) & 15
            if rank < lowest and table >> (4 * rank + s) & 1:
                lowest = rank
        return lowest

    def highest(self, h: int, s: int, gone: int) -> int:
        """Returns the height foundation ``s`` reaches from ``h`` without the cards ``gone``."""
        while h < self.ranks and not gone >> (4 * h + s) & 1:
            h += 1
        return h
