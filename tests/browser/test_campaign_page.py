"""The live page of a campaign in a browser: readable, and it follows the ledger in place."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from tests.support.campaigns import campaign
from winnable.research.campaign.ledger import LEDGER
from winnable.research.campaign.live import make_app
from winnable.speech.messages import Voice


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of the page, served by a thread."""
    config = uvicorn.Config(make_app(folder, Voice(), "127.0.0.1"), port=0, log_level="error")
    server = uvicorn.Server(config)
    ready = threading.Event()
    started = server.startup

    async def startup(sockets: list[object] | None = None) -> None:
        await started(sockets)  # type: ignore[arg-type]
        ready.set()

    server.startup = startup  # type: ignore[assignment,method-assign]
    thread = threading.Thread(target=server.run)
    thread.start()
    assert ready.wait(60)
    yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}/"
    server.should_exit = True
    thread.join()


def test_the_page_of_a_campaign_follows_it_in_place(browser: Browser, tmp_path: Path) -> None:
    ledger = campaign(tmp_path, 'rules = "d1c3k5"\nfirst = 1\nlast = 600\n', 50)
    path = ledger.folder / LEDGER
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:-2]))  # without the last shard
    with served(tmp_path) as url:
        context = browser.new_context(viewport={"width": 375, "height": 700})
        page = context.new_page()
        faults: list[str] = []
        page.on("console", lambda message: faults.append(message.text))
        page.clock.install()
        page.goto(url)
        done = page.locator("#done")
        expect(done).to_contain_text("550 of 600")
        assert not Axe().run(page).response["violations"]
        assert page.evaluate("document.documentElement.scrollWidth") <= 375
        first = page.locator("table").first.element_handle()
        path.write_text("".join(lines))
        page.clock.run_for(6000)
        expect(done).to_contain_text("600 of 600")
        expect(page.locator("progress")).to_have_js_property("value", 600)
        assert first is not None
        assert first.evaluate("table => table.isConnected")
        assert not faults
        context.close()
