"""A hosted server: each player has separate games."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

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
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.position import parse_move
from winnable.law.rules import parse_rules
from winnable.store.limits import HOSTED, LETTERS
from winnable.web.faults import TOO_MANY
from winnable.web.host.app import MAX_WINDOWS
from winnable.web.players.identity import NEW_PLAYER, NEW_PLAYERS

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
    given = server.ask_for(resume=True).headers["set-cookie"]
    assert given is not None
    assert {"HttpOnly", "SameSite=lax"} <= set(given.split("; "))
    cookie = given.partition(";")[0]
    assert re.fullmatch(r"player=[0-9]+\.[\w-]{43}", cookie)
    return cookie


def test_at_home_nobody_gets_a_cookie(server: Server) -> None:
    assert server.get("/").headers["set-cookie"] is None


def test_each_player_keeps_one_cookie(hosted: Server) -> None:
    one, two = player(hosted), player(hosted)
    assert one != two
    assert hosted.ask_for(one, resume=True).headers["set-cookie"] is None
    hosted.store.database.write("UPDATE browsers SET seen = '2026-01-01'")
    again = hosted.ask_for(one, resume=True).headers["set-cookie"]
    assert again is not None
    assert again.partition(";")[0] == one
    assert "Max-Age=34560000" in again  # for another 400 days


def test_a_link_from_another_site_changes_no_cookie(hosted: Server) -> None:
    """A browser may follow it without the cookies of this site."""
    game_id = hosted.begin(player(hosted))
    for path in ("/", f"/game/{game_id}"):
        for site in ("cross-site", "none"):
            assert hosted.get(path, sec_fetch_site=site).headers["set-cookie"] is None


def test_a_cookie_that_this_server_did_not_make_names_nobody(hosted: Server) -> None:
    one, two = player(hosted), player(hosted)
    game_id = hosted.begin(one)
    name, secret = one.partition(".")[::2]
    other = two.partition(".")[2]
    for forged in (
        *(name, f"{name}.", f"player=2.{secret}", f"player=0.{secret}", f"player={secret}"),
        *(f"{name}.{other[:20]}{secret[20:]}", f"{one}x", "player=../../x", "player="),
    ):
        with hosted.window(game_id, cookie=forged) as window:
            assert window.closing == 4404


def test_one_address_gets_only_so_many_new_players(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0", limited=True) as server:
        answers = [server.ask_for().status for _ in range(NEW_PLAYERS + 3)]
        assert answers == [201] * NEW_PLAYERS + [429] * 3
        server.pass_time(NEW_PLAYER)
        assert [server.ask_for().status for _ in range(2)] == [201, 429]


def test_a_player_has_only_so_many_windows(hosted: Server) -> None:
    one, two = player(hosted), player(hosted)
    game_id, others = hosted.begin(one), hosted.begin(two)
    with ExitStack() as held:
        for _ in range(MAX_WINDOWS):
            window = held.enter_context(hosted.window(game_id, cookie=one))
            assert window.hello().ok
        for _ in range(2):
            with hosted.window(game_id, cookie=one) as further:
                assert further.closing == TOO_MANY
        with hosted.window(others, cookie=two) as other:
            assert other.hello().ok
        assert window.act("draw").moved
    with hosted.window(game_id, cookie=one) as again:
        assert again.hello().ok


def test_at_home_any_number_of_windows_may_be_open(server: Server) -> None:
    game_id = server.begin(number="7")
    with ExitStack() as held:
        for _ in range(MAX_WINDOWS + 1):
            window = held.enter_context(server.window(game_id))
            assert window.hello().ok


def test_a_server_behind_a_proxy_knows_its_public_address(tmp_path: Path) -> None:
    url = "https://cards.example.org"
    options = ("--public-url", url, "--proxy", "127.0.0.1")
    with serving(tmp_path, *options, limited=True) as server:
        host = {"host": "cards.example.org", "x_forwarded_proto": "https"}
        assert server.get("/", **host).status == 200
        assert server.get("/", host="evil.example").status == 421
        answer = server.request("POST", "/api/games", "{}", origin=url, **host)
        assert answer.status == 201
        cookie = answer.headers["set-cookie"]
        assert cookie is not None
        assert "Secure" in cookie.split("; ")
        with server.window(
            answer.id, host="cards.example.org", origin=url, cookie=cookie.partition(";")[0]
        ) as window:
            assert window.hello().ok
        seen = {
            server.request(
                "POST", "/api/games", "{}", origin=url, x_forwarded_for=f"192.0.2.{n}", **host
            ).status
            for n in range(NEW_PLAYERS + 3)
        }
        assert seen == {201}  # each is another visitor


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


def test_a_game_has_a_limit_of_moves(hosted: Server) -> None:
    most = HOSTED.moves
    assert most is not None
    cookie = player(hosted)
    rules = parse_rules("d1")
    head = Game(rules, numbered_deal(7, rules)).text.strip()
    for moves in ("sw " * (most + 1), "x" * (LETTERS * most + 2_000), "sw " * 130_000):
        for asked in ({"text": f"{head} {moves}"}, {"rules": "d1", "moves": moves[:100_000]}):
            assert str(most) in hosted.ask_for(cookie, **asked).problem
    game_id = hosted.begin(cookie, text=f"{head} {'sw ' * (most - 1)}")
    with hosted.window(game_id, cookie=cookie) as window:
        assert window.table.at == most - 1
        window.play("sw")
        refused = window.ask("play", move="sw")
        assert (refused.ok, refused.moved) == (False, False)
        assert str(most) in refused.said[0]
        assert window.act("undo").moved
