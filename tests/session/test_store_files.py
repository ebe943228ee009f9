"""The text files of earlier versions: taken in once, nothing lost, the files kept."""

import json
import os
import random
from pathlib import Path

import pytest

from tests.support.figures import Note
from tests.support.length import IS_LONG
from tests.support.stores import contents, files, folder_of, game, games_of, text_of
from winnable.disk import StoreFault
from winnable.law.variants import VARIANTS
from winnable.speech.messages import LANGUAGES, Voice, say_fault
from winnable.store import Settings, Store

DAY = 1_700_000_000
"""Seconds of the time when the newest file was written."""


def put(folder: Path, name: str, data: str | bytes, age: int = 0) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    os.utime(path, (DAY - age, DAY - age))
    return path


def name_of(number: int, kind: str = "draw-three") -> str:
    return f"{kind}-20231114-221320-{number:032x}"


def result(game_id: str, *, won: bool, ended: str | None = None) -> str:
    values = {"id": game_id, "name": "draw-three", "won": won, "moves": 9, "seconds": 60}
    return json.dumps({**values, "points": None, "ended": ended}) + "\n"


def test_every_file_is_taken_in_and_stays(tmp_path: Path) -> None:
    texts = {name_of(n, name): game(name).text for n, name in enumerate(VARIANTS)}
    for age, (name, text) in enumerate(texts.items()):
        put(tmp_path, f"games/{name}.txt", text, age)
    put(tmp_path, "mistakes/m2.txt", game(number=2).text, 5)
    put(tmp_path, "mistakes/m1.txt", game(number=1).text, 9)
    put(tmp_path, "settings.json", '{"language": "it", "level": "brief"}')
    put(tmp_path, "results.jsonl", result("gone", won=True))
    before = {name: (tmp_path / name).read_bytes() for name in files(tmp_path)}
    store = Store(tmp_path)
    assert {each.name: text_of(store, each.name) for each in store.listed()} == texts
    assert [*store.in_progress()] == [*texts]  # the newest first
    assert store.mistakes() == ["m1", "m2"]
    assert store.settings().language == "it"
    assert [each.id for each in store.results()[0]] == ["gone"]
    assert store.new_troubles() == []
    assert {name: (tmp_path / name).read_bytes() for name in before} == before


def test_they_are_taken_in_only_once(tmp_path: Path) -> None:
    put(tmp_path, f"games/{name_of(1)}.txt", game().text)
    store = Store(tmp_path)
    store.claim(name_of(1))
    store.delete(name_of(1))
    put(tmp_path, f"games/{name_of(2)}.txt", game().text)
    assert [*Store(tmp_path).listed()] == []


@pytest.mark.parametrize(
    ("line", "state"),
    [
        ("", "open"),
        (result(name_of(1), won=True), "won"),
        (result(name_of(1), won=False), "left"),
        (result(name_of(1), won=False, ended="2023-11-14T22:13:20Z"), "left"),  # at DAY
        (result(name_of(1), won=False, ended="2023-11-14T22:13:19Z"), "open"),  # played on
        (result(name_of(1), won=True) + result(name_of(1), won=False), "won"),
    ],
)
def test_a_game_is_open_left_or_won_as_its_result_says(
    tmp_path: Path, line: str, state: str
) -> None:
    put(tmp_path, f"games/{name_of(1)}.txt", game(moves="sw").text)
    put(tmp_path, "results.jsonl", line)
    assert [each.state for each in Store(tmp_path).listed()] == [state]


DAMAGED = {
    f"games/{name_of(3)}.txt": b"",
    f"games/{name_of(4)}.txt": game(moves="sw sw").text.encode()[:60],
    f"games/{name_of(5)}.txt": bytes(range(256)),
    f"games/{name_of(6)}.txt": bytes(4000),
    "settings.json": b'{"level": "lo',
    "results.jsonl": b"torn {\n[]\n" + result("a", won=True).encode(),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_damaged_is_told_kept_and_hides_nothing(tmp_path: Path, language: str) -> None:
    good = game(moves="sw")
    put(tmp_path, f"games/{name_of(1)}.txt", good.text, age=9)
    paths = [str(put(tmp_path, name, data)) for name, data in DAMAGED.items()]
    store = Store(tmp_path)
    assert store.latest() == (name_of(1), good)
    troubles = store.new_troubles()
    assert sorted(each.details["file"] for each in troubles) == sorted(paths)
    assert {each.code for each in troubles} == {StoreFault.DAMAGED}
    for front in ("line", "web"):
        assert all(say_fault(Voice(language=language, front=front), each) for each in troubles)
    assert len(store.set_aside()) == len(DAMAGED)
    assert [each.id for each in store.results()[0]] == ["a"]
    assert store.settings() == Settings()
    for name, data in DAMAGED.items():
        assert (tmp_path / name).read_bytes() == data


def test_the_players_of_a_server_are_taken_in(tmp_path: Path) -> None:
    put(tmp_path, f"players/somebody/games/{name_of(1)}.txt", game().text)
    put(tmp_path, "players/somebody/settings.json", '{"language": "fr"}')
    store = Store(tmp_path)
    assert [*store.listed()] == []
    somebody = Store(store.database, "somebody")
    assert [*somebody.in_progress()] == [name_of(1)]
    assert somebody.settings().language == "fr"


def test_thousands_of_games_are_taken_in_and_none_is_lost(
    tmp_path: Path, record_property: Note
) -> None:
    count, chance = (10_000 if IS_LONG else 300), random.Random(1)
    texts = [game(name, number=n).text for n in range(5) for name in VARIANTS]
    damaged = 0
    for number in range(count):
        text = chance.choice(texts)
        is_damaged = chance.random() < 0.01
        damaged += is_damaged
        put(tmp_path, f"games/{name_of(number)}.txt", text[:40] if is_damaged else text, number)
    store = Store(tmp_path)
    assert len(games_of(store)) + len(store.set_aside()) == count
    told = store.new_troubles()
    assert len(store.set_aside()) == len(told) == damaged
    record_property("tried", count)
    record_property("told", len(told))


def test_a_folder_with_nothing_to_take_in_is_not_touched(tmp_path: Path) -> None:
    put(tmp_path, "notes.txt", "mine")
    store = Store(tmp_path)
    assert store.latest() is None
    assert contents(store) == {}
    assert files(folder_of(store)) == {"notes.txt"}
