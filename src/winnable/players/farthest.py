"""Advice for a game that no move wins: it brings out as many cards as it can.

The method samples worlds of the view and finds the most cards of each (``solver.extremes``). A plan
is the beginning of such a line, up to the first card that it shows or the first gain. The plan that
gains most, over all worlds, is advised. Following these plans ends: each shows a card that was
unseen, or leaves more cards on the foundations than before.
"""

from collections import Counter

from ..law.cards import Card
from ..law.moves import play
from ..law.position import Move, Position
from ..law.view import View
from ..law.worlds import sample, unseen, world
from ..solver import Limits
from ..solver.extremes import most_cards
from .advice import Advice, Aim, Strength

_WORLDS = 8


def advise_cards(view: View, strength: Strength) -> Advice | None:
    """Advises how to bring out more cards; None if no world lets more go out."""
    hidden = frozenset(unseen(view))
    orders, _ = sample(view, min(_WORLDS, strength.worlds))
    gains: Counter[tuple[Move, ...]] = Counter()
    out, tried, states = sum(view.foundations), 0, 0
    for order in orders:
        if states > strength.states:
            break
        position = world(view, order)
        found = most_cards(position, Limits(strength.lost))
        tried, states = tried + 1, states + found.nodes
        if found.least > out:
            gains[_plan(position, found.moves, hidden)] += found.least - out
    if not gains:
        return None
    plan = gains.most_common(1)[0][0]
    return Advice(plan, Aim.OUT, cards=out + gains.total() / tried)


def _plan(position: Position, moves: tuple[Move, ...], hidden: frozenset[Card]) -> tuple[Move, ...]:
    """Returns the first moves of a line: until one shows a hidden card, or more cards are out."""
    out = sum(position.foundations)
    for at, move in enumerate(moves, 1):
        step = play(position, move)
        position = step.after
        if sum(position.foundations) > out or not hidden.isdisjoint(step.shown):
            return moves[:at]
    return moves
