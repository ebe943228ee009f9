"""Runs the tools of the build."""

import subprocess


def run(command: list[str]) -> None:
    """Runs a tool. Raises ``RuntimeError`` with what it printed if it fails or is missing."""
    try:
        made = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        text = f"{command[0]} is not installed"
        raise RuntimeError(text) from None
    if made.returncode:
        text = f"{' '.join(command)} failed:\n{(made.stderr or made.stdout)[-4000:]}"
        raise RuntimeError(text)
