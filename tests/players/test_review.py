"""Reviews: the losing step is the one that exhaustive solving finds; blame is never guessed."""

from dataclasses import replace
from random import Random

import pytest

from tests.support.length import IS_LONG
from winnable.analysis.efforts import USUAL_EFFORTS
from winnable.analysis.hints import hints
from winnable.analysis.judging import Blame
from winnable.analysis.reviews import Review, retry, review
from winnable.game.game import Game, parse_game
from winnable.law.deals import numbered_deal
from winnable.law.klondike import KLONDIKE
from winnable.law.moves import play
from winnable.law.rules import Rules, parse_rules
from winnable.law.variants import VARIANTS
from winnable.solver import Verdict, own_solver, solve

SMALL = ("d3c5k7", "d1p1c4k6t", "d1p2c5k8", "sc3k6", "d2c4k6n", "d3c5k7o")
QUICK = {
    kind: replace(effort.budget, worlds=8, options=8, shortening=500)
    for kind, effort in USUAL_EFFORTS.items()
}


def played(rules: Rules, number: int, most: int = 120) -> Game:
    """A game of a player who often takes a useful move, not always the best one, and draws
    otherwise.
    """
    game, random = Game(rules, numbered_deal(number, rules)), Random(f"{rules} {number}")
    skill = random.uniform(0.5, 1)
    for _ in range(most):
        view = game.view
        if not view.legal:
            break
        useful = [hint.move for hint in hints(view)]
        if useful and random.random() < skill:
            game.play(random.choice(useful))
        else:
            game.play(view.legal[-1] if random.random() < 0.8 else random.choice(view.legal))
    return game


def truth(game: Game) -> list[Verdict]:
    """The verdict of every position on the line, each one solved on its own."""
    positions = [step.before for step in game.steps] + [game.position]
    found: dict[object, Verdict] = {}
    for position in positions:
        if position not in found:
            found[position] = own_solver().decide(position).verdict
    return [found[position] for position in positions]


def check(game: Game, found: Review) -> None:
    """Checks that a review agrees with exhaustive solving wherever it gives an answer."""
    verdicts = truth(game)
    for said, true in zip(found.verdicts, verdicts, strict=True):
        assert said in (true, Verdict.UNDECIDED), game.text
    if found.first_lost is not None:
        first = verdicts.index(Verdict.UNWINNABLE)
        assert first <= found.first_lost
        assert found.last_winnable is None or found.last_winnable < first
    if found.turning is not None:
        assert found.turning.step == verdicts.index(Verdict.UNWINNABLE), game.text
    account = found.account
    left = account.start + account.luck - account.choices - account.unclear
    assert abs(left - account.end) < 1e-9
    assert account.unclear >= 0
    assert [point.step for point in found.points] == sorted({p.step for p in found.points})
    assert (found.points[0].step, found.points[-1].step) == (0, found.steps)


def check_turning(game: Game, found: Review) -> None:
    """Checks the losing step, and that the review's win can be played from before it."""
    turning = found.turning
    assert turning is not None
    again = retry(game, found)
    assert again is not None
    before = game.steps[turning.step - 1].before
    assert again.assisted
    assert (again.position, again.moves_made) == (before, len(again.steps) - handled(again))
    for move in turning.line:
        again.play(move)
    assert again.position.is_won
    assert turning.move in [option.move for option in turning.options]
    for option in turning.options:
        after = play(before, option.move).after
        assert option.verdict in (Verdict.UNDECIDED, own_solver().decide(after).verdict)
        assert 0 <= option.share <= 1
    mistakes = [mistake for mistake in found.mistakes if mistake.step == turning.step]
    assert len(mistakes) == (turning.blame is Blame.MISTAKE)
    for mistake in found.mistakes:
        position = game.steps[mistake.step - 1].before
        assert 0 <= mistake.cost <= 1
        for move in mistake.plan:
            position = play(position, move).after


def handled(game: Game) -> int:
    """The steps that do not count as moves."""
    return len(game.steps) - game.moves_made


@pytest.mark.parametrize("number", [30, 54, 76])
def test_what_a_safe_plan_would_have_kept_is_counted_once(number: int) -> None:
    """Each of these games was lost by a step that omitted safe moves. The share that they keep is
    the cost of the mistake, and none of it is unclear.
    """
    rules = parse_rules("d1p1c4k6t")
    found = review(played(rules, number, 60), QUICK[rules.kind])
    assert found.turning is not None
    (mistake,) = [each for each in found.mistakes if each.step == found.turning.step]
    assert mistake.cost > 0
    assert found.account.unclear == 0


@pytest.mark.parametrize("rules", SMALL)
def test_the_losing_step_is_that_of_exhaustive_solving(rules: str) -> None:
    law = parse_rules(rules)
    for number in range(60 if IS_LONG else 4):
        game = played(law, number, 60)
        found = review(game, QUICK[law.kind])
        check(game, found)
        if found.turning is not None:
            check_turning(game, found)
        else:
            assert found.first_lost in (None, 0)


NAMED = {"draw-three": 80, "draw-one": 40, "three-passes": 40, "vegas-three": 20, "one-pass": 20}
"""Games whose losing step is checked in the long mode."""


@pytest.mark.parametrize("name", NAMED)
def test_the_losing_step_holds_in_full_size_games(name: str) -> None:
    rules = VARIANTS[name].rules
    named, number = 0, 0
    while named < (NAMED[name] if IS_LONG else name.startswith("draw")):
        number += 1
        named += names_the_step(rules, number)


def names_the_step(rules: Rules, number: int) -> bool:
    """Checks the review of a game; returns whether it names a losing step."""
    game = played(rules, number)
    start = game.steps[0].before
    if own_solver().decide(start).verdict is Verdict.UNWINNABLE:
        return False
    found = review(game, QUICK[rules.kind])
    check(game, found)
    if found.turning is not None:
        check_turning(game, found)
    return found.turning is not None


def test_the_losing_step_holds_in_solitario() -> None:
    rules = VARIANTS["solitario"].rules
    for number in range(1, 10 if IS_LONG else 2):
        game = played(rules, number, 80 if IS_LONG else 30)
        check(game, review(game, QUICK[rules.kind]))


def test_a_small_budget_gives_a_wider_answer_and_no_wrong_one() -> None:
    rules = parse_rules("d3")
    budget = replace(QUICK[KLONDIKE], nodes=150, total=1000)
    wide = 0
    for number in range(1, 30 if IS_LONG else 4):
        game = played(rules, number)
        found = review(game, budget)
        check(game, found)
        wide += Verdict.UNDECIDED in found.verdicts
    assert wide


def test_the_same_game_gets_the_same_review() -> None:
    rules = parse_rules("d3")
    game = played(rules, 4, 60)
    assert review(game) == review(parse_game(game.text))


def test_a_won_game_has_no_losing_step() -> None:
    rules = parse_rules("d3")
    game = Game(rules, numbered_deal(1, rules))
    for move in solve(game.position).moves or ():
        game.play(move)
    found = review(game, QUICK[KLONDIKE])
    assert (found.won, found.last_winnable, found.first_lost, found.turning) == (
        True,
        found.steps,
        None,
        None,
    )
    assert found.account.end == 1
    assert set(found.verdicts) == {Verdict.WINNABLE}


def test_a_new_game_has_a_review() -> None:
    for rules in (parse_rules("d3"), parse_rules("s")):
        found = review(Game(rules, numbered_deal(1, rules)), QUICK[rules.kind])
        assert (found.steps, found.last_winnable, found.first_lost, found.lines) == (0, 0, None, 1)
        assert len(found.points) == 1


def test_abandoned_lines_are_counted() -> None:
    rules = parse_rules("d1")
    game = Game(rules, numbered_deal(4217, rules))
    for move in game.view.legal[:3]:
        game.play(move)
        game.undo()
    game.redo()
    assert review(game, QUICK[KLONDIKE]).lines == 3


def test_with_all_cards_known_a_losing_move_is_a_mistake() -> None:
    """Open play hides nothing, so there is no bad luck."""
    rules = parse_rules("d3o")
    found = [review(played(rules, number), QUICK[KLONDIKE]) for number in range(1, 4)]
    turnings = [each.turning for each in found if each.turning is not None]
    assert turnings
    assert {turning.blame for turning in turnings} == {Blame.MISTAKE}
    for each in found:
        assert each.account.luck == 0
        assert each.account.unclear == 0


def test_a_move_is_judged_by_the_cards_seen_at_that_time() -> None:
    """Cards that are turned up later do not change the judgement."""
    rules = parse_rules("d3")
    for number in range(1, 9 if IS_LONG else 3):
        game = played(rules, number)
        found = review(game, QUICK[KLONDIKE])
        if found.turning is None:
            continue
        short = Game(rules, game.deal)
        for step in game.steps[: found.turning.step]:
            short.play(step.move)
        again = review(short, QUICK[KLONDIKE])
        assert again.turning == found.turning
        assert [m for m in found.mistakes if m.step <= short.moves_made] == list(again.mistakes)
