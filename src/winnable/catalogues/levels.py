"""Grades, and the rule that derives a difficulty from measured play. Values only.

A deal is graded for a *solving set*: the rules that decide which lines win (``solving_set``).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from ..law.difficulty import Difficulty
from ..law.rules import Rules


@dataclass(frozen=True, slots=True)
class Graded:
    """A deal and its measures."""

    number: int
    difficulty: Difficulty | None
    """None if it cannot be won: nobody wins, and every choice loses."""
    rates: tuple[float, ...]
    """Share of games won by each player of the ladder, weakest first."""
    traps: float
    """The share of irreversible choices that lose, 0 to 1 (``research.grading.grading``)."""
    passes: int
    """The fewest passes through the stock that a win needs; 4 for more than 3, 0 for undecided."""
    returns: bool
    """Whether every win returns a card from its foundation (worrying back)."""
    first_moves: int
    """Choices at the deal after which it is still winnable: cards of the columns and of the stock.
    """


PLAYS: Final = (200, 200, 100, 2)
"""Games that each player of the ladder plays for a grade."""


EASY, NORMAL = 65, 21
"""The lowest ratings, in percent, of these difficulties. They split the draw-three deals that are
not Tricky into three nearly equal parts. They avoid ratings of one third and two thirds, where the
careful player's luck would decide.
"""


def difficulty_of(wins: Sequence[int], *, is_plain: bool) -> Difficulty:
    """Returns the difficulty of a winnable deal, from the games of ``PLAYS`` that each rung won.

    Tricky if the plain hint cannot win it. Otherwise the rating decides: the mean of the shares
    that the beginner, the casual and the careful player win.
    """
    if not is_plain:
        return Difficulty.TRICKY
    most = PLAYS[0]
    won = sum(won * (most // plays) for won, plays in zip(wins[:3], PLAYS[:3], strict=True))
    if 100 * won >= EASY * 3 * most:
        return Difficulty.EASY
    return Difficulty.NORMAL if 100 * won >= NORMAL * 3 * most else Difficulty.HARD


def solving_set(rules: Rules) -> Rules:
    """Drops the rules that do not affect winnability, such as undo and open play."""
    return replace(rules, by_hand=False, redeal_draws=False, is_open=False, undo=True)
