"""How much of the result of a game was luck: the worth of the cards that came up, less the mean
worth of all cards that might have come up.

The worth of a view is the value that the net gives to its best choice. What comes up is as likely
as every other order of the unseen cards, so the expectation of the luck is 0, whatever the net, for
every player who knows only the view and takes nothing back. So a result less its luck has the
expectation of the result, and if the net is good it varies less. This is the idea of AIVAT (Burch,
Schmid, Moravčík, Morrill and Bowling, AAAI 2018). It holds for random deals only, not for deals
that were chosen because they can be won.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from random import Random
from statistics import mean
from typing import Final

from ..law.cards import Card
from ..law.moves import play
from ..law.position import Move, Position
from ..law.rules import Rules
from ..law.view import seen_at, shown_by, view_of
from ..law.worlds import unseen
from .expert import net_value, suits_net
from .nets import net_name

DEALT: Final = {
    (3, None): 0.4023,
    (1, None): 0.7268,
    (3, 3): 0.0817,
    (1, 3): 0.5577,
    (3, 1): 0.0025,
    (1, 1): 0.0514,
}
"""The mean worth of a random deal by draw and passes (``workshop.dealt``)."""
ORDERS: Final = 16
"""Orders that are sampled where several cards come up at once."""


def knows_luck(rules: Rules) -> bool:
    """Whether the luck of a game of these rules is known."""
    return net_name(rules) is not None


def luck(position: Position, moves: Iterable[Move]) -> float | None:
    """Returns the luck of a game from a random deal, in wins; None where no net was trained.

    The part of the deal is the worth of what lies open and, if passes are unlimited, of the stock.
    Raises ``IllegalMove``.
    """
    worth = deal_worth(position)
    if worth is None:
        return None
    return worth - DEALT[position.rules.draw, position.rules.passes] + sum(_turns(position, moves))


def deal_worth(position: Position) -> float | None:
    """Returns the worth of a deal to a player who has seen what lies open, and the stock if
    passes are unlimited; None where no net was trained.
    """
    seen = seen_at(position)
    if position.rules.passes is None:
        seen |= {*position.stock}
    return net_value(view_of(position, seen))


def _turns(position: Position, moves: Iterable[Move]) -> Iterator[float]:
    """Yields the luck of each move that shows a card, where the net knows the worth before."""
    seen = seen_at(position)
    for move in moves:
        step = play(position, move)
        new = shown_by(step) - seen
        if new:
            view = view_of(position, seen)
            hidden = unseen(view)
            if suits_net(view) and len(hidden) > 1:
                names = _names(hidden, new, position.text)
                yield _worth(step.after, seen | new) - mean(
                    _worth(_renamed(step.after, each), seen | {each[card] for card in new})
                    for each in names
                )
        seen |= new
        position = step.after


def _worth(position: Position, seen: AbstractSet[Card]) -> float:
    worth = net_value(view_of(position, seen))
    assert worth is not None  # it was known before the last move
    return worth


def _names(
    hidden: Sequence[Card], new: AbstractSet[Card], seed: str
) -> Iterator[Mapping[Card, Card]]:
    """Yields what the unseen cards may be instead: every card in the place of a single ``new`` one;
    for several, random orders.
    """
    if len(new) == 1:
        (shown,) = new
        for card in hidden:
            yield {shown: card, card: shown}
        return
    random = Random(seed)
    for _ in range(ORDERS):
        yield dict(zip(hidden, random.sample(hidden, len(hidden)), strict=True))


def _renamed(position: Position, names: Mapping[Card, Card]) -> Position:
    """Returns the position with other cards in the unseen places."""

    def laid(pile: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(names.get(card, card) for card in pile)

    return Position(
        position.rules,
        laid(position.stock),
        laid(position.waste),
        position.foundations,
        tuple(map(laid, position.columns)),
        position.down,
        position.passes,
        position.hand,
    )
