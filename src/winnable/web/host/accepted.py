"""The connections of pages, as ``tables.sockets`` needs them: WebSockets, or ``streams``.

A page asks with a pulse whether its connection still works. It is answered at once, whatever the
page waits for.
"""

from abc import abstractmethod
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from ..limits import Budget
from ..tables.sockets import Socket
from .responses import address_of

PULSE: Final = "pulse"
"""The message of a pulse and of its answer (net/line.ts)."""
PULSES: Final = (1, 20)
"""Pulses of a connection that are answered in a second, and at once."""
Serve = Callable[[HTTPConnection, Socket], Awaitable[None]]
"""Serves a page that has connected, until its connection ends."""


class Pulsed(Socket):
    """A connection that answers pulses."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._pulses = Budget(*PULSES)

    async def receive(self) -> Mapping[str, Any]:
        """Waits for a message that is no pulse. Raises ``OSError`` if the other end has gone."""
        while (message := await self._next()).get("text") == PULSE:
            await self._pulses.take()
            await self.send_text(PULSE)
        return message

    @abstractmethod
    async def _next(self) -> Mapping[str, Any]:
        """Waits for the next message."""


class StarletteSocket(Pulsed):
    """A WebSocket. Every method raises ``OSError`` if the other end has gone."""

    def __init__(self, socket: WebSocket) -> None:
        super().__init__(address_of(socket))
        self._socket = socket

    async def send_text(self, text: str, /) -> None:
        """Sends a message."""
        with _gone():
            await self._socket.send_text(text)

    async def close(self, code: int, /) -> None:
        """Closes the connection for the reason ``code``."""
        with _gone():
            await self._socket.close(code)

    async def _next(self) -> Mapping[str, Any]:
        with _gone():
            return await self._socket.receive()


def accepted(serve: Serve) -> Callable[[WebSocket], Awaitable[None]]:
    """Returns the endpoint that accepts a WebSocket and serves it."""

    async def endpoint(socket: WebSocket) -> None:
        await socket.accept()
        await serve(socket, StarletteSocket(socket))

    return endpoint


@contextmanager
def _gone() -> Iterator[None]:
    try:
        yield
    except (WebSocketDisconnect, WebSocketDisconnected) as error:
        raise ConnectionResetError from error
