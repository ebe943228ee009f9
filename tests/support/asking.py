"""Games for questions, and the tests' own names of cards."""

from random import Random

from tests.languages import SPEAKERS
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


def name(card: Card, deck: Deck, language: str) -> str:
    cards = SPEAKERS[language].cards
    return cards.name(rank_of(card), suit_of(card), italian=deck is Deck.ITALIAN)


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
