"""Boards as other programs print them, written after their sources.

``Solitaire.cpp`` of Klondike-Solver (``GameDiagram``, ``GameDiagramPysol``), ``Board.cs`` of
MinimalKlondike (``ToString``), ``state_printer.cpp`` and ``deal_parser.cpp`` of Solvitaire,
``deal_game.py`` of pysol_cards. A position has every card; what a program hides is hidden here too.
"""

import json
from collections.abc import Callable, Sequence
from itertools import zip_longest
from typing import Final

from winnable.law.cards import Card, Deck, card_text
from winnable.law.position import Position

_CDSH: Final = (2, 1, 3, 0)
"""The suits in the order of Klondike-Solver and MinimalKlondike."""


def _text(card: Card) -> str:
    return card_text(card, Deck.FRENCH)


def _top(position: Position, suit: int) -> str:
    height = position.foundations[suit]
    return _text(4 * (height - 1) + suit) if height else "  "


def pysol_cards(position: Position, ten: str = "T") -> str:
    """A deal as pysol_cards prints it; with 10 instead of T without its option -t."""
    lines = ["Talon: " + " ".join(map(_text, reversed(position.stock)))]
    for column, down in zip(position.columns, position.down, strict=True):
        below = [f"<{_text(card)}>" for card in column[:down]]
        lines.append(" ".join([*below, *map(_text, column[down:])]))
    return "\n".join(lines).replace("T", ten).replace(ten, "T", 1) + "\n"


def solver_pysol(position: Position) -> str:
    """``KlondikeSolver /O 1``."""
    ranks = "0A23456789TJQK"
    tops = [f"{'HDCS'[suit]}-{ranks[position.foundations[suit]]}" for suit in (0, 2, 1, 3)]
    waste = "".join(f"{_text(card)} " for card in reversed(position.waste))
    stock = "".join(f"{_text(card)} " for card in reversed(position.stock))
    lines = [f"Foundations: {' '.join(tops)}", f"Talon: {waste}==> {stock}<=="]
    for column, down in zip(position.columns, position.down, strict=True):
        below = "".join(f" <{_text(card)}>" for card in column[:down])
        lines.append(f":{below}{''.join(f' {_text(card)}' for card in column[down:])}")
    return "\n".join(lines)


def solver_diagram(position: Position) -> str:
    """``KlondikeSolver /O 0``: thirteen piles, the top card first."""
    foundations = [range(suit, 4 * position.foundations[suit], 4) for suit in _CDSH]
    piles: list[Sequence[Card]] = [
        position.waste,
        *position.columns,
        position.stock,
        *foundations,
    ]
    downs = [0, *position.down, 0, 0, 0, 0, 0]
    lines = []
    for number, (pile, down) in enumerate(zip(piles, downs, strict=True)):
        above = "".join(f"{_text(card)} " for card in reversed(pile[down:]))
        below = "".join(f"-{_text(card)}" for card in reversed(pile[:down]))
        lines.append(f"{number:>2}: {above}{below}")
    return "\n".join([*lines, "Minimum Moves Needed: 73"])


def minimal(position: Position) -> str:
    """What MinimalKlondike prints."""
    top = _text(position.waste[-1]) if position.waste else "  "
    tops = "".join(f" {_top(position, suit)}" for suit in _CDSH)
    lines = ["  A        B  C  D  E", f" {top}      {tops}", "  F  G  H  I  J  K  L"]
    for row in range(max(map(len, position.columns)) + 1):
        cells = [
            f"{'+' if row >= down else ' '}{_text(column[row])}" if row < len(column) else "   "
            for column, down in zip(position.columns, position.down, strict=True)
        ]
        lines.append("".join(cells))
    for sign, cards in ((" ", position.stock[::-1]), ("+", position.waste[-2::-1])):
        words = [sign + _text(card) for card in cards]
        lines += ["".join(words[at : at + 7]) for at in range(0, len(words), 7)]
    return "\n".join(lines) + "\n"


def solvitaire(position: Position) -> str:
    """What Solvitaire prints: face-down cards are hidden."""

    def word(card: Card) -> str:
        return _text(card).replace("T", "10")

    tops = [word(4 * height - 4 + suit) if height else "[]" for suit, height in _tops(position)]
    columns = [
        ["##"] * down + list(map(word, column[down:])) or ["[]"]
        for column, down in zip(position.columns, position.down, strict=True)
    ]
    piles = [list(map(word, pile)) or ["[]"] for pile in (position.stock, position.waste)]
    parts: dict[str, Sequence[Sequence[str]]] = {"Foundations": [tops]}
    parts |= {"Tableau Piles": _rows(columns), "Stock | Waste": _rows(piles)}
    lines = []
    for name, rows in parts.items():
        lines.append(f"--- {name} ".ljust(25, "-"))
        lines += ["\t".join(row).rstrip("\t") for row in rows]
    return "\n".join([*lines, "=" * 35]) + "\n"


def solvitaire_json(position: Position) -> str:
    """A board as Solvitaire reads it."""
    piles = [
        [
            _text(card).replace("T", "10") if at >= down else _text(card).lower().replace("t", "10")
            for at, card in enumerate(column)
        ]
        for column, down in zip(position.columns, position.down, strict=True)
    ]
    board = {
        "tableau piles": piles,
        "stock": [_text(card).replace("T", "10") for card in position.stock],
        "waste": [_text(card).replace("T", "10") for card in position.waste],
        "foundations": [
            _text(card).replace("T", "10")
            for suit, height in enumerate(position.foundations)
            for card in range(suit, 4 * height, 4)
        ],
    }
    return json.dumps(board, indent=2)


PRINTS: Final[dict[str, Callable[[Position], str]]] = {
    "pysol of Klondike-Solver": solver_pysol,
    "diagram of Klondike-Solver": solver_diagram,
    "MinimalKlondike": minimal,
    "JSON of Solvitaire": solvitaire_json,
}
"""Boards in mid-game that show every card."""


def _tops(position: Position) -> list[tuple[int, int]]:
    """Suits and heights in the order of Solvitaire: clubs, hearts, spades, diamonds."""
    return [(suit, position.foundations[suit]) for suit in (2, 0, 3, 1)]


def _rows(piles: Sequence[Sequence[str]]) -> list[tuple[str, ...]]:
    return list(zip_longest(*piles, fillvalue=""))
