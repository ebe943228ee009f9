"""Removes the plays that a stored Klondike win does not need (``catalogues.wins`` has its code)."""

from ...catalogues.wins import ESCAPE
from ...law.position import Position
from ...players.engine import Engine
from ...solver.encoding import adopt_rules, load_piles
from ...solver.plays import Stuck
from ...solver.replay import Replay

_START = 1
"""The frame of the replay with the position that the win begins at."""


def trimmed(position: Position, symbols: bytes) -> bytes | None:
    """Removes superfluous plays of a win, one by one, the last first.

    Returns None if the symbols do not win.
    """
    replay = Replay()
    replay.hold(_START + 1)
    load_piles(replay, position)
    replay.begin()
    replay.keep(_START)
    if not _is_win(replay, symbols):
        return None
    for i in range(len(symbols) - 1, -1, -1):
        if symbols[i - 1 : i] != _ESCAPED:
            size = 2 if symbols[i] == ESCAPE else 1
            fewer = symbols[:i] + symbols[i + size :]
            if _is_win(replay, fewer):
                symbols = fewer
    return symbols


def load_after(engine: Engine, position: Position, symbols: bytes, count: int) -> None:
    """Loads the position after ``count`` symbols of a win, or one more after ``ESCAPE``, as state 0
    of an engine.
    """
    replay = Replay()
    load_piles(replay, position)
    end = count + (symbols[max(count - 1, 0) : count] == _ESCAPED)
    replay.walk_code(symbols[:end], ESCAPE)
    columns, down, heights, stock, waste, redeals, *_ = replay.state(0)
    adopt_rules(engine, position.rules)
    engine.load(columns, down, heights, stock, waste, redeals, -1, -1)
    engine.begin(1)


_ESCAPED = bytes([ESCAPE])


def _is_win(replay: Replay, symbols: bytes) -> bool:
    """Whether the symbols win from the start."""
    replay.back(_START)
    try:
        replay.follow_code(symbols, ESCAPE)
    except Stuck:
        return False
    return True
