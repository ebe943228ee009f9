"""A store whose files cannot be read or written says so in one sentence and changes nothing."""

import errno
import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from stat import S_ISDIR
from typing import Any

import pytest

from tests.support.disks import fill, small_disk
from tests.support.stores import fails, files, game, keep, store
from winnable.disk import StoreError, StoreFault
from winnable.messages import LANGUAGES, Voice, say_fault, say_file_problems
from winnable.store import Settings, Store, read_text
from winnable.variants import VARIANTS

__all__ = ["store"]


# A folder that cannot be written. Modes do not stop root, which may run the tests, so a file stands
# where the store needs a folder.

ACTS: dict[str, Callable[[Store], object]] = {
    "save": lambda store: store.save("a", game()),
    "settings": lambda store: store.keep_settings(Settings()),
    "result": lambda store: store.add_result("a", game()),
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
    "results": lambda store: store.results(),
}


def test_a_game_counts_as_held_if_no_lock_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    store = Store(tmp_path / "file" / "winnable")
    assert store.claim("a")
    store.release("a")


@pytest.mark.parametrize("act", READS.values(), ids=READS)
@pytest.mark.parametrize("error", [PermissionError(13, "Permission denied"), OSError(5, "I/O")])
def test_an_unreadable_folder_raises_only_store_errors(
    store: Store, monkeypatch: pytest.MonkeyPatch, act: Callable[[Store], object], error: OSError
) -> None:
    game_id = keep(store, game(moves="sw"))
    store.keep_settings(Settings())
    store.add_result("another", game())
    with monkeypatch.context() as broken, suppress(StoreError):
        for name in ("stat", "open"):
            broken.setattr(Path, name, fails(error))
        act(store)
    assert store.latest() == (game_id, game(moves="sw"))


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


# A file that exists and cannot be read. Root can read everything, so the tests inject the error.


DENIED = PermissionError(13, "Permission denied")


@contextmanager
def unreadable(path: Path, error: OSError) -> Iterator[None]:
    """Opening that file raises ``error``."""
    real_open, real_io_open = os.open, io.open

    def deny(real: Callable[..., Any]) -> Callable[..., Any]:
        def attempt(file: Any, *rest: Any, **named: Any) -> Any:
            if isinstance(file, (str, os.PathLike)) and Path(file) == path:
                raise error
            return real(file, *rest, **named)

        return attempt

    with pytest.MonkeyPatch.context() as broken:
        broken.setattr("os.open", deny(real_open))
        broken.setattr("io.open", deny(real_io_open))
        yield


@pytest.mark.parametrize("error", [DENIED, OSError(5, "Input/output error"), OSError(24, "files")])
@pytest.mark.parametrize("name", VARIANTS)
def test_an_unreadable_game_stays_where_it_is(store: Store, name: str, error: OSError) -> None:
    older = keep(store, game(name, number=3), age=9)
    newest = keep(store, game(name))
    with unreadable(store.path(newest), error):
        found = store.latest()
        assert found is not None
        assert found[0] == older
        store.release(older)
        with pytest.raises(StoreError) as caught:
            store.read(newest)
        assert caught.value.code is StoreFault.READ
    assert store.damaged == []
    (told,) = store.unread
    assert str(store.path(newest)) in say_fault(Voice(), told)
    found = store.latest()
    assert found is not None
    assert found[0] == newest


def test_unreadable_settings_are_neither_set_aside_nor_overwritten(store: Store) -> None:
    kept = Settings(language="it", memory=True)
    store.keep_settings(kept)
    with unreadable(store.folder / "settings.json", DENIED):
        assert store.settings() == Settings()
    assert (store.damaged, len(store.unread)) == ([], 1)
    with pytest.raises(StoreError):  # these settings were never read: writing would lose the others
        store.keep_settings(Settings(language="en"))
    assert store.settings() == kept
    store.keep_settings(Settings(language="en"))
    assert store.settings() == Settings(language="en")


def test_unreadable_results_do_not_prevent_play(store: Store) -> None:
    game_id = keep(store, game(moves="sw"))
    store.add_result("won", game(moves="sw"))
    with unreadable(store.folder / "results.jsonl", DENIED):
        assert store.in_progress() == [game_id]
        assert store.balance("draw-three") == 0
        with pytest.raises(StoreError):
            store.results()
    assert len(store.unread) == 1
    assert len(store.results()[0]) == 1


def test_an_unreadable_mistake_is_kept_and_the_next_one_taken(store: Store) -> None:
    for age, number in ((9, 1), (5, 2)):
        store.keep_mistake(f"m{number}", game(number=number).text)
        os.utime(store.folder / "mistakes" / f"m{number}.txt", (1_700_000_000 - age,) * 2)
    first, second = store.mistakes()
    with unreadable(first, DENIED):
        assert store.oldest_mistake() == (second, game(number=2))
        store.forget_mistake(second)
        with pytest.raises(StoreError):
            store.oldest_mistake()
    assert store.damaged == []
    assert store.oldest_mistake() == (first, game(number=1))


CROWDED = """
import os, resource, sys
from pathlib import Path
from winnable.store import Settings, Store
folder = Path(sys.argv[1])
Store(folder).latest(), Store(folder).settings()  # all is loaded
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
    for act in (store.settings, store.results, store.mistakes, store.oldest_mistake):
        try:
            act()
        except Exception as error:
            assert type(error).__name__ == "StoreError", error
    assert store.damaged == [], store.damaged
    assert store.unread or spare, "it was not crowded"
    for game_id in list(store._locks):
        store.release(game_id)
    os.close(taken.pop())
print("done")
"""


def test_running_out_of_file_descriptors_moves_no_healthy_file(store: Store) -> None:
    keep(store, game(moves="sw"), age=5)
    keep(store, game())
    store.keep_settings(Settings(language="it"))
    store.keep_mistake("m", game().text)
    store.add_result("r", game(moves="sw"))
    before = {name: (store.folder / name).read_bytes() for name in files(store.folder)}
    done = subprocess.run(
        [sys.executable, "-c", CROWDED, str(store.folder)],
        capture_output=True,
        text=True,
        timeout=60,
        stdin=subprocess.DEVNULL,
        check=False,
    )
    assert (done.stdout, done.stderr) == ("done\n", "")
    after = {name: (store.folder / name).read_bytes() for name in files(store.folder)}
    assert {name: text for name, text in after.items() if not name.startswith("locks")} == before


# Another kind of file


def pipe(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir(parents=True)


PLACES = {
    "game": "games/draw-three-20261122-060622-0123456789ab.txt",
    "settings": "settings.json",
    "results": "results.jsonl",
    "mistake": "mistakes/m.txt",
}

WALK = """
import sys
from pathlib import Path
from tests.support.stores import game
from winnable.disk import StoreError
from winnable.store import Settings, Store
store = Store(Path(sys.argv[1]))
def attempt(act, *arguments):
    try:
        return act(*arguments)
    except StoreError:
        return None
attempt(store.settings)
print(store.latest() is not None)
attempt(store.results)
attempt(store.balance, "vegas-three")
attempt(store.oldest_mistake)
attempt(store.keep_settings, Settings())
attempt(store.add_result, "a", game(moves="sw"))
game_id = store.begin(game())
store.save(game_id, game(moves="sw"))
attempt(store.leave, game_id, game(moves="sw"))
print(len(store.damaged))
"""


@pytest.mark.parametrize("make", [pipe, folder])
@pytest.mark.parametrize("place", PLACES.values(), ids=PLACES)
def test_a_pipe_or_folder_instead_of_a_file_does_not_stop_play(
    store: Store, place: str, make: Callable[[Path], None]
) -> None:
    keep(store, game(moves="sw"), age=9)
    make(store.folder / place)
    done = subprocess.run(
        [sys.executable, "-c", WALK, str(store.folder)],
        capture_output=True,
        text=True,
        timeout=60,  # opening a pipe as a file blocks for ever
        check=False,
    )
    assert (done.stdout, done.stderr) == ("True\n0\n", "")
    assert not (store.folder / place).is_file()


@pytest.mark.parametrize("make", [pipe, folder])
@pytest.mark.parametrize("language", LANGUAGES)
def test_another_kind_of_file_is_named_in_one_sentence(
    store: Store, language: str, make: Callable[[Path], None]
) -> None:
    for place in PLACES.values():
        make(store.folder / place)
    assert store.latest() is None
    assert store.settings() == Settings()
    for front in ("line", "web"):
        said = say_file_problems(Voice(language=language, front=front), store.damaged, store.unread)
        assert len(said) == 3
        for sentence in said:
            assert sentence.endswith(".")
            assert "\n" not in sentence
            assert (str(store.folder) in sentence) == (front == "line")
    store.mark_reported()
    assert (store.damaged, store.unread) == ([], [])


def test_a_file_name_with_a_nul_byte_is_refused_in_one_sentence(store: Store) -> None:
    with pytest.raises(StoreError) as caught:
        read_text(Path("a\0b.txt"))
    assert caught.value.code is StoreFault.NAME
    assert say_fault(Voice(), caught.value) == '"a\\u0000b.txt" cannot be the name of a file.'
    assert not store.has("draw\0three-20261122-060622-0123456789ab")


def test_a_pipe_given_by_the_user_is_read_to_its_end(tmp_path: Path) -> None:
    pipe(tmp_path / "pipe")
    text = game(moves="sw").text
    with ThreadPoolExecutor() as threads:
        written = threads.submit((tmp_path / "pipe").write_text, text)
        assert read_text(tmp_path / "pipe") == text
        written.result()


# A wrong clock


def test_a_file_from_the_future_is_the_newest_only_until_the_next_save(store: Store) -> None:
    early, first = keep(store, game(number=1), age=-4_000_000_000), keep(store, game(number=2))
    second = keep(store, game(number=3), age=-3_900_000_000)
    assert store.in_progress() == [early, second, first]
    assert store.in_progress() == [early, second, first]
    store.save(first, game(number=2, moves="sw"))
    assert store.in_progress() == [first, early, second]


# A full disk


@pytest.mark.parametrize("name", VARIANTS)
def test_a_full_disk_loses_nothing(tmp_path: Path, name: str) -> None:
    with small_disk(tmp_path) as place:
        store = Store(place / "winnable")
        played = game(name)
        game_id = store.begin(played)
        store.add_result("before", game(name, number=3))
        before = (store.folder / "results.jsonl").read_bytes()
        (store.folder / "results.jsonl").write_bytes(before * (4096 // len(before) + 1))
        (store.folder / "results.jsonl").write_bytes(
            (store.folder / "results.jsonl").read_bytes()[:4095] + b"\n"
        )
        results = (store.folder / "results.jsonl").read_bytes()
        kept = files(store.folder)
        fill(place)
        for act in (
            lambda: store.begin(game(name, number=9)),
            lambda: store.save(game_id, played),
            lambda: store.add_result(game_id, played),
            lambda: store.keep_settings(Settings()),
        ):
            with pytest.raises(StoreError) as caught:
                act()
            assert caught.value.code is StoreFault.WRITE
            assert store.path(game_id).read_text("utf-8") == played.text
        assert (store.folder / "results.jsonl").read_bytes() == results  # no partial line remains
        assert files(store.folder) == kept
        (place / "ballast").unlink()
        assert store.begin(game(name, number=9))


def test_a_result_and_its_file_name_are_flushed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushed: list[str] = []
    real = os.fsync

    def note(handle: int) -> None:
        mode = os.fstat(handle).st_mode
        flushed.append("folder" if S_ISDIR(mode) else "file")
        real(handle)

    monkeypatch.setattr("os.fsync", note)
    store.add_result("a", game(moves="sw"))
    assert flushed == ["file", "folder"]
    store.add_result("b", game(moves="sw"))
    assert flushed == ["file", "folder", "file"]


def test_a_folder_that_cannot_be_flushed_is_ignored(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.fsync

    def refuse(handle: int) -> None:
        if S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(errno.EINVAL, "Invalid argument")
        real(handle)

    monkeypatch.setattr("os.fsync", refuse)
    store.save("a", game())
    store.add_result("b", game(moves="sw"))
    assert store.read("a") == game()
