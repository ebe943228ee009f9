"""The open sockets of browsers. Those of a browser that is signed out are closed.

Every process hears at once of sign-outs on PostgreSQL, and of its own on SQLite. It also asks the
database from time to time: a command of the host may sign browsers out, and a day or a key ends.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final

from ...disk import StoreError
from ...store.contests.browsers import CHANNEL, Browsers
from ...store.databases.database import Database
from ..faults import SIGNED_OUT
from ..tables.sockets import Socket

ASKED: Final = 20.0
"""Seconds after which the database is asked without a reason."""
BATCH: Final = 500
"""Browsers to ask for at once."""


class Lines:
    """The open sockets of this process and their browsers."""

    def __init__(self, database: Database) -> None:
        self._database, self._browsers = database, Browsers(database)
        self._open: dict[Socket, str] = {}

    @contextmanager
    def held(self, socket: Socket, browser_id: str) -> Iterator[None]:
        """Closes the socket when its browser is signed out, until the block ends."""
        self._open[socket] = browser_id
        try:
            yield
        finally:
            del self._open[socket]

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        """Watches the browsers until the block ends."""
        loop, changed = asyncio.get_running_loop(), asyncio.Event()

        def hear(_: str | None) -> None:
            with suppress(RuntimeError):  # the server shuts down
                loop.call_soon_threadsafe(changed.set)

        async def watch() -> None:
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(changed.wait(), ASKED)
                changed.clear()
                with suppress(StoreError):  # the store logged it; the sockets stay
                    await self._close_ended()

        unsubscribe = self._database.subscribe(CHANNEL, hear)
        task = asyncio.create_task(watch())
        try:
            yield
        finally:
            unsubscribe()
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _close_ended(self) -> None:
        ids = sorted(set(self._open.values()))
        for at in range(0, len(ids), BATCH):
            batch = set(ids[at : at + BATCH])
            ended = batch - await asyncio.to_thread(self._browsers.live, batch)
            for socket in [line for line, name in self._open.items() if name in ended]:
                with suppress(OSError):
                    await socket.close(SIGNED_OUT)
