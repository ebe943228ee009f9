"""Conditions on graded deals: ``level=hard passes<=2 returns=needed traps<0.1 moves>=3``.

Each is a name, a relation and a value; all of them must hold.

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

import operator
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ..errors import Fault, WinnableError
from ..players.ladder import Rung
from .levels import Graded, Level

_RELATIONS: Final[dict[str, Callable[[float, float], bool]]] = {
    "<=": operator.le,
    ">=": operator.ge,
    "<": operator.lt,
    ">": operator.gt,
    "=": operator.eq,
}
_MEASURES: Final[dict[str, Callable[[Graded], float]]] = {
    "number": lambda deal: deal.number,
    "passes": lambda deal: deal.passes,
    "traps": lambda deal: deal.traps,
    "moves": lambda deal: deal.first_moves,
    "beginner": lambda deal: deal.rates[Rung.BEGINNER],
    "casual": lambda deal: deal.rates[Rung.CASUAL],
    "careful": lambda deal: deal.rates[Rung.CAREFUL],
    "patient": lambda deal: deal.rates[Rung.PATIENT],
}
NAMES: Final = ("level", "returns", *_MEASURES)


@dataclass(frozen=True, slots=True)
class Condition:
    """What a deal must be like."""

    level: Level | None = None
    returns: bool | None = None
    bounds: tuple[tuple[str, str, float], ...] = ()
    """Measure, relation, value."""

    def is_met(self, deal: Graded) -> bool:
        """Whether a deal is like that. Passes that are not known meet no bound."""
        return (
            self.level in (None, deal.level)
            and self.returns in (None, deal.returns)
            and all(
                _RELATIONS[relation](_MEASURES[name](deal), value)
                and not (name == "passes" and deal.passes == 0)
                for name, relation, value in self.bounds
            )
        )


def parse_condition(text: str) -> Condition:
    """The condition of a text; an empty one is always met. Raises ``WinnableError``."""
    level, returns = None, None
    bounds, seen = [], set()
    for word in re.sub(r"\s*(<=|>=|<|>|=)\s*", r"\1", text.lower()).split():
        found = re.fullmatch(r"([a-z]+)(<=|>=|<|>|=)([a-z0-9.]+)", word)
        if found is None:
            raise WinnableError(Fault.CONDITION, text=word[:20])
        name, relation, value = found.groups()
        if name in seen and name not in _MEASURES:
            raise WinnableError(Fault.CONDITION_TWICE, text=name)
        seen.add(name)
        if name not in NAMES:
            raise WinnableError(Fault.CONDITION_NAME, text=name[:20], known=", ".join(NAMES))
        if name == "level" and relation == "=" and value in list(Level):
            level = Level(value)
        elif name == "returns" and relation == "=" and value in ("needed", "free"):
            returns = value == "needed"
        elif name in _MEASURES and re.fullmatch(r"[0-9]{1,20}(\.[0-9]{1,10})?", value):
            bounds.append((name, relation, float(value)))
        else:
            raise WinnableError(Fault.CONDITION_VALUE, text=word[:30])
    return Condition(level, returns, tuple(bounds))
