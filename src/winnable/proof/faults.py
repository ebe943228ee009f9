"""What can be wrong with a certificate, and why none can be made."""

from enum import StrEnum
from typing import TypedDict, Unpack

from ..law.errors import WinnableError


class CertificateFault(StrEnum):
    """Every language file has a sentence for each. Most are the keys of ``check.SENTENCES``."""

    FILE = "certificate-file"
    HEAD = "certificate-head"
    WIN = "certificate-win"
    LIMIT = "certificate-limit"
    DATA = "certificate-data"
    SHORT = "certificate-short"
    LONG = "certificate-long"
    CHOICE = "certificate-choice"
    WON = "certificate-won"
    STATES = "certificate-states"
    FAMILY = "certificate-family"
    WINNABLE = "certificate-winnable"
    MANY = "certificate-many"
    UNDECIDED = "certificate-undecided"
    MOVES = "certificate-moves"


class CertificateDetails(TypedDict, total=False):
    """What the sentences mention."""

    text: str
    """The line at fault, or the line that was expected."""
    line: int
    """The number of the line at fault, from 1."""
    count: int
    """A number of states or of choices."""
    found: int
    """The number of states that the file declares."""


class CertificateError(WinnableError, ValueError):
    """The file is no certificate, or proves nothing; or none can be made."""

    details: CertificateDetails

    def __init__(self, code: CertificateFault, **details: Unpack[CertificateDetails]) -> None:
        super().__init__(code, details)
