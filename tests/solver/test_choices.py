"""The choices of a view belong to its node, and the way to each choice loosens its card."""

from random import Random

import pytest

from tests.support.literal import Table
from tests.support.solving import random_start, wander
from winnable.law.moves import legal_moves, play
from winnable.law.position import FOUNDATION, STOCK, Position
from winnable.law.rules import parse_rules
from winnable.law.view import view_of
from winnable.law.worlds import unseen, world
from winnable.solver import Choices, Solver

RULES = ("d3", "d1", "d3p1", "d1p3", "d1p1n", "d3t", "d2k7c5")


def column_cards(position: Position, card: int) -> bool:
    """Whether the card is the lowest face-up one of a column, or the next one to be turned."""
    piles = zip(position.columns, position.down, strict=True)
    return card in [column[min(down, len(column) - 1)] for column, down in piles if column]


@pytest.mark.parametrize("text", RULES)
def test_the_way_to_a_choice_loosens_its_card(text: str) -> None:
    random, rules, solver = Random(text), parse_rules(text), Solver()
    met = forced = 0
    for _ in range(90):
        view = view_of(wander(random, random_start(random, rules), 60))
        found = solver.choices(view)
        position = world(view, unseen(view))
        assert not found.is_forced or len(found.cards) == 1
        forced += found.is_forced
        for choice, card in enumerate(found.cards):
            way = solver.way(choice)
            assert way[-1][0] == card
            table = Table(position)
            for step, act in way:
                table.act(step, act)
            if rules.returns:
                dealt = column_cards(position, card) or card in (*position.stock, *position.waste)
                assert dealt, (position, way)
            met += 1
    assert met > 20
    assert forced


@pytest.mark.parametrize("text", RULES)
def test_reversible_moves_change_no_choice(text: str) -> None:
    random, rules, solver = Random(text), parse_rules(text), Solver()
    same = 0
    for _ in range(40):
        position = wander(random, random_start(random, rules), 60)
        here = solver.choices(view_of(position))
        for move in legal_moves(position):
            if move.source == STOCK or move.target == FOUNDATION or move.is_turn:
                continue
            there = solver.choices(view_of(play(position, move).after))
            if there.node == here.node:
                assert there == here, (position, move)
                same += 1
    assert same


def test_choices_do_not_depend_on_the_unseen_cards() -> None:
    random, rules, solver = Random(11), parse_rules("d3"), Solver()
    for _ in range(20):
        view = view_of(wander(random, random_start(random, rules), 40))
        cards = list(unseen(view))
        found: list[Choices] = []
        for _ in range(3):
            random.shuffle(cards)
            found.append(solver.choices(view_of(world(view, tuple(cards)))))
        assert found[0] == found[1] == found[2]


def test_choices_of_solitario_are_refused() -> None:
    rules = parse_rules("s")
    with pytest.raises(ValueError, match="solitario"):
        Solver().choices(view_of(random_start(Random(1), rules)))
