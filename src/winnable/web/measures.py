"""What a hosted server counts, for Prometheus. The local program counts nothing.

``measures`` is the one object of a process. It counts from ``begin`` on, if prometheus_client is
installed (an extra). Several processes share their counts if ``PROMETHEUS_MULTIPROC_DIR`` names a
folder before the first of them begins: then each of them reports the sums.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from time import perf_counter
from typing import Final

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that names the folder of the counts of several processes."""
_SECONDS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)


class _Counts:
    """The counters and gauges. Raises ``ImportError`` without prometheus_client."""

    def __init__(self) -> None:
        from prometheus_client import Counter, Gauge, Histogram  # noqa: PLC0415  # an extra

        self.requests = Counter(
            "winnable_http_requests", "Answered HTTP requests", ["route", "status"]
        )
        self.request_seconds = Histogram(
            "winnable_http_request_seconds", "Time of HTTP requests", ["route"], buckets=_SECONDS
        )
        self.answer_seconds = Histogram(
            "winnable_answer_seconds", "Time of answers on sockets", ["request"], buckets=_SECONDS
        )
        self.delay = Histogram(
            "winnable_loop_delay_seconds", "Delay of the event loop, each second", buckets=_SECONDS
        )
        self.moves = Counter("winnable_moves", "Answers that changed a game")
        self.refusals = Counter("winnable_refusals", "Refused requests and connections", ["kind"])
        self.errors = Counter("winnable_database_errors", "Failed queries", ["kind"])
        self.faults = Counter("winnable_internal_errors", "Errors of the program")
        self.tables = Gauge("winnable_open_tables", "Open tables", multiprocess_mode="livesum")
        self.sockets = Gauge("winnable_open_sockets", "Open sockets", multiprocess_mode="livesum")
        self.searches = Gauge(
            "winnable_searches", "Searches", ["state"], multiprocess_mode="livesum"
        )
        self.waiting = self.searches.labels("waiting")
        self.running = self.searches.labels("running")
        self.answers = cache(self.answer_seconds.labels)


class Measures:
    """The counts of this process."""

    def __init__(self) -> None:
        self._counts: _Counts | None = None

    def begin(self) -> bool:
        """Starts to count; returns whether prometheus_client is installed."""
        try:
            self._counts = self._counts or _Counts()
        except ImportError:
            return False
        return True

    def requested(self, route: str, status: int, seconds: float) -> None:
        """Counts an answered HTTP request."""
        if self._counts is not None:
            self._counts.requests.labels(route, str(status)).inc()
            self._counts.request_seconds.labels(route).observe(seconds)

    @contextmanager
    def answering(self, request: str) -> Iterator[None]:
        """Takes the time of an answer on a socket."""
        if self._counts is None:
            yield
            return
        began = perf_counter()
        yield
        self._counts.answers(request).observe(perf_counter() - began)

    def moved(self) -> None:
        """Counts an answer that changed a game."""
        if self._counts is not None:
            self._counts.moves.inc()

    def refused(self, kind: str) -> None:
        """Counts a refused request or connection."""
        if self._counts is not None:
            self._counts.refusals.labels(kind).inc()

    def failed(self, kind: str) -> None:
        """Counts a failed query of the database."""
        if self._counts is not None:
            self._counts.errors.labels(kind).inc()

    def broke(self) -> None:
        """Counts an error of the program."""
        if self._counts is not None:
            self._counts.faults.inc()

    def connected(self, change: int) -> None:
        """Adds to the number of open sockets."""
        if self._counts is not None:
            self._counts.sockets.inc(change)

    def searching(self, *, waiting: int = 0, running: int = 0) -> None:
        """Adds to the numbers of searches that wait and that run."""
        if self._counts is not None:
            if waiting:
                self._counts.waiting.inc(waiting)
            if running:
                self._counts.running.inc(running)

    def sampled(self, tables: int, delay: float) -> None:
        """Keeps the number of open tables and the delay of the event loop in seconds."""
        if self._counts is not None:
            self._counts.tables.set(tables)
            self._counts.delay.observe(delay)

    def text(self) -> bytes | None:
        """Returns everything in the text format of Prometheus; None if nothing is counted."""
        if self._counts is None:
            return None
        from prometheus_client import REGISTRY, CollectorRegistry, generate_latest  # noqa: PLC0415
        from prometheus_client.multiprocess import MultiProcessCollector  # noqa: PLC0415

        if SHARED not in os.environ:
            return generate_latest(REGISTRY)
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)


def forget(process: int) -> None:
    """Removes what a process that ended had open, tables for example, from the shared counts."""
    from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415  # an extra

    mark_process_dead(process)  # type: ignore[no-untyped-call]


measures: Final = Measures()
CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
