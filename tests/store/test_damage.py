"""A damaged database of SQLite: what can be read is kept, and games can be saved again."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tests.support.length import IS_LONG
from tests.support.stores import game, keep, text_of
from winnable.disk import StoreError, StoreFault
from winnable.store import Settings, Store
from winnable.store.databases.migrations import MIGRATIONS, migrate
from winnable.store.databases.salvage import executing
from winnable.store.databases.sqlite import FILE, Sqlite

PAGE: Final = 4096
RUNS: Final = 1000 if IS_LONG else 25
Damage = Callable[[bytearray, Random], object]


def _flip(data: bytearray, random: Random) -> None:
    version = data[60:64]  # otherwise it is, rightly, left alone as that of a newer program
    for _ in range(random.choice((1, 3, 30, 300))):
        data[random.randrange(len(data))] ^= 1 << random.randrange(8)
    data[60:64] = version


def _blank(data: bytearray, random: Random) -> None:
    for _ in range(random.choice((1, 1, 3))):
        at = PAGE * random.randrange(len(data) // PAGE)
        data[at : at + PAGE] = random.choice((bytes(PAGE), random.randbytes(PAGE)))


def _cut(data: bytearray, random: Random) -> None:
    del data[random.randrange(len(data)) :]


def _swap(data: bytearray, random: Random) -> None:
    one, other = (PAGE * random.randrange(len(data) // PAGE) for _ in range(2))
    data[one : one + PAGE], data[other : other + PAGE] = (
        data[other : other + PAGE],
        data[one : one + PAGE],
    )


DAMAGES: Final[dict[str, Damage]] = {"flip": _flip, "blank": _blank, "cut": _cut, "swap": _swap}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, dict[str, str]]:
    """A database of forty games, and their texts."""
    store = Store(tmp_path_factory.mktemp("whole"))
    names = [keep(store, game(number=number), number) for number in range(40)]
    store.keep_settings(Settings())
    texts = {name: text_of(store, name) for name in names}
    store.database.close()
    return (Path(store.database.name)).read_bytes(), texts


def insisting(database: Sqlite, act: Callable[[], object]) -> None:
    """Tries as a player would: what meets damage fails once, and the next try succeeds.

    Where the names of the tables are damaged, it needs the doctor.
    """
    for _ in range(3):
        with suppress(StoreError):
            act()
            return
    database.mend()
    act()


def play_on(store: Store, texts: dict[str, str], *, reads_first: bool) -> None:
    """Saves and reads everything, after damage.

    What was saved before anything met the damage may be lost with its page; the next save stays.
    """
    database = store.database
    assert isinstance(database, Sqlite)
    if reads_first:
        with suppress(StoreError):
            store.latest()
    insisting(database, lambda: store.save("new", game(number=99)))
    insisting(database, lambda: store.keep_settings(Settings()))
    insisting(database, store.settings)
    insisting(database, lambda: list(store.listed()))
    for name in texts:
        insisting(database, partial(store.text, name))
    insisting(database, lambda: store.save("new", game(number=99)))
    assert text_of(store, "new") == game(number=99).text
    database.mend()  # what no query has met
    assert not database.damage()
    store.save("new", game(number=99))
    database.close()


@pytest.mark.parametrize("kind", DAMAGES)
def test_whatever_is_damaged_games_are_saved_and_read_again(
    kind: str, whole: tuple[bytes, dict[str, str]], tmp_path: Path
) -> None:
    data, texts = whole
    for run in range(RUNS):
        random, spoiled = Random(f"{kind} {run}"), bytearray(data)
        DAMAGES[kind](spoiled, random)
        folder = tmp_path / str(run)
        folder.mkdir()
        (folder / FILE).write_bytes(spoiled)
        play_on(Store(folder), texts, reads_first=random.random() < 0.5)


@pytest.mark.parametrize("page", range(3, 12))
def test_a_page_that_cannot_be_read_costs_its_own_rows(
    page: int, whole: tuple[bytes, dict[str, str]], tmp_path: Path
) -> None:
    data, texts = whole
    (tmp_path / FILE).write_bytes(
        data[: PAGE * page] + os.urandom(PAGE) + data[PAGE * page + PAGE :]
    )
    store = Store(tmp_path)
    database = store.database
    assert isinstance(database, Sqlite)
    before = database.damage()
    database.mend()
    troubles = store.troubles.news()
    assert [each.code for each in troubles] == [StoreFault.SALVAGED] * bool(before)
    kept = {name for name in texts if store.text(name) == texts[name]}
    assert len(kept) > len(texts) // 2 or _is_of_schema(data, page)
    assert not database.damage()


def _is_of_schema(data: bytes, page: int) -> bool:
    """Whether a page is the root of the table of games."""
    with closing(sqlite3.connect(":memory:")) as memory:
        memory.deserialize(data[:18] + b"\1\1" + data[20:])  # no journal
        (root,) = memory.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'games'"
        ).fetchone()
    return bool(root == page + 1)


def test_a_whole_database_stays_as_it_is(tmp_path: Path) -> None:
    store = Store(tmp_path)
    name = keep(store, game())
    database = store.database
    assert isinstance(database, Sqlite)
    database.mend()
    assert store.troubles.news() == []
    assert not (tmp_path / "damaged").exists()
    assert text_of(store, name) == game().text


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS)))
def test_a_damaged_database_of_an_earlier_version_is_mended_and_changed(
    version: int, tmp_path: Path
) -> None:
    """What a migration makes of rows it makes of those that could be read."""
    path = tmp_path / FILE
    with closing(sqlite3.connect(path)) as file:
        migrate(executing(file), MIGRATIONS[:version])
        for name in ("cookies", "ranked")[(version > 2) + (version > 3) :]:
            file.execute("INSERT INTO keys VALUES (?, ?)", (name, "ab" * 32))
        file.execute("INSERT INTO ranked_deals VALUES ('2026-11-27', 'draw-one', 0, 'x')")
        for number in range(100):
            file.execute("INSERT INTO nicknames VALUES (?, ?, ?)", (f"{number:022}", "x", number))
        file.execute(f"PRAGMA user_version = {version}")
        file.commit()
        query = "SELECT rootpage FROM sqlite_master WHERE name = 'results'"
        (page,) = file.execute(query).fetchone()
    data = bytearray(path.read_bytes())
    data[PAGE * page - PAGE : PAGE * page] = bytes(PAGE)
    path.write_bytes(data)
    database = Sqlite(tmp_path)
    database.mend()
    assert database.read("SELECT count(*) FROM nicknames") == [(100,)]
    assert database.read("SELECT count(*) FROM browsers") == [(0 if version > 2 else 100,)]
    assert database.read("SELECT count(*) FROM seasons") == [(0 if version > 3 else 1,)]
    assert database.read("SELECT name FROM keys") == []
    assert not database.damage()
