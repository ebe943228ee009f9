"""The database of the store: what a database must offer, and the tables that every one has.

The queries are the same for every database. ``?`` stands for a value. Numbers are 64-bit integers,
truth values 0 or 1.
"""

import secrets
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any, Final, Protocol, TypeVar

from ...disk import StoreError
from .channels import Hear

_T = TypeVar("_T")
Row = tuple[Any, ...]
"""The values of a row."""
Execute = Callable[..., list[Row]]
"""Executes a query with its values; returns the rows that it yields."""
Stream = Callable[..., Iterator[Row]]
"""Executes a query with its values; yields its rows, however many they are."""


class Database(Protocol):
    """A database that several processes and threads may use at the same time.

    Every method raises ``StoreError``.
    """

    name: str
    """What sentences call it: the path of a file, or an address without its password."""
    is_shared: bool
    """Whether any process may write any game at any time: then there are no claims, and a game is
    saved only over the version that was read.
    """
    troubles: list[StoreError]
    """What was damaged, not yet reported to the player."""

    def read(self, query: str, *values: object) -> list[Row]:
        """Returns the rows of a query; none if nothing was ever written."""

    def write(self, query: str, *values: object) -> list[Row]:
        """Executes one query as a transaction, and returns the rows that it returns."""

    def writing(self) -> AbstractContextManager[Execute]:
        """Begins a transaction. Either all of its queries take effect, on the disk, or none."""

    def reading(self) -> AbstractContextManager[Stream]:
        """Holds one state of the whole database for reading, while others write."""

    async def answering(self, call: Callable[[], _T]) -> _T:
        """Makes a short call that may use this database; the event loop goes on meanwhile."""

    def aside(self, call: Callable[[], _T]) -> _T:
        """Makes a long call, also as a part of a short one: the event loop goes on meanwhile."""

    def claim(self, game_id: str) -> bool:
        """Claims a game for this process until ``release`` or its end; False if another has it.

        In a shared database every process gets every game.
        """

    def release(self, game_id: str, *, for_good: bool = False) -> None:
        """Releases a claim; ``for_good``: the game will not be opened again."""

    def publish(self, channel: str, text: str) -> None:
        """Tells a text to all processes that subscribed to the channel. Does not wait.

        Raises ``ValueError`` if both have more than ``channels.LONGEST`` bytes.
        """

    def subscribe(self, channel: str, hear: Hear) -> Callable[[], None]:
        """Calls ``hear`` for each text of the channel, also for those of this process, until the
        returned function is called.
        """

    def check(self) -> int:
        """Returns the version of the tables, 0 if there are none. Changes nothing.

        Raises ``StoreError`` also if the tables are newer than this program or cannot be written.
        """

    def damage(self) -> tuple[str, ...]:
        """Returns what the database finds wrong with its own file; () for a server's."""

    def close(self) -> None:
        """Closes the connections."""


def report(error: StoreError) -> None:
    """Logs an error of the database, for the host of a server. The player is told by a sentence."""
    import logging  # noqa: PLC0415  # slow to load, and seldom needed

    log = logging.getLogger("winnable.store")
    if log.hasHandlers():
        fields = {"kind": error.code.value, "why": error.details.get("why", "")}
        log.error("database", extra={"fields": fields})


def key_of(database: Database, name: str) -> bytes:
    """Returns a secret of a database, which is made on first use."""
    query = "SELECT data FROM keys WHERE name = ?"
    rows = database.read(query, name)
    if not rows:
        with database.writing() as execute:
            fresh = secrets.token_hex(32)
            execute("INSERT INTO keys VALUES (?, ?) ON CONFLICT (name) DO NOTHING", name, fresh)
            rows = execute(query, name)
    return bytes.fromhex(rows[0][0])


MIGRATIONS: Final = (
    (
        """CREATE TABLE games (
            player TEXT NOT NULL,
            id TEXT NOT NULL,
            variant TEXT NOT NULL,
            text TEXT NOT NULL,
            state TEXT NOT NULL,
            turn BIGINT NOT NULL,
            saved TEXT NOT NULL,
            version BIGINT NOT NULL DEFAULT 0,
            PRIMARY KEY (player, id))""",
        "CREATE INDEX games_by_turn ON games (player, turn)",
        "CREATE INDEX open_games ON games (player, turn) WHERE state = 'open'",
        """CREATE TABLE results (
            player TEXT NOT NULL,
            id TEXT NOT NULL,
            turn BIGINT NOT NULL,
            won BIGINT NOT NULL,
            data TEXT NOT NULL,
            PRIMARY KEY (player, id))""",
        """CREATE TABLE settings (
            player TEXT NOT NULL PRIMARY KEY,
            data TEXT NOT NULL)""",
        """CREATE TABLE mistakes (
            player TEXT NOT NULL,
            id TEXT NOT NULL,
            turn BIGINT NOT NULL,
            text TEXT NOT NULL,
            PRIMARY KEY (player, id))""",
        """CREATE TABLE damaged (
            player TEXT NOT NULL,
            name TEXT NOT NULL,
            turn BIGINT NOT NULL,
            data TEXT NOT NULL)""",
        """CREATE TABLE keys (
            name TEXT NOT NULL PRIMARY KEY,
            data TEXT NOT NULL)""",
        """CREATE TABLE nicknames (
            player TEXT NOT NULL PRIMARY KEY,
            name TEXT NOT NULL,
            skeleton TEXT NOT NULL UNIQUE)""",
        """CREATE TABLE restrictions (
            player TEXT NOT NULL PRIMARY KEY,
            kind TEXT NOT NULL)""",
        """CREATE TABLE passkeys (
            id TEXT NOT NULL PRIMARY KEY,
            player TEXT NOT NULL,
            public_key TEXT NOT NULL,
            uses BIGINT NOT NULL,
            label TEXT NOT NULL,
            day TEXT NOT NULL)""",
        "CREATE INDEX passkeys_by_player ON passkeys (player)",
        """CREATE TABLE tickets (
            digest TEXT NOT NULL PRIMARY KEY,
            player TEXT NOT NULL,
            purpose TEXT NOT NULL,
            expires BIGINT NOT NULL)""",
        """CREATE TABLE aliases (
            player TEXT NOT NULL PRIMARY KEY,
            target TEXT NOT NULL)""",
        "CREATE INDEX aliases_by_target ON aliases (target)",
        """CREATE TABLE races (
            id TEXT NOT NULL PRIMARY KEY,
            game TEXT NOT NULL,
            secret TEXT NOT NULL,
            made BIGINT NOT NULL,
            begins BIGINT NOT NULL)""",
        """CREATE TABLE ranked_deals (
            contest TEXT NOT NULL,
            game TEXT NOT NULL,
            number BIGINT NOT NULL,
            deal TEXT NOT NULL,
            PRIMARY KEY (contest, game))""",
        """CREATE TABLE attempts (
            contest TEXT NOT NULL,
            game TEXT NOT NULL,
            player TEXT NOT NULL,
            number BIGINT NOT NULL,
            id TEXT NOT NULL,
            seat BIGINT NOT NULL,
            state TEXT NOT NULL,
            line TEXT NOT NULL,
            began BIGINT NOT NULL,
            took BIGINT NOT NULL,
            moves BIGINT NOT NULL,
            points BIGINT,
            undone BIGINT NOT NULL,
            helped BIGINT NOT NULL,
            cards BIGINT NOT NULL,
            PRIMARY KEY (contest, game, player, number))""",
        "CREATE INDEX attempts_by_game ON attempts (player, id)",
    ),
    ("CREATE INDEX ranked_deals_by_deal ON ranked_deals (deal)",),
)
"""The queries that make each version of the tables from the one before; the first makes version 1.

``games.state`` is ``open``, ``left`` for another game, or ``won``. ``turn`` counts the writes of a
player, so that order does not depend on a clock. ``games.version`` counts the changes of a row.
``damaged`` keeps what did not parse. ``keys`` has the server's secrets. ``tickets.expires`` is in
seconds of Unix time. ``players`` describes its tables. ``attempts`` has the games of ranked
contests, as ``boards`` and ``races`` describe them; its times are in milliseconds, ``began`` since
1970. Until a race begins, ``races.begins`` is 0.
"""
