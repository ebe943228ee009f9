"""A PostgreSQL server in a temporary folder."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

PROGRAMS: Final = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
"""The folders of Debian's programs, by version."""


class Cluster:
    """A server that listens on a Unix socket in its folder. Each name is an empty database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(self, *words: str) -> None:
        """Runs a program of PostgreSQL, which refuses to run as root."""
        user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        program = PROGRAMS[-1] / words[0]
        subprocess.run(
            [*user, str(program), *words[1:]], check=True, cwd=self.folder, capture_output=True
        )

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses="
        log = str(self.folder / "log")
        self.run("pg_ctl", "start", "-w", "-D", str(self.folder / "data"), "-l", log, "-o", options)

    def stop(self, mode: str = "fast") -> None:
        self.run("pg_ctl", "stop", "-w", "-D", str(self.folder / "data"), "-m", mode)

    def database(self, name: str) -> str:
        """Makes a database and returns its URL."""
        self.run("createdb", "-h", str(self.folder), "-U", "winnable", name)
        return f"postgresql://winnable@/{name}?host={self.folder}"


@contextmanager
def cluster() -> Iterator[Cluster]:
    """Starts a server and ends it."""
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
