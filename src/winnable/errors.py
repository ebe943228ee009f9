"""The exception tree. Errors carry a code and its details; ``messages`` makes the sentence.

WinnableError
├── RulesError      a text or a record of values that is no set of rules
├── DealError       a text that is no deal, or a deal that does not fit the rules
├── MoveError       a text that is no move
├── RecordError     a game text that cannot be read or replayed
├── StoreError      the player's files cannot be read or written
└── IllegalMove     a move that the law refuses; its code is a ``Reason``
"""

from enum import StrEnum


class Fault(StrEnum):
    """What can be wrong with an input. The text of each is in every language file."""

    # rules
    RULES_EMPTY = "rules-empty"
    RULES_START = "rules-start"
    RULES_LETTER = "rules-letter"
    RULES_TWICE = "rules-twice"
    RULES_NUMBER = "rules-number"
    RULES_RANGE = "rules-range"
    RULES_DEAL = "rules-deal"
    RULES_CLASH = "rules-clash"
    # deals
    DEAL_EMPTY = "deal-empty"
    DEAL_CARD = "deal-card"
    DEAL_FOREIGN = "deal-foreign"
    DEAL_TWICE = "deal-twice"
    DEAL_FEW = "deal-few"
    DEAL_DIGITS = "deal-digits"
    DEAL_NUMBER = "deal-number"
    DEAL_JAVASOL = "deal-javasol"
    DEAL_FORMAT = "deal-format"
    DEAL_JSON = "deal-json"
    DEAL_JSON_SHAPE = "deal-json-shape"
    DEAL_JSON_PILES = "deal-json-piles"
    DEAL_JSON_PLAYED = "deal-json-played"
    DEAL_RULES = "deal-rules"
    DEAL_DAY = "deal-day"
    # moves and game records
    MOVE_TEXT = "move-text"
    RECORD_HEAD = "record-head"
    RECORD_FIELD = "record-field"
    RECORD_TWICE = "record-twice"
    RECORD_MISSING = "record-missing"
    RECORD_SCORING = "record-scoring"
    RECORD_SECONDS = "record-seconds"
    RECORD_ASSISTED = "record-assisted"
    RECORD_OPENING = "record-opening"
    RECORD_ADDRESS = "record-address"
    RECORD_BRACKET = "record-bracket"
    RECORD_HERE = "record-here"
    RECORD_MOVE = "record-move"
    RECORD_BRANCH = "record-branch"
    RECORD_LONG = "record-long"
    RECORD_UNDO = "record-undo"
    # files
    FILE_READ = "file-read"
    FILE_WRITE = "file-write"
    FILE_TEXT = "file-text"
    # the page
    NO_GAME = "no-game"
    GAME_BUSY = "game-busy"
    REQUEST = "request"
    TOO_FAST = "too-fast"
    TOO_MANY = "too-many"
    TOO_LONG = "too-long"
    FOREIGN = "foreign"
    NO_PLAYER = "no-player"
    NO_WINNABLE = "no-winnable"
    NO_PAGE = "no-page"
    PORT = "port"
    NO_PORT = "no-port"
    # command line
    USAGE = "usage"
    INTERNAL = "internal"
    GAME_NAME = "game-name"
    SCORING_DECK = "scoring-deck"
    BACKWARDS = "backwards"
    CHOICE_CLASH = "choice-clash"
    NO_DEAL = "no-deal"
    NO_COUNT = "no-count"
    # the catalogue
    CONDITION = "condition"
    CONDITION_NAME = "condition-name"
    CONDITION_VALUE = "condition-value"
    CONDITION_TWICE = "condition-twice"
    NO_CATALOGUE = "no-catalogue"
    NO_LEVEL = "no-level"
    NO_SAMPLE = "no-sample"


class Reason(StrEnum):
    """Why a move is refused: the rule that it breaks. Every language file has a text for each."""

    GAME_WON = "game-won"
    NOT_A_MOVE = "not-a-move"
    NO_SUCH_PILE = "no-such-pile"
    SAME_PILE = "same-pile"
    EMPTY = "empty"
    NO_STOCK = "no-stock"
    NO_REDEAL = "no-redeal"
    TURN_FIRST = "turn-first"
    NOTHING_TO_TURN = "nothing-to-turn"
    FACE_DOWN = "face-down"
    BURIED = "buried"
    ONE_CARD = "one-card"
    NOT_NEXT = "not-next"
    NO_RETURNS = "no-returns"
    NONE_FITS = "none-fits"
    KINGS_ONLY = "kings-only"
    KING_NEEDS_EMPTY = "king-needs-empty"
    RANK = "rank"
    COLOUR = "colour"
    SUIT = "suit"
    NOTHING_ON_ACE = "nothing-on-ace"
    HAND_FULL = "hand-full"
    HAND_EMPTY = "hand-empty"
    NOT_FROM_DECK = "not-from-deck"
    GOES_OUT = "goes-out"
    NO_UNDO = "no-undo"


class WinnableError(Exception):
    """Base of all errors of this package: a code and named details, no sentence."""

    def __init__(self, code: Fault | Reason, **details: object) -> None:
        super().__init__(code, details)
        self.code = code
        self.details = details

    def __str__(self) -> str:
        named = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.code}: {named}" if named else str(self.code)


class RulesError(WinnableError):
    """The rules cannot be read, or their values do not go together."""


class DealError(WinnableError):
    """The deal cannot be read, is not exactly one deck, or does not fit the rules."""


class MoveError(WinnableError):
    """The text names no move."""


class RecordError(WinnableError):
    """The text of a game cannot be read or replayed."""


class StoreError(WinnableError):
    """A file of the player's cannot be read or written."""


class IllegalMove(WinnableError):
    """The law refuses the move; ``details["refusal"]`` says why and what would be needed."""
