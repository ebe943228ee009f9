"""Numbers of other programs: deals that their own generators make.

Only generators that are public and whose deals were compared with the program's own
(docs/formats.md). Sources: the package pysol_cards of PySolFC; ``src/shuffle.h`` and
``src/klondike.cpp`` of KPat; ``game_state.cpp`` of Solvitaire with ``uniform_int_distribution`` of
Boost.Random; ``Random.cpp`` and ``Solitaire.cpp`` of Klondike-Solver; ``Entities/Board.cs`` of
MinimalKlondike for greenfelt.net; ``src/shuffler.rs`` of lonelybot for Microsoft Solitaire.
"""

import re
from collections.abc import Callable, Iterator
from enum import StrEnum
from itertools import count
from math import factorial
from random import Random
from typing import Final, Unpack

from .cards import Deck
from .deals import Deal, DealError
from .errors import Details, WinnableError

_MICROSOFT: Final = 32_000
"""Up to this number PySolFC shuffles as FreeCell of Microsoft does."""
_COLUMNS: Final = 7
_INTEGERS: Final = 2**31 - 1
"""The largest number of the programs that read it as an ``int`` of C++."""
_WORD: Final = 0xFFFFFFFF

_Card = tuple[int, str]
"""A rank from 0 and the letter of a suit."""


class ForeignProgram(StrEnum):
    """A program whose numbers of deals are known."""

    PYSOL = "pysol"
    PYSOL_MICROSOFT = "pysol:ms"
    """PySolFC again, with the numbers of FreeCell of Microsoft."""
    KPAT = "kpat"
    SOLVITAIRE = "solvitaire"
    KLONDIKE_SOLVER = "klondike-solver"
    GREENFELT = "greenfelt"
    MICROSOFT = "microsoft"


class ForeignFault(StrEnum):
    """What can be wrong with the number of another program, or with its name."""

    NUMBER = "deal-program"
    PREFIX = "deal-prefix"


class ForeignError(DealError):
    """The other program has no deal of that number, or its numbers are not read."""

    def __init__(self, code: ForeignFault, **details: Unpack[Details]) -> None:
        WinnableError.__init__(self, code, details)


def foreign_number(program: ForeignProgram, text: str) -> int:
    """Parses a number of another program. Raises ``ForeignError``."""
    if not re.fullmatch(r"[0-9]{1,68}", text, re.ASCII):
        raise _no_such(program, text)
    return int(text)


def foreign_deal(program: ForeignProgram, number: int) -> Deal:
    """Deals Klondike as another program does. Raises ``ForeignError`` unless it has that number.

    The address of the deal is None: the text of a game holds its cards.
    """
    first, last, deal = _DEALS[program]
    if not first <= number <= last:
        raise _no_such(program, str(number))
    suits = Deck.FRENCH.suits
    cards = tuple(4 * rank + suits.index(suit) for rank, suit in deal(number))
    return Deal(Deck.FRENCH, cards)


def _no_such(program: ForeignProgram, number: str) -> ForeignError:
    least, most, _ = _DEALS[program]
    return ForeignError(
        ForeignFault.NUMBER,
        program=str(program),
        text=number[:24],
        least=str(least),
        most=str(most),
    )


# What follows returns the cards in the order of this program's deals: the columns row by row from
# the left, then the stock from the card that is drawn first.


def _pysol(number: int) -> list[_Card]:
    if number <= _MICROSOFT:
        return _pysol_microsoft(number)
    cards = _new_deck("CSHD", by_rank=False)
    twister = Random(number)  # the generator of the other program
    _shuffle(cards, lambda size: int(twister.random() * size))
    return _pysol_table(cards)


def _pysol_microsoft(number: int) -> list[_Card]:
    cards = _new_deck("CDHS", by_rank=True)
    _shuffle(cards, _microsoft(number))
    return _pysol_table(cards)


def _pysol_table(cards: list[_Card]) -> list[_Card]:
    # Dealt from the last card down: each row from the right, first the face-down rows.
    columns: list[list[_Card]] = [[] for _ in range(_COLUMNS)]
    for row in range(1, _COLUMNS + 1):
        for column in range(_COLUMNS - 1, row % _COLUMNS - 1, -1):
            columns[column].append(cards.pop())
    table = [columns[column][row] for row in range(_COLUMNS) for column in range(row, _COLUMNS)]
    return [*table, *reversed(cards)]


def _kpat(number: int) -> list[_Card]:
    cards = _new_deck("CDHS", by_rank=True)
    _shuffle(cards, _microsoft(number))
    return cards[::-1]


def _solvitaire(number: int) -> list[_Card]:
    cards = _new_deck("CHSD", by_rank=True)
    words = _mersenne_twister(number)

    def below(size: int) -> int:
        share = 2**32 // size
        return next(at for word in words if (at := word // share) < size)

    _shuffle(cards, below)
    # Dealt from the last card down: the stock, whose last card is drawn first; then each row of the
    # columns from the right.
    stock, table, dealt = cards[28:], list[_Card](), cards[:28]
    for row in range(_COLUMNS):
        table += dealt[row - _COLUMNS :]
        del dealt[row - _COLUMNS :]
    return [*table, *stock]


def _klondike_solver(number: int) -> list[_Card]:
    cards = _new_deck("CDSH", by_rank=False)
    numbers = _klondike_solver_numbers(number)
    for _ in range(269):
        one, other = next(numbers) % 52, next(numbers) % 52
        cards[one], cards[other] = cards[other], cards[one]
    return cards


def _greenfelt(number: int) -> list[_Card]:
    cards = _new_deck("CDHS", by_rank=False)
    for _ in range(7):
        for at in range(52):
            number = number * 16807 % _INTEGERS  # the generator of Lehmer
            other = number % 52
            cards[at], cards[other] = cards[other], cards[at]
    return cards[::-1]


def _microsoft_solitaire(number: int) -> list[_Card]:
    """The number is that of a permutation."""
    cards = _new_deck("SHCD", by_rank=False)

    def below(size: int) -> int:
        nonlocal number
        number, at = divmod(number, size)
        return at

    _shuffle(cards, below)
    return cards[::-1]


def _new_deck(suits: str, *, by_rank: bool) -> list[_Card]:
    """A new deck: all aces first, or all cards of a suit first."""
    if by_rank:
        return [(rank, suit) for rank in range(13) for suit in suits]
    return [(rank, suit) for suit in suits for rank in range(13)]


def _shuffle(cards: list[_Card], below: Callable[[int], int]) -> None:
    """Exchanges each card, from the last one down, with one of those before it or itself."""
    for last in range(len(cards) - 1, 0, -1):
        at = below(last + 1)
        cards[last], cards[at] = cards[at], cards[last]


def _microsoft(seed: int) -> Callable[[int], int]:
    """The numbers of FreeCell of Microsoft: of 15 bits, taken modulo a count. PySolFC has seeds of
    32 and 33 bits too, for which it sets or adds the sixteenth.
    """
    state = seed

    def below(size: int) -> int:
        nonlocal state
        state = (state * 214013 + 2531011) & _WORD
        word = state >> 16
        if seed > _WORD:
            return (word + 1) % size
        return (word & 0x7FFF | (0x8000 if seed > _INTEGERS else 0)) % size

    return below


def _mersenne_twister(seed: int) -> Iterator[int]:
    """The numbers of ``std::mt19937``, which is seeded differently from ``random.Random``."""
    state = [seed]
    for at in range(1, 624):
        before = state[-1]
        state.append((1812433253 * (before ^ before >> 30) + at) & _WORD)
    twister = Random()  # the generator of the other program
    twister.setstate((3, (*state, 624), None))
    while True:
        yield twister.getrandbits(32)


def _klondike_solver_numbers(seed: int) -> Iterator[int]:
    """The numbers of Klondike-Solver, whose generator has three words of 32 bits."""
    mix, twist, value = 51651237, 895213268, seed
    for turn in count():
        if turn == 50:
            value = 0x9417B3AF ^ seed ^ seed >> 15
        fresh = (twist - mix ^ twist ^ value ^ mix) & _WORD
        mix ^= twist ^ value
        value ^= twist - mix & _WORD
        twist ^= value ^ fresh
        high = mix >> 16 | (0xFFFF0000 if mix >> 31 else 0)  # keeps the sign
        value = (value ^ twist << 7 ^ high ^ fresh << 8) & _WORD
        if turn >= 1000:
            yield value & 0x7FFFFFFF


_DEALS: Final[dict[ForeignProgram, tuple[int, int, Callable[[int], list[_Card]]]]] = {
    ForeignProgram.PYSOL: (1, 10**20, _pysol),
    ForeignProgram.PYSOL_MICROSOFT: (1, 2**33 - 1, _pysol_microsoft),
    ForeignProgram.KPAT: (1, _INTEGERS, _kpat),
    ForeignProgram.SOLVITAIRE: (0, _INTEGERS, _solvitaire),
    ForeignProgram.KLONDIKE_SOLVER: (0, _INTEGERS, _klondike_solver),
    ForeignProgram.GREENFELT: (1, _INTEGERS - 1, _greenfelt),
    ForeignProgram.MICROSOFT: (0, factorial(52) - 1, _microsoft_solitaire),
}
"""The first and the last number of each program, and how it deals."""
