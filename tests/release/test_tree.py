"""The tree can be released at any time, and each thing that would prevent it is found."""

import json
import re
import shutil
import subprocess
import sys
from importlib.metadata import Distribution
from pathlib import Path
from typing import Final

import pytest

from release.checks import problems
from release.contents import complete, licence_list, packages
from release.project import ROOT, changes, version

PARTS: Final = (
    *("release", "deploy", ".github", "pyproject.toml", "CITATION.cff", "SECURITY.md"),
    *("CHANGELOG.md", "src/winnable/version.py"),
)
"""What the checks read."""
ADDRESS: Final = "https://git.example.org/cards/winnable"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of what a release reads, as a repository."""
    for name in PARTS:
        source, target = ROOT / name, tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, target)
    (tmp_path / ".gitignore").write_text("__pycache__/\n")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "config", "user.name", "A Maintainer")
    git(tmp_path, "config", "user.email", "maintainer@example.org")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "Begin")
    return tmp_path


def git(tree: Path, *arguments: str) -> str:
    command = ["git", "-C", str(tree), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def release(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", "-c", RUN, *arguments]
    return subprocess.run(command, cwd=tree, check=False, capture_output=True, text=True)


RUN: Final = """
import sys
sys.path.insert(0, ".")
from release.__main__ import main
sys.exit(main(sys.argv[1:]))
"""


def test_the_tree_has_no_problem() -> None:
    assert list(problems()) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("CITATION.cff", "version: ", "version: 9", "CITATION.cff: the version is not"),
        ("CHANGELOG.md", f"## {version()} (", "## 0.0.1 (", "the newest version is not"),
        ("deploy/desktop/winnable.metainfo.xml", 'version="', 'version="9', "the version is not"),
        ("SECURITY.md", "forge.example", "other.example", "SECURITY.md: the address"),
        ("deploy/conda/recipe.yaml", "forge.example", "other.example", "recipe.yaml: the address"),
        (".github/workflows/test.yml", "checkout@", "checkout@v", "is not pinned by a commit"),
        (".github/workflows/release.yml", " # v", " # ", "is not pinned by a commit"),
        ("deploy/site/pages.yml", "checkout@", "checkout@v", "is not pinned by a commit"),
        ("pyproject.toml", '"rich>=15"', '"rich>=15,<16"', "no comment says why"),
        ("pyproject.toml", '"webauthn>=3"', '"webauthn>=3,<4"', "no comment says why"),
    ],
)
def test_a_problem_is_found(tree: Path, file: str, old: str, new: str, said: str) -> None:
    assert release(tree, "check").returncode == 0
    path = tree / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    checked = release(tree, "check")
    assert checked.returncode == 1
    assert said in checked.stdout


def test_a_release_is_cut_and_not_pushed(tree: Path) -> None:
    assert release(tree, "address", ADDRESS).returncode == 0
    git(tree, "commit", "--quiet", "--all", "--message", "Move")
    cut = release(tree, "cut", "9.2.0")
    assert cut.returncode == 0, cut.stderr
    assert "git push origin HEAD v9.2.0" in cut.stdout
    assert git(tree, "tag").split() == ["v9.2.0"]
    assert git(tree, "status", "--porcelain") == ""
    assert '"9.2.0"' in (tree / "src/winnable/version.py").read_text("utf-8")
    before = changes((ROOT / "CHANGELOG.md").read_text("utf-8"))
    after = changes((tree / "CHANGELOG.md").read_text("utf-8"))
    assert after["Unreleased"] == ""
    assert [text for title, text in after.items() if title.startswith("9.2.0 (")] == [
        before["Unreleased"]
    ]
    assert "org.example.git.winnable" in (tree / "deploy/flatpak/winnable.yaml").read_text("utf-8")
    assert release(tree, "cut", "9.3.0").stderr.endswith("nothing under “Unreleased”.\n")


@pytest.mark.parametrize("text", ["1", "1.0", "v1.0.0", "1.0.0rc1", "0.0.1"])
def test_a_wrong_version_is_refused(tree: Path, text: str) -> None:
    assert release(tree, "address", ADDRESS).returncode == 0
    cut = release(tree, "cut", text)
    assert cut.returncode == 2
    assert cut.stderr.count("\n") == 1
    assert text in cut.stderr


def test_nothing_is_released_with_the_example_as_address(tree: Path) -> None:
    assert "is an example" in release(tree, "cut", "9.0.0").stderr
    assert "is an example" in release(tree, "publishable").stdout


def test_the_licences_of_what_hosts_install_are_known() -> None:
    """The tools of the tests have the packages of both extras."""
    locks = [
        (ROOT / f"requirements-{extra}.lock").read_text("utf-8") for extra in ("host", "campaign")
    ]
    names = set(re.findall(r"^([\w.-]+)", "\n".join(locks), re.MULTILINE))
    known = [each for each in packages(Path(sys.prefix)) if canonical(each) in names]
    assert len(known) > len(names) / 2
    said = licence_list({"Packages": known})
    assert "- psycopg 3" in said
    assert "- preact " in said
    guide = (ROOT / "docs/hosting.md").read_text("utf-8")
    assert "psycopg" in guide
    assert "LGPL-3.0-only" in guide


def canonical(package: Distribution) -> str:
    return re.sub(r"[-_.]+", "-", package.metadata["Name"]).lower()


def test_the_bill_names_the_packages_of_the_page() -> None:
    bill = complete({"components": []})
    assert [each["name"] for each in bill["components"]] == [  # type: ignore[attr-defined]
        *("@preact/signals", "@preact/signals-core", "preact"),
    ]
    assert complete({"components": []}) == json.loads(json.dumps(bill))
