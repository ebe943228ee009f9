"""Saved games of KPat and PySolFC: the table where they stand. Their moves are not read.

KPat writes XML: the moves of all states, or, in its older form, the piles. PySolFC writes a series
of pickles; nothing in them is executed, only their numbers and words are taken. Sources:
``dealer.cpp`` and ``klondike.cpp`` of KPat; ``game/dump.py``, ``layout.py`` and
``games/klondike.py`` of PySolFC.
"""

import re
from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import Final

from ..cards import Card, Deck, make_card, rank_of, suit_of
from ..klondike import KLONDIKE
from ..rules import Rules, parse_rules
from .boards import Board, BoardError, BoardFault, board

IS_XML: Final = re.compile(r"\s*<(?:\?xml|!doctype|kpat-game|dealer)\b", re.IGNORECASE)
"""How a saved game of KPat begins."""
_TAG: Final = re.compile(
    r'\s*<(?:\?[^>]*\?|![^>[]*|/[\w-]+\s*|([\w-]+)((?:\s+[\w-]+="[^"<]*")*)\s*/?)>\s*'
)
"""A tag with its values, a declaration, or an end. KPat writes no text between them."""
_VALUE: Final = re.compile(r'([\w-]+)="([^"]*)"')
_COLUMNS: Final = [f"play{n}" for n in range(7)]
_FOUNDATIONS: Final = [f"target{n}" for n in range(4)]
_PILES: Final = ["talon", *_FOUNDATIONS, *_COLUMNS, "pile"]
_NUMBERS: Final = {str(n): name for n, name in zip([*range(12), 13], _PILES, strict=True)}
"""The piles by the numbers of the older form."""
_RANKS: Final = [
    "ace",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "jack",
    "queen",
    "king",
]
_SUITS: Final = {"clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S"}
_DRAWS: Final = {"1": "d1", "3": "d3n"}
"""The rules by the cards that KPat draws: only draw one lets a card return."""
_GAMES: Final = {"0": "1", "13": "3", "18": ""}
"""The numbers of Klondike in the older form, and the cards that it draws."""
_PYSOL: Final = {2: "d1", 991: "d1", 18: "d3", 61: "d1p3", 129: "d1p1"}
"""The rules by the numbers of PySolFC's games."""
_PYSOL_SUITS: Final = "CSHD"


def read_xml(text: str, rules: Rules) -> Board:
    """Reads a saved game of KPat; ``rules`` are those of one that names none.

    Raises ``BoardError`` that names the line.
    """
    table, at, tag = _Table(rules), 0, ""
    try:
        while at < len(text):
            found = _TAG.match(text, at)
            if found is None:
                raise ValueError
            if found[1]:
                tag = tag or found[1]
                table.open(found[1], dict(_VALUE.findall(found[2])))
            at = found.end()
        if not text.rstrip().endswith(f"</{tag}>"):
            raise ValueError
    except (LookupError, ValueError, OverflowError):
        line = text.count("\n", 0, len(text) - len(text[at:].lstrip())) + 1
        raise BoardError(BoardFault.SAVED, program="KPat", line=line) from None
    return table.board()


class _Table:
    """The piles of KPat, as far as the file was read."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.piles: dict[str, list[Card]] = {name: [] for name in _PILES}
        self.face_up: set[Card] = set()
        self._pile, self._at = list[Card](), 0
        self._is_current = self._is_over = False

    def open(self, tag: str, values: dict[str, str]) -> None:
        """Takes the start of an element."""
        if tag == "kpat-game" and values["game-type"] == "klondike":
            self._name(values.get("game-type-options", ""))
        elif tag == "dealer":
            self._name(values.get("options") or _GAMES[values["id"]])
        elif tag == "state":
            self._is_over |= self._is_current
            self._is_current = "current" in values
        elif tag == "move":
            self._pile, self._at = self.piles[values["pile"]], int(values["position"])
        elif tag == "pile":
            self._pile, self._at = self.piles[_NUMBERS[values["index"]]], 0
        elif tag != "card":
            raise ValueError
        elif not self._is_over:
            self._put(values)

    def board(self) -> Board:
        """Returns the table."""
        piles = self.piles
        columns = [piles[name] for name in _COLUMNS]
        down = [sum(card not in self.face_up for card in column) for column in columns]
        tops = _tops([piles[name] for name in _FOUNDATIONS])
        return board(self.rules, columns, piles["talon"][::-1], piles["pile"], tops, down)

    def _name(self, draws: str) -> None:
        if draws or self.rules.kind is not KLONDIKE:
            self.rules = parse_rules(_DRAWS[draws])

    def _put(self, values: dict[str, str]) -> None:
        if "rank" in values:
            rank, suit = _RANKS.index(values["rank"]) + 1, _SUITS[values["suit"]]
            face = values.get("turn")
        else:
            rank, suit = int(values["value"]), "CDHS"[int(values["suit"])]
            face = {"0": "face-down", "1": "face-up"}[values["faceup"]]
        card = _card(rank, suit)
        for pile in self.piles.values():
            if card in pile:
                pile.remove(card)
        self._pile.insert(self._at, card)
        self._at += 1
        if face is not None:
            (self.face_up.add if face == "face-up" else self.face_up.discard)(card)


def read_pickles(data: bytes) -> Board | None:
    """Reads a saved game of PySolFC; None if the file is none. Raises ``BoardError``."""
    if b"PySolFC" not in data[:40]:
        return None
    values = _values(data)

    def number() -> int:
        (value,) = next(values)
        if not isinstance(value, int):
            raise TypeError
        return value

    try:
        for _ in range(5):  # program, version twice, bookmark, version of the game
            next(values)
        rules = parse_rules(_PYSOL[number()])
        number(), next(values)  # the number of the deal and the state of its generator
        stacks = [[(number(), number()) for _ in range(number())] for _ in range(number())]
        cards = [[_pysol_card(each) for each, _ in stack] for stack in stacks]
        talon, waste, *others = cards
        if len(others) != len(_FOUNDATIONS) + len(_COLUMNS):
            raise ValueError
        down = [sum(not face_up for _, face_up in stack) for stack in stacks[6:]]
        passes = number()
    except (LookupError, ValueError, TypeError, OverflowError, StopIteration):
        raise BoardError(BoardFault.SAVED, program="PySolFC", line=0) from None
    return board(rules, others[4:], talon[::-1], waste, _tops(others[:4]), down, passes)


def _values(data: bytes) -> Iterator[list[object]]:
    """Yields the numbers and words of each pickle of a file. Raises ``ValueError``."""
    from pickletools import genops  # noqa: PLC0415  # the site is without it

    stream = BytesIO(data)
    while stream.tell() < len(data):
        found: list[object] = []
        for code, value, _ in genops(stream):
            if code.name in ("NEWTRUE", "NEWFALSE"):
                found.append(code.name == "NEWTRUE")
            elif code.stack_after and isinstance(value, int | str):
                found.append(value)
        yield found


def _pysol_card(number: int) -> Card:
    suit, rank = divmod(number, Deck.FRENCH.ranks)
    if suit < 0:
        raise ValueError
    return _card(rank + 1, _PYSOL_SUITS[suit])


def _card(rank: int, suit: str) -> Card:
    if not 1 <= rank <= Deck.FRENCH.ranks:
        raise ValueError
    return make_card(rank, Deck.FRENCH.suits.index(suit))


def _tops(piles: Sequence[Sequence[Card]]) -> list[int]:
    heights = [0, 0, 0, 0]
    for pile in piles:
        for card in pile:
            heights[suit_of(card)] = max(heights[suit_of(card)], rank_of(card))
    return heights
