"""What can still be read of a damaged file of SQLite."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from .database import Execute, Row
from .migrations import MIGRATIONS, migrate

_GAP: Final = 100_000
"""Most missing rows that are asked for one by one."""
ERRORS: Final = (sqlite3.Error, UnicodeDecodeError)
"""What Python raises for a fault of SQLite; the second if its message quotes damaged text."""
_TYPES: Final = {"TEXT": str, "BIGINT": int}


def executing(connection: sqlite3.Connection) -> Execute:
    """Returns what executes a query by a connection."""
    return lambda query, *values: connection.execute(query, values).fetchall()


def tables_of(execute: Execute) -> dict[str, dict[str, str]]:
    """Returns the types of the columns of each table of an SQLite database."""
    names = [
        name
        for (name,) in execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    ]
    query = "SELECT name, type FROM pragma_table_info(?) ORDER BY cid"
    return {name: dict(execute(query, name)) for name in names}


def damage_of(connection: sqlite3.Connection) -> tuple[str, ...]:
    """Returns what SQLite finds wrong with a file, and whether its tables are those of its version.

    Raises one of ``ERRORS`` if it cannot even be asked.
    """
    connection.text_factory = lenient
    found = [str(text) for (text,) in connection.execute("PRAGMA integrity_check")]
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    with closing(sqlite3.connect(":memory:")) as fresh:
        migrate(executing(fresh), MIGRATIONS[:version])
        if _schema(fresh) != _schema(connection):
            found.append(f"the tables are not those of version {version}")
    return tuple(text for text in found if text != "ok")


def _schema(connection: sqlite3.Connection) -> list[Row]:
    query = "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
    return connection.execute(query).fetchall()


def lenient(data: bytes) -> str:
    """Decodes what should be UTF-8: damaged text is for those who parse it."""
    return data.decode("utf-8", "replace")


def salvage(file: Path, execute: Execute) -> int:
    """Copies the rows that can be read, into a new database. Makes tables of the same version.

    Returns their number. Raises ``sqlite3.Error`` only for faults of the new database.
    """
    count = 0
    with closing(sqlite3.connect(file, isolation_level=None)) as damaged:
        damaged.text_factory = lenient
        if not tables_of(execute):  # no other process has been here
            version = _version_of(damaged)
            migrate(execute, MIGRATIONS[:version])
            execute(f"PRAGMA user_version = {version}")
        for table, types in tables_of(execute).items():
            there = list(types)
            with suppress(*ERRORS):
                info = damaged.execute("SELECT name FROM pragma_table_info(?)", (table,))
                there = [name for (name,) in info if name in types]
            columns, places = ", ".join(there), ", ".join("?" * len(there))
            query = f"INSERT OR IGNORE INTO {table} ({columns}) VALUES ({places}) RETURNING 1"  # noqa: S608  # constants
            for _, *values in _rows(damaged, table, columns):
                if all(
                    value is None or isinstance(value, _TYPES[types[name]])
                    for name, value in zip(there, values, strict=True)
                ):
                    count += len(execute(query, *values))
    return count


def _version_of(damaged: sqlite3.Connection) -> int:
    """Returns the version of the tables; the newest one if that cannot be read."""
    with suppress(*ERRORS):
        (version,) = damaged.execute("PRAGMA user_version").fetchone()
        if 0 < version <= len(MIGRATIONS):
            return int(version)
    return len(MIGRATIONS)


def _rows(damaged: sqlite3.Connection, table: str, columns: str) -> Iterator[Row]:
    """Yields each row that can be read, with its number: from the first one up to the first
    unreadable page, from the last one down to another, and the others one by one.
    """
    query = f"SELECT rowid, {columns} FROM {table} NOT INDEXED"  # noqa: S608  # constants
    seen: dict[int, int] = {}  # the number of each row, by its content: damage repeats numbers

    def fresh(asked: str, *values: object) -> Iterator[Row]:
        with suppress(*ERRORS):
            for row in damaged.execute(asked, values):
                if hash(row) not in seen:
                    seen[hash(row)] = row[0]
                    yield row

    yield from fresh(f"{query} ORDER BY rowid")
    yield from fresh(f"{query} ORDER BY rowid DESC")
    numbers = {*seen.values()}
    for number in range(1, min(max(numbers, default=0), 2 * len(numbers) + _GAP)):
        if number not in numbers:
            yield from fresh(f"{query} WHERE rowid = ?", number)
