"""A review and a chance, as the page shows them."""

from ...analysis.chances import Chance
from ...analysis.reviews import Review
from ...game.game import move_counts
from ...law.moves import play
from ...law.view import view_of
from ...session import Session
from ...speech.messages import Voice, answers, reviews
from ..wire import review as wire


def review_of(session: Session, found: Review, said: list[str]) -> wire.ReviewReport:
    """Converts the review ``found`` of the current line for display; ``said`` is its sentences."""
    turning, choices, line = found.turning, [], []
    if turning is not None:
        position = session.game.steps[turning.step - 1].before
        view, voice = view_of(position), session.voice
        for n, option in enumerate(turning.options, 1):
            text = answers.say_option(voice, view, option.move, n)
            made = option.move == turning.move
            choices.append(wire.Choice(text, option.verdict.value, option.share, made))
        for n, move in enumerate(turning.line, 1):
            line.append(answers.say_option(voice, view_of(position), move, n))
            position = play(position, move).after
    mistakes = {
        each.step: reviews.say_mistake(session.voice, session.game, each) for each in found.mistakes
    }
    if turning is not None:
        mistakes.setdefault(turning.step, said[0])
    return wire.ReviewReport(
        said=said,
        steps=found.steps,
        last_winnable=found.last_winnable,
        first_lost=found.first_lost,
        moves=move_counts(session.game.steps),
        mistakes=[wire.Mistake(step, mistakes[step]) for step in sorted(mistakes)],
        points=[wire.Point(point.step, point.share) for point in found.points],
        choices=choices,
        line=line,
        longer=session.pending.offers_longer,
    )


def chance_of(voice: Voice, found: Chance, fair: float | None) -> wire.ChanceEstimate:
    """Converts an estimated chance for display."""
    said = reviews.say_chance(voice, found, fair)
    return wire.ChanceEstimate(said, fair, found.share, found.low, found.high)
