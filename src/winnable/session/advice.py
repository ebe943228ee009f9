"""Hints and chances, and answers that use all cards: the oracle, the truth, reviews.

A hint, a chance and a certain outcome use the view only. The oracle, the truth and a review use the
hidden cards, so they mark the game as assisted.
"""

from dataclasses import replace
from typing import Final

from ..chances import chance
from ..commands import Command
from ..endings import Ending, Fate
from ..law import play
from ..messages import answers, reviews
from ..players import Advice, advise
from ..position import IllegalMove, Refusal
from ..reasons import Reason
from ..reviews import Review, loss_bounds, review
from ..reviews import retry as game_to_retry
from ..solver import Answer, Limits, solve
from ..view import View
from .sitting import Sitting

THINKING: Final = Limits(nodes=2_000_000)
"""Limits of the solver while a player waits."""


def hint(sitting: Sitting, _: Command) -> list[str]:
    """Gives a hint at two depths: the move; the move and why. It becomes the offered move."""
    state, view = sitting.advice_state, sitting.game.view
    if view.is_won:
        return sitting.refuse(sitting.voice.say(f"no-{Reason.GAME_WON}"))
    if not state.hints:
        state.advice = _advise(sitting)
    if state.advice is None:
        return [sitting.voice.say("hint-none")]
    state.hints = min(state.hints + 1, 2)
    sitting.offer = state.advice.move
    return [answers.say_advice(sitting.voice, view, state.advice, state.hints)]


def _advise(sitting: Sitting) -> Advice | None:
    """Returns the rest of the last plan if the player began it, otherwise new advice."""
    state, position = sitting.advice_state, sitting.game.position
    if state.plan is not None and state.plan[0] == position:
        advice: Advice | None = state.plan[1]
    else:
        advice = advise(sitting.game.view)
    if advice is not None and len(advice.plan) > 1:
        rest = replace(advice, plan=advice.plan[1:])
        state.plan = play(position, advice.move).after, rest
    return advice


def tell_chance(sitting: Sitting, _: Command) -> list[str]:
    """Says which share of the worlds of the view is winnable."""
    return [reviews.say_chance(sitting.voice, chance(sitting.game.view))]


def open_question(sitting: Sitting) -> View | None:
    """Returns the view whose fate is to be searched for, or None.

    In open play the fate would solve the puzzle for the player, so it is not searched for.
    """
    if sitting.lesson is not None:
        return None
    wanted = sitting.settings.endings and not sitting.game.rules.is_open
    if wanted and sitting.ending is None:
        return sitting.game.view
    # After an undo of the last move the win is still certain. It was said, so it is not news.
    sitting.fate = Fate.WON if sitting.ending is Ending.WON else None
    return None


def set_fate(sitting: Sitting, view: View, found: Fate | None) -> list[str]:
    """Records the fate of ``view`` and says it if it is new. Ignores a view that is not current."""
    if view != sitting.game.view or sitting.ending is not None or not sitting.settings.endings:
        return []
    before, sitting.fate = sitting.fate, found
    if found is None or found is before:
        return []
    said = reviews.say_fate(sitting.voice, view, found)
    sitting.happened([said])
    return [said]


def oracle(sitting: Sitting, _: Command) -> list[str]:
    """Says a move that keeps a win. After that move it continues the same win, so following the
    oracle always wins.
    """
    position, win = sitting.game.position, sitting.advice_state.win
    if position not in win:
        answer = _solve(sitting)
        if answer.moves is None:
            return sitting.assisted(sitting.voice.say("truth", verdict=answer.verdict))
        win.clear()
        for move in answer.moves:
            win[position] = move
            position = play(position, move).after
    sitting.offer = move = win[sitting.game.position]
    said = answers.say_oracle(sitting.voice, sitting.game.view, move)
    return sitting.assisted(said)


def truth(sitting: Sitting, _: Command) -> list[str]:
    """Says whether the game is still winnable with all cards known."""
    return sitting.assisted(sitting.voice.say("truth", verdict=_solve(sitting).verdict))


def _solve(sitting: Sitting) -> Answer:
    position = sitting.game.position
    if position.is_won:
        raise IllegalMove(Refusal(Reason.GAME_WON))
    return solve(position, THINKING)


def tell_review(sitting: Sitting, _: Command) -> list[str]:
    """Says a review of the current line."""
    return review_line(sitting)[1]


def review_line(sitting: Sitting) -> tuple[Review | None, list[str]]:
    """Reviews the current line; returns the review and its sentences. Before the first move there
    is none.

    Stores the game before a losing mistake, to be played again.
    """
    game, store = sitting.game, sitting.store
    if not game.steps:
        return None, [reviews.say_nothing_played(sitting.voice)]
    found = review(game)
    sitting.advice_state.reviewed = game.position
    again = game_to_retry(game, found)
    if again is not None and store is not None and sitting.game_id is not None:
        store.keep_mistake(sitting.game_id, again.text)
    return found, sitting.assisted(*reviews.say_review(sitting.voice, game, found))


def retry(sitting: Sitting, _: Command) -> list[str]:
    """Goes back to the last winnable position of the line; redo plays the line again."""
    game = sitting.game
    last_winnable, first_lost = loss_bounds(game)
    if last_winnable is None or first_lost is None:
        return sitting.refuse(sitting.voice.say("retry-none"))
    count = len(game.steps) - last_winnable
    while len(game.steps) > last_winnable:
        game.undo()
    sitting.ending = sitting.fate = None
    said = sitting.voice.say("retried", count=count)
    sitting.moved([said])
    return [*sitting.assisted(said), *sitting.save()]
