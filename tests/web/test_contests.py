"""Ranked deals and races of a hosted server: what it tells, and what it keeps secret."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from queue import Queue
from threading import Thread
from typing import IO, Any

import pytest
from websockets.exceptions import ConnectionClosed, ConnectionClosedError

from tests.support.racing import GAME, make_race, racing, window_of
from tests.support.serving import (
    PATIENCE,
    Answer,
    Server,
    environment,
    serving,
    without_a_traceback,
)
from tests.support.tables import shown, spoken
from winnable.game.game import parse_game
from winnable.law.moves import start
from winnable.law.variants import VARIANTS
from winnable.solver import solve
from winnable.speech.messages import LANGUAGES
from winnable.store import Boards, Store
from winnable.store.contests.races import Races
from winnable.web.faults import RESTART, TOO_MANY
from winnable.web.host.app import MAX_WINDOWS
from winnable.web.wire import game as wire


@pytest.fixture(scope="module")
def hosting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    home = tmp_path_factory.mktemp("hosted")
    with serving(home, "--host", "0.0.0.0") as server:
        yield server


@pytest.fixture
def hosted(hosting: Server) -> Iterator[Server]:
    with without_a_traceback(hosting):
        yield hosting


@pytest.fixture(scope="module")
def players(hosting: Server) -> list[str]:
    """The cookies of three players; a server makes only so many for an address."""
    return [hosting.new_player() for _ in range(3)]


def today(server: Server) -> str:
    return str(Boards(server.store.database).today())


def cards_of(server: Server, contest: str, game: str = GAME) -> str:
    return str(Boards(server.store.database).dealt(contest, game).deal)


def win_of(server: Server, contest: str) -> str:
    """The moves of a win, as the host can find them."""
    deal = Boards(server.store.database).dealt(contest, GAME).deal
    moves = solve(start(VARIANTS[GAME].rules, deal)).moves
    assert moves is not None
    return " ".join(map(str, moves))


# The ranked deal of the day


def test_everybody_gets_the_same_deal_and_no_reply_has_it(
    hosted: Server, players: list[str]
) -> None:
    deal = cards_of(hosted, today(hosted), "one-pass")
    tables: list[list[wire.Pile]] = []
    for cookie in players[:2]:
        game_id = hosted.begin(cookie, ranked="today", game="one-pass")
        with hosted.window(game_id, cookie=cookie) as window:
            told = window.hello()
            tables.append(window.table.piles)
            assert "the clock runs until you win." in told.said[0]
            assert told.table is not None
            assert (told.table.ranked, told.table.running) == ("day", True)
            assert deal not in repr(told)
            for answer in (
                window.ask("share"),
                window.ask("review"),
                window.type("share"),
                window.type("oracle"),
                window.act("truth"),
                window.act("retry"),
            ):
                assert not answer.ok
                assert "secret" in answer.said[0]
                assert answer.shared is None
                assert answer.review is None
            assert window.ask("replay", at=0).ok
        assert hosted.begin(cookie, ranked="today", game="one-pass") == game_id
    assert tables[0] == tables[1]
    for path in ("statistics.json", "games.json", "games.csv", "everything.json"):
        assert deal not in hosted.get(f"/api/export/{path}", cookie=players[0]).body.decode()


def test_a_table_with_the_cards_of_the_day_refuses_all_advice(
    hosted: Server, players: list[str]
) -> None:
    """However it began: here, somebody pastes the cards."""
    deal = cards_of(hosted, today(hosted), "three-passes")
    game_id = hosted.begin(players[0], game="three-passes", deal=deal)
    with hosted.window(game_id, cookie=players[0]) as window:
        for answer in (window.act("hint"), window.ask("chance"), window.ask("chance")):
            assert not answer.ok
            assert "secret" in answer.said[0]
            assert answer.chance is None


def test_a_win_is_on_the_board_of_everybody(hosted: Server, players: list[str]) -> None:
    one, two, three = players
    game_id = hosted.begin(one, ranked=today(hosted), game=GAME)
    with hosted.window(game_id, cookie=one) as window:
        assert window.ask("chance").chance is not None  # counts as advice
        told = window.play(win_of(hosted, today(hosted)))
        assert re.search(
            r"Ranked deal: your time is \d:\d\d, and your place is 1 of 1\.", told.said[0]
        )
        own = window.ask("board", game=GAME).board
    assert own is not None
    assert (own.state, own.page, own.pages, own.open) == ("won", 0, 1, True)
    assert own.rows[0].own
    assert own.rows[0].cells[:2] == ["1", "You"]
    assert own.rows[0].cells[6] == "1"
    with hosted.window(hosted.begin(two), cookie=two) as window:
        for language in LANGUAGES:
            window.ask("set", spoken=spoken(language))
            board = window.ask("board", game=GAME, day=today(hosted)).board
            assert board is not None
            assert not board.rows[0].own
            assert board.rows[0].cells[2:] == own.rows[0].cells[2:]
            assert (board.state, board.standing, board.link) == ("", "", "")
            secret = Boards(hosted.store.database).secret(today(hosted)).hex()
            assert secret not in repr(board)
    # A later attempt does not take the place of the first one.
    with hosted.window(
        hosted.begin(one, ranked="today", game=GAME, again=True), cookie=one
    ) as again:
        assert "your earlier attempt counts" in again.play(win_of(hosted, today(hosted))).said[0]
        board = again.ask("board", game=GAME).board
    assert board is not None
    assert [row.cells[0] for row in board.rows] == ["1", ""]
    assert board.rows[1].cells[1] == "You, attempt 2"
    with hosted.window(hosted.begin(three), cookie=three) as window:
        assert not window.ask("board", game="whist").ok
        assert not window.ask("board", day="2030-01-01").ok


def test_a_contest_that_is_not_here_is_refused(hosted: Server, players: list[str]) -> None:
    for ranked in ("2026-01-01", "2030-01-01", "race-x", "tomorrow", "2026-13-01"):
        assert hosted.ask_for(players[2], ranked=ranked, game=GAME).problem
    assert hosted.ask_for(players[2], ranked="today", game="whist").problem


def test_a_game_that_was_left_before_its_first_move_keeps_its_clock(
    hosted: Server, players: list[str]
) -> None:
    cookie = players[2]
    first = hosted.begin(cookie, ranked="today", game="draw-one")
    began = attempts(hosted, first)
    left = hosted.ask_for(cookie, leaving=first, game="draw-one")
    assert json.loads(left.body)["said"].startswith("Your clock in the ranked game keeps running.")
    assert not json.loads(hosted.ask_for(cookie, leaving=left.id, game="draw-one").body)["said"]
    second = hosted.begin(cookie, ranked="today", game="draw-one")
    assert second != first
    assert attempts(hosted, second) == began


def attempts(server: Server, game_id: str) -> list[tuple[Any, ...]]:
    query = "SELECT contest, player, number, began FROM attempts WHERE id = ?"
    return server.store.database.read(query, game_id)


def test_a_day_that_is_over_is_published_and_can_be_checked(hosted: Server) -> None:
    boards = Boards(hosted.store.database)
    boards.dealt("2026-03-01", GAME)
    answer = hosted.get("/api/days/2026-03-01")
    assert answer.status == 200
    for text, code in ((answer.body, 0), (answer.body.replace(b'"number":', b'"number":1'), 1)):
        done = subprocess.run(
            [sys.executable, "-m", "winnable", "deals", "verify-day", "-"],
            input=text,
            capture_output=True,
            check=False,
            env=environment(hosted.home),
        )
        assert done.returncode == code, done
    assert hosted.get(f"/api/days/{today(hosted)}").status == 404
    assert hosted.get("/api/days/x").problem


# Races


def test_two_players_race(hosted: Server, players: list[str]) -> None:
    one, two, three = players
    race = make_race(hosted, one)
    deal, way = cards_of(hosted, race), win_of(hosted, race)
    with ExitStack() as stack:
        first = stack.enter_context(racing(hosted, race, one))
        first.wait("waiting for players")
        second = stack.enter_context(racing(hosted, race, two, "it"))
        first.wait("Player 2 has joined; there are now 2 players.")
        assert hosted.ask_for(one, ranked=race).problem == "The race has not begun."
        second.wait("in attesa dei giocatori")
        first.act("ready")
        second.wait("Giocatore 1 aspetta il via.")
        assert second.texts == ["Giocatore 1: in attesa del via.", "Tu: in preparazione."]
        second.act("ready")
        for racer, begun in ((first, "has begun"), (second, "cominciata")):
            racer.wait(begun)
        with window_of(hosted, race, one) as left, window_of(hosted, race, two) as right:
            assert shown(left.table) == shown(right.table)
            assert left.table.ranked == "race"
            assert not left.ask("share").ok
            left.play(way)
            told = second.wait("posizione")
            assert re.fullmatch(r"Giocatore 1: vittoria in 0:\d\d, posizione 1\.", told)
            assert first.wait("place 1").startswith("You: won in")
            assert not right.act("truth").ok  # the other is still playing
            second.act("stand")
            second.wait("Tu: 0 carte su 52")
            assert deal not in repr((first.race, second.race))
            assert [each["cards"] for each in first.race["racers"]] == [52, 0]
            right.play(way)
            for racer, over in ((first, "The race is over."), (second, "La gara è finita.")):
                racer.wait(over)
            assert right.ask("share").ok  # the deal is public now
        secret = Races(hosted.store.database).read(race).secret
        assert secret in repr(first.race["proof"])
    with racing(hosted, race, three) as late:
        assert "already begun" in json.loads(late.line.recv())["error"]


def test_a_player_who_leaves_is_said_to_have_left(hosted: Server, players: list[str]) -> None:
    race = make_race(hosted, players[0])
    with racing(hosted, race, players[0]) as first:
        first.wait("waiting for players")
        with racing(hosted, race, players[1]) as second:
            first.wait("has joined")
            second.act("leave")
            first.wait("Player 2 has left.")
            assert first.texts == ["You: not ready yet."]
        with racing(hosted, race, players[1]) as second:
            first.wait("2 players")  # seats are given in the order of arrival
            with racing(hosted, race, players[2]) as third:
                first.wait("3 players")
                for racer in (first, second, third):
                    racer.act("ready")
                first.wait("has begun")
                second.act("leave")
                first.wait("Player 2 has left.")
                third.act("leave")
                first.wait("Player 3 has left.")
                assert "left the race, with 0 of 52" in first.texts[1]
                assert first.race["stage"] == "running"
                first.act("leave")
                for _ in first.line:  # until the server closes it
                    pass
    assert Races(hosted.store.database).read(race).stage == "over"
    assert hosted.ask_for(players[0], ranked=race).problem  # the attempt was given up unseen


def test_who_becomes_another_player_in_a_race_returns_as_that_player(
    hosted: Server, players: list[str]
) -> None:
    def profile(cookie: str, **asked: str) -> Answer:
        body = json.dumps({"language": "en", **asked})
        return hosted.request("POST", "/api/profile", body, cookie=cookie)

    guest = hosted.new_player()
    race = make_race(hosted, players[0])
    with ExitStack() as stack:
        first = stack.enter_context(racing(hosted, race, players[0]))
        first.wait("waiting for players")
        second = stack.enter_context(racing(hosted, race, guest))
        first.wait("has joined")
        code = json.loads(profile(players[1], do="code").body)["code"]
        assert profile(guest, do="join", code=code).status == 200
        with pytest.raises(ConnectionClosedError) as closed:
            for _ in second.line:  # until the server closes it
                pass
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == RESTART  # the page connects again
        third = stack.enter_context(racing(hosted, race, players[1]))
        third.wait("waiting for players")
        assert third.texts == ["Player 1: not ready yet.", "You: not ready yet."]
        for racer in (first, third):
            racer.act("ready")
        third.wait("has begun")
        for racer in (first, third):
            racer.act("leave")


def test_a_race_that_does_not_exist_is_refused(hosted: Server, players: list[str]) -> None:
    with racing(hosted, "race-nowhere", players[0], "fr") as racer:
        assert json.loads(racer.line.recv())["error"] == "Cette course n'existe pas."
    asked = json.dumps({"game": "whist"})
    assert hosted.request("POST", "/api/races", asked, cookie=players[0]).problem
    assert hosted.request("POST", "/api/races", "[", cookie=players[0]).problem
    assert hosted.request("POST", "/api/races", asked).status == 403


def test_a_window_too_many_on_a_race_may_try_again(hosted: Server, players: list[str]) -> None:
    race = make_race(hosted, players[0])
    with ExitStack() as stack:
        racers = [stack.enter_context(racing(hosted, race, players[0])) for _ in range(MAX_WINDOWS)]
        racers[-1].wait("waiting for players")
        late = stack.enter_context(racing(hosted, race, players[0]))
        with pytest.raises(ConnectionClosed) as closed:
            late.line.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TOO_MANY
        racers[0].act("leave")


def test_at_home_there_are_no_races(server: Server) -> None:
    asked = json.dumps({"game": GAME})
    assert "--host" in server.request("POST", "/api/races", asked).problem


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "There is no such race."), ("it", "Questa gara non esiste.")],
)
def test_a_terminal_is_told_in_a_sentence_that_a_race_does_not_exist(
    hosted: Server, language: str, sentence: str
) -> None:
    env = environment(hosted.home) | {"LANG": f"{language}.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-m", "winnable", "race", f"{hosted.origin}/race/race-{'A' * 12}"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        env={name: value for name, value in env.items() if not name.lower().endswith("_proxy")},
    )
    assert (done.returncode, done.stdout, done.stderr) == (1, f"{sentence}\n", "")


def test_a_terminal_joins_a_race(hosted: Server, players: list[str]) -> None:
    race = make_race(hosted, players[0])
    env = environment(hosted.home) | {"PYTHONUNBUFFERED": "1", "NO_PROXY": "127.0.0.1"}
    stack = ExitStack()
    first = stack.enter_context(racing(hosted, race, players[0]))
    first.wait("waiting for players")
    terminal = subprocess.Popen(
        [sys.executable, "-m", "winnable", "race", f"{hosted.origin}/race/{race}"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={name: value for name, value in env.items() if not name.lower().endswith("_proxy")},
    )
    assert terminal.stdin is not None
    assert terminal.stdout is not None

    def write(line: str) -> None:
        assert terminal.stdin is not None
        terminal.stdin.write(f"{line}\n")
        terminal.stdin.flush()

    lines: Queue[str] = Queue()

    def listen(out: IO[str]) -> None:
        for line in out:
            lines.put(line)

    Thread(target=listen, args=(terminal.stdout,), daemon=True).start()

    def read(text: str) -> None:
        while text not in lines.get(timeout=PATIENCE):
            pass

    try:
        with stack:
            read('Type "ready" to begin')
            first.wait("Player 2 has joined")
            first.act("ready")
            read("Player 1 is ready.")
            write("ready")
            read("The race has begun.")
            read("7 piles, 24 in the stock.")
            write("draw")
            read("Drew ")
            first.act("leave")
            read("Player 1 has left.")
            write("stand")
            read("You: 0 of 52 cards on the foundations.")
            query = "SELECT player, id FROM attempts WHERE contest = ? AND state = 'playing'"
            ((player, game_id),) = hosted.store.database.read(query, race)
            text = Store(hosted.store.database, player).text(game_id)
            assert text is not None
            assert [str(step.move) for step in parse_game(text).steps] == ["sw"]
            write("quit")
            assert terminal.wait(PATIENCE) == 0
    finally:
        terminal.kill()
        terminal.communicate()
