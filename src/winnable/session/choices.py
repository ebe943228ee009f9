"""Lists of moves, to choose from by number or one at a time."""

from collections.abc import Mapping
from typing import Final

from ..analysis.hints import hints
from ..law.moves import draw_move
from ..law.position import Move
from ..law.reasons import Reason
from ..players import Advice
from ..speech.commands import Command
from ..speech.messages import answers, reviews
from .deals import next_deals
from .questions import read
from .refusals import incomplete
from .state import SessionState

PAGE: Final = 9
"""Lines of a list on one page."""


def moves(state: SessionState, _: Command) -> list[str]:
    """Lists every legal move, numbered."""
    if state.game.view.is_won:
        return [state.voice.say(f"no-{Reason.GAME_WON}")]
    return offer_all(state, moves_in_order(state))


def offer_all(
    state: SessionState, options: list[Move], values: Mapping[Move, Advice] | None = None
) -> list[str]:
    """Lists the moves, one page at a time, each with its value if it has one; a number plays
    one.
    """
    pending = state.pending
    pending.moves, pending.heard, pending.values = tuple(options), 0, values or {}
    head = state.voice.say("moves-list", count=len(options))
    if 0 < len(pending.values) < len(options):
        head = f"{head} {state.voice.say('moves-considered', count=len(pending.values))}"
    return [head, *_next_page(state)]


def heard(state: SessionState, start: int = 0) -> list[str]:
    """Returns the lines of the list from ``start`` to the last one that was said."""
    pending, view = state.pending, state.game.view
    return [
        reviews.say_choice(state.voice, view, move, number, pending.values.get(move))
        for number, move in enumerate(pending.moves[start : pending.heard], start + 1)
    ]


def more(state: SessionState, _: Command) -> list[str]:
    """Says the next page of the last list."""
    return _next_page(state) or next_deals(state) or [state.voice.say("no-more")]


def choose(state: SessionState, command: Command) -> list[str]:
    """Plays the move with that number in the list; without a list, reads that column."""
    number, options = command.number, state.pending.moves
    if number is None:
        return incomplete(state, command)
    if not options:
        return read(state, command)
    if not 1 <= number <= len(options):
        return state.refuse(state.voice.say("moves-choice", count=len(options)))
    return state.play(options[number - 1])


def option(state: SessionState, command: Command) -> list[str]:
    """Says the legal moves, one at a time; ``do`` plays the last one."""
    options = moves_in_order(state)
    if not options:
        return moves(state, command)
    pending = state.pending
    first = pending.option < 0
    pending.option = 0 if first else (pending.option + (command.number or 1)) % len(options)
    pending.offer = move = options[pending.option]
    line = answers.say_option(state.voice, state.game.view, move, pending.option + 1)
    return [f"{state.voice.say('moves-list', count=len(options))} {line}" if first else line]


def moves_in_order(state: SessionState) -> list[Move]:
    """Returns every legal move: the useful ones, then the others, then the draw."""
    view, draw = state.game.view, draw_move(state.game.rules)
    useful = [hint.move for hint in hints(view)]
    others = [move for move in view.legal if move not in useful and move != draw]
    return [*useful, *others, *(move for move in view.legal if move == draw)]


def _next_page(state: SessionState) -> list[str]:
    pending, voice = state.pending, state.voice
    if not pending.moves:
        return []
    start = pending.heard
    pending.heard = min(start + PAGE, len(pending.moves))
    lines = heard(state, start)
    rest = len(pending.moves) - pending.heard
    return [*lines, voice.say("moves-rest", count=rest)] if rest else lines
