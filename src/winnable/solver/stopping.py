"""Stops searches from another thread: ``Stop`` and ``Cancelled``.

A search can run for seconds without the interpreter lock. A server stops it when the client has
left or requests something else. The caller of the search gets ``Cancelled``, so no partial result
is shown or cached.
"""

from collections.abc import Callable
from contextvars import ContextVar
from threading import RLock
from typing import Protocol, Self, TypeVar

_T = TypeVar("_T")


class Cancelled(Exception):
    """A ``Stop`` ended the search. It has no result."""


class _Search(Protocol):
    """A search that can be stopped: it ends soon after ``stop`` becomes 1."""

    stop: int


class Stop:
    """Ends every search that runs in its ``with`` block, now and later, from any thread.

    >>> from winnable import VARIANTS, numbered_deal, solve, start
    >>> rules, stop = VARIANTS["draw-three"].rules, Stop()
    >>> stop.set()  # usually from another thread
    >>> with stop:
    ...     solve(start(rules, numbered_deal(1, rules)))
    Traceback (most recent call last):
    winnable.solver.stopping.Cancelled

    The block may contain anything that searches, in this package or above it: ``solve``,
    ``advise``, ``chance``, ``review``, ``ending``. After ``set`` the running search ends within
    milliseconds. That search and every later one in the block raise ``Cancelled``. The solver can
    be used again at once. A ``Stop`` stays set; use a new one for the next question. One ``Stop``
    may be used in several threads and blocks at the same time. Blocks may be nested: each ``Stop``
    counts.

    The block follows the context (``contextvars``): it also covers ``asyncio.to_thread`` and
    ``solve_many``, but not threads that are started directly.
    """

    def __init__(self) -> None:
        self._lock = RLock()  # a handler of Ctrl-C calls ``set`` at any place
        self._searches: list[_Search] = []
        self._is_set = False

    @property
    def is_set(self) -> bool:
        """Whether ``set`` was called."""
        return self._is_set

    def set(self) -> None:
        """Stops current and future searches in the blocks of this ``Stop``. Thread-safe."""
        with self._lock:
            self._is_set = True
            for search in self._searches:
                search.stop = 1

    def check(self) -> None:
        """Raises ``Cancelled`` if it is set: for loops that do more than search."""
        if self._is_set:
            raise Cancelled

    def __enter__(self) -> Self:
        _stops.set((*_stops.get(), self))
        return self

    def __exit__(self, *_: object) -> None:
        _stops.set(_stops.get()[:-1])

    def attach(self, search: _Search) -> None:
        """Registers the search, so that ``set`` stops it."""
        with self._lock:
            self._searches.append(search)
            if self._is_set:
                search.stop = 1

    def detach(self, search: _Search) -> None:
        """Unregisters the search once (it may be attached twice). Compares by identity."""
        with self._lock:
            at = next(i for i, each in enumerate(self._searches) if each is search)
            del self._searches[at]


_stops: ContextVar[tuple[Stop, ...]] = ContextVar("stops", default=())


def stoppable(search: _Search, run: Callable[[], _T]) -> _T:
    """Runs a search under every ``Stop`` of the context. Raises ``Cancelled`` if one is set."""
    search.stop = 0  # clears an earlier ``Solver.stop``
    stops = _stops.get()
    if not stops:
        return run()
    for stop in stops:
        stop.attach(search)
    try:
        result = run()
    finally:
        for stop in stops:
            stop.detach(search)
    for stop in stops:
        stop.check()
    return result
