# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, annotation_typing=False, infer_types=True
"""The search for the Klondike family: exact, thoughtful (face-down cards known), from any position.

It knows bits and piles, no ``Position``: ``winnable.solver`` loads it and turns what it finds into
moves. ``klondike.pxd`` gives every name below its C type; without a compiler the same file runs
interpreted. ``docs/solver.md`` has the arguments and the figures.

Cards. ``pos = 4 * rank + (suit ^ ((rank & 1) << 1))``, ranks from 0, suits 0 and 1 red. So the two
cards of one rank and colour are neighbours (``pos ^ 1``, twins), and the two cards that may lie on
a card are the pair four below it. A set of cards is an integer with one bit a card.

State. A *configuration* says which cards still lie where they were dealt: cards left in each
column, cards left in the stock, where the waste stands. All other cards are *loose*: on their
foundation or in a run that was built. Where a loose card lies is not stored: twins can always
exchange the runs on them, so counting says what can move.

    roots    the lowest face-up dealt card of each column         down   face-down cards
    T        loose cards on the table                             V      T | roots: what is visible
    fits     cards for which a place is open: more parents visible than cards of their class in T
    bare     cards that nothing need lie on: fits, four up

With ``unseen`` set the goal is another one: WON also as soon as one of those cards is turned over.
So LOST says that none of them can ever be, and that the game is not won before. Until then the
search knows of them only which they are as a set, not where each lies: a card that is face down is
no place, goes nowhere, and counts in the relaxation as one of ``down``. So the answer holds
whatever their order is. Nothing is cut that would turn one over: the arguments for safe cards, for
dominance and for the relaxation compare which cards can become loose, and only that.
"""

try:
    from cython import compiled, nogil
except ImportError:  # interpreted, and Cython is not installed
    from ._interpreted import compiled, nogil

if not compiled:  # the compiled module takes these from klondike.pxd
    from ._interpreted import alloc, ctz, dealloc, popcount

    DEPTH = 128
    HEIGHT = 9
    MEMBERS = 1 << 16  # more than the 14 ** 4 vectors that there are
    CHILDREN = 1 << 18
    RELAX_DEPTH = 512
    RELAX_CHILDREN = 1 << 17
    LOST, WON, STOPPED = 0, 1, 2
    GO, RESTART, LIMITED, REFUTED = 0, 1, 2, 3
    NODES, MEMORY, STOP = 1, 2, 3
    DEAD, TAINTED, ALIVE, LIMIT = 0, 1, 2, 3
    IDS = 1 << 18
    LOCKS = 1 << 20
    UP, REDEAL, LOOSE = 1 << 16, 1 << 17, 1 << 18
    LOW18 = (1 << 18) - 1
    PLACE = 0xFFF << 38
    IS_WON = 1 << 62
    CHOICES = 1 << 12
    NOTHING: list[int] = []
    LOW42 = (1 << 42) - 1
    NONE = 15
    EVEN = 0x5555555555555
    CARDS = 0xFFFFFFFFFFFFF
    LOW32 = 0xFFFFFFFF
    LOW38 = 0x3FFFFFFFFF
    LAST_GEN = 0xFFFFFF00
    ALL64 = 0xFFFFFFFFFFFFFFFF
    MIX = 0x9E3779B97F4A7C15
    SCRAMBLE = 0x2545F4914F6CDD1D
    ONE = 1

COMPILED = compiled


class Search:
    """One search, reused for position after position. Not for two threads at once."""

    def __init__(self) -> None:
        self.interpret()
        self.make_tables()
        self.stop = 0
        self.gen = 0
        self.table_size = 0
        self.relax_size = 0
        # Switches: each may be off without changing a verdict.
        self.use_safe = 1
        self.use_relax = 1
        self.use_locks = 1
        self.use_alive = 1
        self.use_sharing = 1
        self.use_dominance = 1
        self.use_restarts = 1
        self.occupy = 1
        # Nodes before the first relaxation, and states that one question to it may cost.
        self.relax_from = 100
        self.relax_limit = 100_000
        # Weight of the random part of the move order in every fourth run.
        self.noise[0], self.noise[1], self.noise[2], self.noise[3] = 2, 100, 10, 40

    def interpret(self) -> None:
        """Interpreted, the object's arrays are lists; compiled, they are inside it."""
        if not compiled:
            self.noise = [0] * 4
            self.single = [0] * 64
            self.top = [0] * 64
            self.below = [0] * 64
            self.suit = [0] * 4
            self.dealt = [0] * 81
            self.home = [0] * 64
            self.weight = [0] * 9
            self.stock_card = [0] * 64
            self.stock_at = [0] * 64
            self.f_cols = [0] * DEPTH
            self.f_ck = [0] * DEPTH
            self.f_empty = [0] * DEPTH
            self.f_roots = [0] * DEPTH
            self.f_down = [0] * DEPTH
            self.f_loose = [0] * DEPTH
            self.f_left = [0] * DEPTH
            self.f_stock = [0] * DEPTH
            self.f_p = [0] * DEPTH
            self.f_redeals = [0] * DEPTH
            self.f_entry = [0] * DEPTH
            self.f_via = [0] * DEPTH
            self.f_canon = [0] * DEPTH
            self.f_best = [0] * DEPTH
            self.f_card = [0] * DEPTH
            self.f_next = [0] * DEPTH
            self.f_end = [0] * DEPTH
            self.choice = [0] * CHILDREN
            self.first_way = [0] * CHOICES
            self.wins = [0] * CHOICES
            self.losses = [0] * CHOICES
            self.dived = [0] * CHOICES
            self.hole = [0] * 64
            self.lot = [0] * 64
            self.stamp = [0] * 65536
            self.member = [0] * MEMBERS
            self.m_fits = [0] * MEMBERS
            self.m_next = [0] * MEMBERS
            self.m_bare = [0] * MEMBERS
            self.from_member = [0] * MEMBERS
            self.from_card = [0] * MEMBERS
            self.from_down = [0] * MEMBERS
            self.child = [0] * CHILDREN
            self.order = [0] * 64
            self.call_result = [0] * IDS
            self.known_key = [0] * 8192
            self.known_id = [0] * 8192
            self.lock_id = [0] * 64
            self.lock_key = [0] * 64
            self.lock = [0] * 64
            self.canon = [0] * 64
            self.ordinal = [0] * 64
            self.g_placed = [0] * RELAX_DEPTH
            self.g_roots = [0] * RELAX_DEPTH
            self.g_down = [0] * RELAX_DEPTH
            self.g_cols = [0] * RELAX_DEPTH
            self.g_ck = [0] * RELAX_DEPTH
            self.g_empty = [0] * RELAX_DEPTH
            self.g_low = [0] * RELAX_DEPTH
            self.g_fits = [0] * RELAX_DEPTH
            self.g_bare = [0] * RELAX_DEPTH
            self.g_next = [0] * RELAX_DEPTH
            self.c_placed = [0] * RELAX_CHILDREN
            self.c_meta = [0] * RELAX_CHILDREN
            self.table: list[int] = []
            self.relaxed: list[int] = []

    def make_tables(self) -> None:
        """The cards of each suit: one by one, all below a rank, all of it."""
        for s in range(4):
            self.below[s * 16] = 0
            self.suit[s] = 0
            for rank in range(13):
                b = ONE << (4 * rank + (s ^ ((rank & 1) << 1)))
                self.single[s * 16 + rank] = b
                self.top[s * 16 + rank + 1] = b
                self.suit[s] |= b
                self.below[s * 16 + rank + 1] = self.below[s * 16 + rank] | b
            self.suit[s] |= ONE << (52 + s)

    def __dealloc__(self) -> None:
        dealloc(self.table)
        dealloc(self.relaxed)

    @property
    def states(self) -> int:
        """States of the last run, of the search and of its relaxation."""
        return self.nodes + self.relaxed_nodes

    # --- loading -----------------------------------------------------------------------------

    def load(
        self,
        columns: list[list[int]],
        heights: list[int],
        stock: list[int],
        waste: int,
        draw: int,
        redeals: int,
        returns: int,
        ranks: int,
    ) -> None:
        """Takes a position.

        ``columns``: dealt cards left of each, lowest first, the last face up, as ``pos``.
        ``heights``: four foundation heights. ``stock``: stock cards, next drawn first, after the
        ``waste`` cards of the waste, lowest first. ``redeals``: left, or -1 for unlimited.
        ``draw``: cards drawn at a time. All other cards of the ``ranks`` are loose.
        ``unseen`` is cleared; set it afterwards.
        """
        self.ranks = ranks
        self.n_columns = len(columns)
        self.draw = draw
        self.returns = returns
        self.all = (ONE << (4 * ranks)) - 1
        self.kings = ONE * 15 << (4 * ranks - 4)
        self.sentinel = ONE * 15 << (4 * ranks)
        loose = self.all
        down = 0
        roots = 0
        cols = 0
        ck = 0
        empty = 0
        weight = 1
        for pos in range(52):
            self.home[pos] = NONE
        for j in range(self.n_columns):
            dealt = columns[j]
            k = len(dealt)
            self.weight[j] = weight
            for i in range(k):
                self.dealt[j * HEIGHT + i] = dealt[i]
                self.home[dealt[i]] = j
                b = ONE << dealt[i]
                loose &= ~b
                if i < k - 1:
                    down |= b
            weight *= k + 1
            if k == 1 and dealt[0] >= 4 * ranks - 4:
                loose |= ONE << dealt[0]
                k = 0
            if k == 0:
                empty += 1
            else:
                roots |= ONE << dealt[k - 1]
            cols |= ONE * k << (4 * j)
            ck += k * self.weight[j]
        n = len(stock)
        self.n_stock = n
        held = 0
        for i in range(n):
            self.stock_card[i] = stock[i]
            self.stock_at[stock[i]] = i
            held |= ONE << stock[i]
        loose &= ~held
        self.unlimited = redeals < 0 or redeals >= n
        f = 0
        for s in range(4):
            f |= heights[s] << (4 * s)
        self.f_cols[0] = cols
        self.f_ck[0] = ck
        self.f_empty[0] = empty
        self.f_roots[0] = roots
        self.f_down[0] = down
        self.f_loose[0] = loose
        self.f_left[0] = (ONE << n) - 1
        self.f_stock[0] = held
        self.f_redeals[0] = 0 if self.unlimited else redeals
        self.f_entry[0] = f
        self.f_via[0] = f
        self.f_card[0] = 0
        self.unseen = 0
        p = waste
        if self.unlimited and (p % draw == 0 or p == n):
            p = 0
        self.f_p[0] = p
        self.always = self.unlimited and draw == 1
        self.direction = -1 if self.unlimited and draw > 1 else 1

    # --- the driver ----------------------------------------------------------------------------

    def run(self, nodes: int, memory: int) -> int:
        """Searches the position that was loaded. ``nodes``: the most states; ``memory``: the most
        bytes of tables. Returns LOST, WON or STOPPED; ``nodes``, ``relaxed_nodes`` and ``why`` say
        more.
        """
        self.max_nodes = nodes
        self.max_memory = memory
        with nogil:
            self.verdict = self.solve()
        return self.verdict

    def perft(self, depth: int) -> list[int]:
        """Distinct nodes (configuration and component) after 0, 1, .. ``depth`` cards have become
        loose, with nothing pruned: a count that the law must agree with.
        """
        safe, self.use_safe = self.use_safe, 0
        levels: list[set[tuple[int, ...]]] = [set() for _ in range(depth + 1)]
        self.child_top = 0
        self.run_number = 0
        self.visit(0, levels)
        self.use_safe = safe
        return [len(level) for level in levels]

    def visit(self, t: int, levels: list[set[tuple[int, ...]]]) -> None:
        """Adds frame ``t`` and what follows from it to its level."""
        count = self.flood(t)
        key = (self.f_cols[t], self.f_left[t], self.f_p[t], self.f_redeals[t], self.f_canon[t])
        if key in levels[t]:
            return
        levels[t].add(key)
        if t + 1 < len(levels):
            start = self.child_top
            self.generate(t, count)
            for i in range(start, self.child_top):
                self.enter(t, self.child[i])
                self.visit(t + 1, levels)
            self.child_top = start

    def solve(self) -> int:
        """Runs from the root until one decides. Returns LOST, WON or STOPPED."""
        self.nodes = 0
        self.relaxed_nodes = 0
        self.why = 0
        self.begin(4096)
        self.root_asked = 0
        return self.hunt(0, 0)

    def begin(self, size: int) -> None:
        """Fresh tables, of ``size`` entries at first."""
        self.rng = 12345
        self.reset_table(size)
        self.reset_relaxed(size)

    def hunt(self, t: int, start: int) -> int:
        """Runs from frame ``t``, with ever other move orders, until one ends by itself; children
        are listed from ``start`` on. Returns LOST, WON or STOPPED.
        """
        self.run_number = 0
        while True:
            self.run_end = self.nodes + 500 * self.luby(self.run_number + 1)
            self.abort = GO
            self.child_top = start
            result = self.dfs(t)
            if self.abort != RESTART:
                break
            self.run_number += 1
        return STOPPED if self.abort == LIMITED else result

    def path(self) -> list[tuple[int, str]]:
        """The win that was found, as a list of (card, act) pairs: a card goes "up" to its
        foundation or "down" from it, or from its column or the stock to the "table".
        """
        found: list[tuple[int, str]] = []
        for t in range(self.won_depth):
            start = len(found)
            i = self.route(t, self.f_via[t + 1])
            while self.from_member[i] >= 0:
                found.insert(start, (self.from_card[i], "down" if self.from_down[i] else "up"))
                i = self.from_member[i]
            up = self.f_entry[t + 1] != self.f_via[t + 1]
            found.append((self.f_card[t + 1], "up" if up else "table"))
        return found

    # --- choices ---------------------------------------------------------------------------------
    #
    # What a player decides: which card becomes loose next. A choice is a set of ways on that lead
    # to the same node. For the same node the choices are the same, in the same order, from
    # whichever of its vectors it was loaded.

    def survey(self, allowed: int) -> list[int]:
        """Lists the choices of the position that was loaded, each as its card: of the stock only
        cards of the set ``allowed``. If a card may go up safely, that is the only choice,
        and ``forced`` is set.
        """
        # 1. The ways on, sorted.
        self.abort = GO
        self.run_number = 0
        self.child_top = 0
        self.start = self.f_entry[0]
        self.flood(0)
        self.f_entry[0] = self.f_canon[0]
        count = self.flood(0)
        goers = self.safe_stock(0) & allowed if self.use_safe else 0
        roots = self.f_roots[0] if self.use_safe else 0
        best = 0
        for i in range(count):
            ups = self.m_next[i] & ((roots & self.m_bare[i]) | goers)
            if ups:
                ups &= self.safe(self.member[i], 0)
            while ups:
                card = ctz(ups)
                ups &= ups - 1
                entry = (ONE * card << 24) | UP | self.member[i]
                if best == 0 or entry < best:
                    best = entry
        if best:
            self.child[0] = best
            self.child_top = 1
        else:
            self.generate(0, count)
        self.forced = best != 0
        # 2. Those that lead to the same node are one choice.
        self.n_ways = self.child_top
        self.n_choices = 0
        found = []
        for i in range(self.n_ways):
            self.choice[i] = -1
        for i in range(self.n_ways):
            entry = self.child[i]
            card = (entry >> 24) & 63
            if self.choice[i] >= 0 or (self.f_stock[0] & ~allowed) >> card & 1:
                continue
            self.enter(0, entry)
            self.flood(1)
            for k in range(i, self.n_ways):
                other = self.child[k]
                if (other >> 24) & 63 != card or self.choice[k] >= 0:
                    continue
                f = other & 0xFFFF
                if other & UP:
                    f += self.step(card)
                if k == i or self.stamp[f] >= self.first_gen:
                    self.choice[k] = self.n_choices
            found.append(card)
            self.first_way[self.n_choices] = entry
            self.n_choices += 1
        return found

    def node(self) -> tuple[int, ...]:
        """What the node of ``survey`` is: cards left in the columns and of the stock, where the
        waste stands, redeals, component.
        """
        return self.f_cols[0], self.f_left[0], self.f_p[0], self.f_redeals[0], self.f_canon[0]

    def way(self, choice: int) -> list[tuple[int, str]]:
        """The way of a choice that takes the fewest moves of loose cards to and from foundations,
        as ``path`` has it. Following it, the way from each vector is the rest of the way.
        """
        self.f_entry[0] = self.start
        count = self.route(0, 1 << 16)
        self.f_entry[0] = self.f_canon[0]
        for i in range(count):
            for k in range(self.n_ways):
                entry = self.child[k]
                if self.choice[k] == choice and entry & 0xFFFF == self.member[i]:
                    steps = [((entry >> 24) & 63, "up" if entry & UP else "table")]
                    while self.from_member[i] >= 0:
                        act = "down" if self.from_down[i] else "up"
                        steps.insert(0, (self.from_card[i], act))
                        i = self.from_member[i]
                    return steps
        return []

    def judge(self, nodes: int, memory: int) -> list[int]:
        """LOST, WON or STOPPED for each choice of ``survey``; ``nodes`` for each at most."""
        self.max_memory = memory
        self.nodes = 0
        self.relaxed_nodes = 0
        self.begin(4096)
        verdicts = []
        for k in range(self.n_choices):
            self.enter(0, self.first_way[k])
            with nogil:
                verdict = self.ask(nodes)
            verdicts.append(verdict)
        return verdicts

    def ask(self, nodes: int) -> int:
        """What becomes of frame 1, in ``nodes`` states at most."""
        self.max_nodes = self.nodes + self.relaxed_nodes + nodes
        self.why = 0
        self.root_asked = 1
        self.f_next[0] = 0
        self.f_end[0] = 0
        return self.hunt(1, self.n_ways)

    def weigh(
        self, seed: int, worlds: int, nodes: int, states: int, draw: int, dives: int
    ) -> list[tuple[int, int, int]]:
        """In how many of ``worlds`` orders of the unseen cards each choice of ``survey`` wins and
        loses; with ``draw`` at last also that of drawing. ``nodes``: the most states for each.
        Third: in how many of ``dives`` games in each order the plain player of ``dive`` wins.
        No other order is begun after ``states`` states; ``weighed`` says how many there were.
        """
        self.max_memory = 1 << 26
        self.nodes = 0
        self.relaxed_nodes = 0
        self.dice = seed
        with nogil:
            self.weigh_all(worlds, nodes, states, draw, dives)
        return [(self.wins[k], self.losses[k], self.dived[k]) for k in range(self.n_choices + draw)]

    def weigh_all(self, worlds: int, nodes: int, states: int, draw: int, dives: int) -> None:
        """``weigh`` without the interpreter."""
        hidden = self.unseen
        self.unseen = 0
        n = self.n_choices + draw
        for k in range(n):
            self.wins[k] = 0
            self.losses[k] = 0
            self.dived[k] = 0
        self.find_holes(hidden)
        self.weighed = 0
        while self.weighed < worlds:
            if self.weighed and self.nodes + self.relaxed_nodes >= states:
                break
            self.weighed += 1
            self.shuffle()
            self.begin(1024)
            self.max_nodes = self.nodes + self.relaxed_nodes + nodes
            self.flood(0)
            if self.relax_frame(0, self.use_locks and not self.always) == DEAD:
                for k in range(n):
                    self.losses[k] += 1
                continue
            for k in range(n):
                if k < self.n_choices:
                    self.enter(0, self.first_way[k])
                else:
                    self.deal()
                verdict = self.ask(nodes)
                if verdict == WON:
                    self.wins[k] += 1
                elif verdict == LOST:
                    self.losses[k] += 1
                    continue
                for i in range(dives):
                    self.run_number = i
                    self.child_top = self.n_ways
                    if self.dive(1):
                        self.dived[k] += 1
        self.unseen = hidden

    def dive(self, t: int) -> int:
        """Whether a player wins from frame ``t`` who does not look at what is hidden, and always
        takes what comes first: cards that go up safely, then in the order of ``generate``.
        """
        start = self.child_top
        while True:
            self.nodes += 1
            count = self.flood(t)
            if self.f_down[t] == 0 and (self.always or self.f_left[t] == 0):
                return 1
            if not self.commit(t, count):
                self.generate(t, count)
                if self.child_top == start:
                    return 0
                self.enter(t, self.child[start])
                self.child_top = start
            t += 1

    def find_holes(self, hidden: int) -> None:
        """Lists where the unseen cards are: places in ``dealt``, then 128 and more in the stock."""
        self.n_holes = 0
        for j in range(self.n_columns):
            for i in range(HEIGHT):
                k = j * HEIGHT + i
                if i < (self.f_cols[0] >> (4 * j)) & 15 and (hidden >> self.dealt[k]) & 1:
                    self.hole[self.n_holes] = k
                    self.n_holes += 1
        for i in range(self.n_stock):
            if (hidden >> self.stock_card[i]) & 1:
                self.hole[self.n_holes] = 128 + i
                self.n_holes += 1
        k = 0
        while hidden:
            self.lot[k] = ctz(hidden)
            hidden &= hidden - 1
            k += 1

    def shuffle(self) -> None:
        """Puts the unseen cards into their places in another order (xorshift64*)."""
        for i in range(self.n_holes - 1, 0, -1):
            self.dice ^= self.dice >> 12
            self.dice ^= (self.dice << 25) & ALL64
            self.dice ^= self.dice >> 27
            k = (((self.dice * SCRAMBLE) & ALL64) >> 33) % (i + 1)
            card = self.lot[i]
            self.lot[i] = self.lot[k]
            self.lot[k] = card
        for i in range(self.n_holes):
            card = self.lot[i]
            k = self.hole[i]
            b = ONE << card
            if k < 128:
                self.dealt[k] = card
                self.home[card] = k // HEIGHT
                self.f_down[0] |= b
                self.f_stock[0] &= ~b
            else:
                self.stock_card[k - 128] = card
                self.stock_at[card] = k - 128
                self.home[card] = NONE
                self.f_stock[0] |= b
                self.f_down[0] &= ~b

    def deal(self) -> None:
        """Makes frame 1 of frame 0 by drawing once."""
        n = popcount(self.f_left[0])
        self.f_entry[1] = self.f_entry[0]
        self.f_via[1] = self.f_entry[0]
        self.f_card[1] = 63
        self.f_roots[1] = self.f_roots[0]
        self.f_down[1] = self.f_down[0]
        self.f_cols[1] = self.f_cols[0]
        self.f_ck[1] = self.f_ck[0]
        self.f_empty[1] = self.f_empty[0]
        self.f_left[1] = self.f_left[0]
        self.f_stock[1] = self.f_stock[0]
        self.f_loose[1] = self.f_loose[0]
        self.f_redeals[1] = self.f_redeals[0]
        p = min(self.f_p[0] + self.draw, n)
        if self.unlimited and (p % self.draw == 0 or p == n):
            p = 0
        self.f_p[1] = p

    def route(self, t: int, target: int) -> int:
        """Breadth first from ``f_entry[t]`` to the vector ``target`` in the configuration of frame
        ``t``. Returns the index of ``target`` among the members; ``from_member`` leads back. With a
        target that is none: how many members there are.
        """
        self.fresh()
        self.member[0] = self.f_entry[t]
        self.stamp[self.member[0]] = self.gen
        self.from_member[0] = -1
        count = 1
        i = 0
        while i < count and self.member[i] != target:
            f = self.member[i]
            self.look(t, f, i)
            for s in range(4):
                h = (f >> (4 * s)) & 15
                for down in range(2):
                    if down:
                        b = self.top[16 * s + h] & self.m_fits[i] if self.returns else 0
                        e = f - (1 << (4 * s))
                    else:
                        b = self.m_next[i] & self.single[16 * s + h]
                        b &= self.m_bare[i] & self.f_loose[t]
                        e = f + (1 << (4 * s))
                    if b and self.stamp[e] != self.gen:
                        self.stamp[e] = self.gen
                        self.member[count] = e
                        self.from_member[count] = i
                        self.from_card[count] = ctz(b)
                        self.from_down[count] = down
                        count += 1
            i += 1
        return i

    def luby(self, i: int) -> int:
        """Term ``i``, from 1, of 1 1 2 1 1 2 4 1 1 2 ... (Luby, Sinclair & Zuckerman 1993)."""
        k = 1
        while k < i + 1:
            k *= 2
        while k != i + 1:
            i -= k // 2 - 1
            k = 1
            while k < i + 1:
                k *= 2
        return k // 2

    # --- the search over components ----------------------------------------------------------

    def dfs(self, t: int) -> int:
        """WON, or LOST; LOST means nothing if ``abort`` is set, except that REFUTED is a proof."""
        # Step 1. Count and limits.
        self.nodes += 1
        if self.stop:
            return self.give_up(STOP)
        if self.nodes + self.relaxed_nodes > self.max_nodes:
            return self.give_up(NODES)
        if self.use_restarts and self.nodes > self.run_end:
            self.abort = RESTART
            return LOST
        # Step 2. The component of foundation vectors.
        count = self.flood(t)
        if t > 0:
            self.strike(t)
        # Step 3. Won: nothing face down, and every stock card can be had when its turn comes.
        if self.f_down[t] == 0 and (self.always or self.f_left[t] == 0):
            self.won_depth = t
            return WON
        if (self.f_roots[t] | self.f_loose[t]) & self.unseen:
            self.won_depth = t
            return WON
        # Step 4. A root or a stock card that goes up safely does: no branching.
        if self.use_safe and self.commit(t, count):
            return self.dfs(t + 1)
        # Step 5. Nothing new?
        known = self.seen(t)
        if known:
            return WON if known == 2 else LOST
        # Step 6. Lost even if the foundations held every card within reach?
        if self.use_relax and self.refuted(t):
            return LOST
        # Step 7. The ways on, sorted.
        start = self.child_top
        if self.abort or not self.generate(t, count):
            return self.give_up(MEMORY)
        end = self.child_top
        self.f_end[t] = end
        # Step 8. One after the other.
        for i in range(start, end):
            entry = self.child[i]
            if entry == 0:  # struck
                continue
            self.f_next[t] = i + 1
            self.enter(t, entry)
            if self.dfs(t + 1) == WON:
                self.mark(t, IS_WON)
                return WON
            if self.abort != GO:
                self.mark(t, PLACE)
                break
        self.child_top = start
        return LOST

    def give_up(self, why: int) -> int:
        """Ends the search undecided."""
        if self.abort != REFUTED:
            self.abort = LIMITED
            self.why = why
        return LOST

    def flood(self, t: int) -> int:
        """The members of the component of ``f_entry[t]``: the vectors that loose cards can reach
        from each other. A safe card goes up and never comes down. Returns their number.
        """
        self.fresh()
        self.first_gen = self.gen
        f = self.f_entry[t]
        self.member[0] = f
        self.stamp[f] = self.gen
        count = 1
        i = 0
        while i < count:
            f = self.member[i]
            self.look(t, f, i)
            ups = self.m_next[i] & self.m_bare[i] & self.f_loose[t]
            safe = self.safe(f, 0) & ups if ups and self.use_safe else 0
            if safe:
                # What was collected is dominated, card by card: start again one card higher.
                f += self.step(ctz(safe))
                self.gen += 1
                self.member[0] = f
                self.stamp[f] = self.gen
                count = 1
                i = 0
                continue
            i += 1
            if not self.returns:
                break
            downs = self.m_fits[i - 1] & (
                self.top[f & 15]
                | self.top[16 + ((f >> 4) & 15)]
                | self.top[32 + ((f >> 8) & 15)]
                | self.top[48 + (f >> 12)]
            )
            if downs and self.use_safe:
                downs &= ~self.safe(f, 1)
            while ups:
                e = f + self.step(ctz(ups))
                ups &= ups - 1
                if self.stamp[e] != self.gen:
                    self.stamp[e] = self.gen
                    self.member[count] = e
                    count += 1
            while downs:
                e = f - self.step(ctz(downs))
                downs &= downs - 1
                if self.stamp[e] != self.gen:
                    self.stamp[e] = self.gen
                    self.member[count] = e
                    count += 1
        # The lowest number names the component; the relaxation gets the most cards out.
        lowest = self.member[0]
        best = lowest
        most = 0
        for i in range(count):
            f = self.member[i]
            lowest = min(lowest, f)
            height = (f & 15) + ((f >> 4) & 15) + ((f >> 8) & 15) + (f >> 12)
            if height > most:
                most = height
                best = f
        self.f_canon[t] = lowest
        self.f_best[t] = best
        return count

    def fresh(self) -> None:
        """A new number for stamps: what was stamped before counts no more. A flood uses up to 53,
        so the stamps are cleared well before the numbers, of 32 bits, are used up.
        """
        if self.gen > LAST_GEN:
            for i in range(65536):
                self.stamp[i] = 0
            self.gen = 0
        self.gen += 1

    def step(self, card: int) -> int:
        """What a card adds to the vector when it goes up."""
        return 1 << (4 * ((card & 3) ^ (((card >> 2) & 1) << 1)))

    def look(self, t: int, f: int, i: int) -> None:
        """What vector ``f`` lets the cards of frame ``t`` do, into slot ``i`` of the members."""
        placed = self.f_loose[t] & ~self.out(f)
        fits = self.places(placed, self.f_roots[t])
        self.m_bare[i] = (fits << 4) | 15
        if self.f_empty[t] > popcount((placed & self.kings) >> (4 * self.ranks - 4)):
            fits |= self.kings
        self.m_fits[i] = fits
        self.m_next[i] = self.all & (
            self.single[f & 15]
            | self.single[16 + ((f >> 4) & 15)]
            | self.single[32 + ((f >> 8) & 15)]
            | self.single[48 + (f >> 12)]
        )

    def out(self, f: int) -> int:
        """The cards on the foundations at vector ``f``."""
        return (
            self.below[f & 15]
            | self.below[16 + ((f >> 4) & 15)]
            | self.below[32 + ((f >> 8) & 15)]
            | self.below[48 + (f >> 12)]
        )

    def places(self, placed: int, roots: int) -> int:
        """Cards, kings apart, that may come to lie on a visible one: of their two parents more are
        visible than of their own two are placed.
        """
        up = (placed | roots) >> 4
        g = (
            ((up | (up >> 1)) & ~(placed | (placed >> 1)))
            | (up & (up >> 1) & ~(placed & (placed >> 1)))
        ) & EVEN
        return g | (g << 1)

    def is_safe(self, rank: int, other: int, mate: int) -> int:
        """Whether a card of ``rank`` need never lie on the table again, ``other`` being the lower
        foundation of the other colour and ``mate`` the height of the other one of its colour.
        """
        return other >= rank - 1 and mate >= rank - 2

    def safe(self, f: int, back: int) -> int:
        """Cards of vector ``f`` that need never lie on the table again: of the next ones, or with
        ``back`` = 1 of the top ones.

        Safe: both foundations of the other colour hold every card two ranks below, the other one of
        its colour every card three below (Blake & Gent, theorem 1). Without returns also: every
        card that could lie on it is up; but that is true of real foundations only. In the
        relaxation cards come back whatever the rules say, and there the clause is false: with draw
        1, no returns, 6 ranks and 5 columns it loses
        5S4D6S5H4C6H6C5D5C2CASAD2SAH2D2HAC4S3S3D3H3C6D4H, which is winnable.
        """
        h0 = f & 15
        h1 = (f >> 4) & 15
        h2 = (f >> 8) & 15
        h3 = f >> 12
        red = min(h0, h1)
        black = min(h2, h3)
        found = 0
        if self.is_safe(h0 - back, black, h1) or (not self.returns and black >= h0):
            found |= self.top[h0] if back else self.single[h0]
        if self.is_safe(h1 - back, black, h0) or (not self.returns and black >= h1):
            found |= self.top[16 + h1] if back else self.single[16 + h1]
        if self.is_safe(h2 - back, red, h3) or (not self.returns and red >= h2):
            found |= self.top[32 + h2] if back else self.single[32 + h2]
        if self.is_safe(h3 - back, red, h2) or (not self.returns and red >= h3):
            found |= self.top[48 + h3] if back else self.single[48 + h3]
        return found

    def strike(self, t: int) -> None:
        """Strikes the later siblings of frame ``t`` that lead into the same component."""
        for i in range(self.f_next[t - 1], self.f_end[t - 1]):
            entry = self.child[i]
            if entry == 0:
                continue
            if (entry >> 24) & 63 != self.f_card[t]:
                return
            f = entry & 0xFFFF
            if entry & UP:
                f += self.step(self.f_card[t])
            if self.stamp[f] >= self.first_gen:
                self.child[i] = 0

    def commit(self, t: int, count: int) -> int:
        """Finds a root or a stock card that may go up safely and makes frame ``t + 1`` of it."""
        goers = self.safe_stock(t)
        for i in range(count):
            ups = self.m_next[i] & ((self.f_roots[t] & self.m_bare[i]) | goers)
            if ups:
                ups &= self.safe(self.member[i], 0)
            if ups:
                self.f_next[t] = 0
                self.f_end[t] = 0
                self.enter(t, (ONE * ctz(ups) << 24) | UP | self.member[i])
                return 1
        return 0

    def safe_stock(self, t: int) -> int:
        """Stock cards that can be taken now without putting any other out of reach."""
        left = self.f_left[t]
        if left == 0:
            return 0
        if self.always:
            return self.f_stock[t]
        if self.unlimited:
            return 0
        p = self.f_p[t]
        b = 0
        if p > 0 and (self.draw == 1 or self.f_redeals[t] == 0):
            b = ONE << self.stock_card[self.nth(left, p - 1)]
        if self.draw == 1 and p < popcount(left):
            b |= ONE << self.stock_card[self.nth(left, p)]
        return b

    def nth(self, left: int, i: int) -> int:
        """The index in the stock of the ``i``-th of the cards left."""
        while i > 0:
            left &= left - 1
            i -= 1
        return ctz(left)

    def enter(self, t: int, entry: int) -> None:
        """Makes frame ``t + 1``: the card of ``entry`` becomes loose at its vector.

        An entry: order << 32 | card << 24 | LOOSE, REDEAL, UP | vector at which it happens.
        """
        u = t + 1
        card = (entry >> 24) & 63
        f = entry & 0xFFFF
        self.f_via[u] = f
        if entry & UP:
            f += self.step(card)
        self.f_entry[u] = f
        self.f_card[u] = card
        b = ONE << card
        self.f_roots[u] = self.f_roots[t]
        self.f_down[u] = self.f_down[t]
        self.f_cols[u] = self.f_cols[t]
        self.f_ck[u] = self.f_ck[t]
        self.f_empty[u] = self.f_empty[t]
        self.f_left[u] = self.f_left[t]
        self.f_stock[u] = self.f_stock[t]
        self.f_p[u] = self.f_p[t]
        self.f_redeals[u] = self.f_redeals[t]
        if entry & LOOSE:  # without returns: a loose card goes up
            self.f_loose[u] = self.f_loose[t]
            return
        self.f_loose[u] = self.f_loose[t] | b
        if self.f_roots[t] & b:
            # a root: its column turns
            j = self.home[card]
            k = ((self.f_cols[t] >> (4 * j)) & 15) - 1
            self.f_cols[u] -= ONE << (4 * j)
            self.f_ck[u] -= self.weight[j]
            self.f_roots[u] ^= b
            if k > 0:
                turned = self.dealt[j * HEIGHT + k - 1]
                b = ONE << turned
                self.f_down[u] ^= b
                if k == 1 and b & self.kings:
                    self.f_cols[u] -= ONE << (4 * j)
                    self.f_ck[u] -= self.weight[j]
                    self.f_loose[u] |= b
                    self.f_empty[u] += 1
                else:
                    self.f_roots[u] |= b
            else:
                self.f_empty[u] += 1
            return
        # a stock card: the waste stands below it
        at = self.stock_at[card]
        left = self.f_left[t]
        i = popcount(left & ((ONE << at) - 1))
        left ^= ONE << at
        self.f_left[u] = left
        self.f_stock[u] ^= b
        if entry & REDEAL:
            self.f_redeals[u] -= 1
        if self.unlimited and (i % self.draw == 0 or left >> at == 0):
            i = 0
        self.f_p[u] = i

    def access(self, t: int) -> None:
        """Stock cards that can be had, as sets: ``now`` in this pass, ``later`` only after a
        redeal.
        """
        self.now = 0
        self.later = 0
        left = self.f_left[t]
        if self.always or left == 0:
            self.now = self.f_stock[t]
            return
        d = self.draw
        p = self.f_p[t]
        redeals = self.f_redeals[t]
        n = popcount(left)
        wait = p - 1 if p else d - 1  # ordinal of the next card on top of the waste
        grid = d - 1
        i = 0
        while left:
            b = ONE << self.stock_card[ctz(left)]
            left &= left - 1
            if i == wait or i == n - 1:
                self.now |= b
            elif i == grid:
                if self.unlimited:
                    self.now |= b
                elif redeals:
                    self.later |= b
            if i == wait:
                wait += d
            if i == grid:
                grid += d
            i += 1

    def generate(self, t: int, count: int) -> int:
        """Lists the ways on from frame ``t``, sorted. False if there is no room."""
        self.access(t)
        roots = self.f_roots[t]
        stock = self.now | self.later
        either = roots | stock
        start = self.child_top
        end = start
        noise = self.noise[self.run_number & 3]
        first = 0
        for i in range(count):
            fits = self.m_fits[i]
            nexts = self.m_next[i]
            ups = nexts & (stock | (roots & self.m_bare[i]))
            goes = (fits & either) | ups
            f = self.member[i]
            while goes:
                b = goes & -goes
                goes ^= b
                card = ctz(b)
                if not first & b:
                    first |= b
                    if b & roots:
                        order = 9 - self.home[card]
                    elif b & nexts:
                        order = 80 + self.direction * self.stock_at[card]
                    else:
                        order = 190 + self.direction * self.stock_at[card]
                    order *= 30
                    if self.run_number:
                        self.rng = (self.rng * 1664525 + 1013904223) & LOW32
                        order += ((self.rng >> 8) % 100) * noise
                    self.order[card] = order
                entry = (self.order[card] << 32) | (card << 24) | f
                if not fits & b:  # else it goes to the table, which leads to the same component
                    entry |= UP
                if b & self.later:
                    entry |= REDEAL
                self.child[end] = entry
                end += 1
                if end + 8 > CHILDREN:
                    return 0
            if not self.returns:
                placed = self.f_loose[t] & nexts & self.m_bare[i]
                while placed:
                    b = placed & -placed
                    placed ^= b
                    card = ctz(b)
                    self.child[end] = (ONE << 45) | (card << 24) | LOOSE | UP | f
                    end += 1
        # insertion sort: few entries, and neighbours are nearly in order
        for i in range(start + 1, end):
            entry = self.child[i]
            k = i
            while k > start and self.child[k - 1] > entry:
                self.child[k] = self.child[k - 1]
                k -= 1
            self.child[k] = entry
        self.child_top = end
        return 1

    # --- the table of configurations -----------------------------------------------------------
    #
    # Two words an entry: stock cards left | waste mod draw << 52, and
    # column code | canonical vector << 22 | waste div draw << 38 | redeals << 44 | 1 << 63.
    # A node that a broken run left unproven has 63 draws: it prunes nothing. A node that was won
    # has 1 << 62 as well; only what asks again after a win meets one.

    def reset_table(self, size: int) -> None:
        """An empty table of ``size`` entries."""
        if self.table_size != size:
            dealloc(self.table)
            self.table = alloc(2 * size)
            self.table_size = size
        else:
            for i in range(2 * size):
                self.table[i] = 0
        self.table_used = 0

    def seen(self, t: int) -> int:
        """1 if a node at least as good was met and lost, 2 if this one was won; else 0, and this
        one is remembered.

        What matches is never on the stack, since the nodes there have fewer loose cards (without
        returns: or a lower vector); so it has returned, and it is proven.
        """
        rest = self.f_p[t] % self.draw
        turns = self.f_p[t] // self.draw
        redeals = self.f_redeals[t]
        one = self.f_left[t] | (ONE * rest << 52)
        key = self.f_ck[t] | (ONE * self.f_canon[t] << 22) | (ONE << 63)
        two = key | (ONE * turns << 38) | (ONE * redeals << 44)
        mask = self.table_size - 1
        i = self.slot(one, key) & mask
        while self.table[2 * i + 1]:
            word = self.table[2 * i + 1]
            if self.table[2 * i] == one and word & ~PLACE == key:
                old_turns = (word >> 38) & 63
                old_redeals = (word >> 44) & 63
                if word == two or self.earlier(rest, old_redeals, old_turns, redeals, turns):
                    return 1
                if old_turns == 63 or self.earlier(rest, redeals, turns, old_redeals, old_turns):
                    self.table[2 * i + 1] = two
                    return 0
            elif word == two | IS_WON and self.table[2 * i] == one:
                return 2
            i = (i + 1) & mask
        self.table[2 * i] = one
        self.table[2 * i + 1] = two
        self.table_used += 1
        if self.table_used * 5 > self.table_size * 3:
            self.grow_table()
        return 0

    def earlier(self, rest: int, redeals: int, turns: int, then: int, later: int) -> int:
        """Whether dealing leads from the first place of the waste (``redeals`` left, ``turns``
        draws into the pass) to the second, both with ``rest`` cards over: the first is as good.
        From an earlier pass every place without rest can be reached.
        """
        if not self.use_dominance or turns == 63:
            return 0
        return (redeals >= then and turns <= later) or (rest == 0 and redeals > then)

    def slot(self, one: int, two: int) -> int:
        """Where the search for an entry begins; what may differ in a dominating one is left out."""
        h = ((one * MIX) & ALL64) ^ (two & LOW38)
        h = ((h ^ (h >> 29)) * MIX) & ALL64
        return h >> 32

    def grow_table(self) -> None:
        """Four times the entries, if memory allows; else the search ends."""
        old, size = self.table, self.table_size
        fresh = alloc(8 * size) if (5 * size + self.relax_size) * 16 <= self.max_memory else NOTHING
        if not fresh:
            self.give_up(MEMORY)
            return
        self.table = fresh
        self.table_size = 4 * size
        mask = self.table_size - 1
        for i in range(size):
            word = old[2 * i + 1]
            if word:
                k = self.slot(old[2 * i], word) & mask
                while self.table[2 * k + 1]:
                    k = (k + 1) & mask
                self.table[2 * k] = old[2 * i]
                self.table[2 * k + 1] = word
        dealloc(old)

    def mark(self, t: int, mark: int) -> None:
        """The node of frame ``t`` was won (``IS_WON``), or a run was broken off (``PLACE``): it is
        not proven lost, so its entry may prune no more.
        """
        one = self.f_left[t] | (ONE * (self.f_p[t] % self.draw) << 52)
        key = self.f_ck[t] | (ONE * self.f_canon[t] << 22) | (ONE << 63)
        place = (ONE * (self.f_p[t] // self.draw) << 38) | (ONE * self.f_redeals[t] << 44)
        mask = self.table_size - 1
        i = self.slot(one, key) & mask
        while self.table[2 * i + 1]:
            if self.table[2 * i] == one and self.table[2 * i + 1] == key | place:
                self.table[2 * i + 1] |= mark
                return
            i = (i + 1) & mask

    # --- relaxations: when to ask them ---------------------------------------------------------

    def refuted(self, t: int) -> int:
        """Whether a relaxation proves frame ``t`` lost."""
        if self.nodes < self.relax_from:
            return 0
        locks = self.use_locks and not self.always
        # 1. At the root once, as soon as the deal has shown that it is not easy.
        if not self.root_asked:
            self.root_asked = 1
            if self.relax_frame(0, locks) == DEAD:
                self.abort = REFUTED
                return 1
        # 2. Here.
        return self.relax_frame(t, locks) == DEAD

    def relax_frame(self, t: int, locks: int) -> int:
        """Asks a relaxation about frame ``t``: DEAD is a proof that it is lost."""
        self.find_locks(t, locks)
        f = self.f_best[t]
        self.g_placed[0] = self.f_loose[t] & ~self.out(f)
        self.g_roots[0] = self.f_roots[t]
        self.g_down[0] = self.f_down[t]
        self.g_cols[0] = self.f_cols[t]
        self.g_ck[0] = self.f_ck[t]
        self.g_empty[0] = self.f_empty[t]
        self.g_low[0] = self.full
        self.relax_child_top = 0
        left = self.max_nodes - self.nodes
        self.relax_stop = min(self.relaxed_nodes + self.relax_limit, left)
        return self.relax(0)

    def find_locks(self, t: int, locks: int) -> None:
        """Which stock cards are locked when the lowest ordinal taken is ``u``: ``lock[u]``.

        Relative to frame ``t`` a stock card is within reach if it can come to the top of the waste
        as things are, or if one drawn before it was taken (the groups shift), or the next one drawn
        after it (it lies on top then). That is more than is true, and so it is safe to say.
        """
        self.full = 0
        self.lock[0] = 0
        self.lock_id[0] = 0
        self.stock_bits = 0
        if not locks:
            return
        left = self.f_left[t]
        self.access(t)
        reach = self.now | self.later
        n = popcount(left)
        p = self.f_p[t]
        more = self.unlimited or self.f_redeals[t] > 0
        below = 0
        prefix = 0
        last = 0  # the lowest u with the same locks
        self.canon[0] = 0
        for u in range(1, n + 1):
            at = left & (~left + 1)
            left ^= at
            prefix |= at
            c = self.stock_card[ctz(at)]
            self.ordinal[c] = u - 1
            self.lock[u] = below & ~reach
            below |= ONE << c
            if self.lock[u] != self.lock[last]:
                last = u
            self.canon[u] = last
            self.lock_id[u] = 0
            # What comes before u, and how it can be had: by the waste only if its top is there.
            place = p if p < u else 0 if more else 63
            self.lock_key[u] = prefix | (ONE * place << 52) | (ONE * more << 58)
        self.full = last
        self.stock_bits = self.f_stock[t]

    def lock_number(self, low: int) -> int:
        """The number of the locks at ``low``: the same locks and the same cards below have the same
        number, whatever lies above. 0 if nothing is locked.
        """
        if low == 0 or self.lock_id[low]:
            return self.lock_id[low]
        if not self.use_sharing:
            self.lock_top += 1
            self.lock_id[low] = self.lock_top
            return self.lock_top
        key = self.lock_key[low]
        h = ((key * MIX) & ALL64) >> 51
        if self.known_key[h] != key or self.known_id[h] == 0:
            self.lock_top += 1
            self.known_key[h] = key
            self.known_id[h] = self.lock_top
        self.lock_id[low] = self.known_id[h]
        return self.lock_id[low]

    # --- the relaxation ---------------------------------------------------------------------------

    def relax(self, t: int) -> int:
        """ALIVE, DEAD, DEAD in this call only (TAINTED), or not known (LIMIT)."""
        # 1. Normal form.
        self.settle(t)
        low = self.g_low[t]
        lock = self.lock[low]
        placed = self.g_placed[t]
        if self.g_down[t] == 0 and (lock == 0 or not self.use_alive):
            return ALIVE
        if self.unseen & ~self.g_down[t]:
            return ALIVE
        # 2. The table. placed | dead << 52 | alive << 53;
        #    column code | number of the locks << 22 | call << 42 | limit << 60
        key = self.g_ck[t] | (ONE * self.lock_number(low) << 22)
        i = self.relax_entry(placed, key)
        two = self.relaxed[2 * i + 1]
        if two:
            known = self.relaxed[2 * i] >> 52
            if known == 1:
                return DEAD
            if known == 2:
                return ALIVE
            call = (two >> 42) & LOW18
            if self.call_result[call] == 255:
                self.relaxed[2 * i] = placed | (ONE << 52)
                return DEAD
            if t and call == self.call:
                return TAINTED
            if t == 0 and two >> 60:
                return LIMIT  # and so it will again
        # 3. Limits. The first frame opens a call: its number marks what it visits.
        if self.relaxed_nodes >= self.relax_stop or t + 2 >= RELAX_DEPTH:
            return LIMIT
        if t == 0:
            if self.call + 1 >= IDS or self.lock_top + 1024 >= LOCKS:
                return self.renumber()
            self.call += 1
            self.call_result[self.call] = 254
        if two:
            self.relaxed[2 * i + 1] = key | (ONE * self.call << 42) | (two & (ONE << 60))
        else:
            self.relaxed[2 * i] = placed
            self.relaxed[2 * i + 1] = key | (ONE * self.call << 42)
            self.relaxed_used += 1
            if self.relaxed_used * 5 > self.relax_size * 3 and not self.grow_relaxed():
                return self.renumber()
        self.relaxed_nodes += 1
        # 4. Children.
        start = self.relax_child_top
        if not self.expand(t):
            self.relax_child_top = start
            return LIMIT
        end = self.relax_child_top
        # 5. The loop.
        result = DEAD
        for k in range(start, end):
            self.descend(t, k)
            outcome = self.relax(t + 1)
            if outcome in (ALIVE, LIMIT):
                result = outcome
                break
            if outcome == TAINTED:
                result = TAINTED
        self.relax_child_top = start
        # 6. Remember.
        if t == 0 and (result in (DEAD, TAINTED)):
            self.call_result[self.call] = 255
            result = DEAD
        if result == TAINTED:
            return TAINTED
        i = self.relax_entry(placed, key)  # the table may have grown, or have been forgotten
        two = self.relaxed[2 * i + 1]
        if two == 0:
            return result
        if result == DEAD:
            self.relaxed[2 * i] = placed | (ONE << 52)
        elif result == ALIVE:
            self.relaxed[2 * i] = placed | (ONE << 53)
        elif t == 0:
            self.relaxed[2 * i + 1] = two | (ONE << 60)
        return result

    def renumber(self) -> int:
        """Calls or locks have run out of numbers, or the table of room: forgets it all."""
        self.reset_relaxed(4096)
        return LIMIT

    def relax_entry(self, placed: int, key: int) -> int:
        """The entry of a state, or the empty one where it would stand."""
        mask = self.relax_size - 1
        i = self.relax_slot(placed, key) & mask
        while self.relaxed[2 * i + 1] and (
            self.relaxed[2 * i] & CARDS != placed or self.relaxed[2 * i + 1] & LOW42 != key
        ):
            i = (i + 1) & mask
        return i

    def relax_slot(self, placed: int, key: int) -> int:
        """Where the search for an entry begins."""
        h = ((placed * MIX) & ALL64) ^ key
        h = ((h ^ (h >> 29)) * MIX) & ALL64
        return h >> 32

    def reset_relaxed(self, size: int) -> None:
        """An empty table of ``size`` entries."""
        if self.relax_size != size:
            dealloc(self.relaxed)
            self.relaxed = alloc(2 * size)
            self.relax_size = size
        else:
            for i in range(2 * size):
                self.relaxed[i] = 0
        self.relaxed_used = 0
        self.call = 0
        self.lock_top = 0
        for i in range(8192):
            self.known_id[i] = 0

    def grow_relaxed(self) -> int:
        """Four times the entries, if memory allows."""
        old, size = self.relaxed, self.relax_size
        fresh = alloc(8 * size) if (self.table_size + 5 * size) * 16 <= self.max_memory else NOTHING
        if not fresh:
            return 0
        self.relaxed = fresh
        self.relax_size = 4 * size
        mask = self.relax_size - 1
        for i in range(size):
            two = old[2 * i + 1]
            if two:
                k = self.relax_slot(old[2 * i] & CARDS, two & LOW42) & mask
                while self.relaxed[2 * k + 1]:
                    k = (k + 1) & mask
                self.relaxed[2 * k] = old[2 * i]
                self.relaxed[2 * k + 1] = two
        dealloc(old)
        return 1

    def settle(self, t: int) -> None:
        """Brings frame ``t`` of the relaxation to its normal form: what costs nothing is done."""
        placed = self.g_placed[t]
        roots = self.g_roots[t]
        down = self.g_down[t]
        low = self.g_low[t]
        ranks = self.ranks
        top_shift = 4 * ranks - 4
        while True:
            lock = self.lock[low]
            fixed = placed | roots | down | lock | self.sentinel
            h0 = ctz(fixed & self.suit[0]) >> 2
            h1 = ctz(fixed & self.suit[1]) >> 2
            h2 = ctz(fixed & self.suit[2]) >> 2
            h3 = ctz(fixed & self.suit[3]) >> 2
            nexts = (
                self.single[h0] | self.single[16 + h1] | self.single[32 + h2] | self.single[48 + h3]
            ) & self.all
            fits = self.places(placed, roots)
            bare = (fits << 4) | 15
            free = nexts & placed & bare
            if free:
                placed ^= free & -free
                continue
            tops = nexts & roots & bare
            if tops:
                red = min(h1, h0)
                black = min(h3, h2)
                b = 0
                if tops & self.single[h0] and self.is_safe(h0, black, h1):
                    b = self.single[h0]
                elif tops & self.single[16 + h1] and self.is_safe(h1, black, h0):
                    b = self.single[16 + h1]
                elif tops & self.single[32 + h2] and self.is_safe(h2, red, h3):
                    b = self.single[32 + h2]
                elif tops & self.single[48 + h3] and self.is_safe(h3, red, h2):
                    b = self.single[48 + h3]
                if b:
                    self.g_placed[t] = placed
                    self.g_roots[t] = roots
                    self.g_down[t] = down
                    self.turn(t, self.home[ctz(b)])
                    placed = self.g_placed[t]
                    roots = self.g_roots[t]
                    down = self.g_down[t]
                    continue
            if lock:
                # accessible stock cards below their suit's level can go up for nothing
                gone = (
                    self.below[h0] | self.below[16 + h1] | self.below[32 + h2] | self.below[48 + h3]
                ) & self.stock_bits
                if not self.occupy:  # any accessible card unlocks for nothing
                    gone = self.stock_bits & ~fixed
                best = low
                while gone:
                    c = ctz(gone)
                    gone &= gone - 1
                    best = min(best, self.ordinal[c])
                if self.canon[best] < low:
                    low = self.canon[best]
                    continue
            break
        if self.g_empty[t] > popcount((placed & self.kings) >> top_shift):
            fits |= self.kings
        self.g_placed[t] = placed
        self.g_roots[t] = roots
        self.g_down[t] = down
        self.g_low[t] = low
        self.g_fits[t] = fits
        self.g_bare[t] = bare
        self.g_next[t] = nexts

    def turn(self, t: int, j: int) -> None:
        """Frame ``t`` of the relaxation: the root of column ``j`` is gone."""
        k = (self.g_cols[t] >> (4 * j)) & 15
        self.g_roots[t] ^= ONE << self.dealt[j * HEIGHT + k - 1]
        k -= 1
        self.g_cols[t] -= ONE << (4 * j)
        self.g_ck[t] -= self.weight[j]
        if k == 0:
            self.g_empty[t] += 1
            return
        b = ONE << self.dealt[j * HEIGHT + k - 1]
        self.g_down[t] ^= b
        if k == 1 and b & self.kings:
            self.g_cols[t] -= ONE << (4 * j)
            self.g_ck[t] -= self.weight[j]
            self.g_placed[t] |= b
            self.g_empty[t] += 1
        else:
            self.g_roots[t] |= b

    def descend(self, t: int, k: int) -> None:
        """Frame ``t + 1`` of the relaxation from child ``k``."""
        u = t + 1
        self.g_placed[u] = self.c_placed[k]
        self.g_roots[u] = self.g_roots[t]
        self.g_down[u] = self.g_down[t]
        self.g_cols[u] = self.g_cols[t]
        self.g_ck[u] = self.g_ck[t]
        self.g_empty[u] = self.g_empty[t]
        self.g_low[u] = self.c_meta[k] >> 4
        j = self.c_meta[k] & 15
        if j != NONE:
            self.turn(u, j)

    def expand(self, t: int) -> int:
        """Lists the uses that make progress: a root moves or goes up, a covered card goes up by its
        twin, a stock card is placed to unlock others. Each with every shortest chain of free cards
        that makes its place. False if there is no room.
        """
        placed = self.g_placed[t]
        roots = self.g_roots[t]
        low = self.g_low[t]
        nexts = self.g_next[t]
        bare = self.g_bare[t]
        lock = self.lock[low]
        self.x_fits = self.g_fits[t]
        self.x_free = self.all & ~(placed | roots | self.g_down[t] | lock)
        self.x_room = 1
        rest = roots
        while rest:
            b = rest & -rest
            rest ^= b
            card = ctz(b)
            j = self.home[card]
            if b & nexts:
                if b & bare:
                    self.add(placed, j, low)
                    continue
                twin = ONE << (card ^ 1)
                if twin & self.x_free:
                    self.climb(twin, placed | twin, j, self.take(card ^ 1, low))
            self.climb(b, placed | b, j, low)
        rest = placed & nexts  # bare ones went up in settle
        while rest:
            b = rest & -rest
            rest ^= b
            card = ctz(b)
            twin = ONE << (card ^ 1)
            if twin & self.x_free:
                self.climb(twin, (placed | twin) ^ b, NONE, self.take(card ^ 1, low))
        if lock and self.occupy:
            rest = self.x_free & self.stock_bits
            while rest:
                b = rest & -rest
                rest ^= b
                card = ctz(b)
                then = self.take(card, low)
                if then < low:
                    self.climb(b, placed | b, NONE, then)
        return self.x_room

    def take(self, card: int, low: int) -> int:
        """The lowest ordinal taken, once ``card`` is."""
        b = ONE << card
        if low and b & self.stock_bits:
            i = self.canon[self.ordinal[card]]
            if i < low:
                return i
        return low

    def climb(self, need: int, placed: int, j: int, low: int) -> None:
        """Adds a child for every shortest chain of free cards that gives ``need`` a place."""
        if self.x_fits & need:
            self.add(placed, j, low)
            return
        card = (ctz(need) & ~1) + 4
        if card >= 4 * self.ranks:
            return
        b = ONE << card
        if b & self.x_free:
            self.climb(b, placed | b, j, self.take(card, low))
        b = ONE << (card + 1)
        if b & self.x_free:
            self.climb(b, placed | b, j, self.take(card + 1, low))

    def add(self, placed: int, j: int, low: int) -> None:
        """A child; no room for it is noted."""
        if self.relax_child_top >= RELAX_CHILDREN:
            self.x_room = 0
            return
        self.c_placed[self.relax_child_top] = placed
        self.c_meta[self.relax_child_top] = (low << 4) | j
        self.relax_child_top += 1
