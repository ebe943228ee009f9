"""The README's commands without a compiler, as an ordinary user; and when one has come."""

from tests.bare.machine import Machine
from tests.bare.readme import QUICKLY, check, play

MISSING = "Missing: a C compiler (Debian package gcc) and the headers of Python"


def test_play(machine: Machine) -> None:
    machine.clone("player")
    said = play(machine, "player").splitlines()
    assert len(said) <= 6, said
    assert [line for line in said if MISSING in line], said


def test_the_fast_tests(machine: Machine) -> None:
    check(machine, "player")


def test_headers_are_missed_by_name(machine: Machine) -> None:
    machine.install("gcc")
    machine.do("rm winnable/.venv/installed-*")
    said = machine.do("cd winnable && scripts/setup")
    assert "Missing: the headers of Python (Debian package python3-dev)." in said


def test_what_is_missing_is_compiled_when_it_has_come(machine: Machine) -> None:
    machine.install("python3-dev")
    assert "(compiled search)" in machine.do(f"cd winnable && {QUICKLY} scripts/play --version")


def test_the_fast_tests_compiled(machine: Machine) -> None:
    """Some of each kind: the usual run runs all of them compiled. An earlier version may have
    compiled a module that is not compiled any more.
    """
    machine.do("touch winnable/src/winnable/solver/literal.abi3.so")
    check(machine, "player", "tests/law/test_perft.py tests/solver/test_solver.py", QUICKLY)
