"""Runs synchronous code in the event loop, which goes on while that code waits for the database.

The code runs in a greenlet. Where a thread would wait, ``until`` switches to the event loop, which
switches back when there is something to do. So a session needs no thread for a short answer, and no
asynchronous twin of the store.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from threading import get_ident
from typing import Any, TypeVar

from greenlet import getcurrent, greenlet

_T = TypeVar("_T")


class _Greenlet(greenlet):
    """A greenlet of ``unblocked``."""


class _Wait(asyncio.Future[Any]):
    """What a greenlet waits for. A query that was sent is not taken back."""

    def cancel(self, msg: Any | None = None) -> bool:
        """Does not cancel it: the waiting task hears of it as soon as this is done."""
        del msg
        return False


async def unblocked(call: Callable[[], _T]) -> _T:
    """Makes a call in the event loop, and returns its value. It must not compute for long.

    A cancelled task ends after the call. The usual event loop of Windows cannot watch a descriptor,
    so there the call is made in a thread.
    """
    loop = asyncio.get_running_loop()
    if isinstance(loop, getattr(asyncio, "ProactorEventLoop", ())):
        return await asyncio.to_thread(call)
    child = _Greenlet(call)
    begin, is_cancelled = child.switch(), False
    while not child.dead:
        wait = _Wait(loop=loop)
        begin(loop, wait)
        try:
            await wait
        except asyncio.CancelledError:
            is_cancelled = True
        begin = child.switch(wait.result())
    if is_cancelled:
        raise asyncio.CancelledError
    value: _T = begin
    return value


def is_unblocked() -> bool:
    """Whether this code runs in the event loop, which must not be blocked."""
    return isinstance(getcurrent(), _Greenlet)


def until_ready(file: int, *, reads: bool, writes: bool) -> tuple[bool, bool]:
    """Waits until a descriptor can be read or written; returns which of them."""

    def begin(loop: asyncio.AbstractEventLoop, wait: _Wait) -> None:
        def wake(ready: tuple[bool, bool]) -> None:
            if reads:
                loop.remove_reader(file)
            if writes:
                loop.remove_writer(file)
            if not wait.done():
                wait.set_result(ready)

        if reads:
            loop.add_reader(file, wake, (True, False))
        if writes:
            loop.add_writer(file, wake, (False, True))

    ready: tuple[bool, bool] = _switch(begin)
    return ready


def until_called(enlist: Callable[[Callable[[], object]], object], seconds: float) -> None:
    """Waits until the function that ``enlist`` receives is called in any thread, or for some
    seconds.
    """
    timer: asyncio.TimerHandle | None = None

    def begin(loop: asyncio.AbstractEventLoop, wait: _Wait) -> None:
        nonlocal timer
        timer = loop.call_later(seconds, _end, wait)
        enlist(partial(_wake, loop, wait, get_ident()))

    _switch(begin)
    assert timer is not None
    timer.cancel()


def _wake(loop: asyncio.AbstractEventLoop, wait: _Wait, home: int) -> None:
    """Ends a wait, in any thread; ``home`` is the thread of the event loop. Raises ``RuntimeError``
    if the loop is closed.
    """
    if get_ident() == home:
        _end(wait)
    else:
        loop.call_soon_threadsafe(_end, wait)


def _end(wait: _Wait) -> None:
    if not wait.done():
        wait.set_result(None)


def in_thread(call: Callable[[], _T]) -> _T:
    """Makes a call that blocks; in the event loop, by a thread. Returns or raises its result."""
    if not is_unblocked():
        return call()

    def begin(loop: asyncio.AbstractEventLoop, wait: _Wait) -> None:
        loop.run_in_executor(None, call).add_done_callback(wait.set_result)

    done: asyncio.Future[_T] = _switch(begin)
    return done.result()


def _switch(begin: Callable[[asyncio.AbstractEventLoop, _Wait], None]) -> Any:
    parent = getcurrent().parent
    assert parent is not None
    return parent.switch(begin)
