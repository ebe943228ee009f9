"""What can be wrong with a question, and why a campaign stops."""

from enum import StrEnum

from ...law.errors import ErrorOf


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
    LONG = "question-long"


class CampaignFault(StrEnum):
    """Why a campaign cannot begin or stops. Every language file has a sentence for each."""

    EXTRA = "campaign-extra"
    QUESTION = "campaign-question"
    NONE = "campaign-none"
    PARTS = "campaign-parts"
    BUSY = "campaign-busy"
    OTHER = "campaign-other"
    CODE = "campaign-code"
    ADDRESS = "campaign-address"
    SCHEDULER = "campaign-scheduler"
    SHARD = "campaign-shard"
    WRONG = "campaign-wrong"
    LEDGER = "campaign-ledger"
    FILE = "campaign-file"
    PUBLISHED = "campaign-published"
    UNFINISHED = "campaign-unfinished"
    MEASURE = "campaign-measure"
    VERDICT = "campaign-verdict"
    CONTRARY = "campaign-contrary"
    APART = "campaign-apart"
    UNLIKE = "campaign-unlike"
    TWICE = "campaign-twice"
    ABSENT = "campaign-absent"


class QuestionError(ErrorOf[QuestionFault], ValueError):
    """The text is not a question."""


class CampaignError(ErrorOf[CampaignFault]):
    """A campaign cannot begin, or stops."""
