"""Finished campaigns for tests, measured in this process without a scheduler."""

from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

from winnable.research.campaign.events import Result, Shard
from winnable.research.campaign.ledger import (
    LEDGER,
    QUESTION,
    Ledger,
    open_book,
    read_ledger,
)
from winnable.research.campaign.question import Question, parse_question
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
            found = measure(str(question), *shard)
            data = shard_bytes(question, *shard, found.columns)
            attempt = book.lease(shard)
            book.finish(
                Result(
                    first=shard[0],
                    last=shard[1],
                    attempt=attempt,
                    worker="tls://127.0.0.1:1",
                    cpu_s=found.cpu_s,
                    sha256=checksum(data),
                    counts=counts_of(question, found.columns),
                    checks=found.checks,
                ),
                data,
            )
    return read_ledger(folder)


def counts_of(question: Question, columns: dict[str, list[int | bytes]]) -> dict[str, list[int]]:
    """How many ones, zeros and undecided deals each share has."""
    names = [each.name for each in question.columns if each.is_share]
    return {name: [columns[name].count(value) for value in (1, 0, -1)] for name in names}


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
