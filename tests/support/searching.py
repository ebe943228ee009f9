"""Searches that misbehave. Processes that search import them from here."""

import os
from pathlib import Path
from typing import NoReturn

from winnable.law.deals import numbered_deal
from winnable.law.moves import start
from winnable.law.variants import VARIANTS
from winnable.solver import Limits, solve

ROOT = Path(__file__).parents[2]
_kept: list[bytearray] = []


def endless(*_: object) -> NoReturn:
    """Searches without end, like the solver on a hard deal."""
    rules = VARIANTS["draw-three"].rules
    position = start(rules, numbered_deal(1, rules))
    while True:
        solve(position, Limits(200))


def deaf(begun: Path) -> NoReturn:
    """Makes the file ``begun``, then runs without end and without a search to be stopped."""
    begun.touch()
    while True:
        pass


def keep(size: int) -> int:
    """Keeps so many bytes in memory; returns the number of the process."""
    _kept.append(bytearray(size))
    return os.getpid()
