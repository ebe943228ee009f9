"""Completion of commands and options, tried in a real bash."""

import subprocess
from pathlib import Path

import pytest

from tests.support.command_line import CommandLine
from tests.support.tools import BASH
from winnable.cli.commands import COMMANDS

SHELLS = ("bash", "zsh", "fish", "powershell")


@pytest.mark.parametrize("shell", SHELLS)
def test_each_shell_has_a_script_with_every_command(cli: CommandLine, shell: str) -> None:
    script = cli("completion", shell).done
    for name in COMMANDS:
        assert name in script, name
    assert "shorten" in script


def completed(script: Path, line: str) -> set[str]:
    """The completions that bash offers at the end of a line."""
    program = """
        source "$1"; read -ra COMP_WORDS <<< "$2"; [[ "$2" == *" " ]] && COMP_WORDS+=("")
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMP_LINE=$2 COMP_POINT=${#2}
        function=$(complete -p winnable | sed 's/.*-F \\([^ ]*\\).*/\\1/')
        "$function" winnable "${COMP_WORDS[-1]}" "${COMP_WORDS[-2]}"
        printf '%s\\n' "${COMPREPLY[@]}"
    """
    done = subprocess.run(
        ["bash", "-c", program, "bash", script, line], capture_output=True, text=True, check=True
    )
    assert not done.stderr
    return {word.strip() for word in done.stdout.splitlines()} - {""}


def test_bash_completes_commands_options_and_choices(cli: CommandLine) -> None:
    BASH.need()
    script = Path(cli.file("winnable.bash", cli("completion", "bash").done))
    assert completed(script, "winnable ") >= set(COMMANDS)
    assert completed(script, "winnable so") == {"solve"}
    assert completed(script, "winnable deals co") == {"convert"}
    assert completed(script, "winnable solve --sh") == {"--shorten", "--shortest"}
    assert completed(script, "winnable deals convert --to ") >= {"text", "digits", "solvitaire"}


def test_the_script_is_installed_in_the_folder_of_bash(cli: CommandLine) -> None:
    cli.set("HOME", str(cli.home))
    installed = Path(cli("completion", "bash", "--install").done.strip())
    assert installed.is_relative_to(cli.home)
    assert installed.read_text() == cli("completion", "bash").out.removesuffix("\n")
    assert str(installed) in (cli.home / ".bashrc").read_text()


def test_a_script_that_cannot_be_installed_gets_a_sentence(cli: CommandLine) -> None:
    cli.file("blocked", "")
    cli.set("HOME", str(cli.home / "blocked"))
    assert "blocked" in cli("completion", "bash", "--install").complaint


def test_an_unknown_shell_gets_a_sentence(cli: CommandLine) -> None:
    assert "tcsh" in cli("completion", "tcsh").complaint
