"""Ranked games of a day: begins and continues attempts, and shows the board."""

import time
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from ..deals import Deal
from ..game import Game
from ..messages import Voice
from ..messages.events import date_details
from ..messages.statistics import clock_text, game_name
from ..openings import last_kind
from ..openings import new_game as game_of
from ..ranked import RankedError, RankedFault, span
from ..session import Session
from ..store import Attempt, Boards, Store
from ..store.boards import PAGE, Board, Entry
from ..store.races import Races
from ..variants import VARIANTS
from . import wire

FIRST: Final = date(2026, 1, 1)
"""The first day with a board."""
_HEADS: Final = ("place", "player", "time", "moves", "score", "undone", "helped")


@dataclass(frozen=True, slots=True)
class Entering:
    """A player who enters a contest, with a game to continue, or with a new one."""

    store: Store
    contest: str
    game: str
    game_id: str = ""
    """The game to continue; empty: a new one."""
    attempt: Attempt | None = None
    """The attempt whose game is missing: it was removed before the first move."""
    deal: Deal | None = None

    def make_game(self, leaving: tuple[str, Game] | None) -> Game:
        """Makes the new game."""
        assert self.deal is not None
        return game_of(self.store, VARIANTS[self.game], self.deal, leaving)

    def record(self, game_id: str) -> None:
        """Records the new game: the clock of the contest starts."""
        boards = Boards(self.store.database)
        if self.attempt is None:
            boards.begin(self.store.player, self.contest, self.game, game_id)
        else:
            boards.replace(self.attempt, game_id)


def enter(store: Store, asked: wire.NewGame) -> Entering:
    """Enters a contest. Raises ``WinnableError`` if it does not exist or is over."""
    boards = Boards(store.database)
    contest = str(boards.today()) if asked.ranked in ("today", None, "") else asked.ranked
    is_race = contest.startswith("race-")
    game = asked.game or _usual(last_kind(store).name)
    if is_race:
        game = Races(store.database).check_begun(contest, store.player)
    dealt = boards.dealt(contest, game)
    last = boards.last_attempt(store.player, contest, game)
    if last is not None and (is_race or not asked.again):
        if store.has(last.id):
            return Entering(store, contest, game, last.id)
        if last.state == "playing":
            return Entering(store, contest, game, attempt=last, deal=dealt.deal)
    if time.time() >= span(boards.day(contest))[0] + 86_400:
        raise RankedError(RankedFault.OVER, text=contest)
    return Entering(store, contest, game, deal=dealt.deal)


def board_of(session: Session, asked: wire.AskBoard) -> wire.Board:
    """Returns a page of the board of a day. Raises ``WinnableError``."""
    voice, store, page = session.voice, session.store, max(0, asked.page)
    assert store is not None
    boards = Boards(store.database)
    day = boards.day(asked.day) if asked.day else boards.today()
    game = asked.game or _usual(session.game.variant.name)
    if game not in VARIANTS:
        raise RankedError(RankedFault.NO_CONTEST, text=game[:40])
    found = boards.board(str(day), game, store.player, page)
    begins, ends = span(day)
    rows = []
    for at, entry in enumerate(found.entries, page * PAGE + 1):
        place = at if entry.number == 1 else 0
        rows.append(_row(voice, entry, place, is_own=entry.player == store.player))
    is_public = time.time() >= ends
    proof = [voice.say("board-proof-hash", what=boards.commitment(day))]
    if is_public:
        proof.append(voice.say("board-proof-secret", what=boards.secret(str(day)).hex()))
    else:
        tomorrow = day + timedelta(days=1)
        proof.append(voice.say("board-proof-later", **date_details(tomorrow)))
        proof.append(
            voice.say(
                "board-proof-next", what=boards.commitment(tomorrow), **date_details(tomorrow)
            )
        )
    return wire.Board(
        day=str(day),
        title=voice.say("board-title", name=game_name(voice, game), **date_details(day)),
        game=game,
        counts=voice.say("board-counts", begun=found.begun, won=found.won),
        standing=_standing(voice, found),
        state=found.state,
        open=time.time() < begins + 86_400,
        heads=[voice.say(f"board-{head}") for head in _HEADS],
        rows=rows,
        page=page,
        pages=max(1, -(-found.wins // PAGE)),
        proof=proof,
        link=f"/api/days/{day}" if is_public else "",
        before=str(day - timedelta(days=1)) if day > FIRST else None,
        after=str(day + timedelta(days=1)) if day < boards.today() else None,
    )


def _row(voice: Voice, entry: Entry, place: int, *, is_own: bool) -> wire.BoardRow:
    name = (
        voice.phrase("board-you") if is_own else voice.phrase("board-nobody", seat=str(entry.seat))
    )
    if entry.number > 1:
        name = voice.phrase("board-again", name=name, number=str(entry.number))
    cells = [
        str(place or ""),
        name,
        clock_text(entry.took // 1000),
        str(entry.moves),
        "" if entry.points is None else str(entry.points),
        str(entry.undone or ""),
        str(entry.helped or ""),
    ]
    return wire.BoardRow(cells, is_own)


def _standing(voice: Voice, found: Board) -> str:
    if found.own is not None:
        time_ = clock_text(found.own.took // 1000)
        return voice.say("board-own", place=found.place, won=found.won, time=time_)
    return voice.say(f"board-own-{found.state}") if found.state in ("playing", "left") else ""


def _usual(name: str) -> str:
    """Returns a game that has boards: the given one, or the usual one if its rules are others."""
    return name if name in VARIANTS else next(iter(VARIANTS))
