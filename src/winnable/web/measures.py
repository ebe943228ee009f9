"""What a server with ``--metrics`` counts, for Prometheus. Others count nothing.

``measures`` is the one object of a process. It counts from ``begin`` on, with prometheus_client (an
extra). Several processes share their counts if ``PROMETHEUS_MULTIPROC_DIR`` names a folder before
the first of them begins. ``host.scraping`` reports them.
"""

import os
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Any, Final, Self

if TYPE_CHECKING:
    from prometheus_client import Counter, Gauge, Histogram

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that names the folder of the counts of several processes."""
_SECONDS: Final = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)


class _Nothing:
    """Stands for a counter, a gauge or a histogram where nothing is counted."""

    def __init__(self, *_: object, **__: object) -> None:
        pass

    def labels(self, *_: str) -> Self:
        return self

    def inc(self, _: float = 1) -> None:
        pass

    def time(self) -> AbstractContextManager[None]:
        return nullcontext()

    set = observe = inc
    track_inprogress = time


class Measures:
    """The counts of this process."""

    def __init__(self) -> None:
        self._is_counting = False
        nothing: Any = _Nothing
        self._make(nothing, nothing, nothing)

    def begin(self) -> None:
        """Starts to count."""
        if not self._is_counting:
            from prometheus_client import Counter, Gauge, Histogram  # noqa: PLC0415  # an extra

            self._make(Counter, Gauge, Histogram)
            self._is_counting = True

    def _make(
        self, counter: "type[Counter]", gauge: "type[Gauge]", histogram: "type[Histogram]"
    ) -> None:
        self.requests = counter(
            "winnable_http_requests", "Answered HTTP requests", ["route", "status"]
        )
        self.request_seconds = histogram(
            "winnable_http_request_seconds", "Time of HTTP requests", ["route"], buckets=_SECONDS
        )
        self.answer_seconds = histogram(
            "winnable_answer_seconds", "Time of answers on sockets", ["request"], buckets=_SECONDS
        )
        self.delay = histogram(
            "winnable_loop_delay_seconds", "Delay of the event loop, each second", buckets=_SECONDS
        )
        self.moves = counter("winnable_moves", "Answers that changed a game")
        self.refusals = counter("winnable_refusals", "Refused requests and connections", ["kind"])
        self.errors = counter("winnable_database_errors", "Failed queries", ["kind"])
        self.faults = counter("winnable_internal_errors", "Errors of the program")
        self.tables = gauge("winnable_open_tables", "Open tables", multiprocess_mode="livesum")
        self.sockets = gauge("winnable_open_sockets", "Open sockets", multiprocess_mode="livesum")
        searches = gauge("winnable_searches", "Searches", ["state"], multiprocess_mode="livesum")
        self.waiting, self.running = searches.labels("waiting"), searches.labels("running")


def forget(process: int) -> None:
    """Removes what a process that ended had open, tables for example, from the shared counts."""
    if SHARED in os.environ:
        from prometheus_client.multiprocess import mark_process_dead  # noqa: PLC0415  # an extra

        mark_process_dead(process)  # type: ignore[no-untyped-call]


measures: Final = Measures()
