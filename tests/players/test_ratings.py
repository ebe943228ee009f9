"""Ratings: Glickman's example, the strengths of deals, which games count, intervals that cover."""

import math
import random
from collections.abc import Sequence
from dataclasses import replace
from statistics import fmean

import pytest

from tests.support.length import IS_LONG
from winnable.catalogues import Condition, catalogue_of, solving_sets
from winnable.catalogues.ratings import (
    CENTRE,
    DEVIATION,
    MEASURES,
    SCALE,
    Opponent,
    Rating,
    opponent,
    rated,
    ratings,
)
from winnable.game.results import Result
from winnable.law.difficulty import Difficulty
from winnable.law.rules import parse_rules

# The method


def test_the_example_of_the_paper() -> None:
    """M. E. Glickman, Example of the Glicko-2 system: r' = 1464.06, RD' = 151.52, 0.05999."""
    scale = 173.7178  # the paper's constant
    games = [
        (Opponent((rating - 1500) / scale, deviation / scale), won)
        for rating, deviation, won in ((1400, 30, True), (1550, 100, False), (1700, 300, False))
    ]
    found = rated(Rating(1500, 200, 0.06), games)
    assert found.value == pytest.approx(1464.06, abs=0.02)
    assert found.deviation == pytest.approx(151.52, abs=0.02)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)
    assert found.games == 3


def test_days_without_a_game_widen_the_interval_up_to_that_of_a_beginner() -> None:
    before = Rating(1700, 50, 0.06)
    for days in (1, 100):
        found = rated(before, [], idle=days)
        assert found.value == pytest.approx(1700)
        assert found.deviation == pytest.approx(math.hypot(50, 0.06 * SCALE * math.sqrt(days)))
    assert rated(before, [], idle=10**6).deviation == DEVIATION


def test_surprising_days_raise_the_volatility() -> None:
    weak, strong = Opponent(-4, 0.1), Opponent(4, 0.1)
    known = Rating(CENTRE, 60)
    surprising = rated(known, [(weak, False)] * 8)
    assert surprising.volatility > known.volatility
    assert surprising.value < CENTRE < rated(known, [(strong, True)] * 8).value
    assert rated(known, [(weak, True)] * 8).volatility <= known.volatility


# Deals as opponents


def test_every_solving_set_of_the_catalogue_has_strengths() -> None:
    assert set(MEASURES) == set(solving_sets())


@pytest.mark.parametrize("name", list(MEASURES))
def test_strengths_predict_how_often_the_patient_player_wins(name: str) -> None:
    """In each level, within 5 points of the share that it won of its two games a deal."""
    known = catalogue_of(parse_rules(name))
    for level in filter(known.has, Difficulty):
        won, expected = [], []
        for deal in list(known.find(Condition(difficulty=level)))[:: 10 if name == "d3" else 3]:
            found = opponent(known.rules, deal.number)
            assert found is not None
            won.append(deal.rates[3])
            expected.append(_chance(0, found))
        assert fmean(expected) == pytest.approx(fmean(won), abs=0.05), level


def _chance(strength: float, deal: Opponent) -> float:
    """The mean chance of a win, over what the deal's strength may be."""
    steps = [(at + 0.5) / 5 - 4 for at in range(40)]  # -4 to 4 standard deviations
    weights = [math.exp(-step * step / 2) for step in steps]
    chances = [
        1 / (1 + math.exp(deal.strength + deal.deviation * step - strength)) for step in steps
    ]
    return sum(w * c for w, c in zip(weights, chances, strict=True)) / sum(weights)


def test_a_deal_of_which_only_the_level_is_known_is_the_mean_deal_of_its_level() -> None:
    rules = parse_rules("d3r")
    known = catalogue_of(rules)
    number = known.stored.letters().index(b"T") + 1
    assert known.graded(number) is None
    assert opponent(rules, number) == MEASURES["d3"].tricky


def test_some_deals_have_no_strength() -> None:
    rules = parse_rules("d3r")
    known = catalogue_of(rules)
    lost = next(n for n in range(1, 100) if known.is_winnable(n) is False)
    assert opponent(rules, lost) is None
    assert opponent(rules, known.last + 1) is None
    assert opponent(parse_rules("d2"), 1) is None
    winnable = known.numbers()[0]
    assert opponent(rules, winnable) is not None
    assert opponent(parse_rules("d3o"), winnable) is None  # every card is seen


# Which games count

WINNABLE = catalogue_of(parse_rules("d3r")).numbers()


def result(at: int, *, won: bool = True, day: int = 1) -> Result:
    return Result(
        id=f"game {at} {day} {won}",
        name="draw-three",
        won=won,
        moves=100,
        seconds=60,
        points=None,
        ended=f"2026-11-{day:02}T12:00:00Z",
        deal=f"{WINNABLE[at]}",
    )


def only(*results: Result) -> Rating:
    (found,) = ratings(results).values()
    return found


def test_each_game_has_its_own_rating() -> None:
    other = replace(result(1), name="draw-one", deal="3")
    found = ratings([result(0), result(1), other])
    assert {name: rating.games for name, rating in found.items()} == {
        "draw-three": 2,
        "draw-one": 1,
    }


def test_a_win_raises_a_rating_and_a_loss_lowers_it() -> None:
    assert only(result(0, won=False)).value < CENTRE < only(result(0)).value


@pytest.mark.parametrize(
    "changes",
    [
        {"assisted": True},
        {"deal": None},
        {"deal": "javasol:6"},
        {"deal": "no number"},
        {"deal": "1" * 19},
        {"ended": None},
        {"name": "d2-no-such"},
        {"name": "no rules"},
        {"name": "thoughtful"},
    ],
    ids=str,
)
def test_a_game_without_a_measure_or_with_help_does_not_count(changes: dict[str, object]) -> None:
    other = replace(result(0), **changes)  # type: ignore[arg-type]
    assert ratings([other]) == {}
    assert ratings([other, result(1)]) == ratings([result(1)])


def test_a_deal_counts_only_the_first_time() -> None:
    once = ratings([result(0, won=False)])
    assert ratings([result(0, won=False), result(0, day=2)]) == once
    helped = replace(result(0, won=False), assisted=True)
    assert ratings([helped, result(0, day=2)]) == {}


def test_the_games_of_a_day_are_one_period() -> None:
    day = [result(0), result(1, won=False), result(2)]
    assert only(*day) == only(*day[::-1])
    deals = [opponent(parse_rules("d3r"), WINNABLE[at]) for at in range(3)]
    games = [(deal, won) for deal, won in zip(deals, (True, False, True), strict=True) if deal]
    assert only(*day) == rated(Rating(), games)


def test_a_long_day_is_several_periods() -> None:
    rating = Rating()
    for first in (0, 10, 20):
        rating = rated(rating, [_game(at) for at in range(first, min(first + 10, 25))])
    assert only(*(result(at) for at in range(25))) == rating


def test_days_between_games_are_idle_periods() -> None:
    first, later = result(0), result(1, day=21)
    expected = rated(only(first), [_game(1)], idle=19)
    assert only(first, later) == expected
    assert only(first, replace(later, ended="2026-11-02T00:00:00Z")).deviation < expected.deviation


def _game(at: int) -> tuple[Opponent, bool]:
    deal = opponent(parse_rules("d3r"), WINNABLE[at])
    assert deal is not None
    return deal, True


# Players of known strength


def season(deals: Sequence[Opponent], strength: float, draw: random.Random) -> Rating:
    """A player of that strength plays the deals, ten a day."""
    rating = Rating()
    for day in range(0, len(deals), 10):
        games = []
        for deal in deals[day : day + 10]:
            real = draw.gauss(deal.strength, deal.deviation)
            games.append((deal, draw.random() < 1 / (1 + math.exp(real - strength))))
        rating = rated(rating, games)
    return rating


@pytest.mark.parametrize("name", ["d3", "s"])
def test_the_interval_covers_the_strength_of_simulated_players(name: str) -> None:
    """docs/rating.md has the figures of a longer run."""
    draw = random.Random(5)
    known = catalogue_of(parse_rules(name))
    pool = [found for n in known.numbers() if (found := opponent(known.rules, n))][::20]
    players = 1_000 if IS_LONG else 150
    for count in (30, 200):
        covered, errors = 0, []
        for _ in range(players):
            strength = draw.gauss(0, 300 / SCALE)
            rating = season(draw.choices(pool, k=count), strength, draw)
            truth = CENTRE + SCALE * strength
            covered += rating.low <= truth <= rating.high
            errors.append(abs(rating.value - truth))
        assert covered / players >= 0.91, count
        assert fmean(errors) < {30: 120, 200: 60}[count]  # it also learns
