"""``winnable desktop`` puts the game into the menu of a desktop."""

import re
import shlex
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest

from tests.support.command_line import CommandLine
from winnable.cli.desktop import ENTRY, ICON, entry

ROOT = Path(__file__).parents[2]


def test_the_entry_starts_the_game_from_anywhere(cli: CommandLine, tmp_path: Path) -> None:
    told = cli("desktop", "--install").done
    installed = cli.home / ENTRY
    assert str(installed) in told
    assert (cli.home / ICON).read_text("utf-8").startswith("<svg")
    line = next(
        each for each in installed.read_text("utf-8").splitlines() if each.startswith("Exec=")
    )
    words = shlex.split(line.removeprefix("Exec="))
    assert words[-1] == "serve"
    (tmp_path / "winnable").mkdir()  # a folder of that name does not get in the way
    said = subprocess.run(
        [*words[:-1], "--version"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert said.stdout == cli("--version").done


def test_a_menu_without_the_game_is_as_before(cli: CommandLine) -> None:
    cli("desktop", "--install")
    assert "{" not in cli("desktop", "--remove").done
    assert not (cli.home / ENTRY).exists()
    assert not (cli.home / ICON).exists()
    assert cli("desktop", "--remove").done


@pytest.mark.parametrize(
    "path", ["/a b/python", '/a"b/python', "/a$b/python", "/50%/python", "/a\\b"]
)
def test_a_path_is_quoted_as_desktops_read_it(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr("sys.executable", path)
    line = next(each for each in cli("desktop").done.splitlines() if each.startswith("Exec="))
    value = line.removeprefix("Exec=").replace("\\\\", "\\")  # the escapes of a value
    argument, _, rest = value.removeprefix('"').partition('" ')
    assert rest == "-P -m winnable serve"
    assert re.sub(r'\\(["`$\\])', r"\1", argument).replace("%%", "%") == path


def test_both_options_at_once_are_refused(cli: CommandLine) -> None:
    assert "--remove" in cli("desktop", "--install", "--remove").complaint


@pytest.mark.parametrize("system", ["darwin", "win32"])
def test_a_system_without_such_menus_says_so(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    monkeypatch.setattr("winnable.cli.desktop.sys.platform", system)
    assert "Linux" in cli("desktop", "--install").complaint


def test_the_entry_of_the_packages_is_the_same() -> None:
    shipped = (ROOT / "deploy/desktop/winnable.desktop").read_text("utf-8")
    assert shipped == entry("winnable serve")
    icon = (ROOT / "deploy/desktop/winnable.svg").read_bytes()
    assert icon == (ROOT / "src/winnable/web/static/icon.svg").read_bytes()


@pytest.mark.skipif(
    not which("desktop-file-validate"), reason="the Debian package desktop-file-utils is missing"
)
def test_the_entry_is_valid(cli: CommandLine) -> None:
    cli("desktop", "--install")
    subprocess.run(["desktop-file-validate", cli.home / ENTRY], check=True)
    assert sys.executable in (cli.home / ENTRY).read_text("utf-8")
