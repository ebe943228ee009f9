"""Backups: one state of a whole database, as one file of SQLite, whatever the database is.

So a backup of SQLite can be restored into PostgreSQL, and the other way round.
"""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from errno import EEXIST
from os import strerror
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from .. import disk
from ..disk import StoreError, StoreFault
from ..game.record import parse_record
from ..law.errors import ErrorOf, WinnableError
from .databases.database import Database, Execute, Stream
from .databases.salvage import tables_of
from .databases.sqlite import FILE, Sqlite

_SECRETS: Final = ("keys", "cookie_keys", "seasons", "clock")
"""The tables that are filled without a player."""
_HEAD: Final = b"SQLite format 3\0"


class BackupFault(StrEnum):
    """Why a backup cannot be restored. Every language file has a sentence for each."""

    FILE = "no-backup"
    FULL = "restore-full"


class BackupError(ErrorOf[BackupFault], ValueError):
    """A backup cannot be restored."""


class Health(NamedTuple):
    """What was found in a database."""

    tables: int
    """The version of the tables; 0 if there are none."""
    damage: tuple[str, ...]
    """What the database says of its own damage."""
    games: int
    unread: int
    """Games whose text does not parse."""


def back_up(database: Database, path: Path) -> dict[str, int]:
    """Writes one state of the database to a new file, while others play.

    Returns the number of rows of each table. Raises ``StoreError``.
    """
    if path.exists():
        raise StoreError(StoreFault.WRITE, file=str(path), why=strerror(EEXIST))
    with _beside(path, path.parent, StoreFault.WRITE) as copy:
        with copy.writing() as execute, database.reading() as rows:
            tables = tables_of(execute)
            is_empty = not database.check()  # nothing was saved yet
            counts = dict.fromkeys(tables, 0) if is_empty else _copied(tables, rows, execute)
        copy.write("PRAGMA wal_checkpoint(TRUNCATE)")  # closing does so, too, but tells no error
        copy.close()
        disk.move(copy.path, path)
    return counts


def restore(path: Path, database: Database) -> dict[str, int]:
    """Writes a backup into a database without games, whole or not at all.

    Returns the number of rows of each table. Raises ``BackupError`` and ``StoreError``.
    """
    with _beside(path, None, StoreFault.READ) as copy:  # its own disk may be read-only
        _check(path, copy)
        with copy.reading() as rows, database.writing() as execute:
            tables = tables_of(lambda query, *values: list(rows(query, *values)))
            for table in tables:
                query = f"SELECT 1 FROM {table} LIMIT 1"  # noqa: S608  # a name of this program
                if table in _SECRETS:
                    execute(f"DELETE FROM {table}")  # noqa: S608  # a server may have started
                elif execute(query):
                    raise BackupError(BackupFault.FULL, file=database.name)
            counts = _copied(tables, rows, execute)
    return counts


@contextmanager
def _beside(path: Path, folder: Path | None, fault: StoreFault) -> Iterator[Sqlite]:
    """Lends a database that stands for a backup in a folder, and removes it."""
    try:
        with TemporaryDirectory(prefix=f".{FILE}-", dir=folder, ignore_cleanup_errors=True) as name:
            copy = Sqlite(Path(name))
            copy.name = str(path)  # in sentences
            try:
                yield copy
            finally:
                copy.close()
    except OSError as error:
        raise disk.store_error(fault, path, error) from error


def examine(database: Database) -> Health:
    """Looks for damage, and reads every game. Changes nothing."""
    version = database.check()
    if not version:
        return Health(0, (), 0, 0)
    damage, games, unread = database.damage(), 0, 0
    if not damage:
        with database.reading() as rows:
            for (text,) in rows("SELECT text FROM games"):
                games += 1
                try:
                    parse_record(text)
                except WinnableError:
                    unread += 1
    return Health(version, damage, games, unread)


def _check(path: Path, copy: Sqlite) -> None:
    """Copies a backup, so that it stays as it is. Raises ``BackupError`` unless it is whole."""
    disk.check_regular(path.stat())
    with path.open("rb") as file:
        is_database = file.read(len(_HEAD)) == _HEAD
    disk.make_private(copy.path)
    shutil.copyfile(path, copy.path)
    if not is_database or copy.damage() or not copy.check():
        raise BackupError(BackupFault.FILE, file=str(path))


def _copied(tables: dict[str, dict[str, str]], rows: Stream, execute: Execute) -> dict[str, int]:
    """Copies every row; returns their numbers."""
    counts = dict.fromkeys(tables, 0)
    for table, types in tables.items():
        columns, places = ", ".join(types), ", ".join("?" * len(types))
        query = f"INSERT INTO {table} ({columns}) VALUES ({places})"  # noqa: S608  # names of this program
        for row in rows(f"SELECT {columns} FROM {table}"):  # noqa: S608
            execute(query, *row)
            counts[table] += 1
    return counts
