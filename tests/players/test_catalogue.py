"""The catalogue: a grade for every number, repeatable grades, stored wins that win, conditions."""

import math
from collections import Counter
from functools import cache
from itertools import pairwise, starmap, takewhile
from pathlib import Path
from random import Random
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.campaigns import campaign
from winnable import catalogues as package
from winnable.catalogues import (
    Condition,
    Graded,
    catalogue,
    catalogue_of,
    parse_condition,
    solving_sets,
)
from winnable.catalogues.archive import Archive, ArchiveSet, Row
from winnable.catalogues.conditions import MEASURES, SHARES, ConditionFault
from winnable.catalogues.levels import PLAYS, difficulty_of
from winnable.catalogues.wins import moves_of, packed, unpacked
from winnable.law.deals import javasol_deal, numbered_deal
from winnable.law.difficulty import Difficulty
from winnable.law.errors import WinnableError
from winnable.law.moves import play, start
from winnable.law.rules import Rules, parse_rules
from winnable.law.variants import VARIANTS
from winnable.research.grading.checking import check_numbers, sample
from winnable.research.grading.grading import Grader
from winnable.research.grading.trials import Trials
from winnable.solver import Verdict, solve
from winnable.solver.plays import Stuck
from winnable.speech.messages import Voice, say_fault
from workshop.building import RANGES, main
from workshop.writing import letter_of, write_archive

GAMES = [variant.rules for variant in VARIANTS.values()]
JAVASOL = Path(__file__).parents[1] / "data" / "javasol_levels_deals.tsv"


@pytest.mark.parametrize("rules", GAMES, ids=str)
def test_every_preset_has_a_catalogue_with_a_letter_for_every_number(rules: Rules) -> None:
    found = catalogue(rules)
    assert found is not None
    letters = Counter(found.stored.letters().decode())
    assert sum(letters.values()) == found.last
    assert set(letters) <= set("enhtT+-?")
    assert sum(letters[letter] for letter in "enht+") == found.stored.measured
    numbers = found.numbers()
    assert sorted(n for level in Difficulty for n in found.numbers(level)) == list(numbers)
    assert len(numbers) == found.stored.measured - letters["+"]


def test_other_rules_have_no_catalogue() -> None:
    assert catalogue(parse_rules("d2")) is None
    assert catalogue(parse_rules("d3n")) is None
    assert len({str(each.rules) for each in map(catalogue, GAMES) if each}) == len(GAMES)
    assert set(solving_sets()) == set(RANGES)


@pytest.mark.parametrize("rules", GAMES, ids=str)
def test_a_stored_win_wins(rules: Rules) -> None:
    found = catalogue(rules)
    assert found is not None
    for number in found.numbers()[:4]:
        position = start(rules, numbered_deal(number, rules))
        for move in found.win(number) or ():
            position = play(position, move).after
        assert position.is_won


@pytest.mark.parametrize("name", sorted(RANGES))
def test_stored_deals_are_proven_and_graded_the_same_again(name: str) -> None:
    """The grade of a deal does not depend on the deals graded before."""
    checked = check_numbers(name, range(1, 11))
    assert checked.wrong == ()
    assert checked.winnable + checked.unwinnable == 10
    found, grader = catalogue(parse_rules(name)), Grader()
    assert found is not None
    bare = 1 + found.stored.letters().find(b"T")
    for number in (7, 4, 1, bare or 1):
        assert grader.grade(number, found.rules) == found.stored.row(number)


def test_checking_finds_a_wrong_verdict_and_a_wrong_win(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = parse_rules("d3")
    found = catalogue(rules)
    assert found is not None
    won, lost = found.numbers()[0], 1 + found.stored.letters().index(b"-")
    rows = [found.stored.row(number) for number in range(1, lost + 1)]
    rows[lost - 1] = rows[won - 1]
    rows[won - 1] = Row(verdict=False)
    write_archive(tmp_path / "wrong.deals", {"d3": [row for row in rows if row is not None]})
    monkeypatch.setattr(package, "_archive", lambda: Archive(tmp_path / "wrong.deals"))
    assert set(check_numbers("d3", [won, lost]).wrong) == {won, lost}


def test_an_archive_returns_its_rows(tmp_path: Path) -> None:
    random = Random(5)
    rows = [Row(verdict=None), Row(verdict=False)]
    for _ in range(1500):
        win = bytes(random.randrange(64) for _ in range(random.choice((1, 20, 90, 255, 256, 300))))
        rows.append(
            random.choice(
                [
                    Row(verdict=False),
                    Row(verdict=True, difficulty=Difficulty.TRICKY),
                    Row(
                        True,
                        random.choice([None, *Difficulty]),
                        (200, 3, 99, 2),
                        255,
                        4,
                        True,
                        9,
                        win,
                    ),
                ]
            )
        )
    write_archive(tmp_path / "x.deals", {"d1": [], "d3": rows})
    archive = Archive(tmp_path / "x.deals")
    assert ArchiveSet(archive, "d1").last == 0
    stored = ArchiveSet(archive, "d3")
    assert stored.last == len(rows)
    assert [stored.row(number) for number in range(1, len(rows) + 1)] == rows
    assert stored.letters() == bytes(map(letter_of, rows))
    assert stored.row(0) is None
    assert stored.row(len(rows) + 1) is None
    for win in (b"", b"\1", bytes(range(64))):
        assert unpacked(packed(win), len(win)) == win


def test_a_build_goes_on_and_writes_the_bytes_of_the_catalogue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes = {"d1": 3, "s": 2}
    monkeypatch.setattr("workshop.building.RANGES", sizes)
    campaign(tmp_path / "d1-3", 'rules = "d1"\nfirst = 1\nlast = 3\nmeasures = ["grade"]')
    (part,) = (tmp_path / "d1-3" / "shards").iterdir()
    kept = part.stat().st_mtime_ns
    assert main([str(tmp_path), "--jobs", "1", "--output", str(tmp_path / "built")]) == 0
    assert part.stat().st_mtime_ns == kept
    stored = {}
    for name, last in sizes.items():
        found = catalogue(parse_rules(name))
        assert found is not None
        numbers = range(1, last + 1)
        stored[name] = [row for n in numbers if (row := found.stored.row(n)) is not None]
    write_archive(tmp_path / "stored", stored)
    assert (tmp_path / "built").read_bytes() == (tmp_path / "stored").read_bytes()


def test_pick_returns_a_deal_of_the_difficulty() -> None:
    found, draw = catalogue(parse_rules("d3r")), Random(3)
    assert found is not None
    for level in Difficulty:
        picked = {found.pick(level, draw) for _ in range(200)}
        assert picked <= set(found.numbers(level))
        assert len(picked) > 5
    assert found.pick(None, draw) in found.numbers()


def test_the_difficulty_follows_from_play() -> None:
    most = PLAYS[:3]
    assert difficulty_of((0, 0, 0, 0), is_plain=False) is Difficulty.TRICKY
    assert difficulty_of((*most, 0), is_plain=True) is Difficulty.EASY
    assert difficulty_of((0, 0, 0, PLAYS[3]), is_plain=True) is Difficulty.HARD
    assert difficulty_of((0, 0, most[2], 0), is_plain=True) is Difficulty.NORMAL


def test_deals_of_javasol_are_winnable_and_keep_their_tricky_grade() -> None:
    """Every deal is winnable. With few exceptions, a deal is Tricky here exactly if it is in
    javasol.
    """
    rules, ladder, plain = parse_rules("d3"), Trials(), Counter[tuple[str, bool]]()
    for line in JAVASOL.read_text().splitlines()[1:]:
        level, number, _ = line.split("\t")
        position = start(rules, javasol_deal(int(number)))
        assert solve(position).verdict is Verdict.WINNABLE
        ladder.load(position)
        found = ladder.is_plain()
        assert found is not None
        plain[level, found] += 1
    assert plain == {
        ("easy", True): 49,
        ("normal", True): 43,
        ("hard", True): 49,
        ("tricky", False): 51,
        ("tricky", True): 4,
    }


# Conditions

DEAL = Graded(7, Difficulty.HARD, (0.1, 0.2, 0.3, 0.5), 0.05, 2, True, 4)


def meets(deal: Graded, condition: Condition) -> bool:
    """Whether the deal meets the condition: a second implementation, for one deal at a time."""
    measured = (deal.number, deal.passes, deal.first_moves, deal.traps, *deal.rates)
    return (
        condition.difficulty in (None, deal.difficulty)
        and condition.returns in (None, deal.returns)
        and all(starmap(condition.matches, zip(MEASURES, measured, strict=True)))
    )


@pytest.mark.parametrize(
    ("text", "is_met"),
    [
        ("", True),
        ("level=hard passes<=2 returns=needed traps<0.1 moves>=3", True),
        ("LEVEL = Hard  passes <= 2", True),
        ("level=easy", False),
        ("returns=free", False),
        ("passes<2", False),
        ("passes=2 number=7", True),
        ("patient>0.5", False),
        ("patient>=0.5 beginner<0.15", True),
        ("patient>=0,5 beginner<0,15", True),
        ("traps=5% patient<50,5% beginner>9.9%", True),
        ("traps<5%", False),
    ],
)
def test_a_deal_is_measured_against_each_condition(text: str, *, is_met: bool) -> None:
    assert meets(DEAL, parse_condition(text)) is is_met


FIRST: Final = 400


@given(
    st.sampled_from(
        ["", "level=easy", "level=tricky", "returns=needed", "returns=free level=hard"]
    ),
    st.lists(
        st.tuples(st.sampled_from(MEASURES), st.sampled_from(["<", "<=", ">", ">=", "="])),
        max_size=3,
        unique=True,
    ),
    st.data(),
)
def test_find_returns_exactly_the_deals_that_meet_the_condition(
    fixed: str, bounds: list[tuple[str, str]], data: st.DataObject
) -> None:
    text = fixed
    for name, relation in bounds:
        values = ["0", "0.05", "50%", "1"] if name in SHARES else ["1", "2", "3", "250.5", "300"]
        text += f" {name}{relation}{data.draw(st.sampled_from(values))}"
    condition = parse_condition(text)
    found = catalogue_of(parse_rules("d1p1")).find(condition)
    first = list(takewhile(lambda deal: deal.number <= FIRST, found))
    assert first == [deal for deal in graded_one_by_one() if meets(deal, condition)]


@cache
def graded_one_by_one() -> list[Graded]:
    deals = catalogue_of(parse_rules("d1p1"))
    return [deal for number in range(1, FIRST + 1) if (deal := deals.graded(number))]


def test_an_unknown_number_of_passes_meets_no_bound() -> None:
    unknown = Graded(7, Difficulty.HARD, (0.0, 0.0, 0.0, 0.0), 0.0, 0, False, 0)
    assert not meets(unknown, parse_condition("passes<=4"))
    assert meets(unknown, Condition())


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("hard", ConditionFault.FORM),
        ("level", ConditionFault.FORM),
        ("passes<=", ConditionFault.FORM),
        ("colour=red", ConditionFault.NAME),
        ("level=evil", ConditionFault.VALUE),
        ("level<hard", ConditionFault.VALUE),
        ("returns=1", ConditionFault.VALUE),
        ("passes=two", ConditionFault.VALUE),
        ("passes=1.", ConditionFault.VALUE),
        ("passes<2%", ConditionFault.VALUE),
        ("traps<10", ConditionFault.VALUE),
        ("level=hard level=easy", ConditionFault.TWICE),
        ("passes<2 passes<3", ConditionFault.TWICE),
    ],
)
def test_a_text_that_is_no_condition_is_refused(text: str, fault: ConditionFault) -> None:
    with pytest.raises(WinnableError) as caught:
        parse_condition(text)
    assert caught.value.code is fault
    for language in ("en", "it"):
        assert say_fault(Voice(language=language), caught.value).endswith(".")


@pytest.mark.parametrize("percent", range(1, 101))
def test_a_sample_has_its_share_of_the_range_and_spreads_over_it(percent: int) -> None:
    for last in (1, 7, 100, 1_000):
        found = sample(last, percent)
        assert len(found) == math.ceil(last * percent / 100)
        assert found[0] == 1
        assert found[-1] <= last
        steps = {after - before for before, after in pairwise(found)}
        assert steps <= {100 // percent, 100 // percent + 1}


def test_a_win_that_is_not_stored_is_not_made_up() -> None:
    with pytest.raises(Stuck):
        moves_of(start(parse_rules("s"), numbered_deal(1, parse_rules("s"))), b"")
