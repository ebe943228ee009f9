"""The boards of ranked games: who won the deal of a contest, and how.

A contest is a day (``2026-11-23``) or a race (``race-…``). A player's first attempt at a contest's
game counts; later ones are kept beside it. All figures come from the game as this program has
played it: its moves, its own clock (``time.time``), and what it counted.
"""

import re
import time
from dataclasses import dataclass
from datetime import date
from typing import Final, Literal

from ...catalogues.ranked import (
    LAST,
    Dealt,
    Published,
    RankedError,
    RankedFault,
    commitment,
    day_at,
    day_secret,
    ranked_deal,
    span,
)
from ...game.game import Game
from ...law.deals import parse_deal
from ...law.variants import VARIANTS
from ..databases.database import Database, Execute, key_of
from .players import Players

PAGE: Final = 50
"""Entries on a page of a board."""
RACE_HOURS: Final = 1
"""Hours that a race may last."""
_DAY: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_ORDER: Final = "CASE WHEN number > 1 THEN 1 ELSE 0 END, CASE WHEN helped > 0 THEN 1 ELSE 0 END"
_SHOWN: Final = (
    "contest = ? AND game = ? "
    "AND player NOT IN (SELECT player FROM restrictions WHERE kind = 'banned')"
)
_WON: Final = f"{_SHOWN} AND state = 'won'"


State = Literal["", "playing", "won", "left"]


@dataclass(frozen=True, slots=True)
class Entry:
    """A won game on a board."""

    player: str
    name: str | None
    """The nickname, if others see it."""
    seat: int
    """The number of the player among those who have begun this game, from 1."""
    number: int
    """1 for the attempt that counts."""
    took: int
    """Milliseconds from the first sight of the deal to the winning move."""
    moves: int
    points: int | None
    undone: int
    """Moves taken back."""
    helped: int
    """Answers with advice."""


@dataclass(frozen=True, slots=True)
class Board:
    """A page of a board."""

    entries: list[Entry]
    """The attempts that count first, those without advice first, then by time."""
    begun: int
    """Players who have begun."""
    wins: int
    """Entries of all pages."""
    won: int
    """Players whose first attempt was won."""
    own: Entry | None
    """The player's first attempt, if it was won."""
    place: int
    """The place of ``own``, from 1."""
    state: State
    """Of the player's last attempt: ``playing``, ``won``, ``left``, or empty before the first."""


class Boards:
    """The contests of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Deals and secrets

    def today(self) -> date:
        """Returns the day that has begun last, in UTC."""
        return day_at(time.time())

    def secret(self, contest: str) -> bytes:
        """Returns the secret of a contest. Raises ``RankedError`` if there is no such contest."""
        if _DAY.fullmatch(contest):
            return day_secret(self._root(), self.day(contest))
        rows = self._database.read("SELECT secret FROM races WHERE id = ?", contest)
        for (secret,) in rows:
            return bytes.fromhex(secret)
        raise RankedError(RankedFault.NO_CONTEST, text=contest[:40])

    def day(self, text: str) -> date:
        """Returns the day of a contest. Raises ``RankedError`` if it has not begun."""
        try:
            day = date.fromisoformat(text)
        except ValueError:
            raise RankedError(RankedFault.NO_CONTEST, text=text[:40]) from None
        if not date(2026, 1, 1) <= day <= min(self.today(), LAST):
            raise RankedError(RankedFault.NO_CONTEST, text=text[:40])
        return day

    def is_open(self, day: date) -> bool:
        """Whether attempts at a day may begin."""
        return day == self.today()

    def commitment(self, day: date) -> str:
        """Returns the commitment to the secret of a day, which may be in the future."""
        return commitment(day_secret(self._root(), day))

    def dealt(self, contest: str, game: str) -> Dealt:
        """Returns the deal of a contest. It is made once, with a search of up to some seconds."""
        if game not in VARIANTS:
            raise RankedError(RankedFault.NO_CONTEST, text=game[:40])
        query = "SELECT number, deal FROM ranked_deals WHERE contest = ? AND game = ?"
        rows = self._database.read(query, contest, game)
        if not rows:
            found = ranked_deal(self.secret(contest), contest, VARIANTS[game])
            with self._database.writing() as execute:
                execute(
                    "INSERT INTO ranked_deals VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
                    *(contest, game, found.number, str(found.deal)),
                )
                rows = execute(query, contest, game)
        ((number, text),) = rows
        return Dealt(number, parse_deal(text, VARIANTS[game].rules))

    def published(self, text: str) -> Published:
        """Returns a day with its secret and the deals that were played.

        Raises ``RankedError`` while the day keeps its secret.
        """
        day = self.day(text)
        if time.time() < span(day)[1]:
            raise RankedError(RankedFault.SECRET, text=text)
        query = "SELECT game, number, deal FROM ranked_deals WHERE contest = ?"
        rows = {game: (number, deal) for game, number, deal in self._database.read(query, text)}
        secret = self.secret(text)
        deals = {game: rows[game] for game in VARIANTS if game in rows}
        return Published(day, secret, commitment(secret), deals)

    def _root(self) -> bytes:
        """Returns the secret of the last day, which is made on first use."""
        return key_of(self._database, "ranked")

    # Attempts

    def attempt_of(self, player: str, game_id: str) -> "Attempt | None":
        """Returns the attempt that a game is; None if it is none."""
        rows = self._database.read(
            f"SELECT {_ATTEMPT} FROM attempts WHERE player = ? AND id = ?",  # noqa: S608  # constant
            *(player, game_id),
        )
        return None if not rows else Attempt(self._database, player, *rows[0])

    def last_attempt(self, player: str, contest: str, game: str) -> "Attempt | None":
        """Returns the player's last attempt at a contest; None if there is none."""
        rows = self._database.read(
            f"SELECT {_ATTEMPT} FROM attempts "  # noqa: S608  # a constant
            "WHERE player = ? AND contest = ? AND game = ? ORDER BY number DESC LIMIT 1",
            *(player, contest, game),
        )
        return None if not rows else Attempt(self._database, player, *rows[0])

    def begin(self, execute: Execute, player: str, contest: str, game: str, game_id: str) -> None:
        """Records a new attempt in the transaction that stores its game; the clock starts. An
        attempt in progress ends. Raises ``RankedError`` if the contest is over.
        """
        if not self.is_open(self.day(contest)):
            raise RankedError(RankedFault.OVER, text=contest)
        where = "WHERE contest = ? AND game = ?"
        execute(
            f"UPDATE attempts SET state = 'left' {where} "  # noqa: S608  # constants
            "AND player = ? AND state = 'playing'",
            *(contest, game, player),
        )
        execute(
            "INSERT INTO attempts SELECT ?, ?, ?, "  # noqa: S608  # constants
            f"(SELECT coalesce(max(number), 0) + 1 FROM attempts {where} AND player = ?), ?, "
            f"coalesce((SELECT max(seat) FROM attempts {where} AND player = ?), "
            f"(SELECT coalesce(max(seat), 0) + 1 FROM attempts {where})), "
            "'playing', '', ?, 0, 0, NULL, 0, 0, 0",
            *(contest, game, player, contest, game, player, game_id),
            *(contest, game, player, contest, game, _now()),
        )

    def replace(self, execute: Execute, attempt: "Attempt", game_id: str) -> None:
        """Gives an attempt another game: its own was removed before the first move."""
        execute(
            "UPDATE attempts SET id = ? "
            "WHERE contest = ? AND game = ? AND player = ? AND number = ?",
            *(game_id, attempt.contest, attempt.game, attempt.player, attempt.number),
        )

    def secret_games(self, player: str) -> set[str]:
        """Returns the games of a player whose hidden cards nobody may learn yet."""
        rows = self._database.read("SELECT DISTINCT id FROM attempts WHERE player = ?", player)
        found = (self.attempt_of(player, game_id) for (game_id,) in rows if game_id)
        return {each.id for each in found if each is not None and each.is_secret()}

    # The board

    def board(self, contest: str, game: str, player: str, page: int = 0) -> Board:
        """Returns a page of the board, from 0, as ``player`` sees it."""
        read = self._database.read
        rows = read(
            f"SELECT {_ENTRY} FROM attempts WHERE {_WON} "  # noqa: S608  # constants
            f"ORDER BY {_ORDER}, took, seat, number LIMIT ? OFFSET ?",
            *(contest, game, PAGE, max(0, page) * PAGE),
        )
        ((begun, wins, won),) = read(
            "SELECT coalesce(sum(CASE WHEN number = 1 THEN 1 ELSE 0 END), 0), "  # noqa: S608  # constants
            "coalesce(sum(CASE WHEN state = 'won' THEN 1 ELSE 0 END), 0), "
            "coalesce(sum(CASE WHEN state = 'won' AND number = 1 THEN 1 ELSE 0 END), 0) "
            f"FROM attempts WHERE {_SHOWN}",
            *(contest, game),
        )
        names = Players(self._database).shown_names([row[0] for row in rows])
        own, place = None, 0
        state: State = ""
        for found in read(
            f"SELECT {_ENTRY}, state FROM attempts "  # noqa: S608  # constants
            "WHERE contest = ? AND game = ? AND player = ? ORDER BY number",
            *(contest, game, player),
        ):
            state = found[-1]
            if found[2] == 1 and state == "won":
                own = Entry(found[0], names.get(found[0]), *found[1:-1])
                place = self._place(contest, game, own)
        entries = [Entry(row[0], names.get(row[0]), *row[1:]) for row in rows]
        return Board(entries, int(begun), int(wins), int(won), own, place, state)

    def place_of(self, attempt: "Attempt") -> tuple[int, int]:
        """Returns the place of a first attempt that was won, and the number of such wins."""
        found = self.board(attempt.contest, attempt.game, attempt.player)
        return found.place, found.won

    def _place(self, contest: str, game: str, entry: Entry) -> int:
        """Returns the place of a first attempt on its board."""
        ((better,),) = self._database.read(
            f"SELECT count(*) FROM attempts WHERE {_WON} AND number = 1 "  # noqa: S608  # constants
            "AND (CASE WHEN helped > 0 THEN 1 ELSE 0 END, took, seat) < (?, ?, ?)",
            *(contest, game, int(entry.helped > 0), entry.took, entry.seat),
        )
        return int(better) + 1


_ENTRY: Final = "player, seat, number, took, moves, points, undone, helped"
_ATTEMPT: Final = "contest, game, number, id, state, began, took, cards"


@dataclass(slots=True, eq=False)
class Attempt:
    """A ranked game in play: what it reports to its board. Methods raise ``StoreError``."""

    database: Database
    player: str
    contest: str
    game: str
    number: int
    id: str
    state: str
    began: int
    took: int
    cards: int

    @property
    def day(self) -> date | None:
        """The day of the contest; None for a race."""
        return date.fromisoformat(self.contest) if _DAY.fullmatch(self.contest) else None

    @property
    def ends(self) -> float:
        """When the contest is over and its secret public, in seconds since 1970."""
        day = self.day
        return self.began / 1000 + 3600 * RACE_HOURS if day is None else span(day)[1]

    def is_secret(self) -> bool:
        """Whether nobody may learn the hidden cards yet: the contest is not over."""
        if time.time() >= self.ends:
            return False
        if self.day is not None:
            return True
        query = "SELECT 1 FROM attempts WHERE contest = ? AND state = 'playing' LIMIT 1"
        return bool(self.database.read(query, self.contest))

    def check_public(self) -> None:
        """Raises ``RankedError`` if nobody may learn the hidden cards yet."""
        if self.is_secret():
            raise RankedError(RankedFault.SECRET, text=self.contest)

    def seconds(self) -> float:
        """Returns the time of the attempt: since the deal was shown, whatever happened since."""
        return (self.took or max(0, _now() - self.began)) / 1000

    def took_back(self, moves: int) -> None:
        """Counts moves that were taken back."""
        self._add("undone", moves)

    def helped(self) -> None:
        """Counts an answer with advice."""
        self._add("helped", 1)

    def _add(self, column: str, count: int) -> None:
        if self.state == "playing" and count > 0:
            with self.database.writing() as execute:
                execute(
                    f"UPDATE attempts SET {column} = {column} + ? "  # noqa: S608  # constants
                    "WHERE player = ? AND id = ? AND state = 'playing'",
                    *(count, self.player, self.id),
                )

    def progress(self, cards: int) -> None:
        """Records and publishes the cards on the foundations, in a race."""
        if self.state != "playing" or cards == self.cards or self.day is not None:
            return
        self.cards = cards
        with self.database.writing() as execute:
            execute(
                "UPDATE attempts SET cards = ? WHERE player = ? AND id = ?",
                *(cards, self.player, self.id),
            )
        self.tell()

    def record_win(self, game: Game, execute: Execute) -> None:
        """Records a win in the transaction that saves it, once; nothing if it comes too late, or
        if the game does not have the deal of the contest.
        """
        if time.time() < self.ends and game.rules == VARIANTS[self.game].rules:
            points = None if game.score is None else game.score - game.opening
            execute(
                "UPDATE attempts SET state = 'won', took = ?, moves = ?, points = ?, cards = ? "
                "WHERE player = ? AND id = ? AND state = 'playing' AND EXISTS (SELECT 1 "
                "FROM ranked_deals WHERE contest = ? AND ranked_deals.game = ? AND deal = ?)",
                *(max(1, _now() - self.began), game.moves_made, points),
                *(sum(game.position.foundations), self.player, self.id),
                *(self.contest, self.game, str(game.deal)),
            )

    def tell(self) -> None:
        """Tells the other players of a race that it has changed."""
        if self.day is None:
            self.database.publish(self.contest, "")


def _now() -> int:
    """Returns the time in milliseconds since 1970."""
    return int(time.time() * 1000)
