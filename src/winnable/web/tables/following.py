"""Keeps the tables of one game in several processes in step.

Each game has a channel. A table that opens says there that it is here, and the tables of the same
game in other processes answer. From then on each of them publishes the version of the game and what
was said after each change, and the others read the game again. So a move is published only if the
game is open elsewhere too. A table that reads too late finds out when it saves
(``session.sharing``): a lost message delays news and loses no move.
"""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Literal

import msgspec

from ...store import Store
from ...store.databases.channels import LONGEST

_me: Final = secrets.token_hex(8)
"""The name of this process on the channels."""


class Change(msgspec.Struct):
    """A change of a game, as it is published."""

    by: str
    """The process that made it."""
    version: int | None
    """The new version; None: the game was left."""
    said: list[str] = []
    here: Literal["", "asked", "answered"] = ""
    """Nothing has changed: the process has opened the game, or has it open too."""


_read: Final = msgspec.json.Decoder(Change)
_write: Final = msgspec.json.Encoder().encode
_own: Final = f'{{"by":"{_me}"'
"""The begin of the texts of this process."""


class Follower:
    """Publishes the changes of a table and hears those of other processes.

    ``hear`` is called in the event loop for each change of another process, and with None if
    changes may have been missed. Without a shared database it does nothing.
    """

    def __init__(self, store: Store, hear: Callable[[Change | None], None]) -> None:
        self._store, self._hear = store, hear
        self._channel = ""
        self._told: int | None = None
        self._has_company = False  # whether another process may have the game open
        self._end: Callable[[], None] | None = None

    def follow(self, game_id: str, version: int | None) -> None:
        """Follows a game of this version; the game followed before was left."""
        if not self._store.database.is_shared:
            return
        self.leave()
        loop = asyncio.get_running_loop()

        def hear(text: str | None) -> None:
            if text is not None and text.startswith(_own):
                return
            with suppress(RuntimeError):  # the loop is closed: the process ends
                loop.call_soon_threadsafe(self._pass_on, text)

        self._channel, self._told = f"game {self._store.player} {game_id}", version
        self._end = self._store.database.subscribe(self._channel, hear)
        self._has_company = False
        self._publish(Change(_me, version, here="asked"))

    def tell(self, version: int | None, said: list[str]) -> None:
        """Publishes a version of the game, unless nobody else has it open or knows it."""
        if self._has_company and self._end is not None and version != self._told:
            self._publish(Change(_me, version, said))
        self._told = version

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
        self._has_company = True
        if change is not None and change.here == "asked":
            self._publish(Change(_me, self._told, here="answered"))
        if change is None or not change.here or change.version != self._told:
            self._hear(change)
