"""Loads a hosted server with many tables, and compares what is stored with what was acknowledged.

scripts/bench table load [OPTIONS]; --help lists them. Server, database and client are processes of
their own, and each table belongs to another player. A move is lost if the server acknowledged it as
saved and the database does not have it at the end.
"""

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import psutil
from client import play
from names import check_names

from winnable.law.variants import VARIANTS

ROOT: Final = Path(__file__).parent.parent
_PATIENCE: Final = 120.0
"""Seconds to wait for a server to start or to end."""


@dataclass
class Load:
    """What the players do: the arguments of ``client.play``."""

    port: int
    tables: int
    every: float
    seconds: float
    reviews: int
    begun: int
    games: list[str]
    idle: bool
    streams: bool


@dataclass
class Cost:
    """CPU seconds and memory of some processes."""

    cpu: float = 0.0
    megabytes: float = 0.0
    processes: int = 0

    def add(self, process: psutil.Process) -> None:
        """Adds a process, with the CPU time of its children that have ended."""
        with suppress(psutil.NoSuchProcess), process.oneshot():
            self.cpu += sum(process.cpu_times()[:4])
            self.megabytes += process.memory_full_info().pss / 2**20
            self.processes += 1


class Program:
    """A program and its children. Its process may be replaced by another one."""

    def __init__(self) -> None:
        self._spent = 0.0  # by processes that were replaced

    @property
    def pid(self) -> int:
        """The process; 0 if there is none."""
        return 0

    def cost(self) -> tuple[Cost, Cost]:
        """Returns the cost of the program, and that of its processes that search."""
        own, searching = Cost(self._spent), Cost()
        if self.pid:
            root = psutil.Process(self.pid)
            for each in (root, *root.children(recursive=True)):
                with suppress(psutil.NoSuchProcess):
                    is_search = any("web.tables.searcher" in word for word in each.cmdline())
                    (searching if is_search else own).add(each)
        return own, searching

    def forget(self) -> None:
        """Keeps the time of the process, which is about to end."""
        self._spent = self.cost()[0].cpu


class Server(Program):
    """``winnable serve`` behind a proxy, which the client plays."""

    def __init__(self, words: list[str], port: int, folder: Path) -> None:
        super().__init__()
        self._words, self._port, self._log = words, port, folder / "log"
        self._environment = {**os.environ, "XDG_DATA_HOME": str(folder)}
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """The process of the server."""
        return 0 if self._process is None else self._process.pid

    @property
    def log(self) -> list[str]:
        """What the server has logged."""
        return self._log.read_text("utf-8").splitlines()

    def start(self) -> None:
        """Starts the server and waits until it listens."""
        url = f"http://127.0.0.1:{self._port}"
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "winnable", "serve", "--no-browser"),
                    *("--port", str(self._port), "--public-url", url, "--proxy", "127.0.0.1"),
                    *self._words,
                ],
                env=self._environment,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )
        end = time.monotonic() + _PATIENCE
        while True:
            with suppress(OSError):
                socket.create_connection(("127.0.0.1", self._port), 1).close()
                return
            if self._process.poll() is not None or time.monotonic() > end:
                sys.exit("\n".join(self.log) or "the server did not start")
            time.sleep(0.05)

    def stop(self) -> None:
        """Ends the server as a service manager does."""
        if self._process is not None:
            self.forget()
            self._process.terminate()
            self._process.wait(_PATIENCE)
            self._process = None

    def restart(self) -> str:
        """Ends one worker, which the server replaces, or restarts the whole server; says which."""
        children = psutil.Process(self.pid).children()
        workers = [child for child in children if "spawn_main" in " ".join(child.cmdline())]
        if len(workers) > 1:
            workers[0].terminate()
            return "SIGTERM of one worker"
        self.stop()
        self.start()
        return "restart of the server"


class Database(Program):
    """A PostgreSQL in a temporary folder, or SQLite in the process of the server."""

    def __init__(self, cluster: Any, folder: Path) -> None:
        super().__init__()
        self._cluster, self._folder = cluster, folder
        self._url = "" if cluster is None else cluster.database()

    @property
    def pid(self) -> int:
        """The postmaster; 0 for SQLite."""
        if self._cluster is None:
            return 0
        return int((self._cluster.folder / "data" / "postmaster.pid").read_text().split()[0])

    @property
    def words(self) -> list[str]:
        """The words of the command of the server that name the database."""
        return ["--database", self._url] if self._url else []

    def kill(self) -> str:
        """Kills PostgreSQL as a crash would, and starts it again."""
        self.forget()
        postmaster = psutil.Process(self.pid)
        processes = [postmaster, *postmaster.children(recursive=True)]
        for each in processes:
            with suppress(psutil.NoSuchProcess):
                each.send_signal(signal.SIGKILL)
        psutil.wait_procs(processes, _PATIENCE)
        self._cluster.start()
        return "kill -9 of PostgreSQL"

    def moves(self) -> dict[str, list[str]]:
        """Returns the moves of the current line of every stored game, by its name."""
        from winnable.game.game import parse_game  # noqa: PLC0415
        from winnable.store import open_database  # noqa: PLC0415
        from winnable.store.databases.sqlite import Sqlite  # noqa: PLC0415

        database = open_database(self._url) if self._url else Sqlite(self._folder / "winnable")
        rows = database.read("SELECT id, text FROM games")
        database.close()
        return {name: [str(step.move) for step in parse_game(text).steps] for name, text in rows}


@contextmanager
def _database(kind: str, folder: Path) -> Iterator[Database]:
    if kind == "sqlite":
        yield Database(None, folder)
        return
    sys.path.append(str(ROOT))
    from tests.support.postgres import cluster  # noqa: PLC0415  # needs PostgreSQL

    with cluster(settings="") as found:
        yield Database(found, folder)


def _run(asked: argparse.Namespace) -> dict[str, Any]:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    load = Load(
        port,
        asked.tables,
        asked.every,
        asked.seconds,
        asked.reviews,
        asked.begun,
        asked.games.split(","),
        asked.idle,
        asked.streams,
    )
    workers = ["--workers", str(asked.workers)] if asked.workers else []
    with (
        tempfile.TemporaryDirectory(dir="/tmp") as name,
        _database(asked.database, Path(name)) as database,
    ):
        server = Server([*database.words, *workers], load.port, Path(name))
        server.start()
        try:
            found = _measure(load, asked, server, database)
        finally:
            server.stop()
        acknowledged: dict[str, list[str]] = found.pop("acknowledged")
        stored = database.moves()
        found["logged"] = len(server.log)
    found["lost"] = sum(_lost(made, stored.get(name, [])) for name, made in acknowledged.items())
    return {**asdict(load), "database": asked.database, "workers": asked.workers or 1, **found}


def _measure(
    load: Load, asked: argparse.Namespace, server: Server, database: Database
) -> dict[str, Any]:
    """Lets the players play; returns what they saw and what it cost."""
    empty = server.cost()[0]
    with subprocess.Popen(
        [sys.executable, __file__, "--client", json.dumps(asdict(load))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as client:
        assert client.stdin is not None
        assert client.stdout is not None

        def costs() -> list[Cost]:
            players = Cost()
            players.add(psutil.Process(client.pid))
            return [*server.cost(), database.cost()[0], players]

        if client.stdout.readline() != "ready\n":
            sys.exit("the client could not open its tables")
        before, start = costs(), time.monotonic()
        print("go", file=client.stdin, flush=True)
        events = []
        if asked.restart or asked.kill_database:
            time.sleep(load.seconds / 2)
            if asked.restart:
                events.append(server.restart())
            if asked.kill_database:
                events.append(database.kill())
        if client.stdout.readline() != "done\n":
            sys.exit("the client failed")
        after, seconds = costs(), time.monotonic() - start
        print("end", file=client.stdin, flush=True)
        seen: dict[str, Any] = json.loads(client.stdout.readline())
    names = ("server", "searches", "database", "client")
    used = dict(
        zip(names, (b.cpu - a.cpu for a, b in zip(before, after, strict=True)), strict=True)
    )
    grown = after[0].megabytes - empty.megabytes
    return {
        "events": events,
        **seen,
        "cpu_ms_a_move": {
            name: round(cpu / max(1, seen["moves"]) * 1e3, 2) for name, cpu in used.items()
        },
        "cores": {name: round(cpu / seconds, 3) for name, cpu in used.items()},
        "megabytes": {name: round(cost.megabytes) for name, cost in zip(names, after, strict=True)},
        "processes": after[0].processes,
        "megabytes_without_tables": round(empty.megabytes),
        "kilobytes_a_table": round(grown * 1024 / max(1, load.tables), 1),
    }


def _lost(acknowledged: list[str], stored: list[str]) -> int:
    """Counts the acknowledged moves that the stored game does not have."""
    return sum(at >= len(stored) or stored[at] != move for at, move in enumerate(acknowledged))


def _parse(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="scripts/bench table load", description=__doc__)
    add = parser.add_argument
    add("--tables", type=int, default=200, help="tables, each of another player")
    add("--every", type=float, default=4.0, help="seconds between two moves of a table")
    add("--seconds", type=float, default=60.0, help="how long")
    add("--reviews", type=int, default=0, help="players who ask for one review after the other")
    add("--begun", type=int, default=40, help="moves of each game before the measurement")
    add("--games", default="draw-three,solitario,one-pass,three-passes", help="names, with commas")
    add("--database", choices=("postgresql", "sqlite"), default="postgresql")
    add("--workers", type=int, default=0, help="processes of the server")
    add("--idle", action="store_true", help="only open the tables: no moves")
    add("--streams", action="store_true", help="as where a network blocks WebSockets")
    add("--restart", action="store_true", help="in the middle, end a worker or restart the server")
    add("--kill-database", action="store_true", help="in the middle, kill -9 PostgreSQL")
    add("--json", action="store_true", help="print one object")
    return parser.parse_args(words)


def main(words: list[str]) -> None:
    """Runs the load and prints the figures. Exits with 1 if a move was lost, or none was made."""
    asked = _parse(words)
    check_names(asked.games.split(","), VARIANTS)
    found = _run(asked)
    if asked.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name.replace('_', ' '):26} {value}")
    sys.exit(1 if found["lost"] or not (found["moves"] or asked.idle) else 0)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--client"]:
        asyncio.run(play(**json.loads(sys.argv[2])))
    else:
        main(sys.argv[1:])
