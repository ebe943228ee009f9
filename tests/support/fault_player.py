"""Plays games in processes that meet faults, and reports what the program acknowledged.

``Players`` starts this module as a program. It imports everything once; each game is played by a
fork of it, which a fault may kill. ``failing_disk.c`` makes the faults of files.
"""

import ctypes
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any, Final

import pytest

from tests.support.tools import C
from winnable.disk import StoreError
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.errors import WinnableError
from winnable.law.rules import parse_rules
from winnable.law.scoring import Scoring
from winnable.law.variants import VARIANTS, Variant, variant_of
from winnable.session import Session
from winnable.session.openings import choose
from winnable.speech.messages import Voice, say_fault
from winnable.store import Store, Stored, database_at, open_database
from winnable.store.backups import back_up, restore

DIES: Final = -1
"""Instead of an error number: the process is killed."""
ALL: Final = "orwstmln"
"""Every kind of call: open, read, write, flush, size, map, lock, names."""
TINY: Final = "d1c1k1"
"""Rules with four cards. Three draws and four moves to the foundation win deal 1."""
WIN: Final = ("draw", "w f", "draw", "draw", "w f", "w f", "1f")


_FAULTS: Final = ("cannot be", "cannot write", "could not be")


@dataclass(frozen=True)
class Fault:
    """The ``at``-th call of some kinds fails, from 1, or it and all later ones."""

    at: int
    error: int
    lasts: bool = False
    kinds: str = ALL


@dataclass(frozen=True)
class Task:
    """What a process does: it opens a store, plays, and types the lines."""

    place: str
    """The folder of the store, or the URL of its database."""
    typed: tuple[str, ...]
    after: tuple[str, ...] = ()
    """Typed after the fault is gone."""
    rules: str = TINY
    """A preset, or the text of rules."""
    fault: Fault | None = None
    record: str | None = None
    """A file that records what reaches the disk."""
    kill: float | None = None
    """Seconds after which the process is killed, counted from that many answers."""
    answers: int = 0
    leaves: bool = True
    """Whether the process leaves the game at the end."""
    draws: int = 0
    """Draws until so many more were saved, after the lines; waits a little after a failure."""
    backup: str = ""
    """A file that is written, or restored if it is there, in place of a game."""


@dataclass(frozen=True)
class Answer:
    """What the program said to a line, and how the game stood afterwards."""

    typed: str
    said: list[str]
    saved: bool
    id: str
    moves: list[str]
    won: bool

    @property
    def told(self) -> list[str]:
        """The sentences about faults."""
        return [line for line in self.said if any(words in line for words in _FAULTS)]


@dataclass
class Played:
    """What became of a task."""

    answers: list[Answer] = field(default_factory=list)
    calls: int = 0
    """Calls that were counted; 0 if the process was killed."""
    status: int = 0
    """The exit status; negative: the signal that ended the process."""
    err: str = ""


# In the process that plays


def _copy(task: Task, out: int) -> None:
    """Backs the database up, or restores it; says what kept it from that."""
    file = Path(task.backup)
    tempfile.tempdir = str(file.parent)
    act = restore if file.exists() else back_up
    _arm(_disk(), task)
    said = []
    try:
        database = (
            database_at(task.place) if "://" in task.place else Store(Path(task.place)).database
        )
        act(*((file, database) if act is restore else (database, file)))
    except WinnableError as error:
        said.append(say_fault(Voice(), error))
    answer = Answer(act.__name__, said, saved=not said, id="", moves=[], won=False)
    os.write(out, b"%s\n%d\n" % (json.dumps(asdict(answer)).encode(), _disk().disk_calls()))


def _play(task: Task, out: int) -> None:
    disk = _disk()
    _arm(disk, task)
    store, session = _open(task)
    ids: list[str] = []

    def tell(typed: str, said: list[str]) -> Answer:
        game = session.game
        moves = [str(step.move) for step in game.steps]
        ids.append(session.id or ids[-1])  # a session that has left has no game
        answer = Answer(typed, said, session.is_saved, ids[-1], moves, game.position.is_won)
        text = json.dumps(asdict(answer))
        if task.record is not None:
            disk.disk_note(text.encode())
        os.write(out, text.encode() + b"\n")
        return answer

    troubles = [say_fault(session.voice, each) for each in store.troubles.news()]
    tell("", [*troubles, *session.begin(resumed=not session.game.is_fresh)])
    for line in task.typed:
        tell(line, session.do(line))
    saved = 0
    while saved < task.draws:
        moves = len(session.game.steps)
        answer = tell("draw", session.do("draw"))
        if answer.told:
            time.sleep(0.01)
        elif session.refused:  # no card is left in this pass, and it was the last one
            tell("new", session.do("new"))
        saved += answer.saved and len(answer.moves) > moves
    if disk is not None and task.record is None:
        os.write(out, b"%d\n" % disk.disk_calls())
        disk.disk_fail(b"", b"", 0, 0, 0)
    for line in task.after:
        tell(line, session.do(line))
    if task.leaves:
        tell("quit", session.leave())
    store.database.close()


def _arm(disk: Any, task: Task) -> None:
    """Begins the fault or the record of the task."""
    if disk is None:
        return
    folder = str(Path(task.backup or task.place).parent).encode()  # the store makes its folder
    if task.record is not None:
        assert disk.disk_record(folder, task.record.encode()) >= 0
    else:
        fault = task.fault or Fault(0, 0)
        which = fault.kinds.encode()
        disk.disk_fail(folder, which, fault.at, fault.error, int(fault.lasts))


def _open(task: Task) -> tuple[Store, Session]:
    """Opens the store, and the game in progress or a new one."""
    variant = VARIANTS.get(task.rules) or variant_of(parse_rules(task.rules), Scoring.NONE)
    if "://" in task.place:
        store, game_id, game, stored = _reached(task.place, variant)
    else:
        store = Store(Path(task.place))
        chosen = choose(store, variant, "1", new=False)
        game_id, game, stored = chosen.game_id, chosen.game, None
    session = Session(
        game,
        store,
        store.settings(),
        game_id=game_id,
        stored=stored,
        new_number=count(2).__next__,
    )
    return store, session


def _reached(url: str, variant: Variant) -> tuple[Store, str | None, Game, Stored | None]:
    """Opens a database and its latest game or a new one, as soon as the server can be reached."""
    while True:
        try:
            store = Store(open_database(url))
            new = Game(variant.rules, numbered_deal(1, variant.rules), variant.scoring)
            game_id, game = store.latest(variant.name) or (store.replace(None, new), new)
            return store, game_id, game, store.stored(game_id)
        except StoreError:
            time.sleep(0.01)


@cache
def _disk() -> Any:
    return ctypes.CDLL(None) if "failing" in os.environ.get("LD_PRELOAD", "") else None


def _run(task: Task) -> Played:
    """Plays in a fork of this process, and kills it in time."""
    reads, writes = os.pipe()
    complains, errors = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reads)
        os.dup2(errors, 2)
        status = 1
        try:
            (_copy if task.backup else _play)(task, writes)
            status = 0
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stderr.flush()
            os._exit(status)
    os.close(writes)
    os.close(errors)
    with os.fdopen(reads) as file, os.fdopen(complains) as other:
        lines = [file.readline() for _ in range(task.answers)]
        if task.kill is not None:
            time.sleep(task.kill)
            os.kill(child, signal.SIGKILL)
        lines += file.readlines()
        err = other.read()
    _, status = os.waitpid(child, 0)
    played = Played(status=os.waitstatus_to_exitcode(status), err=err)
    for line in filter(None, lines):
        value = json.loads(line)
        if isinstance(value, int):
            played.calls = value
        else:
            played.answers.append(Answer(**value))
    return played


def main() -> None:
    """Carries out tasks, a line of JSON each."""
    for name in ("filelock", "winnable.store.databases.postgres"):  # forks need not import them
        with suppress(ImportError):
            import_module(name)
    for line in sys.stdin:
        values = json.loads(line)
        fault = values.pop("fault")
        played = _run(Task(**values, fault=fault and Fault(**fault)))
        print(json.dumps(asdict(played)), flush=True)


# In the tests


class Players:
    """A program that plays, with a disk that can fail."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def start(self, task: Task) -> None:
        """Begins a task; ``result`` waits for its end."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(asdict(task)) + "\n")
        self._process.stdin.flush()

    def result(self) -> Played:
        assert self._process.stdout is not None
        values = json.loads(self._process.stdout.readline())
        values["answers"] = [Answer(**each) for each in values["answers"]]
        return Played(**values)

    def play(self, task: Task) -> Played:
        self.start(task)
        return self.result()


@contextmanager
def players(*, fails: bool = True) -> Iterator[Players]:
    """Starts the program. Skips the test if the failing disk cannot be compiled."""
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    if fails:
        environment["LD_PRELOAD"] = str(_library())
    with subprocess.Popen(
        [sys.executable, "-m", "tests.support.fault_player"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,
    ) as process:
        try:
            yield Players(process)
            assert process.stdin is not None
            process.stdin.close()
            process.wait(60)
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)  # it may play without an end
            raise


@cache
def _library() -> Path:
    if not sys.platform.startswith("linux"):
        pytest.skip("a disk that fails needs Linux")
    compiler = C.need()
    source = Path(__file__).with_name("failing_disk.c")
    target = Path(tempfile.gettempdir()) / f"failing-disk-{os.getpid()}.so"
    subprocess.run(
        [compiler, "-shared", "-fPIC", "-O1", "-Wall", "-o", target, source, "-ldl"], check=True
    )
    return target


if __name__ == "__main__":
    main()
