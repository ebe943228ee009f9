"""Certificates of wins: a position and a list of moves, replayed by the law."""

from collections.abc import Iterable
from typing import BinaryIO, Final

from ..law.errors import WinnableError
from ..law.moves import play
from ..law.notation import parse_position
from ..law.position import Move, Position, parse_move
from .check import FIRST
from .faults import CertificateError, CertificateFault

MOST: Final = 1_000_000
"""Most bytes of the moves; a win has some hundred moves of two to five bytes."""


def win_text(position: Position, moves: Iterable[Move]) -> str:
    """Writes the certificate of a win."""
    words = [str(move) for move in moves]
    return f"{FIRST}\n{position.text}\nmoves {len(words)}\n\n{' '.join(words)}\n"


def read_win(file: BinaryIO) -> tuple[str, int]:
    """Replays the certificate in an open file.

    Returns the text of its position and the number of moves. Raises ``CertificateError``.
    """
    lines = [file.readline(1000).decode("latin-1").removesuffix("\n") for _ in range(4)]
    if lines[0] != FIRST:
        raise CertificateError(CertificateFault.FILE, text=FIRST)
    try:
        position = parse_position(lines[1])
    except WinnableError:
        raise CertificateError(CertificateFault.HEAD, line=2, text=lines[1][:80]) from None
    words = file.read(MOST).decode("latin-1").split()
    if lines[2] != f"moves {len(words)}" or lines[3]:
        at = 3 if lines[2] != f"moves {len(words)}" else 4
        raise CertificateError(CertificateFault.HEAD, line=at, text=lines[at - 1][:80])
    try:
        for word in words:
            position = play(position, parse_move(word)).after
    except WinnableError:
        raise CertificateError(CertificateFault.MOVES) from None
    if not position.is_won:
        raise CertificateError(CertificateFault.MOVES)
    return lines[1], len(words)
