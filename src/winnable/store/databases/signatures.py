"""Changes the cookies of earlier versions: the key of a player, signed with a key of the database.

Whoever read that database could sign in as any player. So each cookie that a browser may have
becomes a row of ``browsers``, which has only its digest, and the key of the signatures is deleted.
The row works until key 0 ends, when no browser has such a cookie any more.
"""

from base64 import urlsafe_b64encode
from datetime import UTC, datetime
from hashlib import blake2b
from secrets import token_hex
from secrets import token_urlsafe as fresh
from typing import Final

from .clock import machine_time
from .database import Execute, digest_of

DAYS: Final = 400
"""Days for which a browser keeps a cookie."""
BATCH: Final = 200
"""Rows to write in one query."""
_KNOWN: Final = (
    *("games", "results", "mistakes", "damaged", "settings", "nicknames", "restrictions"),
    *("passkeys", "attempts", "aliases"),
)


def end_signatures(execute: Execute) -> None:
    """Makes browsers of signed cookies, once."""
    found = execute("SELECT data FROM keys WHERE name = 'cookies'")
    if not found:
        return
    signing, key, now = bytes.fromhex(found[0][0]), token_hex(32), int(machine_time())
    execute("INSERT INTO cookie_keys VALUES (0, ?, ?)", key, now + 86_400 * DAYS)
    players = " UNION ".join(f"SELECT player FROM {table}" for table in _KNOWN)  # noqa: S608  # constants
    rows = execute(
        "SELECT known.player, coalesce(target, known.player) "  # noqa: S608  # constants
        f"FROM ({players}) AS known LEFT JOIN aliases ON aliases.player = known.player "
        "WHERE known.player <> ''"
    )
    day = datetime.fromtimestamp(now, UTC).date().isoformat()
    for at in range(0, len(rows), BATCH):
        values = [
            (digest_of(key, signed(name, signing)), 0, fresh(9), player, "", day, day, None)
            for name, player in rows[at : at + BATCH]
        ]
        marks = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?)"] * len(values))
        execute(f"INSERT INTO browsers VALUES {marks}", *(each for row in values for each in row))  # noqa: S608  # marks
    execute("DELETE FROM keys WHERE name = 'cookies'")


def signed(player: str, key: bytes) -> str:
    """Returns the cookie of an earlier version."""
    digest = blake2b(player.encode(), key=key, digest_size=16).digest()
    return f"{player}.{urlsafe_b64encode(digest).decode().rstrip('=')}"
