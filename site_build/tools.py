"""Runs the tools of the build."""

import subprocess
from pathlib import Path
from typing import Final

NODE: Final = str(Path(__file__).parents[1] / "scripts/node")
"""Runs node or npm, which are its first argument."""


def run(command: list[str], folder: Path = Path()) -> None:
    """Runs a tool in a folder. Raises ``RuntimeError`` with what it printed if it fails."""
    try:
        made = subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder)
    except FileNotFoundError:
        text = f"{command[0]} is not installed"
        raise RuntimeError(text) from None
    if made.returncode:
        text = f"{' '.join(command)} failed:\n{(made.stderr + made.stdout)[-4000:]}"
        raise RuntimeError(text)
