"""Saved games: one writer at a time, found in order, never lost."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.stores import (
    add_result,
    any_store,
    contents,
    folder_of,
    game,
    games_of,
    keep,
    place_of,
    postgres_url,
    reopened,
    server,
    text_of,
    write,
)
from winnable.disk import StoreFault
from winnable.game.game import Game, parse_game
from winnable.law.deals import numbered_deal
from winnable.law.position import parse_move
from winnable.law.scoring import Scoring
from winnable.law.variants import VARIANTS
from winnable.store import Settings, Stale, Store, data_folder, open_database
from winnable.store.databases.sqlite import Sqlite

__all__ = ["any_store", "postgres_url", "server"]

NEXT = game("draw-one", number=8)
"""The game that replaces another one."""


# The folder


def test_the_folder_is_the_platforms_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "winnable"
    assert folder_of(Store()) == tmp_path / "winnable"


def test_opening_a_store_writes_nothing(tmp_path: Path) -> None:
    store = Store(tmp_path / "none")
    assert store.latest() is None
    assert store.settings() == Settings()
    assert store.results.read() == ([], [])
    assert store.results.balance("vegas-three") == 0
    assert not (tmp_path / "none").exists()


# Saving


def test_a_saved_game_reads_back_equal(store: Store) -> None:
    played = game(moves="sw sw")
    game_id = keep(store, played)
    assert store.text(game_id) == played.text
    assert store.latest() == (game_id, played)


@pytest.mark.parametrize("has_version", [True, False])
@pytest.mark.parametrize("is_ranked", [True, False])
def test_a_save_of_an_older_game_makes_it_the_newest_unless_it_stays(
    store: Store, *, has_version: bool, is_ranked: bool
) -> None:
    older, newer = keep(store, game(moves="sw"), 1), keep(store, game("solitario"))
    also = (lambda _: None) if is_ranked else None  # the record of a ranked game
    for stays in (True, False):
        stored = store.stored(older)
        assert stored is not None
        version = stored.version if has_version else None
        store.save(older, game(moves="sw sw"), version, stays=stays, also=also)
        assert [*store.in_progress()] == ([newer, older] if stays else [older, newer])


def test_saving_again_replaces_the_text(store: Store) -> None:
    played = game(moves="sw")
    game_id = keep(store, played)
    for _ in range(5):
        played.play(parse_move("sw"))
        store.save(game_id, played)
    assert games_of(store) == [played]


def test_ids_are_unique_and_start_with_the_variant(store: Store) -> None:
    ids = [store.new_id(game("solitario")) for _ in range(100)]
    assert len(set(ids)) == 100
    assert all(each.startswith("solitario-") for each in ids)


def test_players_see_only_their_own(store: Store) -> None:
    other = Store(store.database, "other")
    mine, theirs = store.replace(None, game(moves="sw")), other.replace(None, game("solitario"))
    store.keep_settings(Settings(language="it"))
    store.replace((mine, game(moves="sw")), game("draw-one"))
    assert (other.settings(), other.results.read()) == (Settings(), ([], []))
    assert not store.has(theirs)
    assert store.read(theirs) is None
    assert [*other.in_progress()] == [theirs]


# The game to resume


def test_the_latest_game_is_the_newest_one(store: Store) -> None:
    keep(store, game("draw-one"), age=20)
    newest = keep(store, game("solitario"), age=5)
    keep(store, game("draw-three"), age=10)
    found = store.latest()
    assert found is not None
    assert found[0] == newest


def test_the_latest_game_of_a_variant(store: Store) -> None:
    older = keep(store, game("draw-one"), age=20)
    keep(store, game("draw-one"), age=30)
    keep(store, game("draw-three"), age=1)
    found = store.latest("draw-one")
    assert found is not None
    assert found[0] == older
    assert store.latest("solitario") is None


def test_a_variant_does_not_match_a_longer_name(store: Store) -> None:
    custom = Game(
        VARIANTS["draw-one"].rules,
        numbered_deal(1, VARIANTS["draw-one"].rules),
        Scoring.CUMULATIVE,
    )
    assert custom.variant.name == "d1-cumulative"
    game_id = keep(store, custom)
    assert store.latest("d1") is None
    found = store.latest("d1-cumulative")
    assert found is not None
    assert found[0] == game_id


def test_many_games_are_found_in_order(store: Store) -> None:
    kept = [keep(store, game(number=n), age=n) for n in range(50)]
    assert [*store.in_progress()] == kept
    assert [each.name for each in store.listed()] == kept


DAMAGED = {
    "empty": "",
    "torn": game(moves="sw sw").text[:60],
    "no deal": "winnable game 1\nrules d3r\nmoves sw\n",
    "illegal": game().text + " 1f 1f 1f\n",
}


@pytest.mark.parametrize("text", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_game_is_set_aside_unchanged_and_the_next_one_is_taken(
    store: Store, text: str
) -> None:
    good = game(moves="sw")
    older = keep(store, good, age=10)
    damaged = keep(store, game(), age=0)
    write(store, "UPDATE games SET text = ? WHERE id = ?", text, damaged)
    assert store.latest() == (older, good)
    assert store.troubles.texts() == [(damaged, text)]
    assert not store.has(damaged)
    (trouble,) = store.troubles.news()
    assert (trouble.code, trouble.details) == (StoreFault.DAMAGED, {"file": damaged})
    assert store.troubles.news() == []


# Locks

HOLD = """
import sys
from pathlib import Path
from winnable.store import Store
store = Store(Path(sys.argv[1]))
print(store.claim(sys.argv[2]), flush=True)
sys.stdin.read()
"""


def hold(store: Store, game_id: str) -> "subprocess.Popen[str]":
    """A process that holds the game until its input ends."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD, place_of(store), game_id],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "True\n"
    return process


def test_a_game_open_elsewhere_is_not_taken(tmp_path: Path) -> None:
    store = Store(tmp_path)
    older, newest = keep(store, game("draw-one", moves="sw"), age=10), keep(store, game())
    with hold(store, newest) as other:
        assert not store.claim(newest)
        assert store.latest() is None  # nor is the game before it
        assert store.is_busy
        assert store.latest("draw-one") == (older, game("draw-one", moves="sw"))
        other.communicate("")
    found = store.latest()
    assert found is not None
    assert found[0] == newest


def test_killing_its_process_frees_a_game(tmp_path: Path) -> None:
    store = Store(tmp_path)
    game_id = keep(store, game())
    with hold(store, game_id) as other:
        assert not store.claim(game_id)
        other.kill()
        other.wait()
    assert store.claim(game_id)


def test_a_shared_database_gives_every_process_every_game(postgres_url: str) -> None:
    database = open_database(postgres_url)
    store = Store(database)
    game_id = store.replace(None, game())
    assert store.claim(game_id)
    found = reopened(store).latest()
    assert found is not None
    assert found[0] == game_id
    database.close()


# Versions


def test_a_save_replaces_only_the_version_that_was_read(store: Store) -> None:
    game_id = store.replace(None, game())
    found = store.open(game_id)
    assert found is not None
    read = found[1]
    saved = store.save(game_id, game(moves="sw"), read.version)
    assert saved.version > read.version
    assert store.stored(game_id) == saved
    for act in (
        lambda: store.save(game_id, game(moves="sw sw"), read.version),
        lambda: store.save(game_id, game(moves="sw sw"), read.version, wins=True),
        lambda: store.replace((game_id, game()), NEXT, read.version),
        lambda: store.replace((game_id, game(moves="sw")), NEXT, read.version),
    ):
        before = contents(store)
        with pytest.raises(Stale):
            act()
        assert contents(store) == before
    store.replace((game_id, game(moves="sw")), NEXT, saved.version)
    left = store.stored(game_id)
    assert left is not None
    assert (left.state, left.version > saved.version) == ("left", True)
    again = store.save(game_id, game(moves="sw sw"), left.version)
    assert again.state == "open"


def test_a_released_game_is_free(store: Store) -> None:
    game_id = keep(store, game())
    assert store.claim(game_id)
    store.release(game_id)
    assert reopened(store).claim(game_id)
    store.release("never claimed")


# A game replaced by another


def test_an_abandoned_game_with_moves_becomes_a_result(store: Store) -> None:
    played = game(moves="sw")
    game_id = keep(store, played)
    assert store.claim(game_id)
    new = store.replace((game_id, played), NEXT)
    assert [(r.id, r.won) for r in store.results.all()] == [(game_id, False)]
    states = {each.name: each.state for each in store.listed()}
    assert states == {new: "open", game_id: "left"}
    if isinstance(store.database, Sqlite):
        locks = [each.name for each in (store.database.folder / "locks").iterdir()]
        assert locks == [f"{new}.lock"]
        assert reopened(store).latest() is None  # this process has the new one


def test_an_abandoned_game_without_moves_is_deleted(store: Store) -> None:
    game_id = keep(store, game())
    assert store.claim(game_id)
    new = store.replace((game_id, game()), NEXT)
    assert list(contents(store)) == ["games"]
    assert [each.name for each in store.listed()] == [new]


def test_a_game_with_a_result_is_not_resumed(store: Store) -> None:
    older, newest = keep(store, game(moves="sw"), age=10), keep(store, game(moves="sw sw"))
    add_result(store, newest, game(moves="sw sw"))
    found = store.latest()
    assert found is not None
    assert found[0] == older


def test_a_left_game_that_is_saved_again_is_in_progress(store: Store) -> None:
    game_id = store.replace(None, game(moves="sw"))
    new = store.replace((game_id, game(moves="sw")), NEXT)
    assert [*store.in_progress()] == [new]
    assert store.results.was_left(game_id)
    store.save(game_id, game(moves="sw sw"))
    assert [*store.in_progress()] == [game_id, new]


# Games from and to files


def test_a_game_from_elsewhere_keeps_its_name_if_it_is_free(store: Store) -> None:
    name = keep(store, game())
    text = text_of(store, name)
    assert store.add(game(), name) != name
    store.delete(name)
    assert store.add(parse_game(text), name) == name
    assert store.text(name) == text
    assert store.add(game(), "mygame") not in ("mygame", name)
