"""The map of ``tests/support`` names every module there, and no other."""

import re
from typing import Final

from tests.support.repository import ROOT

SUPPORT: Final = ROOT / "tests" / "support"


def test_the_map_names_every_module() -> None:
    text = (SUPPORT / "README.md").read_text("utf-8")
    named = set(re.findall(r"`([\w.]+)`", text))
    modules = {file.stem for file in SUPPORT.glob("*.py")} - {"__init__"}
    assert modules <= named
    files = {name for name in named if name.endswith(".c")} | {"failing_disk.c"}
    assert files == {file.name for file in SUPPORT.glob("*.c")}
    browser = {file.stem for file in (SUPPORT / "browser").glob("*.py")}
    assert named - modules - files <= browser
