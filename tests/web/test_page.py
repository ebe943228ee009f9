"""The shipped page is the build of its source."""

import filecmp
import os
import shutil
import subprocess
from pathlib import Path

from tests.support.tools import NODE

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "winnable" / "web" / "static"


def test_the_page_is_checked_tested_and_built_from_its_source(tmp_path: Path) -> None:
    """``scripts/page`` installs, formats, lints, type-checks, tests and builds, all in one run."""
    NODE.need()
    script = [str(ROOT / "scripts" / "page"), str(tmp_path)]
    done = subprocess.run(script, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    built = sorted(str(p.relative_to(tmp_path)) for p in tmp_path.rglob("*") if p.is_file())
    assert "app.js" in built
    same, other, missing = filecmp.cmpfiles(tmp_path, STATIC, built, shallow=False)
    assert (other, missing) == ([], []), "run scripts/page and commit what it builds"
    assert len(same) == len(built)


def test_packages_are_installed_once_and_again_after_a_change_of_the_lock(tmp_path: Path) -> None:
    (tmp_path / "scripts").mkdir()
    (tmp_path / "page").mkdir()
    for name in ("node", "page"):
        script = shutil.copy(ROOT / "scripts" / name, tmp_path / "scripts")
    shutil.copy(ROOT / "page" / "package.json", tmp_path / "page")
    lock = Path(shutil.copy(ROOT / "page" / "package-lock.json", tmp_path / "page"))
    npm, calls = tmp_path / "npm", tmp_path / "calls"
    npm.write_text(f'#!/bin/sh\necho "$1" >>{calls}\n[ "$1" != ci ] || mkdir -p node_modules\n')
    node = tmp_path / "node"
    node.write_text("#!/bin/sh\necho v24.0.0\n")
    for tool in (npm, node):
        tool.chmod(0o755)
    environment = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}

    def installs() -> int:
        calls.write_text("")
        subprocess.run([script], env=environment, check=True)
        called = calls.read_text().split()
        assert called.count("run") == 3  # check, test, build
        return called.count("ci")

    assert [installs(), installs()] == [1, 0]
    lock.write_text(lock.read_text() + "\n")
    assert [installs(), installs()] == [1, 0]
    shutil.rmtree(tmp_path / "page" / "node_modules")
    assert [installs(), installs()] == [1, 0]
