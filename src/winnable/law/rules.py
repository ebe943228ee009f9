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
from typing import Final, Unpack

from .cards import Deck
from .errors import Details, WinnableError

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


class RulesError(WinnableError, ValueError):
    """The rules cannot be read, or their values contradict each other."""

    def __init__(self, code: RulesFault, **details: Unpack[Details]) -> None:
        super().__init__(code, details)


class Family(StrEnum):
    """The two families of games: Klondike, and solitario with its hand."""

    KLONDIKE = "klondike"
    SOLITARIO = "solitario"


@dataclass(frozen=True, slots=True)
class Rules:
    """Everything that is fixed before the deal. Raises ``RulesError`` if values contradict."""

    family: Family = Family.KLONDIKE
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
        for name, most in _LIMITS.items():
            value = getattr(self, name)
            if value is not None and not 1 <= value <= most:
                raise RulesError(RulesFault.RANGE, part=name, value=value, most=most)
        if self.ranks > self.deck.ranks:
            raise RulesError(RulesFault.RANGE, part="ranks", value=self.ranks, most=self.deck.ranks)
        if self.table_size > self.deck_size:
            raise RulesError(RulesFault.DEAL, table=self.table_size, cards=self.deck_size)
        fixed = _SOLITARIO_FIXED if self.family is Family.SOLITARIO else _KLONDIKE_FIXED
        for name, value in fixed.items():
            if getattr(self, name) != value:
                letter = next(key for key, field in _LETTERS.items() if field == name)
                raise RulesError(RulesFault.CLASH, what=letter, game=self.family.value)

    @property
    def deck(self) -> Deck:
        """The deck in play."""
        return Deck.ITALIAN if self.family is Family.SOLITARIO else Deck.FRENCH

    @property
    def deck_size(self) -> int:
        """Cards in play."""
        return 4 * self.ranks

    @property
    def table_size(self) -> int:
        """Cards dealt to the table; the others form the stock."""
        if self.family is Family.SOLITARIO:
            return self.columns
        return self.columns * (self.columns + 1) // 2

    def __str__(self) -> str:
        """Returns the canonical text; ``parse_rules`` parses it into an equal record."""
        usual = _SOLITARIO if self.family is Family.SOLITARIO else _KLONDIKE
        text = "s" if self.family is Family.SOLITARIO else f"d{self.draw}"
        for letter, name in _NUMBERS.items():
            value = getattr(self, name)
            if letter != "d" and value != getattr(usual, name):
                text += f"{letter}{value}"
        for letter, name in _FLAGS.items():
            if getattr(self, name) != getattr(usual, name):
                text += letter
        return text


_KLONDIKE_FIXED: Final = {"by_colour": False, "asks": False}
_SOLITARIO_FIXED: Final = {
    "draw": 1,
    "passes": 1,
    "returns": False,
    "by_hand": False,
    "redeal_draws": False,
}
_KLONDIKE: Final = Rules()
_SOLITARIO: Final = Rules(Family.SOLITARIO, passes=1, columns=6, ranks=10, returns=False)


def parse_rules(text: str) -> Rules:
    """Parses a text of rules; letters may be in any order and in either case.

    Raises ``RulesError`` that names the faulty letter and its position, counted from 1.
    """
    text = text.strip().lower()
    if not text:
        raise RulesError(RulesFault.EMPTY)
    if text[0] not in "ds":
        raise RulesError(RulesFault.START, text=text[0])
    usual = _KLONDIKE if text[0] == "d" else _SOLITARIO
    letters = _LETTERS if text[0] == "d" else _LETTERS | {"s": "family"}
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
    values.pop("family", None)
    return replace(usual, **values)  # type: ignore[arg-type]  # the tables fix names and types
