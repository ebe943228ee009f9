"""Reads the table of a campaign shard by shard, and summarises its columns.

A summary counts how often each value occurs, so quantiles are exact and shards add up. Summaries of
an unfinished campaign cover the shards up to the first that is missing (``Ledger.leading``).
"""

import heapq
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import TYPE_CHECKING, Final, Self

from ...analysis.estimates import Interval, Tally, mean_interval
from ...disk import LARGEST, StoreError, read_regular
from ...players.luck import knows_luck
from .events import Result
from .faults import CampaignError, CampaignFault
from .ledger import Ledger
from .measures import PARTS
from .shards import NUMBER, checksum, parse_shard, shard_path

if TYPE_CHECKING:
    import pyarrow as pa

HARDEST: Final = 20
"""Deals in the list of the hardest ones."""
FEW: Final = 12
"""A column with at most so many values is shown value by value."""
QUANTILES: Final = {"median": 0.5, "p90": 0.9, "p99": 0.99, "p999": 0.999}


@dataclass(frozen=True, slots=True)
class Distribution:
    """How often each value of a column occurs."""

    counts: Counter[int]

    @property
    def count(self) -> int:
        """The number of deals."""
        return sum(self.counts.values())

    @property
    def mean(self) -> float:
        """The mean value."""
        return sum(value * count for value, count in self.counts.items()) / (self.count or 1)

    @property
    def interval(self) -> Interval | None:
        """The 95 % interval of the mean; None for fewer than two deals."""
        return mean_interval([*self.counts.elements()])

    @property
    def most(self) -> int:
        """The largest value."""
        return max(self.counts, default=0)

    def quantile(self, share: float) -> int:
        """Returns the least value that at least this share of the deals do not exceed."""
        wanted = ceil(share * self.count)
        for value, below in self.running():
            if below >= wanted:
                return value
        return 0

    def running(self) -> Iterator[tuple[int, int]]:
        """Yields every value with the number of deals that do not exceed it."""
        total = 0
        for value in sorted(self.counts):
            total += self.counts[value]
            yield value, total


@dataclass(slots=True)
class Summary:
    """What the table of a campaign says. It covers the shards that ``update`` has read.

    Its shares and distributions count the rows; the ledger only says which files have them.
    """

    ledger: Ledger
    results: list[Result] = field(default_factory=list)
    """The shards that it covers."""
    running: list[dict[str, Tally]] = field(init=False)
    """The columns that are shares, which the campaign estimates: none, and after each shard."""
    distributions: dict[str, Distribution] = field(init=False)
    """The other columns of whole numbers."""
    corrected: dict[str, Distribution] = field(init=False)
    """By share, the column that corrects it, where the luck of a game is known."""
    hardest: list[tuple[int, int, int]] = field(default_factory=list)
    """States, number and verdict of the deals with most states, the hardest first."""
    bytes: int = 0
    """The size of the table."""

    def __post_init__(self) -> None:
        columns = [each for each in self.ledger.question.columns if each.type != "binary"]
        self.running = [{each.name: Tally() for each in columns if each.is_share}]
        others = [each for each in columns if not each.is_share]
        names = [each.name for each in others if not each.corrects]
        self.distributions = {name: Distribution(Counter()) for name in names}
        shares = {each.corrects for each in others if knows_luck(self.ledger.question.rules)} - {""}
        self.corrected = {share: Distribution(Counter()) for share in shares}

    def update(self) -> Self:
        """Reads the leading shards that it does not cover yet.

        Raises ``CampaignError`` if a file is missing or damaged.
        """
        for result in self.ledger.leading()[len(self.results) :]:
            columns = self.distributions | {
                each.name: self.corrected[each.corrects]
                for each in self.ledger.question.columns
                if each.corrects in self.corrected
            }
            data, table = read_shard(self.ledger, result, [NUMBER, *self.tallies, *columns])
            for name, each in columns.items():
                for pair in table.column(name).value_counts().to_pylist():
                    each.counts[pair["values"]] += pair["counts"]
            counts = counts_of(table, self.tallies)
            self.running.append(
                {name: tally + Tally(*counts[name]) for name, tally in self.tallies.items()}
            )
            if "states" in self.distributions:
                rows = (table.column(name).to_pylist() for name in ("states", NUMBER, "verdict"))
                self.hardest = heapq.nlargest(HARDEST, [*self.hardest, *zip(*rows, strict=True)])
            self.bytes += len(data)
            self.results.append(result)
        return self

    @property
    def tallies(self) -> dict[str, Tally]:
        """The columns that are shares."""
        return self.running[-1]

    def corrected_interval(self, share: str) -> Interval | None:
        """The 95 % interval of a share less luck, whose middle is the estimate. None if the luck is
        not known, and for fewer than two deals.
        """
        found = self.corrected[share].interval if share in self.corrected else None
        return found and Interval(found.low / PARTS, found.high / PARTS)

    @property
    def deals(self) -> int:
        """The number of deals that it covers."""
        return sum(result.deals for result in self.results)

    @property
    def is_complete(self) -> bool:
        """Whether it covers every deal of the question."""
        return self.deals == self.ledger.question.deals

    @property
    def cpu_s(self) -> float:
        """CPU seconds of the workers for these deals."""
        return sum(result.cpu_s for result in self.results)


def summary_of(ledger: Ledger) -> Summary:
    """Summarises the leading shards. Raises ``CampaignError`` if a file is missing or damaged."""
    return Summary(ledger).update()


def verdicts(ledger: Ledger) -> Iterator[tuple[int, int]]:
    """Yields number and verdict of each deal that is measured, in order: 1 winnable, 0 unwinnable,
    -1 undecided. Raises ``CampaignError``.
    """
    if "winnable" not in ledger.question.measures:
        raise CampaignError(CampaignFault.MEASURE, file=str(ledger.folder), text="winnable")
    for (first, _), result in sorted(ledger.results.items()):
        yield from enumerate(table_of(ledger, result, ["verdict"]).column(0).to_pylist(), first)


def counts_of(table: "pa.Table", names: Iterable[str]) -> dict[str, list[int]]:
    """Returns how many ones, zeros and undecided deals each of the shares has."""
    found = {}
    for name in names:
        pairs = table.column(name).value_counts().to_pylist()
        counts = {pair["values"]: pair["counts"] for pair in pairs}
        found[name] = [counts.get(value, 0) for value in (1, 0, -1)]
    return found


def table_of(ledger: Ledger, result: Result, columns: Sequence[str] | None = None) -> "pa.Table":
    """Reads a shard, or some of its columns.

    Raises ``CampaignError`` if the file is missing or damaged.
    """
    return read_shard(ledger, result, columns)[1]


def read_shard(
    ledger: Ledger, result: Result, columns: Sequence[str] | None = None
) -> "tuple[bytes, pa.Table]":
    """Reads the bytes of a shard, and its rows or some of their columns.

    Raises ``CampaignError`` if the file is missing or damaged, or does not have the rows.
    """
    path = shard_path(ledger.folder, result.first, result.last)
    why = ""
    try:
        data = read_regular(path, LARGEST)
        if checksum(data) == result.sha256:
            return data, parse_shard(data, ledger.question, *result.shard, columns)
    except StoreError as error:
        why = str(error.details.get("why", ""))
    except ValueError:
        pass
    raise CampaignError(CampaignFault.FILE, file=str(path), why=why)
