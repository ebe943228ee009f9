"""Whole games, won by each way to play."""

from itertools import product
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.support.browser.players import Clicker, Dragger, Finger, Keys, Player, Typist
from tests.support.browser.seat import Seat
from tests.support.browser.wins import GAMES, NUMBERS, said_of, win
from tests.support.length import IS_LONG
from winnable.analysis.endings import finishing_moves
from winnable.law.position import Step
from winnable.law.view import view_of

from .conftest import Visits

WAYS: Final = (Clicker, Dragger, Finger, Keys, Typist)
PLAYED: Final = (
    list(product(WAYS, GAMES))
    if IS_LONG
    else [
        (Clicker, "draw-three"),
        (Finger, "one-pass"),
        (Keys, "solitario"),
        (Typist, "three-passes"),
    ]
)
"""Ways to play, and games; the long run combines them all.

The usual run begins with half of the moves played.
"""


@pytest.mark.on_site
@pytest.mark.parametrize(("player", "game"), PLAYED)
def test_a_game_is_won_by_one_way_to_play(visit: Visits, player: type[Player], game: str) -> None:
    """By clicks, by dragging, by a finger, by keys, or by typed words alone."""
    steps = win(game)
    made = 0 if IS_LONG else len(steps) // 2
    visitor = visit(touch=player is Finger)
    seat = visitor.sit(game=game, number=str(NUMBERS[game]), moves=said_of(steps[:made]))
    play_to_the_end(seat, player(seat), steps, made)


def play_to_the_end(seat: Seat, player: Player, steps: tuple[Step, ...], made: int) -> None:
    """Makes every move after those made, or those before Auto-finish can take over."""
    certain = next(
        (n for n, step in enumerate(steps) if finishing_moves(view_of(step.before))),
        len(steps),
    )
    played = len(steps) if IS_LONG else certain
    player.make_all(steps[made:played])
    assert seat.moves == said_of(steps[:played])
    if played < len(steps):
        assert "cards" in seat.after(player.finish)
    seat.has_heard_nothing()
    expect(seat.status).to_contain_text("You won")
    expect(seat.page.get_by_role("region", name="Game won")).to_be_visible()
    verified = seat.verified
    assert verified.is_won
    assert verified.lines == 1
