"""A race in the terminal: sentences of the server, and typed lines for it.

The server plays the game and decides everything, as for a page. The terminal has two sockets, one
for the race and one for the game. Only printable text and line feeds are written.
"""

import json
import logging
import re
import sys
import threading
import urllib.request
from http import HTTPStatus
from http.cookiejar import CookieJar
from typing import IO, Any, Final, TypeVar
from urllib.parse import quote

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from ...speech.messages import Language, Voice
from ...speech.messages.voice import printable
from ...web.asking import ask

LINK: Final = re.compile(r"(https?://[^/?#\s]+(?:/[^?#\s]+)?)/race/(race-[A-Za-z0-9_-]{8,40})/?")
WAIT: Final = 10.0
"""Seconds to wait for the server."""
LARGEST: Final = 100_000
"""Most bytes of an answer over HTTP."""
_LONGEST: Final = 300
"""Most characters of a refusal."""
_GONE: Final = (OSError, WebSocketException)
logging.getLogger("websockets").addHandler(logging.NullHandler())  # a lost line is a sentence


class _Answer(msgspec.Struct):
    """What every answer may be: a refusal."""

    error: str = ""


class _Opened(_Answer):
    """A game."""

    id: str = ""


class _Racer(msgspec.Struct):
    own: bool
    state: str


class _Race(msgspec.Struct):
    stage: str
    racers: list[_Racer]


class _News(_Answer):
    """What happens in a race."""

    said: list[str] = []
    race: _Race | None = None


class _Said(_Answer, kw_only=True):
    """The answer of a game."""

    said: list[str]


_A = TypeVar("_A", bound=_Answer)


class RaceLine:
    """A player of a race at a terminal."""

    def __init__(self, server: str, race: str, voice: Voice, out: IO[str] | None = None) -> None:
        self._server, self._race, self._voice = server, race, voice
        self._origin = "/".join(server.split("/")[:3])  # the server may be below a path
        self._out = out or sys.stdout
        self._cookies = CookieJar()
        self._opener = urllib.request.build_opener(
            urllib.request.HTTPCookieProcessor(self._cookies)
        )
        self._writing = threading.Lock()
        self._line: ClientConnection | None = None
        self._table: ClientConnection | None = None
        self._over = threading.Event()
        self._is_leaving = False  # the server hangs up then
        self._is_lost = False

    def run(self, lines: IO[str]) -> int:
        """Races until the input ends, the player quits or the server refuses; returns 0 or 1."""
        say = self._voice.say
        try:
            self._post("/api/games", {"resume": True})  # makes this terminal a player
            self._line = self._connect(f"/api/races/{quote(self._race)}?language={self._language}")
            # The first message tells whether the race exists and has a place.
            self._take(self._line.recv(WAIT, decode=False))
        except _Refused as refused:
            self._write([str(refused)])
            return 1
        except _GONE:
            self._write([say("race-lost", what=self._server)])
            return 1
        hearing = threading.Thread(target=self._hear, daemon=True)
        hearing.start()
        self._write([say("race-typed")])
        words = {self._voice.phrase(f"race-word-{act}"): act for act in ("ready", "stand", "leave")}
        for line in lines:
            act = words.get(line.strip().casefold())
            if self._over.is_set():
                break
            self._is_leaving = act == "leave"
            try:
                self._act(act, line)
            except _GONE:
                self._is_leaving = False
                self._write([say("race-lost", what=self._server)])
                continue
            if act == "leave":
                break
        self._over.set()
        for socket in (self._table, self._line):
            if socket is not None:
                socket.close()
        hearing.join(WAIT)
        return 0

    def _act(self, act: str | None, line: str) -> None:
        """Sends a word to the race, and any other line to the game."""
        assert self._line is not None
        if act is not None:
            self._line.send(json.dumps({"do": act}))
        elif self._table is not None:
            self._table.send(json.dumps({"do": "typed", "id": 1, "text": line.rstrip("\n")}))
        elif line.strip():
            self._write([self._voice.say("race-typed")])

    # From the server

    def _hear(self) -> None:
        """Says what happens in the race, and opens the game when it begins."""
        while not self._over.is_set():
            try:
                assert self._line is not None
                self._take(self._line.recv(decode=False))
            except _GONE:
                if self._over.is_set() or self._is_leaving:
                    return
                if not self._is_lost:
                    self._write([self._voice.say("race-lost", what=self._server)])
                self._is_lost = True  # until the server speaks again
                self._reconnect()
            except _Refused as refused:
                self._write([str(refused)])
                self._over.set()

    def _take(self, data: bytes) -> None:
        news = self._read(data, _News)
        race = news.race
        if race is None:
            raise self._rubbish()
        self._is_lost = False
        self._write(news.said)
        is_playing = any(each.own and each.state == "playing" for each in race.racers)
        if race.stage == "running" and is_playing and self._table is None:
            self._open_table(self._post("/api/games", {"ranked": self._race}))

    def _open_table(self, game: str) -> None:
        table = self._connect(f"/api/games/{quote(game)}")
        spoken = {"language": self._language, "level": "normal", "memory": False, "figures": False}
        table.send(json.dumps({"do": "hello", "id": 0, "spoken": spoken}))
        self._table = table
        threading.Thread(target=self._hear_table, args=(table, game), daemon=True).start()

    def _hear_table(self, table: ClientConnection, game: str) -> None:
        try:
            while True:
                self._write(self._read(table.recv(decode=False), _Said).said)
        except _Refused as refused:
            self._write([str(refused)])
            self._over.set()
        except _GONE:
            if not self._over.is_set() and self._table is table:
                self._write([self._voice.say("race-lost", what=self._server)])
                self._retry(lambda: self._open_table(game))

    def _reconnect(self) -> None:
        def again() -> None:
            self._line = self._connect(f"/api/races/{quote(self._race)}?language={self._language}")

        self._retry(again)

    def _retry(self, act: Any) -> None:
        """Tries again every second until it succeeds or the player quits."""
        while not self._over.wait(1):
            try:
                act()
            except (*_GONE, _Refused):
                continue
            return

    # Sockets and requests

    @property
    def _language(self) -> Language:
        return self._voice.language

    def _read(self, data: bytes, kind: type[_A]) -> _A:
        """Reads what the server says. Raises ``_Refused``, also if that is nothing of ours."""
        try:
            answer = msgspec.json.decode(data, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise self._rubbish() from None
        if answer.error:
            raise _Refused(answer.error[:_LONGEST])
        return answer

    def _rubbish(self) -> "_Refused":
        return _Refused(self._voice.say("race-rubbish", what=self._server))

    def _post(self, path: str, body: dict[str, object]) -> str:
        """Begins a game; returns its name."""
        headers = {
            "Content-Type": "application/json",
            "Origin": self._origin,
            "Accept-Language": self._language,
        }
        url, data = self._server + path, json.dumps(body).encode()
        status, answer = ask(
            self._opener, url, seconds=WAIT, most=LARGEST, data=data, headers=headers
        )
        if status >= HTTPStatus.INTERNAL_SERVER_ERROR and not answer.startswith(b"{"):
            raise ConnectionError  # a proxy whose server is away
        game = self._read(answer, _Opened).id
        if not game:
            raise self._rubbish()
        return game

    def _connect(self, path: str) -> ClientConnection:
        cookies = "; ".join(f"{each.name}={each.value}" for each in self._cookies)
        return connect(
            self._server.replace("http", "ws", 1) + path,
            origin=Origin(self._origin),
            additional_headers={"Cookie": cookies},
            compression=None,
            open_timeout=WAIT,
            close_timeout=1,
            legacy=True,  # closed at the end of ``run``
        )

    def _write(self, lines: list[str]) -> None:
        with self._writing:
            for line in lines:
                self._out.write(printable(line) + "\n")
            self._out.flush()


class _Refused(Exception):
    """The sentence with which the server refuses a request."""


def run_race(server: str, race: str, voice: Voice) -> int:
    """Joins a race of a server and plays it on the standard streams; returns the exit code."""
    return RaceLine(server, race, voice).run(sys.stdin)
