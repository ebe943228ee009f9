"""What can be wrong with a bot, and with a file of results."""

from enum import StrEnum
from typing import TypedDict, Unpack

from ...law.errors import WinnableError


class BotFault(StrEnum):
    """What a bot can do wrong: its game counts as lost. Every language file has a sentence."""

    EMPTY = "bot-empty"
    QUOTES = "bot-quotes"
    START = "bot-start"
    ENDED = "bot-ended"
    SILENT = "bot-silent"
    CPU = "bot-cpu"
    RUBBISH = "bot-rubbish"
    ILLEGAL = "bot-illegal"
    HELLO = "bot-hello"
    PROTOCOL = "bot-protocol"


class ArenaFault(StrEnum):
    """Why a run cannot begin. Every language file has a sentence for each."""

    NO_DEALS = "arena-no-deals"
    OTHER = "arena-other"
    LINE = "arena-line"


class BotDetails(TypedDict, total=False):
    """What the sentences mention."""

    text: str
    """What the bot wrote, or its command."""
    why: str
    """What the operating system says, or the legal moves."""
    count: int
    """The exit code, or the version of the protocol."""
    need: int
    """The version of the arena's protocol."""
    seconds: float
    """The limit of time."""


class ArenaDetails(TypedDict, total=False):
    """What the sentences mention."""

    file: str
    line: int
    """The line at fault, from 1."""
    text: str
    other: str
    """The run whose results the file holds; "none" if it holds none."""
    rules: str
    count: int


class BotError(WinnableError):
    """A bot broke the protocol, a rule or a limit."""

    details: BotDetails

    def __init__(self, code: BotFault, **details: Unpack[BotDetails]) -> None:
        super().__init__(code, details)


class ArenaError(WinnableError):
    """A run of the arena cannot begin."""

    details: ArenaDetails

    def __init__(self, code: ArenaFault, **details: Unpack[ArenaDetails]) -> None:
        super().__init__(code, details)
