"""The value net in floats: its output, and gradient descent.

The loss is logistic, the optimizer Adam (Kingma and Ba 2015). ``quantized`` in ``training`` rounds
the net for ``players.net``.
"""

from math import exp as expf
from math import sqrt as sqrtf

from winnable.players.inputs import INPUTS
from winnable.players.net import HIDDEN, SECOND
from winnable.players.tree import Tree
from winnable.solver.bits import compiled, pick, roll, sow

SECOND_AT = INPUTS * HIDDEN  # where each part of the parameters begins
BIAS1_AT = SECOND_AT + HIDDEN * SECOND
BIAS2_AT = BIAS1_AT + HIDDEN
THIRD_AT = BIAS2_AT + SECOND
BIAS3_AT = THIRD_AT + SECOND
PARAMETERS = BIAS3_AT + 1


class Descent(Tree):
    """A net that takes steps down the gradient of its loss."""

    def begin_net(self, seed: int) -> None:
        """Makes a net with random weights."""
        if not compiled:  # the compiled class has C arrays
            self.weight_at = [0.0] * PARAMETERS
            self.mean = [0.0] * PARAMETERS
            self.square = [0.0] * PARAMETERS
            self.slope = [0.0] * PARAMETERS
            self.second_t = [0.0] * (SECOND * HIDDEN)
            self.touched = [0] * INPUTS
            self.used = [0] * INPUTS
            self.act1 = [0.0] * HIDDEN
            self.act2 = [0.0] * SECOND
            self.slope1 = [0.0] * HIDDEN
            self.slope2 = [0.0] * SECOND
        self.steps = 0
        self.most_act = 3.984375  # MOST / UNIT
        self.dice = sow(seed)
        for i in range(PARAMETERS):
            self.weight_at[i] = 0.0
            self.mean[i] = 0.0
            self.square[i] = 0.0
            self.slope[i] = 0.0
        for i in range(INPUTS):
            self.used[i] = 0
            self.touched[i] = 0
        for i in range(SECOND_AT):
            self.weight_at[i] = 0.05 * self.noise_of()
        for i in range(SECOND_AT, BIAS1_AT):
            self.weight_at[i] = 0.15 * self.noise_of()
        for i in range(BIAS1_AT, BIAS2_AT):
            self.weight_at[i] = 0.5 + 0.5 * self.noise_of()
        for i in range(BIAS2_AT, THIRD_AT):
            self.weight_at[i] = 0.5
        for i in range(THIRD_AT, BIAS3_AT):
            self.weight_at[i] = 0.3 * self.noise_of()

    def noise_of(self) -> float:
        """Returns a uniform number from -1 to 1."""
        self.dice = roll(self.dice)
        return (pick(self.dice, 1 << 24) - (1 << 23)) / 8388608.0

    def forward(self) -> float:
        """Returns the output for the inputs ``on``; leaves the activations in place."""
        most = self.most_act
        for h in range(HIDDEN):
            self.act1[h] = self.weight_at[BIAS1_AT + h]
        for i in range(self.n_on):
            row = self.on[i] * HIDDEN
            for h in range(HIDDEN):
                self.act1[h] += self.weight_at[row + h]
        for k in range(SECOND):
            self.act2[k] = self.weight_at[BIAS2_AT + k]
        for h in range(HIDDEN):
            a = min(most, self.act1[h])
            if a > 0.0:
                row = SECOND_AT + h * SECOND
                for k in range(SECOND):
                    self.act2[k] += a * self.weight_at[row + k]
        total = self.weight_at[BIAS3_AT]
        for k in range(SECOND):
            total += max(0.0, min(most, self.act2[k])) * self.weight_at[THIRD_AT + k]
        return total

    def logistic(self, x: float) -> float:
        """Returns the logistic function."""
        return 1.0 / (1.0 + expf(-x))

    def backward(self, error: float) -> None:
        """Adds the gradient of the loss for the last ``forward``, whose slope is ``error``."""
        most = self.most_act
        self.slope[BIAS3_AT] += error
        for k in range(SECOND):
            a = self.act2[k]
            self.slope2[k] = 0.0
            if a > 0.0:
                if a < most:
                    self.slope2[k] = error * self.weight_at[THIRD_AT + k]
                self.slope[THIRD_AT + k] += error * min(most, a)
            self.slope[BIAS2_AT + k] += self.slope2[k]
        for h in range(HIDDEN):
            self.slope1[h] = 0.0
        for k in range(SECOND):
            s = self.slope2[k]
            if s != 0.0:
                row = k * HIDDEN
                for h in range(HIDDEN):
                    self.slope1[h] += s * self.second_t[row + h]
        for h in range(HIDDEN):
            a = min(most, self.act1[h])
            if a > 0.0:
                row = SECOND_AT + h * SECOND
                for k in range(SECOND):
                    self.slope[row + k] += a * self.slope2[k]
            if a <= 0.0 or a >= most:
                self.slope1[h] = 0.0
            self.slope[BIAS1_AT + h] += self.slope1[h]
        for i in range(self.n_on):
            index = self.on[i]
            self.touched[index] = 1
            row = index * HIDDEN
            for h in range(HIDDEN):
                self.slope[row + h] += self.slope1[h]

    def adam(self, first: int, last: int, rate: float, most: float) -> None:
        """Moves some parameters by one step of Adam, clips them to ``most``, clears their slope."""
        slow = 0.1
        slower = 0.001
        tiny = 1e-7
        for i in range(first, last):
            g = self.slope[i]
            self.slope[i] = 0
            m = self.mean[i] + slow * (g - self.mean[i])
            v = self.square[i] + slower * (g * g - self.square[i])
            self.mean[i] = m
            self.square[i] = v
            w = self.weight_at[i] - rate * m / (sqrtf(v) + tiny)
            self.weight_at[i] = max(-most, min(most, w))

    def step_adam(self, rate: float) -> None:
        """Moves the parameters that the batch has used."""
        self.steps += 1
        n = min(self.steps, 10000)
        low = 1.0
        high = 1.0
        for _ in range(n):
            low *= 0.9
            high *= 0.999
        rate *= sqrtf(1.0 - high) / (1.0 - low)
        for i in range(INPUTS):
            if self.touched[i]:
                self.touched[i] = 0
                self.used[i] = 1
                self.adam(i * HIDDEN, i * HIDDEN + HIDDEN, rate, 1.984375)
        self.adam(SECOND_AT, BIAS1_AT, rate, 1.984375)
        self.adam(BIAS1_AT, THIRD_AT, rate, 15.0)
        self.adam(THIRD_AT, PARAMETERS, rate, 15.0)
        self.turn_second()

    def turn_second(self) -> None:
        """Copies the weights of the second layer by unit: ``second_t``."""
        for h in range(HIDDEN):
            for k in range(SECOND):
                self.second_t[k * HIDDEN + h] = self.weight_at[SECOND_AT + h * SECOND + k]

    def parameters(self) -> tuple[list[float], list[float], list[float], list[int], int]:
        """Returns the parameters, the two moments of Adam, which inputs were used, and the state of
        the random generator. With ``steps`` they are all that is learned.
        """
        return (
            [self.weight_at[i] for i in range(PARAMETERS)],
            [self.mean[i] for i in range(PARAMETERS)],
            [self.square[i] for i in range(PARAMETERS)],
            [self.used[i] for i in range(INPUTS)],
            self.dice,
        )

    def set_parameters(
        self,
        weights: list[float],
        mean: list[float],
        square: list[float],
        used: list[int],
        dice: int,
    ) -> None:
        """Sets what ``parameters`` returned."""
        for i in range(PARAMETERS):
            self.weight_at[i] = weights[i]
            self.mean[i] = mean[i]
            self.square[i] = square[i]
        for i in range(INPUTS):
            self.used[i] = used[i]
        self.dice = dice
