"""Every sampled world has the view that it was sampled from."""

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.length import IS_LONG
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.variants import VARIANTS
from winnable.law.view import view_of
from winnable.law.worlds import unseen, worlds


@pytest.mark.parametrize("name", VARIANTS)
@settings(deadline=None, max_examples=40 if IS_LONG else 15)
@given(data=st.data())
def test_worlds_have_the_same_view(name: str, data: st.DataObject) -> None:
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
