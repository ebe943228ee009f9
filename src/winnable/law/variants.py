"""The presets: named pairs of rules and scoring. Values only."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Unpack

from .errors import Details, WinnableError, check_type
from .rules import Rules, RulesError, parse_rules
from .scoring import Scoring


class VariantFault(StrEnum):
    """What can be wrong with the name of a game. Every language file has a sentence for it."""

    NAME = "game-name"


class VariantError(RulesError):
    """No game has that name."""

    def __init__(self, code: VariantFault, **details: Unpack[Details]) -> None:
        WinnableError.__init__(self, code, details)


@dataclass(frozen=True, slots=True)
class Variant:
    """A preset: rules and scoring with a name."""

    name: str
    rules: Rules
    scoring: Scoring = Scoring.NONE


_RULES: Final = re.compile("d[0-9]|s[abcoku0-9]*$")
"""A text that matches is parsed as rules; any other text is the name of a game."""

VARIANTS: Final = {
    variant.name: variant
    for variant in (
        Variant("draw-three", parse_rules("d3r")),
        Variant("solitario", parse_rules("s")),
        Variant("one-pass", parse_rules("d1p1t")),
        Variant("three-passes", parse_rules("d1p3"), Scoring.FOUNDATION),
        Variant("draw-one", parse_rules("d1")),
        Variant("vegas-three", parse_rules("d3p3"), Scoring.VEGAS),
        Variant("vegas-one", parse_rules("d1p1"), Scoring.VEGAS),
        Variant("thoughtful", parse_rules("d3o")),
    )
}
"""All presets by name: the four main games first, then the rest of the family."""


def variant_named(name: str) -> Variant:
    """Returns the variant called ``name``, case-insensitive. Raises ``VariantError``."""
    check_type("name", "a text", name, str)
    found = VARIANTS.get(name.strip().lower().replace(" ", "-").replace("_", "-"))
    if found is None:
        raise VariantError(VariantFault.NAME, text=name[:20], known=", ".join(VARIANTS))
    return found


def variant_for(game: str | Rules, argument: str = "game") -> Variant:
    """Returns the variant of a name from ``VARIANTS``, a text of rules such as ``d1p3``, or rules.

    Raises ``RulesError`` for an unknown game, and ``TypeError`` that names the ``argument``.
    """
    if isinstance(game, Rules):
        return Variant(str(game), game)
    check_type(argument, "the name of a game, a text of rules or Rules", game, str)
    try:
        return variant_named(game)
    except RulesError:
        if not _RULES.match(game.strip().lower()):
            raise
    return Variant(game, parse_rules(game))


def variant_of(rules: Rules, scoring: Scoring) -> Variant:
    """Returns the preset with these values, or a variant named after its rules and scoring."""
    for variant in VARIANTS.values():
        if variant.rules == rules and variant.scoring is scoring:
            return variant
    name = str(rules) if scoring is Scoring.NONE else f"{rules}-{scoring}"
    return Variant(name, rules, scoring)
