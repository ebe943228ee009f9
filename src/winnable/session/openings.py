"""Chooses the game to play: the one in progress, or a new one of a variant and a deal."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import islice
from typing import Final, Unpack

from ..analysis.efforts import effort
from ..catalogues import Condition, Graded, catalogue, catalogue_of
from ..catalogues.new import USUAL, Choice, Wish, game_of, random_number
from ..catalogues.ranked import RankedError, RankedFault
from ..catalogues.steps import STEPS
from ..disk import StoreError
from ..game.game import Game
from ..law.deals import Deal, DealError, numbered_deal
from ..law.difficulty import Difficulty
from ..law.errors import Details, WinnableError
from ..law.moves import start
from ..law.rules import Rules
from ..law.variants import VARIANTS, Variant
from ..solver import Limits, Verdict, solve
from ..store import Attempt, Boards, Settings, Stale, Store, counts
from ..store.contests.races import Races
from ..store.databases.database import Execute

KEPT: Final = 50
"""Most games in a list of those in progress."""
FIRST: Final = VARIANTS[STEPS[0][0]]
"""The game of a player who has not played yet."""


class OpeningFault(StrEnum):
    """What can be wrong with a requested deal. Every language file has a sentence for it."""

    NO_WINNABLE = "no-winnable"


class OpeningError(DealError):
    """The requested deal does not exist."""

    def __init__(self, code: OpeningFault, **details: Unpack[Details]) -> None:
        WinnableError.__init__(self, code, details)


@dataclass(frozen=True, slots=True)
class Chosen:
    """The game to play."""

    game: Game
    game_id: str | None = None
    """The name of the game in the store, if it already has one."""
    resumed: bool = False
    left: bool = False
    """Whether the previous game counts as abandoned."""


def winnable_deal(rules: Rules) -> Deal:
    """Finds a deal that is proven winnable. Raises ``WinnableError`` after ``dealing`` states.

    Each deal counts at least a thousandth of these.
    """
    left = states = effort(rules).dealing
    while left > 0:
        deal = numbered_deal(random_number(), rules)
        answer = solve(start(rules, deal), Limits(nodes=states // 20))
        if answer.verdict is Verdict.WINNABLE:
            return deal
        left -= answer.nodes + states // 1000
    raise OpeningError(OpeningFault.NO_WINNABLE)


Levels = Callable[[Rules], Difficulty | None]
"""The difficulty of new deals of some rules; None: any deal."""


def usual_choice(rules: Rules, levels: Levels, number: Callable[[], int] = random_number) -> Choice:
    """Chooses a deal of the usual difficulty, or any deal if these rules have none of it."""
    usual = levels(rules)
    known = None if usual is None else catalogue(rules)
    return usual if usual is not None and known is not None and known.has(usual) else number()


def deals_like(condition: Condition, rules: Rules, playing: Deal) -> Iterator[Graded]:
    """Yields the graded deals that meet a condition, by number, without the deal in play.

    The deal in play is left out so that no condition reveals anything about it. It is recognised by
    its number, which the player knows, and never by its cards: otherwise the gap would reveal which
    number a pasted deal has. Raises ``WinnableError`` if these rules have no catalogue.
    """
    found = catalogue_of(rules).find(condition)
    own = playing.number if playing.deck is rules.deck else None
    return (graded for graded in found if graded.number != own)


def choose(
    store: Store,
    variant: Variant | None,
    deal: Choice,
    *,
    new: bool,
    levels: Levels | None = None,
) -> Chosen:
    """Returns the game in progress, or a new one of the chosen deal, by default a usual one.

    A game in progress that has the chosen deal is continued unless a ``new`` one is wanted. If the
    new game cannot be stored, it is played without a file and the old one stays in progress. Raises
    ``WinnableError`` if these rules have no such deal.
    """
    if deal is None and not new:
        found = store.latest(variant.name if variant else None)
        if found is not None:
            return Chosen(found[1], found[0], resumed=True)
    is_named = isinstance(deal, int | str) and not isinstance(deal, Difficulty)
    kind = variant or (USUAL if is_named else last_kind(store, FIRST))
    if deal is None:
        deal = usual_choice(kind.rules, levels or Settings().level_of)
    game = game_of(Wish(kind, deal))
    old = None if store.is_busy else store.latest(kind.name, kept=True)
    if old is not None and not new and old[1].deal == game.deal:
        return Chosen(old[1], old[0], resumed=True)
    try:
        game_id = store.replace(old, game, carries=True)
    except StoreError:
        if old is not None:
            store.release(old[0])
        return Chosen(game)
    return Chosen(game, game_id, left=old is not None and counts(old[1]))


def end_kept(store: Store, name: str, begin: Callable[..., str]) -> str:
    """Ends the kept game of the variant ``name`` for the one that ``begin`` stores, unless it is
    open elsewhere; returns the name of the new game. Raises ``StoreError``.
    """
    found = store.latest(name, kept=True)
    try:
        stored = None if found is None else store.stored(found[0])
        version = stored.version if stored is not None and store.database.is_shared else None
        return end_newest(store, found, version, begin)
    except BaseException:
        if found is not None:
            store.release(found[0])
        raise


def end_newest(
    store: Store, old: tuple[str, Game] | None, version: int | None, begin: Callable[..., str]
) -> str:
    """Ends the ``old`` game for the one that ``begin`` stores; returns the name of the new game.

    If another process has saved the old game, the newest one ends. Raises ``StoreError``.
    """
    while True:
        try:
            return begin(old, version=version)
        except Stale as stale:
            found = store.open(str(stale))
            if found is None or found[1].state == "left":
                old = version = None
            else:
                old, version = (str(stale), found[0]), found[1].version


def given(game: Game) -> Game:
    """Returns a game that came from elsewhere. If it came with moves, the player has not found
    them, and it counts as assisted.
    """
    game.assisted |= bool(game.steps) and game.table is None
    return game


def kept_games(store: Store) -> list[tuple[str, Game]]:
    """Returns the newest ``KEPT`` games in progress and their names, without those of contests.

    They may be open, here or elsewhere.
    """
    names = islice(store.in_progress(kept=True), KEPT)
    found = [(name, store.read(name)) for name in names]
    return [(name, game) for name, game in found if game is not None]


def last_kind(store: Store, first: Variant = USUAL) -> Variant:
    """Returns the variant that was played last; ``first`` if none was."""
    found = store.latest()
    if found is not None:
        store.release(found[0])
        return found[1].variant
    try:
        results = store.results.all()
    except StoreError:  # ``latest`` has noted the error
        return USUAL
    return VARIANTS.get(results[-1].name, USUAL) if results else first


class Overtaken(Exception):
    """Another request of the player has entered the contest meanwhile, or merged the player."""


@dataclass(frozen=True, slots=True)
class Entering:
    """A player who enters a contest, with a game to continue, or with a new one."""

    store: Store
    contest: str
    game: str
    game_id: str = ""
    """The game to continue; empty: a new one."""
    last_id: str | None = None
    """The game of the last attempt, which may be missing; None before the first attempt."""
    attempt: Attempt | None = None
    """The attempt whose game is missing: it was removed before the first move."""
    deal: Deal | None = None

    @property
    def wish(self) -> Wish:
        """The new game."""
        return Wish(VARIANTS[self.game], self.deal)

    def begin(
        self, game: Game, old: tuple[str, Game] | None = None, version: int | None = None
    ) -> str:
        """Stores the new game and its attempt as ``Store.replace``; the contest's clock starts.

        A game without an attempt would tell its hidden cards. An attempt without its game gets
        another one. Raises ``Overtaken``.
        """
        return self.store.replace(old, game, version, carries=True, also=self._record)

    def _record(self, execute: Execute, game_id: str) -> None:
        boards, player = Boards(self.store.database), self.store.player
        if boards.last_id(execute, player, self.contest, self.game) != self.last_id:
            raise Overtaken
        if self.attempt is None:
            boards.begin(execute, player, self.contest, self.game, game_id)
        elif not boards.replace(execute, self.attempt, game_id):
            raise Overtaken


def enter(store: Store, contest: str, game: str | None = None, *, again: bool = False) -> Entering:
    """Enters a contest: a day, ``today``, or a race. ``again``: with another attempt, unless the
    last one has no move yet.

    Without a ``game`` it is the one played last. Raises ``WinnableError`` if the contest does not
    exist, or if it is over and the player has no game of it.
    """
    boards = Boards(store.database)
    if contest == "today":
        contest = str(boards.today())
    is_race = contest.startswith("race-")
    if game is None:
        game = ranked_game(last_kind(store).name)
    if is_race:
        game = Races(store.database).check_begun(contest, store.player)
    last = boards.last_attempt(store.player, contest, game)
    if last is None:
        _check_open(boards, contest)  # before its deal is made
    dealt = boards.dealt(contest, game)
    last_id = None if last is None else last.id
    entering = Entering(store, contest, game, last_id=last_id, deal=dealt.deal)
    if last is not None:
        is_here, is_playing = store.has(last.id), last.state == "playing"
        if is_here and (is_race or not again or (is_playing and store.is_fresh(last.id))):
            return replace(entering, game_id=last.id)
        if is_playing and not is_here:
            return replace(entering, attempt=last)
    _check_open(boards, contest)
    return entering


def _check_open(boards: Boards, contest: str) -> None:
    """Raises ``RankedError`` if no attempt at a day may begin."""
    if not boards.is_open(boards.day(contest)):
        raise RankedError(RankedFault.OVER, text=contest)


def ranked_game(name: str) -> str:
    """Returns a game with ranked deals: that preset, or the usual one for other rules."""
    return name if name in VARIANTS else USUAL.name


def choose_ranked(store: Store, variant: Variant | None) -> Chosen | None:
    """Begins or continues the ranked deal of today, for ``winnable play``.

    Returns None if another process has the game. Raises ``WinnableError`` if the rules have no
    ranked deals.
    """
    entering = enter(store, "today", None if variant is None else variant.name)
    if not entering.game_id:
        game = game_of(entering.wish)
        try:
            return Chosen(game, entering.begin(game))
        except Overtaken:
            return choose_ranked(store, VARIANTS[entering.game])
    if not store.claim(entering.game_id):
        return None
    found = store.read(entering.game_id)
    if found is None:
        store.release(entering.game_id)
        raise RankedError(RankedFault.NO_CONTEST, text=entering.contest)
    return Chosen(found, entering.game_id, resumed=True)
