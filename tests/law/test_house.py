"""Names that begin with an underscore are private to their module; files and classes are small."""

import ast
from collections.abc import Iterator
from typing import Final

import pytest

from tests.support.repository import ROOT, repository_files

MOST_LINES: Final = 450
MOST_METHODS: Final = 30
WRITTEN: Final = {
    *(".c", ".cpp", ".css", ".ftl", ".html", ".js", ".md", ".mjs", ".pxd", ".py", ".scm"),
    *(".toml", ".ts", ".tsx", ".yaml", ".yml"),
}
"""The ends of the names of files that people write and read; scripts have none."""
GENERATED: Final = {"docs/commands.md", "page/src/net/wire.ts"}
LONG: Final = {"src/winnable/proof/check.py"}
"""The checker of certificates: one file, which a doubter copies, reads and runs alone."""
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


def test_no_file_is_long() -> None:
    """Divide a file that grows by its subjects, or say once what it says twice."""
    files = [file for file in repository_files() if file.suffix in {*WRITTEN, ""}]
    assert len(files) > 900
    names = {file: file.relative_to(ROOT).as_posix() for file in files}
    lengths = {names[file]: len(file.read_text("utf-8").splitlines()) for file in files}
    long = {name for name, length in lengths.items() if length > MOST_LINES}
    assert long <= GENERATED | LONG, long - GENERATED - LONG


def test_no_class_of_the_package_has_many_methods() -> None:
    many = set()
    for file in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                kinds = ast.FunctionDef | ast.AsyncFunctionDef
                methods = [each for each in node.body if isinstance(each, kinds)]
                if len(methods) > MOST_METHODS:
                    many.add(file.relative_to(ROOT).as_posix())
    assert many <= LONG, many - LONG
