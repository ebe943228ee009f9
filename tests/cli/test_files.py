"""Files that the command line cannot read, pipes that it can, and options of ``serve``
that are given without the name of the command.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.languages import sentences
from tests.support.command_line import CommandLine, game_text
from tests.support.serving import Server, environment
from winnable.law.variants import VARIANTS
from winnable.speech.messages import Voice


def pipe(path: Path) -> None:
    os.mkfifo(path)


@pytest.mark.parametrize("make", [pipe, Path.mkdir])
@pytest.mark.parametrize(("language", "draw"), sentences(lambda speaker: speaker.said.keys[0]))
def test_another_kind_of_file_is_named_and_play_continues(
    cli: CommandLine, language: str, draw: str, make: Callable[[Path], None]
) -> None:
    (cli.home / "winnable").mkdir()
    place = cli.home / "winnable" / "winnable.db"
    make(place)
    said = cli("play", "-n", "7", "--lang", language, stdin=f"{draw}\n")
    assert said.code == 0
    told = [line for line in said.done.splitlines() if str(place) in line]
    assert told
    assert all(line.endswith(".") for line in told)
    assert not place.is_file()


COMMANDS = [["verify"], ["review"], ["play"], ["solve"], ["deals", "convert"]]
"""Commands that read a file."""


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_folder_is_called_one(cli: CommandLine, tmp_path: Path, command: list[str]) -> None:
    said = cli(*command, str(tmp_path))
    assert (said.code, said.err) == (2, f"{tmp_path} cannot be read: Is a directory.\n")
    assert cli(*command, str(tmp_path / "x.txt")).err.endswith("No such file or directory.\n")


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_file_without_an_end_is_refused(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.setattr("winnable.disk.LARGEST", 1 << 21)
    said = cli(*command, "/dev/zero")
    assert said.code == 2
    assert said.err == "/dev/zero is larger than one gigabyte, so it was not read.\n"


def test_a_file_of_the_largest_size_is_read(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "deals"
    path.write_text("7\n")
    monkeypatch.setattr("winnable.disk.LARGEST", 2)
    assert cli("deals", "convert", str(path)).code == 0
    path.write_text("77\n")
    assert cli("deals", "convert", str(path)).complaint.startswith(str(path))


def test_a_standard_input_without_an_end_is_refused(
    cli: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("winnable.cli.output.LARGEST", 2)
    assert cli("deals", "convert", "-", stdin="7\n").code == 0
    assert "larger than one gigabyte" in cli("deals", "convert", "-", stdin="77\n").complaint


@pytest.mark.parametrize("name", VARIANTS)
def test_a_game_is_read_from_a_shell_pipe(tmp_path: Path, name: str) -> None:
    text = game_text(name, moves="sh" if name == "solitario" else "sw")
    (tmp_path / "game.txt").write_text(text, "utf-8")
    done = subprocess.run(
        ["bash", "-c", '"$0" -m winnable verify <(cat game.txt)', sys.executable],
        capture_output=True,
        text=True,
        timeout=60,
        env=environment(tmp_path),
        cwd=tmp_path,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "after 1 step" in done.stdout


def test_deals_are_read_from_a_shell_pipe(tmp_path: Path) -> None:
    done = subprocess.run(
        ["bash", "-c", '"$0" -m winnable solve <(echo 1; echo 2)', sys.executable],
        capture_output=True,
        text=True,
        timeout=60,
        env=environment(tmp_path),
        cwd=tmp_path,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout.splitlines()) >= 2


@pytest.mark.parametrize("command", ["play", "verify", "review", "solve"])
def test_a_file_name_with_a_nul_byte_is_refused_in_a_sentence(
    cli: CommandLine, command: str
) -> None:
    said = cli(command, "a\0b.txt")
    assert said.code == 2
    assert said.complaint


def test_the_options_of_serve_work_without_its_name(tmp_path: Path) -> None:
    """``Server`` starts ``winnable serve``; here the name is omitted."""
    served = Server(tmp_path, usual=False, named=False)
    try:
        assert served.out.startswith("The table is at http://127.0.0.1:")
        assert served.get("/").status == 200
    finally:
        served.process.kill()
        served.process.wait()


def test_a_wrong_port_is_refused_without_naming_serve(cli: CommandLine) -> None:
    said = cli("--port", "65536", "--no-browser")
    assert said.code == 2
    assert said.complaint == Voice().say("fault-port", text="65536")
