"""The clock stops while the player is away; the calendar, the pictures and the tutorial arrive."""

import asyncio
from calendar import monthrange
from datetime import timedelta
from pathlib import Path

import pytest

from tests.support.serving import Server, table_of
from winnable.catalogues.dailies import LEVELS, current_day
from winnable.law.variants import VARIANTS
from winnable.session import Session
from winnable.store import Store
from winnable.web.tables.searches import Searches
from winnable.web.tables.seat import Seat
from winnable.web.wire import game as wire


@pytest.mark.parametrize("name", VARIANTS)
def test_the_calendar_of_a_month(server: Server, name: str) -> None:
    with server.playing(game=name, number="7") as window:
        today = current_day()
        month = window.ask("days").month
        assert month is not None
        assert month.today == str(today)
        length = monthrange(today.year, today.month)[1]
        assert (month.first, len(month.days)) == (today.replace(day=1).weekday(), length)
        assert [day.number for day in month.days if day.open] == [*range(1, today.day + 1)]
        assert month.after is None
        assert month.before == str(today - timedelta(days=today.day))
        assert len({day.name for day in month.days}) == length
        assert window.ask("days", month=str(today + timedelta(days=40))).month == month
        first = window.ask("days", month="2026-01-15").month
        assert first is not None
        assert (first.before, first.after) == (None, "2026-02-01")
        assert not window.ask("days", month="today").ok


def test_rules_without_graded_deals_have_no_calendar(server: Server) -> None:
    with server.playing(rules="d2p3", number="7") as window:
        told = window.ask("days")
        assert not told.ok
        assert told.month is None
        assert told.said


@pytest.mark.parametrize("name", VARIANTS)
def test_the_pictures_show_legal_moves_in_words(server: Server, name: str) -> None:
    with server.playing(game=name, number="7") as window:
        pictures = window.ask("pictures").pictures
        assert pictures is not None
        assert len(pictures) == (5 if name == "solitario" else 4)
        assert all(picture.text.endswith(".") and len(picture.piles) == 2 for picture in pictures)
        size = VARIANTS[name].rules.deck_size
        cards = [card for picture in pictures for pile in picture.piles for card in pile]
        assert all(-1 <= card < size for card in cards)


def test_the_clock_stops_when_no_window_is_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped: list[bool] = []
    monkeypatch.setattr(Session, "set_away", lambda _, *, away: stopped.append(away))

    class Window:
        def show(self, reply: wire.Reply) -> None: ...

        def close(self, code: int) -> None: ...

    async def visit() -> None:
        tables = Seat(Store(tmp_path), Searches.local())
        game_id = (await tables.begin(wire.NewGame(game="draw-three"), "en")).id
        one, two = Window(), Window()
        for window in (one, two):
            table = await tables.enter(game_id, window, "en")
            await tables.do(table, window, wire.Hello(id=1))
        for window, away in ((one, True), (two, True), (one, False)):
            await tables.do(table, window, wire.Away(id=2, away=away))
        tables.leave(table, two)
        tables.leave(table, one)
        await table.settle()
        await tables.close()

    asyncio.run(visit())
    assert stopped == [False, False, False, True, False, True]


def test_the_tutorial_on_the_page_and_a_new_game_in_its_middle(server: Server) -> None:
    own = server.begin(game="three-passes", number="7")
    with server.window(own) as window:
        window.hello()
        window.play("sw")
        lesson = table_of(window.act("tutorial")).lesson
        assert lesson is not None
        assert lesson.name == "Step 1 of 6"
        assert table_of(window.act("do")).lesson is not None
        assert server.saved(own).moves_made == 1
        server.begin(game="three-passes", daily=f"2026-11-03:{LEVELS[0]}", leaving=own)
        assert window.closing == 4410
    saved = server.saved(own)
    assert (saved.moves_made, saved.deal.number) == (1, 7)
