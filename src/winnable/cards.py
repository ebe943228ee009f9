"""Cards and decks.

A card is a small int, ``4 * (rank - 1) + suit``, so that a deck with fewer ranks is a prefix of the
whole deck. Suits 0 and 1 are one colour, 2 and 3 the other. Knows nothing of rules or deals.
"""

from enum import Enum
from typing import TypeAlias

Card: TypeAlias = int
"""0..51 in the French deck, 0..39 in the Italian deck."""

ACE = 1
RANK_LETTERS = "A23456789TJQK"


class Deck(Enum):
    """A deck: its number of ranks and its suit letters, in the order of the suit numbers."""

    FRENCH = (13, "HDCS")  # hearts, diamonds | clubs, spades
    ITALIAN = (10, "DCBS")  # denari, coppe | bastoni, spade

    @property
    def ranks(self) -> int:
        """Ranks in the whole deck: 13 or 10."""
        return self.value[0]

    @property
    def suits(self) -> str:
        """Four suit letters; the index is the suit."""
        return self.value[1]


def make_card(rank: int, suit: int) -> Card:
    """The card of ``rank`` (1 = ace) and ``suit`` (0..3)."""
    return 4 * (rank - 1) + suit


def rank_of(card: Card) -> int:
    """1 (ace) .. 13 (king); in the Italian deck 8 fante, 9 cavallo, 10 re."""
    return (card >> 2) + 1


def suit_of(card: Card) -> int:
    """0..3, an index into ``Deck.suits``."""
    return card & 3


def colour_of(card: Card) -> int:
    """0 for red (denari, coppe), 1 for black (bastoni, spade)."""
    return (card >> 1) & 1


def card_text(card: Card, deck: Deck) -> str:
    """Two characters, rank then suit: ``TH``; in the Italian deck ``TD`` is the re of denari."""
    return RANK_LETTERS[card >> 2] + deck.suits[card & 3]
