"""Runs the app: finds a free port, opens the browser, and saves every game at shutdown."""

import errno
import ipaddress
import json
import logging
import os
import re
import signal
import socket
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from ..messages import Voice
from ..store import Store
from ..version import __version__
from . import log
from .faults import WebError, WebFault
from .measures import measures

if TYPE_CHECKING:
    from starlette.types import ASGIApp

PORT: Final = 8452
BACKLOG: Final = 512
"""Most connections that wait to be accepted. The event loop accepts as many at once."""
GRACE: Final = 5
"""Seconds in which a process that ends may answer what it has read and close its sockets."""
HUNG: Final = 60
"""Seconds without a sign of life after which a process is replaced."""
_LOOPBACK: Final = {"127.0.0.1", "localhost", "[::1]"}


@dataclass(frozen=True, slots=True)
class Place:
    """Where a server listens, and how visitors reach it."""

    host: str
    port: int | None
    """None: ``PORT``, or any free port."""
    public_url: str | None = None
    """The address that visitors use, if a proxy passes their requests on."""
    proxies: tuple[str, ...] = ()
    """The addresses of proxies whose ``X-Forwarded-For`` and ``X-Forwarded-Proto`` count."""
    metrics: tuple[str, ...] = ()
    """The addresses that may read ``/metrics``, besides this machine."""
    database: str | None = None
    """The URL of a PostgreSQL database."""
    workers: int = 1
    """The number of web processes; more than one need a database that they share."""

    @property
    def public_name(self) -> str:
        """The Host header of visitors who come by ``public_url``; empty without one."""
        return "" if self.public_url is None else urlsplit(self.public_url).netloc.lower()

    @property
    def is_hosted(self) -> bool:
        """Whether the server is for others: each browser then is a player of its own."""
        return self.public_url is not None or not _is_loopback(self.host)


def serve(store: Store, voice: Voice, place: Place, *, opens_browser: bool) -> None:
    """Serves until it is interrupted. Raises ``WinnableError`` if it cannot listen."""
    host, port = place.host, place.port
    wanted = PORT if port is None else port
    listener = listen(place)
    given = listener.getsockname()[1]
    if wanted and given != wanted:
        if port is None and is_running(place):
            listener.close()
            print(voice.say("serve-already", what=_url(host, wanted)), flush=True)
            _open(_url(host, wanted), opens_browser=opens_browser)
            return
        print(voice.say("serve-other-port", what=str(wanted)), flush=True)
    print(voice.say("serve", what=_url(host, given)), flush=True)
    _open(_url(host, given), opens_browser=opens_browser)
    _run(store, listener, Names(host, given, place.public_name), place)


def _run(store: Store, listener: socket.socket, is_own: "Names", place: Place) -> None:
    """Serves the socket. Early connections wait while the app is loaded."""
    import uvicorn  # noqa: PLC0415

    from .app import make_app  # noqa: PLC0415
    from .connections import Connection, Socket  # noqa: PLC0415
    from .limits import networks  # noqa: PLC0415
    from .sockets import MAX_MESSAGE  # noqa: PLC0415

    is_hosted, workers = place.is_hosted, place.workers
    make: Callable[[], ASGIApp]
    if workers > 1:
        from .workers import Making  # noqa: PLC0415

        store.database.close()  # each process has connections of its own
        make = Making(place.database or "", place, is_own, workers)
    else:
        connect(place)
        if is_hosted:
            begin_log(store, place)
        make = partial(
            make_app,
            store,
            is_own,
            hosted=is_hosted,
            hosts=networks(place.metrics),
            public=place.public_name,
        )
    if not is_hosted:
        logging.getLogger("uvicorn.error").addFilter(_shorten)
    config = uvicorn.Config(
        make,
        factory=True,
        workers=workers,
        http=Connection,
        proxy_headers=bool(place.proxies),
        forwarded_allow_ips=",".join(place.proxies),
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
        from .workers import run_workers  # noqa: PLC0415

        if is_hosted:
            log.begin()
        run_workers(config, listener)
    else:
        if sys.platform != "win32":  # the terminal was closed, or the service is loaded again
            signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))
        uvicorn.Server(config).run(sockets=[listener])


def connect(place: Place) -> None:
    """Sets the limits of the connections of this process."""
    from .connections import Connection, most_connections  # noqa: PLC0415
    from .limits import networks  # noqa: PLC0415

    Connection.trusted = networks(place.proxies)
    if place.is_hosted:
        Connection.most = most_connections()


def begin_log(store: Store, place: Place) -> None:
    """Starts the log and the counts of a process of a hosted server."""
    from .connections import Connection  # noqa: PLC0415

    log.begin()
    is_counting = measures.begin()
    log.note(
        "start",
        version=__version__,
        process=os.getpid(),
        database=store.database.name,
        public_url=place.public_url or "",
        connections=Connection.most,
        metrics=is_counting,
    )


def _shorten(record: logging.LogRecord) -> bool:
    """Leaves the traceback of a visitor's broken message out of the log."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = None
    return True


class Names:
    """Recognises Host headers of this server and rejects others (DNS rebinding)."""

    def __init__(self, host: str, port: int, public: str = "") -> None:
        self._port, self._public = port, public
        self._is_loopback = _is_loopback(host)
        self._names = set(_LOOPBACK)
        if not self._is_loopback:
            self._names |= {host.lower(), socket.gethostname().lower()}

    def __call__(self, header: str) -> bool:
        """Whether a Host header names this server."""
        name, port = header.lower(), "80"
        if name and name == self._public:
            return True
        if re.search(r":[0-9]+$", name):
            name, _, port = name.rpartition(":")
        if self._is_loopback:
            return name in self._names and port == str(self._port)
        return name in self._names or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def _is_loopback(host: str) -> bool:
    name = host.strip("[]")
    return name == "localhost" or (_is_address(name) and ipaddress.ip_address(name).is_loopback)


def _url(host: str, port: int) -> str:
    everywhere = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104
    shown = everywhere.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def listen(place: Place) -> socket.socket:
    """Opens a socket on the port of a place, or on a free one if it is in use.

    Raises ``WebError``; also if the port is in use and a proxy or visitors know it.
    """
    host, port = place.host, PORT if place.port is None else place.port
    is_exact = place.is_hosted and place.port is not None
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for each in (port, 0):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, each))
            listener.listen(128)
        except OSError as error:
            listener.close()
            if each == 0 or is_exact or not _is_taken(error):
                raise WebError(
                    WebFault.NO_PORT, what=f"{host}:{port}", why=error.strerror or str(error)
                ) from None
        else:
            return listener
    raise AssertionError


def _is_taken(error: OSError) -> bool:
    return error.errno in (errno.EADDRINUSE, errno.EACCES)


def is_running(place: Place) -> bool:
    """Whether another instance of winnable listens on the port of a place."""
    import urllib.request  # noqa: PLC0415  # slow to load, and seldom asked for
    from http.client import HTTPException  # noqa: PLC0415

    try:
        direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        with direct.open(
            f"{_url(place.host, place.port or PORT)}api/words/en", timeout=1
        ) as answer:
            return isinstance(found := json.load(answer), dict) and "cards" in found
    except (OSError, ValueError, HTTPException):
        return False


def _open(url: str, *, opens_browser: bool) -> None:
    """Opens a graphical browser; a text browser would take over the terminal of the server."""
    has_screen = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if opens_browser and (has_screen or os.environ.get("BROWSER")):
        import webbrowser  # noqa: PLC0415

        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
