"""Every error class of the package, and its faults."""

import pkgutil
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from importlib import import_module
from typing import get_type_hints

import winnable
from winnable.law.errors import WinnableError


@cache
def error_classes() -> tuple[type[WinnableError], ...]:
    """The subclasses of the root, after importing every module."""
    for each in pkgutil.walk_packages(winnable.__path__, "winnable."):
        if not each.name.endswith(("__main__", "_interpreted")):
            import_module(each.name)
    return tuple(_below(WinnableError))


def _below(kind: type[WinnableError]) -> Iterator[type[WinnableError]]:
    for each in kind.__subclasses__():
        if each.__module__.startswith("winnable."):
            yield each
            yield from _below(each)


@cache
def with_faults() -> tuple[type[WinnableError], ...]:
    """The classes that take a fault and its details. It omits the root of each family, which
    is never raised, and ``IllegalMove``, which takes a refusal.
    """
    return tuple(
        kind
        for kind in error_classes()
        if "__init__" in vars(kind) and "code" in kind.__init__.__annotations__
    )


def codes_of(kind: type[WinnableError]) -> type[StrEnum]:
    """The enum of the codes that an error of this class can have."""
    hints = get_type_hints(kind.__init__)
    found = hints["code"] if "code" in hints else get_type_hints(kind)["code"]
    assert isinstance(found, type), kind
    assert issubclass(found, StrEnum), kind
    return found


@cache
def faults() -> dict[StrEnum, type[WinnableError]]:
    """Every code of every layer with the class of its errors, except reasons of refusals."""
    return {code: kind for kind in with_faults() for code in codes_of(kind)}
