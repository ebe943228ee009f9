"""Requests of one player at a contest, in every order of their steps.

Whatever the order: each game with the deal of the contest is that of an attempt, no attempt is
lost, and nobody is told a hidden card.
"""

import asyncio
import itertools
from collections.abc import Awaitable, Callable
from typing import Any, cast

import msgspec
import pytest

from tests.support.interleaving import Request, Stepped, orders
from tests.support.length import IS_LONG
from tests.support.places import Window
from tests.support.ranking import DAY, Clock
from tests.support.stores import any_store, postgres_url, server
from winnable.disk import StoreError
from winnable.law.errors import WinnableError
from winnable.store import Boards, Store
from winnable.store.belongings import add_export, export, parse_export
from winnable.store.contests.races import COUNTDOWN, Races
from winnable.store.databases.database import Database
from winnable.store.merging import delete, merge
from winnable.web.tables.searches import Searches
from winnable.web.tables.seat import Seat
from winnable.web.tables.turns import Turns
from winnable.web.wire import game as wire

__all__ = ["any_store", "postgres_url", "server"]
GAME = "draw-one"


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


class Left(Window):
    """A window whose game another request may end."""

    def close(self, code: int) -> None: ...


class Home:
    """A player in a contest, whose requests are made at once."""

    def __init__(self, database: Database, clock: Clock, player: str, *, race: bool) -> None:
        self.database, self.player = database, player
        self.store = Store(database, player)
        self.contest = str(DAY)
        self._seat = self._new_seat()
        if race:
            races = Races(database)
            self.contest = races.make(GAME)
            for each in (player, f"{player}-rival"):
                races.join(self.contest, each, "line")
            for each in (player, f"{player}-rival"):
                races.ready(self.contest, each)
            clock.now += COUNTDOWN

    def _new_seat(self) -> Seat:
        return Seat(self.store, Searches(Turns(1)))

    def seat(self) -> Seat:
        """The seat of a process: each request has its own on a shared database."""
        return self._new_seat() if self.database.is_shared else self._seat

    async def enter(self, seat: Seat | None = None, *, again: bool = False) -> Any:
        asked = wire.NewGame(ranked=self.contest, game=GAME, again=again)
        return (await (seat or self.seat()).begin(asked, "en")).id

    async def move(self) -> object:
        """Enters the contest and draws."""
        seat, window = self.seat(), Left()
        game_id = await self.enter(seat)
        table = await seat.enter(game_id, window, "en")
        draw = msgspec.convert({"do": "act", "id": 1, "name": "draw"}, wire.Request)
        await seat.do(table, window, draw)
        await table.settle()
        seat.leave(table, window)
        return game_id


def acts(home: Home) -> dict[str, Callable[[], Awaitable[object]]]:
    """What a player can ask for while another request enters the contest."""

    phone = f"{home.player}-phone"

    async def new_game() -> object:
        (last,) = [each.name for each in home.store.listed()][:1] or [""]
        asked = wire.NewGame(game=GAME, number="7", leaving=last or None)
        return (await home.seat().begin(asked, "en")).id

    async def take_over() -> object:
        async with home.seat().ended():
            return await asyncio.to_thread(merge, home.database, phone, home.player)

    async def hand_over() -> object:
        async with home.seat().ended():
            return await asyncio.to_thread(merge, home.database, home.player, phone)

    async def save_everything() -> object:
        return await asyncio.to_thread(export, home.store)

    async def bring_back() -> object:
        text = await asyncio.to_thread(export, home.store)
        return await asyncio.to_thread(add_export, home.store, parse_export(text))

    async def forget() -> object:
        async with home.seat().ended():
            return await asyncio.to_thread(delete, home.database, home.player)

    return {
        "enter": home.enter,
        "enter again": lambda: home.enter(again=True),
        "enter and move": home.move,
        "another game": new_game,
        "take over": take_over,
        "hand over": hand_over,
        "export": save_everything,
        "import": bring_back,
        "delete everything": forget,
    }


NAMES = (
    *("enter", "enter again", "enter and move", "another game", "take over", "hand over"),
    *("export", "import", "delete everything"),
)


def check(home: Home, found: list[object], deal: str) -> None:
    """Checks what two requests have left."""
    for each in found:
        is_told = isinstance(each, WinnableError) and not isinstance(each, StoreError)
        assert is_told or not isinstance(each, BaseException), repr(each)
        assert deal not in str(each)
    names = (home.player, f"{home.player}-phone")
    for name in names:
        rows = home.database.read(
            "SELECT id, state, number, seat FROM attempts WHERE player = ? ORDER BY number", name
        )
        assert [row[2] for row in rows] == [*range(1, len(rows) + 1)]
        assert sum(row[1] == "playing" for row in rows) <= 1
        own = {row[0] for row in rows}
        games = home.database.read("SELECT id, text FROM games WHERE player = ?", name)
        secret = {game_id for game_id, text in games if deal in text}
        assert secret <= own
        assert deal not in export(Store(home.database, name))
    seats = home.database.read(
        "SELECT seat FROM attempts WHERE contest = ? GROUP BY seat "
        "HAVING count(DISTINCT player) > 1",
        home.contest,
    )
    assert seats == []


@pytest.mark.thorough
@pytest.mark.parametrize("race", [False, True], ids=["day", "race"])
@pytest.mark.parametrize("other", NAMES)
@pytest.mark.parametrize("one", ["enter", "enter again", "enter and move"])
def test_no_order_of_two_requests_makes_a_game_that_tells_the_cards_of_a_contest(
    store: Store, clock: Clock, one: str, other: str, *, race: bool
) -> None:
    stepped = Stepped(store.database)
    database = cast("Database", stepped)
    homes: list[Home] = []
    numbers = itertools.count()

    def requests() -> tuple[Request, Request]:
        homes.append(Home(database, clock, f"player-{next(numbers)}", race=race))
        found = acts(homes[-1])
        return found[one], found[other]

    some = 97 if store.database.is_shared else 23
    for found in orders(requests, stepped, 1 if IS_LONG else some):
        stepped.steps = None
        deal = str(Boards(store.database).dealt(homes[-1].contest, GAME).deal)
        check(homes[-1], found, deal)
        entered = {each for name, each in zip((one, other), found, strict=True) if name == "enter"}
        assert one != other or len(entered) <= 1


def test_two_requests_of_one_window_enter_the_same_game(store: Store, clock: Clock) -> None:
    home = Home(store.database, clock, "one", race=False)

    async def twice() -> None:
        seat = home.seat()
        first, second = await asyncio.gather(home.enter(seat), home.enter(seat))
        assert first == second
        assert await home.enter(seat, again=True) == first  # it has no move yet
        await seat.close()

    asyncio.run(twice())
