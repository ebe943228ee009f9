"""The site: the whole game in a browser, without a server. Runs under Pyodide, in a worker.

The page asks what it asks a server, through messages instead of HTTP and sockets; ``page/src/site``
has the other end. The same tables answer, in the same bytes. One player, whose database nobody else
can open, plays here. Another worker makes the searches (``search``).
"""

import asyncio
import logging
import pickle
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Protocol
from urllib.parse import unquote

import msgspec
from msgspec.structs import replace

from ... import disk
from ...analysis.searching import Tell
from ...disk import StoreFault
from ...law.errors import WinnableError
from ...speech.messages import LANGUAGES, Language, Voice, language_of, say_fault
from ...store import Store
from ...store.contests.races import RaceError, RaceFault
from ...store.databases.sqlite import Sqlite
from ..faults import WebError, WebFault
from ..pictures.exports import EXPORTS
from ..pictures.words import words_of
from ..players.profile import Profiles, Visit
from ..tables.searches import Searches
from ..tables.seat import Seat
from ..tables.sockets import close_refused, decode, show_game
from ..tables.turns import Turns
from ..wire import game as wire
from ..wire import profile as profile_wire

SAVING: Final = 30.0
"""Seconds of playing time at most that are lost when the browser ends the page without notice."""
DAMAGED: Final = "damaged"
"""The folder with databases that were set aside (``page/worker/mount.ts``)."""
_read_new: Final = msgspec.json.Decoder(wire.NewGame)
_read_profile: Final = msgspec.json.Decoder(profile_wire.ProfileRequest)
_write: Final = msgspec.json.Encoder().encode


class Bridge(Protocol):
    """What the worker's script does for Python."""

    def text(self, socket: int, text: str, /) -> None:
        """Sends a message on a socket."""

    def close(self, socket: int, code: int, /) -> None:
        """Closes a socket."""

    async def stored(self) -> None:
        """Waits until the browser has stored all that was written. A later call tries again.

        Raises ``OSError`` if it cannot.
        """

    async def search(self, question: bytes, tell: Tell, /) -> bytes:
        """Lets the other worker answer a question (``search``). Cancelling ends the search.

        ``tell`` hears how far it is. Raises ``OSError`` if the worker cannot search.
        """


class Site:
    """The tables of the player whose database is in ``folder``.

    ``language`` is that of the browser, if it is one of ours.
    """

    def __init__(self, folder: Path, language: str, bridge: Bridge) -> None:
        self._language = language_of(language) or LANGUAGES[0]
        self._folder, self._bridge = folder, bridge
        self._store = Store(Sqlite(folder, is_alone=True))
        searches = Searches(Turns(1), Worker(bridge), has_threads=False)
        self._seat = Seat(self._store, searches)
        self._profiles = Profiles(self._store, lambda _: self._seat.ended(), hosted=False)
        self._sockets: dict[int, PageSocket] = {}
        self._tasks = set[asyncio.Task[None]]()
        self._resting: asyncio.Task[None] | None = None

    # Requests

    async def answer(self, path: str, body: str | None) -> tuple[int, str | bytes]:
        """Answers what a server would over HTTP; returns the status and the content.

        ``body`` is the text of a POST, None of a GET.
        """
        voice = self._voice()
        try:
            match [unquote(part) for part in path.split("/")[2:]]:
                case ["words", language] if body is None and language in LANGUAGES:
                    return 200, _text(words_of(Language(language)))
                case ["export", name] if body is None and name in EXPORTS:
                    return 200, EXPORTS[name](self._store)
                case ["damaged", name] if body is None and name in self._damaged():
                    return 200, (self._folder / DAMAGED / name).read_bytes()
                case ["games"] if body is not None:
                    asked = decode(_read_new, body)
                    if asked.spoken is not None and asked.spoken.chosen:
                        voice = Voice(language=asked.spoken.language, front="web")
                    self._seat.games.charge()
                    opened = await self._seat.begin(asked, voice.language)
                    return 201, _text(opened)
                case ["profile"] if body is not None:
                    shown = decode(_read_profile, body)
                    voice = Voice(language=shown.language, front="web")
                    profile = (await self._profiles.answer(Visit("", "", "", voice), shown)).profile
                    if isinstance(shown, profile_wire.DeletePlayer):
                        for name in self._damaged():
                            disk.remove(self._folder / DAMAGED / name)
                    await self._stored()
                    return 200, _text(replace(profile, damaged=self._damaged()))
                case ["races"] if body is not None:
                    raise RaceError(RaceFault.ALONE)
            return 404, _text(wire.Problem(say_fault(voice, WebError(WebFault.NO_PAGE))))
        except WinnableError as error:
            return 400, _text(wire.Problem(say_fault(voice, error)))

    def _damaged(self) -> list[str]:
        """Returns the names of the files that were set aside."""
        return [path.name for path in disk.entries(self._folder / DAMAGED, "")]

    async def _stored(self) -> None:
        """Waits until everything is stored. Raises ``StoreError``."""
        try:
            await self._bridge.stored()
        except OSError as error:
            raise disk.store_error(StoreFault.WRITE, self._folder, error) from None

    def _voice(self) -> Voice:
        return Voice(language=self._language, front="web")

    # Sockets

    def open(self, number: int, path: str) -> None:
        """Opens the socket ``number`` of the page on the game that the path names."""
        if self._resting is None:
            self._resting = asyncio.create_task(self._rest())
        socket = self._sockets[number] = PageSocket(number, self._bridge)
        task = asyncio.create_task(self._serve(socket, unquote(path.rpartition("/")[2])))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def hear(self, number: int, text: str) -> None:
        """Takes a message of the page."""
        if number in self._sockets:
            self._sockets[number].hear({"type": "websocket.receive", "text": text})

    def hang_up(self, number: int) -> None:
        """Closes a socket for the page."""
        if number in self._sockets:
            self._sockets[number].hear({"type": "websocket.disconnect", "code": 1000})

    async def _serve(self, socket: "PageSocket", game_id: str) -> None:
        voice = self._voice()
        try:
            await show_game(socket, game_id, self._seat, voice)
        except WinnableError as error:
            language = self._store.settings().language or voice.language
            await close_refused(socket, Voice(language=language, front="web"), error)
        finally:
            del self._sockets[socket.number]

    async def _rest(self) -> None:
        """Saves the time, and gives up the memory of idle games, again and again."""
        while True:
            await asyncio.sleep(SAVING)
            await self._seat.save_time()
            await self._seat.rest()
            with suppress(OSError):  # the next move says it
                await self._bridge.stored()


class PageSocket:
    """A socket of the page, as ``sockets`` needs it."""

    address = ""

    def __init__(self, number: int, bridge: Bridge) -> None:
        self.number, self._bridge = number, bridge
        self._heard = asyncio.Queue[Mapping[str, Any]]()
        self._is_open = True

    def hear(self, message: Mapping[str, Any]) -> None:
        """Takes a message."""
        self._heard.put_nowait(message)

    async def receive(self) -> Mapping[str, Any]:
        """Waits for a message."""
        message = await self._heard.get()
        if message["type"] == "websocket.disconnect":
            self._is_open = False
        return message

    async def send_text(self, text: str, /) -> None:
        """Sends a message after what it says has been stored, or with a sentence that it is not.

        Raises ``OSError`` if the socket is closed.
        """
        self._check()
        try:
            await self._bridge.stored()
        except OSError:
            logging.getLogger(__name__).warning("not-stored")
            text = unsaved(text)
        self._bridge.text(self.number, text)

    async def close(self, code: int, /) -> None:
        """Closes the socket. Raises ``OSError`` if it is closed."""
        self._check()
        self._is_open = False
        self._bridge.close(self.number, code)
        self.hear({"type": "websocket.disconnect", "code": code})

    def _check(self) -> None:
        if not self._is_open:
            raise ConnectionResetError


class Worker:
    """The worker that searches."""

    def __init__(self, bridge: Bridge) -> None:
        self._bridge = bridge

    async def run(self, call: Callable[[], Any], tell: Tell | None = None) -> Any:
        """Makes a picklable call there; returns its answer or raises its error.

        ``tell`` hears how far it is. Cancelling this stops the search. Raises ``WebError`` if the
        worker cannot search.
        """
        question = pickle.dumps(call, pickle.HIGHEST_PROTOCOL)
        try:
            answer = await self._bridge.search(question, tell or (lambda _: None))
            value, error = pickle.loads(answer)  # noqa: S301  # ours
        except OSError:
            logging.getLogger(__name__).warning("search-ended")
            raise WebError(WebFault.SEARCH_FAILED) from None
        if error is not None:
            raise error
        return value

    async def close(self) -> None:
        """The worker ends with the page."""


def unsaved(text: str) -> str:
    """Returns a reply as it is if the game could not be saved: a move says so.

    The browser may store what SQLite has written only later, and the reply has been made before.
    """
    reply = msgspec.json.decode(text)
    if (table := reply["table"]) is not None:
        table["saved"] = False
        if reply["moved"]:
            voice = Voice(language=Language(table["spoken"]["language"]), front="web")
            reply["said"].append(voice.say("not-saved", file=""))
    return _text(reply)


def _text(value: object) -> str:
    return _write(value).decode()
