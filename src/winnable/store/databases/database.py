"""What a database of the store must offer; ``migrations`` has its tables.

The queries are the same for every database. ``?`` stands for a value. Numbers are 64-bit integers,
truth values 0 or 1.
"""

import secrets
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from hashlib import blake2b
from typing import Any, Protocol, TypeVar

from ...disk import StoreError
from .channels import Hear
from .clock import Clock

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
    clock: Clock
    """The time that all who use this database share."""

    def time(self) -> float:
        """Returns what the clock of the database says; only ``clock`` asks."""

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


def digest_of(key: str, secret: str) -> str:
    """Returns what the database has of a secret. ``key`` is in hexadecimal digits."""
    return blake2b(secret.encode(), key=bytes.fromhex(key), digest_size=16).hexdigest()
