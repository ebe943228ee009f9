"""A view: exactly what the player may know of a position, and nothing else.

What the eye sees, what was seen before (every stock card after the first pass, cards met in moves
that were undone), and the legal moves, which follow from visible cards alone. Whoever answers,
draws or advises gets a view, not a position.
"""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import TypeAlias

from .cards import Card
from .law import legal_moves
from .position import Hand, Move, Position, Step
from .rules import Rules

Known: TypeAlias = Card | None
"""A card, or None where the player cannot know it."""


@dataclass(frozen=True, slots=True)
class View:
    """What the player may know. Piles as in ``Position``, with None for cards never seen."""

    rules: Rules
    stock: tuple[Known, ...]
    """The next card to be drawn is the last."""
    waste: tuple[Card, ...]
    foundations: tuple[int, int, int, int]
    columns: tuple[tuple[Known, ...], ...]
    down: tuple[int, ...]
    """Face-down cards of each column; one that is known was seen before."""
    passes: int
    redeals_left: int | None
    hand: Hand | None
    legal: tuple[Move, ...]
    is_won: bool

    @property
    def stock_is_known(self) -> bool:
        """Whether the player has seen every card of the stock."""
        return None not in self.stock


def view_of(position: Position, seen: AbstractSet[Card] = frozenset()) -> View:
    """The view of ``position`` for a player who has also met the cards ``seen``."""
    everything = position.rules.is_open
    stock_was_seen = everything or position.passes > 1
    return View(
        rules=position.rules,
        stock=tuple(c if stock_was_seen or c in seen else None for c in position.stock),
        waste=position.waste,
        foundations=position.foundations,
        columns=tuple(
            tuple(
                card if i >= down or everything or card in seen else None
                for i, card in enumerate(column)
            )
            for column, down in zip(position.columns, position.down, strict=True)
        ),
        down=position.down,
        passes=position.passes,
        redeals_left=position.redeals_left,
        hand=position.hand,
        legal=legal_moves(position),
        is_won=position.is_won,
    )


def shown_at_start(position: Position) -> frozenset[Card]:
    """The cards that lie face up after the deal."""
    return frozenset(
        card
        for column, down in zip(position.columns, position.down, strict=True)
        for card in column[down:]
    ) | frozenset(suit for suit, height in enumerate(position.foundations) if height)


def shown_by(step: Step) -> frozenset[Card]:
    """The cards that a step shows: drawn or turned up."""
    shown = frozenset(step.cards)
    return shown if step.turned is None else shown | {step.turned}
