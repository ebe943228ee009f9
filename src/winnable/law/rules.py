"""Rules: one frozen record of values, with a short canonical text.

Klondike texts begin with the draw: ``d3`` (draw three, passes unlimited), ``d1p3`` (draw one, three
passes). Then follows only what differs from the default: ``c`` columns, ``k`` ranks, and the
letters

====  =======================================================================
n     no foundation returns (worrying back)
t     a face-down card is turned by a separate move, not automatically
r     the redeal draws in the same move
o     open: every card is visible (thoughtful)
u     no undo
====  =======================================================================

Solitario texts begin with ``s``. There ``b`` builds by colour (denari and coppe against bastoni and
spade) and ``a`` asks before a table card that fits goes out; ``c``, ``k``, ``o``, ``u`` as above.
"""

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from typing import Final

from .cards import Deck
from .errors import ErrorOf, check_text, check_type
from .kind import Kind
from .klondike import KLONDIKE
from .solitario import SOLITARIO

KINDS: Final[dict[str, Kind]] = {kind.letter: kind for kind in (KLONDIKE, SOLITARIO)}
"""Every kind of game, by the first letter of its rules."""
_FLAGS: Final = {
    "n": "returns",
    "t": "by_hand",
    "r": "redeal_draws",
    "b": "by_colour",
    "a": "asks",
    "o": "is_open",
    "u": "undo",
}
_NUMBERS: Final = {"d": "draw", "p": "passes", "c": "columns", "k": "ranks"}
_LETTERS: Final = _NUMBERS | _FLAGS
_LIMITS: Final = {"draw": 52, "passes": 99, "columns": 9, "ranks": 13}


class RulesFault(StrEnum):
    """What can be wrong with rules. Every language file has a sentence for each."""

    EMPTY = "rules-empty"
    START = "rules-start"
    LETTER = "rules-letter"
    TWICE = "rules-twice"
    NUMBER = "rules-number"
    RANGE = "rules-range"
    DEAL = "rules-deal"
    CLASH = "rules-clash"
    MODEL = "rules-model"


class RulesError(ErrorOf[RulesFault], ValueError):
    """The rules cannot be read, or their values contradict each other."""


@dataclass(frozen=True, slots=True)
class Rules:
    """Everything that is fixed before the deal. Raises ``RulesError`` if values contradict."""

    kind: Kind = KLONDIKE
    draw: int = 1
    """Cards drawn at a time, at least 1; fewer are drawn only if fewer are left."""
    passes: int | None = None
    """Passes through the stock; None is unlimited."""
    columns: int = 7
    ranks: int = 13
    """Ranks in play, from the ace. Fewer than the full deck are for tests and studies."""
    returns: bool = True
    """The top card of a foundation may return to the table (worrying back)."""
    by_hand: bool = False
    """A face-down card on top of a column is turned by a separate move."""
    redeal_draws: bool = False
    """Turning the waste over also draws, in the same move."""
    by_colour: bool = False
    """Solitario: build on the other colour instead of on any other suit."""
    asks: bool = False
    """Solitario: a selected table card that fits a foundation goes into the hand, not directly to
    the foundation.
    """
    is_open: bool = False
    """Thoughtful play: every card is visible."""
    undo: bool = True

    def __post_init__(self) -> None:
        check_type("kind", "a Kind", self.kind, Kind)
        for name in _FLAGS.values():
            check_type(name, "True or False", getattr(self, name), bool)
        for name, most in _LIMITS.items():
            value = getattr(self, name)
            if name != "passes" or value is not None:
                check_type(name, "a whole number", value, int)
            if value is not None and not 1 <= value <= most:
                raise RulesError(RulesFault.RANGE, part=name, value=value, most=most)
        if self.ranks > self.deck.ranks:
            raise RulesError(RulesFault.RANGE, part="ranks", value=self.ranks, most=self.deck.ranks)
        if self.table_size > self.deck_size:
            raise RulesError(RulesFault.DEAL, table=self.table_size, cards=self.deck_size)
        for name, value in self.kind.fixed.items():
            if getattr(self, name) != value:
                letter = next(key for key, field in _LETTERS.items() if field == name)
                raise RulesError(RulesFault.CLASH, what=letter, game=self.kind.name)

    @property
    def deck(self) -> Deck:
        """The deck in play."""
        return self.kind.deck

    @property
    def deck_size(self) -> int:
        """Cards in play."""
        return 4 * self.ranks

    @property
    def table_size(self) -> int:
        """Cards dealt to the table; the others form the stock."""
        return self.kind.table_size(self.columns)

    def __str__(self) -> str:
        """Returns the canonical text; ``parse_rules`` parses it into an equal record."""
        usual, letter = usual_rules(self.kind), self.kind.letter
        text = f"{letter}{self.draw}" if letter in _NUMBERS else letter
        for letter, name in _NUMBERS.items():
            value = getattr(self, name)
            if letter != "d" and value != getattr(usual, name):
                text += f"{letter}{value}"
        for letter, name in _FLAGS.items():
            if getattr(self, name) != getattr(usual, name):
                text += letter
        return text


@cache
def usual_rules(kind: Kind) -> Rules:
    """Returns the rules whose text is the letter of the kind alone, but for the draw."""
    return Rules(kind, **kind.usual)  # type: ignore[arg-type]  # the kinds fix names and types


def parse_rules(text: str) -> Rules:
    """Parses a text of rules; letters may be in any order and in either case.

    Raises ``RulesError`` that names the faulty letter and its position, counted from 1.
    """
    check_text(text)
    text = text.strip().lower()
    if not text:
        raise RulesError(RulesFault.EMPTY)
    kind = KINDS.get(text[0])
    if kind is None:
        raise RulesError(RulesFault.START, text=text[0])
    usual, letters = usual_rules(kind), {text[0]: "kind"} | _LETTERS
    values: dict[str, int | bool] = {}
    for token in re.finditer(r"(.)([0-9]*)", text, re.DOTALL):
        letter, digits, at = token[1], token[2], token.start() + 1
        name = letters.get(letter)
        if name is None:
            raise RulesError(RulesFault.LETTER, text=letter, at=at)
        if name in values:
            raise RulesError(RulesFault.TWICE, text=letter, at=at)
        if (letter in _NUMBERS) != bool(digits):
            raise RulesError(RulesFault.NUMBER, text=letter, at=at, number=letter in _NUMBERS)
        if len(digits) > 3:
            raise RulesError(RulesFault.RANGE, part=name, value=digits[:20], most=_LIMITS[name])
        values[name] = int(digits) if digits else not getattr(usual, name, True)
    values.pop("kind", None)
    return replace(usual, **values)  # type: ignore[arg-type]  # the tables fix names and types
