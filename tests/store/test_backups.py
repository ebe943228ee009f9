"""Backups: whole, private, of one moment, for either database; nothing else is taken for one."""

import os
import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from tests.support.serving import until
from tests.support.stores import (
    any_store,
    game,
    keep,
    postgres_url,
    reopened,
    server,
    text_of,
)
from winnable.disk import StoreError, StoreFault
from winnable.law.errors import WinnableError
from winnable.law.moves import legal_moves
from winnable.store import Settings, Store, database_at
from winnable.store.backups import BackupError, BackupFault, back_up, examine, restore
from winnable.store.contests.browsers import Browsers
from winnable.store.contests.players import Players
from winnable.store.databases.database import Database, key_of
from winnable.store.databases.migrations import MIGRATIONS, migrate
from winnable.store.databases.salvage import executing, tables_of
from winnable.store.databases.sqlite import FILE, Sqlite

__all__ = ["any_store", "postgres_url", "server"]


def everything(database: Database) -> dict[str, list[tuple[object, ...]]]:
    """Every row of every table."""
    database.write("SELECT 1")  # makes the tables
    with database.reading() as rows:
        return {name: sorted(rows(f"SELECT * FROM {name}"), key=repr) for name in TABLES}


def _tables() -> list[str]:
    """The tables of the newest version."""
    with closing(sqlite3.connect(":memory:")) as memory:
        migrate(executing(memory), MIGRATIONS)
        return list(tables_of(executing(memory)))


TABLES: Final = _tables()


def filled(store: Store) -> Store:
    """A store with something in many tables."""
    for number in range(30):
        keep(store, game(number=number), number)
    store.keep_settings(Settings())
    players = Players(store.database)
    players.call(store.player, "Ada")
    key_of(store.database, "dailies")
    Browsers(store.database).begin(store.player, "Firefox/Linux")
    with store.database.writing() as execute:
        execute("INSERT INTO damaged VALUES ('', 'à', 0, ?)", "line\none\t\u2660 'quoted' \\ %s ?")
        execute("INSERT INTO damaged VALUES ('', 'à', 0, ?)", "twice")
        execute("INSERT INTO damaged VALUES ('', 'à', 0, ?)", "twice")
    return store


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
def test_a_backup_of_any_database_restores_to_any_other(
    store: Store, tmp_path: Path, request: pytest.FixtureRequest, target: str
) -> None:
    before = everything(filled(store).database)
    path = tmp_path / "backup.db"
    counts = back_up(store.database, path)
    assert counts == {name: len(rows) for name, rows in before.items()}
    assert path.stat().st_mode & 0o777 == 0o600 or os.name == "nt"
    data = path.read_bytes()
    to: Database = (
        Sqlite(tmp_path / "new")
        if target == "sqlite"
        else database_at(request.getfixturevalue("server").database())
    )
    key_of(to, "dailies")  # a server has started
    Browsers(to).rotate(30)
    assert restore(path, to) == counts
    assert everything(to) == before
    assert path.read_bytes() == data
    assert not [each for each in tmp_path.iterdir() if each.name.startswith(".")]
    to.close()


def test_a_backup_is_of_one_moment_while_games_go_on(store: Store, tmp_path: Path) -> None:
    """Each turn changes two rows in one transaction; a backup never has one of them."""
    ids = [keep(store, game(number=number), number) for number in range(200)]
    is_over, turns, database = threading.Event(), [0], reopened(store).database
    database.write("UPDATE games SET saved = ''")

    def work() -> None:
        while not is_over.is_set():
            with database.writing() as execute:
                turns[0] += 1
                for each in (ids[0], ids[-1]):
                    execute("UPDATE games SET saved = ? WHERE id = ?", str(turns[0]), each)

    player = threading.Thread(target=work)
    player.start()
    try:
        for number in range(8):
            until(lambda least=number: turns[0] > least)  # type: ignore[misc]
            path = tmp_path / f"{number}.db"
            back_up(store.database, path)
            with closing(sqlite3.connect(path)) as copy:
                found = copy.execute(
                    "SELECT saved FROM games WHERE id IN (?, ?)", (ids[0], ids[-1])
                )
                assert len(set(found)) == 1
    finally:
        is_over.set()
        player.join()


def test_a_restored_game_goes_on(store: Store, tmp_path: Path) -> None:
    played = game()
    name = keep(store, played)
    back_up(store.database, tmp_path / "backup.db")
    restore(tmp_path / "backup.db", Sqlite(tmp_path / "new"))
    again = Store(tmp_path / "new")
    assert text_of(again, name) == played.text
    played.play(legal_moves(played.position)[0])
    again.save(name, played)
    assert text_of(again, name) == played.text


# What is refused changes nothing.


def test_no_file_is_overwritten(store: Store, tmp_path: Path) -> None:
    keep(store, game())
    (tmp_path / "backup.db").write_text("mine")
    with pytest.raises(StoreError) as caught:
        back_up(store.database, tmp_path / "backup.db")
    assert (caught.value.code, caught.value.details["why"]) == (StoreFault.WRITE, "File exists")
    assert (tmp_path / "backup.db").read_text() == "mine"


def test_a_database_with_games_is_not_overwritten(store: Store, tmp_path: Path) -> None:
    back_up(filled(Store(tmp_path / "old")).database, tmp_path / "backup.db")
    keep(store, game(number=1))
    key_of(store.database, "dailies")
    before = everything(store.database)
    with pytest.raises(BackupError) as caught:
        restore(tmp_path / "backup.db", store.database)
    assert caught.value.code is BackupFault.FULL
    assert everything(store.database) == before


def _other_program(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE games (id TEXT)")


def _truncated(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2)


def _newer(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")


def _replaced(path: Path) -> None:
    path.unlink()
    _other_program(path)


def _instead(make: Callable[[Path], None]) -> Callable[[Path], None]:
    def spoil(path: Path) -> None:
        path.unlink()
        make(path)

    return spoil


SPOILED: Final[dict[str, Callable[[Path], object]]] = {
    "empty": lambda path: path.write_bytes(b""),
    "text": lambda path: path.write_text("winnable game 1"),
    "noise": lambda path: path.write_bytes(os.urandom(5000)),
    "head": lambda path: path.write_bytes(path.read_bytes()[:100]),
    "half": _truncated,
    "other": _replaced,
    "newer": _newer,
    "missing": lambda path: path.unlink(),
    "folder": _instead(Path.mkdir),
    "pipe": _instead(lambda path: os.mkfifo(path, 0o600)),
    "link": _instead(lambda path: path.symlink_to(path)),
}


@pytest.mark.parametrize("spoil", SPOILED)
def test_what_is_no_whole_backup_is_refused(store: Store, tmp_path: Path, spoil: str) -> None:
    if spoil == "pipe" and not hasattr(os, "mkfifo"):
        pytest.skip("no pipes with names")
    path = tmp_path / "backup.db"
    back_up(filled(Store(tmp_path / "old")).database, path)
    SPOILED[spoil](path)
    with pytest.raises((BackupError, StoreError)) as caught:
        restore(path, store.database)
    assert isinstance(caught.value, WinnableError)
    assert str(path) in str(caught.value.details["file"]) or spoil == "newer"
    assert not any(everything(store.database).values())


def test_a_backup_of_an_older_version_is_brought_up_to_date(store: Store, tmp_path: Path) -> None:
    path = tmp_path / "backup.db"
    with closing(sqlite3.connect(path)) as file:
        migrate(executing(file), MIGRATIONS[:1])
        file.execute("INSERT INTO nicknames VALUES ('', 'Ada', 'ada')")
        file.execute("PRAGMA user_version = 1")
        file.commit()
    assert restore(path, store.database)["nicknames"] == 1


def test_a_copied_data_folder_is_a_backup(store: Store, tmp_path: Path) -> None:
    old = filled(Store(tmp_path / "old"))
    before = everything(old.database)
    old.database.close()
    shutil.copyfile(tmp_path / "old" / FILE, tmp_path / "copy.db")
    restore(tmp_path / "copy.db", store.database)
    assert everything(store.database) == before


# The doctor


def test_the_doctor_reads_every_game(store: Store) -> None:
    assert examine(store.database).tables in {0, len(MIGRATIONS)}
    filled(store)
    with store.database.writing() as execute:
        execute("UPDATE games SET text = 'no game' WHERE turn > ?", 999_997)
    before = everything(store.database)
    health = examine(reopened(store).database)
    assert (health.damage, health.unread, health.games) == ((), 3, 30)
    assert everything(store.database) == before
