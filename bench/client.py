"""The client of ``load.py``: many players, each with a cookie, an address and a table of its own.

It prints ``ready`` when every table is open, begins at a line of input, prints ``done`` after the
given time, and at the next line what it saw, as JSON.
"""

import asyncio
import json
import random
import sys
import time
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final, Self, TypeAlias

import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.variants import VARIANTS

_AT_ONCE: Final = 20
"""Tables that are opened at once."""
_RETRY: Final = 0.25
"""Seconds until the next attempt to connect, as the page waits."""


class Move(msgspec.Struct):
    """The part of ``wire.Legal`` that a player needs."""

    move: str


class Table(msgspec.Struct):
    """The part of ``wire.Table`` that a player needs."""

    at: int
    legal: list[Move]
    saved: bool


class Reply(msgspec.Struct):
    """The part of ``wire.Reply`` that a player needs."""

    id: int | None
    ok: bool
    table: Table | None = None
    said: list[str] = []


_Connection: TypeAlias = tuple[asyncio.StreamReader, asyncio.StreamWriter]
_read: Final = msgspec.json.Decoder(Reply)


class Seen:
    """What all players saw."""

    def __init__(self) -> None:
        self.times: list[float] = []
        """Seconds from each move to its answer."""
        self.reviews: list[float] = []
        self.reconnects = 0
        self.unsaved = 0
        """Moves that were answered, with the news that they are not saved."""
        self.refused: list[str] = []
        self.bytes = 0
        self.acknowledged: dict[str, list[str]] = {}


class Stream:
    """A stream of events and what its page posts, with the methods of a WebSocket."""

    def __init__(self, line: _Connection, port: int, headers: dict[str, str]) -> None:
        self._events, self._open = line  # the writer keeps the connection open
        self._port, self._headers = port, headers
        self._rest = b""  # of a chunk
        self._name = ""
        self._number = 0  # of the next message
        self._posts: _Connection | None = None

    @classmethod
    async def open(cls, port: int, path: str, headers: dict[str, str]) -> Self:
        """Opens a stream. Raises ``OSError``."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(_head("GET", path, port, headers | {"Accept": "text/event-stream"}))
        head = await _until(reader, b"\r\n\r\n")
        if b" 200 " not in head.splitlines()[0]:
            raise ConnectionError(head)
        found = cls((reader, writer), port, headers)
        found._name = (await found._event())[1]
        return found

    async def send(self, text: str) -> None:
        """Posts a message."""
        if self._posts is None:
            self._posts = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._posts
        body = json.dumps({"number": self._number, "texts": [text]}).encode()
        self._number += 1
        lines = {"Content-Type": "application/json", "Content-Length": str(len(body))}
        head = _head("POST", f"/api/streams/{self._name}", self._port, self._headers | lines)
        writer.write(head + body)
        answer = await _until(reader, b"\r\n\r\n")
        if b" 204 " not in answer.splitlines()[0]:
            raise ConnectionError(answer)

    async def recv(self) -> str:
        """Returns the next message."""
        kind, text = await self._event()
        if kind != "message":
            raise ConnectionError(text)
        return text

    async def _event(self) -> tuple[str, str]:
        kind = "message"
        while True:
            line, is_whole, rest = self._rest.partition(b"\n")
            if not is_whole:
                size = int(await _until(self._events, b"\r\n"), 16)
                chunk = await _exactly(self._events, size + 2)
                self._rest += chunk[:-2]
                continue
            self._rest = rest
            field, _, value = line.decode().partition(": ")
            if field == "event":
                kind = value
            elif field == "data":
                return kind, value


def _head(method: str, path: str, port: int, headers: dict[str, str]) -> bytes:
    origin = f"http://127.0.0.1:{port}"
    lines = {"Host": f"127.0.0.1:{port}", "Origin": origin, **headers}
    text = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"{method} {path} HTTP/1.1\r\n{text}\r\n".encode()


async def _until(reader: asyncio.StreamReader, end: bytes) -> bytes:
    try:
        return await reader.readuntil(end)
    except asyncio.IncompleteReadError as error:
        raise ConnectionError from error


async def _exactly(reader: asyncio.StreamReader, size: int) -> bytes:
    try:
        return await reader.readexactly(size)
    except asyncio.IncompleteReadError as error:
        raise ConnectionError from error


class Player:
    """One player at one table."""

    def __init__(
        self, number: int, games: Sequence[str], port: int, seen: Seen, *, streams: bool
    ) -> None:
        self._port, self._seen, self._streams = port, seen, streams
        self._address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        self._cookie = ""
        self._random = random.Random(number)
        self._kind = VARIANTS[games[number % len(games)]]
        self._number = number
        self._made: list[str] = []
        self._pending = ""
        self._game = ""
        self._socket: ClientConnection | Stream | None = None
        self._asked = 0
        self.table: Table | None = None

    @property
    def _headers(self) -> dict[str, str]:
        headers = {"X-Forwarded-For": self._address, "X-Forwarded-Proto": "http"}
        return headers | ({"Cookie": self._cookie} if self._cookie else {})

    async def begin(self, moves: int) -> None:
        """Starts a game with random moves, and opens its table."""
        game = Game(self._kind.rules, numbered_deal(self._number, self._kind.rules))
        for _ in range(moves):
            if game.legal:
                game.play(self._random.choice(game.legal))
        self._made = [str(step.move) for step in game.steps]
        asked = {
            "game": self._kind.name,
            "number": str(self._number),
            "moves": " ".join(self._made),
        }
        self._game = await self._post(asked)
        self._seen.acknowledged[self._game] = self._made
        await self.sit_down()

    async def _post(self, asked: dict[str, str]) -> str:
        body = json.dumps(asked).encode()
        lines = {
            "Content-Type": "application/json",
            "Content-Length": str(len(body)),
            "Connection": "close",
        }
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
        writer.write(_head("POST", "/api/games", self._port, self._headers | lines) + body)
        answer = (await reader.read()).decode()
        writer.close()
        head, _, text = answer.partition("\r\n\r\n")
        if " 201 " not in head.splitlines()[0]:
            raise RuntimeError(answer)
        for line in head.splitlines():
            name, _, value = line.partition(": ")
            if name.lower() == "set-cookie":
                self._cookie = value.partition(";")[0]
        game: str = json.loads(text)["id"]
        return game

    async def sit_down(self) -> None:
        """Opens the socket, again and again if the server is away, and reads the table."""
        while True:
            with suppress(OSError, websockets.WebSocketException, TimeoutError):
                self._socket = await self._connect()
                reply = await self._ask(do="hello")
                if reply.table is not None:
                    break
            await asyncio.sleep(_RETRY * (0.5 + self._random.random()))
        # A move that was not acknowledged may have been made.
        if self._pending and reply.table.at == len(self._made) + 1:
            self._made.append(self._pending)
        self._pending = ""
        if reply.table.at < len(self._made):
            self._seen.refused.append(f"back to {reply.table.at} of {len(self._made)}")

    async def _connect(self) -> ClientConnection | Stream:
        path = f"/api/games/{self._game}"
        if self._streams:
            return await Stream.open(self._port, path, self._headers)
        return await connect(
            f"ws://127.0.0.1:{self._port}{path}",
            origin=f"http://127.0.0.1:{self._port}",  # type: ignore[arg-type]  # a str
            additional_headers=self._headers,
            compression=None,
            proxy=None,
            ping_interval=None,
            max_size=None,
        )

    async def _ask(self, **asked: object) -> Reply:
        assert self._socket is not None
        self._asked += 1
        await self._socket.send(json.dumps({"id": self._asked, **asked}))
        while True:
            text = await self._socket.recv()
            self._seen.bytes += len(text)
            reply = _read.decode(text)
            if reply.table is not None:
                self.table = reply.table
            if reply.id == self._asked:
                return reply

    async def play(self, every: float, until: float) -> None:
        """Makes a legal move every so often."""
        loop = asyncio.get_running_loop()
        due = loop.time() + every * self._random.random()
        while due < until:
            await asyncio.sleep(max(0.0, due - loop.time()))
            due = max(due + every, loop.time())
            try:
                await self._move()
            except (OSError, websockets.WebSocketException):
                self._seen.reconnects += 1
                await self.sit_down()

    async def _move(self) -> None:
        assert self.table is not None
        if not self.table.legal:
            await self._ask(do="act", name="undo")
            if self.table.at < len(self._made):
                self._made.pop()
            return
        self._pending = self._random.choice(self.table.legal).move
        start = time.perf_counter()
        reply = await self._ask(do="play", move=self._pending)
        self._seen.times.append(time.perf_counter() - start)
        assert reply.table is not None
        if not reply.ok or reply.table.at != len(self._made) + 1:
            told = f"{self._pending} at {reply.table.at}: {' '.join(reply.said)}"
            self._seen.refused.append(told)
        elif not reply.table.saved:
            self._seen.unsaved += 1
            self._made.append(self._pending)
        else:
            self._made.append(self._pending)
        self._pending = ""

    async def review(self, until: float) -> None:
        """Asks for one review after the other."""
        loop = asyncio.get_running_loop()
        while loop.time() < until:
            start = time.perf_counter()
            try:
                if (await self._ask(do="review")).ok:
                    self._seen.reviews.append(time.perf_counter() - start)
                if self._made:  # the next review is another one
                    await self._ask(do="act", name="undo")
                    self._made.pop()
            except (OSError, websockets.WebSocketException):
                self._seen.reconnects += 1
                await self.sit_down()


async def _in_groups(work: list[Coroutine[Any, Any, None]]) -> None:
    turns = asyncio.Semaphore(_AT_ONCE)

    async def one(each: Coroutine[Any, Any, None]) -> None:
        async with turns:
            await each

    await asyncio.gather(*map(one, work))


async def play(
    *,
    port: int,
    tables: int,
    every: float,
    seconds: float,
    reviews: int,
    begun: int,
    games: Sequence[str],
    idle: bool,
    streams: bool,
) -> None:
    """Opens the tables, plays, and prints what the players saw."""
    seen = Seen()
    everybody = [
        Player(number, games, port, seen, streams=streams) for number in range(tables + reviews)
    ]
    players, others = everybody[:tables], everybody[tables:]
    await _in_groups([each.begin(begun) for each in everybody])
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    seen.bytes, until = 0, asyncio.get_running_loop().time() + seconds
    if idle:
        await asyncio.sleep(seconds)
    else:
        await asyncio.gather(
            *(each.play(every, until) for each in players),
            *(each.review(until) for each in others),
        )
    print("done", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    times = sorted(seen.times) or [0.0]
    print(
        json.dumps(
            {
                "moves": len(seen.times),
                "answer_ms": {
                    "p50": _ms(times, 0.5),
                    "p95": _ms(times, 0.95),
                    "p99": _ms(times, 0.99),
                    "max": _ms(times, 1),
                },
                "bytes_a_move": seen.bytes // len(times),
                "reviewed": len(seen.reviews),
                "reconnects": seen.reconnects,
                "unsaved": seen.unsaved,
                "refused": len(seen.refused),
                "refused_first": seen.refused[:5],
                "acknowledged": seen.acknowledged,
            }
        ),
        flush=True,
    )


def _ms(times: list[float], share: float) -> float:
    return round(times[min(len(times) - 1, int(len(times) * share))] * 1e3, 1)
