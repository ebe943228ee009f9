"""The file of graded deals: its format, and random access to it.

``workshop.writing`` writes it. Numbers are little-endian. The file contains ``MAGIC``, the
length of the head (four bytes), the head, and the sections of each solving set. The head is JSON:
the plays of each rung, and for each set its last number, its number of measured deals and the
offsets of its sections. The sections are:

=======  ===========================================================================================
letters  one byte for each number from 1: ``e n h t`` the difficulties, ``T`` Tricky but not
         measured, ``+`` winnable, measured, without a difficulty, ``-`` unwinnable, ``?`` undecided
blocks   for every ``BLOCK`` numbers: measured deals before them, bytes of wins before them (four
         bytes each)
records  nine bytes for each measured deal: games won by each rung, traps in 255ths, passes (bits
         0-2) and returns (bit 3), first moves, and in two bytes the number of symbols of the win
wins     six bits for each symbol (``wins``); each win begins at a whole byte
=======  ===========================================================================================
"""

import json
import mmap
import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import compress, count
from pathlib import Path
from typing import Final

from ..law.difficulty import Difficulty
from .parts import PartedFile
from .wins import unpacked


@dataclass(frozen=True, slots=True)
class Row:
    """The stored data of a number."""

    verdict: bool | None
    """True: winnable; False: unwinnable; None: undecided."""
    difficulty: Difficulty | None = None
    """Also None for a winnable deal if it is undecided whether it is Tricky."""
    wins: tuple[int, ...] = (0, 0, 0, 0)
    """Games won by each player of the ladder, out of ``PLAYS``."""
    traps: int = 0
    """The trap density in 255ths, rounded."""
    passes: int = 0
    """The fewest passes that a win needs; 4 for more than 3, 0 for undecided."""
    returns: bool = False
    """Whether every win returns a card from its foundation (worrying back)."""
    first_moves: int = 0
    """Choices at the deal after which it is still winnable."""
    win: bytes = b""
    """Symbols 0 .. 63 (``wins``). Empty for a deal that is not measured."""


MAGIC: Final = b"winnable deals 1\n"
BLOCK: Final = 256
LETTERS: Final = {
    Difficulty.EASY: "e",
    Difficulty.NORMAL: "n",
    Difficulty.HARD: "h",
    Difficulty.TRICKY: "t",
}
_DIFFICULTIES: Final = {ord(letter): difficulty for difficulty, letter in LETTERS.items()}
OPEN, LOST, UNGRADED, TRICKY = b"?-+T"
"""Letters of the other numbers: undecided, unwinnable, no difficulty, Tricky but not measured."""
BARE: Final = {
    OPEN: Row(verdict=None),
    LOST: Row(verdict=False),
    TRICKY: Row(verdict=True, difficulty=Difficulty.TRICKY),
}
"""The rows of numbers without a record, by their letters."""
_IS_MEASURED: Final = bytes(letter not in BARE for letter in range(256))
RECORD: Final = struct.Struct("<7BH")
ENTRY: Final = struct.Struct("<II")


class Archive:
    """A mapped file of graded deals, or a folder with its parts.

    Raises ``OSError`` or ``ValueError`` if it is not one.
    """

    def __init__(self, path: Path) -> None:
        self.data: mmap.mmap | PartedFile
        if path.is_dir():
            self.data = PartedFile(path)
        else:
            with path.open("rb") as file:
                self.data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        if self.data[: len(MAGIC)] != MAGIC:
            raise ValueError(path)
        start = len(MAGIC) + 4
        self.body = start + int.from_bytes(self.data[len(MAGIC) : start], "little")
        head = json.loads(self.data[start : self.body])
        self.plays: Sequence[int] = head["plays"]
        self.sets: Mapping[str, Mapping[str, int]] = head["sets"]


class ArchiveSet:
    """The deals of one solving set in an archive, read on demand."""

    def __init__(self, archive: Archive, name: str) -> None:
        self._data, head = archive.data, archive.sets[name]
        self.plays = archive.plays
        self.last, self.measured = head["last"], head["measured"]
        self._letters, self._blocks, self._records, self._wins = (
            archive.body + head[section] for section in ("letters", "blocks", "records", "wins")
        )

    def letters(self, first: int = 1, last: int | None = None) -> bytes:
        """Returns the letters of the numbers ``first`` .. ``last``."""
        last = self.last if last is None else last
        return self._data[self._letters + first - 1 : self._letters + last]

    def row(self, number: int) -> Row | None:
        """Returns the stored data of a number; None if it is out of range."""
        if not 1 <= number <= self.last:
            return None
        letter = self._data[self._letters + number - 1]
        if letter in BARE:
            return BARE[letter]
        block, within = divmod(number - 1, BLOCK)
        at, start = ENTRY.unpack_from(self._data, self._blocks + block * ENTRY.size)
        before = self.letters(block * BLOCK + 1, number - 1) if within else b""
        for _ in range(len(before) - sum(map(before.count, BARE))):
            start += _size(self._record(at)[7])
            at += 1
        *wins, traps, needs, first_moves, count = self._record(at)
        start += self._wins
        return Row(
            verdict=True,
            difficulty=_DIFFICULTIES.get(letter),
            wins=tuple(wins),
            traps=traps,
            passes=needs & 7,
            returns=bool(needs & 8),
            first_moves=first_moves,
            win=unpacked(self._data[start : start + _size(count)], count),
        )

    def columns(self) -> tuple[Iterator[int], bytes, list[bytes]]:
        """Returns the numbers, letters and records of the measured deals, in ascending order.

        The records are transposed into columns, one for each of their first seven bytes.
        """
        letters = self.letters()
        records = self._data[self._records : self._records + self.measured * RECORD.size]
        return (
            compress(count(1), letters.translate(_IS_MEASURED)),
            letters.translate(None, bytes(BARE)),
            [records[at :: RECORD.size] for at in range(7)],
        )

    def _record(self, at: int) -> tuple[int, ...]:
        return RECORD.unpack_from(self._data, self._records + at * RECORD.size)


def _size(symbols: int) -> int:
    """Returns the number of bytes for the symbols of a win."""
    return (6 * symbols + 7) // 8
