"""``winnable games``: list, export, import and delete saved games."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from .. import disk
from ..game.game import parse_game
from ..law.errors import WinnableError
from ..speech.messages import say_fault
from ..speech.messages.games import say_added
from ..store import Store
from .faults import CommandError, CommandFault
from .options import Json, Switch
from .output import check_exclusive, player_voice, print_json, print_table

games_app = App(name="games", help="List, export, import and delete saved games.")


@games_app.command(name="list")
def list_(*, json_: Json = False) -> int:
    """List the saved games, the newest first.

    Each line has the time (UTC) when the game was saved, whether it is open, left or won, and its
    name.

    winnable games list --json

    Parameters
    ----------
    json_
        Print one JSON object for each game.
    """
    games = list(Store().listed())
    if json_:
        for game in games:
            print_json(game._asdict())
        return 0
    voice = player_voice()
    titles = [voice.say(f"games-column-{name}") for name in ("saved", "state", "name")]
    rows = [
        [each.saved[:16].replace("T", " "), voice.say("games-state", state=each.state), each.name]
        for each in games
    ]
    print_table(titles, rows)
    return 0


@games_app.command
def export(
    *names: str,
    to: Path | None = None,
    everything: Switch = False,
) -> int:
    """Write saved games as text: one to standard output, or any number to a folder.

    winnable games export draw-three-20261123-180506-0123456789abcdef0123456789abcdef > mygame.txt

    winnable games export --to backup

    winnable games export --everything > mine.json

    Parameters
    ----------
    names
        The names of the games. Without a name, all of them.
    to
        The folder, which gets one file for each game. Files of the same name are replaced.
    everything
        Write all games, results, mistakes and settings as one JSON object to standard output.
    """
    given = {"NAME": names or None, "--to": to, "--everything": everything or None}
    check_exclusive(given, only="--everything")
    store = Store()
    if everything:
        from ..store.belongings import export as everything_of  # noqa: PLC0415  # loads msgspec

        print(everything_of(store), end="")
        return 0
    if to is None:
        if len(names) != 1:
            raise CommandError(CommandFault.MISSING, what="--to")
        print(_text(store, names[0]), end="")
        return 0
    chosen = tuple(dict.fromkeys(names)) or tuple(game.name for game in store.listed())
    for name in chosen:
        disk.replace(to / f"{name}.txt", _text(store, name))
    if not names:
        for number, (name, text) in enumerate(store.troubles.texts(), 1):
            disk.replace(to / f"damaged-{number}-{Path(name).name}", text)
    print(player_voice().say("games-exported", count=len(chosen), file=str(to)))
    return 0


@games_app.command(name="import")
def import_(*files: Path) -> int:
    """Save games from files; the files stay as they are.

    An import never changes what is already saved. So you can import a file with all the data of a
    player twice without harm.

    winnable games import mygame.txt

    winnable games import mine.json

    Parameters
    ----------
    files
        Files with the text of a game, or with all the data of a player.
    """
    if not files:
        raise CommandError(CommandFault.MISSING, what="FILE")
    from ..store.belongings import add_export, parse_export  # noqa: PLC0415  # loads msgspec

    games, exports = [], []
    for file in files:
        text = disk.read_text(file)
        try:
            if text.lstrip().startswith("{"):
                exports.append(parse_export(text))
            else:
                games.append((file, parse_game(text)))
        except WinnableError as error:
            print(f"{file}: {say_fault(player_voice(), error)}", file=sys.stderr)
            return 2
    store = Store()
    for file, game in games:
        print(store.add(game, file.stem))
    for each in exports:
        print(say_added(player_voice(), *add_export(store, each)))
    return 0


@games_app.command
def delete(*names: str, all_: Annotated[bool, Parameter("--all", negative="")] = False) -> int:
    """Delete saved games for good. Their results stay; an open game counts as abandoned.

    winnable games delete draw-three-20261123-180506-0123456789abcdef0123456789abcdef

    Parameters
    ----------
    names
        The names of the games.
    all_
        Delete every saved game that is not open elsewhere.
    """
    check_exclusive({"NAME": names or None, "--all": all_ or None})
    store = Store()
    if not names and not all_:
        raise CommandError(CommandFault.MISSING, what="NAME")
    chosen = dict.fromkeys(names)
    for name in chosen:
        _text(store, name)  # all exist
    count = 0
    for name in chosen or [game.name for game in store.listed()]:
        if store.claim(name):
            store.delete(name, store.read(name))
            count += 1
        elif names:
            raise CommandError(CommandFault.GAME_OPEN, text=name)
    print(player_voice().say("games-deleted", count=count))
    return 0


def _text(store: Store, name: str) -> str:
    """Returns the text of a saved game. Raises ``CommandError`` if there is none of that name."""
    text = store.text(name)
    if text is None:
        raise CommandError(CommandFault.NO_GAME_SAVED, text=name[:80])
    return text
