"""A budget refuses exactly what is too much, by a clock that the test moves."""

import asyncio
from pathlib import Path

import httpx
import pytest

from winnable.store import Store
from winnable.web import limits
from winnable.web.host import accepted, app, races, streams
from winnable.web.host.address import Address
from winnable.web.host.app import OF_ADDRESS, OPENED, RACE, RACES, REQUESTED, STORED
from winnable.web.limits import ADDRESSES, Budget, Budgets
from winnable.web.players import identity, profile
from winnable.web.tables import seat, sockets
from winnable.web.wire import game as wire

RATES = {
    "requests of a socket": sockets.OF_SOCKET,
    "pulses of a socket": accepted.PULSES,
    "acts of a race": races.ACTS,
    "posts of an address": streams.POSTED,
    "requests of a player": seat.REQUESTS,
    "games of a player": seat.GAMES,
    "requests of an address on sockets": OF_ADDRESS,
    "requests of an address over HTTP": REQUESTED,
    "sockets of an address": OPENED,
    "races of an address": (1 / RACE, RACES),
    "new players of an address": (1 / identity.NEW_PLAYER, identity.NEW_PLAYERS),
    "guesses of an address": (1 / profile.GUESS, profile.GUESSES),
    "bytes that an address stores": (STORED[0] / 1e6, STORED[1] / 1e6),
    "imports of an address": (1 / profile.IMPORT, profile.IMPORTS),
}


class Clock:
    """The clock of every limit."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    held = Clock()
    monkeypatch.setattr(limits, "clock", held)
    return held


@pytest.mark.parametrize(("rate", "burst"), RATES.values(), ids=RATES)
def test_a_budget_has_a_burst_and_then_its_rate(clock: Clock, rate: float, burst: float) -> None:
    budget = Budget(rate, burst)
    for rest in (0, 1, 2):
        assert [budget.spend() for _ in range(int(burst) - rest + 1)][-2:] == [True, False]
        clock.now += (burst - 1 - rest) / rate + 1e-6
    clock.now += 1e9  # no more than a burst is saved
    assert sum(budget.spend() for _ in range(int(burst) + 10)) == burst


def test_who_takes_from_an_empty_budget_waits_for_the_clock(clock: Clock) -> None:
    async def take() -> None:
        budget = Budget(1000, 2)
        for _ in range(2):
            await budget.take()
        waiting = asyncio.create_task(budget.take())
        for _ in range(5):
            await asyncio.sleep(0.002)
            assert not waiting.done()
        clock.now += 1
        await waiting

    asyncio.run(take())


def test_each_address_has_a_budget_and_the_oldest_are_forgotten(clock: Clock) -> None:
    budgets = Budgets(1, 1)
    assert [budgets.of(each).spend() for each in ("one", "one", "two", "one")] == [
        *(True, False, True, False),
    ]
    for number in range(ADDRESSES):
        budgets.of(str(number)).spend()
    assert budgets.of("one").spend()
    clock.now += 1
    assert budgets.of("one").spend()


def test_a_large_cost_is_paid_from_what_is_left_or_at_most_a_whole_burst(clock: Clock) -> None:
    budget = Budget(2, 100)
    assert budget.spend(60)
    assert not budget.spend(60)
    assert budget.spend(40)
    assert budget.spend(0)
    clock.now += 50
    assert budget.spend(1_000)
    assert not budget.spend()


@pytest.mark.parametrize("path", ["/", "/static/app.js", "/api/words/fr", "/healthz", "/none"])
def test_an_address_asks_only_so_often_over_http(
    clock: Clock, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    """Too many requests end their connection. Other addresses are served."""
    monkeypatch.setattr(app, "REQUESTED", (1, 3))
    site = app.make_app(Store(tmp_path), lambda _: True, Address("0.0.0.0", None), None)

    async def ask(address: str) -> httpx.Response:
        transport = httpx.ASGITransport(site, client=(address, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://cards") as client:
            return await client.get(path)

    async def ask_all() -> None:
        usual = 404 if path == "/none" else 200
        asked = ["192.0.2.1"] * 4 + ["192.0.2.2", "192.0.2.1"]
        answers = [await ask(each) for each in asked]
        statuses = [each.status_code for each in answers]
        assert statuses == [*(usual,) * 3, 429, usual, 429]
        assert answers[-1].headers["connection"] == "close"
        clock.now += 1
        assert [(await ask("192.0.2.1")).status_code for _ in range(2)] == [usual, 429]

    asyncio.run(ask_all())


def test_only_one_long_request_of_a_socket_waits() -> None:
    """Whoever sends more has to keep them."""
    asked, requests = wire.Hello(id=1), sockets._Requests()

    async def wait() -> None:
        await requests.put(asked, sockets.LONG)
        await requests.put(asked, sockets.LONG)
        long = asyncio.create_task(requests.put(asked, sockets.LONG + 1))
        answered = aiter(requests)
        for _ in range(2):
            await anext(answered)
            await asyncio.sleep(0)
            assert not long.done()
        second = asyncio.ensure_future(anext(answered))
        await long
        assert await second is asked

    asyncio.run(wait())
