"""Where the listener plays, and how it knows what the game says: a second window of a server hears
it; on the site, the page itself passes on what its worker tells it.
"""

import functools
import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from pathlib import Path
from queue import Empty, Queue
from typing import Any, Final, Protocol

import msgspec
from websockets.exceptions import ConnectionClosed

from tests.support.browser.site import BUILT, FileHandler, hosting
from tests.support.browser.wins import NUMBERS
from tests.support.serving import Server, serving
from winnable.law.variants import VARIANTS
from winnable.web.wire import game as wire

LOADED: Final = 180.0
"""Seconds in which a browser must have loaded the site and started Python."""
_SCRIPT: Final = """
localStorage.setItem("winnable", %s)
const Original = Worker
let last = Promise.resolve()
window.Worker = class extends Original {
  constructor(...given) {
    super(...given)
    this.addEventListener("message", ({ data: { did, text } }) => {
      if (did === "text")
        last = last.then(() => fetch("heard", { method: "POST", body: text }))
    })
  }
}
"""
"""Runs in the page before its own script: the player's settings, and what the worker says."""
_read: Final = msgspec.json.Decoder(wire.Reply)


class Place(Protocol):
    """A game that a browser opens at ``address``."""

    address: str

    def begun(self) -> wire.Reply:
        """Waits until the game can be played; returns its table and the first sentence."""

    def hear(self, patience: float) -> wire.Reply:
        """The next message of the game. Raises ``TimeoutError`` after ``patience`` seconds."""


class OnServer:
    """A game of a server. If the player begins another one, that one is heard."""

    def __init__(self, server: Server, opened: str, spoken: dict[str, Any], ends: ExitStack):
        self.address = f"{server.address_of(opened)}?key={server.key}"
        self._server, self._spoken, self._ends = server, spoken, ends
        self._window = ends.enter_context(server.window(opened))

    def begun(self) -> wire.Reply:
        return self._window.hello(**self._spoken)

    def hear(self, patience: float) -> wire.Reply:
        try:
            return self._window.hear(patience)
        except ConnectionClosed:
            newest = next(self._server.store.in_progress())
            self._window = self._ends.enter_context(self._server.window(newest))
            return self._window.hello(**self._spoken)


class OnOthersServer:
    """A game of a server for others. Nobody else can open it, so a twin of it has its table: the
    same deal of another player.
    """

    def __init__(self, server: Server, game: str, spoken: dict[str, Any], ends: ExitStack) -> None:
        self.address = f"{server.origin}/{_link(game)}"
        answer = server.ask_for(game=game, number=str(NUMBERS[game]), spoken=spoken)
        cookie = answer.headers["set-cookie"].partition(";")[0]
        twin = ends.enter_context(server.window(answer.id, cookie=cookie))
        self._begun = twin.hello(**spoken)

    def begun(self) -> wire.Reply:
        return self._begun

    def hear(self, patience: float) -> wire.Reply:
        del patience
        raise TimeoutError


class OnSite:
    """A game of the site. ``told`` gets every message of the worker to its page."""

    def __init__(self, origin: str, game: str, told: Queue[bytes]) -> None:
        self.address = f"{origin}/{_link(game)}"
        self._told = told

    def begun(self) -> wire.Reply:
        while (reply := self.hear(LOADED)).table is None:
            pass
        return reply

    def hear(self, patience: float) -> wire.Reply:
        try:
            return _read.decode(self._told.get(timeout=patience))
        except Empty:
            raise TimeoutError from None


@contextmanager
def on_server(home: Path, game: str, spoken: dict[str, Any]) -> Iterator[Place]:
    """A new game on a server."""
    with serving(home / "server") as server, ExitStack() as ends:
        opened = server.begin(game=game, number=str(NUMBERS[game]), spoken=spoken)
        yield OnServer(server, opened, spoken, ends)


@contextmanager
def on_others_server(home: Path, game: str, spoken: dict[str, Any]) -> Iterator[Place]:
    """A new game on a server for others."""
    with serving(home / "server", "--host", "0.0.0.0") as server, ExitStack() as ends:
        yield OnOthersServer(server, game, spoken, ends)


@contextmanager
def on_site(home: Path, game: str, spoken: dict[str, Any], files: Path = BUILT) -> Iterator[Place]:
    """A new game on the site."""
    del home  # the browser keeps the games
    told = Queue[bytes]()
    with hosting(files, functools.partial(_Handler, told=told, spoken=spoken)) as site:
        yield OnSite(site.origin, game, told)


PLACES: Final[dict[str, Callable[[Path, str, dict[str, Any]], AbstractContextManager[Place]]]] = {
    "server": on_server,
    "others": on_others_server,
    "site": on_site,
}


class _Handler(FileHandler):
    """Serves the site. Only the page itself gets the script: the service worker compares files with
    their hashes.
    """

    def __init__(self, *given: Any, told: Queue[bytes], spoken: dict[str, Any], **named: Any):
        self._told, self._spoken = told, spoken
        super().__init__(*given, **named)

    def do_GET(self) -> None:  # noqa: N802  # its name in the library
        if self.path.endswith("/listen.js"):
            settings = json.dumps(json.dumps({"spoken": self._spoken}))
            self._answer("text/javascript", _SCRIPT % settings)
        elif self.headers["sec-fetch-mode"] == "navigate":
            page = Path(self.directory, "index.html").read_text("utf-8")
            script = '<script src="listen.js"></script>'
            self._answer("text/html", page.replace("<script", f"{script}<script", 1))
        else:
            super().do_GET()

    def do_POST(self) -> None:  # noqa: N802
        self._told.put(self.rfile.read(int(self.headers["content-length"])))
        self._answer("text/plain", "")

    def _answer(self, kind: str, text: str) -> None:
        content = text.encode()
        self.send_response(200)
        self.send_header("content-type", f"{kind}; charset=utf-8")
        self.send_header("content-length", str(len(content)))
        self.send_header("cache-control", "no-store")
        self.end_headers()
        self.wfile.write(content)


def _link(game: str) -> str:
    """The fragment that opens a new game."""
    variant = VARIANTS[game]
    return f"#rules={variant.rules}&scoring={variant.scoring}&deal={NUMBERS[game]}"
