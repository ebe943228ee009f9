"""Files that the command line cannot read, pipes that it can, and options of ``serve``
that are given without the name of the command.
"""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.command_line import CommandLine, game_text
from tests.support.serving import Server, environment
from winnable.messages import LANGUAGES, Voice
from winnable.variants import VARIANTS


def pipe(path: Path) -> None:
    os.mkfifo(path)


@pytest.mark.parametrize("make", [pipe, Path.mkdir])
@pytest.mark.parametrize(("language", "draw"), list(zip(LANGUAGES, "dprp", strict=True)))
@pytest.mark.parametrize("name", ["settings.json", "results.jsonl", "games/x.txt"])
def test_another_kind_of_file_is_named_once_and_play_continues(
    cli: CommandLine, name: str, language: str, draw: str, make: Callable[[Path], None]
) -> None:
    cli("play", "-n", "7", stdin="d\n")
    make(cli.home / "winnable" / name)
    said = cli("play", "--lang", language, stdin=f"{draw}\n")
    told = [line for line in said.done.splitlines() if str(cli.home / "winnable" / name) in line]
    assert len(told) == (2 if name == "settings.json" else 1)  # one more: --lang is not kept
    assert all(line.endswith(".") for line in told)
    assert len(cli.store.in_progress()) == (2 if name == "games/x.txt" else 1)
    assert len(cli.store.read(cli.store.in_progress()[0]).steps) == 2  # type: ignore[union-attr]
    assert not (cli.home / "winnable" / name).is_file()


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
