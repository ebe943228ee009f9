"""The files of a campaign's table: one Parquet file for each shard.

The bytes of a file depend on the question, its range of numbers and the version of pyarrow, and on
nothing else: no time, worker or attempt is in it.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Final

import pyarrow as pa
import pyarrow.parquet as pq

from .measures import Value
from .question import Question

FOLDER: Final = "shards"
"""The folder of the files, in that of the campaign."""
NUMBER: Final = "number"
"""The first column: the number of the deal."""


def shard_path(folder: Path, first: int, last: int) -> Path:
    """Returns the path of the file of a shard."""
    return folder / FOLDER / f"{first:09d}-{last:09d}.parquet"


def schema_of(question: Question) -> pa.Schema:
    """Returns the Arrow schema of the table: its columns, what they mean, and the question."""
    types = {each.name: pa.type_for_alias(each.type) for each in question.columns}
    fields = [pa.field(NUMBER, pa.int64(), nullable=False, metadata={"meaning": "deal number"})]
    for each in question.columns:
        meaning = {"meaning": each.meaning}
        fields.append(pa.field(each.name, types[each.name], nullable=False, metadata=meaning))
    return pa.schema(fields, metadata={"campaign": question.id, "question": str(question)})


def shard_bytes(
    question: Question, first: int, last: int, columns: Mapping[str, Sequence[Value]]
) -> bytes:
    """Returns the Parquet file of a shard. Raises ``ValueError`` if the rows do not fit it."""
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


def parse_shard(data: bytes, columns: Sequence[str] | None = None) -> pa.Table:
    """Reads the bytes of a shard. Raises ``pyarrow.ArrowException``.

    Without threads: they gain nothing on small files, and a process in which pyarrow has threads
    can abort at its exit ("terminate called without an active exception", on a busy machine).
    """
    file = pq.ParquetFile(BytesIO(data), pre_buffer=False)
    return file.read(columns=None if columns is None else list(columns), use_threads=False)


def checksum(data: bytes) -> str:
    """Returns the SHA-256 of the bytes of a file, in hexadecimal digits."""
    return sha256(data).hexdigest()
