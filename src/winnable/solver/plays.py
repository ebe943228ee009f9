"""Wins as lists of plays (``goals``). ``Replay`` carries plays out."""

from typing import Final

from ..law.moves import play
from ..law.position import HAND, STOCK, WASTE, Move, Position, is_column
from .goals import DISCARDS, EMPTY, OUT

MOVES: Final[list[Move | None]] = [None] * (1 << 14)
"""Moves by their code (``Replay.note``), filled as they are made: equal moves are one object."""
_NO_WIN: Final = "the moves do not win from this position"


class Stuck(Exception):
    """A play is impossible: its card is out of reach, or no pile takes it."""


def check_win(position: Position, moves: tuple[Move, ...]) -> None:
    """Plays a win under the law. Raises ``IllegalMove``, and ``ValueError`` if it does not win."""
    plays_of(position, moves)


def plays_of(position: Position, moves: tuple[Move, ...]) -> list[int]:
    """Converts the moves of a win to plays. Raises what ``check_win`` raises."""
    is_solitario = position.rules.kind.has_hand
    plays = []
    for move in moves:
        step = play(position, move)
        if _plays_solitario(position, step.after, move) if is_solitario else _plays(move):
            goal = OUT
            if is_column(move.target):
                column = position.columns[move.target - 1]
                goal = column[-1] if column else EMPTY
            elif move.target == WASTE:
                goal = DISCARDS
            plays.append(step.cards[0] << 6 | goal)
        position = step.after
    if not position.is_won:
        raise ValueError(_NO_WIN)
    return plays


def _plays(move: Move) -> bool:
    """Klondike: whether the move is a play."""
    return move.source != STOCK and not move.is_turn


def _plays_solitario(before: Position, after: Position, move: Move) -> bool:
    """Solitario: whether the move completes a play. A drawn ace completes one at once."""
    if move.source == HAND:
        return before.hand is not None and move.target != before.hand.origin
    return after.hand is None
