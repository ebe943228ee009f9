"""The seats of players: one for each player, however many players there are."""

import asyncio
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from winnable.store import Store
from winnable.store.contests.browsers import Browsers
from winnable.web.host import app
from winnable.web.tables.seat import Seat


def test_a_seat_whose_first_table_is_being_opened_stays_that_of_its_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request uses it; it has no table yet when the next thousand players come."""
    monkeypatch.setattr(app, "MAX_PLAYERS", 3)
    store = Store(tmp_path)

    async def seat_of(server: app.Server, player: str) -> Seat:
        cookie = Browsers(store.database).begin(player, "Firefox/Linux")
        header = (b"cookie", f"player={cookie}".encode())
        return await server.seat(HTTPConnection({"type": "http", "headers": [header]}))

    async def come() -> None:
        server = app.Server(store, hosted=True, workers=1)
        first = await seat_of(server, "first")
        for number in range(8):
            await seat_of(server, str(number))
        assert await seat_of(server, "first") is first
        await server.close()

    asyncio.run(come())
