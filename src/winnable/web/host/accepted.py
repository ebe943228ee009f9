"""A socket of Starlette, as ``sockets`` needs it."""

from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from ..limits import Budget
from .responses import address_of

PULSE: Final = "pulse"
"""The message with which a page asks whether its connection still works (net/line.ts)."""
PULSES: Final = (1, 20)
"""Pulses of a socket that are answered in a second, and at once."""


class StarletteSocket:
    """An accepted socket. Every method raises ``OSError`` if the other end has gone."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self.address = address_of(socket)
        self._pulses = Budget(*PULSES)

    async def receive(self) -> MutableMapping[str, Any]:
        """Waits for a message. A pulse is answered here, whatever the page waits for."""
        with _gone():
            while (message := await self._socket.receive()).get("text") == PULSE:
                await self._pulses.take()
                await self._socket.send_text(PULSE)
            return message

    async def send_text(self, text: str, /) -> None:
        """Sends a message."""
        with _gone():
            await self._socket.send_text(text)

    async def close(self, code: int, /) -> None:
        """Closes the connection for the reason ``code``."""
        with _gone():
            await self._socket.close(code)


@contextmanager
def _gone() -> Iterator[None]:
    try:
        yield
    except (WebSocketDisconnect, WebSocketDisconnected) as error:
        raise ConnectionResetError from error
