"""What the charts of results show."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from winnable.game.results import Result
from winnable.game.trends import (
    COUNTS,
    SECONDS,
    Bin,
    Growth,
    Share,
    growth,
    shares,
    spread,
    streaks,
)


def games(outcomes: str, *days: str, winnable: str = "") -> list[Result]:
    """Results from letters, W won and L lost, with days and with letters for winnable: + - ?."""
    results = [
        Result(f"game {n}", "a", each == "W", 100, 60, None) for n, each in enumerate(outcomes)
    ]
    if days:
        results = [
            replace(result, ended=f"{day}T12:00:00Z" if day else None)
            for result, day in zip(results, days, strict=True)
        ]
    values = {"+": True, "-": False, "?": None}
    if winnable:
        results = [
            replace(result, winnable=values[each])
            for result, each in zip(results, winnable, strict=True)
        ]
    return results


# Growth


def test_growth_has_a_row_for_each_day_of_a_short_time() -> None:
    found = growth(games("WLW", "2026-11-20", "2026-11-20", "2026-11-22"))
    assert found == [
        Growth("2026-11-20", 2, 1),
        Growth("2026-11-21", 2, 1),
        Growth("2026-11-22", 3, 2),
    ]


def test_growth_has_a_row_for_each_week_from_monday_of_a_longer_time() -> None:
    found = growth(games("WL", "2026-10-28", "2026-11-22"))  # a Wednesday, a Sunday
    assert [row.period for row in found] == ["2026-10-26", "2026-11-02", "2026-11-09", "2026-11-16"]
    assert (found[0], found[-1]) == (Growth("2026-10-26", 1, 1), Growth("2026-11-16", 2, 1))


def test_growth_has_a_row_for_each_month_of_a_long_time() -> None:
    found = growth(games("WW", "2025-12-31", "2026-11-01"))
    assert [row.period for row in found][:3] == ["2025-12", "2026-01", "2026-02"]
    assert len(found) == 12
    assert found[-1] == Growth("2026-11", 2, 2)


def test_results_without_a_day_count_from_the_first_period_on() -> None:
    found = growth(games("WL", "", "2026-11-22"))
    assert found == [Growth("2026-11-22", 2, 1)]
    assert growth(games("WL")) == []
    assert growth([]) == []


def test_growth_does_not_need_results_in_the_order_of_their_days() -> None:
    assert growth(games("WL", "2026-11-22", "2026-11-21")) == [
        Growth("2026-11-21", 1, 0),
        Growth("2026-11-22", 2, 1),
    ]


# Shares


def test_shares_are_of_all_games_and_of_the_last_ones() -> None:
    assert shares([]) == []
    assert shares(games("WLL", winnable="+-?")) == [Share(games=3, won=1, decided=2, winnable=1)]
    many = games("L" * 60 + "W" * 5)
    assert [(each.games, each.won) for each in shares(many)] == [(65, 5), (50, 5), (10, 5)]
    assert [each.games for each in shares(many[:50])] == [50, 10]


# Streaks


@pytest.mark.parametrize(
    ("outcomes", "lengths"),
    [("", []), ("LL", []), ("W", [1]), ("WWLW", [2, 1]), ("LWLLWWWL", [1, 3])],
)
def test_streaks_are_the_lengths_of_runs_of_wins(outcomes: str, lengths: list[int]) -> None:
    assert streaks(games(outcomes)) == lengths


# Distributions


def test_bins_are_as_narrow_as_few_bins_allow_and_without_gaps() -> None:
    assert spread([], COUNTS) == []
    assert spread([7], COUNTS) == [Bin(7, 7, 1)]
    assert spread([3, 5, 5], COUNTS) == [Bin(3, 3, 1), Bin(4, 4, 0), Bin(5, 5, 2)]
    assert spread([98, 131], COUNTS) == [
        Bin(low, low + 4, low in (95, 130)) for low in range(95, 135, 5)
    ]
    assert spread([61, 125], SECONDS)[0] == Bin(60, 69, 1)


@pytest.mark.parametrize("values", [[0], [3, 99_999], [0, 5_000], list(range(300))], ids=len)
@pytest.mark.parametrize("widths", [COUNTS, SECONDS], ids=["counts", "times"])
def test_every_value_is_in_one_bin(values: Sequence[int], widths: Sequence[int]) -> None:
    bins = spread(values, widths)
    assert sum(each.count for each in bins) == len(values)
    for value in values:
        assert sum(each.low <= value <= each.high for each in bins) == 1
