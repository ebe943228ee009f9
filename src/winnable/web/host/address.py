"""Where a server listens: its port and its names, and the key of a local one."""

import errno
import json
import re
import secrets
import socket
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final
from urllib.parse import urlsplit

from ...disk import StoreError
from ...store.contests.players import Players, Purpose
from ...store.databases.database import Database, key_of
from ..faults import WebError, WebFault
from ..limits import number_of

PORT: Final = 8452
BACKLOG: Final = 512
"""Most connections that wait to be accepted. The event loop accepts as many at once."""
_LENGTH: Final = 24
"""Characters of the key of a local server: 96 bits, in an address that people may copy."""
_OPENING: Final = 300
"""Seconds that a browser may take to open."""
LARGEST: Final = 1_000_000
"""Most bytes of the answer of a server that may be another instance of winnable."""
ANSWER: Final = 1.0
"""Seconds within which it must answer."""
_LOOPBACK: Final = {"127.0.0.1", "localhost", "[::1]"}


@dataclass(frozen=True, slots=True)
class Address:
    """Where a server listens, and how visitors reach it."""

    host: str
    port: int | None
    """None: ``PORT``, or any free port."""
    public_url: str | None = None
    """The address that visitors use, if a proxy passes their requests on."""
    proxies: tuple[str, ...] = ()
    """The addresses of proxies whose ``X-Forwarded-For`` and ``X-Forwarded-Proto`` count."""
    metrics: tuple[str, int] | None = None
    """The address and the port where Prometheus reads the counts; without one nothing is counted.
    """
    database: str | None = None
    """The URL of a PostgreSQL database."""
    workers: int = 1
    """The number of web processes; more than one need a database that they share."""

    @property
    def wanted(self) -> int:
        """The port to listen on: ``PORT`` unless another one is named; 0 is any free port."""
        return PORT if self.port is None else self.port

    @property
    def public_name(self) -> str:
        """The Host header of visitors who come by ``public_url``; empty without one."""
        return "" if self.public_url is None else urlsplit(self.public_url).netloc.lower()

    @property
    def root_path(self) -> str:
        """The path of ``public_url``, such as ``/cards``; empty without one."""
        return "" if self.public_url is None else urlsplit(self.public_url).path

    @property
    def is_hosted(self) -> bool:
        """Whether the server is for others: each browser then is a player of its own."""
        return self.public_url is not None or not self._is_loopback

    @property
    def _is_loopback(self) -> bool:
        name = self.host.strip("[]")
        number = number_of(name)
        return name == "localhost" or (number is not None and number.is_loopback)

    def is_named(self, port: int, header: str) -> bool:
        """Whether a Host header names the server that listens on ``port``; others are rejected (DNS
        rebinding).
        """
        name, named_port = header.lower(), "80"
        if name and name == self.public_name:
            return True
        if re.search(r":[0-9]+$", name):
            name, _, named_port = name.rpartition(":")
        if self._is_loopback:
            return name in _LOOPBACK and named_port == str(port)
        names = {*_LOOPBACK, self.host.lower(), socket.gethostname().lower()}
        return name in names or number_of(name.strip("[]")) is not None


class Key:
    """What opens the door of a local server: its key, which every process of the player knows,
    and tickets, which work once.
    """

    def __init__(self, database: Database, port: int) -> None:
        self.cookie = f"winnable-{port}"  # the cookies of a machine are common to its ports
        self._port, self._tickets = port, Players(database)
        try:
            self.value = key_of(database, "local").hex()[:_LENGTH]
        except StoreError:  # the player hears of it with the first game
            self.value = secrets.token_hex(_LENGTH // 2)

    def ticket(self) -> str:
        """Returns a word that opens the door once, soon; the key if none can be stored."""
        word = secrets.token_urlsafe(_LENGTH)
        try:
            self._tickets.issue(word, "", Purpose.DOOR, _OPENING)
        except StoreError:
            return self.value
        return word

    def opens(self, word: str) -> bool:
        """Whether a word of an address opens the door. Uses up a ticket."""
        if secrets.compare_digest(word.encode(), self.value.encode()):
            return True
        try:
            return self._tickets.redeem(word, Purpose.DOOR) is not None
        except StoreError:
            return False

    def proof(self, challenge: str) -> str:
        """Returns what only a server with the key answers, and none that passes the question on to
        another port.
        """
        asked = f"{self._port} {challenge}".encode()
        return blake2b(asked, key=self.value.encode(), digest_size=16).hexdigest()


def url_of(host: str, port: int) -> str:
    """Returns the address of the page on this machine."""
    everywhere = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104
    shown = everywhere.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"


def listen(address: Address) -> socket.socket:
    """Opens a socket on the port of an address, or on a free one if it is in use.

    Raises ``WebError``; also if the port is in use and a proxy or visitors know it.
    """
    host, port = address.host, address.wanted
    is_exact = address.is_hosted and address.port is not None
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for each in (port, 0):
        # asyncio sets TCP_NODELAY only with a named protocol; without, an answer waits 40 ms for
        # the acknowledgement of its head
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
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


def is_running(address: Address, key: Key | None = None) -> bool:
    """Whether winnable listens on the port of an address; with a ``key``, the player's own.

    Another user's program may listen there, so it does not get the key.
    """
    import urllib.request  # noqa: PLC0415  # slow to load, and seldom asked for

    from ..asking import ask  # noqa: PLC0415

    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    challenge = secrets.token_hex(16)
    path = "api/words/en" if key is None else f"api/door?for={challenge}"
    try:
        url = url_of(address.host, address.wanted) + path
        found = json.loads(ask(direct, url, seconds=ANSWER, most=LARGEST)[1])
    except (OSError, ValueError, RecursionError):
        return False
    if key is None:
        return isinstance(found, dict) and "cards" in found
    return bool(found == {"proof": key.proof(challenge)})
