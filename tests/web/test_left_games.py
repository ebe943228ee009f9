"""Games that were left for another one: their address still opens them, and they count once."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.support.length import pairs, some
from tests.support.places import FIRST, Place, Window, at_a_place, until
from tests.support.serving import PATIENCE, Server
from tests.support.serving import until as until_true
from tests.support.tables import WAY, WON, spoken, terminal
from winnable.law.variants import VARIANTS
from winnable.session import Session, starting
from winnable.speech.messages import LANGUAGES, Voice
from winnable.store import Store
from winnable.web.faults import WebError, WebFault
from winnable.web.tables import seat
from winnable.web.wire import game as wire


def counts_as_left(language: str) -> str:
    return Voice(language=language).say("resumed-left")


@pytest.mark.parametrize(("name", "language"), pairs(VARIANTS, LANGUAGES))
def test_the_address_of_a_left_game_opens_it_and_says_that_it_counts_as_left(
    server: Server, name: str, language: str
) -> None:
    first = FIRST.get(name, "sw")
    old = server.begin(game=name, number="7")
    with server.window(old) as window:
        assert counts_as_left(language) not in window.hello(**spoken(language)).said[0]
        window.play(first)
        new = server.begin(leaving=old, game=name)
        assert window.closing == 4410
    with server.window(old) as window:
        (greeting,) = window.hello(**spoken(language)).said
        assert counts_as_left(language) in greeting
        assert window.table.at == 1
        assert window.act("undo").ok
        assert window.act("redo").ok
    assert [result.id for result in server.store.results.all()].count(old) == 1
    assert new in server.store.in_progress()


@pytest.mark.parametrize("name", some(VARIANTS, 2))
def test_a_left_game_that_is_opened_again_is_the_one_to_resume(server: Server, name: str) -> None:
    old = server.begin(game=name, number="7")
    with server.window(old) as window:
        window.play(FIRST.get(name, "sw"))
        new = server.begin(leaving=old, game=name)
        assert window.closing == 4410
    assert old not in server.store.in_progress()
    assert server.begin(resume=True) == new
    with server.window(old) as window:

        def is_newest() -> bool:
            """Results have whole seconds: in the first one the game still counts as over."""
            assert window.act("undo").ok
            assert window.act("redo").ok
            return next(server.store.in_progress()) == old

        until_true(is_newest)
    assert server.begin(resume=True) == old


def test_a_game_that_is_left_twice_counts_once_with_its_last_moves(own: Server) -> None:
    old = own.begin(game="draw-one", number="7")
    for moves in ("sw", "sw sw"):
        with own.window(old) as window:
            window.play(moves)
            own.begin(leaving=old, game="draw-one")
            assert window.closing == 4410
    (result,) = own.store.results.all()
    assert (result.id, result.won, result.moves) == (old, False, 3)


def test_a_left_game_that_is_won_later_counts_as_won(own: Server) -> None:
    old = own.begin(**WON)
    with own.window(old) as window:
        window.play("sw")
        own.begin(leaving=old, **WON)
        assert window.closing == 4410
    with own.window(old) as window:
        window.play(WAY.removeprefix("sw "))
    (result,) = own.store.results.all()
    assert (result.id, result.won) == (old, True)
    with own.window(old) as window:
        assert counts_as_left("en") not in window.hello().said[0]


def test_a_game_that_is_left_without_a_move_is_gone(own: Server) -> None:
    old = own.begin(game="draw-one", number="7")
    own.begin(leaving=old, game="draw-one")
    with own.window(old) as window:
        assert window.closing == 4404
    assert own.store.results.read() == ([], [])


def test_the_terminal_says_it_too(own: Server) -> None:
    old = own.begin(number="7", moves="sw")
    own.begin(leaving=old)
    with own.store.database.writing() as execute:
        execute("UPDATE games SET state = 'open', turn = 1000 WHERE id = ?", old)
    own.end()
    said = terminal(own.home)
    resumed = "Resuming Draw three, deal 7. 1 move so far, 21 cards in the stock."
    assert f"{resumed} {counts_as_left('en')}" in said


@pytest.mark.parametrize("moves", [0, 1])
@pytest.mark.parametrize("name", VARIANTS)
def test_a_window_that_enters_while_its_game_ends_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, moves: int
) -> None:
    begun, goes_on = threading.Event(), threading.Event()
    end_for = starting.end_for

    def slowly(session: Session, name: str, begin: Callable[..., str]) -> str:
        begun.set()
        assert goes_on.wait(PATIENCE)
        return end_for(session, name, begin)

    monkeypatch.setattr(seat, "end_for", slowly)

    async def play(place: Place) -> None:
        await place.open(game=name, number="7")
        for _ in range(moves):
            assert (await place.ask("play", move=FIRST.get(name, "sw"))).moved
        old = place.table.session.id
        assert old is not None
        place.tables.leave(place.table, place.window)
        leaving = asyncio.create_task(place.open(leaving=old, game=name))
        await until(begun.is_set)
        entering = asyncio.create_task(place.tables.enter(old, Window(), "en"))
        await asyncio.sleep(0.05)
        assert not entering.done()
        goes_on.set()
        await asyncio.wait_for(leaving, PATIENCE)
        if moves:
            table = await asyncio.wait_for(entering, PATIENCE)
            assert (table.session.id, len(table.session.game.steps)) == (old, moves)
        else:
            with pytest.raises(WebError) as refused:
                await asyncio.wait_for(entering, PATIENCE)
            assert refused.value.code is WebFault.NO_GAME

    at_a_place(tmp_path, play)


@pytest.fixture
def slow_leave(monkeypatch: pytest.MonkeyPatch) -> tuple[threading.Event, threading.Event]:
    """Says when a session begins to leave, and lets it go on."""
    begun, goes_on = threading.Event(), threading.Event()
    leave = Session.leave

    def slowly(session: Session) -> list[str]:
        begun.set()
        assert goes_on.wait(PATIENCE)
        return leave(session)

    monkeypatch.setattr(Session, "leave", slowly)
    monkeypatch.setattr("winnable.web.tables.seat.LINGER", 0.0)
    return begun, goes_on


def test_who_returns_while_a_table_closes_waits_and_finds_every_move(
    tmp_path: Path, slow_leave: tuple[threading.Event, threading.Event]
) -> None:
    """The database is asked in a thread: the event loop serves others meanwhile."""
    begun, goes_on = slow_leave

    async def play(place: Place) -> None:
        await place.open(game="draw-three", number="7")
        await place.ask("act", name="draw")
        old = place.table
        assert old.session.id is not None
        place.tables.leave(old, place.window)
        await until(begun.is_set)
        entering = asyncio.create_task(place.tables.enter(old.session.id, Window(), "en"))
        await asyncio.sleep(0.05)
        assert not entering.done()
        goes_on.set()
        table = await asyncio.wait_for(entering, PATIENCE)
        assert table is not old
        assert len(table.session.game.steps) == 1
        assert len(place.tables) == 1

    at_a_place(tmp_path, play)


def test_who_returns_just_before_a_table_closes_keeps_it(
    tmp_path: Path, slow_leave: tuple[threading.Event, threading.Event]
) -> None:
    begun, goes_on = slow_leave
    goes_on.set()

    async def play(place: Place) -> None:
        await place.open(game="draw-three", number="7")
        old = place.table
        assert old.session.id is not None
        place.tables.leave(old, place.window)
        assert await place.tables.enter(old.session.id, place.window, "en") is old
        for _ in range(3):
            await asyncio.sleep(0)  # the time to close it is over
        assert (await place.ask("act", name="draw")).ok
        assert not begun.is_set()

    at_a_place(tmp_path, play)


def test_a_new_game_and_the_end_of_all_tables_do_not_wait_for_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, goes_on = threading.Event(), threading.Event()
    replace = Store.replace

    def slowly(*asked: Any, **named: Any) -> str:
        begun.set()
        assert goes_on.wait(PATIENCE)
        return replace(*asked, **named)

    async def play(place: Place) -> None:
        await place.open(game="draw-three", number="7")
        old = place.table.session.id
        place.tables.leave(place.table, place.window)
        monkeypatch.setattr(Store, "replace", slowly)
        leaving = asyncio.create_task(
            place.tables.begin(wire.NewGame(number="8", leaving=old), "en")
        )
        await until(begun.is_set)

        async def end_all() -> None:
            async with place.tables.ended():
                assert len(place.tables) == 0

        ending = asyncio.create_task(end_all())
        await asyncio.sleep(0.01)
        goes_on.set()
        await asyncio.wait_for(asyncio.gather(leaving, ending), PATIENCE)

    at_a_place(tmp_path, play)
