"""Forgeries of a published campaign: each changes the files of a folder, and mends what fits it."""

import json
import shutil
from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from tests.support.campaigns import campaign
from winnable.research.campaign.describing import CARD, CROISSANT
from winnable.research.campaign.events import Result, Shard
from winnable.research.campaign.ledger import LEDGER, QUESTION, open_book, read_ledger
from winnable.research.campaign.manifest import MANIFEST, root_of
from winnable.research.campaign.publishing import publish
from winnable.research.campaign.question import parse_question
from winnable.research.campaign.reporting import REPORT
from winnable.research.campaign.shards import checksum, parse_shard, shard_bytes, shard_path
from winnable.research.campaign.tables import summary_of, table_of, verdicts

SHARD: Final[Shard] = (51, 100)
NUMBER: Final = 60
"""The deal whose row a forger changes, in ``SHARD``."""


def enter(folder: Path, data: bytes, columns: dict[str, Any], shard: Shard = SHARD) -> None:
    """Puts a file into a campaign, with the hash and the counts that fit."""
    ledger = read_ledger(folder)
    values = {**vars_of(ledger.results[shard]), "sha256": checksum(data)}
    shares = [each.name for each in ledger.question.columns if each.is_share]
    values["counts"] = {name: [columns[name].count(x) for x in (1, 0, -1)] for name in shares}
    verdict = columns["verdict"]
    values["checks"] = {"replayed": verdict.count(1)}
    with open_book(folder, ledger.question, 50) as book:
        book.finish(Result(**values), data)


def vars_of(result: Result) -> dict[str, Any]:
    return {name: getattr(result, name) for name in result.__struct_fields__}


def columns_of(folder: Path, shard: Shard = SHARD) -> dict[str, Any]:
    ledger = read_ledger(folder)
    columns: dict[str, Any] = table_of(ledger, ledger.results[shard]).to_pydict()
    return columns


def falsify(folder: Path, numbers: list[int], column: str = "verdict") -> None:
    """Gives deals of ``SHARD`` a false value, with everything that fits, published again."""
    columns = columns_of(folder)
    at = [columns["number"].index(number) for number in numbers]
    del columns["number"]
    for i in at:
        columns[column][i] = 1 - columns[column][i] if column == "verdict" else 1
    question = read_ledger(folder).question
    enter(folder, shard_bytes(question, *SHARD, columns), columns)
    publish(summary_of(read_ledger(folder)))


def edit(folder: Path, name: str, *pairs: tuple[str, str]) -> None:
    """Replaces texts in a file, the first of each."""
    path = folder / name
    text = path.read_text("utf-8")
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    path.write_text(text, "utf-8")


def edit_events(folder: Path, change: Callable[[dict[str, Any]], None], last: bool = True) -> None:
    """Changes the last result of the ledger, or all events."""
    path = folder / LEDGER
    events = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    for event in [e for e in events if e["event"] == "result"][-1:] if last else events:
        change(event)
    path.write_text("".join(json.dumps(event) + "\n" for event in events), "utf-8")


# Forgeries of files: found whatever the sample is


def false_counts(folder: Path) -> None:
    edit_events(folder, lambda event: event["counts"].update(verdict=[50, 0, 0]))


def false_checks(folder: Path) -> None:
    edit_events(folder, lambda event: event["checks"].update(replayed=49, verified=40))


def false_proofs(folder: Path) -> None:
    edit_events(folder, lambda event: event["checks"].update(bare=9))


def false_report(folder: Path) -> None:
    text = (folder / REPORT).read_text("utf-8")
    won = sum(verdict == 1 for _, verdict in verdicts(read_ledger(folder)))
    (folder / REPORT).write_text(text.replace(f">{won}<", ">200<"), "utf-8")


def false_sentence(folder: Path) -> None:
    edit(folder, CARD, ("complete", "complete, checked by NIST"))


def false_figures_in_card(folder: Path) -> None:
    edit(folder, CARD, ("95 % interval", "99 % interval"))


def false_licence(folder: Path) -> None:
    edit(folder, CROISSANT, ("CC0-1.0", "CC-BY-NC-4.0"))


def false_rows_in_manifest(folder: Path) -> None:
    edit(folder, MANIFEST, ('"rows": 200', '"rows": 200000'))


def false_root(folder: Path) -> None:
    edit(folder, MANIFEST, (f'"root": "{root_of(read_ledger(folder))}"', f'"root": "{"0" * 64}"'))


def reorder_manifest(folder: Path) -> None:
    found = json.loads((folder / MANIFEST).read_text("utf-8"))
    found["files"].reverse()
    (folder / MANIFEST).write_text(json.dumps(found), "utf-8")


def senseless_manifest(folder: Path) -> None:
    (folder / MANIFEST).write_bytes(b"\xff[" * 9)


def no_manifest_but_a_folder(folder: Path) -> None:
    (folder / MANIFEST).unlink()
    (folder / MANIFEST).mkdir()


def comment_in_question(folder: Path) -> None:
    edit(folder, QUESTION, ('"d3"', '"d3" # each of these deals was checked by hand'))


def strange_shard(folder: Path) -> None:
    """Readers take every file of the folder for a part of the table."""
    shutil.copy(shard_path(folder, *SHARD), shard_path(folder, 201, 250))


def twice_a_shard(folder: Path) -> None:
    shutil.copy(shard_path(folder, *SHARD), folder / "shards" / "again.parquet")


def removed_shard(folder: Path) -> None:
    shard_path(folder, *SHARD).unlink()


def cut_shard(folder: Path) -> None:
    path = shard_path(folder, *SHARD)
    path.write_bytes(path.read_bytes()[:-1])


def changed_row_without_hash(folder: Path) -> None:
    columns = columns_of(folder)
    del columns["number"]
    columns["verdict"][3] = 1 - columns["verdict"][3]
    path = shard_path(folder, *SHARD)
    path.write_bytes(shard_bytes(read_ledger(folder).question, *SHARD, columns))


def swapped_shards(folder: Path) -> None:
    """Two files change places, with their hashes."""
    one, other = shard_path(folder, 1, 50).read_bytes(), shard_path(folder, *SHARD).read_bytes()
    first, second = columns_of(folder, (1, 50)), columns_of(folder)
    enter(folder, other, second, (1, 50))
    enter(folder, one, first)


def other_campaign(folder: Path) -> None:
    """The rows are those of easier rules."""
    asked = replace(parse_question((folder / QUESTION).read_text("utf-8")), last=100)
    other = campaign(folder.parent / "other", str(replace(asked, states=7)))
    data = shard_path(other.folder, *SHARD).read_bytes()
    enter(folder, data, table_of(other, other.results[SHARD]).to_pydict())


def reversed_rows(folder: Path) -> None:
    table = rows_of(folder)
    enter_table(folder, table.take(list(range(49, -1, -1))))


def repeated_rows(folder: Path) -> None:
    """A lost deal is replaced by the row of a deal that is won."""
    enter_table(folder, rows_of(folder).take([0, 0, *range(2, 50)]))


def another_column(folder: Path) -> None:
    table = rows_of(folder)
    enter_table(folder, table.append_column("luck", pa.array([1] * 50)))


def impossible_verdict(folder: Path) -> None:
    table = rows_of(folder)
    values = pa.array([7] * 50, type=pa.int8())
    enter_table(folder, table.set_column(1, table.schema.field(1), values))


def false_statistics(folder: Path) -> None:
    """The rows are right; the least verdict in the footer is not, and a reader skips the losses."""
    data = bytearray(shard_path(folder, *SHARD).read_bytes())
    columns = columns_of(folder)
    statistics = pq.read_metadata(BytesIO(data)).row_group(0).column(1).statistics
    assert (statistics.min, statistics.max) == (0, 1)
    for at in range(len(data) - 4):
        changed = data[:at] + b"\x01" + data[at + 1 :]
        if data[at] != 0:
            continue
        try:
            found = pq.read_metadata(BytesIO(changed)).row_group(0).column(1).statistics
            parse_shard(bytes(changed), read_ledger(folder).question, *SHARD)
        except (pa.ArrowException, OSError, ValueError):
            continue
        if found is not None and found.has_min_max and found.min == 1:
            break
    else:
        raise AssertionError
    enter(folder, bytes(changed), columns)


def rows_of(folder: Path) -> pa.Table:
    return pq.read_table(BytesIO(shard_path(folder, *SHARD).read_bytes()))


def enter_table(folder: Path, table: pa.Table) -> None:
    out = BytesIO()
    pq.write_table(table, out)
    enter(folder, out.getvalue(), table.to_pydict())


NAME: Final = "000000051-000000100.parquet"
FORGERIES: Final[dict[Callable[[Path], None], tuple[list[str], list[str]]]] = {
    false_counts: ([], [LEDGER]),
    false_checks: ([], [LEDGER, REPORT]),
    false_proofs: ([], [LEDGER, REPORT]),
    false_report: ([], [REPORT]),
    false_sentence: ([], [CARD]),
    false_figures_in_card: ([], [CARD]),
    false_licence: ([], [CROISSANT]),
    false_rows_in_manifest: ([], [MANIFEST]),
    false_root: ([], [MANIFEST]),
    reorder_manifest: ([], [MANIFEST]),
    senseless_manifest: ([], [MANIFEST]),
    no_manifest_but_a_folder: ([], [MANIFEST]),
    comment_in_question: ([], [QUESTION]),
    strange_shard: ([], ["shards/000000201-000000250.parquet"]),
    twice_a_shard: ([], ["shards/again.parquet"]),
    removed_shard: ([NAME], []),
    cut_shard: ([NAME], []),
    changed_row_without_hash: ([NAME], []),
    swapped_shards: (["000000001-000000050.parquet", NAME], []),
    other_campaign: ([NAME], []),
    reversed_rows: ([NAME], []),
    repeated_rows: ([NAME], []),
    another_column: ([NAME], []),
    impossible_verdict: ([NAME], []),
    false_statistics: ([NAME], []),
}
"""Each forgery, with the files that are named: those of the table, and others."""
