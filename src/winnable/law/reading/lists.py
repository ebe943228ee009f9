"""Which deal a list of cards is: in the order of dealing, or the columns and the stock.

Lines and other separators say nothing, unless there are as many cards between them as in the
columns.
"""

import re
from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Final

from ..deals import Deal, DealError, DealFault, dealt, heights
from ..rules import Rules
from .objects import ordered
from .spelling import Spelled, parse_cards

_DIVIDERS: Final = ("\n", "/", r"\|", ";", r"\]", r",(?!\S)|,(?=\S\S?\S? )", r"\t| {2,}")
"""What can stand between two columns, each as a regular expression."""
_LEAST: Final = 3
"""Columns from which on their lengths are no chance."""
_WORD: Final = re.compile(r"[^\W\d_]{3}")


def parse_list(text: str, rules: Rules) -> Deal:
    """Parses a list of cards. Raises ``DealError``, also for a list with two readings."""
    lines = text.split("\n")
    parts = [""]
    for i, line in enumerate(lines):
        if _is_heading(line):
            parts.append("")
            lines[i] = ""  # faults count the lines
        else:
            parts[-1] += f"{line}\n"
    text = "\n".join(lines)
    named = parse_cards(text, rules.deck)
    deal = ordered([(each.card, each.written) for each in named], rules)
    if len(parts) > 1:
        sizes = [len(parse_cards(part, rules.deck)) for part in parts]
        if [size for size in sizes if size] != [rules.table_size, len(named) - rules.table_size]:
            raise DealError(DealFault.TWO)
    for divider in _DIVIDERS:
        lengths = _lengths(text, divider, named)
        if len(lengths) >= rules.columns and (found := _from_columns(deal, lengths, rules)):
            return found
    return deal


def _is_heading(line: str) -> bool:
    """Whether a line has words and ends with a colon, or has the numbers of the columns."""
    numbers = line.split()
    if len(numbers) > 1 and numbers == [str(n) for n in range(1, len(numbers) + 1)]:
        return True
    return line.rstrip().endswith(":") and bool(_WORD.search(line))


def _lengths(text: str, divider: str, named: Sequence[Spelled]) -> list[int]:
    """Returns how many cards stand between two dividers, if any do."""
    ends = [found.start() for found in re.finditer(divider, text)]
    if not ends:
        return []
    counts, at = [], 0
    for end in [*ends, len(text)]:
        before = at
        while at < len(named) and named[at].start < end:
            at += 1
        counts.append(at - before)
    return [count for count in counts if count]


def _from_columns(listed: Deal, lengths: Sequence[int], rules: Rules) -> Deal | None:
    """Returns the deal of a list whose parts have these lengths if they are the columns; None if
    the cards are listed as dealt: rows get shorter. Raises ``DealError`` if they can be either.
    """
    columns, count = heights(rules), rules.columns
    first, last = [*lengths[:count]], [*lengths[-count:]]
    if first == columns:
        return _laid(listed, 0, rules)
    if count < _LEAST or first == columns[::-1]:
        return None
    if last == columns:
        return _laid(listed, rules.deck_size - rules.table_size, rules)
    if columns in (sorted(first), sorted(last)):
        raise DealError(DealFault.TWO)
    return None


def _laid(listed: Deal, start: int, rules: Rules) -> Deal:
    """Returns the deal of the columns from index ``start`` on, each from its bottom card up, and
    the stock, which is the other cards.
    """
    ends = [start + end for end in accumulate(heights(rules))]
    columns = [listed.cards[at:end] for at, end in pairwise([start, *ends])]
    stock = (*listed.cards[:start], *listed.cards[ends[-1] :])
    return Deal(rules.deck, (*dealt(columns, rules), *stock))
