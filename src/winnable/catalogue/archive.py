"""The file of graded deals: how it is written, and read without reading all of it.

``MAGIC``, the length of the head (four bytes, as all numbers the lowest byte first), the head
(JSON: the plays of each rung, and for every solving set its last number, its measured deals and
where its sections begin), then for each set:

=======  ===========================================================================================
letters  one for each number from 1: ``e n h t`` the levels, ``T`` Tricky but not measured, ``+``
         winnable, measured without a level, ``-`` unwinnable, ``?`` undecided
blocks   for every 256 numbers: measured deals before them, bytes of wins before them (four each)
records  nine bytes a measured deal: games won by each rung, traps in 255ths, passes and returns
         (bit 3), first moves, and in two bytes the symbols of the win
wins     six bits a symbol (``wins``), each win from a whole byte on
=======  ===========================================================================================
"""

import json
import mmap
import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import compress, count
from pathlib import Path
from typing import Final

from .grading import Row
from .levels import PLAYS, Level
from .wins import packed, unpacked

MAGIC: Final = b"winnable deals 1\n"
BLOCK: Final = 256
LETTERS: Final = {Level.EASY: "e", Level.NORMAL: "n", Level.HARD: "h", Level.TRICKY: "t"}
_LEVELS: Final = {ord(letter): level for level, letter in LETTERS.items()}
_OPEN, _LOST, _UNGRADED, _TRICKY = b"?-+T"
_BARE: Final = {
    _OPEN: Row(verdict=None),
    _LOST: Row(verdict=False),
    _TRICKY: Row(verdict=True, level=Level.TRICKY),
}
"""What is known of a number without a record."""
_IS_MEASURED: Final = bytes(letter not in _BARE for letter in range(256))
_RECORD: Final = struct.Struct("<7BH")
_ENTRY: Final = struct.Struct("<II")


def letter_of(row: Row) -> int:
    """The byte that accounts for a number."""
    if row.verdict is None:
        return _OPEN
    if not row.verdict:
        return _LOST
    if not row.win:
        return _TRICKY
    return _UNGRADED if row.level is None else ord(LETTERS[row.level])


def write_archive(path: Path, sets: Mapping[str, Iterable[Row]]) -> None:
    """Writes the file from the rows of every set, number 1 first."""
    head: dict[str, dict[str, int]] = {}
    body = bytearray()
    for name, rows in sets.items():
        letters, blocks, records, wins = bytearray(), bytearray(), bytearray(), bytearray()
        for row in rows:
            if len(letters) % BLOCK == 0:
                blocks += _ENTRY.pack(len(records) // _RECORD.size, len(wins))
            letters.append(letter_of(row))
            if letters[-1] not in _BARE:
                records += _RECORD.pack(
                    *row.wins,
                    row.traps,
                    row.passes | row.returns << 3,
                    row.first_moves,
                    len(row.win),
                )
                wins += packed(row.win)
        head[name] = {"last": len(letters), "measured": len(records) // _RECORD.size}
        sections = {"letters": letters, "blocks": blocks, "records": records, "wins": wins}
        for section, data in sections.items():
            head[name][section] = len(body)
            body += data
    text = json.dumps({"plays": PLAYS, "sets": head}, separators=(",", ":")).encode()
    whole = MAGIC + len(text).to_bytes(4, "little") + text + body
    part = path.with_suffix(".part")
    part.write_bytes(whole)
    part.replace(path)


class Archive:
    """An open file of graded deals. Raises ``OSError`` or ``ValueError`` if it is none."""

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            self.data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        if self.data[: len(MAGIC)] != MAGIC:
            raise ValueError(path)
        start = len(MAGIC) + 4
        self.body = start + int.from_bytes(self.data[len(MAGIC) : start], "little")
        head = json.loads(self.data[start : self.body])
        self.plays: Sequence[int] = head["plays"]
        self.sets: Mapping[str, Mapping[str, int]] = head["sets"]


class Shelf:
    """The deals of one solving set in an archive."""

    def __init__(self, archive: Archive, name: str) -> None:
        self._data, head = archive.data, archive.sets[name]
        self.plays = archive.plays
        self.last, self.measured = head["last"], head["measured"]
        self._letters, self._blocks, self._records, self._wins = (
            archive.body + head[section] for section in ("letters", "blocks", "records", "wins")
        )

    def letters(self, first: int = 1, last: int | None = None) -> bytes:
        """The letters of the numbers from ``first`` to ``last``."""
        last = self.last if last is None else last
        return self._data[self._letters + first - 1 : self._letters + last]

    def row(self, number: int) -> Row | None:
        """All that is stored of a number; None if it is not within the range."""
        if not 1 <= number <= self.last:
            return None
        letter = self._data[self._letters + number - 1]
        if letter in _BARE:
            return _BARE[letter]
        block, within = divmod(number - 1, BLOCK)
        at, start = _ENTRY.unpack_from(self._data, self._blocks + block * _ENTRY.size)
        before = self.letters(block * BLOCK + 1, number - 1) if within else b""
        for _ in range(len(before) - sum(map(before.count, _BARE))):
            start += _size(self._record(at)[7])
            at += 1
        *wins, traps, needs, first_moves, count = self._record(at)
        start += self._wins
        return Row(
            verdict=True,
            level=_LEVELS.get(letter),
            wins=tuple(wins),
            traps=traps,
            passes=needs & 7,
            returns=bool(needs & 8),
            first_moves=first_moves,
            win=unpacked(self._data[start : start + _size(count)], count),
        )

    def columns(self) -> tuple[Iterator[int], bytes, list[bytes]]:
        """Numbers, letters and records of the measured deals, lowest numbers first; the records as
        a column for each of their bytes but the symbols of the win.
        """
        letters = self.letters()
        records = self._data[self._records : self._records + self.measured * _RECORD.size]
        return (
            compress(count(1), letters.translate(_IS_MEASURED)),
            letters.translate(None, bytes(_BARE)),
            [records[at :: _RECORD.size] for at in range(7)],
        )

    def _record(self, at: int) -> tuple[int, ...]:
        return _RECORD.unpack_from(self._data, self._records + at * _RECORD.size)


def _size(symbols: int) -> int:
    """Bytes of a win."""
    return (6 * symbols + 7) // 8
