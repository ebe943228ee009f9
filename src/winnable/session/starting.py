"""Starts another game at the table, and says which game is on it."""

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import islice

from ..analysis.endings import Fate
from ..disk import StoreError
from ..game.game import Game
from ..speech.messages import events
from ..store import Stale
from ..store.results import counts
from .openings import end_kept, end_newest
from .state import SessionState


def start(state: SessionState, game: Game, *, carries: bool = False) -> list[str]:
    """Begins another game, as ``Store.replace``, in place of the one of its variant; the current
    game is kept if it is one of another variant.

    Raises ``StoreError`` if it cannot be stored; then the current game continues. A game without a
    file ends in any case, so that new games can start even if nothing can be saved.
    """
    game_id, store = None, state.store
    said = [*say_left(state), *say_kept(state, game.variant.name)]
    abandons = _abandons(state, game)
    if store is not None:
        try:
            begin = partial(store.replace, game=game, carries=carries)
            game_id = end_for(state, game.variant.name, begin)
        except StoreError:
            if state.id is not None:
                if store.has(state.id):
                    raise
                store.release(state.id)
    state.adopt(game, game_id)
    if abandons and game_id is not None:
        said.append(state.voice.say("left"))
    return [*said, *introduce(state, resumed=not game.is_fresh)]


def _abandons(state: SessionState, game: Game) -> bool:
    """Whether a game in progress counts as abandoned once this one takes its place, and undo does
    not return to it.
    """
    undo_returns = game.is_fresh and game.table is None
    if state.store is None or state.ranked is not None or undo_returns:
        return False
    name = game.variant.name
    if state.game.variant.name == name:
        is_over = state.ending is not None or state.certain is Fate.LOST
        return counts(state.game) and not (is_over or state.pending.review_of(state.game))
    kept = map(state.store.read, state.store.in_progress(name, kept=True))
    return any(each is not None and counts(each) for each in islice(kept, 1))


def end_for(state: SessionState, name: str, begin: Callable[..., str]) -> str:
    """Ends the game in progress of the variant ``name`` for the one that ``begin`` stores
    (``Store.replace``); returns its name. The current game is kept if it is one of another variant.

    If another process has saved the game, the newest one ends. Raises ``StoreError``; then the
    current game continues.
    """
    store = state.store
    assert store is not None
    if state.game.variant.name != name:
        put_by(state)
        game_id = end_kept(store, name, begin)
        if state.id is not None:
            store.release(state.id)
    else:
        if not state.is_saved:
            state.save()  # the last moves were only in memory
        old = None if state.id is None else (state.id, state.game)
        game_id = end_newest(store, old, state.version, begin)
    state.id = None
    return game_id


def put_by(state: SessionState) -> None:
    """Saves the game, because another one comes to the table. Raises ``StoreError``."""
    is_kept = state.game.is_fresh or state.game.seconds == state.kept_seconds
    if not (is_kept and state.is_saved):
        with suppress(Stale):  # another process has saved it since
            state.write()


def say_left(state: SessionState) -> list[str]:
    """Says, before another game begins, that the clock of a ranked game does not stop for it."""
    if state.ranked is None or not state.ranked.is_running:
        return []
    return [state.voice.say("ranked-left", how="race" if state.ranked.day is None else "day")]


def go_on(state: SessionState, name: str) -> list[str] | None:
    """Goes on with the game of the variant ``name`` that was kept; None if there is none.

    A game that is over is none to go on with. Raises ``StoreError``.
    """
    store = state.store
    if state.game.variant.name == name:
        return None if state.ending else [greet(state, resumed=not state.game.is_fresh)]
    if store is None:
        return None
    store.is_busy = False
    found = store.latest(name, kept=True)
    if found is None:
        return state.refuse(state.voice.say("fault-game-busy")) if store.is_busy else None
    game_id, game = found
    try:
        stored = store.stored(game_id)
        put_by(state)
    except StoreError:
        store.release(game_id)
        raise
    said = [*say_left(state), *say_kept(state, name)]
    if state.id is not None:
        store.release(state.id)
    state.adopt(game, game_id, stored)
    return [*said, *introduce(state, resumed=not game.is_fresh)]


def say_kept(state: SessionState, name: str) -> list[str]:
    """Says, before a game of the variant ``name``, that the current one is kept."""
    game = state.game
    if state.store is None or game.is_fresh or state.ending or game.variant.name == name:
        return []
    return [events.say_kept(state.voice, game)]


def go_back(state: SessionState) -> bool:
    """Goes back from a game without moves to the one that was left for it.

    Returns False if it cannot: that one is open elsewhere or gone, or there is none. Raises
    ``StoreError``.
    """
    store, before = state.store, state.before
    if store is None or state.id is None or before is None or not store.claim(before):
        return False
    try:
        found = store.open(before)
        is_done = found is not None and store.go_back(state.id, before, found[1].version)
    except StoreError:
        store.release(before)
        raise
    if found is None or not is_done:
        store.release(before)
        return False
    game, stored = found
    state.adopt(game, before)
    if store.database.is_shared:
        state.stored = stored._replace(state="open", version=stored.version + 1)
    return True


def greet(state: SessionState, *, resumed: bool) -> str:
    """Says the game, new or resumed."""
    line = " ".join([*greeting(state, resumed=resumed), *state.say_ending()])
    state.happened([line])
    return line


def introduce(state: SessionState, *, resumed: bool) -> list[str]:
    """Says the game, new or resumed, and saves it."""
    line = greet(state, resumed=resumed)
    try:
        return [line, *state.save()]
    except StoreError:  # a shared database, which has this game already
        return [line]


def greeting(state: SessionState, *, resumed: bool) -> list[str]:
    """Says the game, new or resumed, and whether it was left before."""
    if not resumed:
        said = [events.say_deal(state.voice, state.game), *_say_contest(state)]
        if state.before is not None and state.store is not None:
            counts = state.store.results.was_left(state.before)
            said.append(state.voice.say("back-how", counts=counts))
        return said
    said = [events.say_resume(state.voice, state.game), *_say_contest(state)]
    if state.store is not None and state.id is not None and state.store.results.was_left(state.id):
        said.append(state.voice.say("resumed-left"))
    if state.game.assisted and not state.game.position.is_won:
        said.append(state.voice.say("resumed-helped"))
    return said


def _say_contest(state: SessionState) -> list[str]:
    """Says that the game is ranked."""
    if state.ranked is None:
        return []
    day = state.ranked.day
    if day is None:
        return [state.voice.say("race-game")]
    return [state.voice.say("ranked-game", **events.date_details(day))]
