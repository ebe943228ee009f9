"""Scores: the points of each step; undo restores the points."""

import pytest

from winnable.game.game import Game
from winnable.law.position import Step, parse_move
from winnable.law.reading import parse_deal
from winnable.law.rules import Rules, parse_rules
from winnable.law.scoring import Scoring, score

UP = "AH 2H 3H AD 2D 3D AC 2C 3C AS 2S 3S"
"""Twelve cards in one column and a stock, which go out in order: ``1f sw wf sw wf ...``."""
RED_BLACK = "3H 2C AH 2H 3D AD 2D 3C AC 3S AS 2S"
"""The three of hearts is on the column; the two of clubs, drawn first, fits it."""


def steps(moves: str, rules: str = "d1c1k3", deal: str = UP) -> list[Step]:
    law = parse_rules(rules)
    game = Game(law, parse_deal(deal, law))
    for word in moves.split():
        game.play(parse_move(word))
    return list(game.steps)


def standard(played: list[Step], seconds: int = 0) -> int | None:
    return score(Scoring.STANDARD, played, seconds=seconds)


OUT = steps("1f")[-1]
WASTE_OUT = steps("sw wf", deal="3H AC 2C AH 2H 3D AD 2D 3C 3S AS 2S")[-1]
WASTE_DOWN = steps("sw w1", deal=RED_BLACK)[-1]
RETURNED = steps("sw sw wf fh1", deal="2C 3D AH 2H 3H AD 2D 3C AC 3S AS 2S")
BACK = RETURNED[-1]
DRAW = steps("sw")[-1]
WON = steps("1f " + "sw wf " * 11)


def redeals(rules: str, count: int) -> list[Step]:
    """The first redeals of a game that consists of draws."""
    law: Rules = parse_rules(rules)
    game = Game(law, parse_deal(UP, law))
    found: list[Step] = []
    while len(found) < count:
        step = game.play(parse_move("sw"))
        if step.redealt:
            found.append(step)
    return found


def test_without_scoring_there_is_no_score() -> None:
    assert score(Scoring.NONE, WON) is None


# One point for each card


def test_each_card_on_the_foundations_is_a_point() -> None:
    assert [score(Scoring.FOUNDATION, WON[:i]) for i in range(6)] == [0, 1, 1, 2, 2, 3]
    assert score(Scoring.FOUNDATION, WON) == 12


def test_a_card_returned_from_a_foundation_costs_its_point() -> None:
    assert [score(Scoring.FOUNDATION, RETURNED[:i]) for i in range(5)] == [0, 0, 0, 1, 0]


def test_one_point_a_card_ignores_the_clock() -> None:
    assert score(Scoring.FOUNDATION, WON, seconds=1000) == 12
    assert score(Scoring.VEGAS, WON, seconds=1000) == -52 + 60


# Vegas


def test_vegas_charges_for_the_deck_and_pays_per_card() -> None:
    assert score(Scoring.VEGAS, []) == -52
    assert score(Scoring.VEGAS, WON[:1]) == -47
    assert [score(Scoring.VEGAS, RETURNED[:i]) for i in (3, 4)] == [-47, -52]
    assert score(Scoring.VEGAS, WON) == 8


def test_cumulative_vegas_starts_with_the_balance_of_earlier_deals() -> None:
    assert score(Scoring.CUMULATIVE, [OUT], opening=-100) == -147
    assert score(Scoring.CUMULATIVE, [OUT]) == score(Scoring.VEGAS, [OUT])
    assert score(Scoring.FOUNDATION, [OUT], opening=-100) == 1


# Standard


@pytest.mark.parametrize(
    ("step", "points"),
    [
        pytest.param(OUT, 10, id="column to foundation"),
        pytest.param(WASTE_OUT, 10, id="waste to foundation"),
        pytest.param(WASTE_DOWN, 5, id="waste to column"),
        pytest.param(DRAW, 0, id="draw"),
        pytest.param(BACK, -15, id="foundation to column"),
    ],
)
def test_the_points_of_each_step(step: Step, points: int) -> None:
    assert standard([OUT] * 5 + [step]) == 50 + points


def test_a_turned_card_pays_five_whether_automatic_or_by_hand() -> None:
    deal = "2H AD AH 2D AC 2C AS 2S"
    assert standard(steps("2f", "d1c2k2", deal)) == 10 + 5
    assert standard(steps("2f", "d1c2k2t", deal)) == 10
    assert standard(steps("2f 22", "d1c2k2t", deal)) == 10 + 5


def test_a_move_between_columns_pays_only_for_the_card_it_turns() -> None:
    deal = "3H AD 2C AH 2H 3D 2D 3C AC 3S AS 2S"
    assert standard(steps("21", "d1c2k3", deal)) == 5
    assert standard(steps("21 2f", "d1c2k3", deal)) == 15


def test_points_never_fall_below_zero() -> None:
    assert standard([BACK]) == 0
    assert standard([BACK, OUT]) == 10
    assert standard([OUT, BACK, WASTE_DOWN]) == 5


def test_in_draw_one_every_redeal_costs_100() -> None:
    first, second = redeals("d1c1k3", 2)
    assert standard([OUT] * 25 + [first]) == 150
    assert standard([OUT] * 25 + [first, second]) == 50
    assert standard([OUT] * 5 + [first]) == 0


@pytest.mark.parametrize("rules", ["d3c1k3", "d3c1k3r", "d4c1k3"])
def test_in_draw_three_redeals_cost_20_from_the_fourth_pass_on(rules: str) -> None:
    all_four = redeals(rules, 4)  # these redeals start passes two to five
    points = [standard([OUT] * 10 + all_four[:count]) for count in range(5)]
    assert points == [100, 100, 100, 80, 60]


@pytest.mark.parametrize(
    ("seconds", "points"), [(0, 50), (9, 50), (10, 48), (19, 48), (20, 46), (249, 2), (1000, 0)]
)
def test_every_full_ten_seconds_cost_two(seconds: int, points: int) -> None:
    assert standard([OUT] * 5, seconds) == points


@pytest.mark.parametrize(
    ("seconds", "points"),
    [
        (0, 120),
        (29, 120 - 4),  # too fast for a bonus
        (30, 120 - 6 + 23_333),
        (100, 120 - 20 + 7_000),
        (700, 0 + 1_000),  # the time penalty stops at zero
        (700_001, 0),
    ],
)
def test_a_win_adds_a_bonus_for_speed(seconds: int, points: int) -> None:
    assert standard(WON, seconds) == points


def test_there_is_no_bonus_before_the_win() -> None:
    assert standard(WON[:-1], 100) == 110 - 20


def test_undo_restores_the_points() -> None:
    law = parse_rules("d1c1k3")
    game = Game(law, parse_deal(UP, law), Scoring.STANDARD)
    game.play(parse_move("1f"))
    assert game.score == 10
    game.undo()
    assert game.score == 0
