"""The command as a process: streams, exit codes and signals."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import pytest

from tests.languages import SPEAKERS
from tests.support.command_line import (
    MODULE,
    game_text,
    run,
)
from tests.support.length import some


def test_the_module_and_the_script_run_the_same_command(tmp_path: Path) -> None:
    module = run("--version", folder=tmp_path)
    script = Path(sys.executable).with_name("winnable")
    other = subprocess.run([script, "--version"], capture_output=True, text=True, check=True)
    assert (module.returncode, module.stderr) == (0, "")
    assert module.stdout == other.stdout == f"winnable {version('winnable')} (compiled search)\n"


def test_a_process_has_its_exit_codes_and_streams(tmp_path: Path) -> None:
    (tmp_path / "bad").write_text(game_text() + " 1f\n")
    checks: list[tuple[list[str], int, Callable[[str], bool], bool]] = [
        (["deals", "make", "7"], 0, lambda out: len(out) == 105, False),
        (["verify", str(tmp_path / "bad")], 1, lambda out: "not legal" in out, False),
        (["deals", "show", "x"], 2, lambda out: not out, True),
        (["foo"], 2, lambda out: not out, True),
    ]
    for arguments, code, is_right, complains in checks:
        said = run(*arguments, folder=tmp_path)
        assert said.returncode == code
        assert is_right(said.stdout)
        assert said.stderr.count("\n") == complains


def test_make_pipes_into_convert(tmp_path: Path) -> None:
    command = f'"$@" | {sys.executable} -m winnable deals convert --to list'
    said = run("deals", "make", "1..3", "--to", "solvitaire", folder=tmp_path, command=command)
    assert [len(line.split()) for line in said.stdout.splitlines()] == [52] * 3


SHUT = {
    "the reader goes away": (["deals", "make", "1..99999999"], '"$@" | head -1'),
    "there never was a reader": (["deals", "make", "1"], '{ sleep 1.5; "$@"; } | true'),
    "the reader of the help goes away": (["--help"], '{ sleep 1.5; "$@"; } | true'),
    "no standard output": (["deals", "make", "1"], '"$@" >&-'),
    "no standard error": (["deals", "show", "x"], '"$@" 2>&-'),
    "no standard input": (["deals", "convert"], '"$@" <&-'),
    "the disk is full": (["deals", "make", "1"], '"$@" >/dev/full'),
    "the disk is full of much": (["deals", "make", "1..2000"], '"$@" >/dev/full'),
}


@pytest.mark.parametrize("case", SHUT)
def test_closed_or_full_streams_cause_no_traceback(tmp_path: Path, case: str) -> None:
    arguments, command = SHUT[case]
    said = run(*arguments, folder=tmp_path, command=command)
    assert "Traceback" not in said.stderr
    assert "Exception ignored" not in said.stderr
    assert said.stderr.count("\n") <= 1
    assert not list(tmp_path.glob("winnable-*.txt"))  # and no file with a traceback
    assert said.returncode in {0, 2}


@pytest.mark.parametrize("language", some(SPEAKERS, 1, 2))
def test_a_failing_stream_is_reported_in_one_sentence(tmp_path: Path, language: str) -> None:
    said_here = SPEAKERS[language].said
    unwritable, unreadable = said_here.output_unwritable, said_here.input_unreadable
    full, shut = '"$@" >/dev/full', f'"$@" 0>{tmp_path}/input'
    play = ["play", "--plain", "--new", "-n", "7", "--lang", language]
    assert run(*play, folder=tmp_path).returncode == 0  # stores the language
    for arguments, command, case in (
        (["deals", "make", "1"], full, unwritable),
        (["deals", "make", "1..2000"], full, unwritable),
        (["--version"], full, unwritable),
        (["--help"], full, unwritable),
        (["stats", "--json"], full, None),
        (play, full, unwritable),
        (["deals", "convert"], shut, unreadable),
        (["review", "-"], shut, unreadable),
        (["play", "--plain"], shut, unreadable),
    ):
        said = run(*arguments, folder=tmp_path, command=command)
        expected = "" if case is None else f"{case}\n"
        assert (said.stderr, said.returncode) == (expected, 0 if case is None else 2), arguments


def test_a_closed_pipe_and_a_full_error_stream_are_silent(tmp_path: Path) -> None:
    command = '{ "$@"; echo $? >code; } | true'
    said = run("deals", "make", "1..99999", folder=tmp_path, command=f"cd {tmp_path}; {command}")
    assert (said.stderr, (tmp_path / "code").read_text()) == ("", "0\n")
    said = run("deals", "show", "x", folder=tmp_path, command='"$@" 2>/dev/full')
    assert (said.stdout, said.stderr, said.returncode) == ("", "", 2)


def test_ctrl_c_stops_a_long_list_quietly(tmp_path: Path) -> None:
    environment = {"PATH": os.environ["PATH"], "XDG_DATA_HOME": str(tmp_path)}
    with subprocess.Popen(
        [*MODULE, "deals", "make", "1..99999999999"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert len(process.stdout.readline()) == 105
        process.send_signal(signal.SIGINT)
        process.stdout.read()
        assert process.stderr.read() == ""
    assert process.returncode == 130


@pytest.mark.parametrize(("again", "code"), [(False, 130), (True, -signal.SIGINT)])
def test_ctrl_c_while_a_command_loads_and_another_one_at_the_end_are_quiet(
    again: bool, code: int
) -> None:
    script = (
        "import atexit, os, signal, sys, winnable.cli\n"
        f"if {again}: atexit.register(os.kill, os.getpid(), signal.SIGINT)\n"
        "class Interrupting:\n"
        "    def find_spec(*_): os.kill(os.getpid(), signal.SIGINT)\n"
        "sys.meta_path.insert(0, Interrupting())\n"
        "winnable.cli.main(['deals', 'make', '7'])\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (code, "", "")
