"""The words of the sentences: none of the clumsy ones, and one word for one thing."""

import re
from functools import cache
from typing import Final

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tests.languages import SPEAKERS, listed
from tests.support.message_files import SOURCE, all_messages, catalogue
from tests.support.repository import ROOT
from winnable.speech.messages import LANGUAGES

GLOSSARY = ROOT / "CONTRIBUTING.md"
TYPED = ("command-", "words-")
"""What a player may type: it has other words for the same thing on purpose."""

ANSWERS: Final = {
    *("daily-how", "draw-which", "fault-no-desktop", "fault-usage", "found-rest", "games-how"),
    *("incomplete", "lesson-read", "lesson-table", "moves-rest", "number-which"),
    *("offer-easier", "offer-harder", "offer-tutorial", "on-or-off", "own-how", "plain-on"),
    *("race-typed", "unknown", "unknown-near", "where-which"),
}
"""The messages that only line mode says, or that answer a typed command."""
FIELDS: Final = {"fault-deal-two", "own-bare", "site-file", "ui-help-where", "ui-help-where-is"}
"""The messages about fields and keys of the page, or about what starts it."""


class _Texts(Visitor):
    """Collects the texts of an entry; a variable or another message is an ellipsis."""

    def __init__(self, entry: ftl.BaseNode) -> None:
        self.texts: list[str] = []
        self.visit(entry)

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        parts = [each.value if isinstance(each, ftl.TextElement) else "…" for each in node.elements]
        self.texts.append("".join(parts))
        self.generic_visit(node)


class _OnPage(_Texts):
    """Leaves out what only line mode says."""

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = [getattr(each.key, "name", "") for each in node.variants]
        for variant, key in zip(node.variants, keys, strict=True):
            if "web" not in keys or key == "web":
                self.visit(variant.value)


@cache
def texts(language: str) -> dict[str, list[str]]:
    """The texts of every message that is said or shown."""
    return {
        name: _Texts(message).texts
        for name, message in catalogue(language).items()
        if not name.startswith(TYPED)
    }


def clumsy(language: str, text: str) -> list[str]:
    """What a native would say instead of each clumsy pattern in the text."""
    banned = SPEAKERS[language].wording.clumsy
    return [better for pattern, better in banned.items() if re.search(pattern, text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_has_a_clumsy_pattern(language: str) -> None:
    found = {
        (name, text): better
        for name, each in texts(language).items()
        for text in each
        if (better := clumsy(language, text))
    }
    assert not found


@pytest.mark.parametrize(
    ("language", "text"),
    [(code, text) for code, each in SPEAKERS.items() for text in listed(each.wording.was_clumsy)],
)
def test_the_sentences_that_were_clumsy_are_recognised(language: str, text: str) -> None:
    assert clumsy(language, text)


def test_every_clumsy_pattern_has_a_sentence_that_had_it() -> None:
    for speaker in SPEAKERS.values():
        was = listed(speaker.wording.was_clumsy)
        for pattern in speaker.wording.clumsy:
            assert any(re.search(pattern, text) for text in was), (speaker.code, pattern)


# One word for one thing


def glossary() -> list[dict[str, str]]:
    """The rows of the glossary, by the heads of their columns."""
    section = GLOSSARY.read_text("utf-8").partition("## One word for one thing")[2]
    lines = section.partition("\n## ")[0].splitlines()
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if "|" in line]
    heads = rows[0]
    return [dict(zip(heads, row, strict=True)) for row in rows[2:]]


def test_the_glossary_has_every_language() -> None:
    heads = glossary()[0]
    assert [speaker.name for speaker in SPEAKERS.values() if speaker.name not in heads] == []


def test_the_names_of_the_glossary_are_those_of_the_library() -> None:
    source = " ".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    names = [row["in the library"].strip("`") for row in glossary()]
    assert [name for name in names if not re.search(rf"\b{name}\b", source)] == []


@pytest.mark.parametrize("row", glossary(), ids=lambda row: row["English"])
def test_a_thing_has_its_word_of_the_glossary_in_its_labels(row: dict[str, str]) -> None:
    names = re.findall(r"`([a-z-]+)`", row["labels"])
    assert names
    for code, speaker in SPEAKERS.items():
        (word, *others) = row[speaker.name].lower().split(", ")
        for name in names:
            said = " ".join(
                text for part in all_messages(code, name) for text in texts(code)[part]
            ).lower()
            for each in (word, *others):
                assert re.search(rf"\b{each}", said), (code, name, each)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_asks_for_no_typed_command(language: str) -> None:
    """On a phone nothing is typed. What answers a typed command may name another one."""
    said = {name: _OnPage(message).texts for name, message in catalogue(language).items()}
    typed = re.compile(SPEAKERS[language].wording.types)
    found = {name for name, each in said.items() if any(map(typed.search, each))}
    assert found <= ANSWERS | FIELDS, found - ANSWERS - FIELDS
    assert found, "the pattern finds nothing"
