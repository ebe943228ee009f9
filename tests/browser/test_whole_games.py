"""Whole games, won by each way to play."""

from itertools import product
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser.players import Clicker, Dragger, Finger, Keys, Player, Typist
from tests.support.browser.seat import Seat
from tests.support.browser.visitors import visiting
from tests.support.browser.wins import GAMES, NUMBERS, said_of, win
from tests.support.length import IS_LONG
from tests.support.serving import Server
from winnable.endings import finishing_moves
from winnable.position import Step
from winnable.view import view_of

WAYS: Final = (Clicker, Dragger, Finger, Keys, Typist)
PLAYED: Final = (
    list(product(("browser", "firefox"), WAYS, GAMES))
    if IS_LONG
    else [
        ("browser", Clicker, "draw-three"),
        ("browser", Finger, "one-pass"),
        ("browser", Keys, "solitario"),
        ("browser", Typist, "three-passes"),
    ]
)
"""Browsers, ways to play, and games; the long run combines them all.

The usual run begins with half of the moves played.
"""


@pytest.mark.parametrize(("browser_name", "player", "game"), PLAYED)
def test_a_game_is_won_by_one_way_to_play(
    request: pytest.FixtureRequest,
    server: Server,
    browser_name: str,
    player: type[Player],
    game: str,
) -> None:
    """By clicks, by dragging, by a finger, by keys, or by typed words alone."""
    browser: Browser = request.getfixturevalue(browser_name)
    steps = win(game)
    made = 0 if IS_LONG else len(steps) // 2
    with visiting(browser, server, touch=player is Finger) as visitor:
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
    expect(seat.status).to_contain_text("You won!")
    expect(seat.page.get_by_role("region", name="Game won")).to_be_visible()
    verified = seat.verified
    assert verified.is_won
    assert verified.lines == 1
