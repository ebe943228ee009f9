"""What the site stores: in files of the browser (OPFS), or in IndexedDB where it has none."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Browser, Error, Playwright, expect

from tests.support.browser.faulty_site import (
    WORKER,
    damage,
    fill_disk,
    hosting_faulty,
    hosting_forbidden,
)
from tests.support.browser.firefox import LIKES, launched
from tests.support.browser.site import BUILT, Site, SiteVisitor, loaded, visiting_site
from tests.support.length import IS_LONG

pytestmark = pytest.mark.usefixtures("site")
CRASHES: Final = 20 if IS_LONG else 3
DRAW: Final = """(path) => {
  const socket = -1e6
  siteWorker.addEventListener("message", async ({ data }) => {
    if (data.socket !== socket || data.text?.startsWith('{"id":null')) return
    if (data.did === "text") await acknowledge(JSON.parse(data.text))
    siteWorker.postMessage({ do: "text", socket, text: '{"do":"act","id":1,"name":"draw"}' })
  })
  siteWorker.postMessage({ do: "open", socket, path })
}"""
"""Draws without a pause, and passes each answer on before it asks for the next."""
NOT_SAVED: Final = "Not saved: cannot write to the disk. You can keep playing."
FILES: Final = pytest.param(True, id="files")
INDEXEDDB: Final = pytest.param(False, id="indexeddb")


@pytest.fixture
def visitor(
    browser: Browser, has_files: bool, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[SiteVisitor]:
    folder = tmp_path_factory.mktemp("site") / "files"
    with (
        hosting_faulty(folder, has_files=has_files) as site,
        visiting_site(browser, site) as visitor,
    ):
        yield visitor


@pytest.mark.parametrize("has_files", [FILES, INDEXEDDB] if IS_LONG else [INDEXEDDB])
def test_a_move_that_cannot_be_stored_says_so_and_the_next_one_stores_both(
    visitor: SiteVisitor,
) -> None:
    """The tab is killed right after it."""
    seat = visitor.sit(game="draw-three", number="64")
    seat.command("draw")
    fill_disk(seat.page, is_full=True)
    assert NOT_SAVED in seat.command("draw")
    fill_disk(seat.page, is_full=False)
    assert "Not saved" not in seat.command("draw")
    game_id = seat.game_id
    seat.page.close(run_before_unload=False)
    loaded(visitor.open(f"/game/{game_id}"))
    assert len(visitor.site.saved(game_id).steps) == 3


def expect_play_without_storage(browser: Browser, site: Site) -> None:
    with visiting_site(browser, site) as visitor:
        visitor.expect_complaints("[Ss]torage|The operation is insecure")
        seat = visitor.sit(game="draw-three", number="64")
        assert seat.command("draw").endswith(NOT_SAVED)
        assert seat.command("hint") == "Try: ace of clubs, pile 3 to foundation."


def test_a_browser_that_forbids_storage_plays_and_says_that_nothing_is_saved(
    browser: Browser, tmp_path: Path
) -> None:
    with hosting_forbidden(tmp_path / "files") as site:
        expect_play_without_storage(browser, site)


@pytest.mark.skipif(not IS_LONG, reason="starts another Firefox")
def test_a_firefox_that_blocks_cookies_plays_and_says_that_nothing_is_saved(
    playwright: Playwright, site: Site, tmp_path: Path
) -> None:
    blocking = {**LIKES, "network.cookie.cookieBehavior": 2}
    with launched(playwright, tmp_path, blocking) as firefox:
        expect_play_without_storage(firefox, site)


@pytest.mark.parametrize("has_files", [FILES, INDEXEDDB] if IS_LONG else [FILES])
def test_a_tab_that_crashes_while_it_writes_loses_no_answered_move(
    visitor: SiteVisitor, has_files: bool
) -> None:
    """A move is stored before it is answered, so it is there after a crash at any time."""
    chance, told = Random(f"crash {has_files}"), [0]
    visitor.context.expose_function("acknowledge", lambda reply: told.append(reply["table"]["at"]))
    seat = visitor.sit(game="draw-three", number="64")
    game_id = seat.game_id
    for _ in range(CRASHES):
        enough = len(told) + chance.randrange(1, 30)
        seat.page.evaluate(DRAW, f"/api/games/{game_id}")
        for _ in range(20_000):
            if len(told) >= enough:
                break
            seat.page.wait_for_timeout(1 + chance.randrange(3))
        else:
            pytest.fail(f"{told[-1]} moves were answered, and then none")
        with pytest.raises(Error):  # the page has crashed
            seat.page.goto("chrome://crash")
        seat.page.close()
        seat = loaded(visitor.open(f"/game/{game_id}"))
        assert told[-1] <= len(visitor.site.saved(game_id).steps) <= told[-1] + 1
    assert told[-1] >= CRASHES


@pytest.mark.parametrize("has_files", [FILES, INDEXEDDB] if IS_LONG else [FILES])
def test_a_damaged_database_is_set_aside_said_once_and_can_be_saved(
    visitor: SiteVisitor, has_files: bool
) -> None:
    seat = visitor.sit(game="draw-three", number="64")
    seat.page.close(run_before_unload=False)
    page = visitor.context.new_page()
    visitor.expect_complaints("Failed to load resource.*404")  # the icon of this page
    page.goto(f"{visitor.site.origin}/manifest.json")
    text = "no database " * 341 + "...."
    damage(page, text, has_files=has_files)
    page.close()
    said = (
        "The saved games were damaged. The file was set aside, "
        "and what could still be read was kept."
    )
    seat = loaded(visitor.open())
    assert said in seat.hear()
    seat.command("draw")
    seat.page.close(run_before_unload=False)
    seat = loaded(visitor.open())
    assert said not in seat.hear()
    seat.go("Profile")
    link = seat.page.locator("a[download$='winnable.db']")
    with seat.page.expect_download() as saving:
        link.click()
    assert saving.value.path().read_bytes()[:4096] == text.encode()


def test_a_game_in_indexeddb_outlives_its_tab_and_only_one_tab_has_it(
    browser: Browser, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("site") / "files"
    with (
        hosting_faulty(folder, has_files=False) as site,
        visiting_site(browser, site) as visitor,
    ):
        seat = visitor.sit(game="draw-three", number="64")
        seat.command("draw")
        game_id = seat.game_id
        seat.page.reload()
        loaded(seat)
        assert len(site.saved(game_id).steps) == 1
        second = visitor.open(f"/game/{game_id}")
        expect(second.page.locator("#shell p[aria-live]")).to_contain_text("another tab")
        seat.page.close(run_before_unload=False)
        loaded(second)
        assert len(site.saved(game_id).steps) == 1
        # The browser has been renewed, and has files for pages: they take the game over.
        second.page.close(run_before_unload=False)
        shutil.copyfile(BUILT / WORKER, folder / WORKER)
        for _ in range(2):
            again = loaded(visitor.open(f"/game/{game_id}"))
            assert len(site.saved(game_id).steps) == 1
            again.page.wait_for_function("indexedDB.databases().then((found) => !found.length)")
            again.page.close(run_before_unload=False)
