"""Whole games, won in every way that a hand can play them."""

import pytest
from playwright.sync_api import expect

from .conftest import Sits
from .players import Clicker, Dragger, Keys, Player, Typist
from .seat import Seat
from .wins import GAMES, NUMBERS, said_of, win


def play_to_the_end(seat: Seat, player: Player, game: str) -> None:
    for step in win(game):
        player.make(step)
    seat.has_heard_nothing()
    expect(seat.status).to_contain_text("You won!")
    expect(seat.page.get_by_role("region", name="Game won")).to_be_visible()
    assert seat.moves == said_of(win(game))
    verified = seat.verified
    assert verified.is_won
    assert verified.lines == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_won_with_clicks(sit: Sits, game: str) -> None:
    seat = sit(game=game, number=str(NUMBERS[game]))
    play_to_the_end(seat, Clicker(seat), game)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_won_with_keys(sit: Sits, game: str) -> None:
    seat = sit(game=game, number=str(NUMBERS[game]))
    play_to_the_end(seat, Keys(seat), game)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_won_with_typed_commands(sit: Sits, game: str) -> None:
    seat = sit(game=game, number=str(NUMBERS[game]))
    play_to_the_end(seat, Typist(seat), game)


@pytest.mark.parametrize("game", ["draw-three", "solitario"])
def test_a_game_is_won_by_dragging(sit: Sits, game: str) -> None:
    seat = sit(game=game, number=str(NUMBERS[game]))
    play_to_the_end(seat, Dragger(seat), game)
