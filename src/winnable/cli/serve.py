"""``winnable serve``: the table in the browser."""

import re
from typing import Annotated, Final

from cyclopts import Parameter

from .faults import CommandError, CommandFault

_PUBLIC_URL: Final = re.compile(
    r"https?://[A-Za-z0-9.:\[\]-]+"
    r"(?!/(?:api|game|healthz|race|static|sw\.js)(?:/|$))"  # addresses of the server itself
    r"(?:/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*/?"
)


def serve(
    *,
    host: str = "127.0.0.1",
    port: str | None = None,
    browser: bool = True,
    database: str | None = None,
    workers: str = "1",
    public_url: str | None = None,
    proxy: Annotated[tuple[str, ...], Parameter(negative_iterable="", show_default=False)] = (),
    metrics: str | None = None,
    check: Annotated[bool, Parameter(negative="", show_default=False)] = False,
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
        The port to listen on. The default is 8452, or any free port if 8452 is in use.
    browser
        Open a browser.
    database
        The URL of a PostgreSQL database, for example postgresql://winnable@/winnable. The default
        is an SQLite database in the data folder.
    workers
        The number of web processes. A server with more than one process needs a PostgreSQL
        database. The signal SIGHUP replaces the processes one by one.
    public_url
        The address that visitors use if a proxy passes their requests on. It may have a path, for
        example https://example.org/cards. With this option, each browser is a player of its own.
    proxy
        The address of the proxy, for example 127.0.0.1, or its network, for example 10.0.0.0/8.
        The server believes the X-Forwarded headers of this proxy.
    metrics
        The address and the port where Prometheus reads what the server counts, for example
        127.0.0.1:9464. Without this option nothing is counted.
    check
        Only say what is wrong with the options, the port and the database. The exit code is 0 if
        the server would start, else 1.
    """
    from ..store import Store, database_at, open_database  # noqa: PLC0415  # help needs none of these
    from ..web.host.address import Address  # noqa: PLC0415
    from ..web.host.scraping import scraped  # noqa: PLC0415
    from ..web.host.server import serve as run  # noqa: PLC0415
    from .output import count_of, player_voice, port_of  # noqa: PLC0415

    number = None if port is None else port_of(port)
    if public_url is not None and not _PUBLIC_URL.fullmatch(public_url):
        raise CommandError(CommandFault.PUBLIC_URL, text=public_url[:80])
    for text in proxy:
        _check_network(text)
    processes = count_of("--workers", workers)
    if processes > 1 and database is None:
        raise CommandError(CommandFault.WORKERS)
    public = public_url and public_url.rstrip("/")
    scraping = None if metrics is None else _listener_of(metrics)
    address = Address(host, number, public, proxy, scraping, database, processes)
    if check:
        from ..web.host.checking import check as check_server  # noqa: PLC0415

        database_to_check = Store().database if database is None else database_at(database)
        return 0 if check_server(database_to_check, player_voice(tells=False), address) else 1
    store = Store() if database is None else Store(open_database(database))
    with scraped(address):
        run(store, player_voice(), address, opens_browser=browser)
    return 0


def _check_network(text: str) -> None:
    """Raises ``CommandError`` unless the text is an address or a network."""
    from ..web.limits import networks  # noqa: PLC0415  # help does not need it

    try:
        networks((text,))
    except ValueError:
        raise CommandError(CommandFault.NETWORK, text=text[:80]) from None


def _listener_of(text: str) -> tuple[str, int]:
    """Parses an address with a port. Raises ``CommandError``."""
    from ..web.limits import number_of  # noqa: PLC0415  # help does not need it
    from .output import port_of  # noqa: PLC0415

    found = re.fullmatch(r"(?:([0-9.]+)|\[([0-9A-Fa-f:.]+)\]):([0-9]{1,5})", text)
    if found is None or number_of(host := found[1] or found[2]) is None:
        raise CommandError(CommandFault.METRICS, text=text[:80])
    return host, port_of(found[3])
