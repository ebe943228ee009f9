"""Whatever another program, server or file answers, a command says one sentence about it.

Every entry meets every broken message, and those that break its own protocol. Answers without end
cost no more than a limit; answers that come byte by byte no more than the time of one answer.
"""

import io
import json
import time
import tracemalloc
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Final

import pytest

from tests.cli.conftest import cli
from tests.support.command_line import CommandLine
from tests.support.hostile import BROKEN
from tests.support.length import pairs, some
from tests.support.peers import RAW, Answer, endless, frame, http, peering
from tests.support.serving import PATIENCE, until
from winnable.cli.line import racing
from winnable.cli.line.racing import RaceLine
from winnable.law.rules import parse_rules
from winnable.research.arena.faults import BotError, BotFault
from winnable.research.arena.players import PLAYERS
from winnable.research.arena.protocol import LONGEST, UNREADABLE, Limits
from winnable.research.arena.running import Question, run
from winnable.research.arena.speaking import speak
from winnable.research.arena.splits import Split
from winnable.speech.messages import Voice
from winnable.web.host.address import Address, is_running

__all__ = ["cli"]

RACER = {"own": True, "state": "playing", "name": "x"}
LOBBY = {"said": ["Lobby."], "race": {"stage": "lobby", "racers": []}}
RUNNING = {"said": ["Running."], "race": {"stage": "running", "racers": [RACER]}}
GAME = http(b'{"id": "abc"}', "201 Created")
WRONG = {
    "no-race": {"said": []},
    "null-race": {"said": [], "race": None},
    "said": {**LOBBY, "said": "x"},
    "said-number": {**LOBBY, "said": [5]},
    "said-null": {**LOBBY, "said": None},
    "race": {"said": [], "race": [1]},
    "racers": {"said": [], "race": {"stage": "running", "racers": 1e300}},
    "racer": {"said": [], "race": {"stage": "running", "racers": [{"own": "x"}]}},
    "error": {"error": ["x"]},
}
"""Messages of a race or a game with fields of other types."""
MESSAGES = {
    **{name: frame(data) for name, data in BROKEN.items()},
    **{f"binary-{name}": frame(data, 0x82) for name, data in BROKEN.items()},
    **{name: frame(json.dumps(value).encode()) for name, value in WRONG.items()},
}
FRAMES: dict[str, Answer] = {
    "not-a-frame": b"GET / HTTP/1.1\r\n\r\n",
    "reserved": frame(b"{}", 0xF1),
    "half": frame(b"{}")[:1],
    "closed": frame(b"", 0x88),
    "long-ping": frame(b"x" * 200, 0x89),
    "large": b"\x81\x7f" + (1 << 62).to_bytes(8),
    "long": frame(b"[" * 5_000_000),
    "endless": endless(frame(b"[", 0x01), frame(b"[" * 60_000, 0x00)),
}
"""What breaks a socket itself."""


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(racing, "WAIT", PATIENCE)


@pytest.fixture
def _impatience(_patience: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """For servers whose answer has no end."""
    monkeypatch.setattr(racing, "WAIT", 3.0)


def race(answers: dict[str, Answer]) -> tuple[int, list[str]]:
    """Joins a race of a peer, and quits when it is refused or lost; returns the exit code, and what
    was said.
    """
    out = io.StringIO()

    def lines() -> Iterator[str]:
        until(lambda: any(end in out.getvalue() for end in (RUBBISH[-20:], LOST[:13])))
        yield "quit\n"

    with peering(answers) as peer:
        line = RaceLine(f"http://{peer.address}", "race-12345678", Voice(), out)
        code = line.run(lines())  # type: ignore[arg-type]  # lines
    said = out.getvalue().replace(peer.address, "PEER").splitlines()
    return code, [each for each in said if not each.startswith('Type "ready"')]


THIRD: Final = len(MESSAGES) // 3
RUBBISH = "http://PEER does not seem to be a winnable server."
LOST = "The connection to http://PEER has been lost."


@pytest.mark.parametrize("name", RAW)
def test_a_server_of_races_that_speaks_no_http(name: str) -> None:
    tracemalloc.start()
    code, said = race({"": RAW[name]})
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert (code, len(said)) == (1, 1)
    assert said[0] in {RUBBISH, LOST}
    assert most < 5_000_000


@pytest.mark.usefixtures("_impatience")
def test_a_server_of_races_that_answers_byte_by_byte() -> None:
    def slow() -> Iterator[bytes]:
        yield b"HTTP/1.1 200 OK\r\n\r\n"
        while True:
            time.sleep(0.05)
            yield b" "

    assert race({"": slow}) == (1, [LOST])


@pytest.mark.parametrize(
    ("name", "status"), pairs(BROKEN, ["200 OK", "400 Bad Request", "503 Service Unavailable"])
)
def test_a_server_of_races_whose_game_is_rubbish(name: str, status: str) -> None:
    code, said = race({"": http(BROKEN[name], status)})
    assert (code, len(said)) == (1, 1)
    assert said[0] == RUBBISH or (said[0] == LOST and status.startswith("5"))


@pytest.mark.parametrize("name", some(MESSAGES, THIRD))
def test_a_race_whose_first_message_is_rubbish(name: str) -> None:
    answers: dict[str, Answer] = {"POST": GAME, "/api/races": MESSAGES[name]}
    assert race(answers) == (1, [RUBBISH])


@pytest.mark.parametrize("name", some(MESSAGES, THIRD, 1))
def test_a_race_whose_later_message_is_rubbish(name: str) -> None:
    news = frame(json.dumps(LOBBY).encode()) + MESSAGES[name]
    assert race({"POST": GAME, "/api/races": news}) == (0, ["Lobby.", RUBBISH])


@pytest.mark.parametrize("name", some([each for each in MESSAGES if "race" not in each], THIRD, 2))
def test_a_race_whose_game_says_rubbish(name: str) -> None:
    news = frame(json.dumps(RUNNING).encode())
    answers: dict[str, Answer] = {
        "POST": GAME,
        "/api/races": news,
        "/api/games": frame(b'{"said": ["Table."]}') + MESSAGES[name],
    }
    assert race(answers) == (0, ["Running.", "Table.", RUBBISH])


@pytest.mark.usefixtures("_impatience")
@pytest.mark.parametrize("name", FRAMES)
def test_a_socket_of_a_race_that_is_none(name: str) -> None:
    assert race({"POST": GAME, "/api/races": FRAMES[name]}) == (1, [LOST])


def test_what_a_server_says_does_not_move_the_terminal() -> None:
    text = json.dumps({"error": "\x1b[2J\x07\ud83c\udca1 " + "x" * 100_000}).encode()
    code, said = race({"": http(text, "400 Bad Request")})
    assert (code, len(said)) == (1, 1)
    assert said[0].isprintable()
    assert len(said[0]) <= 300


@pytest.mark.parametrize(
    "link",
    ["http://[::1", "http://a:b", "http://a:99999", "http://127.0.0.1:1", "http://" + "a" * 300],
)
def test_a_link_that_leads_nowhere(cli: CommandLine, link: str) -> None:
    said = cli("race", f"{link}/race/race-12345678")
    assert (said.code, said.err) == (1, "")
    assert said.out == f"The connection to {link} has been lost.\n"


@pytest.mark.parametrize("name", [*RAW, *BROKEN])
def test_a_port_where_another_server_listens(name: str) -> None:
    answer = RAW.get(name) or http(BROKEN.get(name, b""))
    with peering({"": answer}) as peer:
        assert not is_running(Address("127.0.0.1", peer.server_address[1]))


# The arena and its bots


LINES = {**BROKEN, "deep-field": b'{"type":"move","move":"x","y":' + b"[" * 30_000}
"""What is nested too deeply must be short enough to be a line."""


@pytest.mark.parametrize("name", LINES)
def test_a_bot_whose_greeting_is_rubbish(name: str, tmp_path: Path) -> None:
    (tmp_path / "said").write_bytes(LINES[name] + b"\n")
    with pytest.raises(BotError) as error:
        _run_bot(f"cat {tmp_path / 'said'}", 1)
    assert error.value.code in {BotFault.RUBBISH, BotFault.HELLO}


@pytest.mark.parametrize("name", LINES)
def test_a_bot_whose_move_is_rubbish(name: str, tmp_path: Path) -> None:
    hello = b'{"type": "hello", "protocol": 1, "name": "x"}\n'
    (tmp_path / "said").write_bytes(hello + LINES[name] + b"\n")
    assert _run_bot(f"cat {tmp_path / 'said'}", 1) == [BotFault.RUBBISH]


def _run_bot(command: str, games: int) -> list[str]:
    asked = Question(command, parse_rules("d3"), Split.VALIDATION, games, Limits(seconds=60))
    return [each.reason for each in run(asked, 1, None, lambda *_: None)[1].values()]


def test_the_name_of_a_bot_does_not_move_the_terminal(tmp_path: Path, cli: CommandLine) -> None:
    hello = {"type": "hello", "protocol": 1, "name": "\x1b[2J" + "x" * 60_000, "version": "\n\n"}
    (tmp_path / "said").write_text(json.dumps(hello) + "\n")
    said = cli("arena", "--bot", f"cat {tmp_path / 'said'}", "--games", "1")
    assert said.code == 0
    assert all(line.isprintable() and len(line) < 300 for line in said.lines)


@pytest.mark.parametrize("name", LINES)
def test_a_bot_of_ours_whose_arena_is_rubbish(cli: CommandLine, name: str) -> None:
    said = cli("bot", stdin=LINES[name] + b"\n")
    assert said.complaint.startswith("This is not an arena message: ")


def test_a_line_of_the_arena_without_end_is_refused() -> None:
    line = io.BytesIO(b" " * 10 * LONGEST)
    with pytest.raises(UNREADABLE):
        speak(PLAYERS["casual"](), "x", "1", line, io.BytesIO())
    assert line.tell() == LONGEST


# Files


FILES: dict[str, Callable[[str], tuple[str, ...]]] = {
    "verify-day": lambda file: ("deals", "verify-day", file),
    "convert": lambda file: ("deals", "convert", file),
    "solve": lambda file: ("solve", file),
    "verify": lambda file: ("verify", file),
    "review": lambda file: ("review", file),
    "play": lambda file: ("play", file),
    "import": lambda file: ("games", "import", file),
    "restore": lambda file: ("restore", file),
    "campaign": lambda file: ("campaign", "run", file, "--out", f"{file}.out"),
    "compare": lambda file: ("campaign", "compare", file, file),
}


@pytest.mark.parametrize(("entry", "name"), some(product(FILES, BROKEN), 2 * len(BROKEN)))
def test_a_file_that_is_rubbish(cli: CommandLine, name: str, entry: str) -> None:
    said = cli(*FILES[entry](cli.file("file", BROKEN[name])))
    assert said.code in {0, 1, 2}, said.err
    assert said.out or said.err or not BROKEN[name]
    assert "Traceback" not in said.err
    assert all(line.isprintable() for line in said.err.splitlines())
