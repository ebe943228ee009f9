"""The log of a hosted server: one JSON object a line, on standard error.

Every event has ``time``, ``level`` and ``event``, and ``request`` while a request or a socket is
served: its id. No line has a cookie, a key, a game or a
traceback; an address appears only where somebody may have to be kept out. What repeats within a
minute is told in two lines: the first one at once, then one with ``times``. So an attack cannot
fill the log.
"""

import json
import logging
import sys
import time
from collections.abc import Mapping
from contextvars import ContextVar
from errno import EMFILE, ENFILE
from pathlib import Path
from traceback import extract_tb
from typing import Final, TextIO

from ..game.results import TIME
from .measures import measures

_LOGGER: Final = logging.getLogger("winnable")
_LOGGER.addHandler(logging.NullHandler())  # the local program says everything to the player
_REPEATS: Final = 1_000
"""Most different events of a minute; further addresses are ``others``."""
_LONGEST: Final = 300
"""Most characters of a message."""
_OTHERS: Final = ("uvicorn", "uvicorn.access")
"""Loggers that uvicorn gives handlers of their own."""
_FROM_OUTSIDE: Final = {"websockets", "h11"}
"""Packages whose errors are broken messages of visitors."""

request: Final[ContextVar[str]] = ContextVar("request", default="")
"""The id of the request or the socket that is being served; empty for everything else."""

Line = dict[str, object]
_BROKEN: Final[Line] = {"level": "warning", "event": "refused", "kind": "broken-message"}


def note(event: str, **fields: object) -> None:
    """Logs an event of the operation."""
    _LOGGER.info(event, extra={"fields": fields})


def refused(kind: str, address: str = "") -> None:
    """Counts and logs a refusal; the address only where it may have to be kept out."""
    measures.refusals.labels(kind).inc()
    fields = {"kind": kind, "address": address} if address else {"kind": kind}
    _LOGGER.warning("refused", extra={"fields": fields})


class Log(logging.Handler):
    """Writes the lines, and keeps the number of those that repeat until ``end_minute``."""

    def __init__(self, stream: TextIO) -> None:
        super().__init__(logging.INFO)
        self._stream = stream
        self._seen: dict[str, tuple[Line, int]] = {}

    def emit(self, record: logging.LogRecord) -> None:
        """Writes a line, unless it is known; of several errors at once, one for each."""
        for error in _errors_of(record):
            self._emit(record, _line_of(record, error))

    def _emit(self, record: logging.LogRecord, line: Line) -> None:
        if record.name == "winnable.store":
            measures.errors.labels(str(line["kind"])).inc()
        elif line["event"] == "error":
            measures.faults.inc()
        elif line["event"] == "refused" and record.name != _LOGGER.name:
            measures.refusals.labels(str(line["kind"])).inc()
        if record.levelno >= logging.WARNING:
            key = json.dumps(line)
            if key not in self._seen and len(self._seen) >= _REPEATS and "address" in line:
                line["address"] = "others"
                key = json.dumps(line)
            if key in self._seen:
                self._seen[key] = line, self._seen[key][1] + 1
                return
            self._seen[key] = line, 0
        of = request.get()
        self._write(record.created, {**line, "request": of} if of else line)

    def end_minute(self) -> None:
        """Tells what was repeated since the last call, and forgets what was not."""
        self.acquire()
        try:
            seen, self._seen = self._seen, {}
            for key, (line, times) in seen.items():
                if times:
                    self._write(time.time(), line | {"times": times})
                    self._seen[key] = line, 0
        finally:
            self.release()

    def _write(self, at: float, line: Mapping[str, object]) -> None:
        stamped = {"time": time.strftime(TIME, time.gmtime(at)), **line}
        try:
            print(json.dumps(stamped, ensure_ascii=False), file=self._stream, flush=True)
        except (OSError, ValueError):
            return  # nobody reads the log, or the disk of the log is full: the games go on


def begin(stream: TextIO | None = None) -> None:
    """Starts the log of this process, in place of every other one."""
    root = logging.getLogger()
    for name in _OTHERS:
        other = logging.getLogger(name)
        other.handlers.clear()
        other.propagate = True
    root.handlers[:] = [Log(stream or sys.stderr)]
    root.setLevel(logging.WARNING)
    _LOGGER.setLevel(logging.INFO)
    logging.captureWarnings(capture=True)


def end_minute() -> None:
    """Tells what was repeated since the last call."""
    for each in logging.getLogger().handlers:
        if isinstance(each, Log):
            each.end_minute()


def _errors_of(record: logging.LogRecord) -> list[BaseException | None]:
    """Returns the error of a record, or those that tasks side by side have raised."""
    found: list[BaseException | None] = [record.exc_info[1] if record.exc_info else None]
    while group := next((each for each in found if isinstance(each, BaseExceptionGroup)), None):
        found.remove(group)
        found += group.exceptions
    return found


def _line_of(record: logging.LogRecord, error: BaseException | None) -> Line:
    """Returns the fields of a record: those of an event of ours, or a message of a library."""
    level = record.levelname.lower()
    fields: Mapping[str, object] | None = getattr(record, "fields", None)
    if fields is not None:
        return {"level": level, "event": record.getMessage(), **fields}
    message = " ".join(record.getMessage().split())[:_LONGEST]
    line: Line = {"level": level, "event": "message", "from": record.name, "message": message}
    if error is None:
        is_broken = message.startswith("Invalid HTTP request")
        return _BROKEN.copy() if is_broken else line
    if isinstance(error, UnicodeError) or type(error).__module__.split(".")[0] in _FROM_OUTSIDE:
        return _BROKEN.copy()
    if isinstance(error, OSError) and error.errno in (EMFILE, ENFILE):
        return {"level": "error", "event": "refused", "kind": "descriptors", "why": error.strerror}
    line |= {"event": "error", "error": f"{type(error).__name__}: {error}"[:_LONGEST]}
    line["at"] = [
        f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
        for frame in extract_tb(error.__traceback__)[-8:]
    ]
    return line
