"""Stored wins: one symbol of six bits for each play, decoded to legal moves.

Klondike: a symbol is a card. A card on top of its foundation returns to the tableau; a card that is
next on its foundation goes there; any other card goes to the tableau with its run. After ``ESCAPE``
the next card goes to the tableau even if it is next on its foundation. Draws and targets follow
from the cards (``solver.replay``). After the last symbol the remaining cards go to the
foundations, the lowest first.

Solitario: bits 3-5 of a symbol are an index into ``SOURCES``, bits 0-2 one into ``TARGETS``; the
card moves through the hand.
"""

from typing import Final

from ..law.moves import play
from ..law.position import FOUNDATION, HAND, STOCK, WASTE, Move, Place, Position
from ..solver.encoding import load_piles
from ..solver.replay import Replay

ESCAPE: Final = 52
SOURCES: Final = (STOCK, 1, 2, 3, 4, 5, 6, WASTE)
TARGETS: Final = (FOUNDATION, 1, 2, 3, 4, 5, 6, WASTE)


def moves_of(position: Position, symbols: bytes) -> tuple[Move, ...]:
    """Decodes a stored win of a deal to moves. Raises ``Stuck`` if the symbols do not win it."""
    replay = Replay()
    load_piles(replay, position)
    if position.rules.kind.has_hand:
        replay.follow_pairs([(SOURCES[symbol >> 3], TARGETS[symbol & 7]) for symbol in symbols])
    else:
        replay.follow_code(symbols, ESCAPE)
    return tuple(replay.made)


def carried(position: Position, source: Place, target: Place) -> Position:
    """Moves a card of solitario through the hand from ``source`` to ``target``, and returns the
    position after it. Raises ``IllegalMove``.
    """
    if target == FOUNDATION and source != STOCK:
        steps = [Move(source, target)]
    else:
        steps = [Move(source, HAND), Move(HAND, target)]
    for move in steps:
        if move.source == HAND and position.hand is None:
            break  # a drawn ace has gone to its foundation automatically
        position = play(position, move).after
    return position


def packed(symbols: bytes) -> bytes:
    """Packs four symbols into three bytes, the lowest bits first; zeros fill the last byte."""
    bits = 0
    for i, symbol in enumerate(symbols):
        bits |= symbol << (6 * i)
    return bits.to_bytes((6 * len(symbols) + 7) // 8, "little")


def unpacked(data: bytes, count: int) -> bytes:
    """Unpacks the first ``count`` symbols."""
    bits = int.from_bytes(data, "little")
    return bytes(bits >> (6 * i) & 63 for i in range(count))
