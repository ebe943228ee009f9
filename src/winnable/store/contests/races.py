"""Races: two to eight players at the same ranked deal, at the same time.

A race is a row of ``races``, and each of its players a row of ``attempts``: ``joined``, ``ready``,
``playing``, ``won`` or ``left``. ``attempts.line`` names the connection of the player; it is empty
while there is none. Each change is published on the channel of the race, which is its name.
"""

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from ...catalogues.ranked import commitment
from ...law.errors import ErrorOf
from ...law.variants import VARIANTS
from ..databases.database import Database, Execute
from .boards import WAITING, Boards, is_race_over
from .players import Players, is_banned

PLAYERS: Final = range(2, 9)
"""How many players a race can have."""
COUNTDOWN: Final = 5.0
"""Seconds from the moment when all are ready to the first sight of the deal."""
SKEW: Final = 60
"""Seconds before ``WAITING`` in which it cannot begin any more: its secret is told soon."""


class RaceFault(StrEnum):
    """Why a race refuses something. Every language file has a sentence for each."""

    ALONE = "race-alone"
    FULL = "race-full"
    BEGUN = "race-begun"
    GONE = "race-gone"
    NOT_BEGUN = "race-not-begun"
    BANNED = "race-banned"


class RaceError(ErrorOf[RaceFault]):
    """The race refuses a player."""


class Stage(StrEnum):
    """Where a race is."""

    LOBBY = "lobby"
    COUNTDOWN = "countdown"
    RUNNING = "running"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Racer:
    """A player of a race."""

    player: str
    name: str | None
    """The nickname, if others see it."""
    seat: int
    """From 1, in the order of joining."""
    state: str
    """``joined``, ``ready``, ``playing``, ``won`` or ``left``."""
    is_here: bool
    """Whether the player is connected."""
    took: int
    """Milliseconds of a win."""
    cards: int
    """Cards on the foundations."""
    game_id: str


@dataclass(frozen=True, slots=True)
class Race:
    """A race at one moment. It tells nothing about cards but their number."""

    id: str
    game: str
    commitment: str
    secret: str
    """In hexadecimal digits; empty until the race is over."""
    stage: Stage
    racers: tuple[Racer, ...]
    wait: float = field(compare=False)
    """Seconds until the deal is shown; 0 before the countdown and after it."""

    def racer(self, player: str) -> Racer | None:
        """Returns a player of the race."""
        return next((each for each in self.racers if each.player == player), None)

    def place(self, racer: Racer) -> int:
        """Returns the place of a winner, from 1."""
        return 1 + sum(
            each.state == "won" and (each.took, each.seat) < (racer.took, racer.seat)
            for each in self.racers
        )


class Races:
    """The races of a database. Methods raise ``StoreError``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def make(self, game: str) -> str:
        """Makes a race, and returns its name. Raises ``RankedError``."""
        name = f"race-{secrets.token_urlsafe(9)}"
        self._database.write(
            "INSERT INTO races VALUES (?, ?, ?, ?, 0)",
            *(name, game, secrets.token_hex(32), int(1000 * self._database.clock.now())),
        )
        Boards(self._database).dealt(name, game)
        return name

    def read(self, name: str) -> Race:
        """Returns a race as it is now. Raises ``RaceError`` if there is none."""
        query = "SELECT game, secret, made, begins FROM races WHERE id = ?"
        rows = self._database.read(query, name)
        if not rows:
            raise RaceError(RaceFault.GONE)
        game, secret, made, begins = rows[0]
        found = self._database.read(
            "SELECT player, seat, state, line <> '', took, cards, id FROM attempts "
            "WHERE contest = ? AND number = 1 ORDER BY seat",
            name,
        )
        names = Players(self._database).shown_names([row[0] for row in found])
        racers = tuple(
            Racer(player, names.get(player), seat, state, bool(here), *rest)
            for player, seat, state, here, *rest in found
        )
        wait, stage = max(0.0, begins / 1000 - self._database.clock.now()), Stage.RUNNING
        if is_race_over(self._database, name, made, begins, [each.state for each in racers]):
            stage = Stage.OVER
        elif wait or not begins:
            stage = Stage.COUNTDOWN if begins else Stage.LOBBY
        is_public = stage is Stage.OVER
        return Race(
            name,
            game,
            commitment(bytes.fromhex(secret)),
            secret if is_public else "",
            stage,
            racers,
            wait,
        )

    def join(self, name: str, player: str, line: str) -> None:
        """Adds a player, or notes the new connection of one. Raises ``RaceError``."""
        with self._changing(name) as execute:
            if execute(
                "UPDATE attempts SET line = ? WHERE contest = ? AND player = ? RETURNING seat",
                *(line, name, player),
            ):
                return
            if is_banned(execute, player):
                raise RaceError(RaceFault.BANNED)
            game, begins = self._row(execute, name)
            if begins:
                raise RaceError(RaceFault.BEGUN)
            query = "SELECT count(*), coalesce(max(seat), 0) + 1 FROM attempts WHERE contest = ?"
            ((count, seat),) = execute(query, name)
            if count >= PLAYERS[-1]:
                raise RaceError(RaceFault.FULL, most=PLAYERS[-1])
            execute(
                "INSERT INTO attempts VALUES "
                "(?, ?, ?, 1, '', ?, 'joined', ?, 0, 0, 0, NULL, 0, 0, 0)",
                *(name, game, player, seat, line),
            )

    def ready(self, name: str, player: str) -> None:
        """Notes that a player is ready. If all are, the countdown begins, without those who are
        banned.
        """
        with self._changing(name) as execute:
            _, begins = self._row(execute, name)
            if begins:
                return
            execute(
                "UPDATE attempts SET state = 'ready' WHERE contest = ? AND player = ?",
                *(name, player),
            )
            self._begin_if_ready(execute, name)

    def leave(self, name: str, player: str) -> None:
        """Removes a player before the race; later the player gives up."""
        with self._changing(name) as execute:
            _, begins = self._row(execute, name)
            if begins:
                execute(
                    "UPDATE attempts SET state = 'left', line = '' "
                    "WHERE contest = ? AND player = ? AND state = 'playing'",
                    *(name, player),
                )
            else:
                execute("DELETE FROM attempts WHERE contest = ? AND player = ?", name, player)
                self._begin_if_ready(execute, name)

    def disconnect(self, name: str, player: str, line: str) -> None:
        """Notes that a connection was lost, unless there is a newer one."""
        with self._changing(name) as execute:
            _, begins = self._row(execute, name)
            where = "WHERE contest = ? AND player = ? AND line = ?"
            if begins:
                execute(f"UPDATE attempts SET line = '' {where}", name, player, line)  # noqa: S608
            else:  # who was merged or deleted has gone already
                execute(f"DELETE FROM attempts {where}", name, player, line)  # noqa: S608
                self._begin_if_ready(execute, name)

    def lines(self, name: str) -> list[tuple[str, str]]:
        """Returns the connected players, each with the connection."""
        query = "SELECT player, line FROM attempts WHERE contest = ? AND number = 1 AND line <> ''"
        return [(player, line) for player, line in self._database.read(query, name)]

    def check_begun(self, name: str, player: str) -> str:
        """Returns the game of a race. Raises ``RaceError`` unless the player may see its deal."""
        race = self.read(name)
        racer = race.racer(player)
        if racer is None or race.stage in (Stage.LOBBY, Stage.COUNTDOWN):
            raise RaceError(RaceFault.NOT_BEGUN)
        return race.game

    def _begin_if_ready(self, execute: Execute, name: str) -> None:
        for (player,) in execute("SELECT player FROM attempts WHERE contest = ?", name):
            if is_banned(execute, player):
                execute("DELETE FROM attempts WHERE contest = ? AND player = ?", name, player)
        states = execute("SELECT state FROM attempts WHERE contest = ?", name)
        if len(states) in PLAYERS and all(state == "ready" for (state,) in states):
            now = self._database.clock.now()
            self._database.clock.note(execute, now)
            begins = int((now + COUNTDOWN) * 1000)
            execute("UPDATE races SET begins = ? WHERE id = ?", begins, name)
            execute(
                "UPDATE attempts SET state = 'playing', began = ? WHERE contest = ?",
                *(begins, name),
            )

    def _row(self, execute: Execute, name: str) -> tuple[str, int]:
        """Returns the game and the beginning of a race, and locks it until the transaction ends.

        Raises ``RaceError`` if the race does not exist, or is over before it began: its secret is
        public then.
        """
        query = "UPDATE races SET made = made WHERE id = ? RETURNING game, made, begins"
        for game, made, begins in execute(query, name):
            if begins or self._database.clock.now() < made / 1000 + WAITING - SKEW:
                return game, begins
        raise RaceError(RaceFault.GONE)

    @contextmanager
    def _changing(self, name: str) -> Iterator[Execute]:
        """Begins a transaction on a race, and tells everybody when it has ended."""
        with self._database.writing() as execute:
            yield execute
        self._database.publish(name, "")


def deck_of(game: str) -> int:
    """Returns the number of cards of a game."""
    return VARIANTS[game].rules.deck_size
