"""Work, counted in events of the interpreter: the same on every machine."""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any


def work(act: Callable[[], object]) -> int:
    """The number of calls, lines and returns that the interpreter executes in ``act``.

    A built-in function counts as part of the line that calls it.
    """
    count = 0

    def note(_: FrameType, __: str, ___: object) -> Any:
        nonlocal count
        count += 1
        return note

    before = sys.gettrace()
    sys.settrace(note)
    try:
        act()
    finally:
        sys.settrace(before)
    return count


def is_linear(act: Callable[[int], object], size: int) -> bool:
    """Whether doubling the size at most doubles the work; a constant part only helps."""
    act(size)  # one-time work, such as filling a cache, happens here
    return work(lambda: act(2 * size)) <= 2.05 * work(lambda: act(size))
