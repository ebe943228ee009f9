"""Connections for networks that block WebSockets: an answer that does not end (server-sent events)
has the messages of the server, and the page posts its own.

What the page posts may reach another process than the one that serves the stream. A channel of the
database, named by a secret of the stream, then takes it there: in pieces, since a channel carries
short texts, and numbered, since the requests of a page can overtake each other, come twice or be
lost.
"""

import asyncio
import re
import secrets
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ...store.databases.database import Database
from .. import log
from ..faults import RESTART, TOO_FAST, WebError, WebFault
from ..limits import Budgets
from ..tables.sockets import decode
from ..wire.posted import MAX_MESSAGE, Posted
from .accepted import Pulsed, Serve
from .responses import address_of

REST: Final = 20.0
"""Seconds between two signs of life: a proxy closes a silent answer, many after a minute."""
PIECE: Final = 1_500
"""Most characters of a piece: 6,000 bytes."""
POSTED: Final = (200, 2_000)
"""Pieces that an address may post a second, and at once: each may go to every process."""
MAX_WAITING: Final = 300
"""Most messages of a stream that wait to be read, whole or not."""
MAX_HELD: Final = 2 * MAX_MESSAGE
"""Most characters in the messages that wait."""
_HEADERS: Final = [
    (b"content-type", b"text/event-stream"),
    (b"cache-control", b"no-store, no-transform"),
    (b"x-accel-buffering", b"no"),  # nginx passes on what comes, at once
]
_NAME: Final = re.compile(r"[0-9a-f]{32}")
_LOST: Final = 1006
_STREAM: Final = "winnable.stream"  # of a scope, which the connection and the app share
_read_posted: Final = msgspec.json.Decoder(Posted)


class Stream(Pulsed):
    """The connection of a stream."""

    def __init__(self, send: Send, address: str) -> None:
        super().__init__(address)
        self._send, self._turn, self._is_over = send, asyncio.Lock(), False
        self._why: int | None = None
        self._held = 0  # characters
        self._messages = asyncio.Queue[Mapping[str, Any]]()
        self._number = 0  # of the next message
        self._pieces: dict[int, list[str | None]] = {}

    async def send_text(self, text: str, /) -> None:
        """Sends a message. Raises ``OSError`` if the stream is over."""
        await self.tell(f"data: {text}")

    async def close(self, code: int, /) -> None:
        """Tells the page why the stream is over. Raises ``OSError`` if it is over already."""
        await self.tell(f"event: close\ndata: {code}")
        self.end(code, is_over=True)

    async def finish(self) -> None:
        """Tells the page, if it was not told, why the stream is over."""
        with suppress(OSError):
            await self.close(_LOST if self._why is None else self._why)

    async def tell(self, event: str) -> None:
        """Sends an event, given as its lines. Raises ``OSError`` if the stream is over."""
        async with self._turn:
            if self._is_over:
                raise ConnectionResetError
            body = f"{event}\n\n".encode()
            await self._send({"type": "http.response.body", "body": body, "more_body": True})

    def end(self, code: int, *, is_over: bool = False) -> None:
        """Ends the stream for who receives; with ``is_over`` also for who sends."""
        self._is_over |= is_over
        self._why = code
        self._messages.put_nowait({"type": "websocket.disconnect", "code": code})

    def take(self, piece: str | None) -> None:
        """Takes a piece of a message. None: pieces may be lost; then the page connects again."""
        if self._why is not None:
            return  # the stream ends when what came before is carried out
        if piece is None:
            self.end(_LOST)
            return
        head, _, text = piece.partition("\n")
        number, at, count = map(int, head.split())
        known = self._pieces.setdefault(number, [None] * count) if number >= self._number else []
        if len(known) != count or known[at] is not None:
            return  # it came twice, or it is not what came the first time
        known[at] = text
        self._held += len(text)
        while None not in (pieces := self._pieces.get(self._number, [None])):
            del self._pieces[self._number]
            self._number += 1
            whole = "".join(each for each in pieces if each is not None)
            self._messages.put_nowait({"type": "websocket.receive", "text": whole})
        if len(self._pieces) + self._messages.qsize() > MAX_WAITING or self._held > MAX_HELD:
            self.end(TOO_FAST)

    async def _next(self) -> Mapping[str, Any]:
        message = await self._messages.get()
        self._held -= len(message.get("text", ""))
        return message


class Streamed:
    """The app that serves a page by a stream."""

    def __init__(self, serve: Serve, database: Database, here: dict[str, Stream]) -> None:
        self._serve, self._database, self._here = serve, database, here

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves a page until its stream is over. What asks for no stream finds nothing here."""
        connection = HTTPConnection(scope)
        headers = connection.headers
        asks = "text/event-stream" in headers.get("accept", "")
        is_own = headers.get("sec-fetch-site", "same-origin") == "same-origin"
        if asks or "sec-websocket-version" in headers:
            log.refused("no-upgrade")  # a proxy passes no WebSockets on
        if not (asks and is_own) or scope["method"] != "GET":
            raise HTTPException(404)
        stream, name = Stream(send, address_of(connection)), secrets.token_hex(16)
        loop = asyncio.get_running_loop()

        def hear(piece: str | None) -> None:
            with suppress(RuntimeError):  # the server shuts down
                loop.call_soon_threadsafe(stream.take, piece)

        await send({"type": "http.response.start", "status": 200, "headers": _HEADERS})
        scope[_STREAM] = stream
        unsubscribe = self._database.subscribe(name, hear)
        self._here[name] = stream
        watches = [asyncio.create_task(each) for each in (_watch(stream, receive), _rest(stream))]
        try:
            await stream.tell(f"event: name\ndata: {name}")
            await self._serve(connection, stream)
        finally:
            del self._here[name]
            unsubscribe()
            await stream.finish()
            for each in watches:
                each.cancel()
        await send({"type": "http.response.body", "body": b""})


def has_stream(scope: Scope) -> bool:
    """Whether a request was answered by a stream."""
    return _STREAM in scope


def end_stream(scope: Mapping[str, Any]) -> None:
    """Ends the stream of a request, if it has one, because the server ends. The app answers what it
    has read, and closes.
    """
    stream: Stream | None = scope.get(_STREAM)
    if stream is not None:
        stream.end(RESTART)


class Streams:
    """The streams of this process, and the endpoint for what pages post."""

    def __init__(self, database: Database, budgets: Budgets | None) -> None:
        self._database, self._budgets = database, budgets
        self._here: dict[str, Stream] = {}

    def served(self, serve: Serve) -> Streamed:
        """Returns the app that serves a page by a stream."""
        return Streamed(serve, self._database, self._here)

    async def post(self, request: Request) -> Response:
        """Passes the messages of a page on to its stream. Raises ``WinnableError``.

        Nobody knows here whether the stream exists: if nothing answers, the page connects again.
        """
        name = request.path_params["name"]
        if not _NAME.fullmatch(name):
            raise HTTPException(404)
        posted = decode(_read_posted, await request.body())
        if any("\0" in text for text in posted.texts):
            raise WebError(WebFault.REQUEST, why="U+0000")
        here = self._here.get(name)
        take = partial(self._database.publish, name) if here is None else here.take
        for number, text in enumerate(posted.texts, posted.number):
            pieces = [text[at : at + PIECE] for at in range(0, len(text), PIECE)] or [""]
            if self._budgets is not None:
                self._budgets.of(address_of(request)).charge(len(pieces))
            for at, piece in enumerate(pieces):
                take(f"{number} {at} {len(pieces)}\n{piece}")
        return Response(status_code=204)


async def _watch(stream: Stream, receive: Receive) -> None:
    """Ends a stream whose page has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
    stream.end(_LOST, is_over=True)


async def _rest(stream: Stream) -> None:
    """Sends a comment from time to time."""
    with suppress(OSError):
        while True:
            await asyncio.sleep(REST)
            await stream.tell(":")
