"""The database of a server: PostgreSQL, by psycopg and a pool of connections.

psycopg, because sessions run in threads and call the store there; an asynchronous driver would need
a second store. A claim is an advisory lock of the server. It belongs to one connection of this
process, so it ends with the process.
"""

import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from threading import Lock
from typing import Any, Final

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg_pool import ConnectionPool, PoolTimeout

from ..disk import StoreError, StoreFault
from .database import MIGRATIONS, Execute, Row

CONNECTIONS: Final = 8
"""Most connections of a process, besides the one of the claims."""
WAIT: Final = 10.0
"""Seconds to wait for a connection."""
_MIGRATING: Final = 8452
"""The advisory lock of a process that changes the tables."""
logging.getLogger("psycopg.pool").setLevel(logging.CRITICAL)  # ``StoreError`` has the reason
_KEY: Final = "hashtextextended(%s, 0)"


class Postgres:
    """A database of PostgreSQL at a URL. Safe to use from several threads and processes."""

    def __init__(self, url: str) -> None:
        try:
            parts = conninfo_to_dict(url)
        except psycopg.Error as error:
            why = str(error).strip()
            raise StoreError(StoreFault.READ, file="--database", why=why) from None
        self.name = f"postgresql://{parts.get('host', '')}/{parts.get('dbname', '')}"
        self.troubles: list[StoreError] = []
        self.url = url
        self._lock = Lock()
        self._is_ready = False
        self._pool: ConnectionPool[Any] = ConnectionPool(
            url,
            min_size=1,
            max_size=CONNECTIONS,
            open=False,
            timeout=WAIT,
            kwargs={"autocommit": True},
        )
        self._claiming: psycopg.Connection[Any] | None = None
        self._claims: set[str] = set()

    def read(self, query: str, *values: object) -> list[Row]:
        """Returns the rows of a query."""
        return self._execute(StoreFault.READ, query, values)

    def write(self, query: str, *values: object) -> list[Row]:
        """Executes one query as a transaction that ends on the disk of the server."""
        return self._execute(StoreFault.WRITE, query, values)

    def _execute(self, fault: StoreFault, query: str, values: tuple[object, ...]) -> list[Row]:
        """Executes a query, once more if the server has restarted since the last one."""
        is_lost = False
        try:
            with self._connected(fault) as connection:
                try:
                    return _rows(connection.execute(_translated(query), values))
                finally:
                    is_lost = connection.closed
        except StoreError:
            if not is_lost:
                raise
        self._pool.check()
        with self._connected(fault) as connection:
            return _rows(connection.execute(_translated(query), values))

    @contextmanager
    def writing(self) -> Iterator[Execute]:
        """Begins a transaction, and ends it on the disk of the server."""
        self.read("SELECT 1")  # the server may have restarted
        with self._connected(StoreFault.WRITE) as connection, connection.transaction():

            def execute(query: str, *values: object) -> list[Row]:
                return _rows(connection.execute(_translated(query), values))

            yield execute

    def claim(self, game_id: str) -> bool:
        """Claims a game by an advisory lock."""
        with self._lock, self._faults(StoreFault.READ):
            if game_id in self._claims and self._claiming and not self._claiming.closed:
                return False  # by another table of this process
            found = self._claimer().execute(f"SELECT pg_try_advisory_lock({_KEY})", (game_id,))
            row = found.fetchone()
            if row is None or not row[0]:
                return False
            self._claims.add(game_id)
            return True

    def release(self, game_id: str, *, for_good: bool = False) -> None:
        """Releases a claim. ``for_good`` makes no difference: a claim leaves nothing behind."""
        del for_good
        with self._lock:
            if game_id not in self._claims:
                return
            self._claims.discard(game_id)
            with suppress(psycopg.Error):  # a lost connection has lost its locks
                self._claimer().execute(f"SELECT pg_advisory_unlock({_KEY})", (game_id,))

    def close(self) -> None:
        """Closes every connection."""
        with self._lock:
            self._pool.close()
            if self._claiming is not None:
                self._claiming.close()

    def _claimer(self) -> "psycopg.Connection[Any]":
        """Returns the connection of the claims. A new one takes the claims of a lost one again."""
        if self._claiming is None or self._claiming.closed:
            self._claiming = psycopg.connect(self.url, autocommit=True)
            for game_id in self._claims:
                self._claiming.execute(f"SELECT pg_try_advisory_lock({_KEY})", (game_id,))
        return self._claiming

    @contextmanager
    def _connected(self, fault: StoreFault) -> Iterator["psycopg.Connection[Any]"]:
        with self._faults(fault):
            if not self._is_ready:
                self._prepare()
            with self._pool.connection() as connection:
                yield connection

    def _prepare(self) -> None:
        """Opens the pool and brings the tables to the newest version."""
        with self._lock:
            if self._is_ready:
                return
            with psycopg.connect(self.url) as connection:
                connection.execute("SELECT pg_advisory_xact_lock(%s)", (_MIGRATING,))
                connection.execute("CREATE TABLE IF NOT EXISTS version (number BIGINT NOT NULL)")
                row = connection.execute("SELECT max(number) FROM version").fetchone()
                version = row[0] or 0 if row else 0
                if version > len(MIGRATIONS):
                    raise StoreError(StoreFault.NEWER, file=self.name)
                for queries in MIGRATIONS[version:]:
                    for query in queries:
                        connection.execute(query.encode())
                if version < len(MIGRATIONS):
                    connection.execute("INSERT INTO version VALUES (%s)", (len(MIGRATIONS),))
            self._pool.open()
            self._is_ready = True

    @contextmanager
    def _faults(self, fault: StoreFault) -> Iterator[None]:
        """Converts errors of psycopg to ``StoreError``."""
        try:
            yield
        except (psycopg.Error, PoolTimeout) as error:
            why = str(error).strip().splitlines() or [type(error).__name__]
            raise StoreError(fault, file=self.name, why=why[0]) from error


def _rows(cursor: "psycopg.Cursor[Any]") -> list[Row]:
    """Returns the rows that a query returned."""
    return cursor.fetchall() if cursor.description else []


@cache
def _translated(query: str) -> bytes:
    """Returns a query with the placeholders of psycopg."""
    return query.replace("?", "%s").encode()
