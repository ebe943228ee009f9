"""ARCHITECTURE.md, the docstrings of the packages, the contract and the imports agree."""

import ast
import re
import tomllib
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
SOURCE: Final = ROOT / "src" / "winnable"
ROWS: Final = {
    name: (what, may)
    for name, what, may in re.findall(
        r"^\| `(\w+)` \| (.+?) \| (.+?) \|$",
        (ROOT / "ARCHITECTURE.md").read_text("utf-8").partition("\n## ")[0],
        re.MULTILINE,
    )
}
"""The table: what each package is, and what it may import."""


def may_import(words: str) -> set[str]:
    """The packages that a row allows."""
    names = set(re.findall(r"\w+", words)) & set(ROWS)
    return set(ROWS) - names if words.startswith("every package") else names


def files_of(name: str) -> list[Path]:
    """The modules of a package."""
    return [SOURCE / f"{name}.py"] if name == "disk" else sorted((SOURCE / name).rglob("*.py"))


def imported(file: Path) -> set[str]:
    """The packages of winnable that a module imports."""
    package = file.relative_to(SOURCE.parent).parent.parts
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            parts = (*base, *(node.module or "").split("."))
            names = [node.names[0].name] if parts == ("winnable", "") else parts[1:2]
            found |= set(names) if parts[0] == "winnable" else set()
    return found


def test_the_table_has_every_package() -> None:
    folders = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    modules = {path.stem for path in SOURCE.glob("*.py")} - {"__init__", "__main__", "version"}
    assert set(ROWS) == folders | modules
    assert len(folders) == 13


@pytest.mark.parametrize("name", ROWS)
def test_a_docstring_says_what_the_table_says(name: str) -> None:
    what, may = ROWS[name]
    text = ast.get_docstring(ast.parse(files_of(name)[0].read_text("utf-8"))) or ""
    first, second, *_ = text.split("\n\n")
    assert first.replace("\n", " ") == what.replace("`", "``")
    assert second == f"May import {may}."


@pytest.mark.parametrize("name", ROWS)
def test_a_package_imports_what_the_table_allows(name: str) -> None:
    allowed = may_import(ROWS[name][1]) | {name, "version"}
    for file in files_of(name):
        assert imported(file) <= allowed, file


def test_the_contract_has_the_order_of_the_table() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (contract,) = (
        each for each in settings["tool"]["importlinter"]["contracts"] if each["type"] == "layers"
    )
    layers = [layer.split(" | ") for layer in contract["layers"]]
    order = {name: depth for depth, layer in enumerate(layers) for name in layer}
    assert set(order) == set(ROWS)
    assert [order[name] for name in ROWS] == sorted(order.values())
    for name, (_, may) in ROWS.items():
        lower = {other for other in ROWS if order[other] > order[name]}
        assert may_import(may) - {name} <= lower, name


def test_the_picture_shows_the_layers_of_the_contract() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    (contract,) = (
        each for each in settings["tool"]["importlinter"]["contracts"] if each["type"] == "layers"
    )
    picture = (ROOT / "ARCHITECTURE.md").read_text("utf-8").partition("```text\n")[2]
    assert [line.strip() for line in picture.partition("```")[0].splitlines()] == contract["layers"]


def test_every_module_and_file_that_a_page_names_exists() -> None:
    for page in [ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]:
        for path in re.findall(r"`([a-z_]+(?:/[a-z_]+)+(?:\.py)?)`", page.read_text("utf-8")):
            if path.split("/")[0] in ROWS:
                file = SOURCE / path
                assert file.exists() or file.with_suffix(".py").exists(), (page.name, path)
