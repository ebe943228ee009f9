"""Runs the app: finds a free port, opens the browser, and saves every game at shutdown."""

import logging
import os
import signal
import socket
import sys
import threading
from functools import partial
from typing import TYPE_CHECKING, Final

from ...speech.messages import Voice
from ...store import Store
from ...version import __version__
from .. import log
from ..limits import networks
from ..measures import measures
from .address import BACKLOG, Address, Key, is_running, listen, url_of

if TYPE_CHECKING:
    from starlette.types import ASGIApp

GRACE: Final = 5
"""Seconds in which a process that ends may answer what it has read and close its sockets."""
HUNG: Final = 60
"""Seconds without a sign of life after which a process is replaced."""


def serve(store: Store, voice: Voice, address: Address, *, opens_browser: bool) -> None:
    """Serves until it is interrupted. Raises ``WinnableError`` if it cannot listen."""
    host, port = address.host, address.port
    wanted = address.wanted
    listener = listen(address)
    given = listener.getsockname()[1]
    if wanted and given != wanted:
        known = Key(store.database, wanted)
        if port is None and is_running(address, known):
            listener.close()
            url = url_of(host, wanted)
            print(voice.say("serve-already", what=_with_key(url, known)), flush=True)
            _open(url, known, opens_browser=opens_browser)
            return
        print(voice.say("serve-other-port", what=str(wanted)), flush=True)
    key = None if address.is_hosted else Key(store.database, given)
    url = url_of(host, given)
    print(voice.say("serve", what=_with_key(url, key)), flush=True)
    _open(url, key, opens_browser=opens_browser)
    _run(store, listener, given, address, key)


def _with_key(url: str, key: Key | None) -> str:
    """Returns an address that opens the door of a local server."""
    return url if key is None else f"{url}?key={key.value}"


def _run(
    store: Store, listener: socket.socket, port: int, address: Address, key: Key | None
) -> None:
    """Serves the socket of a port. Early connections wait while the app is loaded."""
    import uvicorn  # noqa: PLC0415

    from ..wire.posted import MAX_MESSAGE  # noqa: PLC0415
    from .connections import MAX_HEAD, Connection, Socket  # noqa: PLC0415

    is_hosted, workers = address.is_hosted, address.workers
    load = partial(load_app, store, address, port, key)
    if workers > 1:
        from .workers import load_in_worker, run_workers  # noqa: PLC0415

        store.database.close()  # each process has connections of its own
        load = partial(load_in_worker, address, port)
    if not is_hosted:
        logging.getLogger("uvicorn.error").addFilter(_shorten)
    config = uvicorn.Config(
        load,
        factory=True,
        workers=workers,
        loop="asyncio",  # ``unblocked`` and uvloop do not go together
        http=Connection,
        h11_max_incomplete_event_size=MAX_HEAD,
        proxy_headers=False,  # ``Numbered`` reads them
        ws=Socket,
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,
        backlog=BACKLOG,
        log_level="warning",
        log_config=None if is_hosted else uvicorn.config.LOGGING_CONFIG,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
        timeout_worker_healthcheck=HUNG,
    )
    if workers > 1:
        if is_hosted:
            log.begin()
        run_workers(config, listener)
    else:
        if sys.platform != "win32":  # the terminal was closed, or the service is loaded again
            signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))
        uvicorn.Server(config).run(sockets=[listener])


def load_app(store: Store, address: Address, port: int, key: Key | None = None) -> "ASGIApp":
    """Makes the app in the process that serves it, and begins its log and its counts."""
    from .app import make_app  # noqa: PLC0415
    from .connections import Connection, most_connections  # noqa: PLC0415

    Connection.trusted = networks(address.proxies)
    if address.is_hosted:
        Connection.most = most_connections()
        log.begin()
        log.note(
            "start",
            version=__version__,
            process=os.getpid(),
            database=store.database.name,
            public_url=address.public_url or "",
            connections=Connection.most,
            metrics=address.metrics is not None,
        )
    if address.metrics is not None:
        measures.begin()
    if key is None and not address.is_hosted:
        key = Key(store.database, port)
    return make_app(store, partial(address.is_named, port), address, key)


def _shorten(record: logging.LogRecord) -> bool:
    """Leaves the traceback of a visitor's broken message out of the log."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = None
    return True


def _open(url: str, key: Key | None, *, opens_browser: bool) -> None:
    """Opens a graphical browser; a text browser would take over the terminal of the server.

    Other users can see its arguments, so that they have a ticket in place of the key.
    """
    has_screen = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if opens_browser and (has_screen or os.environ.get("BROWSER")):
        import webbrowser  # noqa: PLC0415

        url = url if key is None else f"{url}?key={key.ticket()}"
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
