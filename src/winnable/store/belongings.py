"""Everything that a player has: merge it into another player, delete, export and import it.

The file of an export is described in ``docs/schemas/games-export.json``. A merge keeps everything:
games and results of both players, in the order of their times. Where both have one of a kind, as
settings or a nickname, that of the target is kept.
"""

import json
import re
import secrets
import time
from collections.abc import Callable, Iterator
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final, Literal, NamedTuple, TypedDict, Unpack

import msgspec

from ..errors import WinnableError
from ..record import RecordError, parse_record
from ..results import TIME, Result, read_result, written
from ..variants import variant_of
from . import files
from .boards import Boards
from .database import Database, Execute, Row
from .games import Store, is_game_id
from .players import Players, forward
from .settings import read_settings

OWNED: Final = {
    "games": ("id",),
    "results": ("id",),
    "mistakes": ("id",),
    "damaged": ("name", "data"),
    "settings": (),
    "nicknames": (),
    "restrictions": (),
    "passkeys": ("id",),
    "tickets": ("digest",),
    "attempts": ("contest", "game", "number"),
}
"""Every table with a column ``player`` but ``aliases``, and what else makes its rows unique. On a
merge, a row that the target has too is dropped.
"""
PAGE: Final = 500
"""Games to read at once."""
BATCH: Final = 100
"""Entries to write at once."""
VERSION: Final = 1
"""The version of the file of an export."""
_NEVER_PLAYED: Final = "%\nmoves\n"
"""The end of the text of a game without a move."""


class ImportFault(StrEnum):
    """What can be wrong with a file to import. Every language file has a sentence for each."""

    FILE = "no-export"


class ImportDetails(TypedDict, total=False):
    """What the sentences mention."""

    why: str


class ImportFileError(WinnableError, ValueError):
    """A text that is not an export."""

    details: ImportDetails

    def __init__(self, code: ImportFault, **details: Unpack[ImportDetails]) -> None:
        super().__init__(code, details)


class Added(NamedTuple):
    """What an import has added. What was there already does not count."""

    games: int
    results: int
    unread: int
    """Entries that are damaged."""


_Id = Annotated[str, msgspec.Meta(max_length=200)]


class _Game(msgspec.Struct):
    id: _Id
    text: Annotated[str, msgspec.Meta(max_length=400_000)]
    state: Literal["open", "left", "won"] = "open"
    saved: str = ""


class _Mistake(msgspec.Struct):
    id: _Id
    text: Annotated[str, msgspec.Meta(max_length=400_000)]


class Export(msgspec.Struct):
    """The part of an export that an import reads."""

    winnable: Literal["everything"]
    version: Literal[1]
    games: list[_Game] = []
    results: list[dict[str, Any]] = []
    mistakes: list[_Mistake] = []
    settings: dict[str, Any] | None = None


def merge(database: Database, player: str, target: str) -> int:
    """Merges a player into another one, and forwards the key. Returns how many games came along.

    Games without a move do not come along. The game to resume stays that of the target.
    """
    with database.writing() as execute:
        # A lock: two players who enter each other's code at once must not swap their games.
        execute("UPDATE keys SET data = data WHERE name = 'cookies'")
        for (found,) in execute("SELECT target FROM aliases WHERE player = ?", target):
            target = found
        if player == target:
            return 0
        query = (
            "SELECT id FROM games WHERE player = ? AND state = 'open' ORDER BY turn DESC LIMIT 1"
        )
        resumed = execute(query, target)
        query = "DELETE FROM games WHERE player = ? AND state = 'open' AND text LIKE ?"
        execute(query, player, _NEVER_PLAYED)
        _number_attempts(execute, player, target)
        _rename_clashes(execute, player, target)
        execute(
            "DELETE FROM results WHERE player = ? AND won = 0 AND id IN "
            "(SELECT id FROM results WHERE player = ? AND won = 1)",
            *(target, player),
        )
        if execute("SELECT 1 FROM restrictions WHERE player = ? AND kind = ?", player, "banned"):
            execute("DELETE FROM restrictions WHERE player = ?", target)
        execute(
            "UPDATE mistakes SET turn = turn + "
            "(SELECT coalesce(max(turn), 0) FROM mistakes WHERE player = ?) WHERE player = ?",
            *(target, player),
        )
        races = _races(execute, player)
        games = "SELECT count(*) FROM games WHERE player = ?"
        ((before,),) = execute(games, target)
        for table, keys in OWNED.items():
            same = "".join(f" AND kept.{key} = {table}.{key}" for key in keys)
            execute(
                f"UPDATE {table} SET player = ? WHERE player = ? AND NOT EXISTS "  # noqa: S608  # constants
                f"(SELECT 1 FROM {table} AS kept WHERE kept.player = ?{same})",
                *(target, player, target),
            )
            execute(f"DELETE FROM {table} WHERE player = ?", player)  # noqa: S608  # a constant
        forward(execute, player, target)
        _order(execute, target)
        for (game_id,) in resumed:
            query = (
                "UPDATE games SET turn = (SELECT max(turn) + 1 FROM games WHERE player = ?) "
                "WHERE player = ? AND id = ?"
            )
            execute(query, target, target, game_id)
        ((after,),) = execute(games, target)
    for race in races:
        database.publish(race, "")
    return int(after - before)


def delete(database: Database, player: str) -> None:
    """Deletes everything of a player, and the text files of earlier versions."""
    with database.writing() as execute:
        ids = execute("SELECT id FROM games WHERE player = ?", player)
        races = _races(execute, player)
        for table in OWNED:
            execute(f"DELETE FROM {table} WHERE player = ?", player)  # noqa: S608  # a constant
        execute("DELETE FROM aliases WHERE player = ? OR target = ?", player, player)
        folders = execute("SELECT folder FROM taken")
    for (game_id,) in ids:
        database.release(game_id, for_good=True)
    for (folder,) in folders:
        files.remove(Path(folder), player)
    for race in races:
        database.publish(race, "")


def export(store: Store) -> str:
    """Returns everything of a player as JSON text.

    Ranked games are missing until their contest is over: their texts have the hidden cards.
    """
    database, player = store.database, store.player
    secret = Boards(database).secret_games(player)
    players = Players(database)
    mistakes = database.read("SELECT id, text FROM mistakes WHERE player = ? ORDER BY turn", player)
    damaged = store.set_aside()
    results = []
    rows = database.read("SELECT id, data FROM results WHERE player = ? ORDER BY turn", player)
    for name, data in rows:
        try:
            results.append(written(read_result(json.loads(data))))
        except (ValueError, TypeError, KeyError, RecursionError):
            damaged.append((name, data))
    restriction = players.restriction(player)
    everything = {
        "version": VERSION,
        "winnable": "everything",
        "exported": time.strftime(TIME, time.gmtime()),
        "nickname": players.nickname(player),
        "restriction": restriction and restriction.value,
        "settings": store.settings().stored(),
        "passkeys": [{"label": each.label, "day": each.day} for each in players.passkeys(player)],
        "games": [
            dict(zip(("id", "state", "saved", "text"), row, strict=True))
            for row in _games(database, player)
            if row[0] not in secret
        ],
        "results": results,
        "mistakes": [{"id": name, "text": text} for name, text in mistakes if name not in secret],
        "damaged": [{"name": name, "text": text} for name, text in damaged],
    }
    return json.dumps(everything, ensure_ascii=False, indent=1) + "\n"


def _games(database: Database, player: str) -> Iterator[Row]:
    """Yields the id, state, time and text of each game in their order, page by page: other players
    wait for the database no longer than for one page.
    """
    query = (
        "SELECT id, state, saved, text, turn FROM games "
        "WHERE player = ? AND (turn, id) > (?, ?) ORDER BY turn, id LIMIT ?"
    )
    last: Row = ("", -1)
    while page := database.read(query, player, last[-1], last[0], PAGE):
        yield from (row[:-1] for row in page)
        last = page[-1]


def parse_export(text: str | bytes) -> Export:
    """Parses an export. Raises ``ImportFileError``."""
    try:
        return msgspec.json.decode(text, type=Export)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ImportFileError(ImportFault.FILE, why=str(error)[:200]) from None


def add_export(store: Store, found: Export) -> Added:
    """Adds the games, results and mistakes of an export, and its settings if there are none.

    An import can be repeated: what is there already stays. It has a transaction for each ``BATCH``
    of entries, so that other players need not wait for the whole file.
    """
    adding = _Import(store)
    for game in found.games:
        adding.read_game(game)
    for values in found.results:
        adding.read_result(values)
    for mistake in found.mistakes:
        adding.read_mistake(mistake)
    if found.settings is not None:
        adding.read_settings(found.settings)
    return adding.write()


class _Import:
    """The import of one file: entries are read first, then written."""

    def __init__(self, store: Store) -> None:
        self._database, self._player = store.database, store.player
        self._unread = 0
        self._entries: list[Callable[[Execute, int], tuple[int, int]]] = []

    def write(self) -> Added:
        """Writes what was read, and returns what was added."""
        games = results = 0
        for at in range(0, len(self._entries), BATCH):
            with self._database.writing() as execute:
                query = (
                    "SELECT coalesce(max(turn), 0) FROM (SELECT turn, player FROM games "
                    "UNION ALL SELECT turn, player FROM results "
                    "UNION ALL SELECT turn, player FROM mistakes) AS found WHERE player = ?"
                )
                ((last,),) = execute(query, self._player)
                for turn, add in enumerate(self._entries[at : at + BATCH], last + 1):
                    added = add(execute, turn)
                    games, results = games + added[0], results + added[1]
        moved = _new_turns(self._database.read(_RESULTS, self._player))
        for at in range(0, len(moved), PAGE):
            with self._database.writing() as execute:
                for turn, name in moved[at : at + PAGE]:
                    execute(_RENUMBER, turn, self._player, name)
        with self._database.writing() as execute:
            execute(_ORDER, self._player, self._player)
        return Added(games, results, self._unread)

    def read_game(self, game: _Game) -> None:
        """Reads a game."""
        try:
            record = parse_record(game.text)
        except RecordError:
            self._unread += 1
            return
        try:
            time.strptime(game.saved, TIME)
        except ValueError:
            game.saved = time.strftime(TIME, time.gmtime())
        variant = variant_of(record.rules, record.scoring).name
        self._entries.append(partial(self._add_game, game, variant))

    def _add_game(self, game: _Game, variant: str, execute: Execute, turn: int) -> tuple[int, int]:
        query = "SELECT text FROM games WHERE player = ? AND id = ?"
        known = execute(query, self._player, game.id)
        if known and known[0][0] == game.text:
            return 0, 0
        query = "SELECT 1 FROM attempts WHERE player = ? AND id = ?"
        is_free = not (known or execute(query, self._player, game.id))  # not a ranked game
        name = game.id if is_game_id(game.id) and is_free else _fresh(f"{variant}-")
        execute(
            "INSERT INTO games (player, id, variant, text, state, turn, saved) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)",
            *(self._player, name, variant, game.text, game.state, turn, game.saved),
        )
        return 1, 0

    def read_result(self, values: dict[str, Any]) -> None:
        """Reads a result."""
        try:
            result = read_result(values)
            data = json.dumps(written(result))
        except (ValueError, TypeError, KeyError):
            self._unread += 1
            return
        if not result.id.isprintable() or len(result.id) > 200:
            self._unread += 1
            return
        self._entries.append(partial(self._add_result, result, data))

    def _add_result(
        self, result: Result, data: str, execute: Execute, turn: int
    ) -> tuple[int, int]:
        row: tuple[object, ...] = (self._player, result.id)
        query = "SELECT won FROM results WHERE player = ? AND id = ?"
        for (won,) in execute(query, *row):
            if won or not result.won:
                return 0, 0
        execute("DELETE FROM results WHERE player = ? AND id = ?", *row)
        row += (turn, int(result.won), data)
        query = "INSERT INTO results (player, id, turn, won, data) VALUES (?, ?, ?, ?, ?)"
        execute(query, *row)
        return 0, 1

    def read_mistake(self, mistake: _Mistake) -> None:
        """Reads a mistake to play again."""
        try:
            parse_record(mistake.text)
        except RecordError:
            self._unread += 1
            return
        if mistake.id.isprintable():
            query = "INSERT INTO mistakes VALUES (?, ?, ?, ?) ON CONFLICT (player, id) DO NOTHING"
            self._entries.append(
                lambda execute, turn: (
                    len(execute(query, self._player, mistake.id, turn, mistake.text)),
                    0,
                )
            )

    def read_settings(self, values: dict[str, Any]) -> None:
        """Reads the settings."""
        try:
            data = json.dumps(read_settings(values).stored())
        except (ValueError, TypeError):
            self._unread += 1
            return
        query = "INSERT INTO settings VALUES (?, ?) ON CONFLICT (player) DO NOTHING"
        self._entries.append(lambda execute, _: (len(execute(query, self._player, data)), 0))


def _number_attempts(execute: Execute, player: str, target: str) -> None:
    """Numbers the attempts of both players in the order in which they began: the first one counts.

    The numbers stay different for each of the players. An attempt without its game must not get
    another game of that name.
    """
    both = "(SELECT contest, game, player, number, row_number() OVER (PARTITION BY contest, game "
    both += "ORDER BY began, player <> ?, number) AS place FROM attempts WHERE player IN (?, ?))"
    same = "ordered.contest = attempts.contest AND ordered.game = attempts.game "
    same += "AND ordered.player = attempts.player AND ordered.number = attempts.number"
    execute(
        f"UPDATE attempts SET number = -ordered.place FROM {both} AS ordered WHERE {same}",  # noqa: S608  # constants
        *(target, player, target),
    )
    execute("UPDATE attempts SET number = -number WHERE number < 0")
    execute(
        "UPDATE attempts SET id = '' WHERE player = ? AND NOT EXISTS (SELECT 1 FROM games "
        "WHERE games.player = attempts.player AND games.id = attempts.id)",
        player,
    )


def _races(execute: Execute, player: str) -> list[str]:
    """Returns the races that a player is in. Who watches them must be told what becomes of that."""
    query = (
        "SELECT contest FROM attempts "
        "WHERE player = ? AND contest LIKE ? AND state NOT IN ('won', 'left')"
    )
    return [name for (name,) in execute(query, player, "race-%")]


def _rename_clashes(execute: Execute, player: str, target: str) -> None:
    """Renames games of a player whose names are those of other games of the target."""
    for table in ("games", "mistakes"):
        query = (
            f"SELECT one.id FROM {table} AS one JOIN {table} AS other ON one.id = other.id "  # noqa: S608  # constants
            "WHERE one.player = ? AND other.player = ? AND one.text <> other.text"
        )
        for (name,) in execute(query, player, target):
            fresh = _fresh(name[: name.rindex("-") + 1] if "-" in name else "")
            for each in ("games", "results", "mistakes", "attempts"):
                execute(
                    f"UPDATE {each} SET id = ? WHERE player = ? AND id = ?",  # noqa: S608  # a constant
                    *(fresh, player, name),
                )
            query = "SELECT data FROM results WHERE player = ? AND id = ?"
            for (data,) in execute(query, player, fresh):
                renamed = data.replace(json.dumps(name), json.dumps(fresh))
                query = "UPDATE results SET data = ? WHERE player = ? AND id = ?"
                execute(query, renamed, player, fresh)


def _fresh(beginning: str) -> str:
    """Returns a new name for a game, with the day and time of the old one if it has one."""
    if not re.search(r"-[0-9]{8}-[0-9]{6}-$", beginning):
        beginning += time.strftime("%Y%m%d-%H%M%S-", time.gmtime())
    return beginning + secrets.token_hex(16)


def _order(execute: Execute, player: str) -> None:
    """Numbers the games of a player by the time of their last save, the results by their end."""
    execute(_ORDER, player, player)
    for turn, name in _new_turns(execute(_RESULTS, player)):
        execute(_RENUMBER, turn, player, name)


_ORDER: Final = (
    "UPDATE games SET turn = ordered.place FROM "
    "(SELECT id, row_number() OVER (ORDER BY saved, turn, id) AS place "
    "FROM games WHERE player = ?) AS ordered WHERE games.player = ? AND games.id = ordered.id "
    "AND turn <> ordered.place"
)
_RESULTS: Final = "SELECT id, turn, data FROM results WHERE player = ?"
_RENUMBER: Final = "UPDATE results SET turn = ? WHERE player = ? AND id = ?"


def _new_turns(rows: list[Row]) -> list[tuple[int, str]]:
    """Returns the turn and the name of each result that has another place by its end."""
    rows.sort(key=lambda row: (_ended(row[2]), row[1], row[0]))
    return [(turn, name) for turn, (name, before, _) in enumerate(rows, 1) if turn != before]


def _ended(data: str) -> str:
    """Returns when a game ended; an empty text for results of older versions."""
    try:
        return json.loads(data).get("ended") or ""
    except (ValueError, AttributeError, RecursionError):
        return ""
