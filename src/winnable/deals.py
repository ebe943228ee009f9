"""A deal is an ordered deck and its own name.

Dealing order everywhere: Klondike row by row, left to right (the first card to column 1, the next
six to columns 2 to 7, and so on), then the stock, first drawn first; solitario six cards to the
table, then the deck. ``parse_deal`` reads every format; the functions named ``*_text`` write them.
"""

import json
import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from .cards import RANK_LETTERS, Card, Deck, card_text, make_card, rank_of, suit_of
from .errors import DealError, Fault
from .rules import Family, Rules
from .shuffles import javasol_order, numbered_order

NUMBERS: Final = 1 << 64
"""Our deals are numbered 0 .. NUMBERS - 1."""

LEVELS: Final = ("easy", "normal", "hard", "tricky")
"""What may stand before a number, ``hard:4217``: the deal was asked for by its level."""

_SYMBOLS: Final = {"♥": "H", "♡": "H", "♦": "D", "♢": "D", "♣": "C", "♧": "C", "♠": "S", "♤": "S"}
_RANKS: Final = {letter: i for i, letter in enumerate(RANK_LETTERS, 1)} | {
    str(i): i for i in range(1, 14)
}
_ITALIAN_FIGURES: Final = {"F": 8, "C": 9, "R": 10}
_DIGIT_SUITS: Final = "CDHS"  # Klondike-Solver: 1 clubs, 2 diamonds, 3 hearts, 4 spades
_SEPARATORS: Final = " \t\r\n\f\v,;|/_-\ufe0e\ufe0f\u00a0"
_CARD: Final = re.compile(r"(1[0-3]|[1-9]|[ATJQKFCR])([HDCSB])", re.IGNORECASE)
_QUOTE: Final = 20
"""Characters of a faulty input that an error repeats, at most."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Every card of a deck once, in dealing order. Two deals are equal if their cards are."""

    deck: Deck
    cards: tuple[Card, ...]
    address: str | None = field(default=None, compare=False)
    """How it was made: ``4217`` or ``hard:4217`` for our shuffle, ``javasol:6``, or None."""

    @property
    def level(self) -> str | None:
        """The level that it was asked for by, one of ``LEVELS``."""
        level = (self.address or "").partition(":")[0]
        return level if level in LEVELS else None

    @property
    def number(self) -> int | None:
        """Its number, if it is one of ours."""
        number = (self.address or "").rpartition(":")
        return int(number[2]) if number[2] and number[0] in ("", *LEVELS) else None

    def __str__(self) -> str:
        """The canonical text: two characters a card, nothing between."""
        return _text(self.deck, self.cards)


@lru_cache(maxsize=4096)
def _text(deck: Deck, cards: tuple[Card, ...]) -> str:
    """The text of a deal, which every save of its game asks for."""
    return "".join(card_text(card, deck) for card in cards)


def deal_number(text: str) -> int:
    """The number of one of our deals, as text. Raises ``DealError``."""
    if not re.fullmatch(r"[0-9]{1,20}", text, re.ASCII):
        raise DealError(Fault.DEAL_NUMBER, text=text[:24])
    return int(text)


def numbered_deal(number: int, rules: Rules, level: str | None = None) -> Deal:
    """Our uniform deal of that number for the deck of ``rules``. Raises ``DealError``.

    ``level``, one of ``LEVELS``, is what it was asked for by: a part of its address only.
    """
    if not 0 <= number < NUMBERS:
        raise DealError(Fault.DEAL_NUMBER, text=_quoted(number))
    address = str(number) if level is None else f"{level}:{number}"
    return Deal(rules.deck, numbered_order(number, rules.deck_size), address)


def javasol_deal(number: int) -> Deal:
    """The deal that the program of text 1 makes from ``java.util.Random(number)``, a Java long."""
    if not -(1 << 63) <= number < 1 << 63:
        raise DealError(Fault.DEAL_JAVASOL, text=_quoted(number))
    suits = (0, 3, 1, 2)  # pushed in the order hearts, spades, diamonds, clubs
    pushed = [make_card(rank, suit) for suit in suits for rank in range(1, 14)]
    cards = tuple(pushed[i] for i in javasol_order(number, 52))
    return Deal(Deck.FRENCH, cards, f"javasol:{number}")


def parse_deal(text: str, rules: Rules) -> Deal:
    """The deal that ``text`` gives or names, checked against the deck of ``rules``.

    Reads a number, ``hard:NUMBER``, ``javasol:NUMBER``, a list of cards in any usual notation, the
    digits of Klondike-Solver and the JSON of Solvitaire. Raises ``DealError`` naming the fault and
    its place.
    """
    text = text.strip()
    if not text:
        raise DealError(Fault.DEAL_EMPTY)
    if text.startswith("{"):
        return _parse_solvitaire(text, rules)
    if text[:8].lower() == "javasol:":
        return check_deal(_parse_javasol(text[8:]), rules)
    level, colon, number = text.lower().partition(":")
    if colon and level in LEVELS:
        return numbered_deal(deal_number(number), rules, level)
    digits = "".join(text.split())
    if digits.isdecimal() and digits.isascii():
        is_number = text == digits and len(digits) <= len(str(NUMBERS))
        if len(digits) == 3 * rules.deck_size and not is_number:
            return _parse_digits(digits, rules)
        if not is_number:
            raise DealError(Fault.DEAL_DIGITS, count=len(digits), need=3 * rules.deck_size)
        return numbered_deal(int(digits), rules)
    return _ordered(_parse_cards(text, rules.deck), rules)


def check_deal(deal: Deal, rules: Rules) -> Deal:
    """``deal`` if it is a deal of the deck of ``rules``; raises ``DealError`` if not."""
    if deal.deck is not rules.deck or len(deal.cards) != rules.deck_size:
        raise DealError(
            Fault.DEAL_RULES,
            cards=len(deal.cards),
            deck=deal.deck.name.lower(),
            need=rules.deck_size,
            other=rules.deck.name.lower(),
        )
    return deal


def rows(rules: Rules) -> list[int]:
    """The column (counted from 0) of each card dealt to the table, in dealing order."""
    if rules.family is Family.SOLITARIO:
        return list(range(rules.columns))
    return [column for row in range(rules.columns) for column in range(row, rules.columns)]


def list_text(deal: Deal) -> str:
    """The cards with spaces between."""
    return " ".join(card_text(card, deal.deck) for card in deal.cards)


def digits_text(deal: Deal) -> str:
    """The digit string of Klondike-Solver (README of that program): rank 01..13, then the suit.

    Raises ``DealError`` for the Italian deck, for which that format has no suits.
    """
    if deal.deck is not Deck.FRENCH:
        raise DealError(Fault.DEAL_FORMAT, format="digits")
    return "".join(
        f"{rank_of(card):02d}{_DIGIT_SUITS.index(deal.deck.suits[suit_of(card)]) + 1}"
        for card in deal.cards
    )


def solvitaire_text(deal: Deal, rules: Rules) -> str:
    """The JSON of Solvitaire: columns bottom first, face-down cards with a small suit letter, the
    stock with the first drawn last. Raises ``DealError`` for the Italian deck.
    """
    if deal.deck is not Deck.FRENCH:
        raise DealError(Fault.DEAL_FORMAT, format="solvitaire")
    columns = deal_columns(deal, rules)
    piles = [
        [_solvitaire_card(card, is_up=card == column[-1]) for card in column] for column in columns
    ]
    stock = [_solvitaire_card(card, is_up=True) for card in deal.cards[rules.table_size :]]
    return json.dumps({"tableau piles": piles, "stock": stock[::-1]})


def deal_columns(deal: Deal, rules: Rules) -> list[list[Card]]:
    """The columns as dealt, bottom card first."""
    columns: list[list[Card]] = [[] for _ in range(rules.columns)]
    for card, column in zip(deal.cards, rows(rules), strict=False):
        columns[column].append(card)
    return columns


def _solvitaire_card(card: Card, *, is_up: bool) -> str:
    suit = Deck.FRENCH.suits[suit_of(card)]
    rank = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"][card >> 2]
    return rank + (suit if is_up else suit.lower())


def _parse_javasol(number: str) -> Deal:
    if not re.fullmatch(r"-?[0-9]{1,20}", number):
        raise DealError(Fault.DEAL_JAVASOL, text=number[:_QUOTE])
    return javasol_deal(int(number))


def _parse_digits(digits: str, rules: Rules) -> Deal:
    if rules.deck is not Deck.FRENCH:
        raise DealError(Fault.DEAL_FORMAT, format="digits")
    named: list[tuple[Card, str]] = []
    for i in range(0, len(digits), 3):
        text = digits[i : i + 3]
        rank, suit = int(text[:2]), int(text[2])
        if not (1 <= rank <= 13 and 1 <= suit <= 4):
            raise DealError(Fault.DEAL_CARD, text=text, at=i // 3 + 1)
        named.append((make_card(rank, rules.deck.suits.index(_DIGIT_SUITS[suit - 1])), text))
    return _ordered(named, rules)


def _parse_cards(text: str, deck: Deck) -> list[tuple[Card, str]]:
    """The cards of a list and how each was written; separators between cards do not matter."""
    plain = "".join(_SYMBOLS.get(letter, letter) for letter in text)
    named: list[tuple[Card, str]] = []
    at = 0
    while at < len(plain):
        if plain[at] in _SEPARATORS:
            at += 1
            continue
        found = _CARD.match(plain, at)
        if found is None:
            word = re.match(rf"[^{re.escape(_SEPARATORS)}]{{1,{_QUOTE}}}", text[at:])
            raise DealError(Fault.DEAL_CARD, text=word[0] if word else text[at], at=len(named) + 1)
        named.append((_read_card(found, text[at : found.end()], deck, len(named) + 1), found[0]))
        at = found.end()
    return named


def _read_card(found: re.Match[str], written: str, deck: Deck, at: int) -> Card:
    rank_text, suit_text = found[1].upper(), found[2].upper()
    figures = _ITALIAN_FIGURES if deck is Deck.ITALIAN else {}
    rank = figures.get(rank_text) or _RANKS.get(rank_text)
    if suit_text not in deck.suits or rank is None or rank > deck.ranks:
        raise DealError(Fault.DEAL_FOREIGN, text=written, at=at, deck=deck.name.lower())
    return make_card(rank, deck.suits.index(suit_text))


def _ordered(named: list[tuple[Card, str]], rules: Rules) -> Deal:
    """The deal of these cards if they are the deck of ``rules``, each once."""
    first: dict[Card, int] = {}
    for at, (card, written) in enumerate(named, 1):
        if card >= rules.deck_size:
            raise DealError(Fault.DEAL_FOREIGN, text=written, at=at, deck=f"{rules.deck_size}-card")
        if card in first:
            raise DealError(Fault.DEAL_TWICE, card=card, deck=rules.deck, first=first[card], at=at)
        first[card] = at
    if len(named) < rules.deck_size:
        missing = next(card for card in range(rules.deck_size) if card not in first)
        raise DealError(
            Fault.DEAL_FEW, count=len(named), need=rules.deck_size, card=missing, deck=rules.deck
        )
    return Deal(rules.deck, tuple(card for card, _ in named))


def _parse_solvitaire(text: str, rules: Rules) -> Deal:
    if rules.family is not Family.KLONDIKE:
        raise DealError(Fault.DEAL_FORMAT, format="solvitaire")
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise DealError(Fault.DEAL_JSON, line=error.lineno, column=error.colno) from None
    except (RecursionError, ValueError):  # nested too deeply; a number too long to convert
        raise DealError(Fault.DEAL_JSON, line=1, column=1) from None
    piles = data.get("tableau piles")
    if not isinstance(piles, list) or not all(_is_words(pile) for pile in piles):
        raise DealError(Fault.DEAL_JSON_SHAPE, what="tableau piles")
    if not _is_words(data.get("stock")):
        raise DealError(Fault.DEAL_JSON_SHAPE, what="stock")
    for name in ("waste", "foundation", "foundations"):
        played = data.get(name)
        if any(played) if isinstance(played, list) else played:
            raise DealError(Fault.DEAL_JSON_PLAYED, what=name)
    sizes = [len(pile) for pile in piles]
    if sizes != list(range(1, rules.columns + 1)):
        if sizes == list(range(rules.columns, 0, -1)):  # Solvitaire's own mirror image
            piles = piles[::-1]
        else:
            raise DealError(Fault.DEAL_JSON_PILES, columns=rules.columns)
    heights = [0] * rules.columns
    words: list[str] = []
    for column in rows(rules):
        words.append(piles[column][heights[column]])
        heights[column] += 1
    words += reversed(data["stock"])
    named = []
    for at, word in enumerate(words, 1):
        found = _CARD.fullmatch(word)
        if found is None:
            raise DealError(Fault.DEAL_CARD, text=word[:_QUOTE], at=at)
        named.append((_read_card(found, word, rules.deck, at), word))
    return _ordered(named, rules)


def _quoted(number: int) -> str:
    """A number as an error repeats it; Python refuses to write out very long ones."""
    return str(number) if abs(number) < 10**99 else f"{number:#x}"[:_QUOTE]


def _is_words(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)
