"""Conditions on graded deals: ``level=hard passes<=2 returns=needed traps<0.1 moves>=3``.

Each is a name, a relation and a value; all of them must hold. Decimals stand after a point or a
comma, a share may be a percentage: ``traps<10%``.

=========  =========================================================================================
level      easy, normal, hard or tricky (only ``=``)
number     the number of the deal
passes     fewest passes through the stock that a win needs: 1, 2, 3; 4 for more
returns    needed or free: whether every win takes a card back from its foundation (only ``=``)
traps      share of the choices that cannot be taken back that lose, 0 to 1
moves      winning first moves
beginner, casual, careful, patient   share of games that this player wins, 0 to 1
=========  =========================================================================================
"""

import math
import operator
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from ..errors import Fault, WinnableError
from ..players.ladder import Rung
from .levels import Level

_RELATIONS: Final[dict[str, Callable[[float, float], bool]]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
    "=": operator.eq,
}
SHARES: Final = ("traps", *(rung.name.lower() for rung in Rung))
MEASURES: Final = ("number", "passes", "moves", *SHARES)
NAMES: Final = ("level", "returns", *MEASURES)


@dataclass(frozen=True, slots=True)
class Condition:
    """What a deal must be like."""

    level: Level | None = None
    returns: bool | None = None
    bounds: tuple[tuple[str, str, float], ...] = ()
    """Measure, relation, value."""

    def fits(self, name: str, measured: float) -> bool:
        """Whether a measure is within its bounds. Passes that are not known meet none."""
        return all(
            _RELATIONS[relation](measured, value) and not (name == "passes" and measured == 0)
            for bounded, relation, value in self.bounds
            if bounded == name
        )

    def numbers(self, last: int) -> range:
        """The numbers from 1 to ``last`` that are within their bounds."""
        least, most = 1, last
        for name, relation, value in self.bounds:
            if name == "number" and relation in (">", ">=", "="):
                least = max(least, math.floor(value) + 1 if relation == ">" else math.ceil(value))
            if name == "number" and relation in ("<", "<=", "="):
                most = min(most, math.ceil(value) - 1 if relation == "<" else math.floor(value))
        return range(least, most + 1)


def parse_condition(text: str, words: Mapping[str, str] = MappingProxyType({})) -> Condition:
    """The condition of a text; an empty one is always met. Raises ``WinnableError``.

    ``words`` are other words for names and values, those of a language for one.
    """
    level, returns = None, None
    bounds: list[tuple[str, str, float]] = []
    seen: set[tuple[str, str]] = set()
    for word in re.sub(r"\s*(<=|>=|<|>|=)\s*", r"\1", text.lower()).split():
        found = re.fullmatch(r"([a-z]+)(<=|>=|<|>|=)([a-z0-9.,%]+)", word)
        if found is None:
            raise WinnableError(Fault.CONDITION, text=word[:20])
        typed, relation, value = found.groups()
        name, value = words.get(typed, typed), words.get(value, value)
        if name not in NAMES:
            own = {meant: other for other, meant in reversed(list(words.items()))}
            known = ", ".join(own.get(each, each) for each in NAMES)
            raise WinnableError(Fault.CONDITION_NAME, text=typed[:20], known=known)
        if (name, relation) in seen:  # which also bounds how long a condition can be
            raise WinnableError(Fault.CONDITION_TWICE, text=typed + relation)
        seen.add((name, relation))
        if name == "level" and relation == "=" and value in list(Level):
            level = Level(value)
        elif name == "returns" and relation == "=" and value in ("needed", "free"):
            returns = value == "needed"
        elif name in MEASURES and (bound := _measure(value, is_share=name in SHARES)) is not None:
            bounds.append((name, relation, bound))
        else:
            raise WinnableError(Fault.CONDITION_VALUE, text=word[:30])
    return Condition(level, returns, tuple(bounds))


def _measure(text: str, *, is_share: bool) -> float | None:
    """The value of ``2``, ``0.05``, ``0,05`` or, of a share, ``5%``; None if it is none."""
    found = re.fullmatch(r"([0-9]{1,20}(?:[.,][0-9]{1,10})?)(%?)", text)
    if found is None:
        return None
    value = float(found[1].replace(",", "."))
    if not is_share:
        return None if found[2] else value
    share = value / 100 if found[2] else value
    return share if share <= 1 else None
