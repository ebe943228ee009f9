"""Connections: too many of one address or in all are refused, and silent ones are closed. When the
server ends, the app closes the sockets.
"""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .. import log
from ..limits import Budget, Networks, holder_of, is_in
from ..measures import measures
from .streams import end_stream

SILENT: Final = 10.0
"""Seconds within which a connection must send a whole request."""
UNREAD: Final = 6
"""Times ``SILENT`` within which some of an answer must be read."""
MAX_CONNECTIONS: Final = 100
"""Most HTTP connections of one address. A proxy that is trusted has no limit."""
MAX_UNREAD: Final = 8
"""Messages of a socket that the app has not read, until reading stops. It stops at once after one
of more than ``PIECE`` bytes.
"""
FRAMES: Final = (2.0, 100.0)
"""Pings, pongs and fragments of a socket, in a second and at once. Browsers send a pong every 20
seconds.
"""
PIECE: Final = 4096
"""Most bytes that are read at once, so that no connection keeps the others waiting for long; four
times as many of the body of a request.
"""
MAX_HEAD: Final = 8192
"""Most bytes of the head of a request, give or take ``PIECE``."""

_open: Counter[str] = Counter()


class _Watch:
    """Looks at a connection every ``SILENT`` seconds, and aborts it if its other end is silent.

    ``owed`` returns what the other end has to send, None if nothing: it must not be the same at two
    looks. ``first`` stands for the look at the beginning.
    """

    def __init__(
        self, transport: asyncio.Transport, owed: Callable[[], object], first: object = None
    ) -> None:
        self._transport, self._owed, self._last = transport, owed, first
        self._unread = (0, 0)  # bytes that wait to be read, and how often they have been as many
        self._begin()

    def end(self) -> None:
        """Ends the looks."""
        self._timer.cancel()

    def _begin(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(SILENT, self._look)

    def _look(self) -> None:
        waiting, (before, times) = self._transport.get_write_buffer_size(), self._unread
        self._unread = waiting, times + 1 if waiting and waiting == before else 0
        last, self._last = self._last, self._owed()
        is_silent = self._last is not None and self._last is last
        if is_silent or self._unread[1] >= UNREAD:
            measures.refusals.labels("silent").inc()
            self._transport.abort()
        else:
            self._begin()


class _Turns:
    """Lets one connection parse a piece in each turn of the event loop. However many send requests,
    the moves on sockets are read in between.
    """

    def __init__(self) -> None:
        self._waiting: deque[Callable[[], None]] = deque()
        self._loop: asyncio.AbstractEventLoop | None = None

    def take(self, act: Callable[[], None]) -> None:
        """Calls ``act`` in its turn."""
        loop = asyncio.get_running_loop()
        if loop is not self._loop:  # what waited for another one is lost with it
            self._loop, self._waiting = loop, deque()
        self._waiting.append(act)
        if len(self._waiting) == 1:
            self._begin()

    def _begin(self) -> None:
        asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        try:
            self._waiting[0]()
        finally:
            self._waiting.popleft()
            if self._waiting:
                self._begin()


_turns: Final = _Turns()


class Connection(H11Protocol):
    """An HTTP connection of uvicorn that does not wait for ever."""

    trusted: Networks = ()
    """Addresses of proxies, which connect for many visitors."""
    most: int = 1 << 30
    """Most connections in all, so that descriptors remain for the database and the games."""
    _watch: _Watch | None = None
    _holder: str | None = None
    _is_parsed = True
    """Whether nothing that has come waits for its turn."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Counts and watches the connection."""
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        holder = holder_of(address)
        is_crowd = _open[holder] >= MAX_CONNECTIONS and not is_in(address, self.trusted)
        if is_crowd or len(self.connections) > self.most:
            log.refused("connections", holder if is_crowd else "")
            transport.abort()
            return
        self._read_at_once(PIECE)
        self._holder = holder
        _open[holder] += 1
        self._watch = _Watch(transport, self._owed, self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets the connection."""
        self._end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parses what has come in a turn of its own, and reads no more until then."""
        self.transport.pause_reading()
        self._is_parsed = False
        _turns.take(partial(self._parse, data))

    def _parse(self, data: bytes) -> None:
        self._is_parsed = True
        if self.transport.is_closing():
            return
        try:
            super().data_received(data)
        except BaseException:  # asyncio logs it, and the connection must not stay
            self.transport.abort()
            raise
        has_body = self.transport.get_protocol() is self and self.conn.their_state is h11.SEND_BODY
        self._read_at_once(4 * PIECE if has_body else PIECE)
        if not self.flow.read_paused:
            self.transport.resume_reading()

    def _read_at_once(self, most: int) -> None:
        self.transport.max_size = most  # type: ignore[attr-defined]  # of asyncio's own transports

    def handle_websocket_upgrade(self, event: Any) -> None:
        """Passes the connection to the protocol of sockets, which has its own limits."""
        self._end()
        super().handle_websocket_upgrade(event)

    def shutdown(self) -> None:
        """Ends the connection; a stream is told that the server ends."""
        super().shutdown()
        cycle: RequestResponseCycle | None = self.cycle  # None before the first request
        if cycle is not None:
            end_stream(cycle.scope)

    def _owed(self) -> object:
        """Returns what stands for the request that has not arrived."""
        state = self.conn.their_state
        is_kept_alive = self.timeout_keep_alive_task is not None  # uvicorn's own timer closes it
        is_waiting = state is h11.SEND_BODY or (state is h11.IDLE and not is_kept_alive)
        cycle: object = self.cycle  # None before the first request
        return (cycle or self) if is_waiting and self._is_parsed else None

    def _end(self) -> None:
        if self._watch is not None:
            self._watch.end()
        if self._holder is not None:
            _open[self._holder] -= 1
            if not _open[self._holder]:
                del _open[self._holder]
            self._holder = None


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket of uvicorn whose last answers are sent before the server ends.

    Reading goes on until ``MAX_UNREAD`` messages wait. uvicorn stops and resumes at each message,
    which takes two calls of the system. How many messages come is the app's to limit.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._frames = Budget(*FRAMES)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Watches the connection: it must not stay when it is refused or closed."""
        super().connection_made(transport)
        self._watch = _Watch(self.transport, self._owed)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forgets the connection."""
        self._watch.end()
        super().connection_lost(exc)

    def _owed(self) -> object:
        is_open = self.handshake_complete and not self.transport.is_closing()
        return None if is_open else self

    def data_received(self, data: bytes) -> None:
        """Parses what has come. A handshake with too many headers is refused."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            log.refused("broken-message")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    async def send(self, message: Any) -> None:
        """Sends what the app says. Raises ``ClientDisconnected`` if the socket is closing already,
        for example after a broken frame; uvicorn would call that a fault of the app.
        """
        await self.writable.wait()
        if self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)

    def handle_ping(self) -> None:
        """Answers a ping."""
        if self._may():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        """Notes a pong."""
        if self._may():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        """Adds a fragment to its message."""
        if self._may():
            super().handle_cont(event)

    def _may(self) -> bool:
        """Whether the socket may send one more frame besides messages; if not, it is aborted."""
        if self.transport.is_closing():
            return False
        if self._frames.spend():
            return True
        client = self.scope["client"]
        log.refused("frames", holder_of(client[0]) if client else "")
        self.transport.abort()
        return False

    def send_receive_event_to_app(self) -> None:
        """Queues a message for the app."""
        is_large = sum(map(len, self.frames)) > PIECE
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not (was_paused or self.close_sent) and (is_large or self.queue.qsize() >= MAX_UNREAD):
            self.read_paused = True
            self.transport.pause_reading()

    def shutdown(self) -> None:
        """Tells the app that the server ends. The app answers what it has read, and closes."""
        if self.handshake_complete and not (self.close_sent or self.disconnected):
            self.stop_keepalive()
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1012})
        else:
            super().shutdown()


def most_connections() -> int:
    """Raises the limit of descriptors as far as possible; returns how many connections may be open.

    A quarter remains for the database, the games and the searches.
    """
    try:
        import resource  # noqa: PLC0415  # POSIX
    except ImportError:
        return 1 << 30
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    return 1 << 30 if soft == resource.RLIM_INFINITY else soft - max(soft // 4, 64)
