"""Every script of ``scripts/`` runs on a clean clone, in its shortest form."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from release.project import ROOT
from tests.support.length import IS_LONG

SHORTEST: Final = {
    "bare": ["--collect-only", "tests/bare"],
    "bench": ["law", "one-pass"],
    "catalogue": ["--help"],
    "compiled": ["."],
    "docs": [],
    "lock": ["images"],
    "node": ["node", "--version"],
    "orca": ["build/orca", "nowhere"],
    "page": [],
    "play": ["--version"],
    "release": [],
    "sanitize": ["--collect-only", "tests/solver/test_certain.py"],
    "setup": [],
    "site": ["tools"],
    "test": ["fast", "-k", "test_the_tree_has_no_problem"],
    "test-long": ["-k", "test_the_tree_has_no_problem"],
    "train": ["--help"],
    "wheel": [],
    "wire": [],
}
"""Arguments that end each script early, after it has set up what it needs."""
OTHERWISE: Final = {
    "lock": (1, "the registry cannot be asked"),
    "release": (2, "usage: scripts/release"),
}
"""Exit codes that are right without a network or an argument, and what is said then."""
NEEDS: Final = {"bare": "debootstrap", "orca": "orca"}


def test_every_script_has_a_shortest_form() -> None:
    here = {path.name for path in (ROOT / "scripts").iterdir() if path.is_file()}
    assert here == SHORTEST.keys()


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A clone of what is committed."""
    folder = tmp_path_factory.mktemp("clone") / "winnable"
    command = ["git", "clone", "--quiet", "--local", "--no-hardlinks", str(ROOT), str(folder)]
    subprocess.run(command, check=True)
    return folder


@pytest.mark.skipif(not IS_LONG, reason="sets up a clone; scripts/test-long runs it")
@pytest.mark.parametrize("name", SHORTEST)
def test_a_script_runs_on_a_clean_clone(clone: Path, name: str) -> None:
    script = clone / "scripts" / name
    if name in NEEDS and not shutil.which(NEEDS[name]):
        pytest.skip(f"{NEEDS[name]} is missing")
    environment = {
        key: value
        for key, value in os.environ.items()
        if key not in {"WINNABLE_LONG", "VIRTUAL_ENV", "PYTHONPATH"} and not key.startswith("COV")
    }
    command = [str(script), *SHORTEST[name]]
    if name == "compiled":  # it asks the Python whose winnable is meant
        subprocess.run([clone / "scripts" / "setup", "dev"], check=True, env=environment)
        command = [str(clone / ".venv/bin/python"), str(script), str(clone)]
    ran = subprocess.run(
        command, cwd=clone.parent, env=environment, capture_output=True, text=True, check=False
    )
    code, said = OTHERWISE.get(name, (0, ""))
    assert ran.returncode in {0, code}, f"{ran.stdout}\n{ran.stderr}"
    if ran.returncode:
        assert said in ran.stdout + ran.stderr
