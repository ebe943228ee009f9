"""The bot's side of the protocol: a player answers the arena on standard input and output."""

from typing import BinaryIO

from ...law.notation import parse_view
from .players import Player
from .protocol import (
    LONGEST,
    PROTOCOL,
    TOLD,
    Answer,
    Choice,
    Hello,
    Name,
    NewGame,
    Resign,
    Turn,
    encode,
)


def speak(player: Player, name: str, version: str, lines: BinaryIO, out: BinaryIO) -> None:
    """Answers every message until the arena closes the stream.

    Raises ``UNREADABLE`` for a line that is no message, and ``PositionError``.
    """
    while line := lines.readline(LONGEST):
        answer: Answer | None = None
        match TOLD.decode(line):
            case Hello():
                answer = Name(PROTOCOL, name, version)
            case NewGame():
                player.begin()
            case Turn(view=seen):
                move = player.choose(parse_view(seen.text))
                answer = Resign() if move is None else Choice(str(move))
        if answer is not None:
            out.write(encode(answer))
            out.flush()
