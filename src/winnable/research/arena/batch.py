"""Many games at once, compiled, for programs that learn: deals, steps and observations.

The games lie on one board (``tables``). Tests compare every state with ``law``. It does not use
``Position``. The ``.pxd`` files declare the C types, and ``setup.py`` joins the classes to one;
without a compiler the same files run interpreted. Arrays are numpy arrays or anything else with a
buffer of their type, in one piece.
"""

from typing import Any

from ...solver.bits import ALL64, MIX, compiled, nogil, pick, roll, sow
from ...solver.board import (
    DECK,
    DOWN,
    ENDLESS,
    FRAME,
    HEAP,
    HEIGHT,
    HELD,
    ORIGIN,
    PILE,
    PILES,
    REDEALS,
    SIZE,
    STOCKED,
    WASTED,
)
from .layout import (
    ACTIONS,
    KNOWN,
    LONG,
    MADE,
    PASS,
    PASSES,
    SEEN,
    SEEN_COUNTS,
    SEEN_DOWN,
    SEEN_HAND,
    SEEN_HEIGHT,
    SEEN_PILE,
    SEEN_STOCK,
    SEEN_WASTE,
    SPLIT_ONE,
    SPLIT_TWO,
    STUCK,
    WON,
)
from .tables import Tables

COMPILED = compiled


class Batch(Tables):
    """Games that are played in step. ``adopt`` and ``arrange`` first, then ``begin``. Not
    thread-safe; two batches in two threads run at the same time.

    ``games`` and ``wins`` count the games that have ended. ``step`` says how a game ended: 0,
    ``WON``, ``STUCK`` (no legal action) or ``LONG`` (too many moves).
    """

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
        self.hold_games(self.count)
        self.cards = bytearray(64)
        with nogil:
            for i in range(self.count):
                self.deal_next(i, dealt)
                self.show(i, obs, masks)

    def step(self, actions: Any, obs: Any, masks: Any, rewards: Any, ended: Any, dealt: Any) -> int:
        """Plays an action (32 bits) in each game; ``PASS`` plays none and counts as a move. Returns
        -1, or the first game whose action is illegal: then nothing was played.

        With ``restarts``, an ended game is replaced by the next deal at once: its observation and
        its mask are those of the new game. ``rewards`` are floats of 32 bits, ``ended`` has 8 bits.
        """
        with nogil:
            wrong = self.first_illegal(actions)
            if wrong < 0:
                for i in range(self.count):
                    b = i * FRAME
                    out = 0
                    if actions[i] == PASS:
                        self.count_move(b)
                    else:
                        out = self.move(b, actions[i])
                    end = self.ending(i)
                    ended[i] = end
                    rewards[i] = 0
                    if self.by_cards:
                        rewards[i] = out / (4.0 * self.ranks)
                    elif end == WON and out > 0:
                        rewards[i] = 1
                    if end:
                        self.games += 1
                        self.wins += end == WON
                        if self.restarts:
                            self.deal_next(i, dealt)
                    self.show(i, obs, masks)
        return wrong

    def renew(self, which: Any, obs: Any, masks: Any, dealt: Any) -> None:
        """Deals the number in ``dealt`` anew in each game whose entry of ``which`` is not 0."""
        with nogil:
            for i in range(self.count):
                if which[i]:
                    self.deal(i, dealt[i])
                    self.show(i, obs, masks)

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

    def first_illegal(self, actions: Any) -> int:
        """Returns the first game whose action is illegal; -1 if there is none."""
        for i in range(self.count):
            action = actions[i]
            if action == PASS:
                continue
            if action < 0 or action >= ACTIONS or not self.legal[i * ACTIONS + action]:
                return i
        return -1

    def ending(self, i: int) -> int:
        """Returns how game ``i`` stands after a move, and lists its legal actions."""
        b = i * FRAME
        n = self.find_legal(i)
        if self.is_won(b):
            return WON
        if n == 0:
            return STUCK
        return LONG if self.st[b + MADE] + 256 * self.st[b + MADE + 1] >= self.most else 0

    def deal_next(self, i: int, dealt: Any) -> None:
        """Deals the next number in game ``i``."""
        number = self.numbers[self.next_number]
        self.next_number += 1
        if self.next_number == self.n_numbers:
            self.next_number = 0
        dealt[i] = number
        self.deal(i, number)

    def deal(self, i: int, number: int) -> None:
        """Deals a number in game ``i``."""
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
            self.st[b + DECK + n - 1 - k] = self.cards[self.n_table + k]
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
                obs[c + SEEN_PILE * j + k] = card if k >= down or self.is_open else 1
        n = self.st[b + WASTED]
        for k in range(n):
            obs[c + SEEN_WASTE + k] = self.st[b + HEAP + n - 1 - k] + 2
        n = self.st[b + STOCKED]
        is_known = self.is_open or self.st[b + PASSES] > 1
        for k in range(n):
            card = self.st[b + DECK + n - 1 - k] + 2
            obs[c + SEEN_STOCK + k] = card if is_known or (k == 0 and self.st[b + KNOWN]) else 1
        for k in range(4):
            obs[c + SEEN_HEIGHT + k] = self.st[b + HEIGHT + k]
        if self.st[b + HELD]:
            obs[c + SEEN_HAND] = self.st[b + HELD] + 1
            obs[c + SEEN_HAND + 1] = self.st[b + ORIGIN]
        obs[c + SEEN_COUNTS] = self.st[b + PASSES]
        obs[c + SEEN_COUNTS + 1] = self.st[b + REDEALS]
        obs[c + SEEN_COUNTS + 2] = n
        obs[c + SEEN_COUNTS + 3] = self.st[b + WASTED]
