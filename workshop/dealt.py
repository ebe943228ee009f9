"""Measures the mean worth of a random deal, which ``players.luck`` subtracts.

``python -m workshop.dealt d3p3 1000000`` does so. ``players.luck.DEALT`` has the results. The deals
are used for nothing else.
"""

import sys
from statistics import mean, stdev

from winnable.law.deals import numbered_deal
from winnable.law.moves import start
from winnable.law.rules import parse_rules
from winnable.players.luck import deal_worth

FIRST = 20_000_001
"""The number of the first deal."""


def worths(text: str, deals: int) -> list[float]:
    """Returns the worths of deals by the rules ``text``; empty if there is no net for them."""
    rules = parse_rules(text)
    found = (
        deal_worth(start(rules, numbered_deal(number, rules)))
        for number in range(FIRST, FIRST + deals)
    )
    return [worth for worth in found if worth is not None]


def main(text: str, deals: str = "1000000") -> None:
    """Prints the mean worth for rules with a net, and its standard error."""
    found = worths(text, int(deals))
    print(f"{text}: {mean(found):.4f}  # ± {stdev(found) / len(found) ** 0.5:.5f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
