"""Line mode as programs and people meet it: by pipe, in terminals, interrupted and killed."""

import os
import pty
import random
import re
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import StringIO
from pathlib import Path

import pexpect
import pytest

from winnable.cli import main
from winnable.game import Game, parse_game
from winnable.line.terminal import wants_plain
from winnable.messages import Voice
from winnable.store import Settings, Store

RECORDS = Path(__file__).parent / "records"
WINS = {"draw-three": 114, "one-pass": 365, "three-passes": 213, "solitario": 302}
"""The deal that each file ``win-<game>.txt`` wins."""
QUIET = 60.0 if os.environ.get("WINNABLE_LONG") else 1.0
PLAIN_ON = Voice().say("plain-on")
GOODBYE = Voice().say("goodbye")
PLAY = [sys.executable, "-m", "winnable", "play"]


class Home:
    """A player's folder and the ways to play there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def store(self) -> Store:
        return Store(self.folder / "winnable")

    @property
    def games(self) -> list[Game]:
        """The saved games, oldest first."""
        paths = (self.folder / "winnable" / "games").glob("*.txt")
        in_order = sorted(paths, key=lambda path: path.stat().st_mtime_ns)
        return [parse_game(path.read_text("utf-8")) for path in in_order]

    def environment(self, **others: str) -> dict[str, str]:
        usual = {
            "PATH": os.environ["PATH"],
            "LANG": "C.UTF-8",
            "TERM": "xterm-256color",
            **dict.fromkeys(("HOME", "TMPDIR", "XDG_DATA_HOME"), str(self.folder)),
        }
        return usual | others

    def start(self, *arguments: str) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            [*PLAY, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env=self.environment(),
        )

    def pipe(self, commands: str | bytes, *arguments: str) -> list[str]:
        """What a whole game by pipe writes; it ends well."""
        data = commands if isinstance(commands, bytes) else commands.encode()
        with self.start(*arguments) as process:
            written, _ = process.communicate(data, timeout=60)
            assert process.returncode == 0, written
        check_plain(written)
        return written.decode().splitlines()

    @contextmanager
    def terminal(
        self, *arguments: str, size: tuple[int, int] = (24, 80), environment: str = ""
    ) -> "Iterator[pexpect.spawn[bytes]]":
        """The game in a terminal that passes on the bytes as they are written, without echo."""
        child: pexpect.spawn[bytes] = pexpect.spawn(
            PLAY[0],
            [*PLAY[1:], *arguments],
            env=self.environment(**dict([environment.split("=")] if environment else [])),
            dimensions=size,
            timeout=20,
            preexec_fn=raw_output,
        )
        child.delaybeforesend = None
        try:
            yield child
        finally:
            child.close(force=True)


def raw_output() -> None:
    """The terminal does not put a return before a line feed and does not echo."""
    modes = termios.tcgetattr(1)
    modes[1] &= ~termios.OPOST
    modes[3] &= ~termios.ECHO
    termios.tcsetattr(1, termios.TCSANOW, modes)


def check_plain(written: bytes) -> None:
    """A stream: printable text and line feeds, whole lines."""
    text = written.decode()
    assert all(letter == "\n" or letter.isprintable() for letter in text), written
    assert not text or text.endswith("\n"), written
    assert "\n\n" not in text
    assert "Traceback" not in text


def ask(child: "pexpect.spawn[bytes]", command: str, answer: str) -> None:
    child.sendline(command)
    child.expect_exact(answer)


def end(child: "pexpect.spawn[bytes]") -> bytes:
    """What is written until the program ends; it ends well."""
    rest = bytes(child.read())
    child.wait()
    assert (child.exitstatus, child.signalstatus) == (0, None), rest
    return rest


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


# By pipe


@pytest.mark.parametrize("name", WINS)
def test_a_game_is_played_to_its_win(
    home: Home, name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home.folder))
    commands = (RECORDS / f"win-{name}.txt").read_text()
    lines = home.pipe(commands + "stats\n", "--game", name, "--number", str(WINS[name]))
    moves = commands.splitlines()
    assert len(lines) == 1 + 1 + len(moves) + 1 + 1  # one line an event
    assert lines[0] == PLAIN_ON
    assert "You won!" in lines[-3]
    assert not any("You won!" in line for line in lines[:-3])
    assert "1 played, 1 won, 100 percent" in lines[-2]
    assert lines[-1] == GOODBYE
    (won,) = home.games
    assert won.position.is_won
    (result,) = home.store.results()[0]
    assert (result.name, result.won, result.moves) == (name, True, won.moves_made)
    (path,) = (home.folder / "winnable" / "games").glob("*.txt")
    assert capsys.readouterr().out == ""
    with pytest.raises(SystemExit) as left:
        main(["verify", str(path)])
    assert left.value.code == 0
    assert f"{path}: won in {len(moves)} " in capsys.readouterr().out


def test_after_a_win_a_new_game_of_its_kind_begins(home: Home) -> None:
    commands = (RECORDS / "win-solitario.txt").read_text()
    home.pipe(commands, "--game", "solitario", "--number", str(WINS["solitario"]))
    lines = home.pipe("p\n")
    assert lines[1].startswith("Solitario, deal ")
    assert len(home.games) == 2


def test_the_end_of_the_input_leaves_and_the_next_start_goes_on(home: Home) -> None:
    first = home.pipe("d\nd\n", "-n", "7")
    assert (first[0], first[-1], len(first)) == (PLAIN_ON, GOODBYE, 5)
    second = home.pipe("u")  # no line feed at the end
    assert "2 moves" in second[1]
    assert len(second) == 4
    assert len(home.games) == 1


def test_nothing_at_all_is_typed(home: Home) -> None:
    assert len(home.pipe("")) == 3
    assert len(home.pipe("\n\n\n\n")) == 3


ODD = [
    b"\xff\xfe\x80",
    b"\x1b[2J\x1b[31md",
    b"d\x08\x08d\x00\x07",
    b"\r\rd\r",
    b"\xe2\x80\xae7 of hearts",
    b"d" * 300_000,
    b"7 " * 100_000,
    "\U0001f0a1\u2028\u0085d".encode(),
]


def test_whatever_comes_in_plain_text_goes_out(home: Home) -> None:
    begun = time.monotonic()
    lines = home.pipe(b"\n".join([*ODD, b"1", b""]), "-n", "7")
    assert time.monotonic() - begun < 20
    assert len(lines) > 2 + len(ODD)
    assert all(len(line) < 300 for line in lines)
    assert lines[-2].startswith("Pile 1")


def test_the_prompt_is_empty_unless_it_is_asked_for(home: Home) -> None:
    assert home.pipe("w\n", "-n", "7")[2:] == ["Waste: empty.", GOODBYE]
    lines = home.pipe("w\n", "--prompt", "Your move? ")
    assert lines[2:] == ["Your move? Waste: empty.", "Your move? " + GOODBYE]


def test_answers_come_at_once(home: Home) -> None:
    """Each answer is there before the next command is given: nothing waits in a buffer."""
    with home.start("-n", "7") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stdout.readline().decode() == PLAIN_ON + "\n"
        assert b"deal 7" in process.stdout.readline()
        for _ in range(5):
            process.stdin.write(b"d\n")
            process.stdin.flush()
            assert process.stdout.readline().startswith(b"Drew")
        process.stdin.close()
        assert process.stdout.read().decode() == GOODBYE + "\n"


def test_the_language_is_remembered_and_followed(home: Home) -> None:
    italian = Voice(language="it")
    assert home.pipe("", "--lang", "it")[0] == italian.say("plain-on")
    assert home.pipe("lingua inglese\n")[0] == italian.say("plain-on")
    assert home.pipe("")[0] == PLAIN_ON


# In a terminal, plain


@pytest.mark.parametrize(
    ("option", "environment"),
    [
        ("--new", "TERM=dumb"),
        ("--plain", ""),
        ("--plain", "TERM=dumb"),
        ("--new", "WINNABLE_PLAIN=1"),
    ],
)
def test_plain_in_a_terminal_is_a_stream_of_lines(
    home: Home, option: str, environment: str
) -> None:
    with home.terminal("-n", "7", option, environment=environment) as child:
        child.expect_exact(PLAIN_ON + "\n")
        child.expect_exact("in stock.\n")
        written = PLAIN_ON.encode() + b"\n"
        for command in ("d", "m", "t", "?", "1 f", "u", "redo", "nonsense", "stats", "rules"):
            child.sendline(command)
        child.sendline("quit")
        written += end(child)
    check_plain(written)
    assert written.decode().endswith(GOODBYE + "\n")
    assert ">" not in written.decode()


def written_within(child: "pexpect.spawn[bytes]", seconds: float) -> bytes:
    written = b""
    until = time.monotonic() + seconds
    while (left := until - time.monotonic()) > 0:
        with suppress(pexpect.TIMEOUT):
            written += child.read_nonblocking(1000, timeout=left)
    return written


@pytest.mark.parametrize("option", ["--plain", "--no-plain"])
def test_nothing_is_written_while_nothing_is_typed(home: Home, option: str) -> None:
    with home.terminal("-n", "7", option) as child:
        for answer in ("in stock.", "Drew"):
            child.expect_exact(answer)
            written_within(child, 0.5)  # what belongs to the answer
            assert written_within(child, QUIET) == b""
            child.sendline("d")


@pytest.mark.parametrize("option", ["--plain", "--no-plain"])
@pytest.mark.parametrize("way", ["end of input", "Ctrl-C", "quit"])
def test_every_way_out_saves(home: Home, option: str, way: str) -> None:
    with home.terminal("-n", "7", option) as child:
        child.expect_exact("in stock.")
        ask(child, "d", "Drew")
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
    assert found is not None  # it is not held any more
    assert not list((home.folder / "winnable").rglob("*.part"))


def test_plain_is_remembered_until_plain_off(home: Home) -> None:
    with home.terminal("-n", "7", "--plain") as child:
        child.expect_exact(PLAIN_ON)
        child.sendline("quit")
        end(child)
    with home.terminal() as child:  # no option, a colour terminal
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


def test_what_the_surroundings_ask_for_is_not_remembered(home: Home) -> None:
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
def test_the_surroundings_decide(
    environment: dict[str, str], *, stdin: bool, stdout: bool, plain: bool
) -> None:
    assert wants_plain(environment, Stream(terminal=stdin), Stream(terminal=stdout)) is plain


# In a terminal, with the board


def without_colour(written: bytes) -> str:
    return re.sub(r"\x1b\[[0-9;]*m", "", written.decode())


def test_the_board_is_drawn_after_every_change_and_only_then(home: Home) -> None:
    with home.terminal("-n", "7") as child:
        child.expect_exact("in stock.")
        written = bytes(child.before or b"")
        assert b"\x1b[1;31m" in written  # the hearts are red
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
        assert "\x1b[?" not in end(child).decode()  # no other screen, no hidden cursor


def test_no_pile_moves_the_cursor_about(home: Home) -> None:
    with home.terminal("-n", "7") as child:
        for command in ("d", "d", "m", "1", "u", "t", "quit"):
            child.sendline(command)
        written = end(child).decode()
    assert "\r" not in written
    assert set(re.findall(r"\x1b\[?[0-9;]*(.)", written)) == {"m"}  # colours, and nothing else


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
def test_any_size_of_terminal_will_do(home: Home, size: tuple[int, int]) -> None:
    with home.terminal("-n", "7", size=size) as child:
        for command in ("d", "m", "?", "quit"):
            child.sendline(command)
        assert "Traceback" not in end(child).decode()


def test_the_hand_is_drawn(home: Home) -> None:
    with home.terminal("--game", "solitario", "-n", "1") as child:
        child.expect_exact("Table 6")
        ask(child, "take 1", "In hand: 3 of swords")
        (top,) = re.findall("▒34.*", without_colour(child.before or b""))
        assert re.search("3s", top, re.IGNORECASE)


# Interrupted, killed, damaged


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_loses_nothing(home: Home, number: signal.Signals) -> None:
    with home.start("-n", "7") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"d\nd\n")
        process.stdin.flush()
        for _ in range(4):
            process.stdout.readline()
        process.send_signal(number)
        rest = process.stdout.read()
    if number is signal.SIGINT:
        assert (process.returncode, rest.decode()) == (0, GOODBYE + "\n")
    assert b"Traceback" not in rest
    found = home.store.latest()
    assert found is not None
    assert len(found[1].steps) == 2


def test_killed_at_any_moment_at_most_the_move_in_flight_is_lost(home: Home) -> None:
    chance = random.Random(20)
    known = 0  # moves that are certainly saved
    arguments = ["--game", "draw-one", "--number", "7"]
    for point in range(20):
        with home.start(*arguments) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            count = chance.randint(1, 9)
            process.stdin.write(b"d\n" * count)
            process.stdin.flush()
            written = process.stdout.readline() + process.stdout.readline()
            if point:
                assert f"{known} move" in written.decode()
            for _ in range(chance.randint(0, count - 1)):
                written += process.stdout.readline()
            time.sleep(chance.uniform(0, 0.03))
            process.kill()
            written += process.stdout.read()
        answered = written.count(b"\n") - 2
        (game,) = home.games
        saved = len(game.steps)
        assert known + answered <= saved <= min(known + answered + 1, known + count), point
        assert home.store.settings() == Settings()
        known, arguments = saved, []
    assert known > 20
    lines = home.pipe("u\n")
    assert f"{known} moves" in lines[1]
    assert not list((home.folder / "winnable" / "damaged").glob("*"))


def test_killed_while_it_starts_it_starts_again(home: Home) -> None:
    chance = random.Random(5)
    home.pipe("d\nd\nd\n", "-n", "7")
    for _ in range(5):
        with home.start() as process:
            time.sleep(chance.uniform(0, 0.6))
            process.kill()
    assert "3 moves" in home.pipe("")[1]
    assert len(home.games) == 1


def test_a_damaged_game_is_set_aside_with_one_sentence(home: Home) -> None:
    home.pipe("d\n", "-n", "7")
    (path,) = (home.folder / "winnable" / "games").glob("*.txt")
    path.write_bytes(b"winnable game 1\nrules d3\xff\n")
    lines = home.pipe("d\n")
    (aside,) = (home.folder / "winnable" / "damaged").glob("*")
    assert aside.read_bytes() == b"winnable game 1\nrules d3\xff\n"
    assert lines[1] == Voice().say("damaged", file=str(aside))
    assert "Klondike, draw three, deal" in lines[2]
    assert len(lines) == 5
    assert "1 move" in home.pipe("")[1]  # the sentence is said once


def test_damaged_settings_are_set_aside_with_one_sentence(home: Home) -> None:
    home.pipe("brief\n", "-n", "7")
    (home.folder / "winnable" / "settings.json").write_text('{"level": "lo')
    lines = home.pipe("d\n")
    (aside,) = (home.folder / "winnable" / "damaged").glob("*")
    assert aside.read_text() == '{"level": "lo'
    assert lines[1] == Voice().say("damaged-preferences", file=str(aside))
    assert len(lines) == 5
    assert len(home.pipe("")) == 3


def test_another_command_does_not_swallow_the_sentence(home: Home) -> None:
    """``stats`` meets the damaged settings first: it says so, or leaves them to be found."""
    home.pipe("brief\n", "-n", "7")
    (home.folder / "winnable" / "settings.json").write_text('{"level": "lo')
    said = subprocess.run(
        [*PLAY[:-1], "stats"], env=home.environment(), capture_output=True, text=True, check=True
    )
    assert any("settings" in line for line in [said.stderr, *home.pipe("")])


# Two at once


def test_a_game_open_elsewhere_is_left_alone(home: Home) -> None:
    with home.start("-n", "7") as first:
        assert first.stdin is not None
        assert first.stdout is not None
        first.stdin.write(b"d\nd\n")
        first.stdin.flush()
        for _ in range(4):
            first.stdout.readline()
        lines = home.pipe("d\n")
        assert lines[1] == Voice().say("busy")
        assert "deal" in lines[2]
        first.communicate(b"d\n", timeout=20)
    assert sorted(len(game.steps) for game in home.games) == [1, 3]
    assert len({str(game.deal) for game in home.games}) == 2


def test_that_the_game_is_open_elsewhere_is_told_though_there_is_another(home: Home) -> None:
    home.pipe("d\nd\n", "-n", "7")
    home.pipe("d\n", "--game", "solitario")
    with home.start() as first:
        assert first.stdout is not None
        for _ in range(2):
            first.stdout.readline()
        assert Voice().say("busy").split(".")[0] in "".join(home.pipe(""))
        first.communicate(b"", timeout=20)


def test_many_at_once_never_share_a_game(home: Home) -> None:
    home.pipe("d\n", "-n", "7")
    processes = [home.start() for _ in range(4)]
    for process in processes:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"d\n" * 3)
        process.stdin.flush()
        lines = [process.stdout.readline() for _ in range(5)]
        assert not any(b"Traceback" in line for line in lines)
    for process in processes:
        process.communicate(b"", timeout=20)
        assert process.returncode == 0
    assert sorted(len(game.steps) for game in home.games) == [3, 3, 3, 4]


# Streams that fail


def test_a_reader_that_goes_away_ends_the_game_quietly(home: Home) -> None:
    with home.start("-n", "7") as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.readline()
        process.stdout.close()
        process.stdin.write(b"d\n")
        process.stdin.close()
        assert process.wait(20) == 0
    assert len(home.games) == 1


@pytest.mark.parametrize("redirect", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-", ">/dev/full"])
def test_a_stream_that_is_shut_or_full_makes_no_traceback(home: Home, redirect: str) -> None:
    said = subprocess.run(
        ["sh", "-c", f'echo d | "$@" {redirect}', "sh", *PLAY, "-n", "7"],
        env=home.environment(),
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )
    assert said.returncode in {0, 2}, said
    assert "Traceback" not in said.stderr
    assert "Exception ignored" not in said.stderr
    assert said.stderr.count("\n") <= 1
    assert not list(home.folder.glob("winnable-*.txt"))  # no traceback is kept either


def test_a_terminal_that_is_closed_loses_nothing(home: Home) -> None:
    with home.terminal("-n", "7") as child:
        ask(child, "d", "21 left")
        ask(child, "d", "18 left")
        child.close(force=False)
    assert [len(game.steps) for game in home.games] == [2]
    assert home.store.latest() is not None


def test_a_terminal_that_breaks_makes_no_traceback(home: Home) -> None:
    """As above, but nothing tells the program: reading fails."""
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [*PLAY, "-n", "7"],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=home.environment(),
        start_new_session=True,
    )
    os.close(slave)
    os.write(master, b"d\n")
    written = b""
    while b"21 left" not in written:
        written += os.read(master, 10_000)
    os.close(master)
    process.wait(20)
    assert [len(game.steps) for game in home.games] == [1]
    assert not list(home.folder.glob("winnable-*.txt"))
