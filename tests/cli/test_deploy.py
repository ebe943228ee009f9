"""The files in ``deploy/host`` start a server that exists, and every file they name is there."""

import re
import shlex
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tests.support.command_line import CommandLine
from tests.support.tools import CADDY, SYSTEMD

HOST: Final = Path(__file__).parents[2] / "deploy" / "host"
VALUES: Final = {"SITE": "cards.example.org", "PUBLIC_URL": "https://cards.example.org"}
GUIDE: Final = (HOST.parents[1] / "docs" / "hosting.md").read_text("utf-8")


def filled(text: str, **values: str) -> list[str]:
    """Returns the words of a command with its variables filled in."""
    known = {**VALUES, **values}
    text = re.sub(r"\$\{?(\w+)(?::\?)?\}?", lambda found: known.get(found[1], ""), text)
    return shlex.split(text)


def unit() -> str:
    """Returns the command of the unit of systemd, on one line."""
    text = (HOST / "winnable.service").read_text("utf-8").replace("\\\n", " ")
    found = re.search(r"^ExecStart=/opt/winnable/bin/winnable (.*)$", text, re.MULTILINE)
    assert found is not None
    return found[1]


def compose() -> str:
    """Returns the command of the container."""
    text = (HOST / "compose.yaml").read_text("utf-8")
    found = re.search(r"command:\n((?:      - .*\n)+)", text)
    assert found is not None
    return " ".join(line.removeprefix("      - ") for line in found[1].splitlines())


@pytest.mark.parametrize("command", [unit(), compose()], ids=["systemd", "compose"])
def test_the_options_of_the_server_are_options(cli: CommandLine, command: str) -> None:
    """A wrong option would be exit code 2; here only the database is not there."""
    command = command.replace("8452", "0").replace("@database/", "@/none?host=/nowhere&dbname=")
    words = filled(command, DATABASE="postgresql:///none?host=/nowhere")
    said = cli(*words, "--check")
    assert said.code == 1, said.err
    assert said.lines[-1] == "The server would not start."
    assert len(said.lines) == 2  # nothing is unwise


def test_the_guide_copies_files_that_exist() -> None:
    named = set(
        re.findall(r"\b(winnable[\w-]*\.(?:service|timer|env)|Caddyfile|nginx\.conf)\b", GUIDE)
    )
    assert len(named) == 6
    for name in named:
        assert (HOST / name).is_file(), name


def test_the_guide_names_every_option_of_the_environment() -> None:
    for name in re.findall(r"^(\w+)=", (HOST / "winnable.env").read_text("utf-8"), re.MULTILINE):
        assert name in unit()
        assert name in GUIDE


def test_the_units_are_valid_and_hardened() -> None:
    SYSTEMD.need()
    units = sorted(str(path) for path in HOST.glob("winnable*.[st]*"))
    checked = subprocess.run(
        ["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False
    )
    wrong = [line for line in checked.stderr.splitlines() if "is not executable" not in line]
    assert not wrong
    security = ["systemd-analyze", "security", "--offline=yes", "--threshold=20"]
    subprocess.run([*security, str(HOST / "winnable.service")], capture_output=True, check=True)


def test_caddy_accepts_its_file(tmp_path: Path) -> None:
    CADDY.need()
    subprocess.run(
        ["caddy", "adapt", "--config", HOST / "Caddyfile", "--validate"],
        capture_output=True,
        check=True,
        env={"HOME": str(tmp_path), "PATH": "/usr/bin"},
    )


def test_the_backup_is_a_shell_script() -> None:
    subprocess.run(["sh", "-n", HOST / "backup"], check=True)
