"""The command line, called in this process or as a process, with its own home folder."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.stores import games_of, keep_result
from winnable.cli import main
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.position import parse_move
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.store import Store

MODULE = [sys.executable, "-m", "winnable"]
FORMATS = ("text", "list", "digits", "solvitaire")
D1 = parse_rules("d1")


class Said:
    """The result of a command: its exit code and its output."""

    def __init__(self, code: object, out: str, err: str) -> None:
        assert isinstance(code, int)
        self.code, self.out, self.err = code, out, err

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def done(self) -> str:
        """The output of a command that succeeded."""
        assert (self.code, self.err) == (0, ""), self.err
        return self.out

    @property
    def complaint(self) -> str:
        """The one sentence of a command that refused."""
        assert (self.code, self.out) == (2, ""), self.out
        assert self.err.count("\n") == 1, self.err
        sentence = self.err.removesuffix("\n")
        assert sentence.isprintable()
        assert sentence.endswith((".", "?")), sentence
        assert "Traceback" not in sentence
        return sentence


class CommandLine:
    """The command line, called in this process, with its own home folder."""

    def __init__(
        self,
        home: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        self.home, self._monkeypatch, self._capsys = home, monkeypatch, capsys
        for name in ("LC_ALL", "LC_MESSAGES", "WINNABLE_PLAIN", "NO_COLOR"):
            monkeypatch.delenv(name, raising=False)
        self.set("LANG", "C.UTF-8")
        self.set("COLUMNS", "80")
        self.set("XDG_DATA_HOME", str(home))
        monkeypatch.setattr("tempfile.tempdir", str(home))
        monkeypatch.chdir(home)

    def set(self, name: str, value: str) -> None:
        self._monkeypatch.setenv(name, value)

    def __call__(self, *arguments: str, stdin: str | bytes = "") -> Said:
        data = stdin if isinstance(stdin, bytes) else stdin.encode()
        self._monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data), "utf-8"))
        with pytest.raises(SystemExit) as left:
            main(list(arguments))
        captured = self._capsys.readouterr()
        return Said(left.value.code, captured.out, captured.err)

    def file(self, name: str, content: str | bytes) -> str:
        path = self.home / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    @property
    def store(self) -> Store:
        return Store(self.home / "winnable")

    @property
    def games(self) -> list[Game]:
        return games_of(self.store)


def game_text(name: str = "draw-three", moves: str = "", number: int = 7) -> str:
    variant = VARIANTS[name]
    game = Game(variant.rules, numbered_deal(number, variant.rules), variant.scoring)
    for word in moves.split():
        game.play(parse_move(word))
    return game.text


def run(
    *arguments: str, folder: Path, command: str = '"$@"', stdin: str = ""
) -> "subprocess.CompletedProcess[str]":
    """Runs the module in a shell whose command line may add pipes."""
    environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "TERM": "xterm"}
    environment |= dict.fromkeys(("HOME", "TMPDIR", "XDG_DATA_HOME"), str(folder))
    return subprocess.run(
        ["sh", "-c", command, "sh", *MODULE, *arguments],
        env=environment,
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def objects(said: Said) -> list[dict[str, object]]:
    return [json.loads(line) for line in said.lines]


def note(cli: CommandLine, name: str, *, won: bool) -> None:
    turn = len(cli.store.results.all()) + 1
    values = {"name": name, "won": won, "moves": 90, "seconds": 65, "points": None}
    keep_result(cli.store, {"id": f"{name}-{turn}", **values})
