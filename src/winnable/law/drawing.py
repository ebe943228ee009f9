"""The board as plain text: what ``print`` shows of a view. It knows no rules and no language files.

::

    stock 21  waste 4S 9H KD  foundations -- -- -- --

      1    2    3    4    5    6    7
      7H  (??) (??) (??) (??) (??) (??)
           8C  (??) (??) (??) (??) (??)

A card is its rank and its suit, as in ``docs/formats.md``. A face-down card is in brackets; it is
``??`` unless the player has seen it.
"""

from itertools import takewhile

from .cards import Card, Known, card_text
from .position import HAND, STOCK, WASTE, Layout, Place

_CELL = 5


def board_text(layout: Layout) -> str:
    """Draws the board of a position or a view over several lines, without a final line feed."""
    columns = range(len(layout.columns))
    rows = ["  ".join(_top_row(layout)), "", "".join(f"{n + 1:^{_CELL}}" for n in columns)]
    tall = max(1, *map(len, layout.columns))
    rows += ("".join(_cell(layout, n, row) for n in columns) for row in range(tall))
    return "\n".join(row.rstrip() for row in rows)


def shown_of_waste(layout: Layout) -> tuple[Card, ...]:
    """Returns the cards of the waste that a board shows, the top one last: as many as one draw
    turns, but none from an unknown card downwards.
    """
    fan = takewhile(
        lambda card: card is not None, layout.waste[: -min(3, layout.rules.draw) - 1 : -1]
    )
    return tuple(card for card in fan if card is not None)[::-1]


def place_name(place: Place) -> str:
    """Names a place: ``column 3``, ``the stock``."""
    return {STOCK: "the stock", WASTE: "the waste", HAND: "the hand"}.get(place, f"column {place}")


def _top_row(layout: Layout) -> list[str]:
    waste = [_card(layout, card) for card in shown_of_waste(layout)] or ["--"]
    buried = len(layout.waste) - len(waste)
    row = [f"stock {len(layout.stock)}"]
    if layout.passes > 1:
        row[0] += f" (pass {layout.passes})"
    row.append(f"waste {f'+{buried} ' if buried > 0 else ''}{' '.join(waste)}")
    if layout.hand is not None:
        row.append(f"hand {_card(layout, layout.hand.card)} from {place_name(layout.hand.origin)}")
    tops = [
        _card(layout, 4 * (height - 1) + suit) if height else "--"
        for suit, height in enumerate(layout.foundations)
    ]
    return [*row, f"foundations {' '.join(tops)}"]


def _cell(layout: Layout, n: int, row: int) -> str:
    column = layout.columns[n]
    if row >= len(column):
        return f"{'' if row else '--':^{_CELL}}"
    text = _card(layout, column[row])
    return f"{f'({text})' if row < layout.down[n] else text:^{_CELL}}"


def _card(layout: Layout, card: Known) -> str:
    return "??" if card is None else card_text(card, layout.rules.deck)
