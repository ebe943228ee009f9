"""A page whose connection breaks asks again what was not carried out, and nothing twice."""

from pathlib import Path

import pytest

from tests.support.serving import Server, Window, serving, until
from tests.support.streams import streamed
from winnable.web.tables.pages import MOST, Pages

DEAL = {"game": "draw-three", "number": "64"}


def greet(window: Window, page: str | None) -> int | None:
    told = window.ask("hello", page=page)
    assert told.ok
    return told.done


@pytest.mark.parametrize("is_streamed", [False, True])
def test_a_page_hears_what_was_carried_out(server: Server, *, is_streamed: bool) -> None:
    game_id = server.begin(**DEAL)
    with server.window(game_id) as window:
        assert greet(window, "one") is None
        for _ in range(3):
            assert window.act("draw").ok
        assert not window.ask("play", move="w7").ok  # refused: there is nothing to ask again
        again = streamed(server, game_id) if is_streamed else server.window(game_id)
        with again as later:
            assert greet(later, "one") == 5
            later.act("draw")
        with server.window(game_id) as other:
            assert greet(other, "two") is None
            assert greet(other, None) is None


def test_an_earlier_connection_of_a_page_plays_nothing_more(server: Server) -> None:
    game_id = server.begin(**DEAL)
    with server.window(game_id) as window, server.window(game_id) as later:
        greet(window, "page")
        window.act("draw")
        greet(later, "page")
        for _ in range(3):
            window.line.send('{"do": "act", "name": "draw", "id": 9}')
        assert later.act("draw").ok
        until(lambda: server.saved(game_id).moves_made == 2)
        assert later.table.at == 2


def test_a_process_that_begins_knows_no_page(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        game_id = first.begin(**DEAL)
        with first.window(game_id) as window:
            greet(window, "page")
            window.act("draw")
        first.end()
    with serving(tmp_path) as second, second.window(game_id) as window:
        assert greet(window, "page") is None
        assert window.table.at == 1


def test_the_latest_pages_are_remembered() -> None:
    pages, windows = Pages(), [Window(None) for _ in range(MOST + 1)]  # type: ignore[arg-type]
    for number, window in enumerate(windows):
        assert pages.greet(window, str(number)) is None
        assert pages.take(window, 7)
    assert pages.greet(windows[1], "1") == 7
    assert pages.greet(windows[0], "0") is None
