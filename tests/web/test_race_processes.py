"""A race of players whose sockets are at different processes."""

import signal
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.postgres import Cluster
from tests.support.racing import GAME, make_race, racing, window_of
from tests.support.serving import serving, until, without_a_traceback
from tests.support.stores import server
from winnable.law.moves import start
from winnable.law.variants import VARIANTS
from winnable.solver import solve
from winnable.store import Boards, open_database
from winnable.web.faults import AWAY

__all__ = ["server"]


def test_players_of_two_processes_race(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> None:
    cluster: Cluster = request.getfixturevalue("server")
    options = ("--host", "0.0.0.0", "--database", cluster.database())
    with (
        serving(tmp_path_factory.mktemp("one"), *options) as here,
        serving(tmp_path_factory.mktemp("two"), *options) as there,
        without_a_traceback(here),
        without_a_traceback(there),
        closing(open_database(options[-1])) as database,
    ):
        cookies = [here.new_player(), there.new_player()]
        race = make_race(here, cookies[0])
        deal = Boards(database).dealt(race, GAME).deal
        moves = solve(start(VARIANTS[GAME].rules, deal)).moves
        assert moves is not None
        with racing(here, race, cookies[0]) as one:
            one.wait("waiting for players")
            with racing(there, race, cookies[1]) as two:
                one.wait("Player 2 has joined")
                two.wait("waiting for players")  # it hears of what comes after that
                one.act("ready")
                two.wait("Player 1 is ready.")
                two.act("ready")
                for racer in (one, two):
                    racer.wait("has begun")
                with window_of(there, race, cookies[1]) as window:
                    window.play(" ".join(map(str, moves[:-13])))  # at most a suit is missing
                    one.wait("of 52 cards on the foundations")  # a later look may find a win
                    window.play(" ".join(map(str, moves[-13:])))
                one.wait("Player 2: won in")
                one.act("leave")
                two.wait("The race is over.")


def test_players_return_to_a_race_after_the_database(
    request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    server: Cluster = request.getfixturevalue("server")
    options = ("--host", "0.0.0.0", "--database", server.database())
    with serving(tmp_path, *options) as here, without_a_traceback(here):
        cookies = [here.new_player() for _ in range(2)]
        race = make_race(here, cookies[0])
        with ExitStack() as stack:
            one = stack.enter_context(racing(here, race, cookies[0]))
            one.wait("waiting for players")  # who joins first is Player 1
            two = stack.enter_context(racing(here, race, cookies[1]))
            one.wait("Player 2 has joined")
            two.wait("waiting for players")
            server.stop("immediate")
            try:
                with suppress(ConnectionClosed):  # it may be told that the database has gone
                    two.act("ready")
                with pytest.raises(ConnectionClosed) as closed:
                    two.wait("nothing")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == AWAY
            finally:
                server.restart()

            def is_ready() -> bool:
                """Both come again: the server may have told the other that it lost the database."""
                with (
                    suppress(ConnectionClosed),
                    racing(here, race, cookies[0]) as one,
                    racing(here, race, cookies[1]) as two,
                ):
                    one.wait("waiting for players")
                    two.act("ready")
                    one.wait_until(lambda now: now["racers"][1]["state"] == "ready")
                    return True
                return False

            until(is_ready)


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_a_race_does_not_wait_for_who_was_connected_to_a_process_that_died(
    request: pytest.FixtureRequest, tmp_path: Path, database: str
) -> None:
    """Whoever is connected to another process, or comes again, stays in the race."""
    options = ["--host", "0.0.0.0"]
    if database == "postgres":
        options += ["--database", request.getfixturevalue("server").database()]
    with ExitStack() as stack, serving(tmp_path / "home", *options) as first:
        enter = stack.enter_context
        other = enter(serving(tmp_path / "other", *options)) if database == "postgres" else first
        cookies = [first.new_player() for _ in range(3)]
        race = make_race(first, cookies[0])
        racers = [enter(racing(other, race, cookies[0]))]
        racers[0].wait("waiting for players")  # it hears of what comes after that
        racers.append(enter(racing(other, race, cookies[1])))
        racers[0].wait("2 players")
        enter(racing(first, race, cookies[2]))
        racers[0].wait("3 players")
        if database == "sqlite":
            for racer in racers[:2]:
                racer.act("ready")
            racers[0].wait("Player 2 is ready")
        first.end(signal.SIGKILL)
        if database == "sqlite":
            other = enter(serving(tmp_path / "home", *options))
            racers = [enter(racing(other, race, cookie)) for cookie in cookies[:2]]
        else:  # nobody connects again
            for racer in racers[:2]:
                racer.act("ready")
        racers[0].wait("has begun")
        assert [each["state"] for each in racers[0].race["racers"]] == ["playing", "playing"]
