"""Full disks: a real file system of a few megabytes."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest


@contextmanager
def small_disk(tmp_path: Path, size: str = "8m") -> Iterator[Path]:
    """A folder on a file system of that size. Skips the test if none can be mounted."""
    place = tmp_path / "small"
    place.mkdir()
    if not sys.platform.startswith("linux"):
        pytest.skip("file systems cannot be mounted here")
    mount = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(place)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("file systems cannot be mounted here")
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)


def fill(place: Path) -> None:
    """Fills the disk."""
    with (place / "ballast").open("ab", buffering=0) as file, suppress(OSError):
        while True:
            file.write(bytes(512))


def empty(place: Path) -> None:
    """Frees the space again."""
    (place / "ballast").unlink()
