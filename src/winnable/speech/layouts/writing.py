"""Writes the places of a table in the words that ``words`` reads."""

from collections.abc import Iterable, Sequence
from typing import Final

from ...law.cards import Known, make_card
from ...law.position import Hand, place_text
from ...law.view import View
from ..messages import Voice

CODES: Final = {
    "p": "pass",
    "s": "stock",
    "w": "waste",
    "f": "foundations",
    "h": "hand",
}
"""Short names of places, which need a colon: ``s: 4 hidden``. A column is its number."""


def table_words(view: View, voice: Voice) -> dict[str, str]:
    """Writes the cards of each place in words that ``parse_table`` reads.

    The keys are ``CODES`` and the numbers of the columns. A place without cards is an empty text,
    except an empty stock.
    """
    said = {"p": str(view.passes)} if not view.rules.kind.has_hand else {}
    said["s"] = say_cards(view.stock[::-1], voice) or voice.phrase("layout-none")
    said["w"] = say_cards(view.waste, voice)
    said["f"] = say_tops(enumerate(view.foundations), voice)
    for n, column in enumerate(view.columns, 1):
        said[str(n)] = say_column(column, column.down, voice)
    if view.rules.kind.has_hand:
        said["h"] = say_hand(view.hand, voice)
    return said


def say_column(cards: Sequence[Known], down: int, voice: Voice) -> str:
    """Writes the cards of a column; known cards that lie face down need brackets."""
    below, above = say_cards(cards[:down], voice), say_cards(cards[down:], voice)
    if any(card is not None for card in cards[:down]):
        below = f"({below})"
    return ", ".join(filter(None, [below, above]))


def say_tops(heights: Iterable[tuple[int, int]], voice: Voice) -> str:
    """Writes the top cards of the foundations; ``heights`` are pairs of suit and height."""
    return say_cards([make_card(height, suit) for suit, height in heights if height], voice)


def say_hand(hand: Hand | None, voice: Voice) -> str:
    """Writes the card in the hand and the code of the place where it comes from."""
    if hand is None:
        return ""
    return f"{voice.card(hand.card)} {place_text(hand.origin)}:"


def say_cards(cards: Sequence[Known], voice: Voice) -> str:
    """Writes cards; the unknown ones in a row as their number."""
    return voice.cards(cards, "layout-hidden")
