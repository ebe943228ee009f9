"""Fits the chances of the tree to results.

``python -m workshop.calibration d3p3 2000`` does so.

Plays numbered deals by the tree with the shipped net, and fits the log odds of a win to the log
odds of the values of all decisions by logistic regression (Platt 1999).
``players.nets.CALIBRATION`` has the results. The deals were used neither for training nor for
tuning, and no figure of docs/players.md is measured on them.
"""

import sys
from collections.abc import Sequence
from math import exp

from winnable.law.rules import parse_rules
from winnable.players.expert import CURIOSITY
from winnable.players.nets import exploration, log_odds, net_name, read_net

from .learning import Learning
from .training import TUNING

FIRST = TUNING.stop
"""The number of the first deal."""


def values_of(text: str, games: int, simulations: int) -> list[tuple[float, int]]:
    """Plays deals by the rules ``text``; returns the value of each decision, and whether its game
    was won. Raises ``ValueError`` if there is no net for the rules.
    """
    rules = parse_rules(text)
    name = net_name(rules)
    if name is None:
        raise ValueError(text)
    learning = Learning()
    learning.begin_learning(1, 1)
    learning.set_tables(*exploration())
    learning.set_net(*read_net(name))
    redeals = -1 if rules.passes is None else rules.passes - 1
    found = []
    for number in range(FIRST, FIRST + games):
        won = learning.tree_win(number, rules.draw, redeals, simulations, CURIOSITY)
        found += [(value, won) for value in learning.said()]
    return found


def fitted(values: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """Returns the shift and the scale of the log odds, by Newton's method."""
    rows = [(log_odds(value), won) for value, won in values]
    shift, scale = 0.0, 1.0
    for _ in range(20):
        gradient, curve = [0.0, 0.0], [0.0, 0.0, 0.0]
        for odds, won in rows:
            share = 1 / (1 + exp(-shift - scale * odds))
            weight = share * (1 - share)
            gradient[0] += won - share
            gradient[1] += (won - share) * odds
            curve[0] += weight
            curve[1] += weight * odds
            curve[2] += weight * odds * odds
        size = curve[0] * curve[2] - curve[1] * curve[1]
        shift += (curve[2] * gradient[0] - curve[1] * gradient[1]) / size
        scale += (curve[0] * gradient[1] - curve[1] * gradient[0]) / size
    return shift, scale


def main(text: str, games: str = "2000") -> None:
    """Prints the calibration for rules with a net."""
    values = values_of(text, int(games), 400)
    shift, scale = fitted(values)
    print(f"{text}: ({shift:.2f}, {scale:.2f})  # {len(values)} decisions")


if __name__ == "__main__":
    main(*sys.argv[1:])
