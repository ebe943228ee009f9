"""Searches of the server: each waits for its turn, runs in a thread or a process, can be stopped.

The local program searches in threads. A server for others searches in a pool of processes, so that
no search takes the interpreter, or much of the memory, from the moves of other players. A browser
has no threads; there the pool is a worker (``web.site``).
"""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from contextvars import copy_context
from functools import partial
from typing import Any, Final, NamedTuple, Protocol, Self, TypeVar

from ...analysis.searching import Searching, Tell, telling
from ...law.errors import WinnableError
from ...solver import Cancelled, Stop
from ..measures import measures
from .turns import Turns

WAITING: Final = 8
"""Most searches of one player that wait on a server for others."""
RUNNING: Final = 2
"""Most searches of one player that run at once there; one fewer than there are processes."""

_T = TypeVar("_T")


class SearchPool(Protocol):
    """Where else searches run."""

    async def run(self, call: Callable[[], Any], tell: Tell | None = None) -> Any:
        """Makes a picklable call; returns its answer or raises its error.

        ``tell`` hears how far it is. Cancelling this stops the search. Raises ``WebError`` if it
        failed.
        """

    async def close(self) -> None:
        """Ends every search."""


class Searches:
    """The turns of all searches of a server, and where they run: in threads without a ``pool``.

    Without threads (``has_threads``), what is not a search runs in the event loop.
    """

    def __init__(
        self, turns: Turns, pool: SearchPool | None = None, *, has_threads: bool = True
    ) -> None:
        self.turns, self.pool = turns, pool
        self.threads = ThreadPoolExecutor(turns.total, "search") if has_threads else None
        self.is_local = pool is None
        """Whether they run in this process, for one player."""

    @classmethod
    def local(cls) -> Self:
        """Searches in threads, for one player."""
        return cls(Turns(max(2, os.cpu_count() or 1)))

    @classmethod
    def hosted(cls, workers: int = 1) -> Self:
        """Searches in processes, for many players; each of the ``workers`` of a server has its own
        share of all cores but one.
        """
        from .pool import Pool  # noqa: PLC0415  # the local program has none

        total = max(1, ((os.cpu_count() or 1) - 1) // workers)
        running = max(1, min(RUNNING, total - 1))
        return cls(Turns(total, running=running, waiting=WAITING), Pool())

    async def close(self) -> None:
        """Ends the processes. The searches have been stopped before."""
        if self.threads is not None:
            self.threads.shutdown(wait=False, cancel_futures=True)
        if self.pool is not None:
            await self.pool.close()


class Search:
    """One search for ``player``, requested by a window, or by the table itself (None).

    ``end`` may be called from the event loop at any time. A waiting search gives up its place at
    once; a running one ends within milliseconds. Both raise ``Cancelled`` where they are awaited.
    ``tell`` hears in the event loop how far it is.
    """

    def __init__(
        self, searches: Searches, player: str, asker: object = None, tell: Tell | None = None
    ) -> None:
        self.asker, self._tell = asker, tell
        self._searches, self._player = searches, player
        self._stop = Stop()
        self._awaited: asyncio.Future[Any] | None = None

    def end(self) -> None:
        """Stops the search; its result will not be used."""
        self._stop.set()
        if self._awaited is not None:
            self._awaited.cancel()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Waits for a turn and holds it.

        Raises ``Cancelled``, and ``WebError`` if too many searches of the player wait.
        """
        self._stop.check()
        turns = self._searches.turns
        turn = turns.ask(self._player)
        try:
            with measures.waiting.track_inprogress():
                await self._finish(turn.begins)
            with measures.running.track_inprogress():
                yield
        finally:
            turns.end(turn)

    async def run(self, call: Callable[[], _T]) -> _T:
        """Makes a picklable call where the server searches, and returns its answer.

        Raises ``Cancelled``, and ``WebError`` if the process of the search ended.
        """
        self._stop.check()
        pool = self._searches.pool
        if pool is None:
            return await self.run_here(call)
        answer: _T = await self._finish(asyncio.create_task(pool.run(call, self._tell)))
        return answer

    async def finish(self, searching: Searching[_T]) -> _T:
        """Returns the value of ``searching``; its searches run where the server searches, and what
        it does between them in a thread. Raises ``Cancelled``.
        """
        step: Callable[[], Callable[[], Any]] = partial(next, searching)
        while True:
            reached = await self.run_here(partial(_reached, step))
            if isinstance(reached, _End):
                value: _T = reached.value
                return value
            try:
                step = partial(searching.send, await self.run(reached))
            except (Cancelled, WinnableError) as error:
                step = partial(searching.throw, error)

    async def run_here(self, call: Callable[[], _T]) -> _T:
        """Makes a call in a thread of this process; the searches in it can be stopped. Raises
        ``Cancelled``.
        """
        loop, threads = asyncio.get_running_loop(), self._searches.threads

        def tell(share: float) -> None:
            if self._tell is not None:
                loop.call_soon_threadsafe(self._tell, share)

        def stoppably() -> _T:
            with self._stop, telling(tell):
                return call()

        if threads is None:
            return stoppably()
        try:
            return await loop.run_in_executor(threads, copy_context().run, stoppably)
        except asyncio.CancelledError:  # the server shuts down
            self._stop.set()
            raise

    async def _finish(self, awaited: "asyncio.Future[_T]") -> _T:
        """Awaits what ``end`` cancels. Raises ``Cancelled``."""
        self._awaited = awaited
        try:
            result = await awaited
        except asyncio.CancelledError:
            self._stop.check()
            raise  # not by ``end``: the server shuts down
        finally:
            self._awaited = None
        self._stop.check()
        return result


class _End(NamedTuple):
    """The end of a generator."""

    value: Any


def _reached(step: Callable[[], Callable[[], Any]]) -> Callable[[], Any] | _End:
    """Makes a step of a generator; returns the call that it asks for, or its end."""
    try:
        return step()
    except StopIteration as end:
        return _End(end.value)
