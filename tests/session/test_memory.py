"""The memory of a long game: what a move adds to it, however the moves came to be."""

import gc
import tracemalloc
from collections.abc import Callable
from random import Random

import pytest

from tests.support.length import some
from winnable.game.game import Game, parse_game
from winnable.law.deals import numbered_deal
from winnable.law.position import STOCK, Move
from winnable.law.variants import VARIANTS
from winnable.session import Session
from winnable.session.transcript import EVENTS
from winnable.speech.acts import Act
from winnable.speech.commands import Command

MOVES = 1_500


def drawing(game: Game, _: Random) -> Move:
    """Draws through the stock again and again: most moves of every long game."""
    return next(move for move in game.legal if move.source == STOCK)


def wandering(game: Game, chooser: Random) -> Move:
    """Moves at random."""
    return chooser.choice(game.legal)


def grown(name: str, choose: Callable[[Game, Random], Move]) -> Game:
    """A game of many moves, with branches where it was stuck or won."""
    rules, chooser = VARIANTS[name].rules, Random(name)
    game = Game(rules, numbered_deal(7, rules))
    while game.size < MOVES:
        if game.legal and not game.is_won:
            game.play(choose(game, chooser))
        else:
            for _ in range(chooser.randrange(1, 1 + len(game.steps))):
                game.undo()
    return game


def bytes_of(make: Callable[[], Game]) -> float:
    """The bytes for each move of a game that is made."""
    gc.collect()
    tracemalloc.start()
    try:
        game = make()
        gc.collect()
        return tracemalloc.get_traced_memory()[0] / game.size
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(
    ("name", "choose", "most"),
    some(
        [
            ("draw-one", drawing, 450),
            ("draw-three", wandering, 590),
            ("solitario", wandering, 590),
            ("draw-three", drawing, 450),
            ("draw-one", wandering, 590),
        ],
        3,
    ),
)
def test_a_move_of_a_long_game_takes_little(
    name: str, choose: Callable[[Game, Random], Move], most: float
) -> None:
    """The bounds leave room. Where the steps share no piles, each move takes 640 bytes or more."""
    text = grown(name, choose).text  # what is loaded once is loaded now
    assert bytes_of(lambda: grown(name, choose)) < most
    assert bytes_of(lambda: parse_game(text)) < most


def test_what_was_said_long_ago_is_forgotten() -> None:
    rules = VARIANTS["draw-one"].rules
    session = Session(Game(rules, numbered_deal(7, rules)))
    for count in range(2 * EVENTS + 10):
        session.execute(Command(Act.DRAW))
        assert min(count, EVENTS) < len(session.events) <= 2 * EVENTS + 1
    assert len(session.game.steps) > 2 * EVENTS
    assert session.do("log 5") == [event.text for event in session.events[-5:]]
