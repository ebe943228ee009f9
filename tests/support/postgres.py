"""A PostgreSQL server in a temporary folder."""

import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from tests.support.tools import POSTGRESQL

QUICK: Final = "-c fsync=off -c full_page_writes=off -c wal_level=minimal -c max_wal_senders=0"
"""Survives the death of every process, but not of the machine."""


class Cluster:
    """A server that listens on a Unix socket in its folder."""

    def __init__(self, folder: Path, settings: str) -> None:
        self.folder, self._settings = folder, settings
        self._numbers = count(1)
        self._emptied: list[str] = []

    def run(self, *words: str) -> None:
        """Runs a program of PostgreSQL, which refuses to run as root."""
        user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        program = Path(POSTGRESQL.need()).with_name(words[0])
        subprocess.run(
            [*user, str(program), *words[1:]], check=True, cwd=self.folder, capture_output=True
        )

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses= {self._settings}"
        log = str(self.folder / "log")
        self.run("pg_ctl", "start", "-w", "-D", str(self.folder / "data"), "-l", log, "-o", options)

    def restart(self) -> None:
        """Starts it again, and waits as long as a store rests after a failed attempt to connect."""
        self.start()
        time.sleep(0.5)

    def stop(self, mode: str = "fast") -> None:
        self.run("pg_ctl", "stop", "-w", "-D", str(self.folder / "data"), "-m", mode)

    def kill(self) -> None:
        """Kills every process of the server, as after a failure of the machine."""
        pid = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
        processes = [pid, *_children(pid)]
        for each in processes:
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)
        while any(_is_alive(each) for each in processes):
            time.sleep(0.01)
        for lock in (self.folder / "data" / "postmaster.pid", *self.folder.glob(".s.PGSQL.*")):
            lock.unlink()  # the number of the process may be that of a zombie

    def database(self) -> str:
        """Returns the URL of an empty database. No other one has its name."""
        name = f"test{next(self._numbers)}"
        if self._emptied:
            self._execute("postgres", f"ALTER DATABASE {self._emptied.pop()} RENAME TO {name}")
        else:
            self._execute("postgres", f"CREATE DATABASE {name}")
        return self._url(name)

    def empty(self, url: str) -> None:
        """Empties a database for the next test, which is quicker than to make another one."""
        name = url.partition("@/")[2].partition("?")[0]
        self._execute(
            "postgres",
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
            f"ALTER DATABASE {name} RESET ALL",
        )
        self._execute(name, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
        self._emptied.append(name)

    def _url(self, name: str) -> str:
        return f"postgresql://winnable@/{name}?host={self.folder}"

    def _execute(self, name: str, *statements: str) -> None:
        import psycopg  # an extra

        with psycopg.connect(self._url(name), autocommit=True) as connection:
            for each in statements:
                connection.execute(each.encode())


def _children(parent: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(path.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(path.parent.name))
    return found


def _is_alive(process: int) -> bool:
    with suppress(OSError):
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
        return state != "Z"
    return False


@contextmanager
def cluster(settings: str = QUICK) -> Iterator[Cluster]:
    """Starts a server and ends it. Without PostgreSQL the test is skipped."""
    POSTGRESQL.need()
    folder = Path(mkdtemp(prefix="winnable-pg-", dir="/tmp"))  # a socket path is short
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        found = Cluster(folder, settings)
        found.run("initdb", "-D", str(folder / "data"), "-U", "winnable", "-A", "trust", "-N")
        found.start()
        try:
            yield found
        finally:
            found.stop("immediate")
    finally:
        shutil.rmtree(folder)
