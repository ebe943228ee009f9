"""Judgements: a named mistake is one, solved anew without limits; lack of evidence is admitted."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.players.test_review import QUICK, SMALL, played
from tests.players.test_review_presets import carried
from tests.support.length import IS_LONG
from winnable.analysis.efforts import usual_effort
from winnable.analysis.judging import Blame, Judge, Mistake, compare, safe_plan
from winnable.analysis.reviews import review
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.klondike import KLONDIKE
from winnable.law.moves import after
from winnable.law.position import STOCK, Move, parse_move
from winnable.law.rules import parse_rules
from winnable.law.solitario import SOLITARIO
from winnable.law.variants import VARIANTS
from winnable.law.view import View, seen_at, shown_by, view_of
from winnable.law.worlds import Order, sample, unseen, world
from winnable.solver import Verdict, own_solver

WORLDS = 400 if IS_LONG else 120


def views(game: Game) -> Iterator[tuple[View, Move]]:
    """The view before every step of the game, and the move made."""
    if not game.steps:
        return
    seen = seen_at(game.steps[0].before)
    for step in game.steps:
        yield view_of(step.before, seen), step.move
        seen |= shown_by(step)


def wins(view: View, plan: tuple[Move, ...], orders: list[Order]) -> list[bool]:
    """Whether each world can be won after ``plan``, solved without the limits of reviews. A world
    of solitario that stays undecided counts for the move made, a plan of one move.
    """
    verdicts = [own_solver().decide(after(world(view, order), plan)).verdict for order in orders]
    assert Verdict.UNDECIDED not in verdicts or view.rules.kind is SOLITARIO
    doubtful = (Verdict.WINNABLE, Verdict.UNDECIDED)[: 2 if len(plan) == 1 else 1]
    return [verdict in doubtful for verdict in verdicts]


def check_mistake(game: Game, mistake: Mistake) -> None:
    """Checks in worlds that the review has not seen that the plan is better than the move."""
    steps = list(views(game))[: mistake.step]
    view, made = steps[-1]
    orders = sample(view, WORLDS, stream=2)[0]
    kept, left = wins(view, mistake.plan, orders), wins(view, (made,), orders)
    if mistake.plan != safe_plan(view, made):
        assert sum(kept) > sum(left), (game.text, mistake)
        return
    # A safe plan needs one world as evidence: the actual one, or a world that the review sampled.
    assert all(a >= b for a, b in zip(kept, left, strict=True)), game.text
    same = [each for each, _ in steps if unseen(each) == unseen(view)]
    orders = [order for each in same for order in sample(each, 60)[0]]
    orders += sample(view, 60, stream=1)[0]
    kept, left = wins(view, mistake.plan, orders), wins(view, (made,), orders)
    actual = game.steps[mistake.step - 1].before
    ends = [own_solver().decide(after(actual, plan)).verdict for plan in (mistake.plan, (made,))]
    assert sum(kept) > sum(left) or ends == [Verdict.WINNABLE, Verdict.UNWINNABLE], game.text


@pytest.mark.parametrize("rules", [*SMALL, "d3c5k7 few"])
def test_a_named_mistake_is_one(rules: str) -> None:
    """Also with so few states for a world that most worlds stay undecided."""
    text, *few = rules.split()
    law = parse_rules(text)
    budget = replace(usual_effort(law).budget, worlds=20, options=30)
    if few:
        budget = replace(budget, nodes=2_000, world_nodes=20, hard_nodes=60)
    named = 0
    for number in range(25 if IS_LONG else 3):
        game = carried(law, number) if text[0] == "s" else played(law, number, 60)
        for mistake in review(game, budget).mistakes:
            check_mistake(game, mistake)
            named += 1
    assert named or not IS_LONG


@pytest.mark.parametrize("rules", ["d3c5k7", "d1p1c4k6t", "d3p1c4k6", "d2c4k6n"])
def test_a_safe_plan_keeps_every_win(rules: str) -> None:
    law, plans = parse_rules(rules), 0
    for number in range(60 if IS_LONG else 6):
        for view, made in views(played(law, number, 40)):
            plan = safe_plan(view, made)
            if plan:
                plans += 1
                orders = sample(view, 6)[0]
                kept, left = wins(view, plan, orders), wins(view, (made,), orders)
                assert all(a >= b for a, b in zip(kept, left, strict=True)), (rules, number)
    assert plans


def test_undecided_worlds_count_against_every_statement() -> None:
    lost, open_, won = 0.0, 0.5, 1.0
    for pairs, blame in {
        ((open_, lost),) * 60: Blame.UNKNOWN,
        ((won, open_),) * 60: Blame.UNKNOWN,
        ((open_, open_),) * 60: Blame.UNKNOWN,
        ((won, lost),) * 20 + ((won, won),) * 40: Blame.MISTAKE,
        ((won, lost),) * 20 + ((open_, open_),) * 40: Blame.UNKNOWN,
        ((won, won),) * 60 + ((lost, lost),) * 60: Blame.UNLUCKY,
        ((lost, won),) * 20 + ((won, lost),) * 20: Blame.UNKNOWN,
        ((won, lost),) * 3 + ((lost, lost),) * 57: Blame.UNKNOWN,
    }.items():
        assert compare(pairs, complete=False).blame is blame, pairs[::30]
    exact = compare([(won, lost), (won, won)], complete=True)
    assert (exact.blame, exact.gain, exact.most) == (Blame.MISTAKE, 0.5, 0.5)
    assert compare([(won, won), (lost, lost)], complete=True).blame is Blame.UNLUCKY
    assert compare([(open_, lost), (won, won)], complete=True).blame is Blame.UNKNOWN
    safe = compare([(won, lost), *[(open_, open_)] * 99], complete=False, is_safe=True)
    assert (safe.blame, safe.gain) == (Blame.MISTAKE, 0.01)


def test_to_draw_past_a_safe_ace_is_no_bad_luck() -> None:
    """One-pass deal 8651, in which the player only draws, is lost by covering an ace."""
    rules = VARIANTS["one-pass"].rules
    game = Game(rules, numbered_deal(8651, rules))
    for _ in range(24):
        game.play(next(move for move in game.view.legal if move.source == STOCK))
    found = review(game, QUICK[KLONDIKE])
    assert found.turning is not None
    assert (found.turning.step, found.turning.blame) == (16, Blame.MISTAKE)
    (mistake,) = (each for each in found.mistakes if each.step == 16)
    assert mistake.plan[0] in (parse_move("wf"), parse_move("2f"))


def test_a_lost_game_has_no_more_mistakes() -> None:
    rules = parse_rules("d3")
    game = played(rules, 1)
    view, made = list(views(game))[-1]
    assert Judge(usual_effort(rules).budget).judge(view, made).blame is Blame.LATE
