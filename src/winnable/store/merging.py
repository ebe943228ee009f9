"""Merges a player into another one, and deletes players, in batches.

A merge keeps everything: games and results of both players, in the order of their times. Where both
have one of a kind, as settings or a nickname, that of the target is kept.

The key is forwarded first. If the process dies, or if a request under way writes something under
the old key, the players are merged again: on the next visit (``follow``), or when a server looks
for what is left (``sweep``). A deletion that has begun is a ticket: no browser becomes that player
any more. ``sweep`` also looks for these tickets, and deletes what a process that died has left, and
what requests under way have written since.
"""

import json
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from typing import Final

from ..disk import StoreError
from .belongings import OWNED
from .contests.browsers import CHANNEL
from .contests.players import Purpose, forward, is_banned, is_gone, locked, mark_gone
from .databases.batches import Span, in_pages, next_batch, order, repeat, rows_of
from .databases.database import Database, Execute
from .databases.rows import NEVER_PLAYED
from .games import fresh_name

_LARGE: Final = ("games", "results", "mistakes")
"""The tables that are moved and deleted in batches, in this order: a game that needs another name
takes along its result and its mistake.
"""
_SMALL: Final = tuple(table for table in OWNED if table not in _LARGE)
_HAS: Final = " OR ".join(
    f"EXISTS (SELECT 1 FROM {table} WHERE {table}.player = aliases.player)"  # noqa: S608  # a constant
    for table in OWNED
)
"""Whether the player of an alias has something."""
_IN: Final = " AND id BETWEEN ? AND ?"
"""Chooses the rows of a batch."""
_UNDER_WAY: Final = 3_600
"""Seconds after which no request that began before a deletion is still under way."""


def merge(database: Database, player: str, target: str) -> int:
    """Merges a player into another one, and forwards the key. Returns how many games came along.

    Games without a move do not come along. The game to resume stays that of the target. Nothing
    happens if one of the players has been deleted.
    """
    came, resumed, races = 0, "", list[str]()
    with database.writing() as execute:
        target = locked(execute, target)
        if player == target or is_gone(execute, player) or is_gone(execute, target):
            return 0
        forward(execute, player, target)
        resumed = _resumed(execute, player, target)
        query = "SELECT coalesce(max(turn), 0) FROM mistakes WHERE player = ?"
        ((mistakes,),) = execute(query, target)
        _number_attempts(execute, player, target)
        _rename_attempts(execute, player, target)
        if is_banned(execute, player):
            execute("DELETE FROM restrictions WHERE player = ?", target)
        races = _races(execute, player)
        for table in _SMALL:
            _move(execute, table, player, target)

    for table in _LARGE:

        def work(execute: Execute, table: str = table) -> bool:
            nonlocal came
            locked(execute, target)
            if (span := next_batch(execute, table, player)) is None:
                return False
            match table:
                case "games":
                    _prepare_games(execute, player, target, span)
                case "results":
                    _prepare_results(execute, player, target, span)
                case _:
                    _prepare_mistakes(execute, player, target, span, mistakes)
            moved = _move(execute, table, player, target, span)
            came += moved if table == "games" else 0
            return True

        repeat(database, work)
    order(database, target, resumed)
    for race in races:
        database.publish(race, "")
    if database.read("SELECT 1 FROM attempts WHERE player = ? LIMIT 1", player):
        # A request that began before the merge has entered a contest. Its game may have come along,
        # and tells the cards as long as the attempt has not.
        came += merge(database, player, target)
    return came


def follow(database: Database, player: str) -> str:
    """Returns the player into whom a player was merged, or the player.

    Merges again those who were merged into this one and still have something. Raises
    ``StoreError``.
    """
    query = f"SELECT player, target FROM aliases WHERE player = ? OR target = ? AND ({_HAS})"  # noqa: S608  # constants
    for key, target in database.read(query, player, player):
        database.aside(partial(merge, database, key, target))
        if key == player:
            return follow(database, target)
    return player


def delete(database: Database, player: str) -> bool:
    """Deletes everything of a player, and of those who were merged into this one. A restriction
    stays with each of their keys.

    Returns False, and deletes nothing, if the player was merged into another one meanwhile. Nobody
    else waits for the database of the local player, who is deleted in one transaction: after a kill
    the database has everything or nothing.
    """
    games = [name for name, _ in rows_of(database, "games", "turn", player)]
    until = int(database.clock.now()) + _UNDER_WAY
    with database.writing() as execute:
        if locked(execute, player) != player:
            return False
        races = _races(execute, player)
        execute(
            "INSERT INTO restrictions SELECT aliases.player, kind FROM aliases "
            "JOIN restrictions ON restrictions.player = aliases.target "
            "WHERE aliases.target = ? ON CONFLICT (player) DO NOTHING",
            player,
        )
        merged = execute("DELETE FROM aliases WHERE target = ? RETURNING player", player)
        keys = [player, *(key for (key,) in merged)]
        for key in keys:
            _clear(execute, key, _SMALL if player else tuple(OWNED))
            if key:
                mark_gone(execute, key, until)
    database.publish(CHANNEL, "")
    for key in keys:
        _empty(database, key)
    for name in games:
        database.release(name, for_good=True)
    for race in races:
        database.publish(race, "")
    return True


def sweep(database: Database) -> None:
    """Deletes what is left of players who have been deleted, and merges again those who were merged
    into others and still have something. Raises ``StoreError``.
    """
    now = database.clock.now()
    query = "SELECT player, expires, digest FROM tickets WHERE purpose = ?"
    for player, expires, digest in database.read(query, Purpose.DELETION.value):
        with database.writing() as execute:
            _clear(execute, player, _SMALL)
        _empty(database, player)
        if expires <= now:
            database.write("DELETE FROM tickets WHERE digest = ?", digest)
    query = f"SELECT player, target, {_HAS} FROM aliases WHERE player"  # noqa: S608  # constants
    for player, target, has in in_pages(database, query):
        if has:
            with suppress(StoreError):  # the store logged it; the next sweep tries again
                merge(database, player, target)


def _clear(execute: Execute, player: str, tables: Iterable[str]) -> None:
    """Deletes the rows of a player, except a restriction and what ``mark_gone`` has noted."""
    for table in tables:
        kept = f" AND purpose <> '{Purpose.DELETION.value}'" if table == "tickets" else ""
        if table != "restrictions":
            execute(f"DELETE FROM {table} WHERE player = ?{kept}", player)  # noqa: S608  # constants


def _empty(database: Database, player: str) -> None:
    """Deletes the rows of a player in the large tables, in batches."""
    for table in _LARGE:

        def work(execute: Execute, table: str = table) -> bool:
            if (span := next_batch(execute, table, player)) is None:
                return False
            execute(f"DELETE FROM {table} WHERE player = ?{_IN}", player, *span)  # noqa: S608  # a constant
            return True

        repeat(database, work)


def _resumed(execute: Execute, player: str, target: str) -> str:
    """Returns the game that the target resumes, if any, which becomes the newest one of both."""
    query = "SELECT id FROM games WHERE player = ? AND state = 'open' ORDER BY turn DESC LIMIT 1"
    for (name,) in execute(query, target):
        execute(
            "UPDATE games SET turn = (SELECT max(turn) + 1 FROM games WHERE player IN (?, ?)) "
            "WHERE player = ? AND id = ?",
            *(player, target, target, name),
        )
        return str(name)
    return ""


def _move(execute: Execute, table: str, player: str, target: str, span: Span | None = None) -> int:
    """Moves rows, those of a batch if there is one; returns how many.

    A row that the target has too is dropped, and no other one: a request may add one meanwhile.
    """
    same = "".join(f" AND kept.{key} = {table}.{key}" for key in OWNED[table])
    part, ends = ("", ()) if span is None else (_IN, span)
    has = f"EXISTS (SELECT 1 FROM {table} AS kept WHERE kept.player = ?{same})"  # noqa: S608  # constants
    rows = f"WHERE player = ?{part} AND"
    execute(f"DELETE FROM {table} {rows} {has}", player, *ends, target)  # noqa: S608  # constants
    moved = execute(
        f"UPDATE {table} SET player = ? {rows} NOT {has} RETURNING 1",  # noqa: S608  # constants
        *(target, player, *ends, target),
    )
    return len(moved)


def _prepare_games(execute: Execute, player: str, target: str, span: Span) -> None:
    """Drops games without a move. Renames those whose names are of other games of the target."""
    execute(
        f"DELETE FROM games WHERE player = ?{_IN} AND state = 'open' AND text LIKE ?",  # noqa: S608  # constants
        *(player, *span, NEVER_PLAYED),
    )
    for name in _clashes(execute, "games", player, target, span):
        _rename(execute, player, name)


def _prepare_results(execute: Execute, player: str, target: str, span: Span) -> None:
    """Drops losses of the target that the player has won."""
    execute(
        "DELETE FROM results WHERE player = ? AND won = 0 AND id IN "  # noqa: S608  # constants
        f"(SELECT id FROM results WHERE player = ? AND won = 1{_IN})",
        *(target, player, *span),
    )


def _prepare_mistakes(execute: Execute, player: str, target: str, span: Span, before: int) -> None:
    """Numbers mistakes after ``before``, the last one of the target. Renames them as games."""
    for name in _clashes(execute, "mistakes", player, target, span):
        query = "UPDATE mistakes SET id = ? WHERE player = ? AND id = ?"
        execute(query, fresh_name(name), player, name)
    query = f"UPDATE mistakes SET turn = turn + ? WHERE player = ?{_IN}"  # noqa: S608  # constants
    execute(query, before, player, *span)


def _clashes(execute: Execute, table: str, player: str, target: str, span: Span) -> list[str]:
    """Returns the names that both players have for different games."""
    query = (
        f"SELECT one.id FROM {table} AS one JOIN {table} AS other ON one.id = other.id "  # noqa: S608  # constants
        "WHERE one.player = ? AND one.id BETWEEN ? AND ? "
        "AND other.player = ? AND other.id BETWEEN ? AND ? AND one.text <> other.text"
    )
    return [name for (name,) in execute(query, player, *span, target, *span)]


def _rename_attempts(execute: Execute, player: str, target: str) -> None:
    """Renames ranked games whose names are those of other games of the target."""
    query = (
        "SELECT DISTINCT one.id FROM attempts JOIN games AS one "
        "ON one.player = attempts.player AND one.id = attempts.id "
        "JOIN games AS other ON other.player = ? AND other.id = one.id "
        "WHERE attempts.player = ? AND one.text <> other.text"
    )
    for (name,) in execute(query, target, player):
        fresh = _rename(execute, player, name)
        query = "UPDATE attempts SET id = ? WHERE player = ? AND id = ?"
        execute(query, fresh, player, name)


def _rename(execute: Execute, player: str, name: str) -> str:
    """Gives a game, its result and its mistake a new name, and returns it."""
    fresh = fresh_name(name)
    for table in _LARGE:
        query = f"UPDATE {table} SET id = ? WHERE player = ? AND id = ?"  # noqa: S608  # a constant
        execute(query, fresh, player, name)
    query = "SELECT data FROM results WHERE player = ? AND id = ?"
    for (data,) in execute(query, player, fresh):
        renamed = data.replace(json.dumps(name), json.dumps(fresh))
        query = "UPDATE results SET data = ? WHERE player = ? AND id = ?"
        execute(query, renamed, player, fresh)
    return fresh


def _number_attempts(execute: Execute, player: str, target: str) -> None:
    """Numbers the attempts of both players in the order in which they began: the first one counts.
    Who was in a race twice is there once from now on; a win counts before a game in progress.

    The numbers stay different for each of the players. An attempt without its game, which may have
    come to the target before it, must not get another game of that name.
    """
    both = "(SELECT contest, game, player, number, row_number() OVER (PARTITION BY contest, game "
    both += "ORDER BY began, state <> 'won', player <> ?, number) AS place "
    both += "FROM attempts WHERE player IN (?, ?))"
    same = "ordered.contest = attempts.contest AND ordered.game = attempts.game "
    same += "AND ordered.player = attempts.player AND ordered.number = attempts.number"
    execute(
        f"UPDATE attempts SET number = -ordered.place FROM {both} AS ordered WHERE {same}",  # noqa: S608  # constants
        *(target, player, target),
    )
    execute("UPDATE attempts SET number = -number WHERE number < 0")
    second, names = "WHERE player IN (?, ?) AND contest LIKE ? AND number > 1", (player, target)
    execute(f"DELETE FROM attempts {second} AND state IN ('joined', 'ready')", *names, "race-%")  # noqa: S608  # a constant
    execute(
        f"UPDATE attempts SET state = 'left', line = '' {second} AND state = 'playing'",  # noqa: S608  # a constant
        *(*names, "race-%"),
    )
    execute(
        "UPDATE attempts SET id = '' WHERE player = ? AND NOT EXISTS (SELECT 1 FROM games "
        "WHERE games.id = attempts.id AND (games.player = attempts.player OR games.player = ? "
        "AND EXISTS (SELECT 1 FROM ranked_deals AS dealt WHERE dealt.contest = attempts.contest "
        "AND dealt.game = attempts.game AND replace(games.text, deal, '') <> games.text)))",
        *(player, target),
    )


def _races(execute: Execute, player: str) -> list[str]:
    """Returns the races that a player is in. Who watches them must be told what becomes of that."""
    query = (
        "SELECT contest FROM attempts "
        "WHERE player = ? AND contest LIKE ? AND state NOT IN ('won', 'left')"
    )
    return [name for (name,) in execute(query, player, "race-%")]
