"""Visitors: each has a browser profile and settings; unexpected browser errors fail the test."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Page

from tests.support.serving import Server

from .media import emulate
from .seat import PATIENCE, Seat

WHILE_GONE: Final = (
    r"WebSocket connection to|Failed to load resource|Failed to fetch|net::ERR"  # Chromium
    r"|can’t establish a connection to|was interrupted while|NetworkError when"  # Firefox
)
"""The errors that the browser itself logs while there is no server."""
_SPOKEN: Final = {
    "language": "en",
    "level": "normal",
    "memory": False,
    "figures": False,
    "endings": False,  # they would add a message some time after the move
}
_LISTEN: Final = """
window.heard = []        // every text of the status line, in order
window.violations = []
addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
  violations.push(`${violatedDirective} ${blockedURI}`))
// Two separate clicks need a longer pause than a double click.
let clicked = 0
addEventListener("click", ({ timeStamp }) => { clicked = timeStamp }, true)
window.nextClick = () =>
  new Promise((resolve) => setTimeout(resolve, clicked + 420 - performance.now()))
let last = "", wake = () => undefined
new MutationObserver(() => {
  const text = document.getElementById("status")?.textContent ?? ""
  if (text === last) return
  last = text
  if (text) heard.push(text)
  wake()
}).observe(document, { subtree: true, childList: true, characterData: true })
window.heardAfter = async (before, count, patience) => {
  const end = performance.now() + patience
  while (heard.length < before + count && performance.now() < end)
    await new Promise((resolve) => { wake = resolve; setTimeout(resolve, end - performance.now()) })
  return heard.slice(before)
}
"""
"""A script that runs in every page before its own."""
LIVE: Final = """
window.LIVE = "[aria-live]:not([aria-live='off']), [role='status'], [role='alert'], " +
  ":is(output, [role='log'], [role='timer'], [role='marquee']):not([aria-live='off'])"
window.writes = []       // every write into a live region
new MutationObserver((records) => {
  for (const { target } of records) {
    const live = (target.nodeType === 1 ? target : target.parentElement)?.closest(LIVE)
    if (live) writes.push(live.id || live.outerHTML)
  }
}).observe(document, { subtree: true, childList: true, characterData: true })
window.redescribed = []  // changes of the focused element that a screen reader announces
new MutationObserver((records) => {
  for (const { target } of records)
    if (target === document.activeElement) redescribed.push(target.outerHTML)
}).observe(document, { subtree: true, attributeFilter: ["aria-description"] })
"""
"""Counts what a screen reader announces: writes into live regions, new descriptions of the focused
element. Runs in a page before its own script.
"""


class Visitor:
    """A person with a browser. Logged errors that match an expected pattern are allowed, and those
    about a server that has ended: it may end before its visitors leave.
    """

    def __init__(self, context: BrowserContext, server: Server) -> None:
        self.context, self.server = context, server
        self.moves = False
        """Whether the system allows motion."""
        self.complaints: list[str] = []
        self._expected = ["Service Worker registration blocked by Playwright"]
        context.on("page", self._watch)

    def expect_complaints(self, pattern: str) -> None:
        """Allows logged errors that match, such as those while a server is down."""
        self._expected.append(pattern)

    @property
    def unexpected(self) -> list[str]:
        return [
            each
            for each in self.complaints
            if not any(re.search(pattern, each) for pattern in self._expected)
        ]

    def open(self, address: str = "/") -> Seat:
        """A new window at an address of the server."""
        page = self.context.new_page()
        emulate(page, reduced_motion="no-preference" if self.moves else "reduce")
        page.goto(self.server.origin + address, wait_until="commit")
        return Seat(page, self.server)

    def sit(self, **asked: Any) -> Seat:
        """A new game in a new window, after its greeting."""
        return self.join(self.server.begin(**asked))

    def go_on(self, moves: str, **asked: Any) -> Seat:
        """A window on a game in which the player has made some moves: those of another, with which
        a game may begin, count as help.
        """
        game_id = self.server.begin(**asked)
        with self.server.window(game_id) as window:
            window.play(moves)
        return self.join(game_id)

    def join(self, game_id: str) -> Seat:
        """A window on an existing game."""
        seat = self.open(f"/game/{game_id}")
        seat.wait_for_table()
        return seat

    def _watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self._note(f"error: {error}"))
        page.on(
            "console",
            lambda message: (
                self._note(f"{message.type}: {message.text}")
                if message.type in ("error", "warning")
                else None
            ),
        )

    def _note(self, complaint: str) -> None:
        if not (self.server.has_ended and re.search(WHILE_GONE, complaint)):
            self.complaints.append(complaint)


@contextmanager
def visiting(
    browser: Browser,
    server: Server,
    kind: type[Visitor] = Visitor,
    *,
    locale: str = "en-GB",
    size: tuple[int, int] = (1280, 900),
    moves: bool = False,
    touch: bool = False,
    worker: bool = False,
    chooses: bool = True,
    zone: str | None = None,
    **likes: Any,
) -> Iterator[Visitor]:
    """A visitor whose browser keeps these settings of the page.

    With ``chooses``, the browser has a language and verbosity; otherwise those of the server apply.
    """
    context = browser.new_context(
        locale=locale,
        timezone_id=zone,
        viewport={"width": size[0], "height": size[1]},
        has_touch=touch,
        service_workers="allow" if worker else "block",
        extra_http_headers={"Accept-Language": locale},  # not set by Firefox
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(_LISTEN)
    spoken = {**_SPOKEN, **{name: likes.pop(name) for name in _SPOKEN if name in likes}}
    kept = json.dumps(
        {
            "celebrate": False,
            "toured": True,
            "touredSolitario": True,
            **({"spoken": spoken} if chooses else {}),
            **likes,
        }
    )
    context.add_init_script(
        "if (location.host && !localStorage.getItem('winnable')) "
        f"localStorage.setItem('winnable', {kept!r})"
    )
    cookies = [(name, value) for name, value in getattr(server, "admission", {}).items()]
    context.add_cookies(
        [{"name": name, "value": value, "url": server.origin} for name, value in cookies]
    )
    visitor = kind(context, server)
    visitor.moves = moves
    try:
        yield visitor
        for page in context.pages:
            violations = page.evaluate("violations")
            assert not violations, violations
        assert not visitor.unexpected, visitor.unexpected
    finally:
        context.close()
