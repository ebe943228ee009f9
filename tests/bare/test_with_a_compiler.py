"""The README's first command with a compiler, as root."""

from tests.bare.machine import Machine
from tests.bare.readme import QUICKLY, play


def test_play(machine: Machine) -> None:
    machine.install("gcc", "python3-dev")
    machine.clone("root")
    said = play(machine, "root", QUICKLY)
    assert "Missing" not in said
    assert "(compiled search)" in machine.do("cd winnable && scripts/play --version", user="root")
