"""PostgreSQL that goes away at a chosen exchange with this process, and an app that is asked here.

Nothing is pretended: sockets are shut down, so libpq reports what it reports when a server dies.
"""

import asyncio
import json
import os
import socket
from collections.abc import AsyncIterator, Generator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from threading import Lock
from typing import Any, NamedTuple
from weakref import WeakSet

import psycopg
import pytest
from starlette.types import ASGIApp, Message, Scope

from tests.support.serving import PATIENCE
from winnable.store.databases.connections import Connection

ORIGIN = "http://localhost:8452"


class Outage:
    """The point at which the database goes away: before or after the exchange number ``at``."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.at, self.is_after = 0, False
        self.is_out = False
        self.time = 0.0  # seconds
        self.seen = 0
        self._open: WeakSet[Connection] = WeakSet()
        self._lock = Lock()
        exchange, connect = Connection.wait, Connection.connect.__func__  # type: ignore[attr-defined]

        def wait(connection: Connection, gen: Generator[Any, Any, Any], *more: Any) -> Any:
            is_now = self._count(connection)
            if is_now and not self.is_after:
                self._go()
            answer = exchange(connection, gen, *more)
            if is_now and self.is_after:
                self._go()
                raise psycopg.OperationalError("server closed the connection unexpectedly")  # noqa: EM101
            return answer

        def connected(kind: type[Connection], *words: Any, **values: Any) -> Connection:
            if self._count():
                self._go()
            if self.is_out:
                raise psycopg.OperationalError("connection refused")  # noqa: EM101
            found: Connection = connect(kind, *words, **values)
            with self._lock:
                self._open.add(found)
            return found

        patch.setattr(Connection, "wait", wait)
        patch.setattr(Connection, "connect", classmethod(connected))
        patch.setattr("winnable.store.databases.connections.monotonic", lambda: self.time)

    def begin(self, at: int, *, is_after: bool) -> None:
        """Lets the database go away at an exchange, from 1, that follows now."""
        self._threads = ThreadPoolExecutor()
        asyncio.get_running_loop().set_default_executor(self._threads)
        self.at, self.is_after, self.seen = at, is_after, 0

    def end(self) -> bool:
        """Lets the database come back, a second after all threads have heard that it was away;
        returns whether it was. A task that is cancelled does not wait for its thread.
        """
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor())
        self._threads.shutdown()
        self.time += 1
        was_out, self.is_out, self.at = self.is_out, False, 0
        return was_out

    def _count(self, *connections: Connection) -> bool:
        """Counts an exchange of any thread; returns whether the database goes away at it."""
        with self._lock:
            self._open.update(connections)
            self.seen += 1
            return self.seen == self.at

    def _go(self) -> None:
        self.is_out = True
        with self._lock:
            connections = list(self._open)
        for each in connections:
            if not each.closed:
                with suppress(OSError), socket.socket(fileno=os.dup(each.fileno())) as line:
                    line.shutdown(socket.SHUT_RDWR)


class Answer(NamedTuple):
    """An HTTP answer."""

    status: int
    headers: dict[str, str]
    body: Any
    """What the JSON says; the text of anything else."""


class Line:
    """A socket of the app."""

    def __init__(self) -> None:
        self.heard: asyncio.Queue[Message] = asyncio.Queue()
        self.told: asyncio.Queue[Message] = asyncio.Queue()
        self._id = 0

    async def ask(self, do: str, **fields: object) -> Any:
        """The answer to a request, or the code that closes the socket."""
        self._id += 1
        self.say({"do": do, "id": self._id, **fields})
        while True:
            news = await self.next()
            if isinstance(news, int) or news["id"] == self._id:
                return news

    def say(self, message: object) -> None:
        self.heard.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def next(self) -> Any:
        """The next message, or the code that closes the socket."""
        message = await asyncio.wait_for(self.told.get(), PATIENCE)
        if message["type"] == "websocket.close":
            return message["code"]
        return json.loads(message["text"])


class Visits:
    """Visits of an app by one player. Whatever its tasks raise, fails the test."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self.cookie = ""

    def _scope(self, kind: str, path: str, **more: object) -> Scope:
        path, _, query = path.partition("?")
        headers = {"host": "localhost:8452", "origin": ORIGIN, "cookie": self.cookie}
        headers |= {"content-type": "application/json"}
        if (body := more.pop("body", None)) is not None:
            assert isinstance(body, bytes)
            headers["content-length"] = str(len(body))
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("192.0.2.7", 1),
            "server": ("localhost", 8452),
            "subprotocols": [],
            **more,
        }

    async def request(self, path: str, asked: object = None) -> Answer:
        """Asks for a page, or with a body sends one."""
        data = b"" if asked is None else json.dumps(asked).encode()
        sent: list[Message] = []
        waiting: asyncio.Queue[Message] = asyncio.Queue()
        waiting.put_nowait({"type": "http.request", "body": data})

        async def send(message: Message) -> None:
            sent.append(message)

        method = "GET" if asked is None else "POST"
        await self._app(self._scope("http", path, method=method, body=data), waiting.get, send)
        headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        body = b"".join(each.get("body", b"") for each in sent[1:])
        if given := headers.get("set-cookie"):
            self.cookie = given.partition(";")[0]
        is_json = headers.get("content-type") == "application/json"
        return Answer(sent[0]["status"], headers, json.loads(body) if is_json else body)

    @asynccontextmanager
    async def socket(self, path: str) -> AsyncIterator[Line]:
        """Opens a socket, and hangs up at the end."""
        line = Line()
        line.heard.put_nowait({"type": "websocket.connect"})

        async def send(message: Message) -> None:
            if message["type"] != "websocket.accept":
                line.told.put_nowait(message)

        served = asyncio.ensure_future(
            self._app(self._scope("websocket", path), line.heard.get, send)
        )
        try:
            yield line
        finally:
            line.heard.put_nowait({"type": "websocket.disconnect", "code": 1001})
            await asyncio.wait_for(served, PATIENCE)
