"""Scanning, for players with one or two switches: what can be done is said one at a time, and one
switch does what was said last.
"""

from typing import Final

from ..acts import Act
from ..commands import Command
from ..endings import finishing_moves
from ..messages import answers
from ..position import Move
from . import games, moves
from .choices import moves_in_order
from .sitting import Sitting

_ACTS: Final = {
    Act.FINISH: moves.finish,
    Act.UNDO: moves.undo,
    Act.NEW: games.new,
    Act.YES: games.yes,
    Act.NO: games.no,
}
"""What can be done besides moves, with the handlers."""


def scan(sitting: Sitting, _: Command) -> list[str]:
    """Says the next move or act; ``do`` carries it out."""
    items = _items(sitting)
    sitting.option = (sitting.option + 1) % len(items)
    sitting.offer = item = items[sitting.option]
    number = sitting.option + 1
    if isinstance(item, Move):
        return [answers.say_option(sitting.voice, sitting.game.view, item, number)]
    return [sitting.voice.say("option-act", n=number, act=item.value)]


def do(sitting: Sitting, command: Command) -> list[str]:
    """Carries out what was said last by a hint, the oracle or a list. With a number, then says what
    can be done next.
    """
    offer, is_scanning = sitting.offer, command.number is not None
    if offer is None:
        return scan(sitting, command) if is_scanning else [sitting.voice.say("do-nothing")]
    if isinstance(offer, Move):
        sitting.on_yes = None
        said = sitting.play(offer)
    else:
        said = _ACTS[offer](sitting, Command(offer))
    sitting.option = -1
    return [*said, *scan(sitting, command)] if is_scanning else said


def _items(sitting: Sitting) -> list[Move | Act]:
    """The answers to an open question; or a certain win, the moves, undo, a new game."""
    if sitting.on_yes is not None:
        return [Act.YES, Act.NO]
    game = sitting.game
    items: list[Move | Act] = [Act.FINISH] if finishing_moves(game.view) else []
    items += moves_in_order(sitting)
    if game.steps and game.rules.undo and not game.view.is_won:
        items.append(Act.UNDO)
    return [*items, Act.NEW]
