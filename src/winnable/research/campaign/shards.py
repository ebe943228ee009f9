"""The files of a campaign's table: one Parquet file for each shard.

The bytes of a file depend on the question, its range of numbers and the version of pyarrow, and on
nothing else: no time, worker or attempt is in it. Only functions that read or write rows load
pyarrow, which is part of the extra ``campaign``.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .measures import Column, Value
from .question import Question
from .sources import code_name

if TYPE_CHECKING:
    import pyarrow as pa

FOLDER: Final = "shards"
"""The folder of the files, in that of the campaign."""
NUMBER: Final = "number"
"""The first column: the number of the deal."""


def shard_path(folder: Path, first: int, last: int) -> Path:
    """Returns the path of the file of a shard."""
    return folder / FOLDER / f"{first:09d}-{last:09d}.parquet"


def columns_of(question: Question) -> tuple[Column, ...]:
    """Returns every column of the table: type and meaning are stated nowhere else."""
    return Column(NUMBER, "int64", "deal number"), *question.columns


def schema_of(question: Question) -> "pa.Schema":
    """Returns the Arrow schema of the table: its columns, what they mean, and the question."""
    import pyarrow as pa  # noqa: PLC0415  # needs the extra

    fields = [
        pa.field(
            each.name,
            pa.type_for_alias(each.type),
            nullable=False,
            metadata={"meaning": each.meaning},
        )
        for each in columns_of(question)
    ]
    return pa.schema(fields, metadata={"campaign": question.id, "question": str(question)})


def shard_bytes(
    question: Question, first: int, last: int, columns: Mapping[str, Sequence[Value]]
) -> bytes:
    """Returns the Parquet file of a shard. Raises ``ValueError`` if the rows do not fit it."""
    import pyarrow as pa  # noqa: PLC0415  # needs the extra
    import pyarrow.parquet as pq  # noqa: PLC0415

    names = [each.name for each in question.columns]
    count = last - first + 1
    if list(columns) != names or any(len(values) != count for values in columns.values()):
        text = f"the rows of shard {first} to {last} do not fit the question"
        raise ValueError(text)
    schema = schema_of(question)
    values = {NUMBER: range(first, last + 1), **columns}
    table = pa.table(
        [pa.array(values[each.name], type=each.type) for each in schema], schema=schema
    )
    small = [each.name for each in question.columns if each.type in {"int8", "int16"}]
    wide = [NUMBER, *(each.name for each in question.columns if each.type in {"int32", "int64"})]
    out = BytesIO()
    pq.write_table(
        table,
        out,
        compression="zstd",
        use_dictionary=small,
        column_encoding=dict.fromkeys(wide, "DELTA_BINARY_PACKED"),
    )
    return out.getvalue()


def parse_shard(
    data: bytes, question: Question, first: int, last: int, columns: Sequence[str] | None = None
) -> "pa.Table":
    """Reads the bytes of a shard, or some columns. Raises ``ValueError`` if they are not its rows.

    Without threads: they gain nothing on small files, and a process in which pyarrow has threads
    can abort at its exit ("terminate called without an active exception", on a busy machine).
    """
    import pyarrow as pa  # noqa: PLC0415  # needs the extra
    import pyarrow.compute as pc  # noqa: PLC0415
    import pyarrow.parquet as pq  # noqa: PLC0415

    schema = schema_of(question)
    wanted = schema.names if columns is None else list(columns)
    try:
        file = pq.ParquetFile(BytesIO(data), pre_buffer=False)
        found, is_same = file.schema_arrow, question.code == code_name()  # else other meanings
        if (
            not found.equals(schema, check_metadata=is_same)
            or found.metadata[b"question"] != schema.metadata[b"question"]
            or file.metadata.num_rows != last - first + 1
        ):
            raise ValueError
        table = file.read(columns=list({NUMBER, *wanted}), use_threads=False)
        numbers = pa.chunked_array([pa.array(range(first, last + 1), type=pa.int64())])
        if not table.column(NUMBER).equals(numbers):
            raise ValueError
        for each in question.columns:
            if each.name in wanted and each.type != "binary":
                ends = pc.min_max(table.column(each.name)).as_py()
                if ends["min"] < each.least or (each.is_share and ends["max"] > 1):
                    raise ValueError
        return table.select(wanted)
    except (pa.ArrowException, OSError, LookupError, MemoryError) as error:
        raise ValueError from error


def is_canonical(data: bytes, question: Question, first: int, last: int) -> bool | None:
    """Whether the bytes of a shard are those that ``shard_bytes`` makes of its rows.

    Then every reader finds the same rows, also one that uses the statistics in the file. None if
    another version of pyarrow or winnable wrote it. Raises ``ValueError`` as ``parse_shard`` does.
    """
    rows = parse_shard(data, question, first, last).to_pydict()
    del rows[NUMBER]
    again = shard_bytes(question, first, last, rows)
    if data != again and _head(data) != _head(again):
        return None
    return data == again


def _head(data: bytes) -> tuple[str, str]:
    """Returns the writer of a shard, and the names and meanings of its columns."""
    from pyarrow.parquet import ParquetFile  # noqa: PLC0415  # needs the extra

    file = ParquetFile(BytesIO(data))
    return file.metadata.created_by, file.schema_arrow.to_string(truncate_metadata=False)


def checksum(data: bytes) -> str:
    """Returns the SHA-256 of the bytes of a file, in hexadecimal digits."""
    return sha256(data).hexdigest()
