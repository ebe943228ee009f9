"""Names that begin with an underscore are private to their module."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
FILES: Final = [
    file
    for folder in ("src", "tests", "bench", "art")
    for file in sorted((ROOT / folder).rglob("*.py"))
]


def borrowed(tree: ast.Module) -> Iterator[str]:
    """The underscored names and modules that a module imports, except dunder names."""
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.ImportFrom):
            names = [*(node.module or "").split("."), *(alias.name for alias in node.names)]
        elif isinstance(node, ast.Import):
            names = [part for alias in node.names for part in alias.name.split(".")]
        for name in names:
            if name.startswith("_") and not name.startswith("__"):
                yield name


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("from winnable.analysis.endings import _certain_win", ["_certain_win"]),
        ("from ..solver._interpreted import compiled", ["_interpreted"]),
        ("from .solver import _interpreted as plain", ["_interpreted"]),
        ("import winnable.solver._interpreted", ["_interpreted"]),
        ("def f():\n    from . import _late", ["_late"]),
        ("from __future__ import annotations", []),
        ("from winnable import __version__, solve", []),
    ],
)
def test_the_check_finds_every_import_of_an_underscored_name(line: str, found: list[str]) -> None:
    assert list(borrowed(ast.parse(line))) == found


def test_no_module_imports_an_underscored_name_or_module() -> None:
    assert len(FILES) > 250
    for file in FILES:
        assert not list(borrowed(ast.parse(file.read_text("utf-8")))), file
