"""The server of the database is killed, stopped or away: no acknowledged move is lost.

While it is away, each act is refused in one sentence; the first act after its return is saved.
"""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

from tests.support.fault_player import Task, players
from tests.support.kept import Note, acknowledged, acknowledged_moves, check_kept, moves_of
from tests.support.length import IS_LONG
from tests.support.postgres import Cluster, cluster
from tests.support.stores import game
from winnable.disk import StoreError, StoreFault
from winnable.law.variants import VARIANTS
from winnable.session import Session
from winnable.speech.messages import LANGUAGES, Voice, say_fault
from winnable.store import Store

KILLS = 50 if IS_LONG else 2
AWAY = 30.0 if IS_LONG else 0.0
"""Seconds for which the server is away."""


@pytest.fixture(scope="module")
def own_cluster() -> Iterator[Cluster]:
    with cluster() as found:
        yield found


@pytest.fixture
def url(own_cluster: Cluster) -> str:
    return own_cluster.database()


def test_a_killed_server_loses_nothing_acknowledged(
    own_cluster: Cluster, url: str, record_property: Note
) -> None:
    chance, met, told, moves, number = Random(11), 0, 0, 0, 0
    with players(fails=False) as program:
        while met < KILLS:  # the player may be done before, or pause until the server is back
            number += 1
            assert number <= 10 * KILLS
            name, store = chance.choice([*VARIANTS]), store_at(url)
            begun = saves(store) + chance.randint(1, 60)
            program.start(Task(url, rules=name, typed=(), draws=600))
            while saves(store) < begun:
                time.sleep(0.001)
            time.sleep(chance.uniform(0, 0.01))  # some moment of a save
            own_cluster.kill()
            own_cluster.restart()
            played = program.result()
            assert (played.status, played.err) == (0, ""), (number, played.err)
            check_kept(store, played.answers, number)
            for game_id, answer in acknowledged(played.answers).items():
                assert moves_of(store, game_id) == answer.moves, number
            store.database.close()
            now = sum(bool(answer.told) for answer in played.answers)
            met, told = met + bool(now), told + now
            moves += acknowledged_moves(played)
    for name, value in {"tried": number, "moves": moves, "told": told}.items():
        record_property(name, value)


def test_a_server_that_is_away_for_a_while_loses_nothing(
    own_cluster: Cluster, url: str, record_property: Note
) -> None:
    store = store_at(url)
    game_id = store.replace(None, game(moves="sw"))
    session = Session(
        game(moves="sw"), store, game_id=game_id, stored=store.stored(game_id), front="web"
    )
    session.begin(resumed=True)
    assert session.do("draw")
    own_cluster.stop("immediate")
    end, told = time.monotonic() + AWAY, 0
    while True:
        said = session.do("draw")
        assert said == [say_fault(Voice(front="web"), StoreError(StoreFault.UNREACHABLE))]
        assert (session.refused, len(session.game.steps)) == (True, 2)
        told += 1
        if time.monotonic() >= end:
            break
    own_cluster.restart()
    retry(lambda: session.do("draw"), until=lambda: not session.refused)
    assert len(session.game.steps) == 3
    assert store.read(game_id) == session.game
    record_property("told", told)
    own_cluster.stop("fast")  # each connection is told
    own_cluster.restart()
    session.do("draw")  # at once
    assert not session.refused
    other = store_at(url)
    assert other.read(game_id) == session.game
    for each in (store, other):
        each.database.close()


def test_a_new_game_that_was_stored_is_not_played_on_while_the_server_is_away(url: str) -> None:
    store = store_at(url)
    game_id = store.replace(None, game())
    session = Session(game(), store, game_id=game_id, stored=store.stored(game_id), front="web")
    replace = store.replace

    def replace_and_lose(*asked: Any, **named: Any) -> str:
        found = replace(*asked, **named)
        broken.setattr(store.database, "write", refuse)
        broken.setattr(store.database, "writing", refuse)
        return found

    def refuse(*_: object) -> None:
        raise StoreError(StoreFault.UNREACHABLE, file="x")

    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(store, "replace", replace_and_lose)
        session.do("new")
        assert session.id != game_id
        session.do("draw")
        assert session.refused
        assert session.game.is_fresh
    assert session.id is not None
    assert store.read(session.id) == session.game
    session.do("draw")
    assert store.read(session.id) == session.game
    store.database.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_that_is_away_is_told_in_one_sentence(language: str) -> None:
    store = store_at("postgresql://nobody@/none?host=/none")
    with pytest.raises(StoreError) as caught:
        store.save("x", game())
    sentence = say_fault(Voice(language=language), caught.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    store.database.close()


def test_no_query_waits_for_a_server_that_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    def refuse(**_: object) -> None:
        import psycopg

        tried.append(1)
        raise psycopg.OperationalError("connection refused")  # noqa: EM101

    monkeypatch.setattr("winnable.store.databases.connections._PAUSE", 1000.0)
    monkeypatch.setattr("winnable.store.databases.connections.Connection.connect", refuse)
    store = store_at("postgresql:///none")
    for _ in range(100):
        with pytest.raises(StoreError) as caught:
            store.text("x")
        assert caught.value.details["why"] == "connection refused"
    assert tried == [1]
    store.database.close()


def test_no_query_waits_long_for_another_one(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What holds a row of the game delays an act for a limited time; then it is refused."""
    store = store_at(url)
    game_id = store.replace(None, game(moves="sw"))
    monkeypatch.setattr("winnable.store.databases.connections.LOCK", 20)
    other = store_at(url)
    with store.database.writing() as execute:
        execute("UPDATE games SET version = version WHERE id = ?", game_id)
        with ThreadPoolExecutor(1) as threads, pytest.raises(StoreError) as caught:
            threads.submit(other.save, game_id, game(moves="sw sw")).result()
    assert caught.value.code is StoreFault.UNREACHABLE
    assert "lock timeout" in str(caught.value.details["why"])
    other.save(game_id, game(moves="sw sw"))
    assert moves_of(store, game_id) == ["sw", "sw"]
    for each in (store, other):
        each.database.close()


STUCK = (
    "CREATE FUNCTION stuck() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(60); END'",
    "CREATE TRIGGER stuck BEFORE UPDATE ON games FOR EACH ROW EXECUTE FUNCTION stuck()",
)
"""Queries after which no save ends."""


def test_a_query_that_does_not_end_is_ended(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The act is refused in one sentence; the next one is saved."""
    store = store_at(url)
    game_id = store.replace(None, game(moves="sw"))
    monkeypatch.setattr("winnable.store.databases.connections.STATEMENT", 1_000)
    limited = store_at(url)
    session = Session(
        game(moves="sw"), limited, game_id=game_id, stored=limited.stored(game_id), front="web"
    )
    for query in STUCK:
        store.database.write(query)
    said = session.do("draw")
    assert said == [say_fault(Voice(front="web"), StoreError(StoreFault.UNREACHABLE))]
    assert (session.refused, moves_of(store, game_id)) == (True, ["sw"])
    store.database.write("DROP TRIGGER stuck ON games")
    assert session.do("draw")
    assert (session.refused, moves_of(store, game_id)) == (False, ["sw", "sw"])
    for each in (store, limited):
        each.database.close()


def test_a_text_that_postgresql_cannot_keep_is_refused(url: str) -> None:
    store = store_at(url)
    for name in ("a\0b", "a\ud800"):
        with pytest.raises(StoreError):
            store.text(name)
    assert store.replace(None, game())
    store.database.close()


def store_at(url: str) -> Store:
    from winnable.store.databases.postgres import Postgres

    return Store(Postgres(url))


def saves(store: Store) -> int:
    """How often any game was saved so far."""
    return int(store.database.read("SELECT coalesce(sum(version), 0) FROM games")[0][0])


def retry(act: Callable[[], object], until: Callable[[], bool]) -> None:
    """Repeats an act until it succeeds; a minute at most."""
    end = time.monotonic() + 60
    act()
    while not until():
        assert time.monotonic() < end
        act()
