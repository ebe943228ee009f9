"""The moves of a state of Klondike, in the search for shortest wins.

docs/shortest.md has the arguments for every move that is left out.
"""

from ..bits import ONE, ctz, popcount
from .layout import BACK, DEAL_ON, DEAL_UP, EMPTIED, EMPTY, LEFT, NONE, RETURNED, RUN, SPLIT, UP
from .table import Table


class Moves(Table):
    """Stores the states one move away."""

    def make_moves(self) -> None:
        """Sets the switches."""
        self.use_safe = 1
        self.use_marks = 1

    # --- one state --------------------------------------------------------------------------------

    def keep(self) -> None:
        """Makes the next state equal to this one."""
        self.to_rest = self.rest
        self.to_at = self.at
        self.to_passed = self.passed
        self.to_out = self.out
        self.to_parents = self.parents
        self.to_counts = self.counts
        self.to_blocked = self.blocked
        self.to_mark = 0

    def bound_of(self, blocked: int) -> int:
        """Returns a lower bound of the moves that the next state still needs."""
        up = 4 * self.ranks
        for s in range(4):
            up -= (self.to_out >> (4 * s)) & 15
        last = self.redeals >= 0 and self.to_passed >= self.redeals
        return (
            up
            + self.columns_bound(self.to_counts, blocked)
            + self.stock_bound(self.to_rest, self.to_at, last)
        )

    def finish(self, cost: int, number: int, move: int, bound: int) -> None:
        """Stores the next state."""
        self.pack(
            self.to_rest,
            self.to_at,
            self.to_passed,
            self.to_out,
            self.to_parents,
            self.to_counts,
            self.to_mark if self.use_marks else 0,
        )
        self.put(cost, bound, number, move)

    def emit(self, cost: int, kind: int, card: int, target: int) -> None:
        """Stores the next state, reached by a move of this one."""
        bound = self.bound_of(self.to_blocked)
        move = (kind << 12) | (card << 6) | target
        self.finish(self.cost + cost, self.number, move, bound)

    def go_up(self, card: int) -> None:
        """The card is on its foundation in the next state."""
        self.to_out += ONE << (4 * (card & 3))
        self.unlink(card)

    def unlink(self, card: int) -> None:
        """The card lies on no other in the next state."""
        if card < self.king and not (self.loose >> (card ^ 1)) & 1:
            self.to_parents &= ~(ONE << (card >> 1))

    def leave(self, j: int) -> None:
        """The root of column ``j`` is gone in the next state: the card below it is turned."""
        self.to_counts -= ONE << self.offset[j]
        self.to_blocked &= ~(ONE << j)
        if self.left[j] == 2 and self.dealt[self.first[j]] >= self.king:
            self.to_counts -= ONE << self.offset[j]  # a king at the bottom is loose

    def lie_on(self, card: int, target: int) -> None:
        """The card lies on ``target``, with ``moved`` cards on it, in the next state."""
        bit = self.side(card, target)
        self.to_parents = (self.to_parents & ~(ONE << (card >> 1))) | bit
        j = self.home[target]
        if j != NONE and self.is_blocked(j, self.left[j], self.built[j] | self.moved):
            self.to_blocked |= ONE << j

    def side(self, card: int, target: int) -> int:
        """The bit of ``parents`` for a card that lies on ``target``."""
        bit = (card ^ target) & 1
        return bit << (card >> 1)

    # --- the moves --------------------------------------------------------------------------------

    def expand(self) -> None:
        """Stores the states one move away."""
        if self.mark == 0 and self.use_safe and self.force():
            return
        self.read_mark()
        if self.mark != EMPTIED:
            self.from_columns()
            self.split()
            self.loose_up()
        else:
            self.kings()
        self.from_talon()
        if self.returns:
            self.give_back()

    def read_mark(self) -> None:
        """Computes what the mark allows: a target, a card that goes up, or a king."""
        self.want = NONE
        self.want_up = NONE
        self.want_empty = 0
        self.is_free = self.mark == 0
        if LEFT <= self.mark < RETURNED:
            card = (self.mark - LEFT) >> 1
            self.want_up = card + 4
            if card >= self.king:
                self.want_empty = 1
            else:
                self.want = self.taker(card) + ((self.mark - LEFT) & 1)
        elif RETURNED <= self.mark < EMPTIED:
            self.want = self.mark - RETURNED
        elif self.mark == EMPTIED:
            self.want_empty = 1

    def force(self) -> int:
        """Stores the state after a safe card went up, if there is one. Returns whether."""
        cards = self.bare
        while cards:
            card = ctz(cards)
            cards &= cards - 1
            if self.is_next(card) and self.is_safe(card):
                self.keep()
                self.go_up(card)
                if not (self.loose >> card) & 1:
                    self.leave(self.home[card])
                else:
                    self.uncover(card)
                self.emit(1, UP, card, EMPTY)
                return 1
        if self.draw == 1 and self.at:
            n = self.top_of_waste()
            card = self.talon[n]
            if self.is_next(card) and self.is_safe(card):
                self.keep()
                self.to_rest &= ~(ONE << n)
                self.to_at -= 1
                self.to_out += ONE << (4 * (card & 3))
                self.emit(1, DEAL_UP, card, EMPTY)
                return 1
        return 0

    def top_of_waste(self) -> int:
        """Returns the place in ``talon`` of the top card of the waste."""
        left = self.rest
        for _ in range(self.at - 1):
            left &= left - 1
        return ctz(left)

    def uncover(self, card: int) -> None:
        """A loose card goes up: its column may no longer be blocked."""
        j = self.home[card]
        if j != NONE:
            self.recheck(j, self.built[j] & ~(ONE << card))

    def recheck(self, j: int, run: int) -> None:
        """Column ``j`` has another run in the next state."""
        self.to_blocked &= ~(ONE << j)
        if self.is_blocked(j, self.left[j], run):
            self.to_blocked |= ONE << j

    def loose_up(self) -> None:
        """Loose cards go up; the next move must need that."""
        cards = self.bare & self.loose
        while cards:
            card = ctz(cards)
            cards &= cards - 1
            if self.is_next(card):
                low = 0
                if card < self.king:
                    low = self.parent_of(card) & 1
                self.keep()
                self.go_up(card)
                self.uncover(card)
                self.to_mark = LEFT + 2 * card + low
                self.emit(1, UP, card, EMPTY)

    def split(self) -> None:
        """A run moves to the twin of the card below it, and that card goes up at once."""
        cards = self.visible & ~self.bare
        while cards:
            card = ctz(cards)
            cards &= cards - 1
            twin = card ^ 1
            if not self.is_next(card) or not (self.bare >> twin) & 1:
                continue
            run = self.onto[card]
            is_root = not (self.loose >> card) & 1
            if is_root and not (
                self.is_free or self.want == twin or self.want == card or self.want_up == card
            ):
                continue
            self.keep()
            j = self.home[card]
            self.moved = 0
            if j != NONE:
                self.moved = self.built[j] & ((ONE << (4 * (card >> 2))) - 1)
            elif self.home[twin] != NONE:
                self.moved = self.pile_on(card)
            self.lie_on(run, twin)
            self.to_out += ONE << (4 * (card & 3))
            if is_root:
                self.leave(j)
            else:
                self.unlink(card)
                if j != NONE:
                    self.recheck(j, self.built[j] & ~self.moved & ~(ONE << card))
                low = 0
                if card < self.king:
                    low = self.parent_of(card) & 1
                self.to_mark = LEFT + 2 * card + low
            self.emit(2, SPLIT, run, twin)

    def pile_on(self, card: int) -> int:
        """Returns the set of cards that lie on a card."""
        found = 0
        while not (self.bare >> card) & 1:
            card = self.onto[card]
            found |= ONE << card
        return found

    def from_columns(self) -> None:
        """Roots move, with the runs on them, to the table or up."""
        for j in range(self.n_columns):
            card = self.root[j]
            if card == NONE:
                continue
            is_up = (self.bare >> card) & 1 and self.is_next(card)
            if is_up and (self.is_free or card == self.want or card == self.want_up):
                self.keep()
                self.to_out += ONE << (4 * (card & 3))
                self.leave(j)
                self.emit(1, UP, card, EMPTY)
            if card >= self.king:
                if self.empties and (self.is_free or self.want_empty):
                    self.king_to_empty(j)
                continue
            if self.left[j] == 1 and self.empties:
                continue  # an empty column is there already
            for target in range(self.taker(card), self.taker(card) + 2):
                if (self.bare >> target) & 1 and (self.is_free or target == self.want):
                    self.keep()
                    self.moved = self.built[j] | (ONE << card)
                    self.lie_on(card, target)
                    self.leave(j)
                    if self.left[j] == 1:
                        self.to_mark = EMPTIED
                    self.emit(1, RUN, card, target)

    def kings(self) -> None:
        """Kings move to an empty column."""
        for j in range(self.n_columns):
            if self.root[j] != NONE and self.root[j] >= self.king:
                self.king_to_empty(j)

    def king_to_empty(self, j: int) -> None:
        """The king of column ``j`` moves, with its run, to an empty column."""
        self.keep()
        self.leave(j)
        self.emit(1, RUN, self.root[j], EMPTY)

    def give_back(self) -> None:
        """Foundation cards return to the table; the next move must need that."""
        for s in range(4):
            if self.height[s] == 0:
                continue
            card = 4 * self.height[s] - 4 + s
            if self.use_safe and self.is_safe(card):
                continue
            self.keep()
            self.to_out -= ONE << (4 * s)
            self.to_mark = RETURNED + card
            if card >= self.king:
                if self.empties:
                    self.emit(1, BACK, card, EMPTY)
                continue
            if self.mark == EMPTIED:
                continue
            for target in range(self.taker(card), self.taker(card) + 2):
                if (self.bare >> target) & 1:
                    self.to_parents = self.parents
                    self.to_blocked = self.blocked
                    self.moved = ONE << card
                    self.lie_on(card, target)
                    self.emit(1, BACK, card, target)

    # --- the stock and the waste ------------------------------------------------------------------

    def from_talon(self) -> None:
        """Each card that drawing brings to the top of the waste."""
        n = popcount(self.rest)
        if n == 0:
            return
        at = self.at
        if at:
            self.play_talon(at - 1, 0, 0)
        # 1. In this pass.
        draws = 0
        place = at
        while place < n:
            place = min(place + self.draw, n)
            draws += 1
            self.play_talon(place - 1, draws, 0)
        # 2. In the next one, the cards that this one does not reach.
        if self.redeals >= 0 and self.passed >= self.redeals:
            return
        draws += self.redeal_cost
        place = 0
        while place < n:
            place = min(place + self.draw, n)
            draws += 1
            is_known = place >= at and (place - at) % self.draw == 0
            if is_known or place == n:
                continue
            self.play_talon(place - 1, draws, 1)

    def play_talon(self, place: int, draws: int, redeals: int) -> None:
        """Plays the card at a place among the cards left, after some draws."""
        left = self.rest
        for _ in range(place):
            left &= left - 1
        bit = ctz(left)
        card = self.talon[bit]
        self.keep()
        self.to_rest &= ~(ONE << bit)
        self.to_at = place
        if self.redeals >= 0:
            self.to_passed += redeals
        if self.is_next(card) and (self.is_free or card == self.want_up):
            self.to_out += ONE << (4 * (card & 3))
            self.emit(1 + draws, DEAL_UP, card, EMPTY)
            self.to_out = self.out
        if card >= self.king:
            if self.empties and (self.is_free or self.want_empty):
                self.emit(1 + draws, DEAL_ON, card, EMPTY)
            return
        for target in range(self.taker(card), self.taker(card) + 2):
            if (self.bare >> target) & 1 and (self.is_free or target == self.want):
                self.to_parents = self.parents
                self.to_blocked = self.blocked
                self.moved = ONE << card
                self.lie_on(card, target)
                self.emit(1 + draws, DEAL_ON, card, target)
