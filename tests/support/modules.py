"""Loads modules anew for one test."""

import sys
from collections.abc import Callable

import pytest


def forget(monkeypatch: pytest.MonkeyPatch, is_forgotten: Callable[[str], bool]) -> None:
    """Forgets the modules with these names until the end of the test.

    A module is also an attribute of its package, which later tests look up to patch it.
    """
    modules = dict(sys.modules)
    for name in filter(is_forgotten, modules):
        package, _, own = name.rpartition(".")
        monkeypatch.delitem(sys.modules, name)
        if package in modules:
            monkeypatch.delattr(modules[package], own, raising=False)
