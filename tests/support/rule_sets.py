"""Random rules for tests, drawn field by field: a new field of ``Rules`` is drawn too, or fails."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import fields, replace
from functools import cache
from random import Random
from typing import Any, Final, TypeAlias

from hypothesis import strategies as st

from winnable.law.rules import Rules, RulesError, RulesFault
from winnable.law.solitario import SOLITARIO

KLONDIKE_RULES: Final = Rules()
SOLITARIO_RULES: Final = Rules(SOLITARIO, passes=1, columns=6, ranks=10, returns=False)

NUMBERS: Final[dict[str, Sequence[Any]]] = {
    "draw": range(1, 53),
    "passes": (None, *range(1, 100)),
    "columns": range(1, 10),
    "ranks": range(1, 14),
}
"""Every value of the fields that are not yes or no."""

Pick: TypeAlias = Callable[[Sequence[Any]], Any]
"""Chooses one of several values."""


@cache
def values(usual: Rules) -> dict[str, Sequence[Any]]:
    """The values of every field that the family of ``usual`` leaves open."""
    found = {}
    for field in fields(Rules):
        if field.name == "kind":
            continue
        every = (False, True) if isinstance(field.default, bool) else NUMBERS[field.name]
        if not any(_clashes(usual, field.name, value) for value in every):
            found[field.name] = every
    return found


def _clashes(usual: Rules, name: str, value: Any) -> bool:
    try:
        replace(usual, **{name: value})
    except RulesError as error:
        return error.code is RulesFault.CLASH
    return False


def rules_of(pick: Pick, usual: Rules, **only: Iterable[Any]) -> Rules:
    """Rules of the family of ``usual``: ``pick`` chooses each field, from ``only`` if named there.

    Repeated values are more likely. Columns and ranks fit each other.
    """
    every = values(usual) | {name: tuple(some) for name, some in only.items()}
    shapes = [
        (columns, [ranks for ranks in every["ranks"] if _can_be_dealt(usual, columns, ranks)])
        for columns in every["columns"]
    ]
    columns, ranks = pick([shape for shape in shapes if shape[1]])
    every |= {"columns": (columns,), "ranks": ranks}
    return replace(usual, **{name: pick(some) for name, some in every.items()})


@cache
def _can_be_dealt(usual: Rules, columns: int, ranks: int) -> bool:
    try:
        replace(usual, columns=columns, ranks=ranks)
    except RulesError:
        return False
    return True


def variations(usual: Rules) -> list[Rules]:
    """``usual``, and rules with one yes or no changed."""
    switches = [name for name in values(usual) if name not in NUMBERS]
    changed: list[dict[str, Any]] = [{name: not getattr(usual, name)} for name in switches]
    return [usual, *(replace(usual, **change) for change in changed)]


def random_rules(random: Random, usual: Rules = KLONDIKE_RULES, **only: Iterable[Any]) -> Rules:
    """Random rules of a family, as ``rules_of`` makes them."""
    return rules_of(random.choice, usual, **only)


@st.composite
def rule_sets(draw: st.DrawFn, /, usual: Rules, **only: Iterable[Any]) -> Rules:
    """A strategy of the rules that ``rules_of`` makes."""
    return rules_of(lambda some: draw(st.sampled_from(some)), usual, **only)
