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
from winnable.research.arena.environment import NAME, Solitaire, Solitaires
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


def many(rules: str, count: int, **options: Any) -> Solitaires:
    envs = gymnasium.make_vec(NAME, num_envs=count, rules=rules, **options)
    assert isinstance(envs, Solitaires)
    return envs


@pytest.mark.parametrize("rules", ["draw-three", "solitario", "d2p2", "d4n"])
@pytest.mark.parametrize("reward", ["won", "cards", "oracle"])
def test_many_games_go_as_each_goes_alone(rules: str, reward: str) -> None:
    """Observations, masks, rewards, ends and new deals, for legal and illegal actions."""
    options: dict[str, Any] = {"reward": reward, "moves": 40, "proven": False}
    envs, alone = many(rules, 3, **options), [made(rules, **options) for _ in range(3)]
    seen, info = envs.reset(seed=1)
    random, ends = np.random.default_rng(2), np.zeros(2, int)
    for env, number in zip(alone, envs.games.numbers, strict=True):
        env.reset(options={"number": int(number)})
    for _ in range(100):
        actions = envs.games.sample().astype(np.int64)
        wild = random.random(3) < 0.2
        actions[wild] = random.integers(ACTIONS, size=wild.sum())
        seen, rewards, over, long, info = envs.step(actions)
        assert envs.observation_space.contains(seen)
        assert (info["privileged"] == (reward == "oracle")).all()
        for i, env in enumerate(alone):
            last, earned, is_over, is_long, known = env.step(actions[i])
            assert (rewards[i], over[i], long[i]) == (np.float32(earned), is_over, is_long)
            if is_over or is_long:
                ends += [is_over, is_long]
                assert np.array_equal(info["final_obs"][i], last)
                last, known = env.reset(options={"number": int(envs.games.numbers[i])})
            assert ("final_obs" in info and info["_final_obs"][i]) == (is_over or is_long)
            assert np.array_equal(seen[i], last)
            assert np.array_equal(info["action_mask"][i], known["action_mask"])
        assert np.array_equal(envs.action_masks(), info["action_mask"])
    assert ends[1] > 2


def test_a_win_among_many_games_is_terminated() -> None:
    rules = parse_rules("d1")
    envs = many("d1", 2, split="validation")
    envs.reset(seed=5)
    numbers = [int(number) for number in envs.games.numbers]
    envs.reset(options={"number": numbers})
    moves = solve(Game(rules, numbered_deal(numbers[1], rules))).moves or ()
    for move in moves:
        result = envs.step(np.array([ACTIONS - 1, action_of(move)]))
    assert [list(each) for each in result[1:4]] == [[0, 1], [False, True], [False, False]]
    assert int(envs.games.numbers[1]) in NUMBERS[Split.VALIDATION]
    assert envs.games.is_winnable(1)


def test_a_seed_repeats_many_games() -> None:
    runs = []
    for _ in range(2):
        envs = many("d3", 4, proven=False, moves=30)
        stream = [envs.reset(seed=3)[0]]
        envs.action_space.seed(4)
        stream += [envs.step(envs.action_space.sample())[0] for _ in range(80)]
        runs.append(np.array(stream))
    assert np.array_equal(runs[0], runs[1])


@pytest.mark.parametrize(
    ("options", "error", "said"),
    [
        ({"number": -1}, DealError, '"-1" is not a deal number'),
        ({"number": [1, 2, "x"]}, TypeError, "number must be"),
        ({"number": [1, 2]}, ValueError, "number must have 1 or 3 numbers, not 2"),
        ({"numbr": 3}, ValueError, "reset has the option number, not 'numbr'"),
        ({"reset_mask": [True]}, ValueError, "not 'reset_mask'"),
    ],
)
def test_other_options_of_many_games_are_refused(
    options: dict[str, Any], error: type[Exception], said: str
) -> None:
    envs = many("d3", 3, proven=False)
    with pytest.raises(error, match=said):
        envs.reset(options=options)
    with pytest.raises(gymnasium.error.ResetNeeded):
        envs.step(np.zeros(3, np.int64))
    envs.reset(options={"number": 7})
    assert list(envs.games.numbers) == [7, 7, 7]


@pytest.mark.parametrize("actions", [[0, 0], [0, 0, ACTIONS], [0, 0, -1], [0.5, 0, 0], 0])
def test_actions_that_are_none_are_refused_and_are_no_moves(actions: Any) -> None:
    envs = many("d1", 3, proven=False, moves=1)
    envs.reset(options={"number": 1})
    with pytest.raises(ValueError, match=f"3 whole numbers from 0 to {ACTIONS - 1}"):
        envs.step(actions)
    assert envs.step(np.zeros(3, np.int64))[3].all()


def test_many_games_are_drawn_as_text() -> None:
    envs = many("d3", 2, proven=False, render_mode="ansi")
    envs.reset(options={"number": [1, 2]})
    rules = parse_rules("d3")
    boards = [str(Game(rules, numbered_deal(number, rules)).view) for number in (1, 2)]
    assert list(envs.render() or ()) == boards
    assert many("d3", 2, proven=False).render() is None


def test_the_wrappers_of_gymnasium_take_many_games() -> None:
    inner = many("d3", 4, proven=False, moves=20, reward="cards")
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(inner)
    envs.reset(seed=1)
    infos = [envs.step(inner.games.sample().astype(np.int64))[4] for _ in range(60)]
    lengths = [list(info["episode"]["l"][info["_episode"]]) for info in infos if "episode" in info]
    assert len(lengths) >= 3
