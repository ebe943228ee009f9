"""Campaigns are compared on the deals that both have, also with the verdicts of other solvers."""

from pathlib import Path

import pytest

from winnable.law.deals import numbered_deal
from winnable.law.moves import start
from winnable.law.rules import parse_rules
from winnable.research.campaign.faults import CampaignError, CampaignFault
from winnable.research.campaign.ledger import Ledger
from winnable.research.campaign.recounting import (
    compare_campaigns,
    compare_verdicts,
    parse_verdicts,
)
from winnable.research.campaign.tables import verdicts
from winnable.solver import Verdict, own_solver

FILE = Path("theirs")


def test_two_rules_are_compared_on_the_deals_of_both(draw_three: Ledger, draw_one: Ledger) -> None:
    found = compare_campaigns(draw_one, draw_three)
    wins = {}
    for text in ("d1", "d3"):
        rules = parse_rules(text)
        decide = own_solver().decide
        wins[text] = {
            number
            for number in range(101, 201)
            if decide(start(rules, numbered_deal(number, rules))).verdict is Verdict.WINNABLE
        }
    figures = found.comparison
    assert figures.deals == 100
    assert figures.first == len(wins["d1"] - wins["d3"])
    assert figures.second == len(wins["d3"] - wins["d1"]) == 0
    assert figures.both == len(wins["d1"] & wins["d3"])
    assert set(found.different) == wins["d1"] ^ wins["d3"]
    assert figures.difference > 0
    back = compare_campaigns(draw_three, draw_one).comparison
    assert (back.first, back.second) == (figures.second, figures.first)


def test_verdicts_of_another_solver_are_compared_by_number(draw_three: Ledger) -> None:
    theirs = {number: value for number, value in verdicts(draw_three) if number % 3}
    assert not compare_verdicts(draw_three, theirs).different
    theirs[7] = 1 - theirs[7]
    theirs[8] = -1
    theirs[5000] = 1
    found = compare_verdicts(draw_three, theirs)
    assert found.different == (7,)
    assert found.comparison.undecided == 1
    assert found.comparison.deals == 134


def test_campaigns_without_a_common_deal_are_refused(draw_three: Ledger) -> None:
    with pytest.raises(CampaignError) as caught:
        compare_verdicts(draw_three, {201: 1})
    assert caught.value.code is CampaignFault.APART


def test_the_words_of_every_solver_are_understood() -> None:
    text = """# of three solvers
1 winnable 0.03
2, solved, 1, 1161, 554, 1074
3 , unsolvable, 5, 971
4 Impossible
5 Solvable in 89 moves
6\ttimed-out
7 0

8:1
9 -1
"""
    assert parse_verdicts(FILE, text) == {1: 1, 2: 1, 3: 0, 4: 0, 5: 1, 6: -1, 7: 0, 8: 1, 9: -1}


@pytest.mark.parametrize("line", ["x solved", "7", "7 perhaps", "7 2", "solved", "-7 solved"])
def test_a_line_without_number_or_verdict_is_refused(line: str) -> None:
    with pytest.raises(CampaignError) as caught:
        parse_verdicts(FILE, f"1 solved\n\n{line}\n")
    assert caught.value.code is CampaignFault.VERDICT
    assert (caught.value.details["file"], caught.value.details["line"]) == ("theirs", 3)


def test_a_deal_with_two_verdicts_is_named_and_a_decided_one_counts() -> None:
    assert parse_verdicts(FILE, "7 timed-out\n7 solved\n7 -1\n8 0\n8 0") == {7: 1, 8: 0}
    for lines in ("7 1\n7 0", "7 0\n7 -1\n\n7 1"):
        with pytest.raises(CampaignError) as caught:
            parse_verdicts(FILE, lines)
        assert caught.value.code is CampaignFault.CONTRARY
        assert caught.value.details == {
            "file": "theirs",
            "line": lines.count("\n") + 1,
            "number": 7,
        }
