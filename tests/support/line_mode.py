"""Line mode with its own home folder: by pipe, as a process, or in a terminal."""

import os
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pexpect
import pytest

from tests.support.serving import PATIENCE, until
from tests.support.stores import games_of
from tests.support.workers import state_of
from winnable.cli import main
from winnable.game.game import Game
from winnable.speech.messages import Voice
from winnable.store import Store

PLAIN_ON = Voice().say("plain-on")
GOODBYE = Voice().say("goodbye")
PLAY = [sys.executable, "-m", "winnable", "play"]


class Home:
    """A player's folder, and the ways to play there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def store(self) -> Store:
        return Store(self.folder / "winnable")

    @property
    def games(self) -> list[Game]:
        """The saved games, oldest first."""
        return games_of(self.store)

    def environment(self, **others: str) -> dict[str, str]:
        usual = {
            "PATH": os.environ["PATH"],
            "LANG": "C.UTF-8",
            "TERM": "xterm-256color",
            **dict.fromkeys(("HOME", "TMPDIR", "XDG_DATA_HOME"), str(self.folder)),
        }
        return usual | others

    def start(self, *arguments: str) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            [*PLAY, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=self.environment(),
        )

    def pipe(self, commands: str | bytes, *arguments: str) -> list[str]:
        """The lines of a whole game by pipe, which exits with 0. It runs in this process."""
        data = commands if isinstance(commands, bytes) else commands.encode()
        stdin, stdout = TextIOWrapper(BytesIO(data), "utf-8"), TextIOWrapper(BytesIO(), "utf-8")
        with pytest.MonkeyPatch.context() as patch:
            for name in os.environ.keys() - self.environment().keys():
                patch.delenv(name)
            for name, value in self.environment().items():
                patch.setenv(name, value)
            patch.setattr("tempfile.tempdir", str(self.folder))
            patch.setattr("sys.stdin", stdin)
            with (
                redirect_stdout(stdout),
                redirect_stderr(stdout),
                pytest.raises(SystemExit) as left,
            ):
                main(["play", *arguments])
        stdout.flush()
        written = stdout.buffer.getvalue()
        assert left.value.code == 0, written
        return lines_of(written)

    def pipe_to_process(self, commands: str | bytes, *arguments: str) -> list[str]:
        """The lines of a whole game by pipe, which exits with 0. It runs in its own process."""
        data = commands if isinstance(commands, bytes) else commands.encode()
        with self.start(*arguments) as process:
            written, _ = process.communicate(data, timeout=60)
            assert process.returncode == 0, written
        return lines_of(written)

    @contextmanager
    def terminal(
        self, *arguments: str, size: tuple[int, int] = (24, 80), environment: str = ""
    ) -> "Iterator[pexpect.spawn[bytes]]":
        """The game in a terminal without echo, whose output keeps its bytes."""
        child: pexpect.spawn[bytes] = pexpect.spawn(
            PLAY[0],
            [*PLAY[1:], *arguments],
            env=self.environment(**dict([environment.split("=")] if environment else [])),
            dimensions=size,
            timeout=PATIENCE,
            preexec_fn=raw_output,
        )
        child.delaybeforesend = None
        try:
            yield child
        finally:
            child.close(force=True)


def raw_output() -> None:
    """Sets the terminal to put no return before a line feed, and not to echo."""
    modes = termios.tcgetattr(1)
    modes[1] &= ~termios.OPOST
    modes[3] &= ~termios.ECHO
    termios.tcsetattr(1, termios.TCSANOW, modes)


def check_plain(written: bytes) -> None:
    """Checks that a stream has only printable text and whole lines."""
    text = written.decode()
    assert all(letter == "\n" or letter.isprintable() for letter in text), written
    assert not text or text.endswith("\n"), written
    assert "\n\n" not in text
    assert "Traceback" not in text


def lines_of(written: bytes) -> list[str]:
    """The lines of a plain stream."""
    check_plain(written)
    return written.decode().splitlines()


def ask(child: "pexpect.spawn[bytes]", command: str, answer: str) -> None:
    child.sendline(command)
    child.expect_exact(answer)


def until_idle(child: "pexpect.spawn[bytes]") -> None:
    """Waits until the program waits for a key, or a line, and has written everything."""
    assert child.pid is not None
    process = child.pid
    until(lambda: state_of(process) == "S")


def end(child: "pexpect.spawn[bytes]") -> bytes:
    """The output up to the end of the program, which exits with 0."""
    rest = bytes(child.read())
    child.wait()
    assert (child.exitstatus, child.signalstatus) == (0, None), rest
    return rest
