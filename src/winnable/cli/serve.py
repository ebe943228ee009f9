"""``winnable serve``: the table in the browser."""

from typing import Annotated

from cyclopts import Parameter

from .faults import CommandError, CommandFault


def serve(
    *,
    host: str = "127.0.0.1",
    port: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    browser: bool = True,
    database: str | None = None,
) -> int:
    """Play in the browser.

    This is the default command. Every move is saved at once, and the game
    continues where you left it. Ctrl-C stops the server.

    winnable serve --port 9000 --no-browser

    Parameters
    ----------
    host
        The address to listen on. Only this computer can reach the default address.
    port
        The port to listen on. The default is 8452, or any free port if it is in use.
    browser
        Open a browser.
    database
        The URL of a PostgreSQL database, for example postgresql://winnable@/winnable. The default
        is an SQLite database in the data folder.
    """
    from ..store import Store, open_database  # noqa: PLC0415  # help needs none of these
    from ..web.server import serve as run  # noqa: PLC0415
    from .output import player_voice  # noqa: PLC0415

    if port is not None and not (port.isdecimal() and len(port) < 6 and int(port) < 1 << 16):
        raise CommandError(CommandFault.PORT, text=port[:20])
    number = None if port is None else int(port)
    store = Store() if database is None else Store(open_database(database))
    run(store, player_voice(), host=host, port=number, opens_browser=browser)
    return 0
