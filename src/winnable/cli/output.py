"""Functions that several commands use: language, error messages, JSON, parsing of options."""

import json
import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from copy import copy
from functools import partial
from pathlib import Path
from typing import Any, Final

from ..catalogues.new import ChoiceError, ChoiceFault
from ..disk import LARGEST, StoreError, StoreFault, decoded, read_given
from ..law.deals import deal_number
from ..law.errors import WinnableError
from ..law.reading import read_pickles, value_of
from ..law.rules import Rules, parse_rules
from ..law.variants import variant_named
from ..speech.layouts import known_view
from ..speech.messages import LANGUAGES, Language, Voice, language_of, say_fault
from ..speech.reading import Part, parts, read_one
from ..store import Store
from .faults import CommandError, CommandFault

JSON_VERSION: Final = 1
"""The version of the objects that ``--json`` prints. Raise it if a field is removed or changes its
meaning; a new field needs no change.
"""
DIGITS: Final = 6
"""Significant digits of a fraction in JSON."""


def player_voice(*, tells: bool = True) -> Voice:
    """Returns the voice of the player's language. ``tells``: report unreadable settings."""
    store = Store()
    settings = store.settings()
    voice = Voice(language=settings.language or locale_language())
    for trouble in store.troubles.news():
        if tells or trouble.code in {StoreFault.DAMAGED, StoreFault.SALVAGED}:
            print(say_fault(voice, trouble), file=sys.stderr)
    return voice


def locale_language() -> Language:
    """Returns the language of the locale if winnable has it, else the first of ``LANGUAGES``."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return language_of(value) or LANGUAGES[0]
    return LANGUAGES[0]


def print_error(error: WinnableError) -> None:
    """Prints the sentence of an error on standard error."""
    print(say_fault(player_voice(tells=False), error), file=sys.stderr)


def print_error_in_line(voice: Voice, at: int, error: WinnableError) -> None:
    """Prints the sentence of an error in a text that begins at a line; line 0 is an argument."""
    if not at:
        print(say_fault(voice, error), file=sys.stderr)
        return
    line, sentence = _in_line(voice, at, error)
    print(voice.say("at-line", line=str(line), sentence=sentence), file=sys.stderr)


def error_value(voice: Voice, error: WinnableError, at: int = 0) -> dict[str, object]:
    """Returns an error for JSON, with its line if it is in a text that begins at line ``at``."""
    if not at:
        return {"code": error.code, "sentence": say_fault(voice, error)}
    line, sentence = _in_line(voice, at, error)
    return {"code": error.code, "sentence": sentence, "line": line}


def _in_line(voice: Voice, at: int, error: WinnableError) -> tuple[int, str]:
    """Returns the line of an error in a text that begins at line ``at``, and its sentence."""
    alone = copy(error)
    alone.details = error.details.copy()
    return at + alone.details.pop("row", 1) - 1, say_fault(voice, alone)


def print_error_in_file(error: WinnableError) -> None:
    """Prints the sentence of an error that names a file and a line; line 0 is the whole file."""
    voice, file, line = player_voice(tells=False), error.details["file"], error.details["line"]
    sentence = say_fault(voice, error)
    print(voice.say("at-file", file=file, line=line, sentence=sentence), file=sys.stderr)


def print_json(value: Mapping[str, object]) -> None:
    """Prints one JSON object on one line, with the version of its schema (``docs/schemas``).

    Fractions are rounded to ``DIGITS`` significant digits: 0.1125, not 0.11250000000000004.
    """
    print(json.dumps(rounded({"version": JSON_VERSION, **value}), ensure_ascii=False))


def print_table(titles: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Prints rows of cells in columns, two spaces apart, below their titles. No row: nothing."""
    if not rows:
        return
    widths = [max(map(len, column)) for column in zip(titles, *rows, strict=True)]
    for row in (titles, *rows):
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        print("  ".join(cells).rstrip())


def rounded(value: object) -> Any:
    """Returns JSON with every fraction rounded to ``DIGITS`` significant digits."""
    if isinstance(value, float):
        return float(f"{value:.{DIGITS}g}")
    if isinstance(value, Mapping):
        return {key: rounded(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [rounded(each) for each in value]
    return value


@contextmanager
def progress(text: str, total: int) -> Iterator[Callable[[int], None]]:
    """Shows a progress bar for several things if standard error is a terminal. Yields what to call
    with the number of things that are done.
    """
    if total < 2 or not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console  # noqa: PLC0415  # slow to load, and seldom seen
    from rich.progress import Progress  # noqa: PLC0415

    console, to_screen = Console(stderr=True), sys.stdout.isatty()
    with Progress(console=console, redirect_stdout=to_screen, transient=True) as bar:
        task = bar.add_task(text, total=total)
        yield lambda count: bar.advance(task, count)


def deal_numbers(numbers: str) -> range:
    """Parses a number of a deal, or a range such as ``1..20``. Raises ``WinnableError``."""
    first, dots, end = numbers.partition("..")
    start, stop = deal_number(first), deal_number(end if dots else first)
    if stop < start:
        raise CommandError(CommandFault.BACKWARDS, first=str(start), last=str(stop))
    return range(start, stop + 1)


def count_of(name: str, text: str) -> int:
    """Parses an option that is a whole number from 1. Raises ``WinnableError``."""
    if not re.fullmatch(r"0*[1-9][0-9]{0,17}", text, re.ASCII):
        raise CommandError(CommandFault.NO_COUNT, what=name, text=text[:24])
    return int(text)


def port_of(text: str) -> int:
    """Parses the number of a port, 0 to 65535. Raises ``WinnableError``."""
    if not (text.isdecimal() and len(text) < 6 and int(text) < 1 << 16):
        raise CommandError(CommandFault.PORT, text=text[:20])
    return int(text)


def asked_rules(game: str, rules: str | None) -> Rules:
    """Parses the text ``rules`` if given; otherwise returns the rules of the game ``game``."""
    return variant_named(game).rules if rules is None else parse_rules(rules)


def check_exclusive(given: Mapping[str, object], *, only: str | None = None) -> None:
    """Refuses options that exclude each other; with ``only``, that one excludes all others."""
    names = [name for name, value in given.items() if value is not None]
    if len(names) > 1 and (only is None or only in names):
        raise ChoiceError(ChoiceFault.CLASH, one=names[0], other=names[1])


_PATH: Final = re.compile(r"(?!\w+://|[^\s#]*#\w+=)[^\s,;|]*[./\\][^\s,;|]*")
"""What is meant as the name of a file, unless it can be read as a deal."""


def deal_parts(source: str, rules: Rules) -> Iterator[Part]:
    """Yields the deals and tables of a file, of standard input for ``-``, or of an argument."""
    language = player_voice(tells=False).language
    if not (source == "-" or _is_file(source)):
        part = Part(0, source, partial(read_one, source, rules, language))
        if not _PATH.fullmatch(source):
            yield part
            return
        with suppress(WinnableError):
            reading = part.read()
            yield part._replace(read=lambda: reading)
            return
    text = given_text(source)
    if text.startswith("winnable game "):
        raise CommandError(CommandFault.GAME_FILE, file=source)
    yield from parts(text, rules, language)


def given_text(source: str) -> str:
    """Reads a file, or standard input for ``-``. A saved game of PySolFC becomes the text of its
    table. Raises ``StoreError``, and ``PositionError`` for a damaged saved game.
    """
    path = Path(source)
    data = standard_bytes() if source == "-" else read_given(path)
    table = read_pickles(data)
    if table is not None:
        return known_view(value_of(table), table.rules).text
    return decoded(path, data, "replace" if source == "-" else "strict")


def standard_bytes() -> bytes:
    """All that standard input has. Raises ``StoreError``, also for more than ``LARGEST``."""
    try:
        data = sys.stdin.buffer.read(LARGEST + 1)
    except OSError as error:
        raise StoreError(StoreFault.STREAM_READ, why=error.strerror or str(error)) from None
    if len(data) > LARGEST:
        raise StoreError(StoreFault.STREAM_LARGE)
    return data


def _is_file(source: str) -> bool:
    """Whether the text names something readable: a file, or a pipe of the shell."""
    with suppress(OSError, ValueError):  # the name is too long, or has a zero byte
        path = Path(source)
        return path.is_file() or path.is_fifo() or path.is_char_device()
    return False
