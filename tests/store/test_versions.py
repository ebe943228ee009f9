"""A database of a newer version is refused, one of an earlier version is changed."""

import pytest

from tests.support.stores import any_store, contents, game, postgres_url, reopened, server, write
from winnable.disk import StoreError, StoreFault
from winnable.speech.messages import LANGUAGES, Voice, say_fault
from winnable.store import Settings, Store
from winnable.store.databases import postgres, sqlite
from winnable.store.databases.migrations import MIGRATIONS
from winnable.store.databases.sqlite import Sqlite

__all__ = ["any_store", "postgres_url", "server"]


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
    assert newer.settings() == Settings()
    assert contents(store) == before


def test_a_migration_is_made_once_and_keeps_what_is_stored(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = store.replace(None, game())
    later = (*MIGRATIONS, ("CREATE TABLE later (id TEXT)", "INSERT INTO later VALUES ('x')"))
    for module in (sqlite, postgres):
        monkeypatch.setattr(module, "MIGRATIONS", later)
    for _ in range(2):
        newer = reopened(store)
        assert newer.read(game_id) == game()
        assert newer.database.read("SELECT id FROM later") == [("x",)]
