"""The page that is shipped is the one that its source makes."""

import filecmp
import os
import shutil
import subprocess
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[1] / "web"
STATIC = PAGE.parent / "src" / "winnable" / "web" / "static"
NPM = shutil.which("npm")

pytestmark = [
    pytest.mark.no_cover,
    pytest.mark.skipif(
        NPM is None and not os.environ.get("CI"), reason="NO NODE HERE: the page is not tested"
    ),
]


def run(*arguments: str) -> None:
    done = subprocess.run(
        [NPM or "npm", *arguments], cwd=PAGE, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_page_is_checked_tested_and_built_from_its_source(tmp_path: Path) -> None:
    if not (PAGE / "node_modules").is_dir():
        run("ci", "--no-audit", "--no-fund")
    run("run", "check")
    run("test")
    run("run", "build", "--", "--outDir", str(tmp_path))
    built = sorted(str(p.relative_to(tmp_path)) for p in tmp_path.rglob("*") if p.is_file())
    assert "app.js" in built
    same, other, missing = filecmp.cmpfiles(tmp_path, STATIC, built, shallow=False)
    assert (other, missing) == ([], []), "run scripts/page and commit what it builds"
    assert len(same) == len(built)
