"""The languages, and the Fluent files that hold their messages.

To add a language, add a member to ``Language`` and a folder named by its code beside this file.
Every other list of languages (settings, wire, options of the command, page) is derived from here.
"""

from collections.abc import Iterable
from enum import StrEnum
from functools import cache
from importlib import resources
from typing import Final

from .bundle import Bundle


class Language(StrEnum):
    """The languages by English name; the value is the ISO 639-1 code and the folder name."""

    ENGLISH = "en"
    ITALIAN = "it"
    SPANISH = "es"
    FRENCH = "fr"
    GERMAN = "de"

    @property
    def word(self) -> str:
        """The English name in lower case, as in the key ``command-english``."""
        return self.name.lower()


LANGUAGES: Final = tuple(Language)
"""Every language. The first is the default if neither the player nor the locale selects one."""

CODES: Final = tuple(each.value for each in Language)
"""The codes of the languages, as plain text."""


@cache
def bundle_of(language: str) -> Bundle:
    """Returns the messages of a language, from all its files."""
    folder = resources.files(__package__).joinpath(language)
    files = (file for file in folder.iterdir() if file.name.endswith(".ftl"))
    texts = [file.read_text("utf-8") for file in sorted(files, key=lambda file: file.name)]
    return Bundle("\n".join(texts))


def message_names(language: str) -> Iterable[str]:
    """Returns the names of every message of a language, in the order of the files."""
    return bundle_of(language).names


def language_named(code: str) -> Language:
    """Returns the language of a code. Raises ``ValueError`` for any other text."""
    try:
        return Language(code)
    except ValueError:
        message = f"language must be one of {', '.join(LANGUAGES)}, not {code!r}"
        raise ValueError(message) from None


def language_of(tag: str) -> Language | None:
    """Returns the language of a tag like ``it-CH`` or ``it_IT.UTF-8``; None if unsupported."""
    code = tag.strip()[:2].lower()
    return next((each for each in LANGUAGES if each == code), None)
