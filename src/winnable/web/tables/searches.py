"""Searches of the server: each waits for its turn, runs in a thread or a process, can be stopped.

The local program searches in threads. A server for others searches in a pool of processes, so that
no search takes the interpreter, or much of the memory, from the moves of other players. A browser
has no threads; there the pool is a worker (``web.site``).
"""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import CancelledError, ThreadPoolExecutor
from contextlib import asynccontextmanager
from contextvars import copy_context
from functools import partial
from typing import Any, Final, Protocol, Self, TypeVar

from ...analysis.searching import Tell, elsewhere, telling
from ...law.errors import WinnableError
from ...solver import Cancelled, Stop
from ...solver.stopping import stoppable
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

    Without threads (``has_threads``), what needs a search is done again when the pool has answered.
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
        measures.searching(waiting=1)
        try:
            try:
                await self._finish(turn.begins)
            finally:
                measures.searching(waiting=-1)
            measures.searching(running=1)
            try:
                yield
            finally:
                measures.searching(running=-1)
        finally:
            turns.end(turn)

    async def run(self, call: Callable[[], _T]) -> _T:
        """Makes a picklable call where the server searches, and returns its answer.

        Raises ``Cancelled``, and ``WebError`` if the process of the search ended.
        """
        pool = self._searches.pool
        if pool is None:
            return await self.execute(call)
        answer: _T = await self._finish(asyncio.create_task(pool.run(call, self._tell)))
        return answer

    async def execute(self, work: Callable[[], _T]) -> _T:
        """Runs ``work`` in a thread. What it asks of ``searching`` runs where the server searches.

        Without threads ``work`` is begun again after each of its searches, with the answers known
        so far, so it changes nothing that matters before its last search. Raises ``Cancelled``.
        """
        loop, pool = asyncio.get_running_loop(), self._searches.pool

        def tell(share: float) -> None:
            if self._tell is not None:
                loop.call_soon_threadsafe(self._tell, share)

        def runner(call: Callable[[], Any]) -> Any:
            assert pool is not None
            made = _Call(pool.run(call, self._tell), loop)
            return stoppable(made, made.wait)

        def stoppably() -> _T:
            with self._stop:
                self._stop.check()
                if pool is None:
                    with telling(tell):
                        return work()
                with elsewhere(runner):
                    return work()

        threads = self._searches.threads
        if threads is None:
            return await self._execute_again(work)
        try:
            return await loop.run_in_executor(threads, copy_context().run, stoppably)
        except asyncio.CancelledError:  # the server shuts down
            self._stop.set()
            raise

    async def _execute_again(self, work: Callable[[], _T]) -> _T:
        """Runs ``work`` until every search that it asks for has been made."""
        answers: list[tuple[Any, Exception | None]] = []
        while True:
            try:
                with self._stop, elsewhere(partial(_next_answer, iter(answers))):
                    self._stop.check()
                    return work()
            except _Unanswered as question:
                call = question.call
            try:
                answers.append((await self.run(call), None))
            except WinnableError as error:
                answers.append((None, error))

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


class _Unanswered(BaseException):
    """Ends what asks for a search that has not been made yet; no handler of errors sees it."""

    def __init__(self, call: Callable[[], Any]) -> None:
        super().__init__()
        self.call = call


def _next_answer(answers: Iterator[tuple[Any, Exception | None]], call: Callable[[], Any]) -> Any:
    """Returns the next answer or raises its error. Raises ``_Unanswered`` after the last one."""
    for value, error in answers:
        if error is not None:
            raise error
        return value
    raise _Unanswered(call)


class _Call:
    """A call of the pool by a thread, which waits for the answer."""

    def __init__(self, call: Coroutine[Any, Any, Any], loop: asyncio.AbstractEventLoop) -> None:
        self._answer = asyncio.run_coroutine_threadsafe(call, loop)

    def wait(self) -> Any:
        """Returns the answer. Raises what the search raises, and ``Cancelled``."""
        try:
            return self._answer.result()
        except CancelledError:
            raise Cancelled from None

    @property
    def stop(self) -> int:
        """Set to 1, it ends the call: how a ``Stop`` ends searches."""
        return int(self._answer.cancelled())

    @stop.setter
    def stop(self, value: int) -> None:
        if value:
            self._answer.cancel()


__all__ = ["Cancelled", "Search", "Searches"]
