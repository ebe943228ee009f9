"""The clocks that a database may believe, moved by hand; and the day on which a test begins."""

import time
from collections.abc import Callable
from typing import cast

import pytest

from winnable.catalogues.ranked import RankedError, RankedFault
from winnable.store.databases.clock import FRESH
from winnable.store.databases.sqlite import Sqlite

OF_A_DAY = 86_400.0
NEAR = 120.0
"""Seconds that a test takes on a busy machine."""


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


def begin_a_day() -> None:
    """Waits for midnight (UTC) if it is near: the deals of today are other ones a moment later."""
    left = OF_A_DAY - time.time() % OF_A_DAY
    if left < NEAR:
        time.sleep(left + 1)


def refused(call: Callable[[], object]) -> RankedFault | None:
    """Returns why a call is refused; None if it is not."""
    try:
        call()
    except RankedError as error:
        return cast("RankedFault", error.code)
    return None
