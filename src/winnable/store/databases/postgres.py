"""The database of a server: PostgreSQL, by psycopg.

psycopg, because sessions run in threads and call the store there; an asynchronous driver would need
a second store. Several processes share the games without claims: each save names the version of the
game that it replaces (``Store.save``).
"""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from errno import ENOSPC
from functools import cache
from threading import Lock
from typing import Any, Final, TypeVar

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict

from ...disk import StoreError, StoreFault
from .batches import PAGE
from .channels import Channels, Hear, check_text
from .clock import Clock
from .connections import WAIT, Connection, Connections
from .database import Execute, Row, Stream, report
from .migrations import MIGRATIONS, migrate
from .notifying import Notifier
from .unblocked import in_thread, unblocked

_T = TypeVar("_T")
_MIGRATING: Final = 8452
"""The advisory lock of a process that changes the tables."""
_QUOTED: Final = re.compile(r'"[^"]*"')
_LOST: Final = (
    errors.AdminShutdown,
    errors.CannotConnectNow,
    errors.CrashShutdown,
    errors.LockNotAvailable,
    errors.QueryCanceled,
    errors.TooManyConnections,
)
"""Errors of a server that ends, starts, has no place or takes too long."""


class Postgres:
    """A database of PostgreSQL at a URL. Safe to use from several threads and processes."""

    is_shared = True

    def __init__(self, url: str, *, is_prepared: bool = False) -> None:
        """``is_prepared``: another process has brought the tables to the newest version."""
        parts = _parts_of(url)
        self.name = f"postgresql://{parts.get('host', '')}/{parts.get('dbname', '')}"
        self.troubles: list[StoreError] = []
        self.url = url
        self.clock = Clock(self)
        self._lock = Lock()
        self._is_ready = is_prepared
        self._connections = Connections(url)
        self._channels = Channels()
        self._notifier = Notifier(url, self._channels)

    def time(self) -> float:
        """Returns what the clock of the server says."""
        return float(self.read("SELECT extract(epoch FROM clock_timestamp())")[0][0])

    def read(self, query: str, *values: object) -> list[Row]:
        """Returns the rows of a query."""
        return self._execute(StoreFault.READ, query, values)

    def write(self, query: str, *values: object) -> list[Row]:
        """Executes one query as a transaction that ends on the disk of the server."""
        return self._execute(StoreFault.WRITE, query, values)

    def _execute(self, fault: StoreFault, query: str, values: tuple[object, ...]) -> list[Row]:
        """Executes one query as a transaction, in one round trip."""
        with self._connected(fault) as connection:
            return _rows(connection.execute(_translated(query), values))

    @contextmanager
    def writing(self) -> Iterator[Execute]:
        """Begins a transaction, and ends it on the disk of the server."""
        with self._connected(StoreFault.WRITE) as connection, connection.transaction():
            yield _executing(connection)

    @contextmanager
    def reading(self) -> Iterator[Stream]:
        """Holds a snapshot. The rows come from the server page by page."""
        with self._connected(StoreFault.READ) as connection, connection.transaction():
            connection.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")

            def rows(query: str, *values: object) -> Iterator[Row]:
                with connection.cursor("rows") as cursor:
                    cursor.itersize = PAGE
                    yield from cursor.execute(_translated(query), values)

            yield rows

    async def answering(self, call: Callable[[], _T]) -> _T:
        """Makes a short call in the event loop, which goes on while the call waits for this."""
        return await unblocked(call)

    def aside(self, call: Callable[[], _T]) -> _T:
        """Makes the call; in the event loop, by a thread."""
        return in_thread(call)

    def claim(self, game_id: str) -> bool:
        """Gives every process every game."""
        del game_id
        return True

    def release(self, game_id: str, *, for_good: bool = False) -> None:
        """Does nothing: there are no claims."""

    def publish(self, channel: str, text: str) -> None:
        """Tells a text to all processes, by NOTIFY. Raises ``ValueError`` if it is too long."""
        check_text(channel, text)
        self._notifier.publish(channel, text)

    def subscribe(self, channel: str, hear: Hear) -> Callable[[], None]:
        """Calls ``hear`` for each text of the channel, until the returned function is called."""
        self._notifier.begin()
        return self._channels.subscribe(channel, hear)

    def check(self) -> int:
        """Connects, writes something, and takes it back."""
        with (
            self._faults(StoreFault.READ),
            psycopg.connect(self.url, connect_timeout=int(WAIT)) as connection,
            connection.transaction(force_rollback=True),
        ):
            row = connection.execute("SELECT to_regclass('version')").fetchone()
            if row is None or row[0] is None:
                connection.execute("CREATE TABLE version (number BIGINT NOT NULL)")
                return 0
            row = connection.execute("SELECT max(number) FROM version").fetchone()
            version = row[0] or 0 if row else 0
            if version > len(MIGRATIONS):
                raise StoreError(StoreFault.NEWER, file=self.name)
            connection.execute("INSERT INTO version VALUES (%s)", (version,))
            return int(version)

    def damage(self) -> tuple[str, ...]:
        """Returns (): the server looks after its files."""
        return ()

    def close(self) -> None:
        """Closes every connection."""
        self._notifier.close()
        self._connections.close()

    @contextmanager
    def _connected(self, fault: StoreFault) -> Iterator[Connection]:
        with self._faults(fault):
            if not self._is_ready:
                in_thread(self._prepare)
            with self._connections.one() as connection:
                yield connection

    def _prepare(self) -> None:
        """Brings the tables to the newest version."""
        with self._lock:
            if self._is_ready:
                return
            with self._connections.one() as connection, connection.transaction():
                connection.execute("SET LOCAL lock_timeout = 0")  # a migration may take long
                connection.execute("SET LOCAL statement_timeout = 0")
                connection.execute("SELECT pg_advisory_xact_lock(%s)", (_MIGRATING,))
                connection.execute("CREATE TABLE IF NOT EXISTS version (number BIGINT NOT NULL)")
                row = connection.execute("SELECT max(number) FROM version").fetchone()
                version = row[0] or 0 if row else 0
                if version > len(MIGRATIONS):
                    raise StoreError(StoreFault.NEWER, file=self.name)
                migrate(_executing(connection), MIGRATIONS[version:])
                if version < len(MIGRATIONS):
                    connection.execute("INSERT INTO version VALUES (%s)", (len(MIGRATIONS),))
            self._is_ready = True

    @contextmanager
    def _faults(self, fault: StoreFault) -> Iterator[None]:
        """Converts errors of psycopg to ``StoreError``."""
        try:
            yield
        except psycopg.Error as error:
            told = StoreError(self._kind(fault, error), file=self.name, why=_reason(error))
            report(told)
            raise told from error
        except UnicodeEncodeError as error:  # half a character
            raise StoreError(StoreFault.NAME, file=self.name) from error

    def _kind(self, fault: StoreFault, error: psycopg.Error) -> StoreFault:
        """Returns the fault of an error; a server that is out of reach was not even asked."""
        is_lost = isinstance(error, psycopg.OperationalError) and error.sqlstate is None
        return StoreFault.UNREACHABLE if is_lost or isinstance(error, _LOST) else fault


def _parts_of(url: str) -> dict[str, Any]:
    """Returns the parts of a URL. Raises ``StoreError``, whose sentence has nothing that may be a
    part of the password.
    """
    try:
        parts = conninfo_to_dict(url)
    except psycopg.Error as error:
        why = _QUOTED.sub("…", str(error).strip())
        raise StoreError(StoreFault.READ, file="--database", why=why) from None
    if any("@" in str(parts.get(name, "")) for name in ("host", "port", "dbname")):
        why = "in a password, @ is written %40 and / is written %2F"
        raise StoreError(StoreFault.READ, file="--database", why=why)
    return parts


def _reason(error: psycopg.Error) -> str:
    """Returns the reason of an error, in the words of the operating system if it has one."""
    if isinstance(error, errors.DiskFull):
        return os.strerror(ENOSPC)
    lines = (error.diag.message_primary or str(error)).strip().splitlines()
    return lines[0] if lines else type(error).__name__


def _executing(connection: Connection) -> Execute:
    return lambda query, *values: _rows(connection.execute(_translated(query), values))


def _rows(cursor: "psycopg.Cursor[Any]") -> list[Row]:
    """Returns the rows that a query returned."""
    return cursor.fetchall() if cursor.description else []


@cache
def _translated(query: str) -> bytes:
    """Returns a query with the placeholders of psycopg."""
    return query.replace("?", "%s").encode()
