"""The embedded database: a file of SQLite in the player's folder, and a lock file for each game.

A transaction is on the disk when it ends (``synchronous=FULL``). A process that dies in the middle
of one leaves the state before it.
"""

import os
import sqlite3
import weakref
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext, suppress
from errno import EIO, ENOSPC
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Final, TypeVar

from ... import disk
from ...disk import StoreError, StoreFault
from .channels import Channels, Hear, check_text
from .clock import Clock, machine_time
from .database import Execute, Row, Stream, report
from .migrations import MIGRATIONS, migrate
from .salvage import ERRORS, damage_of, executing, lenient, salvage

if TYPE_CHECKING:
    from filelock import FileLock

_T = TypeVar("_T")
FILE: Final = "winnable.db"
WAIT: Final = 10.0
"""Seconds to wait for the transaction of another process."""
_SYSTEM: Final = {sqlite3.SQLITE_FULL: ENOSPC, sqlite3.SQLITE_IOERR: EIO}
"""Errors of SQLite that stand for an error of the operating system."""
_DAMAGE: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


class Sqlite:
    """A database in the file ``winnable.db`` of a folder. Safe to use from several threads.

    What is published is heard in this process only. ``is_alone``: no other process can open the
    folder, and it may lack locks and shared memory (``web.site``).
    """

    is_shared = False

    def __init__(self, folder: Path, *, is_alone: bool = False) -> None:
        self.folder = folder
        self._is_alone = is_alone
        self.path = folder / FILE
        self.name = str(self.path)
        self.troubles: list[StoreError] = []
        """What was damaged, not yet reported to the player."""
        self.clock = Clock(self)
        self._lock = RLock()
        self._connection: sqlite3.Connection | None = None
        self._end: Callable[[], object]  # closes it
        self._file: tuple[int, int] | None = None  # the device and inode of the open file
        self._is_suspect = False  # a query has met damage
        self._claims: dict[str, FileLock] = {}
        self._channels = Channels()

    def time(self) -> float:
        """Returns what the clock of this machine says."""
        return machine_time()

    def read(self, query: str, *values: object) -> list[Row]:
        """Returns the rows of a query; none if there is no file yet."""
        with self._lock, self._faults(StoreFault.READ):
            connection = self._open(is_new=False)
            return [] if connection is None else connection.execute(query, values).fetchall()

    def write(self, query: str, *values: object) -> list[Row]:
        """Executes one query as a transaction that ends on the disk."""
        with self._lock, self._faults(StoreFault.WRITE):
            connection = self._open(is_new=True)
            assert connection is not None
            return connection.execute(query, values).fetchall()

    @contextmanager
    def writing(self) -> Iterator[Execute]:
        """Begins a transaction, and ends it on the disk."""
        with self._lock, self._faults(StoreFault.WRITE):
            connection = self._open(is_new=True)
            assert connection is not None
            with _transaction(connection):
                yield executing(connection)

    @contextmanager
    def reading(self) -> Iterator[Stream]:
        """Holds a snapshot, by a connection of its own. Without a file there are no rows."""
        with self._faults(StoreFault.READ):
            with self._lock:
                found = self._open(is_new=False)
            path = self.path if found else ":memory:"
            with closing(sqlite3.connect(path, timeout=WAIT, isolation_level=None)) as connection:
                connection.execute("BEGIN")
                yield lambda query, *values: connection.execute(query, values)

    async def answering(self, call: Callable[[], _T]) -> _T:
        """Makes the call in a thread."""
        import asyncio  # noqa: PLC0415  # slow to load; only servers do this

        return await asyncio.to_thread(call)

    def aside(self, call: Callable[[], _T]) -> _T:
        """Makes the call: no short call runs in the event loop."""
        return call()

    def claim(self, game_id: str) -> bool:
        """Claims a game by a lock file, which the system releases when the process ends.

        If no lock can be written, no game can be saved either, so no claim is needed. Raises
        ``StoreError`` if too many files are open.
        """
        if self._is_alone:
            return True
        from filelock import FileLock, Timeout  # noqa: PLC0415  # loads asyncio: 25 ms

        path = self._lock_path(game_id)
        lock = FileLock(path, thread_local=False)
        try:
            self._make_folder()
            path.parent.mkdir(exist_ok=True)
            lock.acquire(blocking=False)
        except Timeout:
            return False
        except OSError as error:
            if disk.is_exhausted(error):
                raise disk.store_error(StoreFault.READ, path, error) from error
            return True
        self._claims[game_id] = lock
        return True

    def release(self, game_id: str, *, for_good: bool = False) -> None:
        """Releases a claim; ``for_good``: the game will not be opened again."""
        lock = self._claims.pop(game_id, None)
        if for_good:
            with suppress(OSError):
                self._lock_path(game_id).unlink()  # the lock is still held
        if lock is not None:
            lock.release()

    def publish(self, channel: str, text: str) -> None:
        """Tells a text to the subscribers of the channel, before it returns."""
        check_text(channel, text)
        self._channels.deliver(channel, text)

    def subscribe(self, channel: str, hear: Hear) -> Callable[[], None]:
        """Calls ``hear`` for each text of the channel, until the returned function is called."""
        return self._channels.subscribe(channel, hear)

    def check(self) -> int:
        """Reads the version of the file, and begins a transaction in it."""
        with self._lock, self._faults(StoreFault.WRITE):
            disk.check_folder(self.folder)
            if not self.path.exists():
                return 0
            disk.check_regular(self.path.stat())
            with closing(sqlite3.connect(self.path, timeout=WAIT, isolation_level=None)) as file:
                if (version := _version(file)) > len(MIGRATIONS):
                    raise StoreError(StoreFault.NEWER, file=self.name)
                file.execute("BEGIN IMMEDIATE")
                file.execute("ROLLBACK")
                return version

    def damage(self) -> tuple[str, ...]:
        """Returns what SQLite finds wrong with the file."""
        with self._faults(StoreFault.READ):
            if not self.path.exists():
                return ()
            with closing(sqlite3.connect(self.path, timeout=WAIT)) as file:
                try:
                    return damage_of(file)
                except ERRORS as error:
                    if not self._is_damage(error):
                        raise
                    return (str(error),)

    def mend(self) -> None:
        """Sets the file aside if it is damaged, and keeps what can be read of it."""
        with self._lock, self._faults(StoreFault.WRITE):
            self.close()
            self._is_suspect = True
            self._open(is_new=False)

    def close(self) -> None:
        """Closes the file; the next query opens it again."""
        with self._lock:
            if self._connection is not None:
                self._connection = None
                with suppress(sqlite3.Error):
                    self._end()

    def _make_folder(self) -> None:
        """Creates the folder, which only its owner may use: whatever writes there first."""
        disk.make_folder(self.folder, 0o700)

    def _lock_path(self, game_id: str) -> Path:
        return self.folder / "locks" / f"{game_id}.lock"

    def _open(self, *, is_new: bool) -> sqlite3.Connection | None:
        """Returns the connection. Without ``is_new``, None if the folder has nothing to read."""
        try:
            status = self.path.stat()
            disk.check_regular(status)
            found = (status.st_dev, status.st_ino)
        except (FileNotFoundError, NotADirectoryError):
            found = None
        if self._connection is not None and found == self._file:
            return self._connection
        self.close()  # it was closed, or somebody removed the file
        if found is None and not is_new:
            return None
        self._make_folder()
        disk.make_private(self.path)
        try:
            self._connection = self._connect()
        except ERRORS as error:
            if not self._is_damage(error):
                raise
            self._connection = self._connect_anew()
        self._is_suspect = False
        status = self.path.stat()
        self._file = (status.st_dev, status.st_ino)
        return self._connection

    def _connect(self, aside: Path | None = None) -> sqlite3.Connection:
        """Opens the file, and fills it with what can be read of a damaged one."""
        connection = sqlite3.connect(
            self.path, timeout=WAIT, isolation_level=None, check_same_thread=False
        )
        connection.text_factory = lenient
        try:
            if self._is_alone:
                connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            if aside is not None:
                with _transaction(connection):
                    kept = salvage(aside, executing(connection))
                self.troubles.append(StoreError(StoreFault.SALVAGED, file=str(aside), count=kept))
            self._migrate(connection)
            if self._is_suspect and damage_of(connection):
                raise _DamagedError
        except BaseException:
            connection.close()
            raise
        self._end = weakref.finalize(self, connection.close)
        return connection

    def _connect_anew(self) -> sqlite3.Connection:
        """Connects once more after SQLite reported damage; sets a damaged database aside, and
        keeps what can be read of it.

        SQLite reports an error of the disk as damage, too. Such a file is left alone: a second
        attempt succeeds, or the file cannot be read. Raises ``StoreError``.
        """
        with self._lock_of_damage():  # another process may have set it aside meanwhile
            try:
                return self._connect()
            except ERRORS as error:
                if not (self._is_damage(error) and self.damage()):
                    raise
            disk.read_regular(self.path)
            aside = self._set_aside()
            self._is_suspect = False
            return self._connect(aside)

    def _is_damage(self, error: Exception) -> bool:
        """Whether an error means that the file is damaged: its tables may be, too, if asked."""
        code = _code(error)
        return code in _DAMAGE or (self._is_suspect and code == sqlite3.SQLITE_ERROR)

    def _lock_of_damage(self) -> AbstractContextManager[object]:
        if self._is_alone:
            return nullcontext()
        from filelock import FileLock  # noqa: PLC0415  # loads asyncio: 25 ms

        path = self._lock_path("damage")
        path.parent.mkdir(exist_ok=True)
        return FileLock(path, WAIT)

    def _migrate(self, connection: sqlite3.Connection) -> None:
        """Brings the tables to the newest version."""
        if _version(connection) == len(MIGRATIONS):
            return
        with _transaction(connection):
            version = _version(connection)  # another process may have done it meanwhile
            if version > len(MIGRATIONS):
                raise StoreError(StoreFault.NEWER, file=self.name)
            migrate(executing(connection), MIGRATIONS[version:])
            connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")

    def _set_aside(self) -> Path:
        """Moves a damaged database to the folder ``damaged``, with its journal."""
        stamp = int(machine_time() * 1e9)
        for suffix in ("-wal", "-shm", ""):
            path = self.path.with_name(FILE + suffix)
            if path.exists():
                aside = self.folder / "damaged" / f"{stamp}-{path.name}"
                disk.move(path, aside)
        return aside

    @contextmanager
    def _faults(self, fault: StoreFault) -> Iterator[None]:
        """Converts errors of SQLite and of the system to ``StoreError``."""
        try:
            yield
        except ERRORS as error:
            code = _code(error)
            if code in _DAMAGE or code == sqlite3.SQLITE_IOERR:
                self.close()
                self._is_suspect = True
            told = StoreError(fault, file=self.name, why=self._reason(error))
            report(told)
            raise told from error
        except (OSError, UnicodeEncodeError) as error:
            told = disk.store_error(fault, self.path, error)
            report(told)
            raise told from error

    def _reason(self, error: Exception) -> str:
        """Returns the reason of an error, in the words of the operating system if it has one."""
        code = _code(error)
        if code in _SYSTEM:
            return os.strerror(_SYSTEM[code])
        if code in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY):  # SQLite does not say why
            return disk.why_unopened(self.path) or str(error)
        return str(error)


class _DamagedError(sqlite3.DatabaseError):
    """SQLite has found damage that does not stop a connection."""

    sqlite_errorcode = sqlite3.SQLITE_CORRUPT


def _code(error: Exception) -> int:
    """Returns the primary result code of SQLite; 0 for an error of the Python module."""
    if isinstance(error, UnicodeDecodeError):
        return sqlite3.SQLITE_CORRUPT
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


@contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
