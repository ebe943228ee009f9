"""The README's two commands: play, then test.

As an ordinary user without a compiler, and as root with one.
"""

import re

import pytest

from tests.bare.machine import ROOT, Game, Machine

MISSING = "Missing: a C compiler (Debian package gcc) and the headers of Python"


def commands() -> tuple[str, str]:
    """The README's commands: play, test."""
    text = (ROOT / "README.md").read_text()
    found = re.findall(r"^    (scripts/(?:play|test))\b", text, re.MULTILINE)
    play, test = found
    return play, test


def play(machine: Machine, user: str) -> str:
    """Plays in the browser's way and in the terminal; returns what the set-up said."""
    command, _ = commands()
    with Game(machine, f"cd winnable && exec {command}", user) as game:
        assert game.get("/").status == 200
        with game.playing(game="draw-three", number="1") as window:
            assert window.play("sw").ok
            assert window.act("hint").said
            assert window.act("advice").said
    said = machine.do(f"cd winnable && {command} play", user=user, typed="draw\nhint\nundo\nquit\n")
    assert "Traceback" not in said
    return game.err


@pytest.mark.parametrize("user", ["player", "root"])
def test_play_without_a_compiler(machine: Machine, user: str) -> None:
    machine.clone(user)
    said = play(machine, user).splitlines()
    assert len(said) <= 6, said
    assert [line for line in said if MISSING in line], said


def test_the_fast_tests_without_a_compiler(machine: Machine) -> None:
    _, test = commands()
    assert " passed" in machine.do(f"cd winnable && {test} fast")


def test_headers_are_missed_by_name(machine: Machine) -> None:
    machine.install("gcc")
    said = machine.do("cd winnable && scripts/setup")
    assert "Missing: the headers of Python (Debian package python3-dev)." in said


@pytest.mark.parametrize("user", ["player", "root"])
def test_play_compiles_when_a_compiler_has_come(machine: Machine, user: str) -> None:
    machine.install("gcc", "python3-dev")
    said = play(machine, user)
    assert "Missing" not in said
    assert "(compiled search)" in machine.do("cd winnable && scripts/play --version", user=user)


def test_the_fast_tests_with_a_compiler(machine: Machine) -> None:
    _, test = commands()
    assert " passed" in machine.do(f"cd winnable && {test} fast", user="root")
