"""``winnable play``: which game to play, and the terminal to play it in."""

import time
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ..deals import numbered_deal, parse_deal
from ..errors import Fault, StoreError, WinnableError
from ..game import Game, parse_game
from ..line.terminal import Terminal, surroundings_want_plain
from ..messages import say_fault
from ..rules import Family, parse_rules
from ..scoring import Scoring
from ..session import Session, random_number
from ..store import Store, read_text
from ..variants import VARIANTS, Variant, variant_named, variant_of
from .output import Language, deal_number, locale_language, one_of

_USUAL = VARIANTS["draw-three"]


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
    one_of({"FILE": file, "--number": number, "--deal": deal})
    rules_of_file = {"--game": game, "--rules": rules, "--scoring": scoring}
    one_of({"FILE": file, **rules_of_file, "--original": original or None}, only="FILE")
    variant = _variant(game, rules, scoring, original=original)
    text = deal if number is None else str(deal_number(number))
    chosen = _choose_file(store, file) if file else _choose(store, variant, text, new=new)
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
    if lang is not None or plain is not None:
        try:
            store.keep_settings(settings)
        except StoreError as error:
            lines.append(say_fault(session.voice, error))
    lines += session.begin(resumed=chosen.resumed)
    Terminal(plain=is_plain, prompt=prompt).run(session, lines)
    return 0


@dataclass(frozen=True, slots=True)
class _Chosen:
    """The game to play."""

    game: Game
    game_id: str | None = None
    """Its file, if it has one already."""
    resumed: bool = False
    left: bool = False
    """The game before it counts as left."""


def _choose_file(store: Store, file: Path) -> _Chosen:
    """A file of the store is that game itself; any other is copied into a new one."""
    game = parse_game(read_text(file))
    is_ours = file.resolve() == store.path(file.stem).resolve()
    if is_ours and store.claim(file.stem):
        return _Chosen(game, file.stem, resumed=True)
    return _Chosen(game, resumed=True)


def _choose(store: Store, variant: Variant | None, text: str | None, *, new: bool) -> _Chosen:
    """The game in progress, or a new one; the same deal again is the game in progress, too."""
    if text is None and not new:
        found = store.latest(variant.name if variant else None)
        if found is not None:
            return _Chosen(found[1], found[0], resumed=True)
    kind = variant or (_USUAL if text else _last_kind(store))
    deal = numbered_deal(random_number(), kind.rules)
    if text is not None:
        deal = parse_deal(text, kind.rules)
    found = None if store.is_busy else store.latest(kind.name)
    if found is not None and text is not None and not new and found[1].deal == deal:
        return _Chosen(found[1], found[0], resumed=True)
    left = found is not None and store.leave(*found)
    opening = store.balance(kind.name) if kind.scoring is Scoring.CUMULATIVE else 0
    return _Chosen(Game(kind.rules, deal, kind.scoring, opening=opening), left=left)


def _last_kind(store: Store) -> Variant:
    """The variant that was played last."""
    found = store.latest()
    if found is not None:
        store.release(found[0])
        return found[1].variant
    results = store.results()[0]
    return VARIANTS.get(results[-1].name, _USUAL) if results else _USUAL


def _variant(
    game: str | None, rules: str | None, scoring: Scoring | None, *, original: bool
) -> Variant | None:
    """The variant asked for; None if none was."""
    if game is None and rules is None and scoring is None and not original:
        return None
    one_of({"--game": game, "--rules": rules})
    base = _USUAL if game is None else variant_named(game)
    values = base.rules if rules is None else parse_rules(rules)
    if original:
        values = replace(values, undo=False)
    kept = scoring or (base.scoring if rules is None else Scoring.NONE)
    if values.family is Family.SOLITARIO and kept is not Scoring.NONE:
        raise WinnableError(Fault.SCORING_DECK)
    return variant_of(values, kept)
