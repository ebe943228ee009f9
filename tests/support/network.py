"""A network between a browser and its server: slow, with holes."""

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import suppress
from random import Random
from typing import Any, Final, Self, TypeVar

from tests.support.serving import Server

PIECE: Final = 1 << 16
"""Most bytes that are carried at once."""
_T = TypeVar("_T")


class Far(Server):
    """A server behind a network."""

    def __init__(self, near: Server, port: int) -> None:
        self.__dict__.update(near.__dict__)
        self.port, self.near = port, near

    @property
    def admission(self) -> dict[str, str]:
        return self.near.admission


class Network:
    """Carries the bytes of connections to a server, there and back in ``trip`` seconds, and at most
    ``jitter`` more. ``server`` is the server as seen through it. Without ``upgrades`` it drops the
    header that asks for a WebSocket, as many proxies do.
    """

    def __init__(
        self, server: Server, trip: float = 0, *, jitter: float = 0, upgrades: bool = True
    ) -> None:
        self._near, self._trip, self._jitter, self._upgrades = server, trip, jitter, upgrades
        self._random = Random(trip)
        self._made: set[_Connection] = set()
        self._carries_new = True
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)

    def __enter__(self) -> Self:
        self._thread.start()
        self._listener = self._do(asyncio.start_server(self._connect, "127.0.0.1", 0))
        self.server = Far(self._near, self._listener.sockets[0].getsockname()[1])
        return self

    def __exit__(self, *_: object) -> None:
        self._do(self._end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def open_hole(self, *, only_old: bool = False) -> None:
        """Carries nothing more, and closes nothing; new connections are carried if ``only_old``."""
        self._carries_new = only_old
        self._do(self._carry(False))

    def close_hole(self) -> None:
        """Carries everything again, also what was sent meanwhile."""
        self._carries_new = True
        self._do(self._carry(True))

    def cut(self) -> None:
        """Ends all connections. What was under way is lost."""
        self._do(self._abort())

    def _do(self, work: Coroutine[Any, Any, _T]) -> _T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(10)

    async def _abort(self) -> None:
        for connection in self._made:
            for writer in connection.ends:
                writer.transport.abort()
            connection.carries.set()

    async def _end(self) -> None:
        # A connection that is being accepted while the listener closes would stay open.
        for listener in self._listener.sockets:
            self._loop.remove_reader(listener)
        while tasks := asyncio.all_tasks() - {asyncio.current_task()}:
            await self._abort()
            await asyncio.wait(tasks, timeout=0.1)
        self._listener.close()
        await self._abort()  # what was sent may not have left
        await asyncio.sleep(0)

    async def _carry(self, carries: bool) -> None:
        for each in self._made:
            if carries:
                each.carries.set()
            else:
                each.carries.clear()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = _Connection(writer)
        if self._carries_new:
            connection.carries.set()
        self._made.add(connection)
        try:
            answers, asking = await asyncio.open_connection("127.0.0.1", self._near.port)
            connection.ends.append(asking)
            await asyncio.gather(
                self._pipe(connection, reader, asking), self._pipe(connection, answers, writer)
            )
        except OSError:  # nobody listens there
            writer.close()

    async def _pipe(
        self, connection: "_Connection", reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        """Carries one direction. What comes does not wait for what is under way. The server hears
        its own name: it answers to no other.
        """
        under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        delivering = asyncio.create_task(self._deliver(connection, under_way, writer))
        with suppress(OSError):
            while data := await reader.read(PIECE):
                data = data.replace(self.server.host.encode(), self._near.host.encode())
                if not self._upgrades:
                    data = data.replace(b"Upgrade: websocket\r\n", b"")
                under_way.put_nowait((self._due(), data))
        under_way.put_nowait((self._due(), b""))  # the end
        await delivering

    def _due(self) -> float:
        """When what comes now arrives; what came before it arrives before it."""
        way = self._trip + self._jitter * self._random.random()
        return self._loop.time() + way / 2

    async def _deliver(
        self,
        connection: "_Connection",
        under_way: "asyncio.Queue[tuple[float, bytes]]",
        writer: asyncio.StreamWriter,
    ) -> None:
        with suppress(OSError):
            while True:
                due, data = await under_way.get()
                await asyncio.sleep(due - self._loop.time())
                await connection.carries.wait()
                if not data:
                    break
                writer.write(data)
                await writer.drain()
        writer.close()


class _Connection:
    def __init__(self, end: asyncio.StreamWriter) -> None:
        self.ends = [end]
        self.carries = asyncio.Event()
