"""Connections to a PostgreSQL server, shared by the threads of a process.

While the server is down, a query fails at once; 0.2 seconds after its return, queries succeed
again. psycopg_pool lets a query wait for its time-out instead, and connects again after a pause
that grows to minutes.
"""

import select
import selectors
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from threading import Event, Lock
from time import monotonic
from typing import Any, Final, TypeVar

import psycopg
from greenlet import getcurrent
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import TransactionStatus
from psycopg.waiting import Ready, Wait

from .unblocked import in_thread, is_unblocked, until_called, until_ready

MOST: Final = 8
"""Most connections of a process."""
WAIT: Final = 10.0
"""Seconds to wait for a connection while other threads use them all."""
_PAUSE: Final = 0.2
"""Seconds after a failed attempt to connect in which no other is made."""
_USUAL: Final = {
    "application_name": "winnable",
    "connect_timeout": 5,  # seconds
    "keepalives_idle": 30,  # seconds
    "tcp_user_timeout": 10_000,  # milliseconds until a silent network counts as lost
}
"""Parameters that a URL may set otherwise."""
_LIMITS: Final = "SET lock_timeout = {lock}; SET statement_timeout = {statement}"
LOCK: Final = 5_000
"""Milliseconds that a query may wait for the transaction of another one. A transaction takes a few
milliseconds, so a longer wait is a fault of the server or of its disk.
"""
STATEMENT: Final = 20_000
"""Milliseconds that a query may take."""
_T = TypeVar("_T")


class Connection(psycopg.Connection[Any]):
    """A connection that ``unblocked`` code may use, too."""

    def wait(
        self,
        gen: Generator[Wait, Ready | int, _T],
        interval: float = 0.1,
        timeout: float | None = None,
    ) -> _T:
        """Waits for the answer to what was sent."""
        if timeout is not None or not is_unblocked():
            return super().wait(gen, interval, timeout)
        file = self.pgconn.socket
        try:
            wanted = next(gen)
            while True:
                reads, writes = until_ready(
                    file, reads=bool(wanted & Wait.R), writes=bool(wanted & Wait.W)
                )
                wanted = gen.send(Ready.R * reads | Ready.W * writes)
        except StopIteration as end:
            value: _T = end.value
            return value


class _Turn:
    """The turn of a thread, or of a call in the event loop, that waits for a place."""

    wake: Callable[[], object]
    has_place = False


class Places:
    """Places for connections. A place that is given back goes to who has waited longest: a call
    that comes just then does not overtake.
    """

    def __init__(self, free: int) -> None:
        self._free, self._turns = free, deque[_Turn]()
        self._lock = Lock()

    def take(self) -> bool:
        """Takes a place; returns whether there was one within ``WAIT`` seconds."""
        with self._lock:
            if self._free:
                self._free -= 1
                return True
        turn = _Turn()
        try:
            (until_called if is_unblocked() else _until_called)(partial(self._enlist, turn), WAIT)
        except BaseException:  # the call ends in the middle, and never comes back
            self._leave(turn)
            if turn.has_place:
                self.give_back()
            raise
        self._leave(turn)
        return turn.has_place

    def _leave(self, turn: _Turn) -> None:
        """Ends the wait of a turn; no place comes to it any more."""
        with self._lock, suppress(ValueError):  # it has got one
            self._turns.remove(turn)

    def _enlist(self, turn: _Turn, wake: Callable[[], object]) -> None:
        turn.wake = wake
        with self._lock:
            self._turns.append(turn)
            self._serve()  # a place may have been given back meanwhile

    def give_back(self) -> None:
        """Gives a place back."""
        with self._lock:
            self._free += 1
            self._serve()

    def _serve(self) -> None:
        """Gives the free places to those who wait."""
        while self._free and self._turns:
            turn = self._turns.popleft()
            with suppress(RuntimeError):  # its event loop is closed
                turn.wake()
                turn.has_place = True
                self._free -= 1


class Connections:
    """Connections in autocommit mode, at most ``MOST``, and a further one for each call that reads
    while it holds one: the others may all wait for what it has locked.
    """

    def __init__(self, url: str) -> None:
        """Makes no connection yet. Raises ``psycopg.ProgrammingError`` if the URL is none."""
        self._parameters: dict[str, Any] = {**_USUAL, **conninfo_to_dict(url)}
        self._idle: list[Connection] = []
        self._places = Places(MOST)
        self._holding = set[int]()  # calls with a connection: the identities of their greenlets
        self._is_closed = False
        self._failure: psycopg.Error | None = None
        self._next_attempt = 0.0

    @contextmanager
    def one(self) -> Iterator[Connection]:
        """Lends a connection. Raises ``psycopg.Error`` if the server cannot be reached."""
        call = id(getcurrent())
        if call in self._holding:
            with self._lent() as connection:
                yield connection
            return
        if not self._places.take():
            raise psycopg.OperationalError("every connection is in use")  # noqa: EM101
        self._holding.add(call)
        try:
            with self._lent() as connection:
                yield connection
        finally:
            self._holding.discard(call)
            self._places.give_back()

    @contextmanager
    def _lent(self) -> Iterator[Connection]:
        connection = self._take()
        try:
            yield connection
        finally:
            self._give_back(connection)

    def close(self) -> None:
        """Closes the connections; one that is in use, after that."""
        self._is_closed = True
        with suppress(IndexError):
            while True:
                self._idle.pop().close()

    def _take(self) -> Connection:
        with suppress(IndexError):
            while True:
                connection = self._idle.pop()
                if not _is_lost(connection):
                    return connection
                connection.close()
        return self._connect()

    def _give_back(self, connection: Connection) -> None:
        is_idle = connection.info.transaction_status is TransactionStatus.IDLE
        is_further = len(self._idle) >= MOST
        if self._is_closed or connection.closed or not is_idle or is_further:
            connection.close()
        else:
            self._idle.append(connection)

    def _connect(self) -> Connection:
        began = monotonic()
        if self._failure is not None and began < self._next_attempt:
            raise psycopg.OperationalError(str(self._failure)) from self._failure
        try:
            connection = in_thread(self._connect_limited)
        except psycopg.Error as error:
            now = monotonic()
            self._failure, self._next_attempt = error, now + max(_PAUSE, now - began)
            raise
        self._failure = None
        return connection

    def _connect_limited(self) -> Connection:
        """Connects, and limits the time of each query."""
        connection = Connection.connect(**self._parameters, autocommit=True)
        try:
            connection.execute(_LIMITS.format(lock=LOCK, statement=STATEMENT).encode())
        except BaseException:
            connection.close()
            raise
        return connection


def _until_called(enlist: Callable[[Callable[[], object]], object], seconds: float) -> None:
    """Waits as ``until_called``, in a thread."""
    called = Event()
    enlist(called.set)
    called.wait(seconds)


def _is_lost(connection: Connection) -> bool:
    """Whether an idle connection has ended: the server sends nothing else to an idle client.

    It costs no round trip. A setting that the server reloads makes a good connection look lost,
    which costs a new one.
    """
    if connection.closed:
        return True
    if hasattr(select, "poll"):
        look = select.poll()
        look.register(connection.fileno(), select.POLLIN)
        return bool(look.poll(0))
    with selectors.SelectSelector() as selector:
        selector.register(connection.fileno(), selectors.EVENT_READ)
        return bool(selector.select(0))
