"""The wheel: one line from nothing to a table, with pip, pipx and uvx, without a compiler."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bare.index import local_index
from tests.bare.machine import Game, Machine, commit
from tests.bare.readme import QUICKLY
from tests.support.repository import repository_files

FIRST_TABLE = 3.0
"""Most seconds of CPU from the command to the first table."""
NAME = "winnable"
"""From the local index only: no public index has it yet."""
INSTALLS = {
    "pip": f"python3 -m venv own && own/bin/pip install -q {NAME}",
    "pipx": f"pipx install {NAME}",
    "uvx": f"uvx --quiet {NAME} --version",
}
STARTS = {"pip": "own/bin/winnable", "pipx": ".local/bin/winnable", "uvx": f"uvx --quiet {NAME}"}


@pytest.fixture(scope="module")
def index(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of an index with the wheel of this tree, made of a copy: nothing else may find its
    modules, which are not optimized.
    """
    folder = tmp_path_factory.mktemp("index")
    commit(repository_files(), folder / "source")
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation"]
    name, _, flags = QUICKLY.partition("=")
    subprocess.run(
        [*pip, "--wheel-dir", str(folder), str(folder / "source")],
        env={**os.environ, name: flags},
        check=True,
    )
    (wheel,) = Path(folder).glob("winnable-*-cp311-abi3-*.whl")
    with local_index(wheel, folder / "served") as url:
        yield url


@pytest.fixture(scope="module")
def tools(machine: Machine) -> Machine:
    """A machine with pipx of Debian, and with uv."""
    machine.install("pipx")
    machine.do("python3 -m venv /opt/uv && /opt/uv/bin/pip install -q uv", user="root")
    machine.do("ln -s /opt/uv/bin/uv /opt/uv/bin/uvx /usr/local/bin", user="root")
    return machine


@pytest.mark.parametrize("tool", INSTALLS)
def test_one_line_installs_and_another_plays(tools: Machine, index: str, tool: str) -> None:
    settings = f"export PIP_INDEX_URL={index} UV_DEFAULT_INDEX={index};"
    tools.do(f"{settings} {INSTALLS[tool]}")
    with (
        Game(tools, f"{settings} exec {STARTS[tool]}", "player") as game,
        game.playing(game="draw-three", number="1") as window,
    ):
        assert window.table.legal
    assert game.cpu <= FIRST_TABLE
    assert "compiled search" in tools.do(f"{settings} {STARTS[tool]} --version")
    if tool == "pip":
        said = tools.do(f"{STARTS[tool]} play", typed="draw\nhint\nquit\n")
        assert "Traceback" not in said
