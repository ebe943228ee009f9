"""A database of every earlier version is opened, and nothing in it is lost; a newer one is refused.

``versions/N.sql`` is a database that version N wrote, as SQL. Versions without a record have never
been released: they are made by the queries of ``MIGRATIONS`` from the record before.
"""

import sqlite3
from pathlib import Path

import pytest

from tests.support.stores import (
    any_store,
    contents,
    game,
    place_of,
    postgres_url,
    reopened,
    server,
    text_of,
    write,
)
from winnable.disk import StoreError, StoreFault
from winnable.law.variants import VARIANTS
from winnable.speech.messages import LANGUAGES, Voice, say_fault
from winnable.store import Settings, Store
from winnable.store.databases.database import MIGRATIONS
from winnable.store.databases.sqlite import FILE, Sqlite

__all__ = ["any_store", "postgres_url", "server"]

RECORDS = {int(path.stem): path for path in (Path(__file__).parent / "versions").glob("*.sql")}
EARLIER = range(1, len(MIGRATIONS))


def queries(version: int) -> list[str]:
    """The queries that make a database of that version, with rows in every table."""
    recorded = max(number for number in RECORDS if number <= version)
    later = [query for each in MIGRATIONS[recorded:version] for query in each]
    return [RECORDS[recorded].read_text(), *later]


def make(store: Store, version: int) -> None:
    """Fills an empty database with one of that version."""
    if isinstance(store.database, Sqlite):
        connection = sqlite3.connect(store.database.folder / FILE)
        for each in [*queries(version), f"PRAGMA user_version = {version}"]:
            connection.executescript(each)
        connection.close()
        return
    import psycopg

    with psycopg.connect(place_of(store)) as other:
        for each in [*queries(version), "CREATE TABLE version (number BIGINT NOT NULL)"]:
            other.execute(each.encode())
        other.execute("INSERT INTO version VALUES (%s)", (version,))


def name_of(number: int, variant: str) -> str:
    return f"{variant}-20261123-180500-{number:032x}"


@pytest.mark.parametrize("version", EARLIER)
def test_an_earlier_version_is_opened_with_everything_in_it(store: Store, version: int) -> None:
    make(store, version)
    for player in (store, Store(store.database, "somebodyelse")):
        states = {each.name: each.state for each in player.listed()}
        for number, name in enumerate(VARIANTS):
            game_id = name_of(number, name)
            expected = game(name, moves="sh" if name == "solitario" else "sw")
            expected.seconds = 61
            assert text_of(player, game_id) == expected.text
            state = "won" if number == 2 and player is store else "left" if number == 1 else "open"
            assert states[game_id] == state
    assert len([*store.in_progress()]) == len(VARIANTS) - 2 + 1
    results, damaged = store.results()
    assert ([each.id for each in results], damaged) == ([name_of(1, [*VARIANTS][1])], 1)
    assert store.settings() == Settings(language="it", memory=True)
    assert store.mistakes() == ["kept"]
    assert store.set_aside() == [("a.txt", "it's\ntorn")]
    assert store.secret() == bytes.fromhex("ab" * 32)
    assert store.new_troubles() == []
    game_id = store.replace(None, game())
    store.save(game_id, game(moves="sw"))
    assert reopened(store).read(game_id) == game(moves="sw")


@pytest.mark.parametrize("version", EARLIER)
def test_its_tables_become_those_of_a_new_database(tmp_path: Path, version: int) -> None:
    old, new = Store(tmp_path / "old"), Store(tmp_path / "new")
    (tmp_path / "old").mkdir()
    make(old, version)
    new.keep_settings(Settings())
    query = "SELECT type, name, tbl_name FROM sqlite_master ORDER BY 1, 2"
    assert old.database.read(query) == new.database.read(query)
    for _, _, table in old.database.read(query):
        columns = f"SELECT name, type, pk, \"notnull\" FROM pragma_table_info('{table}')"
        assert old.database.read(columns) == new.database.read(columns)


def test_a_released_version_never_changes() -> None:
    record = RECORDS[1].read_text()
    for query in MIGRATIONS[0]:
        assert query in record


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newer_version_is_refused_in_one_sentence_and_left_alone(
    store: Store, language: str
) -> None:
    store.keep_settings(Settings(language="it"))
    before = contents(store)
    if isinstance(store.database, Sqlite):
        write(store, "PRAGMA user_version = 99")
    else:
        write(store, "INSERT INTO version VALUES (99)")
    newer = reopened(store)
    with pytest.raises(StoreError) as caught:
        newer.save("x", game())
    assert caught.value.code is StoreFault.NEWER
    for front in ("line", "web"):
        sentence = say_fault(Voice(language=language, front=front), caught.value)
        assert sentence.endswith(".")
        assert "\n" not in sentence
    assert contents(store) == before
