"""The presets and their names."""

import pytest

from winnable.law.errors import WinnableError
from winnable.law.rules import parse_rules
from winnable.law.scoring import Scoring
from winnable.law.variants import VARIANTS, Variant, VariantFault, variant_named, variant_of


@pytest.mark.parametrize(
    ("name", "rules", "scoring"),
    [
        ("draw-three", "d3r", Scoring.NONE),
        ("solitario", "s", Scoring.NONE),
        ("one-pass", "d1p1t", Scoring.NONE),
        ("three-passes", "d1p3", Scoring.FOUNDATION),
        ("draw-one", "d1", Scoring.NONE),
        ("vegas-three", "d3p3", Scoring.VEGAS),
        ("vegas-one", "d1p1", Scoring.VEGAS),
        ("thoughtful", "d3o", Scoring.NONE),
    ],
)
def test_each_preset_has_its_name_rules_and_scoring(
    name: str, rules: str, scoring: Scoring
) -> None:
    variant = variant_named(name)
    assert (variant.name, str(variant.rules), variant.scoring) == (name, rules, scoring)
    assert variant_of(parse_rules(rules), scoring) is variant


def test_draw_three_solitario_one_pass_and_three_passes_come_first() -> None:
    assert list(VARIANTS)[:4] == ["draw-three", "solitario", "one-pass", "three-passes"]
    assert len(VARIANTS) == 8
    assert all(variant.name == name for name, variant in VARIANTS.items())


@pytest.mark.parametrize("name", ["three-passes", " Three Passes\n", "THREE_PASSES"])
def test_a_name_is_read_in_any_case_with_spaces_or_dashes(name: str) -> None:
    assert variant_named(name) is VARIANTS["three-passes"]


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(WinnableError) as caught:
        variant_named("spider" * 10)
    assert caught.value.code is VariantFault.NAME
    assert caught.value.details == {
        "text": "spiderspiderspidersp",
        "known": "draw-three, solitario, one-pass, three-passes, draw-one, vegas-three, "
        "vegas-one, thoughtful",
    }


def test_other_values_are_named_by_rules_and_scoring() -> None:
    rules = parse_rules("d2p5")
    assert variant_of(rules, Scoring.NONE) == Variant("d2p5", rules)
    assert variant_of(rules, Scoring.VEGAS) == Variant("d2p5-vegas", rules, Scoring.VEGAS)
    assert variant_of(parse_rules("d1p1"), Scoring.NONE).name == "d1p1"
