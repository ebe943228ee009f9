"""Many games at once as numpy arrays, and the actions and observations of one view.

An observation is a function of the view alone. The oracle, ``Games.is_winnable`` and the reward
``oracle``, knows every card: it is *privileged*, for evaluation and for training, never for play.
"""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ...law.cards import Known
from ...law.deals import rows
from ...law.errors import check_number
from ...law.position import FOUNDATION, HAND, STOCK, WASTE, Hand, Move, Place, Position
from ...law.rules import Rules
from ...law.view import View
from ...solver import Limits, Verdict, own_solver
from ...solver.encoding import Model, adopt_rules
from .batch import Batch
from .layout import ACTIONS, LONG, PASS, SEEN, SEEN_PILE, STUCK, WON
from .splits import NUMBERS, Split

__all__ = [
    "ACTIONS",
    "LONG",
    "PASS",
    "PLACES",
    "SEEN",
    "STUCK",
    "WON",
    "Bytes",
    "Games",
    "Reward",
    "action_of",
    "mask",
    "move_of",
    "observe",
]
MODEL: Final = Model(
    *("kind", "draw", "passes", "columns", "ranks", "returns", "by_hand", "redeal_draws"),
    *("by_colour", "asks", "is_open", "undo"),
)
"""The fields that the batch models, or that do not concern it."""
Bytes: TypeAlias = npt.NDArray[np.uint8]
ORACLE_LIMITS: Final = Limits(nodes=1_000_000)
"""The work of the oracle for one state. An undecided state counts as winnable."""
_LARGEST = 255
_CARD: Final = 2
_UNSEEN: Final = 1
_CYCLE: Final = 1_000_000
"""Deals of a batch before they repeat, if no numbers are given."""


class Reward(StrEnum):
    """What a move earns."""

    WON = "won"
    """1 for the move that wins."""
    CARDS = "cards"
    """The share of the deck that the move brings to the foundations; less than 0 if it takes a card
    back.
    """
    ORACLE = "oracle"
    """Privileged: 1 for the move that wins, -1 for the move after which the game cannot be won any
    more, whatever the player does. It depends on cards that the player has not seen.
    """


_COLUMNS: Final = range(1, 10)
PLACES: Final[tuple[tuple[Place, Place], ...]] = (
    (STOCK, WASTE),
    (WASTE, FOUNDATION),
    *((WASTE, k) for k in _COLUMNS),
    *((j, FOUNDATION) for j in _COLUMNS),
    *((j, k) for j in _COLUMNS for k in _COLUMNS),
    *((FOUNDATION + 1 + suit, k) for suit in range(4) for k in _COLUMNS),
    *((j, HAND) for j in _COLUMNS),
    (WASTE, HAND),
    (HAND, FOUNDATION),
    *((HAND, k) for k in _COLUMNS),
    (HAND, WASTE),
    (HAND, STOCK),
)
"""The source and the target of each action; the first one draws, also in solitario."""
_ACTION: Final = {pair: action for action, pair in enumerate(PLACES)} | {(STOCK, HAND): 0}


def action_of(move: Move) -> int:
    """Returns the action of a move."""
    return _ACTION[move.source, move.target]


def move_of(view: View, action: int) -> Move | None:
    """Returns the legal move of an action; None if it is illegal."""
    return next((move for move in view.legal if action_of(move) == action), None)


def mask(view: View) -> npt.NDArray[np.bool_]:
    """Returns which actions are legal."""
    found = np.zeros(ACTIONS, bool)
    found[[action_of(move) for move in view.legal]] = True
    return found


def observe(view: View) -> Bytes:
    """Returns the observation of a view, as ``Games`` writes it."""
    found = np.zeros(SEEN, np.uint8)

    def codes(cards: Iterable[Known]) -> list[int]:
        return [_UNSEEN if card is None else card + _CARD for card in cards]

    for j, column in enumerate(view.columns):
        found[SEEN_PILE * j : SEEN_PILE * j + len(column)] = codes(column)
    hand = view.hand
    redeals = _LARGEST if view.redeals_left is None else view.redeals_left
    parts = (
        list(view.down) + [0] * (9 - len(view.down)),
        codes(reversed(view.waste)) + [0] * (52 - len(view.waste)),
        codes(reversed(view.stock)) + [0] * (52 - len(view.stock)),
        list(view.foundations),
        [0, 0] if hand is None else [hand.card + _CARD, hand.origin],
        [min(view.passes, _LARGEST), redeals, len(view.stock), len(view.waste)],
    )
    found[9 * SEEN_PILE :] = [code for part in parts for code in part]
    return found


class Games:
    """``count`` games that are played in step, compiled.

    ``observations`` (count, ``SEEN``) and ``masks`` (count, ``ACTIONS``) show the games;
    ``step`` renews them in place. ``rewards``, ``ended`` (0, ``WON``, ``STUCK`` or ``LONG``) and
    ``numbers`` (of the deals) have one value for each game. Not thread-safe; two objects in two
    threads run at the same time.
    """

    def __init__(
        self,
        rules: Rules,
        count: int,
        numbers: npt.ArrayLike | None = None,
        *,
        reward: Reward | str = Reward.WON,
        moves: int = 1000,
        restarts: bool = True,
        seed: int = 0,
    ) -> None:
        """Deals ``count`` games.

        ``numbers`` are dealt in order, and again from the first; by default a part of the split
        ``train`` that ``seed`` chooses, winnable or not. ``splits.proven`` finds winnable ones.
        ``moves``: moves after which a game ends, at most 65,535. ``restarts``: an ended game is
        replaced by the next deal in the same step. Raises ``ValueError`` for values out of range,
        ``RulesError`` for rules that the batch does not have.
        """
        MODEL.check(rules)
        check_number("count", count, 1)
        if not 1 <= moves < 1 << 16:
            text = f"moves must be from 1 to 65535, not {moves}"
            raise ValueError(text)
        first = NUMBERS[Split.TRAIN].start + seed % 1000 * _CYCLE
        cycle = range(first, first + _CYCLE)
        deals = np.array(cycle if numbers is None else numbers, np.uint64)
        if not deals.size:
            text = "numbers must have at least one number of a deal"
            raise ValueError(text)
        self.rules, self.reward = rules, Reward(reward)
        self.observations: Bytes = np.zeros((count, SEEN), np.uint8)
        self.masks: npt.NDArray[np.bool_] = np.zeros((count, ACTIONS), bool)
        self.rewards: npt.NDArray[np.float32] = np.zeros(count, np.float32)
        self.ended: Bytes = np.zeros(count, np.uint8)
        self.numbers: npt.NDArray[np.uint64] = np.zeros(count, np.uint64)
        self._shown = self.observations.reshape(-1), self.masks.view(np.uint8).reshape(-1)
        self._actions = np.zeros(count, np.int32)
        self._batch = Batch()
        adopt_rules(self._batch, rules)
        self._batch.arrange(
            bytes(rows(rules)),
            rules.passes or 0,
            rules.is_open,
            bytes(source for source, _ in PLACES),
            bytes(target for _, target in PLACES),
        )
        by_cards = self.reward is Reward.CARDS
        self._batch.begin(
            deals,
            self.numbers,
            *self._shown,
            moves,
            by_cards,
            restarts,
            seed,
        )
        self._is_winnable = np.ones(count, bool)
        if self.reward is Reward.ORACLE:
            self._ask_oracle(np.ones(count, bool))

    def step(self, actions: npt.ArrayLike) -> None:
        """Plays an action in each game; ``PASS`` plays none and counts as a move. Raises
        ``ValueError`` if one is illegal; then nothing was played.
        """
        self._actions[:] = actions
        wrong = self._batch.step(
            self._actions, *self._shown, self.rewards, self.ended, self.numbers
        )
        if wrong >= 0:
            text = f"action {self._actions[wrong]} is illegal in game {wrong}"
            raise ValueError(text)
        if self.reward is Reward.ORACLE:
            before = self._is_winnable.copy()
            self._ask_oracle((self.ended > 0) | before)
            lost = before & np.where(self.ended > 0, self.ended != WON, ~self._is_winnable)
            self.rewards[lost] = -1

    def renew(self, which: npt.NDArray[np.bool_], numbers: npt.ArrayLike) -> None:
        """Deals ``numbers`` in the games that ``which`` selects."""
        self.numbers[which] = numbers
        self._batch.renew(which.view(np.uint8), *self._shown, self.numbers)
        if self.reward is Reward.ORACLE:
            self._ask_oracle(which)

    def sample(self) -> npt.NDArray[np.int32]:
        """Returns a legal action for each game, at random."""
        self._batch.sample(self._actions)
        return self._actions.copy()

    @property
    def totals(self) -> tuple[int, int]:
        """The number of games that have ended, and of those won."""
        return self._batch.games, self._batch.wins

    def position(self, game: int) -> Position:
        """Returns where every card of a game lies, hidden ones included."""
        columns, down, heights, stock, waste, _, card, origin = self._batch.state(game)
        one, two, three, four = heights
        return Position(
            self.rules,
            tuple(stock),
            tuple(waste),
            (one, two, three, four),
            tuple(tuple(column) for column in columns),
            tuple(down),
            self._batch.passed(game),
            None if card < 0 else Hand(card, origin),
        )

    def is_winnable(self, game: int, limits: Limits = ORACLE_LIMITS) -> bool | None:
        """Privileged: whether the game can still be won, as the cards lie; None if undecided."""
        verdict = own_solver().decide(self.position(game), limits).verdict
        return None if verdict is Verdict.UNDECIDED else verdict is Verdict.WINNABLE

    def _ask_oracle(self, which: npt.NDArray[np.bool_]) -> None:
        for game in np.flatnonzero(which):
            self._is_winnable[game] = self.is_winnable(int(game)) is not False
