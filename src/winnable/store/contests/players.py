"""The players of a server besides their games: nicknames, passkeys, tickets, restrictions.

A ticket is a secret that works once and for a short time: a transfer code, or the challenge of a
passkey. The database has only its keyed digest. An alias forwards the key of a player who was
merged into another one, because a request or a code may still have it.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from enum import StrEnum
from hashlib import blake2b
from typing import Final, NamedTuple

from ..databases.database import Database, Execute, key_of
from .nicknames import NicknameError, NicknameFault, is_reserved, parse_nickname, skeleton

MAX_PASSKEYS: Final = 20
"""Most passkeys of a player."""


class Restriction(StrEnum):
    """What the host of a server can do to a player."""

    HIDDEN = "hidden"
    """Others do not see the nickname."""
    BANNED = "banned"
    """Others see nothing of the player."""


class Purpose(StrEnum):
    """What a ticket is for."""

    TRANSFER = "transfer"
    REGISTER = "register"
    SIGN_IN = "sign-in"
    DOOR = "door"
    DELETION = "deletion"
    """No secret: the player has been deleted (``merging``)."""


class Passkey(NamedTuple):
    """A passkey of a player. Id and public key are base64url."""

    id: str
    player: str
    public_key: str
    uses: int
    """The counter of the authenticator; 0 if it does not count."""
    label: str
    day: str
    """When it was added, as 2026-11-23."""


class PlayerRow(NamedTuple):
    """A player in the list of the host."""

    player: str
    nickname: str | None
    restriction: str | None
    games: int
    results: int
    saved: str | None
    """The time of the last save, UTC; None without a game."""


class ActRow(NamedTuple):
    """What a host did, and to whom."""

    at: str
    """The time, UTC."""
    host: str
    """The user of the system."""
    act: str
    target: str
    """The key of the player; empty if the act was for all."""


_EVERYBODY: Final = " UNION ".join(
    f"SELECT player FROM {table}"  # noqa: S608  # constants
    for table in (
        *("games", "results", "settings", "mistakes"),
        *("nicknames", "passkeys", "restrictions"),
    )
)


class Players:
    """The players in a database. Methods raise ``StoreError``."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._key = b""

    # Nicknames

    def nickname(self, player: str) -> str | None:
        """Returns the nickname of a player, if any."""
        query = "SELECT name FROM nicknames WHERE player = ?"
        return next((name for (name,) in self.database.read(query, player)), None)

    def shown_names(self, players: Sequence[str]) -> dict[str, str]:
        """Returns the nicknames to show to others. A restricted player has none."""
        if not players:
            return {}
        marks = ", ".join("?" for _ in players)
        query = (
            f"SELECT player, name FROM nicknames WHERE player IN ({marks}) "  # noqa: S608  # marks
            "AND player NOT IN (SELECT player FROM restrictions)"
        )
        return dict(self.database.read(query, *players))

    def call(self, player: str, text: str) -> str | None:
        """Gives a player a nickname; none if the text is empty. Returns it.

        Raises ``NicknameError`` if the text is no nickname, or looks like that of another player or
        like what boards call players without one.
        """
        name = parse_nickname(text) if text.strip() else None
        alike = "" if name is None else skeleton(name)
        with self.database.writing() as execute:
            query = "SELECT 1 FROM nicknames WHERE skeleton = ? AND player <> ?"
            is_free = not (execute(query, alike, player) or is_reserved(name or ""))
            if is_free:
                execute("DELETE FROM nicknames WHERE player = ?", player)
            if is_free and name is not None:
                query = "INSERT INTO nicknames VALUES (?, ?, ?) ON CONFLICT (skeleton) DO NOTHING"
                execute(query, player, name, alike)
                is_free = bool(execute("SELECT 1 FROM nicknames WHERE player = ?", player))
            if not is_free:  # the nickname before stays
                raise NicknameError(NicknameFault.TAKEN, text=name or "")
        return name

    # Restrictions

    def restriction(self, player: str) -> Restriction | None:
        """Returns what the host has done to a player, if anything."""
        query = "SELECT kind FROM restrictions WHERE player = ?"
        return next((Restriction(kind) for (kind,) in self.database.read(query, player)), None)

    def restrict(self, player: str, kind: Restriction | None) -> None:
        """Hides or bans a player; None: neither."""
        with self.database.writing() as execute:
            execute("DELETE FROM restrictions WHERE player = ?", player)
            if kind is not None:
                execute("INSERT INTO restrictions VALUES (?, ?)", player, kind.value)

    def found(self, name: str) -> str | None:
        """Returns the player with that key or nickname, if there is one."""
        query = "SELECT player FROM nicknames WHERE skeleton = ?"
        for (player,) in self.database.read(query, skeleton(name)):
            return str(player)
        query = f"SELECT player FROM ({_EVERYBODY}) AS known WHERE player = ?"  # noqa: S608  # constant
        return next((str(player) for (player,) in self.database.read(query, name) if name), None)

    def listed(self) -> list[PlayerRow]:
        """Returns every player of the server who has anything, the last one to save first."""
        query = f"""
            SELECT known.player, min(name), min(kind),
                (SELECT count(*) FROM games WHERE games.player = known.player),
                (SELECT count(*) FROM results WHERE results.player = known.player),
                (SELECT max(saved) FROM games WHERE games.player = known.player) AS last
            FROM ({_EVERYBODY}) AS known
            LEFT JOIN nicknames ON nicknames.player = known.player
            LEFT JOIN restrictions ON restrictions.player = known.player
            WHERE known.player <> ''
            GROUP BY known.player
            ORDER BY coalesce((SELECT max(saved) FROM games
                WHERE games.player = known.player), '') DESC, known.player"""  # noqa: S608  # constant
        return [PlayerRow(*row) for row in self.database.read(query)]

    # Tickets

    def issue(self, secret: str, player: str, purpose: Purpose, seconds: int) -> None:
        """Makes a secret valid once, for some seconds. Deletes what has expired.

        A player has one transfer code at a time.
        """
        now, digest = int(self.database.clock.now()), self._digest(secret)
        with self.database.writing() as execute:
            query = "DELETE FROM tickets WHERE expires <= ? AND purpose <> ?"
            execute(query, now, Purpose.DELETION.value)
            if purpose is Purpose.TRANSFER:
                query = "DELETE FROM tickets WHERE player = ? AND purpose = ?"
                execute(query, player, purpose.value)
            execute(
                "INSERT INTO tickets VALUES (?, ?, ?, ?) ON CONFLICT (digest) DO NOTHING",
                *(digest, player, purpose.value, now + seconds),
            )

    def redeem(self, secret: str, purpose: Purpose) -> str | None:
        """Uses a secret up. Returns its player, which may be empty; None if it is not valid."""
        now, digest = int(self.database.clock.now()), self._digest(secret)
        with self.database.writing() as execute:
            # The update locks the row, so that only one of two transactions finds it.
            execute("UPDATE tickets SET expires = expires WHERE digest = ?", digest)
            query = "SELECT player FROM tickets WHERE digest = ? AND purpose = ? AND expires > ?"
            found = execute(query, digest, purpose.value, now)
            if found:
                execute("DELETE FROM tickets WHERE digest = ?", digest)
        return next((player for (player,) in found), None)

    def _digest(self, secret: str) -> str:
        if not self._key:
            self._key = key_of(self.database, "tickets")
        return blake2b(secret.encode(), key=self._key, digest_size=16).hexdigest()

    # Passkeys

    def add_passkey(self, passkey: Passkey) -> bool:
        """Stores a passkey; False if the player has too many, or the id is known."""
        with self.database.writing() as execute:
            query = "SELECT count(*) FROM passkeys WHERE player = ?"
            ((count,),) = execute(query, passkey.player)
            if count >= MAX_PASSKEYS or execute("SELECT 1 FROM passkeys WHERE id = ?", passkey.id):
                return False
            execute("INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?)", *passkey)
        return True

    def passkey(self, passkey_id: str) -> Passkey | None:
        """Returns the passkey of that id, if there is one."""
        query = "SELECT * FROM passkeys WHERE id = ?"
        return next((Passkey(*row) for row in self.database.read(query, passkey_id)), None)

    def passkeys(self, player: str) -> list[Passkey]:
        """Returns the passkeys of a player, the oldest first."""
        query = "SELECT * FROM passkeys WHERE player = ? ORDER BY day, id"
        return [Passkey(*row) for row in self.database.read(query, player)]

    def used(self, passkey: Passkey, uses: int) -> bool:
        """Notes the new counter of a passkey; False if another sign-in has noted it before."""
        with self.database.writing() as execute:
            execute("UPDATE passkeys SET uses = uses WHERE id = ?", passkey.id)
            query = "SELECT 1 FROM passkeys WHERE id = ? AND uses = ?"
            if not execute(query, passkey.id, passkey.uses):
                return False
            execute("UPDATE passkeys SET uses = ? WHERE id = ?", uses, passkey.id)
        return True

    def forget_passkey(self, player: str, passkey_id: str) -> None:
        """Deletes a passkey of a player."""
        query = "DELETE FROM passkeys WHERE player = ? AND id = ?"
        self.database.write(query, player, passkey_id)

    # What the host did

    def note(self, host: str, act: str, target: str) -> None:
        """Notes what a host is about to do, and to whom."""
        at = datetime.fromtimestamp(self.database.clock.now(), UTC).isoformat(
            timespec="milliseconds"
        )
        self.database.write("INSERT INTO acts VALUES (?, ?, ?, ?)", at, host, act, target)

    def noted(self) -> list[ActRow]:
        """Returns what hosts have done, the last act last."""
        query = "SELECT * FROM acts ORDER BY at"
        return [ActRow(*row) for row in self.database.read(query)]


def locked(execute: Execute, player: str) -> str:
    """Takes the lock of acts that change who somebody is, until the transaction ends.

    Returns the player, or the one into whom that was merged meanwhile.
    """
    execute("INSERT INTO keys VALUES ('lock', '') ON CONFLICT (name) DO UPDATE SET data = ''")
    query = "SELECT target FROM aliases WHERE player = ?"
    return next((target for (target,) in execute(query, player)), player)


def mark_gone(execute: Execute, player: str, until: int) -> None:
    """Notes that a player has been deleted, until a time in seconds of Unix time or later."""
    query = "INSERT INTO tickets VALUES (?, ?, ?, ?) ON CONFLICT (digest) DO NOTHING"
    execute(query, _deletion(player), player, Purpose.DELETION.value, until)


def is_gone(execute: Execute, player: str) -> bool:
    """Whether a player has been deleted, so that no browser may become this player."""
    return bool(execute("SELECT 1 FROM tickets WHERE digest = ?", _deletion(player)))


def is_banned(execute: Execute, player: str) -> bool:
    """Whether a player is banned from leaderboards and races."""
    query = "SELECT 1 FROM restrictions WHERE player = ? AND kind = ?"
    return bool(execute(query, player, Restriction.BANNED.value))


def _deletion(player: str) -> str:
    return f"{Purpose.DELETION.value} {player}"


def forward(execute: Execute, player: str, target: str) -> None:
    """Forwards the key of a player, and every key that was forwarded to it, to another player."""
    execute("DELETE FROM aliases WHERE player IN (?, ?)", player, target)
    execute("UPDATE aliases SET target = ? WHERE target = ?", target, player)
    execute("INSERT INTO aliases VALUES (?, ?)", player, target)
