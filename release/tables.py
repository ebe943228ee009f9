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

    Raises ``OSError`` for a missing file, and ``ValueError`` for a folder without campaigns, two of
    the same question, or a table that is not the one of its manifest.
    """
    manifests = sorted(folder.glob("*/manifest.json"))
    if not manifests:
        msg = f"{folder} has no folder of a published campaign"
        raise ValueError(msg)
    packed_as: dict[Path, Path] = {}
    for path in manifests:
        manifest = json.loads(path.read_text(encoding="utf-8"))
        hashes = {each["path"]: each["sha256"] for each in manifest["files"]}
        found = {each.relative_to(path.parent).as_posix() for each in path.parent.glob("shards/*")}
        archive = target / f"winnable-{version()}-campaign-{manifest['campaign']}.zip"
        if archive in packed_as:
            msg = f"{path} and {packed_as[archive]} are of one question"
            raise ValueError(msg)
        packed_as[archive] = path
        for name in sorted(found | set(hashes)):
            file = path.parent / name
            if name not in hashes or sha256(file.read_bytes()).hexdigest() != hashes[name]:
                msg = f"{file} is not what {path} says"
                raise ValueError(msg)
        signature = [_SIGNATURE] if (path.parent / _SIGNATURE).exists() else []
        contents = {
            name: (path.parent / name).read_bytes() for name in (*_BESIDE, *hashes, *signature)
        }
        with ZipFile(archive, "w") as packed:  # not compressed: Parquet is
            for name, data in sorted(contents.items()):
                entry = ZipInfo(f"{archive.stem}/{name}")
                entry.external_attr = 0o644 << 16
                packed.writestr(entry, data)
        yield archive
