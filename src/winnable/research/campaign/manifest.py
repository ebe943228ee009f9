"""The manifest of a published table: the question, and the SHA-256 of every file.

``publishing`` writes it, ``loading`` reads it.
"""

from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from .ledger import QUESTION, Ledger
from .shards import checksum, shard_path

MANIFEST: Final = "manifest.json"

_Count = Annotated[int, Meta(ge=0, le=(1 << 63) - 1)]
_Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class File(msgspec.Struct):
    """A file of the table."""

    path: Annotated[str, Meta(pattern=r"^shards/[0-9]{9,19}-[0-9]{9,19}\.parquet$")]
    sha256: _Digest
    rows: _Count


class Manifest(msgspec.Struct):
    """What is published of which table."""

    campaign: str
    question: str
    """The canonical text."""
    complete: bool
    rows: _Count
    root: _Digest
    """One SHA-256 that commits to the question and every row (``root_hash``)."""
    files: list[File]

    def __str__(self) -> str:
        """Returns the text of the file."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


def manifest_of(ledger: Ledger) -> Manifest:
    """Returns the manifest of what is measured."""
    files = [
        File(shard_path(Path(), *shard).as_posix(), each.sha256, each.deals)
        for shard, each in sorted(ledger.results.items())
    ]
    question = ledger.question
    return Manifest(
        campaign=question.id,
        question=str(question),
        complete=ledger.done == question.deals,
        rows=ledger.done,
        root=root_hash(str(question), files),
        files=files,
    )


def parse_manifest(data: bytes) -> Manifest:
    """Parses a manifest. Raises ``ValueError``, also if its root is not that of its files, or if
    these are not in the order of their deals, each once.
    """
    try:
        found = msgspec.json.decode(data, type=Manifest)
    except RecursionError:
        raise ValueError from None
    firsts = [int(file.path.removeprefix("shards/").partition("-")[0]) for file in found.files]
    is_ordered = all(one < other for one, other in pairwise(firsts))
    if not is_ordered or found.root != root_hash(found.question, found.files):
        raise ValueError
    if found.rows != sum(file.rows for file in found.files):
        raise ValueError
    return found


def root_of(ledger: Ledger) -> str:
    """Returns the root of what is measured."""
    return manifest_of(ledger).root


def root_hash(question: str, files: Iterable[File]) -> str:
    """Returns what ``sha256sum question.toml shards/*.parquet | sha256sum`` prints.

    Anyone with the manifest can check any one file against the root.
    """
    digests = {QUESTION: checksum(question.encode())}
    digests |= {file.path: file.sha256 for file in files}
    lines = (f"{digest}  {name}\n" for name, digest in sorted(digests.items()))
    return checksum("".join(lines).encode())
