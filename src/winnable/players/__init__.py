"""Fair players: from a view to a move. They never see a game.

May import law and solver.
"""

from typing import Final

from ..law.errors import check_type
from ..law.klondike import KLONDIKE
from ..law.solitario import SOLITARIO
from ..law.view import View
from ..solver.encoding import MODEL
from .advice import USUAL, Advice, Aim, Strength
from .expert import advise_klondike, winning_chance
from .solitario import advise_solitario

__all__ = ["USUAL", "Advice", "Aim", "Strength", "advise", "winning_chance"]

_ADVISERS: Final = {KLONDIKE: advise_klondike, SOLITARIO: advise_solitario}
"""The fair player of each kind that has one."""


def advise(view: View, strength: Strength = USUAL) -> Advice | None:
    """Advises what a fair player would do next; None if no move is worth making, and for
    rules without a fair player.

    The same view and strength give the same advice, whatever the unseen cards are. Following
    complete plans always terminates. In a Klondike, asking again after each move terminates too.
    """
    check_type("view", "a View", view, View)
    kind = MODEL.kind_of(view.rules)
    return None if kind is None else _ADVISERS[kind](view, strength)
