"""Whether tests run at full length, as in ``scripts/test-long``, or do a part of the work."""

import os
from collections.abc import Iterable
from itertools import product
from typing import Final, TypeVar

IS_LONG: Final = bool(os.environ.get("WINNABLE_LONG"))

Value = TypeVar("Value")
Other = TypeVar("Other")


def some(values: Iterable[Value], count: int, turn: int = 0) -> list[Value]:
    """``count`` of the values at equal distances, from the one at ``turn`` on; in the long run all.

    Tests with the same values have different turns, so that together they meet each value.
    """
    known = list(values)
    step = len(known) // count
    return known if IS_LONG else [known[(turn + i * step) % len(known)] for i in range(count)]


def pairs(
    values: Iterable[Value], others: Iterable[Other], turn: int = 0
) -> list[tuple[Value, Other]]:
    """Each value with one of the others in turn; in the long run with each of them."""
    known = list(others)
    if IS_LONG:
        return list(product(values, known))
    return [(value, known[(turn + i) % len(known)]) for i, value in enumerate(values)]
