"""Pages whose network blocks WebSockets: a stream of events, and what they post."""

import http.client
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from queue import Empty, Queue
from threading import Thread

from websockets.exceptions import ConnectionClosedError
from websockets.frames import Close

from .serving import PATIENCE, Answer, Server, Window

EVENTS = "text/event-stream"


class StreamLine:
    """A stream, with the methods of a WebSocket that tests use."""

    def __init__(self, server: Server, path: str, cookie: str | None = None) -> None:
        self.server, self.to = server, server
        """The server, and the one to which requests go."""
        self.comments = 0
        self._cookie, self.number = cookie, 0  # of the next message
        self._events: Queue[tuple[str, str]] = Queue()
        self._connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        headers = {"Host": server.host, "Accept": EVENTS, "Cookie": server.cookies(cookie) or ""}
        self._connection.request("GET", path, headers=headers)
        self._socket: socket.socket = self._connection.sock
        response = self._connection.getresponse()
        assert (response.status, response.headers["content-type"]) == (200, EVENTS)
        self._thread = Thread(target=self._read, args=(response,), daemon=True)
        self._thread.start()
        kind, self.name = self._events.get(timeout=PATIENCE)
        assert kind == "name"

    def _read(self, response: http.client.HTTPResponse) -> None:
        kind = "message"
        try:
            while line := response.readline():
                field, _, value = line.decode().removesuffix("\n").partition(": ")
                if field == "event":
                    kind = value
                elif field == "data":
                    self._events.put((kind, value))
                    kind = "message"
                elif field == ":":
                    self.comments += 1
        except (OSError, ValueError, http.client.HTTPException):
            pass
        self._events.put(("close", "1006"))

    def post(self, number: int, *texts: str) -> Answer:
        """Posts messages, the first one with a number."""
        body = json.dumps({"number": number, "texts": texts})
        return self.to.request("POST", f"/api/streams/{self.name}", body, cookie=self._cookie)

    def send(self, text: str) -> None:
        """Posts the next message."""
        self.number += 1
        assert self.post(self.number - 1, text).status == 204

    def recv(self, timeout: float = PATIENCE) -> str:
        """The next message. Raises ``ConnectionClosedError`` with the code that closed the stream,
        ``TimeoutError`` if nothing comes.
        """
        try:
            kind, text = self._events.get(timeout=timeout)
        except Empty:
            raise TimeoutError from None
        if kind == "message":
            return text
        assert kind == "close"
        self._events.put((kind, text))
        raise ConnectionClosedError(Close(int(text), ""), None)

    def close(self) -> None:
        """Closes the connection."""
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._thread.join()
        self._connection.close()


@contextmanager
def streaming(server: Server, path: str, cookie: str | None = None) -> Iterator[StreamLine]:
    """A stream that ends with the block."""
    line = StreamLine(server, path, cookie)
    try:
        yield line
    finally:
        line.close()


@contextmanager
def streamed(server: Server, game_id: str, cookie: str | None = None) -> Iterator[Window]:
    """A window on a game whose network blocks WebSockets."""
    with streaming(server, f"/api/games/{game_id}", cookie) as line:
        yield Window(line)  # type: ignore[arg-type]  # has the methods that it needs
