"""The load client (``scripts/bench table load``): every acknowledged move is in the database."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.support.length import IS_LONG
from tests.support.tools import POSTGRESQL

LOAD = Path(__file__).parents[2] / "bench" / "load.py"


def loaded(*words: str) -> dict[str, Any]:
    """The figures of a small load."""
    size = ("--tables", "40") if IS_LONG else ("--tables", "4")
    done = subprocess.run(
        [sys.executable, str(LOAD), *size, "--every", "0.5", "--seconds", "4", "--json", *words],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr + done.stdout
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_a_server_loses_no_move_of_many_tables() -> None:
    found = loaded("--database", "sqlite", "--reviews", "1")
    assert found["moves"] > 0
    assert (found["lost"], found["refused"], found["reconnects"]) == (0, 0, 0)


def test_no_acknowledged_move_is_lost_when_postgresql_is_killed() -> None:
    POSTGRESQL.need()
    found = loaded("--kill-database", "--games", "draw-three")
    assert found["events"] == ["kill -9 of PostgreSQL"]
    assert found["moves"] > 0
    assert found["lost"] == 0
