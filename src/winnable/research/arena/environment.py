"""A Gymnasium environment for one game (needs the extra ``rl``).

Importing this module registers ``winnable/Solitaire-v0``:

    import gymnasium
    import winnable.research.arena.environment

    env = gymnasium.make("winnable/Solitaire-v0", rules="d3")
    observation, info = env.reset(seed=1)
    action = env.action_space.sample(info["action_mask"])

``vectors`` describes observations, actions and rewards, and plays many games much faster.
"""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from ...law.deals import numbered_deal
from ...law.drawing import board_text
from ...law.moves import start
from ...law.variants import variant_for
from ...law.view import view_of
from ...solver import Verdict, own_solver
from .splits import LIMITS, NUMBERS, Split
from .vectors import ACTIONS, LONG, SEEN, Games, Reward

NAME = "winnable/Solitaire-v0"


class Solitaire(gymnasium.Env[npt.NDArray[np.uint8], np.int64]):
    """One game of any rules.

    An illegal action changes nothing but counts as a move; ``info["action_mask"]`` has the legal
    ones. A won or stuck game is terminated, one with too many moves truncated. With the reward
    ``oracle``, ``info["privileged"]`` is true: it depends on cards that the player has not seen.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}  # noqa: RUF012  # of gymnasium

    def __init__(
        self,
        rules: str = "draw-three",
        split: str = "train",
        reward: str = "won",
        moves: int = 1000,
        render_mode: str | None = None,
        *,
        proven: bool = True,
    ) -> None:
        """Makes the environment.

        ``rules``: the name of a game or a text of rules; ``proven``: deal only games that the
        solver has proven winnable. Raises ``RulesError``, and ``ValueError`` for another value.
        """
        self.rules = variant_for(rules).rules
        self.split, self.reward, self.proven = Split(split), Reward(reward), proven
        self.moves, self.render_mode = moves, render_mode
        self.observation_space = spaces.Box(0, 255, (SEEN,), np.uint8)
        self.action_space = spaces.Discrete(ACTIONS)
        self._games: Games | None = None
        self._made = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        """Deals a game: a random one of the split, or number ``options["number"]``.

        Raises ``ValueError`` for another option, ``DealError`` or ``TypeError`` for a number that
        is no deal.
        """
        super().reset(seed=seed)
        if unknown := (options or {}).keys() - {"number"}:
            text = f"reset has the option number, not {', '.join(map(repr, sorted(unknown)))}"
            raise ValueError(text)
        number = (options or {}).get("number")
        if number is not None:
            numbered_deal(number, self.rules)
        numbers = NUMBERS[self.split]
        while number is None:
            drawn = numbers.start + int(self.np_random.integers(len(numbers)))
            dealt = start(self.rules, numbered_deal(drawn, self.rules))
            if not self.proven or own_solver().decide(dealt, LIMITS).verdict is Verdict.WINNABLE:
                number = drawn
        self._games = Games(
            self.rules, 1, [number], reward=self.reward, moves=self.moves, restarts=False
        )
        self._made = 0
        return self._seen()

    def step(
        self, action: np.int64
    ) -> tuple[npt.NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Plays an action. Raises ``ValueError`` if it is none of the action space."""
        games = self._dealt()
        if not self.action_space.contains(action):
            text = f"the action must be a whole number from 0 to {ACTIONS - 1}, not {action!r}"
            raise ValueError(text)
        self._made += 1
        ended, earned = 0, 0.0
        if games.masks[0, action]:
            games.step([action])
            ended, earned = int(games.ended[0]), float(games.rewards[0])
        observation, info = self._seen()
        is_long = ended == LONG or (not ended and self._made >= self.moves)
        return observation, earned, 0 < ended < LONG, is_long, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Returns which actions are legal, as ``info["action_mask"]``: sb3-contrib asks so."""
        found: npt.NDArray[np.bool_] = self._dealt().masks[0].copy()
        return found

    def render(self) -> str | None:
        """Returns the board as text."""
        if self.render_mode is None:
            return None
        return board_text(view_of(self._dealt().position(0)))

    def is_winnable(self) -> bool | None:
        """Privileged: whether the game can still be won, as the cards lie; None if undecided."""
        return self._dealt().is_winnable(0)

    @property
    def number(self) -> int:
        """Privileged: the number of the deal."""
        return int(self._dealt().numbers[0])

    def _dealt(self) -> Games:
        if self._games is None:
            raise gymnasium.error.ResetNeeded(NAME)
        return self._games

    def _seen(self) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        games = self._dealt()
        info = {
            "action_mask": games.masks[0].astype(np.int8),
            "privileged": self.reward is Reward.ORACLE,
        }
        return games.observations[0].copy(), info


gymnasium.register(NAME, entry_point=f"{__name__}:Solitaire", disable_env_checker=False)
