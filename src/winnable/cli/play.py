"""``winnable play``: which game to play, and the terminal to play it in."""

import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..deals import Deal, numbered_deal, parse_deal
from ..errors import Fault, WinnableError
from ..game import Game, parse_game
from ..line.terminal import Terminal, surroundings_want_plain
from ..rules import Family, parse_rules
from ..scoring import Scoring
from ..session import Session, random_number
from ..store import Store, read_text
from ..variants import VARIANTS, Variant, variant_named, variant_of
from .output import Language, locale_language

_USUAL = VARIANTS["draw-three"]


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
    settings.language = settings.language or locale_language()
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
