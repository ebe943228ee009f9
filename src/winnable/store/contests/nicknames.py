"""The rules of nicknames: their length, their letters, and which of them look alike."""

import re
import unicodedata
from enum import StrEnum
from functools import cache
from typing import Final

from ...law.errors import ErrorOf
from ...speech.messages import LANGUAGES, Voice

SHORTEST: Final = 2
LONGEST: Final = 20
"""Characters of a nickname."""
_LETTERS: Final = "A-Za-zÀ-ÖØ-öø-ž"  # Latin with its accents
_NICKNAME: Final = re.compile(rf"[{_LETTERS}0-9]+(?:(?:[ '-]|[.] ?)[{_LETTERS}0-9]+)*[.]?")
"""Only Latin letters, because the voices of these languages read no others, and because a name
in two alphabets can look like another name.
"""
_PLAIN: Final = str.maketrans(
    {"æ": "ae", "œ": "oe"} | dict(zip("øđðħłþıŋŧĸ01i25896", "oddhlplntkollzsbgb", strict=True))
)
_HOSTS: Final = (
    *("admin", "administrator", "administrador", "administradora", "administrateur"),
    *("administratrice", "amministratore", "amministratrice", "moderator", "moderador"),
    *("moderadora", "modérateur", "modératrice", "moderatore", "moderatrice", "mod"),
    *("host", "root", "system", "support", "staff", "official", "server", "winnable"),
)
"""Words of those who run a server, in every language."""
_PAIRS: Final = (("rn", "m"), ("vv", "w"), ("cl", "d"))


class NicknameFault(StrEnum):
    """What can be wrong with a nickname. Every language file has a sentence for each."""

    FORM = "nickname"
    TAKEN = "nickname-taken"


class NicknameError(ErrorOf[NicknameFault], ValueError):
    """A text that cannot be the nickname of this player."""


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
    apart = apart.replace("\N{MODIFIER LETTER APOSTROPHE}", "")  # of ŉ
    letters = "".join(letter for letter in apart if letter.isalnum()).translate(_PLAIN)
    for pair, single in _PAIRS:
        letters = letters.replace(pair, single)
    return letters


def is_reserved(name: str) -> bool:
    """Whether a name looks like what boards call a player without a name, or the reader, or like
    somebody who runs the server.
    """
    alike, digits = skeleton(name), set(skeleton("0123456789"))
    words = [name, *re.split(r"[ .'-]+", name)]
    if any(skeleton(word.rstrip("0123456789")) in _hosts() for word in words):
        return True
    return any(
        alike == you or (alike.startswith(nobody) and set(alike.removeprefix(nobody)) <= digits)
        for you, nobody in _reserved()
    )


@cache
def _hosts() -> frozenset[str]:
    return frozenset(map(skeleton, _HOSTS))


@cache
def _reserved() -> tuple[tuple[str, str], ...]:
    """What boards call the reader, and a player without a name, in each language."""
    voices = [Voice(language=language) for language in LANGUAGES]
    return tuple(
        (skeleton(voice.phrase("board-you")), skeleton(voice.phrase("board-nobody", seat="")))
        for voice in voices
    )
