"""The web processes of a server that has several."""

from collections.abc import Callable
from pathlib import Path

from tests.support.serving import Server


def workers_of(server: Server) -> list[int]:
    """The web processes of a server."""
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    return [each for each in map(int, children.read_text().split()) if not is_gone(each)]


def is_gone(worker: int) -> bool:
    try:
        return "spawn_main" not in Path(f"/proc/{worker}/cmdline").read_text()
    except OSError:
        return True


def replaced(server: Server, old: list[int]) -> Callable[[], bool]:
    """Returns whether two other processes serve instead of the ``old`` ones."""
    return lambda: len(now := workers_of(server)) == 2 and not set(old) & set(now)
