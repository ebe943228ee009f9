"""The site without a network after its first load, and the change to a new version."""

from playwright.sync_api import Browser

from tests.support.browser.seat import Seat
from tests.support.browser.site import Site, SiteVisitor, visiting_site

KEPT = """async () => {
  const { files } = await (await fetch("manifest.json")).json()
  const cache = await caches.open((await caches.keys())[0])
  const found = await Promise.all(files.map(({ name }) => cache.match(name)))
  return files.filter((_, at) => !found[at]).map(({ name }) => name)
}"""


def loaded(seat: Seat) -> Seat:
    """Waits for the table after the page was opened or reloaded."""
    seat.table.locator(".slot").first.wait_for()
    return seat


def test_the_first_page_needs_no_network_once_the_browser_has_every_file(
    browser: Browser, site: Site
) -> None:
    """Not even for parts that it has not asked for: nets and graded deals of other games."""
    with visiting_site(browser, site, worker=True) as visitor:
        seat = visitor.sit(game="draw-three", number="1")
        seat.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
        assert seat.page.evaluate(KEPT) == ["index.html", "sw.js"]  # the first is kept as "."
        visitor.context.set_offline(True)
        visitor.change(seat, visitor.site.begin(game="draw-one", level="hard"))
        said = ""
        for _ in range(12):  # soon only the net of this game knows
            said += seat.command("hint") + seat.command("do")
        assert "could not" not in said
