"""``winnable deals``: show, make and convert deals; find graded ones, and prove them anew."""

import re
import sys
from contextlib import ExitStack
from itertools import islice
from typing import Annotated, Literal

from cyclopts import App, Parameter

from ..cards import Card, card_text
from ..catalogue import Graded, catalogue_of, solving_sets
from ..catalogue.levels import PLAYS
from ..commands import asked_condition
from ..deals import (
    Deal,
    deal_columns,
    digits_text,
    list_text,
    numbered_deal,
    parse_deal,
    solvitaire_text,
)
from ..errors import Fault, WinnableError
from ..messages import Voice
from ..players.ladder import Rung
from ..rules import Rules, parse_rules
from .output import (
    asked_rules,
    complain_of_line,
    count_of,
    deal_lines,
    deal_numbers,
    player_voice,
    print_json,
)

Format = Literal["text", "list", "digits", "solvitaire"]

deals_app = App(
    name="deals", help="Show, make and convert deals; find graded ones, and prove them anew."
)


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


@deals_app.command
def find(
    condition: str = "",
    /,
    *,
    game: Annotated[str, Parameter(alias="-g")] = "draw-three",
    rules: str | None = None,
    limit: Annotated[str, Parameter(allow_leading_hyphen=True)] = "20",
    json_: Annotated[bool, Parameter("--json", negative="")] = False,
) -> int:
    """Find graded deals, each proven winnable, by what they are like.

    winnable deals find 'level=tricky passes<=2 returns=needed' --limit 5

    winnable deals find 'moves>=3 traps<0.1' --game one-pass --json

    Parameters
    ----------
    condition
        level (easy, normal, hard, tricky), passes, returns (needed, free), traps, moves, number,
        beginner, casual, careful, patient; with =, <, <=, > or >= and a value. All must hold. The
        words of the player's language do as well.
    game
        The game that they are graded for.
    rules
        The rules that they are graded for, instead of a game's.
    limit
        The most deals to name.
    json_
        Print one JSON object a deal.
    """
    voice = player_voice()
    wanted = asked_condition(condition, voice.language)
    most, dealt_for = count_of("--limit", limit), asked_rules(game, rules)
    graded = catalogue_of(dealt_for)
    found = list(islice(graded.find(wanted), most))
    for deal in found:
        if json_:
            print_json(_object(deal, dealt_for))
        else:
            print(_say_graded(voice, deal))
    if not found and not json_:
        print(voice.say("found-none"))
    return 0 if found else 1


@deals_app.command
def check(
    *,
    sample_: Annotated[str, Parameter("--sample", allow_leading_hyphen=True)] = "10%",
    game: Annotated[str | None, Parameter(alias="-g")] = None,
    rules: str | None = None,
    jobs: Annotated[str | None, Parameter(alias="-j", allow_leading_hyphen=True)] = None,
) -> int:
    """Prove graded deals anew: every verdict by the solver, every stored win by the checker.

    winnable deals check --sample 10%

    Exits with 0 if all is as it is stored, else with 1.

    Parameters
    ----------
    sample_
        The share of the numbers, from 1% to 100%, evenly spread.
    game
        Only the deals that are graded for this game (usual: all games).
    rules
        Only the deals that are graded for these rules.
    jobs
        Processes at the same time (usual: one for each core).
    """
    from ..catalogue.checking import Checked, sample  # noqa: PLC0415
    from ..catalogue.checking import check as check_deals  # noqa: PLC0415

    share = re.fullmatch(r"0*([1-9][0-9]?|100)%?", sample_, re.ASCII)
    if share is None:
        raise WinnableError(Fault.NO_SAMPLE, text=sample_[:20])
    percent = int(share[1])
    workers = None if jobs is None else count_of("--jobs", jobs)
    names = list(solving_sets())
    if game is not None or rules is not None:
        names = [catalogue_of(asked_rules(game or "", rules)).name]
    totals = {name: Checked(name) for name in names}
    shelves = [catalogue_of(parse_rules(name)) for name in names]
    count = sum(len(sample(each.last, percent)) for each in shelves)
    voice = player_voice()
    with ExitStack() as stack:
        bar = None
        if sys.stderr.isatty():
            from rich.console import Console  # noqa: PLC0415  # slow to load, and seldom seen
            from rich.progress import Progress  # noqa: PLC0415

            bar = stack.enter_context(Progress(console=Console(stderr=True), transient=True))
            task = bar.add_task(voice.say("checking"), total=count)
        for done in check_deals(names, percent, workers):
            totals[done.name] += done
            if bar is not None:
                bar.advance(task, done.count)
    for total in totals.values():
        print(
            voice.say(
                "checked",
                rules=total.name,
                count=total.count,
                winnable=total.winnable,
                unwinnable=total.unwinnable,
                undecided=total.undecided,
            )
        )
        if total.wrong:
            print(voice.say("checked-wrong", numbers=" ".join(map(str, sorted(total.wrong)))))
    return int(any(total.wrong for total in totals.values()))


def _object(deal: Graded, rules: Rules) -> dict[str, object]:
    rates = {rung.name.lower(): round(deal.rates[rung], 3) for rung in Rung}
    return {
        "number": deal.number,
        "rules": str(rules),
        "level": deal.level,
        "rates": rates,
        "traps": round(deal.traps, 3),
        "passes": deal.passes,
        "returns": deal.returns,
        "first_moves": deal.first_moves,
    }


def _say_graded(voice: Voice, deal: Graded) -> str:
    rates = {rung.name.lower(): int(100 * deal.rates[rung] + 0.5) for rung in Rung}
    rates["patient"] = round(PLAYS[Rung.PATIENT] * deal.rates[Rung.PATIENT])
    return voice.say(
        "found-deal",
        number=str(deal.number),
        level=deal.level,
        traps=round(100 * deal.traps),
        passes=deal.passes,
        returns="needed" if deal.returns else "free",
        moves=deal.first_moves,
        **rates,
    )


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
