"""What can be wrong with a question, and why a campaign stops."""

from enum import StrEnum
from typing import TypedDict, Unpack

from ...law.errors import WinnableError


class QuestionFault(StrEnum):
    """What can be wrong with a question. Every language file has a sentence for each."""

    SYNTAX = "question-syntax"
    KEY = "question-key"
    NEAR_KEY = "question-near-key"
    MISSING = "question-missing"
    NUMBER = "question-number"
    TEXT = "question-text"
    MEASURE = "question-measure"
    FAMILY = "question-family"
    BACKWARDS = "question-backwards"
    CODE = "question-code"


class CampaignFault(StrEnum):
    """Why a campaign cannot begin or stops. Every language file has a sentence for each."""

    EXTRA = "campaign-extra"
    QUESTION = "campaign-question"
    NONE = "campaign-none"
    BUSY = "campaign-busy"
    OTHER = "campaign-other"
    CODE = "campaign-code"
    ADDRESS = "campaign-address"
    SCHEDULER = "campaign-scheduler"
    SHARD = "campaign-shard"
    WRONG = "campaign-wrong"
    FILE = "campaign-file"
    MEASURE = "campaign-measure"
    VERDICT = "campaign-verdict"
    APART = "campaign-apart"


class QuestionDetails(TypedDict, total=False):
    """What the sentences mention."""

    line: int
    """The line at fault, from 1; 0 if no line is."""
    text: str
    what: str
    """The key at fault."""
    known: str
    """What could stand instead."""
    least: int
    most: int


class CampaignDetails(TypedDict, total=False):
    """What the sentences mention."""

    file: str
    """The folder of the campaign."""
    line: int
    text: str
    first: int
    last: int
    count: int
    number: int
    """The number of the deal."""
    why: str


class QuestionError(WinnableError, ValueError):
    """The text is not a question."""

    details: QuestionDetails

    def __init__(self, code: QuestionFault, **details: Unpack[QuestionDetails]) -> None:
        super().__init__(code, details)


class CampaignError(WinnableError):
    """A campaign cannot begin, or stops."""

    details: CampaignDetails

    def __init__(self, code: CampaignFault, **details: Unpack[CampaignDetails]) -> None:
        super().__init__(code, details)
