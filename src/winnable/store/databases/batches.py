"""Long changes as many short transactions, so that other players need not wait for the whole.

Each batch leaves the database as if the change had been asked for then. So a change whose process
has died goes on when it is made again.
"""

import json
import time
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from .database import Database, Execute, Row

BATCH: Final = 200
"""Rows to write in one transaction."""
PAGE: Final = 1_000
"""Rows to read at once."""
_PAUSE: Final = 0.001
"""The shortest pause between two transactions, in seconds."""

Span = tuple[str, str]
"""The first and the last id of a batch. With both, PostgreSQL reads the rows of the batch only: not
those that have left the player, nor all of the other player.
"""
_NOBODY: Final = ("", -1, -1)
"""Stands for no row in the last batch."""


def repeat(database: Database, work: Callable[[Execute], bool]) -> None:
    """Calls ``work`` in a transaction of its own, again and again, until it returns False.

    After each transaction others have the database for as long: a lock goes to whoever asks first,
    and a thread that takes it in a loop would always be that. Raises ``StoreError``.
    """
    while True:
        began = time.perf_counter()
        with database.writing() as execute:
            goes_on = work(execute)
        if not goes_on:
            return
        time.sleep(max(_PAUSE, time.perf_counter() - began))


def next_batch(execute: Execute, table: str, player: str) -> Span | None:
    """Returns the ids of the next ``BATCH`` rows of a player; None if there are none."""
    query = (
        "SELECT min(id), max(id) FROM "  # noqa: S608  # a constant
        f"(SELECT id FROM {table} WHERE player = ? ORDER BY id LIMIT ?) AS page"
    )
    ((first, last),) = execute(query, player, BATCH)
    return None if last is None else (first, last)


def rows_of(database: Database, table: str, fields: str, player: str) -> Iterator[Row]:
    """Yields the id and the fields of each row of a player, by their ids, page by page."""
    return in_pages(database, f"SELECT id, {fields} FROM {table} WHERE player = ? AND id", player)  # noqa: S608  # constants


def in_pages(database: Database, query: str, *values: str) -> Iterator[Row]:
    """Yields the rows of a query by their first column, which is a key: other players wait for the
    database no longer than for one page. The query ends with the name of the key.
    """
    last, page = "", [Row()] * PAGE
    while len(page) == PAGE:
        page = database.read(f"{query} > ? ORDER BY 1 LIMIT ?", *values, last, PAGE)
        yield from page
        last = page[-1][0] if page else ""


def order(database: Database, player: str, last: str = "") -> None:
    """Numbers the games of a player by the time of their last save, the results by their end.

    The game ``last`` comes after all others. What is saved meanwhile is the newest. The number of a
    game in progress is at least two more than that of the game before it: that one is not taken for
    the game that was left for this one.
    """
    games = [
        (name == last, saved, turn, name, state == "open")
        for name, saved, turn, state in rows_of(database, "games", "saved, turn, state", player)
    ]
    results = [
        (False, _ended(data), turn, name, False)
        for name, turn, data in rows_of(database, "results", "turn, data", player)
    ]
    for table, rows in (("games", games), ("results", results)):
        rows.sort()
        _number(database, table, player, [_Numbered(*row[2:]) for row in rows])


class _Numbered(NamedTuple):
    turn: int
    name: str
    is_apart: bool
    """Whether its number is at least two more than that of the row before it."""

    def follows(self, before: "_Numbered") -> bool:
        """Whether it comes after another row as it is numbered."""
        if self.is_apart:
            return self.turn > before.turn + 1
        return (self.turn, self.name) > (before.turn, before.name)


def _number(database: Database, table: str, player: str, rows: list[_Numbered]) -> None:
    """Numbers rows in their order. Those at the beginning that are in order stay as they are."""
    kept = next((at for at in range(1, len(rows)) if not rows[at].follows(rows[at - 1])), len(rows))
    place, moved = max((row.turn for row in rows), default=0), list[Row]()
    for row in rows[kept:]:
        place += 2 if row.is_apart else 1
        moved.append((row.name, row.turn, place))
    moved.reverse()  # the newest game is the newest whenever this is broken off
    places = ", ".join(["(CAST(? AS TEXT), CAST(? AS BIGINT), CAST(? AS BIGINT))"] * BATCH)
    query = (
        f"WITH moved (id, before, place) AS (VALUES {places}) "  # noqa: S608  # constants
        f"UPDATE {table} SET turn = moved.place FROM moved "
        f"WHERE player = ? AND {table}.id = moved.id AND turn = moved.before"
    )

    def write(execute: Execute) -> bool:
        batch = moved[:BATCH]
        del moved[:BATCH]
        filled = [*batch, *[_NOBODY] * (BATCH - len(batch))]
        execute(query, *(value for row in filled for value in row), player)
        return bool(moved)

    if moved:
        repeat(database, write)


def _ended(data: str) -> str:
    """Returns when a game ended; an empty text if that is unknown."""
    try:
        return json.loads(data).get("ended") or ""
    except (ValueError, AttributeError, RecursionError):
        return ""
