"""The task of a worker: to measure the deals of one shard. It writes no file."""

import threading
import time
from dataclasses import dataclass

from ...solver import Limits
from .measures import Value, rows
from .question import parse_question
from .sources import code_name
from .workbench import Workbench


class _Thread(threading.local):
    def __init__(self) -> None:
        self.bench = Workbench()


_own = _Thread()


class OtherCode(Exception):
    """The worker has other code than the question asks for."""

    def __init__(self, code: str, worker: str = "") -> None:
        super().__init__(code, worker)
        self.code = code
        """The code of the worker (``sources.code_name``)."""
        self.worker = worker
        """Its address."""


@dataclass(frozen=True, slots=True)
class Measured:
    """The rows of a shard, and what they cost."""

    columns: dict[str, list[Value]]
    """The values by the name of the column, without the numbers."""
    checks: dict[str, int]
    """How often each check was made (``workbench.CHECKS``)."""
    cpu_s: float


def task(text: str, first: int, last: int) -> tuple[str, Measured]:
    """Measures a shard in a Dask worker. Returns the address of the worker, and the rows.

    Raises what ``measure`` raises.
    """
    from distributed import get_worker  # noqa: PLC0415  # only a worker needs it

    worker: str = get_worker().address
    try:
        return worker, measure(text, first, last)
    except OtherCode as error:
        raise OtherCode(error.code, worker) from None


def measure(text: str, first: int, last: int) -> Measured:
    """Measures the deals ``first`` to ``last`` of the question with this canonical text.

    Raises ``OtherCode`` if the sources of this process differ, and ``workbench.Disagreement``.
    """
    question = parse_question(text)
    if question.code != code_name():
        raise OtherCode(code_name())
    bench = _own.bench
    bench.limits = Limits(question.states, question.memory)
    bench.more = Limits(question.more_states, question.more_memory)
    bench.check_every = question.check_every
    bench.checks.clear()
    begin = time.thread_time()
    columns = rows(bench, question.rules, question.measures, range(first, last + 1))
    return Measured(columns, dict(sorted(bench.checks.items())), time.thread_time() - begin)
