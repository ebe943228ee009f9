"""Offers what to play next at the end of a game: a harder one after wins, help after losses."""

from contextlib import suppress

from ..analysis.endings import Fate
from ..catalogues.new import Wish
from ..catalogues.steps import Stage, easier, harder, is_hard
from ..disk import StoreError
from ..game.results import Result
from ..law.variants import VARIANTS
from ..speech.acts import Act
from ..speech.messages.statistics import kind_title
from .games import begin
from .state import SessionState


def next_step(state: SessionState) -> Stage | Act | None:
    """Returns what to offer at the end of a game: a step, or the tutorial if none is easier.

    Offers nothing during a game, in a contest, and if the results cannot be read.
    """
    store, game, game_id = state.store, state.game, state.id
    if store is None or game_id is None or state.ranked is not None or state.lesson is not None:
        return None
    is_won = game.position.is_won
    if not is_won and state.ending is None and state.certain is not Fate.LOST:
        return None
    results: list[Result] = []
    with suppress(StoreError):
        results = store.database.aside(store.results.all)
    if is_won:
        return harder(game, results)
    return (easier(game) or Act.TUTORIAL) if is_hard(game, results, game_id) else None


def offer_step(state: SessionState) -> list[str]:
    """Says what ``next_step`` offers, once a game; ``do`` begins it."""
    if not state.changed or state.has_offered:
        return []
    step = next_step(state)
    if step is None:
        return []
    state.has_offered, state.pending.offer = True, step
    if not isinstance(step, Stage):
        return [state.voice.say("offer-tutorial")]
    how = "harder" if state.game.position.is_won else "easier"
    return [state.voice.say(f"offer-{how}", title=kind_title(state.voice, *step))]


def begin_step(state: SessionState, step: Stage) -> list[str]:
    """Deals a game of the step; its level is that of new deals from now on."""
    variant = VARIANTS[step.game]
    lines = begin(state, Wish(variant, step.level))
    state.settings.choose_level(variant.rules, step.level)
    state.keep_settings()
    return lines
