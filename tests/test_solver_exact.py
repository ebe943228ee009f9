"""The solver's verdicts are exact: known hard cases, and the search against itself.

The relaxations and prunings of the search may save work and never change a verdict. Small decks
reach their thresholds rarely; ``everywhere`` asks them at every node.
"""

import os
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from winnable.cards import rank_of, suit_of
from winnable.deals import Deal, numbered_deal, parse_deal
from winnable.law import play, start
from winnable.position import Position
from winnable.rules import Rules, parse_rules
from winnable.solver import Answer, Limits, Solver, Verdict

pytestmark = pytest.mark.no_cover  # thousands of games

IS_LONG: Final = bool(os.environ.get("WINNABLE_LONG"))
SWITCHES: Final = (
    "use_safe",
    "use_relax",
    "use_locks",
    "use_alive",
    "use_dominance",
    "use_restarts",
    "occupy",
)
ENOUGH: Final = Limits(nodes=100_000)

SMALL_WINS: Final = {
    # Safe only if both other-colour foundations are two ranks below and its mate three: with the
    # clause "or both are one below" this is lost.
    "safe": ("d1c5k6", "3DAC2C4H6D6C5HAH6H4S2HAD2D5S3C3HAS4D2S5C6S4C5D3S"),
    # Without returns that clause is true of foundations, but not of the relaxation's floating ones:
    # there a lower card of the other colour may still be in the stock, and need this one to lie on.
    "floating": ("d3c2k4n", "2C3C4S4HAC4C4DASAD2SAH2D2H3D3H3S"),
    "floating, draw one": ("d1c5k6n", "5S4D6S5H4C6H6C5D5C2CASAD2SAH2D2HAC4S3S3D3H3C6D4H"),
}


def everywhere() -> Solver:
    """A solver that asks its relaxations at every node."""
    solver = Solver()
    solver.search.trigger = 1
    solver.search.relax_from = 0
    return solver


def plain() -> Solver:
    """A solver that only searches."""
    solver = Solver()
    for switch in SWITCHES:
        setattr(solver.search, switch, 0)
    return solver


def check_win(position: Position, answer: Answer) -> None:
    """The moves of a win do win."""
    assert answer.moves is not None
    for move in answer.moves:
        position = play(position, move).after
    assert position.is_won


def small_games(count: int, seed: int) -> Iterator[Position]:
    """Small decks of every kind; in every second one low cards of three suits come late, in the
    stock, where relaxations that hope too much or too little go wrong."""
    random = Random(seed)
    for i in range(count):
        columns = random.randint(2, 5)
        least = max(3, (columns * (columns + 1) // 2 + 3) // 4)
        rules = Rules(
            draw=random.randint(1, 4),
            passes=random.choice([None, 1, 2, 3]),
            columns=columns,
            ranks=random.randint(least, least + 3),
            returns=random.random() < 0.4,
        )
        deal = numbered_deal(random.randrange(1 << 40), rules)
        if i % 2:
            spared = random.randrange(4)
            late = {card: 1.2 * random.random() for card in deal.cards}
            for card in deal.cards:
                if rank_of(card) <= 3 and suit_of(card) != spared:
                    late[card] += 1
            deal = Deal(deal.deck, tuple(sorted(deal.cards, key=late.__getitem__)))
        yield start(rules, deal)


@pytest.mark.parametrize("name", SMALL_WINS)
@pytest.mark.parametrize("make", [Solver, everywhere, plain])
def test_small_wins_that_tempting_rules_miss(make: type[Solver], name: str) -> None:
    text, cards = SMALL_WINS[name]
    rules = parse_rules(text)
    position = start(rules, parse_deal(cards, rules))
    answer = make().solve(position)
    assert answer.verdict is Verdict.WINNABLE
    check_win(position, answer)


def test_relaxations_at_every_node_change_no_verdict() -> None:
    first, second, decided = everywhere(), plain(), 0
    count = 120_000 if IS_LONG else 8_000
    for position in small_games(count, seed=2):
        one, two = first.solve(position, ENOUGH), second.solve(position, ENOUGH)
        if Verdict.UNDECIDED in (one.verdict, two.verdict):
            continue
        decided += 1
        assert one.verdict is two.verdict, position
        if one.verdict is Verdict.WINNABLE:
            check_win(position, one)
    assert decided > count * 0.95
