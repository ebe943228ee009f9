"""What a hosted server does for its host: tells whether it is healthy, counts, logs, cleans up."""

import asyncio
import gc
import os
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...disk import StoreError
from ...speech.messages import Voice, say_fault
from ...store import Store
from ...store.contests.expiry import expire
from ...store.merging import sweep
from .. import log
from ..measures import measures
from ..tables.searcher import resident
from .responses import json_response
from .streams import has_stream

WAIT: Final = 2.0
"""Seconds within which the database must answer."""
FRESH: Final = 1.0
"""Seconds for which an answer of the database counts."""
SWITCH: Final = 0.001
"""Seconds that a thread may compute while others wait for the interpreter lock."""
COLLECTED: Final = 600.0
"""Seconds between two collections of all garbage."""
NEW: Final = 20_000
"""Objects of the youngest generation that is collected at once, in about two milliseconds."""
YOUNG: Final = 0.2
"""Seconds between two collections of young garbage."""
GROWN: Final = 512 << 20
"""Bytes of new memory after which all garbage is collected at once."""
MINUTE: Final = 60.0
"""Seconds after which the log tells what was repeated."""
_DAY: Final = 86_400
_SWEPT: Final = 600
"""Seconds between two searches for what is left of players who were deleted or merged."""
_ROUTES: Final = ("/static/", "/game/", "/api/words/", "/api/export/", "/api/games")
"""The starts of addresses that are counted as one route each."""


class Health:
    """Whether the database can save, asked at most once at a time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking: asyncio.Task[str] | None = None
        self._asked = -FRESH
        self._was_healthy = True

    async def answer(self, _: Request) -> Response:
        """Tells whether the server can play and save: 200, or 503 with a word for what fails. The
        log has the sentence.
        """
        why = await self._trouble()
        if self._was_healthy != (not why):
            self._was_healthy = not why
            log.note("healthy" if not why else "unhealthy", **({"why": why} if why else {}))
        if not why:
            return json_response({"status": "ok"})
        return json_response({"status": "failing", "reason": "database"}, 503)

    async def _trouble(self) -> str:
        """Returns why the database cannot save; empty if it can. Asks once at a time."""
        now = time.monotonic()
        is_old = self._asking is None or (self._asking.done() and now - self._asked >= FRESH)
        if self._asking is None or is_old:
            self._asked = now
            self._asking = asyncio.create_task(asyncio.to_thread(_trouble_of, self._store))
        try:
            return await asyncio.wait_for(asyncio.shield(self._asking), WAIT)
        except TimeoutError:
            return f"The database does not answer within {WAIT:g} seconds."


def _trouble_of(store: Store) -> str:
    try:
        store.database.write(
            "INSERT INTO keys VALUES ('health', '') ON CONFLICT (name) DO UPDATE SET data = ''"
        )
    except StoreError as error:
        return say_fault(Voice(), error)
    return ""


@asynccontextmanager
async def watching(store: Store, tables: Callable[[], int]) -> AsyncIterator[None]:
    """Does what a hosted server does beside its visitors: counts, ends the minutes of the log,
    deletes players who never played, clears up after merges and deletions, collects garbage.
    ``tables`` returns the number of open tables.

    Meanwhile threads take shorter turns. A move takes the interpreter lock several times, and each
    time it waits for a turn of a thread that reads a file or counts results.
    """
    usual = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH)
    work = (_sample(tables), _sweep(store), _expire(store), _collect())
    tasks = [asyncio.create_task(each) for each in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        sys.setswitchinterval(usual)
        log.end_minute()
        log.note("stop", process=os.getpid())


async def _sample(tables: Callable[[], int]) -> None:
    """Samples the tables and the delay of the event loop each second."""
    until = time.monotonic() + MINUTE
    while True:
        due = time.monotonic() + 1
        await asyncio.sleep(1)
        measures.tables.set(tables())
        measures.delay.observe(max(0.0, time.monotonic() - due))
        if due > until:
            until = due + MINUTE
            log.end_minute()


async def _collect() -> None:
    """Collects the garbage of the older generations at long intervals.

    Python would do so whenever many objects have become old, and 2,000 open tables wait a second
    for it. The youngest generation is collected after more new objects than usual: most are gone
    before. A game that was read again is young garbage, and a long one takes megabytes: a flood of
    moves at one game in two processes makes 50 MB a second.
    """
    usual = gc.get_threshold()
    gc.set_threshold(NEW, 1 << 30, 1 << 30)
    gc.freeze()  # what was imported stays
    due, held = time.monotonic() + COLLECTED, resident()
    try:
        while True:
            await asyncio.sleep(YOUNG)
            gc.collect(1)
            if time.monotonic() >= due or resident() > held + GROWN:
                gc.collect()
                due, held = time.monotonic() + COLLECTED, resident()
    finally:
        gc.set_threshold(*usual)
        gc.unfreeze()


async def _expire(store: Store) -> None:
    """Deletes players who never played, at the start and once a day."""
    while True:
        gone, batches = 0, expire(store.database)
        try:
            while (count := await asyncio.to_thread(next, batches, None)) is not None:
                gone += count
                await asyncio.sleep(0.1)
        except StoreError:
            pass  # the store logged it; tomorrow again
        if gone:
            log.note("expired", players=gone)
        await asyncio.sleep(_DAY)


async def _sweep(store: Store) -> None:
    """Clears up after merges and deletions, at the start and every few minutes."""
    while True:
        with suppress(StoreError):  # the store logged it
            await asyncio.to_thread(sweep, store.database)
        await asyncio.sleep(_SWEPT)


class Measured:
    """Counts the HTTP requests of an app and their times."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes everything on."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500
        # Mounts of the app change both
        path = scope["path"].removeprefix(scope.get("root_path", "")) or "/"

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, watch)
        finally:
            route = _route(path, status)
            measures.requests.labels(route, str(status)).inc()
            if not has_stream(scope):
                measures.request_seconds.labels(route).observe(time.perf_counter() - began)


def _route(path: str, status: int) -> str:
    """Returns a label for an address: no names of games, and nothing that visitors invent."""
    if status in (404, 405, 421):
        return "other"
    return next(
        (each for each in _ROUTES if path.startswith(each)), path if status < 400 else "other"
    )
