"""Calls in the event loop, which goes on while they wait for the database."""

import asyncio
import gc
import threading
from collections.abc import Iterator
from functools import partial

import pytest

from tests.support.postgres import Cluster, cluster
from winnable.disk import StoreError
from winnable.store import database_at
from winnable.store.databases import connections
from winnable.store.databases.connections import MOST, Places
from winnable.store.databases.database import Database
from winnable.store.databases.unblocked import unblocked


@pytest.fixture(scope="module")
def server() -> Iterator[Cluster]:
    with cluster() as found:
        yield found


@pytest.fixture
def database(server: Cluster) -> Iterator[Database]:
    found = database_at(server.database())
    found.read("SELECT 1")
    yield found
    found.close()


def test_the_loop_goes_on_while_a_call_waits_for_the_database(database: Database) -> None:
    def wait_for_lock() -> tuple[str, int]:
        ((number,),) = database.read("SELECT 42 FROM (SELECT pg_advisory_xact_lock(7)) AS lock")
        return threading.current_thread().name, number

    async def play() -> None:
        with database.writing() as execute:  # another connection
            execute("SELECT pg_advisory_xact_lock(7)")
            waiting = asyncio.create_task(database.answering(wait_for_lock))
            assert await database.answering(lambda: database.read("SELECT 1")) == [(1,)]
            assert not waiting.done()
        assert await waiting == (threading.current_thread().name, 42)

    asyncio.run(play())


def test_more_calls_than_connections_wait_their_turn(database: Database) -> None:
    async def play() -> list[list[tuple[object, ...]]]:
        calls = [partial(database.read, "SELECT ?::int", n) for n in range(5 * MOST)]
        return await asyncio.gather(*map(database.answering, calls))

    assert asyncio.run(play()) == [[(n,)] for n in range(5 * MOST)]


def test_an_error_of_the_database_is_raised_by_the_call(database: Database) -> None:
    with pytest.raises(StoreError):
        asyncio.run(database.answering(lambda: database.read("SELECT none_such")))
    assert database.read("SELECT 1") == [(1,)]


def test_a_cancelled_call_ends_what_it_has_sent(database: Database) -> None:
    database.write("CREATE TABLE seen (n INT)")
    done = []

    def work() -> None:
        for n in range(3):
            database.write("INSERT INTO seen SELECT ? FROM pg_advisory_xact_lock(7)", n)
        done.append(database.read("SELECT count(*) FROM seen"))

    async def play() -> None:
        with database.writing() as execute:
            execute("SELECT pg_advisory_xact_lock(7)")
            task = asyncio.create_task(database.answering(work))
            await database.answering(lambda: database.read("SELECT 1"))
            task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(play())
    assert done == [[(3,)]]


def test_threads_and_calls_share_the_connections(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No call is left waiting for a connection that is free."""

    def work(number: int) -> int:
        ((found,),) = database.read("SELECT ?::int", number)
        return int(found)

    async def play() -> list[int]:
        in_loop = [database.answering(partial(work, n)) for n in range(0, 400, 2)]
        in_threads = [asyncio.to_thread(work, n) for n in range(1, 400, 2)]
        return await asyncio.gather(*in_loop, *in_threads)

    monkeypatch.setattr(database._connections, "_places", Places(1))  # type: ignore[attr-defined]
    assert sorted(asyncio.run(play())) == list(range(400))


def test_who_waits_longest_for_a_connection_gets_the_next_one() -> None:
    """A call that comes when a place is given back does not overtake."""
    places, served = Places(1), list[str]()

    def work(name: str) -> None:
        assert places.take()
        served.append(name)
        places.give_back()

    async def play() -> None:
        assert places.take()
        waiting = [asyncio.create_task(unblocked(partial(work, "first")))]
        await asyncio.sleep(0)
        waiting.append(asyncio.create_task(unblocked(partial(work, "second"))))
        await asyncio.sleep(0)
        places.give_back()
        await unblocked(partial(work, "last"))
        await asyncio.gather(*waiting)

    asyncio.run(play())
    assert served == ["first", "second", "last"]


def test_a_call_gives_up_when_no_connection_becomes_free(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the place that is given back later belongs to nobody."""
    monkeypatch.setattr(connections, "WAIT", 0.01)
    places = Places(1)
    assert places.take()
    assert not asyncio.run(unblocked(places.take))
    assert not places.take()
    places.give_back()
    assert places.take()


def test_a_call_whose_event_loop_has_ended_keeps_no_connection() -> None:
    places, loop = Places(1), asyncio.new_event_loop()
    assert places.take()

    async def play() -> asyncio.Task[bool]:
        task = asyncio.create_task(unblocked(places.take))
        await asyncio.sleep(0)
        return task

    task = loop.run_until_complete(play())
    loop.close()
    places.give_back()
    assert places.take()
    assert not task.done()


def test_a_call_that_is_thrown_away_keeps_no_connection() -> None:
    places, loop = Places(1), asyncio.new_event_loop()
    assert places.take()
    waiting = [unblocked(places.take)]

    async def play() -> None:
        waiting[0].send(None)

    loop.run_until_complete(play())
    waiting.pop().close()
    gc.collect()
    places.give_back()
    assert places.take()
    loop.close()


def test_a_call_that_reads_in_a_transaction_does_not_wait_for_a_connection(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All others may wait for what its transaction has locked."""
    monkeypatch.setattr(connections, "WAIT", 0.1)
    database.write("CREATE TABLE locked (n INT)")
    database.write("INSERT INTO locked VALUES (0)")

    def work() -> object:
        with database.writing() as execute:
            execute("UPDATE locked SET n = n + 1")
            ((time,),) = database.read("SELECT clock_timestamp()")
            execute("SELECT pg_sleep(0.001)")
        return time

    async def play() -> None:
        in_loop = [database.answering(work) for _ in range(MOST)]
        in_threads = [asyncio.to_thread(work) for _ in range(2)]
        await asyncio.gather(*in_loop, *in_threads)

    asyncio.run(play())
    assert database.read("SELECT n FROM locked") == [(MOST + 2,)]


def test_a_long_part_of_a_short_call_leaves_the_event_loop(database: Database) -> None:
    def work() -> tuple[str, str]:
        here = threading.current_thread().name
        return here, database.aside(lambda: threading.current_thread().name)

    here, there = asyncio.run(database.answering(work))
    assert here == threading.current_thread().name != there
    assert database.aside(threading.current_thread) is threading.current_thread()
