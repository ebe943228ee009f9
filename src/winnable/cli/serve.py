"""``winnable serve``: the table in the browser."""

from typing import Annotated

from cyclopts import Parameter

from ..errors import Fault, WinnableError
from ..store import Store
from .output import player_voice


def serve(
    *,
    host: str = "127.0.0.1",
    port: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    browser: bool = True,
) -> int:
    """Play in the browser. This is what winnable does when nothing else is asked for.

    Every move is saved by itself; the game goes on where you left it, whatever happened. Ctrl-C
    ends the server.

    Parameters
    ----------
    host
        The address to listen on. The usual one is reached from this machine alone.
    port
        The port to listen on, usually 8452; a free one is taken if it is not free.
    browser
        Open a browser.
    """
    from ..web.server import serve as run  # noqa: PLC0415  # the other commands need no server

    if port is not None and not (port.isdecimal() and len(port) < 6 and int(port) < 1 << 16):
        raise WinnableError(Fault.PORT, text=port[:20])
    number = None if port is None else int(port)
    run(Store(), player_voice(), host=host, port=number, opens_browser=browser)
    return 0
