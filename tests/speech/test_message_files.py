"""The message files: every language is complete, and the source uses every message."""

import ast
import re
from dataclasses import asdict
from functools import cache

import pytest
from fluent.syntax import ast as ftl

from tests.languages import SPEAKERS
from tests.support.faults import faults
from tests.support.message_files import (
    FOR_THE_BUNDLE,
    SOURCE,
    USUAL,
    Names,
    all_messages,
    all_variables,
    attributes,
    catalogue,
)
from tests.support.wording import OF_NAMES
from winnable.analysis.endings import Fate
from winnable.law.reasons import Reason
from winnable.speech.commands import NAMES
from winnable.speech.messages import LANGUAGES, Verbosity, Voice
from winnable.speech.messages.voice import AS_TYPED

# The catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_language_is_complete(language: str) -> None:
    assert len(catalogue(language)) > 200
    for name, message in catalogue(language).items():
        assert message.value is not None, name
        assert attributes(message) <= {"brief", "full"}, name
        for part in all_messages(language, name):
            assert part in catalogue(language), (name, part)


def in_every_language() -> set[str]:
    return set.intersection(*(set(catalogue(language)) for language in LANGUAGES))


def test_the_languages_have_the_same_messages() -> None:
    """A part of a sentence that only one language needs is in that language's files alone."""
    for language in LANGUAGES:
        own = set(catalogue(language)) - in_every_language()
        parts = {part for m in catalogue(language).values() for part in Names(m).messages}
        assert own <= parts - used_in_source(), (language, own)


def test_a_message_has_the_same_verbosities_in_every_language() -> None:
    """A verbosity may be missing only if the normal text is short and constant."""
    for name, english in catalogue("en").items():
        for language in LANGUAGES:
            other = catalogue(language).get(name, english)
            for level in attributes(english) ^ attributes(other):
                lacking = other if level in attributes(english) else english
                assert lacking.value is not None
                (text,) = lacking.value.elements
                assert isinstance(text, ftl.TextElement), (name, language, level)
                assert len(text.value) <= 40, (name, language, level)


def test_a_message_has_the_same_variables_in_every_language() -> None:
    for name in in_every_language() - FOR_THE_BUNDLE:
        used = {frozenset(all_variables(language, name) - USUAL) for language in LANGUAGES}
        assert len(used) == 1, (name, used)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_a_message_has_plain_punctuation(language: str) -> None:
    """Braille tables and synthesizers write and read typographic quotes and dots as codes.

    Every language names Español and Français.
    """
    folder = SOURCE / "speech" / "messages" / language
    letters = SPEAKERS[language].wording.letters
    for file in folder.glob("*.ftl"):
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            text = line if not line.startswith("words-suit") else re.sub("[♥♦♣♠]", "", line)
            assert re.fullmatch(rf"[ -~{letters}{OF_NAMES}]*", text), (file.name, number, line)


def test_no_message_selects_on_quoted_text() -> None:
    """A voice marks quoted text, so no variant would ever be equal to it."""
    for language in LANGUAGES:
        for name, message in catalogue(language).items():
            assert not Names(message).selectors & AS_TYPED, (language, name)


# What the source uses


@cache
def modules() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(path.read_text("utf-8")) for path in SOURCE.rglob("*.py"))


def texts_of(tree: ast.AST) -> set[str]:
    """Every string in it, parts of f-strings included."""
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@cache
def used_in_source() -> frozenset[str]:
    """The messages that a module names, in full or by a prefix and an ending."""
    values = {
        *(f"no-{reason}" for reason in Reason),
        *(f"fault-{fault}" for fault in faults()),
        *(f"level-{level}" for level in Verbosity),
        *(f"command-{name}" for name in NAMES),
    }
    for tree in modules():
        texts = texts_of(tree)
        beginnings = {
            part.value
            for node in ast.walk(tree)
            if isinstance(node, ast.JoinedStr) and len(node.values) > 1
            for part in node.values[:1]
            if isinstance(part, ast.Constant) and isinstance(part.value, str)
        }
        values |= texts | {first + text for first in beginnings for text in texts}
    for kind in ("rank", "suit"):
        values |= {f"words-{kind}", f"words-italian-{kind}"}
    values |= {f"words-{kind}" for kind in ("layout", "number", "relation", "topic")}
    values |= {f"ending-{name}" for name in ("no-move", "cycling")}
    values |= {f"fate-{fate}" for fate in Fate}
    values |= {
        name for name in catalogue("en") if name.startswith(("ui-", "site-"))
    }  # test_page.py tests the page, the build of the site its shell
    dialog = (SOURCE.parents[1] / "page/src/dialogs/profile.tsx").read_text("utf-8")
    values |= {f"profile-{name}" for name in re.findall(r"[a-z-]+", dialog)}
    return frozenset(values & set(catalogue("en")))


def test_every_message_is_used() -> None:
    for language in LANGUAGES:
        parts = {part for m in catalogue(language).values() for part in Names(m).messages}
        assert set(catalogue(language)) - parts - used_in_source() == set()


def test_every_message_named_in_the_source_exists() -> None:
    count = 0
    for tree in modules():
        for node in ast.walk(tree):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            if node.func.attr not in ("say", "phrase") or not node.args:
                continue
            first = node.args[0]
            choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
            for choice in choices:
                if isinstance(choice, ast.Constant):
                    count += 1
                    assert choice.value in catalogue("en"), choice.value
    assert count > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_and_reason_has_a_sentence_and_no_sentence_is_unused(
    language: str,
) -> None:
    named = catalogue(language)
    assert {f"fault-{fault}" for fault in faults()} == {
        name for name in named if name.startswith("fault-") and name != "fault-place"
    }
    for reason in Reason:
        assert f"no-{reason}" in named


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_test_expects_is_a_message_as_it_stands(language: str) -> None:
    """A journey that expects it may run in one language, or only in the long run."""

    def messages(known: str) -> dict[tuple[str, str], str]:
        plain = [name for name in catalogue(known) if not all_variables(known, name)]
        voices = [Voice(language=known, front=front) for front in ("line", "web")]
        return {(voice.front, name): voice.say(name) for voice in voices for name in plain}

    english, own = messages("en"), messages(language)
    compared = 0
    expected = asdict(SPEAKERS[language].said)
    for field, text in asdict(SPEAKERS["en"].said).items():
        if names := [name for name, said in english.items() if said == text]:
            compared += 1
            assert expected[field] in {own[name] for name in names}, (field, names)
    assert compared >= 5
