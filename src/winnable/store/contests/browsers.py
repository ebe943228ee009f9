"""The browsers in which players are signed in. A cookie names a browser, not its player.

A cookie is the number of a key and a secret. The database has only the digest of the secret under
that key, so nobody who reads the database can sign in. A new key replaces the secret of each
browser when it comes back. The old secret works until the old key ends, because the answer with the
new one may be lost, and other tabs may have a request on the way: a browser may have several rows.

``databases.signatures`` made browsers of the cookies of earlier versions; their key is number 0.
"""

import re
import secrets
from datetime import timedelta
from typing import Final, NamedTuple

from ...catalogues.ranked import day_at
from ..databases.database import Database, Execute, digest_of
from .players import is_gone, locked

DAYS: Final = 400
"""Days after the last visit until a browser is signed out. No browser keeps a cookie longer."""
TODAY: Final = 86_400
"""Seconds after which a browser that is used for today only is signed out."""
GRACE: Final = 60
"""Seconds for which the cookie of a browser still works after it has signed in as another player:
its other tabs may have requests on the way.
"""
MOST: Final = 50
"""Most rows of a player; the one not seen for the longest time goes first."""
CHANNEL: Final = "browsers"
"""The channel that says that browsers were signed out."""
_COOKIE: Final = re.compile(r"([0-9]{1,9})\.([A-Za-z0-9_-]{43})")
_SIGNED: Final = re.compile(r"[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{22}")
"""A cookie of an earlier version: the key of a player and its signature."""
_VALID: Final = (
    "(browsers.ends IS NULL OR browsers.ends > ?) AND seen >= ? "
    "AND EXISTS (SELECT 1 FROM cookie_keys AS key "
    "WHERE key.number = browsers.number AND (key.ends IS NULL OR key.ends > ?))"
)
"""What ``_times`` completes."""


class Browser(NamedTuple):
    """A browser in which a player is signed in."""

    id: str
    """Not secret: it names the browser to its player, and signs nobody in."""
    player: str
    name: str
    """What the browser and its system are called, as ``Firefox/Linux``."""
    since: str
    """The day of the sign-in, as 2026-11-23."""
    seen: str
    """The day of the last visit."""
    ends: int | None
    """When it is signed out, in seconds of Unix time, if that is certain."""
    is_old: bool
    """Whether the key of its cookie will end; not told in a list."""


class Browsers:
    """The browsers of a database. Methods raise ``StoreError``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def found(self, cookie: str) -> Browser | None:
        """Returns the browser that a cookie names; None if it is signed out, or never was in."""
        return _found(self._database.read, cookie, self._now())

    def listed(self, player: str) -> list[Browser]:
        """Returns the browsers of a player, the last one seen first; not those that signed in as
        another one.
        """
        query = (
            "SELECT id, player, name, since, seen, ends FROM browsers "  # noqa: S608  # constants
            f"WHERE player = ? AND {_VALID} ORDER BY seen, number"
        )
        rows = self._database.read(query, player, *_times(self._now(), GRACE))
        found = [Browser._make((*row, False)) for row in rows]
        return [*{each.id: each for each in found}.values()][::-1]

    def live(self, ids: set[str]) -> set[str]:
        """Returns those of the browsers that are still signed in."""
        marks = ", ".join("?" for _ in ids)
        query = f"SELECT id FROM browsers WHERE id IN ({marks}) AND {_VALID}"  # noqa: S608  # marks
        times = _times(self._now())
        return {name for (name,) in self._database.read(query, *ids, *times)} if ids else set()

    def _now(self) -> int:
        """Returns the time. A transaction needs it before it begins: it may need a query."""
        return int(self._database.clock.now())

    # Acts. Each takes the lock of all identities first, so that two at once come one after the
    # other.

    def begin(self, player: str, name: str) -> str:
        """Signs a browser in as a new player; returns its cookie."""
        now = self._now()
        with self._database.writing() as execute:  # nobody else knows the player yet: no lock
            return _add(execute, _fresh(player, name, now))

    def sign_in(self, player: str, name: str, before: Browser | None = None) -> str:
        """Signs a browser in as a player, or as the one into whom that was merged; returns the
        cookie, which is empty if the player has been deleted.

        Its sign-in before, if any, ends: somebody may have copied that cookie to become this
        player. Who used the browser for today only still does.
        """
        now = self._now()
        with self._database.writing() as execute:
            fresh = _fresh(locked(execute, player), name, now)
            if is_gone(execute, fresh.player):
                return ""
            if before is not None:
                if before.ends is not None and before.ends > now + GRACE:
                    fresh = fresh._replace(ends=before.ends)
                _end(execute, before.id, now + GRACE)
            return _add(execute, fresh)

    def renew(self, cookie: str, name: str) -> str | None:
        """Gives a browser with an old cookie a new one; None if it has been signed out.

        Browsers that shared a cookie of an earlier version become different ones, if they have
        different names.
        """
        now = self._now()
        with self._database.writing() as execute:
            locked(execute, "")
            if (before := _found(execute, cookie, now)) is None:
                return None
            is_shared = _SIGNED.fullmatch(cookie)
            same = digest_of("", f"{before.id} {name}") if is_shared else before.id
            return _add(execute, before._replace(id=same, name=name, seen=_day(now)))

    def note_visit(self, browser: Browser) -> bool:
        """Notes that a browser was here today; returns whether it is its first visit of the day."""
        today = _day(self._now())
        if browser.seen >= today:
            return False
        query = "UPDATE browsers SET seen = ? WHERE id = ? AND seen < ?"
        self._database.write(query, today, browser.id, today)
        return True

    def use_today(self, browser: Browser) -> None:
        """Signs a browser out within a day."""
        ends = self._now() + TODAY
        with self._database.writing() as execute:
            locked(execute, browser.player)
            _end(execute, browser.id, ends)

    def sign_out(self, player: str, browser_id: str) -> int:
        """Signs a browser of a player out; returns how many there were: 0 or 1."""
        return self._end_those(player, "id = ?", browser_id)

    def sign_out_others(self, player: str, browser_id: str = "") -> int:
        """Signs a player out in all browsers but one; returns in how many."""
        return self._end_those(player, "id <> ?", browser_id)

    def rotate(self, days: int) -> int:
        """Makes a new key, and ends all others after some days; returns its number."""
        now = self._now()
        ends = now + 86_400 * days
        with self._database.writing() as execute:
            locked(execute, "")
            _newest(execute)
            execute("UPDATE cookie_keys SET ends = ? WHERE ends IS NULL OR ends > ?", ends, ends)
            query = "INSERT INTO cookie_keys SELECT max(number) + 1, ?, NULL FROM cookie_keys"
            execute(query, secrets.token_hex(32))
            over = "SELECT number FROM cookie_keys WHERE ends <= ?"
            execute(f"DELETE FROM browsers WHERE number IN ({over})", now)  # noqa: S608  # a constant
            execute("DELETE FROM cookie_keys WHERE ends <= ?", now)
            ((number,),) = execute("SELECT max(number) FROM cookie_keys")
        self._database.publish(CHANNEL, "")
        return int(number)

    def _end_those(self, player: str, condition: str, browser_id: str) -> int:
        least = self._now() + GRACE
        with self._database.writing() as execute:
            gone = execute(
                f"DELETE FROM browsers WHERE player = ? AND {condition} RETURNING id, ends",  # noqa: S608
                *(locked(execute, player), browser_id),
            )
        self._database.publish(CHANNEL, "")
        return len({name for name, ends in gone if ends is None or ends > least})


def _found(read: Execute, cookie: str, now: int) -> Browser | None:
    if not (parts := _parts(cookie)):
        return None
    number, secret = parts
    for key, over in read("SELECT secret, ends FROM cookie_keys WHERE number = ?", number):
        query = (
            "SELECT id, player, name, since, seen, ends FROM browsers "  # noqa: S608  # constants
            f"WHERE digest = ? AND number = ? AND {_VALID}"
        )
        for row in read(query, digest_of(key, secret), number, *_times(now)):
            return Browser._make((*row, over is not None))
    return None


def _parts(cookie: str) -> tuple[int, str] | None:
    """Returns the number of the key and the secret of a cookie."""
    if found := _COOKIE.fullmatch(cookie):
        return int(found[1]), found[2]
    return (0, cookie) if _SIGNED.fullmatch(cookie) else None


def _times(now: int, later: int = 0) -> tuple[int, str, int]:
    """Returns the values of ``_VALID``: a browser does not end within ``later`` seconds."""
    return now + later, _day(now, -DAYS), now


def _day(now: int, later: int = 0) -> str:
    return str(day_at(now) + timedelta(later))


def _fresh(player: str, name: str, now: int) -> Browser:
    today = _day(now)
    return Browser(secrets.token_urlsafe(9), player, name, today, today, None, is_old=False)


def _newest(execute: Execute) -> tuple[int, str]:
    """Returns the newest key, which is made on first use."""
    query = "SELECT number, secret FROM cookie_keys WHERE number > 0 ORDER BY number DESC LIMIT 1"
    if not (rows := execute(query)):
        execute(
            "INSERT INTO cookie_keys VALUES (1, ?, NULL) ON CONFLICT (number) DO NOTHING",
            secrets.token_hex(32),
        )
        rows = execute(query)
    return rows[0][0], rows[0][1]


def _add(execute: Execute, browser: Browser) -> str:
    """Adds a row with a new secret; returns the cookie."""
    number, key = _newest(execute)
    secret = secrets.token_urlsafe(32)
    digest = digest_of(key, secret)
    execute("INSERT INTO browsers VALUES (?, ?, ?, ?, ?, ?, ?, ?)", digest, number, *browser[:-1])
    execute(
        "DELETE FROM browsers WHERE player = ? AND digest <> ? AND digest NOT IN (SELECT digest "
        "FROM browsers WHERE player = ? AND digest <> ? ORDER BY seen DESC, number DESC LIMIT ?)",
        *(browser.player, digest, browser.player, digest, MOST - 1),
    )
    return f"{number}.{secret}"


def _end(execute: Execute, browser_id: str, ends: int) -> None:
    """Signs a browser out at a time, unless it is sooner."""
    query = "UPDATE browsers SET ends = ? WHERE id = ? AND (ends IS NULL OR ends > ?)"
    execute(query, ends, browser_id, ends)
