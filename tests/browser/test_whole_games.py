"""Whole games, won in every way that a hand can play them."""

import os
from itertools import product
from typing import Final

import pytest
from playwright.sync_api import expect

from winnable.endings import finishing_moves
from winnable.view import view_of

from .conftest import Sits
from .players import Clicker, Dragger, Keys, Player, Typist
from .seat import Seat
from .wins import GAMES, NUMBERS, said_of, win

IS_LONG: Final = bool(os.environ.get("WINNABLE_LONG"))
PLAYERS: Final = (Clicker, Keys, Typist)


@pytest.mark.parametrize(("player", "game"), list(product(PLAYERS, GAMES)))
def test_a_game_is_won(sit: Sits, player: type[Player], game: str) -> None:
    """By the pointer alone, by keys alone, by the command line alone."""
    seat = sit(game=game, number=str(NUMBERS[game]))
    play_to_the_end(seat, player(seat), game)


@pytest.mark.parametrize("game", GAMES if IS_LONG else ["draw-three"])
def test_a_game_is_won_by_dragging(sit: Sits, game: str) -> None:
    seat = sit(game=game, number=str(NUMBERS[game]))
    play_to_the_end(seat, Dragger(seat), game)


def play_to_the_end(seat: Seat, player: Player, game: str) -> None:
    """Every move, or all up to where the cards go out by themselves, where they do."""
    steps = win(game)
    certain = next(
        (n for n, step in enumerate(steps) if finishing_moves(step.before, view_of(step.before))),
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
