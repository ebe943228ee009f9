"""Scores, as folds over the steps of a game. Taking a step back takes its points back."""

from collections.abc import Iterable
from enum import StrEnum

from .position import FOUNDATION, WASTE, Step, is_column


class Scoring(StrEnum):
    """The ways to keep score."""

    NONE = "none"
    FOUNDATION = "foundation"
    """One point a card on the foundations, 0..52; a card taken back costs it again."""
    STANDARD = "standard"
    """+10 to a foundation, +5 waste to column, +5 a card turned, -15 foundation to column; each
    redeal -100 at draw one, -20 from the fourth pass on at draw two or more; never below 0; -2
    each whole ten seconds; a win of 30 seconds or more adds 700,000 / seconds."""
    VEGAS = "vegas"
    """The deck is bought for 52; each card on the foundations pays 5."""
    CUMULATIVE = "cumulative"
    """Vegas, with the balance of the games before carried on."""


VEGAS_STAKE = 52
VEGAS_PAY = 5


def score(
    scoring: Scoring, steps: Iterable[Step], *, seconds: int = 0, opening: int = 0
) -> int | None:
    """The points after ``steps`` (from the deal on); None if no score is kept.

    ``seconds`` is the playing time, which only standard scoring counts; ``opening`` is the balance
    of earlier deals, which only cumulative Vegas carries on.
    """
    if scoring is Scoring.NONE:
        return None
    if scoring is Scoring.STANDARD:
        return _standard(steps, seconds)
    out = 0
    for step in steps:
        out += sum(step.after.foundations) - sum(step.before.foundations)
    if scoring is Scoring.FOUNDATION:
        return out
    return opening - VEGAS_STAKE + VEGAS_PAY * out


def _standard(steps: Iterable[Step], seconds: int) -> int:
    points, is_won = 0, False
    for step in steps:
        points = max(0, points + _standard_points(step))
        is_won = step.after.is_won
    points = max(0, points - 2 * (seconds // 10))
    if is_won and seconds >= 30:
        points += 700_000 // seconds
    return points


def _standard_points(step: Step) -> int:
    points = 0
    if step.went_out:
        points += 10
    elif step.move.source == WASTE:
        points += 5
    elif step.move.source > FOUNDATION and is_column(step.move.target):
        points -= 15
    if step.turned is not None:
        points += 5
    if step.redealt:
        if step.before.rules.draw == 1:
            points -= 100
        elif step.after.passes > 3:
            points -= 20
    return points
