"""A voice: a language, a level and a front end, and the message files behind it."""

import re
import unicodedata
from enum import StrEnum
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from ..cards import Card, Deck, rank_of, suit_of
from ..rules import Rules

LANGUAGES: Final = ("en", "it")
"""Each has a file of its own name."""


class Level(StrEnum):
    """How much is said."""

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"


_AS_TYPED: Final = {"text", "file", "why", "near", "known", "sentence", "what"}
"""Details that are said as they came in."""
_LONG: Final = 600
_KNOWN: Final = 20_000
"""Phrases remembered for voices of one kind: a board names the same things again and again."""
_COVER: Final = "\ue000"
_SPACE: Final = "\ue001"
_START: Final = re.compile(r"(?:^|(?<=[.!?] ))\w")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(_resource(language))
    return bundle


@cache
def _resource(language: str) -> Resource:
    source = resources.files(__package__).joinpath(f"{language}.ftl").read_text("utf-8")
    return FluentResource(source)


@cache
def _known(*_: object) -> dict[tuple[object, ...], str]:
    """What voices of one kind have said."""
    return {}


def _remember(known: dict[tuple[object, ...], str], asked: tuple[object, ...], text: str) -> None:
    if len(known) >= _KNOWN:
        known.clear()
    known[asked] = text


class Voice:
    """Says messages for one set of rules.

    ``front`` is the front end, which names keys in its own way; ``figures`` names the three highest
    Italian cards instead of numbering them.
    """

    def __init__(
        self,
        rules: Rules | None = None,
        language: str = "en",
        level: Level = Level.NORMAL,
        *,
        front: str = "line",
        figures: bool = False,
    ) -> None:
        self.rules = rules or Rules()
        self.language = language
        self.level = level
        self._bundle = _bundle(language)
        self._usual: dict[str, str | int | float] = {
            "game": self.rules.family.value,
            "deck": self.rules.deck.name.lower(),
            "figures": "yes" if figures else "no",
            "front": front,
        }
        self._known = _known(language, level, *self._usual.values())
        self._names: dict[Card, str] = {}

    def say(self, name: str, /, **details: str | float) -> str:
        """The sentence of message ``name`` at this voice's level, its first letter capital.

        Raises ``LookupError`` if the message or a detail that it names is missing.
        """
        asked = ("say", name, *details.items())
        text = self._known.get(asked)
        if text is None:
            kept: dict[str, str | float] = {
                key: _keep(value) for key, value in details.items() if key in _AS_TYPED
            }
            text = _release(_capital(self._format(name, details | kept)))
            _remember(self._known, asked, text)
        return text

    def phrase(self, name: str, /, **details: str | float) -> str:
        """As ``say``, for a part of a sentence."""
        asked = (name, *details.items())
        text = self._known.get(asked)
        if text is None:
            text = self._format(name, details)
            _remember(self._known, asked, text)
        return text

    def _format(self, name: str, details: dict[str, str | float]) -> str:
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(self.level.value) or message.value
        assert pattern is not None  # the tests know every message
        given = self._usual | {key: _plain(value) for key, value in details.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise LookupError(name, *errors)
        return str(text)

    def card(self, card: Card, deck: Deck | None = None) -> str:
        """The name of a card, as inside a sentence."""
        if deck is not None and deck is not self.rules.deck:
            return self.phrase(
                "card", deck=deck.name.lower(), rank=rank_of(card), suit=suit_of(card)
            )
        name = self._names.get(card)
        if name is None:
            name = self.phrase("card", rank=rank_of(card), suit=suit_of(card))
            self._names[card] = name
        return name

    def cards(self, cards: "tuple[Card, ...] | list[Card]") -> str:
        """Their names, one after the other."""
        return ", ".join(self.card(card) for card in cards)

    def run(self, cards: tuple[Card, ...]) -> str:
        """A run by its highest card and the number of the others."""
        return self.phrase("cards-more", card=self.card(cards[0]), more=len(cards) - 1)


@cache
def words(language: str, name: str) -> tuple[str, ...]:
    """The words of a message of the command language, normalised as by ``plain_words``."""
    text = Voice(language=language).phrase(name)
    return tuple(plain_words(word) for word in text.split("|"))


@cache
def labels(language: str, prefix: str) -> dict[str, str]:
    """Every message whose name begins with ``prefix``, under the rest of its name."""
    names = [entry.id.name for entry in _resource(language).body if isinstance(entry, Message)]
    voice = Voice(language=language)
    return {n.removeprefix(prefix): voice.phrase(n) for n in names if n.startswith(prefix)}


def plain_words(text: str) -> str:
    """Text in small letters without accents, with single spaces, for comparing what is typed."""
    apart = unicodedata.normalize(
        "NFKD", text.replace("’", "'").replace("'", "' ").replace("\x10", "^p").casefold()
    )
    kept = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return " ".join(kept.split())


def printable(text: str) -> str:
    """Text with a question mark for every character that is not to be printed."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _plain(value: str | float) -> str | float:
    return ("yes" if value else "no") if isinstance(value, bool) else value


def _keep(value: str | float) -> str:
    """Text that no capital may touch: its first letter and its spaces are covered; very long text
    (Fluent takes 1,000 characters) loses its middle.
    """
    text = str(value)
    if len(text) > _LONG:
        text = f"{text[: _LONG // 2]}…{text[-_LONG // 2 :]}"
    return _COVER + text.replace(" ", _SPACE)


def _release(text: str) -> str:
    return text.replace(_COVER, "").replace(_SPACE, " ")


def _capital(text: str) -> str:
    """A capital where a sentence begins."""
    return _START.sub(lambda found: found[0].upper(), text)
