"""A socket of Starlette, as ``sockets`` needs it."""

from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from .responses import address_of


class StarletteSocket:
    """An accepted socket. Every method raises ``OSError`` if the other end has gone."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self.address = address_of(socket)

    async def receive(self) -> MutableMapping[str, Any]:
        """Waits for a message."""
        with _gone():
            return await self._socket.receive()

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
