"""The README's two commands, read from it."""

import re
from typing import Final

from tests.bare.machine import Game, Machine
from tests.support.repository import ROOT

QUICKLY: Final = "WINNABLE_CFLAGS=-O0"
"""Compiles without optimizing, which takes a fifth of the time. The usual run optimizes."""


def commands() -> tuple[str, str]:
    """Returns the README's commands: play, test."""
    text = (ROOT / "README.md").read_text()
    play, test = re.findall(r"^    (scripts/(?:play|test))\b", text, re.MULTILINE)
    return play, test


def play(machine: Machine, user: str, how: str = "") -> str:
    """Plays in the browser's way and in the terminal; returns what the set-up said."""
    command, _ = commands()
    with Game(machine, f"cd winnable && exec env {how} {command}", user) as game:
        assert game.get("/").status == 200
        with game.playing(game="draw-three", number="1") as window:
            assert window.play("sw").ok
            assert window.act("hint").said
            assert window.act("advice").said
    said = machine.do(f"cd winnable && {command} play", user=user, typed="draw\nhint\nundo\nquit\n")
    assert "Traceback" not in said
    return game.err


def check(machine: Machine, user: str, part: str = "", how: str = "") -> None:
    """Runs the fast tests, or a part of them."""
    _, command = commands()
    said = machine.do(f"cd winnable && {how} {command} fast {part}", user=user)
    assert " passed" in said
    assert " failed" not in said
