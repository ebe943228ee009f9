"""Finished campaigns for tests, measured in this process without a scheduler."""

from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

from winnable.research.campaign.events import Shard
from winnable.research.campaign.ledger import (
    LEDGER,
    QUESTION,
    Ledger,
    open_book,
    read_ledger,
)
from winnable.research.campaign.question import parse_question
from winnable.research.campaign.shards import checksum, shard_bytes, shard_path
from winnable.research.campaign.tables import table_of
from winnable.research.campaign.working import measure


def campaign(
    folder: Path, text: str, shard_size: int = 50, absent: Collection[Shard] = ()
) -> Ledger:
    """Measures a question; leaves out the shards that shall be absent."""
    question = parse_question(text)
    with open_book(folder, question, shard_size) as book:
        for shard in [s for s in book.shards if s not in absent and s not in book.results]:
            book.lease(shard)
            book.record(shard, "tls://127.0.0.1:1", measure(str(question), *shard))
    return read_ledger(folder)


def give_other_code(folder: Path) -> str:
    """Makes the folder a campaign of other code, and returns the name of that code."""
    ledger = read_ledger(folder)
    other = replace(ledger.question, code="0.0.9 0123456789abcdef")
    text = (folder / LEDGER).read_text("utf-8").replace(ledger.question.id, other.id)
    for shard, result in ledger.results.items():
        columns = table_of(ledger, result).drop_columns("number").to_pydict()
        data = shard_bytes(other, *shard, columns)
        shard_path(folder, *shard).write_bytes(data)
        text = text.replace(result.sha256, checksum(data))
    (folder / LEDGER).write_text(text, "utf-8")
    (folder / QUESTION).write_text(str(other), "utf-8")
    return other.code
