"""Several web processes on one socket: each is replaced when it dies, and SIGHUP replaces all.

uvicorn's supervisor starts the processes, asks every half second whether they live, and on SIGHUP
lets a new process serve before it ends an old one. All accept connections from one socket: with a
socket for each process (SO_REUSEPORT), the connections that wait for a process that ends are lost.
"""

import os
import signal
from multiprocessing import parent_process
from socket import socket
from threading import Thread

from starlette.types import ASGIApp
from uvicorn import Config
from uvicorn.supervisors import Multiprocess

from ...store import Store, database_at
from .. import log
from ..measures import forget
from .address import Address
from .server import load_app


def load_in_worker(address: Address, port: int) -> ASGIApp:
    """Makes the app in one of several processes, which ends when its supervisor has died."""
    Thread(target=_end_with_supervisor, daemon=True).start()
    store = Store(database_at(address.database or "", is_prepared=True))
    return load_app(store, address, port)


def run_workers(config: Config, listener: socket) -> None:
    """Serves the socket by ``config.workers`` processes until SIGTERM or Ctrl-C."""
    _Supervisor(config, [listener]).run()


class _Supervisor(Multiprocess):
    """Starts and replaces the processes, and logs those that ended."""

    def __init__(self, config: Config, sockets: list[socket]) -> None:
        super().__init__(config, sockets)
        self._known: set[int] = set()

    def init_processes(self) -> None:
        """Starts the processes."""
        super().init_processes()
        self._note()

    def keep_subprocess_alive(self) -> None:
        """Replaces processes that died."""
        super().keep_subprocess_alive()
        self._note()

    def restart_all(self) -> None:
        """Replaces all processes."""
        self._note()
        super().restart_all()
        self._note()

    def _note(self) -> None:
        """Logs the processes that ended since the last call, and forgets what they had open.

        Closes this end's copy of their pipes: while it is open, the supervisor would wait for the
        answer of a process that was killed as long as for one that hangs.
        """
        for process in self.processes:
            process.child_conn.close()
        now = {process.pid for process in self.processes if process.pid is not None}
        for ended in self._known - now:
            log.note("worker-ended", process=ended)
            forget(ended)
        self._known = now


def _end_with_supervisor() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
