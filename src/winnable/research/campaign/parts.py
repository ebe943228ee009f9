"""Parts of a campaign: measured without a scheduler, and merged into the table of the whole.

A part is a campaign in a folder of its own below ``PARTS``, which measures only every n-th shard.
So any number of processes on a common disk work at once, without a lock that they share; and
whatever holds for a campaign that was killed holds for a part.
"""

import re
import socket
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from operator import itemgetter
from pathlib import Path
from typing import Final

from .events import LARGEST_SHARD, Shard, deals_in
from .faults import CampaignError, CampaignFault
from .ledger import (
    PARTS,
    Book,
    Ledger,
    campaigns,
    check_alike,
    check_question,
    find_ledger,
    open_book,
    read_ledger,
    usual_size,
)
from .manifest import MANIFEST
from .publishing import publish
from .question import Question
from .reporting import write_report
from .shards import shard_path
from .tables import read_shard, summary_of, table_of
from .workbench import Disagreement
from .working import measure

NAMED: Final = 20
"""At most so many unfinished parts are named."""
_NAME: Final = re.compile(r"[0-9]+-of-([1-9][0-9]{0,17})", re.ASCII)
"""The folder of a part."""


@dataclass(frozen=True, slots=True)
class Part:
    """Every ``count``-th shard, from the ``number``-th one on."""

    number: int
    """From 1 to ``count``."""
    count: int

    def __str__(self) -> str:
        return f"{self.number}/{self.count}"

    def folder(self, whole: Path) -> Path:
        """Returns the folder of the part, in that of the campaign."""
        return whole / PARTS / f"{self.number}-of-{self.count}"

    def shards(self, ledger: Ledger) -> Iterator[Shard]:
        """Yields the shards of the part, in order."""
        return islice(ledger.shards, self.number - 1, None, self.count)


def work(
    folder: Path, question: Question, part: Part, shard_size: int | None = None
) -> Iterator[tuple[int, int]]:
    """Measures what the campaign in ``folder`` lacks of a part, in this process.

    Yields the deals of the part that are done and all of its deals, first of all and after each
    shard. Raises ``CampaignError`` and ``StoreError``, and ``ModuleNotFoundError`` if there is
    something to measure, but no pyarrow to write it. Whatever it raises, the next call goes on from
    the last shard that was written.
    """
    size = min(shard_size or usual_size(question), LARGEST_SHARD)
    done: set[Shard] = set()
    whole = find_ledger(folder)
    if whole is not None:
        check_question(whole, question)
        size, done = whole.shard_size, set(whole.results)
    with open_book(part.folder(folder), question, size) as book:
        done |= book.results.keys()
        shards = list(part.shards(book))
        todo = [shard for shard in shards if shard not in done]
        if todo:
            import_module("pyarrow")  # refuses before anything is measured
        total = deals_in(shards)
        count = total - deals_in(todo)
        yield count, total
        for shard in todo:
            _measure(book, shard)
            count += deals_in([shard])
            yield count, total


def merge(folder: Path, others: Iterable[Path] = ()) -> Ledger:
    """Copies into the campaign in ``folder`` what its parts, the others and their parts have.

    Every file that is copied is checked against its hash. Raises ``CampaignError``: before anything
    is written, if another folder has no campaign, or if two campaigns are not alike or have
    different rows; after everything else was copied, if a file is damaged of which no other
    campaign has the rows, or if shards are missing. Raises ``StoreError``.
    """
    import_module("pyarrow")  # refuses before anything is written
    sources: list[Ledger] = []
    for place in (*others, folder):
        found = list(campaigns(place))
        if not found and (place != folder or not sources):
            read_ledger(place)  # raises what is wrong
        sources += found
    answers: dict[Shard, list[Ledger]] = {}
    for source in sources:
        check_alike(sources[0], source)
        for shard in source.results:
            known = answers.setdefault(shard, [])
            if known:
                _check_equal(known[0], source, shard)
            known.append(source)
    with open_book(folder, sources[0].question, sources[0].shard_size) as book:
        damaged = None
        for shard, known in sorted(answers.items(), key=itemgetter(0)):
            if shard not in book.results:
                damaged = _copy(book, shard, known) or damaged
        summary = summary_of(book)
        if (folder / MANIFEST).exists():  # what is published stays that of the table
            publish(summary)
        write_report(summary)
    if damaged is not None:
        raise damaged
    _check_complete(book, sources)
    return book


def _copy(book: Book, shard: Shard, sources: Iterable[Ledger]) -> CampaignError | None:
    """Copies a shard from the first of the campaigns whose file is sound; returns what is wrong if
    there is none.
    """
    wrong = None
    for source in sources:
        if source.folder == book.folder:
            continue
        result = source.results[shard]
        try:
            data, _ = read_shard(source, result)
        except CampaignError as error:
            wrong = wrong or error
            continue
        new = [each for each in source.failures if each[0] == shard and each not in book.failures]
        book.adopt(result, data, [why for _, why in new])
        return None
    return wrong


def _measure(book: Book, shard: Shard) -> None:
    book.lease(shard)
    try:
        measured = measure(str(book.question), *shard)
    except Disagreement as error:
        book.fail(shard, f"deal {error.number}: {error.what}")
        raise CampaignError(CampaignFault.WRONG, number=error.number, text=error.what) from error
    book.record(shard, socket.gethostname(), measured)


def _check_equal(one: Ledger, other: Ledger, shard: Shard) -> None:
    """Raises ``CampaignError`` if two campaigns have different rows in a shard.

    Another version of pyarrow writes the same rows in other bytes.
    """
    first, second = one.results[shard], other.results[shard]
    if first.sha256 != second.sha256 and not table_of(one, first).equals(table_of(other, second)):
        files = [str(shard_path(each.folder, *shard)) for each in (other, one)]
        raise CampaignError(CampaignFault.TWICE, file=files[0], text=files[1])


def _check_complete(book: Ledger, sources: Iterable[Ledger]) -> None:
    """Raises ``CampaignError`` if shards are missing. Names the parts that lack them, if all parts
    are of one division.
    """
    count = book.n_shards - len(book.results)
    if not count:
        return
    missing = ((at, shard) for at, shard in enumerate(book.shards) if shard not in book.results)
    at, (first, last) = next(missing)
    names = (_NAME.fullmatch(source.folder.name) for source in sources)
    divisions = {int(name[1]) for name in names if name}
    parts: list[str] = []
    if len(divisions) == 1:
        (n,) = divisions
        numbers = {at % n + 1}
        while len(numbers) < min(n, NAMED + 1) and (gap := next(missing, None)):
            numbers.add(gap[0] % n + 1)
        parts = [str(Part(each, n)) for each in sorted(numbers)]
    raise CampaignError(
        CampaignFault.ABSENT,
        count=count,
        most=book.n_shards,
        first=first,
        last=last,
        part="parts" if parts else "shards",
        text=", ".join(parts[:NAMED]) + " …" * (len(parts) > NAMED),
    )
