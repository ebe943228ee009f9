"""Checks a campaign that somebody else may have made: every hash, and a random sample again."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import ceil
from random import Random
from typing import Final

from .ledger import Ledger, Shard
from .publishing import check_manifest
from .shards import shard_path
from .sources import code_name
from .tables import table_of
from .working import measure

FACTS: Final = ("verdict", "passes", "needs_returns")
"""Columns that follow from rules and deal alone; -1 is undecided. The others depend on the code."""


@dataclass
class Audit:
    """What a check found."""

    files: int = 0
    """Files whose hash is that of the ledger."""
    damaged: list[str] = field(default_factory=list)
    """Files that are missing, or differ from the ledger or the manifest."""
    deals: int = 0
    """Deals of the sample that gave the same row again; with other code, the same ``FACTS``."""
    different: list[int] = field(default_factory=list)
    """Numbers of the deals whose row is another one."""

    @property
    def is_right(self) -> bool:
        """Whether nothing was wrong."""
        return not self.damaged and not self.different


def check_files(ledger: Ledger) -> Audit:
    """Compares every file with the ledger, and with the manifest if there is one.

    Raises ``StoreError``.
    """
    wrong = {shard_path(ledger.folder, *shard).name for shard, _ in ledger.damaged()}
    named = sorted(wrong.union(check_manifest(ledger)))
    return Audit(files=len(ledger.results) - len(wrong), damaged=named)


def sample_of(ledger: Ledger, share: float) -> dict[Shard, list[int]]:
    """Draws a share of the deals that are done, rounded up; the campaign's id is the seed.

    Everybody draws the same sample, and nobody can choose the id: it is a hash of the question.
    """
    shards = sorted(ledger.results)
    count = ceil(share * ledger.done - 1e-6)
    places = sorted(Random(ledger.question.id).sample(range(ledger.done), count))
    found: dict[Shard, list[int]] = {}
    for place in places:
        at, after = divmod(place, ledger.shard_size)  # only the last shard can be shorter
        found.setdefault(shards[at], []).append(shards[at][0] + after)
    return found


def compared_columns(ledger: Ledger) -> list[str]:
    """Returns the columns that this code can check: all if it made the campaign, else ``FACTS``."""
    names = [column.name for column in ledger.question.columns]
    if ledger.question.code == code_name():
        return names
    return [name for name in names if name in FACTS]


def check_sample(ledger: Ledger, share: float, audit: Audit) -> Iterator[int]:
    """Measures a sample again and adds the result to ``audit``; yields each number.

    Raises ``workbench.Disagreement``, and ``CampaignError`` for a damaged file.
    """
    question = replace(ledger.question, code=code_name())
    is_same = question == ledger.question
    names = compared_columns(ledger)
    for shard, numbers in sample_of(ledger, share).items():
        table = table_of(ledger, ledger.results[shard])
        for number in numbers:
            row = table.slice(number - shard[0], 1).to_pylist()[0]
            again = measure(str(question), number, number).columns
            pairs = [(row[name], again[name][0]) for name in names]
            if not is_same:
                pairs = [pair for pair in pairs if -1 not in pair]
            if all(before == now for before, now in pairs):
                audit.deals += 1
            else:
                audit.different.append(number)
            yield number
