"""Whole games, won by each way to play."""

from itertools import product
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.support.browser.players import Clicker, Dragger, Keys, Player, Typist
from tests.support.browser.seat import Seat
from tests.support.browser.wins import GAMES, NUMBERS, said_of, win
from tests.support.length import IS_LONG
from winnable.endings import finishing_moves
from winnable.view import view_of

from .conftest import Sits

PLAYED: Final = (
    list(product((Clicker, Keys, Typist), GAMES))
    if IS_LONG
    else [(Clicker, "draw-three"), (Keys, "solitario"), (Typist, "three-passes")]
)
"""Each way to play, and with the game won by dragging each game; the long run combines them."""


@pytest.mark.parametrize(("player", "game"), PLAYED)
def test_a_game_is_won_by_one_way_to_play(sit: Sits, player: type[Player], game: str) -> None:
    """By the pointer alone, by keys alone, or by the command line alone."""
    seat = sit(game=game, number=str(NUMBERS[game]))
    play_to_the_end(seat, player(seat), game)


@pytest.mark.parametrize("game", GAMES if IS_LONG else ["one-pass"])
def test_a_game_is_won_by_dragging(sit: Sits, game: str) -> None:
    seat = sit(game=game, number=str(NUMBERS[game]))
    play_to_the_end(seat, Dragger(seat), game)


def play_to_the_end(seat: Seat, player: Player, game: str) -> None:
    """Makes every move, or those before Auto-finish can take over."""
    steps = win(game)
    certain = next(
        (n for n, step in enumerate(steps) if finishing_moves(view_of(step.before))),
        len(steps),
    )
    played = len(steps) if IS_LONG else certain
    player.make_all(steps[:played])
    assert seat.moves == said_of(steps[:played])
    if played < len(steps):
        assert "cards" in seat.after(player.finish)
    seat.has_heard_nothing()
    expect(seat.status).to_contain_text("You won!")
    expect(seat.page.get_by_role("region", name="Game won")).to_be_visible()
    verified = seat.verified
    assert verified.is_won
    assert verified.lines == 1
