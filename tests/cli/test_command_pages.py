"""The page of the commands and the man page have the current help."""

import re
import shutil
import subprocess
from pathlib import Path

from winnable.cli.manual import page

ROOT = Path(__file__).parents[2]


def test_the_page_of_the_commands_is_current() -> None:
    assert (ROOT / "docs" / "commands.md").read_text("utf-8") == page(), "run scripts/docs"


def test_the_man_page_has_every_command_and_option() -> None:
    manual = (
        (ROOT / "man" / "winnable.1").read_text("utf-8").replace("\\-", "-").replace("\\(aq", "'")
    )
    commands = re.findall(r"^#+ (winnable .*)$", page(), re.MULTILINE)
    options = set(re.findall(r"(?<=[` ])--?[a-z][a-z-]*", page()))
    assert len(commands) > 12
    assert {"--shorten", "--json", "-g", "--no-browser"} <= options
    for each in (*commands, *options):
        assert each.lower() in manual.lower(), each
    for line in re.findall(r"^\* `[^`]*`: (.*?)\.", page(), re.MULTILINE):
        assert " ".join(line.split())[:40] in " ".join(manual.split()), line


def test_an_interrupted_build_of_the_site_keeps_the_page_of_the_commands(tmp_path: Path) -> None:
    for folder in ("scripts", "docs", ".venv/bin"):
        (tmp_path / folder).mkdir(parents=True)
    script = shutil.copy(ROOT / "scripts" / "docs", tmp_path / "scripts")
    commands = Path(shutil.copy(ROOT / "docs" / "commands.md", tmp_path / "docs"))
    before = commands.read_text("utf-8")
    for name, does in ((".venv/bin/python", "echo half a page; exit 1"), ("scripts/setup", "")):
        (tmp_path / name).write_text(f"#!/bin/sh\n{does}\n")
        (tmp_path / name).chmod(0o755)
    assert subprocess.run([script], cwd=tmp_path, check=False).returncode == 1
    assert commands.read_text("utf-8") == before
