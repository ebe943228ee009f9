"""Wins to play, from ``tests/data/wins.tsv``: a preset, the number of a deal, and its moves. The
solver found them and shortened those of Klondike.
"""

from functools import cache
from pathlib import Path
from typing import Final

from winnable.law.deals import numbered_deal
from winnable.law.moves import play, start
from winnable.law.position import Move, Step, parse_move
from winnable.law.variants import VARIANTS

_FILE: Final = Path(__file__).parents[2] / "data" / "wins.tsv"
_ROWS: Final = [line.split("\t") for line in _FILE.read_text("utf-8").splitlines()]
NUMBERS: Final = {game: int(number) for game, number, _ in _ROWS}
GAMES: Final = tuple(NUMBERS)
_MOVES: Final = {game: moves for game, _, moves in _ROWS}


@cache
def win(game: str) -> tuple[Step, ...]:
    """A win of the preset's deal, step by step."""
    steps = follow(game, NUMBERS[game], _MOVES[game])
    assert steps[-1].after.is_won
    return steps


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
