"""The app: pages, a socket for each game, and what keeps strangers out.

Only who comes by the server's own name is served, and only the server's own pages may ask it to do
anything: Host and Origin are checked, no GET changes a thing, and the page may load nothing from
elsewhere. A hosted server knows each browser by a cookie that nobody can guess.
"""

import asyncio
import os
import re
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from ..cards import Deck
from ..errors import Fault, Reason, WinnableError
from ..messages import LANGUAGES, Voice, say_fault
from ..messages.voice import labels
from ..rules import parse_rules
from ..store import Store
from . import wire
from .tables import Budget, Table, Tables

STATIC: Final = Path(str(resources.files(__package__).joinpath("static")))
MOST_BYTES: Final = 2_000_000
"""Of a request."""
MOST_MESSAGE: Final = 200_000
"""Bytes of a message on a socket."""
MOST_PLAYERS: Final = 1_000
"""Players whose tables are kept in mind, as long as none of them is open."""
MOST_WAITING: Final = 500
"""Answers that a socket may leave unread."""
NO_SUCH_GAME, BUSY, BAD_MESSAGE, TOO_FAST = 4404, 4409, 4400, 4429
"""Why a socket is closed."""
_GONE: Final = (WebSocketDisconnect, WebSocketDisconnected, OSError)
"""What is raised when the other end of a socket goes away."""
_STATUS: Final[dict[Fault | Reason, int]] = {
    Fault.TOO_MANY: 503,
    Fault.TOO_FAST: 429,
    Fault.NO_PLAYER: 403,
}
_PLAYER: Final = re.compile(r"[A-Za-z0-9_-]{22}")
_SAFETY: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; font-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_read_ask: Final = msgspec.json.Decoder(wire.Asked)
_read_new: Final = msgspec.json.Decoder(wire.NewGame)
_write: Final = msgspec.json.Encoder().encode


class Server:
    """The state behind the app: the tables of each player."""

    def __init__(self, store: Store, *, hosted: bool) -> None:
        self._store, self._hosted = store, hosted
        self._tables: dict[str, Tables] = {}
        self._searches = asyncio.Semaphore(max(1, (os.cpu_count() or 1) - 1))
        self._estimates = asyncio.Semaphore(1)

    def tables(self, connection: HTTPConnection) -> Tables:
        """The tables of who asks. Raises ``WinnableError`` for who has not loaded the page."""
        player = connection.cookies.get("player", "") if self._hosted else ""
        if self._hosted and not _PLAYER.fullmatch(player):
            raise WinnableError(Fault.NO_PLAYER)
        found = self._tables.get(player)
        if found is None:
            if len(self._tables) >= MOST_PLAYERS:
                self._tables = {name: each for name, each in self._tables.items() if len(each)}
            store = Store(self._store.folder / "players" / player) if player else self._store
            found = self._tables[player] = Tables(store, self._searches, self._estimates)
        return found

    def close(self) -> None:
        """Saves every game and gives it back."""
        for tables in self._tables.values():
            tables.close()

    # HTTP

    async def page(self, request: Request) -> Response:
        """The one page; it asks for what it shows."""
        response = FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})
        player = request.cookies.get("player", "")
        if self._hosted and not _PLAYER.fullmatch(player):
            response.set_cookie(
                "player",
                secrets.token_urlsafe(16),
                max_age=400 * 86_400,
                httponly=True,
                samesite="strict",
            )
        return response

    async def worker(self, _: Request) -> Response:
        """The service worker, which keeps the page when the server is gone."""
        return FileResponse(STATIC / "sw.js", headers={"cache-control": "no-cache"})

    async def words(self, request: Request) -> Response:
        """The page's texts in a language."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise HTTPException(404)
        return _json(_words(language))

    async def games(self, request: Request) -> Response:
        """A new game, or the one in progress."""
        voice = Voice(language=_language(request.headers), front="web")
        try:
            tables = self.tables(request)
            tables.admit()
            asked = _decode(_read_new, await request.body())
            if asked.spoken is not None:
                voice = Voice(language=asked.spoken.language, front="web")
            game_id = await tables.begin(asked, voice.language)
            return _json(wire.Opened(game_id), 201)
        except WinnableError as error:
            return _problem(voice, error, _STATUS.get(error.code, 400))

    # Sockets

    async def game(self, socket: WebSocket) -> None:
        """A window on a game, as long as it is open."""
        await socket.accept()
        window = _Window(socket)
        language = _language(socket.headers)
        try:
            tables = self.tables(socket)
            table = await tables.enter(socket.path_params["id"], window, language)
        except WinnableError as error:
            await socket.close(BUSY if error.code is Fault.GAME_BUSY else NO_SUCH_GAME)
            return
        writer = asyncio.create_task(window.write())
        try:
            with suppress(*_GONE):
                await _listen(socket, tables, table, window)
        finally:
            tables.leave(table, window)
            writer.cancel()


async def _listen(socket: WebSocket, tables: Tables, table: Table, window: "_Window") -> None:
    """Does what a socket asks until it is closed."""
    budget = Budget(50, 100)
    while True:
        message = await socket.receive()
        text = message.get("text")
        if message["type"] == "websocket.disconnect":
            return
        if text is None:
            await socket.close(BAD_MESSAGE)
            return
        if not budget.spend():
            await socket.close(TOO_FAST)
            return
        try:
            ask = _decode(_read_ask, text)
        except WinnableError as error:
            said = [say_fault(table.session.voice, error)]
            window.show(wire.Told(_number(text), said, ok=False))
            continue
        await tables.do(table, window, ask)


def _number(text: str) -> int | None:
    """The number of a request that is not understood, if it has one."""
    with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return _read_number.decode(text).id
    return None


class _Numbered(msgspec.Struct):
    """A request, as far as its number."""

    id: wire.Number


_read_number: Final = msgspec.json.Decoder(_Numbered)


class _Window:
    """A socket that is written to from one place only."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._waiting: asyncio.Queue[wire.Told | None] = asyncio.Queue()

    def show(self, told: wire.Told) -> None:
        """Sends it, if the reader keeps up."""
        self._waiting.put_nowait(told if self._waiting.qsize() < MOST_WAITING else None)

    def end(self) -> None:
        """Closes the socket: its game is no more."""
        self._waiting.put_nowait(None)

    async def write(self) -> None:
        """Sends what there is to show, as long as somebody is there."""
        with suppress(*_GONE):
            while (told := await self._waiting.get()) is not None:
                await self._socket.send_text(_write(told).decode())
            await self._socket.close(NO_SUCH_GAME)


def _words(language: str) -> wire.Words:
    decks = {
        "french": Voice(parse_rules("d1"), language),
        "italian": Voice(parse_rules("s"), language),
    }
    return wire.Words(
        language,
        labels(language, "ui-"),
        {
            name: [voice.card(card) for card in range(4 * deck.ranks)]
            for (name, voice), deck in zip(decks.items(), Deck, strict=True)
        },
    )


def _decode(decoder: "msgspec.json.Decoder[Any]", data: bytes | str) -> Any:
    """A message in its shape. Raises ``WinnableError`` that says what is wrong with it."""
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise WinnableError(Fault.REQUEST, why=str(error)[:200]) from None
    except RecursionError:
        raise WinnableError(Fault.REQUEST, why="nested too deeply") from None


def _json(value: object, status: int = 200) -> Response:
    return Response(
        _write(value), status, {"cache-control": "no-store"}, media_type="application/json"
    )


def _problem(voice: Voice, error: WinnableError, status: int) -> Response:
    return _json(wire.Problem(say_fault(voice, error)), status)


def _language(headers: Headers) -> str:
    """The first of our languages that the browser prefers."""
    for part in headers.get("accept-language", "").split(","):
        language = part.strip()[:2].lower()
        if language in LANGUAGES:
            return language
    return "en"


class Guard:
    """Lets in who comes by an own name, from an own page, with no more than can be meant."""

    def __init__(self, app: ASGIApp, is_own: Callable[[str], bool]) -> None:
        self._app, self._is_own = app, is_own

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves a request, or refuses it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refused = self._refuse(scope, headers)
        if scope["type"] == "websocket":
            if refused is not None:
                await send({"type": "websocket.close", "code": 1008})
                return
            await self._app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(_SAFETY)
            await send(message)

        if refused is not None:
            error, status = refused
            answer = _problem(Voice(language=_language(headers)), error, status)
            await answer(scope, receive, send_safely)
            return
        await self._app(scope, receive, send_safely)

    def _refuse(self, scope: Scope, headers: Headers) -> tuple[WinnableError, int] | None:
        host, origin = headers.get("host", ""), headers.get("origin")
        if not self._is_own(host):
            return WinnableError(Fault.FOREIGN), 421
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if not changes:
            return None
        if origin not in (f"http://{host}", f"https://{host}"):
            return WinnableError(Fault.FOREIGN), 403
        if scope["type"] == "websocket":
            return None
        if headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            return WinnableError(Fault.REQUEST, why="application/json"), 415
        length = headers.get("content-length", "")
        if not length.isdecimal() or int(length) > MOST_BYTES:
            return WinnableError(Fault.TOO_LONG), 413
        return None


async def _not_found(request: Request, error: Exception) -> Response:
    voice = Voice(language=_language(request.headers))
    status = error.status_code if isinstance(error, HTTPException) else 404
    sentence = say_fault(voice, WinnableError(Fault.NO_PAGE))
    if "text/html" not in request.headers.get("accept", ""):
        return _json(wire.Problem(sentence), status)
    return Response(
        f'<!doctype html><html lang={voice.language}><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>winnable</title></head><body><main><h1>{sentence}</h1>"
        '<p><a href="/">winnable</a></p></main></body></html>',
        status,
        media_type="text/html",
    )


def make_app(store: Store, is_own: Callable[[str], bool], *, hosted: bool = False) -> ASGIApp:
    """The whole app. ``is_own`` tells whether a Host header names this server."""
    server = Server(store, hosted=hosted)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        yield
        server.close()

    app = Starlette(
        routes=[
            Route("/", server.page),
            Route("/game/{id}", server.page),
            Route("/sw.js", server.worker),
            Mount("/static", StaticFiles(directory=STATIC)),
            Route("/api/words/{language}", server.words),
            Route("/api/games", server.games, methods=["POST"]),
            WebSocketRoute("/api/games/{id}", server.game),
        ],
        exception_handlers={404: _not_found, 405: _not_found},
        lifespan=lifespan,
    )
    return Guard(app, is_own)
