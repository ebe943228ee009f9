"""Advice for more cards, where no move wins: fair, legal in every world, and ending."""

from itertools import islice

import pytest

from tests.support.length import some
from winnable.law.deals import numbered_deal
from winnable.law.moves import after, play, start
from winnable.law.position import Position
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.law.view import View, seen_at, shown_by, view_of
from winnable.law.worlds import worlds
from winnable.players import advise, advise_cards
from winnable.players.playing import fair_game
from winnable.solver.extremes import most_cards


def where_advice_ends(position: Position) -> View:
    """The view in which the fair player has no advice any more."""
    seen = seen_at(position)
    while (advice := advise(view := view_of(position, seen))) is not None:
        for move in advice.plan:
            step = play(position, move)
            seen |= shown_by(step)
            position = step.after
    return view


@pytest.mark.parametrize("name", some(VARIANTS, 4))
def test_it_goes_on_where_no_move_wins(name: str) -> None:
    rules = VARIANTS[name].rules
    gains = lost = 0
    for number in range(1, 7):
        first = start(rules, numbered_deal(number, rules))
        view = where_advice_ends(first)
        out = sum(view.foundations)
        end = after(first, fair_game(first))
        assert sum(end.foundations) >= out
        gains += sum(end.foundations) > out
        lost += not view.is_won
        found = advise_cards(view)
        if view.is_won or found is None:
            assert found is None
            continue
        assert found.cards is not None
        assert found.cards > out
        assert (found.share, found.chance) == (None, None)
        for world in islice(worlds(view, number), 20):
            after(world, found.plan)
    assert gains > 0 or lost < 3


def test_it_reaches_the_most_cards_when_all_are_known() -> None:
    rules = parse_rules("d1p1c3k4o")
    lost = 0
    for number in (51, 362, *range(20)):
        first = start(rules, numbered_deal(number, rules))
        if advise(view_of(first)) is None:
            lost += 1
            most = most_cards(first).most
            assert sum(after(first, fair_game(first)).foundations) == most
    assert lost > 1


def test_where_a_move_wins_it_is_the_usual_advice() -> None:
    rules = parse_rules("d3")
    for number in range(1, 8):
        view = view_of(start(rules, numbered_deal(number, rules)))
        assert advise_cards(view) == advise(view)
