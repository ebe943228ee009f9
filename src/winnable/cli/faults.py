"""What can be wrong with a command line."""

from enum import StrEnum
from typing import TypedDict, Unpack

from ..law.errors import WinnableError


class CommandFault(StrEnum):
    """Every language file has a sentence for each."""

    USAGE = "usage"
    NO_COMMAND = "no-command"
    NEAR_COMMAND = "near-command"
    NO_OPTION = "no-option"
    NEAR_OPTION = "near-option"
    UNEXPECTED = "unexpected"
    MISSING = "missing"
    NO_VALUE = "no-value"
    NO_CHOICE = "no-choice"
    REPEATED = "repeated"
    NEEDS_OPTION = "needs-option"
    GAME_FILE = "game-file"
    INTERNAL = "internal"
    BACKWARDS = "backwards"
    NO_DEAL = "no-deal"
    NO_POSITION = "no-position"
    OTHER_RULES = "other-rules"
    NOTHING_PLAYED = "nothing-played"
    NO_COUNT = "no-count"
    NO_NUMBERS = "no-numbers"
    NO_SAMPLE = "no-sample"
    NO_COMMITMENT = "no-commitment"
    PORT = "port"
    PUBLIC_URL = "public-url"
    WORKERS = "workers-database"
    NETWORK = "network"
    NO_GAME_SAVED = "no-game-saved"
    GAME_OPEN = "game-open"
    RACE_LINK = "race-link"
    NO_SUCH_PLAYER = "no-such-player"
    NO_MESSAGE = "no-message"
    NO_DESKTOP = "no-desktop"


class CommandDetails(TypedDict, total=False):
    """What the sentences mention."""

    text: str
    """What was typed."""
    what: str
    """The option that it was typed for, or that is meant; the command that helps."""
    known: str
    """What could be typed instead."""
    file: str
    """The file with the traceback of an internal error."""
    first: str
    last: str


class CommandError(WinnableError):
    """The command line is invalid."""

    details: CommandDetails

    def __init__(self, code: CommandFault, **details: Unpack[CommandDetails]) -> None:
        super().__init__(code, details)
