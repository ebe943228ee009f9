# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, annotation_typing=False, infer_types=True
"""Many games at once, compiled, for programs that learn: deals, legal actions, moves, observations.

It states the law a further time, on bytes. Tests compare every state with ``law``. It does not use
``Position``. ``batch.pxd`` declares the C types; without a compiler the same file runs interpreted.
Arrays are numpy arrays or anything else with a buffer of their type, in one piece.

Game ``i`` is ``FRAME`` bytes from byte ``i * FRAME``, which methods call ``b``:

=======================  ===========================================================================
``b + SIZE + j``         cards in column ``j``, from 0
``b + DOWN + j``         face-down cards in column ``j``
``b + HEIGHT + suit``    foundation heights
``b + STOCKED``          cards of the stock
``b + WASTED``           cards of the waste
``b + PASSES``           the number of the pass, at most 255
``b + REDEALS``          redeals left; ``ENDLESS`` if they are unlimited
``b + HAND``             1 + the card in the hand, or 0
``b + ORIGIN``           the place that it was taken from
``b + KNOWN``            1 if the player has seen the next card of the stock in this pass
``b + MADE``             moves made: two bytes, the lower one first
``b + STOCK + i``        the stock, the next card last
``b + HEAP + i``         the waste, the top card last
``b + PILES + PILE * j`` cards of column ``j``, the lowest first
=======================  ===========================================================================

An action is a pair of places, because only one run can move from one column to another:

=========================  =========================================================================
``DRAW``                   draws or redeals; in solitario takes the next card into the hand
``WASTE_OUT``              waste to foundation
``WASTE_TO + k``           waste to column ``k``, from 0
``OUT + j``                column ``j`` to foundation
``SHIFT + 9 * j + k``      a run of column ``j`` to column ``k``; if they are equal, a turn by hand
``BACK + 9 * suit + k``    foundation to column ``k``
``LIFT + j``               solitario: column ``j`` to hand; ``LIFT + 9``: waste to hand
``HAND_OUT``               solitario: hand to foundation
``PUT + k``                solitario: hand to column ``k``
``HAND_WASTE``             solitario: hand to waste
``HAND_STOCK``             solitario: hand back to the stock
=========================  =========================================================================

An observation is ``SEEN`` bytes. A card is 2 plus its number, 1 an unseen card, 0 no card.

=========================  =========================================================================
``PILE * j + i``           card ``i`` of column ``j``, the lowest first
``SEEN_DOWN + j``          face-down cards of column ``j``
``SEEN_WASTE + i``         the waste, the top card first
``SEEN_STOCK + i``         the stock, the next card first
``SEEN_HEIGHT + suit``     foundation heights
``SEEN_HAND``              the card in the hand, then the place that it was taken from
``SEEN_COUNTS``            the pass, redeals left (255: unlimited), cards of stock, cards of waste
=========================  =========================================================================
"""

from typing import Any

try:
    from cython import compiled, nogil
except ImportError:  # interpreted, and Cython is not installed
    from ..solver.bits import compiled, nogil

if not compiled:  # C types and constants when compiled (setup.py)
    from ..solver.bits import ALL64, MIX, pick, roll, sow

    SIZE, DOWN, HEIGHT, STOCKED, WASTED, PASSES, REDEALS, HAND, ORIGIN, KNOWN, MADE = (
        0,
        9,
        18,
        22,
        23,
        24,
        25,
        26,
        27,
        28,
        29,
    )
    STOCK, HEAP, PILES, PILE = 32, 84, 136, 24
    FRAME = 352
    ENDLESS = 255
    DRAW, WASTE_OUT, WASTE_TO, OUT, SHIFT, BACK, LIFT = 0, 1, 2, 11, 20, 101, 137
    HAND_OUT, PUT, HAND_WASTE, HAND_STOCK, ACTIONS = 147, 148, 157, 158, 159
    SEEN_DOWN, SEEN_WASTE, SEEN_STOCK, SEEN_HEIGHT, SEEN_HAND, SEEN_COUNTS, SEEN = (
        216,
        225,
        277,
        329,
        333,
        335,
        339,
    )
    WON, STUCK, LONG = 1, 2, 3
    SPLIT_ONE = 0xBF58476D1CE4E5B9
    SPLIT_TWO = 0x94D049BB133111EB
    FROM_STOCK, FROM_WASTE = 0, 10

COMPILED = compiled


class Batch:
    """Games that are played in step. ``adopt`` first, then ``begin``. Not thread-safe; two batches
    in two threads run at the same time.

    ``games`` and ``wins`` count the games that have ended. ``step`` says how a game ended: 0, ``WON``,
    ``STUCK`` (no legal action) or ``LONG`` (too many moves).
    """

    def adopt(
        self,
        is_solitario: int,
        places: list[int],
        columns: int,
        ranks: int,
        draw: int,
        passes: int,
        returns: int,
        by_hand: int,
        redeal_draws: int,
        by_colour: int,
        asks: int,
        is_open: int,
    ) -> None:
        """Sets the rules: the fields of ``Rules``. ``places``: the column, from 0, of each card that
        is dealt to the table. ``passes``: 0 for unlimited.
        """
        self.is_solitario = is_solitario
        self.columns = columns
        self.ranks = ranks
        self.draw = draw
        self.passes = passes
        self.returns = returns
        self.by_hand = by_hand
        self.redeal_draws = redeal_draws
        self.by_colour = by_colour
        self.asks = asks
        self.is_open = is_open
        self.n_table = len(places)
        self.places = bytearray(places)

    def begin(
        self,
        numbers: Any,
        dealt: Any,
        obs: Any,
        masks: Any,
        most: int,
        by_cards: int,
        restarts: int,
        seed: int,
    ) -> None:
        """Deals a game for each number of ``dealt``.

        ``numbers``: the deals (unsigned, 64 bits), which are dealt in order and again from the
        first. ``dealt`` receives the number of each game. ``obs`` and ``masks`` receive the
        observations and the legal actions (8 bits), one game after the other. ``most``: moves after
        which a game ends, below 65,536. ``by_cards``: 1 if the reward is the share of the deck that
        goes to the foundations, 0 if it is 1 for a win. ``restarts``: 1 if an ended game is
        replaced by the next deal at once. ``seed``: of ``sample``.
        """
        self.count = len(dealt)
        self.numbers = numbers
        self.n_numbers = len(numbers)
        self.next_number = 0
        self.most = most
        self.by_cards = by_cards
        self.restarts = restarts
        self.rng = sow(seed)
        self.games = 0
        self.wins = 0
        self.st = bytearray(FRAME * self.count)
        self.legal = bytearray(ACTIONS * self.count)
        self.cards = bytearray(64)
        with nogil:
            for i in range(self.count):
                self.deal_next(i, dealt)
                self.show(i, obs, masks)

    def step(
        self, actions: Any, obs: Any, masks: Any, rewards: Any, ended: Any, dealt: Any
    ) -> int:
        """Plays an action (32 bits) in each game. Returns -1, or the first game whose action is
        illegal: then nothing was played.

        With ``restarts``, an ended game is replaced by the next deal at once: its observation and
        its mask are those of the new game. ``rewards`` are floats of 32 bits, ``ended`` has 8 bits.
        """
        with nogil:
            wrong = self.first_illegal(actions)
            if wrong < 0:
                for i in range(self.count):
                    out = self.move(i * FRAME, actions[i])
                    end = self.ending(i)
                    ended[i] = end
                    rewards[i] = 0
                    if self.by_cards:
                        rewards[i] = out / (4.0 * self.ranks)
                    elif end == WON:
                        rewards[i] = 1
                    if end:
                        self.games += 1
                        self.wins += end == WON
                        if self.restarts:
                            self.deal_next(i, dealt)
                    self.show(i, obs, masks)
        return wrong

    def sample(self, actions: Any) -> None:
        """Chooses a legal action at random for each game."""
        with nogil:
            for i in range(self.count):
                a = i * ACTIONS
                n = 0
                for k in range(ACTIONS):
                    n += self.legal[a + k]
                self.rng = roll(self.rng)
                n = pick(self.rng, n)
                for k in range(ACTIONS):
                    if self.legal[a + k]:
                        if n == 0:
                            actions[i] = k
                            break
                        n -= 1

    def state(
        self, i: int
    ) -> tuple[list[list[int]], list[int], list[int], list[int], list[int], int, int, int]:
        """Returns game ``i``, hidden cards included: columns, face-down cards, heights, stock and
        waste as in ``Position``, the pass, the card in the hand (-1 for none) and its origin.
        """
        b = i * FRAME
        columns = [
            [self.st[b + PILES + PILE * j + k] for k in range(self.st[b + SIZE + j])]
            for j in range(self.columns)
        ]
        return (
            columns,
            [self.st[b + DOWN + j] for j in range(self.columns)],
            [self.st[b + HEIGHT + j] for j in range(4)],
            [self.st[b + STOCK + j] for j in range(self.st[b + STOCKED])],
            [self.st[b + HEAP + j] for j in range(self.st[b + WASTED])],
            self.st[b + PASSES],
            self.st[b + HAND] - 1,
            self.st[b + ORIGIN],
        )

    def first_illegal(self, actions: Any) -> int:
        """Returns the first game whose action is illegal; -1 if there is none."""
        for i in range(self.count):
            action = actions[i]
            if action < 0 or action >= ACTIONS or not self.legal[i * ACTIONS + action]:
                return i
        return -1

    # --- deals ------------------------------------------------------------------------------------

    def deal_next(self, i: int, dealt: Any) -> None:
        """Deals the next number in game ``i``."""
        number = self.numbers[self.next_number]
        self.next_number += 1
        if self.next_number == self.n_numbers:
            self.next_number = 0
        dealt[i] = number
        self.shuffle(number)
        b = i * FRAME
        for k in range(FRAME):
            self.st[b + k] = 0
        for k in range(self.n_table):
            j = self.places[k]
            self.st[b + PILES + PILE * j + self.st[b + SIZE + j]] = self.cards[k]
            self.st[b + SIZE + j] += 1
        for j in range(self.columns):
            self.st[b + DOWN + j] = self.st[b + SIZE + j] - 1
            card = self.st[b + PILES + PILE * j]
            if self.is_solitario and card < 4:
                self.st[b + HEIGHT + card] = 1
                self.st[b + SIZE + j] = 0
                self.st[b + DOWN + j] = 0
        n = 4 * self.ranks - self.n_table
        for k in range(n):
            self.st[b + STOCK + n - 1 - k] = self.cards[self.n_table + k]
        self.st[b + STOCKED] = n
        self.st[b + PASSES] = 1
        self.st[b + REDEALS] = self.passes - 1 if self.passes else ENDLESS
        self.find_legal(i)

    def shuffle(self, number: int) -> None:
        """Shuffles the deck into ``cards`` as ``shuffles.numbered_order`` does."""
        state = number
        for k in range(4 * self.ranks):
            self.cards[k] = k
        k = 4 * self.ranks - 1
        while k > 0:
            state = (state + MIX) & ALL64
            z = state
            z = ((z ^ (z >> 30)) * SPLIT_ONE) & ALL64
            z = ((z ^ (z >> 27)) * SPLIT_TWO) & ALL64
            z = z ^ (z >> 31)
            rest = (ALL64 % (k + 1) + 1) % (k + 1)
            if z > ALL64 - rest:
                continue
            j = z % (k + 1)
            card = self.cards[k]
            self.cards[k] = self.cards[j]
            self.cards[j] = card
            k -= 1

    # --- the law ----------------------------------------------------------------------------------

    def ending(self, i: int) -> int:
        """Returns how game ``i`` stands after a move, and lists its legal actions."""
        b = i * FRAME
        n = self.find_legal(i)
        if self.out(b) == 4 * self.ranks:
            return WON
        if n == 0:
            return STUCK
        return LONG if self.st[b + MADE] + 256 * self.st[b + MADE + 1] >= self.most else 0

    def out(self, b: int) -> int:
        """Returns the number of cards on the foundations."""
        return (
            self.st[b + HEIGHT]
            + self.st[b + HEIGHT + 1]
            + self.st[b + HEIGHT + 2]
            + self.st[b + HEIGHT + 3]
        )

    def is_next(self, b: int, card: int) -> int:
        """Whether ``card`` is the next one of its foundation."""
        return self.st[b + HEIGHT + (card & 3)] == card >> 2

    def takes(self, b: int, card: int, k: int) -> int:
        """Whether ``card`` may lie on column ``k``."""
        n = self.st[b + SIZE + k]
        if n == 0:
            return self.is_solitario or card >> 2 == self.ranks - 1
        if self.st[b + DOWN + k] == n:
            return 0
        onto = self.st[b + PILES + PILE * k + n - 1]
        if onto >> 2 != (card >> 2) + 1:
            return 0
        if self.is_solitario and not self.by_colour:
            return (onto & 3) != (card & 3)
        return (onto & 2) != (card & 2)

    def find_legal(self, i: int) -> int:
        """Lists the legal actions of game ``i``; returns their number."""
        a = i * ACTIONS
        b = i * FRAME
        for k in range(ACTIONS):
            self.legal[a + k] = 0
        if self.out(b) == 4 * self.ranks:
            return 0
        if self.is_solitario:
            return self.find_solitario(a, b)
        found = 0
        # 1. The draw.
        if self.st[b + STOCKED] or (self.st[b + WASTED] and self.st[b + REDEALS]):
            self.legal[a + DRAW] = 1
            found = 1
        # 2. The top card of the waste.
        n = self.st[b + WASTED]
        if n:
            card = self.st[b + HEAP + n - 1]
            if self.is_next(b, card):
                self.legal[a + WASTE_OUT] = 1
                found += 1
            for k in range(self.columns):
                if self.takes(b, card, k):
                    self.legal[a + WASTE_TO + k] = 1
                    found += 1
        # 3. Cards and runs of the columns.
        for j in range(self.columns):
            n = self.st[b + SIZE + j]
            if n == 0:
                continue
            up = n - self.st[b + DOWN + j]
            if up == 0:
                self.legal[a + SHIFT + 10 * j] = 1
                found += 1
                continue
            if self.is_next(b, self.st[b + PILES + PILE * j + n - 1]):
                self.legal[a + OUT + j] = 1
                found += 1
            for k in range(self.columns):
                if k != j and self.run(b, j, k):
                    self.legal[a + SHIFT + 9 * j + k] = 1
                    found += 1
        # 4. Cards from the foundations.
        if self.returns:
            for j in range(4):
                n = self.st[b + HEIGHT + j]
                for k in range(self.columns if n else 0):
                    if self.takes(b, 4 * (n - 1) + j, k):
                        self.legal[a + BACK + 9 * j + k] = 1
                        found += 1
        return found

    def run(self, b: int, j: int, k: int) -> int:
        """Klondike: returns the cards of the run of column ``j`` that column ``k`` takes; 0 for
        none. One length can fit: face-up cards descend by one.
        """
        n = self.st[b + SIZE + j]
        up = n - self.st[b + DOWN + j]
        if self.st[b + SIZE + k] == 0:
            count = up
        else:
            count = (self.st[b + PILES + PILE * k + self.st[b + SIZE + k] - 1] >> 2) - (
                self.st[b + PILES + PILE * j + n - 1] >> 2
            )
        if count < 1 or count > up:
            return 0
        return count if self.takes(b, self.st[b + PILES + PILE * j + n - count], k) else 0

    def find_solitario(self, a: int, b: int) -> int:
        """Lists the legal actions of a game of solitario; returns their number."""
        found = 0
        if self.st[b + HAND]:
            card = self.st[b + HAND] - 1
            origin = self.st[b + ORIGIN]
            if self.is_next(b, card):
                self.legal[a + HAND_OUT] = 1
                found += 1
            for k in range(self.columns):
                if origin == k + 1 or self.takes(b, card, k):
                    self.legal[a + PUT + k] = 1
                    found += 1
            self.legal[a + HAND_WASTE] = 1
            found += 1
            if origin == FROM_STOCK:
                self.legal[a + HAND_STOCK] = 1
                found += 1
            return found
        for j in range(self.columns):
            n = self.st[b + SIZE + j]
            if n == 0:
                continue
            if self.is_next(b, self.st[b + PILES + PILE * j + n - 1]):
                self.legal[a + OUT + j] = 1
                found += 1
                if not self.asks:
                    continue
            self.legal[a + LIFT + j] = 1
            found += 1
        n = self.st[b + WASTED]
        if n:
            if self.is_next(b, self.st[b + HEAP + n - 1]):
                self.legal[a + WASTE_OUT] = 1
                found += 1
            self.legal[a + LIFT + 9] = 1
            found += 1
        if self.st[b + STOCKED]:
            self.legal[a + DRAW] = 1
            found += 1
        return found

    def move(self, b: int, action: int) -> int:
        """Plays a legal action; returns the cards that went to the foundations, or came back as a
        negative number.
        """
        before = self.out(b)
        self.st[b + MADE] = (self.st[b + MADE] + 1) & 255
        if self.st[b + MADE] == 0:
            self.st[b + MADE + 1] += 1
        if action == DRAW:
            if self.is_solitario:
                self.draw_card(b)
            else:
                self.draw_cards(b)
        elif action < OUT:
            self.st[b + WASTED] -= 1
            card = self.st[b + HEAP + self.st[b + WASTED]]
            if action == WASTE_OUT:
                self.st[b + HEIGHT + (card & 3)] += 1
            else:
                self.put(b, card, action - WASTE_TO)
        elif action < SHIFT:
            card = self.take(b, action - OUT)
            self.st[b + HEIGHT + (card & 3)] += 1
        elif action < BACK:
            self.shift(b, (action - SHIFT) // 9, (action - SHIFT) % 9)
        elif action < LIFT:
            j = (action - BACK) // 9
            self.st[b + HEIGHT + j] -= 1
            self.put(b, 4 * self.st[b + HEIGHT + j] + j, (action - BACK) % 9)
        elif action < LIFT + 9:
            self.st[b + HAND] = self.take(b, action - LIFT) + 1
            self.st[b + ORIGIN] = action - LIFT + 1
        elif action == LIFT + 9:
            self.st[b + WASTED] -= 1
            self.st[b + HAND] = self.st[b + HEAP + self.st[b + WASTED]] + 1
            self.st[b + ORIGIN] = FROM_WASTE
        else:
            self.lay(b, action)
        return self.out(b) - before

    def put(self, b: int, card: int, k: int) -> None:
        """Puts a card on column ``k``."""
        self.st[b + PILES + PILE * k + self.st[b + SIZE + k]] = card
        self.st[b + SIZE + k] += 1

    def take(self, b: int, j: int) -> int:
        """Takes the top card of column ``j``; turns the next one if the rules do."""
        self.st[b + SIZE + j] -= 1
        n = self.st[b + SIZE + j]
        if n and self.st[b + DOWN + j] == n and not self.by_hand:
            self.st[b + DOWN + j] -= 1
        return self.st[b + PILES + PILE * j + n]

    def shift(self, b: int, j: int, k: int) -> None:
        """Klondike: moves the run of column ``j`` that column ``k`` takes, or turns a card."""
        if j == k:
            self.st[b + DOWN + j] -= 1
            return
        count = self.run(b, j, k)
        n = self.st[b + SIZE + j] - count
        for i in range(count):
            self.put(b, self.st[b + PILES + PILE * j + n + i], k)
        self.st[b + SIZE + j] = n
        if n and self.st[b + DOWN + j] == n and not self.by_hand:
            self.st[b + DOWN + j] -= 1

    def draw_cards(self, b: int) -> None:
        """Klondike: draws, or redeals."""
        if self.st[b + STOCKED] == 0:
            n = self.st[b + WASTED]
            for i in range(n):
                self.st[b + STOCK + n - 1 - i] = self.st[b + HEAP + i]
            self.st[b + STOCKED] = n
            self.st[b + WASTED] = 0
            if self.st[b + PASSES] < 255:
                self.st[b + PASSES] += 1
            if self.st[b + REDEALS] != ENDLESS:
                self.st[b + REDEALS] -= 1
            if not self.redeal_draws:
                return
        for _ in range(self.draw):
            if self.st[b + STOCKED] == 0:
                return
            self.st[b + STOCKED] -= 1
            self.st[b + HEAP + self.st[b + WASTED]] = self.st[b + STOCK + self.st[b + STOCKED]]
            self.st[b + WASTED] += 1

    def draw_card(self, b: int) -> None:
        """Solitario: takes the next card into the hand; an ace goes to its foundation."""
        self.st[b + STOCKED] -= 1
        self.st[b + KNOWN] = 0
        card = self.st[b + STOCK + self.st[b + STOCKED]]
        if card < 4:
            self.st[b + HEIGHT + card] += 1
            return
        self.st[b + HAND] = card + 1
        self.st[b + ORIGIN] = FROM_STOCK

    def lay(self, b: int, action: int) -> None:
        """Solitario: the card leaves the hand."""
        card = self.st[b + HAND] - 1
        self.st[b + HAND] = 0
        self.st[b + ORIGIN] = 0
        if action == HAND_OUT:
            self.st[b + HEIGHT + (card & 3)] += 1
        elif action == HAND_WASTE:
            self.st[b + HEAP + self.st[b + WASTED]] = card
            self.st[b + WASTED] += 1
        elif action == HAND_STOCK:
            self.st[b + STOCK + self.st[b + STOCKED]] = card
            self.st[b + STOCKED] += 1
            self.st[b + KNOWN] = 1
        else:
            self.put(b, card, action - PUT)

    # --- what the player sees ---------------------------------------------------------------------

    def show(self, i: int, obs: Any, masks: Any) -> None:
        """Writes the observation and the legal actions of game ``i``."""
        a = i * ACTIONS
        b = i * FRAME
        c = i * SEEN
        for k in range(ACTIONS):
            masks[a + k] = self.legal[a + k]
        for k in range(SEEN):
            obs[c + k] = 0
        for j in range(self.columns):
            down = self.st[b + DOWN + j]
            obs[c + SEEN_DOWN + j] = down
            for k in range(self.st[b + SIZE + j]):
                card = self.st[b + PILES + PILE * j + k] + 2
                obs[c + PILE * j + k] = card if k >= down or self.is_open else 1
        n = self.st[b + WASTED]
        for k in range(n):
            obs[c + SEEN_WASTE + k] = self.st[b + HEAP + n - 1 - k] + 2
        n = self.st[b + STOCKED]
        is_known = self.is_open or self.st[b + PASSES] > 1
        for k in range(n):
            card = self.st[b + STOCK + n - 1 - k] + 2
            obs[c + SEEN_STOCK + k] = card if is_known or (k == 0 and self.st[b + KNOWN]) else 1
        for k in range(4):
            obs[c + SEEN_HEIGHT + k] = self.st[b + HEIGHT + k]
        if self.st[b + HAND]:
            obs[c + SEEN_HAND] = self.st[b + HAND] + 1
            obs[c + SEEN_HAND + 1] = self.st[b + ORIGIN]
        obs[c + SEEN_COUNTS] = self.st[b + PASSES]
        obs[c + SEEN_COUNTS + 1] = self.st[b + REDEALS]
        obs[c + SEEN_COUNTS + 2] = n
        obs[c + SEEN_COUNTS + 3] = self.st[b + WASTED]
