"""Mutated command lines: each one runs or is refused with a sentence, and nothing else.

The seeds are fixed, so a failure repeats. It names the shard, the number and the arguments.
"""

import io
import os
import re
import shutil
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import FrameType

import pytest

from tests.support.length import IS_LONG
from tests.support.mutations import NUMBERS, ODD, STRANGERS, mutate
from winnable.cli import main
from winnable.game.game import Game
from winnable.law.deals import digits_text, list_text, numbered_deal, solvitaire_text
from winnable.law.moves import legal_moves
from winnable.law.variants import VARIANTS

SHARDS = 8 if IS_LONG else 2
COMMANDS = 2500 if IS_LONG else 500
PLAYS = 60
MAX_OUTPUT = 10_000
"""Characters that a command may print before its reader closes the pipe."""

D3 = VARIANTS["draw-three"].rules
DEAL = numbered_deal(7, D3)
LINES = [
    "deals make 7",
    "deals make 1..3 --to list",
    "deals make 5..6 --to digits --game one-pass",
    "deals make 5 -g solitario",
    "deals make 2 --rules d1c3k5 --to solvitaire",
    "deals make 18446744073709551614..18446744073709551615",
    "deals show 4217",
    "serve --port 8080 --no-browser",
    "deals show javasol:6 --json",
    "deals show 7 --game solitario",
    "deals show 7 --rules sba --json",
    "deals convert deals.txt --to digits",
    "deals convert 7 --to list --game one-pass",
    "deals convert json.txt",
    "deals find level=hard --limit 3",
    "deals find passes<=2 --game one-pass --json",
    "deals find returns=needed traps>0.1 --rules d3",
    "deals convert",
    f"deals show {DEAL}",
    f"deals convert {digits_text(DEAL)} --to solvitaire",
    "verify won.txt",
    "verify won.txt illegal.txt none.txt --json",
    "verify folder binary.txt deals.txt",
    "stats",
    "stats --json",
    "--version",
]
PLAY_LINES = [
    "deals make --help",
    "play",
    "play --game solitario --lang it",
    "play --number 7 -g draw-one --plain",
    "play --rules d3p2 --scoring standard --new",
    "play won.txt --prompt x",
    f"play --deal {DEAL} --original --no-plain",
    "play --scoring cumulative --rules d1c3k3",
]
WORDS = [
    *(word for line in (*LINES, *PLAY_LINES) for word in line.split()),
    *("", "-", "--", "--no-json", "--json=1", "--to=list", "--rules=", "-gsolitario", "-h", "@x"),
    *("--empty-json", "--game.x", "--to", "list", "text", ".", "..", "/", "~", "*", "a/b", "true"),
    *NUMBERS,
    *ODD,
    *STRANGERS,
    list_text(DEAL),
    solvitaire_text(DEAL, D3),
]


def mutated(line: str, random: Random) -> list[str]:
    """``line`` with one to three changed arguments, as a shell can pass them."""
    arguments = line.split()
    for _ in range(random.choice([1, 1, 2, 3])):
        at = random.randrange(len(arguments) + 1)
        match random.randrange(7):
            case 0 | 1 | 2 if at < len(arguments):
                arguments[at] = mutate(arguments[at], random)
            case 3:
                arguments.insert(at, random.choice(WORDS))
            case 4 if at < len(arguments):
                del arguments[at]
            case 5 if at < len(arguments):
                arguments[at] = random.choice(WORDS)
            case _:
                arguments += random.choice(LINES).split()
                random.shuffle(arguments)
    return [as_argument(text) for text in arguments]


def as_argument(text: str) -> str:
    """Removes NUL and shortens; bytes that are not UTF-8 decode as Python decodes them."""
    data = text.replace("\0", "").encode("utf-8", "surrogatepass")[:100_000]
    return data.decode("utf-8", "surrogateescape")


class Reader(io.TextIOWrapper):
    """Standard output whose reader closes the pipe after enough text."""

    def __init__(self) -> None:
        self.bytes = io.BytesIO()
        super().__init__(self.bytes, "utf-8", write_through=True)

    def write(self, text: str, /) -> int:
        if self.bytes.tell() > MAX_OUTPUT:
            raise BrokenPipeError
        return super().write(text)

    @property
    def text(self) -> str:
        return self.bytes.getvalue().decode("utf-8", "surrogateescape")


@contextmanager
def seconds(number: float, task: str) -> Iterator[None]:
    """Interrupts code that takes more of this process's own time."""

    def stop(_number: int, _frame: FrameType | None) -> None:
        raise SystemExit(f"too slow: {task}")  # noqa: EM102  # nothing catches it

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, number)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def run(arguments: list[str], stdin: bytes, monkeypatch: pytest.MonkeyPatch) -> int:
    """Calls the command line and checks how it ends."""
    out, err = Reader(), Reader()
    with monkeypatch.context() as streams:
        streams.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin), "utf-8"))
        streams.setattr(sys, "stdout", out)
        streams.setattr(sys, "stderr", err)
        streams.setattr(os, "dup2", lambda *_: 0)  # what a broken pipe does to the real stream
        streams.setattr(Reader, "fileno", lambda _: 1)
        with seconds(5, repr(arguments)[:500]), pytest.raises(SystemExit) as left:
            main(arguments)
    code = left.value.code
    assert code in {0, 1, 2}, (code, err.text)
    assert isinstance(code, int)
    for text in (out.text, err.text):
        assert "Traceback" not in text, text
    assert all(letter == "\n" or letter.isprintable() for letter in err.text), err.text
    sentences = err.text.splitlines()
    assert bool(sentences) == (code == 2), (code, err.text)
    assert all(len(sentence) < 30_000 for sentence in sentences)
    if not {"convert", "verify"} & set(arguments):
        assert len(sentences) <= 1, err.text
    return code


def files(folder: Path) -> None:
    game = Game(D3, DEAL)
    for _ in range(30):
        game.play(legal_moves(game.position)[0])
    (folder / "won.txt").write_text(game.text)
    (folder / "illegal.txt").write_text(game.text + " 1f 1f 1f\n")
    (folder / "deals.txt").write_text(f"# deals\n7\n{list_text(DEAL)}\nhello\n\njavasol:6\n")
    (folder / "json.txt").write_text(solvitaire_text(DEAL, D3).replace(", ", ",\n"))
    (folder / "binary.txt").write_bytes(bytes(range(256)))
    (folder / "folder").mkdir()


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    work = tmp_path / "work"
    work.mkdir()
    files(work)
    monkeypatch.chdir(work)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    # A server runs for ever; the test checks its options before it starts.
    monkeypatch.setattr("winnable.web.host.server.serve", lambda *_, **__: None)
    return tmp_path / "home"


def brief(text: str) -> str:
    """``text`` on one line, with runs of the same letter shortened."""
    shown = re.sub(r"(.)\1{9,}", lambda run: f"{run[1]}*{len(run[0])}", text, flags=re.DOTALL)
    return ascii(shown if len(shown) < 400 else f"{shown[:300]} ... {shown[-90:]}")


def fuzz(
    shard: int, count: int, lines: list[str], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes: set[int] = set()
    failed: dict[str, str] = {}  # one example of each kind
    for number in range(count):
        random = Random(f"cli/{shard}/{number}")
        arguments = mutated(random.choice(lines), random)
        stdin = random.choice(["", "", "7\n", "d\nd\nquit\n", "# x\nhello\n", STRANGERS[6]])
        try:
            codes.add(run(arguments, mutate(stdin, random).encode("utf-8", "replace"), monkeypatch))
        except (Exception, pytest.fail.Exception) as error:
            shown = " ".join(map(brief, arguments))
            kind = re.sub(r"[0-9]+|winnable-\w+", "", f"{error!r:.120}")
            failed[kind] = f"number {number}: winnable {shown}: {brief(repr(error))}"
        if number % 100 == 99:
            shutil.rmtree(home, ignore_errors=True)
    assert not failed, "\n".join([f"shard {shard}", *failed.values()])
    assert {0, 2} <= codes  # a test with no accepted or no refused mutations tests nothing


@pytest.mark.parametrize("shard", range(SHARDS))
def test_mutated_command_lines(shard: int, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fuzz(shard, COMMANDS, LINES, home, monkeypatch)


@pytest.mark.parametrize("shard", range(SHARDS))
def test_mutated_command_lines_that_play(
    shard: int, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fuzz(shard, PLAYS, PLAY_LINES, home, monkeypatch)
