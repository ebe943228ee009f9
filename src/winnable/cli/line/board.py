"""Draws a view as coloured text, without cursor movement or full-screen mode."""

from rich.table import Table
from rich.text import Text

from ...law.cards import RANK_LETTERS, Card, Deck, Known, rank_of, suit_of
from ...law.drawing import shown_of_waste
from ...law.view import View

_FRENCH = "♥♦♣♠"
_STYLES = ("bold red", "bold magenta", "bold green", "bold")
_DOWN = Text("▒▒▒", style="dim")
_GAP = Text(" · ", style="dim")


def draw_board(view: View, italian: str) -> Table:
    """Draws stock, waste, hand and foundations in one row, then the numbered columns. ``italian``
    holds the four letters of the Italian suits in the player's language.
    """
    suits = _FRENCH if view.rules.deck is Deck.FRENCH else italian
    top = _top_row(view, suits)
    board = Table.grid(padding=(0, 1))
    for _ in range(max(len(view.columns), len(top))):
        board.add_column(width=3, no_wrap=True)
    board.add_row(*top)
    board.add_row()
    board.add_row(*(Text(f" {n} ", style="dim") for n in range(1, len(view.columns) + 1)))
    height = max(1, *(len(column) for column in view.columns))
    for row in range(height):
        board.add_row(*(_cell(view, column, row, suits) for column in range(len(view.columns))))
    return board


def _top_row(view: View, suits: str) -> list[Text]:
    """Returns the stock, the top of the waste, the hand or a gap, and the four foundations."""
    foundations = [
        _card(4 * (height - 1) + suit, suits)
        if height
        else Text(f" {suits[suit]} ", style=f"dim {_STYLES[suit]}")
        for suit, height in enumerate(view.foundations)
    ]
    if view.stock:
        stock = Text(f"▒{len(view.stock):<2}", style="dim")
    else:
        stock = Text(" X " if view.redeals_left == 0 else " O ", style="bold")
    fan = min(3, view.rules.draw)
    waste = [_card(card, suits) for card in shown_of_waste(view)]
    waste += [_GAP] * (fan - len(waste))
    return [stock, *waste, _hand(view, suits), *foundations]


def _hand(view: View, suits: str) -> Text:
    if view.hand is not None:
        return _card(view.hand.card, suits, lifted=True)
    under = len(view.waste) - 1
    return Text(f"+{under}", style="dim") if under > 0 else Text("")


def _cell(view: View, column: int, row: int, suits: str) -> Text:
    cards = view.columns[column]
    if row >= len(cards):
        return _GAP if row == 0 else Text("")
    card: Known = cards[row]
    is_down = row < view.down[column]
    if card is None or (is_down and not view.rules.is_open):
        return _DOWN
    text = _card(card, suits)
    if is_down:
        text.stylize("dim")
    return text


def _card(card: Card, suits: str, *, lifted: bool = False) -> Text:
    rank = "10" if rank_of(card) == 10 else RANK_LETTERS[rank_of(card) - 1]
    suit = suit_of(card)
    style = f"{_STYLES[suit]} reverse" if lifted else _STYLES[suit]
    return Text(f"{rank:>2}{suits[suit]}", style=style)
