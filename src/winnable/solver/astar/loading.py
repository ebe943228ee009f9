"""Loads a position into a search over whole states."""

from typing import Final, TypeAlias

from ...law.position import Position
from ..encoding import Model
from . import klondike, solitario
from .replaying import Count

MODEL: Final = Model(
    *("kind", "draw", "passes", "columns", "ranks", "returns", "by_hand", "redeal_draws"),
    *("by_colour", "asks", "is_open", "undo"),
)
"""The fields that these searches model, or that cannot change the length of a win."""

Search: TypeAlias = klondike.Search | solitario.Search


def loaded(position: Position, count: Count = Count.MOVES) -> Search:
    """Returns a search with the position, whose hand is empty. Raises ``RulesError``."""
    rules = position.rules
    MODEL.check(rules)
    columns = [list(column) for column in position.columns]
    if rules.kind.has_hand:
        hands = solitario.Search()
        numbers = (rules.ranks, int(rules.by_colour), int(rules.asks))
        hands.load(columns, list(position.stock), list(position.waste), numbers)
        return hands
    search = klondike.Search()
    talon = [*position.waste, *position.stock[::-1]]
    redeals = -1 if position.redeals_left is None else position.redeals_left
    redeal = int(count is Count.MOVES and not rules.redeal_draws)
    search.load(
        columns,
        list(position.down),
        list(position.foundations),
        talon,
        len(position.waste),
        (rules.ranks, rules.draw, redeals, int(rules.returns), redeal),
    )
    return search
