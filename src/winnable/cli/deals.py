"""``winnable deals``: show, make and convert deals; find graded deals and check them."""

import json
import re
from collections.abc import Sequence
from itertools import islice
from typing import Annotated, Final, Literal

from cyclopts import App, Parameter

from ..catalogues import Condition, Graded, catalogue_of, solving_sets
from ..catalogues.conditions import LOST
from ..catalogues.ranked import (
    Checked,
    Published,
    RankedError,
    RankedFault,
    follows,
    is_commitment,
    read_published,
    verify_deal,
)
from ..catalogues.ranked import commitment as commitment_to
from ..law.cards import Card, card_text
from ..law.deals import (
    Deal,
    deal_columns,
    digits_text,
    list_text,
    lonelybot_text,
    numbered_deal,
    solvitaire_text,
)
from ..law.errors import WinnableError
from ..law.rules import Rules, parse_rules
from ..law.variants import variant_named
from ..players.ladder import Rung
from ..speech.commands import asked_condition
from ..speech.messages import Language, Voice
from ..speech.messages.voice import written_words
from ..speech.reading import read_one
from .faults import CommandError, CommandFault
from .options import SOURCE, DealtGame, DealtRules, GameName, Json, OneObject
from .output import (
    asked_rules,
    count_of,
    deal_numbers,
    deal_parts,
    given_text,
    player_voice,
    print_error_in_line,
    print_json,
    print_table,
    progress,
)

RATES: Final = {rung.name.lower(): rung for rung in Rung}
"""The players whose share of wins is measured, by the name that a condition has for each."""
Format = Literal["text", "list", "digits", "solvitaire", "lonelybot"]

deals_app = App(name="deals", help="Show, make, convert, find and check deals.")


@deals_app.command
def show(
    deal: Annotated[str, SOURCE],
    /,
    *,
    game: DealtGame = "draw-three",
    rules: DealtRules = None,
    json_: OneObject = False,
) -> int:
    """Show the columns and the stock of a deal.

    winnable deals show 4217

    winnable deals show javasol:6 --json

    winnable deals show - < board.txt

    Parameters
    ----------
    deal
        A number, javasol:NUMBER, pysol:NUMBER, kpat:NUMBER, solvitaire:NUMBER,
        klondike-solver:NUMBER, greenfelt:NUMBER, microsoft:NUMBER, or cards, a board or JSON
        (docs/formats.md). With - the deal is read from standard input.
    """
    dealt_for = asked_rules(game, rules)
    text = given_text(deal) if deal == "-" else deal
    found = read_one(text, dealt_for, player_voice(tells=False).language).deal
    columns = deal_columns(found, dealt_for)
    stock = list(found.cards[dealt_for.table_size :])
    if json_:
        print_json(
            {
                "deal": str(found),
                "address": found.address,
                "rules": str(dealt_for),
                "columns": [_texts(column, found) for column in columns],
                "stock": _texts(stock, found),
            }
        )
        return 0
    voice = Voice(dealt_for, player_voice().language)
    print(voice.say("shown-columns"))
    if not dealt_for.kind.has_hand:
        print(" ".join(f"{number:>2}" for number in range(1, len(columns) + 1)))
    for row in range(max(len(column) for column in columns)):
        line = [_text(column[row], found) if row < len(column) else "  " for column in columns]
        print(" ".join(line).rstrip())
    print()
    print(voice.say("shown-stock"))
    print(" ".join(_texts(stock, found)))
    return 0


@deals_app.command
def convert(
    source: Annotated[str, SOURCE] = "-",
    /,
    *,
    to: Format = "text",
    game: DealtGame = "draw-three",
    rules: DealtRules = None,
) -> int:
    """Convert deals to another format.

    You need not name the format of the input: it is recognised, even if a deal takes several lines.
    The output has one deal on each line.

    winnable deals convert deals.txt --to digits

    winnable deals convert "KS QH 10c ..." --to solvitaire

    Parameters
    ----------
    source
        A file with deals (# begins a comment), - for standard input, or a deal.
    to
        text: winnable's own format. list: the same with spaces between the cards. digits: the
        format of Klondike-Solver. solvitaire: the JSON of Solvitaire. lonelybot: its exact seed
        (to read it back, put lonelybot: before it).
    """
    dealt_for = asked_rules(game, rules)
    voice, wrong = player_voice(), 0
    for part in deal_parts(source, dealt_for):
        try:
            print(_write_deal(part.read().deal, dealt_for, to))
        except WinnableError as error:
            print_error_in_line(voice, part.line, error)
            wrong = 2
    return wrong


@deals_app.command
def make(
    numbers: str,
    /,
    *,
    to: Format = "text",
    game: DealtGame = "draw-three",
    rules: DealtRules = None,
) -> int:
    """Print numbered deals, one on each line.

    winnable deals make 1..1000 --to list

    Parameters
    ----------
    numbers
        A number, or the first and the last one, as in 1..1000.
    to
        The format, as in convert.
    """
    dealt_for = asked_rules(game, rules)
    for number in deal_numbers(numbers):
        print(_write_deal(numbered_deal(number, dealt_for), dealt_for, to))
    return 0


@deals_app.command
def find(
    condition: str = "",
    /,
    *,
    game: GameName = "draw-three",
    rules: str | None = None,
    limit: str = "20",
    json_: Json = False,
) -> int:
    """Find graded deals that meet a condition.

    Every deal is proven winnable or, with level=lost, proven lost.

    The table shows for each deal its level, the passes that a win needs, and whether a win needs
    cards back from the foundations. It also shows how many first moves keep the deal winnable, and
    what share of the later choices lose the deal. One column says how often a careful player wins.
    If the condition names another player, such as beginner, a further column says how often that
    player wins. docs/grading.md explains all this.

    winnable deals find 'level=tricky passes<=2 returns=needed' --limit 5

    winnable deals find 'moves>=3 traps<0.1' --game one-pass --json

    Parameters
    ----------
    condition
        Comparisons that must all hold. Each has a name, one of = < <= > >=, and a value. The names:
        level (easy, normal, hard, tricky, lost), passes, returns (needed, free), traps, moves,
        number, beginner, casual, careful, patient. The words of your language work as well.
    game
        The game to search.
    rules
        The rules to search, instead of a game.
    limit
        The maximum number of deals to print.
    json_
        Print one JSON object for each deal.
    """
    voice = player_voice()
    wanted = asked_condition(condition, voice.language)
    most, dealt_for = count_of("--limit", limit), asked_rules(game, rules)
    graded = catalogue_of(dealt_for)
    found = list(islice(graded.find(wanted), most))
    if json_:
        for deal in found:
            print_json(_object(deal, dealt_for))
    elif found:
        _print_graded(found, wanted, voice.language)
    else:
        print(voice.say("found-none"))
    return 0 if found else 1


@deals_app.command
def check(
    *,
    sample_: Annotated[str, Parameter("--sample")] = "10%",
    game: Annotated[str | None, Parameter(alias="-g")] = None,
    rules: str | None = None,
    jobs: Annotated[str | None, Parameter(alias="-j")] = None,
    json_: Json = False,
) -> int:
    """Check graded deals: solve them again and replay every stored win.

    winnable deals check --sample 10%

    Exits with 0 if every verdict and win is correct, else with 1.

    Parameters
    ----------
    sample_
        The share of the deals to check, evenly spaced, from 1% to 100%. With 10%, every tenth deal
        is checked.
    game
        Check only the deals of this game. The default is all games.
    rules
        Check only the deals of these rules.
    jobs
        The number of processes. The default is one for each core.
    json_
        Print one JSON object for each set of rules.
    """
    from ..research.grading.checking import Checked, sample  # noqa: PLC0415
    from ..research.grading.checking import check as check_deals  # noqa: PLC0415

    share = re.fullmatch(r"0*([1-9][0-9]?|100)%?", sample_, re.ASCII)
    if share is None:
        raise CommandError(CommandFault.NO_SAMPLE, text=sample_[:20])
    percent = int(share[1])
    workers = None if jobs is None else count_of("--jobs", jobs)
    names = list(solving_sets())
    if game is not None or rules is not None:
        names = [catalogue_of(asked_rules(game or "", rules)).name]
    totals = {name: Checked(name) for name in names}
    shelves = [catalogue_of(parse_rules(name)) for name in names]
    count = sum(len(sample(each.last, percent)) for each in shelves)
    voice = player_voice()
    with progress(voice.say("checking"), count) as step:
        for done in check_deals(names, percent, workers):
            totals[done.name] += done
            step(done.count)
    for total in totals.values():
        wrong = sorted(total.wrong)
        found = {"winnable": total.winnable, "unwinnable": total.unwinnable}
        found["undecided"] = total.undecided
        if json_:
            print_json({"rules": total.name, "checked": total.count, **found, "wrong": wrong})
            continue
        print(voice.say("checked", rules=total.name, count=total.count, **found))
        if wrong:
            print(voice.say("checked-wrong", numbers=", ".join(map(str, wrong))))
    return int(any(total.wrong for total in totals.values()))


@deals_app.command
def verify_day(
    *files: Annotated[str, SOURCE],
    commitment: str | None = None,
    game: Annotated[list[str] | None, Parameter(alias="-g", negative="")] = None,
) -> int:
    """Check that nobody chose the ranked deals of a day.

    The server makes the deals of a day from a secret. Before the day begins, it shows a commitment:
    a digest of the secret. Nobody can compute the secret from the digest, or find another secret
    with the same digest. After the end of the day, the server publishes the secret at
    /api/days/DAY. This command makes the deals from the secret, proves that they are winnable, and
    checks the commitment.

    The published file alone proves nothing, because a forged file can agree with itself. So note
    the commitment before you play, and give it here.

    If you give several days, the command also checks that each earlier secret can be computed from
    the later ones. So you need the commitment of only one of these days. Check days of different
    seasons separately.

    curl https://cards.example.org/api/days/2026-11-22 | winnable deals verify-day -

    winnable deals verify-day 2026-11-20.json 2026-11-22.json --commitment 0a5c... -g draw-one

    Exits with 0 if everything that was checked is right. Exits with 1 if something is wrong, or if
    there was no deal to check.

    Parameters
    ----------
    files
        The published days, as JSON; - is standard input.
    commitment
        The commitment that you noted: 64 hexadecimal digits.
    game
        A game that you played on the last of the days, such as draw-one. The file of this day must
        have the deal of this game. You may give this option several times.
    """
    if not files:
        raise CommandError(CommandFault.MISSING, what="FILE")
    noted = None if commitment is None else _noted(commitment)
    needed = {variant_named(name).name for name in game or ()}
    voice, is_right = player_voice(), True
    days = sorted((_published(file) for file in files), key=lambda each: each.day)
    for before, day in zip([None, *days], days, strict=False):
        is_committed = commitment_to(day.secret) == day.commitment
        is_linked = before is None or follows(day, before)
        is_right &= is_committed and bool(is_linked)
        for name in day.deals:
            found = verify_deal(day, name)
            is_right &= found is not Checked.WRONG
            print(voice.say("verified-deal", what=f"{day.day} {name}", found=found))
        told = {"what": str(day.day), "commitment": day.commitment}
        print(voice.say("verified-day", is_right=is_committed, **told))
        if is_linked is None:
            print(voice.say("verified-season", what=str(day.day), first=str(day.season)))
        elif before is not None:
            print(voice.say("verified-chain", what=str(day.day), is_right=is_linked))
    for name in sorted(needed - days[-1].deals.keys()):
        is_right = False
        print(voice.say("verified-missing", what=f"{days[-1].day} {name}"))
    if not any(day.deals for day in days):
        is_right = False
        print(voice.say("verified-nothing"))
    if noted is None:
        print(voice.say("verified-alone", what="--commitment"))
        return int(not is_right)
    fitting = next((day for day in days if commitment_to(day.secret) == noted), None)
    what = "" if fitting is None else str(fitting.day)
    is_noted = fitting is not None
    print(voice.say("verified-noted", what=what, commitment=noted, is_right=is_noted))
    return int(not (is_right and is_noted))


def _noted(text: str) -> str:
    """Parses the commitment that the player noted. Raises ``CommandError``."""
    found = text.strip().rstrip(".").lower()
    if not is_commitment(found):
        raise CommandError(CommandFault.NO_COMMITMENT, text=text[:80])
    return found


def _published(source: str) -> Published:
    """Reads a published day from a file or from standard input. Raises ``WinnableError``."""
    text = given_text(source)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise RankedError(RankedFault.FILE, what="JSON") from None
    return read_published(data)


def _object(deal: Graded, rules: Rules) -> dict[str, object]:
    rates = {name: deal.rates[rung] for name, rung in RATES.items()}
    return {
        "number": deal.number,
        "rules": str(rules),
        "level": deal.difficulty or LOST,
        "rates": rates,
        "traps": deal.traps,
        "passes": deal.passes,
        "returns": deal.returns,
        "first_moves": deal.first_moves,
    }


def _print_graded(deals: Sequence[Graded], wanted: Condition, language: Language) -> None:
    """Prints a table whose titles and values are the words that a condition has in a language."""
    own: dict[str, str] = {}
    for entry in written_words(language, "words-condition"):
        word, meaning = entry.rsplit(" ", 1)
        own.setdefault(meaning, word)
    named = [name for name, _, _ in wanted.bounds if name in RATES]
    titles = ["number", "level", "passes", "returns", "moves", "traps", "careful"]
    titles += [name for name in dict.fromkeys(named) if name not in titles]
    rows = []
    for deal in deals:
        passes = {0: "-", 4: ">3"}.get(deal.passes, str(deal.passes))
        level = deal.difficulty or LOST
        returns = "needed" if deal.returns else "free" if deal.difficulty else "-"
        cells = {
            "number": str(deal.number),
            "level": own.get(level, level),
            "passes": passes,
            "returns": own.get(returns, returns),
            "moves": str(deal.first_moves),
            "traps": f"{round(100 * deal.traps)} %",
            **{name: f"{int(100 * deal.rates[rung] + 0.5)} %" for name, rung in RATES.items()},
        }
        rows.append([cells[title] for title in titles])
    print_table([own.get(title, title) for title in titles], rows)


def _write_deal(deal: Deal, rules: Rules, form: Format) -> str:
    if form == "digits":
        return digits_text(deal)
    if form == "solvitaire":
        return solvitaire_text(deal, rules)
    if form == "lonelybot":
        return lonelybot_text(deal, rules)
    return list_text(deal) if form == "list" else str(deal)


def _text(card: Card, deal: Deal) -> str:
    return card_text(card, deal.deck)


def _texts(cards: list[Card], deal: Deal) -> list[str]:
    return [_text(card, deal) for card in cards]
