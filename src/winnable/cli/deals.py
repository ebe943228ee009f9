"""``winnable deals``: show deals, make them from numbers, convert between formats."""

from typing import Annotated, Literal

from cyclopts import App, Parameter

from ..cards import Card, card_text
from ..deals import (
    Deal,
    deal_columns,
    digits_text,
    list_text,
    numbered_deal,
    parse_deal,
    solvitaire_text,
)
from ..errors import WinnableError
from ..rules import Rules
from .output import (
    asked_rules,
    complain_of_line,
    deal_lines,
    deal_numbers,
    player_voice,
    print_json,
)

Format = Literal["text", "list", "digits", "solvitaire"]

deals_app = App(name="deals", help="Show deals, make them from numbers, convert between formats.")


@deals_app.command
def show(
    deal: str,
    /,
    *,
    game: Annotated[str, Parameter(alias="-g")] = "draw-three",
    rules: str | None = None,
    json_: Annotated[bool, Parameter("--json", negative="")] = False,
) -> int:
    """Show how a deal lies on the table.

    winnable deals show 4217        winnable deals show javasol:6 --json

    Parameters
    ----------
    deal
        A number, javasol:NUMBER, or the cards in any usual notation.
    game
        The game that it is dealt for.
    rules
        The rules that it is dealt for, instead of a game's.
    json_
        Print one JSON object.
    """
    dealt_for = asked_rules(game, rules)
    found = parse_deal(deal, dealt_for)
    columns = deal_columns(found, dealt_for)
    stock = list(found.cards[dealt_for.table_size :])
    if json_:
        print_json(
            {
                "deal": str(found),
                "address": found.address,
                "columns": [_texts(column, found) for column in columns],
                "stock": _texts(stock, found),
            }
        )
        return 0
    for row in range(max(len(column) for column in columns)):
        line = [_text(column[row], found) if row < len(column) else "  " for column in columns]
        print(" ".join(line).rstrip())
    print()
    print(" ".join(_texts(stock, found)))
    return 0


@deals_app.command
def convert(
    source: Annotated[str, Parameter(allow_leading_hyphen=True)] = "-",
    /,
    *,
    to: Format = "text",
    game: Annotated[str, Parameter(alias="-g")] = "draw-three",
    rules: str | None = None,
) -> int:
    """Convert deals from any format to another, one deal a line.

    winnable deals convert deals.txt --to digits

    winnable deals convert "KS QH 10c ..." --to solvitaire

    Parameters
    ----------
    source
        A file with one deal a line (# begins a comment), - for standard input, or a deal.
    to
        text: the canonical text. list: with spaces. digits: Klondike-Solver. solvitaire: its JSON.
    game
        The game that they are dealt for.
    rules
        The rules that they are dealt for, instead of a game's.
    """
    dealt_for = asked_rules(game, rules)
    voice, wrong = player_voice(), 0
    for at, text in deal_lines(source):
        try:
            print(_write_deal(parse_deal(text, dealt_for), dealt_for, to))
        except WinnableError as error:
            complain_of_line(voice, at, error)
            wrong = 2
    return wrong


@deals_app.command
def make(
    first: str,
    last: str | None = None,
    /,
    *,
    to: Format = "text",
    game: Annotated[str, Parameter(alias="-g")] = "draw-three",
    rules: str | None = None,
) -> int:
    """Print the deals of our numbered shuffle, one a line.

    winnable deals make 1 1000 --to list

    Parameters
    ----------
    first
        The first number.
    last
        The last number; without it, only the first.
    to
        The format, as for convert.
    game
        The game that they are dealt for.
    rules
        The rules that they are dealt for, instead of a game's.
    """
    dealt_for = asked_rules(game, rules)
    for number in deal_numbers(first, first if last is None else last):
        print(_write_deal(numbered_deal(number, dealt_for), dealt_for, to))
    return 0


def _write_deal(deal: Deal, rules: Rules, form: Format) -> str:
    if form == "digits":
        return digits_text(deal)
    if form == "solvitaire":
        return solvitaire_text(deal, rules)
    return list_text(deal) if form == "list" else str(deal)


def _text(card: Card, deal: Deal) -> str:
    return card_text(card, deal.deck)


def _texts(cards: list[Card], deal: Deal) -> list[str]:
    return [_text(card, deal) for card in cards]
