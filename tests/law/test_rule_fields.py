"""Every field of ``Rules`` is known wherever rules are compiled, written or explained."""

import re
import runpy
from dataclasses import fields, replace
from pathlib import Path
from random import Random
from string import ascii_lowercase
from typing import Any, Final

import pytest

from tests.support.rule_sets import KLONDIKE_RULES, NUMBERS, SOLITARIO_RULES, random_rules, values
from winnable.law.deals import numbered_deal
from winnable.law.moves import start
from winnable.law.rules import Rules, RulesError, parse_rules
from winnable.players import ladder
from winnable.proof import check
from winnable.research.arena import vectors
from winnable.solver import encoding
from winnable.solver.astar import loading

ROOT: Final = Path(__file__).parents[2]
FORMATS: Final = ROOT / "docs" / "formats.md"
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


GATES: Final[dict[str, Any]] = {
    "players.ladder_klondike": ladder,
    "players.ladder_solitario": ladder,
    "players.tree": encoding,
    "players.tricky": ladder,
    "research.arena.batch": vectors,
    "solver.astar.klondike": loading,
    "solver.astar.solitario": loading,
    "solver.klondike.search": encoding,
    "solver.replay": encoding,
    "solver.solitario.certain": encoding,
    "solver.solitario.search": encoding,
}
"""The module that loads each compiled one. ``proof.check`` reads rules as text."""


def test_every_compiled_module_has_a_gate() -> None:
    units = runpy.run_path(str(ROOT / "scripts" / "compiled"))["UNITS"]
    assert GATES.keys() | {"proof.check"} == set(units)


@pytest.mark.parametrize("unit", GATES)
def test_the_compiled_modules_know_every_field(unit: str) -> None:
    assert GATES[unit].MODEL.others == ()


def test_the_checker_of_certificates_refuses_letters_that_it_does_not_know() -> None:
    rules = parse_rules("d3")
    text = str(start(rules, numbered_deal(1, rules)))
    assert check.parse(text)["draw"] == 3
    for letter in set(ascii_lowercase) - set("ntrou"):
        with pytest.raises(ValueError, match=r"^$"):
            check.parse(text.replace("d3", f"d3{letter}", 1))


def test_every_field_has_a_case_here() -> None:
    assert OTHER.keys() | {"kind"} == FIELDS


@pytest.mark.parametrize("name", OTHER)
def test_the_letter_of_every_field_is_documented(name: str) -> None:
    text, value = OTHER[name]
    written = str(replace(parse_rules(text), **{name: value}))
    (letter,) = set(re.sub("[0-9]", "", written)) - {"s"} - (set("d") if name != "draw" else set())
    assert f"`{letter}`" in FORMATS.read_text("utf-8")


@pytest.mark.parametrize(("usual", "column"), [(KLONDIKE_RULES, 2), (SOLITARIO_RULES, 3)], ids=str)
def test_a_letter_is_allowed_exactly_in_the_families_that_its_row_explains(
    usual: Rules, column: int
) -> None:
    """A rule of one kind of game is fixed in the other (``Kind.fixed``)."""
    first = "s" if usual is SOLITARIO_RULES else "d1"
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


@pytest.mark.parametrize("usual", [KLONDIKE_RULES, SOLITARIO_RULES], ids=str)
def test_random_rules_take_every_value_of_every_field(usual: Rules) -> None:
    random = Random(str(usual))
    made = [random_rules(random, usual) for _ in range(2000)]
    for name, every in values(usual).items():
        met = {getattr(rules, name) for rules in made}
        assert len(met) > 1, name
        assert met == set(every) or name in NUMBERS, name
    assert {"draw", "passes"} & values(usual).keys() == (
        {"draw", "passes"} if usual is KLONDIKE_RULES else set()
    )


def test_every_field_can_differ_in_some_kind() -> None:
    assert values(KLONDIKE_RULES).keys() | values(SOLITARIO_RULES).keys() == FIELDS - {"kind"}
