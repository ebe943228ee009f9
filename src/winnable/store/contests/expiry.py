"""Deletes players who opened a table, never made a move, and did not come back."""

from collections.abc import Iterator
from typing import Final

from ..databases.database import Database
from ..databases.rows import NEVER_PLAYED
from ..results import stamp

DAYS: Final = 30
"""Days after which a player who never played is forgotten."""
BATCH: Final = 200
"""Players to look at in one query."""
DELETES: Final = ("games", "settings", "tickets", "browsers")
"""The tables whose rows are deleted."""
KEEPS: Final = (
    *("results", "mistakes", "damaged"),
    *("nicknames", "passkeys", "restrictions", "aliases", "attempts"),
)
"""The tables of which one row keeps a player."""


def expire(database: Database, days: float = DAYS) -> Iterator[int]:
    """Deletes such players in batches; yields the number of each batch. Raises ``StoreError``.

    The local player stays, and everybody while the time is in doubt. A player whose table is open
    meanwhile loses nothing: the next move stores the game again.
    """
    if database.clock.doubt():
        return
    before = stamp(database, days * 86_400)
    kept = "".join(
        f" AND NOT EXISTS (SELECT 1 FROM {table} WHERE {table}.player = games.player)"  # noqa: S608  # constants
        for table in KEEPS
    )
    silent = (
        "SELECT player FROM games WHERE player > ?"  # noqa: S608  # constants
        f"{kept} GROUP BY player HAVING max(saved) < ? ORDER BY player LIMIT ?"
    )
    played = "SELECT 1 FROM games WHERE player = ? AND (text NOT LIKE ? OR saved >= ?) LIMIT 1"
    last = ""
    while found := database.read(silent, last, before, BATCH):
        gone = 0
        for (player,) in found:
            with database.writing() as execute:
                if execute(played, player, NEVER_PLAYED, before):
                    continue
                for table in DELETES:
                    execute(f"DELETE FROM {table} WHERE player = ?", player)  # noqa: S608
                gone += 1
        last = found[-1][0]
        yield gone
