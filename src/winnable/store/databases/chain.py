"""Ends the chain of earlier versions: one secret, from which those of all days until 2100 followed.

Whoever set the clock forward could read it. The days that were played keep their secrets, as a
season whose root is that of its last day; the secret of 2100 is deleted.
"""

from datetime import date, timedelta
from typing import Final

from ...catalogues.ranked import before, day_at
from .clock import machine_time
from .database import Execute

LAST: Final = date(2100, 1, 1)
"""The day whose secret was the root of the chain."""
_FIRST: Final = "2026-01-01"
_SILENT: Final = timedelta(40)
"""Days without a ranked game that still belong to the season. The clock may be wrong."""


def end_chain(execute: Execute) -> None:
    """Makes a season of the chain up to tomorrow, whose commitment boards have shown."""
    roots = execute("SELECT data FROM keys WHERE name = 'ranked'")
    query = "SELECT max(contest) FROM ranked_deals WHERE contest BETWEEN ? AND ?"
    ((played,),) = execute(query, _FIRST, str(LAST))
    if roots and played:
        latest = date.fromisoformat(played)
        today = min(day_at(machine_time()), latest + _SILENT)
        last = min(max(latest, today) + timedelta(1), LAST)
        root = before(bytes.fromhex(roots[0][0]), (LAST - last).days).hex()
        execute("INSERT INTO seasons VALUES (?, ?, ?, '')", _FIRST, str(last), root)
    execute("DELETE FROM keys WHERE name = 'ranked'")
