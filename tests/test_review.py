"""Reviews: the losing step is the one that trying every position finds; blame is never guessed."""

import os
from dataclasses import replace
from random import Random

import pytest

from winnable.deals import numbered_deal
from winnable.game import Game, parse_game
from winnable.hints import hints
from winnable.law import play
from winnable.position import parse_move
from winnable.review import BUDGETS, Blame, Review, review
from winnable.rules import Family, Rules, parse_rules
from winnable.solver import Verdict, own_solver, solve
from winnable.variants import VARIANTS

LONG = bool(os.environ.get("WINNABLE_LONG"))
SMALL = ("d3c5k7", "d1p1c4k6t", "d1p2c5k8", "sc3k6", "d2c4k6n", "d3c5k7o")
QUICK = {
    family: replace(budget, worlds=8, options=8, shortening=500)
    for family, budget in BUDGETS.items()
}


def played(rules: Rules, number: int, most: int = 120) -> Game:
    """A game of a player who takes useful moves, not always the best, and else draws."""
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
    """The verdict of every position on the line, each solved by itself."""
    positions = [step.before for step in game.steps] + [game.position]
    found: dict[object, Verdict] = {}
    for position in positions:
        if position not in found:
            found[position] = own_solver().decide(position).verdict
    return [found[position] for position in positions]


def check(game: Game, found: Review) -> None:
    """A review says what trying every position says, or nothing."""
    verdicts = truth(game)
    for said, true in zip(found.verdicts, verdicts, strict=True):
        assert said in (true, Verdict.UNDECIDED), game.text
    if found.lost is not None:
        first = verdicts.index(Verdict.UNWINNABLE)
        assert first <= found.lost
        assert found.safe is None or found.safe < first
    if found.turning is not None:
        assert found.turning.step == verdicts.index(Verdict.UNWINNABLE), game.text
    account = found.account
    assert abs(account.start + account.luck - account.choices - account.end) < 1e-9
    assert [point.step for point in found.points] == sorted({p.step for p in found.points})
    assert (found.points[0].step, found.points[-1].step) == (0, found.steps)


def check_turning(game: Game, found: Review) -> None:
    """What is said of the losing step is so, and a win can be played from before it."""
    turning = found.turning
    assert turning is not None
    assert found.retry is not None
    before = game.steps[turning.step - 1].before
    again = parse_game(found.retry)
    assert again.assisted
    assert (again.position, again.moves_made) == (before, len(again.steps) - handled(again))
    for word in turning.line:
        again.play(parse_move(word))
    assert again.position.is_won
    assert turning.move in [option.move for option in turning.options]
    for option in turning.options:
        after = play(before, parse_move(option.move)).after
        assert option.verdict in (Verdict.UNDECIDED, own_solver().decide(after).verdict)
        assert 0 <= option.share <= 1
    mistakes = [mistake for mistake in found.mistakes if mistake.step == turning.step]
    assert len(mistakes) == (turning.blame is Blame.MISTAKE)
    for mistake in found.mistakes:
        position = game.steps[mistake.step - 1].before
        assert 0 < mistake.cost <= 1
        for word in mistake.plan:
            position = play(position, parse_move(word)).after


def handled(game: Game) -> int:
    """Steps that are no moves as players count them."""
    return len(game.steps) - game.moves_made


@pytest.mark.parametrize("rules", SMALL)
def test_the_losing_step_is_the_one_that_trying_every_position_finds(rules: str) -> None:
    law = parse_rules(rules)
    for number in range(60 if LONG else 4):
        game = played(law, number, 60)
        found = review(game, QUICK[law.family])
        check(game, found)
        if found.turning is not None:
            check_turning(game, found)
        else:
            assert found.lost in (None, 0)


NAMED = {"draw-three": 80, "draw-one": 40, "three-passes": 40, "vegas-three": 20, "one-pass": 20}
"""Games whose losing step is checked in the long mode."""


@pytest.mark.parametrize("name", NAMED)
def test_so_it_is_in_the_games_themselves(name: str) -> None:
    rules = VARIANTS[name].rules
    named, number = 0, 0
    while named < (NAMED[name] if LONG else name.startswith("draw")):
        number += 1
        named += names_the_step(rules, number)


def names_the_step(rules: Rules, number: int) -> bool:
    """Checks the review of a game; whether it names a losing step."""
    game = played(rules, number)
    start = game.steps[0].before
    if own_solver().decide(start).verdict is Verdict.UNWINNABLE:
        return False
    found = review(game, QUICK[rules.family])
    check(game, found)
    if found.turning is not None:
        check_turning(game, found)
    return found.turning is not None


def test_so_it_is_in_solitario() -> None:
    rules = VARIANTS["solitario"].rules
    for number in range(1, 10 if LONG else 2):
        game = played(rules, number, 80 if LONG else 30)
        check(game, review(game, QUICK[rules.family]))


def test_with_few_states_the_answer_is_wider_and_not_wrong() -> None:
    rules = parse_rules("d3")
    budget = replace(QUICK[Family.KLONDIKE], nodes=150, total=1000)
    wide = 0
    for number in range(1, 30 if LONG else 4):
        game = played(rules, number)
        found = review(game, budget)
        check(game, found)
        wide += Verdict.UNDECIDED in found.verdicts
    assert wide


def test_a_game_is_reviewed_alike_every_time() -> None:
    rules = parse_rules("d3")
    game = played(rules, 4, 60)
    assert review(game) == review(parse_game(game.text))


def test_a_won_game_was_never_lost() -> None:
    rules = parse_rules("d3")
    game = Game(rules, numbered_deal(1, rules))
    for move in solve(game.position).moves or ():
        game.play(move)
    found = review(game, QUICK[Family.KLONDIKE])
    assert (found.won, found.safe, found.lost, found.turning) == (True, found.steps, None, None)
    assert found.account.end == 1
    assert set(found.verdicts) == {Verdict.WINNABLE}


def test_a_game_that_has_not_begun_has_a_review() -> None:
    for rules in (parse_rules("d3"), parse_rules("s")):
        found = review(Game(rules, numbered_deal(1, rules)), QUICK[rules.family])
        assert (found.steps, found.safe, found.lost, found.lines) == (0, 0, None, 0)
        assert len(found.points) == 1


def test_lines_that_were_taken_back_are_counted() -> None:
    rules = parse_rules("d1")
    game = Game(rules, numbered_deal(4217, rules))
    for move in game.view.legal[:3]:
        game.play(move)
        game.undo()
    game.redo()
    assert review(game, QUICK[Family.KLONDIKE]).lines == 3


def test_where_every_card_is_known_a_losing_move_is_a_mistake() -> None:
    """In open play nothing is hidden: there is no bad luck."""
    rules = parse_rules("d3o")
    found = [review(played(rules, number), QUICK[Family.KLONDIKE]) for number in range(1, 4)]
    turnings = [each.turning for each in found if each.turning is not None]
    assert turnings
    assert {turning.blame for turning in turnings} == {Blame.MISTAKE}
    for each in found:
        assert each.account.luck == 0


def test_a_move_is_judged_by_what_was_seen_then() -> None:
    """A mistake stays one, and bad luck stays bad luck, whatever the cards turn out to be later."""
    rules = parse_rules("d3")
    for number in range(1, 9 if LONG else 3):
        game = played(rules, number)
        found = review(game, QUICK[Family.KLONDIKE])
        if found.turning is None:
            continue
        short = Game(rules, game.deal)
        for step in game.steps[: found.turning.step]:
            short.play(step.move)
        again = review(short, QUICK[Family.KLONDIKE])
        assert again.turning == found.turning
        assert [m for m in found.mistakes if m.step <= short.moves_made] == list(again.mistakes)
