"""Cards and decks, without rules or deals.

A card is a small int, ``4 * (rank - 1) + suit``, so a deck with fewer ranks is a prefix of the full
deck. Suits 0 and 1 are red, suits 2 and 3 black. ``rank_of``, ``suit_of`` and ``colour_of`` do
not check the card: the law calls them in its inner loops.
"""

from enum import Enum
from typing import Final, TypeAlias

Card: TypeAlias = int
"""0..51 in the French deck, 0..39 in the Italian deck."""

Known: TypeAlias = Card | None
"""A card, or None for a card that the player cannot know."""

ACE = 1
RANK_LETTERS = "A23456789TJQK"
_CARDS: Final = range(52)


class Deck(Enum):
    """A deck: its number of ranks, and its suit letters ordered by suit number."""

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
    """Returns the card of ``rank`` (1 = ace) and ``suit`` (0..3)."""
    if rank not in range(1, 14) or suit not in range(4):
        message = f"rank must be 1 to 13 and suit 0 to 3, not {rank!r} and {suit!r}"
        raise ValueError(message)
    return 4 * (rank - 1) + suit


def rank_of(card: Card) -> int:
    """Returns the rank, 1 (ace) .. 13 (king); in the Italian deck 8 is fante, 9 cavallo, 10 re."""
    return (card >> 2) + 1


def suit_of(card: Card) -> int:
    """Returns the suit, 0..3: an index into ``Deck.suits``."""
    return card & 3


def colour_of(card: Card) -> int:
    """Returns 0 for red (denari, coppe), 1 for black (bastoni, spade)."""
    return (card >> 1) & 1


def card_text(card: Card, deck: Deck) -> str:
    """Returns two characters, rank then suit: ``TH``; Italian ``TD`` is the re of denari."""
    check_card(card)
    if not isinstance(deck, Deck):
        message = f"deck must be a Deck, not {type(deck).__name__}"  # type: ignore[unreachable]
        raise TypeError(message)
    return RANK_LETTERS[card >> 2] + deck.suits[card & 3]


def check_card(card: object) -> None:
    """Raises ``ValueError`` unless ``card`` is one."""
    if card not in _CARDS:
        message = f"card must be a whole number from 0 to 51, not {card!r}"
        raise ValueError(message)
