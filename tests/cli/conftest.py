"""The command line and line mode, each with its own home folder."""

from pathlib import Path

import pytest

from tests.support.command_line import CommandLine
from tests.support.line_mode import Home


@pytest.fixture
def cli(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> CommandLine:
    return CommandLine(tmp_path, monkeypatch, capsys)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)
