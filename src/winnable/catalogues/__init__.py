"""Which deal to play: graded deals, deals of a day, ranked deals, new games, and ratings against
them.

May import law, game, solver and players.

A catalogue numbers deals, each with a verdict; winnable deals have a grade and a win. It is only
read here; ``research.grading`` grades deals, and ``workshop`` writes the file. The file
(``archive``) is memory-mapped on first use. A difficulty and a number always address the same deal:
deals never change, and the file only grows. ``new`` deals games by name, number, cards or
difficulty; ``steps`` says which level a player could go on with.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from functools import lru_cache
from itertools import compress
from pathlib import Path
from typing import Final, Unpack

from ..law.deals import numbered_deal
from ..law.difficulty import Difficulty
from ..law.errors import Details, WinnableError
from ..law.moves import start
from ..law.position import Move
from ..law.rules import Rules, RulesError
from ..law.variants import variant_for
from ..players.ladder import Rung
from .archive import LETTERS, LOST, Archive, ArchiveSet
from .conditions import Condition, ConditionError, parse_condition
from .levels import Graded, solving_set
from .wins import moves_of

__all__ = [
    "Catalogue",
    "CatalogueError",
    "CatalogueFault",
    "Condition",
    "ConditionError",
    "Graded",
    "catalogue",
    "catalogue_of",
    "parse_condition",
    "solving_sets",
]

FILE: Final = Path(__file__).with_name("catalogue.deals")
PARTS: Final = Path(__file__).with_name("parts")
"""The folder that the site has instead of the file."""
_TRIES: Final = 1000


class CatalogueFault(StrEnum):
    """Why there is no catalogue. Every language file has a sentence for it."""

    NO_CATALOGUE = "no-catalogue"


class CatalogueError(RulesError):
    """No deals are graded for these rules."""

    def __init__(self, code: CatalogueFault, **details: Unpack[Details]) -> None:
        WinnableError.__init__(self, code, details)


class Catalogue:
    """The deals of one solving set of rules, numbered 1 to ``last``."""

    def __init__(self, rules: Rules, stored: ArchiveSet) -> None:
        self.rules = rules
        self.name = str(solving_set(rules))
        self.stored = stored
        self.last = stored.last

    def graded(self, number: int) -> Graded | None:
        """Returns the grade of a deal.

        None if it is out of range, not winnable, without a difficulty, or not measured.
        """
        row = self.stored.row(number)
        if row is None or row.difficulty is None or not row.win:
            return None
        rates = tuple(won / of for won, of in zip(row.wins, self.stored.plays, strict=True))
        return Graded(
            number, row.difficulty, rates, row.traps / 255, row.passes, row.returns, row.first_moves
        )

    def difficulty(self, number: int) -> Difficulty | None:
        """Returns the difficulty of a deal, measured or not; None if it has none."""
        row = self.stored.row(number)
        return None if row is None else row.difficulty

    def is_winnable(self, number: int) -> bool | None:
        """Whether a deal is winnable; None if it is out of range or undecided."""
        row = self.stored.row(number)
        return None if row is None else row.verdict

    def numbers(self, difficulty: Difficulty | None = None) -> Sequence[int]:
        """Returns the numbers of a difficulty, or of all graded deals, in ascending order."""
        wanted = (LETTERS[difficulty] if difficulty else "".join(LETTERS.values())).encode()
        return [at for at, letter in enumerate(self.stored.letters(), 1) if letter in wanted]

    def has(self, difficulty: Difficulty) -> bool:
        """Whether any deal has that difficulty. Solitario has no Tricky deals."""
        return LETTERS[difficulty].encode() in self.stored.letters()

    def pick(self, difficulty: Difficulty | None, draw: random.Random) -> int:
        """Draws a number of a difficulty uniformly, or of any difficulty if None.

        Raises ``LookupError`` if there is none.
        """
        wanted = LETTERS[difficulty] if difficulty else "".join(LETTERS.values())
        for _ in range(_TRIES):
            number = draw.randint(1, self.last)
            if self.stored.letters(number, number).decode() in wanted:
                return number
        numbers = self.numbers(difficulty)
        if not numbers:
            raise LookupError(difficulty)
        return draw.choice(numbers)

    def win(self, number: int) -> tuple[Move, ...] | None:
        """Returns the stored win of a deal, as moves under the rules passed to ``catalogue``.

        None if the deal is not measured, and in the site, which has no stored wins (``parts``).
        """
        row = self.stored.row(number)
        if row is None or not any(row.win):
            return None
        return moves_of(start(self.rules, numbered_deal(number, self.rules)), row.win)

    def find(self, condition: Condition) -> Iterator[Graded]:
        """Yields the deals that meet a condition, in ascending order of number: winnable ones,
        unless it asks for lost ones.

        The records are stored in columns of bytes. A table of accepted values translates each
        column at once, so 150,000 numbers take tens of milliseconds.
        """
        inside = condition.numbers(self.last)
        if condition.is_lost:
            yield from self._lost(condition, inside)
            return
        numbers, letters, columns = self.stored.columns()
        *wins, traps, needs, first_moves = columns
        plays, matches = self.stored.plays, condition.matches
        difficulties = {ord(letter): difficulty for difficulty, letter in LETTERS.items()}
        wanted = {condition.difficulty} if condition.difficulty else set(difficulties.values())
        tests: list[tuple[bytes, Callable[[int], bool]]] = [
            (letters, lambda letter: difficulties.get(letter) in wanted),
            (traps, lambda traps: matches("traps", traps / 255)),
            (needs, lambda needs: matches("passes", needs & 7)),
            (needs, lambda needs: condition.returns in (None, bool(needs & 8))),
            (first_moves, lambda moves: matches("moves", moves)),
        ]
        for rung in Rung:
            name, of = rung.name.lower(), plays[rung]
            tests.append((wins[rung], lambda won, name=name, of=of: matches(name, won / of)))  # type: ignore[misc]
        found = (1 << 8 * len(letters)) - 1
        for column, test in tests:
            table = bytes(test(value) for value in range(256))
            found &= int.from_bytes(column.translate(table), "little")
        for at, number in compress(enumerate(numbers), found.to_bytes(len(letters), "little")):
            if number in inside:
                yield Graded(
                    number,
                    difficulties[letters[at]],
                    tuple(column[at] / of for column, of in zip(wins, plays, strict=True)),
                    traps[at] / 255,
                    needs[at] & 7,
                    bool(needs[at] & 8),
                    first_moves[at],
                )

    def _lost(self, condition: Condition, inside: range) -> Iterator[Graded]:
        """Yields the deals that cannot be won, if what is true of all of them meets a condition."""
        rates = tuple(0.0 for _ in Rung)
        measures = {"traps": 1.0, "passes": 0, "moves": 0}
        measures |= {rung.name.lower(): rates[rung] for rung in Rung}
        is_met = all(condition.matches(*each) for each in measures.items())
        if is_met and condition.returns is None and inside:
            letters = self.stored.letters(inside.start, inside.stop - 1)
            for number in compress(inside, (letter == LOST for letter in letters)):
                yield Graded(number, None, rates, 1.0, 0, returns=False, first_moves=0)


def catalogue_of(rules: Rules) -> Catalogue:
    """Returns the catalogue of a game. Raises ``CatalogueError`` if there is none."""
    found = catalogue(rules)
    if found is None:
        raise CatalogueError(CatalogueFault.NO_CATALOGUE, rules=str(rules))
    return found


def catalogue(rules: Rules | str) -> Catalogue | None:
    """Returns the catalogue of a game, or None if there is none.

    ``rules`` may be the name of a game or a text of rules, as for ``new_game``. Rules of the same
    solving set share a catalogue (``levels.solving_set``). Raises ``RulesError`` for an unknown
    game, and ``TypeError``.

    >>> catalogue("draw-three").last
    150000
    """
    rules = variant_for(rules, "rules").rules
    name = str(solving_set(rules))
    archive = _archive()
    if archive is None or name not in archive.sets:
        return None
    return Catalogue(rules, ArchiveSet(archive, name))


def solving_sets() -> tuple[str, ...]:
    """Returns the texts of the rules that have a catalogue."""
    archive = _archive()
    return () if archive is None else tuple(archive.sets)


@lru_cache(maxsize=1)
def _archive() -> Archive | None:
    return next((Archive(path) for path in (PARTS, FILE) if path.exists()), None)
