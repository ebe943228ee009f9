"""The value net: the chance that the game is won, from an afterstate. Integers only.

The net has sparse 0/1 inputs, two hidden layers and one output, as the nets of chess engines have
(NNUE: Nasu 2018). Weights and activations have ``UNIT`` steps for 1, sums of products ``UNIT``
squared. An activation is clipped to 0 .. ``MOST``. With weights of 8 bits and at most ``ON`` inputs
the sums of the first layer fit 16 bits. So the value is the same on every machine.
"""

from ..solver.bits import compiled
from .inputs import INPUTS, Inputs

HIDDEN = 160  # units of the first layer
SECOND = 32  # units of the second layer
UNIT = 64
MOST = 255
CERTAIN = 32768  # the value of a win
SIGMOID = 2048  # entries of the table of the logistic function: -16 to 16


class Net(Inputs):
    """Values of afterstates."""

    def make_net(self) -> None:
        """Allocates the arrays."""
        if not compiled:  # the compiled class has C arrays
            self.w1 = [0] * (INPUTS * HIDDEN)
            self.b1 = [0] * HIDDEN
            self.w2 = [0] * (HIDDEN * SECOND)
            self.b2 = [0] * SECOND
            self.w3 = [0] * SECOND
            self.sigmoid = [0] * SIGMOID
            self.sum1 = [0] * HIDDEN
            self.sum2 = [0] * SECOND
        self.b3 = 0

    def set_net(
        self,
        w1: bytes,
        b1: list[int],
        w2: bytes,
        b2: list[int],
        w3: list[int],
        b3: int,
        sigmoid: list[int],
    ) -> None:
        """Loads a net. ``w1`` and ``w2``: weights plus 128, one byte each, by input and then by
        unit. ``sigmoid``: the logistic function at -16, -16 + 1/64 .. in units of 1/32768.
        """
        for i in range(INPUTS * HIDDEN):
            self.w1[i] = w1[i] - 128
        for i in range(HIDDEN * SECOND):
            self.w2[i] = w2[i] - 128
        for i in range(HIDDEN):
            self.b1[i] = b1[i]
        for i in range(SECOND):
            self.b2[i] = b2[i]
            self.w3[i] = w3[i]
        self.b3 = b3
        for i in range(SIGMOID):
            self.sigmoid[i] = sigmoid[i]

    def logit(self) -> int:
        """Returns the output for the inputs ``on``, in steps of 1/4096."""
        for h in range(HIDDEN):
            self.sum1[h] = self.b1[h]
        for i in range(self.n_on):
            row = self.on[i] * HIDDEN
            for h in range(HIDDEN):
                self.sum1[h] += self.w1[row + h]
        for k in range(SECOND):
            self.sum2[k] = self.b2[k]
        for h in range(HIDDEN):
            a = min(MOST, self.sum1[h])
            if a > 0:
                row = h * SECOND
                for k in range(SECOND):
                    self.sum2[k] += a * self.w2[row + k]
        total = self.b3
        for k in range(SECOND):
            total += max(0, min(MOST, self.sum2[k] >> 6)) * self.w3[k]
        return total

    def value(self, t: int) -> int:
        """Returns the value of frame ``t``, in steps of 1/32768: floods it and asks the net."""
        self.list_inputs(t, self.flood(t))
        return self.sigmoid[max(0, min(SIGMOID - 1, (self.logit() >> 6) + SIGMOID // 2))]
