"""Bytes that careless servers choke on, sent as they are: to a server, or to the proxy before it.

``raw_frames`` and ``raw_requests`` make the cases. Each follows from its number: a failure is
repeated with ``send_all(entry, [case])``.
"""

import asyncio
import json
import socket
import ssl
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from http.client import HTTPConnection
from types import TracebackType
from typing import Final, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Data, Origin

_PATIENCE: Final = 60.0
"""Seconds to wait for an answer to a visitor."""
_QUIET: Final = 0.05
"""Seconds without a byte after which no more is expected of the server."""
_TOGETHER: Final = 16
"""Connections that are open at once."""
_ADDRESSES: Final = 200
"""Addresses from which they come, 127.0.1.1 and so on, so that none has too many."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Where a server is reached, and what it is called there."""

    port: int
    host: str
    """As in the Host header."""
    tls: ssl.SSLContext | None = None

    @property
    def name(self) -> str | None:
        """The name in its certificate."""
        return None if self.tls is None else self.host.partition(":")[0]

    @property
    def origin(self) -> str:
        """The origin of its pages."""
        return f"{'http' if self.tls is None else 'https'}://{self.host}"


@dataclass(frozen=True, slots=True)
class Case:
    """What one connection sends."""

    number: int
    parts: list[bytes]
    """Each is sent alone."""
    size: int
    """How many frames or requests it has."""
    is_socket: bool = False
    """Whether the first part is a handshake, whose answer is awaited."""
    is_aborted: bool = False
    """Whether the connection is cut off at once, with answers unread."""


async def _send(entry: Entry, case: Case) -> bytes:
    """Sends a case; returns what came back."""
    source = f"127.0.1.{1 + case.number % _ADDRESSES}"
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", entry.port, ssl=entry.tls, server_hostname=entry.name, local_addr=(source, 0)
    )
    found = bytearray()
    try:
        for at, part in enumerate(case.parts):
            if writer.transport.is_closing():
                break
            writer.write(part)
            await writer.drain()
            if case.is_socket and at == 0:
                async with asyncio.timeout(10 * _QUIET):
                    found += await reader.readuntil(b"\r\n\r\n")
        while not case.is_aborted:
            async with asyncio.timeout(_QUIET):
                data = await reader.read(1 << 16)
            if not data:
                break
            found += data
    except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        pass
    finally:
        writer.transport.abort()
    return bytes(found)


def send_all(entry: Entry, cases: Iterable[Case]) -> list[bytes]:
    """Sends cases side by side; returns what came back for each."""

    async def sent() -> list[bytes]:
        free = asyncio.Semaphore(_TOGETHER)

        async def send(case: Case) -> bytes:
            async with free:
                with suppress(OSError):
                    return await _send(entry, case)
                return b""

        return await asyncio.gather(*map(send, cases))

    return asyncio.run(sent())


def _connected(entry: Entry) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", entry.port), _PATIENCE)
    if entry.tls is None:
        return line
    return entry.tls.wrap_socket(line, server_hostname=entry.name)


class Visitor:
    """A player at an entry, with a cookie and a game."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.cookie = ""
        status, body = self.ask("POST", "/api/games", '{"game": "draw-three", "number": "7"}')
        assert status == 201, body
        self.game: str = json.loads(body)["id"]

    def ask(self, method: str, path: str, body: str | None = None) -> tuple[int, bytes]:
        """The status and the body of an answer."""
        line = HTTPConnection(self.entry.host)
        line.sock = _connected(self.entry)
        kind = {"Content-Type": "application/json", "Cookie": self.cookie}
        try:
            line.request(method, path, body, kind | {"Origin": self.entry.origin})
            answer = line.getresponse()
            given = answer.headers["set-cookie"]
            self.cookie = given.partition(";")[0] if given else self.cookie
            return answer.status, answer.read()
        finally:
            line.close()


class WebSocket:
    """A web socket at an entry, read and written by one thread.

    With TLS, two threads of ``websockets.sync`` lose one connection in a hundred: OpenSSL lets no
    thread read while another writes, which Python before 3.13 leaves to its callers.
    """

    def __init__(self, entry: Entry, path: str, cookie: str) -> None:
        self._runner = asyncio.Runner()
        self._line = self._runner.run(self._opened(entry, path, cookie))

    @staticmethod
    async def _opened(entry: Entry, path: str, cookie: str) -> ClientConnection:
        return await connect(
            f"{'ws' if entry.tls is None else 'wss'}://{entry.host}{path}",
            host="127.0.0.1",
            port=entry.port,
            ssl=entry.tls,
            server_hostname=entry.name,
            origin=Origin(entry.origin),
            additional_headers={"Cookie": cookie},
            compression=None,
            proxy=None,
            open_timeout=_PATIENCE,
            ping_interval=None,
        )

    def send(self, text: str) -> None:
        self._runner.run(self._line.send(text))

    def recv(self, timeout: float) -> Data:
        """The next message.

        Raises:
            TimeoutError: it does not come in so many seconds.
        """

        async def received() -> Data:
            async with asyncio.timeout(timeout):
                return await self._line.recv()

        return self._runner.run(received())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, _: type[BaseException] | None, __: BaseException | None, ___: TracebackType | None
    ) -> None:
        self._runner.run(self._line.close())
        self._runner.close()
