"""What can be wrong with a certificate, and why none can be made."""

from enum import StrEnum

from ..law.errors import ErrorOf


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
    RULES = "certificate-rules"
    WINNABLE = "certificate-winnable"
    MANY = "certificate-many"
    UNDECIDED = "certificate-undecided"
    MOVES = "certificate-moves"


class CertificateError(ErrorOf[CertificateFault], ValueError):
    """The file is no certificate, or proves nothing; or none can be made."""
