"""The choices of a player in the Klondike family: which card to make loose next.

Reversible moves do not affect winnability. A *node* of the search is a position up to reversible
moves: the cards that lie where they were dealt, the position of the waste, and what loose cards can
reach. The *choices* of a node are the irreversible moves to other nodes.
"""

from dataclasses import dataclass
from typing import TypeAlias

from ..law.cards import Card
from ..law.view import View
from .encoding import card_set

Step: TypeAlias = tuple[Card, str]
"""A card, and where it goes: "up" to its foundation, "down" from it, or to the "table"."""


@dataclass(frozen=True, slots=True)
class Choices:
    """The choices of a view. Views of the same node have the same choices, in the same order."""

    cards: tuple[Card, ...]
    """The card that becomes loose, for each choice."""
    is_forced: bool
    """Whether a card can go to its foundation safely; then it is the only choice."""
    node: tuple[int, ...]
    """The node as numbers: cards left in each column, stock cards left, position of the waste,
    redeals left, and the lowest foundations within reach. Equal nodes have equal numbers.
    """
    is_round: bool
    """Whether drawing through the stock restores the waste at no cost."""


def cards_in_reach(view: View) -> int:
    """Returns the cards of stock and waste in reach before an unseen card is drawn, as a set of the
    search.
    """
    talon, at, draw = (*view.waste, *reversed(view.stock)), len(view.waste), view.rules.draw
    if None not in talon:
        return (1 << 52) - 1
    if None in view.stock:
        tops = [at - 1, *range(at + draw - 1, talon.index(None, at), draw)]
    else:  # to the end of this pass, and into the next one
        tops = [at - 1, *range(at + draw - 1, len(talon), draw), len(talon) - 1]
        if view.redeals_left != 0:
            tops += range(draw - 1, talon.index(None), draw)
    return card_set({card for i in tops if i >= 0 and (card := talon[i]) is not None})
