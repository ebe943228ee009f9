"""The pages of the server, and its start and end: a separate process, used as by a page."""

import json
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.serving import (
    PATIENCE,
    Server,
    serving,
    table_of,
)
from tests.support.tables import (
    terminal,
)
from winnable.law.rules import parse_rules
from winnable.speech.messages import LANGUAGES, Voice
from winnable.web.host.address import Address, listen
from winnable.web.host.app import STATIC

# Pages


def test_every_address_of_a_table_serves_the_same_page(server: Server) -> None:
    text = (STATIC / "index.html").read_text("utf-8")
    page = text.replace('content="/static/', f'content="{server.origin}/static/').encode()
    for path in ("/", "/?x=1", "/game/draw-three-20261122-060622-0123456789ab", "/game/none"):
        answer = server.get(path)
        assert (answer.status, answer.kind, answer.body) == (200, "text/html", page)
        assert answer.headers["cache-control"] == "no-cache"
    assert server.request("HEAD", "/").status == 200


@pytest.mark.parametrize("host", ["127.0.0.1", "0.0.0.0", "::"])
def test_no_answer_waits_for_an_acknowledgement(host: str) -> None:
    """asyncio sets TCP_NODELAY on the connections of a socket whose protocol is named."""
    with listen(Address(host, 0)) as listener:
        assert listener.proto == socket.IPPROTO_TCP


def test_every_file_that_the_page_loads_exists(server: Server) -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    manifest = json.loads((STATIC / "manifest.webmanifest").read_text("utf-8"))
    paths = {urlsplit(path).path for path in re.findall(r'(?:src|href)="([^"#]+)"', page)}
    paths |= {urljoin("/static/manifest.webmanifest", icon["src"]) for icon in manifest["icons"]}
    paths |= {"/sw.js", "/static/cards/french.svg", "/static/cards/italian.svg"}
    kinds = {
        ".js": "text/javascript",
        ".css": "text/css",
        ".svg": "image/svg+xml",
        ".png": "image/png",
        ".webmanifest": "application/manifest+json",
    }
    for path in paths:
        answer = server.get(path)
        assert (answer.status, answer.kind) == (200, kinds[Path(path).suffix]), path
    assert server.get("/sw.js").headers["cache-control"] == "no-cache"


def test_the_page_loads_nothing_from_elsewhere_and_follows_its_policy() -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    assert not re.search(r'(?:src|href)="(?:[a-z]+:)?//', page)
    assert not re.search(r"<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)", page)


def test_the_labels_of_the_page_exist_in_every_language(server: Server) -> None:
    words = {str(each): json.loads(server.get(f"/api/words/{each}").body) for each in LANGUAGES}
    for each in words.values():
        assert each["labels"].keys() == words["en"]["labels"].keys()
    assert "undo" in words["en"]["labels"]
    for language, each in words.items():
        assert each["language"] == language
        assert all(each["labels"].values())
        for deck, count, rules in (("french", 52, "d1"), ("italian", 40, "s")):
            voice = Voice(parse_rules(rules), language)
            assert each["cards"][deck] == [voice.card(card) for card in range(count)]
    assert server.get("/api/words/xx").problem


def test_a_missing_page_answers_in_the_readers_language(server: Server) -> None:
    for path in ("/nothing", "/static/nothing.js", "/game/a/b", "/api/games", "/static"):
        answer = server.get(path)
        assert answer.status in (307, 404, 405), path
    english = server.get("/nothing", accept_language="en").problem
    assert english == server.get("/nothing").problem
    assert english != server.get("/nothing", accept_language="it-IT,en").problem
    answer = server.get("/nothing", accept="text/html,*/*", accept_language="eo, it;q=0.5")
    assert (answer.status, answer.kind) == (404, "text/html")
    assert "<html lang=it>" in answer.body.decode()
    answer = server.get("/nothing", accept="text/html,*/*", accept_language="fr-CA, es;q=0.5")
    assert "<html lang=fr>" in answer.body.decode()


# Start and end


def test_a_faster_event_loop_that_is_installed_is_not_used(tmp_path: Path) -> None:
    """uvicorn takes uvloop wherever it can be imported, and the server hangs in it."""
    (tmp_path / "uvloop.py").write_text("raise RuntimeError('this loop is not for winnable')")
    with serving(tmp_path) as own, own.window(own.begin(number="7")) as window:
        assert window.act("draw").ok


def test_a_killed_server_loses_no_move(tmp_path: Path) -> None:
    with serving(tmp_path) as own:
        game_id = own.begin(number="7")
        with own.window(game_id) as window:
            for _ in range(20):
                told = window.act("draw")
            before = table_of(told)
            own.end(signal.SIGKILL)
            with pytest.raises(ConnectionClosed):
                window.hello()
    with serving(tmp_path) as own:
        assert own.begin(resume=True) == game_id
        with own.window(game_id) as window:
            told = window.hello()
            after = table_of(told)
            assert "20 moves" in told.said[0]
            (event,) = after.log
            assert told.said[0].startswith(event.text)
            after.log, after.seconds = before.log, before.seconds
            assert after == before
            assert window.act("undo", number=20).ok


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_stopped_server_saves_and_releases_every_game(
    tmp_path: Path, number: signal.Signals
) -> None:
    with serving(tmp_path) as own:
        with own.window(own.begin(number="7")) as window:
            window.play("sw sw sw")
            code = own.end(number)
            assert window.closing in (1001, 1012)
        ended = signal.SIGTERM if number is signal.SIGHUP else number
        assert code in (0, -ended, 128 + ended)
        assert own.err == ""
        (database,) = tmp_path.rglob("winnable.db*")  # without a journal beside it
        assert database.name == "winnable.db"
        assert "Resuming Draw three, deal 7. 3 moves" in terminal(own.home)


RARE: dict[str, Any] = {"rules": "d30p1nc1", "winnable": True}
"""Rules under which hardly any deal is winnable: a single draw of half the cards."""


def test_ending_does_not_wait_for_the_search_for_a_deal(tmp_path: Path) -> None:
    with serving(tmp_path) as own:
        line = socket.create_connection(("127.0.0.1", own.port))
        body = json.dumps(RARE)
        line.sendall(
            f"POST /api/games HTTP/1.1\r\nHost: {own.host}\r\nOrigin: {own.origin}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}".encode()
        )
        own.get("/")
        own.end(signal.SIGINT)
        line.close()


def test_the_search_for_a_rare_deal_ends(tmp_path: Path) -> None:
    with serving(tmp_path) as own:
        answer = own.ask_for(**RARE)
        assert answer.status == 201 or answer.problem


def talker(says: bytes) -> Iterator[int]:
    """A program that listens on a port and is not winnable; it sends ``says`` to each client."""
    with socket.create_server(("127.0.0.1", 0)) as listener:

        def talk() -> None:
            while True:
                with suppress(ConnectionError):
                    try:
                        line, _ = listener.accept()
                    except OSError:
                        return
                    with line:
                        line.recv(4096)
                        line.sendall(says)

        thread = threading.Thread(target=talk, daemon=True)
        thread.start()
        yield listener.getsockname()[1]
        listener.shutdown(socket.SHUT_RDWR)
        thread.join(PATIENCE)


STRANGERS = {
    "mute": b"",
    "no-http": b"SSH-2.0-stranger\r\n",
    "json": b"HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n5",
}


@pytest.mark.parametrize("says", STRANGERS.values(), ids=STRANGERS)
def test_another_port_is_used_if_the_default_one_is_taken(tmp_path: Path, says: bytes) -> None:
    strangers = talker(says)
    port = next(strangers)
    own = Server(tmp_path, port=port, usual=True)
    try:
        assert own.port not in (0, port), (own.process.poll(), own.err)
        assert f"Port {port} is taken, so another one will be used." in own.out
        assert own.get("/").status == 200
    finally:
        own.process.kill()
        own.process.wait()
        next(strangers, None)


def test_the_port_opens_before_slow_imports() -> None:
    late = {"rich", "starlette", "uvicorn", "urllib.request", "webbrowser"}
    loaded = "import sys, winnable.cli, winnable.web.host.server; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", loaded], capture_output=True, check=True)
    assert late & set(found.stdout.decode().split()) == set()


def test_another_port_is_used_if_the_requested_one_is_taken(tmp_path: Path, server: Server) -> None:
    with serving(tmp_path, port=server.port) as own:
        assert own.port != server.port
        assert f"Port {server.port} is taken" in own.out
        assert own.get("/").status == 200


def test_a_second_server_says_that_the_table_is_open(server: Server) -> None:
    second = Server(server.home, port=server.port, usual=True)
    assert second.process.wait(PATIENCE) == 0
    assert second.out == f"The table is already open at {server.origin}/?key={server.key}.\n"
    assert second.err == ""


def test_the_server_of_another_player_is_left_alone(tmp_path: Path, server: Server) -> None:
    other = Server(tmp_path, port=server.port, usual=True)
    try:
        assert f"Port {server.port} is taken" in other.out
        assert other.ask_for(game="draw-three").status == 201
    finally:
        other.process.kill()
        other.process.wait()


@pytest.mark.parametrize(
    "arguments",
    [
        ("--port", "65536"),
        ("--host", "192.0.2.1"),
        ("--host", ".example"),
        ("--host", "[::1]"),
    ],
)
def test_an_address_where_no_program_can_listen_is_refused_in_a_sentence(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    refused = Server(tmp_path, *arguments, usual=True)
    refused.process.kill() if refused.port else None
    assert refused.process.wait(PATIENCE) == 2, refused.err
    assert refused.out == ""
    assert refused.err.count("\n") == 1
    assert refused.err.endswith(".\n")
