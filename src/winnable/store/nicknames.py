"""The rules of nicknames: their length, their letters, and which of them look alike."""

import re
import unicodedata
from enum import StrEnum
from typing import Final, TypedDict, Unpack

from ..errors import WinnableError

SHORTEST: Final = 2
LONGEST: Final = 20
"""Characters of a nickname."""
_LETTERS: Final = "A-Za-zÀ-ÖØ-öø-ž"  # Latin with its accents
_NICKNAME: Final = re.compile(rf"[{_LETTERS}0-9]+(?:(?:[ '-]|[.] ?)[{_LETTERS}0-9]+)*[.]?")
"""Only Latin letters, because the voices of the four languages read no others, and because a name
in two alphabets can look like another name.
"""
_PLAIN: Final = str.maketrans(
    {"æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ł": "l", "þ": "p"}
    | {"ŋ": "n", "ŧ": "t", "ĸ": "k", "0": "o", "1": "l", "i": "l", "2": "z", "5": "s", "8": "b"}
    | {"9": "g", "6": "b"}
)
_PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))


class NicknameFault(StrEnum):
    """What can be wrong with a nickname. Every language file has a sentence for each."""

    FORM = "nickname"
    TAKEN = "nickname-taken"


class NicknameDetails(TypedDict, total=False):
    """What the sentences mention."""

    text: str
    least: int
    most: int


class NicknameError(WinnableError, ValueError):
    """A text that cannot be the nickname of this player."""

    details: NicknameDetails

    def __init__(self, code: NicknameFault, **details: Unpack[NicknameDetails]) -> None:
        super().__init__(code, details)


def parse_nickname(text: str) -> str:
    """Returns the nickname that was typed, with single spaces. Raises ``NicknameError``."""
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not SHORTEST <= len(name) <= LONGEST or not _NICKNAME.fullmatch(name):
        raise NicknameError(NicknameFault.FORM, text=text[:40], least=SHORTEST, most=LONGEST)
    return name


def skeleton(name: str) -> str:
    """Returns what names that look alike have in common: ``Anna`` and ``ÀNNA``, ``Bill`` and
    ``B1I1``.
    """
    apart = unicodedata.normalize("NFKD", name.casefold())
    letters = "".join(letter for letter in apart if letter.isalnum()).translate(_PLAIN)
    for pair, single in _PAIRS:
        letters = letters.replace(pair, single)
    return letters
