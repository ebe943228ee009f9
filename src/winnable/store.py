"""The player's files: games, settings, results. All are plain text, written atomically.

::

    games/<id>.txt        one game each, as game text; the newest is the one to resume
    locks/                one lock for each game that is open in a process
    damaged/              files whose content did not parse, moved here unchanged
    mistakes/<id>.txt     games cut before the move that lost them, to be played again
    results.jsonl         one line for each finished or abandoned game
    settings.json

A lock protects each open game, so two processes never write the same file. Only a file that was
read and does not parse is moved to ``damaged``. A file that cannot be read stays where it is.
"""

import json
import os
import re
import secrets
import time
from calendar import timegm
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import platformdirs

from . import disk
from .catalogues import catalogue
from .deals import Deal
from .difficulty import Difficulty
from .disk import StoreError, StoreFault
from .game import Game, parse_game
from .messages import Language, Verbosity
from .record import RecordError
from .results import TIME, Result, read_result, written

if TYPE_CHECKING:
    from filelock import FileLock

STALE = 60.0
"""Seconds after which a temporary file counts as abandoned."""

_ID = re.compile(r"(.+)-[0-9]{8}-[0-9]{6}-[0-9a-f]{6,32}")


def data_folder() -> Path:
    """Returns the platform's folder for user data (honours XDG_DATA_HOME)."""
    return platformdirs.user_data_path("winnable", appauthor=False)


@dataclass(slots=True)
class Settings:
    """The player's settings, kept between games; None: not chosen yet."""

    language: str | None = None
    """The code of a ``Language``."""
    verbosity: Verbosity = Verbosity.NORMAL
    plain: bool = False
    memory: bool = False
    figures: bool = False
    endings: bool = True
    """Whether the program announces that a game is certainly won or lost."""
    rating: bool = False
    """Whether the player wants to see the ratings."""
    difficulty: Difficulty | None = None
    """The difficulty of new deals; None: any deal."""

    def stored(self) -> dict[str, str | bool | None]:
        """Returns the settings as the file stores them. The file calls the verbosity ``level``."""
        return {_STORED.get(name, name): value for name, value in asdict(self).items()}


_STORED: Final = {"verbosity": "level"}
"""Settings whose name in the file differs."""
_FLAGS: Final = ("plain", "memory", "figures", "endings", "rating")


def read_settings(data: object) -> Settings:
    """Reads the settings from parsed JSON. Raises ``ValueError`` or ``TypeError``."""
    usual = Settings().stored()
    if not isinstance(data, dict) or not data.keys() <= usual.keys():
        raise ValueError
    kept: dict[str, Any] = usual | data
    kept["verbosity"] = Verbosity(kept.pop("level"))
    if kept["language"] is not None:
        kept["language"] = Language(kept["language"])
    if kept["difficulty"] is not None:
        kept["difficulty"] = Difficulty(kept["difficulty"])
    if not all(kept[name] in (True, False) for name in _FLAGS):
        raise ValueError
    return Settings(**kept)


class Store:
    """The files under one folder. Methods raise ``StoreError`` if a file cannot be read or written.

    Methods that look for a game to resume (``latest``, ``in_progress``, ``settings``, ``balance``)
    skip files that cannot be read, and record the errors in ``unread``.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder()
        self._locks: dict[str, FileLock] = {}
        self._settings_fault: StoreError | None = None
        self.damaged: list[Path] = []
        """Files moved to ``damaged`` and not yet reported to the player."""
        self.unread: list[StoreError] = []
        """Errors of files that could not be read or moved, not yet reported to the player."""
        self.is_busy = False
        """Whether ``latest`` found the game open in another process."""

    def mark_reported(self) -> None:
        """Clears ``damaged`` and ``unread`` after they are reported."""
        self.damaged.clear()
        self.unread.clear()

    # Games

    def path(self, game_id: str) -> Path:
        """Returns the path of a game's file."""
        return self.folder / "games" / f"{game_id}.txt"

    def new_id(self, game: Game) -> str:
        """Returns an unguessable name for the file of a new game."""
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        return f"{game.variant.name}-{stamp}-{secrets.token_hex(16)}"

    def now(self) -> str:
        """Returns the time in UTC, as results keep it."""
        return time.strftime(TIME, time.gmtime())

    def begin(self, game: Game) -> str:
        """Stores a new game, claims it and returns its name. If storing fails, no file remains."""
        game_id = self.new_id(game)
        self.claim(game_id)
        try:
            self.save(game_id, game)
        except StoreError:
            with suppress(OSError):
                self.path(game_id).unlink()
            self._unlock(game_id)
            raise
        return game_id

    def save(self, game_id: str, game: Game) -> None:
        """Writes the game atomically: a reader sees the old text or the new text, never a part."""
        disk.replace(self.path(game_id), game.text)

    def latest(self, name: str | None = None) -> tuple[str, Game] | None:
        """Returns the game in progress that was played last (of the variant ``name``, if given).

        Returns None if there is none, or if another process has it open (then ``is_busy`` is set).
        Skips a file that is damaged (and moves it to ``damaged``) or unreadable (and records the
        error).
        """
        for game_id in self.in_progress(name):
            try:
                if not self.claim(game_id):
                    self.is_busy = True
                    return None
                game = self.read(game_id)
            except StoreError as error:
                self.record_error(error)
                game = None
            if game is not None:
                return game_id, game
            self.release(game_id)
        return None

    def in_progress(self, name: str | None = None) -> list[str]:
        """Returns the unfinished games (of the variant ``name``, if given), newest first.

        A game that was left is one of them again once it is saved in a later second.
        """
        results = {result.id: result for result in self._readable_results()}
        return [
            path.stem
            for path, saved in self._newest_first()
            if _is_open(results.get(path.stem), saved)
            and (name is None or ((found := _ID.fullmatch(path.stem)) and found[1] == name))
        ]

    def last_played(self) -> tuple[str, Game] | None:
        """Returns the game with a move that was written last, in progress or over, if any.

        It may be open in another process. Raises ``StoreError`` if a file cannot be read.
        """
        for path, _ in self._newest_first():
            game = self.read(path.stem)
            if game is not None and game.steps:
                return path.stem, game
        return None

    def is_over(self, game_id: str) -> bool:
        """Whether the game has a result."""
        return any(result.id == game_id for result in self._readable_results())

    def read(self, game_id: str) -> Game | None:
        """Reads a game; None if the file was damaged and moved, or no longer exists.

        Raises ``StoreError`` if the file cannot be read; it stays where it is.
        """
        path = self.path(game_id)
        try:
            data = disk.read_regular(path)
        except StoreError as error:
            if disk.is_missing(error):
                return None
            raise
        return self._parsed(path, data)

    def has(self, game_id: str) -> bool:
        """Whether a game of that name exists. Raises ``StoreError`` if the check fails."""
        if not _ID.fullmatch(game_id) or "/" in game_id:
            return False
        return disk.exists(self.path(game_id))

    def claim(self, game_id: str) -> bool:
        """Claims the game for this process until ``release``; False if another process has it open.

        If no lock can be written, no game can be saved either, so no claim is needed. Raises
        ``StoreError`` if too many files are open.
        """
        from filelock import FileLock, Timeout  # noqa: PLC0415  # loads asyncio: 25 ms

        path = self._lock_path(game_id)
        lock = FileLock(path, thread_local=False)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            lock.acquire(blocking=False)
        except Timeout:
            return False
        except OSError as error:
            if disk.is_exhausted(error):
                raise disk.store_error(StoreFault.READ, path, error) from error
            return True
        self._locks[game_id] = lock
        return True

    def release(self, game_id: str) -> None:
        """Releases the claim."""
        lock = self._locks.pop(game_id, None)
        if lock is not None:
            lock.release()

    def leave(self, game_id: str, game: Game, then: Deal | None = None) -> bool:
        """Abandons a game for one of the deal ``then``. Returns whether it counts as a result.

        A game without moves is removed; one that was played and not won becomes a result. If the
        result cannot be written, raises ``StoreError`` and the game stays in progress.
        """
        try:
            if game.is_fresh:
                with suppress(OSError):
                    self.path(game_id).unlink()
            elif counts(game):
                self.add_result(game_id, game, is_over=then != game.deal)
        finally:
            self._unlock(game_id)
        return counts(game)

    def _unlock(self, game_id: str) -> None:
        """Removes the lock file of a game that will not be opened again."""
        with suppress(OSError):
            self._lock_path(game_id).unlink()  # the lock is still held
        self.release(game_id)

    def _lock_path(self, game_id: str) -> Path:
        return self.folder / "locks" / f"{game_id}.lock"

    def _newest_first(self) -> list[disk.Entry]:
        folder, now = self.path("x").parent, time.time_ns()
        try:
            for part in disk.entries(folder, ".part"):  # temporary files of a killed process
                if part.path.name.startswith(".") and now - part.written > STALE * 1e9:
                    with suppress(OSError):
                        part.path.unlink()
            found = disk.entries(folder, ".txt")
        except StoreError as error:
            self.record_error(error)
            return []
        found = [each for each in found if not each.path.name.startswith(".")]
        found.sort(key=lambda each: (each.written, each.path), reverse=True)
        early = [each.path for each in found if each.written > now]
        # After a wrong clock, files from the future would stay the newest for years.
        for age, path in enumerate(early):
            with suppress(OSError):
                os.utime(path, ns=(now - age, now - age))
        return found

    def _parsed(self, path: Path, data: bytes) -> Game | None:
        """Parses the content of a file; a damaged file is moved to ``damaged`` and gives None."""
        try:
            return parse_game(disk.decoded(path, data))
        except (RecordError, StoreError):
            self._set_aside(path)
            return None

    def _set_aside(self, path: Path) -> None:
        aside = self.folder / "damaged" / f"{time.time_ns()}-{path.name}"
        try:
            disk.move(path, aside)
        except StoreError as error:
            self.record_error(error)
        else:
            self.damaged.append(aside)

    def record_error(self, error: StoreError) -> None:
        """Records that a file could not be read, to be reported once."""
        known = [(each.code, each.details) for each in self.unread]
        if (error.code, error.details) not in known:
            self.unread.append(error)

    # Mistakes

    def keep_mistake(self, game_id: str, text: str) -> None:
        """Keeps a game that stands before the move that lost it."""
        disk.replace(self.folder / "mistakes" / f"{game_id}.txt", text)

    def mistakes(self) -> list[Path]:
        """Lists the games kept, oldest first."""
        found = disk.entries(self.folder / "mistakes", ".txt")
        found = [each for each in found if not each.path.name.startswith(".")]
        return [each.path for each in sorted(found, key=lambda each: (each.written, each.path))]

    def oldest_mistake(self) -> tuple[Path, Game] | None:
        """Returns the oldest kept game and its file, and moves damaged ones to ``damaged``.

        Raises ``StoreError`` if games exist and none of them can be read.
        """
        fault = None
        for path in self.mistakes():
            try:
                game = self._parsed(path, disk.read_regular(path))
            except StoreError as error:
                fault = fault or error
                continue
            if game is not None:
                return path, game
        if fault is not None:
            raise fault
        return None

    def forget_mistake(self, path: Path) -> None:
        """Removes a game that is being played again."""
        disk.remove(path)

    # Settings

    def settings(self) -> Settings:
        """Reads the player's settings; a damaged file is moved and gives the defaults.

        Also returns the defaults if the file cannot be read; then the file is never overwritten.
        """
        path = self.folder / "settings.json"
        self._settings_fault = None
        try:
            data = disk.read_regular(path)
        except StoreError as error:
            if not disk.is_missing(error):
                self._settings_fault = error
                self.record_error(error)
            return Settings()
        try:
            return read_settings(json.loads(disk.decoded(path, data)))
        except (ValueError, TypeError, RecursionError, StoreError):
            self._set_aside(path)
            return Settings()

    def keep_settings(self, settings: Settings) -> None:
        """Writes the settings."""
        if self._settings_fault is not None:
            raise self._settings_fault
        disk.replace(self.folder / "settings.json", json.dumps(settings.stored(), indent=1) + "\n")

    # Results

    def add_result(self, game_id: str, game: Game, *, is_over: bool = True) -> None:
        """Records that a game was won or abandoned; a later record of the same game replaces it.

        A deal that is restarted is not over, so its winnability is not recorded yet.
        """
        result = Result(
            game_id,
            game.variant.name,
            game.position.is_won,
            game.moves_made,
            game.seconds,
            _points(game),
            game.deal.difficulty,
            game.assisted,
            _is_winnable(game) if is_over else None,
            self.now(),
            game.deal.address,
        )
        disk.append_line(self.folder / "results.jsonl", json.dumps(written(result)))

    def results(self) -> tuple[list[Result], int]:
        """Returns one result for each game, oldest first, and the number of unreadable lines."""
        path = self.folder / "results.jsonl"
        try:
            text = disk.decoded(path, disk.read_regular(path), "replace")
        except StoreError as error:
            if disk.is_missing(error):
                return [], 0
            raise
        results: dict[str, Result] = {}
        damaged = 0
        for line in text.splitlines():
            try:
                result = read_result(json.loads(line))
            except (ValueError, TypeError, KeyError, RecursionError):
                damaged += 1
                continue
            if not (result.id in results and results[result.id].won):
                results[result.id] = result
        return list(results.values()), damaged

    def was_left(self, game_id: str) -> bool:
        """Whether a game was left for another one and has not been won since."""
        return any(each.id == game_id and not each.won for each in self._readable_results())

    def balance(self, name: str, leaving: tuple[str, Game] | None = None) -> int:
        """Returns the sum of the points of a Vegas variant over all results.

        ``leaving`` is a game that becomes a result as soon as the next one is stored.
        """
        results = self._readable_results()
        total = sum(r.points or 0 for r in results if r.name == name)
        if leaving is not None and leaving[1].variant.name == name and counts(leaving[1]):
            before = {r.id: r for r in results}.get(leaving[0])
            if before is None:
                total += _points(leaving[1]) or 0
            elif not before.won:
                total += (_points(leaving[1]) or 0) - (before.points or 0)
        return total

    def _readable_results(self) -> Sequence[Result]:
        """Returns the results; none, with the error recorded, if they cannot be read."""
        try:
            return self.results()[0]
        except StoreError as error:
            self.record_error(error)
            return ()


def counts(game: Game) -> bool:
    """Whether abandoning a game makes it a result: it was played and not won."""
    return not game.is_fresh and not game.position.is_won


def _is_open(result: Result | None, saved: int) -> bool:
    """Whether a game with that result, saved at that time in nanoseconds, is in progress."""
    if result is None:
        return True
    if result.won or result.ended is None:
        return False
    return saved // 1_000_000_000 > timegm(time.strptime(result.ended, TIME))


def read_text(path: Path) -> str:
    """Reads a text file that the user named. Raises ``StoreError``."""
    return disk.decoded(path, disk.read_given(path))


def _points(game: Game) -> int | None:
    """Returns the points of this deal, without the opening balance."""
    return None if game.score is None else game.score - game.opening


def _is_winnable(game: Game) -> bool | None:
    """Whether the deal of a game is winnable; None if that is not decided."""
    known, number = catalogue(game.rules), game.deal.number
    return None if known is None or number is None else known.is_winnable(number)
