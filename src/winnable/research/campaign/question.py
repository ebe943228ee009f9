"""Questions: what a campaign asks of which deals, with a canonical text.

A question is a short TOML text. Its canonical form has one line for each field, in the order of
``Question``; the hash of that form names the campaign::

    rules = "d1p3"
    first = 1
    last = 300000
    measures = ["winnable"]
    states = 100000000
    memory = 256
    more_states = 4000000000
    more_memory = 4096
    check_every = 1000
    code = "0.1.0 86a4f2c9d1b3e507"

``rules``, ``first`` and ``last`` are required. Everything that can change a row of the table is
part of the question; what only changes how it is computed (workers, size of the shards) is not.
"""

import re
import tomllib
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from hashlib import sha256
from pathlib import Path
from typing import Final

from ...law.rules import Rules, RulesError, parse_rules
from .faults import QuestionError, QuestionFault
from .measures import MEASURES, Column, with_needed
from .sources import code_name

_MOST: Final = (1 << 63) - 1
"""The largest number: columns have signed integers of 64 bits."""
_MOST_MEMORY: Final = 1 << 24
"""The most megabytes: searches count bytes in 64 bits."""
_REQUIRED: Final = ("rules", "first", "last")
_LONGEST: Final = 10_000
"""Most characters of a text: a parser takes long for what is no question."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of the deals ``first`` to ``last``. Raises ``QuestionError``."""

    rules: Rules
    first: int
    last: int
    """The number of the last deal, which is included."""
    measures: tuple[str, ...] = ("winnable",)
    """Names of ``measures.MEASURES``, in that order, with those that they need."""
    states: int = 100_000_000
    """Most states of a search."""
    memory: int = 256
    """Most megabytes of the tables of a search."""
    more_states: int = 4_000_000_000
    """Most states of the second search of a deal that the first one leaves undecided."""
    more_memory: int = 4096
    """Most megabytes of that second search."""
    check_every: int = 1000
    """The deals whose number is a multiple of this are checked by independent means."""
    code: str = field(default_factory=code_name)
    """The code that answers (``sources.code_name``)."""

    def __post_init__(self) -> None:
        for name, least in _LEAST.items():
            most = _most(name)
            if not least <= getattr(self, name) <= most:
                raise QuestionError(QuestionFault.NUMBER, what=name, least=least, most=most)
        if self.last < self.first:
            raise QuestionError(QuestionFault.BACKWARDS, what="last")
        if not re.fullmatch(r"[0-9A-Za-z.+]+ [0-9a-f]{16}", self.code):
            raise QuestionError(QuestionFault.CODE, what="code")
        for name in self.measures:
            if name not in MEASURES:
                raise QuestionError(
                    QuestionFault.MEASURE, what="measures", text=name, known=", ".join(MEASURES)
                )
            if MEASURES[name].varies in self.rules.kind.fixed:
                raise QuestionError(QuestionFault.FAMILY, what="measures", text=name)
        object.__setattr__(self, "measures", with_needed(self.measures))

    @property
    def id(self) -> str:
        """The name of the campaign: 16 hexadecimal digits of the hash of the canonical text."""
        return sha256(str(self).encode()).hexdigest()[:16]

    @property
    def deals(self) -> int:
        """The number of deals."""
        return self.last - self.first + 1

    @property
    def columns(self) -> tuple[Column, ...]:
        """The columns of the table after ``number``."""
        return tuple(column for name in self.measures for column in MEASURES[name].columns)

    def __str__(self) -> str:
        """Returns the canonical text; ``parse_question`` parses it into an equal question."""
        lines = []
        for each in fields(self):
            value = getattr(self, each.name)
            if isinstance(value, tuple):
                text = "[" + ", ".join(f'"{name}"' for name in value) + "]"
            else:
                text = str(value) if isinstance(value, int) else f'"{value}"'
            lines.append(f"{each.name} = {text}\n")
        return "".join(lines)


_KEYS: Final = tuple(each.name for each in fields(Question))
_LEAST: Final = {
    each.name: int(each.name not in {"first", "last"})
    for each in fields(Question)
    if each.type is int
}
"""The whole numbers, each with its least value."""


def _most(name: str) -> int:
    return _MOST_MEMORY if name.endswith("memory") else _MOST


def parse_question(text: str) -> Question:
    """Parses a question. What is missing has its default; ``code`` is that of this installation.

    Raises ``QuestionError``, which names the line, and ``RulesError``.

    >>> print(parse_question('rules = "d3"; first = 1'))
    Traceback (most recent call last):
    winnable.research.campaign.faults.QuestionError: question-syntax: line=1
    """
    lines = text.rstrip("\n").splitlines()
    if len(text) > _LONGEST:
        raise QuestionError(QuestionFault.LONG, line=len(lines), most=_LONGEST)
    try:
        given = tomllib.loads(text)
        for name, value in given.items():
            _check(text, name, value)
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"at line (\d+)", str(error))
        line = int(place[1]) if place else len(lines)
        raise QuestionError(QuestionFault.SYNTAX, line=max(line, 1)) from None
    except QuestionError:
        raise
    except (ValueError, RecursionError):  # a number of thousands of digits, or deep nesting
        line = max(range(len(lines)), key=lambda at: len(lines[at])) + 1
        raise QuestionError(QuestionFault.SYNTAX, line=line) from None
    for name in _REQUIRED:
        if name not in given:
            raise QuestionError(QuestionFault.MISSING, line=0, what=name)
    try:
        values = {**given, "rules": parse_rules(given["rules"])}
        if "measures" in given:
            values["measures"] = tuple(given["measures"])
        return Question(**values)
    except QuestionError as error:
        error.details["line"] = _line_of(text, error.details["what"])
        raise
    except RulesError as error:
        wrong = error.within(QuestionError)
        wrong.details["line"] = _line_of(text, "rules")
        raise wrong from None


def parse_named(file: Path, text: str) -> Question:
    """Parses the question in a file. Raises ``QuestionError``, which names the file too."""
    try:
        return parse_question(text)
    except QuestionError as error:
        error.details["file"] = str(file)
        raise


def _check(text: str, name: str, value: object) -> None:
    """Checks the name of a key and the type of its value."""
    line = _line_of(text, name)
    if name not in _KEYS:
        near = get_close_matches(name, _KEYS, 1)
        if near:
            raise QuestionError(QuestionFault.NEAR_KEY, line=line, text=name[:40], what=near[0])
        known = ", ".join(_KEYS)
        raise QuestionError(QuestionFault.KEY, line=line, text=name[:40], known=known)
    if name in _LEAST:
        if type(value) is not int:
            least, most = _LEAST[name], _most(name)
            raise QuestionError(QuestionFault.NUMBER, line=line, what=name, least=least, most=most)
    elif name == "measures":
        if not isinstance(value, list) or not value or not all(type(x) is str for x in value):
            known = ", ".join(MEASURES)
            raise QuestionError(
                QuestionFault.MEASURE, line=line, what=name, text=str(value)[:40], known=known
            )
    elif type(value) is not str:
        raise QuestionError(QuestionFault.TEXT, line=line, what=name)


def _line_of(text: str, key: str) -> int:
    """Returns the line of a key or a table, from 1; 0 if the text does not have it."""
    pattern = re.compile(rf"""\s*\[*\s*["']?{re.escape(key)}["']?\s*[]=.]""")
    for at, line in enumerate(text.splitlines(), 1):
        if pattern.match(line):
            return at
    return 0
