"""``winnable advise``: advice for a table in mid-game."""

from typing import Annotated, Any

from cyclopts import Parameter
from msgspec import to_builtins

from ..analysis.analysing import Analysis, analyse
from ..analysis.documents import of_analysis
from ..game.game import game_from
from ..law.worlds import unseen
from ..solver import Limits, solve
from ..solver.encoding import MODEL
from ..speech.messages import answers, reviews
from ..speech.reading import read_one, say_understood
from .faults import CommandError, CommandFault
from .options import SOURCE, OneObject
from .output import asked_rules, check_exclusive, given_text, player_voice, print_json

THINKING = Limits(nodes=2_000_000)
"""Limits of the solver if every card is known."""


def advise(
    position: Annotated[str, SOURCE],
    /,
    *,
    game: Annotated[str | None, Parameter(alias="-g")] = None,
    rules: str | None = None,
    json_: OneObject = False,
) -> int:
    """Advise the next move on any table in mid-game.

    The advice and the chances use only what the table shows: unknown cards stay unknown. If every
    card is known, the solver also says whether the game can be won. If there are several choices,
    the command lists them with their chances of a win.

    winnable advise "1: KS; 2: 1 hidden, 7H; 3: 2 hidden, 6C; 4: 3 hidden, 9D; 5: 4 hidden, 9S;
    6: 5 hidden, JH; 7: 6 hidden, 2C; waste: 4C" --game draw-one

    winnable advise - < table.txt --json

    Exits with 0 if a move is advised, 1 if none is worth making, 2 if the table is impossible or
    cannot be read.

    Parameters
    ----------
    position
        The table, as the text of a position with ?? for each unknown card, or in words: each pile
        with its cards, the stock, the waste, the foundations and the pass. With - the table is read
        from standard input.
    game
        The game: draw-three, solitario, one-pass, three-passes, draw-one, vegas-three, vegas-one,
        thoughtful.
    rules
        The rules, instead of a game, for example d1p3.
    """
    check_exclusive({"--game": game, "--rules": rules})
    voice = player_voice()
    text = given_text(position) if position == "-" else position
    asked = asked_rules(game or "draw-three", rules)
    reading = read_one(text, asked, voice.language)
    view = reading.view
    if view.rules != asked and (option := "--game" if game else "--rules" if rules else ""):
        raise CommandError(CommandFault.OTHER_RULES, text=str(view.rules), what=option)
    voice = voice.for_rules(view.rules)
    hidden = len(unseen(view))
    found = analyse(view)
    advice, bound, certain = next(iter(found.choices), None), found.chance, found.fate
    answer = solve(game_from(view).position, THINKING) if hidden <= 1 and not view.is_won else None
    if json_:
        print_json({**analysis_value(found), "verdict": None if answer is None else answer.verdict})
        return int(advice is None)
    if advice is None and not view.is_won:
        MODEL.check(view.rules)
    if understood := say_understood(voice, reading, text):
        print(understood)
    print(view)
    print()
    if view.is_won:
        print(voice.say("advise-won"))
        return 1
    print(voice.say("hint-none") if advice is None else answers.say_advice(voice, view, advice, 2))
    print(reviews.say_chance(voice, bound, found.fair))
    print(
        voice.say("advise-fate-open") if certain is None else reviews.say_fate(voice, view, certain)
    )
    if answer is not None:
        print(voice.say("advise-known", verdict=answer.verdict))
    if choices := reviews.say_choices(voice, found):
        print("", *choices, sep="\n")
    return int(advice is None)


def analysis_value(found: Analysis) -> dict[str, object]:
    """Returns an analysis as plain values: its document, and the plan of the best choice."""
    value: dict[str, Any] = to_builtins(of_analysis(found))
    best: dict[str, Any] = next(iter(value["choices"]), {"plan": [], "aim": None})
    del value["kind"], value["version"]
    return {**value, "plan": best["plan"], "aim": best["aim"]}
