"""A voice formats messages in a language, at a verbosity, for a front end."""

import re
import unicodedata
from collections.abc import Iterable
from enum import StrEnum
from functools import cache, lru_cache
from itertools import groupby
from typing import Final

from ...law.cards import Card, Deck, Known, rank_of, suit_of
from ...law.rules import Rules
from .languages import LANGUAGES, Language, bundle_of, message_names


class Verbosity(StrEnum):
    """How much is said."""

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"


AS_TYPED: Final = {"text", "file", "why", "near", "known", "sentence", "what"}
"""Details that are quoted as the player typed them."""
_LONG: Final = 600
_KNOWN: Final = 10_000
"""Most phrases and sentences to cache for each kind of voice. A board repeats most of its own."""
_COVER: Final = "\ue000"
_SPACE: Final = "\ue001"
_TYPED: Final = str.maketrans(
    {"’": "' ", "'": "' ", "œ": "oe", "Œ": "OE", "\x10": "^p"} | dict.fromkeys('¿¡"“”„«»', " ")
)
"""What signs mean that are typed in different ways; ``\x10`` is Control P."""
_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"})
_START: Final = re.compile(r"(?:^|(?<=[.!?] ))\w")


class _Phrases:
    """The phrases of all voices of one kind. A cached phrase depends on its arguments only."""

    def __init__(self, language: str, verbosity: Verbosity, usual: tuple[tuple[str, str], ...]):
        self._verbosity, self._usual = verbosity.value, dict[str, str | float](usual)
        self._bundle = bundle_of(language)
        self.say = lru_cache(_KNOWN)(self._say)
        self.phrase = lru_cache(_KNOWN)(self._format)

    def _say(self, name: str, /, **details: str | float) -> str:
        kept = {key: _keep(value) for key, value in details.items() if key in AS_TYPED}
        return _release(_capital(self._format(name, **details | kept)))

    def _format(self, name: str, /, **details: str | float) -> str:
        message = self._bundle.message(name)
        pattern = message.attributes.get(self._verbosity) or message.value
        given = self._usual | {key: _plain(value) for key, value in details.items()}
        try:
            return pattern(given)
        except LookupError as error:
            raise LookupError(name, *error.args) from error


_phrases = cache(_Phrases)


class Voice:
    """Formats messages for one set of rules.

    ``front`` is the front end, which determines the key names. With ``figures`` the three highest
    Italian cards have names, otherwise numbers.
    """

    def __init__(
        self,
        rules: Rules | None = None,
        language: str = Language.ENGLISH,
        verbosity: Verbosity = Verbosity.NORMAL,
        *,
        front: str = "line",
        figures: bool = False,
    ) -> None:
        self.rules = rules or Rules()
        self.language = Language(language)
        self.verbosity = verbosity
        self.front = front
        self.figures = figures
        usual = (
            ("game", self.rules.kind.name),
            ("deck", self.rules.deck.name.lower()),
            ("figures", "yes" if figures else "no"),
            ("front", front),
        )
        self._phrases = _phrases(language, verbosity, usual)

    def for_rules(self, rules: Rules) -> "Voice":
        """Returns this voice for a game of other rules."""
        return Voice(rules, self.language, self.verbosity, front=self.front, figures=self.figures)

    def say(self, name: str, /, **details: str | float) -> str:
        """Returns message ``name`` at this voice's verbosity, with a capital first letter.

        Raises ``LookupError`` if the message or a detail that it uses is missing.
        """
        return self._phrases.say(name, **details)

    def phrase(self, name: str, /, **details: str | float) -> str:
        """Returns a part of a sentence: as ``say``, without a capital first letter."""
        return self._phrases.phrase(name, **details)

    def card(self, card: Card, deck: Deck | None = None) -> str:
        """Returns the name of a card, in the form used inside a sentence."""
        if deck is not None and deck is not self.rules.deck:
            return self.phrase(
                "card", deck=deck.name.lower(), rank=rank_of(card), suit=suit_of(card)
            )
        return self.phrase("card", rank=rank_of(card), suit=suit_of(card))

    def cards(self, cards: Iterable[Known], unknown: str = "unseen-cards") -> str:
        """Returns the names of the cards, separated by commas; unknown ones in a row as their
        number, in the words of the message ``unknown``.
        """
        parts: list[str] = []
        for is_unknown, group in groupby(cards, lambda card: card is None):
            run = list(group)
            if is_unknown:
                parts.append(self.phrase(unknown, count=len(run)))
            else:
                parts += [self.card(card) for card in run if card is not None]
        return ", ".join(parts)

    def several(self, texts: list[str]) -> str:
        """Joins the texts to a list: ``1, 4 and 6``."""
        if len(texts) < 2:
            return "".join(texts)
        return self.phrase("several", first=", ".join(texts[:-1]), last=texts[-1])

    def hundredths(self, value: float) -> str:
        """Returns a number with two decimals in the style of the language."""
        group, point = self.phrase("number-marks").split("|")
        whole, _, decimals = f"{value:,.2f}".partition(".")
        return whole.replace(",", group) + point + decimals

    def run(self, cards: tuple[Card, ...]) -> str:
        """Names a run by its highest card and the number of the others."""
        return self.phrase("cards-more", card=self.card(cards[0]), more=len(cards) - 1)


@cache
def written_words(language: str, name: str) -> tuple[str, ...]:
    """Returns the words of a message of the command language, with their accents."""
    text = Voice(language=language).phrase(name)
    return tuple(word.strip() for word in text.split("|"))


@cache
def words(language: str, name: str) -> tuple[str, ...]:
    """Returns the words of a message of the command language, normalised by ``plain_words``."""
    return tuple(map(plain_words, written_words(language, name)))


def typed_forms(word: str) -> tuple[str, ...]:
    """Returns a word normalised by ``plain_words``, and as typed without umlauts: ``ae``."""
    return tuple(dict.fromkeys(map(plain_words, (word, word.translate(_UMLAUTS)))))


@cache
def typed_words(language: str, name: str) -> tuple[str, ...]:
    """Returns the words of a message of the command language in all their ``typed_forms``."""
    return tuple(form for word in written_words(language, name) for form in typed_forms(word))


def typed_word(voice: Voice, name: str) -> str:
    """Returns the first word that a player of the voice's language can type for ``name``."""
    return voice.phrase(f"command-{name}").partition("|")[0].strip()


@cache
def labels(language: str, prefix: str) -> dict[str, str]:
    """Returns every message whose name begins with ``prefix``, keyed by the rest of its name."""
    voice = Voice(language=language)
    return {
        name.removeprefix(prefix): voice.phrase(name)
        for name in message_names(language)
        if name.startswith(prefix)
    }


@cache
def own_names() -> dict[Language, str]:
    """Returns the languages, each with its name in itself."""
    return {each: Voice(language=each).phrase("own-name") for each in LANGUAGES}


def plain_words(text: str) -> str:
    """Normalises text for comparison: lower case, no accents, single spaces.

    ``œ`` becomes ``oe``; double quotation marks and the inverted marks of Spanish are dropped.
    """
    return cased_words(text.casefold())


def cased_words(text: str) -> str:
    """Normalises text as ``plain_words`` does, but keeps capital letters."""
    apart = unicodedata.normalize("NFKD", text.translate(_TYPED))
    kept = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return " ".join(kept.split())


def printable(text: str) -> str:
    """Replaces every unprintable character by a question mark."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def _plain(value: str | float) -> str | float:
    return ("yes" if value else "no") if isinstance(value, bool) else value


def _keep(value: str | float) -> str:
    """Protects typed text from ``_capital`` by marks; cuts the middle out of very long text."""
    text = str(value)
    if len(text) > _LONG:
        text = f"{text[: _LONG // 2]}...{text[-_LONG // 2 :]}"
    return _COVER + text.replace(" ", _SPACE)


def _release(text: str) -> str:
    return text.replace(_COVER, "").replace(_SPACE, " ")


def _capital(text: str) -> str:
    """Capitalises the first letter of each sentence."""
    return _START.sub(lambda found: found[0].upper(), text)
