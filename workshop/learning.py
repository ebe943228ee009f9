"""Learns the value net by self-play: games of the greedy player, and the positions to learn from.

The player takes the choice whose afterstate has the highest value; with a small probability a
random one (softmax). The target of an afterstate mixes the value at the next decision with what
followed (TD(lambda); Sutton 1988, Tesauro 1995). ``descent`` has the net, in floats.
"""

from math import exp as expf

from winnable.solver.bits import (
    ALL64,
    LOW32,
    MIX,
    NOTHING,
    ONE,
    alloc,
    compiled,
    dealloc,
    nogil,
    pick,
    popcount,
    roll,
    sow,
)
from winnable.solver.klondike.layout import DEPTH, HEIGHT, WON

from .descent import Descent

WORDS = 61  # words of a stored position: the number of inputs, and four of them a word
RIVALS = 256  # choices of a decision
SPLIT1 = 0xBF58476D1CE4E5B9  # SplitMix64
SPLIT2 = 0x94D049BB133111EB

COMPILED = compiled


class Learning(Descent):
    """A net that learns. Not thread-safe."""

    def begin_learning(self, capacity: int, seed: int) -> None:
        """Makes a net with random weights, and room for ``capacity`` positions."""
        if not compiled:  # the compiled class has C arrays
            self.rival = [0] * (RIVALS * WORDS)
            self.rival_logit = [0.0] * RIVALS
            self.path_value = [0.0] * DEPTH
            self.path_greedy = [0] * DEPTH
            self.deck = [0] * 52
            self.positions = NOTHING
            self.order_of = NOTHING
        dealloc(self.positions)
        dealloc(self.order_of)
        self.positions = alloc((capacity + DEPTH) * (WORDS + 1))
        self.order_of = alloc(capacity + DEPTH)
        self.capacity = capacity
        self.n_positions = 0
        self.begin_net(seed)

    # Positions

    def store(self, words: int) -> None:
        """Stores the inputs ``on`` in ``rival`` from index ``words`` on."""
        self.rival[words] = self.n_on
        for i in range(0, self.n_on, 4):
            word = 0
            for k in range(min(4, self.n_on - i)):
                word |= ONE * self.on[i + k] << (16 * k)
            self.rival[words + 1 + i // 4] = word

    def recall(self, at: int) -> None:
        """Reads the inputs of a stored position into ``on``."""
        base = at * (WORDS + 1)
        self.n_on = self.positions[base] & LOW32
        for i in range(self.n_on):
            self.on[i] = (self.positions[base + 1 + i // 4] >> (16 * (i & 3))) & 0xFFFF

    def fit(self, rate: float, batch: int) -> float:
        """Learns each stored position once, in random order. Returns the mean loss."""
        with nogil:
            loss = self.fit_all(rate, batch)
        return loss

    def fit_all(self, rate: float, batch: int) -> float:
        """Implements ``fit`` without the interpreter lock."""
        n = self.n_positions
        for i in range(n):
            self.order_of[i] = i
        for i in range(n - 1, 0, -1):
            self.dice = roll(self.dice)
            k = pick(self.dice, i + 1)
            at = self.order_of[i]
            self.order_of[i] = self.order_of[k]
            self.order_of[k] = at
        self.turn_second()
        total = 0.0
        share = 1.0 / batch
        filled = 0
        for i in range(n):
            at = self.order_of[i]
            self.recall(at)
            target = self.positions[at * (WORDS + 1) + WORDS] / 1048576.0
            p = self.logistic(self.forward())
            total += (p - target) * (p - target)
            self.backward((p - target) * share)
            filled += 1
            if filled == batch:
                self.step_adam(rate)
                filled = 0
        if filled:
            self.step_adam(rate)
        return total / max(1, n)

    # Games

    def deal_number(self, number: int) -> None:
        """Shuffles ``deck`` as ``shuffles.numbered_order`` does (SplitMix64)."""
        for i in range(52):
            self.deck[i] = i
        state = number
        for i in range(51, 0, -1):
            bound = i + 1
            # 2 ** 64 modulo the bound
            rest = (ALL64 % bound + 1) % bound
            while True:
                state = (state + MIX) & ALL64
                z = state
                z = ((z ^ (z >> 30)) * SPLIT1) & ALL64
                z = ((z ^ (z >> 27)) * SPLIT2) & ALL64
                z ^= z >> 31
                if z <= ALL64 - rest:
                    break
            k = z % bound
            card = self.deck[i]
            self.deck[i] = self.deck[k]
            self.deck[k] = card

    def begin_deal(self, number: int, draw: int, redeals: int) -> None:
        """Loads a numbered deal of seven columns; with unlimited passes the stock is seen."""
        self.deal_number(number)
        columns: list[list[int]] = [[], [], [], [], [], [], []]
        i = 0
        for row in range(7):
            for j in range(row, 7):
                columns[j].append(self.deck[i])
                i += 1
        down = list(range(7))
        stock = [self.deck[i] for i in range(51, 27, -1)]
        self.load(columns, down, [0, 0, 0, 0], stock, [], draw, redeals, 1, 13)
        self.hide(0, self.f_down[0] if self.unlimited else self.f_down[0] | self.f_stock[0])
        self.max_memory = 1 << 26
        self.nodes = 0
        self.relaxed_nodes = 0

    def dealt_cards(self) -> list[int]:
        """Returns the loaded deal: the cards of the columns, then the stock. For tests."""
        found = []
        for j in range(self.n_columns):
            for i in range(j + 1):
                found.append(int(self.dealt[j * HEIGHT + i]))  # noqa: PERF401  # C arrays
        for i in range(self.n_stock):
            found.append(int(self.stock_card[i]))  # noqa: PERF401
        return found

    def play(
        self, first: int, count: int, draw: int, redeals: list[int], explore: float, trace: float
    ) -> int:
        """Plays numbered deals against itself and stores their positions. Returns the wins.

        ``redeals``: the redeals of the games in turn, -1 for unlimited. ``explore``: the
        probability of a random choice. ``trace``: lambda. Ends early if no room is left.
        """
        wins = 0
        for number in range(first, first + count):
            if self.n_positions > self.capacity:
                break
            self.begin_deal(number, draw, redeals[number % len(redeals)])
            with nogil:
                wins += self.self_play(explore, trace) > 0.9
        return wins

    def self_play(self, explore: float, trace: float) -> float:
        """Plays the loaded deal; returns 1 for a win, 0 for a loss."""
        t = 0
        stored = 0
        start = self.n_positions
        while True:
            if popcount(self.hidden[t]) <= 1:
                verdict = self.decide(t, 2000)
                result = 1.0 if verdict == WON else 0.0
                break
            self.child_top = 0
            n = min(RIVALS, self.open_node(t))
            if n == 0:
                result = 0.0
                break
            best = 0
            for k in range(n):
                self.foresee(t, self.child[k])
                self.list_inputs(t + 1, self.flood(t + 1))
                self.rival_logit[k] = self.forward()
                self.store(k * WORDS)
                if self.rival_logit[k] > self.rival_logit[best]:
                    best = k
            choice = best
            if n > 1 and explore > 0.0:
                self.dice = roll(self.dice)
                if pick(self.dice, 1 << 20) < explore * 1048576.0:
                    choice = self.gamble(n, best)
            base = self.n_positions * (WORDS + 1)
            for k in range(1 + (self.rival[choice * WORDS] + 3) // 4):
                self.positions[base + k] = self.rival[choice * WORDS + k]
            self.n_positions += 1
            self.path_value[stored] = self.logistic(self.rival_logit[best])
            self.path_greedy[stored] = choice == best
            stored += 1
            self.follow(t, self.child[choice])
            t += 1
        # The targets, from the end.
        target = result
        for k in range(stored - 1, -1, -1):
            base = (start + k) * (WORDS + 1)
            self.positions[base + WORDS] = int(target * 1048576.0)
            if self.path_greedy[k]:
                target = (1.0 - trace) * self.path_value[k] + trace * target
            else:
                target = self.path_value[k]
        return result

    def gamble(self, n: int, best: int) -> int:
        """Returns a random choice: softmax of the outputs at temperature 0.5."""
        total = 0.0
        for k in range(n):
            total += expf(2.0 * (self.rival_logit[k] - self.rival_logit[best]))
        self.dice = roll(self.dice)
        total *= pick(self.dice, 1 << 24) / 16777216.0
        for k in range(n):
            total -= expf(2.0 * (self.rival_logit[k] - self.rival_logit[best]))
            if total < 0.0:
                return k
        return best

    def greedy_wins(self, first: int, count: int, draw: int, redeals: list[int]) -> int:
        """Plays numbered deals without exploring or storing. Returns the wins."""
        kept = self.n_positions
        wins = 0
        for number in range(first, first + count):
            self.begin_deal(number, draw, redeals[number % len(redeals)])
            with nogil:
                wins += self.self_play(0.0, 0.0) > 0.9
            self.n_positions = kept
        return wins

    def tree_win(
        self, number: int, draw: int, redeals: int, simulations: int, curiosity: int
    ) -> int:
        """Plays a numbered deal by the tree with the net that was set. Returns 1 for a win."""
        self.begin_deal(number, draw, redeals)
        with nogil:
            won = self.tree_play(number, simulations, curiosity)
        return won

    def said(self) -> list[float]:
        """Returns the values of the choices that the last ``tree_win`` made."""
        return [self.path_value[i] for i in range(self.n_said)]

    def tree_play(self, number: int, simulations: int, curiosity: int) -> int:
        """Implements ``tree_win`` without the interpreter lock."""
        t = 0
        dice = sow(number)
        self.stop = 0
        self.n_said = 0
        while True:
            if popcount(self.hidden[t]) <= 1:
                return self.decide(t, 20000) == WON
            self.child_top = 0
            n = self.open_node(t)
            if n == 0:
                return 0
            best = 0
            if n > 1:
                # 1. Remember where the unseen cards lie.
                self.find_holes(t, self.hidden[t])
                for i in range(self.n_holes):
                    k = self.hole[i]
                    self.deck[i] = self.dealt[k] if k < 128 else self.stock_card[k - 128]
                # 2. Think.
                dice = roll(dice)
                self.dice = dice
                self.plant()
                for k in range(n):
                    self.add_edge(t, self.child[k])
                self.simulate(t, simulations, curiosity)
                for i in range(n):
                    if self.tries[i] > self.tries[best]:
                        best = i
                self.path_value[self.n_said] = self.worth(best) / 32768.0
                self.n_said += 1
                # 3. Put them back.
                for i in range(self.n_holes):
                    self.lot[i] = self.deck[i]
                self.put_lot(t)
            self.follow(t, self.child[best])
            t += 1
