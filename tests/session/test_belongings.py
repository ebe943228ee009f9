"""Everything of a player: merged without a loss, deleted without a trace, exported and imported."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from signal import SIGKILL

import pytest

from tests.support.stores import (
    add_result,
    any_store,
    contents,
    game,
    keep,
    keep_result,
    postgres_url,
    server,
)
from tests.support.stores import write as write_to
from winnable.game.game import Game
from winnable.law.difficulty import Difficulty
from winnable.law.variants import VARIANTS
from winnable.store import Settings, Store
from winnable.store.belongings import (
    OWNED,
    Added,
    ImportFileError,
    add_export,
    export,
    parse_export,
)
from winnable.store.contests.browsers import Browsers
from winnable.store.contests.players import Passkey, Players, Purpose, Restriction
from winnable.store.databases.database import Execute
from winnable.store.databases.sqlite import Sqlite
from winnable.store.merging import delete, follow, merge, sweep

__all__ = ["any_store", "postgres_url", "server"]

ID = "draw-three-20261123-180506-0123456789abcdef0123456789abcdef"


def furnish(store: Store, name: str, number: int) -> str:
    """Gives a player one row of everything; returns the name of the game."""
    played = game(name, "sh" if name == "solitario" else "sw", number)
    game_id = keep(store, played, age=100 - number)
    add_result(store, game_id, played)
    store.mistakes.keep(game_id, game(name, number=number).text)
    store.keep_settings(Settings(language="it", levels={"d3r": Difficulty.HARD}))
    players = Players(store.database)
    players.call(store.player, f"Rival {game_id[-6:]}")
    players.add_passkey(Passkey(game_id, store.player, "key", 0, "Phone", "2026-11-23"))
    Browsers(store.database).begin(store.player, "Firefox/Linux")
    players.issue(game_id, store.player, Purpose.REGISTER, 60)
    write_to(store, "INSERT INTO damaged VALUES (?, ?, 0, 'torn')", store.player, game_id)
    return game_id


def tables_with_players(store: Store) -> set[str]:
    """The tables that have a column ``player``."""
    if isinstance(store.database, Sqlite):
        query = (
            "SELECT m.name FROM sqlite_master AS m, pragma_table_info(m.name) AS c "
            "WHERE m.type = 'table' AND c.name = 'player'"
        )
    else:
        query = (
            "SELECT table_name FROM information_schema.columns "
            "WHERE table_schema = 'public' AND column_name = 'player'"
        )
    return {name for (name,) in store.database.read(query)}


def rows_of(store: Store, player: str) -> dict[str, int]:
    """How many rows of a player each table has, if any."""
    counts = {
        table: store.database.read(f"SELECT count(*) FROM {table} WHERE player = ?", player)[0][0]
        for table in tables_with_players(store)
    }
    return {table: count for table, count in counts.items() if count}


def test_every_table_of_players_is_merged_and_deleted(store: Store) -> None:
    store.keep_settings(Settings())
    assert tables_with_players(store) == {*OWNED, "aliases"}


# Merging


def test_a_merge_loses_nothing(store: Store) -> None:
    one, two = Store(store.database, "one"), Store(store.database, "two")
    games = {
        furnish(each, name, number)
        for number, name in enumerate(VARIANTS, 1)
        for each in (one, two)
    }
    two.keep_settings(Settings(language="fr"))
    name = Players(store.database).nickname("two")
    assert merge(store.database, "one", "two") == len(VARIANTS)
    assert {each.name for each in two.listed()} == games
    assert {each.id for each in two.results.all()} == games
    assert set(two.mistakes.names()) == games
    assert len(two.troubles.texts()) == len(games)
    assert len(Players(store.database).passkeys("two")) == len(games)
    assert len(Browsers(store.database).listed("two")) == len(games)
    assert two.settings().language == "fr"  # of the player who stays
    assert Players(store.database).nickname("two") == name
    assert rows_of(store, "one") == {"aliases": 1}
    assert follow(store.database, "one") == "two"


def test_what_the_target_does_not_have_comes_along(store: Store) -> None:
    furnish(Store(store.database, "one"), "draw-one", 1)
    name = Players(store.database).nickname("one")
    merge(store.database, "one", "two")
    assert Store(store.database, "two").settings().language == "it"
    assert Players(store.database).nickname("two") == name


def test_games_and_results_are_ordered_by_their_times(store: Store) -> None:
    """So the game to resume is the last one played, and streaks are as they happened."""
    one, two = Store(store.database, "one"), Store(store.database, "two")
    for hour, each in ((1, one), (2, two), (3, one), (4, two)):
        game_id = keep(each, game(moves="sw", number=hour))
        query = "UPDATE games SET saved = ? WHERE id = ?"
        write_to(store, query, f"2026-11-23T0{hour}:00:00Z", game_id)
        add_result(each, game_id, game(moves="sw", number=hour))
        ((data,),) = store.database.read("SELECT data FROM results WHERE id = ?", game_id)
        changed = {**json.loads(data), "ended": f"2026-11-23T0{hour}:00:00Z"}
        write_to(store, "UPDATE results SET data = ? WHERE id = ?", json.dumps(changed), game_id)
        write_to(store, "UPDATE games SET state = 'won' WHERE id = ?", game_id)
    merge(store.database, "one", "two")
    assert [each.saved[12] for each in two.listed()] == ["4", "3", "2", "1"]
    assert [each.deal for each in two.results.all()] == ["1", "2", "3", "4"]


def test_the_game_to_resume_is_that_of_the_device_with_the_code(store: Store) -> None:
    one, two = Store(store.database, "one"), Store(store.database, "two")
    theirs = keep(two, game(moves="sw", number=1), age=1)
    keep(two, game(moves="sw", number=2), age=2)
    mine = keep(one, game(moves="sw", number=3))
    keep(one, game(number=4))  # opened with the page
    assert merge(store.database, "one", "two") == 1
    assert [*two.in_progress()][:2] == [theirs, mine]
    assert len([*two.listed()]) == 3


def test_the_same_game_of_both_is_one_and_different_games_of_a_name_are_two(store: Store) -> None:
    one, two = Store(store.database, "one"), Store(store.database, "two")
    other = ID.replace("0506", "0507")
    for each, number in ((one, 1), (two, 2)):
        each.save(ID, game(moves="sw", number=number))
        each.mistakes.keep(ID, game(number=number).text)
        each.save(other, game(moves="sw", number=3))
    add_result(one, ID, game(moves="sw", number=1))
    assert merge(store.database, "one", "two") == 1
    found = {each.name: two.text(each.name) for each in two.listed()}
    assert sorted(filter(None, found.values())) == sorted(
        game(moves="sw", number=number).text for number in (1, 2, 3)
    )
    assert found[ID] == game(moves="sw", number=2).text
    (renamed,) = found.keys() - {ID, other}
    assert [each.id for each in two.results.all()] == [renamed]
    assert set(two.mistakes.names()) == {ID, renamed}


def test_a_win_replaces_a_loss_of_the_same_game(store: Store) -> None:
    one, two = Store(store.database, "one"), Store(store.database, "two")
    values = {"id": ID, "name": "draw-three", "moves": 9, "seconds": 60, "points": None}
    for player, won in (("two", False), ("one", True)):
        keep_result(store, {**values, "won": won})
        write_to(store, "UPDATE results SET player = ? WHERE player = ''", player)
    merge(store.database, "one", "two")
    assert [each.won for each in two.results.all()] == [True]
    assert one.results.read() == ([], [])


def test_keys_of_merged_players_lead_to_the_last_one(store: Store) -> None:
    target_of = partial(follow, store.database)
    merge(store.database, "a", "b")
    merge(store.database, "b", "c")
    assert [*map(target_of, "abcd")] == ["c", "c", "c", "d"]
    keep(Store(store.database, "b"), game(moves="sw"))  # an old window wrote it
    assert merge(store.database, "b", "a") == 1  # into c
    merge(store.database, "c", "b")  # nobody
    assert [*map(target_of, "abc")] == ["c", "c", "c"]
    assert rows_of(store, "c") == {"games": 1}


def test_a_ban_cannot_be_escaped_by_a_merge(store: Store) -> None:
    players = Players(store.database)
    players.restrict("one", Restriction.BANNED)
    players.restrict("two", Restriction.HIDDEN)
    merge(store.database, "one", "two")
    assert players.restriction("two") is Restriction.BANNED
    merge(store.database, "three", "two")
    assert players.restriction("two") is Restriction.BANNED


# Deletion; what requests under way write meanwhile: test_deletions.py


def forget_requests(store: Store) -> None:
    """Deletes what is left of deleted players, as a server does hours later."""
    write_to(store, "UPDATE tickets SET expires = expires - 86400")
    sweep(store.database)


def test_a_deletion_leaves_nothing_of_the_player_and_everything_of_others(store: Store) -> None:
    for player in ("", "one", "two"):
        furnish(Store(store.database, player), "draw-three", 5)
    merge(store.database, "zero", "one")
    before = contents(store)
    assert delete(store.database, "one")
    forget_requests(store)
    assert rows_of(store, "one") == {}
    assert rows_of(store, "zero") == {}
    after = contents(store)
    assert all(
        [row for row in rows if row[0] != "one"] == after[table] for table, rows in before.items()
    )


@pytest.fixture
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("databases.batches", "belongings"):
        monkeypatch.setattr(f"winnable.store.{module}.BATCH", 2)


def break_off(store: Store, after: int, change: Callable[[], object]) -> bool:
    """Makes a change whose process dies after some transactions; returns whether it died."""
    database, left = store.database, after
    begin = database.writing

    @contextmanager
    def writing() -> Iterator[Execute]:
        nonlocal left
        left -= 1
        if left < 0:
            raise KeyboardInterrupt
        with begin() as execute:
            yield execute

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "writing", writing)
        try:
            change()
        except KeyboardInterrupt:
            return True
    return False


def update(store: Store, name: str, at: str) -> None:
    """Sets the times of a game and of its result; the game is in progress."""
    query = "UPDATE games SET state = 'open', saved = ? WHERE player = ? AND id = ?"
    write_to(store, query, at, store.player, name)
    query = "SELECT data FROM results WHERE player = ? AND id = ?"
    ((data,),) = store.database.read(query, store.player, name)
    changed = json.dumps({**json.loads(data), "ended": at})
    query = "UPDATE results SET data = ? WHERE player = ? AND id = ?"
    write_to(store, query, changed, store.player, name)


@pytest.mark.usefixtures("small_batches")
def test_a_merge_goes_on_after_a_kill(store: Store) -> None:
    """Killed after any of its transactions and made again, it ends as if it had not been killed."""
    ends, after, died = set(), 0, True
    while died:
        one, two = (Store(store.database, f"{name}{after}") for name in ("one", "two"))
        for each, numbers in ((one, (1, 3, 5, 7, 9)), (two, (2, 4, 6))):
            for number in numbers:
                name, at = f"{ID[:-1]}{number}", f"2026-11-23T0{number}:00:00Z"
                played = game(moves="sw", number=number)
                each.save(name, played)
                add_result(each, name, played)
                each.mistakes.keep(name, game(number=number).text)
                update(each, name, at)
        resumed = next(iter(two.in_progress()))
        again = partial(merge, store.database, one.player, two.player)
        died = break_off(store, after, again)
        again()
        assert rows_of(store, one.player) == {"aliases": 1}
        games = [each.name for each in two.listed()]
        assert games[0] == resumed
        ends.add((*games, *(each.id for each in two.results.all())))
        assert len(two.mistakes.names()) == 8
        after += 1
    assert after > 10
    assert len(ends) == 1


@pytest.mark.usefixtures("small_batches")
def test_a_deletion_goes_on_after_a_kill(store: Store) -> None:
    after, died = 0, True
    while died:
        player = f"gone{after}"
        for number in range(1, 6):
            furnish(Store(store.database, player), "draw-three", number)
        died = break_off(store, after, partial(delete, store.database, player))
        if not after:
            assert rows_of(store, player)["games"] == 5  # nothing has begun
            delete(store.database, player)
        sweep(store.database)
        assert rows_of(store, player) == {"tickets": 1}
        forget_requests(store)
        assert rows_of(store, player) == {}
        after += 1
    assert after > 5


DELETING = """
import os, signal, sys
from contextlib import contextmanager
from winnable.store import Store
from winnable.store.merging import delete

database, left = Store().database, int(sys.argv[1])
begin = database.writing

@contextmanager
def writing():
    with begin() as execute:
        def execute_or_die(query, *values):
            global left
            left -= 1
            if left < 0:
                os.kill(os.getpid(), signal.SIGKILL)
            return execute(query, *values)
        yield execute_or_die

database.writing = writing
delete(database, "")
"""
"""Deletes the local player; the process is killed instead of some query."""


def test_a_deletion_of_the_local_player_that_is_killed_leaves_everything_or_nothing(
    tmp_path: Path,
) -> None:
    after, died = 0, True
    while died:
        home = tmp_path / str(after)
        store = Store(home / "winnable")
        for number in range(1, 4):
            furnish(store, "draw-three", number)
        before = rows_of(store, "")
        store.database.close()
        environment = {**os.environ, "XDG_DATA_HOME": str(home)}
        command = [sys.executable, "-c", DELETING, str(after)]
        died = subprocess.run(command, env=environment, check=False).returncode == -SIGKILL
        left = rows_of(store, "")
        assert left in (before, {}), after
        assert died or not left
        delete(store.database, "")
        assert rows_of(store, "") == {}
        store.database.close()
        after += 1
    assert after > 10


def test_a_deletion_that_was_broken_off_goes_on_however_late(store: Store) -> None:
    players = Players(store.database)
    furnish(Store(store.database, "one"), "draw-three", 1)
    assert break_off(store, 1, lambda: delete(store.database, "one"))
    write_to(store, "UPDATE tickets SET expires = expires - 864000")
    players.issue("secret", "two", Purpose.DOOR, 60)  # forgets what has expired
    forget_requests(store)
    assert rows_of(store, "one") == {}


# Export and import


def test_an_export_can_be_imported_elsewhere_and_twice(store: Store, tmp_path: Path) -> None:
    games = {furnish(store, name, number) for number, name in enumerate(VARIANTS, 1)}
    text = export(store)
    elsewhere = Store(tmp_path / "elsewhere", "visitor")
    assert import_text(elsewhere, text) == Added(len(games), len(games), 0)
    assert [*elsewhere.listed()] == [*store.listed()]
    assert elsewhere.results.read() == store.results.read()
    assert elsewhere.mistakes.names() == store.mistakes.names()
    assert elsewhere.settings() == store.settings()
    assert import_text(elsewhere, text) == Added(0, 0, 0)
    assert {each.name for each in elsewhere.listed()} == games


def test_an_import_replaces_nothing(store: Store) -> None:
    store.save(ID, game(moves="sw", number=1))
    store.keep_settings(Settings(language="it"))
    other = Store(store.database, "other")
    other.save(ID, game(moves="sw", number=2))
    other.keep_settings(Settings(language="fr"))
    assert import_text(store, export(other)) == Added(1, 0, 0)
    assert store.text(ID) == game(moves="sw", number=1).text
    assert len([*store.listed()]) == 2
    assert store.settings().language == "it"


def import_text(store: Store, text: str) -> Added:
    return add_export(store, parse_export(text))


def written(**fields: object) -> str:
    return json.dumps({"version": 1, "winnable": "everything", **fields})


def test_damaged_entries_are_counted(store: Store) -> None:
    text = written(
        games=[{"id": "x", "text": "no game"}, {"id": "../x", "text": game(moves="sw").text}],
        results=[
            {},
            {"id": "a\0", "name": "x", "won": True, "moves": 1, "seconds": 1, "points": 0},
        ],
        mistakes=[{"id": "x", "text": "no game"}],
        settings={"colour": "red"},
    )
    assert import_text(store, text) == Added(1, 0, 5)
    (only,) = store.listed()
    assert only.name.startswith("draw-three-")
    assert isinstance(store.read(only.name), Game)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "winnable game 1",
        "[" * 100_000,
        '{"version": 2, "winnable": "everything"}',
        written(games=[{"id": 1, "text": "x"}]),
        written(games=[{"id": "x", "text": "x", "state": "lost"}]),
        written(games=[{"id": "x" * 201, "text": "x"}]),
        written(results=["x"]),
    ],
)
def test_what_is_no_export_is_refused(store: Store, text: str) -> None:
    with pytest.raises(ImportFileError):
        import_text(store, text)
    assert contents(store) == {}
