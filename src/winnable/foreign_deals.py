"""Numbers of other programs: deals that their own generators make.

Only generators that are public and whose deals were compared with the program's own. PySolFC's is
the package pysol_cards (MIT licence), which PySolFC itself uses; docs/formats.md names the checks.
"""

import re
from enum import StrEnum
from random import Random
from typing import Final, Unpack

from .cards import Deck
from .deals import Deal, DealDetails, DealError, check_deal, parse_deal
from .errors import WinnableError
from .rules import Rules

PYSOL_NUMBERS: Final = 10**20
"""PySolFC's deals are 1 .. PYSOL_NUMBERS."""
_MICROSOFT: Final = 32_000
"""Up to this number PySolFC shuffles as FreeCell of Microsoft does."""
_SUITS: Final = "CSHD"
"""The suits of a new deck of PySolFC, in its order."""
_COLUMNS: Final = 7


class ForeignFault(StrEnum):
    """What can be wrong with the number of another program."""

    PYSOL = "deal-pysol"


class ForeignError(DealError):
    """The other program has no deal of that number."""

    def __init__(self, code: ForeignFault, **details: Unpack[DealDetails]) -> None:
        WinnableError.__init__(self, code, details)


def read_deal(text: str, rules: Rules) -> Deal:
    """Parses a deal in any format of ``parse_deal``, or the number of another program.

    ``pysol:24`` is what PySolFC deals for number 24 of Klondike. Raises ``DealError``.

    >>> read_deal("pysol:24", Rules()) == pysol_deal(24)
    True
    """
    if text.strip()[:6].lower() != "pysol:":
        return parse_deal(text, rules)
    number = text.strip()[6:].strip()
    if not re.fullmatch(r"[0-9]{1,21}", number, re.ASCII):
        raise ForeignError(ForeignFault.PYSOL, text=number[:24])
    return check_deal(pysol_deal(int(number)), rules)


def pysol_deal(number: int) -> Deal:
    """Deals Klondike as PySolFC does. Raises ``ForeignError`` unless 1 <= number <= 10^20.

    The address of the deal is None: the text of a game holds its cards.
    """
    if not 1 <= number <= PYSOL_NUMBERS:
        raise ForeignError(ForeignFault.PYSOL, text=str(number)[:24])
    # 1. Shuffle from the last card down; the last card is dealt first.
    if number <= _MICROSOFT:
        cards = [(rank, suit) for rank in range(13) for suit in "CDHS"]
        state = number
        for last in range(51, 0, -1):
            state = (state * 214013 + 2531011) & 0x7FFFFFFF
            at = (state >> 16) % (last + 1)
            cards[last], cards[at] = cards[at], cards[last]
    else:
        cards = [(rank, suit) for suit in _SUITS for rank in range(13)]
        twister = Random(number)  # the generator of the other program
        for last in range(51, 0, -1):
            at = int(twister.random() * (last + 1))
            cards[last], cards[at] = cards[at], cards[last]
    # 2. Deal rows from right to left: first those of face-down cards, then the face-up one.
    columns: list[list[tuple[int, str]]] = [[] for _ in range(_COLUMNS)]
    for row in range(1, _COLUMNS + 1):
        for column in range(_COLUMNS - 1, row % _COLUMNS - 1, -1):
            columns[column].append(cards.pop())
    # 3. The order of this program's deals.
    table = [columns[column][row] for row in range(_COLUMNS) for column in range(row, _COLUMNS)]
    order = [*table, *reversed(cards)]
    suits = Deck.FRENCH.suits
    return Deal(Deck.FRENCH, tuple(4 * rank + suits.index(suit) for rank, suit in order))
