"""The empty machines: one without a compiler, and one with a compiler."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bare.machine import Machine

EMPTY = Path(os.environ["WINNABLE_BARE"])
"""An empty Debian 12, made by ``scripts/bare``."""


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    """A new machine for each file of tests."""
    folder = tmp_path_factory.mktemp("machine")
    yield Machine(EMPTY, folder / "root")
    shutil.rmtree(folder)
