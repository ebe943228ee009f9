"""What to play next: something harder after wins, something easier after losses."""

from collections.abc import Sequence
from itertools import pairwise, takewhile
from typing import Final, NamedTuple

from ..game.game import Game
from ..game.results import Result, of_kind
from ..law.difficulty import Difficulty
from ..law.variants import VARIANTS
from . import catalogue


class Stage(NamedTuple):
    """A game and a level."""

    game: str
    """The name of a variant."""
    level: Difficulty


STEPS: Final = (
    Stage("draw-one", Difficulty.EASY),
    Stage("draw-one", Difficulty.NORMAL),
    Stage("draw-three", Difficulty.EASY),
    Stage("draw-three", Difficulty.NORMAL),
)
"""The games and levels of a player who begins, each step harder than the one before."""
WINS: Final = 3
"""Wins of a game and level before the next step is offered."""
LOSSES: Final = 2
"""Losses of a game and level in a row before help is offered."""


def harder(game: Game, results: Sequence[Result]) -> Stage | None:
    """Returns the step after that of a won game, if the player has won it often enough."""
    kind = game.variant.name, game.deal.difficulty
    after = next((after for before, after in pairwise(STEPS) if before == kind), None)
    if after is None or sum(each.won for each in of_kind(results, *kind)) < WINS:
        return None
    return after


def is_hard(game: Game, results: Sequence[Result], game_id: str) -> bool:
    """Whether this game, which is lost, is the last of several losses of its game and level in a
    row. A game that is not played for its result, or by rules without a name, is none.
    """
    if game.table is not None or game.variant.name not in VARIANTS:
        return False
    before = of_kind(results, game.variant.name, game.deal.difficulty)
    others = [each for each in before if each.id != game_id]
    lost = sum(1 for _ in takewhile(lambda each: not each.won, reversed(others)))
    return lost + 1 >= LOSSES


def easier(game: Game) -> Stage | None:
    """Returns the step before that of a game, the level below, or of a random deal the easiest;
    None if there is nothing easier.
    """
    name, level = game.variant.name, game.deal.difficulty
    before = next((before for before, after in pairwise(STEPS) if after == (name, level)), None)
    known = catalogue(game.rules)
    if before is not None or known is None or name not in VARIANTS:
        return before
    levels = [each for each in Difficulty if known.has(each)]
    at = 1 if level is None else levels.index(level) if level in levels else 0
    return Stage(name, levels[at - 1]) if at else None
