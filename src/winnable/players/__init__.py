"""Players that see only what a player sees, and what they would advise."""

from ..rules import Family
from ..view import View
from .advice import USUAL, Advice, Aim, Strength
from .expert import advise_klondike
from .solitario import advise_solitario

__all__ = ["USUAL", "Advice", "Aim", "Strength", "advise"]


def advise(view: View, strength: Strength = USUAL) -> Advice | None:
    """What a fair player would do next, from the view alone; None if no move is worth making.

    Who follows plan after plan to its end comes to an end. In a Klondike so does who asks again
    after each move.
    """
    if view.rules.family is Family.SOLITARIO:
        return advise_solitario(view, strength)
    return advise_klondike(view, strength)
