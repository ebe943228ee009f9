"""A place: a table in a store of its own, without a server."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import msgspec

from tests.support.serving import PATIENCE
from winnable.store import Store
from winnable.store.databases.database import Database
from winnable.web.tables.searches import Search, Searches
from winnable.web.tables.seat import Seat
from winnable.web.tables.table import Table
from winnable.web.tables.turns import Turns
from winnable.web.wire import game as wire

FIRST = {"solitario": "sh"}
"""The first move of a deal: a draw; "sw" in the other games."""


class Window:
    """A window that keeps what it is sent."""

    def __init__(self) -> None:
        self.told: list[wire.Reply] = []

    def show(self, told: wire.Reply) -> None:
        self.told.append(told)

    def close(self, code: int) -> None:
        raise AssertionError(code)


class Place:
    """A table in a store of its own, one window, and the searches of a server, one at a time.

    ``stored`` is a database, or the folder of one of SQLite.
    """

    def __init__(
        self,
        stored: Path | Database,
        searches: Searches | None = None,
        player: str = "",
    ) -> None:
        self.searches = searches or Searches(Turns(1))
        self.tables = Seat(Store(stored, player), self.searches)
        self.window = Window()
        self._number = 0

    async def open(self, language: str = "en", **asked: Any) -> Table:
        game_id = (await self.tables.begin(wire.NewGame(**asked), language)).id
        self.table = await self.tables.enter(game_id, self.window, language)
        await self.ask("hello")
        await self.table.settle()
        self.window.told.clear()
        return self.table

    async def ask(self, do: str, **fields: object) -> wire.Reply:
        """The answer to a request; it must come although no search can run."""
        ask = self.asked(do, **fields)
        await soon(self.do(ask))
        (told,) = (told for told in self.window.told if told.id == ask.id)
        return told

    def asked(self, do: str, **fields: object) -> wire.Request:
        self._number += 1
        asked: wire.Request = msgspec.convert(
            {"do": do, "id": self._number, **fields}, wire.Request
        )
        return asked

    async def do(self, ask: wire.Request, window: Window | None = None) -> None:
        """Runs it as a socket does: as that of another window."""
        await self.table.overtake(ask, waits=False)
        await self.tables.do(self.table, window or self.window, ask)

    def strangers(self) -> AbstractAsyncContextManager[None]:
        """Lets a search of somebody else take the turn."""
        return Search(self.searches, "stranger").turn()

    def begin(self, do: str, **fields: object) -> "asyncio.Task[None]":
        """Asks without waiting."""
        return asyncio.create_task(self.do(self.asked(do, **fields)))


async def soon(work: Awaitable[None]) -> None:
    await asyncio.wait_for(work, PATIENCE)


async def until(is_so: Callable[[], bool]) -> None:
    async def wait() -> None:
        while not is_so():
            await asyncio.sleep(0.001)

    await soon(wait())


def at_a_place(
    stored: Path | Database,
    play: Callable[[Place], Awaitable[None]],
    searches: Searches | None = None,
    player: str = "",
) -> None:
    async def sit_down() -> None:
        place = Place(stored, searches, player)
        await play(place)
        await place.tables.close()
        await place.searches.close()

    asyncio.run(sit_down())
