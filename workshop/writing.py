"""Writes the file of graded deals, whose format ``catalogues.archive`` describes and reads."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from winnable.catalogues.archive import (
    BARE,
    BLOCK,
    ENTRY,
    LETTERS,
    LOST,
    MAGIC,
    OPEN,
    RECORD,
    TRICKY,
    UNGRADED,
    Row,
)
from winnable.catalogues.levels import PLAYS
from winnable.catalogues.wins import packed
from winnable.disk import replace_bytes


def letter_of(row: Row) -> int:
    """Returns the letter of a row (``catalogues.archive``)."""
    if row.verdict is None:
        return OPEN
    if not row.verdict:
        return LOST
    if not row.win:
        return TRICKY
    return UNGRADED if row.difficulty is None else ord(LETTERS[row.difficulty])


def write_archive(path: Path, sets: Mapping[str, Iterable[Row]]) -> None:
    """Writes the file from the rows of every solving set, number 1 first.

    The file is replaced atomically when it is complete. Raises ``StoreError``.
    """
    head: dict[str, dict[str, int]] = {}
    body = bytearray()
    for name, rows in sets.items():
        letters, blocks, records, wins = bytearray(), bytearray(), bytearray(), bytearray()
        for row in rows:
            if len(letters) % BLOCK == 0:
                blocks += ENTRY.pack(len(records) // RECORD.size, len(wins))
            letters.append(letter_of(row))
            if letters[-1] not in BARE:
                records += RECORD.pack(
                    *row.wins,
                    row.traps,
                    row.passes | row.returns << 3,
                    row.first_moves,
                    len(row.win),
                )
                wins += packed(row.win)
        head[name] = {"last": len(letters), "measured": len(records) // RECORD.size}
        sections = {"letters": letters, "blocks": blocks, "records": records, "wins": wins}
        for section, data in sections.items():
            head[name][section] = len(body)
            body += data
    text = json.dumps({"plays": PLAYS, "sets": head}, separators=(",", ":")).encode()
    whole = MAGIC + len(text).to_bytes(4, "little") + text + body
    replace_bytes(path, whole)
