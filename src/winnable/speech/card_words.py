"""The words of the lists ``words-KIND``, of every language, and cards in these words."""

import re
from functools import cache
from typing import Final

from ..law.cards import Card, Deck, make_card
from ..law.rules import Rules
from .messages.languages import LANGUAGES
from .messages.voice import plain_words, typed_words, words

_CODE: Final = re.compile(r"(1[0-3]|[1-9]|[a-z])\W?([a-z♥♦♣♠])|([a-z♥♦♣♠])\W?(1[0-3]|[1-9])")
"""A card in one word of a rank and a letter, in either order."""


@cache
def meanings(language: str, kind: str) -> dict[str, str]:
    """Maps each word of a list like ``at most <= | at least >=`` to its meaning."""
    known: dict[str, str] = {}
    for each in (language, *LANGUAGES):
        for entry in typed_words(each, f"words-{kind}"):
            word, meant = entry.rsplit(" ", 1)
            known.setdefault(word, meant)
    return known


@cache
def own_words(language: str, kind: str) -> frozenset[str]:
    """Returns the words of a list in one language alone; ``meanings`` has those of every one."""
    return frozenset(entry.rsplit(" ", 1)[0] for entry in typed_words(language, f"words-{kind}"))


@cache
def numbered_words(language: str, kind: str) -> dict[str, int]:
    """Maps each word of a list like ``ace 1 | two 2`` to its number."""
    return {word: int(number) for word, number in meanings(language, kind).items()}


@cache
def small_words() -> frozenset[str]:
    """Returns the articles, prepositions and the like of every language."""
    return frozenset(word for each in LANGUAGES for word in words(each, "words-small"))


def parse_card_words(text: str, rules: Rules, language: str) -> Card | None:
    """Parses the name of a card; None if it is none. The suit may come first, as in German:
    ``7 hearts``, ``7h``, ``sette di coppe``, ``Herz 7``, ``h7``, ``Pik-Dame``.
    """
    italian = "italian-" if rules.deck is Deck.ITALIAN else ""
    ranks = numbered_words(language, f"{italian}rank")
    suits = numbered_words(language, f"{italian}suit")
    parts = [
        part
        for part in plain_words(text).split()
        if part in ranks or part in suits or part not in small_words()
    ]
    if len(parts) == 1:
        parts = _divided(parts[0], suits)
    if len(parts) != 2:
        return None

    def card(rank_word: str, suit_word: str) -> Card | None:
        is_number = re.fullmatch(r"[0-9]{1,2}", rank_word, re.ASCII)
        rank = int(rank_word) if is_number else ranks.get(rank_word)
        suit = suits.get(suit_word)
        if rank is None or suit is None or not 1 <= rank <= rules.ranks:
            return None
        return make_card(rank, suit)

    # Two letters can be read in both orders: "kd" is the queen of diamonds in German, and in
    # English the king. A letter of another language does not name a suit before its rank.
    first, second = parts
    own = own_words(language, f"{italian}suit")
    rank_first = card(first, second)
    if rank_first is not None and second in own:
        return rank_first
    suit_first = card(second, first) if first in own or len(first) > 1 else None
    return rank_first if suit_first is None else suit_first


def _divided(word: str, suits: dict[str, int]) -> list[str]:
    """Divides a card in one word, ``7h`` or ``pik-dame``, into its two parts, if it has two."""
    code = _CODE.fullmatch(word)
    if code is not None:
        return [part for part in code.groups() if part]
    joined = (suit for suit in suits if len(suit) > 1 and word.startswith(suit))
    suit = max(joined, key=len, default=word)
    return [part for part in (suit, word[len(suit) :].lstrip("-")) if part]
