"""A hosted server under attack, and the other players who notice it: used by ``attacks.py``."""

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import Process
from pathlib import Path
from typing import Any, Final

import psutil
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from winnable.store import Store, database_at

_TURNS: Final = """
import os, sys
if not any("searcher" in word for word in sys.orig_argv):
    import asyncio, time
    file = os.open(os.environ["TURNS"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    run_once = asyncio.BaseEventLoop._run_once
    def measured(loop):
        began = time.thread_time()
        run_once(loop)
        if (used := time.thread_time() - began) > 0.001:
            os.write(file, b"%.6f\\n" % used)
    asyncio.BaseEventLoop._run_once = measured
"""
"""Lets each web process write down the turns of its event loop, in seconds of CPU."""
SECONDS: Final = 12.0
"""The length of an attack."""
OTHERS: Final = 4
"""Other players, so that each of two web processes has some."""
PAUSE: Final = 0.2
"""Seconds between two moves of one of them."""

Attack = Callable[[int, float], None]
"""Attacks a port until a time."""


class Server:
    """A hosted server in processes of its own."""

    def __init__(
        self, folder: Path, url: str | None, workers: int, descriptors: int, options: Iterable[str]
    ) -> None:
        self.folder, self.url = folder, url
        self._log = (folder / "log").open("w+")
        self._turns = folder / "turns"
        (folder / "sitecustomize.py").write_text(_TURNS)
        self._turns.touch()
        database = [] if url is None else ["--database", url, "--workers", str(workers)]
        self.process = subprocess.Popen(
            [
                *("sh", "-c", f'ulimit -n {descriptors}; exec "$@"', "sh"),
                *(sys.executable, "-m", "winnable", "serve", "--no-browser", "--port", "0"),
                *(*options, *database),
            ],
            env=os.environ
            | {
                "XDG_DATA_HOME": str(folder),
                "PYTHONPATH": str(folder),
                "TURNS": str(self._turns),
            },
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://[^ ]+?:([0-9]+)", self.process.stdout.readline())
        assert found is not None
        self.port = int(found[1])
        while len(self.lines()) < workers:  # each process says that it begins
            time.sleep(0.05)

        self.cookies = [ask(self.port, "127.0.0.1")[1] for _ in range(OTHERS)]
        """Of the other players."""

    @property
    def store(self) -> Store:
        """The local player of the database."""
        if self.url is None:
            return Store(self.folder / "winnable")
        return Store(database_at(self.url))

    def lines(self) -> list[str]:
        """The log so far."""
        return (self.folder / "log").read_text().splitlines()

    def forget(self) -> None:
        """Begins to look for the longest turn anew."""
        os.truncate(self._turns, 0)

    @property
    def longest(self) -> float:
        """The longest turn of an event loop since then, in seconds of CPU."""
        return max(map(float, self._turns.read_text().split()), default=0.0)

    @property
    def megabytes(self) -> int:
        """The memory of all processes of the server: web processes and searches."""
        found = 0.0
        with suppress(psutil.NoSuchProcess):
            root = psutil.Process(self.process.pid)
            for each in (root, *root.children(recursive=True)):
                with suppress(psutil.NoSuchProcess):
                    found += each.memory_full_info().pss
        return round(found / 2**20)


@contextmanager
def serving(
    url: str | None,
    workers: int,
    descriptors: int = 20_000,
    options: Iterable[str] = ("--host", "0.0.0.0"),
) -> Iterator[Server]:
    """Runs a server."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), url, workers, descriptors, options)
        try:
            yield server
        finally:
            server.process.send_signal(signal.SIGTERM)
            server.process.wait(30)


def ask(
    port: int,
    address: str,
    cookie: str = "",
    body: str = "{}",
    path: str = "/api/games",
    method: str = "POST",
) -> tuple[int, str, str]:
    """Makes a request from an address; returns the status, the cookie and the body."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=300, source_address=(address, 0))
    try:
        headers = {"Origin": f"http://127.0.0.1:{port}", "Content-Type": "application/json"}
        line.request(method, path, body, headers | ({"Cookie": cookie} if cookie else {}))
        answer = line.getresponse()
        given = (answer.headers["set-cookie"] or "").partition(";")[0]
        return answer.status, given, answer.read().decode()
    finally:
        line.close()


def plain_line(port: int, address: str) -> socket.socket:
    """Opens a connection from an address."""
    return socket.create_connection(("127.0.0.1", port), 30, (address, 0))


def open_socket(port: int, address: str, cookie: str, game: str) -> ClientConnection:
    """Opens a window on a game from an address."""
    return connect(
        f"ws://127.0.0.1:{port}/api/games/{game}",
        sock=plain_line(port, address),
        origin=Origin(f"http://127.0.0.1:{port}"),
        additional_headers={"Cookie": cookie},
        compression=None,
        proxy=None,
        legacy=True,
    )


class Other:
    """Another player, who draws cards and takes the time of each answer."""

    def __init__(self, port: int, cookie: str) -> None:
        game = '{"game": "draw-three", "number": "7"}'
        _, _, body = ask(port, "127.0.0.1", cookie, game)
        self.times: list[float] = []
        """Seconds to each answer."""
        self._socket = open_socket(port, "127.0.0.1", cookie, json.loads(body)["id"])
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._play)
        self._thread.start()

    def _play(self) -> None:
        number = 0
        while not self._ended.wait(PAUSE):
            number += 1
            began = time.perf_counter()
            self._socket.send(json.dumps({"do": "act", "id": number, "name": "draw"}))
            while True:
                reply = json.loads(self._socket.recv(60))
                if reply["id"] == number:
                    break
            self.times.append(time.perf_counter() - began)
            assert reply["table"]["saved"], "a move was lost"

    def end(self) -> list[float]:
        """Ends the game; returns the times."""
        self._ended.set()
        self._thread.join()
        self._socket.close()
        return self.times


def measure(server: Server, name: str, attack: Attack) -> None:
    """Attacks, and prints what the other players and the host noticed."""
    lines, before = len(server.lines()), server.megabytes
    others, most = [Other(server.port, each) for each in server.cookies], before
    server.forget()
    attacker = Process(target=attack, args=(server.port, time.time() + SECONDS))
    attacker.start()
    while attacker.is_alive():
        attacker.join(0.3)
        most = max(most, server.megabytes)
    times = sorted(each for other in others for each in other.end())
    new = [json.loads(line) for line in server.lines()[lines:]]
    told = Counter(_named(line) for line in new)
    print(
        f"{name:12} {len(times):4} moves, median {_ms(times, 50)}, p99 {_ms(times, 99)}, "
        f"longest {_ms(times, 100)}; longest turn {1e3 * server.longest:3.0f} ms; "
        f"{before} to {most} MB; {len(new)} lines: {dict(told) or 'none'}"
        f"{'' if attacker.exitcode == 0 else '; THE ATTACK FAILED'}",
        flush=True,
    )


def _named(line: dict[str, Any]) -> str:
    return " ".join(str(line[each]) for each in ("event", "kind", "address") if each in line)


def _ms(times: list[float], percent: int) -> str:
    return f"{1e3 * times[min(len(times) - 1, len(times) * percent // 100)]:.0f} ms"


__all__ = ["Attack", "Server", "ask", "measure", "open_socket", "plain_line", "serving"]
