"""Intervals are right as often as they say, also for those who look all the time."""

from itertools import accumulate
from math import comb, exp, isclose, log
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.length import IS_LONG
from winnable.analysis.estimates import Interval, Tally, compare, interval, log_evidence, sequence

COUNTS = st.integers(0, 400)
TALLIES = st.builds(Tally, COUNTS, COUNTS, st.integers(0, 50))


LIMIT = log(20)
"""The evidence that excludes a share from the sequence."""


def contains(found: Interval, share: float) -> bool:
    return found.low <= share <= found.high


def campaigns(share: float, runs: int, deals: int, every: int) -> list[list[Tally]]:
    """What a reader sees who looks every so many deals."""
    random, looks = Random(14), range(every, deals + 1, every)
    found = []
    for _ in range(runs):
        won = accumulate(sum(random.random() < share for _ in range(every)) for _ in looks)
        found.append([Tally(wins, at - wins) for wins, at in zip(won, looks, strict=True)])
    return found


@pytest.mark.parametrize("share", [0.8195, 0.25, 0.02] if IS_LONG else [0.8195])
def test_peeking_misleads_the_fixed_interval_and_not_the_sequence(share: float) -> None:
    seen = campaigns(share, runs=400, deals=5_000, every=50)
    wilson = sum(not all(contains(interval(each), share) for each in looks) for looks in seen)
    anytime = sum(
        any(log_evidence(each.won, each.lost, share) >= LIMIT for each in looks) for looks in seen
    )
    assert 100 < wilson < 200  # about a third of the campaigns
    assert anytime <= 8  # 20 are allowed
    at_end = sum(not contains(interval(looks[-1]), share) for looks in seen)
    assert 8 <= at_end <= 34  # 5 percent, for those who look once


@given(tally=TALLIES)
def test_the_sequence_is_wider_than_the_fixed_interval(tally: Tally) -> None:
    outer, inner = sequence(tally), interval(tally)
    assert 0 <= outer.low <= inner.low + 1e-12
    assert inner.high - 1e-12 <= outer.high <= 1
    share = tally.share
    assert share is None or contains(inner, share)


@given(tally=TALLIES, won=st.integers(0, 50))
def test_undecided_deals_widen_intervals_whatever_they_turn_out_to_be(
    tally: Tally, won: int
) -> None:
    won = min(won, tally.undecided)
    decided = Tally(tally.won + won, tally.lost + tally.undecided - won)
    for estimate in (interval, sequence):
        wide, narrow = estimate(tally), estimate(decided)
        assert wide.low <= narrow.low + 1e-12
        assert wide.high >= narrow.high - 1e-12


@given(won=COUNTS, lost=COUNTS, share=st.floats(0, 1))
def test_the_sequence_holds_the_shares_against_which_there_is_too_little_evidence(
    won: int, lost: int, share: float
) -> None:
    evidence = log_evidence(won, lost, share)
    if abs(evidence - LIMIT) > 1e-6:
        assert contains(sequence(Tally(won, lost)), share) == (evidence < LIMIT)


def test_without_deals_nothing_is_known() -> None:
    assert sequence(Tally()) == interval(Tally()) == Interval(0, 1)
    assert sequence(Tally(won=100)).high == 1
    assert sequence(Tally(lost=100)).low == 0


@given(won=st.integers(0, 12), lost=st.integers(0, 12), share=st.floats(0.01, 0.99))
def test_the_evidence_is_a_mean_over_all_shares(won: int, lost: int, share: float) -> None:
    """Summed over the runs of one length, weighted by the likelihood of the share, it is one."""
    count = won + lost
    total = sum(
        comb(count, k)
        * share**k
        * (1 - share) ** (count - k)
        * exp(log_evidence(k, count - k, share))
        for k in range(count + 1)
    )
    assert isclose(total, 1, rel_tol=1e-9)


def test_millions_of_deals_are_no_trouble() -> None:
    tally = Tally(81_950_000, 18_050_000)
    outer, inner = sequence(tally), interval(tally)
    assert 0.8193 < outer.low < inner.low < 0.8195 < inner.high < outer.high < 0.8197


@given(first=st.integers(0, 60), second=st.integers(0, 60))
def test_mcnemars_test_is_exact(first: int, second: int) -> None:
    found = compare({(1, 0): first, (0, 1): second, (1, 1): 100, (0, 0): 7})
    n = first + second
    tail = sum(comb(n, k) for k in range(max(first, second), n + 1)) / 2**n
    assert isclose(found.p_value, min(1.0, 2 * tail), rel_tol=1e-9)
    assert found.p_value <= found.p_value_anytime * (1 + 1e-9) or found.p_value_anytime == 1
    assert (found.both, found.first, found.second, found.neither) == (100, first, second, 7)
    assert contains(found.interval, found.difference)
    assert isclose(found.difference, (first - second) / (107 + n))


@given(
    pairs=st.dictionaries(
        st.tuples(st.integers(-1, 1), st.integers(-1, 1)), st.integers(0, 40), min_size=1
    ),
    random=st.randoms(use_true_random=False),
)
def test_undecided_deals_never_strengthen_a_comparison(
    pairs: dict[tuple[int, int], int], random: Random
) -> None:
    decided: dict[tuple[int, int], int] = {}
    for pair, count in pairs.items():
        for _ in range(count):
            one, other = (each if each >= 0 else random.randint(0, 1) for each in pair)
            decided[one, other] = decided.get((one, other), 0) + 1
    wide, narrow = compare(pairs), compare(decided)
    assert wide.interval.low <= narrow.interval.low + 1e-12
    assert wide.interval.high >= narrow.interval.high - 1e-12
    assert wide.p_value >= narrow.p_value * (1 - 1e-9)
    assert wide.p_value_anytime >= narrow.p_value_anytime * (1 - 1e-9)
    assert wide.deals == narrow.deals
    assert wide.both + wide.first + wide.second + wide.neither + wide.undecided == wide.deals


def test_opposite_findings_swap_signs() -> None:
    found = compare({(1, 0): 30, (0, 1): 10, (1, 1): 60, (-1, 1): 5})
    other = compare({(0, 1): 30, (1, 0): 10, (1, 1): 60, (1, -1): 5})
    assert isclose(found.difference, -other.difference)
    assert isclose(found.interval.low, -other.interval.high)
    assert found.p_value == other.p_value < 0.05
    assert compare({(1, 0): 3, (0, 1): 1, (-1, 0): 4, (0, -1): 9}).p_value == 1
