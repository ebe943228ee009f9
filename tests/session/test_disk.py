"""Files: a write that fails or is interrupted leaves the old content, and says which file."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from stat import S_ISDIR

import pytest

from tests.support.stores import FULL, fails, files, game
from winnable import disk
from winnable.disk import StoreError, StoreFault
from winnable.store import Settings, Store


@pytest.mark.parametrize("error", [FULL, KeyboardInterrupt()], ids=["disk full", "Ctrl-C"])
@pytest.mark.parametrize("step", ["os.fsync", "pathlib.Path.replace"])
def test_an_interrupted_write_leaves_the_old_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, error: BaseException
) -> None:
    disk.replace(tmp_path / "a", "old")
    with monkeypatch.context() as broken:
        broken.setattr(step, fails(error))
        with pytest.raises((StoreError, KeyboardInterrupt)):
            disk.replace(tmp_path / "a", "new")
    assert files(tmp_path) == {"a"}
    assert (tmp_path / "a").read_text() == "old"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no umask")
def test_whom_the_umask_allows_can_read_a_written_file(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        disk.replace(tmp_path / "a", "text")
    finally:
        os.umask(before)
    assert (tmp_path / "a").stat().st_mode & 0o777 == 0o640


WAYS: dict[str, Callable[[Store], object]] = {
    "claim": lambda own: own.claim("claim"),
    "replace": lambda own: own.replace(None, game()),
    "save": lambda own: own.save("a", game()),
    "settings": lambda own: own.keep_settings(Settings()),
    "latest": lambda own: (own.latest(), own.save("a", game())),
}


@pytest.fixture(params=[0o000, 0o022, 0o077], ids=oct)
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def modes(folder: Path) -> set[tuple[str, int]]:
    """The files and folders below ``folder`` that others than the owner may use."""
    found = {(path.name, path.stat().st_mode & 0o777) for path in folder.rglob("*")}
    return {(name, mode) for name, mode in found if mode & 0o077}


@pytest.mark.skipif(os.name == "nt", reason="Windows has no umask")
@pytest.mark.usefixtures("umask")
@pytest.mark.parametrize("way", WAYS)
def test_only_the_player_can_read_what_is_stored(tmp_path: Path, way: str) -> None:
    """Whatever comes first: a lock, a game, or settings."""
    folder = tmp_path / "deep" / "data"
    own = Store(folder)
    WAYS[way](own)
    assert folder.stat().st_mode & 0o777 == 0o700
    own.save("a", game())  # the journal is open
    assert all(name == "locks" or name.endswith(".lock") for name, _ in modes(folder))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no umask")
def test_a_database_that_others_could_read_becomes_private_when_it_is_opened(
    tmp_path: Path,
) -> None:
    own = Store(tmp_path)
    own.save("a", game())
    own.database.close()
    (tmp_path / "winnable.db").chmod(0o644)
    assert Store(tmp_path).read("a") is not None
    assert modes(tmp_path) == set()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no umask")
def test_a_damaged_database_is_set_aside_as_private_as_it_was(tmp_path: Path) -> None:
    (tmp_path / "winnable.db").write_bytes(b"no database" * 1000)
    (tmp_path / "winnable.db").chmod(0o644)
    Store(tmp_path).save("a", game())
    (aside,) = (tmp_path / "damaged").iterdir()
    assert aside.stat().st_mode & 0o777 == 0o600


def test_a_line_that_does_not_fit_leaves_no_part(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk.append_line(tmp_path / "a", "one")
    real = os.write

    def write_three(handle: int, data: bytes) -> int:
        if len(data) < 4:
            raise FULL
        return real(handle, data[:3])

    with monkeypatch.context() as broken:
        broken.setattr("os.write", write_three)
        with pytest.raises(StoreError):
            disk.append_line(tmp_path / "a", "three")
    assert (tmp_path / "a").read_text() == "one\n"
    (tmp_path / "a").write_text("one\ntor")
    disk.append_line(tmp_path / "a", "two")
    assert (tmp_path / "a").read_text() == "one\ntor\ntwo\n"


ACTS: dict[str, Callable[[Path], object]] = {
    "replace": lambda path: disk.replace(path, "text"),
    "append": lambda path: disk.append_line(path, "line"),
    "move": lambda path: disk.move(path, path.with_name("b")),
    "remove": disk.remove,
    "entries": lambda path: disk.entries(path, ""),
}


@pytest.mark.parametrize("act", ACTS.values(), ids=ACTS)
def test_an_act_in_a_place_that_is_no_folder_names_the_file(
    tmp_path: Path, act: Callable[[Path], object]
) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError) as caught:
        act(tmp_path / "file" / "a")
    assert str(tmp_path) in caught.value.details["file"]
    assert (tmp_path / "file").read_text() == "in the way"


def test_a_text_that_cannot_be_encoded_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        disk.replace(tmp_path / "a", "\ud800")
    assert files(tmp_path) == set()


def test_a_file_is_moved_and_removed(tmp_path: Path) -> None:
    disk.replace(tmp_path / "a", "text")
    disk.move(tmp_path / "a", tmp_path / "new" / "b")
    assert [each.name for each in disk.entries(tmp_path / "new", "b")] == ["b"]
    disk.remove(tmp_path / "new" / "b")
    assert disk.entries(tmp_path / "none", "") == []


def test_another_kind_of_file_is_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for act in (disk.read_regular, ACTS["append"]):
        with pytest.raises(StoreError) as caught:
            act(tmp_path / "pipe")
        assert caught.value.code in (StoreFault.KIND, StoreFault.WRITE)


def test_a_folder_that_cannot_be_flushed_is_ignored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.fsync

    def refuse(handle: int) -> None:
        if S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(22, "Invalid argument")
        real(handle)

    monkeypatch.setattr("os.fsync", refuse)
    disk.replace(tmp_path / "new" / "a", "text")
    assert (tmp_path / "new" / "a").read_text() == "text"


def test_why_a_file_does_not_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a").write_text("")
    assert disk.why_unopened(tmp_path / "a") is None
    assert disk.why_unopened(tmp_path / "none" / "a") is None
    with monkeypatch.context() as refused:
        refused.setattr("os.access", lambda *_: False)
        assert disk.why_unopened(tmp_path / "a") == "Permission denied"
    with monkeypatch.context() as crowded:
        crowded.setattr("os.open", fails(OSError(24, "Too many open files")))
        assert disk.why_unopened(tmp_path / "a") == "Too many open files"
