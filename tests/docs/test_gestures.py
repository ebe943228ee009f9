"""The documentation has the page's table of gestures."""

from tests.support.gestures import tables
from tests.support.repository import ROOT


def test_the_page_about_the_table_has_every_gesture() -> None:
    assert tables() in (ROOT / "docs" / "table.md").read_text("utf-8")
