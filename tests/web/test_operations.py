"""What a hosted server tells its host: health, counts, the log. Visitors see little of it."""

import asyncio
import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.support.scraping import count, counting, scraped
from tests.support.serving import Server, serving, until
from winnable.store import Settings, Store
from winnable.store.merging import delete
from winnable.web.host import operations
from winnable.web.players.identity import NEW_PLAYERS

SITE = "https://cards.example.org"
VISITOR = {"host": "cards.example.org", "x_forwarded_for": "192.0.2.7"}


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy on the same machine."""
    home = tmp_path_factory.mktemp("operations")
    options = ("--public-url", SITE, "--proxy", "127.0.0.1")
    with serving(home, *options, *counting(), limited=True) as server:
        yield server


def logged(server: Server) -> list[dict[str, object]]:
    return [json.loads(line) for line in server.err.splitlines()]


def test_a_healthy_server_says_so_to_everybody(hosted: Server) -> None:
    for headers in ({}, VISITOR):
        answer = hosted.get("/healthz", **headers)
        assert (answer.status, json.loads(answer.body)) == (200, {"status": "ok"})


def test_the_port_of_visitors_has_no_counts(hosted: Server) -> None:
    """Whoever asks: who comes past the proxy from this machine, too."""
    for headers in ({}, VISITOR):
        answer = hosted.get("/metrics", **headers)
        assert (answer.status, answer.body) == (404, hosted.get("/nothing").body)


def test_moves_sockets_and_tables_are_counted(hosted: Server) -> None:
    answer = hosted.ask_for(game="draw-one", number="7")
    cookie = (answer.headers["set-cookie"] or "").partition(";")[0]
    moves = count(hosted, "winnable_moves_total")
    with hosted.window(answer.id, cookie=cookie) as window:
        window.hello()
        window.play("sw sw")
        assert not window.ask("play", move="11").ok
        assert count(hosted, "winnable_moves_total") == moves + 2
        assert count(hosted, "winnable_open_sockets") == 1
        until(lambda: count(hosted, "winnable_open_tables") >= 1)
        assert count(hosted, "winnable_answer_seconds_count", request="play") >= 3
    until(lambda: count(hosted, "winnable_open_sockets") == 0)
    assert count(hosted, "winnable_http_requests_total", route="/api/games", status="201") >= 1


def test_refusals_are_counted_and_logged_with_the_address_only(hosted: Server) -> None:
    before = count(hosted, "winnable_refusals_total", kind="too-fast")
    for _ in range(NEW_PLAYERS + 5):
        answer = hosted.request(
            *("POST", "/api/games", "{}"), origin=SITE, x_request_id="from-the-proxy", **VISITOR
        )
    assert answer.status == 429
    assert count(hosted, "winnable_refusals_total", kind="too-fast") == before + 5
    told = [line for line in logged(hosted) if line.get("address") == "192.0.2.7"]
    assert [(line["event"], line["kind"], line["request"]) for line in told] == [
        ("refused", "too-fast", "from-the-proxy")
    ]
    assert "player=" not in hosted.err


def test_addresses_that_visitors_invent_make_no_counts(hosted: Server) -> None:
    for path in ("/invented", "/game/secret-name", "/static/invented", "/api/words/xx"):
        hosted.get(path)
    text = scraped(hosted)
    assert "invented" not in text
    assert "secret" not in text


def test_a_server_without_its_database_says_so(tmp_path: Path) -> None:
    with serving(tmp_path, "--public-url", SITE, "--proxy", "127.0.0.1") as server:
        server.ask_for()
        file = tmp_path / "winnable" / "winnable.db"
        file.rename(tmp_path / "away.db")
        file.mkdir()
        until(lambda: server.get("/healthz").status == 503)
        for headers in ({}, VISITOR):
            visible = json.loads(server.get("/healthz", **headers).body)
            assert visible == {"status": "failing", "reason": "database"}
        file.rmdir()
        (tmp_path / "away.db").rename(file)
        until(lambda: server.get("/healthz").status == 200)
        events = [line["event"] for line in logged(server)]
        assert events.count("unhealthy") == events.count("healthy") == 1
        assert "winnable.db" in next(
            str(line["why"]) for line in logged(server) if line["event"] == "unhealthy"
        )
        server.end()
        assert logged(server)[-1]["event"] == "stop"


def test_without_the_option_nothing_is_counted(own: Server) -> None:
    assert own.get("/healthz").status == 200
    assert own.get("/metrics").status == 404
    assert set(listening(own.process.pid)) == {own.port}


def listening(process: int) -> Iterator[int]:
    """The TCP ports on which a process listens (Linux)."""
    files = set()
    for each in Path(f"/proc/{process}/fd").glob("*"):
        with suppress(FileNotFoundError):  # it was closed meanwhile
            files.add(str(each.readlink()))
    for name in ("tcp", "tcp6"):
        for line in Path(f"/proc/{process}/net/{name}").read_text().splitlines()[1:]:
            fields = line.split()
            if fields[3] == "0A" and f"socket:[{fields[9]}]" in files:
                yield int(fields[1].rpartition(":")[2], 16)


def test_a_server_of_this_computer_counts_too(tmp_path: Path) -> None:
    with serving(tmp_path, *counting()) as server:
        with server.playing(number="7") as window:
            window.hello()
            window.play("sw")
            until(lambda: count(server, "winnable_open_tables") == 1)
        assert count(server, "winnable_moves_total") == 1
        assert count(server, "winnable_http_requests_total", route="/api/games") == 1


_COUNT = """
import os
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
from winnable.web.measures import forget, measures
def tell():
    registry = CollectorRegistry()
    MultiProcessCollector(registry)
    print(generate_latest(registry).decode())
measures.begin()
measures.moves.inc()
measures.sockets.inc()
measures.tables.set(5)
"""


def test_processes_share_their_counts(tmp_path: Path) -> None:
    environment = os.environ | {"PROMETHEUS_MULTIPROC_DIR": str(tmp_path)}

    def run(code: str) -> str:
        command = [sys.executable, "-c", code]
        return subprocess.run(
            command, env=environment, check=True, capture_output=True, text=True
        ).stdout

    one = run(_COUNT + "print(os.getpid())").strip()
    both = run(_COUNT + "tell()")
    assert "winnable_moves_total 2.0" in both
    assert "winnable_open_tables 10.0" in both
    after = run(f"{_COUNT}forget({one})\ntell()")
    assert "winnable_moves_total 3.0" in after
    assert "winnable_open_tables 10.0" in after  # of the second and the third


@pytest.mark.parametrize("why", ["time", "memory"])
def test_old_garbage_is_collected_at_long_intervals_or_when_there_is_much(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str
) -> None:
    """A collection of all garbage stalls every table; without any, memory has no bound."""
    usual, collected = gc.get_threshold(), asyncio.Event()
    kinds: list[int] = []
    memory = 0

    def collect(kind: int = 2) -> None:
        nonlocal memory
        kinds.append(kind)
        if kind == 2:
            collected.set()
        elif len(kinds) == 3:
            assert kinds == [1, 1, 1]  # young garbage only, so far
            if why == "time":
                monkeypatch.setattr(time, "monotonic", lambda: 1e9)
            else:
                memory = 2 * operations.GROWN

    monkeypatch.setattr(operations, "YOUNG", 0.0)
    monkeypatch.setattr(operations, "resident", lambda: memory)
    monkeypatch.setattr(gc, "collect", collect)

    async def serve() -> None:
        async with operations.watching(Store(tmp_path), lambda: 0):
            await collected.wait()
            young, *older = gc.get_threshold()
            assert young == operations.NEW
            assert min(older) > 1_000_000
            assert gc.get_freeze_count() > 0

    asyncio.run(serve())
    assert gc.get_threshold() == usual
    assert gc.get_freeze_count() == 0


def test_what_is_left_of_deleted_players_is_deleted_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a process that died has left, and what a request under way has written since."""
    store = Store(tmp_path, "gone")
    store.keep_settings(Settings())
    assert delete(store.database, "gone")
    monkeypatch.setattr(operations, "_SWEPT", 0.001)

    async def serve() -> None:
        async with operations.watching(Store(tmp_path), lambda: 0):
            for _ in range(2):
                store.keep_settings(Settings())
                while store.database.read("SELECT 1 FROM settings"):
                    await asyncio.sleep(0.001)

    asyncio.run(serve())
