"""Two processes that have the same game open in a shared database."""

import random
from collections.abc import Iterator
from functools import partial
from typing import Final, NamedTuple, NoReturn

import pytest

from tests.support.postgres import Cluster
from tests.support.stores import game, server, text_of
from tests.support.tables import WAY, WON
from winnable import game_from, parse_view
from winnable.disk import StoreError, StoreFault
from winnable.game.game import Game, parse_game
from winnable.law.position import STOCK
from winnable.law.reading import parse_deal
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS
from winnable.session import Session
from winnable.session.sharing import catch_up, save_time
from winnable.session.starting import end_for
from winnable.speech.acts import Act
from winnable.speech.commands import Command
from winnable.speech.messages import Voice
from winnable.store import Settings, Store, open_database
from winnable.store.databases.database import Database

__all__ = ["server"]


class Clock:
    """The time of both processes, in seconds."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


class Shared(NamedTuple):
    """A database, seen by two processes."""

    here: Store
    there: Store
    clock: Clock

    def begin(self, a_game: Game) -> str:
        return self.here.replace(None, a_game)

    def open(self, store: Store, game_id: str) -> Session:
        """A session of one of the processes."""
        found = store.open(game_id)
        assert found is not None
        session = Session(
            found[0],
            store,
            Settings(),
            game_id=game_id,
            stored=found[1],
            front="web",
            clock=self.clock,
        )
        session.greet()
        return session

    def sessions(self, a_game: Game) -> tuple[str, Session, Session]:
        game_id = self.begin(a_game)
        return game_id, self.open(self.here, game_id), self.open(self.there, game_id)


@pytest.fixture(scope="module")
def databases(request: pytest.FixtureRequest) -> Iterator[tuple[Database, Database]]:
    """One database as two processes have it."""
    cluster: Cluster = request.getfixturevalue("server")
    url = cluster.database()
    here, there = open_database(url), open_database(url)
    yield here, there
    here.close()
    there.close()


@pytest.fixture
def shared(databases: tuple[Database, Database], request: pytest.FixtureRequest) -> Shared:
    """The games of a player of this test."""
    here, there = (Store(each, request.node.name) for each in databases)
    return Shared(here, there, Clock())


def play(session: Session, *moves: str) -> list[str]:
    for move in moves:
        said = session.execute(Command(Act.EXACT, text=move))
    return said


def moves_of(text: str) -> str:
    return " ".join(str(step.move) for step in parse_game(text).steps)


WENT_ON = Voice(front="web").say("game-went-on")


@pytest.mark.parametrize("name", VARIANTS)
def test_no_move_is_lost_when_the_processes_take_turns(shared: Shared, name: str) -> None:
    game_id, *sessions = shared.sessions(game(name))
    chooser, played = random.Random(name), []
    for turn in range(12):
        session = sessions[chooser.randrange(2)]
        catch_up(session, []) if turn % 2 else None  # the news may arrive late, or not at all
        known = parse_game(text_of(shared.here, game_id))
        move = str(chooser.choice(known.legal))
        said = play(session, move)
        assert not session.refused, said
        played.append(move)
        assert moves_of(text_of(shared.here, game_id)) == " ".join(played)
    for session in sessions:
        catch_up(session, [])
    assert sessions[0].game == sessions[1].game


def test_an_act_is_carried_out_on_what_the_other_process_saved(shared: Shared) -> None:
    game_id, one, two = shared.sessions(game())
    play(one, "sw")
    said = play(two, "sw")
    assert said[0] == WENT_ON
    assert (two.changed, two.went_on) == (True, True)
    assert moves_of(text_of(shared.here, game_id)) == "sw sw"
    play(two, "sw")
    assert (two.changed, two.went_on) == (True, False)
    one.execute(Command(Act.UNDO))
    two.execute(Command(Act.UNDO))
    assert moves_of(text_of(shared.here, game_id)) == "sw"


def test_an_act_that_does_not_fit_any_more_is_refused(shared: Shared) -> None:
    opened = game()
    move = str(next(move for move in opened.legal if move.source != move.target))
    game_id, one, two = shared.sessions(opened)
    play(one, move)
    said = play(two, move)
    assert (said[0], two.refused, len(said)) == (WENT_ON, True, 2)
    assert moves_of(text_of(shared.here, game_id)) == move
    assert two.game == one.game


def test_a_number_of_a_list_is_not_chosen_on_another_table(shared: Shared) -> None:
    game_id, one, two = shared.sessions(game())
    two.do("moves")
    play(one, "sw")
    assert two.do("1") == [WENT_ON]
    assert two.refused
    assert moves_of(text_of(shared.here, game_id)) == "sw"


def test_a_list_stays_if_only_the_time_was_saved(shared: Shared) -> None:
    game_id, one, two = shared.sessions(game(moves="sw"))
    two.do("moves")
    shared.clock.now += 10
    save_time(one)
    said = two.do("1")
    assert WENT_ON not in said
    assert not two.refused
    assert parse_game(text_of(shared.here, game_id)).steps[1:]


def test_the_events_say_what_the_other_process_did(shared: Shared) -> None:
    _, one, two = shared.sessions(game())
    said = play(one, "sw")
    assert catch_up(two, said)
    assert two.events[-1].text == said[0]
    assert not catch_up(two, [])
    assert play(two, "sw")[0] != WENT_ON


def test_a_game_that_was_left_ends_in_both_processes(shared: Shared) -> None:
    game_id, one, two = shared.sessions(game(moves="sw"))
    one.do("new")
    one.do("yes")
    assert one.id not in (None, game_id)
    said = play(two, "sw")
    assert (said, two.id) == ([], None)
    assert moves_of(text_of(shared.here, game_id)) == "sw"
    assert [result.id for result in shared.here.results.all()] == [game_id]


def test_a_deleted_game_ends(shared: Shared) -> None:
    game_id, one, two = shared.sessions(game(moves="sw"))
    shared.here.delete(game_id)
    assert not catch_up(two, [])
    assert (two.id, play(one, "sw"), one.id) == (None, [], None)
    assert not shared.here.has(game_id)


def test_leaving_keeps_the_moves_of_the_other_process(shared: Shared) -> None:
    """A game without moves would be removed."""
    game_id, one, two = shared.sessions(game())
    play(one, "sw")
    end_for(two, two.game.variant.name, partial(shared.there.replace, game=game("draw-one")))
    assert moves_of(text_of(shared.here, game_id)) == "sw"
    (result,) = shared.here.results.all()
    assert (result.id, result.moves) == (game_id, 1)


def test_the_clock_neither_loses_nor_doubles_time(shared: Shared) -> None:
    game_id, one, two = shared.sessions(game(moves="sw"))
    for number in range(10):  # both windows are visible
        shared.clock.now += 7.9
        play((one, two)[number % 2], "sw")
        catch_up((two, one)[number % 2], [])
    assert parse_game(text_of(shared.here, game_id)).seconds == int(shared.clock.now)
    two.set_away(away=True)  # one process after the other
    shared.clock.now += 20
    one.set_away(away=True)
    shared.clock.now += 1000
    catch_up(two, [])
    two.set_away(away=False)
    shared.clock.now += 30
    play(two, "sw")
    assert parse_game(text_of(shared.here, game_id)).seconds == (79 + 20 + 30)
    two.leave()
    one.leave()
    assert parse_game(text_of(shared.here, game_id)).seconds == (79 + 20 + 30)


def test_a_win_is_saved_once_with_its_result(shared: Shared) -> None:
    rules = parse_rules(WON["rules"])
    opened = Game(rules, parse_deal(WON["deal"], rules))
    _, one, two = shared.sessions(opened)
    way = WAY.split()
    play(one, *way[:-1])
    catch_up(two, [])
    play(two, way[-1])
    play(one, way[-1])
    assert one.went_on
    assert one.game.is_won
    (result,) = shared.here.results.all()
    assert (result.won, result.moves) == (True, two.game.moves_made)


def test_what_cannot_be_saved_is_not_played(shared: Shared, server: Cluster) -> None:
    game_id, one, two = shared.sessions(game())
    play(one, "sw")
    events, board = len(one.events), one.game.text
    one.do("moves")
    server.stop("immediate")
    try:
        for text in ("1", "sw", "undo", "truth", "stats"):
            one.do(text)
            assert (text, one.refused, one.changed) == (text, True, False)
        assert (one.game.text, len(one.events)) == (board, events)
        assert two.execute(Command(Act.INFO))  # needs no database
    finally:
        server.restart()
    said = play(two, "sw")
    assert said[0] == WENT_ON
    play(one, "sw")
    assert moves_of(text_of(shared.here, game_id)) == "sw sw sw"


OWN: Final = "d1c3k4 1 ???????????????? 2H AH------ 4C/(??)3H/(????)4S -"
"""A table whose next card is not known."""
BEGUN: Final = {
    "a list": ("", ["moves"], "1"),
    "an offered move": ("", ["hint"], "do"),
    "a move said alone": ("", ["option"], "do"),
    "a lifted run": ("", ["lift"], "place"),
    "a card that a move shows": (OWN, ["draw"], "three of clubs"),
    "another game": ("", ["draw"], "number 8"),
    "a new game to take back": ("", ["draw", "number 8"], "undo"),
    "a table of one's own": ("", ["draw", "own", OWN], "finish"),
    "a described table": ("", ["own", OWN], "finish"),
    "the last hint": ("", ["hint"], "draw"),
}
"""A table, what was said on it, and the act that refers to it and saves."""


def asked(session: Session, text: str) -> list[str]:
    lifted = next(move for move in session.game.legal if move.source != STOCK)
    match text:
        case "option":
            return session.execute(Command(Act.OPTION))
        case "lift":
            return session.execute(Command(Act.LIFT, source=lifted.source))
        case "place":
            return session.execute(Command(Act.PLACE, target=lifted.target))
    return session.do(text)


def without_database(*_: object, **__: object) -> NoReturn:
    raise StoreError(StoreFault.UNREACHABLE, file="")


@pytest.mark.parametrize("name", BEGUN)
def test_what_was_begun_goes_on_after_the_database_was_away(
    shared: Shared, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table, before, then = BEGUN[name]
    said: list[list[str]] = []
    for is_away in (False, True):
        a_game = game_from(parse_view(table)) if table else game()
        session = shared.open(shared.here, shared.begin(a_game))
        for text in before:
            asked(session, text)
            assert not session.refused, text
        if is_away:
            with monkeypatch.context() as away:
                away.setattr(Store, "save", without_database)
                away.setattr(Store, "replace", without_database)
                away.setattr(Store, "go_back", without_database)
                asked(session, then)
                assert session.refused
        said.append(asked(session, then))
        assert session.changed, said
    assert said[0] == said[1]
