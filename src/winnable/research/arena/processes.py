"""A bot as a process: starts it, asks it with limits, measures its processor time, ends it.

A bot may write without end and need not read. Ending it closes its pipes first: a process that
asyncio waits for has ended only when its pipes are closed, and a full pipe that nobody reads never
closes by itself.
"""

import asyncio
import os
import shlex
import signal
from contextlib import suppress
from pathlib import Path
from typing import Final

from ...version import __version__
from .faults import BotError, BotFault
from .protocol import (
    ANSWERS,
    LONGEST,
    PROTOCOL,
    UNREADABLE,
    Answer,
    Hello,
    Limits,
    Name,
    Told,
    encode,
)

_QUOTE: Final = 60
"""Most characters of a bot's line that a sentence quotes."""
_FAREWELL_S: Final = 2.0
"""Seconds that a bot has to end after its input was closed."""
_TICKS: Final[int] = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 0


class Bot:
    """A running bot. ``start`` makes one."""

    def __init__(
        self,
        transport: asyncio.SubprocessTransport,
        process: asyncio.subprocess.Process,
        limits: Limits,
        name: Name,
    ) -> None:
        self._transport, self._process = transport, process
        self._limits, self.name = limits, name
        self.games = 0
        """Games begun with this process."""
        self._is_killed = False

    @classmethod
    async def start(cls, command: str, limits: Limits) -> "Bot":
        """Starts a bot and waits for its name. Raises ``BotError``."""
        words = _words(command)
        loop = asyncio.get_running_loop()
        try:
            # As asyncio.create_subprocess_exec, which does not show the transport.
            transport, protocol = await loop.subprocess_exec(
                lambda: asyncio.subprocess.SubprocessStreamProtocol(limit=LONGEST, loop=loop),
                *words,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=None,
                start_new_session=True,  # Control C ends the arena, which ends its bots
            )
        except (OSError, ValueError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise BotError(BotFault.START, text=command[:_QUOTE], why=why) from None
        process = asyncio.subprocess.Process(transport, protocol, loop)
        bot = cls(transport, process, limits, Name(PROTOCOL, ""))
        try:
            bot.tell(Hello(PROTOCOL, f"winnable {__version__}", limits))
            name = await bot.answer()
            if not isinstance(name, Name):
                raise BotError(BotFault.HELLO, text=_quoted(encode(name)))
            if name.protocol != PROTOCOL:
                raise BotError(BotFault.PROTOCOL, count=name.protocol, need=PROTOCOL)
            bot.name = Name(PROTOCOL, _shown(name.name), _shown(name.version))
        except BaseException:
            await bot.kill()
            raise
        return bot

    def tell(self, message: Told) -> None:
        """Writes a message. A bot that has ended is noticed when it should answer."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.write(encode(message))

    async def answer(self) -> Answer:
        """Waits for a line of the bot. Raises ``BotError``."""
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(self._limits.seconds):
                line = await self._process.stdout.readline()
                if not line:
                    code = await self._process.wait()
                    raise BotError(BotFault.ENDED, count=code)
        except TimeoutError:
            raise BotError(BotFault.SILENT, seconds=self._limits.seconds) from None
        except ValueError:  # longer than LONGEST
            raise BotError(BotFault.RUBBISH, text="...") from None
        try:
            return ANSWERS.decode(line)
        except UNREADABLE:
            raise BotError(BotFault.RUBBISH, text=_quoted(line)) from None

    def cpu_s(self) -> float | None:
        """The processor time of the process so far, with its ended children, in seconds; None where
        the system does not tell (anything but Linux), or if the process has ended.
        """
        try:
            text = Path(f"/proc/{self._process.pid}/stat").read_text("utf-8")
        except OSError:
            return None
        fields = text.rpartition(")")[2].split()
        return sum(map(int, fields[11:15])) / _TICKS

    async def end(self) -> None:
        """Closes the input of the bot, and kills it if it does not end."""
        process = self._process
        assert process.stdin is not None
        with suppress(OSError):
            process.stdin.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(_FAREWELL_S):
                await process.wait()
        await self.kill()

    async def kill(self) -> None:
        """Kills the bot and the processes that it started, whatever it wrote or did not read."""
        if self._is_killed:  # its number may be that of another process by now
            return
        self._is_killed = True
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        assert self._process.stdin is not None
        written, read = self._process.stdin.transport, self._transport.get_pipe_transport(1)
        if written.get_write_buffer_size() or not written.is_closing():
            written.abort()  # closing it would wait until somebody reads
        if read is not None:
            read.close()
        with suppress(TimeoutError):  # the system does not let us kill every process
            async with asyncio.timeout(_FAREWELL_S):
                await self._process.wait()
        self._transport.close()


def _words(command: str) -> list[str]:
    """Splits a command as a shell does. Raises ``BotError`` if it names no program."""
    try:
        words = shlex.split(command)
    except ValueError:
        raise BotError(BotFault.QUOTES, text=command[:_QUOTE]) from None
    if not words or not words[0]:
        raise BotError(BotFault.EMPTY)
    return words


def _quoted(line: bytes) -> str:
    """The start of a bot's line, fit to print."""
    return _shown(line.decode("utf-8", "replace").strip())


def _shown(text: str) -> str:
    """The start of a bot's text, fit to print."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[: _QUOTE + 1])
    return shown if len(shown) <= _QUOTE else f"{shown[:_QUOTE]}..."
