"""Certain endings, chances and reviews in words."""

from collections.abc import Iterable

from ..chance import Chance
from ..endings import Fate
from ..game import Game
from ..law import play
from ..position import STOCK, Move, Position, parse_move
from ..review import Blame, Mistake, Review, Turning
from ..view import View, view_of
from ..worlds import unseen
from .answers import move_details
from .voice import Voice


def say_fate(voice: Voice, view: View, fate: Fate) -> str:
    """What is certain, whatever the hidden cards are."""
    return voice.say(f"fate-{fate}", hidden=bool(unseen(view)))


def say_chance(voice: Voice, chance: Chance) -> str:
    """A chance with its interval, and that it is an upper bound."""
    percent, low, high = (round(100 * x) for x in (chance.share, chance.low, chance.high))
    said = voice.say("chance", exact=low == high, percent=percent, low=low, high=high)
    return f"{said} {voice.say('chance-bound')}"


def say_review(voice: Voice, game: Game, review: Review) -> list[str]:
    """The review of ``game`` as it stood then: the fact first, then why."""
    said = [_headline(voice, game, review)]
    turning = review.turning
    if turning is not None:
        at = turning.step - 1
        before = game.steps[at].before
        kept = sum(option.verdict == "winnable" for option in turning.options)
        said += [
            voice.say("review-way", **_first_act(voice, before, turning.line)),
            voice.say("review-kept", kept=kept, total=len(turning.options)),
            _blame(voice, before, turning, review.mistakes),
        ]
    others = [
        mistake.step
        for mistake in review.mistakes
        if turning is None or mistake.step != turning.step
    ]
    if others:
        numbers = ", ".join(map(str, others))
        said.append(
            voice.say(
                "review-mistakes", count=len(others), numbers=numbers, other=turning is not None
            )
        )
    start, end, choices = (
        round(100 * x) for x in (review.account.start, review.account.end, review.account.choices)
    )
    luck = end - start + choices
    said.append(
        voice.say(
            "review-account",
            start=start,
            choices=choices,
            luck=abs(luck),
            sign="plus" if luck > 0 else "minus" if luck else "none",
        )
    )
    if review.lines > 1:
        said.append(voice.say("review-lines", lines=review.lines))
    return said


def _headline(voice: Voice, game: Game, review: Review) -> str:
    safe, lost = review.safe, review.lost
    if review.won:
        return voice.say("review-won", step=review.steps)
    if review.turning is not None:
        step = game.steps[review.turning.step - 1]
        details = move_details(voice, view_of(step.before), step.move)
        return voice.say("review-lost", step=review.turning.step, **details)
    if lost == 0:
        return voice.say("review-hopeless")
    if lost is not None:
        return voice.say(
            "review-between", proven=safe is not None, first=(safe or 0) + 1, last=lost
        )
    if safe is None:
        return voice.say("review-unknown")
    return voice.say("review-open" if safe == review.steps else "review-until", step=safe)


def _blame(voice: Voice, before: Position, turning: Turning, mistakes: Iterable[Mistake]) -> str:
    """Whether the losing move was a mistake, by what could be seen."""
    if turning.blame is Blame.UNLUCKY:
        return voice.say("review-unlucky")
    (mistake,) = (each for each in mistakes if each.step == turning.step)
    better = voice.say("review-mistake", **_first_act(voice, before, mistake.plan))
    return f"{better} {voice.say('review-cost', percent=round(100 * mistake.cost))}"


def _first_act(voice: Voice, position: Position, moves: Iterable[str]) -> dict[str, str | float]:
    """What there is to say of the first of the moves that is not a draw (or else of a draw), and
    whether draws come before it.
    """
    details: dict[str, str | float] = {}
    for at, word in enumerate(moves):
        move: Move = parse_move(word)
        details = move_details(voice, view_of(position), move)
        details["drawn"] = at > 0 and move.source != STOCK
        if move.source != STOCK:
            break
        position = play(position, move).after
    return details
