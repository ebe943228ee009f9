"""A table hears what another process has saved."""

from contextlib import closing

import msgspec
import pytest

from tests.support.places import Place, at_a_place, until
from tests.support.stores import postgres_url, server
from winnable.disk import StoreError, StoreFault
from winnable.law.position import parse_move
from winnable.store import Store, Stored, open_database
from winnable.store.databases.database import Database
from winnable.web.tables import table as tables
from winnable.web.tables.following import Change

__all__ = ["postgres_url", "server"]


async def wait_until_listening(database: Database) -> None:
    """Waits until a process hears the others: then it hears its own texts too."""
    heard: list[str | None] = []
    unsubscribe = database.subscribe("test", heard.append)
    database.publish("test", "")
    await until(lambda: bool(heard))
    unsubscribe()


@pytest.mark.parametrize("failures", [0, 1, 3])
def test_a_change_is_shown_even_if_the_database_was_too_busy_to_read_it(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, failures: int
) -> None:
    """The connection that listens is not lost then, so nobody tells the table again."""
    monkeypatch.setattr(tables, "AGAIN", 0.01)
    read, left = Store.stored, failures

    async def play(place: Place) -> None:
        def stored(store: Store, game_id: str) -> Stored | None:
            nonlocal left
            if left:
                left -= 1
                raise StoreError(StoreFault.UNREACHABLE, file="", why="")
            return read(store, game_id)

        game_id = (await place.open(number="7")).session.id
        assert game_id is not None
        game = another.read(game_id)
        assert game is not None
        game.play(parse_move("sw"))
        change = Change("another", another.save(game_id, game).version, ["A."])
        await wait_until_listening(one)
        monkeypatch.setattr(Store, "stored", stored)
        another.database.publish(f"game  {game_id}", msgspec.json.encode(change).decode())
        await until(lambda: bool(place.window.told))
        (told,) = place.window.told
        assert (told.said, told.table and told.table.at, left) == (["A."], 1, 0)

    with closing(open_database(postgres_url)) as one, closing(open_database(postgres_url)) as two:
        another = Store(two)
        at_a_place(one, play)
