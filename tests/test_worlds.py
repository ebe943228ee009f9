"""Worlds look like the game that they are made from, whatever its unseen cards are."""

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from winnable.deals import numbered_deal
from winnable.game import Game
from winnable.variants import VARIANTS
from winnable.view import view_of
from winnable.worlds import unseen, worlds


@pytest.mark.parametrize("name", VARIANTS)
@settings(deadline=None, max_examples=40)
@given(data=st.data())
def test_worlds_look_like_the_game(name: str, data: st.DataObject) -> None:
    variant = VARIANTS[name]
    game = Game(variant.rules, numbered_deal(data.draw(st.integers(1, 99)), variant.rules))
    for _ in range(data.draw(st.integers(0, 40))):
        if game.view.legal:
            game.play(data.draw(st.sampled_from(game.view.legal)))
    view = game.view
    hidden = [card for pile in (view.stock, *view.columns) for card in pile].count(None)
    assert len(unseen(view)) == hidden
    for world in islice(worlds(view, 1), 5):
        assert view_of(world, game.seen) == view
