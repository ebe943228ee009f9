"""What a typed command says beside its act, places and cards: one type for each meaning.

A command without such words has none of them. Texts are as the parser leaves them: in small
letters and without accents, except for ``Description``.
"""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A word of the player's language that is similar to an unknown one."""

    word: str


@dataclass(frozen=True, slots=True)
class Setting:
    """The value of a setting."""

    value: str
    """One of ``commands.NAMES``; for a language its code; empty for an unknown word."""


@dataclass(frozen=True, slots=True)
class Conditions:
    """Conditions on deals, as ``commands.asked_condition`` reads them."""

    text: str


@dataclass(frozen=True, slots=True)
class GameName:
    """The name of a game, as ``messages.games.variant_called`` reads it."""

    text: str


@dataclass(frozen=True, slots=True)
class Daily:
    """A day and the level of its deal, either or both, as ``catalogues.dailies`` reads them."""

    text: str


@dataclass(frozen=True, slots=True)
class Address:
    """What stands in place of the number of a deal: an address like ``pysol:24``, or a mistake."""

    text: str


@dataclass(frozen=True, slots=True)
class Topic:
    """A topic of the help."""

    name: str
    """One of ``session.questions.HELP``, or ``all``; empty for an unknown word."""


@dataclass(frozen=True, slots=True)
class Description:
    """A table of the player's own or a part of it, as it was typed, for ``layouts``."""

    text: str


Argument: TypeAlias = (
    Suggestion | Setting | Conditions | GameName | Daily | Address | Topic | Description
)
