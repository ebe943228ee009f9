"""Sentences for certain outcomes, chances and reviews."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from ...analysis.analysing import Analysis
from ...analysis.chances import Chance
from ...analysis.endings import Fate
from ...analysis.judging import Blame, Mistake
from ...analysis.reviews import Review, Turning
from ...game.game import Game, move_counts
from ...law.moves import play
from ...law.position import STOCK, Move, Position
from ...law.view import View, view_of
from ...law.worlds import unseen
from ...players import Advice, first_moves
from .answers import move_details, say_advice, say_option
from .voice import Voice

if TYPE_CHECKING:
    from ...analysis.shortest import Shortest  # the search is large

_BLAMES: Final = {
    Blame.UNLUCKY: "review-unlucky",
    Blame.LATE: "review-late",
    Blame.UNKNOWN: "review-not-known",
}


def say_fate(voice: Voice, view: View, fate: Fate) -> str:
    """Says what is certain whatever the hidden cards are."""
    return voice.say(f"fate-{fate}", hidden=bool(unseen(view)))


def say_chance(voice: Voice, chance: Chance, fair: float | None = None) -> str:
    """Says the chance of a strong player, if it is known, and then the upper bound with its
    interval.
    """
    percent, low, high = (round(100 * x) for x in (chance.share, chance.low, chance.high))
    said = voice.say("chance", exact=low == high, percent=percent, low=low, high=high)
    if fair is None:
        return said
    percent = min(99, round(100 * fair))
    return f"{voice.say('chance-fair', percent=percent)} {said}"


def say_choice(
    voice: Voice, view: View, move: Move, number: int, choice: Advice | None = None
) -> str:
    """Makes a line of a numbered list from a move, with the value of the choice that it begins."""
    said = say_option(voice, view, move, number)
    if choice is None or choice.low is None or choice.high is None:
        return said
    value = choice.share if choice.chance is None else choice.chance
    assert value is not None  # it has an interval
    percent, low, high = (round(100 * each) for each in (value, choice.low, choice.high))
    name = "choice-share" if choice.chance is None else "choice-chance"
    return f"{said} {voice.say(name, exact=low == high, percent=percent, low=low, high=high)}"


def say_analysis(voice: Voice, found: Analysis) -> list[str]:
    """Says the advice, the chance, what is certain, and the choices if there are several."""
    view = found.view
    said = [
        say_advice(voice, view, found.choices[0], 2) if found.choices else voice.say("hint-none")
    ]
    if found.fate is None:
        said.append(say_chance(voice, found.chance, found.fair))
    else:
        said.append(say_fate(voice, view, found.fate))
    return [*said, *say_choices(voice, found)]


def say_choices(voice: Voice, found: Analysis) -> list[str]:
    """Says each choice by its first move, and its value, if there are several."""
    choices = first_moves(found.choices)
    if len(choices) < 2:
        return []
    return [
        say_choice(voice, found.view, move, n, each)
        for n, (move, each) in enumerate(choices.items(), 1)
    ]


def say_review(voice: Voice, game: Game, review: Review) -> list[str]:
    """Says the review of ``game``: first where it was lost, then why."""
    if not game.steps:
        return [voice.say("review-nothing")]
    counts = move_counts(game.steps)
    said = [_headline(voice, game, review, counts)]
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
    others = dict.fromkeys(
        counts[mistake.step - 1] + 1
        for mistake in review.mistakes
        if turning is None or mistake.step != turning.step
    )
    if others:
        numbers = voice.several([str(number) for number in others])
        said.append(
            voice.say(
                "review-mistakes", count=len(others), numbers=numbers, other=turning is not None
            )
        )
    account = review.account
    start, end, choices, unclear = (
        round(100 * x) for x in (account.start, account.end, account.choices, account.unclear)
    )
    luck = end - start + choices + unclear
    said.append(
        voice.say(
            "review-account",
            start=start,
            choices=choices,
            luck=abs(luck),
            sign="plus" if luck > 0 else "minus" if luck else "none",
        )
    )
    if unclear:
        said.append(voice.say("review-unclear", unclear=unclear))
    if review.lines > 1:
        said.append(voice.say("review-lines", lines=review.lines))
    return said


def say_mistake(voice: Voice, game: Game, mistake: Mistake) -> str:
    """Says a step of ``game`` that was clearly worse than another plan, that plan, and the cost."""
    step = game.steps[mistake.step - 1]
    number = move_counts(game.steps)[mistake.step - 1] + 1
    details = move_details(voice, view_of(step.before), step.move)
    played = voice.say("review-played", step=number, **details)
    return f"{played} {_better(voice, step.before, mistake)}"


def say_par(voice: Voice, found: "Shortest", own: int | None) -> list[str]:
    """Says what is known of the shortest win of a deal, and the length of the ``own`` win."""
    if found.most is None:
        return []
    if found.is_proven and own is not None and own <= found.most:
        return [voice.say("par", outcome="best", most=own, least=own)]
    outcome = "proven" if found.is_proven else "between"
    said = [] if own is None else [voice.say("par-own", own=own)]
    return [*said, voice.say("par", outcome=outcome, most=found.most, least=found.least)]


def _headline(voice: Voice, game: Game, review: Review, counts: Sequence[int]) -> str:
    last_winnable, first_lost = review.last_winnable, review.first_lost
    if review.won:
        return voice.say("review-won", step=counts[-1])
    if review.turning is not None:
        step = game.steps[review.turning.step - 1]
        details = move_details(voice, view_of(step.before), step.move)
        return voice.say("review-lost", step=counts[review.turning.step - 1] + 1, **details)
    if first_lost == 0:
        return voice.say("review-hopeless")
    if first_lost is not None:
        first, last = counts[last_winnable or 0] + 1, counts[first_lost - 1] + 1
        if first == last and last_winnable is not None:
            return voice.say("review-within", step=last)
        proven = last_winnable is not None
        return voice.say("review-between", proven=proven, first=first, last=last)
    if last_winnable is None:
        return voice.say("review-unknown")
    name = "review-open" if last_winnable == review.steps else "review-until"
    return voice.say(name, step=counts[last_winnable])


def _blame(voice: Voice, before: Position, turning: Turning, mistakes: Iterable[Mistake]) -> str:
    """Says whether the losing move was a mistake, judged by the cards that could be seen."""
    if turning.blame is not Blame.MISTAKE:
        return voice.say(_BLAMES[turning.blame])
    (mistake,) = (each for each in mistakes if each.step == turning.step)
    return _better(voice, before, mistake)


def _better(voice: Voice, before: Position, mistake: Mistake) -> str:
    better = voice.say("review-mistake", **_first_act(voice, before, mistake.plan))
    return f"{better} {voice.say('review-cost', percent=round(100 * mistake.cost))}"


def _first_act(voice: Voice, position: Position, moves: Iterable[Move]) -> dict[str, str | float]:
    """Returns the details of the first move other than a draw, or of a draw if all are draws.

    ``drawn`` says whether draws precede it.
    """
    details: dict[str, str | float] = {}
    for at, move in enumerate(moves):
        details = move_details(voice, view_of(position), move)
        details["drawn"] = at > 0 and move.source != STOCK
        if move.source != STOCK:
            break
        position = play(position, move).after
    return details
