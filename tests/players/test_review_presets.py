"""Lost games of every preset can be reviewed, and the losing step is correct."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from random import Random
from typing import Final

import pytest

from tests.players.test_review import QUICK, played
from tests.support.length import IS_LONG, some
from winnable.analysis.efforts import EFFORTS
from winnable.analysis.reviews import Review, retry, review
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.position import STOCK
from winnable.law.rules import Rules
from winnable.law.solitario import SOLITARIO
from winnable.law.variants import VARIANTS
from winnable.session import Session
from winnable.solver import Limits, Verdict, own_solver

GAMES: Final = 100 if IS_LONG else 3


def carried(rules: Rules, number: int) -> Game:
    """A game of solitario that draws whenever it can and puts the drawn card anywhere."""
    game, random = Game(rules, numbered_deal(number, rules)), Random(number)
    for _ in range(80):
        moves, hand = game.view.legal, game.position.hand
        if not moves:
            break
        if hand is not None:
            moves = tuple(move for move in moves if move.target != hand.origin) or moves
        game.play(moves[-1] if moves[-1].source == STOCK else random.choice(moves))
    return game


def lost_games(name: str) -> Iterator[Game]:
    """Games with a winnable deal that end lost."""
    rules = VARIANTS[name].rules
    play = carried if rules.kind is SOLITARIO else played
    limits = Limits(QUICK[rules.kind].nodes)
    for number in count(1):
        game = play(rules, number)
        if game.steps and not game.position.is_won:
            ends = game.steps[0].before, game.position
            first, last = (own_solver().decide(position, limits).verdict for position in ends)
            if (first, last) == (Verdict.WINNABLE, Verdict.UNWINNABLE):
                yield game


def check_line(game: Game, found: Review) -> None:
    """Plays the review's winning line from before the losing step."""
    turning, again = found.turning, retry(game, found)
    assert turning is not None
    assert again is not None
    assert turning.move in [option.move for option in turning.options]
    for move in turning.line:
        again.play(move)
    assert again.position.is_won


@pytest.mark.parametrize("name", some(VARIANTS, 4, 1))
def test_lost_games_of_every_preset_are_reviewed(name: str) -> None:
    budget = replace(QUICK[VARIANTS[name].rules.kind], worlds=4, options=4, spare=20_000)
    turnings, games = 0, lost_games(name)
    for _ in range(GAMES):
        game = next(games)
        found = review(game, budget)
        assert found.verdicts[-1] is Verdict.UNWINNABLE
        assert found.last_winnable is not None
        if found.turning is not None:
            turnings += 1
            check_line(game, found)
    assert turnings >= GAMES // 3


@pytest.mark.parametrize("name", VARIANTS)
def test_a_typed_review_of_a_lost_game_is_answered_and_play_goes_on(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    budget = replace(QUICK[VARIANTS[name].rules.kind], worlds=4, options=4, spare=20_000)
    family = VARIANTS[name].rules.kind
    monkeypatch.setitem(EFFORTS, family, replace(EFFORTS[family], budget=budget))
    game = next(lost_games(name))
    session = Session(game)
    assert session.do("review")
    assert (session.refused, session.is_over) == (False, False)
    assert session.do("status")
