"""The command language: parses typed text into a ``Command``.

The words come from the language files. The parser understands the words of every language. Where
two languages share a word, the player's language takes precedence. The parser does not check
whether a command is possible in the game.
"""

import difflib
import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from ..catalogues import Condition, parse_condition
from ..law.cards import Card, Deck
from ..law.difficulty import DIFFICULTY_WORDS
from ..law.position import FOUNDATION, WASTE, Place, foundation
from ..law.rules import Rules
from .acts import Act, Trait, acts_with
from .arguments import (
    Address,
    Argument,
    Conditions,
    Daily,
    Description,
    GameName,
    Setting,
    Suggestion,
    Topic,
)
from .card_words import meanings, numbered_words, parse_card_words, small_words
from .messages.languages import LANGUAGES, message_names
from .messages.voice import (
    own_names,
    plain_words,
    typed_forms,
    typed_words,
    words,
    written_words,
)

LANGUAGE_WORDS: Final = {each.word: each for each in LANGUAGES}
"""The names of the languages. The words for each are in the message ``command-NAME``."""
NAMES: Final[tuple[str, ...]] = tuple(
    dict.fromkeys(
        (
            *(act.value for act in acts_with(Trait.NAMED)),
            *("on", "off"),
            *LANGUAGE_WORDS,
            *DIFFICULTY_WORDS,
        )
    )
)
"""Every act and every value of a setting that can be typed by name. Every language file has the
words of each, as the message ``command-NAME``.
"""

BUTTONS: Final[dict[str, Act]] = {
    "ui-draw": Act.DRAW,
    "ui-undo": Act.UNDO,
    "ui-redo": Act.REDO,
    "ui-hint": Act.HINT,
    "ui-do": Act.DO,
    "ui-moves": Act.MOVES,
    "ui-finish": Act.FINISH,
    "ui-discard": Act.DISCARD,
    "ui-back": Act.BACK,
    "ui-deck": Act.DECK,
    "ui-new": Act.NEW,
    "ui-restart": Act.RESTART,
    "ui-again": Act.RESTART,
    "ui-lost-where": Act.REVIEW,
    "ui-winnable-still": Act.TRUTH,
    "ui-chance": Act.CHANCE,
    "ui-compare": Act.COMPARE,
    "ui-review": Act.REVIEW,
    "ui-retry": Act.RETRY,
    "ui-mistake": Act.MISTAKE,
    "ui-rules": Act.RULES,
    "ui-stats": Act.STATS,
    "ui-help": Act.HELP,
    "ui-share": Act.SHARE,
    "ui-daily": Act.DAILY,
    "ui-tutorial": Act.TUTORIAL,
}
"""The buttons of the page; the label of each is understood as well, if no other act has it."""
_PILES: Final[dict[str, Place]] = {
    Act.WASTE: WASTE,
    Act.FOUNDATION: FOUNDATION,
    Act.DISCARD: WASTE,
}
"""Acts whose words also name a place."""
_ACTS: Final = frozenset(act.value for act in acts_with(Trait.NAMED))
_LONGEST: Final = 6
"""Words in the longest command: "qu'est-ce que je peux faire"."""
_COMPACT: Final = re.compile(r"([1-9])([a-z]+)|([a-z]+)([1-9])")


@dataclass(frozen=True, slots=True)
class Command:
    """What a player asks for: an act and its arguments."""

    name: Act
    text: str = ""
    """The words as typed, for answers that quote them. For ``Act.EXACT``, the text of the move."""
    number: int | None = None
    source: Place | None = None
    target: Place | None = None
    card: Card | None = None
    argument: Argument | None = None
    """None as well if nothing was typed after the act."""
    repeats: bool = False
    """Whether ``number`` counts how often the act was typed, as in ``d d d``."""


@cache
def vocabulary(language: str) -> dict[str, str]:
    """Maps words to ``NAMES``; on a conflict, the player's language takes precedence."""
    known: dict[str, str] = {}
    for each in (language, *LANGUAGES):
        for name in NAMES:
            for word in _words_for(each, name):
                known.setdefault(word, name)
        for label, act in BUTTONS.items():
            for word in typed_words(each, label):
                known.setdefault(word.rstrip("? "), act)
    return known


def _written_for(language: str, name: str) -> tuple[str, ...]:
    """Returns the words of a language for one of ``NAMES``, with their accents. A language that has
    no word for another language uses its names and its code, unless that is a small word like "de".
    """
    key = f"command-{name}"
    if name in LANGUAGE_WORDS and key not in message_names(language):
        code = LANGUAGE_WORDS[name]
        known = (own_names()[code], name, code.value)
        return tuple(word for word in known if plain_words(word) not in small_words())
    return written_words(language, key)


@cache
def _words_for(language: str, name: str) -> tuple[str, ...]:
    """Returns the words of a language for one of ``NAMES``, in all their ``typed_forms``."""
    return tuple(form for word in _written_for(language, name) for form in typed_forms(word))


def asked_condition(text: str, language: str) -> Condition:
    """Parses a condition on deals, in signs or in words. Raises ``ConditionError``.

    ``level=hard passes<=2`` and ``level hard, passes at most 2`` are equal.
    """
    signs = meanings(language, "relation")
    plain = re.sub(r",(?= |$)", " ", plain_words(text))
    plain = re.sub(r"(?<=[0-9]) %", "%", plain)
    plain = re.sub(rf" ({'|'.join(signs)}) ", lambda found: signs[found[1]], plain)
    plain = re.sub(r" ?(<=|>=|<|>|=) ?", r"\1", plain)
    plain = re.sub(r"(?<!\S)([a-z]+) +(?=[a-z0-9.,%]+(?: |$))", r"\1=", plain)
    return parse_condition(plain, meanings(language, "condition"))


def _after(text: str, parts: list[str]) -> str:
    """Returns the text after the words that begin a command, as it was typed."""
    for word in parts:
        found = next(
            (each for each in re.finditer(r"[^\s,]+", text) if plain_words(each[0]) == word), None
        )
        text = "" if found is None else text[found.end() :]
    return text.strip(" ,:\n\r\t")


class CommandParser:
    """Parses commands for one set of rules in one language."""

    def __init__(self, rules: Rules, language: str) -> None:
        self._rules = rules
        self._language = language

    @property
    def _words(self) -> dict[str, str]:
        return vocabulary(self._language)  # slow: computed at first use only

    def parse(self, text: str) -> Command:
        """Parses ``text``. Never raises: other text gives an act that asks for nothing."""
        plain = plain_words(text)
        if not plain:
            return Command(Act.NOTHING)
        parts = self._split(plain)
        name, rest = self._head(parts)
        shown = " ".join(text.split())[:40]
        if name == Act.OWN:
            told = _after(text, parts[: len(parts) - len(rest)])
            return Command(Act.OWN, shown, argument=Description(told) if told else None)
        return (
            self._number_first(parts)
            or self._named(name, rest, shown)
            or self._card_first(parts)
            or Command(Act.UNKNOWN, shown, argument=self._similar(parts[0]))
        )

    def _split(self, plain: str) -> list[str]:
        if plain in self._words:
            return plain.split()
        parts = re.sub(r"(?<!\b0),|,(?![0-9])", " ", plain).rstrip(".!? ").split() or [plain]
        while len(parts) > 1 and parts[0] in small_words() and parts[0] not in self._words:
            parts = parts[1:]
        if len(parts) == 1 and parts[0] not in self._words:
            return self._compact(parts[0]) or parts
        return parts

    def _compact(self, word: str) -> list[str] | None:
        """Splits ``3f`` and ``w5`` into two words. ``3s`` is a card rather than a move, and so is
        ``x5`` where x is a suit.
        """
        found = _COMPACT.fullmatch(word)
        if found is None:
            return None
        pair = [part for part in found.groups() if part]
        letters = next(part for part in pair if not part.isdecimal())
        is_card = parse_card_words(word, self._rules, self._language) is not None
        clear = (FOUNDATION, WASTE) if pair[0] == letters else (FOUNDATION,)
        is_place = self._is_own_place(letters) and self._place(letters) in clear
        if is_card and (not is_place or self._words.get(letters) == Act.DISCARD):
            return None
        return pair if self._place(letters) is not None else None

    def _head(self, parts: list[str]) -> tuple[str | None, list[str]]:
        for length in range(min(_LONGEST, len(parts)), 0, -1):
            name = self._words.get(" ".join(parts[:length]))
            if name is not None:
                return name, parts[length:]
        return None, parts

    def _place(self, word: str) -> Place | None:
        if re.fullmatch(r"[1-9]", word, re.ASCII):
            return int(word)
        return _PILES.get(self._words.get(word, ""))

    def _without_small(self, parts: list[str]) -> list[str]:
        return [part for part in parts if not self._is_small(part)]

    def _is_small(self, word: str) -> bool:
        """Whether a word says nothing here. A word of a place does, unless only another language
        has it: "a" is a place in Italian, and "to" in Spanish.
        """
        if word in words(self._language, "words-small"):
            return not self._is_own_place(word)
        return word in small_words() and self._place(word) is None

    def _is_own_place(self, word: str) -> bool:
        return any(word in _words_for(self._language, name) for name in _PILES)

    def _without_to(self, parts: list[str]) -> list[str]:
        """Drops the Italian "a" ("to") before a second word; alone it means the foundations."""
        is_to = len(parts) == 2 and self._place(parts[0]) == FOUNDATION
        return parts[1:] if is_to else parts

    def _number_first(self, parts: list[str]) -> Command | None:
        """Parses ``3``, ``3 5``, ``3 5 2``, ``3 f``."""
        if not re.fullmatch(r"[0-9]{1,3}", parts[0], re.ASCII):
            return None
        first, rest = int(parts[0]), self._without_small(parts[1:])
        if not rest:
            return Command(Act.CHOOSE, number=first)
        return self._move(first, rest) if 1 <= first <= 9 else None

    def _move(self, source: Place, rest: list[str]) -> Command | None:
        rest = self._without_to(rest)
        target = self._place(rest[0])
        if target is None or len(rest) > 2:
            return None
        if len(rest) == 1:
            return Command(Act.MOVE, source=source, target=target)
        if not re.fullmatch(r"[0-9]{1,2}", rest[1], re.ASCII):
            return None
        return Command(Act.MOVE, source=source, target=target, number=int(rest[1]))

    def _named(self, name: str | None, parts: list[str], shown: str) -> Command | None:
        """Parses a command that begins with one of ``NAMES``; None if the rest does not fit it."""
        if name is None:
            return None
        # 1. A value without its setting. Only a language is valid alone.
        if name not in _ACTS:
            if self._without_small(parts):
                return None
            if name in LANGUAGE_WORDS:
                return Command(Act.LANGUAGE, shown, argument=Setting(LANGUAGE_WORDS[name]))
            return Command(Act.UNKNOWN, shown)
        act = Act(name)
        # 2. Conditions on deals; the name of a game; a day and a level.
        if act is Act.DEALS or (act is Act.WHERE and re.search("[<=>]", " ".join(parts))):
            return Command(Act.DEALS, shown, argument=Conditions(" ".join(parts)))
        if act is Act.GAME:
            return Command(act, shown, argument=GameName(" ".join(parts)) if parts else None)
        if act is Act.DAILY:
            said = [self._words.get(part, part) for part in parts if part not in small_words()]
            return Command(act, shown, argument=Daily(" ".join(said)) if said else None)
        # 3. Acts that need a hand, or face-down cards.
        rest = self._without_small(parts)
        if not self._rules.kind.has_hand:
            if Trait.HAND in act.traits:
                return Command(Act.NOT_HERE, shown)
            act = Act.STOCK if act is Act.DECK else act
        elif act is Act.TURN:
            return Command(Act.NOT_HERE, shown)
        # 4. Acts with an argument.
        if act is Act.NUMBER:
            if len(rest) == 1 and re.fullmatch("-?[0-9]{1,99}", rest[0], re.ASCII):
                return Command(act, shown, number=int(rest[0]))
            return Command(act, shown, argument=Address(" ".join(parts)) if parts else None)
        if (
            Trait.REPEATABLE in act.traits
            and rest
            and all(self._words.get(word) == name for word in rest)
        ):
            return Command(act, shown, number=1 + len(rest), repeats=True)
        if act is Act.HELP and parts:
            topic = meanings(self._language, "topic").get(" ".join(parts), "")
            return Command(act, shown, argument=Topic(topic))
        if act in (Act.WHERE, Act.REVEAL):
            card = parse_card_words(" ".join(parts), self._rules, self._language)
            return Command(act, shown, card=card)
        if act in _PILES and rest:
            return self._from_named(act, rest)
        if act is Act.TABLE and rest:  # "table 3" names a pile of solitario
            act = Act.READ
        if act is Act.READ and len(rest) > 1:
            return self._number_first(rest)
        if Trait.VALUED in act.traits and len(parts) == 1:
            return Command(act, shown, argument=self._setting(parts[0]))
        if act in (Act.TAKE, Act.TO) and len(rest) == 1:
            place = self._place(rest[0])
            return place if place is None else Command(act, target=place)
        if not rest:
            return Command(act, shown)
        if len(rest) > 1 or Trait.NUMBERED not in act.traits:
            return None
        if re.fullmatch("[0-9]{1,20}", rest[0], re.ASCII):
            return Command(act, shown, number=int(rest[0]))
        return None

    def _setting(self, word: str) -> Setting:
        name = self._words.get(word, "")
        return Setting(LANGUAGE_WORDS.get(name, name))

    def _from_named(self, act: Act, rest: list[str]) -> Command | None:
        """Parses ``w 5``, ``w f``, ``x 4``; ``f hearts 5``, ``f 5``."""
        if act is not Act.FOUNDATION:
            return self._move(WASTE, rest)
        if len(rest) == 1:
            return self._move(FOUNDATION, rest)
        italian = "italian-" if self._rules.deck is Deck.ITALIAN else ""
        suit = numbered_words(self._language, f"{italian}suit").get(rest[0])
        return None if suit is None else self._move(foundation(suit), rest[1:])

    def _card_first(self, parts: list[str]) -> Command | None:
        """Parses ``queen of spades to 5``, ``7h f``; a card alone asks where the card is."""
        parts = self._without_small(parts)
        for length in range(min(3, len(parts)), 0, -1):
            card = parse_card_words(" ".join(parts[:length]), self._rules, self._language)
            if card is not None:
                if length == len(parts):
                    return Command(Act.WHERE, card=card)
                rest = self._without_to(parts[length:])
                target = self._place(rest[0]) if len(rest) == 1 else None
                return None if target is None else Command(Act.MOVE, card=card, target=target)
        return None

    def _similar(self, word: str) -> Suggestion | None:
        """Returns a word of the player's language similar to ``word``; None for a known word."""
        written = [each for name in NAMES for each in _written_for(self._language, name)]
        own = {plain_words(each): each for each in written}
        if word in own:
            return None
        long = [each for each in own if len(each) > 2]
        likely = difflib.get_close_matches(word, long, n=1, cutoff=0.7)
        return Suggestion(own[likely[0]]) if likely else None
