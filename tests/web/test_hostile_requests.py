"""Requests of other sites and malformed requests over HTTP get a sentence and change nothing."""

import json
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.datastructures import Headers
from websockets.exceptions import InvalidStatus

from tests.support.hostile import BROKEN, JSON, NASTY, TEXTS, tried
from tests.support.serving import (
    PATIENCE,
    Server,
    serving,
    without_a_traceback,
)
from tests.support.stores import contents
from tests.support.work import work
from winnable.web.host.responses import language_from
from winnable.web.tables import seat


def files(server: Server) -> dict[str, object]:
    """Everything that the server stored."""
    return dict(contents(server.store))


def foreign_hosts(port: int) -> list[str]:
    return [
        *("", "evil.example", f"evil.example:{port}", "127.0.0.1", f"127.0.0.1:{port + 1}"),
        *(
            f"127.0.0.1.evil.example:{port}",
            f"localhost.evil.example:{port}",
            f"x.localhost:{port}",
        ),
        *(f"0.0.0.0:{port}", f"127.1:{port}", f"2130706433:{port}", f"127.0.0.2:{port}"),
        *(
            f"[::ffff:127.0.0.1]:{port}",
            f"evil.example@127.0.0.1:{port}",
            f"127.0.0.1:{port}:{port}",
        ),
        *(f"127.0.0.1:0{port}", f"127.0.0.1.:{port}", f"127.0.0.1:{port}/", f"127.0.0.1:{port} x"),
    ]


def foreign_origins(port: int) -> list[str | None]:
    return [
        *(None, "", "null", "http://evil.example", f"http://evil.example:{port}", "file://"),
        *("http://127.0.0.1", f"http://127.0.0.1:{port + 1}", f"http://localhost:{port}"),
        *(f"http://127.0.0.1:{port}.evil.example", f"http://127.0.0.1:{port}/", "http://"),
        *(f"ws://127.0.0.1:{port}", f"http://evil.example http://127.0.0.1:{port}", "*"),
    ]


def shakes_hands(server: Server, game_id: str, **names: str | None) -> bool:
    """Whether a page with these headers gets a socket."""
    try:
        with server.window(game_id, **names) as window:
            return window.hello().ok
    except InvalidStatus as refused:
        return refused.response.status_code != 403


# Other sites


def test_a_foreign_host_name_gets_nothing(server: Server) -> None:
    game_id, before = server.begin(number="7"), files(server)
    page = server.get("/").body
    for host in foreign_hosts(server.port):
        for path in ("/", "/static/app.js", "/api/words/en", "/nothing"):
            answer = server.get(path, host=host)
            assert answer.status in (400, 421), host
            assert page not in answer.body
        answer = server.request("POST", "/api/games", "{}", host=host, origin=f"http://{host}")
        assert answer.status in (400, 421), host
    for host in (f"evil.example:{server.port}", "127.0.0.1", f"x.localhost:{server.port}"):
        assert not shakes_hands(server, game_id, host=host, origin=f"http://{host}")
        assert not shakes_hands(server, game_id, host=host)
    assert files(server) == before


def test_every_name_of_the_server_is_served(server: Server) -> None:
    for name in ("127.0.0.1", "localhost", "LOCALHOST", "[::1]"):
        host = f"{name}:{server.port}"
        assert server.get("/", host=host).status == 200
        answer = server.request("POST", "/api/games", "{}", host=host, origin=f"http://{host}")
        assert shakes_hands(server, answer.id, host=host, origin=f"http://{host.lower()}")


def test_another_site_can_neither_start_nor_play_a_game(server: Server) -> None:
    game_id, before = server.begin(number="7"), files(server)
    for origin in foreign_origins(server.port):
        answer = server.request("POST", "/api/games", "{}", origin=origin)
        problem = "This request came from another site, so it was refused."
        assert (answer.status, answer.problem) == (403, problem)
        if origin != "":
            assert not shakes_hands(server, game_id, origin=origin), origin
    assert files(server) == before


def test_only_post_changes_anything(server: Server) -> None:
    game_id, before = server.begin(number="7"), files(server)
    asked = "?game=draw-one&number=1&resume=true&do=act&name=draw"
    for method in ("GET", "HEAD", "PUT", "DELETE", "PATCH", "TRACE"):
        for path in ("/", f"/game/{game_id}", f"/api/games/{game_id}", "/api/games", "/sw.js"):
            answer = server.request(method, path + asked, "{}" if method == "PUT" else None)
            assert answer.status in (200, 404, 405, 413), (method, path)
    answer = server.request("OPTIONS", "/api/games", origin="http://evil.example")
    assert answer.status == 403
    assert files(server) == before


def test_only_json_is_accepted(server: Server) -> None:
    before = files(server)
    for kind in (
        *(None, "", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"),
        *("application/jsonx", "text/plain; application/json", "application/json, text/plain"),
    ):
        answer = server.request("POST", "/api/games", "{}", content_type=kind)
        assert (answer.status, bool(answer.problem)) == (415, True), kind
    assert files(server) == before
    assert server.request(
        "POST", "/api/games", "{}", content_type="application/json; charset=utf-8"
    ).id


def test_a_missing_page_does_not_echo_its_address(server: Server) -> None:
    for path in ("/<script>alert(1)</script>", "/static/%3Cscript%3E", "/%0d%0aSet-Cookie:x=1"):
        answer = server.get(path, accept="text/html")
        assert answer.status == 404
        assert b"script" not in answer.body.lower()
        assert answer.headers["set-cookie"] is None


# Files


@pytest.mark.parametrize(
    "path",
    [
        *("../app.py", "..%2fapp.py", "%2e%2e/app.py", "..%252fapp.py", "....//app.py"),
        *(
            "cards/../../app.py",
            "/etc/passwd",
            "//etc/passwd",
            "..%5capp.py",
            "%00",
            "app.js%00.css",
        ),
        *("%ff%fe", "a" * 300, "a" * 5000, "%c0%ae%c0%ae/app.py", "~root", ".", "..", "", "cards"),
    ],
)
def test_only_the_files_of_the_page_are_served(server: Server, path: str) -> None:
    for full in (f"/static/{path}", f"/{path}"):
        answer = server.get(full)
        assert b"import " not in answer.body[:2000] or answer.kind == "text/html"
        assert b"root:" not in answer.body
        assert answer.status in (200, 404)
        assert answer.status == 404 or answer.kind == "text/html"


@pytest.mark.parametrize(
    "game_id",
    [
        *("%00-20261122-060622-0123456789ab", "a%00b", "..", "%2e%2e", "..%5c..%5cx"),
        *("..-20261122-060622-0123456789ab", "%0a-20261122-060622-0123456789ab", "é", "%ff"),
        *("%f0%9f%82%a1-20261122-060622-0123456789ab", "con", "x" * 2000),
        "x" * 230 + "-20261122-060622-0123456789ab",
        "x" * 300 + "-20261122-060622-0123456789ab",
        "%F0%9F%82%A1" * 100 + "-20261122-060622-0123456789ab",
    ],
)
def test_malformed_ids_are_no_games(server: Server, game_id: str) -> None:
    before = files(server)
    with server.window(game_id) as window:
        assert window.closing == 4404
    assert files(server) == before
    assert server.begin(leaving=game_id[:200])


# Requests


@pytest.mark.parametrize("body", BROKEN.values(), ids=BROKEN)
def test_a_malformed_request_is_refused_in_a_sentence(server: Server, body: bytes) -> None:
    before = files(server)
    answer = server.request("POST", "/api/games", body)
    assert (answer.status, bool(answer.problem)) == (400, True)
    assert files(server) == before


def test_a_request_that_is_too_long_is_refused_unread(server: Server) -> None:
    for length in ("2000001", "9" * 18):
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
            line.sendall(head(server, f"Content-Length: {length}"))
            assert line.recv(65536).startswith(b"HTTP/1.1 413 ")
    answer = server.request("POST", "/api/games", b'{"text": "' + b"x" * 1_900_000 + b'"}')
    assert (answer.status, bool(answer.problem)) == (400, True)
    answer = server.request("POST", "/api/games", json.dumps({"text": "x" * 1_400_000}))
    assert (answer.status, bool(answer.problem)) == (400, True)


def test_a_request_without_a_length_is_refused(server: Server) -> None:
    for header in ("Transfer-Encoding: chunked", "X-Length: 2"):
        with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
            line.sendall(head(server, header) + b"2\r\n{}\r\n0\r\n\r\n")
            assert line.recv(65536).split()[1] in (b"411", b"413")


@pytest.mark.parametrize("method", ["POST", "GET", "HEAD", "PUT"])
@pytest.mark.parametrize("length", ["", "Content-Length: 5\r\n"])
@pytest.mark.parametrize("coding", ["chunked", "gzip, chunked", "Chunked"])
def test_a_body_of_unknown_size_is_refused_before_its_end(
    server: Server, method: str, length: str, coding: str
) -> None:
    start = head(server, f"{length}Transfer-Encoding: {coding}").replace(b"POST", method.encode())
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        with suppress(ConnectionError):  # it may be closed while it is written to
            line.sendall(start + b"10000\r\n" + bytes(0x10000) + b"\r\n")  # it has no end
        assert line.recv(65536).split()[1] in (b"400", b"413")
    assert server.get("/").status == 200


def head(server: Server, header: str) -> bytes:
    """The head of a request for a game."""
    return (
        f"POST /api/games HTTP/1.1\r\nHost: {server.host}\r\nOrigin: {server.origin}\r\n"
        f"Content-Type: application/json\r\n{header}\r\n\r\n"
    ).encode()


@pytest.mark.parametrize(
    "data",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.0\r\n\r\n",
        b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
        b"GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 100_000 + b"\r\n\r\n",
        b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\n{",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\r\n" * 1000,
        b"\0" * 1000,
    ],
)
def test_bytes_that_are_not_a_request_do_no_harm(server: Server, data: bytes) -> None:
    answer = b""
    with (
        socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line,
        suppress(ConnectionError),  # it may be closed while it is written to
    ):
        line.sendall(data)
        with suppress(OSError):  # it may be closed by now
            line.shutdown(socket.SHUT_WR)
        answer = line.recv(65536)
    assert not answer or answer.split()[1] in (b"400", b"421", b"403", b"413", b"431")
    assert server.get("/").status == 200


def test_a_body_that_is_cut_off_leaves_no_traceback(server: Server) -> None:
    head = (
        f"POST /api/games HTTP/1.1\r\nHost: {server.host}\r\nOrigin: {server.origin}\r\n"
        "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n"
    )
    for _ in range(3):
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.sendall(head.encode() + b'{"game":')
    assert server.get("/").status == 200


def test_slow_clients_block_nobody(server: Server) -> None:
    slow = [socket.create_connection(("127.0.0.1", server.port), PATIENCE) for _ in range(40)]
    for line in slow:
        line.sendall(b"POST /api/games HTTP/1.1\r\nHost: ")
    assert server.get("/").status == 200
    for line in slow:
        line.close()


@pytest.mark.parametrize("name", ["game", "rules", "scoring", "number", "deal", "text", "daily"])
def test_odd_text_is_refused_in_a_sentence(server: Server, name: str) -> None:
    for text in NASTY:
        answer = server.ask_for(**{name: text})
        assert answer.status == 400 or (name, text) == ("number", "9"), (text, answer.body)
        assert answer.problem


def test_odd_moves_and_odd_games_to_leave_do_no_harm(server: Server) -> None:
    for text in NASTY:
        answer = server.ask_for(moves=text, leaving=text[:200], number="7")
        assert answer.status == 201 if not text.split() else answer.problem


GAMES: Final = st.sampled_from(["draw-three", "solitario", "one-pass", "Vegas one", "thoughtful"])
FIELDS: Final[dict[str, st.SearchStrategy[Any]]] = {
    "game": GAMES | JSON,
    "rules": st.from_regex(r"(d[0-9]{1,3}|s)(p[0-9]|c[0-9]|k[0-9]{1,2}|[rntouab]){0,4}") | JSON,
    "scoring": st.sampled_from(["none", "standard", "vegas", "cumulative"]) | JSON,
    "number": st.integers(0, 1 << 70).map(str) | JSON,
    "deal": st.text("AKQJT98765432HDCSB ,|{}[]:\"'0", max_size=200) | JSON,
    "text": st.text("winable gm1rusdpoc(*)345x\n#", max_size=100) | JSON,
    "moves": st.text("sw123456789fhdcx( )", max_size=40) | JSON,
    "daily": st.dates().map(str) | JSON,
    "original": st.booleans() | JSON,
    "resume": st.booleans() | JSON,
    "leaving": TEXTS | JSON,
    "spoken": JSON,
}


@tried(80)
@given(body=st.fixed_dictionaries({}, optional=FIELDS) | JSON)
def test_arbitrary_requests_are_dealt_or_refused(server: Server, body: object) -> None:
    if isinstance(body, dict) and body.get("winnable"):
        return  # the search may take long
    answer = server.request("POST", "/api/games", json.dumps(body))
    assert answer.status == 201 or answer.problem


def test_a_long_list_of_languages_takes_little_work() -> None:
    short, long = (Headers({"accept-language": "x," * count}) for count in (30, 3_000))
    assert work(lambda: language_from(long)) == work(lambda: language_from(short))


def test_too_many_requests_at_once_are_refused_for_a_while(tmp_path: Path) -> None:
    rate, most = seat.GAMES
    with serving(tmp_path, limited=True) as own, without_a_traceback(own):
        answers = [own.request("POST", "/api/games", "x") for _ in range(most + 1)]
        assert [answer.status for answer in answers] == [400] * most + [429]
        assert answers[-1].problem == "Too many requests at once. Please wait a moment."
        assert own.get("/").status == 200
        own.pass_time(1)
        assert [own.ask_for().status for _ in range(rate + 1)] == [201] * rate + [429]
