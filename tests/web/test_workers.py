"""Several web processes on one database: a game may move from one to another at any time."""

import json
import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.support.postgres import Cluster
from tests.support.scraping import count, counting
from tests.support.serving import (
    Server,
    Window,
    serving,
    table_of,
    until,
    without_a_traceback,
)
from tests.support.stores import server, text_of
from tests.support.workers import is_gone, replaced, workers_of
from winnable.disk import StoreError, StoreFault
from winnable.game.game import parse_game
from winnable.law.variants import VARIANTS
from winnable.speech.messages import Voice, say_fault
from winnable.store import Store, open_database
from winnable.web import faults
from winnable.web.tables.following import Change
from winnable.web.wire import game as wire

__all__ = ["server"]
UNREACHABLE = say_fault(Voice(front="web"), StoreError(StoreFault.UNREACHABLE, file="", why=""))


@pytest.fixture(scope="module")
def url(request: pytest.FixtureRequest) -> str:
    """A database that all servers of this module share."""
    cluster: Cluster = request.getfixturevalue("server")
    return cluster.database()


@pytest.fixture(scope="module")
def store(url: str) -> Iterator[Store]:
    """What the servers have stored."""
    database = open_database(url)
    yield Store(database)
    database.close()


@pytest.fixture(scope="module")
def pair(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers, as on two machines."""
    homes = [tmp_path_factory.mktemp(name) for name in ("one", "two")]
    with (
        serving(homes[0], "--database", url) as one,
        serving(homes[1], "--database", url) as two,
        without_a_traceback(one),
        without_a_traceback(two),
    ):
        yield one, two


def steps_of(store: Store, game_id: str) -> list[str]:
    """The moves of a saved game."""
    return [str(step.move) for step in parse_game(text_of(store, game_id)).steps]


def look_of(table: wire.Table) -> dict[str, object]:
    """A table without the events, which begin when its process opened the game, and without the
    playing time, which goes on between two pictures.
    """
    left_out = ("log", "seconds")
    return {name: getattr(table, name) for name in table.__struct_fields__ if name not in left_out}


def wait_until_acquainted(store: Store, game_id: str) -> None:
    """Waits until both servers know that the game is open elsewhere too; before, they publish no
    change.
    """
    database, known = store.database, set()
    channel = f"game {store.player} {game_id}"
    found = store.stored(game_id)
    assert found is not None
    question = msgspec.json.encode(Change("test", found.version, here="asked")).decode()

    def hear(text: str | None) -> None:
        change = None if text is None else msgspec.json.decode(text, type=Change)
        if change is not None and change.here == "answered":
            known.add(change.by)

    def ask() -> bool:
        database.publish(channel, question)
        return len(known) == 2

    unsubscribe = database.subscribe(channel, hear)
    until(ask)
    unsubscribe()


# Two servers


@pytest.mark.parametrize("name", VARIANTS)
def test_windows_of_two_processes_show_the_same_after_each_move(
    pair: tuple[Server, Server], store: Store, name: str
) -> None:
    chooser, played = random.Random(name), []
    game_id = pair[0].begin(game=name, number="7")
    with pair[0].window(game_id) as one, pair[1].window(game_id) as two:
        told = one.hello()
        two.hello()
        wait_until_acquainted(store, game_id)
        for turn in range(6):
            window, other = (one, two) if turn % 2 else (two, one)
            move = chooser.choice(table_of(told).legal).move
            told = window.ask("play", move=move)
            assert (told.ok, told.moved, window.heard) == (True, True, []), told.said
            news = other.hear()
            assert (news.id, news.said) == (None, told.said)
            assert look_of(table_of(news)) == look_of(table_of(told))
            assert table_of(news).log[-1] == table_of(told).log[-1]
            played.append(move)
            assert steps_of(store, game_id) == played


def test_a_move_on_an_old_table_is_made_on_the_new_one(
    pair: tuple[Server, Server], store: Store
) -> None:
    """Both windows move at once."""
    game_id = pair[0].begin(number="7")
    with pair[0].window(game_id) as one, pair[1].window(game_id) as two:
        for window in (one, two):
            window.hello()
        for number in range(5):
            for window in (one, two):
                window.line.send(json.dumps({"do": "act", "name": "draw", "id": 100 + number}))
            for window in (one, two):
                while (told := window.hear()).id is None:
                    pass
                assert told.ok, told.said
        assert len(steps_of(store, game_id)) == 10
        until(lambda: look_of(one.table) == look_of(two.table))


def test_a_game_that_is_left_in_one_process_ends_in_the_other(pair: tuple[Server, Server]) -> None:
    old = pair[0].begin(number="7")
    with pair[0].window(old) as one, pair[1].window(old) as two:
        one.play("sw")
        new = pair[1].begin(leaving=old)
        assert (one.closing, two.closing) == (faults.LEFT, faults.LEFT)
    with pair[0].window(new) as one, pair[1].window(new) as two:
        one.hello()
        two.hello()
        two.play("sw")
        assert table_of(one.type("new")).id != new
        assert two.closing == faults.LEFT


def test_a_new_game_is_taken_back_in_every_process(
    pair: tuple[Server, Server], store: Store
) -> None:
    """The windows of the new game close, as when a game is left; those of the old one follow."""
    old = pair[0].begin(number="7")
    with pair[0].window(old) as one:
        one.play("sw")
        new = table_of(one.type("new")).id
        with pair[1].window(new) as two:
            for window in (one, two):
                window.hello()
            assert table_of(one.act("undo")).id == old
            assert two.closing == faults.LEFT
        assert not store.results.has(old)
        assert not store.has(new)
        with pair[1].window(old) as two:
            two.hello()
            wait_until_acquainted(store, old)
            two.act("draw")
            until(lambda: look_of(one.table) == look_of(two.table))
            assert one.act("draw").ok
    assert steps_of(store, old) == ["sw"] * 3


@pytest.mark.parametrize("other", [0, 1])
def test_a_game_that_is_open_again_is_not_gone_back_to(
    pair: tuple[Server, Server], store: Store, other: int
) -> None:
    old = pair[0].begin(number="7")
    with pair[0].window(old) as one:
        one.play("sw")
        new = table_of(one.type("new")).id
        with pair[other].window(old) as two:
            two.hello()
            assert table_of(one.act("undo")).id == new
            one.act("draw")
            two.act("draw")
    assert [len(steps_of(store, each)) for each in (old, new)] == [2, 1]


def test_a_killed_process_loses_no_answered_move(
    pair: tuple[Server, Server], store: Store, url: str, tmp_path: Path
) -> None:
    answered = 0
    with serving(tmp_path, "--database", url) as dying:
        game_id = dying.begin(number="7")
        with dying.window(game_id) as window, pair[0].window(game_id) as other:
            window.hello()
            other.hello()
            for number in range(40):
                window.line.send(json.dumps({"do": "act", "name": "draw", "id": 100 + number}))
            with suppress(ConnectionClosed):
                while True:
                    answered += window.hear().id is not None
                    if answered == 5:
                        dying.process.kill()
        with pair[1].window(game_id) as again:
            at = again.table.at
            assert answered <= at <= 40
            assert len(steps_of(store, game_id)) == at
            again.act("undo")
            assert len(steps_of(store, game_id)) == at - 1


def test_a_killed_database_loses_no_answered_move(
    pair: tuple[Server, Server], store: Store, server: Cluster
) -> None:
    """PostgreSQL is killed in the middle of the moves, and comes back."""
    game_id = pair[0].begin(rules="d1", number="7")
    answered, refused = 0, []
    with pair[0].window(game_id) as one, pair[1].window(game_id) as two:
        for window in (one, two):
            window.hello()
        for number in range(1, 60):
            if number == 20:
                server.stop("immediate")
            if number == 30:
                server.restart()
            window = (one, two)[number % 2]  # the other may not have heard of the last move
            before = window.table.at if number in (25, 29) else None
            told = window.act("draw" if number % 3 else "undo")
            answered += told.ok
            if not told.ok:
                refused.append((number, *told.said))
                assert before is None or table_of(told).at == before
        assert {said for _, said, *_ in refused} == {UNREACHABLE}
        assert {number for number, *_ in refused} >= set(range(22, 30))
        assert answered > 40
        until(lambda: look_of(one.table) == look_of(two.table))
        played = parse_game(text_of(store, game_id))
        assert len(played.steps) == one.table.at
        assert pair[0].ask_for(number="8").status == 201


def test_a_page_without_a_database_is_told_to_come_back(
    pair: tuple[Server, Server], server: Cluster
) -> None:
    game_id = pair[0].begin(number="7")
    server.stop("immediate")
    try:
        with pair[1].window(game_id) as window:
            assert window.closing == faults.AWAY
        answer = pair[0].ask_for(number="8")
        assert (answer.status, answer.error) == (503, UNREACHABLE)
    finally:
        server.restart()

    def comes_back() -> bool:
        with suppress(ConnectionClosed), pair[1].window(game_id) as window:
            return window.hello().ok
        return False

    until(comes_back)


# Several processes of one server


def test_one_port_has_the_counts_of_all_processes(url: str, tmp_path: Path) -> None:
    options = ("--database", url, "--workers", "2", *counting())
    with serving(tmp_path, *options) as server, ExitStack() as stack:
        until(lambda: len(workers_of(server)) == 2)
        windows = [stack.enter_context(server.playing(number="7")) for _ in range(8)]
        for window in windows:
            window.hello()
            window.play("sw")
        assert count(server, "winnable_moves_total") == len(windows)
        assert count(server, "winnable_open_sockets") == len(windows)
        old = workers_of(server)
        for worker in old:
            os.kill(worker, signal.SIGSTOP)
        time.sleep(1)  # so that most are killed while they owe a sign of life
        for worker in old:
            os.kill(worker, signal.SIGKILL)
        until(lambda: count(server, "winnable_open_sockets") == 0)
        assert count(server, "winnable_moves_total") == len(windows)


@pytest.fixture(scope="module")
def crew(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with two web processes."""
    home = tmp_path_factory.mktemp("crew")
    server = Server(home, "--database", url, "--workers", "2")
    try:
        until(lambda: len(workers_of(server)) == 2)
        with without_a_traceback(server):
            yield server
        workers = workers_of(server)
        assert server.end() == 0
        for worker in workers:
            until(partial(is_gone, worker))
    finally:
        server.process.kill()
        server.process.wait()


class Visitor:
    """Plays as the page does: connects again and asks again what was not answered."""

    def __init__(self, server: Server, game_id: str) -> None:
        self._server, self._game_id = server, game_id
        self._stack = ExitStack()
        self.codes: list[int | None] = []
        self.answered = 0
        self._connect()

    def _connect(self) -> None:
        """Connects; again as often as a process ends before it has answered."""
        while True:
            self._stack.close()
            with suppress(ConnectionClosed, InvalidHandshake):
                self.window: Window = self._stack.enter_context(self._server.window(self._game_id))
                self.window.hello()
                return

    def draw(self) -> wire.Reply:
        """Draws; connects again as often as the socket is closed."""
        while True:
            try:
                told = self.window.act("draw")
            except ConnectionClosed as closed:
                self.codes.append(None if closed.rcvd is None else closed.rcvd.code)
                self._connect()
            else:
                self.answered += told.ok
                return told

    def close(self) -> None:
        self._stack.close()


@contextmanager
def visitors(crew: Server, count: int = 8) -> Iterator[list[Visitor]]:
    """Visitors with a game each, spread over the processes."""
    found = [Visitor(crew, crew.begin(rules="d1", number=str(n))) for n in range(count)]
    try:
        yield found
    finally:
        for each in found:
            each.close()


def test_a_process_that_is_ended_answers_and_another_one_goes_on(
    crew: Server, store: Store
) -> None:
    old = workers_of(crew)
    with visitors(crew) as playing:
        for number in range(12):
            if number == 4:
                os.kill(old[0], signal.SIGTERM)
            for each in playing:
                each.draw()
        codes = [code for each in playing for code in each.codes]
        assert set(codes) <= {faults.RESTART}
        until(replaced(crew, old[:1]))
        for each in playing:
            steps = steps_of(store, each._game_id)
            assert len(steps) == each.answered == 12


def test_hup_replaces_all_processes(crew: Server, store: Store) -> None:
    old = workers_of(crew)
    with visitors(crew, 4) as playing:
        crew.process.send_signal(signal.SIGHUP)
        for _ in range(20):  # fewer than a socket may ask at once
            for each in playing:
                each.draw()
        until(replaced(crew, old))
        for each in playing:
            each.draw()
            assert set(each.codes) == {faults.RESTART}
            assert len(steps_of(store, each._game_id)) == each.answered


def test_a_killed_process_is_replaced(crew: Server, store: Store) -> None:
    old = workers_of(crew)
    with visitors(crew) as playing:
        for each in playing:
            each.draw()
        os.kill(old[1], signal.SIGKILL)
        for each in playing:
            each.draw()
            assert len(steps_of(store, each._game_id)) == each.answered == 2
    until(replaced(crew, old[1:]))


def test_processes_end_with_their_supervisor(url: str, tmp_path: Path) -> None:
    with serving(tmp_path, "--database", url, "--workers", "2") as server:
        until(lambda: len(workers_of(server)) == 2)
        workers = workers_of(server)
        until(lambda: server.get("/").status == 200)
        server.process.kill()
        for worker in workers:
            until(partial(is_gone, worker))


def test_several_processes_need_a_database_that_they_share(tmp_path: Path) -> None:
    server = Server(tmp_path, "--workers", "2")
    assert server.process.wait() == 2
    assert server.err.startswith("Several workers need --database")
    assert server.err.count("\n") == 1
