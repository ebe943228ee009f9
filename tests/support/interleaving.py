"""Runs requests side by side in every order of their steps. A step is a query or a transaction.

Two requests of ``n`` and ``m`` steps have too many orders to try all of them. ``orders`` has those
in which each of the two is interrupted at most once, at every step: a fault of two transactions
that read what the other one writes needs no more.
"""

import asyncio
import itertools
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

from winnable.store.databases.database import Database, Execute, Row

BLOCKED = 0.005
"""Seconds after which a request that takes no step counts as waiting for the other one. If it is
only slow, the two run side by side for a moment, which is an order, too.
"""
_runs: ContextVar[int] = ContextVar("runs")  # the request that the present code belongs to


@dataclass
class Steps:
    """Lets one of two requests take a step at a time, in the order of a plan.

    ``plan`` is how many steps request 0 takes, then request 1; then each takes the rest.
    """

    plan: tuple[int, int]
    taken: list[int] = field(default_factory=lambda: [0, 0])
    _state: threading.Condition = field(default_factory=threading.Condition)
    _waiting: set[int] = field(default_factory=set)
    _over: set[int] = field(default_factory=set)
    _next: int | None = None

    def take(self) -> None:
        """Waits for the turn of this request; outside of one, returns at once."""
        me = _runs.get(-1)
        if me < 0:
            return
        with self._state:
            self._waiting.add(me)
            self._state.notify_all()
            self._state.wait_for(lambda: self._next == me)
            self._next = None
            self._waiting.discard(me)
            self.taken[me] += 1
            self._state.notify_all()

    def _wanted(self) -> int:
        """The request whose step is next by the plan."""
        if self.taken[0] < self.plan[0] and 0 not in self._over:
            return 0
        if self.taken[1] < self.plan[1] and 1 not in self._over:
            return 1
        return 1 if 0 in self._over else 0

    def direct(self) -> None:
        """Grants steps until both requests are over."""
        with self._state:
            while True:
                self._state.wait_for(lambda: self._waiting or len(self._over) == 2)
                if len(self._over) == 2:
                    return
                self._state.wait_for(lambda: self._wanted() in self._waiting, BLOCKED)
                wanted = self._wanted()
                self._next = wanted if wanted in self._waiting else min(self._waiting, default=None)
                self._state.notify_all()
                self._state.wait_for(lambda: self._next is None)

    def run(self, requests: "tuple[Request, Request]") -> list[object]:
        """Runs both requests; returns what each returned or raised."""

        async def one(me: int) -> object:
            _runs.set(me)
            try:
                return await requests[me]()
            finally:
                with self._state:
                    self._over.add(me)
                    self._state.notify_all()

        async def both() -> list[object]:
            tasks = [asyncio.create_task(one(me)) for me in (0, 1)]
            return list(await asyncio.gather(*tasks, return_exceptions=True))

        director = threading.Thread(target=self.direct)
        director.start()
        found = asyncio.run(both())
        director.join()
        return found


Request = Callable[[], Awaitable[object]]


def orders(
    requests: Callable[[], tuple[Request, Request]], stepped: "Stepped", every: int = 1
) -> Iterator[list[object]]:
    """Yields what the requests returned, in each order, or in ``every`` so many; they are made anew
    for each.
    """
    alone = Steps((10**9, 10**9))
    stepped.steps = alone
    yield alone.run(requests())
    most = alone.taken
    plans = [*itertools.product(range(most[0] + 1), range(1, most[1] + 1))]
    for plan in plans[::every]:
        stepped.steps = steps = Steps(plan)
        yield steps.run(requests())


class Stepped:
    """A database whose queries and transactions are the steps of requests."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.steps: Steps | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._database, name)

    def _take(self) -> None:
        if self.steps is not None:
            self.steps.take()

    def read(self, query: str, *values: object) -> list[Row]:
        self._take()
        return self._database.read(query, *values)

    def write(self, query: str, *values: object) -> list[Row]:
        self._take()
        return self._database.write(query, *values)

    @contextmanager
    def writing(self) -> Iterator[Execute]:
        self._take()
        with self._database.writing() as execute:
            if not self._database.is_shared:
                yield execute
                return

            def step(query: str, *values: object) -> list[Row]:
                self._take()
                return execute(query, *values)

            yield step

    async def answering(self, call: Callable[[], Any]) -> Any:
        return await asyncio.to_thread(call)

    def aside(self, call: Callable[[], Any]) -> Any:
        return call()
