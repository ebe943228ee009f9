"""Cuts a release: one version, a dated section of changes, a commit and a tag. Pushes nothing."""

import re
import subprocess
import sys
from datetime import UTC, datetime
from urllib.parse import urlsplit

from .checks import ADDRESSED, METAINFO, problems
from .project import ROOT, VERSION, address, changes, is_placeholder, version


def cut(new: str) -> int:
    """Writes the version into its file and those that repeat it, commits and tags."""
    log = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    refusal = _refusal(new, log)
    if refusal:
        print(f"scripts/release: {refusal}", file=sys.stderr)
        return 2
    day = datetime.now(UTC).date().isoformat()
    _edit("src/winnable/version.py", VERSION.pattern, new)
    _edit("CHANGELOG.md", r"(?m)^## Unreleased$", f"## Unreleased\n\n## {new} ({day})")
    _edit(
        "CITATION.cff",
        r"(?m)^version: .*(\ndate-released: .*)?$",
        f"version: {new}\ndate-released: {day}",
    )
    _edit(
        METAINFO,
        r"(?m)^  <releases>$",
        f'  <releases>\n    <release version="{new}" date="{day}"/>',
    )
    for problem in problems():
        print(f"scripts/release: {problem}", file=sys.stderr)
        return 1
    _git("commit", "--quiet", "--all", "--message", f"Release {new}")
    _git("tag", "--annotate", f"v{new}", "--message", f"winnable {new}")
    print(f"Committed and tagged v{new}. Look at it, then: git push origin HEAD v{new}")
    print("The workflow release.yml builds, checks and publishes what is tagged.")
    return 0


def move(url: str) -> int:
    """Writes another address of the project into every file that has it."""
    if not re.fullmatch(r"https://[\w.-]+(/[\w.-]+)+", url):
        print(
            f"scripts/release: {url} is not an address such as https://HOST/OWNER/winnable",
            file=sys.stderr,
        )
        return 2
    old = address()
    for name in ADDRESSED:
        path = ROOT / name
        text = path.read_text(encoding="utf-8").replace(old, url)
        path.write_text(text.replace(_reversed(old), _reversed(url)), encoding="utf-8")
    print(f"{old} is {url} in {', '.join(ADDRESSED)}.")
    return 0


def _reversed(url: str) -> str:
    """Returns the id of the program, as desktops write it: ``org.example.winnable``."""
    return ".".join([*reversed((urlsplit(url).hostname or "").split(".")), "winnable"])


def _refusal(new: str, log: str) -> str | None:
    if not re.fullmatch(r"\d+\.\d+\.\d+", new):
        return f"{new} is not a version such as 0.2.0."
    if _numbers(new) <= _numbers(version()):
        return f"{new} is not later than {version()}, the version in src/winnable/version.py."
    if not changes(log).get("Unreleased"):
        return "CHANGELOG.md has nothing under “Unreleased”."
    if _git("status", "--porcelain"):
        return "commit or undo the changes of the tree first."
    if is_placeholder(address()):
        return f"{address()} is an example; write the real one with: scripts/release address URL"
    return None


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in text.split("."))


def _edit(name: str, pattern: str, text: str) -> None:
    path = ROOT / name
    new, count = re.subn(pattern, text, path.read_text(encoding="utf-8"), count=1)
    assert count == 1, f"{name} has no place for the version"
    path.write_text(new, encoding="utf-8")


def _git(*arguments: str) -> str:
    command = ["git", "-C", str(ROOT), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
