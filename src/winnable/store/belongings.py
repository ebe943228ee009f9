"""Everything that a player has: its tables, and the file of an export.

``docs/schemas/games-export.json`` describes the file. ``merging`` merges and deletes players.
"""

import json
import re
import secrets
import time
from collections.abc import Callable, Iterator
from enum import StrEnum
from functools import partial
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec

from ..game.record import RecordError, parse_record
from ..game.results import TIME, Result, read_result, written
from ..law.errors import ErrorOf
from ..law.variants import variant_of
from .contests.boards import Boards
from .contests.players import Players
from .databases.batches import BATCH, order, repeat
from .databases.database import Database, Execute, Row
from .games import Store, is_game_id
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
VERSION: Final = 1
"""The version of the file of an export."""


class ImportFault(StrEnum):
    """What can be wrong with a file to import. Every language file has a sentence for each."""

    FILE = "no-export"


class ImportFileError(ErrorOf[ImportFault], ValueError):
    """A text that is not an export."""


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


def export(store: Store) -> str:
    """Returns everything of a player as JSON text.

    Ranked games are missing until their contest is over: their texts have the hidden cards.
    """
    database, player = store.database, store.player
    secret = Boards(database).secret_games(player)
    players = Players(database)
    mistakes = database.read("SELECT id, text FROM mistakes WHERE player = ? ORDER BY turn", player)
    results, unread = store.results.read()
    damaged = [*store.troubles.texts(), *unread]
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
        "results": [written(result) for result in results],
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
        games = results = done = 0

        def write_batch(execute: Execute) -> bool:
            nonlocal games, results, done
            query = (
                "SELECT coalesce(max(turn), 0) FROM (SELECT turn, player FROM games "
                "UNION ALL SELECT turn, player FROM results "
                "UNION ALL SELECT turn, player FROM mistakes) AS found WHERE player = ?"
            )
            ((last,),) = execute(query, self._player)
            batch = self._entries[done : done + BATCH]
            for turn, add in enumerate(batch, last + 1):
                added = add(execute, turn)
                games, results = games + added[0], results + added[1]
            done += len(batch)
            return done < len(self._entries)

        repeat(self._database, write_batch)
        order(self._database, self._player)
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
        name = game.id if is_game_id(game.id) and is_free else fresh_name(f"{variant}-")
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


def fresh_name(old: str) -> str:
    """Returns a new name for a game, with the variant, the day and the time of the old one."""
    beginning = old[: old.rindex("-") + 1] if "-" in old else ""
    if not re.search(r"-[0-9]{8}-[0-9]{6}-$", beginning):
        beginning += time.strftime("%Y%m%d-%H%M%S-", time.gmtime())
    return beginning + secrets.token_hex(16)
