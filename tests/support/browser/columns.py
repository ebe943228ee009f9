"""Games in which the last column is as long as a column can be."""

from typing import Final

from winnable.law.solitario import SOLITARIO
from winnable.law.variants import VARIANTS

_RUN: Final = ["KS", "QH", "JS", "TH", "9S", "8H", "7S", "6H", "5S", "4H", "3S", "2H", "AS"]
_PILE: Final = ["TD", "9C", "8D", "7C", "6D", "5C", "4D", "3C", "2D"]
"""Solitario: nothing lies on a 2, because an ace goes out by itself."""


def longest_column(game: str) -> dict[str, str]:
    """The request for a deal of the preset and the moves that build the column.

    In Klondike it has six face-down cards, or six face-up ones in open play, and a run from the
    king to the ace.
    """
    rules = VARIANTS[game].rules
    if rules.kind is SOLITARIO:
        rest = _others("23456789TA", "DCBS", _PILE)
        cards = [*rest[:5], *_PILE, *rest[5:]]
        return {"game": game, "deal": " ".join(cards), "moves": " ".join(["sh h6"] * 8)}
    rest = _others("A23456789TJQK", "HDCS", _RUN)
    draws = [_RUN[at : at + rules.draw] for at in range(1, 13, rules.draw)]
    stock = [card for draw in draws for card in reversed(draw)]
    cards = [*rest[:27], _RUN[0], *stock, *rest[27:]]
    moves = " ".join(["sw", *["w7"] * rules.draw] * len(draws))
    return {"game": game, "deal": " ".join(cards), "moves": moves}


def _others(ranks: str, suits: str, cards: list[str]) -> list[str]:
    """The other cards of the deck."""
    return [card for rank in ranks for suit in suits if (card := rank + suit) not in cards]
