"""Keeps the tables of one game in several processes in step.

After each change, a table publishes the version of its game and what was said on the channel of the
game. The tables of other processes then read the game again. A table that reads too late finds out
when it saves (``session.sharing``), so a lost message delays news and loses no move.
"""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from ..store import Store
from ..store.channels import LONGEST

_me: Final = secrets.token_hex(8)
"""The name of this process on the channels."""


class Change(msgspec.Struct):
    """A change of a game, as it is published."""

    by: str
    """The process that made it."""
    version: int | None
    """The new version; None: the game was left."""
    said: list[str] = []


_read: Final = msgspec.json.Decoder(Change)
_write: Final = msgspec.json.Encoder().encode


class Follower:
    """Publishes the changes of a table and hears those of other processes.

    ``hear`` is called in the event loop for each change of another process, and with None if
    changes may have been missed. Without a shared database it does nothing.
    """

    def __init__(self, store: Store, hear: Callable[[Change | None], None]) -> None:
        self._store, self._hear = store, hear
        self._channel = ""
        self._told: int | None = None
        self._end: Callable[[], None] | None = None

    def follow(self, game_id: str, version: int | None) -> None:
        """Follows a game of this version; the game followed before was left."""
        if not self._store.database.is_shared:
            return
        self.leave()
        loop = asyncio.get_running_loop()

        def hear(text: str | None) -> None:
            with suppress(RuntimeError):  # the loop is closed: the process ends
                loop.call_soon_threadsafe(self._pass_on, text)

        self._channel, self._told = f"game {self._store.player} {game_id}", version
        self._end = self._store.database.subscribe(self._channel, hear)

    def tell(self, version: int | None, said: list[str]) -> None:
        """Publishes a version of the game, unless it is the one told last."""
        if self._end is not None and version != self._told:
            self._told = version
            self._publish(Change(_me, version, said))

    def skip(self, version: int | None) -> None:
        """Does not publish this version: another process made it."""
        self._told = version

    def leave(self) -> None:
        """Publishes that the game was left, and stops following it."""
        if self._end is not None:
            self._publish(Change(_me, None))
            self.end()

    def end(self) -> None:
        """Stops following the game."""
        if self._end is not None:
            self._end()
            self._end = None

    def _publish(self, change: Change) -> None:
        text = _write(change)
        if len(text) + len(self._channel.encode()) > LONGEST:
            text = _write(Change(change.by, change.version))
        self._store.database.publish(self._channel, text.decode())

    def _pass_on(self, text: str | None) -> None:
        if self._end is None:
            return
        change = None if text is None else _read.decode(text)
        if change is None or change.by != _me:
            self._hear(change)
