"""The clocks that a database may believe, moved by hand."""

import pytest

from winnable.store.databases.clock import FRESH
from winnable.store.databases.sqlite import Sqlite


class Clock:
    """The time of the server. ``wrong`` is by how many seconds its clock is ahead of it."""

    def __init__(self, patch: pytest.MonkeyPatch, now: float = 1_800_000_000.0) -> None:
        self.now, self.wrong = now, 0.0
        patch.setattr("winnable.store.databases.clock.steady", lambda: self.now)
        patch.setattr(Sqlite, "time", lambda _: self.now + self.wrong)
        try:
            from winnable.store.databases.postgres import Postgres  # an extra
        except ImportError:
            return
        patch.setattr(Postgres, "time", lambda _: self.now + self.wrong)

    def jump(self, seconds: float) -> None:
        """Sets the clock forward or back, and lets every process look at it."""
        self.wrong += seconds
        self.now += FRESH
