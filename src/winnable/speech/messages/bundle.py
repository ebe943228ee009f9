"""The messages of one language: parsed from its Fluent source on first use, and formatted.

Fluent is Mozilla's format for sentences (https://projectfluent.org/fluent/guide/). The package
``fluent.syntax`` parses it; this module resolves what the language files use: variables, selects,
plurals and references to other messages. Terms and functions raise ``ValueError``. Two messages of
each language replace a table of locales. ``number-marks`` has the group and decimal separators.
``plural-category`` selects the plural category of ``$number``; ``$whole`` is its integer part,
``$ones`` and ``$tens`` are its last one and two digits.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from decimal import ROUND_HALF_EVEN, Decimal
from typing import Final, TypeAlias

from fluent.syntax import FluentParser, ast

Detail: TypeAlias = str | int | float
Pattern: TypeAlias = Callable[[Mapping[str, Detail]], str]
"""Formats a pattern with its details. Raises ``LookupError`` if one is missing."""

_ENTRY: Final = re.compile(r"^(?=[A-Za-z#-])", re.MULTILINE)
"""The start of an entry: continuation lines are indented or start with a bracket."""
_NAME: Final = re.compile(r"([A-Za-z][A-Za-z0-9_-]*) *=")
_CATEGORIES: Final = {"zero", "one", "two", "few", "many"}
"""The plural categories besides the default ``other``."""
_THOUSANDTHS: Final = Decimal("0.001")


@dataclass(frozen=True, slots=True)
class Message:
    """A message: its value and its attributes, ready to be formatted."""

    value: Pattern
    attributes: Mapping[str, Pattern]


class Bundle:
    """The messages of one language."""

    def __init__(self, source: str) -> None:
        self._sources = {
            found[1]: entry for entry in _ENTRY.split(source) if (found := _NAME.match(entry))
        }
        self._messages: dict[str, Message] = {}
        self._parser = FluentParser(with_spans=False)

    @property
    def names(self) -> Iterable[str]:
        """Returns the names of all messages, in the order of the source."""
        return self._sources.keys()

    def message(self, name: str) -> Message:
        """Returns the message of that name. Raises ``LookupError`` if there is none."""
        message = self._messages.get(name)
        if message is None:
            entry = self.entry(name)
            if entry.value is None:
                raise LookupError(name)
            attributes = {each.id.name: self._pattern(each.value) for each in entry.attributes}
            message = Message(self._pattern(entry.value), attributes)
            self._messages[name] = message
        return message

    def entry(self, name: str) -> ast.Message:
        """Returns the syntax tree of a message. Raises ``LookupError`` if there is none,
        ``ValueError`` for a syntax error.
        """
        entry = self._parser.parse_entry(self._sources[name])
        if not isinstance(entry, ast.Message):
            message = f"{name} is not valid Fluent"
            raise ValueError(message)
        return entry

    def number(self, value: float) -> str:
        """Formats a number in the style of the language, with at most three decimals."""
        group, point = self.message("number-marks").value({}).split("|")
        exact: float | Decimal = value
        if isinstance(value, float):
            exact = Decimal(str(value)).quantize(_THOUSANDTHS, ROUND_HALF_EVEN)
        whole, _, decimals = f"{exact:,}".partition(".")
        decimals = decimals.rstrip("0")
        return whole.replace(",", group) + (point + decimals if decimals else "")

    def category(self, value: float) -> str:
        """Returns the plural category of a number, for example ``one``."""
        number, whole = abs(value), abs(int(value))
        details = {"number": number, "whole": whole, "ones": number % 10, "tens": number % 100}
        return self.message("plural-category").value(details)

    def _pattern(self, pattern: ast.Pattern) -> Pattern:
        parts = [self._part(each) for each in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda details: "".join([part(details) for part in parts])

    def _part(self, part: object) -> Pattern:
        if isinstance(part, ast.Placeable):
            return self._part(part.expression)
        if isinstance(part, ast.TextElement):
            text = part.value
            return lambda _: text
        if isinstance(part, ast.StringLiteral | ast.NumberLiteral):
            text = part.parse()["value"] if isinstance(part, ast.StringLiteral) else part.value
            return lambda _: text
        if isinstance(part, ast.VariableReference):
            variable = part.id.name
            return lambda details: self._text(details[variable])
        if isinstance(part, ast.MessageReference) and part.attribute is None:
            name = part.id.name
            return lambda details: self.message(name).value(details)
        if isinstance(part, ast.SelectExpression):
            return self._select(part)
        message = f"winnable's messages use no {type(part).__name__}"
        raise ValueError(message)

    def _select(self, select: ast.SelectExpression) -> Pattern:
        if not isinstance(select.selector, ast.VariableReference):
            message = f"winnable's messages select on a variable, not {select.selector}"
            raise ValueError(message)  # the file is wrong, not the caller
        variable = select.selector.id.name
        numbers: dict[float, Pattern] = {}
        words: dict[str, Pattern] = {}
        for variant in select.variants:
            pattern = self._pattern(variant.value)
            if isinstance(variant.key, ast.NumberLiteral):
                numbers.setdefault(float(variant.key.value), pattern)
            else:
                words.setdefault(variant.key.name, pattern)
            if variant.default:
                default = pattern

        counts = not _CATEGORIES.isdisjoint(words)

        def chosen(details: Mapping[str, Detail]) -> str:
            value = details[variable]
            if isinstance(value, str):
                return words.get(value, default)(details)
            pattern = numbers.get(value)
            if pattern is None:
                pattern = words.get(self.category(value), default) if counts else default
            return pattern(details)

        return chosen

    def _text(self, value: Detail) -> str:
        return value if isinstance(value, str) else self.number(value)
