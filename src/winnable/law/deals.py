"""Deals: ordered decks, the numbers that generate them, and the texts that programs read.

The text of its cards is the canonical name of a deal. Cards are always in dealing order. Klondike
deals row by row, left to right (seven cards to columns 1 to 7, then six to columns 2 to 7, and so
on), then the stock, first drawn first. Solitario deals six cards to the table, then the stock.
``reading`` reads every format; the functions named ``*_text`` write them.
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

from .cards import Card, Deck, card_text, make_card, rank_of, suit_of
from .difficulty import Difficulty
from .errors import ErrorOf, check_type
from .rules import Rules
from .shuffles import javasol_order, numbered_order

_T = TypeVar("_T")
NUMBERS: Final = 1 << 64
"""Numbered deals are 0 .. NUMBERS - 1."""

PREFIX: Final = re.compile(
    rf"(?:(?P<day>[0-9]{{4}}-[0-9]{{2}}-[0-9]{{2}}):)?(?P<difficulty>{'|'.join(Difficulty)}):"
)
NUMBERED: Final = rf"(?:{PREFIX.pattern})?(?P<number>[0-9]{{1,20}})"
"""The addresses of numbered deals: ``4217``, ``hard:4217``, ``2026-11-03:hard:4217``."""

DIGIT_SUITS: Final = "CDHS"
"""The suits of the digits of Klondike-Solver: 1 clubs, 2 diamonds, 3 hearts, 4 spades."""
_WHOLE: Final = {size: frozenset(range(size)) for size in range(0, 53, 4)}
"""The cards of a deck of each size."""
QUOTE: Final = 20
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
    LONELYBOT = "deal-lonelybot"
    FORMAT = "deal-format"
    JSON = "deal-json"
    JSON_SHAPE = "deal-json-shape"
    JSON_PILES = "deal-json-piles"
    PLAYED = "deal-played"
    TWO = "deal-two"
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
        check_type("deck", "a Deck", self.deck, Deck)
        check_type("cards", "a tuple of cards", self.cards, tuple)
        ranks = min((len(self.cards) + 3) // 4, self.deck.ranks)
        check_cards(self.deck, self.cards, 4 * ranks)

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


def check_cards(deck: Deck, cards: Sequence[Card], size: int, written: Sequence[str] = ()) -> None:
    """Raises ``DealError`` unless these are all cards of a deck of ``size`` cards."""
    if len(cards) == size and set(cards) == _WHOLE[size]:
        return
    first: dict[Card, int] = {}
    for at, card in enumerate(cards, 1):
        if card not in _WHOLE[size]:
            text = [*written, *map(str, cards)][at - 1][:QUOTE]
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
        raise DealError(DealFault.DAY, text=text[:QUOTE]) from None


def numbered_deal(
    number: int, rules: Rules, difficulty: Difficulty | None = None, day: date | None = None
) -> Deal:
    """Deals number ``number`` for the deck of ``rules``: uniform, and the same on every machine.

    ``difficulty`` is what was requested, and ``day`` says that it is the daily deal of that day and
    difficulty; they change the address, not the cards. Raises ``DealError`` if the number is not in
    ``range(NUMBERS)``, and ``TypeError`` if it is no int.
    """
    check_type("rules", "Rules", rules, Rules)
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
    check_type("number", "an int", number, int)
    if not -(1 << 63) <= number < 1 << 63:
        raise DealError(DealFault.JAVASOL, text=_quoted(number))
    suits = (0, 3, 1, 2)  # pushed in the order hearts, spades, diamonds, clubs
    pushed = [make_card(rank, suit) for suit in suits for rank in range(1, 14)]
    cards = tuple(pushed[i] for i in javasol_order(number, 52))
    return Deal(Deck.FRENCH, cards, f"javasol:{number}")


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
        f"{rank_of(card):02d}{DIGIT_SUITS.index(deal.deck.suits[suit_of(card)]) + 1}"
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


def lonelybot_deal(seed: int, rules: Rules) -> Deal:
    """Deals an exact seed of lonelybot, which ``lonelybot_text`` writes. Raises ``DealError``."""
    cards, rest = list(range(rules.deck_size)), seed
    for last in range(1, rules.deck_size):
        rest, at = divmod(rest, last + 1)
        cards[last], cards[at] = cards[at], cards[last]
    if rest or rules.deck is not Deck.FRENCH:
        raise DealError(DealFault.LONELYBOT, text=_quoted(seed))
    ends = list(accumulate(heights(rules), initial=0))
    columns = [cards[at:end] for at, end in pairwise(ends)]
    return Deal(rules.deck, (*dealt(columns, rules), *cards[ends[-1] :]))


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


def dealt(columns: Sequence[Sequence[_T]], rules: Rules) -> list[_T]:
    """Returns what is in columns, each from the bottom up, in dealing order."""
    piles = [iter(column) for column in columns]
    return [next(piles[column]) for column in rows(rules)]


def heights(rules: Rules) -> list[int]:
    """Returns how many cards are dealt to each column."""
    return [rows(rules).count(column) for column in range(rules.columns)]


def _quoted(number: int) -> str:
    """Formats a number for an error message; Python cannot convert very long ones to decimal."""
    return str(number) if abs(number) < 10**99 else f"{number:#x}"[:QUOTE]
