"""Why the law refuses a move that is given as text."""

from dataclasses import replace

from winnable.law.moves import refusal
from winnable.law.position import Position, Refusal, parse_move
from winnable.law.reasons import Reason


def refused(position: Position, move: str) -> Refusal | None:
    """The refusal in full, but for its move: that is the refused one."""
    found = refusal(position, parse_move(move))
    assert found is None or found.move == parse_move(move)
    return None if found is None else replace(found, move=None)


def reason(position: Position, move: str) -> Reason | None:
    """Why the law refuses the move, or None."""
    found = refused(position, move)
    return None if found is None else found.reason
