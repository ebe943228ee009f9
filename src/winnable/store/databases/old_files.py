"""The text files of earlier versions, which a new database takes in once. The files stay.

::

    games/<id>.txt        one game each, as game text; the newest is the one to resume
    mistakes/<id>.txt     games cut before the move that lost them, to be played again
    results.jsonl         one line for each finished or abandoned game
    settings.json
    players/<name>/       the same for each player of a server
"""

import json
from calendar import timegm
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from time import gmtime, strftime, strptime
from typing import Final

from ... import disk
from ...disk import StoreError, StoreFault
from ...game.record import RecordError, parse_record
from ...game.results import TIME, Result, read_result, written
from ...law.variants import variant_of
from ..settings import read_settings
from .database import Execute

_LATEST: Final = 253_402_300_799
"""The last second of the year 9999: a file system may keep any number as the time of a file."""


def exist(folder: Path) -> bool:
    """Whether a folder has files to take in."""
    names = ("games", "mistakes", "results.jsonl", "settings.json", "players")
    return any((folder / name).exists() for name in names)


def take_in(folder: Path, execute: Execute) -> list[StoreError]:
    """Takes the files of a folder into the tables, in the transaction of ``execute``.

    Does nothing if the folder was taken in before. Rows that the database has already stay as they
    are. Returns what could not be read or does not parse; such a text is kept in the table
    ``damaged`` as well. Raises ``StoreError`` if a folder or the results cannot be read, or too
    many files are open: then nothing is taken in, so that a later start can do it.
    """
    query = "INSERT INTO taken VALUES (?, ?) ON CONFLICT (folder) DO NOTHING RETURNING 1"
    if not execute(query, _text_of(folder), date.today().isoformat()):
        return []
    troubles: list[StoreError] = []
    for player, place in _players(folder):
        _Taking(player, place, execute, troubles).take()
    return troubles


def _players(folder: Path) -> Iterator[tuple[str, Path]]:
    yield "", folder
    for each in disk.entries(folder / "players", ""):
        yield _text_of(each.path.name), each.path


class _Taking:
    """Takes in the files of one player."""

    def __init__(
        self, player: str, folder: Path, execute: Execute, troubles: list[StoreError]
    ) -> None:
        self._player, self._folder = player, folder
        self._execute, self._troubles = execute, troubles

    def take(self) -> None:
        """Takes in the settings, the results, the games and the mistakes."""
        self._take_settings()
        results = self._take_results()
        for turn, (path, saved, text) in enumerate(self._texts("games"), 1):
            try:
                record = parse_record(text)
            except RecordError:
                self._keep_damaged(path, text)
                continue
            name, variant = _text_of(path.stem), variant_of(record.rules, record.scoring).name
            state, time = _state(results.get(name), saved), strftime(TIME, gmtime(saved))
            self._insert("games", name, variant, text, state, turn, time, 1)
        for turn, (path, _, text) in enumerate(self._texts("mistakes"), 1):
            self._insert("mistakes", _text_of(path.stem), turn, text)

    def _insert(self, table: str, *values: object) -> None:
        """Inserts a row of the player, unless there is one."""
        places = ", ".join("?" * (1 + len(values)))
        query = f"INSERT INTO {table} VALUES ({places}) ON CONFLICT DO NOTHING"  # noqa: S608  # a constant
        self._execute(query, self._player, *values)

    def _take_settings(self) -> None:
        path = self._folder / "settings.json"
        text = self._text(path)
        if text is None:
            return
        try:
            read_settings(json.loads(text))
        except (ValueError, TypeError, RecursionError):
            self._keep_damaged(path, text)
        else:
            self._insert("settings", text)

    def _take_results(self) -> dict[str, Result]:
        """Takes in one result for each game; a win is kept, otherwise the last one."""
        path = self._folder / "results.jsonl"
        results: dict[str, Result] = {}
        damaged = []
        for line in (self._text(path, is_needed=True) or "").splitlines():
            try:
                result = read_result(json.loads(line))
                _check_storable(result.id)
            except (ValueError, TypeError, KeyError, RecursionError):
                damaged.append(line)
                continue
            if not (result.id in results and results[result.id].won):
                results[result.id] = result
        if damaged:
            self._keep_damaged(path, "\n".join(damaged))
        for turn, result in enumerate(results.values(), 1):
            data = json.dumps(written(result))
            self._insert("results", result.id, turn, int(result.won), data)
        return results

    def _texts(self, name: str) -> Iterator[tuple[Path, int, str]]:
        """Yields the text files of a folder, oldest first, with the seconds of their last write."""
        found = disk.entries(self._folder / name, ".txt")
        for each in sorted(found, key=lambda each: (each.written, each.path)):
            text = None if each.path.name.startswith(".") else self._text(each.path)
            if text is not None:
                yield each.path, min(max(0, each.written // 1_000_000_000), _LATEST), text

    def _text(self, path: Path, *, is_needed: bool = False) -> str | None:
        """Reads a file; None if it does not exist, is no text, or cannot be read and is not needed.

        Raises ``StoreError`` if it is needed, or too many files are open.
        """
        try:
            data = disk.read_regular(path)
        except StoreError as error:
            if disk.is_missing(error):
                return None
            cause = error.__cause__
            if is_needed or (isinstance(cause, OSError) and disk.is_exhausted(cause)):
                raise
            self._troubles.append(error)
            return None
        try:
            text = disk.decoded(path, data)
        except StoreError:
            text = "\0"
        if "\0" in text:  # no database keeps it
            self._keep_damaged(path, data.decode("utf-8", "backslashreplace").replace("\0", ""))
            return None
        return text

    def _keep_damaged(self, path: Path, text: str) -> None:
        """Keeps a text that does not parse, and notes it."""
        query = "INSERT INTO damaged VALUES (?, ?, 0, ?)"
        self._execute(query, self._player, _text_of(path.name), text)
        self._troubles.append(StoreError(StoreFault.DAMAGED, file=str(path)))


def _state(result: Result | None, written: int) -> str:
    """Returns the state of a game with that result, saved at that time in seconds."""
    if result is None:
        return "open"
    if result.won:
        return "won"
    is_left = result.ended is None or written <= timegm(strptime(result.ended, TIME))
    return "left" if is_left else "open"


def remove(folder: Path, player: str) -> None:
    """Removes the files of a player. Raises ``StoreError``."""
    place = folder / "players" / player if player else folder
    found = [each.path for name in ("games", "mistakes") for each in disk.entries(place / name, "")]
    for path in (*found, place / "results.jsonl", place / "settings.json"):
        if path.exists():
            disk.remove(path)


def _text_of(name: str | Path) -> str:
    """Returns a name of the file system as text that every database keeps."""
    return str(name).encode("utf-8", "backslashreplace").decode()


def _check_storable(text: str) -> None:
    """Raises ``ValueError`` if a text has a zero byte or half a character, as JSON can."""
    if not text.isprintable():
        raise ValueError
