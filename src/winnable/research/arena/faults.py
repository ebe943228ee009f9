"""What can be wrong with a bot, and with a file of results."""

from enum import StrEnum

from ...law.errors import ErrorOf


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


class BotError(ErrorOf[BotFault]):
    """A bot broke the protocol, a rule or a limit."""


class ArenaError(ErrorOf[ArenaFault]):
    """A run of the arena cannot begin."""
