"""Line mode in a terminal, in plain mode and with the board."""

import re
from contextlib import suppress
from io import StringIO

import pexpect
import pytest

from tests.support.length import IS_LONG
from tests.support.line_mode import GOODBYE, PLAIN_ON, Home, ask, check_plain, end, until_idle
from winnable.cli.line.terminal import wants_plain, wrapped
from winnable.store import Settings

QUIET = 60.0 if IS_LONG else 1.0

# Plain mode


@pytest.mark.parametrize(
    ("option", "environment"),
    [
        ("--new", "TERM=dumb"),
        ("--plain", ""),
        ("--plain", "TERM=dumb"),
        ("--new", "WINNABLE_PLAIN=1"),
    ],
)
def test_plain_mode_in_a_terminal_writes_whole_lines(
    home: Home, option: str, environment: str
) -> None:
    with home.terminal("-n", "7", option, environment=environment) as child:
        child.expect_exact(PLAIN_ON + "\n")
        child.expect_exact("in the stock. Type a question mark for help.\n")
        written = PLAIN_ON.encode() + b"\n"
        for command in ("d", "m", "t", "?", "1 f", "u", "redo", "nonsense", "stats", "rules"):
            child.sendline(command)
        child.sendline("quit")
        written += end(child)
    check_plain(written)
    assert written.decode().endswith(GOODBYE + "\n")
    assert ">" not in written.decode()


def written_until_quiet(child: "pexpect.spawn[bytes]", seconds: float) -> bytes:
    """The output until there is none for so many seconds."""
    written = b""
    with suppress(pexpect.TIMEOUT):
        while True:
            written += child.read_nonblocking(1000, timeout=seconds)
    return written


def test_an_idle_game_writes_nothing(home: Home) -> None:
    """Runs two terminals at once to save time."""
    others = Home(home.folder / "other")
    others.folder.mkdir()
    with (
        home.terminal("-n", "7", "--plain") as one,
        others.terminal("-n", "7", "--no-plain") as other,
    ):
        for answer in ("in the stock.", "Drew"):
            for child, rest in ((one, "\n"), (other, "> ")):
                child.expect_exact(answer)
                child.expect_exact(rest)
            assert written_until_quiet(one, QUIET) == b""
            assert written_until_quiet(other, 0.1) == b""
            one.sendline("d")
            other.sendline("d")


@pytest.mark.parametrize("option", ["--plain", "--no-plain"])
@pytest.mark.parametrize("way", ["end of input", "Ctrl-C", "quit"])
def test_every_way_to_leave_saves(home: Home, option: str, way: str) -> None:
    with home.terminal("-n", "7", option) as child:
        child.expect_exact("in the stock.")
        ask(child, "d", "Drew")
        if option == "--no-plain":
            child.expect_exact("> ")
            # A key typed before readline has the terminal is lost, and Python carries out a Ctrl-C
            # between the prompt and the wait for a key only with the next key.
            until_idle(child)
        if way == "end of input":
            child.sendeof()
        elif way == "Ctrl-C":
            child.sendintr()
        else:
            child.sendline("quit")
        rest = end(child).decode()
    assert GOODBYE in rest
    assert "Traceback" not in rest
    assert "KeyboardInterrupt" not in rest
    assert [len(game.steps) for game in home.games] == [1]
    found = home.store.latest()
    assert found is not None  # no process holds it


def test_plain_is_remembered_until_plain_off(home: Home) -> None:
    with home.terminal("-n", "7", "--plain") as child:
        child.expect_exact(PLAIN_ON)
        child.sendline("quit")
        end(child)
    with home.terminal() as child:  # no option, a terminal with colours
        child.expect_exact(PLAIN_ON)
        child.sendline("plain off")
        child.sendline("quit")
        check_plain(end(child).lstrip(b"\n"))
    with home.terminal() as child:
        child.expect_exact("\x1b[")
        child.sendline("plain on")
        child.sendline("quit")
        end(child)
    with home.terminal() as child:
        child.expect_exact(PLAIN_ON)


def test_plain_mode_of_the_environment_is_not_remembered(home: Home) -> None:
    home.pipe("d\n", "-n", "7")
    assert not home.store.settings().plain
    with home.terminal(environment="TERM=dumb") as child:
        child.expect_exact(PLAIN_ON)
    assert home.store.settings() == Settings()


class Stream(StringIO):
    def __init__(self, *, terminal: bool) -> None:
        super().__init__()
        self._terminal = terminal

    def isatty(self) -> bool:
        return self._terminal


@pytest.mark.parametrize(
    ("environment", "stdin", "stdout", "plain"),
    [
        ({"TERM": "xterm"}, True, True, False),
        ({"TERM": "xterm"}, False, True, True),
        ({"TERM": "xterm"}, True, False, True),
        ({"TERM": "dumb"}, True, True, True),
        ({}, True, True, True),
        ({"TERM": "xterm", "WINNABLE_PLAIN": "1"}, True, True, True),
        ({"TERM": "xterm", "WINNABLE_PLAIN": "0"}, True, True, False),
        ({"TERM": "xterm", "WINNABLE_PLAIN": ""}, True, True, False),
    ],
)
def test_environment_and_streams_decide_on_plain_mode(
    environment: dict[str, str], *, stdin: bool, stdout: bool, plain: bool
) -> None:
    assert wants_plain(environment, Stream(terminal=stdin), Stream(terminal=stdout)) is plain


# With the board


def without_colour(written: bytes) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", written.decode())


def test_the_board_is_drawn_after_every_change_and_only_then(home: Home) -> None:
    with home.terminal("-n", "7") as child:
        child.expect_exact("in the stock.")
        written = bytes(child.before or b"")
        assert b"\x1b[1;31m" in written  # hearts are red
        drawn = without_colour(written)
        assert re.search(r"^ 1 +2 +3 +4 +5 +6 +7 *$", drawn, re.MULTILINE)
        assert "▒24" in drawn
        assert drawn.count("▒▒▒") == 21
        assert PLAIN_ON not in drawn
        ask(child, "d", "21 left")
        assert "▒21" in without_colour(child.before or b"")
        ask(child, "w", "Waste")
        assert "▒" not in without_colour(child.before or b"")
        ask(child, "u", "Undone")
        assert "▒24" in without_colour(child.before or b"")
        child.sendline("quit")
        assert "\x1b[?" not in end(child).decode()  # no alternate screen, no hidden cursor


def test_the_suits_on_the_board_have_the_letters_of_the_language(home: Home) -> None:
    with home.terminal("--game", "solitario", "-n", "332", "--lang", "es") as child:
        child.expect_exact("34 en el mazo.")
        drawn = without_colour(child.before or b"")
        assert re.search(r"▒34 +· +o +c +b +e\s", drawn)  # four empty foundations
        assert "10o" in drawn
        ask(child, "language english", "English")
        ask(child, "d", "In hand")
        assert re.search(r"▒33 .* d +c +b +s\s", without_colour(child.before or b""))
        child.sendline("quit")
        end(child)


def test_the_output_never_moves_the_cursor(home: Home) -> None:
    with home.terminal("-n", "7") as child:
        for command in ("d", "d", "m", "1", "u", "t", "quit"):
            child.sendline(command)
        written = end(child).decode()
    assert "\r" not in written
    assert set(re.findall(r"\x1b\[?[0-9;]*(.)", written)) == {"m"}  # only colours


def test_the_prompt_shows_where_to_type(home: Home) -> None:
    with home.terminal("-n", "7") as child:
        child.expect_exact("\n> ")
    with home.terminal("--prompt", "Now: ") as child:
        child.expect_exact("\nNow: ")


def test_without_colour_no_escape_is_written(home: Home) -> None:
    with home.terminal("-n", "7", environment="NO_COLOR=1") as child:
        for command in ("d", "m", "quit"):
            child.sendline(command)
        assert b"\x1b" not in end(child)


@pytest.mark.parametrize("size", [(5, 10), (1, 1)])
def test_a_terminal_of_any_size_works(home: Home, size: tuple[int, int]) -> None:
    with home.terminal("-n", "7", size=size) as child:
        for command in ("d", "m", "?", "quit"):
            child.sendline(command)
        assert "Traceback" not in end(child).decode()


def test_the_hand_is_drawn(home: Home) -> None:
    with home.terminal("--game", "solitario", "-n", "1") as child:
        child.expect_exact("Pile 6")
        ask(child, "take 1", "In hand: 3 of swords")
        (top,) = re.findall("▒34.*", without_colour(child.before or b""))
        assert re.search("3s", top, re.IGNORECASE)


def test_no_line_of_a_narrow_terminal_begins_with_a_mark() -> None:
    text = "Talon : 24 cartes. 3 5 : la suite, de la 3 à la 5. Abandonner la partie ? Oui ! p ; p."
    for width in range(12, 60):
        lines = wrapped(text, width).splitlines()
        assert " ".join(lines) == text
        assert max(map(len, lines)) <= width
        assert not [line for line in lines if line.startswith((":", ";", "?", "!"))]
