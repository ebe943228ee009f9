"""Sockets, one for each window on a game. Requests and replies keep their order."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from typing import Any, Final, Protocol

import msgspec

from ...law.errors import WinnableError
from ...speech.messages import Voice, say_fault
from ...store.limits import HEAD, LETTERS
from .. import log
from ..faults import BAD_MESSAGE, RESTART, TOO_FAST, UNREADABLE, WebError, WebFault, code_of
from ..limits import Budget
from ..measures import measures
from ..wire import game as wire
from .seat import Seat
from .table import Table

MAX_UNREAD: Final = 200
"""Most answers that a socket may leave unread: 10 kB each."""
OF_SOCKET: Final = (50, 100)
"""Requests a second of a socket, and at once."""
MAX_REQUESTS: Final = 100
"""Most requests of a socket that wait for their turn; further ones are not read yet."""
LONG: Final = 4_096
"""Characters of a request of which only one may wait."""
NEW_GAME: Final = 2 * HEAD
"""Bytes that a game without a move takes in the database, with its result, at most."""
STORED_MOVE: Final = 2 * LETTERS
"""Bytes that a move takes there, at most: in the game, and in a mistake to play again."""
_read_request: Final = msgspec.json.Decoder(wire.Request)
_write: Final = msgspec.json.Encoder().encode


class Socket(Protocol):
    """A connection with a page. Every method raises ``OSError`` if the other end has gone."""

    address: str
    """Of the browser, as limits count it; empty if it has none."""

    async def receive(self) -> Mapping[str, Any]:
        """Waits for a message: ``text``, or the type ``websocket.disconnect`` and a ``code``."""

    async def send_text(self, text: str, /) -> None:
        """Sends a message."""

    async def close(self, code: int, /) -> None:
        """Closes the connection for the reason ``code``."""


class _Requests:
    """The requests of a socket that wait for their turn, in order.

    A ``Reply`` stands for a request that could not be read, None for the end.
    """

    def __init__(self) -> None:
        self._queue = asyncio.Queue[wire.Request | wire.Reply | None](MAX_REQUESTS)
        self._unanswered = 0

    @property
    def is_idle(self) -> bool:
        """Whether every request has been answered."""
        return not self._unanswered

    async def put(self, request: wire.Request | wire.Reply | None, size: int = 0) -> None:
        """Adds a request of so many characters as soon as there is room: a long one when every
        other one has been answered.
        """
        if size > LONG:
            await self._queue.join()
        self._unanswered += 1
        await self._queue.put(request)

    async def __aiter__(self) -> AsyncIterator[wire.Request | wire.Reply]:
        """Yields each request until the end. Taking the next one marks a request as answered."""
        while (request := await self._queue.get()) is not None:
            yield request
            self._unanswered -= 1
            self._queue.task_done()


async def show_game(
    socket: Socket,
    game_id: str,
    seat: Seat,
    voice: Voice,
    of_address: Budget | None = None,
    stored: Budget | None = None,
) -> None:
    """Serves a window on a game, until it closes.

    ``of_address`` is what all windows of the address may ask together, ``stored`` how many bytes
    they may store. Raises ``WinnableError`` if the game cannot be opened.
    """
    window = _Window(socket)
    table = await seat.enter(game_id, window, voice.language)
    writer = asyncio.create_task(window.write())
    requests = _Requests()
    try:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(_execute(requests, seat, table, window, stored))
            code = None
            with suppress(OSError):
                code = await _listen(socket, requests, seat, table, of_address)
            table.forget(window)
            await requests.put(None)
        if code == RESTART:  # another process may serve the table already
            await table.save_time()
            window.close(RESTART)
            await writer
    finally:
        seat.leave(table, window)
        writer.cancel()


async def close_refused(socket: Socket, voice: Voice, error: WinnableError) -> None:
    """Closes a socket whose game cannot be opened."""
    code = code_of(error)
    with suppress(OSError):
        if code == UNREADABLE:
            reply = wire.Reply(None, [say_fault(voice, error)], ok=False)
            await socket.send_text(_write(reply).decode())
        await socket.close(code)


async def _listen(
    socket: Socket,
    requests: _Requests,
    seat: Seat,
    table: Table,
    of_address: Budget | None,
) -> int | None:
    """Reads requests until the socket is closed, and returns the code.

    Requests beyond the limits wait: a page that asks too fast loses neither its window nor a move,
    and who floods a server waits for the socket to take more.
    """
    budgets = [Budget(*OF_SOCKET), seat.requests, *([of_address] if of_address else [])]
    while True:
        message = await socket.receive()
        text = message.get("text")
        if message["type"] == "websocket.disconnect":
            return int(message["code"])
        if text is None:
            await socket.close(BAD_MESSAGE)
            return None
        for budget in budgets:
            if not budget.spend():
                log.refused("too-fast", socket.address)
                await budget.take()
        try:
            request = decode(_read_request, text)
        except WinnableError as error:
            said = [say_fault(table.session.voice, error)]
            await requests.put(wire.Reply(_number(text), said, ok=False))
            continue
        await table.overtake(request, waits=not requests.is_idle)
        await requests.put(request, len(text))


async def _execute(
    requests: _Requests, seat: Seat, table: Table, window: "_Window", stored: Budget | None
) -> None:
    """Carries out the requests, one after the other. After one that has stored more bytes than are
    left, the next one waits: a move is never refused.
    """
    async for request in requests:
        if isinstance(request, wire.Reply):
            window.show(request)
            continue
        session = table.session
        game, moves = session.id, session.game.size
        with measures.answer_seconds.labels(str(request.__struct_config__.tag)).time():
            await seat.do(table, window, request)
        if stored is not None:
            cost = NEW_GAME if session.id != game else -STORED_MOVE * moves
            await stored.take(max(0, cost + STORED_MOVE * session.game.size))


def decode(decoder: "msgspec.json.Decoder[Any]", data: bytes | str) -> Any:
    """Decodes a message. Raises ``WinnableError`` that says what is wrong with it."""
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError) as error:
        if "of length <=" in str(error):
            raise WebError(WebFault.TOO_LONG) from None
        raise WebError(WebFault.REQUEST, why=str(error)[:200]) from None
    except RecursionError:
        raise WebError(WebFault.REQUEST, why="nested too deeply") from None


def _number(text: str) -> int | None:
    """Returns the number of a request that is not understood, if it has one."""
    with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        return _read_number.decode(text).id
    return None


class _Numbered(msgspec.Struct):
    """The part of a request that has its number."""

    id: wire.Number


_read_number: Final = msgspec.json.Decoder(_Numbered)


class _Writer:
    """Writes replies as JSON. All windows of a table get the same reply: it is written once."""

    def __init__(self) -> None:
        self._last: tuple[wire.Reply | None, str] = None, ""

    def text_of(self, reply: wire.Reply) -> str:
        """Returns the message."""
        if reply is not self._last[0]:
            self._last = reply, _write(reply).decode()
        return self._last[1]


_writer: Final = _Writer()


class _Window:
    """A window; only one task writes to its socket. Unread answers wait as text: the picture of a
    table takes twenty times the memory.
    """

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._waiting: asyncio.Queue[str | int] = asyncio.Queue()

    def show(self, reply: wire.Reply) -> None:
        """Queues an answer. A browser with too many unread answers is disconnected."""
        if reply.moved and reply.id is not None:
            measures.moves.inc()
        is_read = self._waiting.qsize() < MAX_UNREAD
        self._waiting.put_nowait(_writer.text_of(reply) if is_read else TOO_FAST)

    def close(self, code: int) -> None:
        """Closes the socket after the queued answers."""
        self._waiting.put_nowait(code)

    async def write(self) -> None:
        """Sends the queued answers until the socket closes."""
        with suppress(OSError):
            while not isinstance(text := await self._waiting.get(), int):
                await self._socket.send_text(text)
                del text  # a waiting window keeps none
            await self._socket.close(text)
