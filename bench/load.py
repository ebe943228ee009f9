"""Loads a hosted server with many tables, and compares what is stored with what was acknowledged.

scripts/bench table load [OPTIONS]; --help lists them. Server, database and client are processes of
their own. Each table belongs to another player. A move is lost if the server acknowledged it as
saved and the database does not have it at the end.
"""

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import psutil
from client import play

ROOT: Final = Path(__file__).parent.parent
_PATIENCE: Final = 60.0
"""Seconds to wait for a server to start or to end."""


@dataclass
class Load:
    """What the client does. The fields of ``play`` in ``client``."""

    port: int
    tables: int
    every: float
    seconds: float
    reviews: int
    begun: int
    """Moves of each game before the measurement."""
    games: list[str]
    idle: bool


@dataclass
class Cost:
    """CPU seconds and memory of a program and its children."""

    cpu: float = 0.0
    megabytes: float = 0.0
    processes: int = 0

    @classmethod
    def of(cls, pid: int) -> "Cost":
        """Measures the process and all its children, those that have ended included."""
        found = cls()
        try:
            root = psutil.Process(pid)
            family = [root, *root.children(recursive=True)]
        except psutil.NoSuchProcess:
            return found
        for each in family:
            try:
                with each.oneshot():
                    times = each.cpu_times()
                    found.cpu += times.user + times.system
                    found.cpu += times.children_user + times.children_system
                    found.megabytes += each.memory_full_info().pss / 2**20
            except psutil.NoSuchProcess:
                continue
            found.processes += 1
        return found


@dataclass
class Server:
    """``winnable serve`` behind a proxy, which is the client."""

    words: list[str]
    port: int
    folder: Path
    process: subprocess.Popen[bytes] = field(init=False)

    def start(self) -> None:
        """Starts the server and waits until it listens."""
        url = f"http://127.0.0.1:{self.port}"
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "winnable", "serve", "--no-browser"),
                *("--port", str(self.port), "--public-url", url, "--proxy", "127.0.0.1"),
                *self.words,
            ],
            env={**os.environ, "XDG_DATA_HOME": str(self.folder)},
            stdout=subprocess.DEVNULL,
            stderr=(self.folder / "log").open("ab"),
        )
        end = time.monotonic() + _PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                if self.process.poll() is not None or time.monotonic() > end:
                    sys.exit((self.folder / "log").read_text("utf-8") or "the server did not start")
                time.sleep(0.05)
            else:
                return

    def stop(self) -> None:
        """Ends the server as a service manager does."""
        self.process.terminate()
        self.process.wait(_PATIENCE)

    def restart(self) -> str:
        """Ends one worker, which the server starts again, or the whole server; says which."""
        workers = [
            child
            for child in psutil.Process(self.process.pid).children()
            if any("spawn_main" in word for word in child.cmdline())
        ]
        if len(workers) > 1:
            workers[0].terminate()
            return "SIGTERM of one worker"
        self.stop()
        self.start()
        return "restart of the server"

    @property
    def log(self) -> list[str]:
        """What the server has logged."""
        return (self.folder / "log").read_text("utf-8").splitlines()


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def _pid_of(cluster: Any) -> int:
    return int((cluster.folder / "data" / "postmaster.pid").read_text().split()[0])


def _kill(cluster: Any) -> str:
    """Kills PostgreSQL as a crash would, and starts it again."""
    postmaster = psutil.Process(_pid_of(cluster))
    children = postmaster.children(recursive=True)
    for each in (postmaster, *children):
        each.kill()
    psutil.wait_procs(children, _PATIENCE)
    cluster.start()
    return "kill -9 of PostgreSQL"


@contextmanager
def _database(kind: str) -> Iterator[tuple[Any, list[str]]]:
    """Starts a PostgreSQL of its own; yields it and the words of the command that name it."""
    if kind == "sqlite":
        yield None, []
        return
    sys.path.append(str(ROOT))
    from tests.support.postgres import cluster  # noqa: PLC0415  # needs PostgreSQL

    with cluster() as found:
        yield found, ["--database", found.database("load")]


def _stored(words: list[str], folder: Path) -> dict[str, list[str]]:
    """Returns the moves of the current line of every stored game, by its name."""
    from winnable.game import parse_game  # noqa: PLC0415
    from winnable.store import open_database  # noqa: PLC0415
    from winnable.store.sqlite import Sqlite  # noqa: PLC0415

    database = open_database(words[1]) if words else Sqlite(folder / "winnable")
    rows = database.read("SELECT id, text FROM games")
    database.close()
    return {name: [str(step.move) for step in parse_game(text).steps] for name, text in rows}


def _run(asked: argparse.Namespace) -> dict[str, Any]:
    load = Load(
        _free_port(),
        asked.tables,
        asked.every,
        asked.seconds,
        asked.reviews,
        asked.begun,
        asked.games.split(","),
        asked.idle,
    )
    words = ["--workers", str(asked.workers)] if asked.workers else []
    with (
        tempfile.TemporaryDirectory(dir="/tmp") as name,
        _database(asked.database) as (cluster, database),
    ):
        folder = Path(name)
        server = Server([*database, *words], load.port, folder)
        server.start()
        client = subprocess.Popen(
            [sys.executable, __file__, "--client", json.dumps(asdict(load))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert client.stdin is not None
        assert client.stdout is not None

        def cost() -> tuple[Cost, Cost, Cost]:
            database = Cost() if cluster is None else Cost.of(_pid_of(cluster))
            return Cost.of(server.process.pid), database, Cost.of(client.pid)

        try:
            empty = Cost.of(server.process.pid)
            if client.stdout.readline() != "ready\n":
                sys.exit("the client could not open its tables")
            before, start = cost(), time.monotonic()
            print("go", file=client.stdin, flush=True)
            events = []
            time.sleep(load.seconds / 2)
            spent = 0.0
            if asked.restart:
                spent = Cost.of(server.process.pid).cpu - before[0].cpu
                events.append(server.restart())
                before[0].cpu = Cost.of(server.process.pid).cpu if events else before[0].cpu
            if asked.kill_database and cluster is not None:
                events.append(_kill(cluster))
            if client.stdout.readline() != "done\n":
                sys.exit("the client failed")
            after, seconds = cost(), time.monotonic() - start
            print("end", file=client.stdin, flush=True)
            result: dict[str, Any] = json.loads(client.stdout.readline())
        finally:
            client.kill()
            server.stop()
        acknowledged: dict[str, list[str]] = result.pop("acknowledged")
        stored = _stored(database, folder)
        log = server.log
    moves = max(1, result["moves"])
    used = [late.cpu - early.cpu for late, early in zip(after, before, strict=True)]
    used[0] += spent
    return {
        **asdict(load),
        "database": asked.database,
        "workers": asked.workers or 1,
        "events": events,
        **result,
        "lost": sum(_lost(made, stored.get(name, [])) for name, made in acknowledged.items()),
        "cpu_ms_a_move": {
            name: round(cpu / moves * 1e3, 2)
            for name, cpu in zip(("server", "database", "client"), used, strict=True)
        },
        "cores": {
            name: round(cpu / seconds, 2)
            for name, cpu in zip(("server", "database", "client"), used, strict=True)
        },
        "megabytes": {
            "server": round(after[0].megabytes),
            "server_without_tables": round(empty.megabytes),
            "database": round(after[1].megabytes),
        },
        "processes": after[0].processes,
        "kilobytes_a_table": round(
            (after[0].megabytes - empty.megabytes) * 1024 / max(1, load.tables), 1
        ),
        "logged": len(log),
    }


def _lost(acknowledged: list[str], stored: list[str]) -> int:
    """How many acknowledged moves the stored game lacks."""
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
    add("--restart", action="store_true", help="in the middle, end a worker or restart the server")
    add("--kill-database", action="store_true", help="in the middle, kill -9 PostgreSQL")
    add("--json", action="store_true", help="print one object")
    return parser.parse_args(words)


def main(words: list[str]) -> None:
    """Runs the load and prints the figures; exits with 1 if a move was lost."""
    asked = _parse(words)
    found = _run(asked)
    if asked.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name.replace('_', ' '):24} {value}")
    sys.exit(1 if found["lost"] or not (found["moves"] or asked.idle) else 0)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--client"]:
        asyncio.run(play(**json.loads(sys.argv[2])))
    else:
        main(sys.argv[1:])
