"""Attacks on a running hosted server: others go on playing, and the log stays short.

``scripts/bench attacks`` measures what another player notices.
"""

import json
import resource
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from http.client import HTTPConnection
from itertools import cycle
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from websockets.exceptions import ConnectionClosed

from tests.support.hostile import BROKEN
from tests.support.random_games import games
from tests.support.repository import ROOT
from tests.support.serving import PATIENCE, Server, Window, serving, until
from winnable.game.game import Game
from winnable.web.faults import TOO_FAST
from winnable.web.host.app import MAX_SOCKETS, STORED, UPLOADED
from winnable.web.host.connections import MAX_CONNECTIONS
from winnable.web.host.guard import MAX_BODY
from winnable.web.limits import Shares, holder_of
from winnable.web.players.identity import NEW_PLAYERS
from winnable.web.tables.sockets import NEW_GAME, OF_SOCKET, STORED_MOVE

FEW = 160
"""Descriptors of a server that has too few."""


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("attacked"), "--host", "0.0.0.0", limited=True) as server:
        yield server


@contextmanager
def playing(server: Server) -> Iterator[tuple[Window, str]]:
    """A window of a new player, and the player's cookie."""
    answer = server.ask_for(game="draw-three", number="7")
    cookie = (answer.headers["set-cookie"] or "").partition(";")[0]
    with server.window(answer.id, cookie=cookie) as window:
        window.hello()
        yield window, cookie


def logged(server: Server) -> list[dict[str, object]]:
    """The lines of the log, each an object: no traceback."""
    return [json.loads(line) for line in server.err.splitlines()]


def connect_from(server: Server, address: str) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (address, 0))


def test_silent_connections_keep_nobody_out(hosted: Server) -> None:
    """Beyond the limit of an address they are closed at once; another address is served."""
    with playing(hosted) as (window, _), ExitStack() as held:
        lines = [
            held.enter_context(connect_from(hosted, "127.0.0.2"))
            for _ in range(MAX_CONNECTIONS + 50)
        ]
        for line in lines[::3]:
            line.sendall(b"GET / HTTP/1.1\r\nHost: ") if line.fileno() >= 0 else None
        assert window.act("draw").moved
        until(lambda: any(each.get("address") == "127.0.0.2" for each in logged(hosted)))
        assert window.act("draw").moved
    refused = [each for each in logged(hosted) if each.get("kind") == "connections"]
    assert len(refused) == 1


def test_broken_messages_are_one_line_of_the_log(hosted: Server) -> None:
    with playing(hosted) as (window, cookie):
        game = window.table.id
        for _ in range(3):
            for data in BROKEN.values():
                with hosted.window(game, cookie=cookie) as other:
                    other.line.send(data, text=True)
            with socket.create_connection(("127.0.0.1", hosted.port)) as line:
                line.sendall(b"\0\r\n\r\n")
        assert window.act("draw").moved
    broken = [each for each in logged(hosted) if each.get("kind") == "broken-message"]
    assert len(broken) == 1


MASKED: Final = b"\x80\0\0\0\0"
FLOODS: Final = {
    "pings": b"\x89" + MASKED,
    "pongs": b"\x8a" + MASKED,
    "large pings": b"\x89\xfd\0\0\0\0" + bytes(125),
    "fragments": b"\0" + MASKED,
}
"""Frames that cost their sender nothing."""


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_besides_messages_ends_the_socket(tmp_path: Path, kind: str) -> None:
    """After the first hundred, with one line of the log, however many were sent at once."""
    with serving(tmp_path, "--host", "0.0.0.0", limited=True) as hosted:
        with playing(hosted) as (window, cookie):
            for _ in range(3):
                with hosted.window(window.table.id, cookie=cookie) as other:
                    other.hello()
                    line = other.line.socket
                    with suppress(OSError):
                        line.sendall(b"\1" + MASKED if kind == "fragments" else b"")
                        line.sendall(FLOODS[kind] * 20_000)
                    with suppress(ConnectionClosed):
                        while True:
                            other.line.recv(PATIENCE)
            assert window.act("draw").moved
        refused = [each for each in logged(hosted) if each["event"] == "refused"]
        assert [(each["kind"], each["address"]) for each in refused] == [("frames", "127.0.0.1")]


def test_pings_and_fragments_of_an_ordinary_client_are_served(hosted: Server) -> None:
    with playing(hosted) as (window, _):
        for _ in range(20):
            assert window.line.ping().wait(PATIENCE)
        window.line.send(iter(['{"do": "act", ', '"id": 1, ', '"name": "draw"}']))
        assert window.hear().moved


def test_an_address_opens_only_so_many_windows_in_a_short_time(hosted: Server) -> None:
    """Even if it closes each before it opens the next one; another address is served."""
    with playing(hosted) as (window, cookie), playing(hosted) as (second, other_cookie):
        # Two players: one may not ask for so much.
        visits = cycle([(window.table.id, cookie), (second.table.id, other_cookie)])

        def is_refused() -> bool:
            game_id, known = next(visits)
            with hosted.window(game_id, cookie=known, address="127.0.0.5") as other:
                with suppress(ConnectionClosed):
                    return not other.hello().ok
                return other.closing == TOO_FAST

        assert not any(is_refused() for _ in range(MAX_SOCKETS))
        assert is_refused()
        assert window.act("draw").moved
    assert {"too-fast"} == {
        each.get("kind") for each in logged(hosted) if each.get("address") == "127.0.0.5"
    }


def test_an_attack_leaves_one_line_for_each_kind_and_address(hosted: Server) -> None:
    """However often it repeats; a line a minute later has their number."""
    for address in ("127.0.0.3", "127.0.0.4"):
        for _ in range(NEW_PLAYERS + 10):
            ask_for_player(hosted, address)
    with (
        playing(hosted) as (window, cookie),
        hosted.window(window.table.id, cookie=cookie) as other,
    ):
        for _ in range(OF_SOCKET[1] + 20):
            other.line.send('{"do": "act", "id": 1, "name": "unknown"}')
        until(lambda: '"too-fast", "address": "127.0.0.1"' in hosted.err)
        hosted.pass_time(1)
        for _ in range(OF_SOCKET[1] + 20):
            other.hear()  # a client with unread answers does not hear that its socket closes
    lines = [each for each in logged(hosted) if each["event"] not in ("start", "stop")]
    told = Counter(
        (each["event"], each.get("kind"), each.get("address"), "times" in each) for each in lines
    )
    assert set(told.values()) == {1}
    for address in ("127.0.0.1", "127.0.0.3", "127.0.0.4"):
        assert told["refused", "too-fast", address, False]
    assert "error" not in {each["event"] for each in lines}


def ask_for_player(server: Server, address: str) -> int:
    """Asks for a game from an address, without a cookie; returns the status."""
    line = HTTPConnection("127.0.0.1", server.port, PATIENCE, source_address=(address, 0))
    with closing(line):
        headers = {"Origin": server.origin, "Content-Type": "application/json"}
        line.request("POST", "/api/games", "{}", headers)
        answer = line.getresponse()
        answer.read()
        return answer.status


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits another process")
def test_a_server_without_descriptors_goes_on_when_they_are_free(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as server:
        with playing(server) as (window, _):
            resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (FEW, FEW))
            with ExitStack() as held:
                for at in range(2 * FEW):
                    held.enter_context(connect_from(server, f"127.0.0.{2 + at % 4}"))
                until(lambda: any(each.get("kind") == "descriptors" for each in logged(server)))
                for _ in range(5):
                    assert window.act("draw").ok
            until(lambda: server.get("/healthz").status == 200)
            assert window.act("draw").table
        descriptors = [each for each in logged(server) if each.get("kind") == "descriptors"]
        assert len(descriptors) <= 2  # and one with the number of repetitions
        assert not [each for each in logged(server) if each["event"] == "error"]


def test_a_server_keeps_descriptors_for_its_games(tmp_path: Path) -> None:
    """With the limit from the start, connections are refused before descriptors run out."""
    with serving(tmp_path, "--host", "0.0.0.0") as server:
        until(lambda: bool(logged(server)))
        start = logged(server)[0]
        assert start["event"] == "start"
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        assert isinstance(start["connections"], int)
        assert 0 < start["connections"] <= max(soft - 64, 1)


def test_an_address_has_only_so_many_sockets() -> None:
    shares = Shares(MAX_SOCKETS)
    with ExitStack() as held:
        for _ in range(MAX_SOCKETS):
            held.enter_context(shares.held("192.0.2.7"))
        with pytest.raises(Exception, match="too-many"), shares.held("192.0.2.7"):
            pass
        with shares.held("192.0.2.8"):
            pass
    with shares.held("192.0.2.7"):
        pass


def test_a_network_of_64_bits_counts_as_one_address() -> None:
    assert holder_of("2001:db8::1") == holder_of("2001:db8::ffff:1") == "2001:db8::/64"
    assert holder_of("2001:db8:0:1::1") != holder_of("2001:db8::1")
    assert holder_of("::ffff:192.0.2.7") == holder_of("192.0.2.7") == "192.0.2.7"
    assert holder_of("testclient") == "testclient"


def test_what_an_address_stores_in_a_day_is_bounded(tmp_path: Path) -> None:
    """New games and files are refused when its bytes are spent. A move is carried out, and then the
    next one waits. Another address stores what it wants.
    """
    with serving(tmp_path, "--host", "0.0.0.0", limited=True) as hosted:
        with playing(hosted) as (window, cookie):

            def status(size: int) -> int:
                return hosted.request("POST", "/api/games", b" " * size, cookie=cookie).status

            sent = [status(MAX_BODY) for _ in range(STORED[1] // (UPLOADED * MAX_BODY) + 1)]
            assert sent == [400] * (len(sent) - 1) + [429]
            for size in (100_000, 1_000, 1):
                while status(size) != 429:
                    pass
            file = '{"do": "import", "language": "en", "text": "%s"}' % (" " * NEW_GAME)
            assert hosted.request("POST", "/api/profile", file, cookie=cookie).status == 429
            assert ask_for_player(hosted, "127.0.0.3") == 201
            draws = NEW_GAME // (20 * STORED_MOVE) + 3
            for _ in range(draws):
                window.line.send('{"do": "act", "id": 1, "name": "draw", "number": 20}')
            assert window.hear().moved
            answers = 1
            with suppress(TimeoutError):
                while window.hear(patience=1).moved:
                    answers += 1
            assert answers < draws
            hosted.pass_time(60)
            assert window.hear().moved
            assert status(1) == 400
        told = {(each.get("kind"), each.get("address")) for each in logged(hosted)}
        assert ("too-fast", "127.0.0.1") in told


def test_the_most_that_an_address_stores_in_a_day_is_documented() -> None:
    rate, most = STORED
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    assert f"{(rate * 86_400 + most) // 1_000_000} MB" in text
    assert f"{most // 1_000_000} MB at once, then {rate // 1_000} kB a second" in text


@given(game=games())
def test_a_game_takes_no_more_in_the_database_than_is_counted(game: Game) -> None:
    """Twice its text: once in a mistake to play again."""
    assert 2 * len(game.text) <= NEW_GAME + STORED_MOVE * game.size
