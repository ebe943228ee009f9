"""The processes that search for a server. Each runs ``searcher`` and makes one call at a time.

A process starts when a call finds none idle. One that crashed, was killed or has grown is
replaced; so is one that does not end a cancelled search. The processes end with the server.
"""

import asyncio
import logging
import pickle
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Self

from ...analysis.searching import Tell
from ..faults import WebError, WebFault
from .searcher import LENGTH

NICE: Final = 10
"""A process goes after the server and its database, and has a tenth of their share of a core."""
GRACE: Final = 2.0
"""Seconds after which a process that does not end a cancelled search is killed."""
_log: Final = logging.getLogger(__name__)


class Pool:
    """Processes that search. The callers limit how many searches there are at once."""

    def __init__(self) -> None:
        self._idle: list[_Process] = []
        self._all: set[_Process] = set()
        self._is_closed = False

    async def run(self, call: Callable[[], Any], tell: Tell | None = None) -> Any:
        """Makes a picklable call in a process; returns its answer or raises its error.

        ``tell`` hears how far it is. Cancelling this stops the search. Raises ``WebError`` if the
        process ended.
        """
        question = pickle.dumps(call, pickle.HIGHEST_PROTOCOL)
        is_answered = False
        while not is_answered:
            process = await self._process()
            was_idle = process.has_begun
            try:
                answer, error, has_grown = await process.ask(question, tell)
                is_answered = True
            except EOFError:
                code = await self._remove(process)
                if was_idle and not process.has_begun and not self._is_closed:
                    continue  # it ended before it was asked
                if not self._is_closed:
                    _log.warning("search-ended", extra={"fields": {"code": code}})
                raise WebError(WebFault.SEARCH_FAILED) from None
            except asyncio.CancelledError:
                self._idle.insert(0, process)  # it is asked last: it may be busy for a moment
                raise
        if has_grown:
            await self._remove(process)
        else:
            self._idle.append(process)
        if error is not None:
            raise error
        return answer

    async def close(self) -> None:
        """Ends every process."""
        self._is_closed = True
        for process in list(self._all):
            await self._remove(process)

    async def _process(self) -> "_Process":
        """Returns an idle process, or starts one."""
        while self._idle:
            process = self._idle.pop()
            try:
                is_ready = await process.is_ready()
            except asyncio.CancelledError:
                self._idle.insert(0, process)
                raise
            if is_ready:
                return process
            await self._remove(process)
        process = await _Process.start()
        self._all.add(process)
        return process

    async def _remove(self, process: "_Process") -> int:
        """Ends a process and returns its exit code."""
        self._all.discard(process)
        return await process.end()


class _Process:
    """A process that searches."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._process, self._in, self._out = process, process.stdin, process.stdout
        self._answer: asyncio.Task[Any] | None = None  # of the last question, until it has come
        self.has_begun = False
        """Whether it has begun to answer the last question."""

    @classmethod
    async def start(cls) -> Self:
        """Starts a process. Raises ``WebError`` if there is none to be had."""
        try:
            # -P: no module of the current directory
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", f"{__package__}.searcher", str(NICE)),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        except OSError as error:
            _log.warning("search-not-started", extra={"fields": {"why": error.strerror}})
            raise WebError(WebFault.SEARCH_FAILED) from None
        return cls(process)

    async def ask(self, question: bytes, tell: Tell | None) -> Any:
        """Returns the answer to a question: see ``searcher``. Raises ``EOFError``.

        If it is cancelled, the search is stopped.
        """
        self.has_begun = False
        self._send(question)
        self._answer = asyncio.create_task(self._read(tell))
        try:
            return await asyncio.shield(self._answer)
        except asyncio.CancelledError:
            self._send(b"")
            raise

    async def is_ready(self) -> bool:
        """Waits until the last search has ended; False if it does not end, or the process has."""
        if self._answer is not None:
            await asyncio.wait({self._answer}, timeout=GRACE)
            if not self._answer.done() or self._answer.exception() or self._answer.result()[2]:
                return False
        return self._process.returncode is None

    async def end(self) -> int:
        """Ends the process and returns its exit code."""
        if self._answer is not None:
            self._answer.cancel()
            await asyncio.wait({self._answer})
        self._in.close()  # then it ends by itself
        try:
            return await asyncio.wait_for(self._process.wait(), GRACE)
        except TimeoutError:
            with suppress(ProcessLookupError):  # it has just ended
                self._process.kill()
            return await self._process.wait()

    def _send(self, message: bytes) -> None:
        self._in.write(LENGTH.pack(len(message)) + message)

    async def _read(self, tell: Tell | None) -> Any:
        try:
            while True:
                (length,) = LENGTH.unpack(await self._out.readexactly(LENGTH.size))
                data = await self._out.readexactly(length)
                message = pickle.loads(data)  # noqa: S301  # our own process
                if message is None:
                    self.has_begun = True
                elif not isinstance(message, float):
                    return message
                elif tell is not None:
                    tell(message)
        except asyncio.IncompleteReadError:
            raise EOFError from None
