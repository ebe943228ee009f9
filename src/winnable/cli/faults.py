"""What can be wrong with a command line."""

from enum import StrEnum

from ..law.errors import ErrorOf


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
    NO_PART = "no-part"
    NO_SAMPLE = "no-sample"
    NO_COMMITMENT = "no-commitment"
    PORT = "port"
    PUBLIC_URL = "public-url"
    WORKERS = "workers-database"
    NETWORK = "network"
    METRICS = "metrics"
    NO_GAME_SAVED = "no-game-saved"
    GAME_OPEN = "game-open"
    RACE_LINK = "race-link"
    NO_SUCH_PLAYER = "no-such-player"
    NO_MESSAGE = "no-message"
    NO_DESKTOP = "no-desktop"
    MCP_EXTRA = "mcp-extra"
    REVIEW_OPEN = "review-open"
    GAME_REVIEWED = "game-reviewed"


class CommandError(ErrorOf[CommandFault]):
    """The command line is invalid."""
