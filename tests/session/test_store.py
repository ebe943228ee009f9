"""Saved games: complete or unchanged on disk, one writer at a time, never lost."""

import os
import subprocess
import sys
from pathlib import Path
from stat import S_ISDIR

import pytest

from tests.support.stores import FULL, fails, files, game, keep, store
from winnable.deals import numbered_deal
from winnable.disk import StoreError
from winnable.game import Game, parse_game
from winnable.position import parse_move
from winnable.scoring import Scoring
from winnable.store import Settings, Store, data_folder
from winnable.variants import VARIANTS

__all__ = ["store"]


# The folder


def test_the_folder_is_the_platforms_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "winnable"
    assert Store().folder == tmp_path / "winnable"


def test_opening_a_store_writes_nothing(tmp_path: Path) -> None:
    store = Store(tmp_path / "none")
    assert store.latest() is None
    assert store.settings() == Settings()
    assert store.results() == ([], 0)
    assert store.balance("vegas-three") == 0
    assert not (tmp_path / "none").exists()


# Saving


def test_a_saved_game_reads_back_equal(store: Store) -> None:
    played = game(moves="sw sw")
    game_id = keep(store, played)
    assert parse_game(store.path(game_id).read_text("utf-8")) == played
    assert store.latest() == (game_id, played)


def test_saving_again_replaces_the_file_and_leaves_no_other(store: Store) -> None:
    played = game(moves="sw")
    game_id = keep(store, played)
    for _ in range(5):
        played.play(parse_move("sw"))
        store.save(game_id, played)
    assert files(store.folder) == {f"games/{game_id}.txt"}
    assert store.path(game_id).read_text("utf-8") == played.text


def test_ids_are_unique_and_start_with_the_variant(store: Store) -> None:
    ids = [store.new_id(game("solitario")) for _ in range(100)]
    assert len(set(ids)) == 100
    assert all(each.startswith("solitario-") for each in ids)


@pytest.mark.parametrize("error", [FULL, KeyboardInterrupt()], ids=["disk full", "Ctrl-C"])
@pytest.mark.parametrize("step", ["os.fsync", "pathlib.Path.replace"])
def test_an_interrupted_save_leaves_the_old_text(
    store: Store, monkeypatch: pytest.MonkeyPatch, step: str, error: BaseException
) -> None:
    played = game(moves="sw")
    game_id, old = keep(store, played), played.text
    played.play(parse_move("sw"))
    with monkeypatch.context() as broken:
        broken.setattr(step, fails(error))
        with pytest.raises((StoreError, KeyboardInterrupt)):
            store.save(game_id, played)
    assert store.path(game_id).read_text("utf-8") == old
    assert files(store.folder) == {f"games/{game_id}.txt"}
    store.save(game_id, played)
    assert store.path(game_id).read_text("utf-8") == played.text


def test_the_text_is_flushed_before_it_replaces_the_old_one(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    acts: list[str] = []
    fsync, replace = os.fsync, Path.replace

    def note_fsync(handle: int) -> None:
        status = os.fstat(handle)
        acts.append("fsync folder" if S_ISDIR(status.st_mode) else f"fsync {status.st_size}")
        fsync(handle)

    def note_replace(path: Path, target: Path) -> Path:
        acts.append("replace")
        return replace(path, target)

    monkeypatch.setattr("os.fsync", note_fsync)
    monkeypatch.setattr("pathlib.Path.replace", note_replace)
    played = game(moves="sw")
    keep(store, played)  # the folder is new, and its parent is flushed
    assert acts == ["fsync folder", f"fsync {len(played.text)}", "replace", "fsync folder"]
    acts.clear()
    store.save("a", played)
    assert acts == [f"fsync {len(played.text)}", "replace", "fsync folder"]


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


def test_a_game_without_a_variant_is_not_the_latest_of_any_variant(store: Store) -> None:
    store.save("shared by a friend", game())
    assert store.latest("draw-three") is None
    assert store.latest() == ("shared by a friend", game())


DAMAGED = {
    "empty": b"",
    "torn": game(moves="sw sw").text.encode()[:60],
    "binary": bytes(range(256)),
    "no deal": b"winnable game 1\nrules d3r\nmoves sw\n",
    "illegal": game().text.encode() + b" 1f 1f 1f\n",
    "zeros": bytes(4000),
}


@pytest.mark.parametrize("data", DAMAGED.values(), ids=DAMAGED)
def test_a_damaged_game_is_set_aside_unchanged_and_the_next_one_is_taken(
    store: Store, data: bytes
) -> None:
    good = game(moves="sw")
    older = keep(store, good, age=10)
    damaged = keep(store, game(), age=0)
    store.path(damaged).write_bytes(data)
    assert store.latest() == (older, good)
    (aside,) = store.damaged
    assert aside.parent == store.folder / "damaged"
    assert aside.read_bytes() == data
    assert not store.path(damaged).exists()


def test_all_damaged_games_are_kept(store: Store) -> None:
    for number in range(5):
        store.path("x").parent.mkdir(parents=True, exist_ok=True)
        store.path(f"game-{number}").write_bytes(b"broken %d" % number)
    assert store.latest() is None
    assert {path.read_bytes() for path in store.damaged} == {b"broken %d" % n for n in range(5)}
    assert {path for path in files(store.folder) if path.startswith("games")} == set()


def test_a_temporary_file_of_another_process_is_no_game(store: Store) -> None:
    game_id = keep(store, game())
    part = store.path("x").parent / ".half.part"
    part.write_text("winnable game 1\nrules d3")
    found = store.latest()
    assert found is not None
    assert found[0] == game_id
    assert store.damaged == []
    assert part.exists()


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
        [sys.executable, "-c", HOLD, str(store.folder), game_id],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "True\n"
    return process


def test_a_game_open_elsewhere_is_not_taken(store: Store) -> None:
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


def test_killing_its_process_frees_a_game(store: Store) -> None:
    game_id = keep(store, game())
    with hold(store, game_id) as other:
        assert not store.claim(game_id)
        other.kill()
        other.wait()
    assert store.claim(game_id)


def test_a_released_game_is_free(store: Store) -> None:
    game_id = keep(store, game())
    assert store.claim(game_id)
    store.release(game_id)
    assert Store(store.folder).claim(game_id)
    store.release("never claimed")


# A game replaced by another


def test_an_abandoned_game_with_moves_becomes_a_result(store: Store) -> None:
    played = game(moves="sw")
    game_id = keep(store, played)
    assert store.claim(game_id)
    assert store.leave(game_id, played)
    assert [(r.id, r.won) for r in store.results()[0]] == [(game_id, False)]
    assert files(store.folder) == {f"games/{game_id}.txt", "results.jsonl"}  # and leaves no lock
    assert Store(store.folder).latest() is None


def test_an_abandoned_game_without_moves_is_deleted(store: Store) -> None:
    game_id = keep(store, game())
    assert store.claim(game_id)
    assert not store.leave(game_id, game())
    assert files(store.folder) == set()


def test_a_game_with_a_result_is_not_resumed(store: Store) -> None:
    older, newest = keep(store, game(moves="sw"), age=10), keep(store, game(moves="sw sw"))
    store.add_result(newest, game(moves="sw sw"))
    found = store.latest()
    assert found is not None
    assert found[0] == older


def test_temporary_files_of_a_killed_process_are_removed(store: Store) -> None:
    keep(store, game())
    new, old = (store.path("x").parent / name for name in (".new.part", ".old.part"))
    new.touch()
    old.touch()
    os.utime(old, (1_700_000_000, 1_700_000_000))
    assert store.latest() is not None
    assert new.exists()  # another process may be about to rename it
    assert not old.exists()
