"""The README's commands with a compiler, as root."""

from tests.bare.machine import Machine
from tests.bare.readme import QUICKLY, check, play


def test_play(machine: Machine) -> None:
    machine.install("gcc", "python3-dev")
    machine.clone("root")
    said = play(machine, "root", QUICKLY)
    assert "Missing" not in said
    assert "(compiled search)" in machine.do("cd winnable && scripts/play --version", user="root")


def test_the_fast_tests(machine: Machine) -> None:
    """An earlier version may have compiled a module that is not compiled any more.

    The other machine runs some of each of these tests, and the usual run all of them compiled.
    """
    machine.do("touch winnable/src/winnable/solver/literal.abi3.so", user="root")
    check(machine, "root", "tests/law/test_perft.py tests/solver/test_solver.py", QUICKLY)
