"""The parts of the site that run Python, built once for all tests."""

import json
import os
import subprocess
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Protocol

import pytest
from filelock import FileLock

from site_build.python import PYODIDE, build_python
from tests.support.tools import NODE
from winnable.players.nets import FOLDER as NETS

ROOT: Final = Path(__file__).parents[2]
RUN: Final = Path(__file__).with_name("run.mjs")
MODULES: Final = ROOT / "build/site/plan/modules.json"


class Pyodide(Protocol):
    """Calls a function of a program with a value of JSON, under Pyodide."""

    def __call__(self, program: Path, function: str, argument: object) -> Any: ...


@pytest.fixture(scope="session")
def python_of_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with Pyodide and the package, built from the sources."""
    NODE.need()
    if not (find_spec("ziglang") and (ROOT / PYODIDE).exists()):
        if os.environ.get("CI"):
            pytest.fail("scripts/site tools has not run")
        pytest.skip("scripts/site tools installs what builds the site")
    into = ROOT / "build/site/python"
    with FileLock(ROOT / "build/site.lock"), pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        mark = (
            tmp_path_factory.getbasetemp().parent / "site-is-built"
        )  # of this run, for all workers
        if not mark.exists():
            build_python(ROOT / "build/site", into)
            mark.touch()
    return into


@pytest.fixture(scope="session")
def pyodide(python_of_site: Path) -> Pyodide:
    """Pyodide with the package, in a process for each call."""
    nets = [f"winnable/players/{path.name}={path}" for path in sorted(NETS.glob("*.net"))]

    def run(program: Path, function: str, argument: object) -> Any:
        places = [str(each) for each in (RUN, python_of_site, program)]
        command = [NODE.need(), "node", *places, function, json.dumps(argument), *nets]
        made = subprocess.run(command, capture_output=True, text=True, check=False)
        assert not made.returncode, made.stderr[-3000:]
        return json.loads(made.stdout.splitlines()[-1])

    return run
