"""Stored wins: a symbol of six bits a play, and back to moves under the law.

Klondike: a card. It comes back from its foundation if it lies there, goes there if it is the next
one, else goes to the table; after ``ESCAPE`` it goes to the table though it is the next. Draws and
places follow, and so does the rest once the symbols are through: lowest cards up first
(``solver.literal``). Solitario: a source and a target, the hand between them understood.
"""

from typing import Final

from ..law import play
from ..position import FOUNDATION, HAND, STOCK, WASTE, Move, Place, Position
from ..rules import Family
from ..solver.literal import Table

ESCAPE: Final = 52
SOURCES: Final = (STOCK, 1, 2, 3, 4, 5, 6, WASTE)
TARGETS: Final = (FOUNDATION, 1, 2, 3, 4, 5, 6, WASTE)


def moves_of(position: Position, symbols: bytes) -> tuple[Move, ...]:
    """The win of symbols from a deal, each move played. Raises ``Stuck`` or ``IllegalMove`` if they
    are no win.
    """
    if position.rules.family is Family.SOLITARIO:
        moves: list[Move] = []
        for symbol in symbols:
            position = carried(position, SOURCES[symbol >> 3], TARGETS[symbol & 7], moves)
        return tuple(moves)
    table, is_escaped = Table(position), False
    for symbol in symbols:
        if symbol == ESCAPE:
            is_escaped = True
            continue
        height = table.position.foundations[symbol & 3]
        if height > symbol >> 2:
            table.down(symbol)
        elif height == symbol >> 2 and not is_escaped:
            table.up(symbol)
        else:
            table.table(symbol)
        is_escaped = False
    table.finish()
    return tuple(table.moves)


def carried(
    position: Position, source: Place, target: Place, moves: list[Move] | None = None
) -> Position:
    """The position after a card of solitario went from a place to another by way of the hand."""
    if target == FOUNDATION and source != STOCK:
        steps = [Move(source, target)]
    else:
        steps = [Move(source, HAND), Move(HAND, target)]
    for move in steps:
        if move.source == HAND and position.hand is None:
            break  # an ace that was drawn has gone out
        position = play(position, move).after
        if moves is not None:
            moves.append(move)
    return position


def packed(symbols: bytes) -> bytes:
    """Four symbols in three bytes; what is missing at the end is 0."""
    bits = 0
    for i, symbol in enumerate(symbols):
        bits |= symbol << (6 * i)
    return bits.to_bytes((6 * len(symbols) + 7) // 8, "little")


def unpacked(data: bytes, count: int) -> bytes:
    """``count`` symbols back."""
    bits = int.from_bytes(data, "little")
    return bytes(bits >> (6 * i) & 63 for i in range(count))
