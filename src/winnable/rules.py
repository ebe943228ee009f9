"""Rules: one frozen record of values, with a short canonical text.

Klondike texts begin with the draw: ``d3`` (draw three, passes unlimited), ``d1p3`` (draw one, three
passes), then only what differs from the usual: ``c`` columns, ``k`` ranks, and the letters

====  =======================================================================
n     no foundation returns
t     a face-down card is turned by a move of its own, not by itself
r     the redeal draws in the same act
o     open: every card is seen (thoughtful)
u     no undo
====  =======================================================================

Solitario texts begin with ``s``; there ``b`` builds by colour (denari and coppe against bastoni and
spade) and ``a`` asks before a table card that fits goes out; ``c``, ``k``, ``o``, ``u`` as above.
"""

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from .cards import Deck
from .errors import Fault, RulesError

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


class Family(StrEnum):
    """The two laws: Klondike and its family, and solitario with its hand."""

    KLONDIKE = "klondike"
    SOLITARIO = "solitario"


@dataclass(frozen=True, slots=True)
class Rules:
    """Everything a player would set before the deal. Raises ``RulesError`` if the values clash."""

    family: Family = Family.KLONDIKE
    draw: int = 1
    """Cards drawn at a time, at least 1 (fewer only if fewer are left)."""
    passes: int | None = None
    """Passes through the stock; None is unlimited."""
    columns: int = 7
    ranks: int = 13
    """Ranks in play, from the ace; fewer than the deck has only in tests and studies."""
    returns: bool = True
    """The top card of a foundation may go back to the table."""
    by_hand: bool = False
    """A face-down card on top of a column is turned by a move of its own."""
    redeal_draws: bool = False
    """Turning the waste over also draws, in one act."""
    by_colour: bool = False
    """Solitario: build on the other colour instead of on any other suit."""
    asks: bool = False
    """Solitario: a selected table card that fits a foundation comes into the hand instead of going
    out by itself."""
    is_open: bool = False
    """Thoughtful play: every card is seen."""
    undo: bool = True

    def __post_init__(self) -> None:
        for name, most in _LIMITS.items():
            value = getattr(self, name)
            if value is not None and not 1 <= value <= most:
                raise RulesError(Fault.RULES_RANGE, what=name, value=value, most=most)
        if self.ranks > self.deck.ranks:
            raise RulesError(
                Fault.RULES_RANGE, what="ranks", value=self.ranks, most=self.deck.ranks
            )
        if self.table_size > self.deck_size:
            raise RulesError(Fault.RULES_DEAL, table=self.table_size, cards=self.deck_size)
        fixed = _SOLITARIO_FIXED if self.family is Family.SOLITARIO else _KLONDIKE_FIXED
        for name, value in fixed.items():
            if getattr(self, name) != value:
                letter = next(key for key, field in _LETTERS.items() if field == name)
                raise RulesError(Fault.RULES_CLASH, what=letter, game=self.family.value)

    @property
    def deck(self) -> Deck:
        """The deck that the game is played with."""
        return Deck.ITALIAN if self.family is Family.SOLITARIO else Deck.FRENCH

    @property
    def deck_size(self) -> int:
        """Cards in play."""
        return 4 * self.ranks

    @property
    def table_size(self) -> int:
        """Cards dealt to the table; the rest are the stock."""
        if self.family is Family.SOLITARIO:
            return self.columns
        return self.columns * (self.columns + 1) // 2

    def __str__(self) -> str:
        """The canonical text; ``parse_rules`` reads it back to an equal record."""
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
    """The rules that ``text`` names, in any order of letters and either case.

    Raises ``RulesError`` naming the letter at fault and its place, counted from 1.
    """
    text = text.strip().lower()
    if not text:
        raise RulesError(Fault.RULES_EMPTY)
    if text[0] not in "ds":
        raise RulesError(Fault.RULES_START, text=text[0])
    usual = _KLONDIKE if text[0] == "d" else _SOLITARIO
    letters = _LETTERS if text[0] == "d" else _LETTERS | {"s": "family"}
    values: dict[str, int | bool] = {}
    for token in re.finditer(r"(.)([0-9]*)", text, re.DOTALL):
        letter, digits, at = token[1], token[2], token.start() + 1
        name = letters.get(letter)
        if name is None:
            raise RulesError(Fault.RULES_LETTER, text=letter, at=at)
        if name in values:
            raise RulesError(Fault.RULES_TWICE, text=letter, at=at)
        if (letter in _NUMBERS) != bool(digits):
            raise RulesError(Fault.RULES_NUMBER, text=letter, at=at, number=letter in _NUMBERS)
        if len(digits) > 3:
            raise RulesError(Fault.RULES_RANGE, what=name, value=digits[:20], most=_LIMITS[name])
        values[name] = int(digits) if digits else not getattr(usual, name, True)
    values.pop("family", None)
    return replace(usual, **values)  # type: ignore[arg-type]  # names and kinds as in the tables
