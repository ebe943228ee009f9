"""No line asks a package index for winnable: no index has it, so any stranger may take the name."""

import re
import tomllib
from pathlib import Path
from typing import Final

import pytest

from tests.support.repository import ROOT, repository_files
from winnable.speech.messages import LANGUAGES

BINARY: Final = (".png", ".webp", ".jpg", ".net", ".deals", ".woff2", ".wasm", ".zip", ".ico")
TOOLS: Final = r"""
    (?: pip3? \s+ (?: install | download | wheel )
      | uv \s+ (?: pip \s+ install | tool \s+ (?: install | run ) | add )
      | pipx \s+ (?: install | run | upgrade )
      | uvx
      | (?: poetry | pdm | rye ) \s+ add
      | (?: conda | mamba | micromamba | pixi | brew ) \s+ (?: install | add )
      | easy_install )
"""
ASKS_AN_INDEX: Final = re.compile(
    rf"""(?<!\w) {TOOLS} (?!\w)   # a tool that installs
    (?P<rest> [^\n]*?             # its other words
      (?<= [\s'"] ) winnable      # the bare name, not a part of a path
      (?: \[ [\w, -]* \] )? (?: [<>=~!]=? [\w.*]+ )?
      (?= [\s'"`;&|).,]|$ ) )
    """,
    re.VERBOSE | re.MULTILINE,
)
SOURCE: Final = re.compile(r"--no-index|(?:--from|--spec)[ =]['\"]?[.~$/\w-]*[/$]")
"""What gives winnable to the tool, so that it asks no index for it."""


def found(text: str) -> list[str]:
    """Returns the install lines of a text that ask an index for winnable."""
    text = text.replace("\\\n", " ")
    return [m[0] for m in ASKS_AN_INDEX.finditer(text) if not SOURCE.search(m["rest"])]


def texts() -> list[Path]:
    """Returns the files of the repository that have a text."""
    here = Path(__file__)
    return [file for file in repository_files() if file != here and file.suffix not in BINARY]


def test_no_line_asks_an_index_for_winnable() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("the files are listed by git")
    faults = {
        str(file.relative_to(ROOT)): lines
        for file in texts()
        if (lines := found(file.read_text("utf-8", errors="replace")))
    }
    assert faults == {}


@pytest.mark.parametrize(
    "line",
    [
        "pip install winnable",
        "Needs ``pip install 'winnable[campaign]' dask-jobqueue`` here.",
        'python -m pip install --upgrade "winnable[host]"',
        "`pip install 'winnable[rl]'`.",
        "pip install numpy \\\n    winnable==0.1.0",
        "uvx winnable",
        "uvx --from winnable winnable play",
        "uvx --from 'winnable[host]' winnable serve",
        "uv tool install winnable",
        "uv pip install 'winnable[rl]>=0.1'",
        "pipx run winnable",
        "conda install winnable",
        "brew install winnable",
    ],
)
def test_a_line_that_asks_an_index_is_found(line: str) -> None:
    assert found(line)


@pytest.mark.parametrize(
    "line",
    [
        ".venv/bin/pip install -e '.[campaign]'",
        "pip install ./dist/winnable-0.1.0-cp311-abi3-linux_x86_64.whl",
        "pip install --no-index --find-links /wheels 'winnable[campaign]'",
        "uvx --from ./winnable-0.1.0-cp311-abi3-linux_x86_64.whl winnable",
        "pipx run --spec ./winnable-0.1.0-cp311-abi3-linux_x86_64.whl winnable",
        "/opt/winnable/bin/pip install '/usr/local/src/winnable[host]'",
        "pip install distributed pyarrow",
    ],
)
def test_a_line_that_names_a_source_is_none(line: str) -> None:
    assert not found(line)


@pytest.mark.parametrize(
    ("message", "extra"),
    [
        ("fault-campaign-extra", "campaign"),
        ("fault-no-database-driver", "host"),
        ("fault-no-counts", "host"),
    ],
)
def test_the_messages_name_packages_of_the_extra(message: str, extra: str) -> None:
    """What a message tells to install is what the extra would bring."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    known = {re.split(r"[<>=~]", need)[0] for need in project["optional-dependencies"][extra]}
    lines = [
        line
        for file in (ROOT / "src" / "winnable" / "speech" / "messages").glob("*/*.ftl")
        for line in file.read_text("utf-8").splitlines()
        if line.startswith(f"{message} =")
    ]
    assert len(lines) == len(LANGUAGES)
    for line in lines:
        words = line.partition("pip install ")[2].rstrip(".").replace("'", "").split()
        assert words, line
        assert set(words) <= known, line
