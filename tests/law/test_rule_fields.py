"""Every field of ``Rules`` is known wherever rules are compiled, written or explained."""

import re
from dataclasses import fields, replace
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tests.support.rule_sets import KLONDIKE, NUMBERS, SOLITARIO, random_rules, values
from winnable.law.rules import Rules, RulesError, parse_rules
from winnable.players import ladder
from winnable.solver import encoding

FORMATS: Final = Path(__file__).parents[2] / "docs" / "formats.md"
FIELDS: Final = {field.name for field in fields(Rules)}
OTHER: Final[dict[str, tuple[str, Any]]] = {
    "draw": ("d1", 3),
    "passes": ("d1", 2),
    "columns": ("d1", 6),
    "ranks": ("d1", 12),
    "returns": ("d1", False),
    "by_hand": ("d1", True),
    "redeal_draws": ("d1", True),
    "by_colour": ("s", True),
    "asks": ("s", True),
    "is_open": ("d1", True),
    "undo": ("d1", False),
}
"""For each field a text of rules and a value that differs from it."""


@pytest.mark.parametrize("module", [encoding, ladder])
def test_the_compiled_modules_know_every_field(module: Any) -> None:
    assert module.FIELDS == FIELDS


def test_every_field_has_a_case_here() -> None:
    assert OTHER.keys() | {"family"} == FIELDS


@pytest.mark.parametrize("name", OTHER)
def test_the_letter_of_every_field_is_documented(name: str) -> None:
    text, value = OTHER[name]
    written = str(replace(parse_rules(text), **{name: value}))
    (letter,) = set(re.sub("[0-9]", "", written)) - {"s"} - (set("d") if name != "draw" else set())
    assert f"`{letter}`" in FORMATS.read_text("utf-8")


@pytest.mark.parametrize(("usual", "column"), [(KLONDIKE, 2), (SOLITARIO, 3)], ids=str)
def test_a_letter_is_allowed_exactly_in_the_families_that_its_row_explains(
    usual: Rules, column: int
) -> None:
    """A rule of one family is fixed in the other (``_KLONDIKE_FIXED``, ``_SOLITARIO_FIXED``)."""
    first = "s" if usual is SOLITARIO else "d1"
    rows = re.findall(r"^\| `\w` \|.*$", FORMATS.read_text("utf-8"), re.MULTILINE)
    assert len(rows) == sum(field.type in (bool, "bool") for field in fields(Rules))
    for row in rows:
        cells = [cell.strip() for cell in row.split("|")]
        letter = cells[1].strip("`")
        if cells[column]:
            assert str(parse_rules(first + letter)) == first + letter
        else:
            with pytest.raises(RulesError):
                parse_rules(first + letter)


@pytest.mark.parametrize("usual", [KLONDIKE, SOLITARIO], ids=str)
def test_random_rules_take_every_value_of_every_field(usual: Rules) -> None:
    random = Random(str(usual))
    made = [random_rules(random, usual) for _ in range(2000)]
    for name, every in values(usual).items():
        met = {getattr(rules, name) for rules in made}
        assert len(met) > 1, name
        assert met == set(every) or name in NUMBERS, name
    assert {"draw", "passes"} & values(usual).keys() == (
        {"draw", "passes"} if usual is KLONDIKE else set()
    )


def test_every_field_can_differ_in_some_family() -> None:
    assert values(KLONDIKE).keys() | values(SOLITARIO).keys() == FIELDS - {"family"}
