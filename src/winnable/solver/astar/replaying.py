"""From the plays of a search for shortest wins to moves under the law, and the length of a game."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Final, NamedTuple

from ...law import moves as law
from ...law.position import Move, Position
from .. import goals
from ..encoding import load_piles
from ..replay import Replay
from .layout import DEAL_UP, DISCARDS, EMPTY, OUT, SPLIT, UP


class Count(StrEnum):
    """What counts as a move."""

    MOVES = "moves"
    """Every move of the law, also a redeal and turning a card by hand."""
    CARDS = "cards"
    """Every draw and every move of cards, as MinimalKlondike counts: redeals and turned cards are
    free.
    """


def length(position: Position, moves: Iterable[Move], count: Count) -> int:
    """Returns the length of a line of play. Raises ``IllegalMove``."""
    found = 0
    for move in moves:
        step = law.play(position, move)
        is_free = move.is_turn or (step.redealt and not step.cards)
        found += 1 if count is Count.MOVES else not is_free
        position = step.after
    return found


class Line(NamedTuple):
    """The moves from a position to one that a search can begin with."""

    position: Position
    """The position after the moves."""
    moves: tuple[Move, ...]


def openings(position: Position) -> Iterator[Line]:
    """Yields the lines that the searches begin with: they need an empty hand and turned columns."""
    if position.hand is not None:
        for move in law.legal_moves(position):
            yield Line(law.play(position, move).after, (move,))
        return
    turns = tuple(move for move in law.legal_moves(position) if move.is_turn)
    yield Line(law.after(position, turns), turns)


def win(line: Line, words: Iterable[int]) -> tuple[Move, ...]:
    """Returns the moves of a line and of the words of a search."""
    replay = Replay()
    load_piles(replay, line.position)
    replay.follow_plays([play for word in words for play in _plays(word)])
    return (*line.moves, *replay.made)


def _plays(word: int) -> list[int]:
    """Converts a move of a search to plays."""
    kind, card, target = word >> 12, word >> 6 & 63, word & 63
    if kind in (UP, DEAL_UP):
        return [card << 6 | goals.OUT]
    plays = [card << 6 | _GOALS.get(target, target)]
    if kind == SPLIT:
        plays.append((target ^ 1) << 6 | goals.OUT)
    return plays


_GOALS: Final = {OUT: goals.OUT, DISCARDS: goals.DISCARDS, EMPTY: goals.EMPTY}
