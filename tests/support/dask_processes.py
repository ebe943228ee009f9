"""A Dask scheduler, workers and the driver of a campaign, as separate processes."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

import psutil  # it comes with Dask

from tests.support.ports import free_port

ALL: Final = "all"
"""A file in the folder of steps (``one_step``)."""
QUIET: Final = {"DASK_LOGGING__DISTRIBUTED": "critical", "LANG": "C.UTF-8"}


class Processes:
    """Processes as a user starts them, which a test may kill."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = f"tcp://127.0.0.1:{free_port()}"
        self.started: list[subprocess.Popen[str]] = []

    def scheduler(self) -> "subprocess.Popen[str]":
        """Starts ``dask scheduler``."""
        protocol, _, port = self.address.split(":")
        return self._start(
            "distributed.cli.dask_scheduler",
            *("--host", "127.0.0.1", "--port", port, "--no-dashboard", "--no-show"),
            *("--protocol", protocol),
        )

    def worker(self, code: str = "", steps: Path | None = None) -> "subprocess.Popen[str]":
        """Starts ``dask worker`` with one thread. ``code``: what it takes for its code; ``steps``:
        a folder whose files let it work (``one_step``).
        """
        pretend, preload = dict[str, str](), tuple[str, ...]()
        if code:
            pretend["WINNABLE_TEST_CODE"] = code
            preload = ("--preload", "tests.support.other_code")
        elif steps is not None:
            pretend["WINNABLE_TEST_STEPS"] = str(steps)
            preload = ("--preload", "tests.support.one_step")
        return self._start(
            "distributed.cli.dask_worker",
            *(self.address, "--nthreads", "1", "--no-dashboard", "--memory-limit", "0"),
            *("--host", "127.0.0.1", "--death-timeout", "60", *preload),
            *("--protocol", self.address.partition(":")[0]),
            environment=pretend,
        )

    def driver(self, folder: Path, question: Path, *more: str) -> "subprocess.Popen[str]":
        """Starts ``winnable campaign run`` with the scheduler."""
        return self._start(
            *("winnable", "campaign", "run", str(question), "--out", str(folder)),
            *("--scheduler", self.address, *more),
        )

    def command(self, words: list[str], environment: dict[str, str]) -> "subprocess.Popen[str]":
        """Starts a command whose first word is a module."""
        return self._start(*words, environment=environment)

    def _start(
        self, module: str, *arguments: str, environment: dict[str, str] | None = None
    ) -> "subprocess.Popen[str]":
        process = subprocess.Popen(
            [sys.executable, "-m", module, *arguments],
            cwd=Path(__file__).parents[2],
            env=os.environ | QUIET | {"TMPDIR": str(self.folder)} | (environment or {}),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self.started.append(process)
        return process


def kill(process: "subprocess.Popen[str]") -> str:
    """Kills a process and everything that it started: SIGKILL, which none of them can notice.

    Returns what it said on standard error.
    """
    with suppress(psutil.NoSuchProcess):
        whole = psutil.Process(process.pid)
        for each in [*whole.children(recursive=True), whole]:
            with suppress(psutil.NoSuchProcess):
                each.send_signal(signal.SIGKILL)
    return process.communicate()[1]


@contextmanager
def processes(folder: Path) -> Iterator[Processes]:
    """Processes that end with the block."""
    made = Processes(folder)
    try:
        yield made
    finally:
        for process in made.started:
            if not process.stderr or not process.stderr.closed:
                kill(process)
