"""Ports for servers that must know theirs before they listen."""

import socket
from contextlib import ExitStack, suppress
from random import SystemRandom

_random = SystemRandom()  # every test process has another order


def free_ports(count: int) -> list[int]:
    """Ports that are free at every address, and that the system gives to no connection."""
    with ExitStack() as held:
        found: list[int] = []
        while len(found) < count:
            port = _random.randrange(10_000, 32_000)
            with suppress(OSError):
                held.enter_context(socket.create_server(("", port)))
                found.append(port)
        return found


def free_port() -> int:
    """One of ``free_ports``."""
    (port,) = free_ports(1)
    return port
