"""Frames and requests that break careless servers, directly, in two processes, and behind the
documented proxies: a neighbour goes on playing, and nothing remains of them.

``scripts/bench attacks`` measures how long another player waits meanwhile.
"""

import json
import re
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import psutil
import pytest

from tests.support.length import IS_LONG
from tests.support.ports import free_ports
from tests.support.postgres import Cluster
from tests.support.proxies import PROXIES, SITE, proxied
from tests.support.raw_frames import frames_case
from tests.support.raw_lines import Case, Entry, Visitor, WebSocket, send_all
from tests.support.raw_requests import requests_case
from tests.support.serving import Server, Window, serving, until
from tests.support.stores import server
from tests.support.workers import workers_of
from winnable.game.results import TIME
from winnable.store.databases.connections import MOST

__all__ = ["server"]
SIZE: Final = {
    "frames": {"direct": 500_000, "two": 250_000, "nginx": 250_000, "caddy": 250_000},
    "requests": {"direct": 40_000, "two": 30_000, "nginx": 30_000, "caddy": 30_000},
}
"""Frames and requests of the long run."""
SHORT: Final = {"frames": 2_000, "requests": 500}
BATCH: Final = 25
"""Cases after which the server is looked at."""
MEMORY: Final = 300 * 2**20
"""Most bytes of memory above those of the server at rest."""
VISITORS: Final = 8
"""Players for whom the bytes are sent, since each has only so many windows."""
IDLE: Final = {"direct": 0, "two": 2 * (MOST + 1), "nginx": 32, "caddy": 32}
"""Descriptors that stay open: the connections of a proxy; those of two processes to their database,
with the file of the catalogue, which each opens when it is needed.
"""


@contextmanager
def neighbour(entry: Entry) -> Iterator[None]:
    """A player whose every act must be answered while the block runs."""
    began, ended = threading.Event(), threading.Event()
    faults, visitor, acts = list[BaseException](), Visitor(entry), 0

    def play() -> None:
        nonlocal acts
        try:
            with WebSocket(entry, f"/api/games/{visitor.game}", visitor.cookie) as line:
                window = Window(line)
                window.hello()
                while not ended.wait(0.02):
                    assert window.act("undo" if acts % 2 else "draw").moved
                    acts += 1
                    began.set()
        except BaseException as error:  # the test raises it
            faults.append(error)
            began.set()

    thread = threading.Thread(target=play)
    thread.start()
    began.wait()
    try:
        yield
    finally:
        ended.set()
        thread.join()
    for fault in faults:
        raise fault
    assert acts


class Watch:
    """What a server must keep: its memory, its descriptors and a short log."""

    def __init__(self, server: Server) -> None:
        self._server, self._workers = server, workers_of(server)
        self._processes = [*map(psutil.Process, (server.process.pid, *self._workers))]
        self._memory, self._files = self._held()

    def _held(self) -> tuple[int, int]:
        """The bytes of memory and the descriptors of all processes."""
        held = [(each.memory_info().rss, each.num_fds()) for each in self._processes]
        return sum(memory for memory, _ in held), sum(files for _, files in held)

    def look(self) -> None:
        """Fails if a process has died, if they have grown too much, or if there is an error in the
        log.
        """
        assert self._server.process.poll() is None
        assert workers_of(self._server) == self._workers
        assert self._held()[0] - self._memory <= MEMORY
        errors = [line for line in self._lines() if line["event"] == "error"]
        assert not errors

    def end(self, idle: int) -> None:
        """Fails if more connections remain than ``idle`` ones, or if the log is longer than
        ``docs/hosting.md`` says.
        """
        self.look()
        until(lambda: self._held()[1] <= self._files + idle)
        times = defaultdict[str, list[float]](list)
        for line in self._lines():
            if line["event"] not in ("start", "stop"):
                at = time.mktime(time.strptime(str(line.pop("time")), TIME))
                is_first = line.pop("times", None) is None
                line.pop("request", None)
                times[json.dumps([line, is_first])].append(at)
        for key, found in times.items():
            minutes = (max(found) - min(found)) / 60  # those of the log begin at any second
            assert len(found) <= max(1, len(self._workers)) * (2 + minutes), key

    def _lines(self) -> list[dict[str, object]]:
        """The log; each line is an object, and so no traceback."""
        return [json.loads(line) for line in self._server.err.splitlines()]


@pytest.fixture(scope="module", params=["direct", "two", *PROXIES])
def place(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, Entry, Server]]:
    """A server for others, and where it is reached."""
    name: str = request.param
    home: Path = tmp_path_factory.mktemp(name)
    if name not in PROXIES:
        options: tuple[str, ...] = ("--host", "0.0.0.0")
        if name == "two":
            cluster: Cluster = request.getfixturevalue("server")
            options += ("--database", cluster.database(), "--workers", "2")
        with serving(home, *options, linger=1) as found:
            until(lambda: len(workers_of(found)) == (2 if name == "two" else 0))
            yield name, Entry(found.port, found.host), found
        return
    port, own = free_ports(2)
    options = ("--host", "127.0.0.1", "--proxy", "127.0.0.1")
    site = ("--public-url", f"https://{SITE}:{port}")
    with (
        proxied(name, home / name, port, own) as entry,
        serving(home, *options, *site, port=own, linger=1) as server,
    ):
        yield name, entry, server


def cases(size: int, made: Callable[[int], Case]) -> Iterator[list[Case]]:
    """Yields batches of cases until they have so many frames or requests."""
    number = 0
    while size > 0:
        found = [made(number + at) for at in range(BATCH)]
        yield found
        number += BATCH
        size -= sum(case.size for case in found)


@pytest.mark.parametrize("kind", SIZE)
def test_odd_bytes_do_no_harm(place: tuple[str, Entry, Server], kind: str) -> None:
    name, entry, server = place
    visitors = [Visitor(entry) for _ in range(VISITORS)]
    size = SIZE[kind][name] if IS_LONG else SHORT[kind]

    def made(number: int) -> Case:
        visitor = visitors[number % VISITORS]
        if kind == "frames":
            return frames_case(number, entry, visitor.game, visitor.cookie)
        return requests_case(number, entry, visitor.cookie)

    with neighbour(entry):
        watch = Watch(server)
        for batch in cases(size, made):
            for case, answer in zip(batch, send_all(entry, batch), strict=True):
                assert not re.search(rb"^HTTP/1.1 500|Traceback", answer), (kind, case.number)
            try:
                watch.look()
            except AssertionError:
                pytest.fail(f"{kind} {batch[0].number} to {batch[-1].number}: {server.err}")
        watch.end(IDLE[name])
        assert visitors[0].ask("GET", "/healthz") == (200, b'{"status":"ok"}')
