"""The driver of a campaign: gives shards to Dask workers, and writes what comes back.

One task measures one shard (``working.task``). Its rows come back to the driver, which alone writes
files, so workers need no common disk. It also writes the report again as the table grows. Dask's
scheduler lives in memory; what survives is the ledger (``ledger``). Every fault of a worker or of
the scheduler therefore ends in the same way: the shard is given out again. A shard gives the same
bytes whoever measures it, and however often.
"""

import asyncio
import queue
import re
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from enum import StrEnum
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Protocol

import cryptography  # noqa: F401  # Security.temporary does not name it as the missing package
import dask
import pyarrow as pa  # noqa: F401  # without it, no shard that is measured can be written
from distributed import Client, Future, KilledWorker, LocalCluster, Security
from distributed.client import AllExit, FutureCancelledError
from distributed.comm.core import FatalCommClosedError

from .events import LARGEST_SHARD, Shard
from .faults import CampaignError, CampaignFault
from .ledger import Book, Ledger, open_book, usual_size
from .question import Question
from .reporting import write_report
from .tables import Summary
from .workbench import Disagreement
from .working import OtherCode, task

LOCAL: Final = "local"
"""The scheduler and the workers are processes of this machine, started by the driver."""
PATIENCE: Final = 600.0
"""Seconds to wait for a scheduler that is gone."""
FAILURES: Final = 5
"""Failed attempts of one shard after which the campaign stops."""
AHEAD: Final = 2
"""Shards that are with the workers, for each of their threads: one runs, one waits."""
REPORT_SHARE: Final = 0.05
"""Most of the driver's time that it spends on writing the report again."""
_TICK_S: Final = 1.0
_ADDRESS: Final = re.compile(r"(tcp|tls)://[^\s/]+:[0-9]{1,5}", re.ASCII)
_CONFIG: Final = {
    "distributed.nanny.pre-spawn-environ.MALLOC_TRIM_THRESHOLD_": None,
    "distributed.admin.tick.interval": "1s",
    "distributed.admin.system-monitor.interval": "5s",
    "distributed.admin.system-monitor.gil.enabled": False,
    "distributed.worker.profile.enabled": False,
    "distributed.scheduler.work-stealing-interval": "5s",
}
"""Dask samples itself many times a second, but shards last a minute. It also makes workers return
freed memory at once; each search would have to ask for its tables again, for 5 to 8 % more CPU.
"""


class Notice(StrEnum):
    """What the driver tells while it runs. Every language file has a sentence for each."""

    DASHBOARD = "campaign-dashboard"
    RESUMED = "campaign-resumed"
    DAMAGED = "campaign-damaged"
    RETRY = "campaign-retry"
    REFUSED = "campaign-refused"
    LOST = "campaign-lost"
    WAITING = "campaign-waiting"


class Watch(Protocol):
    """Who follows a campaign."""

    def tell(self, notice: Notice, **details: str | int) -> None:
        """Something happened."""

    def show(self, ledger: Ledger, workers: int) -> None:
        """The campaign stands there; called at least once a second."""


@dataclass(frozen=True, slots=True)
class Means:
    """How a campaign is computed. None of this changes a row."""

    scheduler: str = LOCAL
    """``LOCAL``, or the address of a Dask scheduler: ``tls://host:8786``."""
    workers: int | None = None
    """Processes of ``LOCAL``; None: one for each core."""
    shard_size: int | None = None
    """Deals in a shard of a new campaign; None: about a minute of work."""
    patience: float = PATIENCE
    security: Security | None = None
    """The credentials for ``tls://``; None: those that Dask is configured with."""


def run(folder: Path, question: Question, means: Means, watch: Watch) -> Ledger:
    """Runs a campaign to its end, from where the ledger stands.

    Raises ``CampaignError`` (``CampaignFault``), ``StoreError`` if the disk is full, and
    ``KeyboardInterrupt`` after the workers have been told. Whatever it raises, the next run goes on
    from the last shard that was written.
    """
    if means.scheduler != LOCAL and not _ADDRESS.fullmatch(means.scheduler):
        raise CampaignError(CampaignFault.ADDRESS, text=means.scheduler[:40])
    size = min(means.shard_size or usual_size(question), LARGEST_SHARD)
    with open_book(folder, question, size) as book:
        if book.results:
            watch.tell(Notice.RESUMED, count=len(book.results), total=book.n_shards)
        for (first, last), why in book.found_damaged:
            watch.tell(Notice.DAMAGED, first=first, last=last, kind=why)
        drive = _Drive(book, watch)
        while not drive.is_done:
            with _client(means, watch) as client:
                drive.attend(client)
            if not drive.is_done:
                watch.tell(Notice.LOST, text=means.scheduler)
        watch.show(book, 0)
        return book


@contextmanager
def local_cluster(workers: int | None = None) -> Iterator[tuple[str, Security]]:
    """Starts a scheduler and workers on this machine (None: one for each core).

    Yields the address of the scheduler, and the credentials. The processes end with the block.

    Every user of the machine can connect to the ports of a scheduler and of workers, and whoever
    they accept runs code as their user. So they accept only TLS with a key that is made here and
    that only these processes have.
    """
    security = Security.temporary()
    with (
        dask.config.set(_CONFIG),
        LocalCluster(
            n_workers=workers,
            threads_per_worker=1,
            memory_limit=None,
            host="127.0.0.1",
            dashboard_address="127.0.0.1:0",
            silence_logs="CRITICAL",
            protocol="tls://",
            security=security,
        ) as cluster,
    ):
        yield cluster.scheduler_address, security


@contextmanager
def _client(means: Means, watch: Watch) -> Iterator[Client]:
    """Connects to the scheduler, or starts one. Raises ``CampaignError``."""
    if means.scheduler == LOCAL:
        with (
            local_cluster(means.workers) as (address, security),
            _client(replace(means, scheduler=address, security=security), watch) as client,
        ):
            yield client
        return
    client = _connected(means)
    client.loop.asyncio_loop.set_exception_handler(tell_broken_task)  # type: ignore[union-attr]
    if find_spec("bokeh") and "dashboard" in client.scheduler_info()["services"]:  # bokeh draws it
        watch.tell(Notice.DASHBOARD, text=client.dashboard_link)
    try:
        yield client
    finally:
        with suppress(OSError, TimeoutError, RuntimeError):
            client.close(timeout=2)


def tell_broken_task(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Tells of a task of Dask that nobody waits for, unless it ended with its client: Control C
    while a result arrives leaves ``AllExit`` behind, whose traceback would tell the user nothing.
    """
    if not isinstance(context.get("exception"), AllExit):
        loop.default_exception_handler(context)


def _connected(means: Means) -> Client:
    """Connects to a scheduler, and waits for it if it is not there."""
    end = time.monotonic() + means.patience
    while True:
        try:
            return Client(
                means.scheduler,
                timeout=min(5, 1 + means.patience),
                set_as_default=False,
                security=means.security,
            )
        except (OSError, TimeoutError, TypeError) as error:
            is_hopeless = isinstance(error, (TypeError, FatalCommClosedError))  # no credentials
            if is_hopeless or time.monotonic() > end:
                raise CampaignError(
                    CampaignFault.SCHEDULER, text=means.scheduler, why=str(error)[:200]
                ) from error


@dataclass(frozen=True, slots=True)
class _Lease:
    """A shard that is with the workers."""

    shard: Shard
    allowed: frozenset[str]
    """The only workers that may take it; empty for any."""


class _LostError(Exception):
    """The scheduler is gone."""


@dataclass
class _Drive:
    """The state of one run: what is to do, and what is with the workers."""

    book: Book
    watch: Watch
    todo: deque[Shard] = field(default_factory=deque)
    leases: dict[Future[Any], _Lease] = field(default_factory=dict)
    failures: dict[Shard, int] = field(default_factory=dict)
    """Failed attempts of this run."""
    banned: set[str] = field(default_factory=set)
    """Addresses of workers that have other code."""
    finished: "queue.SimpleQueue[Future[Any]]" = field(default_factory=queue.SimpleQueue)
    is_waiting: bool = False
    report_from: float = 0.0
    """When the report may be written again, by the monotonic clock."""

    def __post_init__(self) -> None:
        self.summary = Summary(self.book)
        self.todo.extend(shard for shard in self.book.shards if shard not in self.book.results)

    @property
    def is_done(self) -> bool:
        """Whether every shard has a result."""
        return not self.todo and not self.leases

    def attend(self, client: Client) -> None:
        """Gives out shards and takes results, until all are done or the scheduler is gone."""
        threads: dict[str, int] = {}
        asked = -_TICK_S
        try:
            while not self.is_done:
                if time.monotonic() >= asked + _TICK_S:
                    asked = time.monotonic()
                    threads = self._threads(client)
                    self._reclaim(threads)
                self._give_out(client, threads)
                self.watch.show(self.book, len(threads))
                self._take()
        except _LostError:
            pass
        finally:
            self._drop()

    def _threads(self, client: Client) -> dict[str, int]:
        """Returns the threads of each worker that may work."""
        if client.status != "running":
            raise _LostError
        try:
            threads: dict[str, int] = client.nthreads()
        except (OSError, TimeoutError, RuntimeError) as error:
            raise _LostError from error
        return {worker: n for worker, n in threads.items() if worker not in self.banned}

    def _reclaim(self, threads: dict[str, int]) -> None:
        """Takes back the shards whose allowed workers are all gone."""
        for future, lease in list(self.leases.items()):
            if lease.allowed and not lease.allowed & threads.keys():
                self._return(future)

    def _give_out(self, client: Client, threads: dict[str, int]) -> None:
        """Gives out shards, so that no worker waits."""
        if not threads and not self.is_waiting:
            self.watch.tell(Notice.WAITING)
        self.is_waiting = not threads
        allowed = frozenset(threads) if self.banned else frozenset()
        while self.todo and len(self.leases) < AHEAD * sum(threads.values()):
            shard = self.todo.popleft()
            attempt = self.book.lease(shard)
            future = client.submit(
                task,
                str(self.book.question),
                *shard,
                key=f"winnable-{self.book.question.id}-{shard[0]}-{attempt}",
                workers=sorted(allowed) or None,
                allow_other_workers=False,
                retries=0,
                pure=False,
            )
            self.leases[future] = _Lease(shard, allowed)
            future.add_done_callback(self.finished.put)

    def _take(self) -> None:
        """Waits for a result, and writes those that are there."""
        wait_s = _TICK_S
        while True:
            try:
                future = self.finished.get(timeout=wait_s)
            except queue.Empty:
                return
            if future in self.leases:  # not returned before
                self._settle(future, self.leases[future])
            wait_s = 0.0

    def _settle(self, future: Future[Any], lease: _Lease) -> None:
        """Writes the result of a task, or decides what its failure means."""
        try:
            worker, measured = future.result(timeout=60)
        except OtherCode as error:
            self.banned.add(error.worker)
            self.book.fail(lease.shard, f"other code: {error.worker} has {error.code}")
            self.watch.tell(Notice.REFUSED, text=error.worker, why=error.code)
            self._return(future)
        except Disagreement as error:
            self.book.fail(lease.shard, f"deal {error.number}: {error.what}")
            raise CampaignError(
                CampaignFault.WRONG, number=error.number, text=error.what
            ) from error
        except (FutureCancelledError, OSError, TimeoutError):
            if future.cancelled():  # the scheduler is gone, or has forgotten the task
                raise _LostError from None
            self._return(future)
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            if isinstance(error, KilledWorker):
                why = f"workers died: {error.last_worker.address}"
            self._failed(future, lease, " ".join(why.split())[:200])
        else:
            del self.leases[future]
            self.book.record(lease.shard, worker, measured)
            future.release()
            if time.monotonic() >= self.report_from or self.is_done:
                self._report()

    def _report(self) -> None:
        """Writes the report again, with what is new."""
        begin = time.monotonic()
        write_report(self.summary.update())
        end = time.monotonic()
        self.report_from = end + (end - begin) / REPORT_SHARE

    def _failed(self, future: Future[Any], lease: _Lease, why: str) -> None:
        """Records a failure. Raises ``CampaignError`` if the shard has failed too often."""
        self.book.fail(lease.shard, why)
        count = self.failures[lease.shard] = self.failures.get(lease.shard, 0) + 1
        first, last = lease.shard
        if count >= FAILURES:
            raise CampaignError(CampaignFault.SHARD, first=first, last=last, count=count, why=why)
        self.watch.tell(Notice.RETRY, first=first, last=last, why=why)
        self._return(future)

    def _return(self, future: Future[Any]) -> None:
        """Puts a shard back: it is given out again before the others."""
        self.todo.appendleft(self.leases.pop(future).shard)
        with suppress(Exception):  # the scheduler may be gone
            future.cancel(force=True)

    def _drop(self) -> None:
        """Puts every shard back."""
        for future in sorted(self.leases, key=lambda each: self.leases[each].shard, reverse=True):
            self._return(future)
