"""Every error class of the package, and its faults."""

import pkgutil
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from importlib import import_module
from typing import get_args, get_origin, get_type_hints

import winnable
from winnable.law.errors import ErrorOf, WinnableError


@cache
def error_classes() -> tuple[type[WinnableError], ...]:
    """The subclasses of the root, after importing every module."""
    for each in pkgutil.walk_packages(winnable.__path__, "winnable."):
        if not each.name.endswith(("__main__", "_interpreted")):
            import_module(each.name)
    return tuple(dict.fromkeys(_below(WinnableError)))


def _below(kind: type[WinnableError]) -> Iterator[type[WinnableError]]:
    for each in kind.__subclasses__():
        if each.__module__.startswith("winnable."):
            if each is not ErrorOf:
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
        if _parameter(kind)
        or ("__init__" in vars(kind) and "code" in kind.__init__.__annotations__)
    )


def codes_of(kind: type[WinnableError]) -> type[StrEnum]:
    """The enum of the codes that an error of this class can have."""
    own = _parameter(kind) or vars(kind).get("__annotations__", {}).get("code")
    found = own or get_type_hints(kind.__init__)["code"]
    assert isinstance(found, type), kind
    assert issubclass(found, StrEnum), kind
    return found


def _parameter(kind: type[WinnableError]) -> type[StrEnum] | None:
    """What stands in the brackets of ``ErrorOf`` before the class."""
    bases = vars(kind).get("__orig_bases__", ())
    return next((get_args(base)[0] for base in bases if get_origin(base) is ErrorOf), None)


@cache
def faults() -> dict[StrEnum, type[WinnableError]]:
    """Every code of every layer with the class of its errors, except reasons of refusals."""
    return {code: kind for kind in with_faults() for code in codes_of(kind)}
