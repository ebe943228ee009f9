"""What the commands of the arena say, with details as they occur."""

from enum import StrEnum
from typing import Final

from winnable.cli.faults import CommandFault
from winnable.research.arena.faults import ArenaFault, BotFault

ARENA_SENTENCES: Final[dict[str, dict[str, str | float]]] = {
    "arena-lost": {"count": 7, "sentence": "The bot ended with exit code 1."},
    "arena-result": {"text": "casual", "rules": "d3", "split": "test", "won": 130, "count": 1000},
    "arena-interval": {"percent": 13.0, "low": 11.1, "high": 15.2, "least": 9.7, "most": 16.8},
    "arena-ends": {"resigned": 860, "stuck": 2, "long": 3, "faults": 5},
    "arena-cpu": {"seconds": 0.035, "moves": 68},
    "arena-skipped": {"no": 220, "undecided": 1},
}
ARENA_FAULTS: Final[dict[StrEnum, dict[str, str]]] = {
    BotFault.EMPTY: {},
    BotFault.QUOTES: {"text": "FILE"},
    BotFault.START: {"text": "python mybot.py", "why": "No such file or directory"},
    BotFault.ENDED: {"count": "1"},
    BotFault.SILENT: {"seconds": "10"},
    BotFault.CPU: {"seconds": "60"},
    BotFault.RUBBISH: {"text": "hello"},
    BotFault.ILLEGAL: {"text": "99", "why": "16 4f sw"},
    BotFault.HELLO: {"text": "hello"},
    BotFault.PROTOCOL: {"count": "2", "need": "1"},
    ArenaFault.NO_DEALS: {"count": "2000", "rules": "d3p1"},
    ArenaFault.OTHER: {"file": "FILE", "text": "mybot 1 d3", "other": "casual 0.1.0 d3"},
    ArenaFault.LINE: {"file": "FILE", "line": "3", "text": "won"},
    CommandFault.NO_MESSAGE: {"text": "FILE"},
}
