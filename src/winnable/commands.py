"""The command language: typed text in, a command out. The words are in the language files.

Both languages' words are understood where they do not collide; the player's own come first. A
command is a name and arguments; nothing here knows whether it makes sense in the game.
"""

import difflib
import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from .cards import Card, Deck, make_card
from .catalogue import Condition, parse_condition
from .messages.voice import LANGUAGES, plain_words, words
from .position import FOUNDATION, WASTE, Place, foundation
from .rules import Family, Rules

# fmt: off
NAMES: Final = (
    "draw", "turn", "read", "waste", "deck", "stock", "foundation", "table", "hand", "where",
    "moves", "more", "do", "hint", "undo", "redo", "again", "earlier", "log", "brief", "normal",
    "full", "save", "new", "number", "restart", "quit", "help", "info", "take", "to", "discard",
    "back", "rules", "language", "memory", "figures", "plain", "yes", "no", "on", "off",
    "english", "italian", "stats", "finish", "level", "random", "easy", "hard", "tricky",
    "oracle", "truth", "chance", "review", "retry", "mistake", "endings", "deals",
)
# fmt: on
"""Every command and answer that can be typed; each has its words in every language file."""

_PLACES: Final = ("waste", "foundation", "discard")
_SETTINGS: Final = {"language", "memory", "figures", "plain", "level", "endings"}
_FOR_SOLITARIO: Final = {"take", "to", "discard", "back"}
_COMPACT: Final = re.compile(r"([1-9])([a-z]+)|([a-z]+)([1-9])")
_CARD: Final = re.compile(r"(1[0-3]|[1-9]|[a-z])\W?([a-z♥♦♣♠])")


@dataclass(frozen=True, slots=True)
class Command:
    """What was typed, understood. ``name`` is one of ``NAMES``, or ``move``, ``choose``, or one of
    ``nothing``, ``unknown``, ``incomplete``, ``not-here`` when there is nothing to do. A board also
    gives what is done with cards and not with words: ``exact``, ``lift``, ``place``, ``out``,
    ``best``, ``option``, ``branch``.
    """

    name: str
    text: str = ""
    """The words as typed, for an answer that repeats them."""
    number: int | None = None
    source: Place | None = None
    target: Place | None = None
    card: Card | None = None
    near: str = ""
    """A word like an unknown one; what a setting is set to; what deals must be like."""


@cache
def vocabulary(language: str) -> dict[str, str]:
    """Words to command names: the player's language first, then the others' where free."""
    known: dict[str, str] = {}
    for each in (language, *LANGUAGES):
        for name in NAMES:
            for word in words(each, f"command-{name}"):
                known.setdefault(word, name)
    return known


@cache
def _meanings(language: str, kind: str) -> dict[str, str]:
    """Words of a list like ``at most <= | at least >=`` to what they mean."""
    known: dict[str, str] = {}
    for each in (language, *LANGUAGES):
        for entry in words(each, f"words-{kind}"):
            word, meant = entry.rsplit(" ", 1)
            known.setdefault(word, meant)
    return known


def asked_condition(text: str, language: str) -> Condition:
    """What deals must be like: in signs, ``level=hard passes<=2``, or in words, ``level hard,
    passes at most 2``. Raises ``WinnableError``.
    """
    signs = _meanings(language, "relation")
    plain = re.sub(r",(?= |$)", " ", plain_words(text))
    plain = re.sub(r"(?<=[0-9]) %", "%", plain)
    plain = re.sub(rf" ({'|'.join(signs)}) ", lambda found: signs[found[1]], plain)
    plain = re.sub(r" ?(<=|>=|<|>|=) ?", r"\1", plain)
    plain = re.sub(r"(?<!\S)([a-z]+) +(?=[a-z0-9.,%]+(?: |$))", r"\1=", plain)
    return parse_condition(plain, _meanings(language, "condition"))


@cache
def _numbered_words(language: str, kind: str) -> dict[str, int]:
    """Words of a list like ``ace 1 | two 2`` to their numbers."""
    return {word: int(number) for word, number in _meanings(language, kind).items()}


@cache
def _small_words() -> frozenset[str]:
    """Articles, prepositions and the like, of every language."""
    return frozenset(word for each in LANGUAGES for word in words(each, "words-small"))


def parse_card_words(text: str, rules: Rules, language: str) -> Card | None:
    """The card that words name: ``7 hearts``, ``7h``, ``sette di coppe``; None if none."""
    italian = "italian-" if rules.deck is Deck.ITALIAN else ""
    ranks = _numbered_words(language, f"{italian}rank")
    suits = _numbered_words(language, f"{italian}suit")
    parts = [
        part
        for part in plain_words(text).split()
        if part in ranks or part in suits or part not in _small_words()
    ]
    if len(parts) == 1:
        found = _CARD.fullmatch(parts[0])
        if found is None:
            return None
        parts = [found[1], found[2]]
    if len(parts) != 2:
        return None
    rank = int(parts[0]) if re.fullmatch(r"[0-9]{1,2}", parts[0], re.ASCII) else ranks.get(parts[0])
    suit = suits.get(parts[1])
    if rank is None or suit is None or not 1 <= rank <= rules.ranks:
        return None
    return make_card(rank, suit)


class CommandParser:
    """Reads commands for one set of rules in one language."""

    def __init__(self, rules: Rules, language: str) -> None:
        self._rules = rules
        self._language = language

    @property
    def _words(self) -> dict[str, str]:
        return vocabulary(self._language)  # of every language, which takes a while the first time

    def parse(self, text: str) -> Command:
        """The command that ``text`` gives; never fails."""
        plain = plain_words(text)
        if not plain:
            return Command("nothing")
        parts = self._split(plain)
        name, rest = self._head(parts)
        shown = " ".join(text.split())[:40]
        return (
            self._number_first(parts)
            or self._named(name, rest, shown)
            or self._card_first(parts)
            or Command("unknown", shown, near=self._near(parts[0]))
        )

    def _split(self, plain: str) -> list[str]:
        if plain in self._words:
            return plain.split()
        parts = re.sub(r"(?<!\b0),|,(?![0-9])", " ", plain).rstrip(".!? ").split() or [plain]
        while len(parts) > 1 and parts[0] in _small_words() and parts[0] not in self._words:
            parts = parts[1:]
        if len(parts) == 1 and parts[0] not in self._words:
            return self._compact(parts[0]) or parts
        return parts

    def _compact(self, word: str) -> list[str] | None:
        """``3f`` and ``w5`` as two words; ``3s`` and the like are cards before they are moves."""
        found = _COMPACT.fullmatch(word)
        if found is None:
            return None
        pair = [part for part in found.groups() if part]
        own = {each for name in _PLACES for each in words(self._language, f"command-{name}")}
        letters = next(part for part in pair if not part.isdecimal())
        is_card = parse_card_words(word, self._rules, self._language) is not None
        if is_card and not (letters in own and self._place(letters) == FOUNDATION):
            return None
        return pair if self._place(letters) is not None else None

    def _head(self, parts: list[str]) -> tuple[str | None, list[str]]:
        for length in range(min(4, len(parts)), 0, -1):
            name = self._words.get(" ".join(parts[:length]))
            if name is not None:
                return name, parts[length:]
        return None, parts

    def _place(self, word: str) -> Place | None:
        if re.fullmatch(r"[1-9]", word, re.ASCII):
            return int(word)
        return {"foundation": FOUNDATION, "waste": WASTE, "discard": WASTE}.get(
            self._words.get(word, "")
        )

    def _without_small(self, parts: list[str]) -> list[str]:
        return [
            part for part in parts if part not in _small_words() or self._place(part) is not None
        ]

    def _without_to(self, parts: list[str]) -> list[str]:
        """In Italian "a" is the foundations and also "to": before a second word it is "to"."""
        is_to = len(parts) == 2 and self._place(parts[0]) == FOUNDATION
        return parts[1:] if is_to else parts

    def _number_first(self, parts: list[str]) -> Command | None:
        """``3``, ``3 5``, ``3 5 2``, ``3 f``."""
        if not re.fullmatch(r"[0-9]{1,3}", parts[0], re.ASCII):
            return None
        first, rest = int(parts[0]), self._without_small(parts[1:])
        if not rest:
            return Command("choose", number=first)
        return self._move(first, rest) if 1 <= first <= 9 else None

    def _move(self, source: Place, rest: list[str]) -> Command | None:
        rest = self._without_to(rest)
        target = self._place(rest[0])
        if target is None or len(rest) > 2:
            return None
        if len(rest) == 1:
            return Command("move", source=source, target=target)
        if not re.fullmatch(r"[0-9]{1,2}", rest[1], re.ASCII):
            return None
        return Command("move", source=source, target=target, number=int(rest[1]))

    def _named(self, name: str | None, parts: list[str], shown: str) -> Command | None:
        if name is None:
            return None
        if name == "deals" or (name == "where" and re.search("[<=>]", " ".join(parts))):
            return Command("deals", shown, near=" ".join(parts))
        rest = self._without_small(parts)
        if self._rules.family is Family.KLONDIKE:
            if name in _FOR_SOLITARIO:
                return Command("not-here", shown)
            name = "stock" if name == "deck" else name
        elif name == "turn":
            return Command("not-here", shown)
        if name == "where":
            card = parse_card_words(" ".join(rest), self._rules, self._language)
            return Command(name, shown, card=card)
        if name in ("waste", "foundation", "discard") and rest:
            return self._from_named(name, rest)
        if name == "read" and len(rest) > 1:
            return self._number_first(rest)
        if name in _SETTINGS and len(parts) == 1:
            return Command(name, shown, near=self._words.get(parts[0], "unknown"))
        if name in ("take", "to") and len(rest) == 1:
            place = self._place(rest[0])
            return place if place is None else Command(name, target=place)
        if not rest:
            return Command(name, shown)
        if len(rest) > 1:
            return None
        if name == "number" and re.fullmatch(r"-?[0-9]{1,99}", rest[0], re.ASCII):
            return Command(name, shown, number=int(rest[0]))
        takes_number = name in ("turn", "read", "undo", "redo", "log")
        if takes_number and re.fullmatch(r"[0-9]{1,20}", rest[0], re.ASCII):
            return Command(name, shown, number=int(rest[0]))
        return None

    def _from_named(self, name: str, rest: list[str]) -> Command | None:
        """``w 5``, ``w f``, ``x 4``; ``f hearts 5``, ``f 5``."""
        if name != "foundation":
            return self._move(WASTE, rest)
        if len(rest) == 1:
            return self._move(FOUNDATION, rest)
        italian = "italian-" if self._rules.deck is Deck.ITALIAN else ""
        suit = _numbered_words(self._language, f"{italian}suit").get(rest[0])
        return None if suit is None else self._move(foundation(suit), rest[1:])

    def _card_first(self, parts: list[str]) -> Command | None:
        """``queen of spades to 5``, ``7h f``; a card alone asks where it is."""
        parts = self._without_small(parts)
        for length in range(min(3, len(parts)), 0, -1):
            card = parse_card_words(" ".join(parts[:length]), self._rules, self._language)
            if card is not None:
                if length == len(parts):
                    return Command("where", card=card)
                rest = self._without_to(parts[length:])
                target = self._place(rest[0]) if len(rest) == 1 else None
                return None if target is None else Command("move", card=card, target=target)
        return None

    def _near(self, word: str) -> str:
        """A word like an unknown one, of the player's language if there is one."""
        own = {each for name in NAMES for each in words(self._language, f"command-{name}")}
        for known in (own, self._words):
            long = [each for each in known if len(each) > 2]
            found = difflib.get_close_matches(word, long, n=1, cutoff=0.7)
            if found:
                return found[0]
        return ""
