"""What a contest asks of a session: secrecy, and the counting of help."""

from ..store import Boards
from .state import SessionState


def check_public(state: SessionState) -> None:
    """Raises ``RankedError`` if the game has the deal of a contest that keeps its secret."""
    if state.store is not None:
        Boards(state.store.database).check_public(state.game.deal)


def check_advice(state: SessionState) -> None:
    """Raises ``RankedError`` if advice would be about the deal of a contest that keeps its secret,
    in another game than its own.
    """
    if state.lesson is None and state.ranked is None and state.game.table is None:
        check_public(state)


def count_advice(state: SessionState) -> None:
    """Counts advice as help in a ranked game.

    Advice for a table of the player's own counts in each ranked game in progress with the same
    rules, because it may be the same table.
    """
    if state.store is None or state.lesson is not None:
        return
    if state.ranked is not None:
        state.ranked.helped()
    elif state.game.table is not None:
        Boards(state.store.database).count_advice(state.store.player, state.game.rules)
