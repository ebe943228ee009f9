"""Spellings of cards that no language changes: ``TH``, ``10H``, ``H10``, ``10♥``, ``🂺``."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from ..cards import RANK_LETTERS, Card, Deck, make_card
from ..deals import QUOTE, DealError, DealFault
from ..errors import check_text, check_type

_SIGNS: Final = {"♥": "H", "♡": "H", "♦": "D", "♢": "D", "♣": "C", "♧": "C", "♠": "S", "♤": "S"}
_RANKS: Final = {letter: i for i, letter in enumerate(RANK_LETTERS, 1)} | {
    str(i): i for i in range(1, 14)
}
_ITALIAN_FIGURES: Final = {"F": 8, "C": 9, "R": 10}
_SEPARATORS: Final = " \t\r\n\f\v,;|/_-[]'\"\ufe0e\ufe0f\u00a0\u200b\ufeff"
_RANK: Final = "1[0-3]|[1-9]|[ATJQKFCR]"
_SUIT: Final = f"[HDCSB{''.join(_SIGNS)}]"
_PICTURE: Final = "[\U0001f0a1-\U0001f0de]"
_RANK_FIRST: Final = rf"(?:{_RANK}){_SUIT}|{_PICTURE}"
_SUIT_FIRST: Final = rf"{_SUIT}[\ufe0e\ufe0f]?(?:{_RANK})|{_PICTURE}"
_ORDERS: Final = [re.compile(each, re.IGNORECASE) for each in (_RANK_FIRST, _SUIT_FIRST)]
_PARTS: Final = re.compile(rf"({_RANK})({_SUIT})|({_SUIT})[\ufe0e\ufe0f]?({_RANK})", re.IGNORECASE)
CARD: Final = f"{_RANK_FIRST}|{_SUIT_FIRST}"
"""A regular expression without groups for a card; letters are capital or small."""


class Spelled(NamedTuple):
    """A card as it stands in a text."""

    card: Card
    written: str
    start: int
    """The index of its first character."""


def parse_card(text: str, deck: Deck = Deck.FRENCH) -> Card:
    """Parses a card in any usual notation: ``7H``, ``10♥``, ``th``, ``♥10``.

    Raises ``DealError`` if the text is not exactly one card of that deck.

    >>> parse_card("10♥") == parse_card("TH")
    True
    """
    check_text(text)
    check_type("deck", "a Deck", deck, Deck)
    named = parse_cards(text, deck)
    if len(named) != 1:
        raise DealError(DealFault.CARD, text=text[:QUOTE], at=1)
    return named[0].card


def parse_cards(text: str, deck: Deck) -> list[Spelled]:
    """Returns each card of a list; separators, brackets and quotes are ignored.

    A text has either every rank or every suit first, because ``CB`` of the Italian deck would be
    two cards. Raises ``DealError`` that names the first word that is no card, and its line.
    """
    try:
        return list(_spelled(text, deck, _ORDERS[0]))
    except DealError as error:
        if error.code is DealFault.CARD:
            try:
                return list(_spelled(text, deck, _ORDERS[1]))
            except DealError as other:
                if other.details["at"] > error.details["at"]:
                    raise
        raise


def is_cards(text: str) -> bool:
    """Whether a text is nothing but cards without anything between them."""
    return any(re.fullmatch(f"(?:{order.pattern})+", text, re.IGNORECASE) for order in _ORDERS)


@lru_cache(512)
def card_of(written: str, deck: Deck) -> Card | None:
    """Returns the card that matches ``CARD``; None if the deck has none such."""
    found = _PARTS.fullmatch(written)
    if found is None:  # the pictures of Unicode: 16 for each suit, with a knight before the queen
        place, rank = divmod(ord(written) - 0x1F0A0, 16)
        suit, rank_text = "SHDC"[place], str(rank - (rank > 12))
        if rank == 12:
            return None
    else:
        rank_text, suit = (found[1] or found[4]).upper(), (found[2] or found[3]).upper()
    number = (_ITALIAN_FIGURES if deck is Deck.ITALIAN else {}).get(rank_text)
    number = number or _RANKS.get(rank_text)
    suit = _SIGNS.get(suit, suit)
    if suit not in deck.suits or number is None or number > deck.ranks:
        return None
    return make_card(number, deck.suits.index(suit))


def _spelled(text: str, deck: Deck, order: re.Pattern[str]) -> Iterator[Spelled]:
    at, count = 0, 0
    while at < len(text):
        if text[at] in _SEPARATORS:
            at += 1
            continue
        found, count = order.match(text, at), count + 1
        if found is None:
            word = re.match(rf"[^{re.escape(_SEPARATORS)}]{{1,{QUOTE}}}", text[at:])
            quoted = word[0] if word else text[at]
            raise _in_line(DealError(DealFault.CARD, text=quoted, at=count), text, at)
        card = card_of(found[0], deck)
        if card is None:
            named = deck.name.lower()
            error = DealError(DealFault.FOREIGN, text=found[0], at=count, deck=named)
            raise _in_line(error, text, at)
        yield Spelled(card, found[0], at)
        at = found.end()


def _in_line(error: DealError, text: str, at: int) -> DealError:
    """Adds the line of a character to the details of a fault, if the text has several lines."""
    if "\n" in text.strip():
        error.details["row"] = text.count("\n", 0, at) + 1
    return error
