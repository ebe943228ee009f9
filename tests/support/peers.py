"""A server at a port that answers whatever a test says, to be asked by the commands of winnable."""

import base64
import hashlib
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import repeat
from socket import socket
from socketserver import BaseRequestHandler, ThreadingTCPServer
from typing import Final

Answer = bytes | Callable[[], Iterator[bytes]]
"""What is written to a connection, which is closed then."""
_CLOSE: Final = 0x88
"""The first byte of a frame that closes a socket."""
_GUID: Final = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


def http(body: bytes, status: str = "200 OK") -> bytes:
    """An answer over HTTP."""
    return f"HTTP/1.1 {status}\r\nContent-Length: {len(body)}\r\n\r\n".encode() + body


def frame(data: bytes, head: int = 0x81) -> bytes:
    """A frame of a socket; by default a whole text."""
    size = len(data)
    length = bytes([size]) if size < 126 else b"\x7f" + size.to_bytes(8)
    return bytes([head]) + length + data


def endless(*parts: bytes) -> Callable[[], Iterator[bytes]]:
    """Parts, of which the last one has no end."""
    return lambda: (part for some in (parts[:-1], repeat(parts[-1])) for part in some)


RAW: Final[dict[str, Answer]] = {
    "closed": b"",
    "garbage": b"\x16\x03\x01\x00\xffgarbage\r\n\r\n",
    "line": b"HTTP/1.1 99999999 \xff\r\n\r\n",
    "half": b"HTTP/1.1 200 OK\r\nContent-Le",
    "cut": b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{",
    "length": b"HTTP/1.1 200 OK\r\nContent-Length: -5\r\n\r\n{}",
    "chunk": b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}",
    "loop": b"HTTP/1.1 302 x\r\nLocation: /race\r\nContent-Length: 0\r\n\r\n",
    "location": b"HTTP/1.1 302 x\r\nLocation: http://[::1\r\nContent-Length: 0\r\n\r\n",
    "port": b"HTTP/1.1 302 x\r\nLocation: http://127.0.0.1:99999/\r\nContent-Length: 0\r\n\r\n",
    "away": http(b"<html>", "502 Bad Gateway"),
    "head": endless(b"HTTP/1.1 200 OK\r\n", b"X-Y: z\r\n"),
    "body": endless(b"HTTP/1.1 200 OK\r\n\r\n", b"[" * 65536),
    "chunks": endless(
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n", b"8\r\n[[[[[[[[\r\n"
    ),
}
"""Answers that are no answers over HTTP, or whose text is none."""


class Peer(ThreadingTCPServer):
    """Answers each request with what its path says."""

    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, answers: dict[str, Answer]) -> None:
        super().__init__(("127.0.0.1", 0), _Connection)
        self.answers = answers
        """The answer to the first line that has the text; to any line with an empty text."""
        self.over = threading.Event()

    @property
    def address(self) -> str:
        """As in ``127.0.0.1:4711``."""
        return f"127.0.0.1:{self.server_address[1]}"


class _Connection(BaseRequestHandler):
    server: Peer
    request: socket

    def handle(self) -> None:
        with suppress(OSError):
            asked = self.request.recv(65536)
            line = asked.partition(b"\r\n")[0].decode("latin-1")
            answer = next(told for text, told in self.server.answers.items() if text in line)
            if key := re.search(rb"Sec-WebSocket-Key: (\S+)", asked, re.IGNORECASE):
                digest = hashlib.sha1(key[1] + _GUID.encode()).digest()  # RFC 6455
                accepted = base64.b64encode(digest).decode()
                self.request.sendall(
                    "HTTP/1.1 101 x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                    f"Sec-WebSocket-Accept: {accepted}\r\n\r\n".encode()
                )
            for part in [answer] if isinstance(answer, bytes) else answer():
                if self.server.over.is_set():
                    return
                self.request.sendall(part)
            if key:  # a player may think
                while (heard := self.request.recv(65536)) and heard[0] != _CLOSE:
                    pass


@contextmanager
def peering(answers: dict[str, Answer]) -> Iterator[Peer]:
    """A peer that ends with the block."""
    with Peer(answers) as peer:
        thread = threading.Thread(target=peer.serve_forever, daemon=True)
        thread.start()
        try:
            yield peer
        finally:
            peer.over.set()
            peer.shutdown()
            thread.join()
