"""Text files of earlier versions are taken in whatever their names are and whatever fails."""

import errno
import json
import os
from collections.abc import Callable
from itertools import count
from pathlib import Path

import pytest

from tests.support.fault_player import ALL, DIES, Fault, Played, Task, players
from tests.support.figures import Note
from tests.support.kept import check_kept, check_sound
from tests.support.length import IS_LONG
from tests.support.stores import any_store, files, game, postgres_url, server, text_of
from winnable.disk import StoreError
from winnable.law.variants import VARIANTS
from winnable.store import Store
from winnable.store.databases.old_files import take_in

__all__ = ["any_store", "postgres_url", "server"]

STEP = 1 if IS_LONG else 61


def name_of(number: int, kind: str) -> str:
    return f"{kind}-20231114-221320-{number:032x}"


def put(folder: Path, name: str | bytes, text: str) -> Path:
    path = folder / os.fsdecode(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def fill(folder: Path) -> dict[str, str]:
    """Puts games of every preset, results and settings into a folder; returns the texts."""
    texts = {name_of(n, name): game(name, number=n).text for n, name in enumerate(VARIANTS)}
    for name, text in texts.items():
        put(folder, f"games/{name}.txt", text)
    values = {"id": [*texts][2], "name": "draw-three", "won": True, "moves": 9, "seconds": 60}
    put(folder, "results.jsonl", json.dumps({**values, "points": None}) + "\n")
    put(folder, "settings.json", '{"language": "en", "level": "brief"}')
    return texts


def take(store: Store, folder: Path) -> list[StoreError]:
    with store.database.writing() as execute:
        return take_in(folder, execute)


def test_no_name_or_time_of_a_file_prevents_it(store: Store, tmp_path: Path) -> None:
    folder = tmp_path / "files"
    texts = fill(folder)
    put(folder, b"games/\xff.txt", game().text)
    put(folder, b"games/damaged \xff.txt", "damaged")
    put(folder, b"players/\xfe/games/a.txt", game().text)
    for seconds in (-(2**33), 0, 2**33):
        os.utime(put(folder, f"games/at{seconds}.txt", game().text), (seconds, seconds))
    assert len(take(store, folder)) == 1
    listed = {each.name: each for each in store.listed()}
    assert listed.keys() == texts.keys() | {"\\udcff", f"at-{2**33}", "at0", f"at{2**33}"}
    assert all(len(each.saved) == len("2026-11-23T18:05:00Z") for each in listed.values())
    assert [name for name, _ in store.set_aside()] == ["damaged \\udcff.txt"]
    assert [each.name for each in Store(store.database, "\\udcfe").listed()] == ["a"]


@pytest.mark.parametrize("name", ["a\0b", "a\ud800"])
def test_a_result_whose_name_no_database_keeps_hides_no_other(
    store: Store, tmp_path: Path, name: str
) -> None:
    folder = tmp_path / "files"
    texts = fill(folder)
    with (folder / "results.jsonl").open("a") as file:
        values = {"id": name, "name": "x", "won": False, "moves": 1, "seconds": 1, "points": None}
        file.write(json.dumps(values) + "\n")
    (told,) = take(store, folder)
    assert told.details["file"] == str(folder / "results.jsonl")
    assert [each.id for each in store.results()[0]] == [[*texts][2]]


def test_a_folder_that_was_moved_is_taken_in_without_harm(store: Store, tmp_path: Path) -> None:
    texts = fill(tmp_path / "files")
    assert take(store, tmp_path / "files") == []
    played = game(moves="sw")
    store.save(next(iter(texts)), played)
    (tmp_path / "files").rename(tmp_path / "moved")
    assert take(store, tmp_path / "moved") == []
    assert text_of(store, next(iter(texts))) == played.text
    assert len([*store.listed()]) == len(texts)


@pytest.mark.parametrize("name", ["games", "results.jsonl"])
def test_what_cannot_be_read_at_all_is_taken_in_later(
    store: Store, tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "files"
    texts = fill(folder)
    assert store.secret()  # the database is open
    called = "os.open" if name == "results.jsonl" else "os.scandir"
    real: Callable[..., object] = os.open if name == "results.jsonl" else os.scandir

    def refuse(path: object, *rest: object) -> object:
        if str(path).endswith(name):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        return real(path, *rest)

    with monkeypatch.context() as broken:
        broken.setattr(called, refuse)
        with pytest.raises(StoreError) as caught:
            take(store, folder)
        assert caught.value.details["file"] == str(folder / name)
    assert [*store.listed()] == []
    assert take(store, folder) == []
    assert len([*store.listed()]) == len(texts)


FAULTS = {
    "error": Fault(0, errno.EIO),
    "full disk": Fault(0, errno.ENOSPC, lasts=True, kinds="wtn"),
    "too many open files": Fault(0, errno.EMFILE, lasts=True, kinds="on"),
    "kill": Fault(0, DIES),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_in_the_middle_loses_nothing(
    tmp_path: Path, fault: str, record_property: Note
) -> None:
    chosen = FAULTS[fault]
    calls, tried, told = 1, 0, 0
    with players() as program:
        for at in count(1 + [*FAULTS].index(fault), STEP):
            place = tmp_path / str(at) / "winnable"
            texts = fill(place)
            before = {name: (place / name).read_bytes() for name in files(place)}
            now = Fault(at, chosen.error, lasts=chosen.lasts, kinds=chosen.kinds or ALL)
            played = program.play(Task(str(place), ("draw",), ("draw",), fault=now))
            check_taken(place, texts, played, at)
            assert {name: (place / name).read_bytes() for name in before} == before, at
            calls = max(calls, played.calls)
            if played.status == 0 and played.calls < at:
                break
            tried, told = tried + 1, told + sum(bool(each.told) for each in played.answers)
    record_property("tried", tried)
    record_property("told", told)
    assert calls > 100 or fault != "error"


def check_taken(place: Path, texts: dict[str, str], played: Played, at: int) -> None:
    """Checks that each game is in the database, or that its file was said to be unreadable."""
    assert played.err == "", at
    told = " ".join(line for answer in played.answers for line in answer.told)
    store = Store(place)
    check_kept(store, played.answers, at)
    listed = [each.name for each in store.listed()]
    assert len(listed) == len(set(listed)), at
    for name, text in texts.items():
        if name not in listed:
            assert f"{name}.txt" in told, (at, name)
        elif not any(answer.id == name for answer in played.answers):
            assert text_of(store, name) == text, (at, name)
    assert store.results()[0], at
    store.database.close()
    check_sound(place, at)
