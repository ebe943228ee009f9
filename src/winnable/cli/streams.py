"""Makes the standard streams safe: they never raise because of their content."""

import os
import sys
from pathlib import Path


def make_streams_safe() -> None:
    """Opens streams that are closed, and replaces undecodable bytes, for input and output."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:  # the process was started with that stream closed
            setattr(sys, name, Path(os.devnull).open("r+", encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
