"""A socket of Starlette, as ``sockets`` needs it."""

from collections.abc import MutableMapping
from typing import Any, Final

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

GONE: Final = (WebSocketDisconnect, WebSocketDisconnected, OSError)
"""Raised when the other end of a socket closes."""


class StarletteSocket:
    """An accepted socket. Every method raises ``OSError`` if the other end has gone."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self.address = socket.client.host if socket.client else ""

    async def receive(self) -> MutableMapping[str, Any]:
        """Waits for a message."""
        try:
            return await self._socket.receive()
        except GONE as error:
            raise ConnectionResetError from error

    async def send_text(self, text: str, /) -> None:
        """Sends a message."""
        try:
            await self._socket.send_text(text)
        except GONE as error:
            raise ConnectionResetError from error

    async def close(self, code: int, /) -> None:
        """Closes the connection for the reason ``code``."""
        try:
            await self._socket.close(code)
        except GONE as error:
            raise ConnectionResetError from error
