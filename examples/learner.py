"""A small network that learns to play in minutes on one processor, with numpy only.

    python examples/learner.py train net.npz --minutes 3
    python examples/learner.py measure net.npz
    winnable arena --bot "python examples/learner.py bot net.npz" --rules d1

The network gives each legal action a score from what the player sees (``features``); the softmax of
the scores is the policy. A second network values the table. Both learn by actor-critic with
generalized advantages (Schulman et al. 2016) and Adam, from games of the compiled batch. The reward
is the cards that go to the foundations, and 1 for a win. Nothing tells it a rule or a strategy.
"""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from winnable import Verdict, numbered_deal, parse_rules, solve, start
from winnable.law.position import FOUNDATION, HAND, STOCK, WASTE, Move
from winnable.law.rules import Rules
from winnable.law.view import View
from winnable.players.ladder import Rung
from winnable.research.arena.players import Player
from winnable.research.arena.speaking import speak
from winnable.research.arena.splits import NUMBERS, Split
from winnable.research.arena.vectors import PLACES, WON, Games, mask, move_of, observe
from winnable.research.grading.trials import Trials

Floats = npt.NDArray[Any]

GAMES, STEPS = 256, 32
"""Games in a batch, and moves of each between two updates."""
HIDDEN = 48
DISCOUNT, TRACE = 0.99, 0.95
ENTROPY = 0.002
"""The weight of an open policy."""
MOVES = 250
"""Moves after which a game is given up."""
SOURCE, TARGET = (np.array([pair[i] for pair in PLACES]) for i in (0, 1))
"""Places of each action: columns from 1, ``STOCK``, ``WASTE``, ``HAND``, ``FOUNDATION``."""
KINDS = 11
KIND = np.select(
    [
        SOURCE == STOCK,
        (SOURCE == WASTE) & (TARGET == FOUNDATION),
        (SOURCE == WASTE) & (TARGET < WASTE),
        (SOURCE < WASTE) & (TARGET == FOUNDATION),
        (SOURCE < WASTE) & (TARGET == SOURCE),
        (SOURCE < WASTE) & (TARGET < WASTE),
        SOURCE > FOUNDATION,
        TARGET == HAND,
        (SOURCE == HAND) & (TARGET == FOUNDATION),
        (SOURCE == HAND) & (TARGET < WASTE) & (TARGET > STOCK),
    ],
    range(10),
    10,
)


def features(seen: npt.NDArray[np.uint8], masks: npt.NDArray[np.bool_]) -> tuple[Any, Floats]:
    """Returns the game and the action of each legal action, and its features: (rows, FEATURES)."""
    tables = seen[:, :216].reshape(-1, 9, 24)
    sizes, down = (tables > 0).sum(2), seen[:, 216:225].astype(int)
    ups, heights = sizes - down, seen[:, 329:333].astype(int)
    tops = np.take_along_axis(tables, np.maximum(sizes - 1, 0)[:, :, None], 2)[:, :, 0].astype(int)
    bases = np.take_along_axis(tables, np.minimum(down, 23)[:, :, None], 2)[:, :, 0].astype(int)
    wastes, hands = seen[:, 225].astype(int), seen[:, 333].astype(int)
    games, actions = np.nonzero(masks)
    source, target, kind = SOURCE[actions], TARGET[actions], KIND[actions]
    i, k = np.clip(source - 1, 0, 8), np.clip(target - 1, 0, 8)
    from_column, to_column = source - 1 == i, target - 1 == k
    suit = np.clip(source - FOUNDATION - 1, 0, 3)
    top, onto = tops[games, i], tops[games, k]
    is_shift, is_empty = kind == 5, to_column & (sizes[games, k] == 0)
    up, under = ups[games, i], down[games, i]
    length = np.where(is_empty, up, np.where(is_shift, (onto - 2 >> 2) - (top - 2 >> 2), 1))
    card = np.select(
        [is_shift & (length == up), from_column, source == WASTE, source == HAND],
        [bases[games, i], top, wastes[games], hands[games]],
        4 * heights[games, suit] - 2 + suit,
    )
    is_card = (card > 1) & (kind > 0)
    rank = np.where(is_card, (card - 2 >> 2) + 1, 0)
    others = np.where((card - 2 & 2)[:, None] > 0, heights[games, :2], heights[games, 2:]).min(1)
    clears = from_column & (length == up)
    one = np.zeros((len(games), KINDS))
    one[np.arange(len(games)), kind] = 1
    parts = [
        rank / 13,
        rank == 1,
        rank >= 12,
        (rank > 0) & (rank <= others + 2),
        clears & (under > 0),
        clears & (under == 0),
        np.where(clears, under, 0) / 6,
        is_empty,
        length / 13,
        (hands[games] > 0) & (seen[games, 334] == target),
    ]
    return (games, actions), np.column_stack([one, *parts, *tables_of(seen).T[:, games]])


def tables_of(seen: npt.NDArray[np.uint8]) -> Floats:
    """Returns what describes the whole table: (games, TABLE)."""
    heights, down = seen[:, 329:333].astype(float), seen[:, 216:225].astype(float)
    sizes = (seen[:, :216].reshape(-1, 9, 24) > 0).sum(2)
    stock, waste = seen[:, 337].astype(float), seen[:, 338].astype(float)
    return np.column_stack(
        [
            heights.sum(1) / 52,
            heights.min(1) / 13,
            down.sum(1) / 21,
            (down > 0).sum(1) / 7,
            (sizes == 0).sum(1) / 9,
            stock / 24,
            waste / 24,
            np.minimum(seen[:, 335], 6) / 6.0,
            np.minimum(seen[:, 336], 6) / 6.0,
        ]
    )


FEATURES, TABLE = KINDS + 10 + 9, 9


class Net:
    """One hidden layer with tanh, one output, and Adam (Kingma and Ba 2015)."""

    def __init__(self, inputs: int, random: np.random.Generator) -> None:
        self.weights: list[Floats] = [
            random.normal(size=(inputs, HIDDEN)) / inputs**0.5,
            np.zeros(HIDDEN),
            random.normal(size=HIDDEN) / HIDDEN**0.5 / 4,
        ]
        self._means = [np.zeros_like(each) for each in self.weights]
        self._squares = [np.zeros_like(each) for each in self.weights]
        self._steps = 0

    def __call__(self, inputs: Floats) -> Floats:
        """Returns the output for each row of inputs."""
        first, bias, last = self.weights
        result: Floats = np.tanh(inputs @ first + bias) @ last
        return result

    def learn(self, inputs: Floats, slopes: Floats, rate: float) -> None:
        """Goes a step down the gradient; ``slopes``: of the loss by each output."""
        first, bias, last = self.weights
        hidden = np.tanh(inputs @ first + bias)
        back = slopes[:, None] * last * (1 - hidden**2)
        self._steps += 1
        found = zip((inputs.T @ back, back.sum(0), hidden.T @ slopes), range(3), strict=True)
        for gradient, at in found:
            self._means[at] += 0.1 * (gradient - self._means[at])
            self._squares[at] += 0.001 * (gradient**2 - self._squares[at])
            mean = self._means[at] / (1 - 0.9**self._steps)
            square = self._squares[at] / (1 - 0.999**self._steps)
            self.weights[at] -= rate * mean / (np.sqrt(square) + 1e-8)


class Policy:
    """Chooses an action with the probability that the network gives to it."""

    def __init__(self, seed: int = 0) -> None:
        self.random = np.random.default_rng(seed)
        self.actor, self.critic = Net(FEATURES, self.random), Net(TABLE, self.random)

    def choose(
        self, seen: npt.NDArray[np.uint8], masks: npt.NDArray[np.bool_], sharpness: float = 1
    ) -> tuple[Floats, Any]:
        """Returns an action for each game, and what learning needs."""
        (games, actions), inputs = features(seen, masks)
        starts = np.searchsorted(games, np.arange(len(seen)))
        chances = _softmax(sharpness * self.actor(inputs), games, starts)
        sums = np.cumsum(chances)
        before = sums[starts] - chances[starts]
        drawn = before + self.random.random(len(seen)) * 0.999999
        ends = np.append(starts[1:], len(games)) - 1
        picked = np.minimum(np.searchsorted(sums, drawn, side="right"), ends)
        return actions[picked], (inputs, games, starts, picked)

    def save(self, path: Path) -> None:
        """Writes the weights."""
        names = [f"{net}{at}" for net in ("actor", "critic") for at in range(3)]
        weights = [*self.actor.weights, *self.critic.weights]
        np.savez(path, **dict(zip(names, weights, strict=True)))  # type: ignore[arg-type]

    def load(self, path: Path) -> None:
        """Reads the weights."""
        with np.load(path) as found:
            self.actor.weights = [found[f"actor{at}"] for at in range(3)]
            self.critic.weights = [found[f"critic{at}"] for at in range(3)]


def _softmax(scores: Floats, games: Floats, starts: Floats) -> Floats:
    """Returns the probabilities of the actions of each game."""
    powers = np.exp(scores - np.maximum.reduceat(scores, starts)[games])
    shares: Floats = powers / np.add.reduceat(powers, starts)[games]
    return shares


def train(
    rules: Rules,
    rounds: Callable[[int], bool],
    seed: int = 1,
    count: int = GAMES,
    tell: Callable[[str], object] = print,
) -> Policy:
    """Trains a policy on ``count`` games at once, as long as ``rounds`` says of the number of
    rounds.
    """
    policy, games = Policy(seed), Games(rules, count, reward="cards", moves=MOVES, seed=seed)
    done, last = 0, (0, 0)
    while rounds(done):
        rate = 3e-3 if done < 100 else 1e-3
        kept, tables, rewards, alive = [], [], [], []
        for _ in range(STEPS):  # 1. Play.
            tables.append(tables_of(games.observations))
            actions, used = policy.choose(games.observations, games.masks)
            games.step(actions)
            kept.append(used)
            rewards.append(games.rewards + (games.ended == WON))
            alive.append(games.ended == 0)
        tables.append(tables_of(games.observations))
        # 2. The advantage of each action: what followed, less what the critic expected.
        values = policy.critic(np.concatenate(tables)).reshape(STEPS + 1, count)
        advantages, trace = np.zeros((STEPS, count)), np.zeros(count)
        for t in reversed(range(STEPS)):
            surprise = rewards[t] + DISCOUNT * values[t + 1] * alive[t] - values[t]
            trace = surprise + DISCOUNT * TRACE * alive[t] * trace
            advantages[t] = trace
        policy.critic.learn(
            np.concatenate(tables[:-1]), -advantages.reshape(-1) / advantages.size, rate
        )
        # 3. Make better actions more likely; a little entropy keeps the policy open.
        scale = advantages.std() + 1e-6
        inputs, slopes = [], []
        for used, gains in zip(kept, advantages, strict=True):
            each, owner, starts, picked = used
            chances = _softmax(policy.actor(each), owner, starts)
            logs = np.log(chances + 1e-12)
            spread = np.add.reduceat(chances * logs, starts)[owner]
            slope = chances * (gains / scale)[owner] + ENTROPY * chances * (logs - spread)
            slope[picked] -= gains / scale
            inputs.append(each)
            slopes.append(slope / advantages.size)
        policy.actor.learn(np.concatenate(inputs), np.concatenate(slopes), rate)
        done += 1
        if done % 50 == 0:
            ended, won = (now - old for now, old in zip(games.totals, last, strict=True))
            last = games.totals
            tell(f"round {done}: {won} of {ended} training games won")
    return policy


def measure(policy: Policy, rules: Rules, count: int) -> tuple[int, int]:
    """Returns how many of the first proven games of the split ``validation`` the policy and the
    casual player win.
    """
    numbers, casual, trials = [], 0, Trials()
    for number in NUMBERS[Split.VALIDATION]:
        dealt = start(rules, numbered_deal(number, rules))
        if solve(dealt).verdict is Verdict.WINNABLE:
            numbers.append(number)
            trials.load(dealt)
            casual += trials.wins(Rung.CASUAL, 1, number)
        if len(numbers) == count:
            break
    games, open_ = Games(rules, count, numbers, moves=MOVES), np.ones(count, bool)
    won = 0
    while open_.any():
        actions, _ = policy.choose(games.observations, games.masks, SHARP)
        games.step(actions)
        won += int((open_ & (games.ended == WON)).sum())
        open_ &= games.ended == 0
    return won, casual


SHARP = 1.0
"""Play prefers the best action more than training does."""


class Learned(Player):
    """The policy as a bot of the arena."""

    def __init__(self, policy: Policy) -> None:
        self._policy, self._moves = policy, 0

    def begin(self) -> None:
        """Begins a new game."""
        self._moves = 0

    def choose(self, view: View) -> Move | None:
        """Returns a move; resigns after too many."""
        self._moves += 1
        if self._moves > MOVES:
            return None
        actions, _ = self._policy.choose(observe(view)[None], mask(view)[None], SHARP)
        return move_of(view, int(actions[0]))


def main() -> None:
    """Trains, measures or plays."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["train", "measure", "bot"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--rules", default="d1")
    parser.add_argument("--minutes", type=float, default=3.0)
    parser.add_argument("--games", type=int, default=1000)
    wish = parser.parse_args()
    rules, policy = parse_rules(wish.rules), Policy()
    if wish.what == "train":
        began = time.process_time()
        policy = train(rules, lambda _: time.process_time() - began < 60 * wish.minutes)
        policy.save(wish.file)
        return
    policy.load(wish.file)
    if wish.what == "measure":
        won, casual = measure(policy, rules, wish.games)
        print(f"of {wish.games}: the network wins {won}, the casual player {casual}")
    else:
        speak(Learned(policy), wish.file.stem, "1", sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
