"""Messages are formatted byte for byte as Mozilla's own runtime formats them."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest
from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import winnable
from winnable.speech.messages import LANGUAGES
from winnable.speech.messages.bundle import Bundle, Detail

MESSAGES = Path(winnable.__file__).parent / "speech" / "messages"
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 3, 5, 10, 11, 13, 21, 52, 100, 101, 999, 1000, 12345, 1_000_000, 2.5, 1234.5678)


@cache
def source(language: str) -> str:
    files = sorted((MESSAGES / language).glob("*.ftl"))
    return "\n".join(file.read_text("utf-8") for file in files)


@cache
def entries(language: str) -> dict[str, ftl.Message]:
    body = FluentParser(with_spans=False).parse(source(language)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


class Keys(Visitor):
    """The variables of a message and its references, each with the keys that it selects by."""

    def __init__(self, language: str, name: str) -> None:
        self.language, self.keys, self.seen = language, dict[str, set[str]](), {name}
        self.visit(entries(language)[name])

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.keys.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        if node.id.name not in self.seen:  # a verbosity may repeat the message that it belongs to
            self.seen.add(node.id.name)
            self.visit(entries(self.language)[node.id.name])

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, ftl.VariableReference)
        found = self.keys.setdefault(node.selector.id.name, set())
        found |= {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
        self.generic_visit(node)


OTHERS: tuple[Detail, ...] = (*NUMBERS, 'd3 "x"', "1", "")


def many_details(language: str, name: str) -> Iterator[dict[str, Detail]]:
    """Values of many kinds for a message: every key, every number, words that are not keys.

    Mozilla's runtime takes the word ``other`` for any number of that category; no message uses it.
    """
    keys, chance = Keys(language, name).keys, Random(name)
    for found in keys.values():
        found -= CATEGORIES
    for _ in range(40 if keys else 1):
        yield {variable: chance.choice((*sorted(keys[variable]), *OTHERS)) for variable in keys}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_source_splits_into_the_entries_that_the_parser_finds(language: str) -> None:
    bundle, whole = Bundle(source(language)), entries(language)
    assert list(bundle.names) == list(whole)
    for name, entry in whole.items():
        assert bundle.entry(name).equals(entry, ignored_fields=["span", "comment"]), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_reads_as_in_mozillas_runtime(language: str) -> None:
    ours, theirs = Bundle(source(language)), FluentBundle([language], use_isolating=False)
    theirs.add_resource(FluentResource(source(language)))
    count = 0
    for name in entries(language):
        message, other = ours.message(name), theirs.get_message(name)
        assert set(message.attributes) == set(other.attributes)
        assert other.value is not None
        patterns = [(message.value, other.value)]
        patterns += [
            (message.attributes[each], other.attributes[each]) for each in other.attributes
        ]
        for details in many_details(language, name):
            for pattern, peer in patterns:
                expected, errors = theirs.format_pattern(peer, details)
                assert not errors, (name, details, errors)
                assert pattern(details) == str(expected).replace("\u202f", " "), (name, details)
                count += 1
    assert count > 10_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_plurals_follow_the_unicode_tables(language: str) -> None:
    """Except that a plain space groups French digits: a narrow no-break space is not printable."""
    bundle, locale, chance = Bundle(source(language)), Locale(language), Random(7)
    for value in (*NUMBERS, -1, -12345, 0.0005, 0.0015, 1e15, *chance.sample(range(10**9), 200)):
        due = format_decimal(value, locale=locale).replace("\u202f", " ")
        assert bundle.number(value) == due, value
    keys = [Keys(language, name).keys for name in entries(language)]
    used = {key for each in keys for found in each.values() for key in found} & CATEGORIES
    for value in (*range(1200), 10**6, 10**6 + 1, 1.0, 1.5, -1, 0.5):
        category = locale.plural_form(value)
        assert bundle.category(value) == (category if category in used else "other"), value


def test_unsupported_syntax_is_refused_by_name() -> None:
    bundle = Bundle("term = { -brand }\n-brand = x\nmade = { NUMBER($x) }\nbroken = {\nplain = a\n")
    for name, complaint in (
        ("term", "TermReference"),
        ("made", "FunctionReference"),
        ("broken", "broken is not valid Fluent"),
    ):
        with pytest.raises(ValueError, match=complaint):
            bundle.message(name)
    assert bundle.message("plain").value({}) == "a"
    with pytest.raises(LookupError, match="missing"):
        bundle.message("missing")
