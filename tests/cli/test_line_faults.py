"""Line mode under signals and kills, with damaged files, several processes and failing streams."""

import os
import pty
import random
import signal
import subprocess
import time

import pytest

from tests.languages import sentences
from tests.support.length import IS_LONG
from tests.support.line_mode import GOODBYE, PLAY, Home, ask
from tests.support.stores import write
from winnable.cli.line.terminal import MAX_LINE
from winnable.disk import StoreError, StoreFault
from winnable.speech.messages import Voice, say_fault
from winnable.store import Settings

KILLS = 20 if IS_LONG else 8
"""How many times a game is killed."""

# Interrupted, killed, damaged


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_loses_no_move_and_leaves_one_file(home: Home, number: signal.Signals) -> None:
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
    (database,) = home.folder.rglob("winnable.db*")  # without a journal beside it: a copy is enough
    assert database.name == "winnable.db"
    if os.name == "posix":
        assert [each.stat().st_mode & 0o777 for each in (database.parent, database)] == [
            0o700,
            0o600,
        ]
    found = home.store.latest()
    assert found is not None
    assert len(found[1].steps) == 2


def test_a_kill_loses_at_most_the_last_move(home: Home) -> None:
    chance = random.Random(20)
    known = 0  # moves that are saved for certain
    arguments = ["--game", "draw-one", "--number", "7"]
    for point in range(KILLS):
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
    assert known > KILLS
    lines = home.pipe("u\n")
    assert f"{known} moves" in lines[1]
    assert home.store.troubles.texts() == []


def test_a_kill_during_the_start_does_not_prevent_the_next_start(home: Home) -> None:
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
    write(home.store, "UPDATE games SET text = 'winnable game 1'")
    lines = home.pipe("d\n")
    ((name, text),) = home.store.troubles.texts()
    assert text == "winnable game 1"
    assert lines[1] == Voice().say("fault-file-damaged", file=name)
    assert "Klondike, draw one, easy deal" in lines[2]
    assert len(lines) == 5
    assert "1 move" in home.pipe("")[1]  # only once


def test_damaged_settings_are_set_aside_with_one_sentence(home: Home) -> None:
    home.pipe("brief\n", "-n", "7")
    write(home.store, 'UPDATE settings SET data = \'{"level": "lo\'')
    lines = home.pipe("d\n")
    ((name, text),) = home.store.troubles.texts()
    assert text == '{"level": "lo'
    assert lines[1] == Voice().say("fault-file-damaged", file=name)
    assert len(lines) == 5
    assert len(home.pipe("")) == 3


def test_another_command_does_not_hide_the_sentence(home: Home) -> None:
    """``stats`` finds the damaged settings first: it reports them or leaves them to the game."""
    home.pipe("brief\n", "-n", "7")
    write(home.store, 'UPDATE settings SET data = \'{"level": "lo\'')
    said = subprocess.run(
        [*PLAY[:-1], "stats"], env=home.environment(), capture_output=True, text=True, check=True
    )
    assert any("settings" in line for line in [said.stderr, *home.pipe("")])


# Several processes


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


def test_a_busy_game_is_mentioned_even_if_there_is_another(home: Home) -> None:
    home.pipe("d\nd\n", "-n", "7")
    home.pipe("d\n", "--game", "solitario")
    with home.start() as first:
        assert first.stdout is not None
        for _ in range(2):
            first.stdout.readline()
        assert Voice().say("busy").split(".")[0] in "".join(home.pipe(""))
        first.communicate(b"", timeout=20)


def test_many_processes_never_share_a_game(home: Home) -> None:
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


def test_a_reader_that_closes_its_pipe_ends_the_game_quietly(home: Home) -> None:
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
def test_a_closed_or_full_stream_causes_no_traceback(home: Home, redirect: str) -> None:
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
    assert not list(home.folder.glob("winnable-*.txt"))  # and no file with a traceback


@pytest.mark.parametrize(("language", "draw"), sentences(lambda speaker: speaker.said.keys[0]))
@pytest.mark.parametrize("moves", [0, 1])
def test_a_line_without_end_ends_the_game_with_one_sentence(
    home: Home, moves: int, language: str, draw: str
) -> None:
    source = "; ".join([f"echo {draw}"] * moves + ["cat /dev/zero"])
    said = subprocess.run(
        ["sh", "-c", f'ulimit -v 2000000; ({source}) | "$@"', "sh", *PLAY, "-n", "7"],
        env=home.environment(LANG=f"{language}_XX.UTF-8"),
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )
    fault = StoreError(StoreFault.STREAM_LINE, most=MAX_LINE)
    assert said.stderr == say_fault(Voice(language=language), fault) + "\n"
    assert (said.returncode, said.stdout.count("\n")) == (2, 2 + moves)
    assert [len(game.steps) for game in home.games] == [moves]


@pytest.mark.parametrize("end", ["", "\n"])
def test_the_longest_line_is_refused_and_the_game_continues(home: Home, end: str) -> None:
    lines = home.pipe(f"d\n{'x' * MAX_LINE}\nd{end}", "-n", "7")
    assert [len(game.steps) for game in home.games] == [2]
    assert len(lines) == 2 + 3 + 1


def test_a_closed_terminal_loses_no_move(home: Home) -> None:
    with home.terminal("-n", "7") as child:
        ask(child, "d", "21 left")
        ask(child, "d", "18 left")
        child.close(force=False)
    assert [len(game.steps) for game in home.games] == [2]
    assert home.store.latest() is not None


def test_a_broken_terminal_causes_no_traceback(home: Home) -> None:
    """The program gets no signal here: reading fails."""
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
