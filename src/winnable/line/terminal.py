"""The loop between a terminal and a session.

Plain mode serves screen readers, braille displays and pipes: standard output contains only
printable text and line feeds, nothing is written unless a line was read, and there is no prompt
unless one is requested. Other terminals also show the board after every change.
"""

import os
import re
import sys
from collections.abc import Mapping
from contextlib import suppress
from textwrap import fill
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

from ..disk import StoreError, StoreFault
from ..messages.voice import printable
from ..session import Session
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

        Ctrl-C and the end of the input act like ``quit``.
        """
        try:
            self._show(session)
            self.write(_joined(first, session.ponder()))
            while not session.is_over:
                text = self._read()
                if text is None:
                    break
                lines = session.do(text)
                if session.changed:
                    self._show(session)
                self.write(_joined(lines, session.ponder()))
        except KeyboardInterrupt:
            if sys.stdin.isatty():
                self.write([""])  # ends the line that shows ^C
        finally:
            last = session.leave()
        self.write(last)

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


def wrapped(text: str, width: int) -> str:
    """Breaks a text into lines, none of which begins with a mark that has a space before it."""
    glued = re.sub(r" (?=[:;?!](?: |$))", "\0", text)
    return fill(glued, width, break_on_hyphens=False).replace("\0", " ")


def _joined(lines: list[str], certain: list[str]) -> list[str]:
    """Appends sentences about certain outcomes to the last line, so an event stays one line."""
    return [*lines[:-1], " ".join([*lines[-1:], *certain])] if certain else lines


def environment_wants_plain() -> bool:
    """Applies ``wants_plain`` to the environment and streams of this process."""
    return wants_plain(os.environ, sys.stdin, sys.stdout)
