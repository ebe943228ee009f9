"""The boards of ranked games: who won the deal of a contest, and how.

A contest is a day (``2026-11-23``) or a race (``race-…``). A player's first attempt at a contest's
game counts; later ones are kept beside it. All figures come from the game as this program has
played it: its moves, the clock of its database, and what it counted.
"""

import re
from collections.abc import Collection
from dataclasses import dataclass
from datetime import date
from typing import Final, Literal

from ...catalogues.ranked import (
    FIRST,
    Dealt,
    Published,
    RankedError,
    RankedFault,
    commitment,
    day_at,
    ranked_deal,
    span,
)
from ...game.game import Game
from ...law.deals import Deal
from ...law.reading import parse_deal
from ...law.rules import Rules
from ...law.variants import VARIANTS
from ..databases.database import Database, Execute
from .players import Players
from .seasons import Seasons

PAGE: Final = 50
"""Entries on a page of a board."""
RACE: Final = 3_600
"""Seconds that a race may last."""
WAITING: Final = 24 * 3_600
"""Seconds after which a race that has not begun is over."""
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
        self._database, self._seasons = database, Seasons(database)

    # Deals and secrets

    def today(self) -> date:
        """Returns the day that has begun last, in UTC. Raises ``RankedError`` while the time is in
        doubt.
        """
        if self._database.clock.doubt():
            raise RankedError(RankedFault.CLOCK)
        return day_at(self._database.clock.now())

    def secret(self, contest: str) -> bytes:
        """Returns the secret of a contest. Raises ``RankedError`` if there is no such contest."""
        if _DAY.fullmatch(contest):
            day = self.day(contest)
            return self._seasons.of(day).secret(day)
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
        if not FIRST <= day <= self.today():
            raise RankedError(RankedFault.NO_CONTEST, text=text[:40])
        return day

    def is_open(self, day: date) -> bool:
        """Whether attempts at a day may begin."""
        return day == self.today() and not self._seasons.is_told(day)

    def commitment(self, day: date) -> str:
        """Returns the commitment to the secret of a day, which may be in the future."""
        return commitment(self._seasons.of(day).secret(day))

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
        if not self.is_over(text):
            raise RankedError(RankedFault.SECRET, text=text)
        query = "SELECT game, number, deal FROM ranked_deals WHERE contest = ?"
        rows = {game: (number, deal) for game, number, deal in self._database.read(query, text)}
        season = self._seasons.of(day)
        secret, first = season.secret(day), date.fromisoformat(season.first)
        deals = {game: rows[game] for game in VARIANTS if game in rows}
        return Published(day, secret, commitment(secret), deals, first)

    # Attempts

    def attempt_of(self, player: str, game_id: str) -> "Attempt | None":
        """Returns the attempt that a game is; None if it is none."""
        rows = self._database.read(
            f"SELECT {_ATTEMPT} FROM attempts WHERE player = ? AND id = ?",  # noqa: S608  # constant
            *(player, game_id),
        )
        return None if not rows else Attempt(self._database, player, *rows[0])

    def last_attempt(self, player: str, contest: str, game: str) -> "Attempt | None":
        """Returns the player's attempt in progress at a contest, or the last one; None if there is
        none.
        """
        rows = self._database.read(
            f"SELECT {_ATTEMPT} FROM attempts "  # noqa: S608  # constants
            f"WHERE player = ? AND contest = ? AND game = ? {_NEWEST}",
            *(player, contest, game, "race-%"),
        )
        return None if not rows else Attempt(self._database, player, *rows[0])

    def last_id(self, execute: Execute, player: str, contest: str, game: str) -> str | None:
        """Returns the game of ``last_attempt``, and locks the contest until the transaction ends;
        None before the first attempt.
        """
        execute(
            "UPDATE ranked_deals SET number = number WHERE contest = ? AND game = ?",
            *(contest, game),
        )
        rows = execute(
            f"SELECT id FROM attempts WHERE player = ? AND contest = ? AND game = ? {_NEWEST}",  # noqa: S608  # a constant
            *(player, contest, game, "race-%"),
        )
        return rows[0][0] if rows else None

    def begin(self, execute: Execute, player: str, contest: str, game: str, game_id: str) -> None:
        """Records a new attempt in the transaction that stores its game; the clock starts. An
        attempt in progress ends. Raises ``RankedError`` if the contest is over.
        """
        if not self.is_open(self.day(contest)):
            raise RankedError(RankedFault.OVER, text=contest)
        where, now = "WHERE contest = ? AND game = ?", self._database.clock.now()
        self._database.clock.note(execute, now)
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
            *(contest, game, player, contest, game, int(now * 1000)),
        )

    def replace(self, execute: Execute, attempt: "Attempt", game_id: str) -> bool:
        """Gives an attempt another game: its own was removed before the first move. Returns whether
        the player still has the attempt.
        """
        rows = execute(
            "UPDATE attempts SET id = ? "
            "WHERE contest = ? AND game = ? AND player = ? AND number = ? RETURNING number",
            *(game_id, attempt.contest, attempt.game, attempt.player, attempt.number),
        )
        return bool(rows)

    # Secrets

    def secret_contest(self, deal: Deal) -> str | None:
        """Returns a contest with this deal that keeps its secret; None if there is none.

        However a game came to this deal, nobody may learn its hidden cards yet.
        """
        rows = self._database.read("SELECT contest FROM ranked_deals WHERE deal = ?", str(deal))
        return next((contest for (contest,) in rows if not self.is_over(contest)), None)

    def secret_deals(self) -> list[str]:
        """Returns the texts of all such deals."""
        rows = self._database.read(
            "SELECT contest, deal FROM ranked_deals WHERE contest IN "
            "(SELECT id FROM races WHERE made > 0) OR (contest < 'race' AND NOT EXISTS "
            "(SELECT 1 FROM seasons WHERE first <= contest AND last >= contest "
            "AND told >= contest)) ORDER BY contest DESC"  # a day tells those before it
        )
        return [deal for contest, deal in rows if not self.is_over(contest)]

    def check_public(self, deal: Deal) -> None:
        """Raises ``RankedError`` if nobody may learn the hidden cards of a deal yet."""
        contest = self.secret_contest(deal)
        if contest is not None:
            raise RankedError(RankedFault.SECRET, text=contest)

    def is_over(self, contest: str) -> bool:
        """Whether the secret of a contest is public. That is for good: whoever asks may tell it.
        Nothing becomes public while the time is in doubt.
        """
        if _DAY.fullmatch(contest):
            day = date.fromisoformat(contest)
            if self._seasons.is_told(day):
                return True
            clock = self._database.clock
            if clock.doubt() or clock.now() < span(day)[1]:
                return False
            self._seasons.tell(day)
            return True
        query = "SELECT made, begins FROM races WHERE id = ?"
        for made, begins in self._database.read(query, contest):
            query = "SELECT state FROM attempts WHERE contest = ?"
            states = [state for (state,) in self._database.read(query, contest)]
            return is_race_over(self._database, contest, made, begins, states)
        return True

    def count_advice(self, player: str, rules: Rules) -> None:
        """Counts advice in each ranked game in progress with these rules."""
        for name, variant in VARIANTS.items():
            if variant.rules == rules:
                self._database.write(
                    "UPDATE attempts SET helped = helped + 1 "
                    "WHERE player = ? AND game = ? AND state = 'playing'",
                    *(player, name),
                )

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
_NEWEST: Final = (
    "ORDER BY state <> 'playing', "
    "CASE WHEN state = 'playing' OR contest LIKE ? THEN number ELSE -number END LIMIT 1"
)
"""Of several attempts in progress, which a merge can leave, the one that counts; in a race, too."""
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
        return self.began / 1000 + RACE if day is None else span(day)[1]

    def seconds(self) -> float:
        """Returns the time of the attempt: since the deal was shown, whatever happened since."""
        return self.took / 1000 or max(0.0, self._now() - self.began / 1000)

    @property
    def is_running(self) -> bool:
        """Whether its clock runs: the game is not won, and the contest not over."""
        return self.state == "playing" and self._now() < self.ends

    def _now(self) -> float:
        """Returns the time, which is not before the beginning that another machine has noted."""
        return self.database.clock.now(self.began / 1000)

    def helped(self) -> None:
        """Counts an answer with advice."""
        if self.state == "playing":
            self.database.write(
                "UPDATE attempts SET helped = helped + 1 "
                "WHERE player = ? AND id = ? AND state = 'playing'",
                *(self.player, self.id),
            )

    def record(self, game: Game, undone: int, execute: Execute, *, wins: bool) -> None:
        """Records, in the transaction that saves the game, the moves ``undone``, the cards on the
        foundations, and a win, once; no win if it comes too late, if the secret was told, or if the
        game does not have the deal of the contest.

        If the clock was set back behind its beginning, it took what the table has counted.
        """
        execute(
            "UPDATE attempts SET undone = undone + ?, cards = ? "
            "WHERE player = ? AND id = ? AND state = 'playing'",
            *(undone, sum(game.position.foundations), self.player, self.id),
        )
        now = self._now()
        if wins and now < self.ends and game.rules == VARIANTS[self.game].rules:
            points = None if game.score is None else game.score - game.opening
            took = int(now * 1000) - self.began
            took = took if took > 0 else max(1, game.seconds * 1000)
            execute(
                "UPDATE attempts SET state = 'won', took = ?, moves = ?, points = ? "
                "WHERE player = ? AND id = ? AND state = 'playing' AND EXISTS (SELECT 1 "
                "FROM ranked_deals WHERE contest = ? AND ranked_deals.game = ? AND deal = ?) "
                "AND NOT EXISTS (SELECT 1 FROM races WHERE races.id = ? AND made = 0) "
                "AND NOT EXISTS (SELECT 1 FROM seasons WHERE first <= ? AND last >= ? "
                "AND told >= ?)",
                *(took, game.moves_made, points, self.player, self.id),
                *(self.contest, self.game, str(game.deal), *[self.contest] * 4),
            )

    def tell(self, game: Game) -> None:
        """Tells the other players of a race that there are more or fewer cards out."""
        cards = sum(game.position.foundations)
        if self.day is None and cards != self.cards:
            self.database.publish(self.contest, "")
        self.cards = cards


def is_race_over(
    database: Database, name: str, made: int, begins: int, states: Collection[str]
) -> bool:
    """Whether a race is over, for good, from its times in milliseconds and its players' states.

    ``begins`` is 0 before all are ready, and ``made`` when it is over.
    """
    if not made:
        return True
    clock = database.clock
    end = begins / 1000 + RACE if begins else made / 1000 + WAITING
    is_over = clock.now() >= end and clock.doubt() is None
    is_over |= bool(begins) and clock.now() >= begins / 1000 and "playing" not in states
    if is_over:
        database.write("UPDATE races SET made = 0 WHERE id = ?", name)
    return is_over
