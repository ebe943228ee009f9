"""The folder of a campaign, and its ledger: what is planned, leased, done and failed.

====================  ==========================================================================
question.toml         the question in its canonical form
ledger.jsonl          one JSON object a line, only ever appended to, each line flushed to the disk
lock                  held by the one driver
parts/*               campaigns that measure some of the shards (``parts``)
shards/*.parquet      the table, one file for each shard
report.html           the report, written again as the table grows (``reporting``)
====================  ==========================================================================

``events`` has the lines of a ledger. Lines that a crash left incomplete are ignored: they are the
last ones, or a driver begins after them. Any other line that is no event of the campaign is a
fault. A shard is done if it has a result and its file has the SHA-256 of the last one; the file is
written before its line.
"""

import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from dataclasses import replace as replace_fields
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from ...analysis.estimates import Tally
from ...disk import (
    LARGEST,
    StoreError,
    StoreFault,
    append_line,
    decoded,
    entries,
    is_missing,
    read_regular,
    remove,
    replace,
    replace_bytes,
    store_error,
)
from .events import (
    Begin,
    Event,
    Failure,
    Lease,
    OfShard,
    Plan,
    Result,
    Shard,
    deals_in,
    line_of,
    parse_line,
)
from .faults import CampaignError, CampaignFault
from .measures import MEASURES
from .question import Question, parse_named
from .shards import FOLDER, checksum, shard_bytes, shard_path
from .sources import code_name
from .workbench import CHECKS
from .working import Measured

QUESTION: Final = "question.toml"
LEDGER: Final = "ledger.jsonl"
LOCK: Final = "lock"
PARTS: Final = "parts"
_PLAN: Final = b'{"event":"plan"'
"""The beginning of the line of a plan."""


@dataclass
class Ledger:
    """What the ledger says. ``read_ledger`` reads it; a ``Book`` also writes it."""

    folder: Path
    question: Question
    shard_size: int
    results: dict[Shard, Result] = field(default_factory=dict)
    """The last result of each shard that has one."""
    attempts: dict[Shard, int] = field(default_factory=dict)
    """How often a shard was leased, if it was."""
    failures: list[tuple[Shard, str]] = field(default_factory=list)
    """The failed attempts in their order, each with its reason."""
    begins: list[float] = field(default_factory=list)
    """When the drivers began, by their clocks."""

    @property
    def shards(self) -> Iterator[Shard]:
        """Every shard of the question, in order. Only the last one can be shorter."""
        for first in range(self.question.first, self.question.last + 1, self.shard_size):
            yield first, min(first + self.shard_size - 1, self.question.last)

    @property
    def n_shards(self) -> int:
        """The number of shards."""
        return -(-self.question.deals // self.shard_size)

    @property
    def done(self) -> int:
        """The number of deals in shards that have a result."""
        return deals_in(self.results)

    @property
    def cpu_s(self) -> float:
        """CPU seconds of the workers for the results."""
        return sum(result.cpu_s for result in self.results.values())

    def leading(self) -> list[Result]:
        """Returns the results up to the first shard that has none.

        Statistics of an unfinished campaign use these only: the deals of all results are biased,
        because shards with more unwinnable deals take longer.
        """
        found = []
        for shard in self.shards:
            if shard not in self.results:
                break
            found.append(self.results[shard])
        return found

    def tally(self, share: str) -> Tally:
        """Returns the counts of a share over ``leading``."""
        return sum((Tally(*result.counts[share]) for result in self.leading()), Tally())

    def counts(self) -> dict[str, list[int]]:
        """For each column that is a share: how many ones, zeros and undecided deals so far."""
        total = {each.name: [0, 0, 0] for each in self.question.columns if each.is_share}
        for result in self.results.values():
            for name, counts in result.counts.items():
                total[name] = [a + b for a, b in zip(total[name], counts, strict=True)]
        return total

    def checks(self) -> dict[str, int]:
        """How often each check was made so far."""
        return checks_of(self.results.values())

    def damaged(self) -> Iterator[tuple[Shard, str]]:
        """Yields the shards whose file is missing, or differs from its result, and why."""
        for shard, result in sorted(self.results.items()):
            try:
                data = read_regular(shard_path(self.folder, *shard), LARGEST)
            except StoreError as error:
                yield shard, "missing" if is_missing(error) else str(error.details.get("why"))
                continue
            if checksum(data) != result.sha256:
                yield shard, "damaged"

    def has(self, shard: Shard) -> bool:
        """Whether the plan has this shard."""
        first, last = shard
        after = first - self.question.first
        end = min(first + self.shard_size - 1, self.question.last)
        return after >= 0 and after % self.shard_size == 0 and first <= last == end

    def apply(self, event: Event) -> None:
        """Adds an event to what is known. Raises ``ValueError`` if it is not of this campaign."""
        if isinstance(event, OfShard) and not self.has(event.shard):
            raise ValueError
        match event:
            case Plan():
                raise ValueError
            case Begin():
                self.begins.append(event.at)
            case Lease():
                self.attempts[event.shard] = event.attempt
            case Failure():
                self.failures.append((event.shard, event.why))
                self.results.pop(event.shard, None)
            case Result():
                if event.counts.keys() != {x.name for x in self.question.columns if x.is_share}:
                    raise ValueError
                self.results[event.shard] = event


@dataclass
class Book(Ledger):
    """The ledger in the hands of its driver. Every method flushes to the disk before it returns.

    Raises ``StoreError``, for example if the disk is full; the campaign can go on later.
    """

    found_damaged: list[tuple[Shard, str]] = field(default_factory=list)
    """The shards whose files were missing or damaged when the driver began, and why."""

    def plan(self) -> None:
        """Records the first line of a new campaign."""
        self._append(Plan(campaign=self.question.id, shard=self.shard_size))

    def begin(self) -> None:
        """Records that a driver begins, and the shards whose files are missing or damaged."""
        for path in entries(self.folder / FOLDER, ".part"):  # of a driver that was killed
            remove(path)
        self._write(Begin(code=code_name()))
        self.found_damaged = list(self.damaged())
        for shard, why in self.found_damaged:
            self.fail(shard, why)

    def lease(self, shard: Shard) -> int:
        """Records that a shard is given to the workers. Returns the number of this attempt."""
        attempt = self.attempts.get(shard, 0) + 1
        self._write(Lease(first=shard[0], last=shard[1], attempt=attempt))
        return attempt

    def fail(self, shard: Shard, why: str) -> None:
        """Records that an attempt failed, or that the file of a shard is not valid."""
        self._write(Failure(first=shard[0], last=shard[1], why=why))

    def record(self, shard: Shard, worker: str, measured: Measured) -> None:
        """Writes the rows of a shard that is leased, and then its result."""
        data = shard_bytes(self.question, *shard, measured.columns)
        shares = [each.name for each in self.question.columns if each.is_share]
        columns = measured.columns
        result = Result(
            first=shard[0],
            last=shard[1],
            attempt=self.attempts[shard],
            worker=worker,
            cpu_s=round(measured.cpu_s, 3),
            sha256=checksum(data),
            counts={name: [columns[name].count(code) for code in (1, 0, -1)] for name in shares},
            checks=measured.checks,
        )
        self.finish(result, data)

    def adopt(self, result: Result, data: bytes, failures: Iterable[str]) -> None:
        """Writes a shard that another campaign measured, after so many failed attempts."""
        for why in failures:
            self.fail(result.shard, why)
        lease = Lease(first=result.first, last=result.last, attempt=result.attempt, at=result.at)
        self._write(lease)
        self.finish(result, data)

    def finish(self, result: Result, data: bytes) -> None:
        """Writes the file of a shard, and then its result."""
        replace_bytes(shard_path(self.folder, result.first, result.last), data)
        self._write(result)

    def _write(self, event: Event) -> None:
        self._append(event)
        self.apply(event)

    def _append(self, event: Event) -> None:
        event.at = event.at or round(time.time(), 1)
        append_line(self.folder / LEDGER, line_of(event))


def checks_of(results: Iterable[Result]) -> dict[str, int]:
    """Returns how often each of ``workbench.CHECKS`` was made for these shards."""
    total: Counter[str] = Counter()
    for result in results:
        total.update(result.checks)
    return {name: total[name] for name in CHECKS if name in total}


def usual_size(question: Question) -> int:
    """Returns the deals of a shard that takes about a minute; of short campaigns, about a 32nd."""
    cost_ms = sum(MEASURES[name].cost_ms for name in question.measures)
    if question.rules.passes is not None:
        cost_ms *= 4
    most = max(1, min(60_000 / max(cost_ms, 1), question.deals / 32))
    power = 10.0 ** (len(str(int(most))) - 1)
    return next(int(step * power) for step in (5, 2, 1) if step * power <= most)


def read_ledger(folder: Path) -> Ledger:
    """Reads a campaign; its driver may be running.

    Raises ``CampaignError`` if the folder has no campaign or only its parts, or if a line of the
    ledger is wrong; ``QuestionError`` and ``StoreError``.
    """
    ledger = find_ledger(folder)
    if ledger is not None:
        return ledger
    parts = list(campaigns(folder))
    if not parts:
        if (folder / LEDGER).exists():
            raise CampaignError(CampaignFault.LEDGER, file=str(folder / LEDGER), line=1)
        raise CampaignError(CampaignFault.NONE, file=str(folder))
    for part in parts:
        check_alike(parts[0], part)
    shards = set[Shard]().union(*(part.results for part in parts))
    done, total = deals_in(shards), parts[0].question.deals
    raise CampaignError(CampaignFault.PARTS, file=str(folder), count=done, most=total)


def campaigns(folder: Path) -> Iterator[Ledger]:
    """Yields the parts of a campaign, and the campaign, if they have begun."""
    for place in (*sorted(entries(folder / PARTS, "")), folder):
        ledger = find_ledger(place)
        if ledger is not None:
            yield ledger


def find_ledger(folder: Path) -> Book | None:
    """Reads a campaign as ``read_ledger`` does; None if the folder has no plan yet, or only the
    beginning of one, which a crash has left.
    """
    file = folder / LEDGER
    try:
        data = read_regular(folder / QUESTION, LARGEST)
        question = parse_named(folder / QUESTION, decoded(folder / QUESTION, data))
        lines = read_regular(file, LARGEST).split(b"\n")
    except StoreError as error:
        if is_missing(error):
            return None
        raise
    book, torn = None, 0  # the first of the lines that a crash left incomplete
    for at, line in enumerate(lines, 1):
        if not line.strip():
            continue
        try:
            event = parse_line(line)
            if event is None:
                torn = torn or at
                continue
            if torn and not isinstance(event, Plan | Begin):
                raise ValueError
            torn = 0
            if book is not None:
                book.apply(event)
            elif isinstance(event, Plan) and event.campaign == question.id:
                book = Book(folder, question, event.shard)
            else:
                raise ValueError
        except ValueError:
            wrong = 1 if book is None else torn or at  # the plan belongs on line 1
            raise CampaignError(CampaignFault.LEDGER, file=str(file), line=wrong) from None
    if book is None and any(line[: len(_PLAN)] != _PLAN[: len(line)] for line in lines):
        raise CampaignError(CampaignFault.LEDGER, file=str(file), line=1)
    return book


def is_running(folder: Path) -> bool:
    """Whether a driver holds the campaign."""
    if not (folder / LOCK).exists():
        return False
    lock = FileLock(folder / LOCK)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        return True
    except OSError:  # no driver can hold what this is
        return False
    lock.release()
    return False


def check_question(ledger: Ledger, question: Question) -> None:
    """Raises ``CampaignError`` if the campaign asks another question."""
    if ledger.question != question:
        file, text, why = str(ledger.folder), ledger.question.id, question.id
        raise CampaignError(CampaignFault.OTHER, file=file, text=text, why=why)


def check_alike(one: Ledger, other: Ledger) -> None:
    """Raises ``CampaignError`` if two campaigns do not have the same shards."""
    if one.question == other.question and one.shard_size == other.shard_size:
        return
    part = "shard"
    if one.question != other.question:
        is_code = replace_fields(one.question, code=other.question.code) == other.question
        part = "code" if is_code else "question"
    raise CampaignError(
        CampaignFault.UNLIKE, file=str(other.folder), text=str(one.folder), part=part
    )


@contextmanager
def open_book(folder: Path, question: Question, shard_size: int) -> Iterator[Book]:
    """Begins a campaign in a folder, or resumes the one that it has; locks the folder.

    A campaign that is resumed keeps the size of its shards. Raises ``CampaignError`` if another
    driver runs, if the folder has another campaign, or if the code differs from that of the
    question; and ``StoreError``.
    """
    if question.code != code_name():
        raise CampaignError(CampaignFault.CODE, text=question.code, why=code_name())
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = FileLock(folder / LOCK)
        lock.acquire(blocking=False)
    except Timeout:
        raise CampaignError(CampaignFault.BUSY, file=str(folder)) from None
    except OSError as error:
        raise store_error(StoreFault.WRITE, folder, error) from error
    try:
        book = find_ledger(folder)
        if book is not None:
            check_question(book, question)
        else:
            replace(folder / QUESTION, str(question))
            book = Book(folder, question, shard_size)
            book.plan()
        book.begin()
        yield book
    finally:
        lock.release()
