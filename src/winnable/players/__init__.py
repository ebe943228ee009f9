"""Fair players: from a view to a move. They never see a game.

May import law and solver.
"""

from ..law.errors import check_type
from ..law.rules import Family
from ..law.view import View
from .advice import USUAL, Advice, Aim, Strength
from .expert import advise_klondike, winning_chance
from .solitario import advise_solitario

__all__ = ["USUAL", "Advice", "Aim", "Strength", "advise", "winning_chance"]


def advise(view: View, strength: Strength = USUAL) -> Advice | None:
    """Advises what a fair player would do next; None if no move is worth making.

    The same view and strength give the same advice, whatever the unseen cards are. Following
    complete plans always terminates. In a Klondike, asking again after each move terminates too.
    """
    check_type("view", "a View", view, View)
    if view.rules.family is Family.SOLITARIO:
        return advise_solitario(view, strength)
    return advise_klondike(view, strength)
