"""Each rule of the search that looks ahead, alone and with the others, on small decks.

Full-size deals did not show errors that one small deck in thousands shows. So the rules apply from
the first node on, with tiny limits too, and are compared with the search without any of them.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Final

import pytest

from tests.support.length import IS_LONG
from tests.support.solving import (
    everywhere,
    interpreted_search,
    plain,
    random_start,
    wander,
)
from winnable.law.notation import parse_position
from winnable.law.position import Position
from winnable.law.rules import parse_rules
from winnable.solver import Limits, Solver, Verdict, klondike
from winnable.solver.encoding import card_set
from winnable.solver.encoding import load_klondike as load
from winnable.solver.klondike import SWITCHES

SHAPES: Final = ("k4c4", "k5c4", "k5c5", "k6c3", "k6c4", "k6c5", "k7c6", "k8c7")
PASSES: Final = ("", "p1", "p2", "p3")
DECKS: Final = 2_000 if IS_LONG else 24
ENOUGH: Final = Limits(nodes=300_000)

MAKERS: Final = {
    "use_pending": ("use_pending",),
    "use_draw_one": ("use_draw_one",),
    "both": ("use_pending", "use_draw_one"),
    "use_easier": ("use_relax", "use_locks", "use_alive", "use_sharing", "occupy", "use_easier"),
    "use_plan": ("use_relax", "use_locks", "use_alive", "use_sharing", "occupy", "use_plan"),
    "use_closing": (
        *("use_relax", "use_locks", "use_alive", "use_sharing", "occupy", "use_easier"),
        "use_closing",
    ),
    "use_families": (
        *("use_relax", "use_locks", "use_alive", "use_sharing", "occupy", "use_easier"),
        *("use_pending", "use_draw_one", "use_families"),
    ),
    "use_families without relaxation": ("use_pending", "use_draw_one", "use_families"),
}
"""Switches of rules that are tried without the others."""


def only(*on: str) -> Solver:
    """A solver with these rules alone, from the first node on."""
    return everywhere(*(switch for switch in SWITCHES if switch not in on))


def tiny(name: str, limit: int) -> Solver:
    """A solver with all rules from the first node on, and one tiny limit."""
    solver = everywhere()
    setattr(solver.search, name, limit)
    return solver


def small_games(random: Random, text: str) -> Iterator[Position]:
    """Deals, and every third time a position of a game in progress."""
    rules = parse_rules(text)
    for number in range(DECKS):
        position = random_start(random, rules)
        yield wander(random, position, 25) if number % 3 == 2 else position


@pytest.mark.parametrize("draw", [1, 2, 3])
def test_no_rule_changes_a_verdict_of_a_small_deck(draw: int) -> None:
    reference = plain()
    solvers = [
        everywhere(),
        *(only(*on) for on in MAKERS.values()),
        tiny("draw_one_limit", 3),
        tiny("relax_limit", 5),
        tiny("lock_bits", 1),
    ]
    random, found = Random(draw), Counter[Verdict]()
    for passes, returns, shape in product(PASSES, ("", "n"), SHAPES):
        for position in small_games(random, f"d{draw}{passes}{returns}{shape}"):
            verdict = reference.decide(position, ENOUGH).verdict
            found[verdict] += 1
            if verdict is Verdict.UNDECIDED:
                continue
            for solver in solvers:
                assert solver.decide(position, ENOUGH).verdict is verdict, position
    assert found[Verdict.UNDECIDED] < 0.01 * found.total()
    assert 0.05 < found[Verdict.UNWINNABLE] / found.total() < 0.5


@pytest.mark.parametrize(
    "text",
    [
        "d2c3k4 1 3C2DAH2H3D3HAS2SAD3S - -------- 4S/(4C)4D/(4H2C)AC -",
        "d1p1c3k4 1 4D2C2S3C2HACAD3DAS2D - -------- 4H/(AH)3S/(4S4C)3H -",
        "d1p2c4k5 1 4C5H2D5C2SADAS5S3SAC - -------- 4D/(AH)4H/(3H3D)2C/(4S2H5D)3C -",
    ],
)
def test_stock_cards_cannot_wait_where_taking_one_moves_the_others(text: str) -> None:
    """Under these rules a card that waits may be out of reach when it is needed."""
    module = interpreted_search("klondike")

    class Waiting(module.Search):  # type: ignore[misc, name-defined]
        def begin_pending(self, t: int) -> None:
            super().begin_pending(t)
            self.is_timely = 1

    position, verdicts = parse_position(text), []
    for search in (module.Search(), Waiting()):
        load(search, position)
        verdicts.append(search.run(20_000, 1 << 28))
    assert verdicts == [1, 0]


def test_families_of_nodes_need_a_stock_from_which_each_card_can_be_taken() -> None:
    """With limited passes, play need not lead to the node with fewer stock cards."""
    module = interpreted_search("klondike")

    class Everywhere(module.Search):  # type: ignore[misc, name-defined]
        def seen(self, t: int, keep: int) -> int:
            return super().seen(t, keep) or int(self.is_lost_with_less(t))

        def dfs(self, t: int) -> int:
            result = int(super().dfs(t))
            if result == 0 and not self.abort:
                self.add_lost_node(t)
            return result

    text = "d3p2c4k6n 1 - 4HAS5C6CADAH2H3H2S2D3S ----3C-- 6D/6S5H4S3D/(4C5S)5D/(4D)6H -"
    position, verdicts = parse_position(text), []
    for search in (module.Search(), Everywhere()):
        load(search, position)
        verdicts.append(search.run(20_000, 1 << 28))
    assert verdicts == [1, 0]


def test_stock_cards_that_are_to_be_shown_do_not_wait() -> None:
    """With unseen cards, the search looks for a line that shows one of them."""
    random, found = Random("unseen"), Counter[int]()
    searches = [klondike.Search(), everywhere().search, plain().search]
    for number in range(4_000 if IS_LONG else 200):
        rules = parse_rules(f"d{1 + number % 3}{random.choice(SHAPES)}")
        position = random_start(random, rules)
        piles = zip(position.columns, position.down, strict=True)
        cards = [*position.stock, *(card for pile, down in piles for card in pile[:down])]
        hidden = card_set(random.sample(cards, random.randint(1, 3)))
        verdicts = set()
        for search in searches:
            load(search, position)
            search.unseen = hidden
            verdicts.add(search.run(100_000, 1 << 28))
        assert len(verdicts) == 1, position
        found.update(verdicts)
    assert found[0]
    assert found[1]
