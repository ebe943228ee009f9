"""A whole visit to a server below a path of its host asks for nothing outside the path."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.support.browser.seat import Seat
from tests.support.browser.visitors import WHILE_GONE
from tests.support.ports import free_port
from tests.support.serving import Server, serving

from .conftest import Visits

BELOW: Final = "/cards/"
KEPT: Final = """async () => {
  for (;;) {
    const addresses = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(url)
    if (addresses.some((address) => address.endsWith("/api/words/de"))) return addresses
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}"""
"""What the service worker has kept, once it has everything."""


@pytest.fixture
def hosting(tmp_path: Path) -> Iterator[Server]:
    port = free_port()
    address = f"http://127.0.0.1:{port}{BELOW}"
    with serving(tmp_path / "home", "--public-url", address, port=port) as server:
        yield server


def watched(context: BrowserContext) -> set[str]:
    """The addresses for which a browser asks from now on, also those of sockets."""
    asked = set[str]()

    def watch(page: Page) -> None:
        page.on("websocket", lambda socket: asked.add(socket.url))

    context.on("request", lambda request: asked.add(request.url))
    context.on("page", watch)
    return asked


def link_of(seat: Seat, label: str) -> str:
    """The path of a link in a dialog, with its fragment."""
    link = seat.page.get_by_role("dialog").get_by_label(label, exact=True).input_value()
    assert link.startswith(seat.server.origin + BELOW)
    return link.removeprefix(seat.server.origin)


@pytest.mark.chromium("only its driver sees the requests of a service worker")
def test_a_whole_visit_stays_below_the_path(visit: Visits, hosting: Server) -> None:
    visitor, other = visit(hosting, worker=True), visit(hosting)
    asked, theirs = watched(visitor.context), watched(other.context)
    # A game, its address and its link
    seat = visitor.open(BELOW)
    seat.wait_for_table()
    assert urlsplit(seat.page.url).path == f"{BELOW}game/{seat.game_id}"
    seat.command("draw")
    seat.choose("Options", "Share")
    game = link_of(seat, "Link to the game")
    seat.press("Escape")
    guest = other.open(game)
    guest.wait_for_table()
    assert guest.page.url.startswith(f"{hosting.origin}{BELOW}game/")
    # Files to save
    seat.go("Profile")
    with seat.page.expect_download() as download:
        seat.page.get_by_role("dialog").get_by_role("link").press("Enter")
    (saved,) = json.loads(download.value.path().read_text("utf-8"))["games"]
    assert saved["id"] == seat.game_id
    seat.press("Escape")
    # An invitation to a race
    seat.go("Race")
    seat.page.get_by_role("button", name="Create a race").click()
    guest.page.goto(hosting.origin + link_of(seat, "Invitation link"))
    expect(guest.page.get_by_role("dialog").get_by_role("listitem")).to_have_count(2)
    seat.page.get_by_role("button", name="Leave the race").click()
    # A day that is over: yesterday's secret is told an hour after midnight
    seat.go("Ranked deal")
    dialog = seat.page.get_by_role("dialog")
    shown = dialog.get_by_role("heading", level=3)
    for _ in range(2):
        day = shown.inner_text()
        dialog.get_by_role("button", name="Previous day").click()
        expect(shown).not_to_have_text(day)
    days = re.compile(f"^{BELOW}api/days/")
    expect(dialog.locator(".proof a")).to_have_attribute("href", days)
    seat.press("Escape")
    # The game is there again, even without the server.
    seat.page.reload()
    seat.forget_all()
    seat.wait_for_table()
    assert seat.game_id == saved["id"]
    registered = "navigator.serviceWorker.ready.then(({ scope }) => scope)"
    assert seat.page.evaluate(registered) == hosting.origin + BELOW
    addresses = {*asked, *theirs, *seat.page.evaluate(KEPT)}
    strays = [each for each in addresses if not urlsplit(each).path.startswith(BELOW)]
    assert not strays
    assert len(addresses) > 30
    assert not visitor.unexpected + other.unexpected
    for each in (visitor, other):
        each.expect_complaints(WHILE_GONE)
    hosting.process.kill()
    seat.page.reload()
    expect(seat.status).to_contain_text("The server is not responding")
