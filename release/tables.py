"""Tables of campaigns as files of a release: a zip for each."""

import json
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final
from zipfile import ZipFile, ZipInfo

from .project import version

_BESIDE: Final = (
    *("README.md", "croissant.json", "ledger.jsonl", "manifest.json", "question.toml"),
    "report.html",
)
"""What is published beside the shards."""
_SIGNATURE: Final = "manifest.json.sig"


def pack(folder: Path, target: Path) -> Iterator[Path]:
    """Packs each published campaign of a folder; yields its archive, which has no time in it.

    Raises ``OSError`` for a missing file, and ``ValueError`` for one that differs from its hash.
    """
    for path in sorted(folder.glob("*/manifest.json")):
        manifest = json.loads(path.read_text(encoding="utf-8"))
        hashes = {each["path"]: each["sha256"] for each in manifest["files"]}
        for name, digest in hashes.items():
            if sha256((path.parent / name).read_bytes()).hexdigest() != digest:
                message = f"{path.parent / name} differs from its hash in {path}"
                raise ValueError(message)
        signature = [_SIGNATURE] if (path.parent / _SIGNATURE).exists() else []
        archive = target / f"winnable-{version()}-campaign-{manifest['campaign']}.zip"
        with ZipFile(archive, "w") as packed:  # not compressed: Parquet is
            for name in sorted([*_BESIDE, *hashes, *signature]):
                entry = ZipInfo(f"{archive.stem}/{name}")
                packed.writestr(entry, (path.parent / name).read_bytes())
        yield archive
