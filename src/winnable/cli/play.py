"""``winnable play``: chooses the game and plays it in the terminal."""

import os
import sys
import time
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..catalogues.dailies import asked_daily
from ..catalogues.new import USUAL, Choice, variant_asked
from ..disk import StoreError, read_text
from ..game.game import Game, parse_game
from ..law.deals import deal_number
from ..law.difficulty import DIFFICULTY_WORDS, Difficulty, difficulty_named
from ..law.rules import Rules
from ..law.scoring import Scoring
from ..session import Session
from ..session.interpreted import say_interpreted
from ..session.openings import Chosen, choose, choose_ranked, given
from ..speech.messages import Voice, say_fault
from ..speech.messages.languages import CODES
from ..speech.reading import read_one, say_understood
from ..store import Store
from .faults import CommandError, CommandFault
from .options import Switch
from .output import check_exclusive, locale_language


def play(
    file: Path | None = None,
    /,
    *,
    game: Annotated[str | None, Parameter(alias="-g")] = None,
    number: Annotated[str | None, Parameter(alias="-n")] = None,
    deal: str | None = None,
    daily: str | None = None,
    ranked: Switch = False,
    rules: str | None = None,
    scoring: Scoring | None = None,
    original: Switch = False,
    new: Switch = False,
    level: Annotated[str | None, Parameter(choices=DIFFICULTY_WORDS)] = None,
    lang: Annotated[str | None, Parameter(alias=("--language", "-l"), choices=CODES)] = None,
    plain: bool | None = None,
    prompt: str | None = None,
) -> int:
    """Play in the terminal, by eye or by ear.

    Every move is saved at once, and the game continues where you left it. Type ? in the game for
    its commands.

    winnable play --game solitario --lang it

    winnable play --game one-pass --number 4217

    winnable play --rules d3p2 --scoring standard

    Parameters
    ----------
    file
        A saved or shared game to continue. The file itself is not changed.
    game
        draw-three, solitario, one-pass, three-passes, draw-one, vegas-three, vegas-one, thoughtful.
    number
        Play the deal of this number.
    deal
        Play this deal: 52 cards (40 in solitario) in any notation, a board as another program
        prints it, a link of Share, or the number of another program: javasol:NUMBER, pysol:NUMBER,
        kpat:NUMBER, solvitaire:NUMBER, klondike-solver:NUMBER, greenfelt:NUMBER, microsoft:NUMBER.
    daily
        Play a daily deal of today: easy, normal or hard. For another day, write the date first, as
        in "2026-11-03 easy". The deals of a day are winnable and the same for everybody.
    ranked
        Play the ranked deal of today: the same as "Ranked deal" on the page. The clock of the game
        does not stop.
    rules
        Play by these rules: d and the number of cards drawn (d3), p and the number of passes
        (d1p3), and letters: n forbids moves from the foundations, t turns cards by hand, r draws at
        once after a redeal, o shows all cards, u forbids undo. s is solitario; with it, b builds by
        colour, and a takes a selected card into the hand even if it fits its foundation.
    scoring
        The scoring system.
    original
        Play by the original rules, which allow no undo.
    new
        Begin a new game even if one is unfinished.
    level
        Begin a new game of this level, on a deal that is proven winnable. The level is remembered.
    lang
        The language. It is remembered.
    plain
        Print sentences only, for screen readers and braille displays. The choice is remembered.
    prompt
        The prompt before each command. In plain mode the default is none.
    """
    # The terminal is slow to load.
    from .line.terminal import Terminal, wants_plain  # noqa: PLC0415

    store = Store()
    settings = store.settings()
    settings.language = lang or settings.language
    settings.plain = settings.plain if plain is None else plain
    difficulty = None if level is None else difficulty_named(level)
    choices = {"--number": number, "--deal": deal, "--daily": daily, "--level": level}
    check_exclusive({"FILE": file, **choices, "--ranked": ranked or None})
    rules_of_file = {"--game": game, "--rules": rules, "--scoring": scoring}
    check_exclusive({"FILE": file, **rules_of_file, "--original": original or None}, only="FILE")
    check_exclusive({"--game": game, "--rules": rules})
    variant = variant_asked(game, rules, scoring, original=original)
    if deal is not None:
        variant = variant or USUAL
        choice, understood = _given(deal, variant.rules, settings.language or locale_language())
    else:
        choice, understood = _asked(number, daily, difficulty), ""
    if file is not None:
        chosen = Chosen(given(parse_game(read_text(file))), resumed=True)
    elif isinstance(choice, Game):
        chosen = Chosen(given(choice), resumed=not choice.is_fresh)
    elif not ranked:
        is_new = new or level is not None
        chosen = choose(store, variant, choice, new=is_new, levels=settings.level_of)
    elif (found := choose_ranked(store, variant)) is not None:
        chosen = found
    else:
        raise CommandError(CommandFault.GAME_OPEN, text="--ranked")
    if level is not None:
        settings.choose_level(chosen.game.rules, difficulty)
    session = Session(
        chosen.game,
        store,
        settings,
        game_id=chosen.game_id,
        usual_language=locale_language(),
        clock=time.monotonic,
    )
    say = session.voice.say
    is_plain = settings.plain
    if plain is None:
        is_plain |= wants_plain(os.environ, sys.stdin, sys.stdout)
    lines = [say("plain-on")] if is_plain else []
    if store.is_busy and not chosen.resumed:
        lines.append(say("busy"))
    lines += [say_fault(session.voice, each) for each in store.troubles.news()]
    lines += say_interpreted(session.voice)
    if chosen.left:
        lines.append(say("left"))
    if lang is not None or plain is not None or level is not None:
        try:
            store.keep_settings(settings)
        except StoreError as error:
            lines.append(say_fault(session.voice, error))
    lines += [*filter(None, [understood]), *session.begin(resumed=chosen.resumed)]
    Terminal(plain=is_plain, prompt=prompt).run(session, lines)
    return 0


def _asked(number: str | None, daily: str | None, difficulty: Difficulty | None) -> Choice:
    if daily is not None:
        return asked_daily(daily)
    return difficulty if number is None else deal_number(number)


def _given(text: str, rules: Rules, language: str) -> tuple[Choice | Game, str]:
    """Reads a deal or a game, and says what was understood. Raises ``WinnableError``."""
    reading = read_one(text, rules, language)
    said = say_understood(Voice(rules, language), reading, text)
    return (reading.game if isinstance(reading.value, Game) else reading.deal), said
