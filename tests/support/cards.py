"""Cards from their texts, rank and suit: ``9H``."""

from collections.abc import Iterable

from winnable.law.cards import RANK_LETTERS, Card, Deck, card_text, make_card


def card(text: str, deck: Deck = Deck.FRENCH) -> Card:
    return make_card(RANK_LETTERS.index(text[0]) + 1, deck.suits.index(text[1]))


def cards(text: str, deck: Deck = Deck.FRENCH) -> tuple[Card, ...]:
    """The cards of a text such as ``9H AS``."""
    return tuple(card(word, deck) for word in text.split())


def words(pile: Iterable[Card], deck: Deck = Deck.FRENCH) -> str:
    """The text of cards, as ``cards`` reads it."""
    return " ".join(card_text(each, deck) for each in pile)
