"""The deals of the arena are proven, and nobody else plays them."""

from itertools import islice, pairwise

import pytest

from winnable.catalogues import catalogue_of, solving_sets
from winnable.catalogues.new import RANDOM_NUMBERS
from winnable.law.moves import play, start
from winnable.law.rules import Rules, parse_rules
from winnable.law.variants import VARIANTS
from winnable.research.arena import splits
from winnable.research.arena.faults import ArenaError, ArenaFault
from winnable.research.arena.splits import NUMBERS, Split, proven
from winnable.solver import Limits, solve
from workshop.training import COURSES, TRAINING


def test_splits_overlap_neither_each_other_nor_deals_that_are_used_elsewhere() -> None:
    ends = sorted((numbers.start, numbers.stop) for numbers in NUMBERS.values())
    assert set(NUMBERS) == set(Split)
    assert all(stop <= start for (_, stop), (start, _) in pairwise(ends))
    trained = max(TRAINING + each.rounds * each.games for each in COURSES.values())
    catalogued = max(catalogue_of(parse_rules(text)).last for text in solving_sets())
    assert ends[0][0] > max(RANDOM_NUMBERS, trained, catalogued)


@pytest.mark.parametrize("rules", [v.rules for v in VARIANTS.values()], ids=str)
def test_games_of_a_split_are_winnable_and_skip_no_winnable_deal(rules: Rules) -> None:
    found = list(islice(proven(rules, Split.TEST), 5))
    assert [each.game for each in found] == [1, 2, 3, 4, 5]
    last = found[-1]
    numbers = range(NUMBERS[Split.TEST].start, last.number + 1)
    assert last.game + last.undecided + last.unwinnable == len(numbers)
    for each in found:
        position = start(rules, each.deal)
        for move in solve(position).moves or ():
            position = play(position, move).after
        assert position.is_won
        assert each.deal.number == each.number


def test_undecided_deals_are_counted_and_a_split_without_deals_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(splits, "PATIENCE", 4)
    rules = parse_rules("d3p1")
    with pytest.raises(ArenaError) as error:
        list(proven(rules, Split.TRAIN, Limits(nodes=1)))
    assert error.value.code is ArenaFault.NO_DEALS
    monkeypatch.setattr(splits, "PATIENCE", 1000)
    found = next(proven(parse_rules("d1"), Split.TRAIN, Limits(nodes=60)))
    assert found.undecided > 0
