"""Builds the file of graded deals for ``scripts/catalogue``.

All cores grade blocks of numbers, each into its own part file. A block whose part file exists is
not graded again, so a stopped build continues. The parts are then joined into the file, which is
identical byte for byte on every machine.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import astuple
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..catalogues import FILE
from ..catalogues.archive import Row
from ..difficulty import Difficulty
from ..rules import parse_rules
from .grading import Grader
from .writing import write_archive, write_whole

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
BLOCK: Final = 100
"""Numbers in each part file."""


def main(arguments: list[str] | None = None) -> int:
    """Grades the missing blocks, then writes the file. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="scripts/catalogue", description=__doc__.split("\n")[0])
    parser.add_argument("parts", type=Path, help="directory of the part files")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--share", type=int, default=100, help="percent of every range")
    parser.add_argument("--output", type=Path, default=FILE, help="the file to write")
    asked = parser.parse_args(arguments)
    asked.parts.mkdir(parents=True, exist_ok=True)
    ranges = {
        name: min(last, -(-last * asked.share // (100 * BLOCK)) * BLOCK)
        for name, last in RANGES.items()
    }
    blocks = [(name, first, last) for name in ranges for first, last in _blocks(ranges[name])]
    missing = [block for block in blocks if not _part(asked.parts, block).exists()]
    with (
        ProcessPoolExecutor(asked.jobs) as pool,
        Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
        ) as progress,
    ):
        task = progress.add_task("blocks", total=len(blocks), completed=len(blocks) - len(missing))
        work = [pool.submit(_grade, asked.parts, block) for block in missing]
        try:
            for done in as_completed(work):
                name, first, last = done.result()
                progress.advance(task)
                if not progress.console.is_terminal:
                    print(f"{name} {first}-{last}", file=sys.stderr, flush=True)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    write_archive(asked.output, {name: _rows(asked.parts, name, ranges[name]) for name in ranges})
    return 0


def _blocks(last: int) -> list[tuple[int, int]]:
    return [(first, min(first + BLOCK - 1, last)) for first in range(1, last + 1, BLOCK)]


def _part(parts: Path, block: tuple[str, int, int]) -> Path:
    name, first, last = block
    return parts / f"{name}-{first:06d}-{last:06d}.json"


_graders: list[Grader] = []
"""The grader of this process, created on first use."""


def _grade(parts: Path, block: tuple[str, int, int]) -> tuple[str, int, int]:
    """Grades a block into its part file, which appears only when it is complete."""
    if not _graders:
        _graders.append(Grader())
    name, first, last = block
    rules = parse_rules(name)
    path = _part(parts, block)
    rows = [_json(_graders[0].grade(number, rules)) for number in range(first, last + 1)]
    write_whole(path, ("\n".join(rows) + "\n").encode("ascii"))
    return block


def _rows(parts: Path, name: str, last: int) -> Iterator[Row]:
    for first, end in _blocks(last):
        for line in _part(parts, (name, first, end)).read_text(encoding="ascii").splitlines():
            verdict, difficulty, wins, traps, passes, returns, moves, win = json.loads(line)
            yield Row(
                verdict,
                None if difficulty is None else Difficulty(difficulty),
                tuple(wins),
                traps,
                passes,
                returns,
                moves,
                bytes.fromhex(win),
            )


def _json(row: Row) -> str:
    *values, win = astuple(row)
    return json.dumps([*values, win.hex()], separators=(",", ":"))


if __name__ == "__main__":
    sys.exit(main())
