"""A hosted server: each player has separate games."""

import re
from collections.abc import Iterator

import pytest

from tests.support.serving import (
    Server,
    serving,
    without_a_traceback,
)
from tests.support.tables import (
    WAY,
    WON,
    spoken,
)
from winnable.deals import numbered_deal
from winnable.game import Game
from winnable.position import parse_move
from winnable.rules import parse_rules

# Many players


@pytest.fixture(scope="module")
def hosting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("hosted"), "--host", "0.0.0.0") as server:
        yield server


@pytest.fixture
def hosted(hosting: Server) -> Iterator[Server]:
    with without_a_traceback(hosting):
        yield hosting


def player(server: Server) -> str:
    """The cookie of a new player."""
    given = server.get("/").headers["set-cookie"]
    assert {"HttpOnly", "SameSite=strict"} <= set(given.split("; "))
    cookie = given.partition(";")[0]
    assert re.fullmatch(r"player=[\w-]{22}", cookie)
    return cookie


def test_at_home_nobody_gets_a_cookie(server: Server) -> None:
    assert server.get("/").headers["set-cookie"] is None


def test_each_player_gets_a_cookie_once(hosted: Server) -> None:
    one, two = player(hosted), player(hosted)
    assert one != two
    assert hosted.get("/", cookie=one).headers["set-cookie"] is None
    for forged in ("player=", "player=../../x", f"{one}x", "player=" + "é" * 22):
        assert hosted.get("/", cookie=forged).headers["set-cookie"] is not None


def test_players_do_not_see_each_others_games(hosted: Server) -> None:
    one, two = player(hosted), player(hosted)
    game_id = hosted.begin(one, game="draw-one", number="7")
    with hosted.window(game_id, cookie=one) as window:
        window.play("sw")
    with hosted.window(game_id, cookie=two) as window:
        assert window.closing == 4404
    assert hosted.begin(one, resume=True) == game_id
    assert hosted.begin(two, resume=True, game="solitario") != game_id
    hosted.begin(two, leaving=game_id)
    with hosted.window(game_id, cookie=one) as window:
        assert window.table.at == 1


def test_players_do_not_see_each_others_results_and_settings(hosted: Server) -> None:
    one, two = player(hosted), player(hosted)
    with hosted.window(hosted.begin(one, **WON), cookie=one) as window:
        window.play(WAY)
        window.ask("set", spoken=spoken("it"))
        assert window.act("stats").said != ["No games finished yet."]
        won = window.act("stats").said
    with hosted.window(hosted.begin(two), cookie=two) as window:
        assert window.act("stats").said != won
        assert window.table.spoken.language == "en"


def test_a_visitor_without_a_cookie_does_not_get_the_hosts_game(hosted: Server) -> None:
    game = Game(parse_rules("d1"), numbered_deal(7, parse_rules("d1")))
    game.play(parse_move("sw"))
    own = hosted.store.new_id(game)
    hosted.store.save(own, game)
    for cookie in (None, "player=", "player=x"):
        answer = hosted.ask_for(cookie, resume=True)
        assert answer.status != 201 or answer.id != own
        with hosted.window(own, cookie=cookie) as window:
            assert window.closing == 4404


def test_a_hosted_server_serves_only_its_addresses_and_given_names(hosted: Server) -> None:
    for name in ("127.0.0.1", "192.0.2.7", "localhost", "[2001:db8::1]"):
        assert hosted.get("/", host=f"{name}:{hosted.port}").status == 200
    for name in ("evil.example", "127.0.0.1.evil.example", "", "localhost.evil.example"):
        assert hosted.get("/", host=f"{name}:{hosted.port}").status == 421
        answer = hosted.request("POST", "/api/games", "{}", host=name, origin=f"http://{name}")
        assert answer.status == 421


def test_no_player_sees_the_path_of_the_files(hosted: Server) -> None:
    cookie = player(hosted)
    with hosted.window(hosted.begin(cookie), cookie=cookie) as window:
        assert str(hosted.home) not in " ".join(window.type("save").said)
