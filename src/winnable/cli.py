"""The command line: ``winnable play | deals | verify | stats``."""

import json
import os
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, replace
from importlib.metadata import version
from pathlib import Path
from typing import Annotated, Literal, NoReturn

from cyclopts import App, CycloptsError, Parameter

from .cards import Card, card_text
from .deals import (
    Deal,
    deal_columns,
    digits_text,
    list_text,
    numbered_deal,
    parse_deal,
    solvitaire_text,
)
from .errors import Fault, StoreError, WinnableError
from .game import Game, parse_game
from .line.terminal import Terminal, make_streams_safe, surroundings_want_plain
from .messages import LANGUAGES, Voice
from .messages.answers import say_statistics
from .messages.faults import say_fault
from .results import statistics
from .rules import Family, Rules, parse_rules
from .scoring import Scoring
from .session import Session, random_number
from .store import Store, read_text
from .variants import VARIANTS, Variant, variant_named, variant_of
from .verify import verify as verify_text

Language = Literal["en", "it"]
Format = Literal["text", "list", "digits", "solvitaire"]

app = App(
    name="winnable",
    help="Klondike and its cousins, exact. With no command, the game goes on where you left it.",
    version=lambda: f"winnable {version('winnable')}",
    version_flags=["--version"],
    help_formatter="plain",
    result_action="return_value",
)
deals_app = App(name="deals", help="Show deals, make them from numbers, convert between formats.")
app.command(deals_app)


def main(arguments: list[str] | None = None) -> NoReturn:
    """Runs the command line and exits.

    0: done; 1: a check failed; 2: the input was wrong; 3: a fault of our own.
    """
    make_streams_safe()
    try:
        code = app(arguments, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        _complain(WinnableError(Fault.USAGE, text=_one_line(str(error))))
        code = 2
    except WinnableError as error:
        _complain(error)
        code = 2
    except BrokenPipeError:  # the reader of our output went away
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 0
    except KeyboardInterrupt:
        code = 130
    except Exception:  # a fault of ours: the player gets a sentence, we get the traceback
        _complain(WinnableError(Fault.INTERNAL, file=_keep_traceback()))
        code = 3
    sys.exit(code if isinstance(code, int) else 0)


@app.default
def start() -> int:
    """Play: the game goes on where you left it, or a new one begins."""
    return play()


@app.command
def play(
    file: Path | None = None,
    /,
    *,
    game: Annotated[str | None, Parameter(alias="-g")] = None,
    number: Annotated[int | None, Parameter(alias="-n")] = None,
    deal: str | None = None,
    rules: str | None = None,
    scoring: Scoring | None = None,
    original: Annotated[bool, Parameter(negative="")] = False,
    new: Annotated[bool, Parameter(negative="")] = False,
    lang: Annotated[Language | None, Parameter(alias="-l")] = None,
    plain: bool | None = None,
    prompt: str | None = None,
) -> int:
    """Play in the terminal, by eye or by ear. Type ? in the game for its commands.

    Every move is saved by itself; winnable play goes on where you left, whatever happened.

    winnable play --game solitario --lang it     the Italian game, in Italian

    winnable play --game one-pass --number 4217  deal 4217, one pass through the stock

    winnable play --rules d3p2 --scoring standard

    Parameters
    ----------
    file
        A saved or shared game to play on; the file itself stays as it is.
    game
        draw-three, solitario, one-pass, three-passes, draw-one, vegas-three, vegas-one, thoughtful.
    number
        Play the deal of this number.
    deal
        Play this deal: 52 cards (40 in solitario) in any usual notation, javasol:NUMBER, the digits
        of Klondike-Solver or the JSON of Solvitaire.
    rules
        Play by these rules: d and the number drawn (d3), p and the number of passes (d1p3), and
        letters: n no return from the foundations, t turn cards by hand, r the redeal draws at once,
        o open cards, u no undo. s is solitario: b build by colour, a ask before a card goes out.
    scoring
        How points are counted.
    original
        The original rules: no undo.
    new
        Begin a new game even if one is unfinished.
    lang
        The language; it is remembered.
    plain
        Sentences alone, for screen readers and braille; it is remembered.
    prompt
        A prompt before each command (usual in plain mode: none).
    """
    store = Store()
    settings = store.settings()
    settings.language = lang or settings.language
    settings.plain = settings.plain if plain is None else plain
    if lang is not None or plain is not None:
        store.keep_settings(settings)
    settings.language = settings.language or _locale_language()
    variant = _variant(game, rules, scoring, original=original)
    given = {"FILE": file, "--number": number, "--deal": deal}
    _one_of(given)
    if file is not None:
        _one_of({"FILE": file, "--game": game, "--rules": rules, "--scoring": scoring})
    begun: Game | None = None
    if file is not None:
        begun = parse_game(read_text(file))
    elif deal is not None or number is not None:
        chosen = variant or _USUAL
        text = str(number) if deal is None else deal
        begun = _new_game(store, chosen, parse_deal(text, chosen.rules))
    game_id = None
    if begun is None and not new:
        game_id, begun = _unfinished(store, variant)
    else:
        _leave_unfinished(store, begun.variant if begun else variant or _USUAL)
    resumed = game_id is not None or file is not None
    if begun is None:
        chosen = variant or _USUAL
        begun = _new_game(store, chosen, numbered_deal(random_number(), chosen.rules))
    session = Session(begun, store, settings, game_id=game_id, clock=time.monotonic)
    is_plain = settings.plain or (plain is None and surroundings_want_plain())
    lines = [session.voice.say("plain-on")] if is_plain else []
    if store.is_busy and game_id is None:
        lines.append(session.voice.say("busy"))
    for path in store.damaged:
        is_settings = path.name.endswith("settings.json")
        name = "damaged-preferences" if is_settings else "damaged"
        lines.append(session.voice.say(name, file=str(path)))
    Terminal(plain=is_plain, prompt=prompt).run(session, lines + session.begin(resumed=resumed))
    return 0


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
    dealt_for = _rules(game, rules)
    found = parse_deal(deal, dealt_for)
    columns = deal_columns(found, dealt_for)
    stock = list(found.cards[dealt_for.table_size :])
    if json_:
        _print_json(
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
    source: str = "-",
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
    dealt_for = _rules(game, rules)
    voice, wrong = _voice(), 0
    for at, text in _deal_lines(source):
        try:
            print(_write_deal(parse_deal(text, dealt_for), dealt_for, to))
        except WinnableError as error:
            sentence = say_fault(voice, error)
            if at:
                sentence = voice.say("at-line", line=str(at), sentence=sentence)
            print(sentence, file=sys.stderr)
            wrong = 2
    return wrong


@deals_app.command
def make(
    first: int,
    last: int | None = None,
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
    dealt_for = _rules(game, rules)
    for number in range(first, (first if last is None else last) + 1):
        print(_write_deal(numbered_deal(number, dealt_for), dealt_for, to))
    return 0


@app.command
def verify(
    file: Path,
    /,
    *files: Path,
    json_: Annotated[bool, Parameter("--json", negative="")] = False,
) -> int:
    """Check saved games with an independent replay of every move.

    Exits with 0 if all are legal, 1 if one is not, 2 if one cannot be read.

    Parameters
    ----------
    file
        A game text, as the game saves it.
    files
        More of them.
    json_
        Print one JSON object a file.
    """
    voice, worst = _voice(), 0
    for path in (file, *files):
        try:
            found = verify_text(read_text(path))
        except StoreError as error:
            _complain(error)
            worst = 2
            continue
        except WinnableError as error:
            worst = max(worst, 1)
            sentence = say_fault(voice, error)
            if json_:
                _print_json(
                    {"file": str(path), "legal": False, "fault": error.code, "why": sentence}
                )
            else:
                print(f"{path}: {sentence}")
            continue
        if json_:
            _print_json(
                {
                    "file": str(path),
                    "legal": True,
                    "won": found.is_won,
                    "moves": found.moves,
                    "lines": found.lines,
                    "out": found.out,
                    "rules": str(found.rules),
                    "deal": str(found.deal),
                }
            )
            continue
        sentence = voice.phrase(
            "verified",
            won=found.is_won,
            file=str(path),
            moves=found.moves,
            out=found.out,
            total=found.rules.deck_size,
        )
        if found.lines > 1:
            sentence += " " + voice.say("verify-branches", lines=found.lines)
        print(sentence)
    return worst


@app.command
def stats(*, json_: Annotated[bool, Parameter("--json", negative="")] = False) -> int:
    """Show your statistics, a line each game.

    Parameters
    ----------
    json_
        Print one JSON object a game.
    """
    results, damaged = Store().results()
    found, voice = statistics(results), _voice()
    if json_:
        for each in found:
            _print_json(asdict(each))
        return 0
    for line in say_statistics(voice, found):
        print(line)
    if damaged:
        print(voice.say("stats-damaged", count=damaged), file=sys.stderr)
    return 0


_USUAL = VARIANTS["draw-three"]


def _variant(
    game: str | None, rules: str | None, scoring: Scoring | None, *, original: bool
) -> Variant | None:
    """The variant asked for; None if none was."""
    if game is None and rules is None and scoring is None and not original:
        return None
    _one_of({"--game": game, "--rules": rules})
    base = _USUAL if game is None else variant_named(game)
    values = base.rules if rules is None else parse_rules(rules)
    if original:
        values = replace(values, undo=False)
    kept = scoring or (base.scoring if rules is None else Scoring.NONE)
    if values.family is Family.SOLITARIO and kept is not Scoring.NONE:
        raise WinnableError(Fault.SCORING_DECK)
    return variant_of(values, kept)


def _one_of(given: Mapping[str, object]) -> None:
    """Refuses two choices that exclude each other."""
    names = [name for name, value in given.items() if value is not None]
    if len(names) > 1:
        raise WinnableError(Fault.CHOICE_CLASH, one=names[0], other=names[1])


def _rules(game: str, rules: str | None) -> Rules:
    return variant_named(game).rules if rules is None else parse_rules(rules)


def _new_game(store: Store, variant: Variant, deal: Deal) -> Game:
    is_carried = variant.scoring is Scoring.CUMULATIVE
    opening = store.balance(variant.name) if is_carried else 0
    return Game(variant.rules, deal, variant.scoring, opening=opening)


def _unfinished(store: Store, variant: Variant | None) -> tuple[str | None, Game | None]:
    """The game to go on with; if the last one is won, a new one of its kind."""
    found = store.latest(variant.name if variant else None)
    if found is None:
        return None, None
    game_id, game = found
    if not game.position.is_won:
        return game_id, game
    store.release(game_id)
    deal = numbered_deal(random_number(), game.rules)
    return None, _new_game(store, game.variant, deal)


def _leave_unfinished(store: Store, variant: Variant) -> None:
    """A new game of this kind begins: the one before counts as left."""
    found = store.latest(variant.name)
    if found is not None:
        store.leave(*found)


def _deal_lines(source: str) -> Iterator[tuple[int, str]]:
    """The deals of a source and their lines; line 0 for a deal given as such."""
    if source == "-":
        text = sys.stdin.read()
    elif len(source) < 4096 and Path(source).is_file():
        text = read_text(Path(source))
    else:
        yield 0, source
        return
    with suppress(ValueError, RecursionError):
        json.loads(text)
        if text.lstrip().startswith("{"):  # one JSON deal over several lines
            yield 1, text
            return
    for at, line in enumerate(text.splitlines(), 1):
        if line.strip() and not line.lstrip().startswith("#"):
            yield at, line


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


def _voice() -> Voice:
    """The voice of the player's language."""
    language = None
    with suppress(WinnableError):
        language = Store().settings().language
    return Voice(language=language or _locale_language())


def _locale_language() -> str:
    """The language of the surroundings, if it is one of ours, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


def _complain(error: WinnableError) -> None:
    print(say_fault(_voice(), error), file=sys.stderr)


def _print_json(value: dict[str, object]) -> None:
    print(json.dumps(value, ensure_ascii=False))


def _keep_traceback() -> str:
    with tempfile.NamedTemporaryFile(
        "w", prefix="winnable-", suffix=".txt", delete=False, encoding="utf-8"
    ) as file:
        traceback.print_exc(file=file)
    return file.name


def _one_line(text: str) -> str:
    return " ".join(text.split())
