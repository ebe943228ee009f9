"""A local server opens for who has its key, not for everybody on the machine."""

import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Final

import pytest

from tests.support.serving import Server, serving
from winnable.speech.messages import LANGUAGES, Voice, say_fault
from winnable.store import Store
from winnable.web.faults import NO_KEY, WebError, WebFault
from winnable.web.host.address import Address, Key, is_running

REQUESTS: Final = (
    ("POST", "/api/games", "{}"),
    ("POST", "/api/games", '{"resume": true}'),
    ("POST", "/api/profile", '{"do": "show"}'),
    ("POST", "/api/profile", '{"do": "delete"}'),
    ("POST", "/api/races", '{"game": "draw-three"}'),
    ("GET", "/api/export/everything.json", None),
    ("GET", "/api/export/statistics.csv", None),
    ("GET", "/api/days/2026-11-20", None),
    ("GET", "/api/nothing", None),
)
OPEN: Final = ("/", "/game/x", "/race/x", "/sw.js", "/static/app.js", "/api/words/en", "/healthz")


@pytest.fixture(scope="module")
def game(running: Server) -> str:
    """A game of the player."""
    return running.begin(game="draw-three", number="7")


@pytest.fixture
def stranger(running: Server, game: str) -> Server:  # noqa: ARG001
    """The server, as somebody without the key asks it."""
    other: Server = object.__new__(Server)
    other.__dict__.update(running.__dict__, key="")
    return other


@pytest.mark.parametrize(("method", "path", "body"), REQUESTS, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_else_plays_reads_or_deletes(
    stranger: Server, method: str, path: str, body: str | None, language: str
) -> None:
    answer = stranger.request(method, path, body, accept_language=language)
    sentence = say_fault(Voice(language=language, front="web"), WebError(WebFault.NO_KEY))
    assert (answer.status, answer.problem) == (403, sentence)
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("cookie", ["", "winnable={}", "winnable-{port}=", "winnable-{port}=\xe9"])
def test_a_wrong_cookie_is_none(stranger: Server, cookie: str) -> None:
    words = cookie.format("x", port=stranger.port)
    assert stranger.ask_for(words or None).status == 403
    assert stranger.ask_for(f"winnable-{stranger.port}={'0' * 24}").status == 403


def test_nobody_else_watches_a_game(stranger: Server, running: Server, game: str) -> None:
    with stranger.window(game) as window:
        assert window.closing == NO_KEY
    with running.window(game) as window:
        assert window.hello().table


@pytest.mark.parametrize("path", OPEN)
def test_the_page_is_no_secret(stranger: Server, running: Server, path: str) -> None:
    answer = stranger.get(path)
    assert answer.status == 200
    assert running.key.encode() not in answer.body


@pytest.mark.parametrize("path", ["/", "/game/x", "/?daily=2026-11-20", "//example.org/"])
def test_the_address_with_the_key_leaves_it_as_a_cookie(
    stranger: Server, running: Server, path: str
) -> None:
    answer = stranger.get(f"{path}{'&' if '?' in path else '?'}key={running.key}")
    assert (answer.status, answer.headers["location"]) == (303, running.origin + path)
    cookie, _, marks = (answer.headers["set-cookie"] or "").partition(";")
    assert {"HttpOnly", "SameSite=strict", "Path=/"} <= {each.strip() for each in marks.split(";")}
    assert stranger.ask_for(cookie, game="draw-three").status == 201


@pytest.mark.parametrize("more", [".", "%20", ".%20"])
def test_the_address_may_be_copied_with_the_end_of_its_sentence(
    stranger: Server, running: Server, more: str
) -> None:
    answer = stranger.get(f"/?key={running.key}{more}")
    assert (answer.status, answer.headers["location"]) == (303, running.origin + "/")
    assert "set-cookie" in answer.headers


@pytest.mark.parametrize("word", ["", "x", "0" * 24, "%FF", "\u00e9".encode().hex()])
def test_another_word_shows_the_page_only(stranger: Server, word: str) -> None:
    answer = stranger.get(f"/?key={word}")
    assert (answer.status, answer.headers["location"]) == (303, stranger.origin + "/")
    assert "set-cookie" not in answer.headers


def test_the_key_outlives_the_process_and_is_private(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        key = first.key
        assert first.process.args[-1] != key  # type: ignore[index]
    assert (tmp_path / "winnable" / "winnable.db").stat().st_mode & 0o077 == 0
    with serving(tmp_path) as second:
        assert second.key == key


def test_the_ticket_of_the_opened_browser_works_once(tmp_path: Path) -> None:
    """Other users can see it among the arguments of the browser. Any process of the player makes
    and takes it.
    """
    key, other = (Key(Store(tmp_path).database, 8452) for _ in range(2))
    assert key.value == other.value
    word = key.ticket()
    assert key.value not in word
    asked = (key.value, word, word, "", key.value)
    assert [other.opens(each) for each in asked] == [True, True, False, False, True]


@pytest.mark.parametrize("kind", ["unknown", "relayed", "deep", "endless", "text"])
def test_a_program_of_another_user_on_the_port_learns_no_key(
    running: Server, tmp_path: Path, kind: str
) -> None:
    asked: list[str] = []

    class Impostor(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked.append(self.path + str(self.headers))
            relayed = running.get(self.path).body if kind == "relayed" else b""
            answers = {"unknown": b'{"proof": "0"}', "relayed": relayed, "deep": b"[" * 100_000}
            self.send_response(200)
            self.end_headers()
            self.wfile.write(answers.get(kind, b"x" * 10))
            while kind == "endless":
                self.wfile.write(b"x" * 100_000)

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Impostor) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        key = Key(Store(tmp_path).database, server.server_port)
        key.value = running.key
        try:
            assert not is_running(Address("127.0.0.1", server.server_port), key)
        finally:
            server.shutdown()
            thread.join()
    assert asked
    assert running.key not in "".join(asked)
    own = Key(Store(tmp_path).database, running.port)
    own.value = running.key
    assert is_running(Address("127.0.0.1", running.port), own)


def test_a_folder_that_cannot_be_written_has_a_key_too(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    key = Key(Store(tmp_path / "file").database, 8452)
    assert len(key.value) == 24
    assert key.opens(key.ticket())


def test_a_server_for_others_has_no_door(tmp_path: Path) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as hosted:
        assert hosted.key == ""
        assert json.loads(hosted.ask_for(game="draw-three").body)["id"]
