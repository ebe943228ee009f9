"""The secrets of days. A season is a chain of them, and seasons know nothing of each other.

A row of ``seasons`` has the first and the last day, the secret of the last day, and the last day
whose secret was told: that tells all earlier ones of the season. A season begins with its first use
and ends with the quarter of the year. What was told is over for good, whatever the clock says
later. So if a wrong clock has told a day that nobody has played, a new season begins with that day.
"""

from datetime import date, timedelta
from secrets import token_hex
from typing import Final, NamedTuple

from ...catalogues.ranked import before, day_at, span
from ..databases.database import Database, Execute

_DAY: Final = timedelta(1)
_COVERS: Final = "first <= ? AND last >= ?"


class Season(NamedTuple):
    """Days whose secrets follow from one another."""

    first: str
    last: str
    root: str
    """The secret of the last day, in hexadecimal digits."""
    told: str
    """The last day whose secret was told; empty before the first."""

    def secret(self, day: date) -> bytes:
        """Returns the secret of a day."""
        return before(bytes.fromhex(self.root), (date.fromisoformat(self.last) - day).days)


class Seasons:
    """The seasons of a database. Methods raise ``StoreError``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, day: date) -> Season:
        """Returns the season of a day, which begins if there is none, or if a wrong clock has told
        the secret of a day to come.
        """
        found = _found(self._database.read, day)
        if found is None or self._is_spoilt(found, day):
            with self._database.writing() as execute:
                _lock(execute)
                found = _found(execute, day)
                if found is not None and self._is_spoilt(found, day):
                    renew(execute, day)
                    found = None
                found = found or _begun(execute, day)
        return found

    def is_told(self, day: date) -> bool:
        """Whether the secret of a day was told."""
        found = _found(self._database.read, day)
        return found is not None and found.told >= str(day)

    def tell(self, day: date) -> None:
        """Notes that the secret of a day is told from now on."""
        with self._database.writing() as execute:
            _lock(execute)
            if _found(execute, day) is None:
                _begun(execute, day)
            query = f"UPDATE seasons SET told = ? WHERE {_COVERS} AND told < ?"  # noqa: S608  # constants
            execute(query, *[str(day)] * 4)

    def _is_spoilt(self, season: Season, day: date) -> bool:
        if season.told < str(day) or self._database.clock.now() >= span(day)[1]:
            return False
        query = "SELECT 1 FROM ranked_deals WHERE contest = ? LIMIT 1"
        return not self._database.read(query, str(day))


def trust_clock(database: Database) -> None:
    """Believes the clock at the word of the host.

    If contests were days ahead of it, days to come may have been seen: they get new secrets, and
    what was played in them counts no more. Raises ``StoreError``.
    """
    reading = database.time()
    with database.writing() as execute:
        _lock(execute)
        mark = database.clock.trust(execute, reading)
        if mark is not None and day_at(reading) < day_at(mark):
            renew(execute, day_at(reading) + _DAY)


def renew(execute: Execute, day: date) -> None:
    """Ends the season of a day before that day, and deletes the seasons and contests after it."""
    found = _found(execute, day)
    if found is not None and found.first < str(day):
        execute(
            "UPDATE seasons SET last = ?, root = ? WHERE first = ?",
            *(str(day - _DAY), found.secret(day - _DAY).hex(), found.first),
        )
    execute("DELETE FROM seasons WHERE first >= ?", str(day))
    for table in ("ranked_deals", "attempts"):
        query = f"DELETE FROM {table} WHERE contest BETWEEN ? AND ?"  # noqa: S608  # constants
        execute(query, str(day), str(date.max))


def _lock(execute: Execute) -> None:
    """Takes the lock of all seasons, until the transaction ends."""
    query = "INSERT INTO keys VALUES ('seasons', '') ON CONFLICT (name) DO UPDATE SET data = ''"
    execute(query)


def _found(execute: Execute, day: date) -> Season | None:
    query = f"SELECT first, last, root, told FROM seasons WHERE {_COVERS}"  # noqa: S608  # constants
    return next((Season(*row) for row in execute(query, str(day), str(day))), None)


def _begun(execute: Execute, day: date) -> Season:
    """Begins a season: the days of the quarter that no other one has, on both sides of the day."""
    month = 3 * ((day.month - 1) // 3)
    first = date(day.year, month + 1, 1)
    last = (date(day.year, month + 3, 28) + timedelta(4)).replace(day=1) - _DAY
    ((earlier,),) = execute("SELECT max(last) FROM seasons WHERE last < ?", str(day))
    ((later,),) = execute("SELECT min(first) FROM seasons WHERE first > ?", str(day))
    if earlier:
        first = max(first, date.fromisoformat(earlier) + _DAY)
    if later:
        last = min(last, date.fromisoformat(later) - _DAY)
    season = Season(str(first), str(last), token_hex(32), "")
    execute("INSERT INTO seasons VALUES (?, ?, ?, ?)", *season)
    return season
