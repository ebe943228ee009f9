"""The Gymnasium environment."""

from itertools import pairwise
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from winnable.game.game import Game
from winnable.law.deals import DealError, numbered_deal
from winnable.law.rules import RulesError, parse_rules
from winnable.research.arena.environment import NAME, Solitaire
from winnable.research.arena.splits import NUMBERS, Split
from winnable.research.arena.vectors import ACTIONS, action_of, mask, move_of, observe
from winnable.solver import Verdict, solve


def made(rules: str, **options: Any) -> Solitaire:
    env = gymnasium.make(NAME, rules=rules, **options).unwrapped
    assert isinstance(env, Solitaire)
    return env


@pytest.mark.parametrize(
    "rules", ["draw-three", "solitario", "one-pass", "three-passes", "thoughtful", "d2p2", "d4n"]
)
def test_it_passes_the_check_of_gymnasium(rules: str) -> None:
    check_env(made(rules, moves=50, render_mode="ansi"))


@pytest.mark.parametrize("rules", ["draw-three", "solitario", "one-pass", "three-passes"])
def test_a_seed_repeats_a_proven_deal_and_its_game(rules: str) -> None:
    env, law = made(rules, split="validation", moves=60), made(rules).rules
    runs = []
    for _ in range(2):
        seen, info = env.reset(seed=3)
        assert env.number in NUMBERS[Split.VALIDATION]
        game = Game(law, numbered_deal(env.number, law))
        assert solve(game).verdict is Verdict.WINNABLE
        assert env.is_winnable()
        env.action_space.seed(4)
        ended, stream = False, [seen]
        while not ended:
            assert np.array_equal(seen, observe(game.view))
            assert np.array_equal(info["action_mask"], mask(game.view))
            action = env.action_space.sample(info["action_mask"])
            move = move_of(game.view, int(action))
            assert move is not None
            game.play(move)
            seen, reward, is_over, is_long, info = env.step(action)
            ended = is_over or is_long
            assert reward == game.is_won
            stream.append(seen)
        runs.append(np.array(stream))
    assert np.array_equal(runs[0], runs[1])
    other, _ = env.reset()
    assert not np.array_equal(other, runs[0][0])


@pytest.mark.parametrize(
    ("options", "error", "said"),
    [
        ({"number": -1}, DealError, '"-1" is not a deal number'),
        ({"number": 1 << 64}, DealError, "is not a deal number"),
        ({"number": "x"}, TypeError, "number must be"),
        ({"number": 1.5}, TypeError, "number must be"),
        ({"numbr": 3}, ValueError, "reset has the option number, not 'numbr'"),
    ],
)
def test_other_options_are_refused(
    options: dict[str, Any], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        made("d3").reset(options=options)


def test_the_masks_are_those_that_sb3_contrib_asks_for() -> None:
    env = made("d3")
    _, info = env.reset(options={"number": 7})
    assert env.number == 7
    assert np.array_equal(env.action_masks(), info["action_mask"])


def test_a_won_game_is_terminated_and_a_long_one_truncated() -> None:
    rules = parse_rules("d1")
    env = made("d1", reward="oracle")
    env.reset(seed=1)
    moves = solve(Game(rules, numbered_deal(env.number, rules))).moves or ()
    results = [env.step(np.int64(action_of(move))) for move in moves]
    assert [result[1:4] for result in results[-2:]] == [(0, False, False), (1, True, False)]
    assert results[-1][4]["privileged"]
    assert not results[-1][4]["action_mask"].any()
    short = made("d1", moves=3)
    _, info = short.reset(options={"number": 1})
    illegal = np.int64(np.flatnonzero(info["action_mask"] == 0)[0])
    first = [short.step(illegal) for _ in range(3)]
    assert [result[3] for result in first] == [False, False, True]
    assert all(np.array_equal(one[0], two[0]) for one, two in pairwise(first))
    with pytest.raises(gymnasium.error.ResetNeeded):
        made("d1").step(np.int64(0))


@pytest.mark.parametrize("action", [-1, ACTIONS, 1.5])
def test_an_action_that_is_none_is_refused_and_is_no_move(action: Any) -> None:
    env = made("d1", moves=1)
    env.reset(options={"number": 1})
    with pytest.raises(ValueError, match=f"from 0 to {ACTIONS - 1}, not {action}"):
        env.step(action)
    assert not env.step(np.int64(0))[2]


def test_the_rules_are_those_of_a_game_or_a_text() -> None:
    assert made("solitario").rules == parse_rules("s")
    with pytest.raises(RulesError):
        made("whist")
