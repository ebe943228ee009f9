"""Each call to the system that saving needs fails once, or from then on; or the process dies there.

Nothing acknowledged is lost, a failure is told in a sentence, and what could not be saved is saved
as soon as the disk works again.
"""

import errno
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.support.fault_player import ALL, DIES, WIN, Fault, Players, Task, players
from tests.support.kept import (
    Note,
    acknowledged_moves,
    check_complete,
    check_kept,
    check_sentences,
    check_sound,
)
from tests.support.length import IS_LONG
from winnable.store import Store

TYPED = ("draw", "brief", "w f", "new", *WIN, "new", "draw", "draw")
"""A game that is left, a game that is won, and another one in progress."""
AFTER = ("draw",)
STEP = 1 if IS_LONG else 31
"""The usual run tries every 31st call, and other calls for each kind of fault."""


@pytest.fixture(scope="module")
def program() -> Iterator[Players]:
    with players() as found:
        yield found


FAULTS = {
    "error": (errno.EIO, False, ALL),
    "dead disk": (errno.EIO, True, "orwstmn"),  # locks are in the memory of the system
    "full disk": (errno.ENOSPC, True, "wtn"),
    "short write": (errno.ENOSPC, False, "w"),
    "too many open files": (errno.EMFILE, True, "on"),
    "one file too many": (errno.EMFILE, False, "on"),
    "read-only": (errno.EROFS, True, "wtn"),
    "no lock": (errno.EIO, False, "l"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_call_that_fails_loses_nothing(
    tmp_path: Path, program: Players, fault: str, record_property: Note
) -> None:
    error, lasts, kinds = FAULTS[fault]
    told = tried = moves = 0
    step = 1 if kinds == "on" else STEP  # few files are opened
    first = 1 + (5 * list(FAULTS).index(fault)) % step
    for at in count(first, step):
        place = tmp_path / str(at) / "winnable"
        place.parent.mkdir()
        task = Task(str(place), TYPED, AFTER, fault=Fault(at, error, lasts=lasts, kinds=kinds))
        played = program.play(task)
        assert (played.status, played.err) == (0, ""), at
        told += check_sentences(played, str(place))
        store = Store(place)
        check_kept(store, played.answers, at)
        check_complete(store, played.answers, at)
        store.database.close()
        check_sound(place, at)
        if played.calls < at:
            break
        tried, moves = tried + 1, moves + acknowledged_moves(played)
    for name, value in {"tried": tried, "moves": moves, "told": told}.items():
        record_property(name, value)
    assert at >= first + step
    assert told or not lasts


def test_a_process_that_dies_at_a_call_loses_nothing(
    tmp_path: Path, program: Players, record_property: Note
) -> None:
    tried = moves = 0
    for at in count(1, STEP):
        place = tmp_path / str(at) / "winnable"
        place.parent.mkdir()
        played = program.play(Task(str(place), TYPED, fault=Fault(at, DIES)))
        store = Store(place)
        check_kept(store, played.answers, at)
        store.database.close()
        check_sound(place, at)
        if played.status == 0:
            break
        again = program.play(Task(str(place), WIN))
        assert (again.status, again.err) == (0, ""), at
        check_kept(Store(place), again.answers, at)
        tried, moves = tried + 1, moves + acknowledged_moves(played)
    record_property("tried", tried)
    record_property("moves", moves)
    assert at > 100
