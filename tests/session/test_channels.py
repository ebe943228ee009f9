"""What one process publishes, every process that subscribed hears."""

from collections.abc import Callable
from queue import Queue

import pytest

from tests.support.postgres import Cluster
from tests.support.serving import PATIENCE, until
from tests.support.stores import (
    any_store,
    postgres_url,
    server,
)
from winnable.store import Store
from winnable.store.databases.channels import LONGEST

__all__ = ["any_store", "postgres_url", "server"]


class Hearing:
    """Hears a channel."""

    def __init__(self, store: Store, channel: str) -> None:
        self._texts: Queue[str | None] = Queue()
        self.end: Callable[[], None] = store.database.subscribe(channel, self._texts.put)

    def next(self) -> str | None:
        return self._texts.get(timeout=PATIENCE)

    @property
    def is_silent(self) -> bool:
        return self._texts.empty()


def connected(store: Store) -> None:
    """Waits until what is published reaches this process."""
    hearing = Hearing(store, "begin")

    def is_heard() -> bool:
        store.database.publish("begin", "now")
        return not hearing.is_silent

    until(is_heard)
    hearing.end()


def test_a_text_reaches_the_subscribers_of_its_channel_in_order(store: Store) -> None:
    connected(store)
    one, other = Hearing(store, "one"), Hearing(store, "other")
    for text in ("1", "", "two\nlines", "x" * (LONGEST - 3)):
        store.database.publish("one", text)
        assert one.next() == text
    store.database.publish("other", "last")
    assert other.next() == "last"
    assert one.is_silent
    one.end()
    store.database.publish("one", "unheard")
    store.database.publish("other", "end")
    assert other.next() == "end"
    assert one.is_silent


def test_a_text_reaches_another_process(postgres_url: str) -> None:
    from winnable.store.databases.postgres import Postgres  # an extra

    here, there = Store(Postgres(postgres_url)), Store(Postgres(postgres_url))
    try:
        connected(there)
        hearing = Hearing(there, "game")
        here.database.publish("game", "7")
        assert hearing.next() == "7"
        hearing.end()
    finally:
        here.database.close()
        there.database.close()


def test_subscribers_learn_that_texts_may_be_lost(postgres_url: str, server: Cluster) -> None:
    """The server restarts; what was published meanwhile arrives afterwards."""
    from winnable.store.databases.postgres import Postgres  # an extra

    store = Store(Postgres(postgres_url))
    try:
        connected(store)
        hearing = Hearing(store, "game")
        server.stop("immediate")
        store.database.publish("game", "meanwhile")
        server.restart()
        assert hearing.next() is None
        assert hearing.next() == "meanwhile"
    finally:
        store.database.close()


def test_a_text_that_cannot_be_sent_is_refused_at_once(store: Store) -> None:
    for text in ("x" * LONGEST, "\0"):
        with pytest.raises(ValueError, match="game"):
            store.database.publish("game", text)
