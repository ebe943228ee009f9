"""The catalogue: numbered deals, each decided, the winnable ones graded and with a win.

The file (``archive``) is mapped when it is first asked, never read as a whole. A level and a number
address the same deal for ever: deals never change, and the file only grows.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import compress
from pathlib import Path
from typing import Final

from ..deals import numbered_deal
from ..errors import Fault, WinnableError
from ..law import start
from ..players.ladder import Rung
from ..position import Move
from ..rules import Rules
from .archive import LETTERS, Archive, Shelf
from .conditions import Condition, parse_condition
from .levels import Graded, Level, solving_set
from .wins import moves_of

__all__ = [
    "Catalogue",
    "Condition",
    "Graded",
    "Level",
    "catalogue",
    "catalogue_of",
    "parse_condition",
    "solving_sets",
]

FILE: Final = Path(__file__).with_name("catalogue.deals")
_TRIES: Final = 1000


class Catalogue:
    """The deals of one solving set of rules, numbered 1 to ``last``."""

    def __init__(self, rules: Rules, shelf: Shelf) -> None:
        self.rules = rules
        self.name = str(solving_set(rules))
        self.shelf = shelf
        self.last = shelf.last

    def graded(self, number: int) -> Graded | None:
        """The grade of a deal; None if it is out of range, not winnable, without a level or not
        measured.
        """
        row = self.shelf.row(number)
        if row is None or row.level is None or not row.win:
            return None
        rates = tuple(won / of for won, of in zip(row.wins, self.shelf.plays, strict=True))
        return Graded(
            number, row.level, rates, row.traps / 255, row.passes, row.returns, row.first_moves
        )

    def is_winnable(self, number: int) -> bool | None:
        """Whether a deal can be won; None if it is out of range or undecided."""
        row = self.shelf.row(number)
        return None if row is None else row.verdict

    def numbers(self, level: Level | None = None) -> Sequence[int]:
        """The numbers of a level, or of all graded deals, in order."""
        wanted = (LETTERS[level] if level else "".join(LETTERS.values())).encode()
        return [at for at, letter in enumerate(self.shelf.letters(), 1) if letter in wanted]

    def has(self, level: Level) -> bool:
        """Whether any deal has that level: solitario has no tricky ones."""
        return LETTERS[level].encode() in self.shelf.letters()

    def pick(self, level: Level | None, draw: random.Random) -> int:
        """A number of a level (or of any), each as likely. Raises ``LookupError`` if none is."""
        wanted = LETTERS[level] if level else "".join(LETTERS.values())
        for _ in range(_TRIES):
            number = draw.randint(1, self.last)
            if self.shelf.letters(number, number).decode() in wanted:
                return number
        numbers = self.numbers(level)
        if not numbers:
            raise LookupError(level)
        return draw.choice(numbers)

    def win(self, number: int) -> tuple[Move, ...] | None:
        """The stored win of a deal, as moves under the rules that the catalogue was asked for; None
        if it is not measured.
        """
        row = self.shelf.row(number)
        if row is None or not row.win:
            return None
        return moves_of(start(self.rules, numbered_deal(number, self.rules)), row.win)

    def find(self, condition: Condition) -> Iterator[Graded]:
        """The deals that meet a condition, lowest numbers first.

        What is stored of a deal is a few bytes, so whole columns of them are looked up in tables of
        the values that fit: tens of milliseconds for 150,000 numbers.
        """
        numbers, letters, columns = self.shelf.columns()
        *wins, traps, needs, first_moves = columns
        plays, fits = self.shelf.plays, condition.fits
        levels = {ord(letter): level for level, letter in LETTERS.items()}
        wanted = {condition.level} if condition.level else set(levels.values())
        tests: list[tuple[bytes, Callable[[int], bool]]] = [
            (letters, lambda letter: levels.get(letter) in wanted),
            (traps, lambda traps: fits("traps", traps / 255)),
            (needs, lambda needs: fits("passes", needs & 7)),
            (needs, lambda needs: condition.returns in (None, bool(needs & 8))),
            (first_moves, lambda moves: fits("moves", moves)),
        ]
        for rung in Rung:
            name, of = rung.name.lower(), plays[rung]
            tests.append((wins[rung], lambda won, name=name, of=of: fits(name, won / of)))  # type: ignore[misc]
        found = (1 << 8 * len(letters)) - 1
        for column, test in tests:
            table = bytes(test(value) for value in range(256))
            found &= int.from_bytes(column.translate(table), "little")
        inside = condition.numbers(self.last)
        for at, number in compress(enumerate(numbers), found.to_bytes(len(letters), "little")):
            if number in inside:
                yield Graded(
                    number,
                    levels[letters[at]],
                    tuple(column[at] / of for column, of in zip(wins, plays, strict=True)),
                    traps[at] / 255,
                    needs[at] & 7,
                    bool(needs[at] & 8),
                    first_moves[at],
                )


def catalogue_of(rules: Rules) -> Catalogue:
    """The catalogue of a game. Raises ``WinnableError`` if there is none."""
    found = catalogue(rules)
    if found is None:
        raise WinnableError(Fault.NO_CATALOGUE, rules=str(rules))
    return found


def catalogue(rules: Rules) -> Catalogue | None:
    """The catalogue of a game, or None if there is none: whether cards are turned by hand, whether
    the redeal draws, sight and undo do not matter.
    """
    name = str(solving_set(rules))
    archive = _archive()
    if archive is None or name not in archive.sets:
        return None
    return Catalogue(rules, Shelf(archive, name))


def solving_sets() -> tuple[str, ...]:
    """The rules, as text, of which there are catalogues."""
    archive = _archive()
    return () if archive is None else tuple(archive.sets)


@lru_cache(maxsize=1)
def _archive() -> Archive | None:
    return Archive(FILE) if FILE.exists() else None
