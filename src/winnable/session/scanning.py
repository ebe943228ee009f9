"""Scanning, for players with one or two switches: what can be done is said one at a time, and one
switch does what was said last.
"""

from functools import partial
from typing import Final

from ..analysis.efforts import effort
from ..analysis.endings import can_finish
from ..analysis.hints import hints
from ..analysis.searching import Searching, whole
from ..catalogues.steps import Stage
from ..game.game import Game
from ..law.cards import rank_of, suit_of
from ..law.moves import draw_move
from ..law.position import Move, is_column
from ..law.view import View, view_of
from ..speech.acts import Act
from ..speech.commands import Command
from ..speech.messages import answers
from . import games, lessons, moves
from .state import Handler, SessionState
from .steps import begin_step

_ACTS: Final[dict[Act, Handler]] = {
    Act.FINISH: moves.finish,
    Act.UNDO: moves.undo,
    Act.NEW: games.new,
    Act.TUTORIAL: lessons.tutorial,
}
"""What can be done besides moves, with the handlers."""


def scan(state: SessionState, command: Command) -> list[str]:
    """Says the next move or act; ``do`` carries it out. With a negative number, says the one before
    as many others: nothing, if there is none.
    """
    items, at = _items(state), state.pending.option + (command.number or 1)
    if at < 0:
        state.pending.option, state.pending.offer = -1, None
        return [state.voice.say("do-nothing")]
    state.pending.option = at % len(items)
    state.pending.offer = item = items[state.pending.option]
    number = state.pending.option + 1
    if isinstance(item, Move):
        return [answers.say_option(state.voice, state.game.view, item, number)]
    return [state.voice.say("option-act", n=number, act=item.value)]


def do(state: SessionState, command: Command) -> Searching[list[str]]:
    """Carries out what was said last by a hint, the oracle or a list. With a number, then says what
    can be done next.
    """
    offer, is_scanning = state.pending.offer, command.number is not None
    if offer is None:
        return scan(state, command) if is_scanning else [state.voice.say("do-nothing")]
    if isinstance(offer, Move):
        said = state.play(offer)
    elif isinstance(offer, Stage):
        said = begin_step(state, offer)
    else:
        said = yield from whole(_ACTS[offer](state, Command(offer)))
    state.pending.option = -1
    return [*said, *scan(state, command)] if is_scanning else said


def _items(state: SessionState) -> list[Move | Act]:
    """A certain win, the moves, undo, a new game."""
    game = state.game
    items: list[Move | Act] = []
    if can_finish(game.view, effort(game.rules).ending):
        items.append(Act.FINISH)
    items += _moves(game)
    if state.can_undo and not game.view.is_won:
        items.append(Act.UNDO)
    return [*items, Act.NEW]


def _moves(game: Game) -> list[Move]:
    """Returns every legal move, the likely ones first: useful moves, the draw, others. Useful moves
    that the player passed over with the last draw follow the draw.
    """
    view, steps, draw = game.view, game.steps, draw_move(game.rules)
    useful = [hint.move for hint in hints(view)]
    passed: set[Move] = set()
    if steps and steps[-1].move == draw:
        passed = {hint.move for hint in hints(view_of(steps[-1].before))}
    others = [move for move in view.legal if move not in useful and move != draw]
    return [
        *(move for move in useful if move not in passed),
        *(move for move in view.legal if move == draw),
        *(move for move in useful if move in passed),
        *sorted(others, key=partial(_rank, view)),
    ]


def _rank(view: View, move: Move) -> int:
    """Ranks a move that is not useful by itself: 0 if it frees a card for its foundation, 1 for a
    move from a foundation or the hand, 2 for any other.
    """
    if not is_column(move.source):
        return 1
    column = view.columns[move.source - 1]
    freed = column[-1 - move.count] if len(column) > move.count else None
    is_next = freed is not None and view.foundations[suit_of(freed)] == rank_of(freed) - 1
    return 0 if is_next else 2
