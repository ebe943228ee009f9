"""Searches as values, and how far they are.

A function that needs searches is a generator: it yields each search as a picklable call and is sent
the answer. Whoever drives it decides where the calls are made. ``finish`` makes them here; a server
for others makes them in other processes, so values and answers must be picklable: views, positions,
and games, which are pickled as their text.
"""

from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from typing import Any, ParamSpec, TypeVar

_P = ParamSpec("_P")
_T = TypeVar("_T")

Searching = Generator[Callable[[], Any], Any, _T]
"""Yields the searches that it needs, one after another, and returns a value."""

Tell = Callable[[float], None]
"""Hears how much of a search has been made, from 0 to 1."""

_tell: ContextVar[Tell | None] = ContextVar("tell", default=None)


def search(function: Callable[_P, _T], /, *values: _P.args, **named: _P.kwargs) -> Searching[_T]:
    """Asks for ``function(*values, **named)`` and returns it, in a generator: ``yield from``.

    ``function`` belongs to a module and depends on its values only.
    """
    answer: _T = yield partial(function, *values, **named)
    return answer


def finish(searching: Searching[_T]) -> _T:
    """Makes every search in this thread, and returns the value."""
    try:
        call = next(searching)
        while True:
            try:
                answer = call()
            except Exception as error:  # it belongs to whoever asked
                call = searching.throw(error)
            else:
                call = searching.send(answer)
    except StopIteration as end:
        value: _T = end.value
        return value


def whole(value: _T | Searching[_T]) -> Searching[_T]:
    """Returns a value, after its searches if it is a generator."""
    return (yield from value) if isinstance(value, Generator) else value


def progressed(share: float) -> None:
    """Says from within a search how much of it has been made."""
    if (tell := _tell.get()) is not None:
        tell(share)


@contextmanager
def telling(tell: Tell | None) -> Iterator[None]:
    """Tells how far the searches of the block are, in this context."""
    token = _tell.set(tell)
    try:
        yield
    finally:
        _tell.reset(token)
