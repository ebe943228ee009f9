"""The app: pages, new games over HTTP, and a socket for each window.

``guard`` checks every request first, ``responses`` makes the answers. A hosted server recognises
each browser by a cookie (``players.identity``).
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from importlib import resources
from pathlib import Path
from typing import Final
from weakref import WeakValueDictionary

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import FileResponse, Response, StreamingResponse
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from ...law.errors import WinnableError
from ...speech.messages import LANGUAGES, Language, Voice, language_of
from ...store import Boards, Store
from ...store.contests.browsers import DAYS, Browser
from ...store.contests.races import RaceError, RaceFault, Races
from ...store.limits import HOSTED
from ..faults import WebError, WebFault
from ..limits import Budgets, Shares
from ..measures import measures
from ..pictures.exports import EXPORTS, parts, written
from ..pictures.words import words_of
from ..players.identity import Cookie, CookieNames, Identities, names_below
from ..players.profile import Profiles, Visit
from ..tables.searches import Search, Searches
from ..tables.seat import IDLE, Seat
from ..tables.sockets import NEW_GAME, Socket, close_refused, decode, show_game
from ..wire import contest as contest_wire
from ..wire import game as wire
from ..wire import profile as profile_wire
from .accepted import accepted
from .address import Address, Key
from .door import Door
from .guard import Guard
from .lines import Lines
from .numbered import Numbered
from .operations import Health, Measured, watching
from .races import Racing, refuse_racer
from .responses import (
    STATUS,
    address_of,
    cut_off,
    json_response,
    language_from,
    not_found,
    problem,
    record,
    refused,
    voice_of,
)
from .rooted import Rooted
from .streams import POSTED, Streams

STATIC: Final = Path(str(resources.files("winnable.web").joinpath("static")))
MAX_PLAYERS: Final = 1_000
"""Players without open tables are forgotten when there are more players, or twice as many as had an
open table the last time.
"""
OF_ADDRESS: Final = (200, 1_000)
"""Requests a second of an address on all sockets, and at once."""
REQUESTED: Final = (100, 5_000)
"""Requests over HTTP of an address a second, and at once: 500 windows load the page together."""
MAX_SOCKETS: Final = 500
"""Most sockets of one address, behind a proxy too: a school may have one address."""
OPENED: Final = (20, MAX_SOCKETS)
"""Sockets that an address may open a second, and at once: as many as it may have, since all of them
come back together after a restart.
"""
MAX_WINDOWS: Final = 64
"""Most sockets of one player: bounds what one player can make the server do."""
OPENINGS: Final = 4
"""Games that are opened or read again at once. After a process or the database has been away, a
thousand are, and moves need connections to the database, too.
"""
STORED: Final = (10_000, 50_000_000)
"""Bytes that an address may store a second, and at once: 914 MB in the first day."""
UPLOADED: Final = 3
"""Bytes that a byte of a game or a file from elsewhere takes in the database, at most."""
RACES: Final = 20
"""Most races that an address makes at once; one more every ``RACE`` seconds."""
RACE: Final = 30
_PAGE: Final = (STATIC / "index.html").read_text("utf-8")
_PICTURE: Final = 'content="/static/'
_HEAD: Final = '<html lang="en"'
_read_new: Final = msgspec.json.Decoder(wire.NewGame)
_read_race: Final = msgspec.json.Decoder(contest_wire.NewRace)
_read_profile: Final = msgspec.json.Decoder(profile_wire.ProfileRequest)


class Server:
    """The state of the app: the tables of each player."""

    def __init__(self, store: Store, *, hosted: bool, workers: int, root_path: str = "") -> None:
        self._store, self._hosted = store, hosted
        self._cookies = names_below(root_path)
        self._identities, self.lines = Identities(store, self._cookies), Lines(store.database)
        self._seats: dict[str, Seat] = {}
        self._used = WeakValueDictionary[str, Seat]()
        """The seats, and those that are used although they have no table yet, or none any more."""
        self._most_players = MAX_PLAYERS
        self._sockets, self._windows = Shares(MAX_SOCKETS), Shares(MAX_WINDOWS)
        self._of_addresses, self._opened = Budgets(*OF_ADDRESS), Budgets(*OPENED)
        self._stored, self._races = Budgets(*STORED), Budgets(1 / RACE, RACES)
        self._searches = Searches.hosted(workers) if hosted else Searches.local()
        self._openings = asyncio.Semaphore(OPENINGS)
        self._profiles = Profiles(
            store, lambda player: self._seat_of(player).ended(), hosted=hosted
        )

    async def seat(self, connection: HTTPConnection) -> Seat:
        """Returns the tables of the player. Raises ``WinnableError`` before the first game."""
        if not self._hosted:
            return self._seat_of("")
        browser = await self._browser(connection)
        if browser is None:
            raise WebError(WebFault.NO_PLAYER)
        return self._seat_of(browser.player)

    async def _browser(self, connection: HTTPConnection) -> Browser | None:
        """Returns the browser, if it is signed in."""
        if not self._hosted:
            return None
        call = partial(self._identities.browser_of, connection.cookies)
        return await self._store.database.answering(call)

    def _seat_of(self, player: str) -> Seat:
        found = self._used.get(player)
        if found is None:
            store = self._store.of(player) if player else self._store
            found = self._used[player] = Seat(store, self._searches, self._openings)
        if len(self._seats) >= self._most_players:
            self._seats = {name: each for name, each in self._seats.items() if len(each)}
            self._most_players = max(MAX_PLAYERS, 2 * len(self._seats))
        self._seats[player] = found
        return found

    async def rest(self) -> None:
        """Gives up the memory of idle games, again and again."""
        while True:
            await asyncio.sleep(IDLE / 2)
            for seat in list(self._used.values()):
                await seat.rest()

    @property
    def open_tables(self) -> int:
        """The number of open tables."""
        return sum(map(len, self._used.values()))

    async def close(self) -> None:
        """Saves and releases every game, and ends the searches."""
        for seat in list(self._used.values()):
            await seat.close()
        await self._searches.close()

    # HTTP

    async def page(self, request: Request) -> Response:
        """Serves the only page; its script requests everything else. Pictures of links need whole
        addresses. Below a path, the page is told its root (net/transport.ts).
        """
        text = _PAGE.replace(_PICTURE, f'content="{request.base_url}static/')
        if (root := request.base_url.path) != "/":
            text = text.replace('="/static/', f'="{root}static/')
            text = text.replace(_HEAD, f'{_HEAD} data-root="{root}"', 1)
        return Response(text, headers={"cache-control": "no-cache"}, media_type="text/html")

    async def worker(self, _: Request) -> Response:
        """Serves the service worker, which shows the page while the server is unreachable."""
        return FileResponse(STATIC / "sw.js", headers={"cache-control": "no-cache"})

    async def words(self, request: Request) -> Response:
        """Serves the page's texts in a language."""
        language = request.path_params["language"]
        if language not in LANGUAGES:
            raise HTTPException(404)
        return json_response(words_of(Language(language)))

    async def export(self, request: Request) -> Response:
        """Serves the statistics, the results or everything of the player as a file to save.

        Raises ``WinnableError``.
        """
        name = request.path_params["name"]
        if name not in EXPORTS:
            raise HTTPException(404)
        store = (await self.seat(request)).store
        work = Search(self._searches, store.player)
        async with work.turn():  # that of a player with many games takes seconds
            file = await work.run_here(partial(written, store, name))
        return StreamingResponse(
            parts(file),
            headers={
                "cache-control": "no-store",
                "content-disposition": f'attachment; filename="winnable-{name}"',
            },
            media_type="text/csv" if name.endswith(".csv") else "application/json",
        )

    async def day(self, request: Request) -> Response:
        """Serves the secret and the deals of a day that is over, to be checked."""
        voice = Voice(language=language_from(request.headers), front="web")
        boards = Boards(self._store.database)
        try:
            found = await asyncio.to_thread(boards.published, request.path_params["day"])
        except WinnableError as error:
            return problem(voice, error, STATUS.get(error.code, 404))
        return json_response(found.written())

    async def games(self, request: Request) -> Response:
        """Opens a new game, or the one in progress. Raises ``WinnableError``."""
        browser, player = await self._browser(request), ""
        if browser is not None:
            player = browser.player
        elif self._hosted:
            player = self._identities.issue(address_of(request))
        seat = self._seat_of(player)
        seat.games.charge()
        body = await request.body()
        self._charge(request, NEW_GAME + UPLOADED * len(body))
        asked = decode(_read_new, body)
        if asked.spoken is not None and asked.spoken.chosen:
            request.state.language = asked.spoken.language
        opened = await seat.begin(asked, voice_of(request).language)
        response = json_response(opened, 201)
        if self._hosted:
            agent = request.headers.get("user-agent", "")
            is_safe = request.url.scheme == "https"
            call = partial(
                self._identities.cookie, player, browser, request.cookies, agent, is_safe=is_safe
            )
            _set_cookie(response, await asyncio.to_thread(call), request, self._cookies)
        return response

    async def races(self, request: Request) -> Response:
        """Makes a race. Raises ``WinnableError``."""
        seat = await self.seat(request)
        seat.games.charge()
        if not self._hosted:
            raise RaceError(RaceFault.ALONE)
        asked = decode(_read_race, await request.body())
        races = Races(self._store.database)
        self._races.of(address_of(request)).charge()
        race = await asyncio.to_thread(races.make, asked.game)
        return json_response(contest_wire.OpenedRace(race), 201)

    async def profile(self, request: Request) -> Response:
        """Shows or changes the profile of the player, or makes the browser another player.

        Raises ``WinnableError``.
        """
        body = await request.body()
        asked = decode(_read_profile, body)
        request.state.language = asked.language
        if isinstance(asked, profile_wire.ImportGames):
            self._charge(request, UPLOADED * len(body))
        browser = await self._browser(request)
        visit = Visit(
            browser.player if browser is not None else None if self._hosted else "",
            address_of(request),
            request.headers["origin"],
            voice_of(request),
            browser,
            self._cookies.value(request.cookies),
            request.headers.get("user-agent", ""),
        )
        profile, cookie = await self._profiles.answer(visit, asked)
        response = json_response(profile)
        _set_cookie(response, cookie, request, self._cookies)
        return response

    def _charge(self, request: Request, size: int) -> None:
        """Counts what an address stores. Raises ``WebError`` if that is too much."""
        if self._hosted:
            self._stored.of(address_of(request)).charge(size)

    # Sockets

    async def race(self, page: HTTPConnection, socket: Socket) -> None:
        """Serves a player of a race until the socket closes."""
        language = language_of(page.query_params.get("language", ""))
        voice = Voice(language=language or language_from(page.headers), front="web")
        try:
            async with self._admitted(page, socket) as seat:
                await Racing(socket, seat.store, voice, page.path_params["id"]).serve()
        except WinnableError as error:
            record(error, page)
            await refuse_racer(socket, voice, error)

    async def game(self, page: HTTPConnection, socket: Socket) -> None:
        """Serves a window on a game until it closes."""
        voice, seat = Voice(language=language_from(page.headers), front="web"), None
        try:
            async with self._admitted(page, socket) as seat:
                budgets = (self._of_addresses, self._stored) if self._hosted else ()
                limits = (each.of(socket.address) for each in budgets)
                await show_game(socket, page.path_params["id"], seat, voice, *limits)
        except WinnableError as error:
            record(error, page)
            if seat is not None:  # the player may have chosen another language
                settings = await asyncio.to_thread(seat.store.settings)
                voice = Voice(language=settings.language or voice.language, front="web")
            await close_refused(socket, voice, error)

    @asynccontextmanager
    async def _admitted(self, page: HTTPConnection, socket: Socket) -> AsyncIterator[Seat]:
        """Yields the tables of the player, and counts a socket while it is served.

        Raises ``WebError`` if its address or its player has too many, or if its address has opened
        too many in a short time: a game costs much more to open than to refuse.
        """
        address = socket.address if self._hosted else ""
        with measures.sockets.track_inprogress():
            if self._hosted:
                self._opened.of(address).charge()
            with self._sockets.held(address):
                if not self._hosted:
                    yield self._seat_of("")
                    return
                browser = await self._browser(page)
                if browser is None:
                    raise WebError(WebFault.NO_PLAYER)
                held = self._windows.held(browser.player)
                with held, self.lines.held(socket, browser.id):
                    yield self._seat_of(browser.player)


def _set_cookie(
    response: Response, cookie: Cookie | None, request: Request, names: CookieNames
) -> None:
    """Sets or deletes the cookie of a browser. On https it has the safe name, and no other."""
    if cookie is None:
        return
    is_safe = request.url.scheme == "https"
    name = names.safe if is_safe else names.plain
    if cookie.value:
        response.set_cookie(
            name,
            cookie.value,
            max_age=DAYS * 86_400 if cookie.is_lasting else None,
            path=names.path,
            httponly=True,
            samesite="lax",
            secure=is_safe,
        )
    elif name in request.cookies:
        response.delete_cookie(name, names.path, httponly=True, samesite="lax", secure=is_safe)
    if is_safe and names.plain in request.cookies:
        response.delete_cookie(names.plain, names.path)


@asynccontextmanager
async def _watching(store: Store, server: Server) -> AsyncIterator[None]:
    async with watching(store, lambda: server.open_tables), server.lines.watched():
        yield


def make_app(
    store: Store, is_own: Callable[[str], bool], address: Address, key: Key | None
) -> ASGIApp:
    """Makes the app. ``is_own`` tells whether a Host header names this server. Only a server for
    others has no ``key``.
    """
    hosted = address.is_hosted
    if hosted:
        store = Store(store.database, limits=HOSTED)
    root_path = address.root_path
    server = Server(store, hosted=hosted, workers=address.workers, root_path=root_path)
    counts = address.metrics is not None
    streams = Streams(store.database, Budgets(*POSTED) if hosted else None)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        async with _watching(store, server) if hosted or counts else nullcontext():
            resting = asyncio.create_task(server.rest())
            yield
            resting.cancel()
        await server.close()
        store.database.close()  # SQLite writes its journal into the file

    app = Starlette(
        routes=[
            Route("/", server.page),
            Route("/game/{id}", server.page),
            Route("/sw.js", server.worker),
            Mount("/static", StaticFiles(directory=STATIC)),
            Route("/race/{id}", server.page),
            Route("/api/races", server.races, methods=["POST"]),
            WebSocketRoute("/api/races/{id}", accepted(server.race)),
            Route("/api/races/{id}", streams.served(server.race)),
            Route("/api/words/{language}", server.words),
            Route("/api/export/{name}", server.export),
            Route("/api/days/{day}", server.day),
            Route("/api/games", server.games, methods=["POST"]),
            Route("/api/profile", server.profile, methods=["POST"]),
            WebSocketRoute("/api/games/{id}", accepted(server.game)),
            Route("/api/games/{id}", streams.served(server.game)),
            Route("/api/streams/{name}", streams.post, methods=["POST"]),
            Route("/healthz", Health(store).answer),
        ],
        exception_handlers={
            404: not_found,
            405: not_found,
            WinnableError: refused,
            ClientDisconnect: cut_off,
        },
        lifespan=lifespan,
    )
    budgets = Budgets(*REQUESTED) if hosted else None
    guarded = Guard(app if key is None else Door(app, key), is_own, budgets)
    numbered = Numbered(Measured(guarded) if counts else guarded, address.proxies)
    return Rooted(numbered, root_path) if root_path else numbered
