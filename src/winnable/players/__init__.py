"""Fair players: from a view to a move. They never see a game.

May import law and solver.
"""

from collections.abc import Iterable
from typing import Final

from ..law.errors import check_type
from ..law.klondike import KLONDIKE
from ..law.position import Move
from ..law.solitario import SOLITARIO
from ..law.view import View
from ..solver.encoding import MODEL
from .advice import USUAL, Advice, Aim, Strength
from .expert import rank_klondike, winning_chance
from .farthest import advise_cards as _advise_cards
from .solitario import rank_solitario

__all__ = [
    "USUAL",
    "Advice",
    "Aim",
    "Strength",
    "advise",
    "advise_cards",
    "first_moves",
    "rank",
    "winning_chance",
]

_RANKERS: Final = {KLONDIKE: rank_klondike, SOLITARIO: rank_solitario}
"""The fair player of each kind that has one."""
_ALL: Final = 1_000


def advise(view: View, strength: Strength = USUAL) -> Advice | None:
    """Advises what a fair player would do next; None if no move is worth making, and for
    rules without a fair player.

    The same view and strength give the same advice, whatever the unseen cards are. Following
    complete plans always terminates. In a Klondike, asking again after each move terminates too.
    """
    return next(iter(rank(view, strength, 1)), None)


def advise_cards(view: View, strength: Strength = USUAL) -> Advice | None:
    """Advises as ``advise`` does, and where that advises nothing, how to bring out more cards:
    for scores that count them. None if no more can go out, and for rules without a fair player.

    Following complete plans always terminates.
    """
    check_type("view", "a View", view, View)
    check_type("strength", "a Strength", strength, Strength)
    if view.is_won or MODEL.kind_of(view.rules) is None:
        return None
    return advise(view, strength) or _advise_cards(view, strength)


def rank(view: View, strength: Strength = USUAL, most: int = _ALL) -> list[Advice]:
    """Returns the choices of a fair player, at most ``most``, the one of ``advise`` first.

    There is one where nothing else is worth considering: a draw that costs nothing and shows a
    card, a card that goes out in solitario. Empty where ``advise`` returns None.
    """
    check_type("view", "a View", view, View)
    check_type("strength", "a Strength", strength, Strength)
    kind = MODEL.kind_of(view.rules)
    return [] if kind is None else _RANKERS[kind](view, strength, most)


def first_moves(choices: Iterable[Advice]) -> dict[Move, Advice]:
    """Returns the best choice that begins with each move, in the order of ``rank``."""
    found = dict[Move, Advice]()
    for each in choices:
        found.setdefault(each.move, each)
    return found
