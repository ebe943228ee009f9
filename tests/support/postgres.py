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

from tests.support.tools import POSTGRESQL


class Cluster:
    """A server that listens on a Unix socket in its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._numbers = count(1)

    def run(self, *words: str) -> None:
        """Runs a program of PostgreSQL, which refuses to run as root."""
        user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        program = Path(POSTGRESQL.need()).with_name(words[0])
        subprocess.run(
            [*user, str(program), *words[1:]], check=True, cwd=self.folder, capture_output=True
        )

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses="
        log = str(self.folder / "log")
        self.run("pg_ctl", "start", "-w", "-D", str(self.folder / "data"), "-l", log, "-o", options)

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
        """Makes an empty database and returns its URL."""
        name = f"test{next(self._numbers)}"
        self.run("createdb", "-h", str(self.folder), "-U", "winnable", name)
        return f"postgresql://winnable@/{name}?host={self.folder}"


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
def cluster() -> Iterator[Cluster]:
    """Starts a server and ends it. Without PostgreSQL the test is skipped."""
    POSTGRESQL.need()
    folder = Path(mkdtemp(prefix="winnable-pg-", dir="/tmp"))  # a socket path is short
    try:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        found = Cluster(folder)
        found.run("initdb", "-D", str(folder / "data"), "-U", "winnable", "-A", "trust", "-N")
        found.start()
        try:
            yield found
        finally:
            found.stop("immediate")
    finally:
        shutil.rmtree(folder)
