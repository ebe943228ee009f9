"""The server on a full disk and with unreadable files: nothing is lost."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.languages import SPEAKERS
from tests.support.disks import empty, fill, small_disk
from tests.support.length import pairs
from tests.support.serving import Server, check_sentence, serving, table_of
from tests.support.stores import write
from winnable.disk import StoreError
from winnable.law.difficulty import Difficulty
from winnable.law.variants import VARIANTS
from winnable.speech.messages import LANGUAGES
from winnable.speech.messages.voice import words
from winnable.store import Settings, Store

FIRST = {"solitario": "sh"}
"""The first move of a deal: a draw."""


@pytest.mark.parametrize(("name", "language"), pairs(VARIANTS, LANGUAGES))
def test_a_new_game_on_a_full_disk_leaves_the_old_one_open(
    tmp_path: Path, name: str, language: str
) -> None:
    spoken = {"language": language, "level": "normal", "memory": False, "figures": False}
    with small_disk(tmp_path) as place, serving(place / "home") as own:
        old = own.begin(game=name, number="7")
        with own.window(old, language=language) as window:
            window.play(FIRST.get(name, "sw"))
            fill(place)
            answer = own.ask_for(leaving=old, game=name, number="8", spoken=spoken)
            assert answer.status == 400
            assert "No space left on device" in answer.problem
            for _ in range(10):  # the journal of the failed game has room for a few moves
                window.act("undo")
                told = window.act("redo")  # the table is unchanged
                assert (told.ok, told.moved, table_of(told).id) == (True, True, old)
                if not table_of(told).saved:
                    break
            assert told.said[-1] == SPEAKERS[language].said.not_saved
            assert not table_of(told).saved
            told = window.type(words(language, "command-number")[0] + " 8")
            assert (told.ok, told.moved, len(told.said)) == (False, False, 1)
            assert "No space left on device" in told.said[0]
            assert table_of(told).id == old
            empty(place)
            window.act("undo")
            assert table_of(window.act("redo")).saved
            assert own.end(signal.SIGTERM) in (0, -signal.SIGTERM, 128 + signal.SIGTERM)
        assert own.err == ""
        assert [str(step.move) for step in own.saved(old).steps] == [FIRST.get(name, "sw")]
        assert own.store.results.read() == ([], [])
        assert own.store.claim(old)  # no process holds it


def test_a_new_game_starts_as_soon_as_there_is_room(tmp_path: Path) -> None:
    with small_disk(tmp_path) as place, serving(place / "home") as own:
        old = own.begin(number="7")
        with own.window(old) as window:
            window.play("sw")
            fill(place)
            assert own.ask_for(leaving=old).status == 400
            empty(place)
            new = own.begin(leaving=old)
            assert window.closing == 4410
        assert [result.id for result in own.store.results.all()] == [old]
        assert [*own.store.in_progress()] == [new]
        assert own.store.claim(old)
        with own.window(new) as window:
            assert window.hello().ok


def test_the_balance_of_the_replaced_game_carries_over(own: Server) -> None:
    asked = {"rules": "d1", "scoring": "cumulative"}
    old = own.begin(**asked)
    with own.window(old) as window:
        window.play("sw")
        new = own.begin(leaving=old, **asked)
    assert own.saved(new).opening == own.saved(old).score == -52
    assert own.saved(own.begin(**asked)).opening == -52


# Unreadable files


def pipe(path: Path) -> None:
    os.mkfifo(path)


@pytest.mark.parametrize("make", [pipe, Path.mkdir])
def test_another_kind_of_file_gets_a_sentence(tmp_path: Path, make: Callable[[Path], None]) -> None:
    (tmp_path / "winnable").mkdir()
    make(tmp_path / "winnable" / "winnable.db")
    with serving(tmp_path) as own:
        answer = own.ask_for(game="draw-three", number="7")
        assert answer.status == 400
        check_sentence(answer.problem)
        assert str(tmp_path) not in answer.problem


@pytest.mark.parametrize("table", ["results", "settings"])
def test_a_table_that_cannot_be_read_gets_a_sentence_and_play_continues(
    own: Server, table: str
) -> None:
    write(own.store, f"ALTER TABLE {table} RENAME TO gone")
    old = own.begin(resume=True, game="draw-three", number="7")
    with own.window(old) as window:
        said = window.hello().said
        assert len(said) == (2 if table == "settings" else 1)
        check_sentence(said[-1])
        assert len(window.hello().said) == 1  # the sentence comes once
        window.play("sw")
        answer = own.ask_for(leaving=old, level="easy", game="draw-three")
        if table == "results":  # the old game cannot become one: it goes on
            check_sentence(answer.problem)
        else:
            assert window.closing == 4410
    new = next(own.store.in_progress())
    assert (new == old) == (table == "results")
    with own.window(new) as window:
        assert window.hello().ok
        window.play("sw")
        set_ = window.ask(
            "set", spoken={"language": "it", "level": "brief", "memory": True, "figures": False}
        )
        assert set_.ok == (table != "settings")
        assert set_.said


def test_choosing_a_difficulty_does_not_overwrite_unreadable_settings(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.keep_settings(Settings(language="it"))
    write(store, "ALTER TABLE settings RENAME TO gone")
    assert store.settings() == Settings()
    with pytest.raises(StoreError):
        store.keep_settings(Settings(levels={"d1": Difficulty.EASY}))
