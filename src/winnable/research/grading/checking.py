"""Checks a sample of the catalogue: the solver repeats verdicts, ``verify`` replays stored wins."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Final

from ...catalogues import catalogue_of
from ...game.game import Game
from ...law.deals import numbered_deal
from ...law.errors import WinnableError
from ...law.moves import start
from ...law.rules import parse_rules
from ...proof.checker import verify
from ...solver import Limits, Verdict, solve
from ...solver.plays import Stuck
from .grading import LIMIT

CHUNK: Final = 20
"""A process reports after this many numbers."""


@dataclass(frozen=True, slots=True)
class Checked:
    """The result of checking some numbers of a solving set."""

    name: str
    winnable: int = 0
    unwinnable: int = 0
    undecided: int = 0
    """Numbers that the catalogue leaves undecided; they are not searched again."""
    wrong: tuple[int, ...] = ()
    """Numbers whose verdict differs from the catalogue, or whose stored win fails."""

    @property
    def count(self) -> int:
        """Numbers checked."""
        return self.winnable + self.unwinnable + self.undecided + len(self.wrong)

    def __add__(self, other: "Checked") -> "Checked":
        return Checked(
            self.name,
            self.winnable + other.winnable,
            self.unwinnable + other.unwinnable,
            self.undecided + other.undecided,
            self.wrong + other.wrong,
        )


def sample(last: int, percent: int) -> list[int]:
    """Returns ``percent`` of the numbers 1 .. ``last``, rounded up, evenly spaced."""
    return [1 + 100 * at // percent for at in range(-(-last * percent // 100))]


def check(names: Sequence[str], percent: int, jobs: int | None = None) -> Iterator[Checked]:
    """Checks ``percent`` of the numbers of some solving sets; yields the results chunk by chunk.

    Works in ``jobs`` processes; None: one for each core.
    """
    work = []
    for name in names:
        numbers = sample(catalogue_of(parse_rules(name)).last, percent)
        work += [(name, numbers[at : at + CHUNK]) for at in range(0, len(numbers), CHUNK)]
    pool = ProcessPoolExecutor(jobs or os.cpu_count())
    try:
        for done in as_completed([pool.submit(check_numbers, *each) for each in work]):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def check_numbers(name: str, numbers: Sequence[int]) -> Checked:
    """Checks some numbers of a solving set, in this process."""
    rules = parse_rules(name)
    found = catalogue_of(rules)
    counts = {Verdict.WINNABLE: 0, Verdict.UNWINNABLE: 0, Verdict.UNDECIDED: 0}
    wrong = []
    for number in numbers:
        row = found.stored.row(number)
        if row is None or row.verdict is None:
            counts[Verdict.UNDECIDED] += 1
            continue
        deal = numbered_deal(number, rules)
        verdict = solve(start(rules, deal), Limits(LIMIT)).verdict
        stored = Verdict.WINNABLE if row.verdict else Verdict.UNWINNABLE
        is_right = verdict is stored
        if is_right and row.win:
            game = Game(rules, deal)
            try:
                for move in found.win(number) or ():
                    game.play(move)
            except (Stuck, WinnableError):
                is_right = False
            is_right = is_right and verify(game.text).is_won
        if is_right:
            counts[verdict] += 1
        else:
            wrong.append(number)
    return Checked(
        name,
        counts[Verdict.WINNABLE],
        counts[Verdict.UNWINNABLE],
        counts[Verdict.UNDECIDED],
        tuple(wrong),
    )
