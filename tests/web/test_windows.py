"""Several windows on one game, and other programs that open it."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.support.serving import (
    Server,
    serving,
    table_of,
    until,
)
from tests.support.tables import (
    SMALL,
    spoken,
    terminal,
)
from winnable.law.variants import VARIANTS
from winnable.web.wire import game as wire

# Windows


def test_two_windows_of_one_game_show_the_same(server: Server) -> None:
    game_id = server.begin(**SMALL)
    with server.window(game_id) as one, server.window(game_id) as two:
        one.hello()
        two.hello()
        told = one.play("32")
        echo = two.hear()
        assert (echo.id, echo.said, echo.table, echo.moved) == (None, told.said, told.table, True)
        told = two.act("draw")
        assert one.hear().table == told.table
        told = one.ask("set", spoken=spoken("it"))
        assert table_of(two.hear()).spoken.language == "it"
        one.act("info")  # the other window does not see the question
        assert (two.table.piles, two.heard) == (one.table.piles, [])


@pytest.mark.parametrize("do", ["share", "review"])
def test_what_ends_the_tutorial_says_so_in_every_window(server: Server, do: str) -> None:
    game_id = server.begin(**SMALL)
    with server.window(game_id) as one, server.window(game_id) as two:
        one.hello()
        own = table_of(one.ask("set", spoken=spoken("en"))).piles
        two.hello()
        assert table_of(one.act("tutorial")).lesson is not None
        assert table_of(two.hear()).lesson is not None
        told = one.ask(do)
        assert told.said[0].startswith("Tutorial stopped")
        for table in (table_of(told), table_of(two.hear())):
            assert (table.lesson, table.piles) == (None, own)


@pytest.mark.parametrize(
    "asked",
    [
        *({"game": name} for name in VARIANTS),
        {"game": "draw-three", "original": True},
        {"rules": "d3", "scoring": "standard"},
        {"rules": "d3c5k7"},
    ],
    ids=str,
)
def test_a_table_says_whether_its_game_has_daily_deals(
    server: Server, asked: dict[str, Any]
) -> None:
    with server.playing(**asked) as window:
        month = window.ask("days").month
        assert window.table.dailies == (month is not None)
        assert window.table.dailies != ("rules" in asked and "scoring" not in asked)


def test_each_window_shows_the_lifted_card(server: Server) -> None:
    game_id = server.begin(**SMALL)
    with server.window(game_id) as one, server.window(game_id) as two:
        one.hello()
        two.hello()
        one.act("lift", source="3")
        assert table_of(two.hear()).held == wire.HeldCards("3", 1)


def test_windows_that_open_at_once_all_connect(server: Server) -> None:
    def look(game_id: str) -> bool:
        with server.window(game_id) as window:
            return window.hello().ok

    with ThreadPoolExecutor(6) as threads:
        for number in range(3):
            game_id = server.begin(number=str(number))
            assert list(threads.map(look, [game_id] * 6)) == [True] * 6


def test_a_window_may_close_during_an_answer(server: Server) -> None:
    game_id = server.begin(number="7")
    for _ in range(5):
        with server.window(game_id) as window:
            for number in range(5):
                window.line.send(json.dumps({"do": "act", "id": number, "name": "draw"}))
            window.line.socket.close()
    with server.window(game_id) as window:
        assert window.hello().ok


def test_a_missing_game_gets_no_window(server: Server) -> None:
    for game_id in ("none", "draw-three-20261122-060622-0123456789ab", "settings", "."):
        with server.window(game_id) as window:
            assert window.closing == 4404


def test_every_window_learns_that_its_game_was_replaced(own: Server) -> None:
    old = own.begin(number="7")
    with own.window(old) as one, own.window(old) as two:
        one.play("sw")
        own.begin(leaving=old)
        assert (one.closing, two.closing) == (4410, 4410)


def test_a_game_held_by_another_program_is_busy(own: Server) -> None:
    game_id = own.begin(number="7")
    other = own.store
    assert other.claim(game_id)
    with own.window(game_id) as window:
        assert window.closing == 4409
    assert own.begin(resume=True) != game_id
    other.release(game_id)
    with own.window(game_id) as window:
        assert window.hello().ok


def test_the_terminal_gets_no_game_that_a_window_shows(own: Server) -> None:
    with own.window(own.begin(number="7")) as window:
        window.play("sw sw")
        assert "Resuming" not in terminal(own.home)


def test_the_terminal_gets_a_game_after_its_last_window_closed(tmp_path: Path) -> None:
    with serving(tmp_path, linger=0.1) as own:
        with own.window(own.begin(number="7")) as window:
            window.play("sw sw")
        until(lambda: "Resuming Draw three, deal 7. 2 moves" in terminal(own.home))


def test_a_window_that_reconnects_in_time_finds_its_table(tmp_path: Path) -> None:
    with serving(tmp_path) as own:
        game_id = own.begin(**SMALL)
        with own.window(game_id) as window:
            window.act("lift", source="3")
        with own.window(game_id) as window:
            assert window.table.held == wire.HeldCards("3", 1)


def test_a_window_that_reconnects_too_late_finds_its_game(tmp_path: Path) -> None:
    """The table was closed, but the game is the same."""
    with serving(tmp_path, linger=0) as own:
        game_id = own.begin(**SMALL)
        with own.window(game_id) as window:
            window.act("lift", source="3")

        def is_cleared() -> bool:
            with own.window(game_id) as window:
                return window.table.held is None

        until(is_cleared)
