"""The database goes away at each exchange with it, in turn: everybody is told so, in one way.

A request is answered with 503, a socket that opens is closed with ``AWAY``, a request on a socket
is refused with a sentence. When the database is back, the same request succeeds.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import product
from typing import Any, Final, get_args

import pytest

from tests.support.length import some
from tests.support.outage import Line, Outage, Visits
from tests.support.stores import postgres_url, server
from winnable.disk import StoreError, StoreFault
from winnable.speech.messages import Voice, say_fault
from winnable.store import Store
from winnable.store.databases.postgres import Postgres
from winnable.web import limits
from winnable.web.faults import AWAY
from winnable.web.host.address import Address
from winnable.web.host.app import make_app
from winnable.web.pictures.exports import EXPORTS
from winnable.web.wire import game as wire

__all__ = ["postgres_url", "server"]

SENTENCE: Final = say_fault(Voice(front="web"), StoreError(StoreFault.UNREACHABLE))
MOST: Final = 80
"""Exchanges of one request, at most."""
DAY: Final = "2026-03-01"
DESCRIPTION: Final = {"game": "", "places": [], "current": True}
SPOKEN: Final = {"language": "en", "level": "brief", "memory": True, "figures": False}
REFUSED: Final = (
    "are secret until everybody's time is up.",
    "Nothing to undo.",
    "There are no mistakes to replay yet. Review a game to find them.",
)
"""The ends of other refusals: the database may have gone away after a move was taken back."""


class Seat:
    """A visitor at a game."""

    def __init__(self, visits: Visits) -> None:
        self.visits = visits
        self.game = self.race = ""
        self.line = Line()

    async def begin(self, **asked: object) -> None:
        self.game = (await self.visits.request("/api/games", {"number": "7", **asked})).body["id"]


Try = Callable[[Seat], Awaitable[Any]]


def asked_for(path: str, asked: object = None) -> Try:
    async def send(seat: Seat) -> Any:
        body = asked(seat) if callable(asked) else asked
        answer = await seat.visits.request(path, body)
        if answer.status == 503:
            assert answer.body in ({"error": SENTENCE}, {"status": "failing", "reason": "database"})
            return AWAY
        assert answer.status in (200, 201), answer
        return answer.status

    return send


def asked_on_socket(do: str, **fields: object) -> Try:
    async def ask(seat: Seat) -> Any:
        reply = await seat.line.ask(do, **fields)
        assert isinstance(reply, dict), reply  # it stays open
        if do == "hello" and reply["said"][1:] == [SENTENCE]:
            return AWAY  # the game is shown; only what a sentence about it needs was not read
        if SENTENCE in reply["said"]:
            assert (reply["said"], reply["ok"], reply["moved"]) == ([SENTENCE], False, False)
            return AWAY
        assert reply["ok"] or reply["said"][-1].endswith(REFUSED), reply["said"]
        return "ok"

    return ask


async def open_game(seat: Seat) -> Any:
    async with seat.visits.socket(f"/api/games/{seat.game}") as line:
        reply = await line.ask("hello")
        if isinstance(reply, int):
            assert reply == AWAY
            return AWAY
        return "ok" if reply["ok"] else reply["said"]


def raced(*acts: str) -> Try:
    """Joins a race and does something; how everybody stands is always told, and a socket that
    leaves is closed.
    """

    def is_answered(news: Any) -> bool:
        return isinstance(news, int) or ("leave" not in acts and bool({*STANDS} & {*news["said"]}))

    async def race(seat: Seat) -> Any:
        async with seat.visits.socket(f"/api/races/{seat.race}") as line:
            news = await line.next()
            for act in acts:
                line.say({"do": act})
            while acts and not is_answered(news):
                news = await line.next()
            assert not isinstance(news, int) or news in (AWAY, 1000), news
            return AWAY if news == AWAY else "ok"

    return race


STANDS: Final = ("You: not ready yet.", "You: ready.")


PROFILE: Final[dict[str, dict[str, object]]] = {
    "show": {},
    "name": {"name": "Ada"},
    "code": {},
    "offer-passkey": {},
    "offer-sign-in": {},
}
REQUESTS: Final[tuple[tuple[str, Mapping[str, object]], ...]] = (
    *(("hello", {}), ("play", {"move": "sw"}), ("typed", {"text": "draw"})),
    *(("typed", {"text": "new"}), ("replay", {"at": 0}), ("share", {}), ("review", {})),
    *(
        ("statistics", {}),
        ("mine", {}),
        ("chance", {}),
        ("find", {}),
        ("pictures", {}),
        ("stop", {}),
    ),
    ("days", {"month": "2026-11-20"}),
    *(("board", {"game": "draw-one"}), ("describe", {"description": DESCRIPTION})),
    *(("away", {"away": True}), ("away", {"away": False}), ("set", {"spoken": SPOKEN})),
    *(("act", {"name": name}) for name in ("draw", "hint", "undo", "truth", "restart")),
    *(("act", {"name": name}) for name in ("tutorial", "log", "stats", "mistake")),
)
TRIES: Final[dict[str, Try]] = {
    "new game": asked_for("/api/games", {"number": "8"}),
    "next game": asked_for("/api/games", lambda seat: {"usual": True, "leaving": seat.game}),
    "winnable game": asked_for("/api/games", {"winnable": True}),
    "game with a level": asked_for("/api/games", {"level": "easy"}),
    "resumed game": asked_for("/api/games", {"resume": True}),
    "ranked game": asked_for("/api/games", {"ranked": "today", "game": "draw-one"}),
    "ranked game again": asked_for(
        "/api/games", {"ranked": "today", "game": "draw-one", "again": True}
    ),
    "race": asked_for("/api/races", {"game": "draw-one"}),
    "day": asked_for(f"/api/days/{DAY}"),
    "health": asked_for("/healthz"),
    **{f"export {name}": asked_for(f"/api/export/{name}") for name in EXPORTS},
    **{
        f"profile {do}": asked_for("/api/profile", {"do": do, "language": "en", **fields})
        for do, fields in PROFILE.items()
    },
    "socket of a game": open_game,
    "socket of a race": raced(),
    "ready": raced("ready", "stand"),
    "stand": raced("stand"),
    "leave": raced("leave"),
    **{
        f"{do} {' '.join(map(str, fields.values()))}".strip(): asked_on_socket(do, **fields)
        for do, fields in REQUESTS
    },
}


@pytest.fixture(autouse=True)
def _clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """No limit is met."""
    time = iter(range(0, 1 << 60, 1_000_000))
    monkeypatch.setattr(limits, "clock", lambda: float(next(time)))
    monkeypatch.setattr("winnable.web.host.operations.FRESH", -1.0)


@asynccontextmanager
async def seated(url: str, name: str) -> AsyncIterator[Seat]:
    """A visitor at a game, on a server for others; nothing that runs there may raise anything."""
    broken: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: broken.append(context))
    database = Postgres(url)
    app = make_app(Store(database), lambda _: True, Address("0.0.0.0", None), None)
    async with AsyncExitStack() as stack:
        stack.callback(database.close)
        seat = Seat(Visits(app))
        ranked = {"ranked": "today", "game": "draw-one"} if name == "ranked" else {}
        await seat.begin(**ranked)
        seat.race = (await seat.visits.request("/api/races", {"game": "draw-one"})).body["id"]
        seat.line = await stack.enter_async_context(seat.visits.socket(f"/api/games/{seat.game}"))
        assert (await seat.line.ask("hello"))["ok"]
        assert (await seat.line.ask("play", move="sw"))["ok"]
        yield seat
    await asyncio.sleep(0)
    assert not broken, broken


def test_every_request_of_a_socket_is_tried() -> None:
    tags = {str(each.__struct_config__.tag) for each in get_args(wire.Request)}
    assert {do for do, _ in REQUESTS} == tags


@pytest.mark.parametrize(
    ("name", "is_after", "kind"),
    [
        (name, is_after, kind)
        for name in TRIES
        for is_after, kind in some(product((False, True), ("game", "ranked")), 2, len(name))
    ],
)
def test_the_database_goes_away_at_each_exchange(
    postgres_url: str,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    is_after: bool,
    kind: str,
) -> None:
    async def visit() -> None:
        outage = Outage(monkeypatch)
        async with seated(postgres_url, kind) as seat:
            for at in range(1, MOST):
                outage.begin(at, is_after=is_after)
                told = await TRIES[name](seat)
                if not outage.end():
                    assert told != AWAY
                    return
            pytest.fail("too many exchanges")

    asyncio.run(visit())


@pytest.mark.parametrize("is_after", [False, True], ids=["before", "after"])
def test_the_database_goes_away_at_each_exchange_of_a_new_server(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, is_after: bool
) -> None:
    """It makes its connections, its tables and its secret."""

    async def visit() -> None:
        outage = Outage(monkeypatch)
        for at in range(1, MOST):
            database = Postgres(postgres_url)
            seat = Seat(
                Visits(make_app(Store(database), lambda _: True, Address("0.0.0.0", None), None))
            )
            outage.begin(at, is_after=is_after)
            told = await TRIES["new game"](seat)
            was_out = outage.end()
            assert told == (AWAY if was_out else 201)
            assert await TRIES["new game"](seat) == 201
            database.close()
            if not was_out:
                return
        pytest.fail("too many exchanges")

    asyncio.run(visit())
