"""Worlds: positions that are consistent with a view.

A world is a view with the unseen cards put into the unseen places in some order. Every order is
equally likely, because nothing that the player saw depends on it. This module is the only way from
a view to unseen cards: fair advice and chances use worlds, never the real position.

Three compiled searches sample worlds themselves, because a Python call for each world would take
longer than the search: ``ladder_klondike`` and ``ladder_solitario`` (``imagine``) and the search
that evaluates the fair player's choices (``shuffle``). Each puts the cards of ``unseen`` into the
places that are None in the view, in a random order. Tests compare them with this module.
"""

import zlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from math import factorial
from random import Random
from typing import TypeAlias

from .cards import Card, Known
from .errors import check_type
from .position import Layout, Position, check_layout
from .view import View

Order: TypeAlias = tuple[Card, ...]
"""Unseen cards in the order in which ``world`` takes them."""


def unseen(view: Layout) -> tuple[Card, ...]:
    """Returns the cards that the player has not seen, lowest first: one for each unseen place."""
    check_layout("view", view)
    seen = {*view.stock}.union(view.waste, *view.columns)
    if view.hand is not None:
        seen.add(view.hand.card)
    for suit, height in enumerate(view.foundations):
        seen.update(range(suit, 4 * height, 4))
    return tuple(card for card in range(view.rules.deck_size) if card not in seen)


def world(view: Layout, cards: Sequence[Card]) -> Position:
    """Returns ``view`` with ``cards`` in its unseen places: stock, waste, then columns.

    Raises ``ValueError`` unless these are the unseen cards in some order.
    """
    check_layout("view", view)
    check_type("cards", "cards", cards, Iterable)
    order, places = tuple(cards), (view.stock, view.waste, *view.columns)
    count = sum(pile.count(None) for pile in places)
    if len(order) != count or {*order} != {*unseen(view)}:
        message = f"cards must be the {count} unseen cards, each once"
        raise ValueError(message)
    rest = iter(order)

    def laid(pile: tuple[Known, ...]) -> tuple[Card, ...]:
        return tuple(next(rest) if card is None else card for card in pile)

    one, two, three, four = view.foundations
    return Position(
        view.rules,
        laid(view.stock),
        laid(view.waste),
        (one, two, three, four),
        tuple(map(laid, view.columns)),
        view.down,
        view.passes,
        view.hand,
    )


def any_world(view: Layout) -> Position:
    """Returns the world of ``view`` with the unseen cards lowest first.

    For rules and searches whose results do not depend on unseen cards.
    """
    return world(view, unseen(view))


def sample(view: View, count: int, stream: int = 0) -> tuple[list[Order], bool]:
    """Samples orders of the unseen cards, and returns whether they are all possible orders.

    Returns all orders if at most ``count`` exist (and fewer than ten cards are unseen), else
    ``count`` random ones. The same view and ``stream`` give the same orders; another ``stream``
    gives others.
    """
    cards = unseen(view)
    if len(cards) < 10 and factorial(len(cards)) <= count:
        return list(permutations(cards)), True
    places = (view.stock, view.waste, view.foundations, view.columns, view.passes)
    random = Random(zlib.crc32(repr((str(view.rules), stream, *places)).encode()))
    return [_order(cards, random) for _ in range(count)], False


def worlds(view: View, seed: int) -> Iterator[Position]:
    """Yields random worlds of ``view`` without end; ``seed`` determines them."""
    cards, random = unseen(view), Random(seed)
    while True:
        yield world(view, _order(cards, random))


def _order(cards: Sequence[Card], random: Random) -> Order:
    """Shuffles the cards uniformly."""
    return tuple(random.sample(cards, len(cards)))
