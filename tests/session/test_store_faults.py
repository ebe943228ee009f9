"""A store whose files cannot be read or written says so in one sentence and changes nothing."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.support.disks import fill, small_disk
from tests.support.stores import (
    add_result,
    contents,
    fails,
    folder_of,
    game,
    keep,
    reopened,
    store,
    write,
)
from winnable.disk import StoreError, StoreFault, read_text
from winnable.law.variants import VARIANTS
from winnable.speech.messages import LANGUAGES, Voice, say_fault
from winnable.store import Settings, Store, database_at
from winnable.store.databases.sqlite import Sqlite

__all__ = ["store"]


# A folder that cannot be written. Modes do not stop root, which may run the tests, so a file stands
# where the store needs a folder.

ACTS: dict[str, Callable[[Store], object]] = {
    "save": lambda store: store.save("a", game()),
    "settings": lambda store: store.keep_settings(Settings()),
    "result": lambda store: add_result(store, "a", game()),
}


@pytest.mark.parametrize("act", ACTS.values(), ids=ACTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_write_that_fails_raises_an_error_with_a_sentence(
    tmp_path: Path, act: Callable[[Store], object], language: str
) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError) as caught:
        act(Store(tmp_path / "file" / "winnable"))
    assert caught.value.code is StoreFault.WRITE
    sentence = say_fault(Voice(language=language), caught.value)
    assert str(tmp_path) in sentence
    assert "\n" not in sentence
    assert (tmp_path / "file").read_text() == "in the way"


READS: dict[str, Callable[[Store], object]] = {
    "games": lambda store: store.latest(),
    "settings": lambda store: store.settings(),
    "results": lambda store: store.results.read(),
}


def test_a_game_counts_as_held_if_no_lock_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    store = Store(tmp_path / "file" / "winnable")
    assert store.claim("a")
    store.release("a")


@pytest.mark.parametrize("act", READS.values(), ids=READS)
def test_a_folder_name_that_is_too_long_raises_only_store_errors(
    tmp_path: Path, act: Callable[[Store], object]
) -> None:
    with suppress(StoreError):
        act(Store(tmp_path / ("a" * 300)))


def test_a_user_file_that_is_missing_or_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "binary").write_bytes(b"\xff\x80")
    for name, fault in {
        "binary": StoreFault.TEXT,
        "none": StoreFault.READ,
        ".": StoreFault.READ,
    }.items():
        with pytest.raises(StoreError) as caught:
            read_text(tmp_path / name)
        assert caught.value.code is fault


# A database that cannot be read


@contextmanager
def unreadable(store: Store, table: str) -> Iterator[None]:
    """That table is gone meanwhile."""
    write(store, f"ALTER TABLE {table} RENAME TO gone")
    yield
    write(store, f"ALTER TABLE gone RENAME TO {table}")


@pytest.mark.parametrize("name", VARIANTS)
def test_games_that_cannot_be_read_are_reported_and_stay(store: Store, name: str) -> None:
    game_id = keep(store, game(name))
    with unreadable(store, "games"):
        assert store.latest() is None
        with pytest.raises(StoreError) as caught:
            store.read(game_id)
        assert caught.value.code is StoreFault.READ
    (told,) = store.troubles.news()
    assert store.database.name in say_fault(Voice(), told)
    assert store.latest() == (game_id, game(name))


def test_unreadable_settings_are_neither_set_aside_nor_overwritten(store: Store) -> None:
    kept = Settings(language="it", memory=True)
    store.keep_settings(kept)
    with unreadable(store, "settings"):
        assert store.settings() == Settings()
    assert (store.troubles.texts(), len(store.troubles.news())) == ([], 1)
    with pytest.raises(StoreError):  # these settings were never read: writing would lose the others
        store.keep_settings(Settings(language="en"))
    assert store.settings() == kept
    store.keep_settings(Settings(language="en"))
    assert store.settings() == Settings(language="en")


def test_unreadable_results_do_not_prevent_play(store: Store) -> None:
    game_id = keep(store, game(moves="sw"))
    add_result(store, "won", game(moves="sw"))
    with unreadable(store, "results"):
        assert [*store.in_progress()] == [game_id]
        assert store.results.balance("draw-three") == 0
        with pytest.raises(StoreError):
            store.results.read()
    assert len(store.troubles.news()) == 1
    assert len(store.results.all()) == 1


def test_a_file_that_is_no_database_is_set_aside_and_play_continues(tmp_path: Path) -> None:
    for data in (b"", b"not a database" * 1000, bytes(8192)):
        (tmp_path / "winnable.db").write_bytes(data)
        store = Store(tmp_path)
        game_id = store.replace(None, game())
        assert store.read(game_id) == game()
        store.release(game_id)
        assert isinstance(store.database, Sqlite)
        store.database.close()
        is_damaged = bool(data)
        assert [each.code for each in store.troubles.news()] == [StoreFault.SALVAGED] * is_damaged
        if is_damaged:
            (aside,) = (tmp_path / "damaged").iterdir()
            assert aside.read_bytes() == data
            aside.unlink()
        (tmp_path / "winnable.db").unlink()


def test_a_damaged_file_that_the_disk_does_not_read_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "winnable.db").write_bytes(b"not a database" * 1000)
    store = Store(tmp_path)
    fault = StoreError(StoreFault.READ, file="winnable.db", why="Input/output error")
    with monkeypatch.context() as broken:
        broken.setattr("winnable.disk.read_regular", fails(fault))
        with pytest.raises(StoreError) as caught:
            store.replace(None, game())
        assert caught.value is fault
    assert not (tmp_path / "damaged").exists()
    assert (tmp_path / "winnable.db").read_bytes() == b"not a database" * 1000


def test_a_folder_that_is_removed_during_play_is_made_again(store: Store) -> None:
    game_id = store.replace(None, game())
    shutil.rmtree(folder_of(store))
    store.save(game_id, game(moves="sw"))
    assert reopened(store).read(game_id) == game(moves="sw")


def test_a_database_in_use_is_waited_for(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("winnable.store.databases.sqlite.WAIT", 0.1)
    store.keep_settings(Settings())
    other = reopened(store)
    other.settings()
    with store.database.writing(), pytest.raises(StoreError) as caught:
        other.keep_settings(Settings(language="it"))
    assert caught.value.details["why"] == "database is locked"
    other.keep_settings(Settings(language="it"))
    assert store.settings() == Settings(language="it")


CROWDED = """
import os, resource, sys
from pathlib import Path
from winnable.store import Settings, Store
folder = Path(sys.argv[1])
Store(folder).latest(), Store(folder).settings(), Store(folder).results.read()  # all is loaded
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))
taken = []
while True:
    try:
        taken.append(os.dup(0))
    except OSError:
        break
for spare in range(4):  # whichever file is the one too many
    store = Store(folder)
    try:
        store.latest()
    except Exception as error:
        print("latest", type(error).__name__)
    for act in (store.settings, store.results.read, store.mistakes.names, store.mistakes.oldest):
        try:
            act()
        except Exception as error:
            assert type(error).__name__ == "StoreError", error
    troubles = store.troubles.news()
    assert all(each.code == "file-read" for each in troubles), troubles
    assert troubles or spare, "it was not crowded"
    for game_id in list(store.database._claims):
        store.release(game_id)
    store.database.close()
    os.close(taken.pop())
print("done")
"""


def test_running_out_of_file_descriptors_damages_nothing(store: Store) -> None:
    keep(store, game(moves="sw"), age=5)
    keep(store, game())
    store.keep_settings(Settings(language="it"))
    store.mistakes.keep("m", game().text)
    add_result(store, "r", game(moves="sw"))
    before = contents(store)
    done = subprocess.run(
        [sys.executable, "-c", CROWDED, str(folder_of(store))],
        capture_output=True,
        text=True,
        timeout=60,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("done\n", "")
    assert contents(store) == before


# Another kind of file


def pipe(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir(parents=True)


@pytest.mark.parametrize("make", [pipe, folder])
@pytest.mark.parametrize("language", LANGUAGES)
def test_another_kind_of_file_is_named_in_one_sentence(
    store: Store, language: str, make: Callable[[Path], None]
) -> None:
    make(folder_of(store) / "winnable.db")
    assert store.latest() is None
    assert store.settings() == Settings()
    (trouble,) = store.troubles.news()
    for front in ("line", "web"):
        sentence = say_fault(Voice(language=language, front=front), trouble)
        assert sentence.endswith(".")
        assert "\n" not in sentence
        assert (str(folder_of(store)) in sentence) == (front == "line")
    with pytest.raises(StoreError):
        store.replace(None, game())


def test_a_file_name_with_a_nul_byte_is_refused_in_one_sentence(store: Store) -> None:
    with pytest.raises(StoreError) as caught:
        read_text(Path("a\0b.txt"))
    assert caught.value.code is StoreFault.NAME
    assert say_fault(Voice(), caught.value) == '"a\\u0000b.txt" cannot be used as a file name.'
    assert not store.has("draw\0three-20261122-060622-0123456789ab")


def test_a_pipe_given_by_the_user_is_read_to_its_end(tmp_path: Path) -> None:
    pipe(tmp_path / "pipe")
    text = game(moves="sw").text
    with ThreadPoolExecutor() as threads:
        written = threads.submit((tmp_path / "pipe").write_text, text)
        assert read_text(tmp_path / "pipe") == text
        written.result()


# A full disk


@pytest.mark.parametrize("name", VARIANTS)
def test_a_full_disk_loses_nothing(tmp_path: Path, name: str) -> None:
    with small_disk(tmp_path) as place:
        store = Store(place / "winnable")
        played = game(name)
        game_id = store.replace(None, played)
        add_result(store, "before", game(name, number=3))
        kept = contents(store)
        fill(place)
        played.play(played.legal[-1])
        for act in (
            lambda: store.replace(None, game(name, number=9)),
            lambda: store.save(game_id, played),
            lambda: add_result(store, game_id, played),
            lambda: store.keep_settings(Settings()),
        ):
            with pytest.raises(StoreError) as caught:
                act()
            assert caught.value.code is StoreFault.WRITE
            assert caught.value.details["why"] == "No space left on device"
        assert contents(store) == kept
        assert contents(reopened(store)) == kept
        (place / "ballast").unlink()
        assert store.replace(None, game(name, number=9))


@pytest.mark.parametrize(
    "url",
    [
        *("postgresql:/u:geheim@h/d", "mysql://u:geheim@h/d", "postgresql://u:geheim g@h/d"),
        *("postgresql://u:geheim%zz@h/d", "postgres://u:geheim@[::1/d", "u:geheim@h"),
        *("postgresql://u:x@geheim@127.0.0.1:1/d", "postgresql://u:x/geheim@127.0.0.1:1/d"),
        *("host=127.0.0.1 password=my geheim", "user=u password='geheim", "geheim"),
        *("postgresql://u:geheim@127.0.0.1:1/d", "host=127.0.0.1 port=1 password=geheim"),
        *("postgresql://127.0.0.1:1/d?password=geheim", "postgresql://u:geheim@127.0.0.1:x/d"),
    ],
)
def test_no_sentence_has_a_part_of_the_password(url: str) -> None:
    with pytest.raises(StoreError) as caught:
        database_at(url).read("SELECT 1")
    for language in LANGUAGES:
        assert "geheim" not in say_fault(Voice(language=language), caught.value)
