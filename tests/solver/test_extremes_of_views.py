"""The most cards out of a table with unseen cards: compared with a search of each order."""

from collections.abc import Iterator
from itertools import islice, permutations
from random import Random

import pytest

from tests.solver.test_solver_exact import all_small_rules
from tests.support.length import IS_LONG
from tests.support.solving import random_start, wander
from winnable import MostCards, most_cards, parse_table
from winnable.law.deals import numbered_deal
from winnable.law.moves import play, start
from winnable.law.position import Position
from winnable.law.rules import parse_rules
from winnable.law.view import View, view_of
from winnable.law.worlds import unseen, world
from winnable.solver import Limits, extremes
from winnable.solver.answers import Limit

WINDOW = "stock: 2 ??; waste: 1 ??, 2S; pile 1: 2H; foundations: AH AD AC"


def veiled(random: Random, position: Position, most: int) -> View:
    """A view of the position in which up to ``most`` of the cards that may be unseen are."""
    down = [
        card for pile, n in zip(position.columns, position.down, strict=True) for card in pile[:n]
    ]
    able = [*position.stock, *position.waste[:-1], *down]
    hidden = random.sample(able, min(len(able), most))
    return view_of(position, frozenset(range(position.rules.deck_size)).difference(hidden))


def views(random: Random, draw: int, most: int) -> Iterator[View]:
    for _ in range(20 if IS_LONG else 1):
        for rules in islice(all_small_rules(random, draw), 0, None, 1 if IS_LONG else 2):
            yield veiled(random, wander(random, random_start(random, rules), 25), most)


def exact(view: View) -> list[int]:
    """The most cards in each order of the unseen cards. ``test_extremes`` compares these answers
    with brute force.
    """
    found = [most_cards(world(view, order)) for order in permutations(unseen(view))]
    assert all(each.is_proven for each in found)
    return [each.most for each in found]


def check_moves(view: View, found: MostCards) -> None:
    """The moves are legal in every order of the unseen cards. They bring out ``least`` cards, or
    they show one of those, after which as many are certain.
    """
    for order in permutations(unseen(view)):
        position, seen = world(view, order), {*range(view.rules.deck_size)}.difference(unseen(view))
        for move in found.moves:
            step = play(position, move)
            position, seen = step.after, seen.union(step.shown)
        if sum(position.foundations) < found.least:
            assert most_cards(view_of(position, seen)).least >= found.least


@pytest.mark.parametrize("draw", [1, 2, 3])
def test_few_unseen_cards_are_tried_in_every_order(draw: int) -> None:
    tried = gained = 0
    for view in views(Random(draw), draw, 3):
        each, found = exact(view), most_cards(view)
        assert found.most == max(each), view
        assert found.least <= min(each), view
        assert found.limit is (None if found.is_proven else Limit.UNSEEN)
        check_moves(view, found)
        tried += len(each) > 1
        gained += len(each) > 1 and found.least > sum(view.foundations)
    assert tried > 40
    assert gained > 3


@pytest.mark.parametrize("draw", [1, 3])
def test_many_unseen_cards_have_bounds(draw: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """As with more unseen cards, of which not every order is tried."""
    monkeypatch.setattr(extremes, "FEW", 2)
    monkeypatch.setattr(extremes, "SOME", 2)
    bounded = 0
    for view in views(Random(draw + 10), draw, 4):
        each, found = exact(view), most_cards(view)
        assert found.least <= min(each), view
        assert found.most >= max(each), view
        check_moves(view, found)
        bounded += found.most < view.rules.deck_size
    assert bounded > 0


@pytest.mark.parametrize("number", range(40 if IS_LONG else 8))
def test_unseen_cards_of_solitario(number: int) -> None:
    random = Random(number)
    position = wander(random, random_start(random, parse_rules("sc2k3")), 10)
    view = veiled(random, position, 3)
    found = most_cards(view)
    each = [most_cards(world(view, order)).most for order in permutations(unseen(view))]
    assert found.most == max(each)
    assert found.least <= min(each)
    check_moves(view, found)


def test_no_position_is_searched_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Orders that show the same cards lead to the same positions; five cards have 120 orders."""
    searched: list[Position] = []

    def most(position: Position, limits: Limits) -> MostCards:
        searched.append(position)
        return most_cards(position, limits)

    monkeypatch.setattr(extremes, "most_cards", most)
    random, rules = Random(3), parse_rules("d1")
    position = wander(random, start(rules, numbered_deal(3, rules)), 60)
    found = most_cards(veiled(random, position, 5), Limits(200_000))
    assert len(searched) == len({*searched}) > 120
    assert found.nodes < 220_000


def test_what_is_certain_waits_for_what_is_shown() -> None:
    """Whatever lies below the 2 of spades, and then in the stock, goes out when it is seen."""
    found = most_cards(parse_table(WINDOW, "d1c1k2"))
    assert (found.least, found.most, found.limit) == (8, 8, None)
