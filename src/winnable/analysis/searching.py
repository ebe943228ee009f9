"""Where searches run, in the thread that asks for them or elsewhere, and how far they are.

Sessions ask through ``search``. Without more it is a call. A server for others makes the same call
in another process (``elsewhere``), so values and answers must be picklable: views, positions, and
games, which are pickled as their text.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import partial
from typing import Any, ParamSpec, TypeVar

_P = ParamSpec("_P")
_T = TypeVar("_T")

Runner = Callable[[Callable[[], Any]], Any]
"""Makes a picklable call, and returns its answer or raises its error."""

Tell = Callable[[float], None]
"""Hears how much of a search has been made, from 0 to 1."""

_tell: ContextVar[Tell | None] = ContextVar("tell", default=None)
_runner: ContextVar[Runner | None] = ContextVar("runner", default=None)


def search(function: Callable[_P, _T], /, *values: _P.args, **named: _P.kwargs) -> _T:
    """Returns ``function(*values, **named)``, computed here or where ``elsewhere`` says.

    ``function`` belongs to a module and depends on its values only.
    """
    runner = _runner.get()
    call = partial(function, *values, **named)
    if runner is None:
        return call()
    answer: _T = runner(call)
    return answer


@contextmanager
def elsewhere(runner: Runner) -> Iterator[None]:
    """Lets ``runner`` make the call of every ``search`` of the block, in this context."""
    token = _runner.set(runner)
    try:
        yield
    finally:
        _runner.reset(token)


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
