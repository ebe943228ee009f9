"""The site for browser tests: its files from a plain file server, and what its worker stores."""

import functools
import json
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

from winnable.game.game import Game, parse_game

from .seat import Seat
from .visitors import Visitor, visiting

BUILT: Final = Path(__file__).parents[3] / "dist" / "site"
"""What ``scripts/site`` has built."""
FOLDER: Final = "/some/folder"
"""The site is served from a folder below the root of its host."""
_ASK: Final = """
const Original = Worker
window.Worker = class extends Original {
  constructor(...given) { super(...given); window.siteWorker ??= this }
}
let number = 0
// Asks the worker what the page would ask a server over HTTP.
window.askSite = (path, body) => new Promise((resolve) => {
  const id = --number
  const hear = ({ data }) => {
    if (data.did !== "answer" || data.id !== id) return
    siteWorker.removeEventListener("message", hear)
    resolve([data.status, data.text])
  }
  siteWorker.addEventListener("message", hear)
  siteWorker.postMessage({ do: "request", id, path, body: body ? JSON.stringify(body) : null })
})
// Sends requests on a new socket of a game, one after the other; returns the answers.
window.tellSite = (path, texts) => new Promise((resolve) => {
  const socket = --number, answers = []
  const next = () => {
    if (answers.length < texts.length) {
      siteWorker.postMessage({ do: "text", socket, text: texts[answers.length] })
      return
    }
    siteWorker.removeEventListener("message", hear)
    siteWorker.postMessage({ do: "close", socket })
    resolve(answers)
  }
  const hear = ({ data }) => {
    if (data.socket !== socket) return
    if (data.did === "open") next()
    if (data.did === "text" && !data.text.startsWith('{"id":null')) {
      answers.push(data.text)
      next()
    }
    if (data.did === "close") resolve(answers)
  }
  siteWorker.addEventListener("message", hear)
  siteWorker.postMessage({ do: "open", socket, path })
})
"""
"""A script that runs in every page before its own."""


class Site:
    """The files of the site, served by a file server that knows nothing else, and the games of the
    last page that was opened.
    """

    has_ended: Final = False
    """The browser needs no server once it has the files."""

    def __init__(self, server: ThreadingHTTPServer) -> None:
        self.files = server
        self.origin = f"http://localhost:{server.server_port}{FOLDER}"
        self.page: Page | None = None
        """The page whose worker has the games."""

    def ask(self, path: str, body: dict[str, Any] | None = None) -> str:
        """Asks the worker; returns the text of the answer."""
        assert self.page is not None
        status, text = self.page.evaluate("([path, body]) => askSite(path, body)", [path, body])
        assert status < 300, text
        return str(text)

    def begin(self, **asked: Any) -> str:
        """A new game, like ``Server.begin``."""
        return str(json.loads(self.ask("/api/games", asked))["id"])

    def address_of(self, game_id: str) -> str:
        """The address of a game."""
        return f"{self.origin}/?game={game_id}"

    def tell(self, game_id: str, requests: list[str]) -> list[str]:
        """The answers to requests on a new socket."""
        assert self.page is not None
        answers = self.page.evaluate(
            "([path, texts]) => tellSite(path, texts)", [f"/api/games/{game_id}", requests]
        )
        return [str(each) for each in answers]

    def text(self, game_id: str) -> str:
        """The text of a saved game."""
        everything = json.loads(self.ask("/api/export/everything.json"))
        return str(next(each["text"] for each in everything["games"] if each["id"] == game_id))

    def saved(self, game_id: str) -> Game:
        """A saved game."""
        return parse_game(self.text(game_id))


class FileHandler(SimpleHTTPRequestHandler):
    """Serves files below ``FOLDER``."""

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(FOLDER))

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def hosting(
    files: Path = BUILT, handler: Callable[..., FileHandler] = FileHandler
) -> Iterator[Site]:
    """A file server with the site in a folder."""
    serve = functools.partial(handler, directory=str(files))
    with ThreadingHTTPServer(("127.0.0.1", 0), serve) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield Site(server)
        server.shutdown()


class SiteVisitor(Visitor):
    """A person whose browser plays alone."""

    def __init__(self, context: BrowserContext, site: Site) -> None:
        self.own = Site(site.files)
        super().__init__(context, self.own)  # type: ignore[arg-type]  # what a seat asks of a server
        self.site = site
        context.add_init_script(_ASK)

    def open(self, address: str = "/") -> Seat:
        """A window at an address: that of a game is in the query."""
        game = re.fullmatch(r"/game/([^/]+)", address)
        seat = super().open(f"/?game={game[1]}" if game else address)
        self.site.page = self.own.page = seat.page
        return seat

    def sit(self, **asked: Any) -> Seat:
        """A new game in a new window, after its greeting."""
        seat = loaded(self.open())
        seat.page.evaluate("window.writes?.splice(0)")  # that it loads
        return self.change(seat, self.site.begin(**asked))

    def change(self, seat: Seat, game_id: str) -> Seat:
        """Another game in the window, after its greeting."""
        seat.page.wait_for_function("() => heard.length > 0")
        seat.forget()
        seat.page.evaluate(
            """(query) => {
              history.pushState(null, "", query)
              dispatchEvent(new PopStateEvent("popstate"))
            }""",
            f"?game={game_id}",
        )
        seat.hear()
        return seat


def loaded(seat: Seat) -> Seat:
    """Waits for the table after the page was opened or reloaded."""
    seat.wait_for_cards()
    return seat


@contextmanager
def visiting_site(browser: Browser, site: Site, **likes: Any) -> Iterator[SiteVisitor]:
    """A visitor of the site, like ``visiting``."""
    with visiting(browser, site, SiteVisitor, **likes) as visitor:  # type: ignore[arg-type]
        assert isinstance(visitor, SiteVisitor)
        yield visitor
