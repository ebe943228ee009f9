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


def state_of(process: int) -> str:
    """What a process does: "R" if it computes, "S" if it waits, "T" if it is stopped."""
    text = Path(f"/proc/{process}/stat").read_text("ascii")
    return text.rpartition(")")[2].split()[0]  # after a name in brackets


def replaced(server: Server, old: list[int]) -> Callable[[], bool]:
    """Returns whether two other processes serve instead of the ``old`` ones."""
    return lambda: len(now := workers_of(server)) == 2 and not set(old) & set(now)
