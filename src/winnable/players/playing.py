"""Plays games out by advice. It holds the cards; the player that it asks sees views only."""

from collections.abc import Callable, Iterator

from ..law.errors import check_type
from ..law.moves import play
from ..law.position import HasPosition, Move, Position, position_of
from ..law.view import View, seen_at, shown_by, view_of
from . import advise_cards
from .advice import USUAL, Advice, Strength


def fair_game(position: Position | HasPosition, strength: Strength = USUAL) -> tuple[Move, ...]:
    """Plays a position out as ``advise_cards`` advises a player who has seen no more of it than the
    cards that lie open. A ``Game`` stands for its current position.
    """
    position = position_of(position)
    check_type("strength", "a Strength", strength, Strength)
    plans = advices(position, lambda view: advise_cards(view, strength))
    return tuple(move for advice in plans for move in advice.plan)


def advices(position: Position, player: Callable[[View], Advice | None]) -> Iterator[Advice]:
    """Yields the advice of a player who follows it, from a position of which no more was seen than
    the cards that lie open.
    """
    seen = seen_at(position)
    while (advice := player(view_of(position, seen))) is not None:
        yield advice
        for move in advice.plan:  # to its end: the player may change plans after a draw
            step = play(position, move)
            seen |= shown_by(step)
            position = step.after
