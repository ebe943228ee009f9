"""``winnable players``: what the host of a server needs to see and to do."""

import os
import re
from contextlib import closing
from getpass import getuser
from typing import Annotated

from cyclopts import App, Parameter, validators

from ..store import Store, open_database
from ..store.contests.browsers import Browsers
from ..store.contests.players import Players, Restriction
from ..store.merging import delete as delete_player
from .faults import CommandError, CommandFault
from .options import DatabaseUrl, Json
from .output import player_voice, print_json


def _refuse_option(_: type, name: str) -> None:
    if name.startswith("-") and not re.fullmatch(r"[\w-]{22}", name):
        raise ValueError(name)


_Name = Annotated[
    str,
    Parameter(
        help="The nickname or the key of the player.",
        allow_leading_hyphen=True,  # of a key; a nickname has none
        validator=_refuse_option,
    ),
]
players_app = App(name="players", help="List, hide, ban, sign out and delete players of a server.")


@players_app.command(name="list")
def list_(
    *,
    json_: Json = False,
    database: DatabaseUrl = None,
) -> int:
    """List the players of a server, the one who saved last first.

    Each line has the key of the player, the number of games and results, the time (UTC) of the last
    save, whether the player is hidden or banned, and the nickname.

    winnable players list --json

    Parameters
    ----------
    json_
        Print one JSON object for each player.
    """
    for row in _players(database).listed():
        if json_:
            print_json(row._asdict())
        else:
            saved, state = row.saved or "-", row.restriction or "-"
            counts = f"{row.games}  {row.results}"
            print(f"{row.player}  {counts}  {saved}  {state}  {row.nickname or '-'}")
    return 0


@players_app.command
def hide(name: _Name, /, *, database: DatabaseUrl = None) -> int:
    """Hide the nickname of a player from others.

    winnable players hide "Bad name"
    """
    return _restrict(database, "hide", name, Restriction.HIDDEN)


@players_app.command
def ban(name: _Name, /, *, database: DatabaseUrl = None) -> int:
    """Ban a player from leaderboards and races. The player can still play alone.

    winnable players ban "Bad name"
    """
    return _restrict(database, "ban", name, Restriction.BANNED)


@players_app.command
def allow(name: _Name, /, *, database: DatabaseUrl = None) -> int:
    """Show a hidden player again, and end a ban.

    winnable players allow "Good name"
    """
    return _restrict(database, "allow", name, None)


@players_app.command
def delete(name: _Name, /, *, database: DatabaseUrl = None) -> int:
    """Delete all data of a player for good.

    winnable players delete "Good name"
    """
    players = _players(database)
    with closing(players.database):
        if not delete_player(players.database, _noted(players, "delete", name)):
            raise CommandError(CommandFault.NO_SUCH_PLAYER, text=name[:80])
    print(player_voice().say("players-deleted", text=name))
    return 0


@players_app.command
def sign_out(name: _Name, /, *, database: DatabaseUrl = None) -> int:
    """Sign a player out in all browsers. The player's passkeys still work.

    winnable players sign-out "Good name"
    """
    players = _players(database)
    with closing(players.database):
        player = _noted(players, "sign-out", name)
        count = Browsers(players.database).sign_out_others(player)
    print(player_voice().say("players-signed-out", text=name, count=count))
    return 0


@players_app.command
def rotate(
    *,
    days: Annotated[int, Parameter(validator=validators.Number(gte=0, lte=400))] = 30,
    database: DatabaseUrl = None,
) -> int:
    """Give a new cookie to each browser that comes back in time, and sign out the others.

    winnable players rotate --days 7

    Parameters
    ----------
    days
        The number of days until the present cookies end. 0 signs out everybody now.
    """
    players = _players(database)
    with closing(players.database):
        note(players, "rotate")
        number = Browsers(players.database).rotate(days)
    print(player_voice().say("players-rotated", number=number, count=days))
    return 0


@players_app.command
def log(*, json_: Json = False, database: DatabaseUrl = None) -> int:
    """List what hosts did with these commands and with doctor --trust-clock, the oldest act first.

    Each line has the time (UTC), the user of the system, the act, and the key of the player.

    winnable players log --json

    Parameters
    ----------
    json_
        Print one JSON object for each command that a host used.
    """
    for row in _players(database).noted():
        if json_:
            print_json(row._asdict())
        else:
            print("  ".join((row.at, row.host, row.act, row.target or "-")))
    return 0


def _restrict(database: str | None, act: str, name: str, kind: Restriction | None) -> int:
    players = _players(database)
    player = _noted(players, act, name)
    players.restrict(player, kind)
    done = {None: "players-allowed", Restriction.HIDDEN: "players-hidden"}
    print(player_voice().say(done.get(kind, "players-banned"), text=name))
    return 0


def _players(database: str | None) -> Players:
    return Players(Store().database if database is None else open_database(database))


def _noted(players: Players, act: str, name: str) -> str:
    """Notes what is about to be done, and returns the key of the player. Raises
    ``CommandError`` if there is none.
    """
    player = _found(players, name)
    note(players, act, player)
    return player


def note(players: Players, act: str, player: str = "") -> None:
    """Notes what the user of the system, the one before sudo, is about to do."""
    try:
        user = os.environ.get("SUDO_USER") or getuser()
    except (OSError, KeyError, ImportError):  # a container may have no names
        user = str(os.getuid())
    players.note(user, act, player)


def _found(players: Players, name: str) -> str:
    """Returns the key of a player. Raises ``CommandError`` if there is none."""
    found = players.found(name)
    if found is None:
        raise CommandError(CommandFault.NO_SUCH_PLAYER, text=name[:80])
    return found
