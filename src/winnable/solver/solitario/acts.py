"""The acts of the solitario search: the transitions from one frame to the next.

    PUSH       an end of the table goes to the discards
    POP        the top discard goes to the table as an end: undoes PUSH
    PLACE      the next deck card goes to the table, if it fits; cards of lower rank are discarded
               first and taken back afterwards
    STACK      the next deck card goes to the discards
    OUT_DECK   the next deck card goes to its foundation
    OUT_TOP    the top discard goes to its foundation
    OUT_TABLE  a table card goes to its foundation, if the table fits without it; cards of lower
               rank are discarded first and taken back afterwards

PUSH and POP undo each other, and whether the top discard can be popped depends on (drawn, out,
discards) alone. So a *node* is a position in which no discard can be popped, and pushes may come
before each of the other acts. Every other act draws a card or puts one out, so the graph of nodes
has no cycle. A node is won when deck and discards are empty: from then on, the lowest card on the
table is always bare and the next one of its foundation.
"""

from ..bits import ONE
from .layout import (
    ALL,
    DEPTH,
    OUT_DECK,
    OUT_TABLE,
    OUT_TOP,
    PLACE,
    POP,
    PUSH,
    STACK,
    act_card,
    act_kind,
    discard_card,
    discard_parent,
    pack_act,
    pack_key,
)
from .reach import Reach


class Acts(Reach):
    """The acts of a frame."""

    def make_acts(self) -> None:
        """Sets the switch."""
        self.won_depth = 0
        self.use_skip = 1

    def begin(self, t: int) -> None:
        """Sets frame ``t`` to the loaded position."""
        d = 0
        for card in self.start_discards:
            d = self.push(d, card)
        self.f_table[t] = self.first_table
        self.f_drawn[t] = 0
        self.f_out[t] = self.first_out
        self.f_discards[t] = d
        self.f_act[t] = 0

    def play(self, t: int, u: int, act: int) -> int:
        """Makes frame ``u`` from frame ``t`` by an act. Returns 0 if memory runs out."""
        card = act_card(act)
        kind = act_kind(act)
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
            d = discard_parent(self.arena[d])
            table |= b
        else:
            f += 1 << (4 * (card & 3))
            if kind == OUT_DECK:
                drawn += 1
            elif kind == OUT_TOP:
                d = discard_parent(self.arena[d])
            else:
                table ^= b
        self.f_table[u] = table
        self.f_drawn[u] = drawn
        self.f_out[u] = f
        self.f_discards[u] = d
        self.f_act[u] = act
        return ok

    def settle_one(self, t: int) -> int:
        """Brings frame ``t`` one act closer to its normal form: plays a safe card out, or pops.
        Returns the act, or 0 if the frame is in normal form.
        """
        f = self.f_out[t]
        table = self.f_table[t]
        d = self.f_discards[t]
        before = self.f_act[t]
        act = 0
        if self.f_drawn[t] < self.n_deck:
            card = self.deck[self.f_drawn[t]]
            if self.is_next(f, card) and (card < 4 or self.is_safe(f, card)):
                act = pack_act(OUT_DECK, card)
        if d and not act:
            card = discard_card(self.arena[d])
            if self.is_next(f, card) and self.is_safe(f, card):
                act = pack_act(OUT_TOP, card)
            elif self.is_end(table | (ONE << card), card) and not (
                self.greedy and self.lowest_fit(f, table) < self.ranks
            ):
                act = pack_act(POP, card)
        if not act:
            # The lowest rank first: then no card that must move with it could go out.
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
                    act = pack_act(OUT_TABLE, card)
                    lowest = rank
        if act:
            self.play(t, t, act)
            self.f_act[t] = before
        return act

    def comes_back(self, table: int, pushed: int) -> int:
        """Whether the last push can be popped at once, which makes it redundant."""
        return self.use_skip and pushed >= 0 and self.is_end(table | (ONE << pushed), pushed)

    def key(self, t: int) -> int:
        """Returns the key of the node of frame ``t``: discards, cards drawn, foundations."""
        d = self.f_discards[t]
        return pack_key(d, self.f_drawn[t], self.f_out[t])

    def plan(self) -> list[tuple[int, int, int]]:
        """Returns the acts of the win, each as kind, card and frame. Includes the acts that bring
        frames to their normal form.
        """
        acts: list[tuple[int, int, int]] = []
        last = DEPTH - 1
        self.begin(last)
        pushing = False
        for t in range(self.won_depth + 1):
            act = self.f_act[t]
            if act:
                acts.append((act_kind(act), act_card(act), t))
                self.play(last, last, act)
                pushing = act_kind(act) == PUSH
            while not pushing:
                act = self.settle_one(last)
                if act == 0:
                    break
                acts.append((act_kind(act), act_card(act), t))
        return acts

    def block(self, t: int) -> int:
        """Marks the node of frame ``t`` as lost; if pushes follow, the node after them. Returns 0
        for the root.
        """
        while t < self.won_depth and act_kind(self.f_act[t]) == PUSH:
            t += 1
        return t > 0 and self.remember(self.key(t), ALL)
