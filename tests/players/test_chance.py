"""Chances do not depend on hidden cards, and are exact if every order of them can be tried."""

from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from winnable.analysis.chances import Chance, chance, chance_of
from winnable.analysis.endings import Fate, fate
from winnable.analysis.hints import hints
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.position import parse_move
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.law.view import view_of
from winnable.law.worlds import sample, unseen, world
from winnable.solver import Limits, Verdict, solve


def played(name: str, number: int, steps: int) -> Game:
    """A game after some useful and some random moves."""
    rules = VARIANTS[name].rules if name in VARIANTS else parse_rules(name)
    game, random = Game(rules, numbered_deal(number, rules)), Random(number)
    for _ in range(steps):
        useful = hints(game.view)
        if game.view.legal:
            move = useful[0].move if useful else random.choice(game.view.legal)
            game.play(move)
    return game


@given(won=st.integers(0, 300), lost=st.integers(0, 300), undecided=st.integers(0, 300))
def test_the_share_lies_in_its_interval(won: int, lost: int, undecided: int) -> None:
    if not won + lost + undecided:
        return
    for complete in (False, True):
        found = chance_of(won, lost, undecided, complete=complete)
        assert 0 <= found.low <= found.share + 1e-12 <= found.high + 2e-12 <= 1 + 3e-12
        more = chance_of(won, lost, undecided + 1, complete=complete)
        assert more.high - more.low >= (found.high - found.low) * (complete or 0.9)


def test_the_interval_is_wilsons() -> None:
    found = chance_of(60, 40, 0, complete=False)
    assert (round(found.low, 3), round(found.high, 3)) == (0.502, 0.691)
    assert chance_of(60, 40, 0, complete=True) == Chance(60, 40, 0, True, 0.6, 0.6, 0.6)


@pytest.mark.parametrize("name", VARIANTS)
@settings(deadline=None, max_examples=4)
@given(data=st.data())
def test_games_with_equal_views_have_the_same_chance(name: str, data: st.DataObject) -> None:
    game = played(name, data.draw(st.integers(1, 50)), data.draw(st.integers(0, 60)))
    view = game.view
    if view.is_won:
        return
    order = data.draw(st.permutations(unseen(view)))
    twin = view_of(world(view, order), game.seen)
    assert twin == view
    assert chance(twin, 8, Limits(300)) == chance(view, 8, Limits(300))


def test_the_share_is_exact_if_every_order_can_be_tried() -> None:
    for number in range(20):
        game = played("d3c3k4", number, 4)
        cards = unseen(game.view)
        if len(cards) > 5 or game.view.is_won:
            continue
        found = chance(game.view)
        orders = list(permutations(cards))
        won = sum(solve(world(game.view, order)).verdict is Verdict.WINNABLE for order in orders)
        assert found == chance_of(won, len(orders) - won, 0, complete=True)
        assert found.low == found.high


def test_samples_differ_between_streams_and_repeat_within_one() -> None:
    view = played("draw-three", 1, 20).view
    first, complete = sample(view, 30)
    assert not complete
    assert len(first) == len(set(first)) == 30
    assert sample(view, 30) == (first, False)
    assert not set(sample(view, 30, stream=1)[0]) & set(first)
    assert all(sorted(order) == sorted(unseen(view)) for order in first)


def test_samples_that_meet_the_limit_are_counted_as_undecided() -> None:
    found = chance(played("three-passes", 3, 10).view, 20, Limits(1))
    assert found.undecided
    assert found.high - found.low >= found.undecided / 20


def test_a_certain_result_is_no_estimate() -> None:
    games = (played("one-pass", number, 60) for number in range(1, 50))
    lost = next(game.view for game in games if fate(game.view) is Fate.LOST)
    assert len(unseen(lost)) > 5
    assert chance(lost) == Chance(0, 1, 0, True, 0, 0, 0)


def test_a_won_game_has_a_chance_of_one() -> None:
    rules = parse_rules("d1c1k1")
    game = Game(rules, numbered_deal(5, rules))
    for word in ["sw", "wf", "sw", "wf", "sw", "wf", "1f"]:
        game.play(parse_move(word))
    assert game.view.is_won
    assert chance(game.view).share == 1
