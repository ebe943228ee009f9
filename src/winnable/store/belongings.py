"""Everything that a player has: its tables, and the file of an export.

``docs/schemas/games-export.json`` describes the file. ``merging`` merges and deletes players.
"""

import json
import time
from collections import Counter
from collections.abc import Callable, Iterable
from enum import StrEnum
from functools import partial
from operator import itemgetter
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec

from ..game.record import Record, parse_record
from ..game.results import TIME, read_result, written
from ..law.errors import ErrorOf
from ..law.variants import variant_of
from .contests.boards import Boards
from .contests.players import Players
from .databases.batches import BATCH, order, repeat, rows_of
from .databases.database import Execute, Row
from .games import Store, fresh_name, is_game_id
from .limits import Limits
from .results import stamp
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
    "browsers": ("digest",),
    "tickets": ("digest",),
    "attempts": ("contest", "game", "number"),
}
"""Every table with a column ``player`` but ``aliases``, and what else makes its rows unique. On a
merge, a row that the target has too is dropped.
"""
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
    players = Players(database)
    mistakes = database.read("SELECT id, text FROM mistakes WHERE player = ? ORDER BY turn", player)
    games = sorted(
        rows_of(database, "games", "turn, state, saved, text", player), key=itemgetter(1, 0)
    )
    results, unread = store.results.read()
    damaged = [*store.troubles.texts(), *unread]
    secret = Boards(database).secret_deals()  # read last: a contest may have begun meanwhile
    restriction = players.restriction(player)
    everything = {
        "version": VERSION,
        "winnable": "everything",
        "exported": stamp(database),
        "nickname": players.nickname(player),
        "restriction": restriction and restriction.value,
        "settings": store.settings().stored(),
        "passkeys": [{"label": each.label, "day": each.day} for each in players.passkeys(player)],
        "games": [
            {"id": name, "state": state, "saved": saved, "text": text}
            for name, _, state, saved, text in _public(games, secret)
        ],
        "results": [written(result) for result in results],
        "mistakes": [{"id": name, "text": text} for name, text in _public(mistakes, secret)],
        "damaged": [{"name": name, "text": text} for name, text in _public(damaged, secret)],
    }
    return json.dumps(everything, ensure_ascii=False, indent=1) + "\n"


def _public(rows: Iterable[Row], secret: list[str]) -> list[Row]:
    """Returns the rows, which end with a text, without those that tell a secret deal."""
    return [row for row in rows if not any(deal in row[-1] for deal in secret)]


def parse_export(text: str | bytes) -> Export:
    """Parses an export. Raises ``ImportFileError``."""
    try:
        return msgspec.json.decode(text, type=Export)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ImportFileError(ImportFault.FILE, why=str(error)[:200]) from None


_Add = Callable[[Execute, str, int], bool]
"""Adds an entry of a player with this turn; returns whether it was missing."""


def add_export(store: Store, found: Export) -> Added:
    """Adds the games, results and mistakes of an export, and its settings if there are none.

    An import can be repeated: what is there already stays. It has a transaction for each ``BATCH``
    of entries, so that other players need not wait for the whole file.
    """
    database, player = store.database, store.player
    read_game = partial(_read_game, store.limits, stamp(database))
    readers: tuple[tuple[Callable[[Any], _Add], Iterable[object]], ...] = (
        (read_game, found.games),
        (_read_result, found.results),
        (partial(_read_mistake, store.limits), found.mistakes),
        (_read_settings, () if found.settings is None else (found.settings,)),
    )
    entries: list[tuple[object, _Add]] = []
    unread = 0
    for read, values in readers:
        for value in values:
            try:
                entries.append((read, read(value)))
            except (ValueError, TypeError, KeyError):
                unread += 1
    added = Counter[object]()

    def write_batch(execute: Execute) -> bool:
        query = (
            "SELECT coalesce(max(turn), 0) FROM (SELECT turn, player FROM games "
            "UNION ALL SELECT turn, player FROM results "
            "UNION ALL SELECT turn, player FROM mistakes) AS found WHERE player = ?"
        )
        ((last,),) = execute(query, player)
        for turn, (read, add) in enumerate(entries[:BATCH], last + 1):
            added[read] += add(execute, player, turn)
        del entries[:BATCH]
        return bool(entries)

    repeat(database, write_batch)
    order(database, player)
    with database.writing() as execute:  # the oldest ones go, not those that were here before
        store.limits.make_room(execute, player)
    return Added(added[read_game], added[_read_result], unread)


def _read_game(limits: Limits, now: str, game: _Game) -> _Add:
    """Reads a game. Raises ``RecordError``."""
    record = _read_record(limits, game.text)
    try:
        time.strptime(game.saved, TIME)
    except ValueError:
        game.saved = now
    variant = variant_of(record.rules, record.scoring).name

    def add(execute: Execute, player: str, turn: int) -> bool:
        is_free = is_game_id(game.id)
        if is_free:
            known = execute("SELECT 1 FROM games WHERE player = ? AND id = ?", player, game.id)
            query = "SELECT 1 FROM games WHERE player = ? AND text = ?"
            if known and execute(query, player, game.text):
                return False
            query = "SELECT 1 FROM attempts WHERE player = ? AND id = ?"
            is_free = not (known or execute(query, player, game.id))  # not a ranked game
        name = game.id if is_free else fresh_name(f"{variant}-")
        execute(
            "INSERT INTO games (player, id, variant, text, state, turn, saved) "
            "VALUES (?, ?, ?, ?, ?, ?, ?)",
            *(player, name, variant, game.text, game.state, turn, game.saved),
        )
        return True

    return add


def _read_result(values: dict[str, Any]) -> _Add:
    """Reads a result. Raises ``ValueError``, ``TypeError`` or ``KeyError``."""
    result = read_result(values)
    data = json.dumps(written(result))
    if not result.id.isprintable() or len(result.id) > 200:
        raise ValueError

    def add(execute: Execute, player: str, turn: int) -> bool:
        query = "SELECT won FROM results WHERE player = ? AND id = ?"
        for (won,) in execute(query, player, result.id):
            if won or not result.won:
                return False
        execute("DELETE FROM results WHERE player = ? AND id = ?", player, result.id)
        query = "INSERT INTO results (player, id, turn, won, data) VALUES (?, ?, ?, ?, ?)"
        execute(query, player, result.id, turn, int(result.won), data)
        return True

    return add


def _read_record(limits: Limits, text: str) -> Record:
    limits.check_text(text)
    record = parse_record(text)
    limits.check_moves(sum(1 for _ in record.tree.root.walk()))
    return record


def _read_mistake(limits: Limits, mistake: _Mistake) -> _Add:
    """Reads a mistake to play again. Raises ``RecordError``."""
    _read_record(limits, mistake.text)

    def add(execute: Execute, player: str, turn: int) -> bool:
        query = "INSERT INTO mistakes VALUES (?, ?, ?, ?) ON CONFLICT (player, id) DO NOTHING"
        if mistake.id.isprintable():
            execute(query, player, mistake.id, turn, mistake.text)
        return True

    return add


def _read_settings(values: dict[str, Any]) -> _Add:
    """Reads the settings. Raises ``ValueError`` or ``TypeError``."""
    data = json.dumps(read_settings(values).stored())

    def add(execute: Execute, player: str, _: int) -> bool:
        query = "INSERT INTO settings VALUES (?, ?) ON CONFLICT (player) DO NOTHING"
        execute(query, player, data)
        return True

    return add
