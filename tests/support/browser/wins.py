"""Wins to play: the solver finds them, for deals that are known to have short ones."""

from functools import cache
from typing import Final

from winnable.deals import numbered_deal
from winnable.law import play, start
from winnable.position import Move, Step, parse_move
from winnable.rules import Family
from winnable.solver import shorten, solve
from winnable.variants import VARIANTS

NUMBERS: Final = {"draw-three": 64, "solitario": 332, "one-pass": 251, "three-passes": 64}
GAMES: Final = tuple(NUMBERS)


@cache
def win(game: str) -> tuple[Step, ...]:
    """A win of the preset's deal, step by step."""
    rules = VARIANTS[game].rules
    position = start(rules, numbered_deal(NUMBERS[game], rules))
    moves = solve(position).moves
    assert moves is not None
    if rules.family is Family.KLONDIKE:
        moves = shorten(position, moves)
    return follow(game, NUMBERS[game], moves)


KLONDIKE: Final = {"game": "draw-three", "number": str(NUMBERS["draw-three"])}
SOLITARIO: Final = {"game": "solitario", "number": str(NUMBERS["solitario"])}
"""The requests for these games."""


def follow(game: str, number: int, moves: tuple[Move, ...] | str) -> tuple[Step, ...]:
    """The steps of moves from a deal."""
    rules = VARIANTS[game].rules
    position, steps = start(rules, numbered_deal(number, rules)), []
    for move in moves.split() if isinstance(moves, str) else moves:
        step = play(position, parse_move(move) if isinstance(move, str) else move)
        steps.append(step)
        position = step.after
    return tuple(steps)


def said_of(steps: tuple[Step, ...]) -> str:
    """The moves as text."""
    return " ".join(str(step.move) for step in steps)
