"""A row that a request adds while its player is merged into another one, or after that, comes along
with the next visit or sweep, as if the merge had found it.
"""

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from itertools import count
from typing import Final, NamedTuple

import pytest

from tests.session.test_belongings import forget_requests, rows_of, tables_with_players
from tests.support.stores import add_result, any_store, game, postgres_url, server
from winnable.game.game import Game
from winnable.speech.messages import Language, Voice
from winnable.store import Settings, Store
from winnable.store.contests.browsers import Browsers
from winnable.store.contests.players import Passkey, Players, Purpose, Restriction
from winnable.store.databases import batches
from winnable.store.databases.database import Execute, Row
from winnable.store.databases.sqlite import Sqlite
from winnable.store.merging import delete, merge, sweep
from winnable.web.players.identity import Identities, names_below
from winnable.web.players.profile import Profiles, Visit
from winnable.web.wire import profile as wire

__all__ = ["any_store", "postgres_url", "server"]
ID: Final = "draw-three-20261123-180506-0123456789abcdef0123456789abcdef"
OTHER: Final = ID[:-1] + "0"


def players(store: Store) -> Players:
    return Players(store.database)


def name_of(store: Store) -> str:
    """A nickname, or the id of something, that only one player has."""
    return f"Late {store.player}"


def add_passkey(store: Store) -> None:
    passkey = Passkey(name_of(store), store.player, "key", 0, "Phone", "2026-11-23")
    assert players(store).add_passkey(passkey)


def forget_passkeys(store: Store) -> None:
    for each in players(store).passkeys(store.player):
        players(store).forget_passkey(store.player, each.id)


def add_attempt(store: Store) -> None:
    store.database.write(
        "INSERT INTO attempts VALUES "
        "('2026-11-23', 'draw-one', ?, 1, '', 1, 'playing', '', 0, 0, 0, NULL, 0, 0, 0)",
        store.player,
    )


def replace_code(store: Store) -> None:
    """A new transfer code ends the one before."""
    players(store).issue("newer", store.player, Purpose.TRANSFER, 60)
    assert players(store).redeem("newer", Purpose.TRANSFER) == store.player


def sign_out(store: Store) -> None:
    for each in phones(store):
        Browsers(store.database).sign_out(store.player, each)


def phones(store: Store) -> list[str]:
    return [each.id for each in Browsers(store.database).listed(store.player) if "iOS" in each.name]


class Kind(NamedTuple):
    """A row that a request of a player may add."""

    add: Callable[[Store], object]
    finds: Callable[[Store], object] | None = None
    """Whether the player finds it; None: only the database can tell."""
    remove: Callable[[Store], object] | None = None
    """How the player, or the host, removes it; None: it stays."""


KINDS: Final[dict[str, Kind]] = {
    "games": Kind(
        lambda store: store.save(ID, game(moves="sw")),
        lambda store: isinstance(store.read(ID), Game),
        lambda store: store.delete(ID),
    ),
    "results": Kind(
        lambda store: add_result(store, ID, game(moves="sw")), lambda store: store.results.has(ID)
    ),
    "mistakes": Kind(
        lambda store: store.mistakes.keep(ID, game().text),
        lambda store: ID in store.mistakes.names(),
        lambda store: store.mistakes.forget(ID),
    ),
    "damaged": Kind(
        lambda store: store.troubles.set_aside("games", ID, "torn"),
        lambda store: (ID, "torn") in store.troubles.texts(),
    ),
    "settings": Kind(
        lambda store: store.keep_settings(Settings(language="it")),
        lambda store: store.settings().language == "it",
    ),
    "nicknames": Kind(
        lambda store: players(store).call(store.player, name_of(store)),
        lambda store: players(store).nickname(store.player),
        lambda store: players(store).call(store.player, ""),
    ),
    "restrictions": Kind(
        lambda store: players(store).restrict(store.player, Restriction.HIDDEN),
        lambda store: players(store).restriction(store.player),
        lambda store: players(store).restrict(store.player, None),
    ),
    "passkeys": Kind(
        add_passkey,
        lambda store: players(store).passkeys(store.player),
        forget_passkeys,
    ),
    "browsers": Kind(
        lambda store: Browsers(store.database).begin(store.player, "Safari/iOS"), phones, sign_out
    ),
    "tickets": Kind(
        lambda store: players(store).issue(name_of(store), store.player, Purpose.TRANSFER, 60),
        None,
        replace_code,
    ),
    "attempts": Kind(add_attempt),
}
"""For each table with a player, such a row."""


def is_there(store: Store, table: str) -> bool:
    """Whether the player finds the row, and the database has it."""
    finds, rows = KINDS[table].finds, rows_of(store, store.player).get(table, 0)
    return bool(rows if finds is None else rows and finds(store))


def tables_with(store: Store, key: str) -> set[str]:
    """The tables in which the key of a player stands, in whatever column."""
    query = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
    if isinstance(store.database, Sqlite):
        query = "SELECT name FROM sqlite_master WHERE type = 'table'"
    tables = [table for (table,) in store.database.read(query)]
    return {
        table
        for table in tables
        if any(key in row for row in store.database.read(f"SELECT * FROM {table}"))
    }


def test_each_table_with_a_player_has_a_row_to_try(store: Store) -> None:
    store.keep_settings(Settings())
    assert tables_with_players(store) == {*KINDS, "aliases"}


class Late:
    """Adds a row of a player after so many queries of a merge about its table, or after the merge.

    Where others wait for a transaction, the row is added when that ends.
    """

    def __init__(self, store: Store, table: str, after: int) -> None:
        self._store, self._add, self._table = store, KINDS[table].add, f" {table} "
        self._begin, self._left = store.database.writing, after

    def merge(self, target: str) -> bool:
        """Merges the player; returns whether the row was added only after that."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(self._store.database, "writing", self._writing)
            merge(self._store.database, self._store.player, target)
        if is_after := self._left > 0:
            self._add(self._store)
        return is_after

    @contextmanager
    def _writing(self) -> Iterator[Execute]:
        is_due, is_shared = False, self._store.database.is_shared
        with self._begin() as execute:

            def add_meanwhile(query: str, *values: object) -> list[Row]:
                nonlocal is_due
                rows = execute(query, *values)
                self._left -= self._table in f"{query} "
                if self._left == 0 and self._table in f"{query} ":
                    is_due = True
                    if is_shared:
                        self._request()
                return rows

            yield add_meanwhile
        if is_due and not is_shared:
            self._request()

    def _request(self) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(self._store.database, "writing", self._begin)
            request = threading.Thread(target=self._add, args=[self._store])
            request.start()
            request.join()


def visit(two: Store) -> None:
    """A request of a browser of the player who stays."""
    cookie = Browsers(two.database).begin(two.player, "Firefox/Linux")
    browser = Identities(two, names_below("")).browser_of({"player": cookie})
    assert browser is not None
    assert browser.player == two.player


def test_a_browser_under_an_old_key_is_one_of_the_new_player(store: Store) -> None:
    one, two = Store(store.database, "one"), Store(store.database, "two")
    merge(store.database, one.player, two.player)
    cookie = Browsers(store.database).begin(one.player, "Firefox/Linux")
    browser = Identities(two, names_below("")).browser_of({"player": cookie})
    assert browser is not None
    assert browser.player == two.player


REPAIRS: Final[dict[str, Callable[[Store], None]]] = {
    "visit": visit,
    "sweep": lambda two: sweep(two.database),
}


@pytest.mark.parametrize("by", REPAIRS)
@pytest.mark.parametrize("table", KINDS)
def test_a_row_of_an_old_key_is_found_and_removed_and_deleted(
    store: Store, table: str, by: str
) -> None:
    """Added between any two queries of the merge that name the table, or after the merge."""
    kind, is_after = KINDS[table], False
    for after in count(1):
        one, two = (Store(store.database, f"{name}{after}") for name in ("one", "two"))
        for each in (one, two):
            each.save(OTHER, game(moves="sw", number=2))
        is_after = Late(one, table, after).merge(two.player)
        REPAIRS[by](two)
        assert tables_with(store, one.player) == {"aliases"}
        assert is_there(two, table)
        if is_after:
            break
    if kind.remove is not None:
        kind.remove(two)
        visit(two)
        assert not is_there(two, table)
        kind.add(one)
        REPAIRS[by](two)
    assert is_there(two, table)
    delete(store.database, two.player)
    forget_requests(store)
    for each in (one, two):  # a restriction stays with every key
        assert tables_with(store, each.player) == {"restrictions"} & {table}


def test_a_sweep_reads_the_merged_players_in_pages(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys = [f"key {number}" for number in range(7)]
    for key in keys:
        merge(store.database, key, "two")
    for key in keys[::2]:
        Store(store.database, key).keep_settings(Settings(language="it"))
    monkeypatch.setattr(batches, "PAGE", 3)
    read, sizes = store.database.read, list[int]()

    def measured(query: str, *values: object) -> list[Row]:
        rows = read(query, *values)
        sizes.append(len(rows))
        return rows

    monkeypatch.setattr(store.database, "read", measured)
    sweep(store.database)
    assert max(sizes) == 3
    for key in keys:
        assert tables_with(store, key) == {"aliases"}


@pytest.mark.parametrize("table", KINDS)
def test_a_deletion_takes_along_what_an_old_key_has(store: Store, table: str) -> None:
    merge(store.database, "one", "two")
    KINDS[table].add(Store(store.database, "one"))
    delete(store.database, "two")
    forget_requests(store)
    assert tables_with(store, "one") == {"restrictions"} & {table}


@pytest.mark.parametrize("by", REPAIRS)
def test_of_two_the_one_of_the_player_who_stays_is_kept(store: Store, by: str) -> None:
    one, two = Store(store.database, "one"), Store(store.database, "two")
    named = players(store)
    named.call("two", "Bruno")
    two.keep_settings(Settings(language="fr"))
    named.restrict("two", Restriction.HIDDEN)
    two.save(ID, game(moves="sw", number=1))
    two.save(OTHER, game(moves="sw", number=2))
    merge(store.database, "one", "two")
    named.call("one", "Anna")
    one.keep_settings(Settings(language="it"))
    named.restrict("one", Restriction.BANNED)
    one.save(ID, game(moves="sw", number=1))
    one.save(OTHER, game(moves="sw", number=3))
    REPAIRS[by](two)
    assert tables_with(store, "one") == {"aliases"}
    assert named.nickname("two") == "Bruno"
    assert named.call("three", "Anna") == "Anna"
    assert two.settings().language == "fr"
    assert named.restriction("two") is Restriction.BANNED  # nobody escapes a ban
    assert len([*two.listed()]) == 3


def test_a_passkey_of_an_old_key_signs_in_and_is_listed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("webauthn")
    merge(store.database, "one", "two")
    add_passkey(Store(store.database, "one"))
    profiles = Profiles(Store(store.database), lambda _: nullcontext(), hosted=True)
    monkeypatch.setattr(profiles, "_player_of_passkey", lambda *_: "one")
    asked = Visit(None, "192.0.2.1", "https://cards.example", Voice(front="web"))
    answer = asyncio.run(
        profiles.answer(asked, wire.SignIn(credential="", language=Language.ENGLISH))
    )
    assert answer.profile.passkeys is not None
    assert [each.id for each in answer.profile.passkeys] == ["Late one"]
    assert [each.player for each in players(store).passkeys("two")] == ["two"]
