"""Push between processes: LISTEN and NOTIFY of PostgreSQL, on a connection and a thread of its own.

A notification is sent by itself, after the transaction that it tells about. Inside of it, the
server would hold one lock of the whole database until the transaction is on the disk, so that
transactions of different players could not share a flush.
"""

import selectors
import socket
from collections import deque
from contextlib import suppress
from threading import Lock, Thread
from time import monotonic
from typing import Any, Final

import psycopg

from .channels import Channels

_CHANNEL: Final = "winnable"
_MOST: Final = 10_000
"""Most texts that wait while the server is out of reach; further ones are dropped."""
_PAUSE: Final = 0.2
"""Seconds between two attempts to connect."""


class Notifier:
    """Publishes texts to all processes, and delivers theirs to ``channels``.

    The thread begins with the first text or subscription. If the connection is lost, it connects
    again, sends what waits, and tells the subscribers that texts may have been lost.
    """

    def __init__(self, url: str, channels: Channels) -> None:
        self._url, self._channels = url, channels
        self._lock = Lock()
        self._waiting: deque[tuple[str, str]] = deque()
        self._thread: Thread | None = None
        self._waker: socket.socket | None = None
        self._is_closed = False

    def begin(self) -> None:
        """Starts the thread, unless it runs."""
        with self._lock:
            if self._thread is None and not self._is_closed:
                self._waker, woken = socket.socketpair()
                self._waker.settimeout(0)
                self._thread = Thread(target=self._run, args=(woken,), daemon=True)
                self._thread.start()

    def publish(self, channel: str, text: str) -> None:
        """Sends a text as soon as possible; does not wait for it."""
        self.begin()
        if len(self._waiting) < _MOST:
            self._waiting.append((channel, text))
        self._wake()

    def close(self) -> None:
        """Sends what waits, if the server can be reached, and ends the thread."""
        with self._lock:
            self._is_closed, thread, self._thread = True, self._thread, None
        if thread is not None:
            self._wake()
            thread.join()

    def _wake(self) -> None:
        if self._waker is not None:
            with suppress(BlockingIOError, OSError):  # enough bytes wait to wake the thread
                self._waker.send(b"\0")

    def _run(self, woken: socket.socket) -> None:
        """Keeps a connection until ``close``."""
        is_again = False
        with woken:
            while True:
                with (
                    suppress(psycopg.Error, OSError),
                    psycopg.connect(self._url, autocommit=True, connect_timeout=5) as line,
                ):
                    line.execute(f"LISTEN {_CHANNEL}")
                    if is_again:
                        self._channels.tell_gap()
                    is_again = True
                    self._serve(line, woken)
                if self._is_closed:
                    break
                _pause(woken, _PAUSE)
        assert self._waker is not None
        self._waker.close()

    def _serve(self, line: "psycopg.Connection[Any]", woken: socket.socket) -> None:
        """Sends and receives until ``close``. Raises ``psycopg.Error`` if the server is lost."""
        with selectors.DefaultSelector() as selector:
            selector.register(line.fileno(), selectors.EVENT_READ)
            selector.register(woken, selectors.EVENT_READ)
            while True:
                self._send(line)
                for found in line.notifies(timeout=0):
                    channel, _, text = found.payload.partition("\n")
                    self._channels.deliver(channel, text)
                if self._is_closed and not self._waiting:
                    return
                for key, _ in selector.select():
                    if key.fileobj is woken:
                        woken.recv(4096)

    def _send(self, line: "psycopg.Connection[Any]") -> None:
        """Sends all texts that wait, in one query. Those of a failed query are sent again."""
        texts = list(self._waiting)
        if texts:
            query = "SELECT pg_notify(%s, each) FROM unnest(%s::text[]) AS each"
            line.execute(query, (_CHANNEL, [f"{channel}\n{text}" for channel, text in texts]))
            for _ in texts:
                self._waiting.popleft()


def _pause(woken: socket.socket, seconds: float) -> None:
    """Waits, and discards what woke the thread meanwhile."""
    end = monotonic() + seconds
    woken.settimeout(seconds)
    while (left := end - monotonic()) > 0:
        woken.settimeout(left)
        with suppress(TimeoutError):
            woken.recv(4096)
    woken.settimeout(None)
