"""Gymnasium environments for one game and for many (they need the extra ``rl``).

Importing this module registers ``winnable/Solitaire-v0``:

    import gymnasium
    import winnable.research.arena.environment

    env = gymnasium.make("winnable/Solitaire-v0", rules="d3")
    observation, info = env.reset(seed=1)
    action = env.action_space.sample(info["action_mask"])

    envs = gymnasium.make_vec("winnable/Solitaire-v0", num_envs=256, rules="d3", proven=False)

``vectors`` describes observations, actions and rewards. In both environments an illegal action
changes nothing but counts as a move; ``info["action_mask"]`` has the legal ones. A won or stuck
game is terminated, one with too many moves truncated. With the reward ``oracle``,
``info["privileged"]`` is true: it depends on cards that the player has not seen.
"""

from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ...law.deals import numbered_deal
from ...law.moves import start
from ...law.rules import Rules
from ...law.variants import variant_for
from ...solver import Verdict, own_solver
from .pictures import METADATA, Frame, check_mode, frame
from .splits import LIMITS, NUMBERS, Split
from .vectors import ACTIONS, LONG, PASS, SEEN, Bytes, Games, Reward

NAME: Final = "winnable/Solitaire-v0"
Results: TypeAlias = npt.NDArray[Any]


class Solitaire(gymnasium.Env[npt.NDArray[np.uint8], np.int64]):
    """One game of any rules."""

    metadata = METADATA

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
        solver has proven winnable. Raises ``RulesError``, ``ValueError`` for another value, and
        ``DependencyNotInstalled`` if packages that the render mode needs are missing.
        """
        check_mode(render_mode)
        self.rules = variant_for(rules).rules
        self.reward, self.moves, self.render_mode = Reward(reward), moves, render_mode
        self.observation_space = spaces.Box(0, 255, (SEEN,), np.uint8)
        self.action_space = spaces.Discrete(ACTIONS)
        self._dealer = _Dealer(self.rules, Split(split), proven=proven)
        self._games: Games | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[npt.NDArray[np.uint8], dict[str, Any]]:
        """Deals a game: a random one of the split, or number ``options["number"]``.

        Raises ``ValueError`` for another option, ``DealError`` or ``TypeError`` for a number that
        is no deal.
        """
        super().reset(seed=seed)
        number = _number(options)
        if number is None:
            number = self._dealer.draw(self.np_random)
        else:
            numbered_deal(number, self.rules)
        self._games = Games(
            self.rules, 1, [number], reward=self.reward, moves=self.moves, restarts=False
        )
        return self._seen()

    def step(
        self, action: np.int64
    ) -> tuple[npt.NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        """Plays an action. Raises ``ValueError`` if it is none of the action space."""
        games = self._dealt()
        if not self.action_space.contains(action):
            text = f"the action must be a whole number from 0 to {ACTIONS - 1}, not {action!r}"
            raise ValueError(text)
        games.step([int(action) if games.masks[0, action] else PASS])
        ended = int(games.ended[0])
        observation, info = self._seen()
        return observation, float(games.rewards[0]), 0 < ended < LONG, ended == LONG, info

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Returns which actions are legal, as ``info["action_mask"]``: sb3-contrib asks so."""
        found: npt.NDArray[np.bool_] = self._dealt().masks[0].copy()
        return found

    def render(self) -> Frame | None:
        """Returns the board as the player sees it: text (``ansi``), or pixels (``rgb_array``)."""
        if self.render_mode is None:
            return None
        return frame(self._dealt().position(0), self.render_mode)

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


class Solitaires(VectorEnv[Bytes, npt.NDArray[np.int64], Results]):
    """Many games of the same rules, played in step by the compiled batch.

    A game that has ended is replaced in the same step by a new deal. ``info["final_obs"]`` has its
    last observation, and ``info["_final_obs"]`` tells which games have one.
    """

    metadata = METADATA | {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 1,
        rules: str = "draw-three",
        split: str = "train",
        reward: str = "won",
        moves: int = 1000,
        render_mode: str | None = None,
        *,
        proven: bool = True,
    ) -> None:
        """Makes the environment, with the options of ``Solitaire``.

        A proof takes longer than a short game: with ``proven=False`` the steps are much faster, and
        some deals cannot be won.
        """
        check_mode(render_mode)
        self.rules = variant_for(rules).rules
        self.num_envs, self.render_mode = num_envs, render_mode
        self.single_observation_space = spaces.Box(0, 255, (SEEN,), np.uint8)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._dealer = _Dealer(self.rules, Split(split), proven=proven)
        self.games = Games(self.rules, num_envs, [0], reward=reward, moves=moves, restarts=False)
        """The batch. ``games.sample()`` chooses legal actions; ``games.numbers`` is privileged."""
        self._is_dealt = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, dict[str, Any]]:
        """Deals every game anew: random ones of the split, or those of ``options["number"]``: one
        number for all games, or one for each.

        Raises as ``Solitaire.reset`` does, and ``ValueError`` for another count of numbers.
        """
        super().reset(seed=seed)
        numbers = _number(options)
        if numbers is None:
            numbers = [self._dealer.draw(self.np_random) for _ in range(self.num_envs)]
        else:
            numbers = numbers if isinstance(numbers, list | tuple | np.ndarray) else [numbers]
            numbers = [numbered_deal(each, self.rules).number for each in numbers]
            if len(numbers) not in (1, self.num_envs):
                text = f"number must have 1 or {self.num_envs} numbers, not {len(numbers)}"
                raise ValueError(text)
        self.games.renew(np.ones(self.num_envs, bool), np.array(numbers, np.uint64))
        self._is_dealt = True
        return self.games.observations.copy(), self._info()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Bytes, Results, Results, Results, dict[str, Any]]:
        """Plays an action in each game. Raises ``ValueError`` if they are none of the action
        space.
        """
        games, count = self.games, self.num_envs
        if not self._is_dealt:
            raise gymnasium.error.ResetNeeded(NAME)
        actions = np.asarray(actions)
        if not self.action_space.contains(actions):
            text = f"actions must be {count} whole numbers from 0 to {ACTIONS - 1}"
            raise ValueError(text)
        games.step(np.where(games.masks[np.arange(count), actions], actions, PASS))
        over = games.ended > 0
        final: dict[str, Any] = {}
        if over.any():
            last = np.full(count, None, object)
            for game in np.flatnonzero(over):
                last[game] = games.observations[game].copy()
            final = {"final_obs": last, "_final_obs": over}
            games.renew(over, [self._dealer.draw(self.np_random) for _ in range(over.sum())])
        is_long = games.ended == LONG
        seen, earned = games.observations.copy(), games.rewards.copy()
        return seen, earned, over & ~is_long, is_long, self._info() | final

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Returns which actions are legal in each game: (games, actions)."""
        return self.games.masks.copy()

    def render(self) -> tuple[Frame, ...] | None:
        """Returns the boards as their players see them, as ``Solitaire.render`` does."""
        if self.render_mode is None:
            return None
        positions = map(self.games.position, range(self.num_envs))
        return tuple(frame(position, self.render_mode) for position in positions)

    def _info(self) -> dict[str, Any]:
        every = np.ones(self.num_envs, bool)
        return {
            "action_mask": self.games.masks.astype(np.int8),
            "_action_mask": every,
            "privileged": every & (self.games.reward is Reward.ORACLE),
            "_privileged": every,
        }


class _Dealer:
    """Draws the deals of an environment."""

    def __init__(self, rules: Rules, split: Split, *, proven: bool) -> None:
        self._rules, self._numbers, self._proven = rules, NUMBERS[split], proven

    def draw(self, random: np.random.Generator) -> int:
        """Returns a random number of the split, with a deal that is proven winnable if asked."""
        while True:
            number = self._numbers.start + int(random.integers(len(self._numbers)))
            if not self._proven:
                return number
            dealt = start(self._rules, numbered_deal(number, self._rules))
            if own_solver().decide(dealt, LIMITS).verdict is Verdict.WINNABLE:
                return number


def _number(options: dict[str, Any] | None) -> Any:
    """Returns the option ``number``. Raises ``ValueError`` for another option."""
    if unknown := (options or {}).keys() - {"number"}:
        text = f"reset has the option number, not {', '.join(map(repr, sorted(unknown)))}"
        raise ValueError(text)
    return (options or {}).get("number")


gymnasium.register(
    NAME,
    entry_point=f"{__name__}:Solitaire",
    vector_entry_point=f"{__name__}:Solitaires",
    disable_env_checker=False,
)
