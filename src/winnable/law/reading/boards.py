"""A board as it was read: which cards lie where, and whether that is a deal or a table in mid-game.

Every reader of a drawn board, of JSON and of words makes a ``Board``; ``value_of`` decides what it
is. So all formats agree on what a deal is, and on what no game can reach.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias, Unpack

from ..cards import Known
from ..deals import Deal, dealt, heights
from ..errors import Details, WinnableError
from ..position import Hand, Position
from ..possible import PositionError, check_view
from ..rules import Rules
from ..view import View, view_of
from ..worlds import any_world, unseen, world

Table: TypeAlias = Deal | Position | View
"""What a text holds: a deal; a table in mid-game whose cards are all named; one with unknown
cards.
"""


class BoardFault(StrEnum):
    """What can be wrong with a board. Every language file has a sentence for each."""

    CARD = "board-card"
    PLACE = "board-place"
    SEEN = "board-seen"
    SAVED = "board-saved"


class BoardError(PositionError):
    """A drawn board cannot be read."""

    def __init__(self, code: BoardFault, **details: Unpack[Details]) -> None:
        WinnableError.__init__(self, code, details)


@dataclass(frozen=True, slots=True)
class Board:
    """Where the cards lie: a ``Layout``, with None for an unknown card."""

    rules: Rules
    stock: tuple[Known, ...]
    """The next card to be drawn is the last."""
    waste: tuple[Known, ...]
    foundations: tuple[int, ...]
    columns: tuple[tuple[Known, ...], ...]
    down: tuple[int, ...]
    passes: int = 1
    hand: Hand | None = None


def board(
    rules: Rules,
    columns: Sequence[Sequence[Known]],
    stock: Sequence[Known],
    waste: Sequence[Known] = (),
    foundations: Sequence[int] = (0, 0, 0, 0),
    down: Sequence[int] | None = None,
    passes: int = 1,
    hand: Hand | None = None,
) -> Board:
    """Makes a board; the next card of ``stock`` is the first, the top card of ``waste`` the last.

    Without ``down`` nothing tells which cards lie face down: those of a deal if the columns are as
    long as dealt and nothing was played, else none. Raises ``BoardError`` for an unknown card in
    open play, which shows every card.
    """
    if down is None:
        is_start = [*map(len, columns)] == heights(rules) and not (any(foundations) or waste)
        down = [rules.kind.down(i) if is_start else 0 for i in range(len(columns))]
    columns_at = (("column", i, column) for i, column in enumerate(columns, 1))
    places = [("stock", 0, stock), ("waste", 0, waste), *columns_at] if rules.is_open else []
    for place, column, cards in places:
        if unseen := sum(card is None for card in cards):
            raise BoardError(
                BoardFault.SEEN, place=place, column=column, count=unseen, game=rules.kind.name
            )
    return Board(
        rules,
        tuple(reversed(stock)),
        tuple(waste),
        tuple(foundations),
        tuple(map(tuple, columns)),
        tuple(down),
        passes,
        hand,
    )


def tell_game(error: PositionError, rules: Rules) -> None:
    """Adds the game of the table to a fault that has none: its sentence names the piles as that
    game does.
    """
    error.details = {"game": rules.kind.name, "deck": rules.deck, **error.details}


def value_of(board: Board) -> Table:
    """Returns the deal, the position or the view of a board. Raises ``ImpossiblePosition``."""
    rules = board.rules
    try:
        check_view(board)
    except PositionError as error:
        tell_game(error, rules)
        raise
    hidden = unseen(board)
    is_dealt = (
        [*map(len, board.columns)] == heights(rules)
        and board.down == tuple(map(rules.kind.down, range(rules.columns)))
        and len(board.stock) == rules.deck_size - rules.table_size
        and board.passes == 1
    )
    if not hidden and is_dealt:
        cards = [*dealt(board.columns, rules), *reversed(board.stock)]
        return Deal(rules.deck, tuple(card for card in cards if card is not None))
    if not hidden:
        return world(board, ())
    return view_of(any_world(board), frozenset(range(rules.deck_size)).difference(hidden))
