"""Builds the file of graded deals for ``scripts/catalogue``.

Each solving set is a campaign with the measure ``grade``, in its own folder; a build that was
stopped goes on. The tables are then joined into the file, which is identical byte for byte on every
machine.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from winnable.catalogues import FILE
from winnable.catalogues.archive import Row
from winnable.law.difficulty import Difficulty
from winnable.law.rules import parse_rules
from winnable.research.campaign.ledger import Ledger
from winnable.research.campaign.question import Question
from winnable.research.campaign.running import Means, Notice, local_cluster, run
from winnable.research.campaign.tables import table_of

from .writing import write_archive

RANGES: Final = {
    "d3": 150_000,
    "d1": 11_300,
    "d1p3": 11_400,
    "d1p1": 37_500,
    "d3p3": 16_100,
    "s": 10_100,
}
"""The last number of every solving set. At draw three it yields 10,000 deals of each level, in the
other games 10,000 winnable deals.
"""
SHARD: Final = 100
"""Deals in each file of a table."""
_LEVELS: Final = tuple(Difficulty)


def main(arguments: list[str] | None = None) -> int:
    """Grades what is missing, then writes the file. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="scripts/catalogue", description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=Path, help="folder of the campaigns")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--share", type=int, default=100, help="percent of every range")
    parser.add_argument("--output", type=Path, default=FILE, help="the file to write")
    asked = parser.parse_args(arguments)
    graded = {}
    with local_cluster(asked.jobs) as (address, security):
        means = Means(address, shard_size=SHARD, security=security)
        for name, last in RANGES.items():
            most = min(last, -(-last * asked.share // (100 * SHARD)) * SHARD)
            question = Question(parse_rules(name), 1, most, ("grade",))
            folder = asked.folder / f"{name}-{most}"
            graded[name] = run(folder, question, means, _Lines(name))
    write_archive(asked.output, {name: rows(ledger) for name, ledger in graded.items()})
    return 0


def rows(ledger: Ledger) -> Iterator[Row]:
    """Yields the rows of a finished campaign with the measure ``grade``."""
    for result in ledger.leading():
        table = table_of(ledger, result).drop_columns("number")
        for verdict, level, *wins, traps, passes, returns, first_moves, win in zip(
            *(column.to_pylist() for column in table.columns), strict=True
        ):
            yield Row(
                None if verdict < 0 else bool(verdict),
                None if level < 0 else _LEVELS[level],
                tuple(wins),
                traps,
                passes,
                bool(returns),
                first_moves,
                win,
            )


class _Lines:
    """Follows a campaign in lines on standard error (``running.Watch``)."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._done = -1

    def tell(self, notice: Notice, **details: str | int) -> None:
        """Prints what happened."""
        print(self._name, notice, details, file=sys.stderr, flush=True)

    def show(self, ledger: Ledger, workers: int) -> None:
        """Prints the number of deals that are graded, when it has grown."""
        if ledger.done > self._done:
            self._done = ledger.done
            text = f"{self._name} {ledger.done} of {ledger.question.deals}, {workers} workers"
            print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
