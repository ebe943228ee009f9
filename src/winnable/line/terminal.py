"""The loop between a terminal and a session.

Plain mode is for screen readers, braille and pipes: standard output is a stream of printable text
and line feeds; nothing is written unless a line was read; the prompt is empty unless one is asked
for. In other terminals the board is drawn as well, after every change.
"""

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import TextIO

from rich.console import Console
from rich.text import Text

from ..messages.voice import printable
from ..session import Session
from .board import draw_board


def wants_plain(environ: Mapping[str, str], stdin: TextIO, stdout: TextIO) -> bool:
    """Whether the surroundings ask for plain mode."""
    if environ.get("WINNABLE_PLAIN", "0") not in ("", "0"):
        return True
    if environ.get("TERM", "dumb") == "dumb":
        return True
    return not (stdin.isatty() and stdout.isatty())


class Terminal:
    """Reads commands and writes utterances until the player leaves."""

    def __init__(self, *, plain: bool, prompt: str | None = None) -> None:
        self._plain = plain
        self._prompt = prompt if prompt is not None else ("" if plain else "> ")
        colours = not os.environ.get("NO_COLOR")
        self._console = None
        if not plain:
            self._console = Console(highlight=False, color_system="auto" if colours else None)
        if not plain and colours:
            with suppress(ImportError):  # lines can be edited and called back
                import readline  # noqa: F401, PLC0415

    def write(self, lines: list[str]) -> None:
        """One utterance a line."""
        for line in lines:
            if self._console is not None:
                self._console.print(Text(printable(line)))
            else:
                sys.stdout.write(printable(line) + "\n")
        sys.stdout.flush()

    def run(self, session: Session, first: list[str]) -> None:
        """Plays ``session``; the game is saved and given back however it ends.

        Ctrl-C and the end of input leave as ``quit`` does.
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
                self.write([""])  # leaves the line of the ^C
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
        line = sys.stdin.readline()
        return line or None

    def _show(self, session: Session) -> None:
        if self._console is not None:
            self._console.print()
            self._console.print(draw_board(session.game.view))
            self._console.print(Text(session.status(), style="dim"))
            self._console.print()


def _joined(lines: list[str], certain: list[str]) -> list[str]:
    """What was said and what has become certain by it: one line an event."""
    return [*lines[:-1], " ".join([*lines[-1:], *certain])] if certain else lines


def surroundings_want_plain() -> bool:
    """``wants_plain`` of this process."""
    return wants_plain(os.environ, sys.stdin, sys.stdout)
