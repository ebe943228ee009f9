"""Attacks a hosted server while another player plays, and reports what that player noticed.

scripts/bench attacks [URL]     with SQLite, or the PostgreSQL database at URL (an empty one)

Each line has the answer times of the other player, the CPU of the longest turn of the event loop
(which other work on the machine does not change), the memory of the server, and the lines that the
attack left in its log. The attackers have addresses of their own, 127.0.0.2 and others (Linux).
"""

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
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing import Process
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from winnable.deals import numbered_deal
from winnable.game import Game
from winnable.position import parse_move
from winnable.rules import parse_rules
from winnable.store import Store, database_at

_SERVE: Final = """
import asyncio, signal, sys, time
from pathlib import Path
longest, file = 0.0, Path(sys.argv.pop(1)).open("w")  # before there are too many
run_once = asyncio.BaseEventLoop._run_once
def measured(loop):
    global longest
    began = time.thread_time()
    run_once(loop)
    if (used := time.thread_time() - began) > longest:
        longest = used
        file.seek(0)
        file.write(f"{used:.9f}\\n")
        file.flush()
def forget(*_):
    global longest
    longest = 0.0
asyncio.BaseEventLoop._run_once = measured
signal.signal(signal.SIGUSR1, forget)
from winnable.cli import main
main(sys.argv[1:])
"""
"""A server that writes the longest turn of its event loop to a file, in seconds of CPU."""
SECONDS: Final = 12.0
"""The length of an attack."""
PAUSE: Final = 0.05
"""Seconds between two moves of the other player."""
GAMES: Final = 50_000
_GONE: Final = (OSError, ConnectionClosed, InvalidHandshake, http.client.HTTPException)


class Server:
    """A hosted server in a process of its own."""

    def __init__(self, folder: Path, url: str | None, descriptors: int) -> None:
        self.folder, self.url = folder, url
        self._log = (folder / "log").open("w+")
        database = [] if url is None else ["--database", url]
        self.process = subprocess.Popen(
            [
                *("sh", "-c", f'ulimit -n {descriptors}; exec "$@"', "sh"),
                *(sys.executable, "-c", _SERVE, str(folder / "longest")),
                *("serve", "--no-browser", "--port", "0"),
                *("--host", "0.0.0.0", *database),
            ],
            env=os.environ | {"XDG_DATA_HOME": str(folder)},
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://[^ ]+?:([0-9]+)", self.process.stdout.readline())
        assert found is not None
        self.port = int(found[1])

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
        self.process.send_signal(signal.SIGUSR1)

    @property
    def longest(self) -> float:
        """The longest turn of the event loop since then, in seconds of CPU."""
        return float((self.folder / "longest").read_text().split()[0])

    @property
    def megabytes(self) -> int:
        """The memory of the process that is resident."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+([0-9]+)", status)
        return 0 if found is None else int(found[1]) // 1024


@contextmanager
def serving(url: str | None, descriptors: int = 20_000) -> Iterator[Server]:
    """Runs a server."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), url, descriptors)
        try:
            yield server
        finally:
            server.process.send_signal(signal.SIGTERM)
            server.process.wait(20)


def ask(port: int, address: str, cookie: str = "", body: str = "{}") -> tuple[int, str, str]:
    """Requests a game from an address; returns the status, the cookie and the body."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=30, source_address=(address, 0))
    try:
        headers = {"Origin": f"http://127.0.0.1:{port}", "Content-Type": "application/json"}
        line.request("POST", "/api/games", body, headers | ({"Cookie": cookie} if cookie else {}))
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


class Player:
    """The other player, who draws cards and takes the time of each answer."""

    def __init__(self, port: int) -> None:
        game = '{"game": "draw-three", "number": "7"}'
        _, cookie, body = ask(port, "127.0.0.1", body=game)
        self.times: list[float] = []
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
        """Ends the game; returns the times in seconds, in order of size."""
        self._ended.set()
        self._thread.join()
        self._socket.close()
        return sorted(self.times)


Attack = Callable[[int, float], None]
"""Attacks a port until a time."""


def quiet(_: int, until: float) -> None:
    """Nobody attacks: the times to compare with."""
    time.sleep(until - time.time())


def new_players(port: int, until: float) -> None:
    """One address asks for as many new players as it can, with forged cookies too."""
    at = 0
    while time.time() < until:
        at += 1
        ask(port, "127.0.0.2", f"player={at:022}.{at:022}" if at % 2 else "")


def silent(port: int, until: float) -> None:
    """1,000 connections say nothing, 500 half a header."""
    held = []
    for at in range(1_500):
        address = f"127.0.0.{2 + at % 15}"
        held.append(plain_line(port, address))
        if at % 3 == 0:
            with suppress(OSError):
                held[-1].sendall(b"POST /api/games HTTP/1.1\r\nHost: ")
    time.sleep(max(0.0, until - time.time()))


def sockets(port: int, until: float) -> None:
    """One player of one address opens windows until refused, and never reads an answer."""
    _, cookie, body = ask(port, "127.0.0.4")
    game = json.loads(body)["id"]
    with ExitStack() as held:
        opened: list[ClientConnection] = []
        at = 0
        while time.time() < until:
            at += 1
            with suppress(*_GONE):
                if len(opened) < 800:
                    opened.append(open_socket(port, "127.0.0.4", cookie, game))
                    held.callback(opened[-1].socket.close)
                line = opened[at * 7 % len(opened)]
                line.send('{"do": "hello", "id": 1}')


def broken(port: int, until: float) -> None:
    """Messages that are not UTF-8, bodies that are cut off, and no HTTP at all."""
    _, cookie, body = ask(port, "127.0.0.5")
    game = json.loads(body)["id"]
    while time.time() < until:
        with suppress(*_GONE), open_socket(port, "127.0.0.5", cookie, game) as line:
            line.send(b"\xff\xfe", text=True)
            line.recv(5)
        for text in (b"\0\1\2\r\n\r\n", b"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n"):
            with suppress(OSError), plain_line(port, "127.0.0.5") as plain:
                plain.sendall(
                    (text % port if b"%d" in text else text)
                    + f"Origin: http://127.0.0.1:{port}\r\n".encode()
                    + b"Content-Type: application/json\r\nContent-Length: 99\r\n\r\n{"
                )


def flood(port: int, until: float) -> None:
    """Ten sockets of a player send as many requests as they may."""
    _, cookie, body = ask(port, "127.0.0.6")
    game = json.loads(body)["id"]
    threads = [threading.Thread(target=_flood, args=(port, cookie, game, until)) for _ in range(10)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()


def _flood(port: int, cookie: str, game: str, until: float) -> None:
    while time.time() < until:
        with suppress(*_GONE), open_socket(port, "127.0.0.6", cookie, game) as line:
            while time.time() < until:
                line.send('{"do": "act", "id": 1, "name": "draw"}')
                line.recv(5)


def many_games(cookie: str) -> Attack:
    """A player with 50,000 games asks for the newest one and for the statistics."""

    def attack(port: int, until: float) -> None:
        while time.time() < until:
            _, _, body = ask(port, "127.0.0.2", cookie, '{"resume": true}')
            game = json.loads(body)["id"]
            with suppress(*_GONE), open_socket(port, "127.0.0.2", cookie, game) as line:
                for name in ("hello", "statistics", "days"):
                    line.send(json.dumps({"do": name, "id": 1}))
                    line.recv(30)

    return attack


def fill(server: Server, player: str) -> None:
    """Stores 50,000 games of a player, each with a result."""
    rules = parse_rules("d3")
    game = Game(rules, numbered_deal(7, rules))
    game.play(parse_move("sw"))
    theirs = Store(server.store.database, player)
    name = theirs.begin(game)
    theirs.add_result(name, game)
    numbers = "WITH RECURSIVE n (k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM n WHERE k < ?)"
    copied = {"games": "variant, text, state, turn, saved", "results": "turn, won, data"}
    with theirs.database.writing() as execute:
        for table, fields in copied.items():
            execute(
                f"INSERT INTO {table} (player, id, {fields}) {numbers} "
                f"SELECT player, CAST(? AS TEXT) || (100000 + k), {fields} "
                f"FROM {table}, n WHERE player = ? AND id = ?",
                *(GAMES - 1, name[:-12], player, name),
            )
        execute("UPDATE games SET state = 'open' WHERE player = ?", player)
    theirs.database.close()


def measure(server: Server, name: str, attack: Attack) -> None:
    """Attacks, and prints what the other player and the host noticed."""
    lines, before = len(server.lines()), server.megabytes
    player, most = Player(server.port), 0
    server.forget()
    attacker = Process(target=attack, args=(server.port, time.time() + SECONDS))
    attacker.start()
    while attacker.is_alive():
        attacker.join(0.2)
        most = max(most, server.megabytes)
    times = player.end()
    new = [json.loads(line) for line in server.lines()[lines:]]
    told = [f"{line['event']} {line.get('kind', '')} {line.get('times', '')}" for line in new]
    p99 = times[len(times) * 99 // 100]
    print(
        f"{name:12} {len(times):4} moves, median {1e3 * times[len(times) // 2]:4.0f} ms, "
        f"p99 {1e3 * p99:4.0f} ms, longest {1e3 * times[-1]:4.0f} ms; "
        f"longest turn {1e3 * server.longest:3.0f} ms; "
        f"{before} to {most} MB; log: {', '.join(told) or 'nothing'}",
        flush=True,
    )


def main(url: str | None = None) -> None:
    """Measures each attack."""
    attacks: dict[str, Any] = {
        each.__name__: each for each in (quiet, new_players, silent, sockets, broken, flood)
    }
    with serving(url) as server:
        for name, attack in attacks.items():
            measure(server, name, attack)
        _, cookie, _ = ask(server.port, "127.0.0.3")
        fill(server, cookie.removeprefix("player=").partition(".")[0])
        measure(server, "many_games", many_games(cookie))
    with serving(url, descriptors=256) as server:
        measure(server, "descriptors", silent)
        measure(server, "afterwards", quiet)


if __name__ == "__main__":
    main(*sys.argv[1:])
