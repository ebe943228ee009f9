"""Races: who may join, when the deal is shown, and what the players see of each other."""

import pytest

from tests.support.ranking import Clock, win
from tests.support.stores import any_store, postgres_url, server
from winnable.catalogues.new import game_of
from winnable.catalogues.ranked import RankedError, commitment
from winnable.game.game import Game
from winnable.law.cards import Deck
from winnable.law.variants import VARIANTS
from winnable.session import Session
from winnable.session.openings import choose_ranked, enter, winnable_deal
from winnable.solver import Verdict, solve
from winnable.store import Boards, Store
from winnable.store.contests.boards import RACE, WAITING
from winnable.store.contests.players import Players, Restriction
from winnable.store.contests.races import (
    COUNTDOWN,
    PLAYERS,
    RaceError,
    RaceFault,
    Races,
    Stage,
)
from winnable.store.merging import delete, merge

__all__ = ["any_store", "postgres_url", "server"]

GAME = "one-pass"


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
def races(store: Store) -> Races:
    return Races(store.database)


def begun(races: Races, clock: Clock, *players: str) -> str:
    """A race whose countdown is over."""
    name = races.make(GAME)
    for player in players:
        races.join(name, player, f"line of {player}")
    for player in players:
        races.ready(name, player)
    clock.now += COUNTDOWN
    return name


def enter_race(store: Store, name: str, player: str) -> Session:
    """A player whose game of a race is on the table."""
    own = Store(store.database, player)
    entering = enter(own, name)
    game = game_of(entering.wish)
    game_id = entering.begin(game)
    return Session(game, own, game_id=game_id)


def states(races: Races, name: str) -> list[tuple[str, str, bool]]:
    return [(each.player, each.state, each.is_here) for each in races.read(name).racers]


def refused(races: Races, name: str, player: str) -> RaceFault:
    with pytest.raises(RaceError) as caught:
        races.join(name, player, "line")
    assert isinstance(caught.value.code, RaceFault)
    return caught.value.code


def test_the_deal_is_shown_to_all_when_everybody_is_ready(
    store: Store, races: Races, clock: Clock
) -> None:
    name = races.make(GAME)
    for player in ("a", "b"):
        races.join(name, player, "1")
    races.ready(name, "a")
    assert races.read(name).stage is Stage.LOBBY
    races.ready(name, "b")
    assert races.read(name).stage is Stage.COUNTDOWN
    for player in ("a", "b"):
        with pytest.raises(RaceError):
            enter(Store(store.database, player), name)
    clock.now += COUNTDOWN
    assert races.read(name).stage is Stage.RUNNING
    deals = {enter_race(store, name, player).game.deal for player in ("a", "b")}
    assert len(deals) == 1
    with pytest.raises(RaceError):  # a stranger
        enter(Store(store.database, "c"), name)


def test_a_race_has_two_to_eight_players(races: Races) -> None:
    name = races.make(GAME)
    races.join(name, "0", "1")
    races.ready(name, "0")
    assert races.read(name).stage is Stage.LOBBY  # nobody races alone
    for player in range(1, PLAYERS[-1]):
        races.join(name, str(player), "1")
    assert refused(races, name, "9") is RaceFault.FULL
    races.join(name, "3", "2")  # another connection of a player
    assert [each.seat for each in races.read(name).racers] == list(range(1, 9))


def test_nobody_joins_a_race_that_has_begun_or_does_not_exist(races: Races, clock: Clock) -> None:
    name = begun(races, clock, "a", "b")
    assert refused(races, name, "c") is RaceFault.BEGUN
    assert refused(races, "race-none", "c") is RaceFault.GONE
    with pytest.raises(RaceError):
        races.read("race-none")


def test_who_is_banned_joins_no_race(races: Races, store: Store) -> None:
    name = races.make(GAME)
    races.join(name, "a", "line")
    for player in ("a", "b"):
        Players(store.database).restrict(player, Restriction.BANNED)
    assert refused(races, name, "b") is RaceFault.BANNED
    races.join(name, "a", "new line")
    Players(store.database).restrict("b", Restriction.HIDDEN)
    races.join(name, "b", "line")
    assert [racer.player for racer in races.read(name).racers] == ["a", "b"]


@pytest.mark.parametrize("last", ["ready", "leave", "disconnect"])
def test_no_race_begins_with_who_is_banned_in_its_lobby(
    races: Races, store: Store, last: str
) -> None:
    name = races.make(GAME)
    for player in ("a", "b", "c", "d"):
        races.join(name, player, f"line of {player}")
    for player in ("a", "b", "c"):
        races.ready(name, player)
    Players(store.database).restrict("c", Restriction.BANNED)
    getattr(races, last)(name, "d", *(["line of d"] if last == "disconnect" else []))
    race = races.read(name)
    assert [racer.player for racer in race.racers] == ["a", "b", *(["d"] * (last == "ready"))]
    assert race.stage is Stage.COUNTDOWN


def test_who_is_banned_is_out_of_the_lobby_as_soon_as_ready(races: Races, store: Store) -> None:
    name = races.make(GAME)
    for player in ("a", "b"):
        races.join(name, player, f"line of {player}")
    races.ready(name, "a")
    Players(store.database).restrict("b", Restriction.BANNED)
    races.ready(name, "b")
    race = races.read(name)
    assert [racer.player for racer in race.racers] == ["a"]
    assert race.stage is Stage.LOBBY


def test_who_is_banned_during_a_race_stays_in_it(races: Races, clock: Clock, store: Store) -> None:
    name = begun(races, clock, "a", "b")
    Players(store.database).restrict("b", Restriction.BANNED)
    races.join(name, "b", "new line")
    races.disconnect(name, "a", "line of a")
    assert [racer.player for racer in races.read(name).racers] == ["a", "b"]


def test_who_leaves_the_lobby_is_gone_and_the_others_may_begin(races: Races) -> None:
    name = races.make(GAME)
    for player in ("a", "b", "c", "d"):
        races.join(name, player, f"line of {player}")
    for player in ("a", "b"):
        races.ready(name, player)
    races.leave(name, "c")
    assert races.read(name).stage is Stage.LOBBY
    races.disconnect(name, "d", "an older line")
    assert len(races.read(name).racers) == 3
    races.disconnect(name, "d", "line of d")
    race = races.read(name)
    assert race.stage is Stage.COUNTDOWN
    assert [each.player for each in race.racers] == ["a", "b"]


def test_who_leaves_a_running_race_has_given_up_but_a_lost_line_may_return(
    races: Races, clock: Clock
) -> None:
    name = begun(races, clock, "a", "b")
    races.disconnect(name, "a", "line of a")
    assert states(races, name) == [("a", "playing", False), ("b", "playing", True)]
    races.join(name, "a", "new")
    races.leave(name, "b")
    races.ready(name, "b")  # too late
    assert states(races, name) == [("a", "playing", True), ("b", "left", False)]
    races.leave(name, "a")
    assert races.read(name).stage is Stage.OVER


def test_the_secret_is_told_when_the_race_is_over(races: Races, clock: Clock) -> None:
    name = begun(races, clock, "a", "b")
    race = races.read(name)
    assert race.secret == ""
    clock.now += RACE
    over = races.read(name)
    assert over.stage is Stage.OVER
    assert commitment(bytes.fromhex(over.secret)) == race.commitment


def test_a_race_that_never_begins_is_over_after_a_day(races: Races, clock: Clock) -> None:
    name = races.make(GAME)
    races.join(name, "a", "1")
    clock.now += WAITING
    assert races.read(name).stage is Stage.OVER


def test_winners_have_places_in_the_order_of_their_times(
    store: Store, races: Races, clock: Clock
) -> None:
    name = begun(races, clock, "a", "b")
    for player in ("b", "a"):
        clock.now += 60
        said = win(enter_race(store, name, player))
    assert said[-1].endswith("your place is 2 of 2.")
    race = races.read(name)
    places = {each.player: (race.place(each), each.took) for each in race.racers}
    assert places == {"b": (1, 60_000), "a": (2, 120_000)}
    assert race.racer("c") is None
    assert race.stage is Stage.OVER


# Entering


def test_a_player_continues_the_attempt_of_today(store: Store) -> None:
    own = Store(store.database, "a")
    first = choose_ranked(own, VARIANTS[GAME])
    assert first is not None
    assert first.game_id is not None
    own.save(first.game_id, first.game)
    own.release(first.game_id)
    again = choose_ranked(own, VARIANTS[GAME])
    assert again is not None
    assert (again.game_id, again.resumed) == (first.game_id, True)
    assert enter(own, "today", GAME).game_id == first.game_id
    assert enter(own, "today", GAME, again=True).game_id == first.game_id  # it has no move yet
    first.game.play(first.game.view.legal[0])
    own.save(first.game_id, first.game)
    other = enter(own, "today", GAME, again=True)
    assert (other.game_id, other.deal) == ("", first.game.deal)


def test_an_attempt_whose_game_is_missing_begins_again_at_the_same_deal(store: Store) -> None:
    own = Store(store.database, "a")
    first = choose_ranked(own, VARIANTS[GAME])
    assert first is not None
    assert first.game_id is not None
    own.release(first.game_id)
    with own.database.writing() as execute:
        execute("DELETE FROM games WHERE player = ?", "a")
    entering = enter(own, "today", GAME)
    assert entering.attempt is not None
    assert game_of(entering.wish).deal == first.game.deal
    another = entering.begin(first.game)
    attempt = Boards(store.database).last_attempt("a", entering.contest, GAME)
    assert attempt is not None
    assert (attempt.id, attempt.number) == (another, 1)


def test_without_a_name_the_ranked_game_is_the_last_one_played(store: Store) -> None:
    own = Store(store.database, "a")
    assert enter(own, "today").game in VARIANTS
    played = VARIANTS["solitario"]
    own.release(own.replace(None, Game(played.rules, winnable_deal(played.rules), played.scoring)))
    entering = enter(own, "today")
    assert entering.game == "solitario"
    assert entering.deal is not None
    assert entering.deal.deck is Deck.ITALIAN


def test_a_day_that_is_over_cannot_be_entered(store: Store, clock: Clock) -> None:
    own = Store(store.database, "a")
    contest = enter(own, "today", GAME).contest
    clock.now += 86_400
    with pytest.raises(RankedError):
        enter(own, contest, GAME)


@pytest.mark.parametrize("name", ["draw-three", "solitario"])
def test_a_winnable_deal_is_proven_winnable(name: str) -> None:
    rules = VARIANTS[name].rules
    game = Game(rules, winnable_deal(rules), VARIANTS[name].scoring)
    assert solve(game.position).verdict is Verdict.WINNABLE


@pytest.mark.parametrize("leaver", ["merged", "deleted", "left"])
def test_a_race_begins_when_who_was_not_ready_is_gone(
    races: Races, store: Store, leaver: str
) -> None:
    name = races.make(GAME)
    for player in ("a", "b", "c"):
        races.join(name, player, f"line of {player}")
    for player in ("a", "b"):
        races.ready(name, player)
    if leaver == "merged":
        merge(store.database, "c", "a")
    elif leaver == "deleted":
        delete(store.database, "c")
    races.disconnect(name, "c", "line of c")
    assert races.read(name).stage is Stage.COUNTDOWN
    assert [racer.player for racer in races.read(name).racers] == ["a", "b"]


def test_who_joined_from_two_browsers_is_one_player_of_the_lobby(
    races: Races, store: Store
) -> None:
    name = races.make(GAME)
    for player in ("a", "b"):
        races.join(name, player, f"line of {player}")
    merge(store.database, "b", "a")
    races.ready(name, "a")
    assert [racer.player for racer in races.read(name).racers] == ["a"]
    assert races.read(name).stage is Stage.LOBBY


@pytest.mark.parametrize("winner", [None, "a", "b"])
def test_who_plays_from_two_browsers_is_one_player_of_the_race(
    races: Races, store: Store, clock: Clock, winner: str | None
) -> None:
    name = begun(races, clock, "b", "a", "c")
    sessions = {player: enter_race(store, name, player) for player in ("a", "b", "c")}
    sessions["a"].do("draw")
    if winner is not None:
        sessions[winner].do("undo")
        win(sessions[winner])
    merge(store.database, "b", "a")
    racers = {racer.player: racer for racer in races.read(name).racers}
    assert set(racers) == {"a", "c"}
    assert racers["a"].state == ("playing" if winner is None else "won")
    assert enter(Store(store.database, "a"), name).game_id == sessions[winner or "a"].id
    races.leave(name, "a")
    races.leave(name, "c")
    assert races.read(name).stage is Stage.OVER
