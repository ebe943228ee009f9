"""A playing process is killed at random moments: every move that it acknowledged is there."""

from pathlib import Path
from random import Random

from tests.support.fault_player import Played, Players, Task, players
from tests.support.kept import Note, acknowledged_moves, check_kept, check_sound
from tests.support.length import IS_LONG
from tests.support.stores import postgres_url, server
from winnable.law.variants import VARIANTS
from winnable.store import Store

__all__ = ["postgres_url", "server"]

KILLS = 500 if IS_LONG else 10


def kill(program: Players, task: Task, chance: Random) -> Played:
    """Kills a process that plays without an end, at some moment after some answer."""
    values = {"kill": chance.uniform(0, 0.03), "answers": chance.randint(0, 20)}
    return program.play(Task(**{**vars(task), **values, "draws": 1_000_000}))


def test_a_killed_process_loses_nothing_in_sqlite(tmp_path: Path, record_property: Note) -> None:
    chance, moves, home = Random(9), 0, tmp_path
    with players(fails=False) as program:
        for number in range(KILLS):
            if number % 25 == 0:  # the first moments of a new database, too
                home = tmp_path / str(number)
                home.mkdir()
            name = chance.choice([*VARIANTS])
            task = Task(str(home / "winnable"), ("brief",), rules=name)
            played = kill(program, task, chance)
            assert played.err == ""
            store = Store(home / "winnable")
            check_kept(store, played.answers, number)
            store.database.close()
            check_sound(home / "winnable", number)
            moves += acknowledged_moves(played)
    record_property("tried", KILLS)
    record_property("moves", moves)
    assert moves > KILLS


def test_a_killed_process_loses_nothing_in_postgresql(
    postgres_url: str, record_property: Note
) -> None:
    from winnable.store.databases.postgres import Postgres

    chance, moves = Random(10), 0
    store = Store(Postgres(postgres_url))
    with players(fails=False) as program:
        for number in range(KILLS):
            task = Task(postgres_url, ("brief",), rules=chance.choice([*VARIANTS]))
            played = kill(program, task, chance)
            assert played.err == ""
            check_kept(store, played.answers, number)
            moves += acknowledged_moves(played)
    store.database.close()
    record_property("tried", KILLS)
    record_property("moves", moves)
    assert moves > KILLS
