"""Compares the verdicts of a campaign with those of another one, or of another solver."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ...analysis.estimates import Comparison, compare
from .faults import CampaignError, CampaignFault
from .ledger import Ledger
from .tables import verdicts

NAMED: Final = 1000
"""At most so many deals that differ are named."""
_CODES: Final = {"1": 1, "0": 0, "-1": -1}
_WORDS: Final = {
    1: {"winnable", "won", "solved", "solvable"},
    0: {"unwinnable", "lost", "unsolvable", "impossible"},
    -1: {"undecided", "unknown", "timed-out", "memory-limit-reached", "terminated"},
}
"""The words of winnable, Solvitaire and lonelybot for verdicts."""
_VERDICTS: Final = {word: verdict for verdict, words in _WORDS.items() for word in words}


@dataclass(frozen=True, slots=True)
class Recount:
    """Two verdicts for each deal that both have."""

    comparison: Comparison
    different: tuple[int, ...]
    """Numbers of deals that both decided, differently, up to ``NAMED``."""


def compare_campaigns(first: Ledger, second: Ledger) -> Recount:
    """Compares two campaigns on the deals that both have measured.

    Raises ``CampaignError`` if there are none, or if a campaign has no verdicts.
    """
    return _recount(_together(verdicts(first), verdicts(second)))


def compare_verdicts(campaign: Ledger, theirs: Mapping[int, int]) -> Recount:
    """Compares a campaign with verdicts by number: 1 winnable, 0 unwinnable, -1 undecided.

    Raises ``CampaignError`` if they have no deal in common.
    """
    return _recount(_together(verdicts(campaign), iter(sorted(theirs.items()))))


def parse_verdicts(file: Path, text: str) -> dict[int, int]:
    """Parses the lines of a file: a number and a verdict, as in ``4217 unsolvable``.

    The verdict is a word of ``_WORDS`` somewhere in the line, or 1, 0 or -1 after the number; #
    begins a comment. A deal may come again: a decided verdict counts rather than an undecided one.
    Raises ``CampaignError``, which names file and line, also if two decided verdicts differ.
    """
    found: dict[int, int] = {}
    for at, line in enumerate(text.splitlines(), 1):
        words = re.split(r"[\s,;:]+", line.partition("#")[0].strip().lower())
        if words == [""]:
            continue
        named = (_VERDICTS[word] for word in words[1:] if word in _VERDICTS)
        verdict = next(named, _CODES.get(words[1]) if len(words) > 1 else None)
        if verdict is None or not re.fullmatch(r"[0-9]{1,19}", words[0], re.ASCII):
            raise CampaignError(CampaignFault.VERDICT, file=str(file), line=at, text=line[:40])
        number = int(words[0])
        if {verdict, found.get(number)} == {0, 1}:
            raise CampaignError(CampaignFault.CONTRARY, file=str(file), line=at, number=number)
        found[number] = max(verdict, found.get(number, -1))
    return found


def _together(
    ours: Iterator[tuple[int, int]], theirs: Iterator[tuple[int, int]]
) -> Iterator[tuple[int, int, int]]:
    """Yields number and both verdicts of the deals that both have; both are in order."""
    other = next(theirs, None)
    for number, verdict in ours:
        while other is not None and other[0] < number:
            other = next(theirs, None)
        if other is not None and other[0] == number:
            yield number, verdict, other[1]


def _recount(rows: Iterator[tuple[int, int, int]]) -> Recount:
    pairs: Counter[tuple[int, int]] = Counter()
    different: list[int] = []
    for number, one, other in rows:
        pairs[one, other] += 1
        if one != other and -1 not in {one, other} and len(different) < NAMED:
            different.append(number)
    if not pairs:
        raise CampaignError(CampaignFault.APART)
    return Recount(compare(pairs), tuple(different))
