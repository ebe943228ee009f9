"""What every command shares: the player's language, complaints, JSON, what is asked for."""

import errno
import json
import os
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Literal

from ..deals import deal_number
from ..errors import Fault, StoreError, WinnableError
from ..messages import LANGUAGES, Voice, say_fault
from ..rules import Rules, parse_rules
from ..store import Store, read_text
from ..variants import variant_named

Language = Literal["en", "it"]


def player_voice() -> Voice:
    """The voice of the player's language."""
    store = Store()
    settings = store.settings()
    voice = Voice(language=settings.language or locale_language())
    for path in store.damaged:
        print(voice.say("damaged-preferences", file=str(path)), file=sys.stderr)
    return voice


def locale_language() -> str:
    """The language of the surroundings, if it is one of ours, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


def make_streams_safe() -> None:
    """Bytes that are no text, in either direction, never end the game."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:  # the process was started with that stream shut
            setattr(sys, name, Path(os.devnull).open("r+", encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def complain(error: WinnableError) -> None:
    """Says on standard error what is wrong."""
    print(say_fault(player_voice(), error), file=sys.stderr)


def complain_of_line(voice: Voice, at: int, error: WinnableError) -> None:
    """Says on standard error what is wrong with a line of a source; line 0: with all there is."""
    sentence = say_fault(voice, error)
    if at:
        sentence = voice.say("at-line", line=str(at), sentence=sentence)
    print(sentence, file=sys.stderr)


def print_json(value: dict[str, object]) -> None:
    """One object, on one line."""
    print(json.dumps(value, ensure_ascii=False))


def deal_numbers(first: str, last: str) -> range:
    """The numbers of the deals from one to another. Raises ``WinnableError``."""
    start, stop = deal_number(first), deal_number(last)
    if stop < start:
        raise WinnableError(Fault.BACKWARDS, first=str(start), last=str(stop))
    return range(start, stop + 1)


def count_of(name: str, text: str) -> int:
    """The value of an option that counts something. Raises ``WinnableError``."""
    if not re.fullmatch(r"0*[1-9][0-9]{0,17}", text, re.ASCII):
        raise WinnableError(Fault.NO_COUNT, what=name, text=text[:24])
    return int(text)


def asked_rules(game: str, rules: str | None) -> Rules:
    """The rules of a text, or else of a named game."""
    return variant_named(game).rules if rules is None else parse_rules(rules)


def one_of(given: Mapping[str, object], *, only: str | None = None) -> None:
    """Refuses two choices that exclude each other; with ``only``, that one excludes the others."""
    names = [name for name, value in given.items() if value is not None]
    if len(names) > 1 and (only is None or only in names):
        raise WinnableError(Fault.CHOICE_CLASH, one=names[0], other=names[1])


def deal_lines(source: str) -> Iterator[tuple[int, str]]:
    """The deals of a source and their lines; line 0 for a deal given as such."""
    if source == "-":
        text = sys.stdin.read()
    elif _is_file(source):
        text = read_text(Path(source))
    elif re.fullmatch(r"[^\s,;|]*[./\\][^\s,;|]*", source):  # the name of a file, and no deal
        raise StoreError(Fault.FILE_READ, file=source, why=os.strerror(errno.ENOENT))
    else:
        yield 0, source
        return
    with suppress(ValueError, RecursionError):
        json.loads(text)
        if text.lstrip().startswith("{"):  # one JSON deal over several lines
            yield 1, text
            return
    for at, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            yield at, line


def _is_file(source: str) -> bool:
    with suppress(OSError, ValueError):  # a name too long, or with a zero byte
        return Path(source).is_file()
    return False
