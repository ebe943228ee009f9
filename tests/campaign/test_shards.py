"""Shards: explicit types, bytes that depend on nothing but the rows, rows that fit the question."""

from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from winnable.law.rules import parse_rules
from winnable.research.campaign.measures import MEASURES
from winnable.research.campaign.question import Question, parse_question
from winnable.research.campaign.shards import (
    NUMBER,
    parse_shard,
    schema_of,
    shard_bytes,
    shard_path,
)

QUESTION = Question(parse_rules("d3"), 1, 100, tuple(MEASURES), code="1.0 0123456789abcdef")


def columns(count: int) -> dict[str, list[int | bytes]]:
    return {
        each.name: [bytes([i]) if each.type == "binary" else i % 3 - 1 for i in range(count)]
        for each in QUESTION.columns
    }


def test_a_shard_reads_back_with_the_types_and_meanings_of_its_columns(tmp_path: Path) -> None:
    path = shard_path(tmp_path, 11, 60)
    assert path == tmp_path / "shards" / "000000011-000000060.parquet"
    data = shard_bytes(QUESTION, 11, 60, columns(50))
    table = parse_shard(data, QUESTION, 11, 60)
    assert table.schema.equals(schema_of(QUESTION), check_metadata=True)
    assert table.column(NUMBER).to_pylist() == list(range(11, 61))
    assert {n: table.column(n).to_pylist() for n in table.column_names[1:]} == columns(50)
    assert not any(pa.types.is_dictionary(field.type) for field in table.schema)
    assert parse_question(table.schema.metadata[b"question"].decode()) == QUESTION
    assert parse_shard(data, QUESTION, 11, 60, ["verdict"]).column_names == ["verdict"]


def test_the_bytes_have_no_time_and_are_the_same_each_time() -> None:
    data = shard_bytes(QUESTION, 1, 9, columns(9))
    assert data == shard_bytes(QUESTION, 1, 9, columns(9))
    meta = pq.read_metadata(pa.BufferReader(data))
    assert meta.created_by == f"parquet-cpp-arrow version {pa.__version__}"
    assert set(meta.metadata) == {b"ARROW:schema", b"campaign", b"question"}


def test_a_deal_takes_about_one_byte_for_each_column() -> None:
    question = Question(parse_rules("d3"), 1, 20_000)
    rows: dict[str, list[int | bytes]] = {
        "verdict": [int(i % 11 > 1) for i in range(20_000)],
        "states": [50 + i * i % 97 for i in range(20_000)],
    }
    assert len(shard_bytes(question, 1, 20_000, rows)) < 2 * 20_000


@pytest.mark.parametrize("wrong", ["missing", "short", "other order", "too large"])
def test_rows_that_do_not_fit_the_question_are_refused(wrong: str) -> None:
    rows = columns(9)
    if wrong == "missing":
        del rows["states"]
    elif wrong == "short":
        rows["states"] = rows["states"][1:]
    elif wrong == "other order":
        rows = dict(reversed(rows.items()))
    else:
        rows["verdict"][0] = 128
    with pytest.raises(ValueError):  # noqa: PT011  # pyarrow has its own subclass
        shard_bytes(QUESTION, 1, 9, rows)
