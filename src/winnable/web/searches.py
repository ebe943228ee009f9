"""Searches of the server: each waits for its turn, runs in a thread, and can be stopped."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from ..solver import Cancelled, Stop
from .measures import measures

_T = TypeVar("_T")


class Search:
    """One search, requested by a window, or by the table itself (None).

    ``end`` may be called from the event loop at any time. A waiting search gives up its place at
    once; a running one ends within milliseconds. Both raise ``Cancelled`` where they are awaited.
    """

    def __init__(self, asker: object = None) -> None:
        self.asker = asker
        self._stop = Stop()
        self._waiting: asyncio.Task[bool] | None = None

    def end(self) -> None:
        """Stops the search; its result will not be used."""
        self._stop.set()
        if self._waiting is not None:
            self._waiting.cancel()

    @asynccontextmanager
    async def turn(self, turns: asyncio.Semaphore) -> AsyncIterator[None]:
        """Waits for a turn and holds it. Raises ``Cancelled``."""
        self._stop.check()
        self._waiting = asyncio.create_task(turns.acquire())
        measures.searching(waiting=1)
        try:
            await self._waiting
        except asyncio.CancelledError:
            self._stop.check()
            raise  # not by ``end``: the server shuts down
        finally:
            self._waiting = None
            measures.searching(waiting=-1)
        measures.searching(running=1)
        try:
            yield
        finally:
            measures.searching(running=-1)
            turns.release()

    async def run(self, work: Callable[[], _T]) -> _T:
        """Runs ``work`` in a thread and returns its result. Raises ``Cancelled``."""

        def stoppable() -> _T:
            with self._stop:
                self._stop.check()
                return work()

        return await asyncio.to_thread(stoppable)


__all__ = ["Cancelled", "Search"]
