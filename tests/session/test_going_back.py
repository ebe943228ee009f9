"""A new game is one step: undo in a game without a move goes back to the game left for it."""

from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any

import pytest

from tests.support.player import Player
from tests.support.stores import any_store, contents, game, keep, postgres_url, server
from winnable.game.game import Game, game_from
from winnable.law.variants import VARIANTS
from winnable.session import Session
from winnable.session.starting import end_for
from winnable.speech.acts import Act
from winnable.speech.commands import Command
from winnable.store import Boards, Settings, Store
from winnable.store.belongings import add_export, export, parse_export
from winnable.store.merging import merge

__all__ = ["any_store", "postgres_url", "server"]


def seated(store: Store, old: Game, **options: Any) -> Session:
    """A session of a stored game."""
    return opened(store, store.replace(None, old), **options)


def opened(store: Store, game_id: str, **options: Any) -> Session:
    """A session of a game as it is stored."""
    found = store.open(game_id)
    assert found is not None
    stored = found[1] if store.database.is_shared else None
    return Session(found[0], store, Settings(), game_id=game_id, stored=stored, **options)


@pytest.mark.parametrize("name", VARIANTS)
@pytest.mark.parametrize("entry", ["new", "number 8", "daily 2026-11-03 easy"])
def test_undo_takes_back_a_new_game_and_the_loss(store: Store, name: str, entry: str) -> None:
    """Nothing remains of either; the moves of the old game can be undone as before."""
    session = seated(store, game(name))
    session.do("d")
    old_id, played = session.id, session.game.text
    results = store.results.all()
    (greeting,) = session.do(entry)
    assert session.id != old_id
    assert session.voice.say("back-how", counts=True) in greeting
    assert len(store.results.all()) == len(results) + 1
    (resumed,) = session.do("undo")
    assert resumed.startswith("Resuming ")
    assert (session.id, session.game.text) == (old_id, played)
    assert store.results.all() == results
    assert [(each.name, each.state) for each in store.listed()] == [(old_id, "open")]
    session.do("d")
    assert store.text(old_id or "") == session.game.text, "it is saved as before"


def test_the_step_back_survives_another_start(player: Player) -> None:
    player.do("d", "new")
    player.come_back()
    assert player.game.is_fresh
    player.do("undo")
    assert player.moves == "sw"
    player.come_back()
    assert player.moves == "sw"


def test_a_second_new_game_leads_back_to_the_same(player: Player) -> None:
    player.do("d", "new", "new", "new")
    player.do("undo")
    assert player.moves == "sw"
    assert player.one("undo").startswith("Undone: ")
    assert player.one("undo") == player.say("nothing-to-undo")


def test_the_first_move_ends_the_step_back(player: Player) -> None:
    player.do("d", "new", "d", "undo")
    assert player.one("undo") == player.say("nothing-to-undo")
    assert len(player.store.results.all()) == 1


def test_a_game_without_a_move_and_a_won_one_are_not_returned_to(store: Store) -> None:
    session = seated(store, game())
    assert "undo" not in session.do("new")[0]
    assert session.do("undo") == [session.voice.say("nothing-to-undo")]


def test_another_loss_of_the_game_stays(store: Store) -> None:
    """It was abandoned before, and counts until it is won."""
    session = seated(store, game())
    session.do("d")
    old_id = session.id
    session.do("new")
    session.do("undo")
    assert not store.results.all()
    session.do("new")
    session.do("d")
    again = opened(store, old_id or "")
    again.do("d")
    for _ in range(2):  # a second new game leads no further back
        assert "undo" not in again.do("new")[0]
        assert again.do("undo") == [again.voice.say("nothing-to-undo")]
    assert old_id in {each.id for each in store.results.all()}


def test_no_other_game_is_taken_for_the_one_before(store: Store) -> None:
    """Whatever else is saved meanwhile: the newest left game below is another one."""
    session = seated(store, game())
    session.do("d")
    keep(store, game(moves="sw"))
    session.do("new")
    other = seated(store, game(number=9))
    other.do("d")
    other.do("new")
    assert other.do("undo")[0].startswith("Resuming ")
    assert other.game.deal.number == 9
    assert session.do("undo")[0].startswith("Resuming ")
    assert session.game.deal.number == 7


def merged(desk: Store, phone: Store) -> None:
    merge(desk.database, phone.player, desk.player)


def imported(desk: Store, phone: Store) -> None:
    add_export(desk, parse_export(export(phone)))


@pytest.mark.parametrize("join", [merged, imported])
@pytest.mark.parametrize(("here", "there"), [*product(range(4), repeat=2)])
def test_no_game_from_elsewhere_is_taken_for_the_one_before(
    store: Store, join: Callable[[Store, Store], None], here: int, there: int
) -> None:
    """However many games each of the players has."""
    desk, phone = Store(store.database, "desk"), Store(store.database, "phone")
    for own, count in ((desk, here), (phone, there)):
        for number in range(count):
            own.release(own.replace(None, game(moves="sw", number=100 + number)))
    store.database.write("UPDATE games SET saved = ?", "2026-01-01T00:00:00+00:00")
    fresh = desk.replace(None, game(number=20))
    session = seated(phone, game(number=30))
    session.do("d")
    session.do("new")
    assert desk.left_for(fresh) is None
    join(desk, phone)
    assert desk.left_for(fresh) is None


def test_what_was_begun_in_a_contest_is_not_taken_back(store: Store) -> None:
    session = seated(store, game())
    session.do("d")
    assert session.id is not None
    boards = Boards(store.database)
    today = str(boards.today())
    boards.dealt(today, "draw-three")
    with store.database.writing() as execute:
        boards.begin(execute, store.player, today, "draw-three", session.id)
    session.do("new")
    assert session.do("undo") == [session.voice.say("nothing-to-undo")]
    assert len(store.results.all()) == 1


def test_a_game_that_was_played_on_elsewhere_stays_there(store: Store) -> None:
    """Nothing changes if the old game is in progress again, or the new one has a move."""
    session = seated(store, game())
    session.do("d")
    old_id = session.id or ""
    session.do("new")
    store.save(old_id, game(moves="sw sw"))
    before = contents(store)
    for version in range(1, 6):
        assert not store.go_back(session.id or "", old_id, version)
    assert contents(store) == before
    assert session.do("undo") == [session.voice.say("nothing-to-undo")]


def test_a_table_of_ones_own_is_not_thrown_away(store: Store) -> None:
    session = seated(store, game())
    session.do("d")
    begin = partial(store.replace, game=game_from(game(moves="sw sw").view))
    own_id = end_for(session, session.game.variant.name, begin)
    own = opened(store, own_id)
    assert own.do("undo") == [own.voice.say("nothing-to-undo")]
    assert store.has(own_id)


def test_the_time_before_a_new_game_is_kept(player: Player) -> None:
    player.do("d")
    player.clock.now += 60
    player.do("new", "undo")
    assert player.game.seconds == 60


def test_a_move_of_another_process_is_not_overwritten(store: Store) -> None:
    """It has opened the old game again in the moment of the undo."""
    if not store.database.is_shared:
        pytest.skip("one process has the game at a time")
    session = seated(store, game())
    session.do("d")
    old_id = session.id or ""
    session.do("new")
    session.do("undo")
    store.save(old_id, game(moves="sw sw sw"))
    session.do("d")
    found = store.read(old_id)
    assert found is not None
    assert len(found.steps) == 4


def test_of_a_table_of_ones_own_no_loss_is_told(store: Store) -> None:
    """It never counts, so there is none."""
    session = seated(store, game_from(game(moves="sw sw").view))
    session.do("d")
    old_id, played = session.id, session.game.text
    (greeting,) = session.do("new")
    assert greeting.endswith(session.voice.say("back-how", counts=False))
    assert store.results.all() == []
    session.do("undo")
    assert (session.id, session.game.text) == (old_id, played)


def test_a_switch_goes_back_too(player: Player) -> None:
    """Undo is the last but one of what it can do in a new game."""
    player.do("d", "new")
    offered = [each for _ in range(40) for each in scanned(player)]
    assert offered[offered.index(Act.NEW) - 1] is Act.UNDO
    while player.session.pending.offer is not Act.UNDO:
        scanned(player)
    player.do("do")
    assert player.moves == "sw"


def scanned(player: Player) -> list[object]:
    """What the switch comes to next."""
    player.session.execute(Command(Act.SCAN))
    return [player.session.pending.offer]
