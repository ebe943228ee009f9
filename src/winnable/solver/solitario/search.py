"""The search for solitario: exact, thoughtful (the deck is known), from any position.

It does not use ``Position``. ``docs/solver.md`` has the arguments and the figures.

Each subject is a class in its own module: ``State``, ``Memory``, ``Reach``, ``Acts``,
``Moves``, ``Search``; each derives from the one before. ``setup.py`` joins them: compiled,
``Search`` is one class in one C file.
"""

from ..bits import ONE, compiled, nogil
from .layout import (
    ABORT,
    ALL,
    ATTEMPTS,
    CAPPED,
    DEAD,
    DEPTH,
    LOST,
    OUT_DECK,
    OUT_TABLE,
    OUT_TOP,
    PLACE,
    PUSH,
    STACK,
    STOPPED,
    WON,
    discard_card,
    pack_act,
)
from .moves import Moves

COMPILED = compiled


class Search(Moves):
    """A search, reused for many positions. Not thread-safe.

    Switches (1 or 0): ``use_safe`` (safe cards go out at once), ``use_reach`` (a position with a
    discard that can never be popped is lost), ``use_table`` (transposition table), ``use_widening``
    (runs with few pushes come first), ``use_skip`` (redundant pushes are skipped).

    If ``wanted`` is set, a position is won as soon as so many cards are on the foundations; then
    ``use_reach`` has no effect.

    If the search stopped, ``why`` is the reason: 1 nodes, 2 memory, 3 ``stop``, 4 every win found
    lifts a card that the law sends to its foundation as soon as it is selected.
    """

    def __init__(self) -> None:
        self.make_state()
        self.make_memory()
        self.make_reach()
        self.make_acts()
        self.make_moves()
        self.use_reach = 1
        self.use_table = 1
        self.use_widening = 1

    def run(self, nodes: int, memory: int) -> int:
        """Searches the loaded position, with at most ``nodes`` states and ``memory`` bytes of
        tables. Returns LOST, WON or STOPPED; sets ``nodes``, ``why`` and ``moves``.
        """
        self.max_nodes = nodes
        self.max_words = memory >> 3
        self.nodes = 0
        self.why = 0
        self.found = None
        # 1. Search as if every card could be lifted (``asks``): LOST then holds for all rules.
        self.greedy = 0
        self.blocking = 0
        self.reset_tables()
        verdict = self.solve()
        if verdict != WON:
            return verdict
        acts = self.plan()
        if self.realise(acts) == len(acts):
            return WON
        # 2. The win lifts a card that the law sends to its foundation. Search for other wins, each
        # time with the node where the last one failed marked as lost. Try first, with ``greedy``,
        # wins that play every table card out as soon as possible.
        assert not self.start_asks  # with ``asks`` every arrangement is possible
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
                done = self.realise(acts)
                if done == len(acts):
                    return WON
                if not self.block(acts[done][2]):
                    break
        if self.why == 0:
            self.why = 4
        return STOPPED

    def solve(self) -> int:
        """Searches with a growing budget of pushes, until the budget is no longer the limit."""
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

    def moves(self) -> list[tuple[int, int]] | None:
        """Returns the win that ``run`` found, as (source, target) pairs of places; None if there is
        none. Each pair moves one card: ``(0, 10)`` draws a card and discards it.

        The win starts from the position with the card in the hand put back. If the first source is
        the origin of that card, the first pair moves that card.
        """
        return self.found

    def visit(self, t: int, budget: int) -> int:
        """Searches frame ``t``. ``budget``: pushes left; ALL: no limit."""
        # 1. Bring the frame to its normal form. Is it won?
        while self.settle_one(t):
            pass
        d = self.f_discards[t]
        if (d == 0 and self.f_drawn[t] == self.n_deck) or self.has_wanted(self.f_out[t]):
            self.won_depth = t
            return WON
        # 2. Look the node up: was it searched with this budget?
        key = self.key(t)
        if self.use_table or self.blocking:
            known = self.look_up(key)
            if known == ALL:
                return DEAD
            if known >= budget:
                return CAPPED
        # 3. Prove it lost by a discard that can never be popped, or search its children.
        if not self.count_node(t):
            return ABORT
        if self.use_reach and not self.wanted and not self.reachable(d, t):
            result = DEAD
        else:
            result = self.expand(t, budget, -1)
            if result != DEAD and result != CAPPED:
                return result
        # 4. Store the result. The graph has no cycle: a node without a winning child is lost.
        if self.use_table and not self.remember(key, ALL if result == DEAD else budget):
            return ABORT
        return result

    def count_node(self, t: int) -> int:
        """Counts a state; returns 0 if a limit is reached."""
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
        """Searches the children of frame ``t``, whose last push was ``pushed`` (-1: none)."""
        table = self.f_table[t]
        f = self.f_out[t]
        d = self.f_discards[t]
        capped = DEAD
        # With ``greedy``, a table card that can go out goes first, the lowest rank first.
        low = self.lowest_fit(f, table) if self.greedy else self.ranks
        # 1. Acts of the deck. STACK is skipped if the card could be popped again: PLACE leads to
        # the same node.
        if self.f_drawn[t] < self.n_deck and low == self.ranks:
            card = self.deck[self.f_drawn[t]]
            b = ONE << card
            fits = self.chains(table | b) <= self.columns
            if fits and not self.comes_back(table | b, pushed):
                result = self.child(t, pack_act(PLACE, card), budget)
                if result == CAPPED:
                    capped = CAPPED
                elif result != DEAD:
                    return result
            # After a push, OUT_DECK does not change the table, so the pushes would be popped.
            if pushed < 0 and self.is_next(f, card):
                result = self.child(t, pack_act(OUT_DECK, card), budget)
                if result == CAPPED:
                    capped = CAPPED
                elif result != DEAD:
                    return result
            if not (fits and self.is_end(table | b, card)):
                result = self.child(t, pack_act(STACK, card), budget)
                if result == CAPPED:
                    capped = CAPPED
                elif result != DEAD:
                    return result
        # 2. Other acts to a foundation. After a push, OUT_TOP equals an OUT_TABLE before it.
        if pushed < 0 and d:
            card = discard_card(self.arena[d])
            if self.is_next(f, card):
                result = self.child(t, pack_act(OUT_TOP, card), budget)
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
                result = self.child(t, pack_act(OUT_TABLE, card), budget)
                if result == CAPPED:
                    capped = CAPPED
                elif result != DEAD:
                    return result
        # 3. Pushes.
        result = self.pushes(t, budget, low)
        return capped if result == DEAD else result

    def pushes(self, t: int, budget: int, low: int) -> int:
        """Searches the children of frame ``t`` by pushes of ranks below ``low``. High ranks are
        pushed first, because their cards are needed last.
        """
        if budget == 0:
            return CAPPED
        table = self.f_table[t]
        capped = DEAD
        u = t + 1
        for card in range(4 * low - 1, -1, -1):
            if table >> card & 1 and self.is_end(table, card):
                if not self.play(t, u, pack_act(PUSH, card)) or not self.count_node(u):
                    return ABORT
                if self.use_reach and not self.wanted and not self.reachable(self.f_discards[u], u):
                    continue
                result = self.expand(u, ALL if budget == ALL else budget - 1, card)
                if result == CAPPED:
                    capped = CAPPED
                elif result != DEAD:
                    return result
        return capped

    def child(self, t: int, act: int, budget: int) -> int:
        """Searches the child of frame ``t`` by an act."""
        u = t + 1
        if not self.play(t, u, act):
            return ABORT
        return self.visit(u, budget)
