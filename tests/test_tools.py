"""Without a program, the tests that need it are skipped with the name of its Debian package."""

import subprocess
import sys
from typing import Final

import pytest

from tests.support import tools
from tests.support.length import some
from tests.support.tools import Tool

RUN: Final = """
import sys
import pytest
from tests.support import tools
getattr(tools, sys.argv[1]).is_hidden = True
sys.exit(pytest.main(["-q", "-rs", "-p", "no:cacheprovider", *sys.argv[2:]]))
"""
_PROXIED: Final = "tests/web/test_raw_bytes.py::test_odd_bytes_do_no_harm"
TESTS: Final = {
    "POSTGRESQL": (
        *("tests/session/test_channels.py", "tests/session/test_sharing.py"),
        *("tests/store/test_unblocked.py", "tests/store/test_postgres_faults.py"),
        *("tests/web/test_workers.py", "tests/web/test_race_processes.py"),
        "tests/web/test_load.py::test_no_acknowledged_move_is_lost_when_postgresql_is_killed",
        *("tests/web/test_outages.py", "tests/browser/test_replaced_process.py"),
    ),
    "CHROMIUM": ("tests/browser/test_commands.py", "tests/browser/test_tree.py"),
    "NODE": ("tests/web/test_page.py", "tests/site"),
    "COMPILED": ("tests/players/test_review.py", "tests/session/test_acts.py"),
    "C": ("tests/store/test_io_faults.py", "tests/store/test_power_cuts.py"),
    "CPP": ("tests/cli/test_certify_command.py",),
    "AISLERIOT": ("tests/law/test_aisleriot.py",),
    "BASH": ("tests/cli/test_completion.py",),
    "SYSTEMD": ("tests/cli/test_deploy.py",),
    "CADDY": ("tests/cli/test_deploy.py", f"{_PROXIED}[caddy-frames]"),
    "NGINX": (f"{_PROXIED}[nginx-frames]",),
    "OPENSSL": (f"{_PROXIED}[nginx-frames]",),
}
"""Tests that need each program."""
LONG: Final = {"FIREFOX"}
"""Programs of the long run only."""


def test_every_program_is_tried() -> None:
    named = {name for name, value in vars(tools).items() if isinstance(value, Tool)}
    assert named == TESTS.keys() | LONG


@pytest.mark.parametrize("name", some(TESTS, 6))
def test_without_a_program_its_tests_are_skipped(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv("PYTEST_ADDOPTS", raising=False)  # options of this run, not of the other
    done = subprocess.run(
        [sys.executable, "-c", RUN, name, *TESTS[name]],
        capture_output=True,
        text=True,
        check=False,
    )
    tool: Tool = getattr(tools, name)
    assert done.returncode in (0, pytest.ExitCode.NO_TESTS_COLLECTED), done.stdout[-3000:]
    assert f"{tool.name} is missing (Debian package {tool.package})" in done.stdout
