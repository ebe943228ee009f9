"""What one player has stored: games, settings, results, and mistakes to play again.

A game is stored as its text. In a database of one machine a claim protects each open game, so two
processes never write the same one. In a shared database each save names the version of the game
that it replaces, and is refused if another process has saved it since (``Stale``). What is stored
and does not parse is moved to a table of its own, and reported.
"""

import json
import re
import secrets
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import platformdirs

from ..disk import StoreError
from ..game.game import Game, parse_game
from ..game.record import RecordError
from ..law.scoring import Scoring
from .databases.clock import machine_time
from .databases.database import Database, Execute, Row
from .databases.rows import NEVER_PLAYED, Listed, Stale, Stored
from .databases.sqlite import Sqlite
from .limits import HOME, Limits
from .mistakes import Mistakes
from .results import Results, counts, stamp
from .settings import Settings, read_settings
from .troubles import Troubles

_ID: Final = re.compile(r"[a-z0-9][a-z0-9.-]{0,99}-[0-9]{8}-[0-9]{6}-[0-9a-f]{6,32}")
"""The name of a game, which is a name of files too: a variant, a day, a time and a secret."""
_LONG: Final = 600
"""Characters of a game that takes longer than two milliseconds to replay."""
_PAGE: Final = 20
"""Games to read at once while looking for one."""
_LEFT_FOR: Final = (
    "SELECT old.id FROM games AS old JOIN games AS new ON new.player = old.player "
    "AND old.turn = new.turn - 1 WHERE new.player = ? AND old.state = 'left'"
)
_NO_CONTEST: Final = (
    "NOT EXISTS (SELECT 1 FROM attempts "
    "WHERE attempts.player = games.player AND attempts.id = games.id)"
)
_GIVEN: Final = "SELECT 1 FROM games WHERE player = ? AND text LIKE ? AND text NOT LIKE ? LIMIT 1"
_TURN: Final = "(SELECT coalesce(max(turn), 0) + 1 FROM games WHERE player = ?)"


def data_folder() -> Path:
    """Returns the platform's folder for user data (honours XDG_DATA_HOME)."""
    return platformdirs.user_data_path("winnable", appauthor=False)


class Store:
    """What ``player`` has stored in a database; the empty name stands for the local player.

    ``place`` is a database, or the folder of an SQLite database, by default the platform's. Methods
    raise ``StoreError`` if the database cannot be read or written. Methods that look for a game to
    resume (``latest``, ``in_progress``, ``settings``) record the errors in ``troubles`` instead.
    """

    def __init__(
        self,
        place: Database | Path | None = None,
        player: str = "",
        limits: Limits = HOME,
    ) -> None:
        if place is None or isinstance(place, Path):
            place = Sqlite(place or data_folder())
        self.database: Database = place
        self.player, self.limits = player, limits
        self._settings_fault: StoreError | None = None
        self.troubles = Troubles(place, player)
        self.results = Results(place, player, self.troubles)
        self.mistakes = Mistakes(place, player, self.troubles)
        self.is_busy = False
        """Whether ``latest`` found the game open in another process."""

    def of(self, player: str) -> "Store":
        """Returns what another player has stored in the same database."""
        return Store(self.database, player, self.limits)

    # Games

    def new_id(self, game: Game) -> str:
        """Returns an unguessable name for a new game."""
        return fresh_name(f"{game.variant.name}-")

    def replace(
        self,
        old: tuple[str, Game] | None,
        game: Game,
        version: int | None = None,
        *,
        carries: bool = False,
        also: Callable[[Execute, str], None] | None = None,
    ) -> str:
        """Stores a new game and ends the ``old`` one, in one transaction; returns the new name.

        An old game without moves is removed; one that was played and not won becomes a result. A
        game that started from a table of the player's own is kept and never becomes a result.
        ``also`` is called with the new name in the transaction. A new game on cards that the player
        has given before is assisted: results know a deal again only by its name. A new game that
        ``carries`` begins with the balance of earlier games. The new game is claimed, the old one
        released. If that fails, nothing has changed: raises ``StoreError``, ``Stale`` as ``save``,
        or what ``also`` raises.
        """
        self.limits.check_moves(game.size)
        if carries and game.scoring is Scoring.CUMULATIVE:
            game.opening = self.results.balance(game.variant.name, old)
        game_id, player, now = self.new_id(game), self.player, stamp(self.database)
        self.claim(game_id)
        try:
            with self.database.writing() as execute:
                leads_back = False
                if old is not None:
                    is_over = old[1].deal != game.deal
                    leads_back = self._leave(execute, *old, version, is_over=is_over)
                if also is None and game.deal.address is None and game.table is None:
                    game.assisted |= bool(
                        execute(_GIVEN, player, f"%\ndeal {game.deal}\n%", NEVER_PLAYED)
                    )
                gap = 0 if leads_back else 1
                execute(
                    f"INSERT INTO games VALUES (?, ?, ?, ?, 'open', {_TURN} + ?, ?, 1)",  # noqa: S608  # a constant
                    *(player, game_id, game.variant.name, game.text, player, gap, now),
                )
                if also is not None:
                    also(execute, game_id)
                self.limits.make_room(execute, player)
        except BaseException:
            self.database.release(game_id, for_good=True)
            raise
        if old is not None:
            self.database.release(old[0], for_good=True)
        return game_id

    def _leave(
        self, execute: Execute, game_id: str, game: Game, version: int | None, *, is_over: bool
    ) -> bool:
        """Ends a game for a new one. Returns whether undo leads back: then the new game gets the
        turn after that of the game to go back to (``left_for``), otherwise a later one.

        What counted as abandoned before is not taken back. From a new game in place of one without
        moves, the way leads to the game before both.
        """
        if version is not None and not execute(
            "UPDATE games SET version = version + 1 "
            "WHERE player = ? AND id = ? AND version = ? RETURNING 1",
            *(self.player, game_id, version),
        ):
            raise Stale(game_id)
        if game.is_fresh and game.table is None:
            before = execute(f"{_LEFT_FOR} AND new.id = ?", self.player, game_id)
            self._delete(execute, game_id)
            newest = "SELECT id FROM games WHERE player = ? ORDER BY turn DESC LIMIT 1"
            return len(before) == 1 and execute(newest, self.player) == before
        if game.position.is_won:
            return False
        counted = execute("SELECT 1 FROM results WHERE player = ? AND id = ?", self.player, game_id)
        execute(
            f"UPDATE games SET turn = {_TURN}, text = ? WHERE player = ? AND id = ?",  # noqa: S608  # a constant
            *(self.player, game.text, self.player, game_id),
        )
        self.results.add(execute, game_id, game, is_over=is_over)
        return not counted

    def left_for(self, game_id: str) -> str | None:
        """Returns the game that was left for this one, if this one has no move yet.

        No contest is one of them: what was begun or given up there stays so.
        """
        in_contest = (
            "SELECT 1 FROM attempts "
            "WHERE attempts.player = new.player AND attempts.id IN (old.id, new.id)"
        )
        query = f"{_LEFT_FOR} AND new.id = ? AND new.text LIKE ? AND NOT EXISTS ({in_contest})"
        found = self.database.read(query, self.player, game_id, NEVER_PLAYED)
        return found[0][0] if len(found) == 1 else None  # two were left at once: not known which

    def go_back(self, game_id: str, before: str, version: int) -> bool:
        """Removes a game without moves, and takes back that another one was left for it: it is in
        progress, and no result; its ``version`` grows by one. Returns False if something has
        changed meanwhile.
        """
        player = self.player
        try:
            with self.database.writing() as execute:
                if not (
                    execute(
                        "DELETE FROM games WHERE player = ? AND id = ? AND text LIKE ? RETURNING 1",
                        *(player, game_id, NEVER_PLAYED),
                    )
                    and execute(
                        f"UPDATE games SET state = 'open', turn = {_TURN}, version = version + 1 "  # noqa: S608  # a constant
                        "WHERE player = ? AND id = ? AND state = 'left' AND version = ? "
                        "RETURNING 1",
                        *(player, player, before, version),
                    )
                ):
                    raise Stale(game_id)
                execute(
                    "DELETE FROM results WHERE player = ? AND id = ? AND won = 0", player, before
                )
        except Stale:
            return False
        self.database.release(game_id, for_good=True)
        return True

    def save(
        self,
        game_id: str,
        game: Game,
        version: int | None = None,
        *,
        wins: bool = False,
        stays: bool = False,
        also: Callable[[Execute], None] | None = None,
    ) -> Stored:
        """Writes the game, its result if it ``wins``, and what ``also`` writes, in one transaction.

        Returns what is stored now. The game becomes the newest one, unless it ``stays`` where it
        is, and is in progress again if it was left. Raises ``Stale`` unless the stored game has the
        ``version``; None replaces any.
        """
        self.limits.check_moves(game.size)
        text, state, player = game.text, "won" if wins else "open", self.player
        now = stamp(self.database)
        if not wins and also is None:
            # Most games are the one saved last: it keeps its turn, and no index changes.
            rows = self.database.write(
                "UPDATE games SET text = ?, saved = ?, version = version + 1 "
                "WHERE player = ? AND id = ? AND coalesce(?, version) = version "
                "AND state <> 'left' "
                "AND (? OR turn = (SELECT max(turn) FROM games WHERE player = ?)) "
                "RETURNING state, version",
                *(text, now, player, game_id, version, stays, player),
            )
            if rows:
                return Stored(text, *rows[0])
        new_state = "CASE games.state WHEN 'won' THEN 'won' ELSE ? END"
        with self.database.writing() as execute:
            if version is None:
                rows = execute(
                    f"INSERT INTO games VALUES (?, ?, ?, ?, ?, {_TURN}, ?, 1) "  # noqa: S608  # constants
                    "ON CONFLICT (player, id) DO UPDATE SET text = excluded.text, "
                    "turn = CASE WHEN ? THEN games.turn ELSE excluded.turn END, "
                    f"saved = excluded.saved, state = {new_state}, "
                    "version = games.version + 1 RETURNING state, version",
                    *(player, game_id, game.variant.name, text, state, player, now, stays, state),
                )
            else:
                rows = execute(
                    f"UPDATE games SET text = ?, turn = CASE WHEN ? THEN turn ELSE {_TURN} END, "  # noqa: S608  # constants
                    f"saved = ?, state = {new_state}, version = version + 1 "
                    "WHERE player = ? AND id = ? AND version = ? RETURNING state, version",
                    *(text, stays, player, now, state, player, game_id, version),
                )
            if not rows:
                raise Stale(game_id)
            if wins:
                self.results.add(execute, game_id, game, is_over=True)
            if also is not None:
                also(execute)
        return Stored(text, *rows[0])

    def latest(self, name: str | None = None, *, kept: bool = False) -> tuple[str, Game] | None:
        """Returns the first game of ``in_progress``, claimed.

        Returns None if there is none, or if another process has it open (then ``is_busy`` is set).
        Skips a game that does not parse.
        """
        for game_id in self.in_progress(name, kept=kept):
            try:
                if not self.claim(game_id):
                    self.is_busy = True
                    return None
                game = self.read(game_id)
            except StoreError as error:  # it would meet the next game, too
                self.troubles.add(error)
                self.release(game_id)
                return None
            if game is not None:
                return game_id, game
            self.release(game_id)
        return None

    def in_progress(self, name: str | None = None, *, kept: bool = False) -> Iterator[str]:
        """Yields the unfinished games (of the variant ``name``, if given), newest first; ``kept``:
        without those of contests. A game that was left is one of them again once it is saved.
        """
        condition = f"state = 'open' AND {_NO_CONTEST}" if kept else "state = 'open'"
        try:
            yield from (game.name for game in self._newest_first(condition, name))
        except StoreError as error:
            self.troubles.add(error)

    def last_played(self) -> tuple[str, Game] | None:
        """Returns the game with a move that was saved last, in progress or over, if any.

        It may be open in another process.
        """
        for listed in self.listed():
            game = self.read(listed.name)
            if game is not None and game.steps:
                return listed.name, game
        return None

    def read(self, game_id: str) -> Game | None:
        """Reads a game; None if it does not exist, or does not parse: then it is set aside."""
        found = self.open(game_id)
        return None if found is None else found[0]

    def open(self, game_id: str) -> tuple[Game, Stored] | None:
        """Reads a game, as ``read``, with what is stored of it."""
        stored = self.stored(game_id)
        if stored is not None:
            parse = partial(parse_game, stored.text)
            try:
                game = parse() if len(stored.text) < _LONG else self.database.aside(parse)
                return game, stored
            except RecordError:
                self.troubles.set_aside("games", game_id, stored.text)
        return None

    def stored(self, game_id: str) -> Stored | None:
        """Returns what is stored of a game; None if there is none."""
        query = "SELECT text, state, version FROM games WHERE player = ? AND id = ?"
        return next((Stored(*row) for row in self.database.read(query, self.player, game_id)), None)

    def has(self, game_id: str) -> bool:
        """Whether a game of that name exists."""
        query = "SELECT 1 FROM games WHERE player = ? AND id = ?"
        return is_game_id(game_id) and bool(self.database.read(query, self.player, game_id))

    def is_fresh(self, game_id: str) -> bool:
        """Whether a game has no move yet."""
        query = "SELECT 1 FROM games WHERE player = ? AND id = ? AND text LIKE ?"
        return bool(self.database.read(query, self.player, game_id, NEVER_PLAYED))

    def claim(self, game_id: str) -> bool:
        """Claims the game for this process until ``release``; False if another process has it."""
        return self.database.claim(game_id)

    def release(self, game_id: str) -> None:
        """Releases the claim."""
        self.database.release(game_id)

    def _newest_first(self, condition: str, variant: str | None = None) -> Iterator[Listed]:
        """Yields games (of that variant, if given), page by page."""
        query = (
            "SELECT turn, id, variant, state, saved FROM games "  # noqa: S608  # constants
            f"WHERE player = ? AND {condition} AND coalesce(?, variant) = variant "
            "AND (turn, id) < (?, ?) ORDER BY turn DESC, id DESC LIMIT ?"
        )
        last: Row = (2**62, "")
        while page := self.database.read(query, self.player, variant, *last[:2], _PAGE):
            yield from (Listed(*row[1:]) for row in page)
            last = page[-1]

    # Players

    # All games

    def listed(self) -> Iterator[Listed]:
        """Yields every saved game, newest first."""
        return self._newest_first("TRUE")

    def text(self, game_id: str) -> str | None:
        """Returns the text of a game as it is stored; None if there is none."""
        found = self.stored(game_id)
        return None if found is None else found.text

    def add(self, game: Game, name: str = "") -> str:
        """Stores a game from elsewhere, under the name if it is free and one of a game."""
        is_free = is_game_id(name) and self.text(name) is None
        game_id = name if is_free else self.new_id(game)
        self.save(game_id, game)
        return game_id

    def delete(self, game_id: str, game: Game | None = None) -> None:
        """Deletes a game that this process has claimed. Its result stays, and a ``game`` that was
        played and not won becomes one; in a contest, the player gives up.
        """
        try:
            with self.database.writing() as execute:
                if game is not None and counts(game):
                    self.results.add(execute, game_id, game, is_over=True)
                execute(
                    "UPDATE attempts SET state = 'left' "
                    "WHERE player = ? AND id = ? AND state = 'playing'",
                    *(self.player, game_id),
                )
                self._delete(execute, game_id)
        finally:
            self.database.release(game_id, for_good=True)

    def _delete(self, execute: Execute, game_id: str) -> None:
        execute("DELETE FROM games WHERE player = ? AND id = ?", self.player, game_id)
        execute("UPDATE attempts SET id = '' WHERE player = ? AND id = ?", self.player, game_id)

    # Settings

    def settings(self) -> Settings:
        """Reads the player's settings; settings that do not parse are set aside.

        Returns the defaults if they cannot be read; then they are never overwritten.
        """
        self._settings_fault = None
        try:
            rows = self.database.read("SELECT data FROM settings WHERE player = ?", self.player)
            for (data,) in rows:
                try:
                    return read_settings(json.loads(data))
                except (ValueError, TypeError, RecursionError):
                    self.troubles.set_aside("settings", "settings.json", data)
        except StoreError as error:
            self._settings_fault = error
            self.troubles.add(error)
        return Settings()

    def keep_settings(self, settings: Settings) -> None:
        """Writes the settings."""
        if self._settings_fault is not None:
            raise self._settings_fault
        self.database.write(
            "INSERT INTO settings VALUES (?, ?) "
            "ON CONFLICT (player) DO UPDATE SET data = excluded.data",
            *(self.player, json.dumps(settings.stored())),
        )


def is_game_id(text: str) -> bool:
    """Whether a text can be the name of a saved game."""
    return bool(_ID.fullmatch(text))


def fresh_name(old: str) -> str:
    """Returns a new name for a game, with the variant, the day and the time of the old one."""
    beginning = old[: old.rindex("-") + 1] if "-" in old else ""
    if not re.search(r"-[0-9]{8}-[0-9]{6}-$", beginning):
        beginning += time.strftime("%Y%m%d-%H%M%S-", time.gmtime(machine_time()))
    return beginning + secrets.token_hex(16)
