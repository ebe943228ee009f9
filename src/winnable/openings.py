"""Which game is played: the one in progress, or a new one of the kind and the deal asked for."""

import re
import secrets
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from typing import Final

from .catalogue import Catalogue, Condition, Graded, Level, catalogue_of
from .deals import Deal, numbered_deal, parse_deal
from .errors import DealError, Fault, WinnableError
from .game import Game, parse_game
from .law import start
from .rules import Family, Rules, parse_rules
from .scoring import Scoring
from .solver import Limits, Verdict, solve
from .store import Store, read_text
from .variants import VARIANTS, Variant, variant_named, variant_of

USUAL: Final = VARIANTS["draw-three"]
NEW_NUMBERS: Final = 1_000_000
"""New games are dealt from the numbers 1 .. NEW_NUMBERS."""

STATES: Final = 5_000_000
"""States that the search for a winnable deal may cost; a deal costs a thousandth at least."""


@dataclass(frozen=True, slots=True)
class Chosen:
    """The game to play."""

    game: Game
    game_id: str | None = None
    """Its file, if it has one already."""
    resumed: bool = False
    left: bool = False
    """The game before it counts as left."""


def random_number() -> int:
    """A number for a new deal."""
    return secrets.randbelow(NEW_NUMBERS) + 1


def winnable_deal(rules: Rules) -> Deal:
    """A new deal that is proven winnable. Raises ``WinnableError`` if none is found in time."""
    left = STATES
    while left > 0:
        deal = numbered_deal(random_number(), rules)
        answer = solve(start(rules, deal), Limits(nodes=STATES // 20))
        if answer.verdict is Verdict.WINNABLE:
            return deal
        left -= answer.nodes + STATES // 1000
    raise WinnableError(Fault.NO_WINNABLE)


def level_deal(rules: Rules, level: str) -> Deal:
    """A new deal of that level, one of ``deals.LEVELS``, from the catalogue.

    Raises ``WinnableError`` if these rules have no catalogue, or no deal of that level.
    """
    number = levelled(rules, level).pick(Level(level), secrets.SystemRandom())
    return numbered_deal(number, rules, level)


def levelled(rules: Rules, level: str) -> Catalogue:
    """The catalogue of a game that has deals of that level. Raises ``WinnableError``."""
    found = catalogue_of(rules)
    if not found.has(Level(level)):
        raise WinnableError(Fault.NO_LEVEL, rules=str(rules), level=level)
    return found


def next_deal(rules: Rules, usual: str | None, number: Callable[[], int] = random_number) -> Deal:
    """A new deal of the level that is usual for the player; any deal where there is none."""
    if usual is not None:
        with suppress(WinnableError):
            return level_deal(rules, usual)
    return numbered_deal(number(), rules)


def deals_like(condition: Condition, rules: Rules, playing: Deal) -> Iterator[Graded]:
    """The graded deals that meet a condition, lowest numbers first, without the one that is being
    played: whatever is asked, nothing comes out about that. It is left out by its number, which the
    player knows: what is missing must not tell which number the cards of a pasted deal have.

    Raises ``WinnableError`` if these rules have no catalogue.
    """
    found = catalogue_of(rules).find(condition)
    own = playing.number if playing.deck is rules.deck else None
    return (graded for graded in found if graded.number != own)


def daily_number(day: str) -> int:
    """The number of the deal of a day, ``2026-11-22``: the same for all, 20261122.

    Raises ``DealError``.
    """
    try:
        if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", day, re.ASCII):
            raise ValueError
        date.fromisoformat(day)
    except ValueError:
        raise DealError(Fault.DEAL_DAY, text=day[:20]) from None
    return int(day.replace("-", ""))


def choose_file(store: Store, file: Path) -> Chosen:
    """A file of the store is that game itself; any other is copied into a new one."""
    game = parse_game(read_text(file))
    is_ours = file.resolve() == store.path(file.stem).resolve()
    if is_ours and store.claim(file.stem):
        return Chosen(game, file.stem, resumed=True)
    return Chosen(game, resumed=True)


def choose(
    store: Store,
    variant: Variant | None,
    text: str | None,
    *,
    new: bool,
    level: str | None = None,
    usual: str | None = None,
) -> Chosen:
    """The game in progress, or a new one: of the deal ``text``, else of the ``level`` asked for,
    else of the ``usual`` level where there are levels. The same deal again is the game in progress,
    too.

    Raises ``WinnableError`` if there are no deals of the ``level``.
    """
    if text is None and not new:
        found = store.latest(variant.name if variant else None)
        if found is not None:
            return Chosen(found[1], found[0], resumed=True)
    kind = variant or (USUAL if text else last_kind(store))
    if text is not None:
        deal = parse_deal(text, kind.rules)
    elif level is not None:
        deal = level_deal(kind.rules, level)
    else:
        deal = next_deal(kind.rules, usual)
    found = None if store.is_busy else store.latest(kind.name)
    if found is not None and text is not None and not new and found[1].deal == deal:
        return Chosen(found[1], found[0], resumed=True)
    left = found is not None and store.leave(*found, deal)
    return Chosen(new_game(store, kind, deal), left=left)


def new_game(store: Store, variant: Variant, deal: Deal) -> Game:
    """A game of that kind; cumulative Vegas brings the balance of the games before."""
    opening = store.balance(variant.name) if variant.scoring is Scoring.CUMULATIVE else 0
    return Game(variant.rules, deal, variant.scoring, opening=opening)


def last_kind(store: Store) -> Variant:
    """The variant that was played last."""
    found = store.latest()
    if found is not None:
        store.release(found[0])
        return found[1].variant
    results = store.results()[0]
    return VARIANTS.get(results[-1].name, USUAL) if results else USUAL


def variant_asked(
    game: str | None, rules: str | None, scoring: Scoring | None, *, original: bool
) -> Variant | None:
    """The variant asked for by name or by rules; None if none was."""
    if game is None and rules is None and scoring is None and not original:
        return None
    base = USUAL if game is None else variant_named(game)
    values = base.rules if rules is None else parse_rules(rules)
    if original:
        values = replace(values, undo=False)
    kept = scoring or (base.scoring if rules is None else Scoring.NONE)
    if values.family is Family.SOLITARIO and kept is not Scoring.NONE:
        raise WinnableError(Fault.SCORING_DECK)
    return variant_of(values, kept)
