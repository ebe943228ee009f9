"""A new game on a full disk: it is stored before the current game is released."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path

import pytest

from tests.support.disks import empty, fill, small_disk
from tests.support.stores import contents, full_disk, game, reopened, write
from winnable.law.variants import VARIANTS
from winnable.session import LONGEST, Session
from winnable.session.openings import choose
from winnable.speech.messages import LANGUAGES
from winnable.speech.messages.voice import words
from winnable.store import Settings, Store

MOVE = {"solitario": "sh"}
TYPED = ("new", "number 5", "game solitario")


@contextmanager
def playing(place: Path, name: str, language: str = "en") -> Iterator[tuple[Store, Session]]:
    """A game with a move, and a mistake that can be replayed."""
    store = Store(place / "winnable")
    played = game(name, moves=MOVE.get(name, "sw"))
    session = Session(
        played, store, Settings(language=language), game_id=store.replace(None, played)
    )
    session.begin(resumed=True)
    store.mistakes.keep("kept", game(name, number=3).text)
    yield store, session


@pytest.mark.parametrize(
    ("typed", "name"),
    [each for each in product(TYPED, VARIANTS) if each != ("game solitario", "solitario")],
)
def test_a_new_game_that_cannot_be_stored_leaves_the_old_one_open(
    tmp_path: Path, name: str, typed: str
) -> None:
    is_kept = typed == "game solitario"
    with small_disk(tmp_path) as place, playing(place, name) as (store, session):
        old, before, kept = session.id, session.game.text, contents(store)
        fill(place)
        said = session.do(typed)
        assert len(said) == 1
        assert "No space left on device" in said[0]
        assert (session.id, session.game.text) == (old, before)
        assert contents(store) == kept
        assert old is not None
        assert not reopened(store).claim(old)  # this session still holds it
        empty(place)
        assert session.do(typed)
        assert session.id != old
        assert [result.id for result in store.results.all()] == ([] if is_kept else [old])
        assert [*store.in_progress()] == [session.id, *([old] if is_kept else [])]
        assert reopened(store).claim(old)
        session.leave()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_is_one_sentence(tmp_path: Path, language: str) -> None:
    with small_disk(tmp_path) as place, playing(place, "draw-one", language) as (_, session):
        fill(place)
        (said,) = session.do(words(language, "command-new")[0])
        assert said.endswith(".")
        session.leave()


@pytest.mark.parametrize("name", VARIANTS)
def test_play_keeps_the_old_game_if_the_new_one_cannot_be_stored(tmp_path: Path, name: str) -> None:
    with small_disk(tmp_path) as place:
        store = Store(place / "winnable")
        played = game(name, moves=MOVE.get(name, "sw"))
        old = store.replace(None, played)
        store.release(old)
        fill(place)
        chosen = choose(store, VARIANTS[name], "5", new=True)
        assert (chosen.game_id, chosen.left, chosen.game.deal.number) == (None, False, 5)
        assert store.results.all() == []
        empty(place)
        assert store.read(old) == played
        chosen = choose(store, VARIANTS[name], "5", new=True)
        assert chosen.left
        assert chosen.game_id is not None
        assert store.read(chosen.game_id) == chosen.game
        assert [result.id for result in store.results.all()] == [old]


@pytest.mark.parametrize("name", VARIANTS)
def test_a_game_whose_result_cannot_be_written_goes_on(tmp_path: Path, name: str) -> None:
    with playing(tmp_path, name) as (store, session):
        write(store, "ALTER TABLE results RENAME TO gone")
        old = session.id
        said = session.do("new")
        assert (session.id, session.refused, len(said)) == (old, True, 1)
        assert "results" in said[0]
        assert [*store.in_progress()] == [old]
        session.do("draw")
        assert old is not None
        assert store.read(old) == session.game
        write(store, "ALTER TABLE gone RENAME TO results")
        session.do("new")
        assert reopened(store).claim(old)  # the session released the old game
        assert [*store.in_progress()] == [session.id]
        session.leave()


def test_new_games_start_even_if_nothing_can_be_saved(tmp_path: Path) -> None:
    (tmp_path / "winnable").write_text("in the way")
    session = Session(game(), Store(tmp_path / "winnable"))
    session.begin(resumed=False)
    session.do("draw")
    said = session.do("number 5")
    assert session.game.deal.number == 5
    assert "Not saved" in " ".join(said)


@pytest.mark.parametrize("name", VARIANTS)
def test_any_command_saves_what_could_not_be_saved(tmp_path: Path, name: str) -> None:
    with playing(tmp_path, name) as (store, session):
        assert session.id is not None
        with full_disk(store):
            session.do("undo")
            assert not session.is_saved
            session.do("help")
            assert not session.is_saved
        assert store.read(session.id) != session.game
        session.do("help")
        assert store.read(session.id) == session.game
        session.leave()


def test_a_game_that_is_left_is_saved_with_its_last_moves(tmp_path: Path) -> None:
    with playing(tmp_path, "draw-one") as (store, session):
        old, left = session.id, session.game
        assert old is not None
        with full_disk(store):
            session.do("draw")
        session.do("new")
        assert store.read(old) == left
        assert [each.moves for each in store.results.all()] == [2]
        session.leave()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VARIANTS)
def test_a_line_that_is_too_long_is_refused_in_one_sentence(name: str, language: str) -> None:
    session = Session(game(name), settings=Settings(language=language))
    for text in ("x" * 100_000, "u " * 50_000, " " * (LONGEST + 1)):
        (said,) = session.do(text)
        assert session.refused
        assert not session.changed
        assert str(LONGEST) in re.sub(r"(?<=[0-9])[,. ](?=[0-9])", "", said)
    assert session.do(words(language, "command-draw")[0])
    assert session.changed
