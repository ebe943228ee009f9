"""``winnable play``: which game to play, and the terminal to play it in."""

import time
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from ..deals import deal_number
from ..errors import StoreError
from ..messages import say_fault
from ..openings import choose, choose_file, variant_asked
from ..scoring import Scoring
from ..session import Session
from ..store import Store
from .output import Language, locale_language, one_of


def play(
    file: Path | None = None,
    /,
    *,
    game: Annotated[str | None, Parameter(alias="-g")] = None,
    number: Annotated[str | None, Parameter(alias="-n", allow_leading_hyphen=True)] = None,
    deal: str | None = None,
    rules: str | None = None,
    scoring: Scoring | None = None,
    original: Annotated[bool, Parameter(negative="")] = False,
    new: Annotated[bool, Parameter(negative="")] = False,
    level: Annotated[
        Literal["random", "easy", "normal", "hard", "tricky"] | None, Parameter()
    ] = None,
    lang: Annotated[Language | None, Parameter(alias=("--language", "-l"))] = None,
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
    level
        Begin a new game of this level, which can be won for certain; it is remembered.
    lang
        The language; it is remembered.
    plain
        Sentences alone, for screen readers and braille; it is remembered.
    prompt
        A prompt before each command (usual in plain mode: none).
    """
    # The other commands need no terminal, which is slow to load.
    from ..line.terminal import Terminal, surroundings_want_plain  # noqa: PLC0415

    store = Store()
    settings = store.settings()
    settings.language = lang or settings.language
    settings.plain = settings.plain if plain is None else plain
    if level is not None:
        settings.difficulty = None if level == "random" else level
    one_of({"FILE": file, "--number": number, "--deal": deal, "--level": level})
    rules_of_file = {"--game": game, "--rules": rules, "--scoring": scoring}
    one_of({"FILE": file, **rules_of_file, "--original": original or None}, only="FILE")
    one_of({"--game": game, "--rules": rules})
    variant = variant_asked(game, rules, scoring, original=original)
    text = deal if number is None else str(deal_number(number))
    chosen = (
        choose_file(store, file)
        if file
        else choose(
            store,
            variant,
            text,
            new=new or level is not None,
            level=None if level == "random" else level,
            usual=settings.difficulty,
        )
    )
    session = Session(
        chosen.game,
        store,
        replace(settings, language=settings.language or locale_language()),
        game_id=chosen.game_id,
        clock=time.monotonic,
    )
    say = session.voice.say
    is_plain = settings.plain or (plain is None and surroundings_want_plain())
    lines = [say("plain-on")] if is_plain else []
    if store.is_busy and chosen.game_id is None:
        lines.append(say("busy"))
    for path in store.damaged:
        is_settings = path.name.endswith("settings.json")
        lines.append(say("damaged-preferences" if is_settings else "damaged", file=str(path)))
    if chosen.left:
        lines.append(say("left"))
    if lang is not None or plain is not None or level is not None:
        try:
            store.keep_settings(settings)
        except StoreError as error:
            lines.append(say_fault(session.voice, error))
    lines += session.begin(resumed=chosen.resumed)
    Terminal(plain=is_plain, prompt=prompt).run(session, lines)
    return 0
