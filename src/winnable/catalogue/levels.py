"""What is known of a graded deal, and how its level follows from measured play.

Values only: levels, grades and the solving set of rules, which is what a deal is graded for.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from ..rules import Rules


class Level(StrEnum):
    """Who usually wins a deal. Every level is of winnable deals only."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"
    TRICKY = "tricky"


@dataclass(frozen=True, slots=True)
class Graded:
    """A winnable deal and its measures."""

    number: int
    level: Level
    rates: tuple[float, ...]
    """Share of games won by each player of the ladder, weakest first."""
    traps: float
    """Of the choices that cannot be taken back, the share that loses (``grading``)."""
    passes: int
    """Fewest passes through the stock that a win needs; 4 stands for more than 3, 0 for unknown."""
    returns: bool
    """Whether every win takes a card back from its foundation."""
    first_moves: int
    """Cards that can be played first and keep a win, of the columns and of the stock."""


PLAYS: Final = (200, 200, 100, 2)
"""Games that each player of the ladder plays for a grade."""


EASY, NORMAL = 65, 21
"""Least percent of games for these levels. (A third of the deals at draw three that are not Tricky
each; far from a third and two thirds, where the careful player's luck would decide.)"""


def level_of(wins: Sequence[int], *, is_plain: bool) -> Level:
    """The level of a winnable deal: Tricky if the plain hint cannot win it; else by the mean of the
    shares that the three quick players win.
    """
    if not is_plain:
        return Level.TRICKY
    most = PLAYS[0]
    won = sum(won * (most // plays) for won, plays in zip(wins[:3], PLAYS[:3], strict=True))
    if 100 * won >= EASY * 3 * most:
        return Level.EASY
    return Level.NORMAL if 100 * won >= NORMAL * 3 * most else Level.HARD


def solving_set(rules: Rules) -> Rules:
    """The rules without what changes no win: turning by hand, drawing redeals, sight and undo."""
    return replace(rules, by_hand=False, redeal_draws=False, is_open=False, undo=True)
