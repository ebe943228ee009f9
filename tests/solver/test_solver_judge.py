"""The verdict of each choice equals that of the position after it."""

from itertools import permutations
from random import Random
from typing import Final

import pytest

from tests.support.interpreting import interpreted
from tests.support.length import IS_LONG
from tests.support.literal import Table
from tests.support.solving import SUBJECTS, random_start, wander
from winnable.law.rules import parse_rules
from winnable.law.view import view_of
from winnable.law.worlds import unseen, world
from winnable.players.tree import Tree
from winnable.solver import Solver, Verdict, klondike
from winnable.solver.encoding import load_klondike as load
from winnable.solver.encoding import number

RULES: Final = (
    *("d3k7c5", "d1k7c5", "d1p1k6c5", "d3p2k7c4", "d1p3nk6c4", "d2nk6c5", "d3k6c4", "d1p2tk6c4"),
    *("d3", "d1", "d1p3", "d1p1t", "d3p3"),
)
GAMES: Final = 200 if IS_LONG else 15
ALL: Final = (1 << 52) - 1
OF: Final = (Verdict.UNWINNABLE, Verdict.WINNABLE, Verdict.UNDECIDED)


@pytest.mark.parametrize("text", RULES)
@pytest.mark.parametrize("relax_from", [0, 100])
def test_choices_have_the_verdicts_of_the_positions_after_them(text: str, relax_from: int) -> None:
    random, rules, search, solver = Random(text), parse_rules(text), klondike.Search(), Solver()
    search.relax_from = relax_from
    lost = won = 0
    for _ in range(GAMES):
        position = wander(random, random_start(random, rules), 60)
        load(search, position)
        cards = search.survey(ALL)
        verdicts = search.judge(100_000, 1 << 28)
        assert len(verdicts) == len(cards)
        whole = solver.solve(position).verdict
        if cards:
            assert (whole is Verdict.WINNABLE) == (1 in verdicts), position
        for choice, (card, verdict) in enumerate(zip(cards, verdicts, strict=True)):
            table = Table(position)
            way = search.way(choice)
            for pos, act in way:
                {"up": table.up, "down": table.down, "table": table.table}[act](number(pos))
            assert way[-1][0] == card
            assert solver.solve(table.position).verdict is OF[verdict], (position, way)
            lost += verdict == 0
            won += verdict == 1
    assert lost
    assert won


@pytest.mark.parametrize("text", ["d3k7c5", "d1k7c5", "d1p1k6c5", "d3p2k7c4", "d1p3nk6c4"])
def test_interpreted_and_compiled_weights_agree(text: str) -> None:
    random, rules = Random(text), parse_rules(text)
    names = [f"winnable.solver.klondike.{name}" for name in SUBJECTS["klondike"]]
    players = [f"winnable.players.{name}" for name in SUBJECTS["players"]]
    source = interpreted(*names, *players)[-1]
    pair = (Tree(), source.Tree())
    for _ in range(4):
        position = wander(random, random_start(random, rules), 20)
        cards = unseen(view_of(position))
        found = []
        for search in pair:
            load(search, position)
            search.unseen = sum(1 << number(card) for card in cards)
            choices = search.survey(ALL & ~search.unseen)
            ways = [search.way(choice) for choice in range(len(choices))]
            draw = int(bool(position.stock))
            found.append((choices, ways, search.node(), search.weigh(7, 6, 100, 300, draw, 2)))
            assert search.judge(200, 1 << 26) is not None
        assert found[0] == found[1]


@pytest.mark.parametrize("text", ["d3k7c5", "d1k7c5", "d1p2k6c5"])
def test_shares_equal_those_of_the_worlds(text: str) -> None:
    """All orders of a few unseen cards give the exact shares. The shares of many shuffles must be
    close to them.
    """
    random, rules, search, solver = Random(text), parse_rules(text), Tree(), Solver()
    tried = 0
    while tried < (5 if IS_LONG else 2):
        position = wander(random, random_start(random, rules), 80)
        cards = unseen(view_of(position))
        if position.stock or not 2 <= len(cards) <= 4:
            continue
        load(search, position)
        search.unseen = sum(1 << number(card) for card in cards)
        choices = search.survey(ALL)
        ways = [search.way(choice) for choice in range(len(choices))]
        weights = search.weigh(12345, 600, 100_000, 1 << 40, 0, 0)
        orders = list(permutations(cards))
        for way, (wins, losses, _) in zip(ways, weights, strict=True):
            assert wins + losses == 600
            won = 0
            for order in orders:
                table = Table(world(view_of(position), order))
                for pos, act in way:
                    {"up": table.up, "down": table.down, "table": table.table}[act](number(pos))
                won += solver.solve(table.position).verdict is Verdict.WINNABLE
            assert abs(wins / 600 - won / len(orders)) < 0.12
        tried += bool(choices)
