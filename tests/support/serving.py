"""A real server for the tests of the page, in a separate process with its own home folder."""

import http.client
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.support.ports import free_port
from tests.support.raw_lines import WebSocket
from tests.support.stores import text_of
from winnable.game.game import Game, parse_game
from winnable.store import Store
from winnable.store.contests.browsers import Browsers
from winnable.web.wire import game as wire

PATIENCE: Final = 60.0
"""Seconds to wait for an answer."""
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_START: Final = """
import sys
from dataclasses import replace
from itertools import count
from pathlib import Path
from winnable.analysis.efforts import EFFORTS
from winnable.cli import main
from winnable.web import limits
from winnable.web.host import address, lines, operations, races
from winnable.web.tables import pool, seat
pool.NICE = 0  # a search must not wait until every other test has ended
lines.ASKED = 1.0
operations.MINUTE = float("inf")  # no refusal is logged twice, however slow the machine is
address.ANSWER = operations.WAIT = 60.0
races.ROLL = 10.0
seat.LINGER = float(sys.argv[1])
address.PORT = int(sys.argv[2])
held = Path(sys.argv[3])
limits.clock = (lambda: float(held.read_text())) if held.exists() else count(step=1e6).__next__
if states := int(sys.argv[4]):
    for kind, effort in EFFORTS.items():
        budget = replace(effort.budget, nodes=states, total=4 * states)
        EFFORTS[kind] = replace(effort, budget=budget)
main(sys.argv[5:])
"""
_told: Final = msgspec.json.Decoder(wire.Reply)


class Answer:
    """An HTTP answer, with its security headers checked."""

    def __init__(self, response: http.client.HTTPResponse) -> None:
        self.status = response.status
        self.headers = response.headers
        self.body = response.read()
        assert self.headers["content-security-policy"] == POLICY
        assert self.headers["x-content-type-options"] == "nosniff"
        assert self.headers["referrer-policy"] == "no-referrer"
        assert self.headers["cross-origin-opener-policy"] == "same-origin"
        assert self.headers["cross-origin-resource-policy"] == "same-origin"
        assert "access-control-allow-origin" not in self.headers
        assert "server" not in self.headers

    @property
    def kind(self) -> str:
        return self.headers.get_content_type()

    @property
    def problem(self) -> str:
        """The sentence of a refusal."""
        assert 400 <= self.status < 500, (self.status, self.body)
        return self.error

    @property
    def error(self) -> str:
        """The sentence of a refusal, or of a server that cannot answer now."""
        sentence = msgspec.json.decode(self.body, type=wire.Problem).error
        check_sentence(sentence)
        return sentence

    @property
    def id(self) -> str:
        """The id of the opened game."""
        assert self.status == 201, self.body
        return msgspec.json.decode(self.body, type=wire.OpenedGame).id


def check_sentence(text: str) -> None:
    """Checks for one sentence for people, without any trace of the code."""
    assert text.isprintable()
    assert text.endswith((".", "?", "!")), text
    assert not re.search(r"Traceback|Exception|winnable/|\.py\b|<class", text), text


class Window:
    """A window on a game: sends requests and receives messages caused by other windows."""

    def __init__(self, line: ClientConnection | WebSocket) -> None:
        self.line: Any = line
        self.heard: list[wire.Reply] = []
        """The messages that answered no request."""
        self._id = 0

    def ask(self, do: str, **fields: object) -> wire.Reply:
        """The one answer to a request."""
        self._id += 1
        self.line.send(json.dumps({"do": do, "id": self._id, **fields}))
        while (told := self.hear()).id is None:
            self.heard.append(told)
        assert told.id == self._id
        return told

    def hear(self, patience: float = PATIENCE) -> wire.Reply:
        """The next message."""
        text = self.line.recv(timeout=patience)
        assert isinstance(text, str)
        return _told.decode(text)

    def act(self, name: str, **fields: object) -> wire.Reply:
        return self.ask("act", name=name, **fields)

    def type(self, text: str) -> wire.Reply:
        return self.ask("typed", text=text)

    def play(self, moves: str) -> wire.Reply:
        """The answer to the last of the moves; all must be accepted."""
        for move in moves.split():
            told = self.ask("play", move=move)
            assert told.ok, (move, told.said)
        return told

    def hello(self, **spoken: object) -> wire.Reply:
        return self.ask("hello", spoken=spoken or None)

    @property
    def table(self) -> wire.Table:
        """The current table."""
        return table_of(self.hello())

    @property
    def closing(self) -> int | None:
        """The code with which the server closes the socket, after any messages; None without
        a code.
        """
        try:
            while True:
                self.line.recv(timeout=PATIENCE)
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code


def table_of(told: wire.Reply) -> wire.Table:
    assert told.table is not None
    return told.table


class Server:
    """``winnable serve`` with its own home folder; its output goes to files next to it."""

    def __init__(
        self,
        home: Path,
        *arguments: str,
        linger: float = 3600,
        port: int | None = None,
        usual: bool = False,
        limited: bool = False,
        named: bool = True,
        states: int = 0,
    ) -> None:
        """Listens on ``port``, or on a free one; if ``usual``, that is the default port of the
        server. A table closes ``linger`` seconds after its last window: usually after all tests.

        Its limits have a clock of their own. If they are ``limited``, it stands still until
        ``pass_time`` moves it; otherwise so much time passes between two requests that none is
        too many.

        A first review searches ``states`` for each position, if given.
        """
        self.home = home
        home.mkdir(exist_ok=True)
        self._clock = home / "clock"
        if limited:
            self._clock.write_text("0")
        usual_port = port or free_port()
        self._out, self._err = home / "out.txt", home / "err.txt"
        command = ["serve"] if named else []  # the options of serve work without its name
        there = [] if usual else ["--port", str(port or 0)]
        with self._out.open("wb") as out, self._err.open("wb") as err:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-c",
                    _START,
                    str(linger),
                    str(usual_port),
                    str(self._clock),
                    str(states),
                    *(*command, "--no-browser", *there, *arguments),
                ],
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=err,
                env=environment(home),
                cwd=home,
            )
        until(lambda: "http://" in self.out or self.process.poll() is not None)
        self.read_address()

    def read_address(self) -> None:
        """Reads the address that the server shows."""
        found = re.search(r"http://[0-9.a-z]+:([0-9]+)/(?:\?key=([0-9a-f]+))?", self.out)
        self.port = int(found[1]) if found else 0
        self.key = (found[2] or "") if found else ""
        """The key of a local server."""

    @property
    def out(self) -> str:
        return self._out.read_text("utf-8")

    @property
    def err(self) -> str:
        return self._err.read_text("utf-8")

    @property
    def admission(self) -> dict[str, str]:
        """The cookie of the player of a local server."""
        return {f"winnable-{self.port}": self.key} if self.key else {}

    def cookies(self, given: str | None) -> str | None:
        """The Cookie header of a browser that has these cookies, besides its admission."""
        own = [f"{name}={value}" for name, value in self.admission.items()]
        return "; ".join([*own, *([given] if given else [])]) or None

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def origin(self) -> str:
        return f"http://{self.host}"

    @property
    def store(self) -> Store:
        return Store(self.home / "winnable")

    def saved(self, game_id: str) -> Game:
        """A saved game."""
        return parse_game(self.text(game_id))

    def text(self, game_id: str) -> str:
        """The text of a saved game."""
        return text_of(self.store, game_id)

    @property
    def has_ended(self) -> bool:
        return self.process.poll() is not None

    def end(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Ends the server with a signal and returns its exit code."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Stops the process: what is sent during the block comes to it at once, in its order."""
        self.process.send_signal(signal.SIGSTOP)
        try:
            yield
        finally:
            self.process.send_signal(signal.SIGCONT)

    def pass_time(self, seconds: float) -> None:
        """Moves the clock of a server that is ``limited``."""
        moved = self.home / "moved"
        moved.write_text(str(float(self._clock.read_text()) + seconds))
        moved.replace(self._clock)

    # Requests of a page

    def request(
        self, method: str, path: str, body: str | bytes | None = None, **headers: str | None
    ) -> Answer:
        """Sends a request unchanged. The default headers are those of the server's own page;
        None omits one.
        """
        kept: dict[str, str | None] = {"Host": self.host}
        if method not in ("GET", "HEAD"):
            kept |= {"Origin": self.origin, "Content-Type": "application/json"}
        kept |= {name.replace("_", "-").title(): value for name, value in headers.items()}
        kept["Cookie"] = self.cookies(kept.get("Cookie"))
        data = body.encode("utf-8", "surrogatepass") if isinstance(body, str) else body
        if method == "POST" and "Content-Length" not in kept:
            kept["Content-Length"] = str(len(data or b""))
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            line.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
            for name, value in kept.items():
                if value is not None:
                    line.putheader(name, value)
            line.endheaders(data)
            return Answer(line.getresponse())
        finally:
            line.close()

    def get(self, path: str, **headers: str | None) -> Answer:
        return self.request("GET", path, **headers)

    def ask_for(self, /, cookie: str | None = None, **asked: Any) -> Answer:
        """Requests a game."""
        return self.request("POST", "/api/games", json.dumps(asked), cookie=cookie)

    def begin(self, /, cookie: str | None = None, **asked: Any) -> str:
        """The id of a new game."""
        return self.ask_for(cookie, **asked).id

    def new_player(self) -> str:
        """The cookie of a new player of a server for others."""
        given = self.ask_for(resume=True).headers["set-cookie"]
        assert given is not None
        return given.partition(";")[0]

    def player_of(self, cookie: str | None) -> str:
        """The player whose browser has a cookie."""
        browser = Browsers(self.store.database).found((cookie or "").partition("=")[2])
        assert browser is not None
        return browser.player

    def address_of(self, game_id: str) -> str:
        """The address of a game."""
        return f"{self.origin}/game/{game_id}"

    @contextmanager
    def window(
        self,
        game_id: str,
        *,
        host: str | None = None,
        origin: str | None = "",
        cookie: str | None = None,
        language: str | None = None,
        address: str | None = None,
    ) -> Iterator[Window]:
        """A window on a game; by default from the server's own page and this machine."""
        asked = {"Cookie": self.cookies(cookie), "Accept-Language": language}
        with connect(
            f"ws://{host or self.host}/api/games/{game_id}",
            sock=socket.create_connection(("127.0.0.1", self.port), None, (address or "", 0)),
            origin=self.origin if origin == "" else origin,  # type: ignore[arg-type]  # a str
            additional_headers={name: value for name, value in asked.items() if value},
            compression=None,
            proxy=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            close_timeout=PATIENCE,
        ) as line:
            yield Window(line)

    @contextmanager
    def playing(self, /, **asked: Any) -> Iterator[Window]:
        """A window on a new game."""
        with self.window(self.begin(**asked)) as window:
            yield window


def environment(home: Path) -> dict[str, str]:
    """The environment of a program whose files are in ``home``."""
    unwanted = ("LC_ALL", "LC_MESSAGES", "DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "WINNABLE_PLAIN")
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    return kept | {"XDG_DATA_HOME": str(home), "TMPDIR": str(home), "LANG": "C.UTF-8"}


def until(is_so: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Waits for a condition; fails after ``patience`` seconds."""
    for _ in range(int(patience * 100)):
        if is_so():
            return
        time.sleep(0.01)
    pytest.fail("the condition did not become true")


@contextmanager
def serving(
    home: Path,
    *arguments: str,
    linger: float = 3600,
    port: int | None = None,
    limited: bool = False,
    states: int = 0,
) -> Iterator[Server]:
    """A server that ends with the block."""
    server = Server(home, *arguments, linger=linger, port=port, limited=limited, states=states)
    try:
        assert server.port, server.err
        yield server
    finally:
        server.process.kill()
        server.process.wait()


@contextmanager
def without_a_traceback(server: Server) -> Iterator[Server]:
    """Checks that the server logs no traceback."""
    before = server.err
    yield server
    written = server.err.removeprefix(before)
    assert "Traceback" not in written, written


# Fixtures


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of a module share."""
    with serving(tmp_path_factory.mktemp("home")) as server:
        yield server


@pytest.fixture
def server(running: Server) -> Iterator[Server]:
    """The shared server; the test fails if it logs a traceback."""
    with without_a_traceback(running):
        yield running


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A fresh server."""
    with serving(tmp_path) as server, without_a_traceback(server):
        yield server
