"""Every sampled world has the view that it was sampled from, and none is left out or favoured."""

from collections import Counter
from itertools import islice, permutations
from math import factorial
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.described import joined_late
from tests.support.length import IS_LONG
from winnable.game.game import Game
from winnable.law.cards import Card
from winnable.law.deals import numbered_deal
from winnable.law.moves import after
from winnable.law.position import Position
from winnable.law.rules import Rules, parse_rules
from winnable.law.variants import VARIANTS
from winnable.law.view import View, view_of
from winnable.law.worlds import any_world, sample, unseen, world, worlds
from winnable.players import Strength, rank
from winnable.solver import Verdict, solve


@pytest.mark.parametrize("name", VARIANTS)
@settings(deadline=None, max_examples=40 if IS_LONG else 15)
@given(data=st.data())
def test_worlds_have_the_same_view(name: str, data: st.DataObject) -> None:
    variant = VARIANTS[name]
    game = Game(variant.rules, numbered_deal(data.draw(st.integers(1, 99)), variant.rules))
    for _ in range(data.draw(st.integers(0, 40))):
        if game.view.legal:
            game.play(data.draw(st.sampled_from(game.view.legal)))
    for view in (game.view, joined_late(game, Random(data.draw(st.integers(0, 99))))):
        piles = (view.stock, view.waste, *view.columns)
        hidden = [card for pile in piles for card in pile].count(None)
        assert len(unseen(view)) == hidden
        for each in islice(worlds(view, 1), 5):
            assert view_of(each, known_of(view)) == view


def known_of(view: View) -> frozenset[Card]:
    return frozenset(range(view.rules.deck_size)).difference(unseen(view))


SMALL = ("d1c2k2", "d3c2k2r", "d1c1k2p1t", "d1c2k2p3", "sc2k2")


def small_views(rules: Rules, count: int) -> list[View]:
    """Views of random games on a small deck, the player having missed some cards."""
    random, found = Random(str(rules)), list[View]()
    while len(found) < count:
        game = Game(rules, numbered_deal(random.randrange(1000), rules))
        for _ in range(random.randrange(12)):
            if game.legal:
                game.play(random.choice(game.legal))
        view = joined_late(game, random)
        if len(unseen(view)) > 1 and not view.waste_is_known:
            found.append(view)
    return found


def is_seen_alike(view: View, position: Position) -> bool:
    """Whether each card that the view names lies where it does in the position: the quick part."""
    piles = zip(
        (view.stock, view.waste, *view.columns),
        (position.stock, position.waste, *position.columns),
        strict=True,
    )
    return all(
        card in (None, other)
        for pile, others in piles
        for card, other in zip(pile, others, strict=True)
    )


def every_world(view: View) -> set[Position]:
    """Every way to lay the whole deck that looks like the view, by trying all of them."""
    here, known = any_world(view), known_of(view)
    piles = (here.stock, here.waste, *here.columns)
    lying = [card for pile in piles for card in pile]
    found = set()
    for cards in permutations(lying):
        rest = iter(cards)
        stock, waste, *columns = (tuple(islice(rest, len(pile))) for pile in piles)
        each = here._replace(stock=stock, waste=waste, columns=tuple(columns))
        if is_seen_alike(view, each) and view_of(each, known) == view:
            found.add(each)
    return found


@pytest.mark.parametrize("rules", SMALL)
def test_the_worlds_are_those_that_look_like_the_view(rules: str) -> None:
    for view in small_views(parse_rules(rules), 3):
        orders, is_complete = sample(view, factorial(8))
        assert is_complete
        laid = [world(view, order) for order in orders]
        assert len(laid) == len({*laid}) == factorial(len(unseen(view)))
        assert {*laid} == every_world(view)


@pytest.mark.parametrize("rules", SMALL)
def test_a_random_world_is_each_of_them_equally_often(rules: str) -> None:
    for view in small_views(parse_rules(rules), 3):
        every = factorial(len(unseen(view)))
        if every > 120:
            continue
        met = Counter(islice(worlds(view, 1), 100 * every))
        assert len(met) == every
        squares = sum((count - 100) ** 2 / 100 for count in met.values())
        assert squares < every + 5 * (2 * every) ** 0.5  # chi-squared


LIMITED = ("d1c2k3p2", "d2c2k3p2", "d3c2k3p3", "d1p1c2k3", "d2c2k3rp3", "d3c2k3")
EXACT = Strength(simulations=0, worlds=1000, nodes=100_000, states=10**9, dives=0)


@pytest.mark.parametrize("rules", LIMITED)
def test_the_share_of_a_choice_is_that_of_all_worlds(rules: str) -> None:
    """The plan is legal in each of them. The draw is a choice, also where it begins a pass."""
    compared = 0
    for view in small_views(parse_rules(rules), 60):
        if len(unseen(view)) > 5 or compared > (100 if IS_LONG else 8):
            continue
        for advice in rank(view, EXACT):
            ends = [after(world(view, order), advice.plan) for order in permutations(unseen(view))]
            if advice.share is not None:
                verdicts = [solve(end).verdict for end in ends]
                share = verdicts.count(Verdict.WINNABLE) / len(ends)
                error = (share * (1 - share) / EXACT.worlds) ** 0.5
                assert abs(advice.share - share) <= 4 * error + 1e-9, view.text
                compared += 1
    assert compared
