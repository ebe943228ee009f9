"""Connections that are silent or too many do not stay open."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from tests.support.serving import PATIENCE
from winnable.web.host import connections
from winnable.web.host.connections import Connection

HEAD = b"GET / HTTP/1.1\r\nHost: x\r\n"
SILENT = {
    "nothing": b"",
    "half a header": HEAD,
    "half a body": b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nabc",
    "half of a second request": HEAD + b"\r\n" + HEAD,
}

LONG = 30_000_000
"""Bytes of an answer that no buffer of the system holds."""


@asynccontextmanager
async def served() -> AsyncIterator[int]:
    """Serves one page; yields the port."""

    async def page(request: Request) -> PlainTextResponse:
        await request.body()
        return PlainTextResponse("hello")

    async def long(_: Request) -> PlainTextResponse:
        return PlainTextResponse("x" * LONG)

    routes = [Route("/", page, methods=["GET", "POST"]), Route("/long", long)]
    config = uvicorn.Config(
        Starlette(routes=routes), http=Connection, port=0, log_level="critical", lifespan="off"
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    await task


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
