"""What must hold in the tree before a release: one version, one address, everything pinned."""

import re
from collections.abc import Iterator
from typing import Final

from .project import ROOT, address, changes, version

METAINFO: Final = "deploy/desktop/winnable.metainfo.xml"
ADDRESSED: Final = (
    "pyproject.toml",
    "CITATION.cff",
    "SECURITY.md",
    ".github/ISSUE_TEMPLATE/config.yml",
    METAINFO,
    "deploy/conda/recipe.yaml",
    "deploy/homebrew/winnable.rb",
    "deploy/flatpak/winnable.yaml",
)
"""The files with the address of the project."""
_ACTION: Final = re.compile(r"uses: +(\S+)(.*)")
_PINNED: Final = re.compile(r"[\w./-]+@[0-9a-f]{40}")
_BOUND: Final = re.compile(r'^ *"[\w.\[\]-]+[^"]*<[^"]*",?(?P<comment> +# .+)?$', re.MULTILINE)


def problems() -> Iterator[str]:
    """Yields what is wrong in the tree, one sentence each."""
    yield from _versions()
    yield from _addresses()
    yield from _actions()
    for bound in _BOUND.finditer(_read("pyproject.toml")):
        if not bound["comment"]:
            yield f"pyproject.toml: no comment says why there is a bound: {bound[0].strip()}"


def _versions() -> Iterator[str]:
    here = version()
    for name, form in (
        ("CITATION.cff", r"^version: (.+)$"),
        (METAINFO, r'<release version="([^"]+)"'),
    ):
        found = re.search(form, _read(name), re.MULTILINE)
        if found is None or found[1] != here:
            yield f"{name}: the version is not {here}"
    dated = [title for title in changes(_read("CHANGELOG.md")) if title != "Unreleased"]
    if not dated or not re.fullmatch(rf"{re.escape(here)} \(\d{{4}}-\d\d-\d\d\)", dated[0]):
        yield f"CHANGELOG.md: the newest version is not {here} with its date"


def _addresses() -> Iterator[str]:
    for name in ADDRESSED:
        if address() not in _read(name):
            yield f"{name}: the address of the project is not {address()}"


def _actions() -> Iterator[str]:
    for folder in (".github/workflows", "deploy/site"):
        for path in sorted((ROOT / folder).glob("*.yml")):
            for action, rest in _ACTION.findall(path.read_text(encoding="utf-8")):
                if action.startswith("./"):
                    continue
                if not _PINNED.fullmatch(action) or not re.fullmatch(r" # v\d[\d.]*", rest):
                    yield f"{path.name}: {action} is not pinned by a commit, with its tag"


def _read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")
