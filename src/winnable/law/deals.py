"""Deals: ordered decks, the numbers that generate them, and the text formats that name them.

The text of its cards is the canonical name of a deal. Cards are always in dealing order. Klondike
deals row by row, left to right (seven cards to columns 1 to 7, then six to columns 2 to 7, and so
on), then the stock, first drawn first. Solitario deals six cards to the table, then the stock.
``parse_deal`` reads every format; the functions named ``*_text`` write them.
"""

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from enum import StrEnum
from functools import lru_cache
from itertools import accumulate, pairwise
from operator import index
from typing import Final, SupportsIndex, TypeVar

from .cards import RANK_LETTERS, Card, Deck, card_text, make_card, rank_of, suit_of
from .difficulty import Difficulty
from .errors import ErrorOf, check_type
from .klondike import KLONDIKE
from .rules import Rules
from .shuffles import javasol_order, numbered_order

_T = TypeVar("_T")
NUMBERS: Final = 1 << 64
"""Numbered deals are 0 .. NUMBERS - 1."""

_PREFIX: Final = re.compile(
    rf"(?:(?P<day>[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}}):)?(?P<difficulty>{'|'.join(Difficulty)}):"
)
NUMBERED: Final = rf"(?:{_PREFIX.pattern})?(?P<number>[0-9]{{1,20}})"
"""The addresses of numbered deals: ``4217``, ``hard:4217``, ``2026-11-03:hard:4217``."""

_SYMBOLS: Final = {"♥": "H", "♡": "H", "♦": "D", "♢": "D", "♣": "C", "♧": "C", "♠": "S", "♤": "S"}
_RANKS: Final = {letter: i for i, letter in enumerate(RANK_LETTERS, 1)} | {
    str(i): i for i in range(1, 14)
}
_ITALIAN_FIGURES: Final = {"F": 8, "C": 9, "R": 10}
_DIGIT_SUITS: Final = "CDHS"  # Klondike-Solver: 1 clubs, 2 diamonds, 3 hearts, 4 spades
_SEPARATORS: Final = " \t\r\n\f\v,;|/_-\ufe0e\ufe0f\u00a0"
_CARD: Final = re.compile(r"(1[0-3]|[1-9]|[ATJQKFCR])([HDCSB])", re.IGNORECASE)
_CARDS: Final = re.compile(f"(?:{_CARD.pattern})+", re.IGNORECASE)
_MEANT_AS_NUMBER: Final = re.compile(r"[-+]?[0-9][0-9.,]{0,22}|[^\W_]{1,24}")
"""A word so short that it is meant as a number rather than as cards, unless it is all cards."""
_WHOLE: Final = {size: frozenset(range(size)) for size in range(0, 53, 4)}
"""The cards of a deck of each size."""
_QUOTE: Final = 20
"""Error messages quote at most this many characters of a faulty input."""


class DealFault(StrEnum):
    """What can be wrong with a deal. Every language file has a sentence for each."""

    EMPTY = "deal-empty"
    CARD = "deal-card"
    FOREIGN = "deal-foreign"
    TWICE = "deal-twice"
    FEW = "deal-few"
    DIGITS = "deal-digits"
    NUMBER = "deal-number"
    DAY = "deal-day"
    JAVASOL = "deal-javasol"
    FORMAT = "deal-format"
    JSON = "deal-json"
    JSON_SHAPE = "deal-json-shape"
    JSON_PILES = "deal-json-piles"
    JSON_PLAYED = "deal-json-played"
    RULES = "deal-rules"


class DealError(ErrorOf[DealFault], ValueError):
    """The deal cannot be read, is not exactly one deck, or does not fit the rules."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Every card of a deck once, in dealing order. Deals with equal cards are equal.

    Raises ``DealError`` if a card is no card of the deck, is there twice or is missing.
    """

    deck: Deck
    cards: tuple[Card, ...]
    address: str | None = field(default=None, compare=False)
    """How the deal was made: ``4217``, ``hard:4217``, ``2026-11-03:hard:4217`` (numbered shuffle,
    the last one a daily deal), ``javasol:6``, or None.
    """

    def __post_init__(self) -> None:
        ranks = min((len(self.cards) + 3) // 4, self.deck.ranks)
        _check(self.deck, self.cards, 4 * ranks)

    @property
    def difficulty(self) -> Difficulty | None:
        """The difficulty that was requested for the deal, or None."""
        word = _part(self.address, "difficulty")
        return None if word is None else Difficulty(word)

    @property
    def number(self) -> int | None:
        """The number of the deal, or None if the deal is not one of the numbered deals."""
        return address_number(self.address)

    @property
    def day(self) -> date | None:
        """The day whose daily deal this is, as its address says, or None."""
        day = _part(self.address, "day")
        return None if day is None else date.fromisoformat(day)

    def __str__(self) -> str:
        """The canonical text: two characters a card, no separators."""
        return _text(self.deck, self.cards)


def _check(deck: Deck, cards: Sequence[Card], size: int, written: Sequence[str] = ()) -> None:
    """Raises ``DealError`` unless these are all cards of a deck of ``size`` cards."""
    if len(cards) == size and set(cards) == _WHOLE[size]:
        return
    first: dict[Card, int] = {}
    for at, card in enumerate(cards, 1):
        if card not in _WHOLE[size]:
            text = [*written, *map(str, cards)][at - 1][:_QUOTE]
            named = deck.name.lower() if size == 4 * deck.ranks else f"{size}-card"
            raise DealError(DealFault.FOREIGN, text=text, at=at, deck=named)
        if card in first:
            raise DealError(DealFault.TWICE, card=card, deck=deck, first=first[card], at=at)
        first[card] = at
    missing = next(card for card in range(size) if card not in first)
    raise DealError(DealFault.FEW, count=len(cards), need=size, card=missing, deck=deck)


@lru_cache(maxsize=4096)
def _text(deck: Deck, cards: tuple[Card, ...]) -> str:
    """Returns the text of a deal. Cached, because every save of a game needs it."""
    return "".join(card_text(card, deck) for card in cards)


def address_number(address: str | None) -> int | None:
    """Returns the number in the address of a numbered deal; None for any other address."""
    number = _part(address, "number")
    return None if number is None else int(number)


def _part(address: str | None, name: str) -> str | None:
    found = re.fullmatch(NUMBERED, address or "", re.ASCII)
    return None if found is None else found[name]


def deal_number(text: str) -> int:
    """Parses the number of a numbered deal. Raises ``DealError``."""
    if not re.fullmatch(r"[0-9]{1,20}", text, re.ASCII):
        raise DealError(DealFault.NUMBER, text=text[:24])
    return int(text)


def deal_day(text: str) -> date:
    """Parses a day, ``2026-11-03``. Raises ``DealError``."""
    try:
        if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", text, re.ASCII):
            raise ValueError
        return date.fromisoformat(text)
    except ValueError:
        raise DealError(DealFault.DAY, text=text[:_QUOTE]) from None


def numbered_deal(
    number: int, rules: Rules, difficulty: Difficulty | None = None, day: date | None = None
) -> Deal:
    """Deals number ``number`` for the deck of ``rules``: uniform, and the same on every machine.

    ``difficulty`` is what was requested, and ``day`` says that it is the daily deal of that day and
    difficulty; they change the address, not the cards. Raises ``DealError`` if the number is not in
    ``range(NUMBERS)``, and ``TypeError`` if it is no int.
    """
    check_type("number", "an int", number, SupportsIndex)
    number = int(index(number))
    if not 0 <= number < NUMBERS:
        raise DealError(DealFault.NUMBER, text=_quoted(number))
    address = str(number) if difficulty is None else f"{difficulty}:{number}"
    if day is not None:
        address = f"{day}:{address}"
    return Deal(rules.deck, numbered_order(number, rules.deck_size), address)


def javasol_deal(number: int) -> Deal:
    """Deals as javasol does from ``java.util.Random(number)``; ``number`` is a Java long.

    javasol is a solitaire program in Java; this function reproduces its deals exactly.
    """
    if not -(1 << 63) <= number < 1 << 63:
        raise DealError(DealFault.JAVASOL, text=_quoted(number))
    suits = (0, 3, 1, 2)  # pushed in the order hearts, spades, diamonds, clubs
    pushed = [make_card(rank, suit) for suit in suits for rank in range(1, 14)]
    cards = tuple(pushed[i] for i in javasol_order(number, 52))
    return Deal(Deck.FRENCH, cards, f"javasol:{number}")


def parse_deal(text: str, rules: Rules) -> Deal:
    """Parses a deal in any supported format, for the deck of ``rules``.

    The formats: a number, ``hard:NUMBER``, ``DAY:hard:NUMBER``, ``javasol:NUMBER``, a list of cards
    in any usual notation, the digits of ShootMe's Klondike-Solver, and the JSON of Solvitaire.
    Raises ``DealError`` that names the fault and its place.
    """
    text = text.strip()
    if not text:
        raise DealError(DealFault.EMPTY)
    if text.startswith("{"):
        return _parse_solvitaire(text, rules)
    if text[:8].lower() == "javasol:":
        return check_deal(_parse_javasol(text[8:]), rules)
    prefix = _PREFIX.match(text.lower())
    if prefix is not None:
        day = None if prefix["day"] is None else deal_day(prefix["day"])
        number = deal_number(text[prefix.end() :])
        return numbered_deal(number, rules, Difficulty(prefix["difficulty"]), day)
    digits = "".join(text.split())
    if digits.isdecimal() and digits.isascii():
        is_number = text == digits and len(digits) <= len(str(NUMBERS))
        if len(digits) == 3 * rules.deck_size and not is_number:
            return _parse_digits(digits, rules)
        if not is_number:
            raise DealError(DealFault.DIGITS, count=len(digits), need=3 * rules.deck_size)
        return numbered_deal(int(digits), rules)
    if _MEANT_AS_NUMBER.fullmatch(text) and not _CARDS.fullmatch(text):
        raise DealError(DealFault.NUMBER, text=text)
    deal = _ordered(_parse_cards(text, rules.deck), rules)
    return _from_columns(deal, rules) if _is_in_columns(text, rules) else deal


def parse_card(text: str, deck: Deck = Deck.FRENCH) -> Card:
    """Parses a card in any usual notation: ``7H``, ``10♥``, ``th``.

    Raises ``DealError`` if the text is not exactly one card of that deck.

    >>> parse_card("10♥") == parse_card("TH")
    True
    """
    named = _parse_cards(text, deck)
    if len(named) != 1:
        raise DealError(DealFault.CARD, text=text[:_QUOTE], at=1)
    return named[0][0]


def check_deal(deal: Deal, rules: Rules) -> Deal:
    """Returns ``deal`` if it uses the deck of ``rules``. Raises ``DealError`` otherwise."""
    if deal.deck is not rules.deck or len(deal.cards) != rules.deck_size:
        raise DealError(
            DealFault.RULES,
            cards=len(deal.cards),
            deck=deal.deck.name.lower(),
            need=rules.deck_size,
            other=rules.deck.name.lower(),
        )
    return deal


def rows(rules: Rules) -> list[int]:
    """Returns the column (from 0) of each card dealt to the table, in dealing order."""
    return rules.kind.rows(rules.columns)


def list_text(deal: Deal) -> str:
    """Writes the cards of a deal, separated by spaces."""
    return " ".join(card_text(card, deal.deck) for card in deal.cards)


def digits_text(deal: Deal) -> str:
    """Writes the digits of ShootMe's Klondike-Solver: two digits of rank 01..13, one of suit.

    Raises ``DealError`` for the Italian deck, because the format has no suits for it.
    """
    if deal.deck is not Deck.FRENCH:
        raise DealError(DealFault.FORMAT, format="digits")
    return "".join(
        f"{rank_of(card):02d}{_DIGIT_SUITS.index(deal.deck.suits[suit_of(card)]) + 1}"
        for card in deal.cards
    )


def solvitaire_text(deal: Deal, rules: Rules) -> str:
    """Writes the JSON of Solvitaire: columns from the bottom, face-down cards with a lower-case
    suit, the stock with the first card drawn last. Raises ``DealError`` for the Italian deck.
    """
    if deal.deck is not Deck.FRENCH:
        raise DealError(DealFault.FORMAT, format="solvitaire")
    columns = deal_columns(deal, rules)
    piles = [
        [_solvitaire_card(card, is_up=card == column[-1]) for card in column] for column in columns
    ]
    stock = [_solvitaire_card(card, is_up=True) for card in deal.cards[rules.table_size :]]
    return json.dumps({"tableau piles": piles, "stock": stock[::-1]})


def lonelybot_text(deal: Deal, rules: Rules) -> str:
    """Writes the exact seed of lonelybot: the number of the permutation, columns first, then the
    stock, the first card drawn first. Raises ``DealError`` for the Italian deck.
    """
    if deal.deck is not Deck.FRENCH:
        raise DealError(DealFault.FORMAT, format="lonelybot")
    cards = [card for column in deal_columns(deal, rules) for card in column]
    cards += deal.cards[rules.table_size :]
    seed = 0
    for last in range(len(cards) - 1, 0, -1):
        at = cards.index(last)
        seed = seed * (last + 1) + at
        cards[at], cards[last] = cards[last], cards[at]
    return str(seed)


def deal_columns(deal: Deal, rules: Rules) -> list[list[Card]]:
    """Returns the columns as dealt, bottom card first."""
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
        raise DealError(DealFault.JAVASOL, text=number[:_QUOTE])
    return javasol_deal(int(number))


def _parse_digits(digits: str, rules: Rules) -> Deal:
    if rules.deck is not Deck.FRENCH:
        raise DealError(DealFault.FORMAT, format="digits")
    named: list[tuple[Card, str]] = []
    for i in range(0, len(digits), 3):
        text = digits[i : i + 3]
        rank, suit = int(text[:2]), int(text[2])
        if not (1 <= rank <= 13 and 1 <= suit <= 4):
            raise DealError(DealFault.CARD, text=text, at=i // 3 + 1)
        named.append((make_card(rank, rules.deck.suits.index(_DIGIT_SUITS[suit - 1])), text))
    return _ordered(named, rules)


def _parse_cards(text: str, deck: Deck) -> list[tuple[Card, str]]:
    """Returns each card of a list with its spelling; separators are ignored."""
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
            raise DealError(DealFault.CARD, text=word[0] if word else text[at], at=len(named) + 1)
        named.append((_read_card(found, text[at : found.end()], deck, len(named) + 1), found[0]))
        at = found.end()
    return named


def _is_in_columns(text: str, rules: Rules) -> bool:
    """Whether the lines of a list are the columns, and then the stock: they are as long as the
    columns, in order. Rows are not: they get shorter.
    """
    lines = text.splitlines()
    if len(lines) < rules.columns:  # most lists are one line
        return False
    lengths = [len(_parse_cards(line, rules.deck)) for line in lines]
    return [length for length in lengths if length][: rules.columns] == _heights(rules)


def _from_columns(listed: Deal, rules: Rules) -> Deal:
    """Returns the deal of the columns, each from its bottom card up, and the stock as listed."""
    ends = list(accumulate(_heights(rules)))
    columns = [listed.cards[at:end] for at, end in pairwise([0, *ends])]
    return Deal(rules.deck, (*_dealt(columns, rules), *listed.cards[rules.table_size :]))


def _dealt(columns: Sequence[Sequence[_T]], rules: Rules) -> list[_T]:
    """Returns what is in columns, each from the bottom up, in dealing order."""
    piles = [iter(column) for column in columns]
    return [next(piles[column]) for column in rows(rules)]


def _heights(rules: Rules) -> list[int]:
    return [rows(rules).count(column) for column in range(rules.columns)]


def _read_card(found: re.Match[str], written: str, deck: Deck, at: int) -> Card:
    rank_text, suit_text = found[1].upper(), found[2].upper()
    figures = _ITALIAN_FIGURES if deck is Deck.ITALIAN else {}
    rank = figures.get(rank_text) or _RANKS.get(rank_text)
    if suit_text not in deck.suits or rank is None or rank > deck.ranks:
        raise DealError(DealFault.FOREIGN, text=written, at=at, deck=deck.name.lower())
    return make_card(rank, deck.suits.index(suit_text))


def _ordered(named: list[tuple[Card, str]], rules: Rules) -> Deal:
    """Makes a deal of these cards. Raises ``DealError`` unless they are exactly one deck."""
    cards, written = tuple(card for card, _ in named), [text for _, text in named]
    _check(rules.deck, cards, rules.deck_size, written)
    return Deal(rules.deck, cards)


def _parse_solvitaire(text: str, rules: Rules) -> Deal:
    if rules.kind is not KLONDIKE:
        raise DealError(DealFault.FORMAT, format="solvitaire")
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise DealError(DealFault.JSON, line=error.lineno, column=error.colno) from None
    except (RecursionError, ValueError):  # nested too deeply; a number too long to convert
        raise DealError(DealFault.JSON, line=1, column=1) from None
    piles = data.get("tableau piles")
    if not isinstance(piles, list) or not all(_is_words(pile) for pile in piles):
        raise DealError(DealFault.JSON_SHAPE, what="tableau piles")
    if not _is_words(data.get("stock")):
        raise DealError(DealFault.JSON_SHAPE, what="stock")
    for name in ("waste", "foundation", "foundations"):
        played = data.get(name)
        if any(played) if isinstance(played, list) else played:
            raise DealError(DealFault.JSON_PLAYED, what=name)
    sizes = [len(pile) for pile in piles]
    if sizes != list(range(1, rules.columns + 1)):
        # Solvitaire also writes the columns mirrored
        if sizes == list(range(rules.columns, 0, -1)):
            piles = piles[::-1]
        else:
            raise DealError(DealFault.JSON_PILES, columns=rules.columns)
    words: list[str] = [*_dealt(piles, rules), *reversed(data["stock"])]
    named = []
    for at, word in enumerate(words, 1):
        found = _CARD.fullmatch(word)
        if found is None:
            raise DealError(DealFault.CARD, text=word[:_QUOTE], at=at)
        named.append((_read_card(found, word, rules.deck, at), word))
    return _ordered(named, rules)


def _quoted(number: int) -> str:
    """Formats a number for an error message; Python cannot convert very long ones to decimal."""
    return str(number) if abs(number) < 10**99 else f"{number:#x}"[:_QUOTE]


def _is_words(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)
