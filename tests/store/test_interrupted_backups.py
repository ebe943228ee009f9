"""A backup or a restoration fails or dies at each call to the system: it is whole, or nothing."""

import errno
import shutil
import signal
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.store.test_backups import everything, filled
from tests.support.fault_player import ALL, DIES, Fault, Players, Task, players
from tests.support.kept import Note, check_sound
from tests.support.length import IS_LONG
from tests.support.stores import server
from winnable.store import Store, database_at
from winnable.store.backups import back_up, restore
from winnable.store.databases.database import Database
from winnable.store.databases.sqlite import Sqlite

__all__ = ["server"]

FAULTS = {
    "kill": (DIES, False, ALL),
    "error": (errno.EIO, False, ALL),
    "dead disk": (errno.EIO, True, "orwstmn"),
    "full disk": (errno.ENOSPC, True, "wtn"),
    "too many open files": (errno.EMFILE, True, "on"),
    "read-only": (errno.EROFS, True, "wtn"),
}
STEP = 1 if IS_LONG else 41


class Whole(NamedTuple):
    """A folder with a database and its backup, and every row of both."""

    folder: Path
    rows: dict[str, list[tuple[object, ...]]]


@pytest.fixture(scope="module")
def program() -> Iterator[Players]:
    with players() as found:
        yield found


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Whole:
    folder = tmp_path_factory.mktemp("whole")
    store = filled(Store(folder / "winnable"))
    rows = everything(store.database)
    back_up(store.database, folder / "backup.db")
    store.database.close()
    return Whole(folder, rows)


def is_empty(database: Database) -> bool:
    return not any(everything(database).values())


@pytest.mark.parametrize("fault", FAULTS)
def test_a_backup_that_is_broken_off_is_no_file(
    tmp_path: Path, program: Players, whole: Whole, fault: str, record_property: Note
) -> None:
    error, lasts, kinds = FAULTS[fault]
    step = STEP if "w" in kinds else 1
    for at in count(1 + 7 * [*FAULTS].index(fault) % step, step):
        folder = tmp_path / str(at)
        shutil.copytree(whole.folder / "winnable", folder / "winnable")
        backup = folder / "backup.db"
        task = Task(str(folder / "winnable"), (), backup=str(backup))
        done = program.play(replace(task, fault=Fault(at, error, lasts=lasts, kinds=kinds)))
        check_end(done.status, done.err, [said for each in done.answers for said in each.said])
        if not backup.exists():
            assert not any(each.saved for each in done.answers)
            assert program.play(task).answers[0].saved
        new = Sqlite(folder / "new")
        restore(backup, new)
        assert everything(new) == whole.rows
        new.close()
        check_sound(folder / "winnable", at)
        shutil.rmtree(folder)
        if 0 < done.calls < at:
            break
    record_property("tried", at)
    assert at > step


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
@pytest.mark.parametrize("fault", FAULTS)
def test_a_restoration_that_is_broken_off_changes_nothing(
    tmp_path: Path,
    program: Players,
    whole: Whole,
    request: pytest.FixtureRequest,
    fault: str,
    target: str,
    record_property: Note,
) -> None:
    error, lasts, kinds = FAULTS[fault]
    step = STEP if "w" in kinds else 1
    url = "" if target == "sqlite" else request.getfixturevalue("server").database()
    for at in count(1 + 7 * [*FAULTS].index(fault) % step, step):
        folder = tmp_path / str(at)
        folder.mkdir()
        backup = folder / "backup.db"
        shutil.copyfile(whole.folder / "backup.db", backup)
        task = Task(url or str(folder / "winnable"), (), backup=str(backup))
        done = program.play(replace(task, fault=Fault(at, error, lasts=lasts, kinds=kinds)))
        check_end(done.status, done.err, [said for each in done.answers for said in each.said])
        assert backup.read_bytes() == (whole.folder / "backup.db").read_bytes()
        database = database_at(url) if url else Store(folder / "winnable").database
        if is_empty(database):
            assert not any(each.saved for each in done.answers)
            restore(backup, database)
        assert everything(database) == whole.rows
        if url:
            with database.writing() as execute:
                for table in whole.rows:
                    execute(f"DELETE FROM {table}")
        else:
            check_sound(folder / "winnable", at)
        database.close()
        shutil.rmtree(folder)
        if 0 < done.calls < at:
            break
    record_property("tried", at)
    assert at > step


def check_end(status: int, err: str, said: list[str]) -> None:
    """A process that was not killed has told what kept it from its work, in a sentence."""
    assert (status, err) in ((0, ""), (-signal.SIGKILL, ""))
    assert all(each.endswith(".") and "Errno" not in each for each in said)
