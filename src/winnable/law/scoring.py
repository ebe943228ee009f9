"""Scores, computed from the steps of a game, so undoing a step undoes its points."""

from collections.abc import Iterable, Sequence
from enum import StrEnum

from .errors import check_number, check_type
from .position import FOUNDATION, WASTE, Step, is_column


class Scoring(StrEnum):
    """The scoring systems."""

    NONE = "none"
    FOUNDATION = "foundation"
    """One point for each card on the foundations, 0..52."""
    STANDARD = "standard"
    """To a foundation +10, waste to column +5, a card turned +5, foundation to column -15. Each
    redeal -100 at draw one; -20 from the fourth pass on at draw two or more. Every ten whole
    seconds -2. The score never falls below 0. A win after 30 seconds or more adds 700,000 /
    seconds.
    """
    VEGAS = "vegas"
    """The deck costs 52; each card on the foundations pays 5."""
    CUMULATIVE = "cumulative"
    """Vegas, starting from the balance of the previous games."""


VEGAS_STAKE = 52
VEGAS_PAY = 5


def vegas(out: int) -> int:
    """What so many cards on the foundations are worth by the scores of Vegas, less the stake."""
    return VEGAS_PAY * out - VEGAS_STAKE


def score(
    scoring: Scoring, steps: Sequence[Step], *, seconds: int = 0, opening: int = 0
) -> int | None:
    """The points after ``steps``, all from the deal on; None if ``scoring`` is ``NONE``.

    ``seconds`` is the playing time, used by standard scoring only. ``opening`` is the balance of
    the previous games, used by cumulative Vegas only.
    """
    check_type("scoring", "a Scoring", scoring, Scoring)
    check_type("steps", "Steps", steps, tuple | list)
    for step in (*steps[:1], *steps[-1:]):
        check_type("steps", "Steps", step, Step)
    check_number("seconds", seconds, 0)
    check_type("opening", "a whole number", opening, int)
    if scoring is Scoring.NONE:
        return None
    if scoring is Scoring.STANDARD:
        return _standard(steps, seconds)
    first, last = steps[:1], steps[-1:]
    out = sum(sum(step.after.foundations) for step in last)
    out -= sum(sum(step.before.foundations) for step in first)
    if scoring is Scoring.FOUNDATION:
        return out
    return opening + vegas(out)


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
