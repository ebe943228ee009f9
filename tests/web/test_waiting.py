"""No move waits for a search of another player, of another window or of the same player.

The tests use tables without a server, where one search runs at a time. That of a stranger never
ends.
"""

import asyncio
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.languages import SPEAKERS
from tests.support.places import FIRST, Place, Window, at_a_place, soon, until
from tests.support.searching import endless
from tests.support.serving import PATIENCE, check_sentence
from winnable.analysis.chances import estimate
from winnable.analysis.efforts import EFFORTS
from winnable.analysis.endings import Fate
from winnable.law.solitario import SOLITARIO
from winnable.law.variants import VARIANTS
from winnable.law.view import View
from winnable.session import LONGEST
from winnable.solver import Answer, Limits
from winnable.speech.commands import Command, CommandParser
from winnable.speech.messages import LANGUAGES


@pytest.mark.parametrize("name", VARIANTS)
def test_no_move_waits_for_the_searches_of_strangers(tmp_path: Path, name: str) -> None:
    async def play(place: Place) -> None:
        await place.open(game=name, number="7")
        async with place.strangers():
            assert (await place.ask("play", move=FIRST.get(name, "sw"))).moved
            assert (await place.ask("act", name="undo")).moved
            assert (await place.ask("act", name="redo")).moved
            assert (await place.ask("typed", text="undo")).moved
            other = Window()
            game_id = place.table.session.id
            assert game_id is not None
            await soon_entered(place, game_id, other)
        await soon(place.table.settle())

    async def soon_entered(place: Place, game_id: str, other: Window) -> None:
        assert await place.tables.enter(game_id, other, "en") is place.table
        await soon(place.do(place.asked("hello"), other))
        assert other.told[0].table is not None

    at_a_place(tmp_path, play)


@pytest.mark.parametrize("asked", [{"do": "act", "name": "hint"}, {"do": "typed", "text": "truth"}])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VARIANTS)
def test_a_move_ends_the_search_that_its_window_waits_for(
    tmp_path: Path, name: str, language: str, asked: dict[str, str]
) -> None:
    async def play(place: Place) -> None:
        await place.open(language, game=name, number="7")
        async with place.strangers():
            question = place.begin(**asked)
            await until(lambda: bool(place.table._asked))
            assert (await place.ask("play", move=FIRST.get(name, "sw"))).moved
            await soon(question)
            (refused,) = (told for told in place.window.told if not told.ok)
            assert refused.said == [SPEAKERS[language].said.search_stopped]
        await soon(place.table.settle())
        assert not place.table.session.game.assisted  # no answer was sent
        assert (await place.ask("act", name="undo")).moved

    at_a_place(tmp_path, play)


def test_no_move_waits_for_a_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A window may wait for only one chance at a time."""
    is_moved = threading.Event()

    def held(*asked: Any) -> Any:
        assert is_moved.wait(PATIENCE)
        return estimate(*asked)

    monkeypatch.setattr("winnable.web.tables.table.estimate", held)

    async def play(place: Place) -> None:
        await place.open(game="draw-three", number="53")
        await soon(place.do(place.asked("chance")))
        refused = await place.ask("chance")
        assert (refused.ok, refused.chance) == (False, None)
        assert (await place.ask("play", move="sw")).ok
        is_moved.set()
        await soon(place.table.settle())
        (chance,) = (told.chance for told in place.window.told if told.chance is not None)
        assert 0 <= chance.low <= chance.share <= chance.high <= 1
        assert chance.said

    at_a_place(tmp_path, play)


def test_a_move_stops_a_running_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = threading.Event()

    def search(*_: object) -> Answer:
        begun.set()
        return endless()

    monkeypatch.setattr("winnable.session.advice.solve", search)

    async def play(place: Place) -> None:
        await place.open(game="draw-three", number="7")
        question = place.begin("act", name="oracle")
        await until(begun.is_set)
        assert (await place.ask("play", move="sw")).moved
        await soon(question)
        assert [told.ok for told in place.window.told if told.id is not None] == [False, True]
        assert not place.table.session.game.assisted

    at_a_place(tmp_path, play)


@pytest.mark.parametrize("do", ["act", "chance", "review"])
def test_a_search_stops_when_its_window_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, do: str
) -> None:
    begun = threading.Event()

    def search(*_: object, **__: object) -> Any:
        begun.set()
        return endless()

    for name in ("session.advice.solve", "web.tables.table.estimate", "session.advice.review"):
        monkeypatch.setattr(f"winnable.{name}", search)

    async def play(place: Place) -> None:
        table = await place.open(game="draw-three", number="7")
        assert (await place.ask("play", move="sw")).moved
        question = place.begin(do, **({"name": "truth"} if do == "act" else {}))
        await until(begun.is_set)
        place.tables.leave(table, place.window)
        await soon(question)
        await soon(table.settle())
        async with asyncio.timeout(PATIENCE), place.strangers():
            pass  # the turns are free again

    at_a_place(tmp_path, play)


def test_certain_results_are_searched_without_the_lock_and_dropped_when_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[View] = []
    goes_on, is_played = threading.Event(), threading.Event()

    def fate(view: View, _: int) -> Fate | None:
        if not is_played.is_set():
            return None
        asked.append(view)
        assert goes_on.wait(PATIENCE)
        return Fate.LOST if len(asked) == 1 else None

    monkeypatch.setattr("winnable.web.tables.table.fate", fate)
    monkeypatch.setattr("winnable.web.tables.table.is_open", lambda _: False)  # a search is needed
    monkeypatch.setattr("winnable.web.tables.table.brief_fate", lambda _: (None, False))

    async def play(place: Place) -> None:
        table = await place.open(game="draw-one", number="7")
        is_played.set()
        assert (await place.ask("play", move="sw")).moved
        await until(lambda: len(asked) == 1)
        assert not table.lock.locked()
        assert (await place.ask("play", move="sw")).moved  # the first view is no longer current
        goes_on.set()
        await soon(table.settle())
        assert len(asked) == 2
        assert [told for told in place.window.told if told.id is None] == []
        assert table.session.fate is None

    at_a_place(tmp_path, play)


def test_a_certain_result_is_sent_when_known_and_withdrawn_by_undo(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fate(view: View, _: int) -> Fate | None:
        return Fate.LOST if view.waste else None

    monkeypatch.setattr("winnable.web.tables.table.fate", fate)
    monkeypatch.setattr("winnable.web.tables.table.is_open", lambda _: False)  # a search is needed
    monkeypatch.setattr("winnable.web.tables.table.brief_fate", lambda _: (None, False))

    async def play(place: Place) -> None:
        table = await place.open(game="draw-one", number="7")
        for act, news in (("draw", ["lost"]), ("draw", []), ("undo", []), ("undo", [""])):
            place.window.told.clear()
            assert (await place.ask("act", name=act)).ok
            await soon(table.settle())
            told = [each.table for each in place.window.told if each.id is None]
            assert [each.fate for each in told if each is not None] == news

    at_a_place(tmp_path, play)


@pytest.mark.parametrize("text", ["draw", "undo", "truth", "hint", "where 7 of hearts", "nonsense"])
def test_typed_text_is_parsed_once_and_off_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    parsed: list[int] = []
    real = CommandParser.parse

    def parse(parser: CommandParser, typed: str) -> Command:
        parsed.append(threading.get_ident())
        return real(parser, typed)

    monkeypatch.setattr(CommandParser, "parse", parse)
    work = replace(EFFORTS[SOLITARIO], thinking=Limits(1000))
    monkeypatch.setitem(EFFORTS, SOLITARIO, work)

    async def play(place: Place) -> None:
        await place.open(game="solitario", number="7")
        await soon(place.tables.do(place.table, place.window, place.asked("typed", text=text)))
        assert len(parsed) == 1
        assert threading.get_ident() not in parsed

    at_a_place(tmp_path, play)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", VARIANTS)
def test_a_line_that_is_too_long_is_refused_unread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, language: str
) -> None:
    async def play(place: Place) -> None:
        await place.open(language, game=name, number="7")
        monkeypatch.setattr(CommandParser, "parse", lambda *_: pytest.fail("it was parsed"))
        told = await place.ask("typed", text="u " * (LONGEST // 2) + "u")
        assert (told.ok, told.moved) == (False, False)
        (sentence,) = told.said
        check_sentence(sentence)
        assert str(LONGEST) in sentence

    at_a_place(tmp_path, play)
