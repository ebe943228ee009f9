# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, annotation_typing=False, infer_types=True
"""The search for solitario: exact, thoughtful (the deck is known), from any position.

It knows cards and piles, no ``Position``. ``solitario.pxd`` gives every name below its C type;
without a compiler the same file runs interpreted.

State. A pile is always a run: each card one rank below the card that it lies on. Any arrangement of
the same table cards in piles can be had from any other without touching what lies on the discards:
discard all of them, lowest ranks first (whatever lies on a card is of lower rank, so each is on top
when its turn comes); they come back highest first, and each finds the card it is to lie on. So
where a table card lies is not stored, only which cards are on the table:

    table     a set of cards; it fits the columns iff  chains(table) <= columns, where chains is
              the sum over ranks of cards less the most of them that can lie on the rank above
    deck      cards drawn            out    four foundation heights
    discards  their exact order, as a number: a node of a tree in which each child adds a card

Everything in play and not on the discards is on the table, so (drawn, out, discards) says all. A
card is an *end* if it lies bare in some arrangement that fits. The moves:

    PUSH       an end of the table to the discards
    POP        the top discard to the table, where it is an end: undoes PUSH
    PLACE      the next deck card to the table, if the table with it fits: cards below it are
               discarded, it comes down in its turn, they come back
    STACK      the next deck card to the discards
    OUT_DECK, OUT_TOP, OUT_TABLE  to its foundation the next deck card, the top discard, or a table
               card if the table without it fits: cards below it are discarded and come back

PUSH and POP undo each other, and whether the top discard can be popped depends on nothing but
(drawn, out, discards). So a node is a position in which nothing more can be popped, and each of the
other moves may be preceded by pushes. Every move that is not undone draws a card or puts one out:
the graph of nodes has no cycle. A node is won when deck and discards are empty: the lowest card on
the table is then always bare and next.
"""

from .solitario_moves import Start, realise

try:
    from cython import compiled, nogil
except ImportError:  # interpreted, and Cython is not installed
    from ._interpreted import compiled, nogil

if not compiled:  # the compiled module takes these from solitario.pxd
    from ._interpreted import alloc, ctz, dealloc

    DEPTH = 4096
    NODES = 1 << 26
    LOST, WON, STOPPED = 0, 1, 2
    DEAD, CAPPED, ABORT = 0, 2, 3
    PLACE, STACK, OUT_DECK, OUT_TOP, OUT_TABLE, POP, PUSH = 1, 2, 3, 4, 5, 6, 7
    STOCK, WASTE, FOUNDATION = 0, 10, 12
    ALL = 63
    ATTEMPTS = 100
    LOW32 = 0xFFFFFFFF
    ALL64 = 0xFFFFFFFFFFFFFFFF
    MIX = 0x9E3779B97F4A7C15
    ONE = 1

COMPILED = compiled


class Search:
    """One search, reused for position after position. Not for two threads at once.

    Switches, 1 or 0: ``use_safe`` (safe cards go out at once), ``use_reach`` (a discard that can
    never be popped is lost), ``use_table`` (nodes are remembered), ``use_widening`` (runs with few
    pushes come first), ``use_skip`` (a push that comes back by itself is not tried).

    ``why``, if stopped: 1 nodes, 2 memory, 3 ``stop``, 4 every win that was found lifts a card
    that goes out when it is selected.
    """

    def __init__(self) -> None:
        self.interpret()
        self.stop = 0
        self.use_safe = 1
        self.use_reach = 1
        self.use_table = 1
        self.use_widening = 1
        self.use_skip = 1
        self.reach_limit = 3000
        self.table_size = 0
        self.slots_size = 0
        self.arena_size = 0
        self.found: list[tuple[int, int]] | None = None

    def interpret(self) -> None:
        """Makes the arrays of the ``.pxd`` where there is no compiler."""
        if not compiled:  # the compiled object has these inside
            self.heads = [0] * 256
            self.below = [0] * 64
            self.deck = [0] * 64
            self.rest = [0] * 65
            self.f_table = [0] * DEPTH
            self.f_drawn = [0] * DEPTH
            self.f_out = [0] * DEPTH
            self.f_discards = [0] * DEPTH
            self.f_act = [0] * DEPTH
            self.table: list[int] = []
            self.slots: list[int] = []
            self.arena: list[int] = []

    def __dealloc__(self) -> None:
        dealloc(self.table)
        dealloc(self.slots)
        dealloc(self.arena)

    @property
    def states(self) -> int:
        """States of the last run."""
        return self.nodes

    # --- loading ---------------------------------------------------------------------------------

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
        """Takes a position, in cards and places of the project.

        ``columns``: lists of cards, lowest first. ``heights``: four foundations. ``deck``: next
        drawn first. ``discards``: lowest first. ``hand``: a card, put back where it came from, the
        place ``origin``; or -1. ``asks``: a table card that fits may be lifted.
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
        self.start = Start(columns, list(heights), discards, bool(by_colour), bool(asks), ranks)
        self.columns = len(columns)
        self.ranks = ranks
        self.by_colour = by_colour
        for i in range(256):
            # cards of one rank, below those of the next, that need a column
            self.heads[i] = (i & 15).bit_count() - self.matching(i >> 4, i & 15)
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

    def matching(self, above: int, children: int) -> int:
        """The most of four suits ``children`` that can lie each on one of the suits ``above``."""
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

    # --- the driver ------------------------------------------------------------------------------

    def run(self, nodes: int, memory: int) -> int:
        """Searches the position that was loaded: LOST, WON or STOPPED. ``nodes``: the most states;
        ``memory``: the most bytes of tables. ``nodes``, ``why`` and ``moves`` say more.
        """
        self.max_nodes = nodes
        self.max_words = memory >> 3
        self.nodes = 0
        self.why = 0
        self.found = None
        # 1. As if every card could be lifted (``asks``): then LOST is LOST for all rules.
        self.greedy = 0
        self.blocking = 0
        self.reset_tables()
        verdict = self.solve()
        if verdict != WON:
            return verdict
        self.found, _ = realise(self.start, self.plan())
        if self.found is not None:
            return WON
        # 2. The win lifts a card that the law sends out. Other wins are tried, each time without
        # the node at which the last one failed; first such that no table card could go out.
        assert not self.start.asks  # with it any arrangement can be had
        self.blocking = 1
        for greedy in (1, 0):
            self.greedy = greedy
            self.max_nodes = self.nodes + ((nodes - self.nodes) >> greedy)
            self.why = 0
            self.reset_tables()
            for _ in range(ATTEMPTS):
                if self.solve() != WON:
                    break
                acts = self.plan()
                self.found, done = realise(self.start, acts)
                if self.found is not None:
                    return WON
                if not self.block(acts[done][2]):
                    break
        if self.why == 0:
            self.why = 4
        return STOPPED

    def begin(self, t: int) -> None:
        """Frame ``t`` is the position that was loaded."""
        d = 0
        for card in self.start.discards:
            d = self.push(d, card)
        self.f_table[t] = self.first_table
        self.f_drawn[t] = 0
        self.f_out[t] = self.first_out
        self.f_discards[t] = d
        self.f_act[t] = 0

    def solve(self) -> int:
        """Runs with more and more pushes, until a run is not cut short by their number."""
        budget = 0 if self.use_widening else ALL
        while True:
            self.begin(0)
            with nogil:
                result = self.visit(0, budget)
            if result == WON:
                return WON
            if result == ABORT:
                return STOPPED
            if result == DEAD:
                return LOST
            budget += 1 + (budget >> 1)
            if budget > 40:
                budget = ALL

    def plan(self) -> list[tuple[int, int, int]]:
        """The acts of the win, settling included: a kind, a card and the frame each."""
        acts: list[tuple[int, int, int]] = []
        last = DEPTH - 1
        self.begin(last)
        pushing = False
        for t in range(self.won_depth + 1):
            act = self.f_act[t]
            if act:
                acts.append((act >> 6, act & 63, t))
                self.play(last, last, act)
                pushing = act >> 6 == PUSH
            while not pushing:
                act = self.settle_one(last)
                if act == 0:
                    break
                acts.append((act >> 6, act & 63, t))
        return acts

    def block(self, t: int) -> int:
        """Marks the node of frame ``t``, or the next one after pushes, as lost. False: the root."""
        while t < self.won_depth and self.f_act[t] >> 6 == PUSH:
            t += 1
        return t > 0 and self.remember(self.key(t), ALL)

    def key(self, t: int) -> int:
        """What says all of a node, in 48 bits: discards, cards drawn, foundations."""
        d = self.f_discards[t]
        return (((ONE * d << 6) | self.f_drawn[t]) << 16) | self.f_out[t]

    def moves(self) -> list[tuple[int, int]] | None:
        """The win that ``run`` found as (source, target) pairs of places, from the position with
        the hand put back; None if it found none. A pair is one card: ``(0, 10)`` draws and
        discards. With a card in the hand: if the first source is its origin, it is that card.
        """
        return self.found

    # --- the search ------------------------------------------------------------------------------

    def visit(self, t: int, budget: int) -> int:
        """Frame ``t``: a node, still to be settled. ``budget``: pushes left; ALL is no limit."""
        # 1. Normal form; won?
        while self.settle_one(t):
            pass
        d = self.f_discards[t]
        if d == 0 and self.f_drawn[t] == self.n_deck:
            self.won_depth = t
            return WON
        # 2. Seen before, with as many pushes?
        key = self.key(t)
        if self.use_table or self.blocking:
            known = self.look_up(key)
            if known == ALL:
                return DEAD
            if known >= budget:
                return CAPPED
        # 3. Some discard can never be popped?
        if not self.count_node(t):
            return ABORT
        if self.use_reach and not self.reachable(d, t):
            result = DEAD
        else:
            result = self.expand(t, budget, -1)
            if result != DEAD and result != CAPPED:
                return result
        # 4. Remember. The graph has no cycle: a node without a winning child is lost.
        if self.use_table and not self.remember(key, ALL if result == DEAD else budget):
            return ABORT
        return result

    def count_node(self, t: int) -> int:
        """Counts a state; false if a limit is met."""
        self.nodes += 1
        if self.nodes > self.max_nodes:
            self.why = 1
        elif self.stop:
            self.why = 3
        elif t + 3 >= DEPTH:
            self.why = 2
        else:
            return 1
        return 0

    def expand(self, t: int, budget: int, pushed: int) -> int:
        """The children of frame ``t``, whose last push was the card ``pushed`` (-1: none)."""
        table = self.f_table[t]
        f = self.f_out[t]
        d = self.f_discards[t]
        capped = DEAD
        # With ``greedy`` a card that fits must go out before anything else, the lowest first.
        low = self.lowest_fit(f, table) if self.greedy else self.ranks
        # 1. The deck. A card that can be popped again is placed: STACK then leads to the same node.
        if self.f_drawn[t] < self.n_deck and low == self.ranks:
            card = self.deck[self.f_drawn[t]]
            b = ONE << card
            fits = self.chains(table | b) <= self.columns
            if fits and not self.comes_back(table | b, pushed):
                result = self.child(t, PLACE << 6 | card, budget)
                if result == CAPPED:
                    capped = CAPPED
                elif result != DEAD:
                    return result
            # After a push, OUT_DECK leaves the table as it was: all pushes come back.
            if pushed < 0 and self.is_next(f, card):
                result = self.child(t, OUT_DECK << 6 | card, budget)
                if result == CAPPED:
                    capped = CAPPED
                elif result != DEAD:
                    return result
            if not (fits and self.is_end(table | b, card)):
                result = self.child(t, STACK << 6 | card, budget)
                if result == CAPPED:
                    capped = CAPPED
                elif result != DEAD:
                    return result
        # 2. Out. After a push, OUT_TOP is the OUT_TABLE of before.
        if pushed < 0 and d:
            card = self.arena[d] & 63
            if self.is_next(f, card):
                result = self.child(t, OUT_TOP << 6 | card, budget)
                if result == CAPPED:
                    capped = CAPPED
                elif result != DEAD:
                    return result
        for s in range(4):
            rank = (f >> (4 * s)) & 15
            card = 4 * rank + s
            b = ONE << card
            if (
                rank < self.ranks
                and rank <= low
                and table & b
                and self.chains(table ^ b) <= self.columns
            ):
                if self.comes_back(table ^ b, pushed):
                    continue
                result = self.child(t, OUT_TABLE << 6 | card, budget)
                if result == CAPPED:
                    capped = CAPPED
                elif result != DEAD:
                    return result
        # 3. Pushes.
        result = self.pushes(t, budget, low)
        return capped if result == DEAD else result

    def pushes(self, t: int, budget: int, low: int) -> int:
        """The children of frame ``t`` by pushes of ranks below ``low``, high ranks first: they are
        wanted last.
        """
        if budget == 0:
            return CAPPED
        table = self.f_table[t]
        capped = DEAD
        u = t + 1
        for card in range(4 * low - 1, -1, -1):
            if table >> card & 1 and self.is_end(table, card):
                if not self.play(t, u, PUSH << 6 | card) or not self.count_node(u):
                    return ABORT
                if self.use_reach and not self.reachable(self.f_discards[u], u):
                    continue
                result = self.expand(u, ALL if budget == ALL else budget - 1, card)
                if result == CAPPED:
                    capped = CAPPED
                elif result != DEAD:
                    return result
        return capped

    def lowest_fit(self, f: int, table: int) -> int:
        """The lowest rank on the table of a card that is the next of its suit; ``ranks``: none."""
        lowest = self.ranks
        for s in range(4):
            rank = (f >> (4 * s)) & 15
            if rank < lowest and table >> (4 * rank + s) & 1:
                lowest = rank
        return lowest

    def comes_back(self, table: int, pushed: int) -> int:
        """Whether the last push can be popped at once, so that it need not have been made."""
        return self.use_skip and pushed >= 0 and self.is_end(table | (ONE << pushed), pushed)

    def child(self, t: int, act: int, budget: int) -> int:
        """The verdict of the child of frame ``t`` by an act."""
        u = t + 1
        if not self.play(t, u, act):
            return ABORT
        return self.visit(u, budget)

    def play(self, t: int, u: int, act: int) -> int:
        """Makes frame ``u`` of frame ``t`` by an act. False if there is no memory."""
        card = act & 63
        kind = act >> 6
        b = ONE << card
        table = self.f_table[t]
        d = self.f_discards[t]
        f = self.f_out[t]
        drawn = self.f_drawn[t]
        ok = 1
        if kind == PLACE:
            table |= b
            drawn += 1
        elif kind in (STACK, PUSH):
            d = self.push(d, card)
            ok = d != 0
            if kind == STACK:
                drawn += 1
            else:
                table ^= b
        elif kind == POP:
            d = (self.arena[d] & LOW32) >> 6
            table |= b
        else:
            f += 1 << (4 * (card & 3))
            if kind == OUT_DECK:
                drawn += 1
            elif kind == OUT_TOP:
                d = (self.arena[d] & LOW32) >> 6
            else:
                table ^= b
        self.f_table[u] = table
        self.f_drawn[u] = drawn
        self.f_out[u] = f
        self.f_discards[u] = d
        self.f_act[u] = act
        return ok

    def settle_one(self, t: int) -> int:
        """One step of frame ``t`` to its normal form: a safe card out or a pop. The act, or 0."""
        f = self.f_out[t]
        table = self.f_table[t]
        d = self.f_discards[t]
        before = self.f_act[t]
        act = 0
        if self.f_drawn[t] < self.n_deck:
            card = self.deck[self.f_drawn[t]]
            if self.is_next(f, card) and (card < 4 or self.is_safe(f, card)):
                act = OUT_DECK << 6 | card
        if d and not act:
            card = self.arena[d] & 63
            if self.is_next(f, card) and self.is_safe(f, card):
                act = OUT_TOP << 6 | card
            elif self.is_end(table | (ONE << card), card) and not (
                self.greedy and self.lowest_fit(f, table) < self.ranks
            ):
                act = POP << 6 | card
        if not act:
            # The lowest rank first: no card on it, when it moves, is one that could go out.
            lowest = self.lowest_fit(f, table) + 1 if self.greedy else self.ranks
            for s in range(4):
                rank = (f >> (4 * s)) & 15
                card = 4 * rank + s
                if (
                    rank < lowest
                    and rank < self.ranks
                    and table >> card & 1
                    and self.is_safe(f, card)
                    and self.chains(table ^ (ONE << card)) <= self.columns
                ):
                    act = OUT_TABLE << 6 | card
                    lowest = rank
        if act:
            self.play(t, t, act)
            self.f_act[t] = before
        return act

    # --- cards -----------------------------------------------------------------------------------

    def is_next(self, f: int, card: int) -> int:
        """Whether the card is the next of its suit."""
        return (f >> (4 * (card & 3))) & 15 == card >> 2

    def is_safe(self, f: int, card: int) -> int:
        """Whether a card that can go out need never stay in play.

        It is kept only to carry a card of the rank below. That one goes out by itself as soon as
        it can be had, if all cards two ranks below that may lie on it are out or go out likewise.
        So: the foundations of the suits that may lie on the card hold all two ranks below it; by
        colour, the other one of its colour all three below (Blake and Gent's theorem). Heights
        never fall, so safe is safe for good, and a card less on table or discards hinders nothing.
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
        """The fewest columns that hold these cards."""
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

    # --- what can still be popped ----------------------------------------------------------------

    def reachable(self, d: int, t: int) -> int:
        """Whether every discard may still be popped one day, looked at one by one.

        When the top one of some discards leaves them, all else in play is on the table: for some
        later deck and foundations, which hold no card of those discards, that table must fit with
        the card an end, or without it if the card is next. What made it so is kept with the node.
        """
        i = self.f_drawn[t]
        f = self.f_out[t]
        while d:
            w = self.arena[d] >> 32
            known = w != 0 and i <= w >> 16 and self.is_within(f, w & 0xFFFF)
            if not known and not self.find_witness(d, i, f):
                return 0
            d = (self.arena[d] & LOW32) >> 6
        return 1

    def is_within(self, f: int, g: int) -> int:
        """Whether no height in ``f`` is more than in ``g``."""
        return (
            f & 15 <= g & 15
            and f & 0xF0 <= g & 0xF0
            and f & 0xF00 <= g & 0xF00
            and f >> 12 <= g >> 12
        )

    def find_witness(self, d: int, i: int, f: int) -> int:
        """Looks for a later deck and foundations at which the top of ``d`` can be popped."""
        held = 0
        p = d
        while p:
            held |= ONE << (self.arena[p] & 63)
            p = (self.arena[p] & LOW32) >> 6
        card = self.arena[d] & 63
        b = ONE << card
        tries = 0
        # Heights of their own, signed: the loops below end one under them.
        l0 = f & 15
        l1 = (f >> 4) & 15
        l2 = (f >> 8) & 15
        l3 = (f >> 12) & 15
        while i <= self.n_deck:
            gone = held | self.rest[i]
            c0 = self.highest(l0, 0, gone)
            c1 = self.highest(l1, 1, gone)
            c2 = self.highest(l2, 2, gone)
            c3 = self.highest(l3, 3, gone)
            free = self.everything & ~gone
            h0 = c0
            while h0 >= l0:
                h1 = c1
                while h1 >= l1:
                    h2 = c2
                    while h2 >= l2:
                        h3 = c3
                        while h3 >= l3:
                            g = h0 | h1 << 4 | h2 << 8 | h3 << 12
                            table = free & ~(
                                self.below[h0]
                                | self.below[16 + h1]
                                | self.below[32 + h2]
                                | self.below[48 + h3]
                            )
                            tries += 1
                            if tries > self.reach_limit:
                                self.note(d, ONE * 63 << 16 | 0xFFFF)
                                return 1
                            if self.is_end(table | b, card) or (
                                self.is_next(g, card) and self.chains(table) <= self.columns
                            ):
                                self.note(d, ONE * i << 16 | g)
                                return 1
                            h3 -= 1
                        h2 -= 1
                    h1 -= 1
                h0 -= 1
            i += 1
        return 0

    def highest(self, h: int, s: int, gone: int) -> int:
        """The most that foundation ``s`` of height ``h`` can hold without the cards ``gone``."""
        while h < self.ranks and not gone >> (4 * h + s) & 1:
            h += 1
        return h

    def note(self, d: int, witness: int) -> None:
        """Keeps a witness with a node of discards: ``drawn << 16 | foundations``."""
        self.arena[d] = (self.arena[d] & LOW32) | (witness << 32)

    # --- the tree of discards --------------------------------------------------------------------

    def push(self, d: int, card: int) -> int:
        """The node of discards ``d`` with ``card`` on top, made if it is new; 0: no memory.
        A node is ``witness << 32 | parent << 6 | card``, so equal numbers are equal discards.
        """
        word = ONE * d << 6 | card
        mask = self.slots_size - 1
        k = self.slot(word) & mask
        while self.slots[k]:
            if self.arena[self.slots[k]] & LOW32 == word:
                return self.slots[k]
            k = (k + 1) & mask
        if self.arena_used + 1 >= self.arena_size:
            if not self.grow_arena():
                self.why = 2
                return 0
            mask = self.slots_size - 1
            k = self.slot(word) & mask
            while self.slots[k]:
                k = (k + 1) & mask
        self.arena_used += 1
        self.arena[self.arena_used] = word
        self.slots[k] = self.arena_used
        return self.arena_used

    def slot(self, word: int) -> int:
        """A hash; the tables compare whole words."""
        h = (word * MIX) & ALL64
        h = ((h ^ (h >> 29)) * MIX) & ALL64
        return h >> 32

    def reset_tables(self) -> None:
        """Fresh tables, as small as they come: 4096 states and 2048 nodes of discards."""
        dealloc(self.table)
        dealloc(self.slots)
        dealloc(self.arena)
        self.table_size = 4096
        self.slots_size = 4096
        self.arena_size = 2048
        self.table = alloc(self.table_size)
        self.slots = alloc(self.slots_size)
        self.arena = alloc(self.arena_size)
        self.table_used = 0
        self.arena_used = 0

    def grow_arena(self) -> int:
        """Doubles the arena; false if there is no memory."""
        size = self.arena_size
        if self.table_size + 9 * size > self.max_words or 2 * size > NODES:
            return 0
        old = self.arena
        self.arena = alloc(2 * size)
        for k in range(size):
            self.arena[k] = old[k]
        dealloc(old)
        dealloc(self.slots)
        self.arena_size = 2 * size
        self.slots_size = 4 * size
        self.slots = alloc(self.slots_size)
        mask = self.slots_size - 1
        for n in range(1, self.arena_used + 1):
            k = self.slot(self.arena[n] & LOW32) & mask
            while self.slots[k]:
                k = (k + 1) & mask
            self.slots[k] = n
        return 1

    # --- the table of nodes ----------------------------------------------------------------------

    def look_up(self, key: int) -> int:
        """The pushes with which the node was searched in vain, ALL if it is lost; -1: not seen."""
        mask = self.table_size - 1
        k = self.slot(key) & mask
        while self.table[k]:
            if self.table[k] >> 7 == key:
                return self.table[k] & 63
            k = (k + 1) & mask
        return -1

    def remember(self, key: int, budget: int) -> int:
        """False if there is no memory. An entry: ``key << 7 | 1 << 6 | budget``."""
        word = key << 7 | 64 | budget
        mask = self.table_size - 1
        k = self.slot(key) & mask
        while self.table[k]:
            if self.table[k] >> 7 == key:
                self.table[k] = word
                return 1
            k = (k + 1) & mask
        self.table[k] = word
        self.table_used += 1
        if self.table_used * 5 > self.table_size * 3:
            return self.grow_table()
        return 1

    def grow_table(self) -> int:
        """Doubles the table; false if there is no memory."""
        size = self.table_size
        if 3 * size + self.arena_size + self.slots_size > self.max_words:
            self.why = 2
            return 0
        old = self.table
        self.table_size = 2 * size
        self.table = alloc(self.table_size)
        mask = self.table_size - 1
        for n in range(size):
            word = old[n]
            if word:
                k = self.slot(word >> 7) & mask
                while self.table[k]:
                    k = (k + 1) & mask
                self.table[k] = word
        dealloc(old)
        return 1
