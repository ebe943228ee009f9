"""The wire has one definition: the page's copy is written from it."""

import importlib
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[1] / "web"


def test_the_page_has_the_shapes_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(PAGE))
    monkeypatch.delitem(sys.modules, "wire", raising=False)
    writer = importlib.import_module("wire")  # a script beside the page, no part of the package
    assert (PAGE / "src" / "wire.ts").read_text("utf-8") == writer.typescript()
