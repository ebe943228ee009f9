"""MaskablePPO of sb3-contrib learns a small Klondike in half a minute, on one processor.

    .venv/bin/pip install -e '.[rl,sb3]'
    .venv/bin/python examples/masked_ppo.py

The deck has 24 cards, as a whole one needs more than some thousand steps. The policy asks
``action_masks()`` of the environment which moves are legal. It learns from the cards that go to the
foundations, in deals of the split ``train``; its wins are counted in deals of ``validation``.
"""

from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from gymnasium.wrappers import RescaleObservation
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from winnable.research.arena.environment import NAME

Env: TypeAlias = gymnasium.Env[Any, Any]
SMALL: Final[dict[str, Any]] = {"rules": "d1p3k6c5n", "moves": 100}
"""Draw one, three passes, six ranks, five columns, no return from the foundations."""


def scaled(env: Env) -> Env:
    """Returns the environment with observations from 0 to 1: networks learn better from these."""
    return RescaleObservation(env, np.float32(0), np.float32(1))


def untrained(seed: int) -> Any:
    """Returns a policy that has learned nothing, with eight games to learn from."""
    games = make_vec_env(
        NAME,
        n_envs=8,
        seed=seed,
        env_kwargs=SMALL | {"reward": "cards"},
        wrapper_class=scaled,
    )
    return MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=128,
        batch_size=256,
        learning_rate=1e-3,
        ent_coef=0.01,
        seed=seed,
        device="cpu",
    )


def wins(model: Any, count: int) -> int:
    """Returns how many of ``count`` games the policy wins; they are the same in every call."""
    env = scaled(gymnasium.make(NAME, split="validation", **SMALL))
    won = 0
    for game in range(count):
        seen, info = env.reset(seed=game)
        is_over = False
        while not is_over:
            action, _ = model.predict(seen, action_masks=info["action_mask"])
            seen, reward, is_stuck_or_won, is_long, info = env.step(action)
            is_over = is_stuck_or_won or is_long
        won += reward == 1
    return won


def main(steps: int = 8192, count: int = 200) -> tuple[int, int]:
    """Trains for ``steps`` moves. Prints and returns the wins before and after."""
    model = untrained(seed=1)
    before = wins(model, count)
    print(f"untrained: {before} of {count} games won", flush=True)
    model.learn(steps)
    after = wins(model, count)
    print(f"after {model.num_timesteps} steps: {after} of {count} games won")
    return before, after


if __name__ == "__main__":
    main()
