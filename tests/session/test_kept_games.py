"""One game of each preset is kept: who plays another one comes back to it as it was."""

import pytest

from tests.session.test_going_back import opened, seated
from tests.support.length import some
from tests.support.player import WAY, Clock, Player
from tests.support.stores import any_store, game, keep, postgres_url, server
from winnable.catalogues.new import Wish, game_of
from winnable.law.variants import VARIANTS
from winnable.session.games import begin
from winnable.session.openings import KEPT, choose, enter, kept_games
from winnable.session.starting import go_on
from winnable.store import Store

__all__ = ["any_store", "postgres_url", "server"]
OTHERS = [(one, other) for one in VARIANTS for other in VARIANTS if one != other]


@pytest.mark.parametrize(("one", "other"), some(OTHERS, 8))
def test_another_game_keeps_this_one(store: Store, one: str, other: str) -> None:
    session = seated(store, game(one))
    session.do("d")
    old_id, played = session.id or "", session.game.text
    said = session.do(f"game {other.replace('-', ' ')}")
    assert session.game.variant.name == other
    assert said[0].startswith("Kept for later: ")
    assert store.in_progress().__next__() == session.id
    assert [*store.in_progress(one)] == [old_id]
    assert not store.results.all()
    session.do("d")
    other_id = session.id
    for name, expected in ((one, old_id), (other, other_id), (one, old_id)):
        (*_, said_last) = session.do(f"game {name.replace('-', ' ')}")
        assert "Resuming " in said_last
        assert session.id == expected
    assert session.game.text.splitlines()[-1] == played.splitlines()[-1]
    assert not store.results.all()


@pytest.mark.parametrize("name", VARIANTS)
def test_the_game_on_the_table_goes_on_when_it_is_asked_for(store: Store, name: str) -> None:
    session = seated(store, game(name))
    session.do("d")
    old_id = session.id
    (said,) = session.do(f"game {name.replace('-', ' ')}")
    assert said.startswith("Resuming ")
    assert session.id == old_id


def test_a_game_that_is_over_is_not_gone_on_with(player: Player) -> None:
    player.do(*WAY)
    assert go_on(player.session, player.game.variant.name) is None


@pytest.mark.parametrize("entry", ["number 8", "new"])
def test_a_new_deal_ends_the_game_of_its_preset_only(store: Store, entry: str) -> None:
    kept = keep(store, game("draw-one", "sw"))
    session = seated(store, game("draw-three"))
    session.do("d")
    old_id = session.id
    session.do(entry)
    assert [each.id for each in store.results.all()] == [old_id]
    assert kept in store.in_progress()


@pytest.mark.parametrize("moves", ["", "sw"])
def test_a_new_deal_of_another_preset_ends_the_kept_one(store: Store, moves: str) -> None:
    """Undo leads back to the game that it has ended, not to the one that was on the table."""
    kept = keep(store, game("draw-one", moves))
    session = seated(store, game("draw-three"))
    session.do("d")
    old_id = session.id or ""
    session.do("daily 2026-11-03 easy")  # of the game on the table
    assert kept in store.in_progress()
    session = opened(store, old_id)
    begun = choose(store, VARIANTS["draw-one"], 8, new=False)
    assert begun.left == bool(moves)
    assert [*store.in_progress("draw-one")] == [begun.game_id]


def test_a_step_to_another_game_ends_the_kept_one(store: Store) -> None:
    kept = keep(store, game("draw-one", "sw"))
    session = seated(store, game("draw-three"))
    session.do("d")

    said = begin(session, Wish(VARIANTS["draw-one"], 8))
    assert said[0].startswith("Kept for later: Draw three")
    assert [each.id for each in store.results.all()] == [kept]
    assert session.do("undo")[0].startswith("Resuming Draw one")
    assert session.id == kept
    assert not store.results.all()


def test_contests_are_not_kept_games(store: Store) -> None:
    """They have their own places, and no new game ends them."""
    entering = enter(store, "today", "draw-one")
    contest = entering.begin(game_of(entering.wish))
    store.release(contest)
    session = seated(store, game("draw-three"))
    session.do("d")
    session.do("game draw one")
    assert session.id != contest
    assert contest in store.in_progress()
    assert contest not in [name for name, _ in kept_games(store)]


def test_a_kept_game_that_is_open_elsewhere_stays_there(store: Store) -> None:
    if store.database.is_shared:
        pytest.skip("has no claims")
    kept = keep(store, game("draw-one", "sw"))
    session = seated(store, game("draw-three"))
    session.do("d")
    assert store.claim(kept)
    old_id = session.id
    assert session.do("game draw one") == [session.voice.say("fault-game-busy")]
    assert session.id == old_id
    store.release(kept)
    session.do("game draw one")
    assert session.id == kept


def test_the_list_of_games_names_those_in_progress_first(store: Store) -> None:
    for name in VARIANTS:
        keep(store, game(name, number=9))
    session = seated(store, game("draw-three", number=4))
    said = session.do("game")
    kept = [line for line in said if line.startswith("Kept for later: ")]
    assert kept == said[: len(VARIANTS)]
    assert len({*kept}) == len(VARIANTS)


def test_a_list_is_not_endless(store: Store) -> None:
    for number in range(KEPT + 5):
        keep(store, game("draw-one", number=number))
    assert len(kept_games(store)) == KEPT


@pytest.mark.parametrize("is_played", [True, False])
def test_a_table_that_closes_later_does_not_change_the_game_to_resume(
    store: Store, *, is_played: bool
) -> None:
    """A table closes a minute after its last window: the player may have begun another game."""
    clock = Clock()
    older = seated(store, game("draw-three"), clock=clock)
    older.do("d")
    newer = seated(store, game("solitario"), clock=clock)
    clock.now += 50
    if is_played:
        newer.do("d")
    older.leave()
    assert next(store.in_progress()) == newer.id
    found = store.open(next(store.in_progress("draw-three")))
    assert found is not None
    assert found[0].seconds == 50
