"""Other sites, broken clients and mischief: refused in a sentence, and nothing else happens."""

import json
import socket
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from serving import (
    PATIENCE,
    Answer,
    Server,
    Window,
    check_sentence,
    until,
)
from websockets.exceptions import ConnectionClosed, InvalidStatus

from winnable.verify import verify

SMALL: Final = {"rules": "d1tc3k4", "deal": "3H 4D 4H 3D AH 2S AS 2H 3S 4S AD AC 2D 2C 3C 4C"}
ITALIAN: Final = {
    "rules": "sk5",
    "deal": "3D 4C 2B 2S AD 4D | 3C AC 5B 2D AB 3B 4B 5C 2C 5D 3S 4S 5S AS",
}
CLOSES: Final = {4400, 4429, 1009, 1003, 1007}
"""Why the server may close a socket that sends what it should not."""
NASTY: Final = (
    *("", " ", "\0", "a\0b", "\n", "\r\n\r\n", "\x7f", "\u202e", "\ufeff", "\u2028", "é" * 300),
    *("../../etc/passwd", "..\\..\\x", "%2e%2e%2f", "%s%n", "{0}", "{ $text }", "“”", "<b>&amp;"),
    *(
        "²",
        "٣",
        "1e9",
        "-1",
        "+1",
        "0x10",
        "1_000",
        "9" * 199,
        "NaN",
        "true",
        "🂡" * 60,
        "𝟙",
        "None",
    ),
)
"""Text that programs stumble over."""
BROKEN: Final = {
    "empty": b"",
    "cut": b'{"do": "hello"',
    "nothing": b"null",
    "list": b"[]",
    "number": b"5",
    "text": b'"hello"',
    "trailing": b"{} {}",
    "single": b"{'id': 1}",
    "comment": b"{} // x",
    "no-utf-8": b'{"game": "\xff\xfe"}',
    "utf-16": '{"game": "x"}'.encode("utf-16"),
    "byte-order": b"\xef\xbb\xbf{}",
    "nul": b"{\0}",
    "control": b'{"game": "a\nb"}',
    "surrogate": b'{"game": "\\ud800"}',
    "raw-surrogate": '{"game": "\ud800"}'.encode("utf-8", "surrogatepass"),
    "nan": b'{"game": NaN}',
    "huge": b'{"game": 1' + b"0" * 10_000 + b"}",
    "exponent": b'{"game": 1e999999}',
    "deep": b"[" * 90_000,
    "deep-object": b'{"game":' * 20_000,
    "unknown": b'{"admin": true}',
    "wrong": b'{"game": {"a": [1, 2, {}]}}',
    "proto": b'{"__proto__": {"x": 1}, "__class__": "y"}',
}


def files(server: Server) -> dict[str, bytes]:
    """All that the server keeps, but for what shows that a game is open."""
    folder = server.store.folder
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.parent.name != "locks"
    }


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
    """Whether a page gets a socket."""
    try:
        with server.window(game_id, **names) as window:
            return window.hello().ok
    except InvalidStatus as refused:
        return refused.response.status_code != 403


# Other sites


def test_who_comes_by_a_foreign_name_gets_nothing(server: Server) -> None:
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


def test_every_own_name_is_served(server: Server) -> None:
    for name in ("127.0.0.1", "localhost", "LOCALHOST", "[::1]"):
        host = f"{name}:{server.port}"
        assert server.get("/", host=host).status == 200
        answer = server.request("POST", "/api/games", "{}", host=host, origin=f"http://{host}")
        assert shakes_hands(server, answer.id, host=host, origin=f"http://{host.lower()}")


def test_no_other_site_can_begin_a_game_or_play_one(server: Server) -> None:
    game_id, before = server.begin(number="7"), files(server)
    for origin in foreign_origins(server.port):
        answer = server.request("POST", "/api/games", "{}", origin=origin)
        assert (answer.status, answer.problem) == (403, "This request came from another site.")
        if origin != "":
            assert not shakes_hands(server, game_id, origin=origin), origin
    assert files(server) == before


def test_nothing_changes_by_being_looked_at(server: Server) -> None:
    game_id, before = server.begin(number="7"), files(server)
    asked = "?game=draw-one&number=1&resume=true&do=act&name=draw"
    for method in ("GET", "HEAD", "PUT", "DELETE", "PATCH", "TRACE"):
        for path in ("/", f"/game/{game_id}", f"/api/games/{game_id}", "/api/games", "/sw.js"):
            answer = server.request(method, path + asked, "{}" if method == "PUT" else None)
            assert answer.status in (200, 404, 405, 413), (method, path)
    answer = server.request("OPTIONS", "/api/games", origin="http://evil.example")
    assert answer.status == 403
    assert files(server) == before


def test_only_json_is_read(server: Server) -> None:
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


def test_a_page_that_is_missing_repeats_nothing(server: Server) -> None:
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
def test_nothing_but_the_pages_own_files_is_handed_out(server: Server, path: str) -> None:
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
def test_strange_names_are_no_games(server: Server, game_id: str) -> None:
    before = files(server)
    with server.window(game_id) as window:
        assert window.closing == 4404
    assert files(server) == before
    assert server.begin(leaving=game_id[:200])


# Requests


@pytest.mark.parametrize("body", BROKEN.values(), ids=BROKEN)
def test_a_broken_request_is_refused_in_a_sentence(server: Server, body: bytes) -> None:
    before = files(server)
    answer = server.request("POST", "/api/games", body)
    assert (answer.status, bool(answer.problem)) == (400, True)
    assert files(server) == before


def test_too_long_a_request_is_refused_before_it_is_read(server: Server) -> None:
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
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(head(server, "Content-Length: 2\r\nTransfer-Encoding: chunked") + b"0\r\n\r\n")
        assert line.recv(65536).split()[1] in (b"400", b"413", b"411")


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
def test_what_is_no_request_is_no_trouble(server: Server, data: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall(data)
        line.shutdown(socket.SHUT_WR)
        answer = line.recv(65536)
    assert not answer or answer.split()[1] in (b"400", b"421", b"403", b"413", b"431")
    assert server.get("/").status == 200


def test_who_is_slow_keeps_nobody_waiting(server: Server) -> None:
    slow = [socket.create_connection(("127.0.0.1", server.port), PATIENCE) for _ in range(40)]
    for line in slow:
        line.sendall(b"POST /api/games HTTP/1.1\r\nHost: ")
    assert server.get("/").status == 200
    for line in slow:
        line.close()


@pytest.mark.parametrize("name", ["game", "rules", "scoring", "number", "deal", "text", "daily"])
def test_strange_text_is_refused_in_a_sentence(server: Server, name: str) -> None:
    for text in NASTY:
        answer = server.ask_for(**{name: text})
        assert answer.status == 400 or (name, text) == ("number", "9"), (text, answer.body)
        assert answer.problem


def test_strange_moves_and_games_to_leave_do_no_harm(server: Server) -> None:
    for text in NASTY:
        answer = server.ask_for(moves=text, leaving=text[:200], number="7")
        assert answer.status == 201 if not text.split() else answer.problem


TEXTS: Final = (
    st.text(max_size=30) | st.sampled_from(NASTY) | st.text("dps123rntouack0", max_size=8)
)
JSON: Final = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=8,
)
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


def tried(examples: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Settings for what is tried on so many examples, the same in every run."""
    return settings(
        max_examples=examples,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.explicit, Phase.generate],  # each try goes over the wire: nothing is shrunk
    )


@tried(80)
@given(body=st.fixed_dictionaries({}, optional=FIELDS) | JSON)
def test_whatever_is_asked_for_is_dealt_or_refused(server: Server, body: object) -> None:
    if isinstance(body, dict) and body.get("winnable"):
        return  # may take a while
    answer = server.request("POST", "/api/games", json.dumps(body))
    assert answer.status == 201 or answer.problem


def test_too_many_games_at_once_are_refused_for_a_while(own: Server) -> None:
    answers: list[Answer] = []
    while not answers or answers[-1].status == 400:
        assert len(answers) < 1000
        answers.append(own.request("POST", "/api/games", "x"))
    assert answers[-1].status == 429
    assert answers[-1].problem == "Too much at once. Wait a moment, please."
    assert len(answers) > 100
    assert own.get("/").status == 200
    until(lambda: own.ask_for().status == 201)


# Sockets


@pytest.fixture
def window(server: Server) -> Iterator[Window]:
    with server.playing(**SMALL) as window:
        window.hello()
        yield window


def still_there(window: Window) -> bool:
    return bool(window.hello().table)


TEXT: Final = {name: data for name, data in BROKEN.items() if data.isascii() or name[0] == "b"}


@pytest.mark.parametrize("message", TEXT.values(), ids=TEXT)
def test_a_broken_message_is_refused_and_the_game_goes_on(window: Window, message: bytes) -> None:
    window.line.send(message.decode())
    told = window.hear()
    assert (told.ok, told.moved, told.table) == (False, False, None)
    (sentence,) = told.said
    check_sentence(sentence)
    assert still_there(window)


def test_a_message_that_is_no_text_closes_the_socket(running: Server) -> None:
    for name in BROKEN.keys() - TEXT.keys():
        with running.playing(**SMALL) as window:
            window.line.send(BROKEN[name], text=True)
            assert window.closing == 1007  # RFC 6455, 8.1; uvicorn sees to it, and writes it down


STRANGE: Final[tuple[dict[str, Any], ...]] = (
    {"do": "act", "id": 5},
    {"do": "act", "id": 5, "name": None},
    {"do": "act", "id": 5, "name": "draw", "number": 1 << 31},
    {"do": "act", "id": 5, "name": "draw", "number": 1.5},
    {"do": "act", "id": 5, "name": "draw", "source": "x"},
    {"do": "act", "id": 5, "name": "place", "target": "10"},
    {"do": "act", "id": 5, "name": "where", "card": 52},
    {"do": "act", "id": 5, "name": "where", "card": -1},
    {"do": "act", "id": 5, "name": "where", "card": True},
    {"do": "act", "id": 5, "name": "_obey"},
    {"do": "act", "id": 5, "name": "quit"},
    {"do": "act", "id": 5, "name": "language"},
    {"do": "act", "id": 5, "name": "__class__"},
    {"do": "act", "id": 5, "name": "draw", "extra": 1},
    {"do": "play", "id": 5},
    {"do": "play", "id": 5, "move": 5},
    {"do": "play", "id": 5, "move": ""},
    {"do": "play", "id": 5, "move": "1" * 201},
    {"do": "look", "id": 5, "at": "0"},
    {"do": "set", "id": 5, "spoken": None},
    {"do": "set", "id": 5, "spoken": {"language": "de"}},
    {"do": "hello", "id": 5, "spoken": {"level": "loud"}},
    {"do": "type", "id": 5, "text": "x" * 100_001},
    {"do": "shout", "id": 5},
    {"id": 5},
)


@pytest.mark.parametrize("message", STRANGE, ids=lambda message: json.dumps(message)[:60])
def test_a_request_that_makes_no_sense_is_refused_and_the_game_goes_on(
    window: Window, message: dict[str, Any]
) -> None:
    window.line.send(json.dumps(message))
    told = window.hear()
    assert (told.ok, told.moved) == (False, False)
    for sentence in told.said:
        check_sentence(sentence)
    assert still_there(window)


def test_a_request_that_has_a_number_is_answered_by_it(window: Window) -> None:
    for message in STRANGE:
        window.line.send(json.dumps(message))
        assert window.hear().id == 5


def test_a_card_that_is_not_in_the_deck_is_nowhere(server: Server) -> None:
    for asked in (SMALL, ITALIAN):
        with server.playing(**asked) as window:
            told = window.act("where", card=51)
            assert not told.ok
            assert "not seen yet" not in told.said[0]


@pytest.mark.parametrize("asked", [SMALL, ITALIAN], ids=["klondike", "solitario"])
@pytest.mark.parametrize("place", ["h", "f", "fs", "9", "s", "w"])
def test_an_act_at_a_place_where_it_makes_no_sense_is_answered(
    server: Server, asked: dict[str, str], place: str
) -> None:
    with server.playing(**asked) as window:
        for move in ("32", "33", "3f"):
            window.ask("play", move=move)
        for name in ("lift", "best", "out", "place", "take", "to", "move"):
            for fields in (
                {"source": place},
                {"target": place},
                {"source": place, "target": place},
            ):
                assert window.act(name, **fields).said
        assert still_there(window)


def test_bytes_close_the_socket_with_a_reason(window: Window) -> None:
    window.line.send(b'{"do": "hello", "id": 1}')
    assert window.closing in CLOSES


def test_too_long_a_message_closes_the_socket(window: Window) -> None:
    window.line.send(json.dumps({"do": "type", "id": 1, "text": "x" * 250_000}))
    assert window.closing == 1009


def test_long_text_is_answered(window: Window) -> None:
    for text in ("x" * 100_000, "u " * 50_000, "9" * 100_000, "u " + "9" * 9_000):
        told = window.type(text)
        assert sum(map(len, told.said)) < 2_000


def test_strange_text_that_is_typed_is_answered(window: Window) -> None:
    for text in NASTY:
        for sentence in (*window.type(text).said, *window.type(f"where {text}").said):
            assert sentence.isprintable()
        told = window.ask("play", move=text[:200])
        assert not told.ok
        check_sentence(told.said[0])


def flood(window: Window) -> None:
    """Asks without end, ten at a time."""
    while True:
        for number in range(10):
            window.line.send(json.dumps({"do": "nothing", "id": number}))
        for _ in range(10):
            window.hear()


def test_who_asks_too_much_at_once_is_cut_off_alone(own: Server) -> None:
    with own.playing(**SMALL) as calm, own.playing(**SMALL) as wild:
        calm.hello()
        with pytest.raises(ConnectionClosed) as cut:
            flood(wild)
        assert cut.value.rcvd is not None
        assert cut.value.rcvd.code == 4429
        assert calm.act("draw").ok
        assert calm.act("undo").ok


NAMES: Final = [
    *("draw", "undo", "redo", "branch", "restart", "hint", "do", "moves", "more", "option", "lift"),
    *("place", "back", "deck", "discard", "best", "out", "choose", "finish", "take", "to", "turn"),
    *("move", "read", "hand", "where", "log", "stats", "again", "earlier", "yes", "no"),
]
AT: Final = st.sampled_from([*"123456789swhf", "fh", "fd", "fc", "fs"]) | st.none()
ACTS: Final = st.fixed_dictionaries(
    {"do": st.just("act"), "name": st.sampled_from(NAMES)},
    optional={
        "number": st.integers(-3, 12) | st.integers(-(1 << 31), (1 << 31) - 1) | st.none(),
        "source": AT,
        "target": AT,
        "card": st.integers(0, 51) | st.none(),
    },
)
MOVES: Final = st.from_regex(r"[sw1-3h][w1-3fhs]|f[hdcs][1-3]|[1-3][1-3]x[1-4]", fullmatch=True)
OTHERS: Final = st.one_of(
    st.fixed_dictionaries({"do": st.just("play"), "move": MOVES | TEXTS}),
    st.fixed_dictionaries({"do": st.just("type"), "text": TEXTS}),
    st.fixed_dictionaries({"do": st.just("look"), "at": st.integers(-2, 40)}),
    st.fixed_dictionaries({"do": st.sampled_from(["share", "hello", "set", "find"])}),
    st.fixed_dictionaries({"do": st.just("find"), "rules": TEXTS, "condition": TEXTS}),
    st.fixed_dictionaries({"do": st.sampled_from(["act", "play", "look"]), "name": JSON}),
)
MESSAGES: Final = st.integers(0, 2).flatmap(lambda chance: ACTS if chance else OTHERS)


@tried(60)
@given(
    asked=st.sampled_from([SMALL, ITALIAN]), messages=st.lists(MESSAGES, min_size=10, max_size=25)
)
def test_whatever_is_sent_gets_one_answer_and_the_game_stays_whole(
    server: Server, asked: dict[str, str], messages: list[dict[str, Any]]
) -> None:
    game_id = server.begin(**asked)
    with server.window(game_id) as window:
        for message in messages:
            window.line.send(json.dumps({"id": 7, **message}))
            told = window.hear()
            assert told.id in (7, None)
            assert all(sentence.isprintable() for sentence in told.said)
            if told.table is not None:
                game_id = told.table.id
        assert still_there(window)
    verify(server.store.path(game_id).read_text("utf-8"))
