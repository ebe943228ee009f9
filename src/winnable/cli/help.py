"""The help of the commands as plain text: each paragraph is filled once, at the terminal's width.

The formatter of cyclopts wraps a paragraph and then prints it behind an indent, which wraps it
again.
"""

import io
import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions

_INDENT: Final = "  "
_UNSAID: Final = (None, "False", '""')
"""Defaults that tell nothing."""
_UNWRAPPED: Final = 10_000
"""Columns in which no paragraph of a help is wrapped."""


class PlainHelp:
    """A help formatter of cyclopts (protocol ``cyclopts.help.HelpFormatter``)."""

    def __call__(
        self,
        console: "Console",
        options: "ConsoleOptions",  # noqa: ARG002  # of the protocol
        panel: "HelpPanel",
    ) -> None:
        """Prints the commands or parameters of a panel, each with its description."""
        if not panel.entries:
            return
        lines = [f"{_plain(panel.title)}:"] if panel.title else []
        for entry in panel.entries:
            labels = ", ".join(
                entry.display_labels_with_metavar
                if panel.format == "parameter"
                else (*entry.names, *entry.shorts)
            )
            text = " ".join([f"{labels}:", *_details(entry)]).removesuffix(":")
            lines += _filled(text, console.width, _INDENT, _INDENT * 2)
        _print(console, lines)

    def render_usage(
        self,
        console: "Console",
        options: "ConsoleOptions",  # noqa: ARG002  # of the protocol
        usage: object,
    ) -> None:
        """Prints the line of usage."""
        if text := _plain(usage).strip():
            _print(console, _filled(f"Usage: {text}", console.width, "", _INDENT))

    def render_description(
        self,
        console: "Console",
        options: "ConsoleOptions",  # noqa: ARG002  # of the protocol
        description: object,
    ) -> None:
        """Prints the paragraphs that describe a command. An example stays one line."""
        lines: list[str] = []
        for paragraph in _plain(description).split("\n"):
            if paragraph.startswith("winnable "):
                lines.append(paragraph)
            else:
                lines += _filled(paragraph, console.width, "", "") or [""]
        if any(lines):
            _print(console, lines)


def _plain(renderable: object) -> str:
    """Returns the text of what rich can print, with each paragraph on one line."""
    if renderable is None or isinstance(renderable, str):
        return renderable or ""
    from rich.console import Console  # noqa: PLC0415  # cyclopts loads it only for a help

    console = Console(file=io.StringIO(), width=_UNWRAPPED, no_color=True, highlight=False)
    with console.capture() as capture:
        console.print(renderable, end="")
    return "\n".join(line.rstrip() for line in capture.get().strip().splitlines())


def _details(entry: "HelpEntry") -> Iterator[str]:
    if description := " ".join(_plain(entry.description).split()):
        yield description
    if entry.choices:
        yield f"[choices: {', '.join(entry.choices)}]"
    if entry.default not in _UNSAID:
        yield f"[default: {entry.default}]"
    if entry.required:
        yield "[required]"


def _filled(text: str, width: int, first: str, rest: str) -> list[str]:
    return textwrap.wrap(
        text,
        width or 80,  # COLUMNS=0
        initial_indent=first,
        subsequent_indent=rest,
        break_long_words=False,
        break_on_hyphens=False,
    )


def _print(console: "Console", lines: list[str]) -> None:
    console.file.write("\n".join([*lines, "", ""]))  # print would exit if the reader has gone
