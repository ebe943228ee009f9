"""A row that a request adds while its player is merged into another one is not lost."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from tests.session.test_belongings import rows_of
from tests.support.stores import any_store, game, postgres_url, server
from winnable.store import Settings, Store
from winnable.store.contests.browsers import Browsers
from winnable.store.contests.players import Passkey, Players, Purpose
from winnable.store.databases.database import Execute, Row
from winnable.store.merging import merge

__all__ = ["any_store", "postgres_url", "server"]
ID: Final = "draw-three-20261123-180506-0123456789abcdef0123456789abcdef"
ADDED: Final[dict[str, Callable[[Store], object]]] = {
    "games": lambda store: store.save(ID, game(moves="sw")),
    "mistakes": lambda store: store.mistakes.keep(ID, game().text),
    "settings": lambda store: store.keep_settings(Settings(language="it")),
    "nicknames": lambda store: Players(store.database).call(store.player, "Anna"),
    "passkeys": lambda store: Players(store.database).add_passkey(
        Passkey("id", store.player, "key", 0, "Phone", "2026-11-23")
    ),
    "browsers": lambda store: Browsers(store.database).begin(store.player, "Firefox/Linux"),
    "tickets": lambda store: Players(store.database).issue(
        "secret", store.player, Purpose.REGISTER, 60
    ),
    "attempts": lambda store: store.database.write(
        "INSERT INTO attempts VALUES "
        "('2026-11-23', 'draw-one', ?, 1, '', 1, 'playing', '', 0, 0, 0, NULL, 0, 0, 0)",
        store.player,
    ),
}
"""For each table, a row that a request of a player may add."""


@pytest.mark.parametrize("table", ADDED)
def test_a_row_that_is_added_between_two_queries_of_a_merge_stays(
    store: Store, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not store.database.is_shared:
        pytest.skip("others wait until the merge has been written")
    one = Store(store.database, "one")
    one.save(ID[:-1] + "0", game(moves="sw", number=2))
    one.mistakes.keep(ID[:-1] + "0", game().text)
    begin, added = store.database.writing, list[bool]()
    moves = (f"UPDATE {table} SET player", f"DELETE FROM {table} WHERE player")

    @contextmanager
    def writing() -> Iterator[Execute]:
        with begin() as execute:

            def add_meanwhile(query: str, *values: object) -> list[Row]:
                rows = execute(query, *values)
                if query.startswith(moves) and not added:
                    added.append(True)
                    with monkeypatch.context() as patch:
                        patch.setattr(store.database, "writing", begin)
                        request = threading.Thread(target=ADDED[table], args=[one])
                        request.start()
                        request.join()
                return rows

            yield add_meanwhile

    monkeypatch.setattr(store.database, "writing", writing)
    merge(store.database, "one", "two")
    assert added
    found = [rows_of(store, name).get(table, 0) for name in ("one", "two")]
    assert sum(found) == (2 if table in {"games", "mistakes"} else 1)
