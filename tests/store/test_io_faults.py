"""Each call to the system that saving needs fails once, or from then on; or the process dies there.

Nothing acknowledged is lost, a failure is told in a sentence, and what could not be saved is saved
as soon as the disk works again.
"""

import errno
import sqlite3, time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.support.fault_player import (
    ALL,
    DIES,
    WIN,
    Fault,
    Played,
    Players,
    Task,
    acknowledged,
    players,
)
from tests.support.length import IS_LONG
from winnable.store import Store

TYPED = ("draw", "brief", "w f", "new", "yes", *WIN, "new", "draw", "draw")
"""A game that is left, a game that is won, and another one in progress."""
AFTER = ("draw",)
STEP = 1 if IS_LONG else 9
"""The usual run tries every ninth call."""


@pytest.fixture(scope="module")
def program() -> Iterator[Players]:
    with players() as found:
        yield found


FAULTS = {
    "error": (errno.EIO, False, ALL),
    "dead disk": (errno.EIO, True, ALL),
    "full disk": (errno.ENOSPC, True, "wtn"),
    "short write": (errno.ENOSPC, False, "w"),
    "too many open files": (errno.EMFILE, True, "on"),
    "one file too many": (errno.EMFILE, False, "on"),
    "read-only": (errno.EROFS, True, "wtn"),
    "no lock": (errno.EIO, True, "l"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_call_that_fails_loses_nothing(tmp_path: Path, program: Players, fault: str) -> None:
    error, lasts, kinds = FAULTS[fault]
    told = 0
    first = 1 + list(FAULTS).index(fault) % STEP
    for at in count(first, STEP):
        place = tmp_path / str(at) / "winnable"
        place.parent.mkdir()
        task = Task(str(place), TYPED, AFTER, fault=Fault(at, error, lasts=lasts, kinds=kinds))
        began = time.time(); played = program.play(task); time.time() - began > 2 and print("SLOW", at, time.time() - began)
        assert (played.status, played.err) == (0, ""), at
        told += check_sentences(played, place)
        check_kept(played, place, at)
        check_complete(played, place, at)
        if played.calls < at:
            break
    assert at > first
    assert told


def test_a_process_that_dies_at_a_call_loses_nothing(tmp_path: Path, program: Players) -> None:
    for at in count(1, STEP):
        place = tmp_path / str(at) / "winnable"
        place.parent.mkdir()
        played = program.play(Task(str(place), TYPED, fault=Fault(at, DIES)))
        check_kept(played, place, at)
        if played.status == 0:
            break
        again = program.play(Task(str(place), WIN))
        assert (again.status, again.err) == (0, ""), at
        check_complete(again, place, at)
    assert at > 100


def check_sentences(played: Played, place: Path) -> int:
    """Checks that each failure was told; returns the number of answers that told one."""
    moves: list[str] = []
    for answer in played.answers:
        if answer.moves != moves and not answer.saved:
            assert answer.told, answer
        moves = answer.moves
        assert len(answer.told) <= 2, answer
        for line in answer.told:
            assert str(place) in line, line
            assert line.endswith("."), line
            assert "\n" not in line, line
    return sum(bool(answer.told) for answer in played.answers)


def check_kept(played: Played, place: Path, at: int) -> None:
    """Checks that the database is sound and has every move that was acknowledged."""
    if not (place / "winnable.db").exists():
        assert not acknowledged(played.answers), at
        return
    store = Store(place)
    for game_id, moves in acknowledged(played.answers).items():
        stored = moves_of(store, game_id)
        assert stored[: len(moves)] == moves, (at, game_id)
    assert (store.new_troubles(), store.set_aside()) == ([], []), at
    assert not (place / "damaged").exists(), at
    store.database.close()
    connection = sqlite3.connect(place / "winnable.db")
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)], at
    connection.close()


def check_complete(played: Played, place: Path, at: int) -> None:
    """Checks that everything was saved in the end, although some of it could not be at first."""
    store = Store(place)
    states = {each.name: each.state for each in store.listed()}
    results = {each.id: each.won for each in store.results()[0]}
    last = {each.id: each for each in played.answers}
    current = played.answers[-1].id
    for game_id, answer in last.items():
        if not answer.moves and game_id != current:
            continue
        assert moves_of(store, game_id) == answer.moves, (at, game_id)
        state = "won" if answer.won else "open" if game_id == current else "left"
        assert states[game_id] == state, (at, game_id)
        assert results.get(game_id) == (None if state == "open" else answer.won), (at, game_id)
    store.database.close()


def moves_of(store: Store, game_id: str) -> list[str]:
    game = store.read(game_id)
    return [] if game is None else [str(step.move) for step in game.steps]
