"""A clock that jumps reveals nothing early, loses nothing, and gives nobody a time of 0:00."""

import ast
from datetime import date, timedelta
from pathlib import Path

import pytest

import winnable.store
from tests.support.clocks import OF_A_DAY, refused
from tests.support.length import some
from tests.support.ranking import DAY, Clock, Player, win
from tests.support.stores import any_store, game, keep, postgres_url, reopened, server, write
from winnable.catalogues.new import game_of
from winnable.catalogues.ranked import (
    RankedFault,
    day_at,
)
from winnable.session import Session
from winnable.session.openings import enter
from winnable.speech.messages.statistics import clock_text
from winnable.store import Boards, Store
from winnable.store.belongings import export
from winnable.store.contests.boards import RACE
from winnable.store.contests.browsers import Browsers
from winnable.store.contests.expiry import expire
from winnable.store.contests.players import Players, Purpose
from winnable.store.contests.races import COUNTDOWN, Races, Stage
from winnable.store.contests.seasons import trust_clock
from winnable.store.databases.clock import AWAY, FRESH
from winnable.web.pictures.boards import board_of
from winnable.web.wire import game as wire

__all__ = ["any_store", "postgres_url", "server"]
GAME = "vegas-three"
SIZES = (1.0, 300.0, OF_A_DAY, 40 * OF_A_DAY, 20_000 * OF_A_DAY)
JUMPS = [sign * size for size in SIZES for sign in (1, -1)]
TOMORROW = DAY + timedelta(1)


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
def hosted(store: Store, clock: Clock) -> Store:
    """A store that others use, whose clock was looked at since they came."""
    Browsers(store.database).begin("one", "Firefox/Linux")
    clock.now += FRESH
    Boards(store.database).today()
    return store


def is_kept(store: Store, day: date = DAY) -> bool:
    """Whether nobody learns the secret of a day, whichever way is tried."""
    boards = Boards(store.database)
    secret = boards.secret(str(day)).hex()
    session = Session(game(), Store(store.database, "asks"))
    shown = board_of(session, wire.AskBoard(id=1, day=str(day), game="one-pass")).proof
    tries = [
        refused(lambda: boards.published(str(day))) is not None,
        not any(secret in each for each in shown),
        not boards.is_over(str(day)),
    ]
    assert len({*tries}) == 1, tries
    return tries[0]


# A process that runs


@pytest.mark.parametrize("jump", some(JUMPS, 3, 2))
def test_a_jump_at_any_step_changes_nothing(hosted: Store, clock: Clock, jump: float) -> None:
    """Two processes serve the player, who begins with one and wins with the other."""
    other = reopened(hosted)
    Boards(other.database).today()
    keep(Store(hosted.database, "guest"), game())
    players: list[Player] = []
    began: list[float] = []
    won: list[float] = []

    def begin() -> None:
        players.append(Player(hosted, f"player {len(players)}", GAME))
        began.append(clock.now)

    def play() -> None:
        clock.now += 200
        player, store = players[-1], Store(other.database, players[-1].store.player)
        found = store.read(player.id)
        assert found is not None
        player.store, player.boards = store, Boards(store.database)
        player.sit(found)

    def win() -> None:
        clock.now += 100
        assert "Ranked deal: your time is" in players[-1].win()[-1]
        won.append(clock.now)

    def look() -> None:
        for store in (hosted, other):
            assert Boards(store.database).today() == DAY
            deals = [str(Boards(store.database).dealt(str(DAY), GAME).deal)]
            assert not any(deal in export(Store(store.database, "player 0")) for deal in deals)
            assert is_kept(store)
            assert list(expire(store.database)) == []
            assert Browsers(store.database).listed("one")

    steps = (begin, play, win, look)
    for at in range(len(steps)):
        for number, step in enumerate(steps):
            if number == at:
                clock.jump(jump)
            step()
            if number == at:
                clock.jump(-jump)
    look()
    board = Boards(other.database).board(str(DAY), GAME, "one")
    took = {each.player: each.took for each in board.entries}
    assert len(took) == len(steps)
    for name, start, end in zip(sorted(took), began, won, strict=True):
        assert took[name] / 1000 == pytest.approx(end - start, abs=1.5)


@pytest.mark.parametrize("jump", [300.0, -OF_A_DAY])
def test_the_log_names_a_clock_that_is_not_believed(
    hosted: Store, clock: Clock, caplog: pytest.LogCaptureFixture, jump: float
) -> None:
    clock.jump(jump)
    believed = hosted.database.clock.now()
    (line,) = (each for each in caplog.records if each.message == "clock")
    fields = {"kind": "clock", "says": int(clock.now + jump), "believed": int(believed)}
    assert vars(line)["fields"] == fields


@pytest.mark.parametrize("jump", some(JUMPS, 3, 1))
def test_a_race_ends_by_the_time_that_passes(hosted: Store, clock: Clock, jump: float) -> None:
    other, races = reopened(hosted), Races(hosted.database)
    Boards(other.database).today()
    name = races.make(GAME)
    for player in ("a", "b"):
        races.join(name, player, "1")
    clock.jump(jump)
    for player in ("a", "b"):
        races.ready(name, player)
    clock.now += COUNTDOWN
    runs: list[Session] = []
    for player, store in (("a", hosted), ("b", other)):
        own = Store(store.database, player)
        entering = enter(own, name)
        new = game_of(entering.wish)
        runs.append(Session(new, own, game_id=entering.begin(new)))
    clock.jump(-jump)
    assert races.read(name).stage is Stage.RUNNING
    clock.now += 300
    clock.jump(jump)
    win(runs[1])
    clock.jump(-jump)
    for store in (hosted, other):
        assert not Races(store.database).read(name).secret
    win(runs[0])
    took = {each.player: each.took / 1000 for each in races.read(name).racers}
    assert took["b"] == pytest.approx(300 + 2 * FRESH, abs=1.5)
    assert took["a"] == pytest.approx(300 + 3 * FRESH, abs=1.5)
    assert races.read(name).stage is Stage.OVER


def test_a_race_whose_secret_was_told_is_over_for_good(hosted: Store, clock: Clock) -> None:
    races = Races(hosted.database)
    name = races.make(GAME)
    for player in ("a", "b"):
        races.join(name, player, "1")
        races.ready(name, player)
    clock.now += COUNTDOWN + RACE
    assert races.read(name).secret
    clock.now -= RACE
    assert races.read(name).secret
    write(hosted, "UPDATE attempts SET began = began + 1000000")
    assert Boards(hosted.database).is_over(name)


@pytest.mark.parametrize("jump", JUMPS)
def test_codes_and_sign_ins_end_by_the_time_that_passes(
    hosted: Store, clock: Clock, jump: float
) -> None:
    players, browsers = Players(hosted.database), Browsers(hosted.database)
    cookie = browsers.begin("two", "Firefox/Linux")
    players.issue("code", "two", Purpose.TRANSFER, 600)
    clock.jump(jump)
    browsers.rotate(1)
    found = browsers.found(cookie)
    assert found is not None
    browsers.note_visit(found)
    assert players.redeem("code", Purpose.TRANSFER) == "two"
    clock.jump(-jump)
    assert browsers.found(cookie)


# A process that starts


@pytest.mark.parametrize("jump", JUMPS)
def test_a_process_that_starts_with_a_wrong_clock(hosted: Store, clock: Clock, jump: float) -> None:
    """It believes it within an hour back and 35 days forward; else contests wait."""
    player = Player(hosted, "one", GAME)
    keep(Store(hosted.database, "guest"), game())
    clock.wrong = jump
    started = reopened(hosted)
    boards = Boards(started.database)
    if jump < -3600 or jump > AWAY:
        assert started.database.clock.doubt() is not None
        assert refused(boards.today) is RankedFault.CLOCK
        assert refused(lambda: boards.published(str(DAY))) is RankedFault.CLOCK
        clock.now += OF_A_DAY + 7200  # the day is over, but nobody can know it
        assert not boards.is_over(str(DAY))
        assert list(expire(started.database)) == []
        deal = player.session.game.deal
        assert refused(lambda: boards.check_public(deal)) is RankedFault.SECRET
        clock.jump(-jump)
        started = reopened(hosted)
        assert Boards(started.database).today() == TOMORROW
        assert not is_kept(started)
    elif jump > 3600:
        assert boards.today() == TOMORROW
        assert not is_kept(started)
        clock.wrong = 0.0
        back = reopened(hosted)
        assert refused(Boards(back.database).today) is RankedFault.CLOCK
        trust_clock(back.database)
        assert Boards(back.database).today() == DAY
        player.win()  # its secret was told
        assert Boards(back.database).board(str(DAY), GAME, "one").entries == []
        late = Store(back.database, "late")
        assert refused(lambda: enter(late, "today", GAME)) is RankedFault.OVER
    else:
        assert boards.today() == DAY
        assert is_kept(started)
        clock.now += 100
        player.win()
        (entry,) = boards.board(str(DAY), GAME, "one").entries
        assert 99 <= entry.took / 1000 <= 101 + abs(jump)


def test_a_server_that_was_off_for_a_month_goes_on(hosted: Store, clock: Clock) -> None:
    clock.now += 30 * OF_A_DAY
    assert Boards(reopened(hosted).database).today() == DAY + timedelta(30)


def test_a_server_that_was_off_for_longer_waits_for_the_word_of_its_host(
    hosted: Store, clock: Clock
) -> None:
    before_it = reopened(hosted)
    Player(hosted, "one", GAME)
    clock.now += 100 * OF_A_DAY
    started = reopened(hosted)
    assert refused(Boards(started.database).today) is RankedFault.CLOCK
    trust_clock(reopened(hosted).database)
    clock.now += FRESH
    for store in (started, before_it):
        assert Boards(store.database).today() == DAY + timedelta(100)
        assert not is_kept(store)


def test_the_word_of_the_host_changes_no_secret_if_the_day_is_the_same(
    hosted: Store, clock: Clock
) -> None:
    boards = Boards(hosted.database)
    noted = [boards.commitment(day) for day in (DAY, TOMORROW)]
    player = Player(hosted, "one", GAME)
    clock.wrong = -600
    started = reopened(hosted)
    trust_clock(started.database)
    boards = Boards(started.database)
    assert [boards.commitment(day) for day in (DAY, TOMORROW)] == noted
    clock.now += 900
    player.win()
    assert boards.board(str(DAY), GAME, "one").place == 1


@pytest.mark.parametrize("ahead", [2 * OF_A_DAY, 20_000 * OF_A_DAY])
def test_the_word_of_the_host_takes_back_what_a_wrong_first_start_has_done(
    store: Store, clock: Clock, ahead: float
) -> None:
    """Days to come get new secrets; what was played in them counts no more."""
    clock.wrong = ahead
    wrong = Boards(store.database).today()
    early = Player(store, "one", GAME, wrong)
    clock.now += FRESH
    early.win()
    assert Boards(store.database).board(str(wrong), GAME, "one").entries
    told = {str(day): Boards(store.database).published(str(day)) for day in (DAY, TOMORROW)}
    seen = Boards(store.database).commitment(wrong)
    clock.wrong = 0.0
    started = reopened(store)
    assert refused(Boards(started.database).today) is RankedFault.CLOCK
    trust_clock(started.database)
    boards = Boards(started.database)
    assert boards.today() == DAY
    assert is_kept(started)
    assert boards.secret(str(DAY)) != told[str(DAY)].secret
    assert Store(started.database, "one").read(early.id) is not None
    clock.now += OF_A_DAY
    assert boards.secret(str(TOMORROW)) != told[str(TOMORROW)].secret
    assert boards.commitment(wrong) != seen
    assert boards.board(str(wrong), GAME, "one").entries == []


# Two machines with different clocks


def test_machines_that_differ_by_five_minutes_share_the_time_of_the_database(
    hosted: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = reopened(hosted)
    if not hosted.database.is_shared:  # the machines have the same file
        monkeypatch.setattr(other.database, "time", lambda: clock.now - 300, raising=False)
    Boards(other.database).today()
    player = Player(hosted, "one", GAME)
    clock.now += 20
    found = Store(other.database, "one").read(player.id)
    assert found is not None
    player.store = Store(other.database, "one")
    player.sit(found)
    player.session.do("info")
    clock.now += 10
    said = player.win()[-1]
    (entry,) = Boards(hosted.database).board(str(DAY), GAME, "one").entries
    assert 10 <= entry.took / 1000 <= 30
    assert "won in 0:00" not in said


# One player alone


@pytest.mark.parametrize("jump", JUMPS)
def test_the_local_player_is_never_asked_about_the_clock(
    store: Store, clock: Clock, jump: float
) -> None:
    for size in (jump, -jump):
        clock.jump(size)
        for own in (store, reopened(store)):
            assert Boards(own.database).today() == day_at(clock.now + clock.wrong)
            if clock.wrong >= 0:
                assert enter(own, "today", GAME).deal is not None
    assert Boards(store.database).today() == DAY
    assert store.database.read("SELECT * FROM clock") == []


@pytest.mark.parametrize("jump", JUMPS)
def test_a_win_of_the_local_player_is_never_lost_or_instant(
    store: Store, clock: Clock, jump: float
) -> None:
    player = Player(store, "", GAME)
    game = player.session.game
    player.session = Session(game, store, game_id=player.id, clock=lambda: clock.now)
    clock.now += 100
    player.session.do("info")
    clock.jump(-abs(jump))
    player.session.do("info")
    clock.now += 100
    player.win()
    (entry,) = Boards(store.database).board(str(DAY), GAME, "").entries
    assert clock_text(entry.took // 1000) != "0:00"


# Nobody asks the machine

ASKING = {
    *("time.time", "time.time_ns", "time.clock_gettime", "time.gmtime()", "time.localtime()"),
    *("datetime.now", "datetime.utcnow", "date.today"),
}
"""Calls that read a clock of this machine."""


def test_only_the_clock_of_the_database_tells_the_time() -> None:
    package = Path(winnable.store.__file__).parent
    web = package.parent / "web"
    files = {*package.rglob("*.py"), *web.rglob("*.py")} - {web / "log.py"}
    asking = {path.name for path in files if _asks(ast.parse(path.read_text()))}
    assert asking == {"clock.py", "passkeys.py"}  # the day that a label of a passkey shows


def _asks(tree: ast.AST) -> bool:
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    names = {ast.unparse(node.func) for node in calls}
    names |= {ast.unparse(node) for node in calls if not node.args}
    return not names.isdisjoint(ASKING)
