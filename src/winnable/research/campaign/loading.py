"""Loads the table of a published campaign from a folder, or from an address.

Reads the manifest and the files of the table that it names, and nothing else. A file that differs
from its hash is refused. ``winnable campaign check`` says whether the rows are right.
"""

from collections.abc import Sequence
from http.client import HTTPException
from io import BytesIO
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pyarrow as pa
import pyarrow.parquet as pq

from ...disk import LARGEST, StoreError, StoreFault, read_regular
from ...law.errors import check_type
from .faults import CampaignError, CampaignFault
from .manifest import MANIFEST, File, parse_manifest
from .shards import checksum

LARGEST_MANIFEST: Final = 1 << 26
"""Most bytes of a manifest: some 400,000 files."""
PATIENCE: Final = 60
"""Seconds that a server may be silent."""


def load(
    place: str | Path,
    columns: Sequence[str] | None = None,
    *,
    root: str | None = None,
    unfinished: bool = False,
) -> pa.Table:
    """Loads the table of a campaign, or some of its columns, in the order of the deals.

    ``place`` is the folder that was published, or its address over http or https. ``root`` is what
    the publisher announced or signed. Without it, the files are only compared with the manifest
    beside them. ``unfinished`` also loads the table of a campaign that is not at its end; its deals
    are no fair sample, because easy deals are done first.

    Raises ``CampaignError`` for a file that is not the published one, ``StoreError`` for a file
    that is missing, cannot be read or has more than a gigabyte, and ``KeyError`` if the table has
    no such column.
    """
    if columns is not None:
        check_type("columns", "a list of names", columns, list | tuple)
    try:
        manifest = parse_manifest(_read(place, MANIFEST, LARGEST_MANIFEST))
        if root is not None and root.strip().lower() != manifest.root:
            raise ValueError
    except ValueError:
        raise _fault(place, MANIFEST) from None
    if not manifest.complete and not unfinished:
        raise CampaignError(CampaignFault.UNFINISHED, file=str(place))
    if not manifest.files:
        raise CampaignError(CampaignFault.NONE, file=str(place))
    tables: list[pa.Table] = []
    for file in manifest.files:
        tables.append(_table(place, file, columns))
        if tables[-1].schema != tables[0].schema:
            raise _fault(place, file.path)
    return pa.concat_tables(tables)


def _table(place: str | Path, file: File, columns: Sequence[str] | None) -> pa.Table:
    """Reads a file of the table. It has no threads, for the reason of ``shards.parse_shard``."""
    data = _read(place, file.path, LARGEST)
    try:
        if checksum(data) != file.sha256:
            raise ValueError
        table = pq.ParquetFile(BytesIO(data), pre_buffer=False).read(columns, use_threads=False)
    except (pa.ArrowException, OSError, ValueError, MemoryError):
        raise _fault(place, file.path) from None
    return table if columns is None else table.select(columns)


def _read(place: str | Path, name: str, most: int) -> bytes:
    """Reads a file below a folder or an address. Raises ``StoreError``."""
    file = _name(place, name)
    if not _is_address(place):
        return read_regular(Path(file), most)
    from urllib.error import HTTPError  # noqa: PLC0415  # slow to load
    from urllib.request import urlopen  # noqa: PLC0415

    try:
        with urlopen(file, timeout=PATIENCE) as answer:  # noqa: S310  # http or https
            data: bytes = answer.read(most + 1)
    except (OSError, HTTPException, ValueError) as error:
        if isinstance(error, HTTPError):
            error.close()
        raise StoreError(StoreFault.READ, file=file, why=str(error)) from error
    if len(data) > most:
        raise StoreError(StoreFault.LARGE, file=file)
    return data


def _name(place: str | Path, name: str) -> str:
    """Returns the path or the address of a file. A query, such as a key, stays at the end."""
    if not _is_address(place):
        return str(Path(place) / name)
    try:
        parts = urlsplit(str(place))
    except ValueError as error:
        raise StoreError(StoreFault.READ, file=str(place), why=str(error)) from error
    return parts._replace(path=f"{parts.path.rstrip('/')}/{name}").geturl()


def _is_address(place: str | Path) -> bool:
    return str(place).startswith(("http://", "https://"))


def _fault(place: str | Path, name: str) -> CampaignError:
    return CampaignError(CampaignFault.PUBLISHED, file=_name(place, name))
