"""``winnable players``: what the host of a server needs to see and to do."""

from typing import Annotated

from cyclopts import App, Parameter

from ..store import Store, open_database
from ..store.contests.players import Players, Restriction
from ..store.merging import delete as delete_player
from .faults import CommandError, CommandFault
from .options import DatabaseUrl, Json
from .output import player_voice, print_json

_Name = Annotated[str, Parameter(help="The nickname or the key of the player.")]
players_app = App(name="players", help="List, hide, ban and delete the players of a server.")


@players_app.command(name="list")
def list_(
    *,
    json_: Json = False,
    database: DatabaseUrl = None,
) -> int:
    """List the players of a server, the last one to play first.

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
def hide(name: _Name, *, database: DatabaseUrl = None) -> int:
    """Hide the nickname of a player from others.

    winnable players hide "Bad name"
    """
    return _restrict(database, name, Restriction.HIDDEN)


@players_app.command
def ban(name: _Name, *, database: DatabaseUrl = None) -> int:
    """Ban a player from boards and races. The player can still play alone.

    winnable players ban "Bad name"
    """
    return _restrict(database, name, Restriction.BANNED)


@players_app.command
def allow(name: _Name, *, database: DatabaseUrl = None) -> int:
    """Show a hidden player again, and end a ban.

    winnable players allow "Good name"
    """
    return _restrict(database, name, None)


@players_app.command
def delete(name: _Name, *, database: DatabaseUrl = None) -> int:
    """Delete everything of a player for good.

    winnable players delete "Good name"
    """
    players = _players(database)
    delete_player(players.database, _found(players, name))
    print(player_voice().say("players-deleted", text=name))
    return 0


def _restrict(database: str | None, name: str, kind: Restriction | None) -> int:
    players = _players(database)
    players.restrict(_found(players, name), kind)
    done = {None: "players-allowed", Restriction.HIDDEN: "players-hidden"}
    print(player_voice().say(done.get(kind, "players-banned"), text=name))
    return 0


def _players(database: str | None) -> Players:
    return Players(Store().database if database is None else open_database(database))


def _found(players: Players, name: str) -> str:
    """Returns the key of a player. Raises ``CommandError`` if there is none."""
    found = players.found(name)
    if found is None:
        raise CommandError(CommandFault.NO_SUCH_PLAYER, text=name[:80])
    return found
