"""The compiled batch, and the Gymnasium environment, agree with the law state by state."""

import numpy as np
import pytest

from tests.support.length import IS_LONG
from tests.web.test_web_fair import FAMILY
from winnable.game.game import Game
from winnable.law.deals import numbered_deal
from winnable.law.rules import parse_rules
from winnable.research.arena import batch
from winnable.research.arena.splits import NUMBERS, Split
from winnable.research.arena.vectors import (
    ACTIONS,
    LONG,
    PASS,
    PLACES,
    SEEN,
    STUCK,
    WON,
    Games,
    action_of,
    mask,
    move_of,
    observe,
)
from winnable.solver import Verdict, solve

MOVES = 120


def test_every_action_is_another_pair_of_places() -> None:
    assert batch.COMPILED
    assert len(set(PLACES)) == len(PLACES) == ACTIONS
    assert SEEN == 9 * 24 + 9 + 52 + 52 + 4 + 2 + 4


@pytest.mark.parametrize("text", FAMILY)
def test_random_games_agree_with_the_law(text: str) -> None:
    """Deals, legal actions, observations, positions, ends and restarts, after every move."""
    rules, size = parse_rules(text), 12 if IS_LONG else 3
    numbers = [1, 2, NUMBERS[Split.TRAIN].start, (1 << 64) - 1]
    batched = Games(rules, size, numbers, moves=MOVES, seed=len(text))
    games = [Game(rules, numbered_deal(int(number), rules)) for number in batched.numbers]
    ends = set()
    for _ in range(2 * MOVES + 10):
        for i, game in enumerate(games):
            assert batched.position(i) == game.position
            assert np.array_equal(batched.masks[i], mask(game.view))
            assert np.array_equal(batched.observations[i], observe(game.view))
        actions = batched.sample()
        for game, action in zip(games, actions, strict=True):
            move = move_of(game.view, int(action))
            assert move is not None
            assert action_of(move) == action
            game.play(move)
        batched.step(actions)
        for i, game in enumerate(games):
            long = LONG if len(game.steps) >= MOVES else 0
            end = WON if game.is_won else long if game.legal else STUCK
            assert batched.ended[i] == end
            assert batched.rewards[i] == (end == WON)
            ends.add(end)
            if end:
                games[i] = Game(rules, numbered_deal(int(batched.numbers[i]), rules))
    assert ends >= {0}
    assert batched.totals[0] >= size


def won_game(text: str) -> tuple[Games, Game, list[int]]:
    """A batch of one winnable deal, the game, and the actions of a win."""
    rules = parse_rules(text)
    for number in range(1, 200):
        game = Game(rules, numbered_deal(number, rules))
        answer = solve(game)
        if answer.verdict is Verdict.WINNABLE and answer.moves:
            return Games(rules, 1, [number]), game, [action_of(move) for move in answer.moves]
    raise AssertionError(text)


@pytest.mark.parametrize("text", [*FAMILY[:8], "d2p2t", "d4n"])
def test_a_win_of_the_solver_wins(text: str) -> None:
    batched, game, actions = won_game(text)
    start = batched.observations.copy()
    for action in actions[:-1]:
        batched.step([action])
        assert (batched.ended[0], batched.rewards[0]) == (0, 0)
    batched.step([actions[-1]])
    assert (batched.ended[0], batched.rewards[0], batched.totals) == (WON, 1, (1, 1))
    assert np.array_equal(batched.observations, start)  # the only deal begins again
    assert game.is_fresh


def test_rewards_for_cards_add_up_to_the_deck() -> None:
    text = "d1"
    _, game, actions = won_game(text)
    batched = Games(game.rules, 1, [game.deal.number or 0], reward="cards")
    total = 0.0
    for action in actions:
        batched.step([action])
        total += float(batched.rewards[0])
    assert total == pytest.approx(1)


@pytest.mark.parametrize("text", ["d3", "s", "d1p1t", "d1p3"])
def test_the_oracle_punishes_the_move_that_loses_a_game_once(text: str) -> None:
    rules = parse_rules(text)
    batched = Games(rules, 4, [5, 6, 7, 8], reward="oracle", moves=40)
    was = [batched.is_winnable(i) for i in range(4)]
    for _ in range(60):
        batched.step(batched.sample())
        for i in range(4):
            now = batched.is_winnable(i)
            if not batched.ended[i]:
                assert batched.rewards[i] == (-1 if was[i] and not now else 0)
            was[i] = now


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    batched = Games(parse_rules("d3"), 2, [1, 2])
    before = batched.observations.copy()
    for wrong in (ACTIONS, PASS - 1, int(np.flatnonzero(~batched.masks[1])[0])):
        with pytest.raises(ValueError, match="illegal in game 1"):
            batched.step([0, wrong])
    assert np.array_equal(batched.observations, before)
    for count, moves, numbers, told in (
        (0, 9, [1], "count must be at least 1, not 0"),
        (1, 0, [1], "moves must be from 1 to 65535, not 0"),
        (1, 1 << 16, [1], "moves must be from 1 to 65535, not 65536"),
        (1, 9, [], "numbers must have at least one"),
    ):
        with pytest.raises(ValueError, match=told):
            Games(parse_rules("d3"), count, numbers, moves=moves)
