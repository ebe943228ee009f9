"""The verdict of each pasted example: deals under draw-three, positions under their own rules."""

from pathlib import Path

import pytest

from winnable.law.deals import Deal
from winnable.law.moves import start
from winnable.law.position import Position
from winnable.law.reading import read
from winnable.law.rules import parse_rules
from winnable.solver import solve

PASTED = Path(__file__).parents[1] / "data/pasted"


@pytest.mark.parametrize(
    "line",
    (PASTED / "index.tsv").read_text().splitlines()[1:],
    ids=lambda line: line.split("\t")[0],
)
def test_a_pasted_example_has_its_verdict(line: str) -> None:
    name, rules, _, verdict = line.split("\t")
    if verdict != "-":
        found = read((PASTED / f"{name}.txt").read_text(), parse_rules(rules))
        assert isinstance(found, Deal | Position)
        position = start(parse_rules("d3r"), found) if isinstance(found, Deal) else found
        assert solve(position).verdict == verdict
