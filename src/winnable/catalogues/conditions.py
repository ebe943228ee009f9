"""Conditions on graded deals: ``level=hard passes<=2 returns=needed traps<0.1 moves>=3``.

A condition is one or more comparisons, each a name, a relation and a value; all of them must hold.
The decimal separator is a point or a comma. A share may be a percentage: ``traps<10%``.

=========  =========================================================================================
level      easy, normal, hard or tricky, or lost: the deal cannot be won (only ``=``)
number     the number of the deal
passes     fewest passes through the stock that a win needs: 1, 2, 3; 4 for more
returns    needed or free: whether every win returns a card from its foundation (only ``=``)
traps      share of the irreversible choices that lose, 0 to 1
moves      first moves that keep a win
beginner, casual, careful, patient   share of games that this player wins, 0 to 1
=========  =========================================================================================
"""

import math
import operator
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from ..law.difficulty import Difficulty
from ..law.errors import ErrorOf, check_text, check_type
from ..players.ladder import Rung

_RELATIONS: Final[dict[str, Callable[[float, float], bool]]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
    "=": operator.eq,
}
LOST: Final = "lost"
"""The level of deals that cannot be won."""
SHARES: Final = ("traps", *(rung.name.lower() for rung in Rung))
MEASURES: Final = ("number", "passes", "moves", *SHARES)
NAMES: Final = ("level", "returns", *MEASURES)


class ConditionFault(StrEnum):
    """What can be wrong with a condition. Every language file has a sentence for each."""

    FORM = "condition"
    NAME = "condition-name"
    VALUE = "condition-value"
    TWICE = "condition-twice"


class ConditionError(ErrorOf[ConditionFault], ValueError):
    """The text is not a condition."""


@dataclass(frozen=True, slots=True)
class Condition:
    """A conjunction of bounds on the measures of a deal."""

    difficulty: Difficulty | None = None
    is_lost: bool = False
    """Whether it asks for deals that cannot be won."""
    returns: bool | None = None
    bounds: tuple[tuple[str, str, float], ...] = ()
    """Measure, relation and value of each bound."""

    def matches(self, name: str, measured: float) -> bool:
        """Whether a measure is within its bounds. Undecided passes (0) meet no bound."""
        return all(
            _RELATIONS[relation](measured, value) and not (name == "passes" and measured == 0)
            for bounded, relation, value in self.bounds
            if bounded == name
        )

    def numbers(self, last: int) -> range:
        """Returns the numbers 1 .. ``last`` that are within the bounds on the number."""
        least, most = 1, last
        for name, relation, value in self.bounds:
            if name == "number" and relation in (">", ">=", "="):
                least = max(least, math.floor(value) + 1 if relation == ">" else math.ceil(value))
            if name == "number" and relation in ("<", "<=", "="):
                most = min(most, math.ceil(value) - 1 if relation == "<" else math.floor(value))
        return range(least, most + 1)


def parse_condition(text: str, words: Mapping[str, str] = MappingProxyType({})) -> Condition:
    """Parses a condition; every deal meets an empty one. Raises ``ConditionError``.

    ``words`` maps other words, such as those of a language, to the names and values above.
    """
    check_text(text)
    check_type("words", "a mapping", words, Mapping)
    difficulty, returns, is_lost = None, None, False
    bounds: list[tuple[str, str, float]] = []
    seen: set[tuple[str, str]] = set()
    for word in re.sub(r"\s*(<=|>=|<|>|=)\s*", r"\1", text.lower()).split():
        found = re.fullmatch(r"([a-z]+)(<=|>=|<|>|=)([a-z0-9.,%]+)", word)
        if found is None:
            raise ConditionError(ConditionFault.FORM, text=word[:20])
        typed, relation, value = found.groups()
        name, value = words.get(typed, typed), words.get(value, value)
        if name not in NAMES:
            own = {meant: other for other, meant in reversed(list(words.items()))}
            known = ", ".join(own.get(each, each) for each in NAMES)
            raise ConditionError(ConditionFault.NAME, text=typed[:20], known=known)
        if (name, relation) in seen:  # this also limits the length of a condition
            raise ConditionError(ConditionFault.TWICE, text=typed + relation)
        seen.add((name, relation))
        if name == "level" and relation == "=" and value in list(Difficulty):
            difficulty = Difficulty(value)
        elif name == "level" and relation == "=" and value == LOST:
            is_lost = True
        elif name == "returns" and relation == "=" and value in ("needed", "free"):
            returns = value == "needed"
        elif name in MEASURES and (bound := _measure(value, is_share=name in SHARES)) is not None:
            bounds.append((name, relation, bound))
        else:
            raise ConditionError(ConditionFault.VALUE, text=word[:30])
    return Condition(difficulty, is_lost, returns, tuple(bounds))


def _measure(text: str, *, is_share: bool) -> float | None:
    """Parses ``2``, ``0.05``, ``0,05`` or, for a share, ``5%``; None if the text is not a value."""
    found = re.fullmatch(r"([0-9]{1,20}(?:[.,][0-9]{1,10})?)(%?)", text)
    if found is None:
        return None
    value = float(found[1].replace(",", "."))
    if not is_share:
        return None if found[2] else value
    share = value / 100 if found[2] else value
    return share if share <= 1 else None
