"""Tables in mid-game, also joined late, and a bot that describes them in words of a language."""

from random import Random

from tests.languages import SPEAKERS
from winnable.catalogues.new import new_game
from winnable.game.game import Game
from winnable.law.position import STOCK, WASTE
from winnable.law.view import View, view_of
from winnable.speech.layouts import table_words
from winnable.speech.messages import Voice


def in_mid_game(name: str, number: int, random: Random, most: int = 90) -> Game:
    """A game after random moves, some of them undone."""
    game = new_game(name, number=number)
    for _ in range(random.randrange(most)):
        if not game.legal:
            break
        game.play(random.choice(game.legal))
        if random.random() < 0.1:
            game.undo()
    return game


def joined_late(game: Game, random: Random) -> View:
    """The table of a game for a player who has not seen some cards of the waste and the stock."""
    position = game.position
    missed = {card for card in (*position.waste, *position.stock) if random.random() < 0.4}
    return view_of(position, game.seen - missed)


def typed(view: View, language: str, random: Random) -> str:
    """The words for a table, its places in any order and divided in one of three ways."""
    voice = Voice(view.rules, language, figures=random.random() < 0.5)
    passes, stock, waste, foundations, hand, pile, origin = SPEAKERS[language].understood.layout
    names = {"p": passes, "s": stock, "w": waste, "f": foundations, "h": hand}
    lines = []
    for code, words in table_words(view, voice).items():
        if code == "h" and view.hand is not None:
            source = {STOCK: stock, WASTE: waste}.get(view.hand.origin)
            words = (
                f"{voice.card(view.hand.card)} {origin} {source or f'{pile} {view.hand.origin}'}"
            )
        if words:
            lines.append(f"{names.get(code) or f'{pile} {code}'}: {words}")
    random.shuffle(lines)
    return random.choice(("; ", "\n", ". ")).join(lines)
