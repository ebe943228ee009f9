"""Players of a race, by their sockets."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from .serving import PATIENCE, Server, Window

GAME: Final = "vegas-three"
"""The preset with the shortest wins."""


class Racer:
    """A player's socket of a race."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.said: list[str] = []
        self.race: dict[str, Any] = {}

    def act(self, do: str) -> None:
        self.line.send(json.dumps({"do": do}))

    def wait(self, text: str) -> str:
        """Waits until something is said."""
        self._read_until(lambda: any(text in each for each in self.said))
        found = next(each for each in self.said if text in each)
        self.said.clear()
        return found

    def wait_until(self, is_so: Callable[[dict[str, Any]], bool]) -> None:
        """Waits until the race looks so."""
        self._read_until(lambda: is_so(self.race))

    def _read_until(self, is_so: Callable[[], bool]) -> None:
        while not is_so():
            news = json.loads(self.line.recv(timeout=PATIENCE))
            self.said += news["said"]
            self.race = news["race"]

    @property
    def texts(self) -> list[str]:
        return [each["text"] for each in self.race["racers"]]


@contextmanager
def racing(server: Server, race: str, cookie: str, language: str = "en") -> Iterator[Racer]:
    with connect(
        f"ws://{server.host}/api/races/{race}?language={language}",
        origin=Origin(server.origin),
        additional_headers={"Cookie": cookie},
        compression=None,
        proxy=None,
        open_timeout=PATIENCE,
        ping_interval=None,
    ) as line:
        yield Racer(line)


def make_race(server: Server, cookie: str) -> str:
    answer = server.request("POST", "/api/races", json.dumps({"game": GAME}), cookie=cookie)
    assert answer.status == 201, answer.body
    race = json.loads(answer.body)["id"]
    assert isinstance(race, str)
    return race


@contextmanager
def window_of(server: Server, race: str, cookie: str) -> Iterator[Window]:
    with server.window(server.begin(cookie, ranked=race), cookie=cookie) as window:
        yield window
