"""A command imports only what it uses: imports take most of its time."""

import subprocess
import sys

import pytest

FRONT_ENDS = {"uvicorn", "starlette", "websockets", "msgspec", "winnable.web", "winnable.cli.line"}
CAMPAIGNS = {"dask", "distributed", "pyarrow", "winnable.research.campaign.running"}
SLOW = (
    FRONT_ENDS
    | CAMPAIGNS
    | {"asyncio", "filelock", "markdown_it", "winnable.session", "rich.progress"}
)
SEVERAL = {"statistics", "winnable.analysis.reviews"}
EVERYTHING_ELSE = {"cyclopts", "rich", "fluent", "platformdirs", "winnable.speech.messages"}

UNUSED = {
    "--version": SLOW | SEVERAL | EVERYTHING_ELSE,
    "--help": SLOW | SEVERAL | {"fluent", "platformdirs", "winnable.speech.messages"},
    "solve --number 1": SLOW | SEVERAL | {"rich"},
    "deals make 7": SLOW | {"rich"},
    "stats": SLOW | {"rich"},
    "campaign --help": FRONT_ENDS | CAMPAIGNS | {"winnable.session"},
    "play": CAMPAIGNS | {"uvicorn", "starlette", "winnable.web", "rich.progress"},
}


@pytest.mark.parametrize("line", UNUSED)
def test_a_command_imports_nothing_that_it_does_not_use(line: str) -> None:
    program = (
        "import atexit, sys; atexit.register(lambda: print(*sys.modules, file=sys.stderr));"
        "from winnable.cli import main; main(sys.argv[1:])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, *line.split()],
        capture_output=True,
        stdin=subprocess.DEVNULL,
        text=True,
        check=True,
    )
    loaded = set(done.stderr.split())
    assert {"winnable", "winnable.cli"} <= loaded
    assert not loaded & UNUSED[line]
