"""A game of each preset that is won, one whose win is certain, and one that is lost for certain."""

from functools import cache
from itertools import count
from typing import Final

from winnable.analysis.endings import finishing_moves
from winnable.law.deals import numbered_deal
from winnable.law.moves import start
from winnable.law.position import Step
from winnable.law.variants import VARIANTS
from winnable.law.view import view_of
from winnable.solver import Limits, solve

from .wins import follow, said_of

_LOST: Final = {
    "draw-three": ("2", "26 sw sw sw w3 sw sw sw sw sw"),
    "solitario": (
        "2",
        (
            f"{'sh hw ' * 7}6h hw {'sh hw ' * 3}sh sh {'sh hw ' * 3}sh h6 sh hw sh 6h hw "
            f"{'sh hw ' * 2}sh sh hw sh hs {'sh hw ' * 2}3h hw sh hw sh h6 {'sh hw ' * 4}sh"
        ),
    ),
    "one-pass": ("17", "sw " * 24),
    "three-passes": ("769", "sw 43 " + "sw " * 23),
    "draw-one": ("769", "sw 43 " + "sw " * 23),
    "vegas-three": ("2", "26 sw sw sw w3 sw sw sw sw sw"),
    "vegas-one": ("25", "26 27 " + "sw " * 13 + "w2 " + "sw " * 11),
    "thoughtful": ("22", "47 62 sw sw sw sw sw sw sw sw w2"),
}
"""Deals and moves, found by random play."""


@cache
def _win(game: str) -> tuple[str, tuple[Step, ...]]:
    """The first deal whose win is found at once, and that win."""
    rules = VARIANTS[game].rules
    for number in count(1):
        answer = solve(start(rules, numbered_deal(number, rules)), Limits(nodes=20_000))
        if answer.moves:
            return str(number), follow(game, number, answer.moves)
    raise AssertionError


def won(game: str) -> dict[str, str]:
    """The request for a won game."""
    number, steps = _win(game)
    return {"game": game, "number": number, "moves": said_of(steps)}


def surely_won(game: str) -> dict[str, str]:
    """The request for a game that Auto-finish wins."""
    number, steps = _win(game)
    at = next(at for at, step in enumerate(steps) if finishing_moves(view_of(step.before)))
    return {"game": game, "number": number, "moves": said_of(steps[:at])}


def surely_lost(game: str) -> dict[str, str]:
    """The request for a game that cannot be won any more."""
    number, moves = _LOST[game]
    return {"game": game, "number": number, "moves": moves.strip()}
