"""The build rule: which card may lie on which in the columns, and which on an empty one.

Both laws and all other Python modules use these functions. The compiled searches and players have
their own copies; ``CONTRIBUTING.md`` lists them, and tests compare each with these.
"""

from .cards import ACE, Card, colour_of, rank_of, suit_of
from .reasons import Reason
from .rules import Family, Rules


def misfit(rules: Rules, card: Card, onto: Card) -> Reason | None:
    """Returns why ``card`` cannot lie on ``onto`` in a column; None if it can.

    Both families build downwards in rank. Klondike alternates colours; solitario accepts any other
    suit or, if it builds by colour, the other colour only.
    """
    if rank_of(card) == rules.ranks:
        return Reason.KING_NEEDS_EMPTY
    if rank_of(onto) == ACE:
        return Reason.NOTHING_ON_ACE
    if rank_of(onto) != rank_of(card) + 1:
        return Reason.RANK
    is_solitario = rules.family is Family.SOLITARIO
    if is_solitario and suit_of(onto) == suit_of(card):
        return Reason.SUIT
    if colour_of(onto) == colour_of(card) and (rules.by_colour or not is_solitario):
        return Reason.COLOUR
    return None


def fits_empty(rules: Rules, card: Card) -> bool:
    """Whether ``card`` may lie on an empty column: in Klondike a king, in solitario any card."""
    return rules.family is Family.SOLITARIO or rank_of(card) == rules.ranks
