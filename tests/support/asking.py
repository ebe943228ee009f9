"""Games for questions, and the tests' own names of cards and places."""

from random import Random
from typing import Final

from winnable.game.game import Game
from winnable.law.cards import Card, Deck, rank_of, suit_of
from winnable.law.deals import Deal
from winnable.law.position import STOCK
from winnable.law.rules import Rules
from winnable.session import Session
from winnable.store import Settings

GAMES = ("draw-three", "solitario", "one-pass", "three-passes")


def begin(rules: Rules, deal: Deal, language: str = "en", *, memory: bool = False) -> Session:
    return Session(Game(rules, deal), settings=Settings(language=language, memory=memory))


# Names, in the words of the tests

RANKS: Final = {
    "en": ("ace", *map(str, range(2, 11)), "jack", "queen", "king"),
    "it": ("asso", *map(str, range(2, 11)), "fante", "regina", "re"),
    "es": ("as", *map(str, range(2, 11)), "jota", "reina", "rey"),
    "fr": ("as", *map(str, range(2, 11)), "valet", "dame", "roi"),
}
SUITS: Final = {
    ("en", Deck.FRENCH): ("hearts", "diamonds", "clubs", "spades"),
    ("it", Deck.FRENCH): ("cuori", "quadri", "fiori", "picche"),
    ("es", Deck.FRENCH): ("corazones", "diamantes", "tréboles", "picas"),
    ("fr", Deck.FRENCH): ("cœur", "carreau", "trèfle", "pique"),
    ("en", Deck.ITALIAN): ("coins", "cups", "batons", "swords"),
    ("it", Deck.ITALIAN): ("denari", "coppe", "bastoni", "spade"),
    ("es", Deck.ITALIAN): ("oros", "copas", "bastos", "espadas"),
    ("fr", Deck.ITALIAN): ("deniers", "coupes", "bâtons", "épées"),
}
OF: Final = {"en": " of ", "it": " di ", "es": " de ", "fr": " de "}


def name(card: Card, deck: Deck, language: str) -> str:
    of_suit = OF[language] + SUITS[language, deck][suit_of(card)]
    return RANKS[language][rank_of(card) - 1] + of_suit.replace("de é", "d'é")


def random_step(session: Session, random: Random) -> None:
    """Plays a random legal move, preferring draws; sometimes takes one back."""
    game = session.game
    legal = game.view.legal
    if not legal or random.random() < 0.1:
        game.undo()
    elif legal[-1].source == STOCK and random.random() < 0.4:
        game.play(legal[-1])
    else:
        game.play(random.choice(legal))
