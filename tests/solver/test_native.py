"""Stale compiled modules are refused, and an interpreted search gives a warning."""

import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

import winnable
from tests.support.interpreting import copied
from winnable.solver import bits
from winnable.solver.native import missing_tools

PACKAGE = Path(winnable.__file__).parent
SOLVE = """
import sys
from winnable import VARIANTS, numbered_deal, solve, start
from winnable.solver import klondike, solitario
sys.stderr.write(f"{klondike.COMPILED} {solitario.COMPILED}\\n")
for name in ("draw-three", "solitario"):
    rules = VARIANTS[name].rules
    for number in (1, 2):
        assert solve(start(rules, numbered_deal(number, rules))).moves
"""


def run(path: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Runs code with the package of ``path``."""
    return subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(path)!r})\n{code}"],
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("is_tree", "tools", "advice"),
    [
        (True, "", "To compile them, run scripts/setup again."),
        (False, "", "To compile them, install winnable again."),
        (True, "CC=/nowhere/cc", "Missing: a C compiler (Debian package gcc). Install that, then "),
        (
            False,
            "CC=/nowhere/cc",
            "Missing: a C compiler (Debian package gcc). Install that, then ",
        ),
    ],
)
def test_an_interpreted_search_says_once_what_would_compile_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_tree: bool, tools: str, advice: str
) -> None:
    path = copied(tmp_path, compiled=False)
    if not is_tree:
        (tmp_path / "setup.py").unlink()
    monkeypatch.delenv("CC", raising=False)
    if tools:
        monkeypatch.setenv(*tools.split("="))
    elif missing_tools():
        pytest.skip(f"needs what compiles the searches. {missing_tools()}")
    done = run(path, SOLVE)
    title, *lines = done.stderr.splitlines()
    assert (done.returncode, title, len(lines)) == (0, "False False", 1)
    assert lines[0].startswith("winnable: the searches are not compiled and run about 70 times")
    assert advice in lines[0]
    assert lines[0].endswith(("run scripts/setup" if is_tree else "install winnable") + " again.")


def test_a_compiled_search_gives_no_warning(tmp_path: Path) -> None:
    done = run(copied(tmp_path, compiled=True), SOLVE)
    assert (done.returncode, done.stderr) == (0, "True True\n")


def test_the_scripts_check_every_unit() -> None:
    """scripts/wheel and scripts/sanitize refuse a build in which one of ``UNITS`` is missing."""
    files = [path for kind in ("*.so", "*.pyd") for path in PACKAGE.rglob(kind)]
    built = {
        ".".join([*path.relative_to(PACKAGE).parent.parts, path.name.split(".")[0]])
        for path in files
    }
    units = runpy.run_path(str(PACKAGE.parents[1] / "scripts" / "compiled"))["UNITS"]
    assert set(units) == built


@pytest.mark.parametrize(
    ("source", "module"),
    [
        ("solver/bits.pxd", "solver.klondike.search"),
        ("solver/klondike/moves.py", "solver.klondike.search"),
        ("solver/klondike/memory.pxd", "solver.klondike.search"),
        ("solver/klondike/layout.py", "solver.klondike.search"),
        ("solver/solitario/reach.py", "solver.solitario.search"),
        ("solver/solitario/state.py", "solver.solitario.certain"),
        ("solver/replay.py", "solver.replay"),
        ("solver/board.py", "solver.replay"),
        ("players/weighing.py", "players.tree"),
        ("players/net.pxd", "players.tree"),
        ("players/engine.py", "players.ladder_klondike"),
        ("players/tricky.pxd", "players.tricky"),
        ("research/arena/tables.py", "research.arena.batch"),
        ("solver/astar/bounds.py", "solver.astar.klondike"),
        ("solver/astar/store.pxd", "solver.astar.solitario"),
    ],
)
def test_a_compiled_module_does_not_shadow_an_edited_source(
    tmp_path: Path, source: str, module: str
) -> None:
    path = copied(tmp_path, compiled=True)
    load = f"import winnable.{module}"
    assert run(path, load).returncode == 0
    with (path / "winnable" / source).open("a") as file:
        file.write("# edited\n")
    done = run(path, load)
    assert done.returncode == 1
    assert "winnable.law.errors.StaleModule: " in done.stderr
    assert Path(source).name in done.stderr
    assert "Run scripts/setup" in done.stderr
    (tmp_path / "setup.py").unlink()  # as in an installation, whose sources nobody edits
    assert run(path, load).returncode == 0


@pytest.mark.parametrize(
    "arguments", [["solve", "--number", "1"], ["--version"], ["play", "--help"], ["nonsense"]]
)
def test_the_command_line_says_one_sentence_about_a_stale_module(
    tmp_path: Path, arguments: list[str]
) -> None:
    path = copied(tmp_path, compiled=True)
    with (path / "winnable/solver/bits.pxd").open("a") as file:
        file.write("# edited\n")
    done = run(path, f"from winnable.cli import main; main({arguments})")
    assert (done.returncode, done.stdout) == (3, "")
    (sentence,) = done.stderr.splitlines()
    assert sentence.startswith("winnable: ")
    assert "bits.pxd has changed" in sentence


def test_a_library_user_sees_one_traceback_of_a_stale_module(tmp_path: Path) -> None:
    path = copied(tmp_path, compiled=True)
    with (path / "winnable/solver/bits.pxd").open("a") as file:
        file.write("# edited\n")
    done = run(path, "import winnable; winnable.solve")
    assert done.stderr.count("Traceback") == 1
    assert max(map(len, done.stderr.splitlines())) < 400  # no list of digests


def test_bit_masks_are_equal_in_c_and_python() -> None:
    text = (PACKAGE / "solver" / "bits.pxd").read_text()
    defined = dict(re.findall(r"#define W_(\w+) (\w+)ULL", text))
    stated = {name: value for name, value in vars(bits).items() if name.isupper()}
    assert stated.pop("NOTHING") == []
    assert {name: int(value, 0) for name, value in defined.items()} == stated
    functions = {name for name, value in vars(bits).items() if callable(value)} - {"nullcontext"}
    assert functions == set(re.findall(r"(\w+) \"w_\w+\"\(", text))


def test_the_random_generator_is_xorshift64_star() -> None:
    """The first numbers after 1234567 are those of other implementations (Rosetta Code)."""
    found, x = [], 1234567
    for _ in range(5):
        x = bits.roll(x)
        found.append(bits.pick(x, 1 << 32))
    assert found == [3540625527, 2750739987, 4037983143, 1993361440, 3809424708]
    assert all(0 < bits.sow(seed) < 1 << 64 for seed in (0, 1, bits.MIX, bits.ALL64))
