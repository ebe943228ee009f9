"""The files of this repository."""

import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]


def repository_files() -> list[Path]:
    """Every file that git does not ignore, committed or not, as it is here."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    files = [ROOT / name for name in listed.split("\0") if name]
    return [file for file in files if file.is_file()]
