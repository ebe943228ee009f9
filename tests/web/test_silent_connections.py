"""Connections that are silent or too many do not stay open."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import h11
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.http.h11_impl import H11Protocol

from tests.support.raw_frames import TEXT, frame, handshake
from tests.support.raw_lines import Entry
from tests.support.serving import PATIENCE
from winnable.web.host import connections
from winnable.web.host.connections import MAX_HEAD, PIECE, Connection, Socket

HEAD = b"GET / HTTP/1.1\r\nHost: x\r\n"
SILENT = {
    "nothing": b"",
    "half a header": HEAD,
    "half a body": b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc",
    "half of a second request": HEAD + b"\r\n" + HEAD,
}

LONG = 30_000_000
"""Bytes of an answer that no buffer of the system holds."""


told: list[str] = []
"""What happened to the app of ``/late``."""


@asynccontextmanager
async def served() -> AsyncIterator[int]:
    """Serves some pages and sockets; yields the port."""
    async with serving() as server:
        yield server.servers[0].sockets[0].getsockname()[1]


@asynccontextmanager
async def serving() -> AsyncIterator[uvicorn.Server]:
    """The same, yielding the server."""

    async def page(request: Request) -> PlainTextResponse:
        await request.body()
        return PlainTextResponse("hello")

    async def long(_: Request) -> PlainTextResponse:
        return PlainTextResponse("x" * LONG)

    async def ended(socket: WebSocket) -> None:
        await socket.accept()
        with suppress(WebSocketDisconnect):
            for _ in range(100):
                await asyncio.wait_for(socket.send_text("x" * LONG), 0.05)
        # What is left belongs to nobody.

    async def late(socket: WebSocket) -> None:
        await socket.accept()
        (line,) = server.server_state.connections
        while not line.transport.get_write_buffer_size():
            await socket.send_text("x" * 1_000)
        told.append((await socket.receive())["type"])
        try:
            await socket.close(4404)
        except Exception as error:  # the test reads its name
            told.append(type(error).__name__)

    async def deaf(socket: WebSocket) -> None:
        await socket.accept()
        await asyncio.Event().wait()

    routes = [
        Route("/", page, methods=["GET", "POST"]),
        Route("/long", long),
        WebSocketRoute("/ended", ended),
        WebSocketRoute("/deaf", deaf),
        WebSocketRoute("/late", late),
    ]
    config = uvicorn.Config(
        Starlette(routes=routes),
        http=Connection,
        ws=Socket,
        h11_max_incomplete_event_size=MAX_HEAD,
        port=0,
        log_level="critical",
        lifespan="off",
        timeout_graceful_shutdown=0,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0)
    yield server
    server.should_exit = True
    await task
    for each in tuple(server.server_state.connections):
        each.transport.abort()
    await asyncio.sleep(0)


@pytest.mark.parametrize("sent", SILENT.values(), ids=SILENT)
def test_a_silent_connection_is_closed(monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    monkeypatch.setattr(connections, "SILENT", 0.05)

    async def visit() -> None:
        async with served() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(sent)
            with suppress(ConnectionResetError):
                await reader.read()  # ends when the server closes
            writer.close()
            monkeypatch.setattr(connections, "SILENT", PATIENCE)
            other, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HEAD + b"Connection: close\r\n\r\n")
            assert (await other.read()).endswith(b"hello")
            writer.close()

    asyncio.run(visit())
    assert not any(connections._open.values())


@pytest.mark.parametrize("is_read", [False, True])
def test_an_answer_that_nobody_reads_is_given_up(
    monkeypatch: pytest.MonkeyPatch, is_read: bool
) -> None:
    """However slowly it is read, it goes on."""
    monkeypatch.setattr(connections, "SILENT", 0.05)
    monkeypatch.setattr(connections, "UNREAD", 1_000 if is_read else 3)

    async def visit() -> None:
        async with served() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
            writer.write(b"GET /long HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            async with asyncio.timeout(PATIENCE):
                for is_open in (True, False):
                    while not is_read and any(connections._open.values()) != is_open:
                        await asyncio.sleep(0.01)
            assert (len(await all_of(reader)) > LONG) == is_read
            writer.close()

    asyncio.run(visit())
    assert not any(connections._open.values())


async def all_of(reader: asyncio.StreamReader) -> bytes:
    """What comes until the connection ends."""
    found = bytearray()
    with suppress(ConnectionResetError):
        while part := await reader.read(1 << 20):
            found += part
    return bytes(found)


def test_too_many_connections_of_one_address_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MAX_CONNECTIONS", 3)

    async def visit() -> None:
        async with served() as port:
            kept = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            with suppress(ConnectionResetError):
                assert await reader.read() == b""
            writer.close()
            for _, writer in kept:
                writer.close()

    asyncio.run(visit())
    assert not any(connections._open.values())


def asks(path: str, headers: bytes = b"") -> bytes:
    """A handshake."""
    asked = handshake(Entry(0, "x"), "", "").replace(b"/api/games/", path.encode())
    return asked[:-2] + headers + b"\r\n"


@pytest.mark.parametrize(
    "headers", [b"X: y\r\n" * 130, b"X: " + b"y" * 8_300 + b"\r\n"], ids=["many", "long"]
)
def test_a_handshake_with_too_much_in_it_is_refused(headers: bytes) -> None:
    """uvicorn takes its head, and the parser of sockets does not."""

    async def visit() -> None:
        async with served() as port, asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(asks("/deaf", headers))
            assert (await reader.read()).split()[1] in (b"400", b"431")
            writer.close()

    asyncio.run(visit())


@pytest.mark.parametrize("times", [1, 2])
def test_a_head_that_is_too_long_is_refused(times: int) -> None:
    """However it arrives, also after another request: its parser takes longer than its answer."""
    head = HEAD + b"X: y\r\n" * 2_500 + b"\r\n"

    async def visit() -> None:
        async with served() as port, asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write((HEAD + b"\r\n") * (times - 1) + head)
            answers = (await all_of(reader)).split(b"HTTP/1.1 ")[1:]
            assert [each[:3] for each in answers] == [*[b"200"] * (times - 1), b"400"]
            writer.close()

    asyncio.run(visit())


def test_a_socket_that_is_closed_and_not_read_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it would be open for ever, and no limit counts it."""
    monkeypatch.setattr(connections, "SILENT", 0.05)

    async def visit() -> None:
        async with serving() as server:
            port = server.servers[0].sockets[0].getsockname()[1]
            _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
            writer.write(asks("/ended"))
            async with asyncio.timeout(PATIENCE):
                for is_open in (True, False):
                    while bool(server.server_state.connections) != is_open:
                        await asyncio.sleep(0.01)
            writer.close()

    asyncio.run(visit())


def test_messages_that_the_app_does_not_read_are_few_or_short() -> None:
    """One long one, or some short ones; the rest waits with its sender."""

    async def visit() -> None:
        for size, most in ((100_000, 1), (10, 8 + PIECE // 10)):
            async with serving() as server:
                port = server.servers[0].sockets[0].getsockname()[1]
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(asks("/deaf"))
                await reader.readuntil(b"\r\n\r\n")
                writer.write(frame(TEXT, b"x" * size) * (2_000_000 // size))
                async with asyncio.timeout(PATIENCE):
                    while not (found := list(server.server_state.connections)) or (
                        not isinstance(found[0], Socket) or not found[0].read_paused
                    ):
                        await asyncio.sleep(0.01)
                assert 0 < found[0].queue.qsize() <= most
                writer.transport.abort()

    asyncio.run(visit())


def test_who_speaks_to_a_socket_that_a_broken_frame_has_closed_hears_so() -> None:
    """That is no fault of the app, which would be an error in the log."""
    told.clear()

    async def visit() -> None:
        async with served() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1)
            writer.write(asks("/late"))
            while not await reader.read(1):
                pass
            writer.write(frame(3))
            async with asyncio.timeout(PATIENCE):
                while len(told) < 2:
                    await asyncio.sleep(0.01)
            writer.transport.abort()

    asyncio.run(visit())
    assert told == ["websocket.disconnect", "WebSocketDisconnect"]


def test_connections_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a socket is read between two requests, whoever sends them."""
    turn, parsed, parse = 0, list[int](), H11Protocol.data_received

    def note(connection: H11Protocol, data: bytes) -> None:
        parsed.append(turn)
        parse(connection, data)

    async def count() -> None:
        nonlocal turn
        while True:
            await asyncio.sleep(0)
            turn += 1

    async def visit() -> None:
        async with served() as port:
            opened = [await asyncio.open_connection("127.0.0.1", port) for _ in range(30)]
            counting = asyncio.create_task(count())
            for _, writer in opened:
                writer.write(HEAD + b"Connection: close\r\n\r\n")
            for reader, writer in opened:
                assert (await reader.read()).endswith(b"hello")
                writer.close()
            counting.cancel()

    monkeypatch.setattr(H11Protocol, "data_received", note)
    asyncio.run(visit())
    assert len(parsed) == len(set(parsed)) == 30


def test_an_error_of_the_parser_closes_the_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: H11Protocol, __: bytes) -> None:
        why = "too late"
        raise h11.LocalProtocolError(why)

    async def visit() -> None:
        async with served() as port, asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(HEAD)
            assert await all_of(reader) == b""
            writer.close()

    monkeypatch.setattr(H11Protocol, "data_received", fail)
    asyncio.run(visit())
    assert not any(connections._open.values())
