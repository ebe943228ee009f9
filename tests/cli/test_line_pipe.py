"""Line mode by pipe."""

from pathlib import Path

import pytest

from tests.support.line_mode import GOODBYE, PLAIN_ON, Home
from winnable.cli import main
from winnable.speech.messages import Voice

RECORDS = Path(__file__).parents[1] / "data" / "records"
WINS = {"draw-three": 114, "one-pass": 365, "three-passes": 213, "solitario": 302}
"""The deal that each file ``win-<game>.txt`` wins."""


@pytest.mark.parametrize("name", WINS)
def test_a_recorded_game_is_played_to_its_win(
    home: Home, name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(home.folder))
    commands = (RECORDS / f"win-{name}.txt").read_text()
    lines = home.pipe_to_process(commands + "stats\n", "--game", name, "--number", str(WINS[name]))
    moves = commands.splitlines()
    assert len(lines) == 1 + 1 + len(moves) + 1 + 1  # one line per event
    assert lines[0] == PLAIN_ON
    assert "You won" in lines[-3]
    assert not any("You won" in line for line in lines[:-3])
    assert "1 played, 1 won, win rate 100 percent" in lines[-2]
    assert lines[-1] == GOODBYE
    (won,) = home.games
    assert won.position.is_won
    (result,) = home.store.results.all()
    assert (result.name, result.won, result.moves) == (name, True, won.moves_made)
    path = home.folder / "game.txt"
    path.write_text(won.text, "utf-8")
    assert capsys.readouterr().out == ""
    with pytest.raises(SystemExit) as left:
        main(["verify", str(path)])
    assert left.value.code == 0
    assert f"won after {len(moves)} " in capsys.readouterr().out


def test_after_a_win_the_next_start_deals_the_same_kind(home: Home) -> None:
    commands = (RECORDS / "win-solitario.txt").read_text()
    home.pipe(commands, "--game", "solitario", "--number", str(WINS["solitario"]))
    lines = home.pipe("p\n")
    assert lines[1].startswith("Solitario, deal ")
    assert len(home.games) == 2


def test_the_end_of_the_input_saves_and_the_next_start_resumes(home: Home) -> None:
    first = home.pipe("d\nd\n", "-n", "7")
    assert (first[0], first[-1], len(first)) == (PLAIN_ON, GOODBYE, 5)
    second = home.pipe("u")  # without a line feed at the end
    assert "2 moves" in second[1]
    assert len(second) == 4
    assert len(home.games) == 1


def test_empty_input_leaves_at_once(home: Home) -> None:
    assert len(home.pipe_to_process("")) == 3
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


def test_any_bytes_give_plain_text(home: Home) -> None:
    lines = home.pipe_to_process(b"\n".join([*ODD, b"1", b""]), "-n", "7")
    assert len(lines) > 2 + len(ODD)
    assert all(len(line) < 300 for line in lines)
    assert lines[-2].startswith("Pile 1")


def test_the_prompt_is_empty_by_default(home: Home) -> None:
    assert home.pipe("w\n", "-n", "7")[2:] == ["Waste: empty.", GOODBYE]
    lines = home.pipe("w\n", "--prompt", "Your move? ")
    assert lines[2:] == ["Your move? Waste: empty.", "Your move? " + GOODBYE]


def test_each_answer_is_flushed(home: Home) -> None:
    """Each answer arrives before the next command is sent: no buffer holds it back."""
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


def test_the_language_is_remembered(home: Home) -> None:
    italian = Voice(language="it")
    assert home.pipe("", "--lang", "it")[0] == italian.say("plain-on")
    assert home.pipe("lingua inglese\n")[0] == italian.say("plain-on")
    assert home.pipe("")[0] == PLAIN_ON
