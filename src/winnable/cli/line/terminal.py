"""The loop between a terminal and a session.

Plain mode serves screen readers, braille displays and pipes: standard output contains only
printable text and line feeds, nothing is written unless a line was read, and there is no prompt
unless one is requested. Other terminals also show the board after every change.
"""

import os
import re
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from textwrap import fill
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

from ...analysis.searching import Tell, telling
from ...disk import StoreError, StoreFault
from ...session import Session
from ...solver import COMPILED, Cancelled, Stop
from ...speech.messages.voice import printable
from .board import draw_board

MAX_LINE: Final = 1_000_000
"""Most characters that are read of a line; a longer one ends the game. A session answers no line
that long, and an input without line ends, such as ``/dev/zero``, would fill the memory.
"""


def wants_plain(environ: Mapping[str, str], stdin: TextIO, stdout: TextIO) -> bool:
    """Whether the environment and the streams require plain mode."""
    if environ.get("WINNABLE_PLAIN", "0") not in ("", "0"):
        return True
    if environ.get("TERM", "dumb") == "dumb":
        return True
    return not (stdin.isatty() and stdout.isatty())


_ENDS: Final = [signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]
"""A request to end, and the end of the terminal."""


class Terminal:
    """Reads commands and writes answers until the player quits."""

    def __init__(self, *, plain: bool, prompt: str | None = None) -> None:
        self._plain = plain
        self._prompt = prompt if prompt is not None else ("" if plain else "> ")
        colours = not os.environ.get("NO_COLOR")
        self._console = None
        if not plain:
            self._console = Console(highlight=False, color_system="auto" if colours else None)
        if not plain and colours:
            with suppress(ImportError):  # line editing and history
                import readline  # noqa: F401, PLC0415

    def write(self, lines: list[str]) -> None:
        """Writes each utterance as a line."""
        for line in lines:
            if self._console is not None:
                self._console.print(Text(wrapped(printable(line), self._console.width)))
            else:
                sys.stdout.write(printable(line) + "\n")
        sys.stdout.flush()

    def run(self, session: Session, first: list[str]) -> None:
        """Plays ``session``. Saves and releases its game however the loop ends.

        The end of the input acts like ``quit``, and so does Ctrl-C, except that it stops a search.
        A terminal that closes, or a request to end, saves as well, and raises ``SystemExit``.
        """
        try:
            with _handled(_ENDS, _end):
                self._play(session, first)
        except KeyboardInterrupt:
            if sys.stdin.isatty():
                self.write([""])  # ends the line that shows ^C
        finally:
            last = session.leave()
        self.write(last)

    def _play(self, session: Session, first: list[str]) -> None:
        self._show(session)
        self.write(_joined(first, session.ponder()))
        while not session.is_over:
            text = self._read()
            if text is None:
                break
            lines = self._do(session, text)
            if session.changed:
                self._show(session)
            self.write(_joined(lines, session.ponder()))

    def _do(self, session: Session, text: str) -> list[str]:
        """Carries out a line. Raises ``KeyboardInterrupt`` on Ctrl-C, unless it stops a search."""
        stop, tell = Stop(), None if COMPILED else self._teller(session)
        with stop, _handled([signal.SIGINT], lambda *_: stop.set()), telling(tell):
            try:
                lines = session.do(text)
            except Cancelled:
                return [session.voice.say("fault-search-stopped")]
        if stop.is_set:
            raise KeyboardInterrupt
        return lines

    def _teller(self, session: Session) -> Tell:
        """Returns what writes how far a search is, each time that it has done a tenth more."""
        written = 0

        def tell(share: float) -> None:
            nonlocal written
            if int(10 * share) > written:
                written = int(10 * share)
                self.write([session.voice.say("searched", percent=10 * written)])

        return tell

    def _read(self) -> str | None:
        if not self._plain and sys.stdin.isatty():
            try:
                return input(self._prompt)
            except EOFError:
                self.write([""])
                return None
        if self._prompt:
            sys.stdout.write(self._prompt)
            sys.stdout.flush()
        try:
            line = sys.stdin.readline(MAX_LINE + 1)
        except OSError as error:
            raise StoreError(StoreFault.STREAM_READ, why=error.strerror or str(error)) from None
        if len(line.removesuffix("\n")) > MAX_LINE:
            raise StoreError(StoreFault.STREAM_LINE, most=MAX_LINE)
        return line or None

    def _show(self, session: Session) -> None:
        if self._console is not None:
            self._console.print()
            italian = session.voice.phrase("ui-keys-suit-italian").lower().replace(" ", "")
            self._console.print(draw_board(session.game.view, italian))
            status = wrapped(session.status(), self._console.width)
            self._console.print(Text(status, style="dim"))
            self._console.print()


@contextmanager
def _handled(numbers: Iterable[int], handle: Callable[[int, object], object]) -> Iterator[None]:
    """Handles signals during the block, where this thread may do so."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, handle) for number in numbers}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _end(number: int, _: object) -> None:
    """Ends the program with the exit code that a shell gives for the signal."""
    raise SystemExit(128 + number)


def wrapped(text: str, width: int) -> str:
    """Breaks a text into lines, none of which begins with a mark that has a space before it."""
    glued = re.sub(r" (?=[:;?!](?: |$))", "\0", text)
    return fill(glued, width, break_on_hyphens=False).replace("\0", " ")


def _joined(lines: list[str], certain: list[str]) -> list[str]:
    """Appends sentences about certain outcomes to the last line, so an event stays one line."""
    return [*lines[:-1], " ".join([*lines[-1:], *certain])] if certain else lines
