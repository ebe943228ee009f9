"""Lists of moves, to choose from by number or one at a time."""

from typing import Final

from ..commands import Command
from ..law import draw_move
from ..messages import answers
from ..plain_hints import hints
from ..position import Move
from ..reasons import Reason
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
    return offer_all(sitting, _moves_in_order(sitting))


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
    options = _moves_in_order(sitting)
    if not options:
        return moves(sitting, command)
    first = sitting.option < 0
    sitting.option = 0 if first else (sitting.option + (command.number or 1)) % len(options)
    sitting.offer = move = options[sitting.option]
    line = answers.say_option(sitting.voice, sitting.game.view, move, sitting.option + 1)
    return [f"{sitting.voice.say('moves-list', count=len(options))} {line}" if first else line]


def _moves_in_order(sitting: Sitting) -> list[Move]:
    """Returns every legal move: the useful ones, then the others, then the draw."""
    view, draw = sitting.game.view, draw_move(sitting.game.rules)
    useful = [hint.move for hint in hints(view)]
    others = [move for move in view.legal if move not in useful and move != draw]
    return [*useful, *others, *(move for move in view.legal if move == draw)]


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
