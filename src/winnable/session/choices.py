"""Lists of moves, to choose from by number or one at a time."""

from functools import partial
from typing import Final

from ..cards import rank_of, suit_of
from ..commands import Command
from ..law import draw_move
from ..messages import answers
from ..plain_hints import hints
from ..position import Move, is_column
from ..reasons import Reason
from ..view import View, view_of
from .deals import next_deals
from .questions import read
from .refusals import incomplete
from .sitting import Sitting

PAGE: Final = 9
"""Lines of a list on one page."""


def moves(sitting: Sitting, _: Command) -> list[str]:
    """Lists every legal move, numbered."""
    if sitting.game.view.is_won:
        return [sitting.voice.say(f"no-{Reason.GAME_WON}")]
    return offer_all(sitting, moves_in_order(sitting))


def offer_all(sitting: Sitting, options: list[Move]) -> list[str]:
    """Lists the moves, one page at a time; a number plays one."""
    sitting.lists.moves, sitting.lists.heard = tuple(options), 0
    head = sitting.voice.say("moves-list", count=len(options))
    return [head, *_next_page(sitting)]


def more(sitting: Sitting, _: Command) -> list[str]:
    """Says the next page of the last list."""
    return _next_page(sitting) or next_deals(sitting) or [sitting.voice.say("no-more")]


def choose(sitting: Sitting, command: Command) -> list[str]:
    """Plays the move with that number in the list; without a list, reads that column."""
    number, options = command.number, sitting.lists.moves
    if number is None:
        return incomplete(sitting, command)
    if not options:
        return read(sitting, command)
    if not 1 <= number <= len(options):
        return sitting.refuse(sitting.voice.say("moves-choice", count=len(options)))
    return sitting.play(options[number - 1])


def option(sitting: Sitting, command: Command) -> list[str]:
    """Says the legal moves, one at a time; ``do`` plays the last one."""
    options = moves_in_order(sitting)
    if not options:
        return moves(sitting, command)
    first = sitting.option < 0
    sitting.option = 0 if first else (sitting.option + (command.number or 1)) % len(options)
    sitting.offer = move = options[sitting.option]
    line = answers.say_option(sitting.voice, sitting.game.view, move, sitting.option + 1)
    return [f"{sitting.voice.say('moves-list', count=len(options))} {line}" if first else line]


def moves_in_order(sitting: Sitting) -> list[Move]:
    """Returns every legal move: useful ones, the draw, others. Useful moves that the player passed
    over with the last draw follow the draw.
    """
    view, steps, draw = sitting.game.view, sitting.game.steps, draw_move(sitting.game.rules)
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


def _next_page(sitting: Sitting) -> list[str]:
    lists, voice = sitting.lists, sitting.voice
    if not lists.moves:
        return []
    start = lists.heard
    page = lists.moves[start : start + PAGE]
    lists.heard += len(page)
    lines = [
        answers.say_option(voice, sitting.game.view, move, number)
        for number, move in enumerate(page, start + 1)
    ]
    rest = len(lists.moves) - lists.heard
    return [*lines, voice.say("moves-rest", count=rest)] if rest else lines
