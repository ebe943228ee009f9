"""The moves of a win: the fifth subject of the solitario search.

The search knows which cards are on the table, not where they lie. ``Moves`` knows both, and moves
cards only if an act of the plan needs it.

``parent``: the card on which a card lies, or NONE if it is the lowest of its column, or AWAY if it
is not on the table. A *loose* card may move in a rearrangement; the *tops* are the cards that stay
and may get a card on them.
"""

from ..bits import ONE, compiled
from .acts import Acts
from .layout import (
    AWAY,
    FOUNDATION,
    NONE,
    OUT_DECK,
    OUT_TABLE,
    OUT_TOP,
    PILE,
    PLACE,
    POP,
    STACK,
    STOCK,
    WASTE,
)


class Moves(Acts):
    """The table of a win, card by card."""

    def make_moves(self) -> None:
        """Allocates the arrays."""
        if not compiled:  # the compiled class has C arrays
            self.pile = [0] * (9 * PILE)
            self.size = [0] * 9
            self.fixed = [0] * 9
            self.keep = [0] * 9
            self.height = [0] * 4
            self.dropped = [0] * 64
            self.loose = [0] * 64
            self.lain = [0] * 64
            self.tops = [0] * 9
            self.parent = [0] * 64
            self.order = [0] * 64
            self.lower = [0] * 4
            self.upper = [0] * 4
            self.chosen = [0] * 20
        self.places: list[int] = []

    def realise(self, plan: list[tuple[int, int, int]]) -> int:
        """Converts a plan (kind, card and frame of every act) and the rest of the win to moves.

        Sets ``found`` to the moves, as (source, target) pairs of single cards, or to None if an act
        would lift a card that goes out as soon as it is selected. Returns the number of acts done.
        """
        # 1. The initial position.
        for j in range(self.columns):
            column = self.start_columns[j]
            self.size[j] = len(column)
            for i in range(len(column)):
                self.pile[j * PILE + i] = column[i]
        for s in range(4):
            self.height[s] = self.start_heights[s]
        self.n_dropped = 0
        for card in self.start_discards:
            self.dropped[self.n_dropped] = card
            self.n_dropped += 1
        self.places = []
        self.found = None
        # 2. The plan.
        done = 0
        for kind, card, _ in plan:
            if not self.realise_one(kind, card):
                return done
            done += 1
        # 3. If all other cards are out, those of the table go out, lowest first: the lowest is
        # always bare and next.
        t = self.won_depth
        is_rest = self.f_discards[t] == 0 and self.f_drawn[t] == self.n_deck
        for card in range(4 * self.ranks):
            if is_rest and self.column_of(card) >= 0:
                self.take(card, FOUNDATION)
        self.found = [(place >> 4, place & 15) for place in self.places]
        return done

    def realise_one(self, kind: int, card: int) -> int:
        """Plays an act and the moves that it needs. Returns whether that was possible."""
        if kind == STACK:
            self.drop(STOCK, card)
        elif kind == OUT_DECK:
            self.send_out(STOCK, card)
        elif kind == OUT_TOP:
            self.n_dropped -= 1
            self.send_out(WASTE, self.dropped[self.n_dropped])
        elif kind == PLACE:
            if not self.place_for(card):
                return self.rearrange(NONE, card, NONE)
            self.put(STOCK, card, self.place_for(card))
        elif kind == POP:
            if not self.place_for(card) and not self.rearrange(card, NONE, NONE):
                return 0
            self.n_dropped -= 1
            card = self.dropped[self.n_dropped]
            self.put(WASTE, card, self.place_for(card))
        elif kind == OUT_TABLE:
            if not self.place_of(card):
                return self.rearrange(NONE, NONE, card)
            self.take(card, FOUNDATION)
        else:
            if not self.start_asks and self.height[card & 3] == card >> 2:
                return 0  # the law sends it to its foundation as soon as it is selected
            if not self.place_of(card) and not self.rearrange(card, NONE, NONE):
                return 0
            self.take(card, WASTE)
        return 1

    # --- single cards -----------------------------------------------------------------------------

    def record(self, source: int, target: int) -> None:
        """Adds a move. Joins it with the last one if that moved the same card to the discards."""
        last = len(self.places) - 1  # not -1: compiled code does not count from the end
        if source == WASTE and last >= 0 and (self.places[last] & 15) == WASTE:
            source = self.places.pop() >> 4
        if source != target:
            self.places.append(source << 4 | target)

    def drop(self, source: int, card: int) -> None:
        """Discards a card."""
        self.dropped[self.n_dropped] = card
        self.n_dropped += 1
        self.record(source, WASTE)

    def send_out(self, source: int, card: int) -> None:
        """Moves a card to its foundation."""
        self.height[card & 3] += 1
        self.record(source, FOUNDATION)

    def take(self, card: int, target: int) -> None:
        """Moves the top card of a column to the discards or to its foundation."""
        place = self.place_of(card)
        self.size[place - 1] -= 1
        if target == WASTE:
            self.drop(place, card)
        else:
            self.send_out(place, card)

    def put(self, source: int, card: int, place: int) -> None:
        """Moves a card to a column."""
        self.pile[(place - 1) * PILE + self.size[place - 1]] = card
        self.size[place - 1] += 1
        self.record(source, place)

    def column_of(self, card: int) -> int:
        """Returns the column of a card, from 0; -1 if it is not on the table."""
        for j in range(self.columns):
            for i in range(self.size[j]):
                if self.pile[j * PILE + i] == card:
                    return j
        return -1

    def place_of(self, top: int) -> int:
        """Returns the column, from 1, whose top card it is; 0 if there is none."""
        for j in range(self.columns):
            if self.size[j] and self.pile[j * PILE + self.size[j] - 1] == top:
                return j + 1
        return 0

    def place_for(self, card: int) -> int:
        """Returns a column, from 1, that accepts the card, an empty one only as a last resort; 0:
        none.
        """
        for j in range(self.columns):
            if self.size[j] and self.sits(card, self.pile[j * PILE + self.size[j] - 1]):
                return j + 1
        return self.empty_column()

    def empty_column(self) -> int:
        """Returns the first empty column, from 1; 0 if there is none."""
        for j in range(self.columns):
            if self.size[j] == 0:
                return j + 1
        return 0

    def sits(self, card: int, onto: int) -> int:
        """Whether ``card`` may lie on ``onto``."""
        if onto >> 2 != (card >> 2) + 1:
            return 0
        if self.by_colour:
            return (card & 2) != (onto & 2)
        return (card & 3) != (onto & 3)

    # --- many cards -------------------------------------------------------------------------------

    def rearrange(self, bare: int, coming: int, leaving: int) -> int:
        """Rearranges the table for one of three purposes; the other two cards are NONE. The card
        ``bare`` becomes bare or, if it is not on the table, gets a place; or the deck card
        ``coming`` is placed; or the card ``leaving`` goes out. Moves as few ranks as possible, the
        lowest first. Returns 0 if cards that the law fixes prevent it.
        """
        first = 2
        if leaving != NONE:
            first = (leaving >> 2) + 2  # the cards on it must move
        if bare != NONE and self.column_of(bare) >= 0:
            first = (bare >> 2) + 1
        for j in range(self.columns):
            self.fixed[j] = 0
            for i in range(self.size[j]):
                card = self.pile[j * PILE + i]
                if card != leaving and not self.start_asks and self.height[card & 3] == card >> 2:
                    self.fixed[j] = i + 1
        for rank in range(first, self.ranks + 2):
            for j in range(self.columns):
                # Each column is a run.
                kept = 0
                if self.size[j]:
                    kept = min(self.size[j], (self.pile[j * PILE] >> 2) + 2 - rank)
                self.keep[j] = max(self.fixed[j], kept)
            if not self.loosen(bare, coming, leaving):
                continue
            for stay in (8, 1):
                if self.arrange(bare, stay):
                    self.move_all(coming, leaving)
                    return 1
        return 0

    def loosen(self, bare: int, coming: int, leaving: int) -> int:
        """Lists the cards above the ``keep`` lowest of their columns as loose, with the card that
        each lies on, and the tops. Returns 0 if there are too few columns.
        """
        self.n_loose = 0
        self.n_tops = 0
        self.loose_set = 0
        tops = 0
        for j in range(self.columns):
            least = self.keep[j]
            below = NONE
            if least:
                for i in range(least):
                    card = self.pile[j * PILE + i]
                    if card == leaving or (card == bare and i < least - 1):
                        return 0
                below = self.pile[j * PILE + least - 1]
                self.tops[self.n_tops] = below
                self.n_tops += 1
                tops |= ONE << below
            for i in range(least, self.size[j]):
                card = self.pile[j * PILE + i]
                if card != leaving:
                    self.loose[self.n_loose] = card
                    self.n_loose += 1
                    self.loose_set |= ONE << card
                    self.lain[card] = below
                below = card
        extra = coming if coming != NONE else bare
        if extra != NONE and not ((self.loose_set | tops) >> extra) & 1:
            self.loose[self.n_loose] = extra
            self.n_loose += 1
            self.loose_set |= ONE << extra
            self.lain[extra] = AWAY
        return self.loose_heads(tops, bare) + self.n_tops <= self.columns

    def loose_heads(self, tops: int, bare: int) -> int:
        """Returns how many loose cards cannot lie on another card. They may lie on each other and
        on the tops, but not on ``bare``.
        """
        both = self.loose_set | tops
        if bare != NONE:
            both &= ~(ONE << bare)
        count = 0
        for rank in range(self.ranks):
            here = (self.loose_set >> (4 * rank)) & 15
            if here:
                above = (both >> (4 * rank + 4)) & 15
                count += self.heads[above << 4 | here]
        return count

    def arrange(self, bare: int, stay: int) -> int:
        """Sets the ``parent`` of every loose card. ``stay`` is the value of not moving a card; a
        place on another card has the value 5. Returns 0 if there are too few columns.
        """
        used = self.n_tops
        for rank in range(self.ranks - 1, -1, -1):
            # 1. The loose cards of this rank, and the cards on which they may lie.
            self.n_lower = 0
            self.n_upper = 0
            above = 0
            for i in range(self.n_loose):
                card = self.loose[i]
                if card >> 2 == rank:
                    self.lower[self.n_lower] = card
                    self.n_lower += 1
                elif card >> 2 == rank + 1 and card != bare:
                    self.upper[self.n_upper] = card
                    self.n_upper += 1
                    above |= ONE << card
            if self.n_lower == 0:
                continue
            for i in range(self.n_tops):
                card = self.tops[i]
                if card >> 2 == rank + 1 and card != bare:
                    self.upper[self.n_upper] = card
                    self.n_upper += 1
                    above |= ONE << card
            # 2. All stay, or the best assignment.
            staying = 1 if stay >= 5 else 0
            for i in range(self.n_lower):
                below = self.lain[self.lower[i]]
                if below != NONE and (below == AWAY or not (above >> below) & 1):
                    staying = 0
            if staying:
                for i in range(self.n_lower):
                    self.chosen[i] = self.lain[self.lower[i]]
            else:
                self.assign(0, 0, stay)
            for i in range(self.n_lower):
                self.parent[self.lower[i]] = self.chosen[i]
                used += self.chosen[i] == NONE
        return used <= self.columns

    def assign(self, i: int, taken: int, stay: int) -> int:
        """Assigns each of the cards ``lower`` from index ``i`` on a parent in ``upper`` that is not
        ``taken`` (bits), or NONE, and no two the same. Maximises the value: 5 for each card with a
        parent, ``stay`` for each card that stays. Returns the value; the parents are
        ``chosen[4 * i + i]`` and so on; of the whole they are the first.
        """
        if i == self.n_lower:
            return 0
        card = self.lower[i]
        best = -1
        for k in range(self.n_upper + 1):
            onto = NONE
            if k < self.n_upper:
                onto = self.upper[k]
                if taken >> k & 1 or not self.sits(card, onto):
                    continue
            worth = self.assign(i + 1, taken | (1 << k if k < self.n_upper else 0), stay)
            if onto != NONE:
                worth += 5
            if onto == self.lain[card]:
                worth += stay
            if worth > best:
                best = worth
                self.chosen[4 * i + i] = onto
                for other in range(i + 1, self.n_lower):
                    self.chosen[4 * i + other] = self.chosen[4 * i + 4 + other]
        return best

    def move_all(self, coming: int, leaving: int) -> None:
        """Discards the loose cards that change their place, lowest first, and takes them back,
        highest first. ``leaving`` goes out and ``coming`` is placed when their rank is reached;
        either may be NONE.
        """
        # 1. The cards that move: those with a new parent, and those on one that moves.
        moved = 0
        for card in range(4 * self.ranks - 1, -1, -1):
            if self.loose_set >> card & 1 and self.lain[card] != AWAY:
                onto = self.parent[card]
                if onto != self.lain[card] or (onto != NONE and (moved >> onto) & 1):
                    moved |= ONE << card
        # 2. Their order. After ``leaving`` is out, the next card of its suit would go out when
        # selected. So that card is moved before it.
        n = 0
        for rank in range(self.ranks):
            for s in range(4):
                card = 4 * rank + s
                if (moved >> card) & 1 and (leaving == NONE or card != leaving + 4):
                    self.order[n] = card
                    n += 1
            if leaving != NONE and rank == leaving >> 2:
                if leaving + 4 < 4 * self.ranks and (moved >> (leaving + 4)) & 1:
                    self.order[n] = leaving + 4
                    n += 1
                self.order[n] = leaving
                n += 1
        # 3. Away and back.
        for i in range(n):
            card = self.order[i]
            self.take(card, FOUNDATION if card == leaving else WASTE)
        waiting = coming
        for i in range(n - 1, -1, -1):
            card = self.order[i]
            if waiting > card:
                self.put_back(STOCK, waiting)
                waiting = NONE
            if card != leaving:
                self.n_dropped -= 1
                self.put_back(WASTE, card)
        if waiting != NONE:
            self.put_back(STOCK, waiting)

    def put_back(self, source: int, card: int) -> None:
        """Moves a card to its new parent, or to an empty column."""
        onto = self.parent[card]
        self.put(source, card, self.empty_column() if onto == NONE else self.place_of(onto))
