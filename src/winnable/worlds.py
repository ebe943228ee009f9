"""Worlds: positions that look exactly like what the player sees.

The unseen cards lie in the unseen places in some order; every order is as likely as any other,
since nothing that was ever seen depends on it. Advice and chances that are fair are computed from
worlds, never from the position itself.
"""

import random
from collections.abc import Iterator, Sequence

from .cards import Card
from .position import Position
from .view import View


def unseen(view: View) -> tuple[Card, ...]:
    """The cards that the player has not seen, lowest first: as many as there are unseen places."""
    seen = {card for pile in (view.stock, view.waste, *view.columns) for card in pile}
    if view.hand is not None:
        seen.add(view.hand.card)
    heights = view.foundations
    return tuple(
        card
        for card in range(view.rules.deck_size)
        if card not in seen and card >> 2 >= heights[card & 3]
    )


def world(view: View, cards: Sequence[Card]) -> Position:
    """The position of ``view`` with ``cards`` in its unseen places: stock first, then columns."""
    rest = iter(cards)
    return Position(
        view.rules,
        tuple(next(rest) if card is None else card for card in view.stock),
        view.waste,
        view.foundations,
        tuple(
            tuple(next(rest) if card is None else card for card in column)
            for column in view.columns
        ),
        view.down,
        view.passes,
        view.hand,
    )


def worlds(view: View, seed: int) -> Iterator[Position]:
    """Worlds of ``view`` without end, drawn evenly: the same for the same seed."""
    cards, draw = list(unseen(view)), random.Random(seed)
    while True:
        draw.shuffle(cards)
        yield world(view, cards)
