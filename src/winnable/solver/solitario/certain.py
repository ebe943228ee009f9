"""Proves that a solitario is won whatever the order of the unseen cards.

The deck is an opponent that chooses each card when it is drawn. ``Certain`` looks for a strategy
that beats it: an AND-OR search. A win is proven; otherwise nothing is known, because the strategies
are restricted:

- A table card that can go out does so at once, and so do the cards after it. Hence no table card is
  *fixed* (fit to go out, so that the law sends it out when it is selected), and the table can be
  rearranged at any time (``state``).
- A discard that can return to the table does so at once. A drawn card that does not go out is
  discarded first, and returns if it can: a card in the hand allows no rearrangement.
- Before a draw at most one other table card is discarded, and it stays below the drawn card unless
  both can return. Without a deck all is known, and the usual search decides.

Table cards go out in one sweep. All table cards are lifted, lowest ranks first, so that each is
bare when its turn comes; it goes out if it fits, and to the discards otherwise. Then the discarded
ones return, highest first, to an arrangement that fits the columns. No card of the sweep can become
fit for its foundation after its turn, because that needs a lower card, whose turn was earlier.
"""

from ..bits import NOTHING, ONE, alloc, compiled, ctz, dealloc
from .layout import AWAY, GENERATIONS, IS_PROVEN, LEAF, NONE, discard_card, discard_parent
from .moves import Moves
from .search import Search

COMPILED = compiled


class Certain(Moves):
    """A search, reused for many positions. Not thread-safe.

    ``nodes`` counts the states of the last run. If a run stopped at a limit, ``why`` is the reason,
    as in ``Search``.
    """

    def __init__(self) -> None:
        self.make_state()
        self.make_memory()
        self.make_reach()
        self.make_acts()
        self.make_moves()
        if not compiled:  # the compiled class has a C array
            self.hidden = [0] * 64
            self.killer = [0] * 64
        self.known = Search()
        self.seen = NOTHING
        self.seen_size = 0
        self.generation = 0

    def __dealloc__(self) -> None:
        self.free_tables()
        dealloc(self.seen)

    def run(self, unseen: int, pending: int, nodes: int, memory: int) -> int:
        """Whether the loaded position is proven won in every order of the cards ``unseen`` (bits)
        in their places of the deck. ``pending``: the first deck card is in the hand.
        """
        self.max_nodes = nodes
        self.max_words = memory >> 3
        self.nodes = 0
        self.why = 0
        self.reset_tables()
        self.reset_seen()
        for i in range(self.n_deck):
            self.hidden[i] = (unseen >> self.deck[i]) & 1
            self.killer[i] = 0
        d = 0
        for card in self.start_discards:
            d = self.push(d, card)
        if pending:
            return self.wins_with(self.first_table, d, self.first_out, unseen, 1, self.deck[0])
        return self.wins(self.first_table, d, self.first_out, unseen, 0)

    def wins(self, table: int, d: int, f: int, unseen: int, drawn: int) -> int:
        """Whether a strategy wins with an empty hand, the discards ``d``, the foundations ``f`` and
        ``drawn`` cards drawn.
        """
        # 1. The normal form.
        g = self.raised(table, f)
        if g != f:
            f = g
            table = self.without(table, f)
            if self.chains(table) > self.columns:
                return 0
        while d:
            card = discard_card(self.arena[d])
            if self.is_next(f, card):
                if not self.is_safe(f, card):
                    break
                g = self.raised(table, f + (1 << (4 * (card & 3))))
                if self.chains(self.without(table, g)) > self.columns:
                    break
                f = g
                table = self.without(table, f)
            elif self.is_end(table | (ONE << card), card):
                table |= ONE << card
            else:
                break
            d = discard_parent(self.arena[d])
        # 2. Is the answer known?
        found = self.seek(d, f, unseen)
        if found >= 0:
            return found
        if not self.count_state():
            return 0
        # 3. The top discard goes out, or a card is drawn, perhaps after a table card is discarded.
        if drawn == self.n_deck:
            found = d == 0 or self.wins_known(table, d, f)
        else:
            found = self.wins_after_out(table, d, f, unseen, drawn) or self.wins_draw(
                table, d, f, unseen, drawn
            )
            rest = table
            while not found and rest and not self.why:
                card = ctz(rest)
                rest &= rest - 1
                if self.is_end(table, card):
                    g = self.push(d, card)
                    found = g != 0 and self.wins_draw(table ^ (ONE << card), g, f, unseen, drawn)
        # 4. Store it.
        if self.why:
            return 0
        self.store(d, f, unseen, found)
        return found

    def count_state(self) -> int:
        """Counts a state; returns 0 if a limit is reached."""
        self.nodes += 1
        self.entries += 1
        if self.nodes > self.max_nodes:
            self.why = 1
        elif 2 * self.entries > self.seen_size:
            self.why = 2
        elif self.stop:
            self.why = 3
        return self.why == 0

    def wins_draw(self, table: int, d: int, f: int, unseen: int, drawn: int) -> int:
        """Whether a strategy wins that draws now, whatever card it is."""
        if not self.hidden[drawn]:
            return self.wins_with(table, d, f, unseen, drawn + 1, self.deck[drawn])
        # The card that refuted the last node at this depth comes first.
        card = self.killer[drawn]
        if (unseen >> card) & 1 and not self.wins_with(
            table, d, f, unseen ^ (ONE << card), drawn + 1, card
        ):
            return 0
        rest = unseen & ~(ONE << card)
        while rest:
            card = ctz(rest)
            rest &= rest - 1
            if not self.wins_with(table, d, f, unseen ^ (ONE << card), drawn + 1, card):
                self.killer[drawn] = card
                return 0
        return 1

    def wins_after_out(self, table: int, d: int, f: int, unseen: int, drawn: int) -> int:
        """Whether a strategy wins that begins with the top discard going out."""
        if d == 0:
            return 0
        card = discard_card(self.arena[d])
        if not self.is_next(f, card):
            return 0
        g = self.raised(table, f + (1 << (4 * (card & 3))))
        table = self.without(table, g)
        if self.chains(table) > self.columns:
            return 0
        return self.wins(table, discard_parent(self.arena[d]), g, unseen, drawn)

    def wins_with(self, table: int, d: int, f: int, unseen: int, drawn: int, card: int) -> int:
        """Whether a strategy wins with a drawn card in the hand, or on its way to it."""
        if self.is_next(f, card):
            g = self.raised(table, f + (1 << (4 * (card & 3))))
            left = self.without(table, g)
            fits = self.chains(left) <= self.columns
            if fits and self.wins(left, d, g, unseen, drawn):
                return 1
            if card < 4 or (fits and self.is_safe(f, card)):
                return 0
        d = self.push(d, card)
        return d != 0 and self.wins(table, d, f, unseen, drawn)

    def raised(self, table: int, f: int) -> int:
        """Returns the foundations after all table cards that can go out have gone."""
        for s in range(4):
            rank = (f >> (4 * s)) & 15
            while rank < self.ranks and (table >> (4 * rank + s)) & 1:
                rank += 1
                f += 1 << (4 * s)
        return f

    def without(self, table: int, f: int) -> int:
        """Returns the cards of ``table`` that are not on the foundations ``f``."""
        for s in range(4):
            table &= ~self.below[16 * s + ((f >> (4 * s)) & 15)]
        return table

    def wins_known(self, table: int, d: int, f: int) -> int:
        """Whether the position without a deck can be won: the usual search, from any arrangement of
        the table.
        """
        # 1. Arrange the table, as if all cards came from elsewhere.
        self.n_tops = 0
        self.n_loose = 0
        for card in range(4 * self.ranks - 1, -1, -1):
            if (table >> card) & 1:
                self.loose[self.n_loose] = card
                self.lain[card] = AWAY
                self.n_loose += 1
        self.arrange(NONE, 1)
        columns: list[list[int]] = []
        for i in range(self.n_loose):
            card = self.loose[i]
            if self.parent[card] == NONE:
                columns.append([card])
            else:
                for column in columns:
                    if column[len(column) - 1] == self.parent[card]:
                        column.append(card)
                        break
        while len(columns) < self.columns:
            columns.append([])
        # 2. Search.
        discards: list[int] = []
        while d:
            discards.insert(0, discard_card(self.arena[d]))
            d = discard_parent(self.arena[d])
        heights = [(f >> (4 * s)) & 15 for s in range(4)]
        self.known.load(
            columns, heights, [], discards, -1, -1, self.by_colour, self.start_asks, self.ranks
        )
        verdict = self.known.run(LEAF, self.max_words << 3)
        self.nodes += self.known.states
        return verdict == 1

    # --- results ----------------------------------------------------------------------------------

    def reset_seen(self) -> None:
        """Empties the table of results. It has room for the nodes, if memory allows."""
        size = 1 << 10
        while size < 2 * self.max_nodes and 4 * size <= self.max_words:
            size *= 2
        self.entries = 0
        self.generation += 1
        if size > self.seen_size or self.generation == GENERATIONS:
            dealloc(self.seen)
            self.seen = alloc(2 * size)
            self.seen_size = size
            self.generation = 1

    def seek(self, d: int, f: int, unseen: int) -> int:
        """Returns the stored result of a node; -1 if there is none."""
        word = d | (f << 26) | (self.generation << 42)
        mask = self.seen_size - 1
        k = self.slot(word ^ self.slot(unseen)) & mask
        while self.seen[2 * k] >> 42 == self.generation:
            if self.seen[2 * k] == word and self.seen[2 * k + 1] & ~IS_PROVEN == unseen:
                return self.seen[2 * k + 1] >= IS_PROVEN
            k = (k + 1) & mask
        return -1

    def store(self, d: int, f: int, unseen: int, found: int) -> None:
        """Stores the result of a node that is not stored yet."""
        word = d | (f << 26) | (self.generation << 42)
        mask = self.seen_size - 1
        k = self.slot(word ^ self.slot(unseen)) & mask
        while self.seen[2 * k] >> 42 == self.generation:
            k = (k + 1) & mask
        self.seen[2 * k] = word
        self.seen[2 * k + 1] = unseen | (IS_PROVEN if found else 0)
