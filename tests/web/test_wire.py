"""The wire has one definition: the page's copy is generated from it."""

import importlib
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "page"


def test_the_page_has_the_types_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PAGE))
    monkeypatch.delitem(sys.modules, "wire", raising=False)
    writer = importlib.import_module("wire")  # a script next to the page, not part of the package
    assert (PAGE / "src" / "net" / "wire.ts").read_text("utf-8") == writer.typescript()
