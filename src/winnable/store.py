"""The player's own files: games, settings, results. Everything is plain text, written atomically.

::

    games/<id>.txt        one game each, as game text; the newest is the one to resume
    locks/                which game is open in a process
    damaged/              files that could not be read, set aside as they were
    mistakes/<id>.txt     games cut before the move that lost them, to be played again
    results.jsonl         one finished or abandoned game a line
    settings.json

A game in play is held by a lock, so that two windows never write the same file.
"""

import json
import os
import re
import secrets
import tempfile
import time
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

import platformdirs
from filelock import FileLock, Timeout

from .catalogue import catalogue
from .deals import LEVELS, Deal
from .errors import Fault, RecordError, StoreError
from .game import Game, parse_game
from .messages import LANGUAGES, Level
from .results import Result, read_result

_NOTHING_THERE = (FileNotFoundError, NotADirectoryError)
STALE = 60.0
"""Seconds after which a half-written file is nobody's any more."""

_ID = re.compile(r"(.+)-[0-9]{8}-[0-9]{6}-[0-9a-f]{6,32}")


def data_folder() -> Path:
    """The platform's own folder for the player's data (XDG_DATA_HOME is honoured)."""
    return platformdirs.user_data_path("winnable", appauthor=False)


@dataclass(slots=True)
class Settings:
    """What the player chose, kept between games; None: not chosen yet."""

    language: str | None = None
    level: Level = Level.NORMAL
    plain: bool = False
    memory: bool = False
    figures: bool = False
    endings: bool = True
    """Whether it is said at once that a game is won or lost whatever is hidden."""
    difficulty: str | None = None
    """The level of new deals, one of ``deals.LEVELS``; None: any deal."""


class Store:
    """The files under one folder. Raises ``StoreError`` where they cannot be read or written."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder()
        self._locks: dict[str, FileLock] = {}
        self.damaged: list[Path] = []
        """Files that were set aside since the store was opened."""
        self.is_busy = False
        """Whether ``latest`` found the game open in another process."""

    # Games

    def path(self, game_id: str) -> Path:
        """The file of a game."""
        return self.folder / "games" / f"{game_id}.txt"

    def new_id(self, game: Game) -> str:
        """A name for the file of a new game, which nobody can guess."""
        stamp = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        return f"{game.variant.name}-{stamp}-{secrets.token_hex(16)}"

    def save(self, game_id: str, game: Game) -> None:
        """Writes the game; a reader sees the old text or the new, never a part."""
        _write(self.path(game_id), game.text)

    def latest(self, name: str | None = None) -> tuple[str, Game] | None:
        """The game in progress that was played last (of the variant ``name``, if given).

        None if there is none or another process has it open, which ``is_busy`` tells. A file that
        cannot be read as a game is set aside, and the one before it is taken.
        """
        for game_id in self.in_progress(name):
            if not self.claim(game_id):
                self.is_busy = True
                return None
            game = self.read(game_id)
            if game is not None:
                return game_id, game
            self.release(game_id)
        return None

    def in_progress(self, name: str | None = None) -> list[str]:
        """The games that were not won or left (of the variant ``name``, if given), newest first."""
        ended = {result.id for result in self.results()[0]}
        return [
            path.stem
            for path in self._newest_first()
            if path.stem not in ended
            and (name is None or ((found := _ID.fullmatch(path.stem)) and found[1] == name))
        ]

    def read(self, game_id: str) -> Game | None:
        """The game of a file; a file that cannot be read as a game is set aside: None."""
        try:
            return parse_game(_read(self.path(game_id)))
        except (RecordError, StoreError):
            self._set_aside(self.path(game_id))
            return None

    def has(self, game_id: str) -> bool:
        """Whether there is a game of that name."""
        if not _ID.fullmatch(game_id) or "/" in game_id:
            return False
        with suppress(OSError, ValueError):  # a name too long, or with a zero byte
            return self.path(game_id).is_file()
        return False

    def claim(self, game_id: str) -> bool:
        """Takes the game for this process until ``release``; False if another has it open.

        Where no lock can be written, no game can be saved either, and nothing has to be held.
        """
        lock = FileLock(self._lock_path(game_id), thread_local=False)
        try:
            self._lock_path(game_id).parent.mkdir(parents=True, exist_ok=True)
            lock.acquire(blocking=False)
        except Timeout:
            return False
        except OSError:
            return True
        self._locks[game_id] = lock
        return True

    def release(self, game_id: str) -> None:
        """Gives the game back."""
        lock = self._locks.pop(game_id, None)
        if lock is not None:
            lock.release()

    def leave(self, game_id: str, game: Game, then: Deal | None = None) -> bool:
        """Another game, of the deal ``then``, takes its place; returns whether it counts as left.

        A game that was never begun is forgotten; one that was played and not won is a result.
        """
        counts = not game.is_fresh and not game.position.is_won
        if game.is_fresh:
            with suppress(OSError):
                self.path(game_id).unlink()
        elif counts:
            self.add_result(game_id, game, is_over=then != game.deal)
        with suppress(OSError):
            self._lock_path(game_id).unlink()  # while it is still held
        self.release(game_id)
        return counts

    def _lock_path(self, game_id: str) -> Path:
        return self.folder / "locks" / f"{game_id}.lock"

    def _newest_first(self) -> list[Path]:
        with suppress(OSError):  # what a killed process left half written
            for part in self.path("x").parent.glob(".*.part"):
                if time.time() - part.stat().st_mtime > STALE:
                    part.unlink()
        try:
            found = [
                (path.stat().st_mtime_ns, path) for path in self.path("x").parent.glob("*.txt")
            ]
        except OSError as error:
            raise _cannot(Fault.FILE_READ, self.folder, error) from None
        return [path for _, path in sorted(found, reverse=True)]

    def _set_aside(self, path: Path) -> None:
        aside = self.folder / "damaged" / f"{time.time_ns()}-{path.name}"
        try:
            aside.parent.mkdir(parents=True, exist_ok=True)
            path.replace(aside)
        except OSError as error:
            raise _cannot(Fault.FILE_WRITE, aside, error) from None
        self.damaged.append(aside)

    # Mistakes

    def keep_mistake(self, game_id: str, text: str) -> None:
        """Keeps a game that stands before the move that lost it."""
        _write(self.folder / "mistakes" / f"{game_id}.txt", text)

    def mistakes(self) -> list[Path]:
        """The games that were kept, oldest first."""
        try:
            found = [
                (path.stat().st_mtime_ns, path) for path in (self.folder / "mistakes").glob("*.txt")
            ]
        except OSError as error:
            raise _cannot(Fault.FILE_READ, self.folder, error) from None
        return [path for _, path in sorted(found)]

    def take_mistake(self) -> Game | None:
        """The oldest of them, which is kept no longer; a damaged one is set aside."""
        for path in self.mistakes():
            try:
                game = parse_game(_read(path))
                path.unlink()
            except (RecordError, StoreError):
                self._set_aside(path)
                continue
            except OSError as error:
                raise _cannot(Fault.FILE_WRITE, path, error) from None
            return game
        return None

    # Settings

    def settings(self) -> Settings:
        """The player's settings; a damaged file is set aside and the usual ones hold."""
        path = self.folder / "settings.json"
        try:
            data = json.loads(_read(path, missing="{}"))
            if not isinstance(data, dict) or not data.keys() <= asdict(Settings()).keys():
                raise ValueError
            settings = Settings(**data)
            settings.level = Level(settings.level)
            flags = (settings.plain, settings.memory, settings.figures, settings.endings)
            if (
                settings.language not in (None, *LANGUAGES)
                or settings.difficulty not in (None, *LEVELS)
                or not all(f in (True, False) for f in flags)
            ):
                raise ValueError
        except (ValueError, TypeError, RecursionError, StoreError) as error:
            if not isinstance(error, StoreError) or error.code is Fault.FILE_TEXT:
                self._set_aside(path)
            return Settings()
        return settings

    def keep_settings(self, settings: Settings) -> None:
        """Writes the settings."""
        _write(self.folder / "settings.json", json.dumps(asdict(settings), indent=1) + "\n")

    # Results

    def add_result(self, game_id: str, game: Game, *, is_over: bool = True) -> None:
        """Notes that a game was won or left; a later note of the same game replaces it.

        A deal that is begun anew is not over: whether it can be won is not noted yet.
        """
        points = None if game.score is None else game.score - game.opening
        result = Result(
            game_id,
            game.variant.name,
            game.position.is_won,
            game.moves_made,
            game.seconds,
            points,
            game.deal.level,
            game.assisted,
            _is_winnable(game) if is_over else None,
        )
        path = self.folder / "results.jsonl"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("ab+") as file:
                if file.tell() and (file.seek(-1, os.SEEK_END), file.read(1))[1] != b"\n":
                    file.write(b"\n")  # a line that was torn by a crash ends here
                file.write(json.dumps(asdict(result)).encode() + b"\n")
        except OSError as error:
            raise _cannot(Fault.FILE_WRITE, path, error) from None

    def results(self) -> tuple[list[Result], int]:
        """The results, oldest first, one a game, and the number of lines that cannot be read."""
        path = self.folder / "results.jsonl"
        results: dict[str, Result] = {}
        damaged = 0
        for line in _read(path, missing="", errors="replace").splitlines():
            try:
                result = read_result(json.loads(line))
            except (ValueError, TypeError, KeyError, RecursionError):
                damaged += 1
                continue
            if not (result.id in results and results[result.id].won):
                results[result.id] = result
        return list(results.values()), damaged

    def balance(self, name: str) -> int:
        """What the results of a Vegas game add up to."""
        return sum(r.points or 0 for r in self.results()[0] if r.name == name)


def _is_winnable(game: Game) -> bool | None:
    """Whether the deal of a game can be won; None if nobody has decided it."""
    known, number = catalogue(game.rules), game.deal.number
    return None if known is None or number is None else known.is_winnable(number)


def read_text(path: Path) -> str:
    """The text of a file of the user's. Raises ``StoreError``."""
    return _read(path)


def _read(path: Path, *, missing: str | None = None, errors: str = "strict") -> str:
    try:
        return path.read_text("utf-8-sig", errors=errors)
    except UnicodeDecodeError:
        raise StoreError(Fault.FILE_TEXT, file=str(path)) from None
    except OSError as error:
        if missing is not None and isinstance(error, _NOTHING_THERE):
            return missing
        raise _cannot(Fault.FILE_READ, path, error) from None


def _write(path: Path, text: str) -> None:
    """Replaces the file in one act: written beside it, flushed to disk, renamed."""
    beside = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(prefix=".", suffix=".part", dir=path.parent)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(beside).replace(path)
        beside = None
    except OSError as error:
        raise _cannot(Fault.FILE_WRITE, path, error) from None
    finally:
        if beside is not None:
            with suppress(OSError):
                Path(beside).unlink()


def _cannot(fault: Fault, path: Path, error: OSError) -> StoreError:
    return StoreError(fault, file=str(path), why=error.strerror or type(error).__name__)
