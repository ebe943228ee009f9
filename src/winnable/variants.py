"""The games by name: each is rules and a scoring, values only."""

from dataclasses import dataclass
from typing import Final

from .errors import Fault, WinnableError
from .rules import Rules, parse_rules
from .scoring import Scoring


@dataclass(frozen=True, slots=True)
class Variant:
    """A game that can be asked for by name."""

    name: str
    rules: Rules
    scoring: Scoring = Scoring.NONE


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
"""The four games of the four texts first, then the family."""


def variant_named(name: str) -> Variant:
    """The variant of that name, in any case. Raises ``WinnableError``."""
    found = VARIANTS.get(name.strip().lower().replace(" ", "-").replace("_", "-"))
    if found is None:
        raise WinnableError(Fault.GAME_NAME, text=name[:20], known=", ".join(VARIANTS))
    return found


def variant_of(rules: Rules, scoring: Scoring) -> Variant:
    """The named variant with these values, or one named by its rules and scoring."""
    for variant in VARIANTS.values():
        if variant.rules == rules and variant.scoring is scoring:
            return variant
    name = str(rules) if scoring is Scoring.NONE else f"{rules}-{scoring}"
    return Variant(name, rules, scoring)
