"""Attempts to cheat on boards and in races, and races of players who become other players."""

from functools import partial

import pytest

from tests.support.ranking import DAY, Clock, Player
from tests.support.stores import any_store, postgres_url, server, write
from winnable.analysis.searching import finish
from winnable.catalogues.new import game_of
from winnable.catalogues.ranked import RankedError
from winnable.disk import StoreError, StoreFault
from winnable.game.game import Game, game_from
from winnable.law.deals import numbered_deal
from winnable.law.moves import start
from winnable.law.notation import parse_view
from winnable.law.reading import parse_deal
from winnable.law.variants import VARIANTS
from winnable.law.view import View, view_of
from winnable.session import Session
from winnable.session.openings import enter
from winnable.solver import solve
from winnable.speech.acts import Act, Trait, acts_with
from winnable.speech.commands import Command
from winnable.store import Attempt, Boards, Store
from winnable.store.belongings import add_export, export, parse_export
from winnable.store.contests.boards import WAITING
from winnable.store.contests.players import Players, Restriction
from winnable.store.contests.races import COUNTDOWN, RaceError, RaceFault, Races, Stage
from winnable.store.merging import delete, merge, sweep

__all__ = ["any_store", "postgres_url", "server"]


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
def published(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The channels of what was published."""
    found: list[str] = []
    monkeypatch.setattr(
        type(store.database), "publish", lambda _, channel, __: found.append(channel)
    )
    return found


def easy(name: str = "draw-one") -> Game:
    """Another deal of that game, which is won but for the last move."""
    rules = VARIANTS[name].rules
    found = Game(rules, numbered_deal(1, rules), VARIANTS[name].scoring)
    moves = solve(found.position).moves
    assert moves is not None
    for move in moves[:-1]:
        found.play(move)
    return found


def solitario_table() -> View:
    rules = VARIANTS["solitario"].rules
    return Game(rules, numbered_deal(1, rules)).view


def entries(store: Store, player: str = "one") -> list[tuple[str, int, int]]:
    found = Boards(store.database).board(str(DAY), "draw-one", player).entries
    return [(each.player, each.number, each.took) for each in found]


def test_an_imported_game_does_not_take_the_place_of_a_ranked_one(
    store: Store, clock: Clock
) -> None:
    """The process died when the attempt was recorded, before the game was stored."""
    player = Player(store, "one")
    player.store.release(player.id)
    write(store, "DELETE FROM games")
    imported = {"id": player.id, "text": easy().text}
    text = str({"winnable": "everything", "version": 1, "games": [imported]}).replace("'", '"')
    assert add_export(player.store, parse_export(text)).games == 1
    (name,) = (each.name for each in player.store.listed())
    assert name != player.id
    player.id = name
    player.sit(easy())
    assert player.session.attempt is None
    clock.now += 5
    player.win()
    assert entries(store) == []
    entering = enter(player.store, str(DAY), "draw-one")
    assert (entering.game_id, entering.attempt is None) == ("", False)


def test_a_win_of_another_deal_or_by_other_rules_is_no_entry(store: Store) -> None:
    for name in ("draw-one", "thoughtful"):
        player = Player(store, name)
        player.sit(easy(name))  # as if the text of the game had been exchanged
        player.win()
    assert entries(store) == []


def test_a_game_is_never_stored_without_its_attempt(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise it would be an ordinary game with the secret deal, which tells everything."""
    own = Store(store.database, "one")
    entering = enter(own, "today", "draw-one")

    def refuse(*_: object, **__: object) -> None:
        raise StoreError(StoreFault.UNREACHABLE)

    with monkeypatch.context() as broken:
        broken.setattr(Boards, "begin", refuse)
        with pytest.raises(StoreError):
            entering.begin(game_of(entering.wish))
    assert [*own.listed()] == []
    with monkeypatch.context() as broken:
        broken.setattr(own, "replace", refuse)
        with pytest.raises(StoreError):
            entering.begin(game_of(entering.wish))
    again = enter(own, "today", "draw-one")
    game_id = again.begin(game_of(again.wish))
    attempt = Boards(own.database).attempt_of("one", game_id)
    assert attempt is not None
    assert attempt.number == 1


@pytest.fixture(params=["pasted", "imported", "left", "stranger", "other rules", "damaged attempt"])
def same_cards(request: pytest.FixtureRequest, store: Store) -> Session:
    """A game with the cards of a running contest, which is no attempt in progress."""
    player = Player(store, "one")
    deal = player.session.game.deal
    rules = VARIANTS["draw-three" if request.param == "other rules" else "draw-one"].rules
    game = Game(rules, parse_deal(str(deal), rules))
    match request.param:
        case "imported":
            imported = {"id": player.id, "text": game.text}
            text = str({"winnable": "everything", "version": 1, "games": [imported]})
            own = Store(store.database, "two")
            assert add_export(own, parse_export(text.replace("'", '"'))).games == 1
            return Session(game, own, game_id=player.id)
        case "left":
            given_up, game = player.id, player.session.game
            player.begin()
            return Session(game, player.store, game_id=given_up)
        case "damaged attempt":
            write(store, "UPDATE attempts SET id = 'another'")
            return Session(game, player.store, game_id=player.id)
    return Session(game, Store(store.database, "two"))


def test_a_game_with_the_cards_of_a_contest_tells_nothing_however_it_began(
    same_cards: Session, clock: Clock
) -> None:
    for act in acts_with(Trait.REVEALS):
        (said,) = same_cards.execute(Command(act))
        assert same_cards.refused, act
        assert "secret" in said
    with pytest.raises(RankedError):
        finish(same_cards.review())
    assert same_cards.store is not None
    assert str(same_cards.game.deal) not in export(same_cards.store)
    clock.now += 2 * 86_400
    same_cards.execute(Command(Act.SHARE))
    assert not same_cards.refused
    assert str(same_cards.game.deal) in export(same_cards.store)


@pytest.mark.usefixtures("quick_advice")
def test_advice_for_the_cards_of_a_contest_counts_or_is_refused(
    same_cards: Session,
) -> None:
    for act in (Act.HINT, Act.CHANCE, Act.COMPARE):
        same_cards.execute(Command(act))
        assert same_cards.refused == (same_cards.attempt is None), act
    helped = {row[0] for row in same_cards.store.database.read("SELECT helped FROM attempts")}  # type: ignore[union-attr]
    assert helped == {0}  # a given up attempt counts nothing


@pytest.mark.usefixtures("quick_advice")
@pytest.mark.parametrize(("ask", "act"), [("hint", "do"), ("compare", "1")])
def test_advice_that_was_refused_cannot_be_followed(
    same_cards: Session, ask: str, act: str
) -> None:
    before = same_cards.game.text
    same_cards.do(ask)
    assert same_cards.refused == (same_cards.attempt is None)
    if same_cards.refused:
        same_cards.do(act)
        assert same_cards.game.text == before


@pytest.mark.usefixtures("quick_advice")
def test_advice_for_a_table_of_ones_own_counts_in_a_ranked_game_with_these_rules(
    store: Store,
) -> None:
    player = Player(store, "one")
    table = parse_view(player.session.game.view.text)
    own = Session(game_from(table), player.store)
    own.execute(Command(Act.HINT))
    assert not own.refused
    other = Session(game_from(solitario_table()), player.store)
    other.execute(Command(Act.HINT))
    assert store.database.read("SELECT helped FROM attempts") == [(1,)]


@pytest.mark.usefixtures("quick_advice")
@pytest.mark.parametrize("act", sorted(acts_with(Trait.ADVISES), key=str))
def test_every_answer_about_a_table_of_known_cards_counts_there_too(store: Store, act: Act) -> None:
    player = Player(store, "one")
    rules = player.session.game.rules
    known = view_of(start(rules, numbered_deal(5, rules)), frozenset(range(52)))
    own = Session(game_from(parse_view(known.text)), player.store)
    own.execute(Command(act))
    is_answer = act is Act.RETRY or not own.refused  # no move has lost the game
    if act is Act.REVIEW:  # the page has a request of its own for it
        own.execute(Command(Act.UNKNOWN, "xyzzy"))
        finish(own.review())
    count = is_answer + (act is Act.REVIEW)
    assert store.database.read("SELECT helped FROM attempts") == [(count,)]


def test_who_deletes_a_ranked_game_gives_it_up(store: Store) -> None:
    player = Player(store, "one")
    player.act(Act.DRAW)
    player.session.leave()
    player.store.delete(player.id)
    again = enter(player.store, str(DAY), "draw-one")
    assert (again.game_id, again.attempt) == ("", None)
    player.store.release(again.begin(game_of(again.wish)))
    assert store.database.read("SELECT number, state FROM attempts ORDER BY number") == [
        (1, "left"),
        (2, "playing"),
    ]


def test_moves_taken_back_are_counted_in_the_transaction_that_saves_them(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = Player(store, "one")
    for act in (Act.DRAW, Act.DRAW):
        player.act(act)

    def refuse(*_: object, **__: object) -> None:
        raise StoreError(StoreFault.WRITE, file=player.store.database.name, why="full")

    text = player.store.text(player.id)
    with monkeypatch.context() as broken:
        broken.setattr(Attempt, "record", refuse)
        player.act(Act.UNDO)
    assert player.store.text(player.id) == text
    player.act(Act.UNDO, number=1)
    taken_back = 2 - len(player.session.game.steps)
    assert store.database.read("SELECT undone FROM attempts") == [(taken_back,)]


@pytest.mark.parametrize("target", ["first", "second"])
def test_whoever_takes_the_other_over_the_attempt_that_began_first_counts(
    store: Store, clock: Clock, target: str
) -> None:
    first = Player(store, "first")
    first.act(Act.DRAW)
    clock.now += 60
    second = Player(store, "second")
    clock.now += 5
    second.win()
    merge(store.database, "second" if target == "first" else "first", target)
    assert entries(store, target) == [(target, 2, 5_000)]
    board = Boards(store.database).board(str(DAY), "draw-one", target)
    assert (board.begun, board.won, board.own) == (1, 0, None)
    third = Player(store, target)
    assert third.session.attempt is not None
    assert third.session.attempt.number == 3


def test_a_race_cannot_begin_when_its_secret_is_public(store: Store, clock: Clock) -> None:
    races = Races(store.database)
    name = races.make("draw-one")
    for player in ("a", "b"):
        races.join(name, player, "line")
    races.ready(name, "a")
    clock.now += WAITING
    assert races.read(name).secret
    for late in (races.ready, races.leave, partial(races.join, line="line")):
        with pytest.raises(RaceError) as caught:
            late(name, "c" if isinstance(late, partial) else "b")
        assert caught.value.code is RaceFault.GONE
    assert races.read(name).stage is Stage.OVER
    assert races.read(name).wait == 0


def test_who_is_merged_stays_in_the_race_and_is_in_it_as_the_other_player(
    store: Store, clock: Clock, published: list[str]
) -> None:
    races = Races(store.database)
    name = races.make("draw-one")
    for player in ("a", "b"):
        races.join(name, player, f"line of {player}")
    for player in ("a", "b"):
        races.ready(name, player)
    clock.now += COUNTDOWN
    own = Store(store.database, "a")
    entering = enter(own, name)
    game = game_of(entering.wish)
    game_id = entering.begin(game)
    Session(game, own, game_id=game_id).execute(Command(Act.DRAW))
    published.clear()
    merge(store.database, "a", "c")
    assert published == [name]  # the connection of the old player ends, and the page returns
    assert {each.player for each in races.read(name).racers} == {"b", "c"}
    races.join(name, "c", "new line")  # as the page does, with its new cookie
    assert enter(Store(store.database, "c"), name).game_id == game_id
    attempt = Boards(store.database).attempt_of("c", game_id)
    assert attempt is not None
    clock.now += 7
    other = Store(store.database, "c")
    found = other.read(game_id)
    assert found is not None
    session = Session(found, other, game_id=game_id)
    for move in solve(found.position).moves or ():
        session.execute(Command(Act.EXACT, text=str(move)))
    racer = races.read(name).racer("c")
    assert racer is not None
    assert (racer.state, racer.took) == ("won", 7_000)


def test_nothing_in_the_database_names_a_player_who_was_deleted(
    store: Store, published: list[str]
) -> None:
    races = Races(store.database)
    name = races.make("draw-one")
    races.join(name, "somebody-to-forget", "line")
    Player(store, "somebody-to-forget")
    published.clear()
    delete(store.database, "somebody-to-forget")
    assert published == ["browsers", name]
    write(store, "UPDATE tickets SET expires = 0")  # an hour later
    sweep(store.database)
    for table in ("games", "attempts", "races", "ranked_deals", "tickets", "aliases", "settings"):
        rows = store.database.read(f"SELECT * FROM {table}")
        assert "somebody-to-forget" not in repr(rows), table


@pytest.mark.parametrize("kind", Restriction)
def test_a_restriction_stays_with_every_key_of_a_player_who_is_deleted(
    store: Store, kind: Restriction
) -> None:
    players = Players(store.database)
    merge(store.database, "phone", "laptop")
    players.restrict("laptop", kind)
    delete(store.database, "laptop")
    found = [players.restriction(name) for name in ("phone", "laptop", "stranger")]
    assert found == [kind, kind, None]
