"""A game in a shared database, which any process may save at any time.

An act is carried out on the newest game. If another process has saved the game since this session
read it, the session reads it again and repeats the act. If the database is lost, the act is taken
back: what the table shows is always stored.

Besides the game, a session has what it said last (a hint, a list of moves, a question), the lifted
run, the tutorial, the list of events and the clock. They belong to this process; only the time is
saved with the game.
"""

from collections.abc import Callable
from contextlib import suppress
from copy import copy
from typing import Final

from ..analysis.searching import Searching, whole
from ..disk import StoreError
from ..game.game import parse_game
from ..speech.acts import Act
from ..store import Stale
from .state import SessionState

_NEEDS_LAST: Final = frozenset({Act.CHOOSE, Act.DO, Act.PLACE, Act.REVEAL})
"""Acts that mean what was said or lifted last. They are not repeated on another table."""

Work = Callable[[], list[str] | Searching[list[str]]]
"""Does an act and returns its answer. It is called again if the game has changed meanwhile."""


class Gone(Exception):
    """Another process has left or deleted the game."""


class _Before:
    """What a session had besides the game, before an act."""

    def __init__(self, state: SessionState) -> None:
        self._pending, self._events = copy(state.pending), len(state.transcript.events)

    def restore(self, state: SessionState) -> None:
        """Restores it."""
        state.pending, state.changed = copy(self._pending), False

    def drop_events(self, state: SessionState) -> None:
        """Drops the events of an act that was not saved."""
        del state.transcript.events[self._events :]


def on_newest(state: SessionState, work: Work, act: Act | None = None) -> Searching[list[str]]:
    """Does the ``work`` of an act on the newest game, and returns its answer.

    ``state.went_on`` tells whether another process had played on. If it has left the game,
    ``state.id`` becomes None. Raises ``StoreError``; the game is then what it was before.
    """
    before, state.went_on = _Before(state), False
    try:
        return (yield from _repeated(state, work, act, before))
    except StoreError:  # the act could not be saved, or the newest game not be read
        _take_back(state, before)
        raise


def _repeated(
    state: SessionState, work: Work, act: Act | None, before: _Before
) -> Searching[list[str]]:
    """Does the ``work`` until nobody has saved the game meanwhile. Raises ``StoreError``."""
    while True:
        # 1. Do it. What is refused here may be possible on the newest game.
        lines, is_stale = list[str](), False
        try:
            lines = yield from whole(work())
        except Stale:
            is_stale = True
        if not is_stale and (state.stored is None or not state.refused):
            break
        # 2. Read the game again.
        try:
            has_changed = read_again(state)
        except Gone:
            state.refused = True
            return []
        if not has_changed and not is_stale:
            break
        # 3. Repeat the act on what was read.
        before.drop_events(state)
        state.went_on |= has_changed
        if not has_changed:
            before.restore(state)
        elif act in _NEEDS_LAST:
            return state.refuse(state.voice.say("game-went-on"))
    if not state.went_on:
        return lines
    state.changed = True
    return [state.voice.say("game-went-on"), *lines]


def catch_up(state: SessionState, said: list[str]) -> bool:
    """Reads what another process has saved, which it announced by the sentences ``said``.

    Returns whether the table has changed; if that process has left the game, the session has
    no ``id`` any more. Raises ``StoreError``.
    """
    if not said and _is_newest(state):  # as of most tables when the database has been away
        return False
    state.count_time()
    before, state.refused = _Before(state), False
    try:
        has_changed = read_again(state)
    except Gone:
        return False
    if not has_changed:
        before.restore(state)
    if state.lesson is None:
        state.happened(said)
        state.transcript.answer(said)
    return has_changed and state.lesson is None


def save_time(state: SessionState) -> list[str]:
    """Saves the playing time, unless another process has saved the game since. Says nothing; the
    game to resume stays the same.
    """
    state.count_time()
    is_kept = state.game.is_fresh or state.game.seconds == state.kept_seconds
    if state.lesson is None and not is_kept:
        with suppress(Stale, StoreError):
            state.save(stays=True)
    return []


def _is_newest(state: SessionState) -> bool:
    """Whether nobody has saved the game since this session read it. Raises ``StoreError``."""
    assert state.store is not None
    assert state.id is not None
    known, stored = state.stored, state.store.stored(state.id)
    return known is not None and stored is not None and stored.version == known.version


def read_again(state: SessionState) -> bool:
    """Reads what is stored of the game; returns whether more than its time has changed.

    Raises ``Gone`` or ``StoreError``.
    """
    if _is_newest(state):
        return False
    known, store, game_id = state.stored, state.store, state.id
    assert store is not None
    assert game_id is not None
    found = store.open(game_id)
    if found is None or (found[1].state == "left" and not (known and known.state == "left")):
        state.id = None
        raise Gone
    game, state.stored = found
    state.replace(game)
    return known is None or _without_time(known.text) != _without_time(state.stored.text)


def _take_back(state: SessionState, before: _Before) -> None:
    """Returns to the game before an act that could not be saved."""
    before.drop_events(state)
    if state.stored is not None and state.lesson is None:
        state.replace(parse_game(state.stored.text))
        before.restore(state)


def _without_time(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith("seconds ")]
