"""The daily deals: chosen from the date, the same for everybody, winnable, and remembered."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.support.player import Player
from winnable.catalogues import catalogue_of
from winnable.catalogues.dailies import (
    FIRST,
    LEVELS,
    current_day,
    daily_deal,
    read_daily,
    streak,
    wins,
)
from winnable.game.game import Game, parse_game
from winnable.game.results import Result
from winnable.law.deals import Deal, numbered_deal
from winnable.law.difficulty import Difficulty
from winnable.law.errors import WinnableError
from winnable.law.reading import parse_deal
from winnable.law.rules import parse_rules
from winnable.law.variants import VARIANTS

NOVEMBER = date(2026, 11, 3)
DRAW_THREE = VARIANTS["draw-three"]


@pytest.mark.parametrize("name", VARIANTS)
def test_each_day_has_three_winnable_deals_of_its_levels(name: str) -> None:
    rules = VARIANTS[name].rules
    graded = catalogue_of(rules)
    for level in LEVELS:
        deal = daily_deal(rules, NOVEMBER, level)
        assert (deal.day, deal.difficulty) == (NOVEMBER, level)
        assert deal.number is not None
        assert deal == numbered_deal(deal.number, rules)
        row = graded.graded(deal.number)
        assert row is not None
        assert row.difficulty is level
        assert graded.is_winnable(deal.number)
        assert parse_deal(deal.address or "", rules).address == deal.address


GOLDEN = {
    "draw-three": (18153, 24625, 82881),
    "solitario": (1259, 4159, 9768),
    "one-pass": (31142, 12447, 30183),
}
"""The numbers of the deals of 3 November 2026. They never change."""


@pytest.mark.parametrize(("name", "numbers"), GOLDEN.items())
def test_the_deals_of_a_day_never_change(name: str, numbers: tuple[int, ...]) -> None:
    rules = VARIANTS[name].rules
    assert tuple(daily_deal(rules, NOVEMBER, level).number for level in LEVELS) == numbers


def test_no_deal_returns_for_a_year() -> None:
    for name in VARIANTS:
        for level in LEVELS:
            year = {
                daily_deal(VARIANTS[name].rules, FIRST + timedelta(days=at), level).number
                for at in range((current_day() - FIRST).days)
            }
            assert len(year) == (current_day() - FIRST).days


def test_games_with_equal_deals_have_different_daily_deals() -> None:
    """Thoughtful shows every card, so it must not show those of draw three."""
    open_rules, rules = VARIANTS["thoughtful"].rules, DRAW_THREE.rules
    assert daily_deal(open_rules, NOVEMBER, LEVELS[0]) != daily_deal(rules, NOVEMBER, LEVELS[0])
    without_undo = parse_rules("d3ru")
    assert daily_deal(without_undo, NOVEMBER, LEVELS[0]) == daily_deal(rules, NOVEMBER, LEVELS[0])


@pytest.mark.parametrize(
    ("rules", "day", "level", "code"),
    [
        ("d3r", date(2025, 12, 31), Difficulty.EASY, "daily-outside"),
        ("d3r", current_day() + timedelta(days=1), Difficulty.EASY, "daily-outside"),
        ("d3r", NOVEMBER, Difficulty.TRICKY, "daily-level"),
        ("d2p3", NOVEMBER, Difficulty.EASY, "no-catalogue"),
    ],
)
def test_other_days_levels_and_rules_have_none(
    rules: str, day: date, level: Difficulty, code: str
) -> None:
    with pytest.raises(WinnableError) as caught:
        daily_deal(parse_rules(rules), day, level)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("text", "day", "level"),
    [
        ("", date(2026, 1, 2), None),
        ("hard", date(2026, 1, 2), Difficulty.HARD),
        ("2026-11-03 easy", NOVEMBER, Difficulty.EASY),
        ("normal 2026 11 3", NOVEMBER, Difficulty.NORMAL),
        ("2026-11-03", NOVEMBER, None),
    ],
)
def test_a_day_and_a_level_are_read_in_any_order(
    text: str, day: date, level: Difficulty | None
) -> None:
    assert read_daily(text, date(2026, 1, 2)) == (day, level)


# Results


def won(
    day: date, level: Difficulty, *, address: str | None = None, assisted: bool = False
) -> Result:
    deal = daily_deal(DRAW_THREE.rules, day, level)
    return Result(
        *(f"draw-three-{day}-{level}", "draw-three", True, 100, 300, None),
        difficulty=level,
        assisted=assisted,
        deal=address or deal.address,
    )


def test_wins_are_those_of_the_true_daily_deals_without_help() -> None:
    easy, hard = Difficulty.EASY, Difficulty.HARD
    results = [
        won(NOVEMBER, easy),
        won(NOVEMBER, hard, assisted=True),
        won(NOVEMBER + timedelta(days=1), easy, address="2026-11-04:easy:1"),  # another deal
        won(NOVEMBER + timedelta(days=2), easy, address="easy:1"),
        won(NOVEMBER + timedelta(days=3), easy, address="20261106"),
    ]
    assert wins(results, DRAW_THREE) == {NOVEMBER: {easy}}
    assert wins(results, VARIANTS["draw-one"]) == {}


@pytest.mark.parametrize(
    ("ago", "count"), [((), 0), ((0,), 1), ((1, 2), 2), ((0, 1, 3), 2), ((2,), 0)]
)
def test_a_streak_ends_today_or_yesterday(ago: tuple[int, ...], count: int) -> None:
    days = {NOVEMBER - timedelta(days=n): frozenset(LEVELS) for n in ago}
    assert streak(days, NOVEMBER) == count


# Commands


@pytest.fixture
def klondike(tmp_path: Path) -> Player:
    player = Player(tmp_path, "d3r", "7")
    player.do("d")
    return player


def test_daily_says_the_day_and_plays_a_level(klondike: Player) -> None:
    said, how = klondike.do("daily 2026-11-03")
    assert said.startswith("3 November 2026: easy not won, normal not won, hard not won.")
    assert "daily hard" in how
    assert klondike.moves == "sw"
    said = klondike.one("daily 2026-11-03 hard")
    assert ", hard deal of 3 November 2026: it can be won. " in said
    assert klondike.game.deal == daily_deal(DRAW_THREE.rules, NOVEMBER, Difficulty.HARD)
    assert parse_game(klondike.game.text).deal.day == NOVEMBER
    assert klondike.do("partita del giorno 2026 11 3 facile")
    assert klondike.game.deal.day == NOVEMBER


def test_a_won_daily_deal_is_remembered(klondike: Player) -> None:
    klondike.do("daily 2026-11-03 easy")
    game = klondike.game
    win = catalogue_of(game.rules).win(game.deal.number or 0)
    assert win is not None
    for move in win[:-1]:
        game.play(move)
    klondike.session.do("finish")
    assert game.is_won
    assert klondike.do("daily 2026-11-03")[0].startswith("3 November 2026: easy won, normal")
    assert [result.deal for result in klondike.store.results.all() if result.won] == [
        game.deal.address
    ]


def test_a_deal_of_an_older_version_keeps_its_cards_and_is_a_number() -> None:
    rules = DRAW_THREE.rules
    game = Game(rules, numbered_deal(20261122, rules))
    old = parse_game(game.text)
    assert old.deal == game.deal
    assert (old.deal.number, old.deal.day) == (20261122, None)


def test_an_address_with_an_impossible_day_is_refused() -> None:
    with pytest.raises(WinnableError) as caught:
        parse_deal("2026-02-30:easy:7", DRAW_THREE.rules)
    assert caught.value.code == "deal-day"
    assert isinstance(parse_deal("2026-02-28:easy:7", DRAW_THREE.rules), Deal)
