"""The time of a database: one for all processes and machines that use it, and without jumps.

PostgreSQL tells its own time; with SQLite it is that of this machine. Either clock may be wrong. A
wrong time would publish the secrets of contests, end races and sessions, and delete players, all
for good. So in a database with other players than the local one:

- A process reads the clock when it starts, and again every ``FRESH`` seconds. In between, and when
  the clock has jumped meanwhile, time goes on at the pace of a clock that nobody sets.
- The latest time is in the table ``clock``: the mark. Time never goes back behind it.
- A process that starts believes a clock from ``BACK`` before the mark to ``AWAY`` after it. Any
  other one is in doubt: time goes on from the mark, and contests wait until the clock is right
  again, or the host vouches for it (``trust``).

A database that only the local player uses has no mark: there is nobody to deceive.
"""

import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple
from weakref import proxy

from ...disk import StoreError

if TYPE_CHECKING:
    from .database import Database, Execute

FRESH: Final = 60.0
"""Seconds after which a process reads the clock again."""
STEP: Final = 60.0
"""Seconds by which a clock may be set while a process runs."""
BACK: Final = 3_600.0
"""Seconds by which a clock may be behind the mark when a process starts."""
AWAY: Final = 35 * 86_400.0
"""Seconds for which a server may have been off."""
_PROMPT: Final = 1.0
"""Seconds within which an answer tells the time."""


def _clock_in_sleep() -> int | None:
    """Returns the clock of the system that goes on while the machine sleeps; None without one."""
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC"):
        with suppress(AttributeError, OSError):  # it may be named, but not be there: in a browser
            number: int = getattr(time, name)
            time.clock_gettime(number)
            return number
    return None


_ALWAYS: Final = _clock_in_sleep()


def machine_time() -> float:
    """Returns what the clock of this machine says. Names of files may have it."""
    return time.time()


def steady() -> float:
    """Returns the seconds of a clock that nobody sets, and that goes on while the machine sleeps,
    where the system has one.
    """
    return time.monotonic() if _ALWAYS is None else time.clock_gettime(_ALWAYS)


class Doubt(NamedTuple):
    """A clock that is not believed. Both times are in seconds since 1970."""

    reading: float
    """What the clock says."""
    mark: float
    """The latest time that contests have seen."""


class _Anchor(NamedTuple):
    """A time, and what the steady clock said then."""

    time: float
    steady: float
    word: int
    """How often the host had vouched for the clock; -1 without a mark."""
    doubt: Doubt | None


class Clock:
    """The time of a database. Methods raise ``StoreError``."""

    def __init__(self, database: "Database") -> None:
        self._database: Database = proxy(database)  # a cycle would keep its file open
        self._anchor: _Anchor | None = None
        self._looked = 0.0

    def now(self, least: float = 0.0) -> float:
        """Returns the time in seconds since 1970. It seldom needs a query; not to be before
        ``least``, it asks again.
        """
        anchor = self._fresh()
        if (now := anchor.time + steady() - anchor.steady) < least:
            self._anchor = anchor = self._look(anchor)
            now = anchor.time + steady() - anchor.steady
        return now

    def doubt(self) -> Doubt | None:
        """Returns why the time is in doubt; None if it is not."""
        return self._fresh().doubt

    def note(self, execute: "Execute", now: float) -> None:
        """Moves the mark to a time that a transaction writes."""
        execute("UPDATE clock SET seen = ? WHERE seen < ?", int(now * 1000), int(now * 1000))

    def trust(self, execute: "Execute", reading: float) -> float | None:
        """Moves the mark to what the clock says, at the word of the host; returns where it was, or
        None if there is none. Processes that run follow within ``FRESH`` seconds.
        """
        rows = execute("SELECT seen FROM clock WHERE id = 1")
        execute("UPDATE clock SET seen = ?, word = word + 1 WHERE id = 1", int(reading * 1000))
        self._anchor = None
        return rows[0][0] / 1000 if rows else None

    def _fresh(self) -> _Anchor:
        anchor, now = self._anchor, steady()
        if anchor is None:
            self._anchor = anchor = self._look(None)
        elif now - self._looked >= FRESH:
            self._looked = now  # only this call looks: it may wait for a connection
            with suppress(StoreError):
                self._anchor = anchor = self._look(anchor)
        return anchor

    def _look(self, before: _Anchor | None) -> _Anchor:
        """Reads the clock and the mark."""
        read, asked = self._database.read, steady()
        reading, answered = self._database.time(), steady()
        at = (asked + answered) / 2
        expected = None if before is None else before.time + at - before.steady
        rows = read("SELECT seen, word FROM clock WHERE id = 1")
        if not rows and not (
            read("SELECT 1 FROM browsers WHERE player > '' LIMIT 1")
            or read("SELECT 1 FROM attempts WHERE player > '' LIMIT 1")
        ):
            return self._anchored(_Anchor(reading, at, -1, None))
        if not rows:
            query = "INSERT INTO clock VALUES (1, ?, 0) ON CONFLICT (id) DO NOTHING"
            with suppress(StoreError):  # a disk that is full, or a database only to be read
                self._database.write(query, int(1000 * (expected or reading)))
            rows = read("SELECT seen, word FROM clock WHERE id = 1") or [(reading * 1000, 0)]
        mark, word = rows[0][0] / 1000, rows[0][1]
        doubt = None
        if before is not None and before.doubt is None and before.word in (word, -1):
            assert expected is not None
            is_near = abs(reading - expected) <= STEP and answered - asked < _PROMPT
            found = reading if is_near else expected
        elif mark - BACK <= reading <= mark + AWAY:
            found = reading
        else:
            doubt = Doubt(reading, mark)
            found = mark if before is None or before.word != word else expected or mark
        anchor = _Anchor(max(found, mark), at, word, doubt)
        if anchor.time - mark >= FRESH:
            query = "UPDATE clock SET seen = ? WHERE seen < ? AND word = ?"
            with suppress(StoreError):
                self._database.write(query, *[int(anchor.time * 1000)] * 2, word)
        if abs(reading - anchor.time) > STEP:
            _log(reading, anchor.time)
        return self._anchored(anchor)

    def _anchored(self, anchor: _Anchor) -> _Anchor:
        self._looked = anchor.steady
        return anchor


def _log(reading: float, believed: float) -> None:
    """Tells the host of a server that its clock is not believed."""
    import logging  # noqa: PLC0415  # slow to load, and seldom needed

    log = logging.getLogger("winnable.store")
    if log.hasHandlers():
        fields = {"kind": "clock", "says": int(reading), "believed": int(believed)}
        log.warning("clock", extra={"fields": fields})
